/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <string.h>

/* A row of the map is an edge, a line with names and foods, and a line with what lies there; the edge below it belongs
 * to the next row too.
 *
 *    __.-'-.___.-'-.__
 *    | A1  M |~A2~~G~|
 *    |  (1)  |~f(2)s~|
 *    '-.___.<1>.___.-'
 */

#define CELL_WIDTH 8            /* with the border on its left */
#define HALF_CELL  (CELL_WIDTH / 2)

static unsigned
row_left (unsigned row)
{
  return row & 1 ? HALF_CELL : 0;
}

static unsigned
row_right (const A2Game *game,
           unsigned      row)
{
  return row_left (row) + CELL_WIDTH * game->map.row_length[row];
}

/* ── Edges and wells ── */

/* Draws the well of SEAT at SITE, if it is on the edge above ROW. Two of the three spaces stand side by side; the
 * corner is the end of the border between them. */
static void
draw_well (const A2Game *game,
           unsigned      seat,
           unsigned      site,
           unsigned      row,
           char         *edge)
{
  const uint8_t *spaces = game->site_spaces[site];
  unsigned rows[3];
  unsigned right, x;

  for (unsigned i = 0; i < 3; i++)
    rows[i] = tr_hex_row (&game->map, spaces[i]);
  if (rows[2] != row)
    return;
  right = rows[0] == rows[1] ? 1 : 2;
  x = row_left (rows[right]) + CELL_WIDTH * (unsigned) (spaces[right] - game->map.row_start[rows[right]]);
  edge[x - 1] = '<';
  edge[x] = (char) ('1' + seat);
  edge[x + 1] = '>';
}

/* The edge above ROW, which is also the one below the row before: low where the borders of ROW begin, high where those
 * of the row before end. */
static void
write_edge (const A2Game  *game,
            const A2State *state,
            unsigned       row,
            TrText        *text)
{
  static const char zigzag[] = "__.-'-._";
  unsigned n_rows = game->map.n_rows;
  unsigned above = row > 0 ? row - 1 : row;
  unsigned below = row < n_rows ? row : row - 1;
  unsigned left = row < n_rows ? 0 : row_left (above);
  unsigned right = row_right (game, above);
  char edge[CELL_WIDTH * (A2_SPACES_MAX + 1)];

  if (right < row_right (game, below))
    right = row_right (game, below);
  for (unsigned x = 0; x <= right; x++)
    edge[x] = x < left ? ' ' : zigzag[(x + row_left (row)) % CELL_WIDTH];
  edge[right + 1] = '\0';
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned i = 0; i < state->seats[seat].n_wells; i++)
      draw_well (game, seat, state->seats[seat].wells[i], row, edge);
  tr_text_printf (text, "%s\n", edge);
}

/* ── Spaces ── */

static char
fill_of (const A2Game *game,
         unsigned      space)
{
  if (!tr_set_has (game->in_play, space))
    return '-';
  switch (game->region[space])
    {
    case A2_OUTSIDE:
      return ' ';
    case A2_BETWEEN:
      return ':';
    default:
      return '~';
    }
}

/* CELL is a border and what is right of it, filled already. */

static void
draw_name (const A2Game *game,
           unsigned      space,
           char          cell[CELL_WIDTH])
{
  char data[8];
  TrText name;

  tr_text_init (&name, data, sizeof data, NULL);
  tr_hex_write_name (&game->map, space, &name);
  for (size_t i = 0; i < name.length && i < 4; i++)
    cell[2 + i] = data[i];
  if (tr_set_has (game->in_play, space))
    cell[6] = game->food_letters[game->food[space]];
}

static char
level_mark (unsigned level)
{
  return level > 3 ? '^' : (char) ('0' + level);
}

static void
draw_pieces (const A2Game  *game,
             const A2State *state,
             unsigned       space,
             char           cell[CELL_WIDTH])
{
  bool hungry = tr_set_has (a2_show_hungry (state), space);

  if (tr_set_has (state->farmers, space))
    cell[2] = 'f';
  if (tr_set_has (state->ships, space))
    cell[6] = 's';
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      bool ziggurat = tr_set_has (player->ziggurats, space);
      const char *sides = ziggurat ? "/\\" : hungry ? "!!" : "()";

      if (!ziggurat && !tr_set_has (player->huts, space))
        continue;
      cell[3] = sides[0];
      cell[4] = (char) ('1' + seat);
      cell[5] = sides[1];
      if (ziggurat)
        cell[6] = level_mark (player->ziggurat_level[a2_ziggurat_at (state, seat, space)]);
    }
}

static void
write_spaces (const A2Game  *game,
              const A2State *state,
              unsigned       row,
              bool           pieces,
              TrText        *text)
{
  unsigned first = game->map.row_start[row];

  tr_text_pad (text, text->length, row_left (row));
  for (unsigned space = first; space < first + game->map.row_length[row]; space++)
    {
      char cell[CELL_WIDTH + 1] = "|";

      memset (cell + 1, fill_of (game, space), CELL_WIDTH - 1);
      if (pieces)
        draw_pieces (game, state, space, cell);
      else
        draw_name (game, space, cell);
      tr_text_add (text, cell);
    }
  tr_text_add (text, "|\n");
}

/* ── The map ── */

unsigned
a2_show_map_width (const A2Game *game)
{
  unsigned width = 0;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    if (row_right (game, row) >= width)
      width = row_right (game, row) + 1;
  return width;
}

void
a2_show_map (const A2Game  *game,
             const A2State *state,
             TrText        *text)
{
  for (unsigned row = 0; row < game->map.n_rows; row++)
    {
      write_edge (game, state, row, text);
      write_spaces (game, state, row, false, text);
      /* A blocked row has no second line: nothing can lie there. */
      if (tr_set_has (game->in_play, game->map.row_start[row]))
        write_spaces (game, state, row, true, text);
    }
  write_edge (game, state, game->map.n_rows, text);
}

/* ── Legend ── */

static const char *const piece_marks[] = {
  N_("(1) hut of player 1"), N_("/1\\2 ziggurat, level 2"), N_("/1\\^ roof"), N_("<1> well"), N_("f farmer"),
  N_("s ship"),
};

static void
flow_mark (A2ShowFlow *flow,
           const char *mark)
{
  tr_text_say (&flow->item, mark);
  a2_show_flow_next (flow);
}

static void
show_piece_marks (const A2State *state,
                  TrText        *text)
{
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, 0, "  ");
  for (unsigned i = 0; i < sizeof piece_marks / sizeof *piece_marks; i++)
    flow_mark (&flow, piece_marks[i]);
  if (!tr_set_empty (a2_show_hungry (state)))
    flow_mark (&flow, N_("!1! hungry"));
  tr_text_add_char (text, '\n');
}

static void
show_space_marks (const A2Game *game,
                  TrText       *text)
{
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, 0, "  ");
  for (unsigned food = 0; food < A2_FOODS; food++)
    {
      tr_text_printf (&flow.item, "%c %s", game->food_letters[food], game->food_names[food]);
      a2_show_flow_next (&flow);
    }
  flow_mark (&flow, N_("* wild"));
  flow_mark (&flow, N_("~ river"));
  flow_mark (&flow, N_(": between rivers"));
  if (tr_set_count (game->in_play) < game->map.n_spaces)
    flow_mark (&flow, N_("- blocked"));
  if (game->game.players == 1)
    flow_mark (&flow, N_("2 opponent"));
  tr_text_add_char (text, '\n');
}

void
a2_show_map_legend (const A2Game  *game,
                    const A2State *state,
                    TrText        *text)
{
  show_piece_marks (state, text);
  show_space_marks (game, text);
}
