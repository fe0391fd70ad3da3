/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Swapping tiles (te.swap): how many of each colour, in one decision; a hand has at most 35 different ones. The bag may
 * hold fewer than are wanted: then the game ends (te.end.bag). */

void
te_list_swaps (const TeState *state,
               TrMoveList    *list)
{
  const uint8_t *hand = state->seats[state->active].hand;
  uint8_t n[TE_COLOURS] = { 0 };

  for (;;)
    {
      TrMove move = tr_move (TE_MOVE_SWAP, 0, 0, 0);
      unsigned colour = 0;

      /* The next choice, counted up like the digits of a number. */
      while (colour < TE_COLOURS && n[colour] == hand[colour])
        n[colour++] = 0;
      if (colour == TE_COLOURS)
        return;
      n[colour]++;
      for (unsigned i = 0; i < TE_COLOURS; i++)
        move = tr_move_with_arg (move, i, n[i]);
      tr_move_list_add (list, move);
    }
}

TrRefusal
te_judge_swap (const TeState *state,
               TrMove         move)
{
  const uint8_t *hand = state->seats[state->active].hand;
  unsigned n = 0;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      n += tr_move_arg (move, colour);
      if (tr_move_arg (move, colour) > hand[colour])
        return te_no (TE_NO_SWAP_HAND, colour, hand[colour]);
    }
  return n > 0 ? TE_YES : te_no (TE_NO_SWAP_NOTHING, 0, 0);
}

/* Others see how many tiles go, not which (te.hidden). */
void
te_apply_swap (const TeGame *game,
               TeState      *state,
               TrMove        move,
               TrEventList  *events)
{
  unsigned n = 0;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned swapped = tr_move_arg (move, colour);

      n += swapped;
      state->seats[state->active].hand[colour] = (uint8_t) (state->seats[state->active].hand[colour] - swapped);
      state->out[colour] = (uint8_t) (state->out[colour] + swapped);
    }
  te_tell (events, TE_EVENT_SWAPPED, state->active, TE_RULE_SWAP, n, 0, 0);
  if (te_draw (game, state, state->active, n, TE_RULE_SWAP, events))
    te_finish_action (game, state, events);
}
