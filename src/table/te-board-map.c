/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* The board as it is printed: land, rivers, borders, letters and numbers; and its spaces, which can be pointed at. */

TrRect
te_space_rect (unsigned space)
{
  return tr_rect (TE_MAP_X + (float) (space % TE_COLUMNS) * TE_SPACE, TE_MAP_Y + (float) (space / TE_COLUMNS) * TE_SPACE, TE_SPACE,
                  TE_SPACE);
}

TrRect
te_within (unsigned space,
           float    x,
           float    y,
           float    size)
{
  TrRect rect = te_space_rect (space);

  return tr_rect_around (rect.x + x * TE_SPACE, rect.y + y * TE_SPACE, size * TE_SPACE, size * TE_SPACE);
}

/* ── Land ── */

static void
draw_land (TeLay *lay)
{
  static const char *const art[] = { "square-land-a", "square-land-b" };

  for (unsigned space = 0; space < TE_SPACES; space++)
    /* Which of two is no matter of rules: neighbours mostly differ. */
    if (!tr_set_has (lay->game->rivers, space))
      tr_ground_add_art (lay->ground, art[(space * 7 + space / TE_COLUMNS) % 3 == 0], te_space_rect (space));
}

static void
draw_borders (TeLay *lay)
{
  TrSet bordered = lay->game->bordered;

  while (!tr_set_empty (bordered))
    tr_ground_add_art (lay->ground, "square-border", te_space_rect (tr_set_pop (&bordered)));
}

/* ── Rivers ── */

static void
add_line (GString *path,
          unsigned from,
          float    to_x,
          float    to_y)
{
  TrRect rect = te_space_rect (from);

  tr_ground_add (path, "M%f %fl%f %f", rect.x + TE_SPACE / 2, rect.y + TE_SPACE / 2, to_x * TE_SPACE, to_y * TE_SPACE);
}

/* Whether there is water in the space so far from SPACE; FALSE beyond the edges. */
static gboolean
is_river (const TeGame *game,
          unsigned      space,
          int           dx,
          int           dy)
{
  int column = (int) (space % TE_COLUMNS) + dx, row = (int) (space / TE_COLUMNS) + dy;

  return column >= 0 && column < TE_COLUMNS && row >= 0 && row < TE_ROWS
         && tr_set_has (game->rivers, (unsigned) (row * TE_COLUMNS + column));
}

static gboolean
is_edge (unsigned space,
         int      dx,
         int      dy)
{
  int column = (int) (space % TE_COLUMNS) + dx, row = (int) (space / TE_COLUMNS) + dy;

  return column < 0 || column >= TE_COLUMNS || row < 0 || row >= TE_ROWS;
}

/* Over an edge of the board a river flows straight on, where it ends there or is two spaces wide; else round the corner. */
static void
add_ways_out (const TeGame *game,
              unsigned      space,
              GString      *path)
{
  static const int ways[4][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  gboolean end = tr_set_count (tr_set_and (tr_square_around (&game->map, tr_set_of (space)), game->rivers)) <= 1;
  gboolean out = FALSE;

  for (guint pass = 0; pass < 2 && !out; pass++)
    for (guint i = 0; i < G_N_ELEMENTS (ways) && !out; i++)
      {
        int dx = ways[i][0], dy = ways[i][1];
        gboolean straight = is_river (game, space, -dx, -dy);
        gboolean wide = (is_river (game, space, dy, dx) && is_river (game, space, dy - dx, dx - dy))
                        || (is_river (game, space, -dy, -dx) && is_river (game, space, -dy - dx, -dx - dy));

        out = is_edge (space, dx, dy) && (straight ? end || wide : end && pass == 1);
        if (out)
          add_line (path, space, 0.5f * (float) dx, 0.5f * (float) dy);
      }
}

/* The water as lines from space to space. */
static char *
dup_course (const TeGame *game)
{
  GString *path = g_string_new (NULL);
  TrSet rivers = game->rivers;

  while (!tr_set_empty (rivers))
    {
      unsigned space = tr_set_pop (&rivers);

      add_line (path, space, 0, 0);
      if (is_river (game, space, 1, 0))
        add_line (path, space, 1, 0);
      if (is_river (game, space, 0, 1))
        add_line (path, space, 0, 1);
      add_ways_out (game, space, path);
    }
  return g_string_free (path, FALSE);
}

/* Where the river is two spaces wide there is no island in the middle. */
static void
draw_lakes (TeLay *lay)
{
  for (unsigned space = 0; space < TE_SPACES - TE_COLUMNS; space++)
    if (space % TE_COLUMNS + 1 < TE_COLUMNS && tr_set_empty (tr_set_minus (te_square_at (space), lay->game->rivers)))
      {
        TrRect rect = te_space_rect (space);
        float half = TE_SPACE / 2;
        /* Where it flows off the board, up to the edge. */
        float left = space % TE_COLUMNS == 0 ? 0 : half, top = space < TE_COLUMNS ? 0 : half;
        float right = space % TE_COLUMNS + 2 == TE_COLUMNS ? 4 * half : 3 * half;
        float bottom = space / TE_COLUMNS + 2 == TE_ROWS ? 4 * half : 3 * half;

        tr_ground_add_rect (lay->ground, "river", tr_rect (rect.x + left, rect.y + top, right - left, bottom - top), 0);
      }
}

static void
draw_waves (TeLay *lay)
{
  TrSet rivers = lay->game->rivers;

  while (!tr_set_empty (rivers))
    {
      unsigned space = tr_set_pop (&rivers);
      TrRect rect = te_space_rect (space);

      for (unsigned i = 0; i < 2; i++)
        tr_ground_add (lay->ground, "<path class=\"s-river-light\" fill=\"none\" stroke-width=\"1.8\" stroke-opacity=\".75\" "
                       "stroke-linecap=\"round\" d=\"M%f %fc3 -3 6 -3 9 0s6 3 9 0\"/>\n",
                       rect.x + 13 + (float) ((space * 5 + i * 11) % 18), rect.y + 22 + (float) (i * 19 + space % 5));
    }
}

static void
draw_rivers (TeLay *lay)
{
  static const struct
  {
    const char *class_name;
    float       width;          /* in parts of a space */
  } strokes[] = {
    { "s-shore", 0.92f },
    { "s-river-dark", 0.84f },
    { "s-river", 0.8f },
  };
  g_autofree char *course = dup_course (lay->game);
  TrSet rivers = lay->game->rivers;

  while (!tr_set_empty (rivers))
    tr_ground_add_rect (lay->ground, "field", te_space_rect (tr_set_pop (&rivers)), 0);
  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    tr_ground_add (lay->ground, "<path class=\"%s\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
                   "stroke-width=\"%f\" d=\"%s\"/>\n", strokes[i].class_name, strokes[i].width * TE_SPACE, course);
  draw_lakes (lay);
  draw_waves (lay);
}

/* ── The board ── */

static void
draw_grid (TeLay *lay)
{
  float right = TE_MAP_X + TE_COLUMNS * TE_SPACE, bottom = TE_MAP_Y + TE_ROWS * TE_SPACE;

  tr_ground_add (lay->ground, "<path class=\"s-clay-dark rim\" fill=\"none\" stroke-width=\"1.2\" stroke-opacity=\".55\" d=\"");
  for (unsigned column = 1; column < TE_COLUMNS; column++)
    tr_ground_add (lay->ground, "M%f %fV%f", TE_MAP_X + (float) column * TE_SPACE, TE_MAP_Y, bottom);
  for (unsigned row = 1; row < TE_ROWS; row++)
    tr_ground_add (lay->ground, "M%f %fH%f", TE_MAP_X, TE_MAP_Y + (float) row * TE_SPACE, right);
  tr_ground_add (lay->ground, "\"/>\n");
}

void
te_draw_map (TeLay *lay)
{
  TrRect map = tr_rect (TE_MAP_X, TE_MAP_Y, TE_COLUMNS * TE_SPACE, TE_ROWS * TE_SPACE);

  tr_ground_add_rect (lay->ground, "shadow", tr_rect (map.x - 4, map.y - 3, map.width + 11, map.height + 11), 8);
  tr_ground_add_rect (lay->ground, "clay-dark", tr_rect (map.x - 5, map.y - 5, map.width + 10, map.height + 10), 7);
  tr_ground_add_rect (lay->ground, "clay-light", tr_rect (map.x - 3, map.y - 3, map.width + 6, map.height + 6), 5);
  draw_land (lay);
  /* What flows off the board is cut off by its edge: an <svg> of its own does that. */
  tr_ground_add (lay->ground, "<svg x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\" viewBox=\"%f %f %f %f\">\n", map.x, map.y,
                 map.width, map.height, map.x, map.y, map.width, map.height);
  draw_rivers (lay);
  tr_ground_add (lay->ground, "</svg>\n");
  draw_grid (lay);
  draw_borders (lay);
}

static void
put_coordinates (TeLay *lay)
{
  for (unsigned column = 0; column < TE_COLUMNS; column++)
    {
      char letter[2] = { (char) ('A' + (int) column), '\0' };

      tr_scene_add_label (lay->scene, letter, tr_rect (TE_MAP_X + (float) column * TE_SPACE, TE_MAP_Y - 25, TE_SPACE, 20), TE_TEXT);
    }
  for (unsigned row = 0; row < TE_ROWS; row++)
    tr_scene_add_number (lay->scene, (int) row + 1, tr_rect (1, TE_MAP_Y + (float) row * TE_SPACE, TE_MAP_X - 8, TE_SPACE), TE_TEXT);
}

/* ── Spaces ── */

/* A leader can be pointed at where it stands: one's own to move it, and whoever's to say which war is next. */
static gboolean
is_meant (const TeLay *lay,
          unsigned     seat,
          unsigned     space)
{
  const TeState *state = lay->state;

  if (state->ask == TE_ASK_ACT)
    return seat == state->seat;
  return state->ask == TE_ASK_CHOOSE && tr_set_has (te_linked (lay->game, te_links (state), state->united), space);
}

static void
add_spot (TeLay   *lay,
          unsigned space)
{
  TrSpot *spot = tr_scene_add_spot (lay->scene, te_key (TE_PART_SPACE, space), TR_SHAPE_RECT, te_space_rect (space),
                                    te_say_space (lay, space), te_say_space_more (lay, space));
  unsigned leader, seat = te_leader_at (lay, space, &leader);

  if (seat != TE_NONE && is_meant (lay, seat, space))
    {
      tr_spot_add_thing (spot, TE_SORT_LEADER, leader);
      spot->pick.any = TRUE;
    }
  tr_spot_add_thing (spot, TE_SORT_SPACE, space);
  te_spot_rule (spot, TE_RULE_TILE_PLACE);
  spot->topic = te_find_topic (lay, space);
}

void
te_lay_map (TeLay *lay)
{
  guint section = tr_scene_add_section (lay->scene, _("Board"), tr_rect (TE_MAP_X - 28, TE_MAP_Y - 26,
                                                                         TE_COLUMNS * TE_SPACE + 32, TE_ROWS * TE_SPACE + 32));

  g_array_index (lay->scene->sections, TrSection, section).main = TRUE;
  put_coordinates (lay);
  for (unsigned space = 0; space < TE_SPACES; space++)
    add_spot (lay, space);
  te_put_pieces (lay);
}
