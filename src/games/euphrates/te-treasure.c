/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Treasures (te.treasure.take): a trader takes all in its kingdom but one, those on bordered spaces first. So the only
 * thing to choose is which one stays: one without a border, if there is any. */

TrSet
te_treasures_to_leave (const TeGame  *game,
                       const TeState *state,
                       unsigned       seat,
                       unsigned      *n)
{
  unsigned trader = state->seats[seat].leaders[TE_MARKET];
  TrSet treasures, plain;

  *n = 0;
  if (trader == TE_NONE)
    return TR_SET_EMPTY;
  treasures = tr_set_and (te_kingdom_at (game, state, trader), state->treasures);
  plain = tr_set_minus (treasures, game->bordered);
  if (tr_set_count (treasures) < 2)
    return TR_SET_EMPTY;
  *n = tr_set_count (treasures) - 1;
  return tr_set_empty (plain) ? treasures : plain;
}

static void
take_all_but (const TeGame *game,
              TeState      *state,
              unsigned      seat,
              unsigned      stays,
              TrEventList  *events)
{
  TrSet taken = tr_set_and (te_kingdom_at (game, state, state->seats[seat].leaders[TE_MARKET]), state->treasures);
  unsigned n;

  tr_set_remove (&taken, stays);
  n = tr_set_count (taken);
  state->treasures = tr_set_minus (state->treasures, taken);
  state->seats[seat].treasures = (uint8_t) (state->seats[seat].treasures + n);
  while (!tr_set_empty (taken))
    te_tell (events, TE_EVENT_TREASURE_FROM, seat, TE_RULE_TREASURE_TAKE, tr_set_pop (&taken), 0, 0);
  te_tell (events, TE_EVENT_TREASURE, seat, TE_RULE_TREASURE_TAKE, n, TE_POINT_TREASURE, 0);
}

bool
te_take_treasures (const TeGame *game,
                   TeState      *state,
                   TrEventList  *events)
{
  unsigned seat = state->active;

  do
    {
      unsigned n;
      TrSet stay = te_treasures_to_leave (game, state, seat, &n);

      if (tr_set_count (stay) > 1)
        {
          state->ask = TE_ASK_TREASURE;
          state->seat = (uint8_t) seat;
          return true;
        }
      if (!tr_set_empty (stay))
        take_all_but (game, state, seat, tr_set_first (stay), events);
      seat = te_next_seat (game, seat);
    }
  while (seat != state->active);
  return false;
}

void
te_list_treasure (const TeGame  *game,
                  const TeState *state,
                  TrMoveList    *list)
{
  unsigned n;

  te_list_spaces (TE_MOVE_LEAVE, te_treasures_to_leave (game, state, state->seat, &n), list);
}

TrRefusal
te_judge_treasure (const TeGame  *game,
                   const TeState *state,
                   TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  unsigned n;

  if (tr_move_kind (move) != TE_MOVE_LEAVE)
    return te_no (TE_NO_TIME, state->ask, 0);
  if (!tr_set_has (state->treasures, space))
    return te_no (TE_NO_TREASURE, space, 0);
  if (!tr_set_has (te_kingdom_at (game, state, state->seats[state->seat].leaders[TE_MARKET]), space))
    return te_no (TE_NO_TREASURE_KINGDOM, space, 0);
  if (!tr_set_has (te_treasures_to_leave (game, state, state->seat, &n), space))
    return te_no (TE_NO_TREASURE_BORDERED, space, 0);
  return TE_YES;
}

void
te_apply_treasure (const TeGame *game,
                   TeState      *state,
                   TrMove        move,
                   TrEventList  *events)
{
  take_all_but (game, state, state->seat, tr_move_arg (move, 0), events);
  te_finish_action (game, state, events);
}
