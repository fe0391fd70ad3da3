/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Wars: a tile has united two kingdoms, and some leaders are there twice. The tile lies under the unification tile until
 * there is peace: it links, but supports nobody (te.war.unification-tile). */

unsigned
te_wars (const TeGame  *game,
         const TeState *state)
{
  TrSet kingdom = te_kingdom_at (game, state, state->united);
  unsigned wars = 0;

  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    {
      unsigned seat = te_leader_in (game, state, kingdom, leader, TE_NONE);

      if (seat != TE_NONE && te_leader_in (game, state, kingdom, leader, seat) != TE_NONE)
        wars |= 1u << leader;
    }
  return wars;
}

/* Everything is looked at anew after each war (te.war.choice). */
void
te_next_war (const TeGame *game,
             TeState      *state,
             TrEventList  *events)
{
  unsigned wars = te_wars (game, state);

  state->seat = state->active;
  if (wars == 0)
    {
      te_tell (events, TE_EVENT_SEPARATED, TR_SEAT_NONE, TE_RULE_WAR_UNIFICATION_TILE, state->united, 0, 0);
      state->united = TE_NONE;
      te_after_wars (game, state, events);
    }
  else if ((wars & (wars - 1)) == 0)
    te_begin_conflict (game, state, TE_ASK_WAR, (unsigned) __builtin_ctz (wars), events);
  else
    state->ask = TE_ASK_CHOOSE;
}

void
te_list_choose (const TeGame  *game,
                const TeState *state,
                TrMoveList    *list)
{
  unsigned wars = te_wars (game, state);

  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    if (wars >> leader & 1)
      tr_move_list_add (list, tr_move (TE_MOVE_WAR, leader, 0, 0));
}

TrRefusal
te_judge_choose (const TeGame  *game,
                 const TeState *state,
                 TrMove         move)
{
  unsigned leader = tr_move_arg (move, 0);

  if (tr_move_kind (move) != TE_MOVE_WAR)
    return te_no (TE_NO_TIME, state->ask, 0);
  return te_wars (game, state) >> leader & 1 ? TE_YES : te_no (TE_NO_PEACE, leader, 0);
}

void
te_apply_choose (const TeGame *game,
                 TeState      *state,
                 TrMove        move,
                 TrEventList  *events)
{
  te_begin_conflict (game, state, TE_ASK_WAR, tr_move_arg (move, 0), events);
}

/* ── A war ── */

/* The tiles that support SEAT: linked to its leader without crossing the covered tile (te.war.strength). */
static TrSet
supporters (const TeGame  *game,
            const TeState *state,
            unsigned       seat)
{
  TrSet links = tr_set_minus (te_links (state), tr_set_of (state->united));

  return tr_set_and (te_linked (game, links, state->seats[seat].leaders[state->conflict]), state->tiles[state->conflict]);
}

unsigned
te_war_strength (const TeGame  *game,
                 const TeState *state,
                 unsigned       seat)
{
  return tr_set_count (supporters (game, state, seat));
}

/* Temples with a treasure, or beside a leader other than the two priests, stay (te.war.priests). So no leader loses its last
 * temple in a war: those of the loser are not beside the winning priest, who is on the other side of the covered tile. */
static TrSet
holy_temples (const TeGame  *game,
              const TeState *state)
{
  TrSet leaders = state->leaders;

  tr_set_remove (&leaders, state->seats[state->attacker].leaders[TE_TEMPLE]);
  tr_set_remove (&leaders, state->seats[state->defender].leaders[TE_TEMPLE]);
  return tr_set_or (state->treasures, tr_square_around (&game->map, leaders));
}

static void
tell_kept (TrSet        kept,
           unsigned     rule,
           TrEventList *events)
{
  while (!tr_set_empty (kept))
    te_tell (events, TE_EVENT_KEPT, TR_SEAT_NONE, rule, tr_set_pop (&kept), 0, 0);
}

void
te_end_war (const TeGame *game,
            TeState      *state,
            unsigned      winner,
            unsigned      loser,
            TrEventList  *events)
{
  unsigned colour = state->conflict;
  TrSet lost = supporters (game, state, loser);
  TrSet guarded = tr_set_and (lost, te_guarded (state));
  TrSet holy = colour == TE_TEMPLE ? tr_set_and (lost, holy_temples (game, state)) : TR_SET_EMPTY;
  unsigned points;

  lost = tr_set_minus (lost, tr_set_or (guarded, holy));
  points = 1 + tr_set_count (lost);
  tell_kept (guarded, TE_RULE_ADV_BUILDING_GUARD, events);
  tell_kept (tr_set_minus (holy, guarded), TE_RULE_WAR_PRIESTS, events);
  te_lose_leader (state, loser, colour, TE_EVENT_WITHDRAWN, TE_RULE_WAR_RESULT, events);
  while (!tr_set_empty (lost))
    te_remove_tile (state, tr_set_pop (&lost), TE_RULE_WAR_RESULT, events);
  te_gain (state, winner, points, colour, TE_RULE_WAR_RESULT, events);
  te_end_conflict (state);
  te_next_war (game, state, events);
}
