/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-show-private.h"

#include <string.h>

/* The board: a cell of four letters for each space. A mark at its left says what lies there, and one at its right what
 * is on it:
 *
 *       A   B   C
 *    1  .   ~   T*
 *    2  k1 [S]  m3
 */

enum { MARGIN = 5, CELL_WIDTH = 4 };

static const char tile_letters[] = "STFM";
static const char leader_letters[] = "kpft";

/* ── Cells ── */

/* CELL is filled with blanks; the first letter belongs to the gap before the space. */

static void
draw_leader (const TeGame  *game,
             const TeState *state,
             unsigned       space,
             char           cell[CELL_WIDTH])
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned leader = 0; leader < TE_COLOURS; leader++)
      if (state->seats[seat].leaders[leader] == space)
        {
          cell[1] = leader_letters[leader];
          cell[2] = (char) ('1' + seat);
        }
}

static void
draw_monument (const TeState *state,
               unsigned       space,
               char           cell[CELL_WIDTH])
{
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (state->monuments[i].space != TE_NONE && tr_set_has (te_square_at (state->monuments[i].space), space))
      {
        cell[1] = 'm';
        cell[2] = (char) ('1' + i);
      }
}

static void
draw_brackets (const char *brackets,
               char        cell[CELL_WIDTH])
{
  cell[0] = brackets[0];
  cell[2] = brackets[1];
}

static void
draw_space (const TeGame  *game,
            const TeState *state,
            unsigned       space,
            char           cell[CELL_WIDTH])
{
  unsigned tile = te_tile_at (state, space);

  cell[1] = tr_set_has (game->rivers, space) ? '~' : '.';
  if (tile != TE_NONE)
    cell[1] = tile_letters[tile];
  if (tile != TE_NONE && state->buildings[tile] == space)
    draw_brackets ("[]", cell);
  if (state->united == space)
    draw_brackets ("()", cell);
  if (tr_set_has (state->leaders, space))
    draw_leader (game, state, space, cell);
  if (tr_set_has (state->face_down, space))
    draw_monument (state, space, cell);
  if (tr_set_has (state->wonder, space))
    cell[1] = 'W';
  if (tr_set_has (state->ruins, space))
    cell[1] = cell[2] = 'X';
  if (tr_set_has (state->treasures, space))
    cell[cell[2] == ' ' ? 2 : 3] = tr_set_has (game->bordered, space) ? '!' : '*';
}

/* ── The board ── */

static void
show_letters (TrText *text)
{
  tr_text_pad (text, text->length, MARGIN);
  for (unsigned column = 0; column < TE_COLUMNS; column++)
    tr_text_printf (text, column + 1 < TE_COLUMNS ? "%c   " : "%c\n", 'A' + (int) column);
}

/* A building's or the unification tile's left bracket stands in the last letter of the cell before, which only a treasure
 * on a monument uses. */
static void
show_row (const TeGame  *game,
          const TeState *state,
          unsigned       row,
          TrText        *text)
{
  char line[TE_COLUMNS * CELL_WIDTH + 2];
  size_t length;

  memset (line, ' ', sizeof line);
  for (unsigned column = 0; column < TE_COLUMNS; column++)
    {
      char cell[CELL_WIDTH] = { ' ', ' ', ' ', ' ' };

      draw_space (game, state, row * TE_COLUMNS + column, cell);
      if (cell[0] != ' ')
        line[column * CELL_WIDTH] = cell[0];
      memcpy (&line[column * CELL_WIDTH + 1], &cell[1], CELL_WIDTH - 1);
    }
  for (length = sizeof line - 1; line[length - 1] == ' '; )
    length--;
  tr_text_printf (text, "%*u %.*s\n", MARGIN - 2, row + 1, (int) length, line);
}

static const char *const tile_marks[] = {
  N_("S settlement"), N_("T temple"), N_("F farm"), N_("M market"), N_("~ river"), N_("XX catastrophe"),
  N_("m1 monument 1"),
};
static const char *const piece_marks[] = {
  N_("k1 king of player 1"), N_("p priest"), N_("f farmer"), N_("t trader"), N_("* treasure"),
  N_("! treasure that is taken first"),
};

static void
show_marks (const char *const *marks,
            unsigned           n_marks,
            TrText            *text)
{
  for (unsigned i = 0; i < n_marks; i++)
    {
      tr_text_add (text, i > 0 ? "  " : "");
      tr_text_say (text, marks[i]);
    }
  tr_text_add_char (text, '\n');
}

static void
show_legend (const TeGame  *game,
             const TeState *state,
             TrText        *text)
{
  const char *rare_marks[3];
  unsigned n = 0;

  show_marks (tile_marks, sizeof tile_marks / sizeof *tile_marks, text);
  show_marks (piece_marks, sizeof piece_marks / sizeof *piece_marks, text);
  if (te_plays (game, TE_OPTION_WONDER))
    rare_marks[n++] = N_("W wonder");
  if (te_plays (game, TE_OPTION_BUILDINGS))
    rare_marks[n++] = N_("[S] building");
  if (state->united != TE_NONE)
    rare_marks[n++] = N_("(S) unification tile");
  if (n > 0)
    show_marks (rare_marks, n, text);
}

void
te_show_board (const TeGame  *game,
               const TeState *state,
               TrText        *text)
{
  show_letters (text);
  for (unsigned row = 0; row < TE_ROWS; row++)
    show_row (game, state, row, text);
  show_legend (game, state, text);
}
