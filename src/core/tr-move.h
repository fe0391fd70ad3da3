/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A move is 64 bits: a kind in the lowest byte and up to seven small arguments, a byte each. What they mean is written
 * in the game's table of move kinds (TrMoveKind); unused arguments are 0, so equal moves are equal numbers. */

typedef uint64_t TrMove;

#define TR_MOVE_NONE     UINT64_C (0)
#define TR_MOVE_ARGS_MAX 7

static inline TrMove
tr_move (unsigned kind,
         unsigned a,
         unsigned b,
         unsigned c)
{
  return (TrMove) kind | (TrMove) a << 8 | (TrMove) b << 16 | (TrMove) c << 24;
}

static inline unsigned
tr_move_kind (TrMove move)
{
  return move & 0xff;
}

static inline unsigned
tr_move_arg (TrMove   move,
             unsigned i)
{
  return (move >> (8 * (i + 1))) & 0xff;
}

static inline TrMove
tr_move_with_arg (TrMove   move,
                  unsigned i,
                  unsigned value)
{
  unsigned shift = 8 * (i + 1);

  return (move & ~(UINT64_C (0xff) << shift)) | (TrMove) value << shift;
}

/* A list of moves that never allocates. A game whose decisions could overflow it is a game with decisions that are too
 * large; the conformance suite asserts that `overflow` stays false. */

#define TR_MOVE_LIST_MAX 2048

typedef struct
{
  uint32_t n;
  bool     overflow;
  TrMove   moves[TR_MOVE_LIST_MAX];
} TrMoveList;

static inline void
tr_move_list_clear (TrMoveList *list)
{
  list->n = 0;
  list->overflow = false;
}

static inline void
tr_move_list_add (TrMoveList *list,
                  TrMove      move)
{
  if (list->n < TR_MOVE_LIST_MAX)
    list->moves[list->n++] = move;
  else
    list->overflow = true;
}

static inline bool
tr_move_list_has (const TrMoveList *list,
                  TrMove            move)
{
  for (uint32_t i = 0; i < list->n; i++)
    if (list->moves[i] == move)
      return true;
  return false;
}
