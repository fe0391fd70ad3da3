/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <assert.h>
#include <string.h>

/* The map as hexagons: a row is an edge line, a line with name and food, and a line with what lies there.
 *
 *     _.-'-._._.-'-._
 *    | A1  M |~A2~~G~|
 *    |  (1)  |~f(2)s~|
 *     '-._.-<1>-._.-'
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

static bool
row_in_play (const A2Game *game,
             unsigned      row)
{
  return tr_set_has (game->in_play, game->map.row_start[row]);
}

/* A blocked row has no second line: nothing can lie there. */
static unsigned
row_lines (const A2Game *game,
           unsigned      row)
{
  return row_in_play (game, row) ? 2 : 1;
}

/* ── Edges and wells ── */

/* Where a site is drawn: on the edge above row *ROW, at column *X. Two of its spaces stand side by side; the corner is
 * the end of the border between them. */
static void
find_corner (const A2Game *game,
             unsigned      site,
             unsigned     *row,
             unsigned     *x)
{
  const uint8_t *spaces = game->site_spaces[site];
  unsigned rows[3];
  unsigned right;

  for (unsigned i = 0; i < 3; i++)
    rows[i] = tr_hex_row (&game->map, spaces[i]);
  right = rows[0] == rows[1] ? 1 : 2;
  *row = rows[2];
  *x = row_left (rows[right]) + CELL_WIDTH * (unsigned) (spaces[right] - game->map.row_start[rows[right]]);
}

/* The mark of a well that covers column X of the edge above ROW, else '\0'. */
static char
well_char (const A2Game  *game,
           const A2State *state,
           unsigned       row,
           unsigned       x)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned i = 0; i < state->seats[seat].n_wells; i++)
      {
        const char mark[] = { '<', (char) ('1' + seat), '>' };
        unsigned corner_row;
        unsigned corner_x;

        find_corner (game, state->seats[seat].wells[i], &corner_row, &corner_x);
        if (corner_row == row && x + 1 >= corner_x && x <= corner_x + 1)
          return mark[x + 1 - corner_x];
      }
  return '\0';
}

/* The edge above ROW, which is also the one below the row before: low where the borders of ROW begin, high where those of
 * the row before end. */
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
  unsigned left = row_left (above) < row_left (below) ? row_left (above) : row_left (below);
  unsigned right = row_right (game, above) > row_right (game, below) ? row_right (game, above) : row_right (game, below);

  for (unsigned x = 0; x <= right; x++)
    {
      char well = well_char (game, state, row, x);

      if (x < left)
        tr_text_add_char (text, ' ');
      else
        tr_text_add_char (text, well != '\0' ? well : zigzag[(x + row_left (row)) % CELL_WIDTH]);
    }
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

static void
draw_ziggurat (const A2Seat *player,
               unsigned      space,
               char          cell[CELL_WIDTH])
{
  for (unsigned i = 0; i < player->n_ziggurats; i++)
    if (player->ziggurat_space[i] == space)
      cell[6] = player->ziggurat_level[i] > 3 ? '^' : (char) ('0' + player->ziggurat_level[i]);
  cell[3] = '/';
  cell[5] = '\\';
}

static void
draw_pieces (const A2Game  *game,
             const A2State *state,
             unsigned       space,
             char           cell[CELL_WIDTH])
{
  if (tr_set_has (state->farmers, space))
    cell[2] = 'f';
  if (tr_set_has (state->ships, space))
    cell[6] = 's';
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      bool ziggurat = tr_set_has (player->ziggurats, space);

      if (!ziggurat && !tr_set_has (player->huts, space))
        continue;
      cell[4] = (char) ('1' + seat);
      if (ziggurat)
        draw_ziggurat (player, space, cell);
      else
        {
          bool hungry = tr_set_has (a2_show_hungry (state, seat), space);

          cell[3] = hungry ? '!' : '(';
          cell[5] = hungry ? '!' : ')';
        }
    }
}

static void
write_space (const A2Game  *game,
             const A2State *state,
             unsigned       space,
             unsigned       line,
             TrText        *text)
{
  char cell[CELL_WIDTH + 1];

  memset (cell, fill_of (game, space), CELL_WIDTH);
  cell[0] = '|';
  cell[CELL_WIDTH] = '\0';
  if (line == 0)
    draw_name (game, space, cell);
  else
    draw_pieces (game, state, space, cell);
  tr_text_add (text, cell);
}

static void
write_spaces (const A2Game  *game,
              const A2State *state,
              unsigned       row,
              unsigned       line,
              TrText        *text)
{
  unsigned first = game->map.row_start[row];

  tr_text_pad (text, text->length, row_left (row));
  for (unsigned space = first; space < first + game->map.row_length[row]; space++)
    write_space (game, state, space, line, text);
  tr_text_add_char (text, '|');
}

/* ── The whole of it ── */

unsigned
a2_show_map_width (const A2Game *game)
{
  unsigned width = 0;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    if (row_right (game, row) >= width)
      width = row_right (game, row) + 1;
  return width;
}

unsigned
a2_show_map_lines (const A2Game *game)
{
  unsigned n = 1;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    n += 1 + row_lines (game, row);
  return n;
}

void
a2_show_map_line (const A2Game  *game,
                  const A2State *state,
                  unsigned       line,
                  TrText        *text)
{
  unsigned row = 0;

  assert (line < a2_show_map_lines (game));

  while (row < game->map.n_rows && line > row_lines (game, row))
    line -= 1 + row_lines (game, row++);
  if (line == 0)
    write_edge (game, state, row, text);
  else
    write_spaces (game, state, row, line - 1, text);
}
