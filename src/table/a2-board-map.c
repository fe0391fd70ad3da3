/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* The map: spaces, rivers, foods, and all that stands on them. */

#define MAP_X      322.0f
#define MAP_WIDTH  554.0f
#define HEX_RATIO  1.15f        /* height to width, as in the pictures of data/art */

static float
hex_width (const A2Game *game)
{
  float columns = 0;
  float rows = (float) game->map.n_rows * 0.75f + 0.25f;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    columns = MAX (columns, (float) game->map.row_length[row] + (row & 1 ? 0.5f : 0));
  return MIN (MAP_WIDTH / columns, (A2_BOTTOM - A2_TOP) / (rows * HEX_RATIO));
}

static TrRect
space_rect (const A2Game *game,
            unsigned      space)
{
  float width = hex_width (game);
  float height = width * HEX_RATIO;
  float map_height = height * ((float) game->map.n_rows * 0.75f + 0.25f);
  float top = (A2_TOP + A2_BOTTOM - map_height) / 2;

  return tr_rect (MAP_X + (float) tr_hex_x (&game->map, space) * width / 2,
                  top + (float) tr_hex_row (&game->map, space) * height * 0.75f, width, height);
}

/* A place within a space: its middle, in parts of the space, and its size, in hundredths of the space's width. */
static TrRect
within (TrRect space,
        float  x,
        float  y,
        float  width,
        float  height)
{
  return tr_rect_around (space.x + x * space.width, space.y + y * space.height, width * space.width / 100,
                         height * space.width / 100);
}

/* ── What is printed ── */

static const char *
space_art (const A2Game *game,
           unsigned      space)
{
  static const char *const art[][2] = {
    [A2_OUTSIDE] = { "hex-outside-a", "hex-outside-b" },
    [A2_EUPHRATES] = { "hex-river-a", "hex-river-b" },
    [A2_BETWEEN] = { "hex-between-a", "hex-between-b" },
    [A2_TIGRIS] = { "hex-river-a", "hex-river-b" },
  };

  if (!tr_set_has (game->in_play, space))
    return "hex-blocked";
  /* Which of two is no matter of rules: neighbours mostly differ. */
  return art[game->region[space]][(space * 7 + tr_hex_row (&game->map, space)) % 3 == 0];
}

/* The middle of the river's space in ROW; FALSE when the river has none there. */
static gboolean
river_at (const A2Game *game,
          unsigned      river,
          unsigned      row,
          float        *x,
          float        *y)
{
  for (unsigned i = 0; i < game->map.row_length[row]; i++)
    {
      unsigned space = game->map.row_start[row] + i;

      if (game->region[space] == river)
        {
          TrRect rect = space_rect (game, space);

          *x = rect.x + rect.width / 2;
          *y = rect.y + rect.height / 2;
          return TRUE;
        }
    }
  return FALSE;
}

/* The river from the upper edge of the map to the lower one, as a path through the middles of its spaces. */
static char *
dup_course (const A2Game *game,
            unsigned      river)
{
  float step = hex_width (game) * HEX_RATIO * 0.75f;
  GString *course = g_string_new (NULL);
  float x = 0, y = 0;

  for (unsigned row = 0; row < game->map.n_rows; row++)
    {
      float to_x, to_y;

      if (!river_at (game, river, row, &to_x, &to_y))
        continue;
      if (course->len == 0)
        {
          y = to_y - step * 0.62f;
          x = to_x;
          tr_ground_add (course, "M%f %f", x, y);
        }
      tr_ground_add (course, "C%f %f %f %f %f %f", x, y + (to_y - y) * 0.5f, to_x, to_y - (to_y - y) * 0.5f, to_x, to_y);
      x = to_x;
      y = to_y;
    }
  if (course->len > 0)
    tr_ground_add (course, "L%f %f", x, y + step * 0.62f);
  return g_string_free (course, FALSE);
}

static void
draw_river (A2Lay   *lay,
            unsigned river)
{
  static const struct
  {
    const char *class_name;
    float       width;          /* in parts of a space */
    const char *more;
  } strokes[] = {
    { "s-sand-dark", 0.52f, "stroke-opacity=\".35\"" },
    { "s-shore", 0.48f, "stroke-opacity=\".9\"" },
    { "s-river-dark", 0.41f, "stroke-opacity=\".55\"" },
    { "s-river", 0.38f, "" },
    { "s-river-light", 0.2f, "stroke-opacity=\".22\"" },
    { "s-river-light", 0.018f, "stroke-opacity=\".75\" stroke-dasharray=\"16 26\" transform=\"translate(-8)\"" },
    { "s-river-light", 0.018f, "stroke-opacity=\".6\" stroke-dasharray=\"10 32\" stroke-dashoffset=\"14\" "
                               "transform=\"translate(7)\"" },
  };
  g_autofree char *course = dup_course (lay->game, river);

  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    tr_ground_add (lay->ground, "<path class=\"%s\" fill=\"none\" stroke-linecap=\"round\" stroke-width=\"%f\" %s d=\"%s\"/>\n",
                   strokes[i].class_name, strokes[i].width * hex_width (lay->game), strokes[i].more, course);
}

static TrRect
name_rect (TrRect space)
{
  return within (space, 0.155f, 0.37f, 28, 21);
}

static void
draw_food (A2Lay   *lay,
           unsigned space)
{
  TrRect rect = space_rect (lay->game, space);
  TrRect disc = within (rect, 0.5f, 0.27f, 40, 40);

  TrRect name = name_rect (rect);

  if (!tr_set_has (lay->game->in_play, space))
    return;
  tr_ground_add (lay->ground, "<g opacity=\".5\">");
  tr_ground_add_rect (lay->ground, "tablet", name, 6);
  tr_ground_add (lay->ground, "</g>");
  tr_ground_add (lay->ground, "<circle class=\"shadow\" cx=\"%f\" cy=\"%f\" r=\"%f\"/>\n", disc.x + disc.width / 2 + 0.6f,
                 disc.y + disc.height / 2 + 1.2f, disc.width / 2);
  tr_ground_add (lay->ground, "<circle class=\"linen s-linen-dark\" stroke-width=\"1\" cx=\"%f\" cy=\"%f\" r=\"%f\"/>\n",
                 disc.x + disc.width / 2, disc.y + disc.height / 2, disc.width / 2);
  tr_ground_add_art (lay->ground, a2_food_art (lay->game, lay->game->food[space]), within (rect, 0.5f, 0.27f, 36, 36));
}

static void
draw_spaces (A2Lay *lay,
             TrSet  spaces)
{
  while (!tr_set_empty (spaces))
    {
      unsigned space = tr_set_pop (&spaces);

      tr_ground_add_art (lay->ground, space_art (lay->game, space), space_rect (lay->game, space));
    }
}

static void
draw_map (A2Lay *lay)
{
  TrSet all = TR_SET_EMPTY;

  for (unsigned space = 0; space < lay->game->map.n_spaces; space++)
    {
      TrRect rect = space_rect (lay->game, space);

      tr_set_add (&all, space);
      tr_ground_add (lay->ground, "<path class=\"shadow\" d=\"M%f %fl%f %fv%fl%f %fl%f %fv%fz\"/>\n",
                     rect.x + rect.width / 2 + 2, rect.y + 4, rect.width / 2, rect.height / 4, rect.height / 2,
                     -rect.width / 2, rect.height / 4, -rect.width / 2, -rect.height / 4, -rect.height / 2);
    }
  draw_spaces (lay, lay->game->in_play);
  draw_river (lay, A2_EUPHRATES);
  draw_river (lay, A2_TIGRIS);
  /* What lies on blocked rows covers the rivers too. */
  draw_spaces (lay, tr_set_minus (all, lay->game->in_play));
  for (unsigned space = 0; space < lay->game->map.n_spaces; space++)
    draw_food (lay, space);
}

/* ── What stands on it ── */

static void
put_huts (A2Lay   *lay,
          unsigned seat)
{
  TrSet huts = lay->state->seats[seat].huts;
  gboolean feeding = a2_is_feeding (lay->state) && seat == lay->state->seat;

  while (!tr_set_empty (huts))
    {
      unsigned space = tr_set_pop (&huts);
      TrRect rect = space_rect (lay->game, space);

      tr_scene_add_piece (lay->scene, "hut", (int) seat, within (rect, 0.5f, 0.66f, 54, 49.5f));
      if (feeding)
        tr_scene_add_piece (lay->scene, tr_set_has (lay->state->fed, space) ? "badge-fed" : "badge-hungry", -1,
                            within (rect, 0.82f, 0.56f, 30, 30))->fixed = TRUE;
    }
}

static void
put_ziggurats (A2Lay   *lay,
               unsigned seat)
{
  static const char *const art[] = { "ziggurat-1", "ziggurat-2", "ziggurat-3", "ziggurat-4" };
  const A2Seat *player = &lay->state->seats[seat];

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    tr_scene_add_piece (lay->scene, art[player->ziggurat_level[i] - 1], (int) seat,
                        within (space_rect (lay->game, player->ziggurat_space[i]), 0.5f, 0.54f, 76, 76));
}

static void
put_everywhere (A2Lay      *lay,
                TrSet       spaces,
                const char *art,
                float       x,
                float       y,
                float       width,
                float       height)
{
  while (!tr_set_empty (spaces))
    tr_scene_add_piece (lay->scene, art, -1, within (space_rect (lay->game, tr_set_pop (&spaces)), x, y, width, height));
}

/* The meeting point of a site's three spaces. */
static TrRect
site_rect (const A2Game *game,
           unsigned      site)
{
  float x = 0, y = 0;

  for (unsigned i = 0; i < 3; i++)
    {
      TrRect rect = space_rect (game, game->site_spaces[site][i]);

      x += (rect.x + rect.width / 2) / 3;
      y += (rect.y + rect.height / 2) / 3;
    }
  return tr_rect_around (x, y, hex_width (game) * 0.4f, hex_width (game) * 0.4f);
}

static void
put_names (A2Lay *lay)
{
  for (unsigned space = 0; space < lay->game->map.n_spaces; space++)
    {
      g_autofree char *name = a2_say_label (lay, A2_SORT_SPACE, space);

      if (!tr_set_has (lay->game->in_play, space))
        continue;
      tr_scene_add_label (lay->scene, name, name_rect (space_rect (lay->game, space)), A2_TEXT);
    }
}

/* The page of what stands on SPACE; NULL: nothing does. */
static const char *
find_topic (const A2Lay *lay,
            unsigned     space)
{
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    {
      if (tr_set_has (lay->state->seats[seat].ziggurats, space))
        return "ziggurats";
      if (tr_set_has (lay->state->seats[seat].huts, space))
        return "piece.hut";
    }
  return tr_set_has (lay->state->ships, space) ? "piece.ship" : NULL;
}

static void
add_spots (A2Lay *lay)
{
  for (unsigned space = 0; space < lay->game->map.n_spaces; space++)
    {
      TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_SPACE, space), TR_SHAPE_HEX, space_rect (lay->game, space),
                                        a2_say_space (lay, space), a2_say_space_more (lay, space));

      tr_spot_add_thing (spot, A2_SORT_SPACE, space);
      a2_spot_rule (spot, tr_set_has (lay->game->in_play, space) ? A2_RULE_BUILD_REGIONS : A2_RULE_MAP_BLOCKED);
      spot->topic = find_topic (lay, space);
    }
  for (unsigned site = 0; site < lay->game->n_sites; site++)
    {
      unsigned owner = a2_well_owner (lay, site);
      TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_SITE, site), TR_SHAPE_ROUND, site_rect (lay->game, site),
                                        a2_say_site (lay, site, owner), NULL);

      tr_spot_add_thing (spot, A2_SORT_SITE, site);
      a2_spot_rule (spot, A2_RULE_WELL_SITE);
      spot->shy = owner == A2_NONE;
    }
}

void
a2_lay_map (A2Lay *lay)
{
  guint section = tr_scene_add_section (lay->scene, _("Map"), tr_rect (MAP_X - 4, A2_TOP - 4, MAP_WIDTH + 8,
                                                                       A2_BOTTOM - A2_TOP + 8));

  g_array_index (lay->scene->sections, TrSection, section).main = TRUE;
  draw_map (lay);
  add_spots (lay);
  put_names (lay);
  put_everywhere (lay, lay->state->farmers, "farmer", 0.18f, 0.64f, 32, 39);
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    {
      put_huts (lay, seat);
      put_ziggurats (lay, seat);
    }
  put_everywhere (lay, lay->state->ships, "ship", 0.82f, 0.38f, 40, 33);
  for (unsigned site = 0; site < lay->game->n_sites; site++)
    {
      unsigned owner = a2_well_owner (lay, site);

      if (owner != A2_NONE)
        tr_scene_add_piece (lay->scene, "well", (int) owner, site_rect (lay->game, site));
    }
}
