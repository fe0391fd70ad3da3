/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

/* ── Hands and piles ── */

enum
{
  HAND_AT = A2_SHOW_NAME_WIDTH + 2,
  FAVOURS_AT = 44,              /* further right behind many food cards */
};

/* "food: W, 2x GG" */
static void
flow_cards (const A2Game  *game,
            A2Sort         sort,
            const uint8_t *counts,
            const char    *heading,
            A2ShowFlow    *flow)
{
  unsigned n_kinds = tr_sort_count (&game->game, sort);

  a2_show_flow_heading (flow, "  ", heading);
  for (unsigned card = 0; card < n_kinds; card++)
    {
      if (counts[card] == 0)
        continue;
      if (counts[card] > 1)
        tr_text_printf (&flow->item, "%ux ", counts[card]);
      tr_thing_write (&game->game, (TrThing) { (uint8_t) sort, (uint8_t) card }, &flow->item);
      a2_show_flow_next (flow);
    }
  a2_show_flow_end (flow);
}

static void
show_hand (const A2Game  *game,
           const A2State *state,
           unsigned       seat,
           TrText        *text)
{
  const A2Seat *player = &state->seats[seat];
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, HAND_AT, ", ");
  a2_show_seat (game, state, seat, text);
  flow_cards (game, A2_SORT_FOOD_CARD, player->food, N_("food:"), &flow);
  tr_text_pad (text, flow.line_start, FAVOURS_AT);
  flow_cards (game, A2_SORT_FAVOUR, player->favours, N_("favours:"), &flow);
  tr_text_add_char (text, '\n');
}

static void
show_drawn (const A2State *state,
            TrText        *text)
{
  A2ShowFlow flow;

  if (state->ask != A2_ASK_KEEP_FAVOUR)
    return;
  a2_show_flow_begin (&flow, text, text->length, HAND_AT, ", ");
  a2_show_flow_heading (&flow, "  ", N_("Favours drawn:"));
  for (unsigned i = 0; i < 2; i++)
    if (state->drawn[i] != A2_NONE)
      {
        tr_text_add (&flow.item, a2_favour_words[state->drawn[i]]);
        a2_show_flow_next (&flow);
      }
  tr_text_add_char (text, '\n');
}

void
a2_show_cards (const A2Game  *game,
               const A2State *state,
               TrText        *text)
{
  tr_text_line (text, N_("CARDS"));
  for (unsigned seat = 0; seat < game->game.players; seat++)
    show_hand (game, state, seat, text);
  show_drawn (state, text);
  tr_text_printf (text, tr_text_translate (text, N_("  Piles: food cards %u, favours %u. "
                                                    "Main supply: roofs %u, food tokens %u.\n")),
                  state->n_food_deck, state->n_favour_deck, state->roof_supply, state->token_supply);
  if (game->game.players == 1)
    tr_text_printf (text, tr_text_translate (text, N_("  Opponent: stars %d, schemes in the pile %u.\n")),
                    game->game.options[A2_OPTION_STARS], state->n_scheme_deck);
}

/* ── What favours do ── */

enum { USES_AT = 17, EFFECT_AT = 33 };

static const char *const use_names[A2_USES] = { N_("bidding"), N_("build"), N_("feed"), N_("actions") };

/* In a row, drawn, or with the player who is asked. */
static bool
favour_matters (const A2Game  *game,
                const A2State *state,
                unsigned       favour)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    if (state->rows[row].favour == favour)
      return true;
  return state->drawn[0] == favour || state->drawn[1] == favour || state->seats[state->seat].favours[favour] > 0;
}

static void
show_favour (const A2Game *game,
             unsigned      favour,
             TrText       *text)
{
  size_t start = text->length;
  const char *between = "";
  A2ShowFlow flow;

  tr_text_printf (text, "  %s", a2_favour_words[favour]);
  tr_text_tab (text, start, USES_AT);
  for (unsigned use = 0; use < A2_USES; use++)
    if (game->favour_uses[favour] >> use & 1)
      {
        tr_text_printf (text, "%s%s", between, tr_text_translate (text, use_names[use]));
        between = ", ";
      }
  tr_text_tab (text, start, EFFECT_AT);
  a2_show_flow_begin (&flow, text, start, EFFECT_AT, " ");
  a2_show_flow_words (&flow, a2_favour_effects[favour]);
  tr_text_add_char (text, '\n');
}

void
a2_show_favours (const A2Game  *game,
                 const A2State *state,
                 TrText        *text)
{
  const char *heading = N_("FAVOURS in the rows and of the player who is asked");

  if (state->ask == A2_ASK_NONE)
    return;
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    {
      if (!favour_matters (game, state, favour))
        continue;
      if (heading != NULL)
        tr_text_printf (text, "\n%s\n", tr_text_translate (text, heading));
      heading = NULL;
      show_favour (game, favour, text);
    }
}
