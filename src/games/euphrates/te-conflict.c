/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* What revolts and wars share: the attacker adds tiles from the hand, then the defender, each once. Both are always
 * asked: not to ask would tell that there is nothing to add (te.hidden). */

/* The colour of the tiles that support a conflict. */
static unsigned
support_of (const TeState *state)
{
  return state->ask == TE_ASK_REVOLT ? TE_TEMPLE : state->conflict;
}

static unsigned
other_side (const TeState *state,
            unsigned       seat)
{
  return seat == state->attacker ? state->defender : state->attacker;
}

unsigned
te_strength (const TeGame  *game,
             const TeState *state,
             unsigned       seat)
{
  return state->ask == TE_ASK_REVOLT ? te_revolt_strength (game, state, seat) : te_war_strength (game, state, seat);
}

unsigned
te_strength_against (const TeGame  *game,
                     const TeState *state,
                     unsigned       seat)
{
  return te_strength (game, state, other_side (state, seat)) + (seat == state->defender ? state->committed : 0u);
}

/* The active player attacks, or who of the two comes first after them (te.revolt.when, te.war.attacker). */
bool
te_find_sides (const TeGame  *game,
               const TeState *state,
               unsigned      *attacker,
               unsigned      *defender)
{
  unsigned leader = state->conflict;
  unsigned from = state->ask == TE_ASK_REVOLT ? state->seats[state->active].leaders[leader] : state->united;
  TrSet kingdom;

  if (from == TE_NONE)
    return false;
  kingdom = te_kingdom_at (game, state, from);
  *attacker = state->active;
  for (unsigned n = 1; !te_leads_in (state, kingdom, leader, *attacker); n++)
    {
      if (n == game->game.seats)
        return false;
      *attacker = te_next_seat (game, *attacker);
    }
  *defender = te_leader_in (game, state, kingdom, leader, *attacker);
  return *defender != TE_NONE;
}

void
te_begin_conflict (const TeGame *game,
                   TeState      *state,
                   TeAsk         ask,
                   unsigned      leader,
                   TrEventList  *events)
{
  bool revolt = ask == TE_ASK_REVOLT;
  unsigned rule = revolt ? TE_RULE_REVOLT_STRENGTH : TE_RULE_WAR_STRENGTH;
  unsigned attacker, defender;

  state->ask = (uint8_t) ask;
  state->conflict = (uint8_t) leader;
  state->committed = 0;
  te_find_sides (game, state, &attacker, &defender);
  state->seat = state->attacker = (uint8_t) attacker;
  state->defender = (uint8_t) defender;
  if (events == NULL)
    return;
  te_tell (events, revolt ? TE_EVENT_REVOLT : TE_EVENT_WAR, TR_SEAT_NONE, revolt ? TE_RULE_REVOLT_WHEN : TE_RULE_WAR_WHEN,
           leader, 0, 0);
  te_tell (events, TE_EVENT_ATTACKS, attacker, rule, te_strength (game, state, attacker), 0, 0);
  te_tell (events, TE_EVENT_DEFENDS, defender, rule, te_strength (game, state, defender), 0, 0);
}

/* English variant: the attacker adds what exceeds the defender, the defender what makes a tie, or both nothing
 * (te.var.english). */
static TrRefusal
judge_english (const TeGame  *game,
               const TeState *state,
               unsigned       n)
{
  unsigned own = te_strength (game, state, state->seat);
  unsigned other = te_strength_against (game, state, state->seat);

  if (n == 0)
    return TE_YES;
  if (state->seat == state->attacker)
    return own + n > other ? TE_YES : te_no (TE_NO_ENGLISH_ATTACK, own + n, other);
  return own + n == other ? TE_YES : te_no (TE_NO_ENGLISH_DEFENCE, other > own ? other - own : 0, 0);
}

TrRefusal
te_judge_support (const TeGame  *game,
                  const TeState *state,
                  TrMove         move)
{
  unsigned n = tr_move_arg (move, 0);
  unsigned has = state->seats[state->seat].hand[support_of (state)];

  if (tr_move_kind (move) != TE_MOVE_SUPPORT)
    return te_no (TE_NO_TIME, state->ask, 0);
  if (n > has)
    return state->ask == TE_ASK_REVOLT ? te_no (TE_NO_REVOLT_HAND, has, 0) : te_no (TE_NO_WAR_HAND, support_of (state), has);
  return te_plays (game, TE_OPTION_ENGLISH) ? judge_english (game, state, n) : TE_YES;
}

void
te_list_support (const TeGame  *game,
                 const TeState *state,
                 TrMoveList    *list)
{
  unsigned has = state->seats[state->seat].hand[support_of (state)];

  for (unsigned n = 0; n <= has; n++)
    {
      TrMove move = tr_move (TE_MOVE_SUPPORT, n, 0, 0);

      if (te_judge_support (game, state, move).kind == 0)
        tr_move_list_add (list, move);
    }
}

void
te_end_conflict (TeState *state)
{
  state->attacker = state->defender = state->conflict = TE_NONE;
  state->committed = 0;
}

/* More wins, ties to the defender (te.revolt.result, te.war.result). */
static void
decide (const TeGame *game,
        TeState      *state,
        unsigned      defence,
        TrEventList  *events)
{
  unsigned attack = te_strength_against (game, state, state->defender);
  bool revolt = state->ask == TE_ASK_REVOLT;
  unsigned winner = attack > defence ? state->attacker : state->defender;
  unsigned loser = other_side (state, winner);

  te_tell (events, TE_EVENT_WON, winner, revolt ? TE_RULE_REVOLT_RESULT : TE_RULE_WAR_RESULT, state->conflict,
           winner == state->attacker ? attack : defence, winner == state->attacker ? defence : attack);
  if (revolt)
    te_end_revolt (game, state, winner, loser, events);
  else
    te_end_war (game, state, winner, loser, events);
}

void
te_apply_support (const TeGame *game,
                  TeState      *state,
                  TrMove        move,
                  TrEventList  *events)
{
  unsigned n = tr_move_arg (move, 0);
  unsigned colour = support_of (state);
  TeSeat *seat = &state->seats[state->seat];

  seat->hand[colour] = (uint8_t) (seat->hand[colour] - n);
  state->out[colour] = (uint8_t) (state->out[colour] + n);
  te_tell (events, TE_EVENT_COMMITTED, state->seat,
           te_plays (game, TE_OPTION_ENGLISH)  ? TE_RULE_VAR_ENGLISH
           : state->ask == TE_ASK_REVOLT ? TE_RULE_REVOLT_STRENGTH
                                         : TE_RULE_WAR_STRENGTH,
           n, colour, 0);
  if (state->seat == state->attacker)
    {
      state->committed = (uint8_t) n;
      state->seat = state->defender;
    }
  else
    decide (game, state, te_strength (game, state, state->defender) + n, events);
}
