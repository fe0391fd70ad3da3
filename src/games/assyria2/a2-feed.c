/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* Feeding, in the expansion phase and after the last flood. A food card is discarded (serve), then feeds its first hut at
 * once; its other icons lie ready until the step ends. */

static TrSet
hungry (const A2State *state)
{
  return tr_set_minus (state->seats[state->seat].huts, state->fed);
}

/* The hungry huts an icon could feed: any with a wild one, any with a farmer (a2.feed.farmer), else those of its food. */
static TrSet
fed_by (const A2Game  *game,
        const A2State *state,
        unsigned       icon)
{
  TrSet huts = hungry (state);

  return icon == A2_WILD ? huts : tr_set_and (huts, tr_set_or (game->shows[icon], state->farmers));
}

static TrSet
fed_by_any (const A2Game  *game,
            const A2State *state,
            const uint8_t  icons[A2_ICONS])
{
  TrSet huts = TR_SET_EMPTY;

  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    if (icons[icon] > 0)
      huts = tr_set_or (huts, fed_by (game, state, icon));
  return huts;
}

/* What a card counts (a2.feed.card); BOUNTY makes it 3 icons, CHANGE is 0 or 1 + the food its icons become
 * (a2.favour.food). */
static void
card_icons (const A2FoodCard *card,
            bool              bounty,
            unsigned          change,
            uint8_t           icons[A2_ICONS])
{
  unsigned n_food = bounty ? 3u - card->n_wild : card->n_food;

  memset (icons, 0, A2_ICONS);
  icons[A2_WILD] = card->n_wild;
  icons[change > 0 ? change - 1 : card->food] = (uint8_t) (icons[change > 0 ? change - 1 : card->food] + n_food);
}

/* The hungry huts that a card at hand or an icon on the table could feed. */
static TrSet
withheld (const A2Game  *game,
          const A2State *state)
{
  const A2Seat *player = &state->seats[state->seat];
  TrSet huts = TR_SET_EMPTY;

  if (tr_set_empty (hungry (state)))
    return huts;
  huts = fed_by_any (game, state, state->icons);
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    {
      if (player->food[card] == 0)
        continue;
      if (game->food_cards[card].n_wild > 0)
        return hungry (state);
      huts = tr_set_or (huts, fed_by (game, state, game->food_cards[card].food));
    }
  return huts;
}

/* ── The course of the step ── */

/* a2.destroy, then what follows feeding in this phase. */
static void
end_feeding (const A2Game *game,
             A2State      *state,
             TrEventList  *events)
{
  TrSet unfed = hungry (state);

  while (!tr_set_empty (unfed))
    a2_remove_hut (state, state->seat, tr_set_pop (&unfed), A2_RULE_DESTROY, events);
  state->fed = TR_SET_EMPTY;
  memset (state->icons, 0, sizeof state->icons);

  if (state->phase == A2_PHASE_FINAL)
    {
      a2_score_expansion (game, state, state->seat, events);
      state->row++;
      a2_next_final (game, state, events);
    }
  else
    a2_begin_wells (game, state, events);
}

/* The step ends by itself when there is nothing left to choose. */
static void
resume_feeding (const A2Game *game,
                A2State      *state,
                TrEventList  *events)
{
  TrMoveList list;

  state->ask = A2_ASK_FEED;
  tr_move_list_clear (&list);
  a2_list_feed (game, state, &list);
  if (list.n == 1 && tr_move_kind (list.moves[0]) == A2_MOVE_DONE)
    end_feeding (game, state, events);
}

void
a2_begin_feeding (const A2Game *game,
                  A2State      *state,
                  TrEventList  *events)
{
  state->fed = TR_SET_EMPTY;
  resume_feeding (game, state, events);
}

static void
feed (A2State     *state,
      unsigned     space,
      A2Event      event,
      unsigned     icon,
      unsigned     rule,
      TrEventList *events)
{
  tr_set_add (&state->fed, space);
  a2_tell (events, event, state->seat, rule, (int) space, (int) icon);
}

/* ── What can be chosen ── */

static void
list_icons (const A2Game  *game,
            const A2State *state,
            const uint8_t  icons[A2_ICONS],
            TrMoveList    *list)
{
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      TrSet huts = icons[icon] > 0 ? fed_by (game, state, icon) : TR_SET_EMPTY;

      while (!tr_set_empty (huts))
        tr_move_list_add (list, tr_move (A2_MOVE_FEED, tr_set_pop (&huts), icon, 0));
    }
}

static TrRefusal
judge_hungry (const A2State *state,
              unsigned       space)
{
  if (!tr_set_has (state->seats[state->seat].huts, space))
    return a2_no (A2_NO_FEED_HUT, space, 0);
  if (tr_set_has (state->fed, space))
    return a2_no (A2_NO_FEED_FED, space, 0);
  return A2_YES;
}

static TrRefusal
judge_icon (const A2Game  *game,
            const A2State *state,
            const uint8_t  icons[A2_ICONS],
            TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  unsigned icon = tr_move_arg (move, 1);
  TrRefusal refusal = judge_hungry (state, space);

  if (refusal.kind != 0)
    return refusal;
  if (icons[icon] == 0)
    return a2_no (A2_NO_FEED_ICON, icon, 0);
  if (!tr_set_has (fed_by (game, state, icon), space))
    return a2_no (A2_NO_FEED_FOOD, space, game->food[space]);
  return A2_YES;
}

/* A card with what favours make of it: a2.feed.card, a2.favour.food. */
static TrRefusal
judge_card (const A2Game  *game,
            const A2State *state,
            TrMove         move)
{
  unsigned card = tr_move_arg (move, 0);
  bool bounty = tr_move_arg (move, 1);
  unsigned change = tr_move_arg (move, 2);
  const A2FoodCard *printed = &game->food_cards[card];
  uint8_t icons[A2_ICONS];
  TrRefusal refusal = A2_YES;

  if (state->seats[state->seat].food[card] == 0)
    return a2_no (A2_NO_FOOD_CARD, card, 0);
  if (bounty)
    refusal = a2_judge_favour (game, state, A2_FAVOUR_BOUNTY, A2_USE_FEED);
  if (refusal.kind == 0 && change > 0)
    refusal = a2_judge_favour (game, state, A2_FAVOUR_CHANGE_FOOD, A2_USE_FEED);
  if (refusal.kind != 0)
    return refusal;
  if (bounty && printed->value > 2)
    return a2_no (A2_NO_BOUNTY, card, printed->value);
  if (change > 0 && (printed->food == A2_WILD || change - 1 == printed->food))
    return a2_no (A2_NO_CHANGE, card, 0);
  card_icons (printed, bounty, change, icons);
  if (tr_set_empty (fed_by_any (game, state, icons)))
    return a2_no (A2_NO_SERVE_HUT, card, 0);
  return A2_YES;
}

static void
list_cards (const A2Game  *game,
            const A2State *state,
            TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned bounties = a2_has_favour (game, player, A2_FAVOUR_BOUNTY, A2_USE_FEED);
  unsigned changes = a2_has_favour (game, player, A2_FAVOUR_CHANGE_FOOD, A2_USE_FEED) ? A2_FOODS : 0;

  for (unsigned card = 0; card < game->n_food_kinds; card++)
    {
      if (player->food[card] == 0)
        continue;
      for (unsigned bounty = 0; bounty <= bounties; bounty++)
        for (unsigned change = 0; change <= changes; change++)
          {
            TrMove move = tr_move (A2_MOVE_SERVE, card, bounty, change);

            if (judge_card (game, state, move).kind == 0)
              tr_move_list_add (list, move);
          }
    }
}

/* a2.feed.farmer */
static TrSet
farmer_spaces (const A2Game  *game,
               const A2State *state)
{
  return tr_set_minus (tr_set_minus (game->in_play, state->farmers), a2_all_ziggurats (state));
}

void
a2_list_feed (const A2Game  *game,
              const A2State *state,
              TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];
  TrSet huts = hungry (state);

  if (!tr_set_empty (huts))
    {
      list_icons (game, state, state->icons, list);
      list_cards (game, state, list);
      if (player->ploughs > 0)
        a2_list_spaces (A2_MOVE_PLOUGH, huts, list);
      if (player->tokens > 0)
        a2_list_spaces (A2_MOVE_TOKEN, huts, list);
    }
  if (player->farmers > 0)
    a2_list_spaces (A2_MOVE_FARMER, farmer_spaces (game, state), list);
  a2_list_favours (game, state, A2_USE_FEED, list);
  if (tr_set_empty (withheld (game, state)))
    tr_move_list_add (list, tr_move (A2_MOVE_DONE, 0, 0, 0));
}

TrRefusal
a2_judge_feed (const A2Game  *game,
               const A2State *state,
               TrMove         move)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned space = tr_move_arg (move, 0);
  TrSet held;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_FEED:
      return judge_icon (game, state, state->icons, move);

    case A2_MOVE_SERVE:
      return judge_card (game, state, move);

    case A2_MOVE_PLOUGH:
      return player->ploughs > 0 ? judge_hungry (state, space) : a2_no (A2_NO_PLOUGH, 0, 0);

    case A2_MOVE_TOKEN:
      return player->tokens > 0 ? judge_hungry (state, space) : a2_no (A2_NO_TOKEN, 0, 0);

    case A2_MOVE_FARMER:
      if (player->farmers == 0)
        return a2_no (A2_NO_FARMER, 0, 0);
      if (!tr_set_has (game->in_play, space))
        return a2_no (A2_NO_BLOCKED, space, 0);
      return tr_set_has (farmer_spaces (game, state), space) ? A2_YES : a2_no (A2_NO_FARMER_SPACE, space, 0);

    case A2_MOVE_USE:
      return a2_judge_use (game, state, space, A2_USE_FEED);

    case A2_MOVE_DONE:
      /* a2.feed.no-withholding */
      held = withheld (game, state);
      return tr_set_empty (held) ? A2_YES : a2_no (A2_NO_WITHHOLD, tr_set_first (held), 0);

    default:
      return a2_no (A2_NO_TIME, state->ask, 0);
    }
}

/* Discards the card: what it feeds first is asked next. */
static void
serve (const A2Game *game,
       A2State      *state,
       TrMove        move,
       TrEventList  *events)
{
  unsigned seat = state->seat;
  unsigned card = tr_move_arg (move, 0);
  bool bounty = tr_move_arg (move, 1);
  unsigned change = tr_move_arg (move, 2);

  if (bounty)
    a2_spend_favour (state, seat, A2_FAVOUR_BOUNTY, A2_RULE_FAVOUR_FOOD, events);
  if (change > 0)
    a2_spend_favour (state, seat, A2_FAVOUR_CHANGE_FOOD, A2_RULE_FAVOUR_FOOD, events);
  state->seats[seat].food[card]--;
  a2_discard_food (state, card, seat, A2_RULE_FEED_CARD, events);
  card_icons (&game->food_cards[card], bounty, change, state->card_icons);
  state->ask = A2_ASK_SERVE;
}

void
a2_apply_feed (const A2Game *game,
               A2State      *state,
               TrMove        move,
               TrEventList  *events)
{
  A2Seat *player = &state->seats[state->seat];
  unsigned space = tr_move_arg (move, 0);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_FEED:
      state->icons[tr_move_arg (move, 1)]--;
      feed (state, space, A2_EVENT_FED, tr_move_arg (move, 1), A2_RULE_FEED_CARD, events);
      break;

    case A2_MOVE_SERVE:
      serve (game, state, move, events);
      return;

    case A2_MOVE_PLOUGH:
      player->ploughs--;
      feed (state, space, A2_EVENT_PLOUGH, 0, A2_RULE_FEED_PLOUGH, events);
      break;

    case A2_MOVE_TOKEN:
      player->tokens--;
      state->token_supply++;
      feed (state, space, A2_EVENT_TOKEN, 0, A2_RULE_FEED_TOKEN, events);
      break;

    case A2_MOVE_FARMER:
      player->farmers--;
      tr_set_add (&state->farmers, space);
      a2_tell (events, A2_EVENT_FARMER, state->seat, A2_RULE_FEED_FARMER, (int) space, 0);
      break;

    case A2_MOVE_USE:
      a2_use_favour (game, state, space, events);
      break;

    default:                    /* A2_MOVE_DONE */
      end_feeding (game, state, events);
      return;
    }
  resume_feeding (game, state, events);
}

/* ── The first hut a card feeds ── */

void
a2_list_serve (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  list_icons (game, state, state->card_icons, list);
}

TrRefusal
a2_judge_serve (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  if (tr_move_kind (move) != A2_MOVE_FEED)
    return a2_no (A2_NO_TIME, state->ask, 0);
  return judge_icon (game, state, state->card_icons, move);
}

void
a2_apply_serve (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  state->card_icons[tr_move_arg (move, 1)]--;
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      state->icons[icon] = (uint8_t) (state->icons[icon] + state->card_icons[icon]);
      state->card_icons[icon] = 0;
    }
  feed (state, tr_move_arg (move, 0), A2_EVENT_FED, tr_move_arg (move, 1), A2_RULE_FEED_CARD, events);
  resume_feeding (game, state, events);
}
