/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <assert.h>
#include <string.h>

/* The main board. A row of the map is an edge, a line with names and foods, and a line with what lies there; the edge
 * below it belongs to the next row too.
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
  unsigned left = row_left (above) < row_left (below) ? row_left (above) : row_left (below);
  unsigned right = row_right (game, above);

  if (right < row_right (game, below))
    right = row_right (game, below);
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
          bool hungry = tr_set_has (a2_show_hungry (state), space);

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

/* ── The map ── */

static unsigned
map_width (const A2Game *game)
{
  unsigned width = 0;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    if (row_right (game, row) >= width)
      width = row_right (game, row) + 1;
  return width;
}

static unsigned
map_lines (const A2Game *game)
{
  unsigned n = 1;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    n += 1 + row_lines (game, row);
  return n;
}

static void
show_map_line (const A2Game  *game,
               const A2State *state,
               unsigned       line,
               TrText        *text)
{
  unsigned row = 0;

  assert (line < map_lines (game));

  while (row < game->map.n_rows && line > row_lines (game, row))
    line -= 1 + row_lines (game, row++);
  if (line == 0)
    write_edge (game, state, row, text);
  else
    write_spaces (game, state, row, line - 1, text);
}

/* ── Legend ── */

static const char *const piece_marks[] = {
  N_("(1) hut of player 1"), N_("/1\\2 ziggurat, level 2"), N_("/1\\^ roof"), N_("<1> well"), N_("f farmer"),
  N_("s ship"),
};

static void
flow_marks (A2Flow     *flow,
            const char *mark)
{
  a2_flow_add (flow, flow->fresh ? "" : "  ", tr_text_translate (flow->text, mark));
}

static void
show_piece_marks (const A2State *state,
                  TrText        *text)
{
  A2Flow flow = a2_flow_begin (text, text->length, 0, A2_SHOW_WIDTH);

  for (unsigned i = 0; i < sizeof piece_marks / sizeof *piece_marks; i++)
    flow_marks (&flow, piece_marks[i]);
  if (!tr_set_empty (a2_show_hungry (state)))
    flow_marks (&flow, N_("!1! hungry"));
  tr_text_add_char (text, '\n');
}

static void
show_space_marks (const A2Game *game,
                  TrText       *text)
{
  A2Flow flow = a2_flow_begin (text, text->length, 0, A2_SHOW_WIDTH);

  for (unsigned food = 0; food < A2_FOODS; food++)
    {
      char data[24];
      TrText mark;

      tr_text_init (&mark, data, sizeof data, NULL);
      tr_text_printf (&mark, "%c %s", game->food_letters[food], game->food_names[food]);
      a2_flow_add (&flow, flow.fresh ? "" : "  ", data);
    }
  flow_marks (&flow, N_("* wild"));
  flow_marks (&flow, N_("~ river"));
  flow_marks (&flow, N_(": between rivers"));
  if (tr_set_count (game->in_play) < game->map.n_spaces)
    flow_marks (&flow, N_("- blocked"));
  if (game->game.players == 1)
    flow_marks (&flow, N_("2 opponent"));
  tr_text_add_char (text, '\n');
}

static void
show_map_legend (const A2Game  *game,
                 const A2State *state,
                 TrText        *text)
{
  show_piece_marks (state, text);
  show_space_marks (game, text);
}

/* ── Tribute areas ── */

static const char *const area_headings[A2_AREAS] = { N_("Highest: %s"), N_("Middle: %s"), N_("Lowest: %s") };

/* What an empty roof space gives. */
static const char *
roof_space (const TrText *text,
            unsigned      good)
{
  switch (good)
    {
    case A2_GOOD_FARMER:
      return tr_text_translate (text, N_("roof [+farmer]"));
    case A2_GOOD_SHIP:
      return tr_text_translate (text, N_("roof [+ship]"));
    default:
      return tr_text_translate (text, N_("roof [+gold]"));
    }
}

static void
show_slots (const A2TributeArea *area,
            const A2AreaState   *slots,
            TrText              *text)
{
  tr_text_printf (text, "  %s [", tr_text_translate (text, N_("gold")));
  for (unsigned i = 0; i < area->gold_spaces; i++)
    tr_text_add_char (text, i < slots->gold ? 'o' : '.');
  tr_text_printf (text, "]  %s [%c]  %s\n", tr_text_translate (text, N_("ship")), slots->ship ? 's' : '.',
                  slots->roof ? tr_text_translate (text, N_("roof [^]")) : roof_space (text, area->roof_gives));
}

/* HEADING has the cost in camels. */
static void
show_effect (const char *heading,
             unsigned    cost,
             const char *effect,
             unsigned    width,
             TrText     *text)
{
  A2Flow flow = a2_flow_begin (text, text->length, 4, width);

  tr_text_add (text, "  ");
  tr_text_printf (text, tr_text_translate (text, heading), cost);
  flow.fresh = false;
  a2_flow_add_words (&flow, tr_text_translate (text, effect));
  tr_text_add_char (text, '\n');
}

static void
show_areas (const A2Game  *game,
            const A2State *state,
            unsigned       width,
            TrText        *text)
{
  tr_text_printf (text, "%s\n", tr_text_translate (text, N_("TRIBUTE AREAS (costs in camels)")));
  for (unsigned i = 0; i < A2_AREAS; i++)
    {
      const A2AreaState *slots = &state->areas[i];

      if (state->ask == A2_ASK_BONUS && state->bonus_area == i)
        tr_text_add (text, "> ");
      tr_text_printf (text, tr_text_translate (text, area_headings[i]),
                      a2_show_label (text, A2_SORT_CIVILISATION, slots->civilisation));
      tr_text_add_char (text, '\n');
      show_slots (&game->areas[i], slots, text);
      show_effect (N_("Tribute (%u):"), game->areas[i].camels, a2_tribute_bonuses[slots->civilisation], width, text);
      show_effect (N_("Roof (%u):"), game->roof_costs[slots->civilisation], a2_roof_effects[slots->civilisation], width,
                   text);
    }
}

/* ── Card rows ── */

enum { FOOD_AT = 5, FAVOUR_AT = 15, LEADER_AT = 31 };

static void
show_row (const A2Game  *game,
          const A2State *state,
          unsigned       row,
          TrText        *text)
{
  const A2Row *cards = &state->rows[row];
  bool turn = state->phase == A2_PHASE_EXPANSION && state->row == row;
  size_t start = text->length;

  tr_text_printf (text, "%c %u", turn ? '>' : ' ', row + 1);
  for (unsigned i = 0; i < 2; i++)
    {
      a2_show_tab (text, start, FOOD_AT + 5 * i);
      tr_text_add (text, cards->food[i] != A2_NONE ? game->food_cards[cards->food[i]].icons : "-");
    }
  a2_show_tab (text, start, FAVOUR_AT);
  tr_text_add (text, cards->favour != A2_NONE ? a2_favour_words[cards->favour] : "-");
  if (cards->leader != A2_NONE)
    {
      a2_show_tab (text, start, LEADER_AT);
      tr_text_printf (text, "%u %s", cards->leader + 1u, a2_show_label (text, A2_SORT_BID_SPACE, cards->space));
    }
  tr_text_add_char (text, '\n');
}

static bool
rows_are_empty (const A2Game  *game,
                const A2State *state)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    if (state->rows[row].leader != A2_NONE)
      return false;
  return !a2_cards_left (game, state);
}

static void
show_rows (const A2Game  *game,
           const A2State *state,
           TrText        *text)
{
  size_t start;

  if (rows_are_empty (game, state))
    return;
  tr_text_add_char (text, '\n');
  start = text->length;
  tr_text_add (text, tr_text_translate (text, N_("ROW")));
  a2_show_tab (text, start, FOOD_AT);
  tr_text_add (text, tr_text_translate (text, N_("Food")));
  a2_show_tab (text, start, FAVOUR_AT);
  tr_text_add (text, tr_text_translate (text, N_("Favour")));
  a2_show_tab (text, start, LEADER_AT);
  tr_text_printf (text, "%s\n", tr_text_translate (text, N_("Leader")));
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    show_row (game, state, row, text);
  if (state->ask == A2_ASK_BID)
    tr_text_printf (text, tr_text_translate (text, N_("  Bids: top %u, middle %u, lowest %u VP\n")),
                    game->bid_costs[A2_BID_TOP], game->bid_costs[A2_BID_MIDDLE], game->bid_costs[A2_BID_LOWEST]);
  if (state->displaced != A2_NONE)
    tr_text_printf (text, tr_text_translate (text, N_("  Player %u was outbid\n")), state->displaced + 1u);
}

/* ── Tracks ── */

#define TRACK_CELL 6
#define TRACK_ROW  16           /* spaces in a line */

static unsigned
track_column (unsigned space)
{
  return space % TRACK_ROW * TRACK_CELL;
}

static unsigned
track_line_end (unsigned first,
                unsigned last)
{
  return last < first + TRACK_ROW ? last : first + TRACK_ROW - 1;
}

/* The spaces FIRST to LAST: a line where one is crossed, the number, the thing that lies there. */
static void
show_spaces (unsigned  first,
             unsigned  last,
             uint32_t  lines,
             uint32_t  things,
             char      thing,
             TrText   *text)
{
  size_t start = text->length;

  for (unsigned space = first; space <= last; space++)
    {
      tr_text_pad (text, start, track_column (space));
      tr_text_printf (text, "%c%3u", lines >> space & 1 ? '|' : ' ', space);
      if (things >> space & 1)
        tr_text_add_char (text, thing);
    }
  tr_text_add_char (text, '\n');
}

/* The markers on SPACE, the one ahead first: it lies beneath. */
static unsigned
markers_at (const A2Game  *game,
            const A2State *state,
            bool           influence,
            unsigned       space,
            unsigned       seats[A2_SEATS])
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      unsigned i = n;

      if ((influence ? player->influence : player->offerings) != space)
        continue;
      for (; influence && i > 0 && state->seats[seats[i - 1]].height > player->height; i--)
        seats[i] = seats[i - 1];
      seats[i] = seat;
      n++;
    }
  return n;
}

static void
show_track_markers (const A2Game  *game,
                    const A2State *state,
                    bool           influence,
                    unsigned       first,
                    unsigned       last,
                    TrText        *text)
{
  size_t start = text->length;

  for (unsigned space = first; space <= last; space++)
    {
      unsigned seats[A2_SEATS];
      unsigned n = markers_at (game, state, influence, space, seats);

      /* They end where the number ends. */
      if (n > 0)
        tr_text_pad (text, start, track_column (space) + 4 - n);
      for (unsigned i = 0; i < n; i++)
        tr_text_add_int (text, seats[i] + 1);
    }
  tr_text_add_char (text, '\n');
}

static void
show_offering_vp (const A2Game *game,
                  unsigned      first,
                  unsigned      last,
                  TrText       *text)
{
  size_t start = text->length;

  for (unsigned space = first; space <= last; space++)
    {
      tr_text_pad (text, start, track_column (space));
      tr_text_printf (text, " %u/%u", game->offering_well_vp[space], game->offering_ziggurat_vp[space]);
    }
  tr_text_add_char (text, '\n');
}

static void
show_tracks (const A2Game  *game,
             const A2State *state,
             TrText        *text)
{
  tr_text_printf (text, "%s\n", tr_text_translate (text,
                  N_("INFLUENCE  t: food token, |: 2 VP for crossing; of players on one space the first is ahead")));
  for (unsigned first = 0; first <= game->last_influence; first += TRACK_ROW)
    {
      unsigned last = track_line_end (first, game->last_influence);

      show_spaces (first, last, game->vp_lines, state->tokens, 't', text);
      show_track_markers (game, state, true, first, last, text);
    }
  tr_text_printf (text, "%s\n", tr_text_translate (text,
                  N_("OFFERINGS  1/2: 1 VP for each well, 2 VP for each ziggurat when the flood comes; ^: roof")));
  for (unsigned first = 0; first <= game->last_offering; first += TRACK_ROW)
    {
      unsigned last = track_line_end (first, game->last_offering);

      show_spaces (first, last, 0, state->roofs, '^', text);
      show_offering_vp (game, first, last, text);
      show_track_markers (game, state, false, first, last, text);
    }
  if (state->roofs_to_put > 0)
    tr_text_printf (text, tr_text_translate (text, N_("Roofs reached, to be placed now: %u\n")), state->roofs_to_put);
}

/* ── The whole of it ── */

#define GAP            2
#define SIDE_WIDTH_MIN 36       /* narrower, it goes below the map */
#define SIDE_SIZE      8192     /* it has some 30 short lines */

/* Adds the line that begins at REST; returns the beginning of the next. */
static const char *
add_line (TrText     *text,
          const char *rest)
{
  for (; *rest != '\0' && *rest != '\n'; rest++)
    tr_text_add_char (text, *rest);
  return *rest == '\n' ? rest + 1 : rest;
}

/* With the lines of SIDE, from COLUMN on. */
static void
show_map_beside (const A2Game  *game,
                 const A2State *state,
                 const char    *side,
                 unsigned       column,
                 TrText        *text)
{
  unsigned n_lines = map_lines (game);

  for (unsigned line = 0; line < n_lines || *side != '\0'; line++)
    {
      size_t start = text->length;

      if (line < n_lines)
        show_map_line (game, state, line, text);
      if (*side != '\0' && *side != '\n')
        tr_text_pad (text, start, column);
      side = add_line (text, side);
      tr_text_add_char (text, '\n');
    }
}

/* Tribute areas and cards stand beside the map, if it is not too wide. */
void
a2_show_main_board (const A2Game  *game,
                    const A2State *state,
                    TrText        *text)
{
  unsigned column = map_width (game) + GAP;
  bool beside = column + SIDE_WIDTH_MIN <= A2_SHOW_WIDTH;
  unsigned width = beside ? A2_SHOW_WIDTH - column : A2_SHOW_WIDTH;
  char data[SIDE_SIZE];
  TrText side;

  tr_text_init (&side, data, sizeof data, text->translate);
  show_areas (game, state, width, &side);
  show_rows (game, state, &side);
  show_map_beside (game, state, beside ? data : "", column, text);
  show_map_legend (game, state, text);
  tr_text_add_char (text, '\n');
  if (!beside)
    tr_text_printf (text, "%s\n", data);
  show_tracks (game, state, text);
}
