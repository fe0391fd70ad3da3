/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <string.h>

/* The whole table, for a terminal: what lies open and nothing else. The main board is in a2-show-map.c. */

/* ── Columns ── */

/* Characters, not bytes. */
static unsigned
count_columns (const char *string,
               size_t      length)
{
  unsigned n = 0;

  for (size_t i = 0; i < length; i++)
    n += (string[i] & 0xc0) != 0x80;
  return n;
}

/* Puts STRING at the right end of WIDTH columns. */
static void
add_right (TrText     *text,
           const char *string,
           unsigned    width)
{
  unsigned columns = count_columns (string, strlen (string));

  if (columns < width)
    tr_text_pad (text, text->length, width - columns);
  tr_text_add (text, string);
}

void
a2_show_tab (TrText   *text,
             size_t    line_start,
             unsigned  column)
{
  tr_text_add_char (text, ' ');
  tr_text_pad (text, line_start, column);
}

const char *
a2_show_label (const TrText *text,
               A2Sort        sort,
               unsigned      index)
{
  return tr_text_translate (text, a2_sorts[sort - TR_SORT_FIRST_OF_GAME].labels[index]);
}

/* ── Words that flow over lines ── */

#define LIST_WIDTH (A2_SHOW_WIDTH - 1)  /* leaves room for the comma at the end of a line */

A2Flow
a2_flow_begin (TrText   *text,
               size_t    line_start,
               unsigned  indent,
               unsigned  width)
{
  return (A2Flow) { .text = text, .line_start = line_start, .indent = indent, .width = width, .fresh = true };
}

static void
flow_piece (A2Flow     *flow,
            const char *between,
            const char *string,
            size_t      length)
{
  TrText *text = flow->text;
  unsigned columns = count_columns (text->data + flow->line_start, text->length - flow->line_start);
  unsigned wanted = count_columns (between, strlen (between)) + count_columns (string, length);

  if (columns + wanted > flow->width && columns > flow->indent)
    {
      /* A comma stays behind, the space after it does not. */
      tr_text_printf (text, "%.*s\n", (int) strcspn (between, " "), between);
      flow->line_start = text->length;
      tr_text_pad (text, flow->line_start, flow->indent);
    }
  else
    tr_text_add (text, between);
  tr_text_printf (text, "%.*s", (int) length, string);
  flow->fresh = false;
}

void
a2_flow_add (A2Flow     *flow,
             const char *between,
             const char *string)
{
  flow_piece (flow, between, string, strlen (string));
}

void
a2_flow_add_words (A2Flow     *flow,
                   const char *string)
{
  while (*string != '\0')
    {
      size_t length = strcspn (string, " ");

      flow_piece (flow, flow->fresh ? "" : " ", string, length);
      string += length;
      string += strspn (string, " ");
    }
}

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

  tr_text_add (text, tr_text_translate (text, N_("Expansion markers:")));
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
  tr_text_add (text, tr_text_translate (text, N_("Turn order:")));
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
  a2_show_tab (text, start, 31);
  show_markers (state, text);
  a2_show_tab (text, start, 80);
  show_order (game, state, text);
  tr_text_add_char (text, '\n');
  for (unsigned i = 0; i < A2_SHOW_WIDTH; i++)
    tr_text_add_char (text, '=');
  tr_text_add_char (text, '\n');
}

/* ── Players: figures ── */

#define NAME_WIDTH 12

typedef enum
{
  FIGURE_VP,
  FIGURE_CAMELS,
  FIGURE_GOLD,
  FIGURE_SHIPS,
  FIGURE_FARMERS,
  FIGURE_TOKENS,
  FIGURE_PLOUGHS,
  FIGURE_INFLUENCE,
  FIGURE_OFFERINGS,
  FIGURE_HUTS,                  /* the second table begins here */
  FIGURE_GROWTH,
  FIGURE_SUPPLY,
  FIGURE_STOCK,
  FIGURE_COLUMNS,               /* one for each A2Column */
  FIGURES = FIGURE_COLUMNS + A2_COLUMNS
} Figure;

static const struct
{
  const char *heading;
  bool        rival;            /* the solo opponent has it too */
} figures[FIGURES] = {
  [FIGURE_VP] = { N_("VP"), true },
  [FIGURE_CAMELS] = { N_("Camels"), false },
  [FIGURE_GOLD] = { N_("Gold"), true },
  [FIGURE_SHIPS] = { N_("Ships"), false },
  [FIGURE_FARMERS] = { N_("Farmers"), false },
  [FIGURE_TOKENS] = { N_("Tokens"), false },
  [FIGURE_PLOUGHS] = { N_("Ploughs up"), false },
  [FIGURE_INFLUENCE] = { N_("Influence"), true },
  [FIGURE_OFFERINGS] = { N_("Offerings"), true },
  [FIGURE_HUTS] = { N_("on map"), true },
  [FIGURE_GROWTH] = { N_("growth"), false },
  [FIGURE_SUPPLY] = { N_("supply"), true },
  [FIGURE_STOCK] = { N_("stock"), true },
  [FIGURE_COLUMNS + A2_OFFERINGS] = { N_("offerings"), false },
  [FIGURE_COLUMNS + A2_PURCHASE] = { N_("purchase"), false },
  [FIGURE_COLUMNS + A2_CARD] = { N_("card"), false },
  [FIGURE_COLUMNS + A2_GOLD] = { N_("gold"), false },
};

static int
figure_of (const A2Seat *player,
           unsigned      figure)
{
  switch (figure)
    {
    case FIGURE_VP:
      return player->vp;
    case FIGURE_CAMELS:
      return player->camels;
    case FIGURE_GOLD:
      return player->gold;
    case FIGURE_SHIPS:
      return player->ships;
    case FIGURE_FARMERS:
      return player->farmers;
    case FIGURE_TOKENS:
      return player->tokens;
    case FIGURE_PLOUGHS:
      return player->ploughs;
    case FIGURE_INFLUENCE:
      return player->influence;
    case FIGURE_OFFERINGS:
      return player->offerings;
    case FIGURE_HUTS:
      return (int) tr_set_count (player->huts);
    case FIGURE_GROWTH:
      return player->growth;
    case FIGURE_SUPPLY:
      return player->supply;
    case FIGURE_STOCK:
      return player->stock;
    default:
      return player->columns[figure - FIGURE_COLUMNS];
    }
}

static void
write_figure (const A2Game *game,
              const A2Seat *player,
              unsigned      figure,
              TrText       *text)
{
  if (figure >= FIGURE_COLUMNS && (player->used_tiles >> (figure - FIGURE_COLUMNS) & 1))
    tr_text_add_char (text, '*');
  tr_text_add_int (text, figure_of (player, figure));
  if (figure == FIGURE_CAMELS)
    tr_text_printf (text, "/%u", a2_camel_limit (game, player));
  if (figure == FIGURE_PLOUGHS)
    tr_text_printf (text, "/%u", game->n_ploughs);
}

/* As wide as the heading, and no narrower than a figure. */
static unsigned
figure_width (const TrText *text,
              unsigned      figure)
{
  const char *heading = tr_text_translate (text, figures[figure].heading);
  unsigned columns = count_columns (heading, strlen (heading));

  return columns > 4 ? columns + 2 : 6;
}

static unsigned
figures_width (const TrText *text,
               unsigned      first,
               unsigned      end)
{
  unsigned width = 0;

  for (unsigned figure = first; figure < end; figure++)
    width += figure_width (text, figure);
  return width;
}

static void
show_headings (unsigned  first,
               unsigned  end,
               TrText   *text)
{
  for (unsigned figure = first; figure < end; figure++)
    add_right (text, tr_text_translate (text, figures[figure].heading), figure_width (text, figure));
  tr_text_add_char (text, '\n');
}

/* With a mark at the one who is asked. */
static void
show_seat (const A2Game  *game,
           const A2State *state,
           unsigned       seat,
           TrText        *text)
{
  size_t start = text->length;

  tr_text_add (text, state->ask != A2_ASK_NONE && seat == state->seat ? "> " : "  ");
  if (a2_is_rival (game, seat))
    tr_text_add (text, tr_text_translate (text, N_("Opponent")));
  else
    tr_text_printf (text, tr_text_translate (text, N_("Player %u")), seat + 1);
  tr_text_pad (text, start, NAME_WIDTH);
}

static void
show_figures (const A2Game  *game,
              const A2State *state,
              unsigned       seat,
              unsigned       first,
              unsigned       end,
              TrText        *text)
{
  show_seat (game, state, seat, text);
  for (unsigned figure = first; figure < end; figure++)
    {
      char data[16];
      TrText cell;

      tr_text_init (&cell, data, sizeof data, NULL);
      if (a2_is_rival (game, seat) && !figures[figure].rival)
        tr_text_add_char (&cell, '-');
      else
        write_figure (game, &state->seats[seat], figure, &cell);
      add_right (text, data, figure_width (text, figure));
    }
}

static void
show_goods (const A2Game  *game,
            const A2State *state,
            TrText        *text)
{
  size_t start = text->length;

  tr_text_add (text, tr_text_translate (text, N_("PLAYERS")));
  tr_text_pad (text, start, NAME_WIDTH);
  show_headings (FIGURE_VP, FIGURE_HUTS, text);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      show_figures (game, state, seat, FIGURE_VP, FIGURE_HUTS, text);
      tr_text_add_char (text, '\n');
    }
}

/* What gained a piece in this phase, and from where: neither does again (a2.zig.once). */
static void
show_built (const A2Game  *game,
            const A2State *state,
            TrText        *text)
{
  const A2Seat *player = &state->seats[state->seat];

  if (state->phase != A2_PHASE_ACTIONS || player->grown_ziggurats == 0)
    return;
  tr_text_printf (text, "  %s", tr_text_translate (text, N_("Ziggurats built on in this phase:")));
  for (unsigned i = 0; i < player->n_ziggurats; i++)
    if (player->grown_ziggurats >> i & 1)
      {
        tr_text_add_char (text, ' ');
        tr_hex_write_name (&game->map, player->ziggurat_space[i], text);
      }
  tr_text_printf (text, "; %s", tr_text_translate (text, N_("from the columns:")));
  for (unsigned column = 0; column < A2_COLUMNS; column++)
    if (player->used_columns >> column & 1)
      tr_text_printf (text, " %s", a2_show_label (text, A2_SORT_COLUMN, column));
  tr_text_add (text, player->used_columns == 0 ? " -\n" : "\n");
}

static void
show_boards (const A2Game  *game,
             const A2State *state,
             TrText        *text)
{
  size_t start = text->length;
  unsigned pieces_at = NAME_WIDTH + 2 + figures_width (text, FIGURE_HUTS, FIGURE_COLUMNS);
  unsigned wells_at = NAME_WIDTH + 2 + figures_width (text, FIGURE_HUTS, FIGURES);

  tr_text_pad (text, start, NAME_WIDTH + 2);
  tr_text_add (text, tr_text_translate (text, N_("HUTS")));
  a2_show_tab (text, start, pieces_at);
  tr_text_add (text, tr_text_translate (text, N_("PIECES GONE (*: tile used)")));
  a2_show_tab (text, start, wells_at);
  tr_text_printf (text, "%s\n", tr_text_translate (text, N_("WELLS")));
  tr_text_pad (text, text->length, NAME_WIDTH);
  show_headings (FIGURE_HUTS, FIGURES, text);

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      A2Flow flow = a2_flow_begin (text, text->length, wells_at, A2_SHOW_WIDTH);

      show_figures (game, state, seat, FIGURE_HUTS, FIGURES, text);
      for (unsigned i = 0; i < player->n_wells; i++)
        {
          char data[24];
          TrText site;

          tr_text_init (&site, data, sizeof data, NULL);
          tr_thing_write (&game->game, (TrThing) { A2_SORT_SITE, player->wells[i] }, &site);
          a2_flow_add (&flow, flow.fresh ? "  " : " ", data);
        }
      tr_text_add_char (text, '\n');
    }
  show_built (game, state, text);
}

/* ── Players: cards ── */

#define FAVOURS_AT 44           /* further right behind many food cards */

/* "2x GG" */
static void
flow_cards (A2Flow     *flow,
            unsigned    n,
            const char *card)
{
  char data[32];
  TrText item;

  tr_text_init (&item, data, sizeof data, NULL);
  if (n > 1)
    tr_text_printf (&item, "%ux ", n);
  tr_text_add (&item, card);
  a2_flow_add (flow, flow->fresh ? " " : ", ", data);
}

static void
show_hand (const A2Game  *game,
           const A2State *state,
           unsigned       seat,
           TrText        *text)
{
  const A2Seat *player = &state->seats[seat];
  A2Flow flow = a2_flow_begin (text, text->length, NAME_WIDTH + 2, LIST_WIDTH);

  show_seat (game, state, seat, text);
  a2_flow_add (&flow, "  ", tr_text_translate (text, N_("food:")));
  flow.fresh = true;
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    if (player->food[card] > 0)
      flow_cards (&flow, player->food[card], game->food_cards[card].icons);
  if (flow.fresh)
    tr_text_add (text, " -");

  tr_text_pad (text, flow.line_start, FAVOURS_AT);
  a2_flow_add (&flow, "  ", tr_text_translate (text, N_("favours:")));
  flow.fresh = true;
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    if (player->favours[favour] > 0)
      flow_cards (&flow, player->favours[favour], a2_favour_words[favour]);
  if (flow.fresh)
    tr_text_add (text, " -");
  tr_text_add_char (text, '\n');
}

static void
show_drawn (const A2State *state,
            TrText        *text)
{
  A2Flow flow = a2_flow_begin (text, text->length, NAME_WIDTH + 2, LIST_WIDTH);

  if (state->ask != A2_ASK_KEEP_FAVOUR)
    return;
  tr_text_printf (text, "  %s", tr_text_translate (text, N_("Favours drawn:")));
  for (unsigned i = 0; i < 2; i++)
    if (state->drawn[i] != A2_NONE)
      flow_cards (&flow, 1, a2_favour_words[state->drawn[i]]);
  tr_text_add_char (text, '\n');
}

static void
show_cards (const A2Game  *game,
            const A2State *state,
            TrText        *text)
{
  tr_text_printf (text, "%s\n", tr_text_translate (text, N_("CARDS")));
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
  bool first = true;
  A2Flow flow;

  tr_text_printf (text, "  %s", a2_favour_words[favour]);
  a2_show_tab (text, start, USES_AT);
  for (unsigned use = 0; use < A2_USES; use++)
    if (game->favour_uses[favour] >> use & 1)
      {
        tr_text_printf (text, first ? "%s" : ", %s", tr_text_translate (text, use_names[use]));
        first = false;
      }
  a2_show_tab (text, start, EFFECT_AT);
  flow = a2_flow_begin (text, start, EFFECT_AT, A2_SHOW_WIDTH);
  a2_flow_add_words (&flow, tr_text_translate (text, a2_favour_effects[favour]));
  tr_text_add_char (text, '\n');
}

static void
show_favours (const A2Game  *game,
              const A2State *state,
              TrText        *text)
{
  bool first = true;

  if (state->ask == A2_ASK_NONE)
    return;
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    {
      if (!favour_matters (game, state, favour))
        continue;
      if (first)
        tr_text_printf (text, "\n%s\n", tr_text_translate (text,
                        N_("FAVOURS in the rows and of the player who is asked")));
      first = false;
      show_favour (game, favour, text);
    }
}

/* ── Feeding ── */

TrSet
a2_show_hungry (const A2State *state)
{
  if (state->ask != A2_ASK_FEED && state->ask != A2_ASK_SERVE)
    return TR_SET_EMPTY;
  return tr_set_minus (state->seats[state->seat].huts, state->fed);
}

static void
show_hungry (const A2Game  *game,
             const A2State *state,
             TrText        *text)
{
  TrSet hungry = a2_show_hungry (state);
  A2Flow flow = a2_flow_begin (text, text->length, 2, LIST_WIDTH);

  tr_text_add (text, tr_text_translate (text, N_("Hungry huts:")));
  if (tr_set_empty (hungry))
    tr_text_add (text, " -");
  while (!tr_set_empty (hungry))
    {
      unsigned space = tr_set_pop (&hungry);
      char data[80];
      TrText hut;

      tr_text_init (&hut, data, sizeof data, NULL);
      tr_hex_write_name (&game->map, space, &hut);
      tr_text_printf (&hut, " %s", game->food_names[game->food[space]]);
      if (tr_set_has (state->farmers, space))
        tr_text_add (&hut, tr_text_translate (text, N_(" (farmer: any food)")));
      a2_flow_add (&flow, flow.fresh ? " " : ", ", data);
    }
  tr_text_add_char (text, '\n');
}

/* Nothing when there are no icons. */
static void
show_icons (const A2Game  *game,
            const uint8_t  icons[A2_ICONS],
            const char    *heading,
            TrText        *text)
{
  bool first = true;

  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      const char *name = icon == A2_WILD ? tr_text_translate (text, N_("wild")) : game->food_names[icon];

      if (icons[icon] == 0)
        continue;
      tr_text_add (text, first ? tr_text_translate (text, heading) : ",");
      tr_text_printf (text, " %u %s", icons[icon], name);
      first = false;
    }
  if (!first)
    tr_text_add_char (text, '\n');
}

static void
show_feeding (const A2Game  *game,
              const A2State *state,
              TrText        *text)
{
  if (state->ask != A2_ASK_FEED && state->ask != A2_ASK_SERVE)
    return;
  tr_text_add_char (text, '\n');
  show_hungry (game, state, text);
  show_icons (game, state->icons, N_("Icons that lie ready:"), text);
  show_icons (game, state->card_icons, N_("Icons of the food card just discarded:"), text);
}

void
a2_show (const TrGame  *tr_game,
         const TrState *tr_state,
         TrText        *text)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;

  show_heading (game, state, text);
  a2_show_main_board (game, state, text);
  tr_text_add_char (text, '\n');
  show_goods (game, state, text);
  tr_text_add_char (text, '\n');
  show_boards (game, state, text);
  tr_text_add_char (text, '\n');
  show_cards (game, state, text);
  show_favours (game, state, text);
  show_feeding (game, state, text);
}
