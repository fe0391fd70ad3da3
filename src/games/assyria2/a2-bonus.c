/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* The tribute bonus of a civilisation (a2.tribute.bonus, a2.civ.each): after a tribute, where it may be declined, or by
 * the favour tribute-bonus, where it may not. */

#define NOT_SO 0xff

/* What each civilisation's bonus is paid with; those that are not a plain deal have moves of their own. */
static const uint8_t bonus_costs[A2_CIVILISATIONS][A2_PAYMENTS] = {
  /*                   nothing gold    camel   vp      farmer */
  [A2_AMORITES] =    { NOT_SO, 1,      NOT_SO, 1,      NOT_SO },
  [A2_BABYLONIANS] = { NOT_SO, NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_CANAANITES] =  { 0,      NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_CIMMERIANS] =  { NOT_SO, NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_EGYPTIANS] =   { NOT_SO, NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_ELAMITES] =    { 0,      NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_HARAPPANS] =   { 0,      NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_HITTITES] =    { NOT_SO, NOT_SO, NOT_SO, NOT_SO, NOT_SO },
  [A2_ISRAELITES] =  { NOT_SO, 1,      1,      NOT_SO, NOT_SO },
  [A2_MEDES] =       { NOT_SO, NOT_SO, NOT_SO, 2,      1      },
};

/* a2.act.effect: whether there is something to be had for the payment. */
static TrRefusal
judge_gain (const A2Game  *game,
            const A2State *state,
            unsigned       civilisation)
{
  const A2Seat *player = &state->seats[state->seat];

  switch (civilisation)
    {
    case A2_AMORITES:
      return player->offerings < game->last_offering ? A2_YES : a2_no (A2_NO_OFFER_TOP, game->last_offering, 0);
    case A2_HARAPPANS:
      return player->ploughs < game->n_ploughs ? A2_YES : a2_no (A2_NO_EFFECT, 0, 0);
    case A2_ISRAELITES:
      return player->stock > 0 ? A2_YES : a2_no (A2_NO_STOCK, 0, 0);
    case A2_MEDES:
      return a2_can_draw_favour (state) ? A2_YES : a2_no (A2_NO_EFFECT, 0, 0);
    default:
      return A2_YES;
    }
}

static TrRefusal
judge_deal (const A2Game  *game,
            const A2State *state,
            unsigned       civilisation,
            unsigned       payment)
{
  const A2Seat *player = &state->seats[state->seat];
  const int funds[A2_PAYMENTS] = { 0, player->gold, player->camels, player->vp, player->farmers };
  unsigned cost = bonus_costs[civilisation][payment];

  if (cost == NOT_SO)
    return a2_no (A2_NO_BONUS_KIND, civilisation, 0);
  if (funds[payment] < (int) cost)
    return a2_no (payment == A2_PAY_VP ? A2_NO_VP_TO_LOSE : A2_NO_BONUS_COST, cost, (unsigned) funds[payment]);
  return judge_gain (game, state, civilisation);
}

/* The own huts that a bonus lets its player destroy. */
static TrSet
victims (const A2Game  *game,
         const A2State *state,
         unsigned       civilisation)
{
  TrSet huts = state->seats[state->seat].huts;

  if (civilisation == A2_EGYPTIANS)
    return tr_set_and (huts, game->rivers);
  if (civilisation == A2_HITTITES)
    return tr_set_minus (huts, game->rivers);
  return TR_SET_EMPTY;
}

bool
a2_bonus_possible (const A2Game  *game,
                   const A2State *state,
                   unsigned       area)
{
  unsigned civilisation = state->areas[area].civilisation;

  if (civilisation == A2_BABYLONIANS)
    return a2_can_follow_tribute (game, state, area);
  if (civilisation == A2_CIMMERIANS)
    return a2_can_move_hut (game, state, state->seat);
  if (!tr_set_empty (victims (game, state, civilisation)))
    return true;
  for (unsigned payment = 0; payment < A2_PAYMENTS; payment++)
    if (judge_deal (game, state, civilisation, payment).kind == 0)
      return true;
  return false;
}

void
a2_begin_bonus (A2State *state,
                unsigned area,
                bool     must)
{
  state->ask = A2_ASK_BONUS;
  state->bonus_area = (uint8_t) area;
  state->bonus_must = must;
}

/* Forgets the bonus, so that equal situations are equal states. */
static void
end_bonus (A2State *state)
{
  state->bonus_area = 0;
  state->bonus_must = 0;
  a2_resume_actions (state);
}

void
a2_list_bonus (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  unsigned civilisation = state->areas[state->bonus_area].civilisation;

  if (civilisation == A2_BABYLONIANS)
    a2_list_tribute (game, state, list);
  else if (civilisation == A2_CIMMERIANS)
    a2_list_move_hut (game, state, list);
  a2_list_spaces (A2_MOVE_DESTROY, victims (game, state, civilisation), list);
  for (unsigned payment = 0; payment < A2_PAYMENTS; payment++)
    if (judge_deal (game, state, civilisation, payment).kind == 0)
      tr_move_list_add (list, tr_move (A2_MOVE_BONUS, payment, 0, 0));
  if (!state->bonus_must)
    tr_move_list_add (list, tr_move (A2_MOVE_SKIP, 0, 0, 0));
}

TrRefusal
a2_judge_bonus (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  unsigned civilisation = state->areas[state->bonus_area].civilisation;
  unsigned argument = tr_move_arg (move, 0);
  TrRefusal wrong = a2_no (A2_NO_BONUS_KIND, civilisation, 0);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_SKIP:
      return state->bonus_must ? a2_no (A2_NO_BONUS_MUST, 0, 0) : A2_YES;
    case A2_MOVE_BONUS:
      return judge_deal (game, state, civilisation, argument);
    case A2_MOVE_TRIBUTE:
      return civilisation == A2_BABYLONIANS ? a2_judge_tribute (game, state, move) : wrong;
    case A2_MOVE_MOVE:
      return civilisation == A2_CIMMERIANS ? a2_judge_move_hut (game, state, move) : wrong;
    case A2_MOVE_DESTROY:
      if (civilisation != A2_EGYPTIANS && civilisation != A2_HITTITES)
        return wrong;
      return tr_set_has (victims (game, state, civilisation), argument) ? A2_YES : a2_no (A2_NO_BONUS_HUT, argument, 0);
    default:
      return a2_no (A2_NO_TIME, state->ask, 0);
    }
}

static void
pay (A2State     *state,
     unsigned     civilisation,
     unsigned     payment,
     TrEventList *events)
{
  unsigned seat = state->seat;
  unsigned cost = bonus_costs[civilisation][payment];

  switch (payment)
    {
    case A2_PAY_GOLD:
      a2_gain_gold (state, seat, -(int) cost, A2_RULE_TRIBUTE_BONUS, events);
      break;
    case A2_PAY_CAMEL:
      a2_pay_camels (state, seat, cost, A2_RULE_TRIBUTE_BONUS, events);
      break;
    case A2_PAY_VP:
      a2_gain_vp (state, seat, -(int) cost, A2_RULE_TRIBUTE_BONUS, events);
      break;
    case A2_PAY_FARMER:
      a2_gain_farmers (state, seat, -(int) cost, A2_RULE_TRIBUTE_BONUS, events);
      break;
    default:
      break;
    }
}

/* A deal: paid, then gained. */
static void
resolve_deal (const A2Game *game,
              A2State      *state,
              unsigned      civilisation,
              unsigned      payment,
              TrEventList  *events)
{
  unsigned seat = state->seat;

  pay (state, civilisation, payment, events);
  switch (civilisation)
    {
    case A2_AMORITES:
      a2_gain_offerings (game, state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_CANAANITES:
      a2_gain_ships (state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_ELAMITES:
      a2_gain_farmers (state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_HARAPPANS:
      a2_flip_ploughs (game, state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_ISRAELITES:
      a2_gain_huts (state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    default:                    /* A2_MEDES */
      a2_offer_favours (state, seat, events);
    }
}

static void
resolve_destruction (const A2Game *game,
                     A2State      *state,
                     unsigned      civilisation,
                     unsigned      space,
                     TrEventList  *events)
{
  unsigned seat = state->seat;

  a2_remove_hut (state, seat, space, A2_RULE_CIV_EACH, events);
  if (civilisation == A2_EGYPTIANS)
    {
      a2_gain_influence (game, state, seat, 1, A2_RULE_CIV_EACH, events);
      a2_gain_vp (state, seat, 1, A2_RULE_CIV_EACH, events);
    }
  else
    a2_gain_vp (state, seat, 2, A2_RULE_CIV_EACH, events);
}

void
a2_apply_bonus (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  unsigned civilisation = state->areas[state->bonus_area].civilisation;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_TRIBUTE:
      a2_apply_tribute (game, state, move, events);
      if (state->ask != A2_ASK_BONUS)
        end_bonus (state);
      return;

    case A2_MOVE_MOVE:
      a2_move_hut (state, state->seat, move, A2_RULE_CIV_EACH, events);
      break;

    case A2_MOVE_DESTROY:
      resolve_destruction (game, state, civilisation, tr_move_arg (move, 0), events);
      break;

    case A2_MOVE_BONUS:
      end_bonus (state);
      resolve_deal (game, state, civilisation, tr_move_arg (move, 0), events);
      if (state->ask != A2_ASK_KEEP_FAVOUR)
        a2_resume_actions (state);
      return;

    default:                    /* A2_MOVE_SKIP */
      break;
    }
  end_bonus (state);
}

/* ── Two favours drawn, one kept ── */

void
a2_offer_favours (A2State     *state,
                  unsigned     seat,
                  TrEventList *events)
{
  state->drawn[0] = a2_draw_favour (state, events);
  state->drawn[1] = a2_draw_favour (state, events);
  if (state->drawn[0] != A2_NONE)
    a2_tell (events, A2_EVENT_DRAWN, seat, A2_RULE_CIV_EACH, 0, 0);
  if (state->drawn[1] != A2_NONE)
    {
      state->ask = A2_ASK_KEEP_FAVOUR;
      return;
    }
  if (state->drawn[0] != A2_NONE)
    {
      state->seats[seat].favours[state->drawn[0]]++;
      a2_tell (events, A2_EVENT_FAVOUR, seat, A2_RULE_CIV_EACH, state->drawn[0], 0);
      state->drawn[0] = A2_NONE;
    }
  a2_resume_actions (state);
}

void
a2_list_keep_favour (const A2Game  *game,
                     const A2State *state,
                     TrMoveList    *list)
{
  (void) game;
  tr_move_list_add (list, tr_move (A2_MOVE_KEEP, state->drawn[0], 0, 0));
  if (state->drawn[1] != state->drawn[0])
    tr_move_list_add (list, tr_move (A2_MOVE_KEEP, state->drawn[1], 0, 0));
}

TrRefusal
a2_judge_keep_favour (const A2Game  *game,
                      const A2State *state,
                      TrMove         move)
{
  unsigned favour = tr_move_arg (move, 0);

  (void) game;
  if (tr_move_kind (move) != A2_MOVE_KEEP)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (favour != state->drawn[0] && favour != state->drawn[1])
    return a2_no (A2_NO_KEEP, favour, 0);
  return A2_YES;
}

void
a2_apply_keep_favour (const A2Game *game,
                      A2State      *state,
                      TrMove        move,
                      TrEventList  *events)
{
  unsigned kept = state->drawn[0] == tr_move_arg (move, 0) ? 0 : 1;

  (void) game;
  state->seats[state->seat].favours[state->drawn[kept]]++;
  a2_tell (events, A2_EVENT_FAVOUR, state->seat, A2_RULE_CIV_EACH, state->drawn[kept], 0);
  a2_discard_favour (state, state->drawn[1 - kept], state->seat, A2_RULE_CIV_EACH, events);
  state->drawn[0] = state->drawn[1] = A2_NONE;
  a2_resume_actions (state);
}
