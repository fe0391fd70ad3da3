/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* Influence and offerings: two tracks that go up. */

#define INFLUENCE_X     232.0f
#define INFLUENCE_WIDTH 82.0f
#define OFFERINGS_X     884.0f
#define OFFERINGS_WIDTH 92.0f
#define HEAD            30.0f
#define SPACE           38.0f

/* The middle of a space of a track of LAST + 1. */
static float
space_y (unsigned space,
         unsigned last)
{
  float top = A2_TOP + HEAD;
  float pitch = (A2_BOTTOM - 6 - top) / (float) (last + 1);

  return A2_BOTTOM - 6 - pitch * ((float) space + 0.5f);
}

static TrRect
space_rect (float    x,
            float    width,
            unsigned space,
            unsigned last)
{
  float pitch = space_y (0, last) - space_y (1, last);

  return tr_rect_around (x + width / 2, space_y (space, last), width - 6, MIN (pitch, 60) - 2);
}

static void
draw_band (A2Lay *lay,
           float  x,
           float  width)
{
  tr_ground_add_panel (lay->ground, tr_rect (x, A2_TOP, width, A2_BOTTOM - A2_TOP));
}

/* The seats whose marker is on SPACE, the one ahead first: it lies beneath (a2.influence.track). */
static unsigned
markers_at (const A2Lay *lay,
            gboolean     influence,
            unsigned     space,
            unsigned     seats[A2_SEATS])
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    {
      const A2Seat *player = &lay->state->seats[seat];
      unsigned i = n;

      if ((influence ? player->influence : player->offerings) != space)
        continue;
      for (; influence && i > 0 && lay->state->seats[seats[i - 1]].height > player->height; i--)
        seats[i] = seats[i - 1];
      seats[i] = seat;
      n++;
    }
  return n;
}

/* "Adad, Belit": the one ahead first. */
static char *
say_markers (const A2Lay    *lay,
             const unsigned *seats,
             unsigned        n)
{
  TrSaying saying;

  tr_saying_begin (&saying);
  for (unsigned i = 0; i < n; i++)
    tr_saying_add (&saying, g_strdup (lay->look->names[seats[i]]));
  return tr_saying_finish (&saying, ", ");
}

/* ── Influence ── */

/* The tag of the line below SPACE: what crossing it gives. */
static TrRect
line_rect (unsigned space,
           unsigned last)
{
  return tr_rect_around (INFLUENCE_X + INFLUENCE_WIDTH - 13, (space_y (space, last) + space_y (space - 1, last)) / 2, 26, 18);
}

static void
draw_influence (A2Lay *lay)
{
  unsigned last = lay->game->last_influence;
  float x = INFLUENCE_X;

  draw_band (lay, x, INFLUENCE_WIDTH);
  tr_ground_add (lay->ground, "<path class=\"s-clay\" stroke-width=\"5\" stroke-opacity=\".6\" d=\"M%f %fV%f\"/>\n",
                 x + INFLUENCE_WIDTH / 2, space_y (0, last), space_y (last, last));
  for (unsigned space = 0; space <= last; space++)
    {
      if (lay->game->vp_lines >> space & 1)
        {
          float y = (space_y (space, last) + space_y (space - 1, last)) / 2;

          tr_ground_add (lay->ground,
                         "<path class=\"s-lapis\" stroke-width=\"3\" stroke-linecap=\"round\" d=\"M%f %fh%f\"/>\n",
                         x + 7, y, INFLUENCE_WIDTH - 14);
          tr_ground_add_rect (lay->ground, "lapis", line_rect (space, last), 9);
        }
      tr_ground_add_art (lay->ground, "track-space",
                         tr_rect_around (x + INFLUENCE_WIDTH / 2, space_y (space, last), SPACE, SPACE));
    }
}

/* A stack: the one beneath at the left and lower, so that all marks are seen. */
static void
put_stack (A2Lay          *lay,
           const unsigned *seats,
           unsigned        n,
           float           x,
           float           y)
{
  static const float sizes[] = { 0, 37, 33, 31, 29 };
  static const float steps[] = { 0, 0, 21, 18, 15 };
  float size = sizes[n];
  float left = x - (float) (n - 1) * steps[n] / 2;

  for (unsigned i = 0; i < n; i++)
    tr_scene_add_piece (lay->scene, "marker", (int) seats[i],
                        tr_rect_around (left + (float) i * steps[n], y + ((float) (n - 1) / 2 - (float) i) * 3, size, size));
}

static void
add_influence_spot (A2Lay          *lay,
                    unsigned        space,
                    const unsigned *seats,
                    unsigned        n)
{
  TrSaying more;
  TrSpot *spot;

  tr_saying_begin (&more);
  if (n == 1)
    tr_saying_add (&more, g_strdup_printf (_("%s is here."), lay->look->names[seats[0]]));
  else if (n > 1)
    {
      g_autofree char *names = say_markers (lay, seats, n);

      tr_saying_add (&more, g_strdup_printf (_("Here, the one ahead first: %s."), names));
    }
  if (lay->state->tokens >> space & 1)
    tr_saying_add (&more, g_strdup (_("The first to come here or beyond takes the food token.")));
  if (lay->game->vp_lines >> space & 1)
    tr_saying_add (&more, g_strdup_printf (_("Coming here from below crosses a line, which gives %u VP."), A2_LINE_VP));
  spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_INFLUENCE, space), TR_SHAPE_RECT,
                            space_rect (INFLUENCE_X, INFLUENCE_WIDTH, space, lay->game->last_influence),
                            g_strdup_printf (_("Influence %u"), space), tr_saying_finish (&more, " "));
  a2_spot_rule (spot, lay->state->tokens >> space & 1 ? A2_RULE_INFLUENCE_TOKEN
                      : lay->game->vp_lines >> space & 1 ? A2_RULE_INFLUENCE_VP
                                                         : A2_RULE_INFLUENCE_TRACK);
}

void
a2_lay_influence (A2Lay *lay)
{
  unsigned last = lay->game->last_influence;
  float x = INFLUENCE_X + INFLUENCE_WIDTH / 2;

  tr_scene_add_section (lay->scene, _("Influence"), tr_rect (INFLUENCE_X - 4, A2_TOP - 4, INFLUENCE_WIDTH + 8,
                                                             A2_BOTTOM - A2_TOP + 8));
  draw_influence (lay);
  a2_put_heading (lay, _("Influence"), tr_rect (INFLUENCE_X, A2_TOP + 4, INFLUENCE_WIDTH, HEAD - 4));
  for (unsigned space = last + 1; space-- > 0;)
    {
      unsigned seats[A2_SEATS];
      unsigned n = markers_at (lay, TRUE, space, seats);
      TrRect rect = tr_rect_around (x, space_y (space, last), SPACE, SPACE);

      add_influence_spot (lay, space, seats, n);
      if (lay->game->vp_lines >> space & 1)
        {
          g_autofree char *gain = g_strdup_printf ("+%u", A2_LINE_VP);
          TrLabel *label = tr_scene_add_label (lay->scene, gain, line_rect (space, last), A2_TEXT);

          label->bold = TRUE;
          label->ink = TR_INK_BRIGHT;
        }
      a2_put_number (lay, (int) space, n == 0 && !(lay->state->tokens >> space & 1)
                     ? rect : tr_rect (INFLUENCE_X + 2, rect.y, 20, SPACE), A2_TEXT)->ink = TR_INK_DIM;
      if (lay->state->tokens >> space & 1)
        tr_scene_add_piece (lay->scene, "food-token", -1, tr_rect_around (x, space_y (space, last), 36, 36));
      if (n > 0)
        put_stack (lay, seats, n, x, space_y (space, last));
    }
}

/* ── Offerings ── */

static void
draw_offerings (A2Lay *lay)
{
  unsigned last = lay->game->last_offering;
  float x = OFFERINGS_X;

  draw_band (lay, x, OFFERINGS_WIDTH);
  tr_ground_add (lay->ground, "<path class=\"s-clay\" stroke-width=\"5\" stroke-opacity=\".6\" d=\"M%f %fV%f\"/>\n", x + 28,
                 space_y (0, last), space_y (last, last));
  for (unsigned space = 0; space <= last; space++)
    tr_ground_add_art (lay->ground, "track-space", tr_rect_around (x + 28, space_y (space, last), SPACE + 4, SPACE + 4));
}

/* Side by side as far as there is room, else in two lines. */
static void
put_group (A2Lay          *lay,
           const unsigned *seats,
           unsigned        n,
           float           x,
           float           y)
{
  float size = n == 1 ? 38 : 28;

  for (unsigned i = 0; i < n; i++)
    tr_scene_add_piece (lay->scene, "marker", (int) seats[i],
                        tr_rect_around (x + (n == 1 ? 0 : i % 2 ? 11.0f : -11.0f),
                                        y + (n <= 2 ? 0 : i / 2 ? 12.0f : -12.0f), size, size));
}

/* What a flood gives here: for each well, and for each ziggurat. */
static void
put_flood_figures (A2Lay   *lay,
                   unsigned space)
{
  float y = space_y (space, lay->game->last_offering);
  float x = OFFERINGS_X + 55;

  tr_ground_add_art (lay->ground, "icon-well", tr_rect (x, y - 20, 18, 18));
  a2_put_number (lay, lay->game->offering_well_vp[space], tr_rect (x + 17, y - 22, 17, 22), A2_HEADING)->bold = TRUE;
  tr_ground_add_art (lay->ground, "icon-ziggurat", tr_rect (x, y + 2, 18, 18));
  a2_put_number (lay, lay->game->offering_ziggurat_vp[space], tr_rect (x + 17, y, 17, 22), A2_HEADING)->bold = TRUE;
}

static char *
say_offering (const A2Lay    *lay,
              unsigned        space,
              const unsigned *seats,
              unsigned        n)
{
  g_autofree char *names = say_markers (lay, seats, n);
  TrSaying more;

  tr_saying_begin (&more);
  tr_saying_add (&more, g_strdup_printf (_("A flood gives %u VP for each well and %u VP for each ziggurat."),
                                         (unsigned) lay->game->offering_well_vp[space],
                                         (unsigned) lay->game->offering_ziggurat_vp[space]));
  if (names != NULL)
    tr_saying_add (&more, g_strdup_printf (_("Here: %s."), names));
  if (lay->state->roofs >> space & 1)
    tr_saying_add (&more, g_strdup (_("The first to come here or beyond moves the roof to a tribute area.")));
  return tr_saying_finish (&more, " ");
}

void
a2_lay_offerings (A2Lay *lay)
{
  unsigned last = lay->game->last_offering;
  float x = OFFERINGS_X + 28;

  tr_scene_add_section (lay->scene, _("Offerings"), tr_rect (OFFERINGS_X - 4, A2_TOP - 4, OFFERINGS_WIDTH + 8,
                                                             A2_BOTTOM - A2_TOP + 8));
  draw_offerings (lay);
  /* Translators: over a track that is no wider than ten letters */
  a2_put_heading (lay, C_("heading", "Offerings"), tr_rect (OFFERINGS_X, A2_TOP + 4, OFFERINGS_WIDTH, HEAD - 4));
  for (unsigned space = last + 1; space-- > 0;)
    {
      unsigned seats[A2_SEATS];
      unsigned n = markers_at (lay, FALSE, space, seats);
      TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_OFFERING, space), TR_SHAPE_RECT,
                                        space_rect (OFFERINGS_X, OFFERINGS_WIDTH, space, last),
                                        g_strdup_printf (_("Offerings %u"), space), say_offering (lay, space, seats, n));

      a2_spot_rule (spot, lay->state->roofs >> space & 1 ? A2_RULE_OFFER_ROOF : A2_RULE_FLOOD_OFFERINGS);
      put_flood_figures (lay, space);
      if (n == 0 && !(lay->state->roofs >> space & 1))
        a2_put_number (lay, (int) space, tr_rect_around (x, space_y (space, last), SPACE, SPACE), A2_TEXT)->ink = TR_INK_DIM;
      if (lay->state->roofs >> space & 1)
        tr_scene_add_piece (lay->scene, "roof", -1, tr_rect_around (x, space_y (space, last) - 1, 40, 40));
      put_group (lay, seats, n, x, space_y (space, last));
    }
}
