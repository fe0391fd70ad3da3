/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* The three tribute areas and the civilisations beside them. */

#define AREAS_X     8.0f
#define AREAS_WIDTH 216.0f
#define AREA_GAP    8.0f
#define HEAD        42.0f
#define NAME_SIZE   18.0f       /* the longest name still has room */
#define PAD         10.0f
#define GOLD_WIDTH  42.0f
#define GOLD_HEIGHT 35.0f
#define SLOTS       76.0f       /* the height of the spaces at the foot of an area */

static TrRect
area_rect (unsigned area)
{
  float height = (A2_BOTTOM - A2_TOP - (A2_AREAS - 1) * AREA_GAP) / A2_AREAS;

  return tr_rect (AREAS_X, A2_TOP + (float) area * (height + AREA_GAP), AREAS_WIDTH, height);
}

/* A civilisation: name, price and effects. */
static TrRect
civilisation_rect (unsigned area)
{
  TrRect rect = area_rect (area);

  return tr_rect (rect.x, rect.y, rect.width, rect.height - SLOTS - 3);
}

static TrRect
head_rect (unsigned area)
{
  TrRect rect = area_rect (area);

  return tr_rect (rect.x, rect.y, rect.width, HEAD);
}

static TrRect
price_rect (unsigned area)
{
  TrRect rect = head_rect (area);

  return tr_rect (rect.x + rect.width - 66, rect.y + 6, 58, 30);
}

/* Gold spaces stand in pairs, from the left. */
static TrRect
gold_rect (unsigned area,
           unsigned i)
{
  TrRect rect = area_rect (area);

  return tr_rect (rect.x + PAD - 2 + (float) (i % 2) * GOLD_WIDTH, rect.y + rect.height - SLOTS + (float) (i / 2) * GOLD_HEIGHT,
                  GOLD_WIDTH - 2, GOLD_HEIGHT - 2);
}

static TrRect
ship_rect (unsigned area)
{
  TrRect rect = area_rect (area);

  return tr_rect (rect.x + PAD + 2 * GOLD_WIDTH + 2, rect.y + rect.height - SLOTS + 17, 48, 37);
}

static TrRect
roof_rect (unsigned area)
{
  TrRect rect = area_rect (area);

  return tr_rect (rect.x + rect.width - PAD - 54, rect.y + rect.height - SLOTS, 56, 72);
}

/* Covered spaces are those a smaller number of players does without (a2.setup.blocked-gold). */
static unsigned
n_gold_spaces (const A2Lay *lay)
{
  unsigned n = 0;

  for (unsigned area = 0; area < A2_AREAS; area++)
    n = MAX (n, lay->game->areas[area].gold_spaces);
  return MAX (n, 4);
}

static void
draw_area (A2Lay   *lay,
           unsigned area)
{
  TrRect rect = area_rect (area);
  TrRect head = head_rect (area);
  TrRect price = price_rect (area);

  tr_ground_add_panel (lay->ground, rect);
  tr_ground_add (lay->ground, "<path class=\"lapis-dark\" d=\"M%f %fv%fh%fv%fa8 8 0 0 0 -8 -8h%fa8 8 0 0 0 -8 8z\"/>\n",
                 head.x + 3, head.y + 11, head.height - 11, head.width - 6, -(head.height - 11), -(head.width - 22));
  tr_ground_add (lay->ground, "<path class=\"gold\" d=\"M%f %fh%fv2h%fz\"/>\n", head.x + 3, head.y + head.height,
                 head.width - 6, -(head.width - 6));
  tr_ground_add_rect (lay->ground, "linen", price, 16);
  tr_ground_add_art (lay->ground, "camel", tr_rect (price.x + 24, price.y + 3, 29, 24));
  for (unsigned i = 0; i < n_gold_spaces (lay); i++)
    tr_ground_add_art (lay->ground, i < lay->game->areas[area].gold_spaces ? "gold-space" : "covered-space",
                       gold_rect (area, i));
  tr_ground_add_art (lay->ground, "ship-space", ship_rect (area));
  tr_ground_add_art (lay->ground, "roof-space", tr_rect (roof_rect (area).x, roof_rect (area).y, 56, 64));
}

static void
put_effects (A2Lay   *lay,
             unsigned area)
{
  unsigned civilisation = lay->state->areas[area].civilisation;
  unsigned cost = lay->game->roof_costs[civilisation];
  g_autofree char *roof = NULL;
  g_autofree char *both = NULL;
  TrRect rect = area_rect (area);
  TrLabel *label;

  /* Translators: the camels a roof costs, and what the civilisation gives for it. */
  roof = g_strdup_printf (ngettext ("Roof (%u camel): %s", "Roof (%u camels): %s", cost), cost,
                          tr_table_sentence (a2_roof_effects[civilisation]));
  /* Translators: what a civilisation gives to those who pay it tribute, then the line about its roof. */
  both = g_strdup_printf (_("Tribute: %s\n%s"), tr_table_sentence (a2_tribute_bonuses[civilisation]), roof);
  label = tr_scene_add_label (lay->scene, both, tr_rect (rect.x + PAD, rect.y + HEAD + 3, rect.width - 2 * PAD + 4,
                                                         rect.height - HEAD - SLOTS - 1), A2_TEXT);
  label->wrap = TRUE;
  label->xalign = 0;
  label->yalign = 0;
}

static void
put_civilisation (A2Lay   *lay,
                  unsigned area)
{
  unsigned civilisation = lay->state->areas[area].civilisation;
  g_autofree char *name = a2_say_label (lay, A2_SORT_CIVILISATION, civilisation);
  g_autofree char *art = g_strconcat ("civ-", a2_civilisation_words[civilisation], NULL);
  TrRect head = head_rect (area);
  TrRect price = price_rect (area);
  TrLabel *label;

  tr_scene_add_piece (lay->scene, art, -1, tr_rect (head.x + 3, head.y + 3, 38, 38));
  label = tr_scene_add_label (lay->scene, name, tr_rect (head.x + 42, head.y, price.x - head.x - 42, head.height), NAME_SIZE);
  label->xalign = 0;
  label->bold = TRUE;
  label->ink = TR_INK_BRIGHT;
  label = a2_put_number (lay, lay->game->areas[area].camels, tr_rect (price.x + 5, price.y, 20, price.height), A2_HEADING + 2);
  label->bold = TRUE;
  label->ink = TR_INK_DARK;
}

/* The good an empty roof space gives to who puts a roof there. */
static const char *
good_art (unsigned good)
{
  return good == A2_GOOD_FARMER ? "farmer" : good == A2_GOOD_SHIP ? "ship" : "gold";
}

static void
put_goods (A2Lay   *lay,
           unsigned area)
{
  const A2AreaState *slots = &lay->state->areas[area];
  TrRect roof = roof_rect (area);

  for (unsigned i = 0; i < slots->gold; i++)
    tr_scene_add_piece (lay->scene, "gold", -1, tr_rect_amid (gold_rect (area, i), 36, 36));
  if (slots->ship)
    tr_scene_add_piece (lay->scene, "ship", -1, tr_rect_amid (ship_rect (area), 44, 36.7f));
  if (slots->roof)
    tr_scene_add_piece (lay->scene, "roof", -1, tr_rect (roof.x + 3, roof.y + 3, 50, 50));
  tr_scene_add_piece (lay->scene, good_art (lay->game->areas[area].roof_gives), -1,
                      tr_rect (roof.x + 29, roof.y + 44, 27, 27))->dim = slots->roof;
}

/* ── Spots ── */

static char *
say_slot (const A2Lay *lay,
          unsigned     area,
          const char  *format)
{
  g_autofree char *name = a2_say_area (lay, area);

  return g_strdup_printf (format, name);
}

static void
add_slot (A2Lay   *lay,
          A2Part   part,
          unsigned area,
          unsigned tribute,
          TrRect   rect,
          gboolean full)
{
  TrSpot *spot;
  char *name = say_slot (lay, area,
                         part == A2_PART_GOLD_SPACE
                         ? (full ? _("Gold spaces of the %s, all full") : _("Gold space of the %s"))
                         : (full ? _("Ship space of the %s, taken") : _("Ship space of the %s")));

  spot = tr_scene_add_spot (lay->scene, a2_key (part, area), TR_SHAPE_RECT, rect, name, NULL);
  tr_spot_add_thing (spot, A2_SORT_AREA, area);
  tr_spot_add_thing (spot, A2_SORT_TRIBUTE, tribute);
  a2_spot_rule (spot, A2_RULE_TRIBUTE_PAY);
}

static char *
say_roof_space (const A2Lay *lay,
                unsigned     area)
{
  static const char *const gives[] = {
    [A2_GOOD_GOLD] = N_("Empty: who moves a roof here gains 1 gold."),
    [A2_GOOD_SHIP] = N_("Empty: who moves a roof here gains 1 ship."),
    [A2_GOOD_FARMER] = N_("Empty: who moves a roof here gains 1 farmer."),
  };
  unsigned cost = lay->game->roof_costs[lay->state->areas[area].civilisation];

  if (!lay->state->areas[area].roof)
    return g_strdup (_(gives[lay->game->areas[area].roof_gives]));
  return g_strdup_printf (ngettext ("A roof lies here; it costs %u camel.", "A roof lies here; it costs %u camels.", cost),
                          cost);
}

static void
add_spots (A2Lay   *lay,
           unsigned area)
{
  TrRect first = gold_rect (area, 0);
  TrRect roof = roof_rect (area);
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_AREA, area), TR_SHAPE_RECT, civilisation_rect (area),
                                    a2_say_area (lay, area), a2_say_area_more (lay, area));

  tr_spot_add_thing (spot, A2_SORT_AREA, area);
  spot->pick.kinds = A2_MEANS (TRIBUTE) | A2_MEANS (CALL);
  a2_spot_topic (spot, "civilisation", a2_civilisation_words[lay->state->areas[area].civilisation]);
  a2_spot_rule (spot, A2_RULE_TRIBUTE_PAY);
  add_slot (lay, A2_PART_GOLD_SPACE, area, A2_TRIBUTE_GOLD,
            tr_rect (first.x - 2, first.y - 2, 2 * GOLD_WIDTH + 2, 2 * GOLD_HEIGHT + 2),
            lay->state->areas[area].gold >= lay->game->areas[area].gold_spaces);
  add_slot (lay, A2_PART_SHIP_SPACE, area, A2_TRIBUTE_SHIP, ship_rect (area), lay->state->areas[area].ship);
  spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_ROOF_SPACE, area), TR_SHAPE_RECT, roof,
                            say_slot (lay, area, _("Roof space of the %s")), say_roof_space (lay, area));
  tr_spot_add_thing (spot, A2_SORT_AREA, area);
  spot->pick.kinds = A2_MEANS (ROOF) | A2_MEANS (PUT);
  a2_spot_rule (spot, A2_RULE_ZIG_ROOF);
}

void
a2_lay_areas (A2Lay *lay)
{
  tr_scene_add_section (lay->scene, _("Tribute"), tr_rect (AREAS_X - 4, A2_TOP - 4, AREAS_WIDTH + 8, A2_BOTTOM - A2_TOP + 8));
  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      draw_area (lay, area);
      add_spots (lay, area);
      put_civilisation (lay, area);
      put_effects (lay, area);
      put_goods (lay, area);
    }
}
