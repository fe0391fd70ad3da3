/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Phase 3: expansion. Each player, in row order from the top, collects cards, builds, feeds (a2-feed.c), destroys, digs
 * wells, gains camels and VP (a2-income.c), all in one turn. */

void
a2_begin_expansion (const A2Game *game,
                    A2State      *state,
                    TrEventList  *events)
{
  state->phase = A2_PHASE_EXPANSION;
  a2_tell (events, A2_EVENT_PHASE, TR_SEAT_NONE, A2_RULE_ROUND_ORDER, A2_PHASE_EXPANSION, 0);
  state->row = 0;
  a2_next_expansion (game, state, events);
}

/* a2.build.must: huts that cannot be placed go to the supply. */
static void
end_building (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  A2Seat *player = &state->seats[state->seat];

  if (player->growth > 0)
    {
      a2_tell (events, A2_EVENT_UNBUILT, state->seat, A2_RULE_BUILD_MUST, player->growth, 0);
      player->supply = (uint8_t) (player->supply + player->growth);
      player->growth = 0;
    }
  a2_begin_feeding (game, state, events);
}

/* The building step ends by itself when there is nothing left to choose. */
static void
resume_building (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  TrMoveList list;

  state->ask = A2_ASK_BUILD;
  tr_move_list_clear (&list);
  a2_list_build (game, state, &list);
  if (list.n == 1 && tr_move_kind (list.moves[0]) == A2_MOVE_DONE)
    end_building (game, state, events);
}

/* The turn of the next leader from the row where the last one ended. */
void
a2_next_expansion (const A2Game *game,
                   A2State      *state,
                   TrEventList  *events)
{
  for (; state->row < a2_n_rows (game); state->row++)
    {
      unsigned seat = state->rows[state->row].leader;

      if (seat == A2_NONE)
        continue;
      state->seat = (uint8_t) seat;
      if (a2_is_rival (game, seat))
        {
          a2_rival_expand (game, state, events);
          continue;
        }
      for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
        a2_take_card (state, state->row, place, seat, A2_RULE_EXPAND_COLLECT, events);
      resume_building (game, state, events);
      return;
    }

  state->row = 0;
  state->phase = A2_PHASE_ACTIONS;
  a2_tell (events, A2_EVENT_PHASE, TR_SEAT_NONE, A2_RULE_ROUND_ORDER, A2_PHASE_ACTIONS, 0);
  a2_next_actions (game, state, events);
}

/* ── Building huts ── */

void
a2_list_build (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  a2_list_builds (game, state, A2_USE_BUILD, list);
  a2_list_favours (game, state, A2_USE_BUILD, list);
  if (player->growth == 0 || tr_set_empty (a2_build_spaces (game, state, state->seat)))
    tr_move_list_add (list, tr_move (A2_MOVE_DONE, 0, 0, 0));
}

TrRefusal
a2_judge_build_step (const A2Game  *game,
                     const A2State *state,
                     TrMove         move)
{
  const A2Seat *player = &state->seats[state->seat];
  TrSet spaces;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_DONE:
      spaces = a2_build_spaces (game, state, state->seat);
      if (player->growth > 0 && !tr_set_empty (spaces))
        return a2_no (A2_NO_MUST_BUILD, player->growth, tr_set_first (spaces));
      return A2_YES;

    case A2_MOVE_USE:
      return a2_judge_use (game, state, tr_move_arg (move, 0), A2_USE_BUILD);

    default:
      return a2_judge_builds (game, state, A2_USE_BUILD, move);
    }
}

void
a2_apply_build (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  if (tr_move_kind (move) == A2_MOVE_DONE)
    {
      end_building (game, state, events);
      return;
    }
  if (tr_move_kind (move) == A2_MOVE_USE)
    a2_use_favour (game, state, tr_move_arg (move, 0), events);
  else
    a2_apply_builds (state, move, events);
  resume_building (game, state, events);
}
