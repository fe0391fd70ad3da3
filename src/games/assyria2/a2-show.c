/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

/* The whole table, for a terminal: what lies open and nothing else. */

/* ── Heading ── */

static void
show_round (const A2State *state,
            TrText        *text)
{
  const char *phase = a2_show_label (text, A2_SORT_PHASE, state->phase);

  if (state->phase == A2_PHASE_START)
    tr_text_printf (text, tr_text_translate (text, N_("BEFORE ROUND 1: %s")), phase);
  else if (state->phase >= A2_PHASE_FINAL)
    tr_text_printf (text, tr_text_translate (text, N_("AFTER ROUND %u: %s")), state->round, phase);
  else
    tr_text_printf (text, tr_text_translate (text, N_("ROUND %u OF %u: %s")), state->round, A2_ROUNDS, phase);
}

/* Those of this half that are revealed; the others lie face down. */
static void
show_markers (const A2State *state,
              TrText        *text)
{
  unsigned first = state->round > A2_ROUNDS_PER_FLOOD ? A2_ROUNDS_PER_FLOOD : 0;

  tr_text_say (text, N_("Expansion markers:"));
  for (unsigned i = first; i < first + A2_ROUNDS_PER_FLOOD; i++)
    {
      if (i < state->round)
        tr_text_printf (text, " %u", state->markers[i]);
      else
        tr_text_add (text, " ?");
    }
  if (state->phase < A2_PHASE_FINAL)
    tr_text_printf (text, tr_text_translate (text, N_(" (flood after round %u)")), first + A2_ROUNDS_PER_FLOOD);
}

/* A leader in a row has left its place. */
static void
show_order (const A2Game  *game,
            const A2State *state,
            TrText        *text)
{
  tr_text_say (text, N_("Turn order:"));
  for (unsigned place = 0; place < game->game.seats; place++)
    {
      if (state->order[place] != A2_NONE)
        tr_text_printf (text, " %u", state->order[place] + 1u);
      else
        tr_text_add (text, " -");
    }
}

static void
show_heading (const A2Game  *game,
              const A2State *state,
              TrText        *text)
{
  size_t start = text->length;

  show_round (state, text);
  tr_text_tab (text, start, 31);
  show_markers (state, text);
  tr_text_tab (text, start, 80);
  show_order (game, state, text);
  tr_text_add_char (text, '\n');
  for (unsigned i = 0; i < A2_SHOW_WIDTH; i++)
    tr_text_add_char (text, '=');
  tr_text_add_char (text, '\n');
}

/* ── Feeding ── */

static bool
is_feeding (const A2State *state)
{
  return state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE;
}

TrSet
a2_show_hungry (const A2State *state)
{
  return is_feeding (state) ? tr_set_minus (state->seats[state->seat].huts, state->fed) : TR_SET_EMPTY;
}

static void
show_hungry (const A2Game  *game,
             const A2State *state,
             TrText        *text)
{
  TrSet hungry = a2_show_hungry (state);
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, 2, ", ");
  a2_show_flow_heading (&flow, "", N_("Hungry huts:"));
  while (!tr_set_empty (hungry))
    {
      unsigned space = tr_set_pop (&hungry);

      tr_hex_write_name (&game->map, space, &flow.item);
      tr_text_printf (&flow.item, " %s", game->food_names[game->food[space]]);
      if (tr_set_has (state->farmers, space))
        tr_text_say (&flow.item, N_(" (farmer: any food)"));
      a2_show_flow_next (&flow);
    }
  a2_show_flow_end (&flow);
  tr_text_add_char (text, '\n');
}

/* Nothing when there are no icons. */
static void
show_icons (const A2Game  *game,
            const uint8_t  icons[A2_ICONS],
            const char    *heading,
            TrText        *text)
{
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, 2, ", ");
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      if (icons[icon] == 0)
        continue;
      if (flow.fresh)
        a2_show_flow_heading (&flow, "", heading);
      tr_text_printf (&flow.item, "%u %s", icons[icon],
                      icon == A2_WILD ? tr_text_translate (text, N_("wild")) : game->food_names[icon]);
      a2_show_flow_next (&flow);
    }
  if (!flow.fresh)
    tr_text_add_char (text, '\n');
}

static void
show_feeding (const A2Game  *game,
              const A2State *state,
              TrText        *text)
{
  if (!is_feeding (state))
    return;
  tr_text_add_char (text, '\n');
  show_hungry (game, state, text);
  show_icons (game, state->icons, N_("Icons that lie ready:"), text);
  show_icons (game, state->card_icons, N_("Icons of the food card just discarded:"), text);
}

/* ── The whole of it ── */

void
a2_show (const TrGame  *tr_game,
         const TrState *tr_state,
         unsigned       seat,
         TrText        *text)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;

  (void) seat;                  /* everybody sees the same (a2.cards.open) */
  show_heading (game, state, text);
  a2_show_main_board (game, state, text);
  tr_text_add_char (text, '\n');
  a2_show_goods (game, state, text);
  tr_text_add_char (text, '\n');
  a2_show_boards (game, state, text);
  tr_text_add_char (text, '\n');
  a2_show_cards (game, state, text);
  a2_show_favours (game, state, text);
  show_feeding (game, state, text);
}
