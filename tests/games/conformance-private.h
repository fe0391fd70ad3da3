/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "conformance.h"

/* A random game under way. */
typedef struct
{
  const Conformance *conformance;
  const TrGame      *game;
  unsigned           number;    /* of the game */
  uint64_t           seed;      /* of its set-up */
  uint64_t           random;    /* what players and checks choose by: nothing to do with the game's own dice */
  TrState           *state;
  TrTurn             turn;
  TrMoveList         moves;     /* all that are legal now; none when the game is over */
  TrEventList        events;    /* of the last move, or of set-up */
  GArray            *played;
} Walk;

Walk   *walk_new    (const Conformance *conformance);
void    walk_free   (Walk              *walk);
/* SHARE: one in how many of the suite's games is played. */
bool    walk_next   (Walk              *walk,
                     unsigned           share);
bool    walk_over   (const Walk        *walk);
/* True in one of RATE states, in every state of a small game. */
bool    walk_sample (Walk              *walk,
                     unsigned           rate);
TrMove  walk_choose (Walk              *walk);
void    walk_step   (Walk              *walk,
                     TrMove             move);
void    walk_fail   (const Walk        *walk,
                     const char        *file,
                     int                line,
                     const char        *format,
                     ...) G_GNUC_PRINTF (4, 5) G_GNUC_NORETURN;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Walk, walk_free)

#define walk_assert(walk, condition, ...)                       \
  G_STMT_START                                                  \
    {                                                           \
      if (!(condition))                                         \
        walk_fail (walk, __FILE__, __LINE__, __VA_ARGS__);      \
    }                                                           \
  G_STMT_END

/* Leaves BYTE all over the unused stack, so that what a rule leaves undefined comes out differently each time. */
void        conformance_dirty_stack   (int                byte);
/* The next move that can be written at all, legal or not; from a move whose arguments are all 0. */
bool        conformance_next_move     (const TrGame      *game,
                                       TrMove            *move);
/* How many there are of a kind. */
uint64_t    conformance_count_moves   (const TrGame      *game,
                                       unsigned           kind);
TrMove      conformance_random_move   (const TrGame      *game,
                                       unsigned           kind,
                                       uint64_t          *random);
/* What cannot be written of a sentence with these arguments; NULL when all is well. */
const char *conformance_sentence_flaw (const TrGame      *game,
                                       const char        *sentence,
                                       unsigned           seat,
                                       const uint8_t     *sorts,
                                       const int16_t     *args,
                                       unsigned           n_args);

void conformance_tables   (const Conformance *conformance);
void conformance_setup    (const Conformance *conformance);
void conformance_play     (const Conformance *conformance);
void conformance_replay   (const Conformance *conformance);
void conformance_judge    (const Conformance *conformance);
void conformance_texts    (const Conformance *conformance);
void conformance_pointing (const Conformance *conformance);
void conformance_position (const Conformance *conformance);
void conformance_views    (const Conformance *conformance);
