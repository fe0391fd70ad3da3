/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <string.h>

/* What players have, as figures: a table of goods, and one of the player boards. */

/* ── Figures ── */

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

#define SEAT(member) offsetof (A2Seat, member)

static const struct
{
  const char *heading;
  size_t      offset;           /* of a uint8_t; the others are in figure_of() */
  bool        rival;            /* the solo opponent has it too */
} figures[FIGURES] = {
  [FIGURE_VP] = { N_("VP"), 0, true },
  [FIGURE_CAMELS] = { N_("Camels"), SEAT (camels), false },
  [FIGURE_GOLD] = { N_("Gold"), SEAT (gold), true },
  [FIGURE_SHIPS] = { N_("Ships"), SEAT (ships), false },
  [FIGURE_FARMERS] = { N_("Farmers"), SEAT (farmers), false },
  [FIGURE_TOKENS] = { N_("Tokens"), SEAT (tokens), false },
  [FIGURE_PLOUGHS] = { N_("Ploughs up"), SEAT (ploughs), false },
  [FIGURE_INFLUENCE] = { N_("Influence"), SEAT (influence), true },
  [FIGURE_OFFERINGS] = { N_("Offerings"), SEAT (offerings), true },
  [FIGURE_HUTS] = { N_("on map"), 0, true },
  [FIGURE_GROWTH] = { N_("growth"), SEAT (growth), false },
  [FIGURE_SUPPLY] = { N_("supply"), SEAT (supply), true },
  [FIGURE_STOCK] = { N_("stock"), SEAT (stock), true },
  [FIGURE_COLUMNS + A2_OFFERINGS] = { N_("offerings"), SEAT (columns[A2_OFFERINGS]), false },
  [FIGURE_COLUMNS + A2_PURCHASE] = { N_("purchase"), SEAT (columns[A2_PURCHASE]), false },
  [FIGURE_COLUMNS + A2_CARD] = { N_("card"), SEAT (columns[A2_CARD]), false },
  [FIGURE_COLUMNS + A2_GOLD] = { N_("gold"), SEAT (columns[A2_GOLD]), false },
};

static int
figure_of (const A2Seat *player,
           unsigned      figure)
{
  if (figure == FIGURE_VP)
    return player->vp;
  if (figure == FIGURE_HUTS)
    return (int) tr_set_count (player->huts);
  return ((const uint8_t *) player)[figures[figure].offset];
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
  unsigned columns = tr_text_columns (tr_text_translate (text, figures[figure].heading));

  return columns > 4 ? columns + 2 : 6;
}

/* ── Tables of figures ── */

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

/* Puts STRING at the right end of the column of FIGURE. */
static void
add_right (TrText     *text,
           unsigned    figure,
           const char *string)
{
  unsigned columns = tr_text_columns (string);
  unsigned width = figure_width (text, figure);

  if (columns < width)
    tr_text_pad (text, text->length, width - columns);
  tr_text_add (text, string);
}

static void
show_headings (unsigned  first,
               unsigned  end,
               TrText   *text)
{
  for (unsigned figure = first; figure < end; figure++)
    add_right (text, figure, tr_text_translate (text, figures[figure].heading));
  tr_text_add_char (text, '\n');
}

void
a2_show_seat (const A2Game  *game,
              const A2State *state,
              unsigned       seat,
              TrText        *text)
{
  size_t start = text->length;

  tr_text_add (text, state->ask != A2_ASK_NONE && seat == state->seat ? "> " : "  ");
  if (a2_is_rival (game, seat))
    tr_text_say (text, N_("Opponent"));
  else
    tr_text_printf (text, tr_text_translate (text, N_("Player %u")), seat + 1);
  tr_text_pad (text, start, A2_SHOW_NAME_WIDTH);
}

static void
show_figures (const A2Game  *game,
              const A2State *state,
              unsigned       seat,
              unsigned       first,
              unsigned       end,
              TrText        *text)
{
  a2_show_seat (game, state, seat, text);
  for (unsigned figure = first; figure < end; figure++)
    {
      char data[16];
      TrText cell;

      tr_text_init (&cell, data, sizeof data, NULL);
      if (a2_is_rival (game, seat) && !figures[figure].rival)
        tr_text_add_char (&cell, '-');
      else
        write_figure (game, &state->seats[seat], figure, &cell);
      add_right (text, figure, data);
    }
}

/* ── Goods ── */

void
a2_show_goods (const A2Game  *game,
               const A2State *state,
               TrText        *text)
{
  size_t start = text->length;

  tr_text_say (text, N_("PLAYERS"));
  tr_text_pad (text, start, A2_SHOW_NAME_WIDTH);
  show_headings (FIGURE_VP, FIGURE_HUTS, text);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      show_figures (game, state, seat, FIGURE_VP, FIGURE_HUTS, text);
      tr_text_add_char (text, '\n');
    }
}

/* ── Player boards ── */

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
show_board (const A2Game  *game,
            const A2State *state,
            unsigned       seat,
            unsigned       wells_at,
            TrText        *text)
{
  const A2Seat *player = &state->seats[seat];
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, wells_at, " ");
  flow.first = "  ";
  show_figures (game, state, seat, FIGURE_HUTS, FIGURES, text);
  for (unsigned i = 0; i < player->n_wells; i++)
    {
      tr_thing_write (&game->game, (TrThing) { A2_SORT_SITE, player->wells[i] }, &flow.item);
      a2_show_flow_next (&flow);
    }
  tr_text_add_char (text, '\n');
}

void
a2_show_boards (const A2Game  *game,
                const A2State *state,
                TrText        *text)
{
  size_t start = text->length;
  unsigned huts_at = A2_SHOW_NAME_WIDTH + 2;
  unsigned pieces_at = huts_at + figures_width (text, FIGURE_HUTS, FIGURE_COLUMNS);
  unsigned wells_at = huts_at + figures_width (text, FIGURE_HUTS, FIGURES);

  tr_text_pad (text, start, huts_at);
  tr_text_say (text, N_("HUTS"));
  tr_text_tab (text, start, pieces_at);
  tr_text_say (text, N_("PIECES GONE (*: tile used)"));
  tr_text_tab (text, start, wells_at);
  tr_text_line (text, N_("WELLS"));
  tr_text_pad (text, text->length, A2_SHOW_NAME_WIDTH);
  show_headings (FIGURE_HUTS, FIGURES, text);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    show_board (game, state, seat, wells_at, text);
  show_built (game, state, text);
}
