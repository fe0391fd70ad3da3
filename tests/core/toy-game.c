/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-private.h"

#include "tr-random.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ── The box ── */

static TrGame *
game_new (const TrValue *box,
          unsigned       players,
          const int16_t *options,
          TrFault       *fault)
{
  static const char *const names[] = { "game", "rows", "tokens", NULL };
  ToyGame *game = calloc (1, sizeof *game);
  uint8_t rows[TR_HEX_ROWS_MAX];
  uint8_t n_rows;
  unsigned n_tokens = 0;

  assert (game != NULL);
  if (!tr_read_only (box, names, fault)
      || !tr_read_small_array (box, "rows", 1, 4, 1, 8, rows, &n_rows, fault)
      || !tr_read_small_array (box, "tokens", TOY_TOKENS, TOY_TOKENS, 0, TOY_PILE_MAX, game->tokens, NULL, fault))
    goto refused;
  for (unsigned i = 0; i < TOY_TOKENS; i++)
    n_tokens += game->tokens[i];
  if (n_tokens > TOY_PILE_MAX)
    {
      tr_fault_set_figures (fault, tr_value_get (box, "tokens"), N_("%1 tokens are too many; there is room for %2"),
                            n_tokens, TOY_PILE_MAX);
      goto refused;
    }

  tr_hex_map_init (&game->map, rows, n_rows);
  for (unsigned space = 0; space < game->map.n_spaces; space++)
    game->neighbours[space] = tr_hex_neighbours (&game->map, space);
  game->base = (TrGame) {
    .rules = &toy_rules,
    .players = (uint8_t) players,
    .seats = (uint8_t) (players == 1 ? 2 : players),
    .options = { options[0] },
  };
  return &game->base;

refused:
  free (game);
  return NULL;
}

static void
game_free (TrGame *game)
{
  free (game);
}

/* ── Set-up, result, views ── */

/* Players in their order with all they start with, nothing cut. */
static void
blank (const TrGame *game,
       TrState      *base_state)
{
  ToyState *state = (ToyState *) base_state;

  for (uint8_t seat = 0; seat < game->seats; seat++)
    {
      state->order[seat] = seat;
      state->coins[seat] = (uint8_t) game->options[0];
      state->seats[seat].tools = 1u << TOY_BOAT | 1u << TOY_SICKLE;
    }
  state->last = TR_THING_NONE;
  state->drawn = TR_THING_NONE;
}

static void
setup (const TrGame *base,
       TrState      *base_state,
       uint64_t      seed,
       TrEventList  *events)
{
  const ToyGame *game = (const ToyGame *) base;
  ToyState *state = (ToyState *) base_state;

  state->random = seed;
  blank (base, base_state);
  for (uint8_t token = 0; token < TOY_TOKENS; token++)
    for (unsigned i = 0; i < game->tokens[token]; i++)
      state->pile[state->n_pile++] = token;
  tr_random_shuffle (&state->random, state->pile, state->n_pile);
  tr_random_shuffle (&state->random, state->order, base->players);
  tr_event_list_add (events, (TrEvent) { .kind = TOY_EVENT_NEXT, .seat = state->order[0], .rule = TOY_RULE_SETUP,
                                         .args = { state->order[0] } });
}

static void
result (const TrGame  *game,
        const TrState *base_state,
        TrResult      *answer)
{
  const ToyState *state = (const ToyState *) base_state;

  answer->over = state->stage == TOY_OVER;
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      answer->score[seat] = state->seats[seat].score;
      answer->rank[seat] = 1;
      for (unsigned other = 0; other < game->seats; other++)
        answer->rank[seat] = (uint8_t) (answer->rank[seat] + (state->seats[other].score > state->seats[seat].score));
    }
}

/* Nobody knows the pile; hands, and the token just drawn, are known to their owner alone until the game is over. What
 * is unknown is put in a fixed order before it is dealt again, so that a view tells nothing of how it really lies. */
static void
view (const TrGame *game,
      TrState      *base_state,
      unsigned      seat,
      uint64_t      seed)
{
  ToyState *state = (ToyState *) base_state;
  bool drawn = state->stage == TOY_TOKEN && state->order[state->at] != seat;
  uint8_t counts[TOY_TOKENS] = { 0 };
  uint8_t hidden[TOY_PILE_MAX];
  unsigned n = 0;

  state->random = seed;
  if (state->stage == TOY_OVER)
    return;

  for (unsigned i = 0; i < state->n_pile; i++)
    counts[state->pile[i]]++;
  for (unsigned other = 0; other < game->seats; other++)
    for (unsigned token = 0; token < TOY_TOKENS && other != seat; token++)
      counts[token] = (uint8_t) (counts[token] + state->seats[other].hand[token]);
  if (drawn)
    counts[state->drawn]++;
  for (uint8_t token = 0; token < TOY_TOKENS; token++)
    for (unsigned i = 0; i < counts[token]; i++)
      hidden[n++] = token;

  tr_random_shuffle (&state->random, hidden, n);
  for (unsigned i = 0; i < state->n_pile; i++)
    state->pile[i] = hidden[--n];
  for (unsigned other = 0; other < game->seats; other++)
    {
      uint8_t *hand = state->seats[other].hand;
      unsigned n_hand = (unsigned) hand[0] + hand[1] + hand[2];

      if (other == seat)
        continue;
      memset (hand, 0, TOY_TOKENS);
      while (n_hand-- > 0)
        hand[hidden[--n]]++;
    }
  if (drawn)
    state->drawn = hidden[--n];
}

/* ── Whether a state is possible ── */

static bool
impossible (TrText     *problem,
            const char *what)
{
  tr_text_add (problem, what);
  return false;
}

static bool
check_tokens (const ToyGame  *game,
              const ToyState *state,
              TrText         *problem)
{
  unsigned counts[TOY_TOKENS] = { 0 };

  for (unsigned i = 0; i < TOY_PILE_MAX; i++)
    {
      if (i >= state->n_pile && state->pile[i] != 0)
        return impossible (problem, "a token lies above the pile");
      if (i < state->n_pile)
        counts[state->pile[i]]++;
    }
  if (state->drawn != TR_THING_NONE)
    counts[state->drawn]++;
  for (unsigned token = 0; token < TOY_TOKENS; token++)
    {
      counts[token] += state->tossed[token];
      for (unsigned seat = 0; seat < TOY_SEATS; seat++)
        counts[token] += state->seats[seat].hand[token];
      if (counts[token] != game->tokens[token])
        return impossible (problem, "a token is missing or too many");
    }
  return true;
}

static bool
check (const TrGame  *base,
       const TrState *base_state,
       TrText        *problem)
{
  const ToyGame *game = (const ToyGame *) base;
  const ToyState *state = (const ToyState *) base_state;
  unsigned order = 0;
  unsigned coins = 0;

  if (state->stage >= TOY_STAGES || state->at >= base->players || state->n_pile > TOY_PILE_MAX)
    return impossible (problem, "stage, turn or pile is out of range");
  if ((state->drawn != TR_THING_NONE) != (state->stage == TOY_TOKEN))
    return impossible (problem, "a token is drawn at the wrong time");
  if (state->tool >= TOY_TOOLS || state->sickled & ~state->cut.w[0])
    return impossible (problem, "a space was cut with no tool, or not at all");
  if (state->last != TR_THING_NONE && !tr_set_has (state->cut, state->last))
    return impossible (problem, "the space cut last is not cut");
  for (unsigned seat = 0; seat < base->seats; seat++)
    {
      if (state->order[seat] >= base->seats)
        return impossible (problem, "the order of play names nobody");
      order |= 1u << state->order[seat];
      if (state->seats[seat].tools & ~(1u << TOY_BOAT | 1u << TOY_SICKLE))
        return impossible (problem, "there is no such tool");
    }
  if (order != (1u << base->seats) - 1)
    return impossible (problem, "the order of play leaves somebody out");
  for (unsigned i = 0; i <= base->seats; i++)
    coins += state->coins[i];
  if (coins != (unsigned) base->options[0] * base->seats)
    return impossible (problem, "a coin is missing or too many");
  return check_tokens (game, state, problem);
}

static void
show (const TrGame  *base,
      const TrState *base_state,
      unsigned       viewer,
      TrText        *text)
{
  const ToyState *state = (const ToyState *) base_state;

  (void) viewer;
  for (unsigned seat = 0; seat < base->seats; seat++)
    tr_text_printf (text, "%s: %d points, %u coins\n", toy_sorts[0].words[seat], state->seats[seat].score,
                    state->coins[seat]);
}

/* ── Positions ── */

/* Without a pile of its own a position has all tokens in it that lie nowhere else. */
static bool
complete (const TrGame  *base,
          TrState       *base_state,
          const TrValue *position,
          TrFault       *fault)
{
  const ToyGame *game = (const ToyGame *) base;
  ToyState *state = (ToyState *) base_state;

  if (tr_value_get (position, "pile") != NULL)
    return true;
  for (uint8_t token = 0; token < TOY_TOKENS; token++)
    {
      int left = game->tokens[token] - state->tossed[token] - (state->drawn == token);

      for (unsigned seat = 0; seat < base->seats; seat++)
        left -= state->seats[seat].hand[token];
      if (left < 0)
        return tr_fault_set (fault, position, N_("there are too many tokens “%1”"), toy_sorts[2].words[token], NULL);
      while (left-- > 0)
        state->pile[state->n_pile++] = token;
    }
  return true;
}

static const TrPosition toy_position = { .fields = toy_fields, .blank = blank, .complete = complete };

/* ── The rule set ── */

const TrRules toy_rules = {
  .id = "toy",
  .title = N_("Reed cutters"),
  .revision = 1,
  .min_players = 1,
  .max_players = TOY_SEATS,
  .state_size = sizeof (ToyState),
  .options = toy_options,
  .n_options = 1,
  .rule_ids = toy_rule_ids,
  .n_rule_ids = TOY_RULES,
  .sorts = toy_sorts,
  .n_sorts = TOY_N_SORTS,
  .move_kinds = toy_move_kinds,
  .n_move_kinds = TOY_MOVES,
  .event_kinds = toy_event_kinds,
  .n_event_kinds = TOY_EVENTS,
  .refusal_kinds = toy_refusal_kinds,
  .n_refusal_kinds = TOY_REFUSALS,
  .questions = toy_questions,
  .n_questions = 1 + TOY_OVER,
  .position = &toy_position,
  .game_new = game_new,
  .game_free = game_free,
  .setup = setup,
  .turn = toy_turn,
  .moves = toy_moves,
  .apply = toy_apply,
  .judge = toy_judge,
  .result = result,
  .view = view,
  .check = check,
  .show = show,
};

TrValue *
toy_box (void)
{
  static const int rows[] = { 2, 3, 2 };
  static const int tokens[TOY_TOKENS] = { 3, 2, 1 };
  TrValue *box = tr_value_object ();
  TrValue *array = tr_value_array ();

  for (unsigned i = 0; i < 3; i++)
    tr_value_append (array, tr_value_integer (rows[i]));
  tr_value_set (box, "rows", array);
  array = tr_value_array ();
  for (unsigned i = 0; i < TOY_TOKENS; i++)
    tr_value_append (array, tr_value_integer (tokens[i]));
  tr_value_set (box, "tokens", array);
  return box;
}

TrGame *
toy_game_new (unsigned players)
{
  TrValue *box = toy_box ();
  TrFault fault;
  TrGame *game = tr_game_new (&toy_rules, box, players, (const int16_t[]) { toy_options[0].standard }, &fault);

  assert (game != NULL);
  tr_value_free (box);
  return game;
}
