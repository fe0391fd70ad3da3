/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What lies above and below the board: the bag, the treasures that are left, the actions of the turn; monuments, buildings and
 * the wonder that can still be built. */

/* ── Above ── */

#define STORE_Y      4.0f
#define STORE_HEIGHT 48.0f

static TrSpot *
add_store (TeLay      *lay,
           TePart      part,
           TrRect      rect,
           char       *name,
           char       *details,
           unsigned    rule)
{
  TrSpot *spot = tr_scene_add_spot (lay->scene, te_key (part, 0), TR_SHAPE_RECT, rect, name, details);

  te_spot_rule (spot, rule);
  return spot;
}

static void
lay_bag (TeLay *lay)
{
  TrRect rect = tr_rect (TE_BOARD_PAD, STORE_Y, 48, STORE_HEIGHT);

  /* te.hidden: how many there are is not told. */
  add_store (lay, TE_PART_BAG, rect, g_strdup (_("Bag of tiles")),
             g_strdup (_("Tiles are drawn from it unseen. Who has to draw when it is empty ends the game.")),
             TE_RULE_END_BAG);
  tr_scene_add_piece (lay->scene, "bag", -1, tr_rect_amid (rect, 44, 44))->fixed = TRUE;
}

static void
lay_treasures (TeLay *lay)
{
  unsigned n = tr_set_count (lay->state->treasures);
  unsigned last = lay->game->last_treasures;
  TrRect rect = tr_rect (68, STORE_Y, 190, STORE_HEIGHT);
  g_autofree char *end = NULL;
  TrLabel *label;

  add_store (lay, TE_PART_TREASURES, rect,
             g_strdup_printf (ngettext ("%u treasure on the board", "%u treasures on the board", n), n),
             g_strdup_printf (ngettext ("The game ends after a turn that leaves %u treasure or fewer.",
                                        "The game ends after a turn that leaves %u treasures or fewer.", last), last),
             TE_RULE_END_TREASURES);
  tr_scene_add_piece (lay->scene, "treasure", -1, tr_rect (rect.x + 3, rect.y + 5, 38, 38))->fixed = TRUE;
  label = tr_scene_add_number (lay->scene, (int) n, tr_rect (rect.x + 44, rect.y, 32, STORE_HEIGHT), 26);
  label->bold = TRUE;
  /* Translators: treasures: with how many left the game ends; short */
  end = g_strdup_printf (_("ends at %u"), last);
  label = tr_scene_add_label (lay->scene, end, tr_rect (rect.x + 78, rect.y, rect.width - 80, STORE_HEIGHT), TE_TEXT);
  label->xalign = 0;
  label->ink = TR_INK_DIM;
}

/* Who is on turn, and what is left of the turn: a round mark for each action. */
static void
lay_actions (TeLay *lay)
{
  const TeState *state = lay->state;
  unsigned left = state->ask != TE_ASK_NONE ? TE_ACTIONS - state->actions : 0;
  TrRect rect = tr_rect (264, STORE_Y, 300, STORE_HEIGHT);
  const char *name = lay->look->names[state->active];
  TrLabel *label;

  add_store (lay, TE_PART_ACTIONS, rect,
             state->ask != TE_ASK_NONE ? g_strdup_printf (_("Turn of %s"), name) : g_strdup (_("The game is over")),
             /* Translators: of a turn */
             g_strdup_printf (ngettext ("%u action is left.", "%u actions are left.", left), left), TE_RULE_TURN_TWO_ACTIONS);
  if (state->ask == TE_ASK_NONE)
    return;
  tr_scene_add_piece (lay->scene, "marker", (int) state->active, tr_rect (rect.x + 4, rect.y + 7, 36, 34));
  for (unsigned i = 0; i < TE_ACTIONS; i++)
    tr_scene_add_piece (lay->scene, "use-actions", -1,
                        tr_rect (rect.x + 46 + (float) i * 34, rect.y + 9, 30, 30))->dim = i >= left;
  label = tr_scene_add_label (lay->scene, name, tr_rect (rect.x + 48 + TE_ACTIONS * 34, rect.y,
                                                         rect.width - 50 - TE_ACTIONS * 34, STORE_HEIGHT), TE_TEXT);
  label->xalign = 0;
}

void
te_lay_stores (TeLay *lay)
{
  tr_scene_add_section (lay->scene, _("Turn"), tr_rect (TE_BOARD_PAD, STORE_Y, 556, STORE_HEIGHT));
  lay_bag (lay);
  lay_treasures (lay);
  lay_actions (lay);
}

/* ── Below ── */

#define WORK_Y     (TE_MAP_Y + TE_ROWS * TE_SPACE + 10)
#define WORK       58.0f
#define WORK_PITCH 64.0f

/* Monuments come first, then buildings, then the wonder. */
static TrRect
work_rect (unsigned place,
           unsigned n_gaps)
{
  return tr_rect (TE_MAP_X + (float) place * WORK_PITCH + (float) n_gaps * 24, WORK_Y, WORK, WORK);
}

/* Where it stands; what stands on the board leaves its outline here. */
static void
lay_work (TeLay      *lay,
          TrSpot     *spot,
          const char *art,
          unsigned    space)
{
  if (space != TE_NONE)
    {
      g_autofree char *place = te_say_label (lay, TE_SORT_SPACE, space);

      spot->details = g_strdup_printf (_("It stands at %s."), place);
      tr_scene_add_label (lay->scene, place, spot->rect, TE_TEXT);
      return;
    }
  spot->details = g_strdup (_("It can still be built."));
  tr_scene_add_piece (lay->scene, art, -1, tr_rect_amid (spot->rect, WORK - 4, WORK - 4));
}

static void
draw_place (TeLay *lay,
            TrRect rect)
{
  tr_ground_add (lay->ground, "<rect class=\"tablet s-tablet-dark\" fill-opacity=\".5\" stroke-width=\"1.6\" stroke-dasharray=\"5 4\" "
                 "x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\" rx=\"8\"/>\n", rect.x, rect.y, rect.width, rect.height);
}

static void
lay_monuments (TeLay *lay)
{
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    {
      TrSpot *spot = tr_scene_add_spot (lay->scene, te_key (TE_PART_MONUMENT, i), TR_SHAPE_RECT, work_rect (i, 0),
                                        te_say_monument (lay->game, i), NULL);

      draw_place (lay, spot->rect);
      tr_spot_add_thing (spot, TE_SORT_MONUMENT, i);
      te_spot_rule (spot, TE_RULE_MON_BUILD);
      spot->topic = te_monument_topic (lay->game, i);
      lay_work (lay, spot, te_monument_art (lay->game, i), lay->state->monuments[i].space);
    }
}

static void
lay_buildings (TeLay *lay)
{
  for (unsigned i = 0; i < TE_COLOURS; i++)
    {
      g_autofree char *label = te_say_label (lay, TE_SORT_BUILDING, i);
      TrSpot *spot = tr_scene_add_spot (lay->scene, te_key (TE_PART_BUILDING, i), TR_SHAPE_RECT, work_rect (TE_MONUMENTS + i, 1),
                                        tr_table_capital (label), NULL);

      draw_place (lay, spot->rect);
      te_spot_rule (spot, TE_RULE_ADV_BUILDING_TAKE);
      spot->topic = te_topic ("building", te_building_words[i]);
      lay_work (lay, spot, te_building_art (i), lay->state->buildings[i]);
    }
}

static void
lay_wonder (TeLay *lay)
{
  unsigned buildings = te_plays (lay->game, TE_OPTION_BUILDINGS) ? TE_COLOURS : 0;
  TrSpot *spot = tr_scene_add_spot (lay->scene, te_key (TE_PART_WONDER, 0), TR_SHAPE_RECT,
                                    work_rect (TE_MONUMENTS + buildings, buildings > 0 ? 2 : 1), g_strdup (_("Wonder")), NULL);

  draw_place (lay, spot->rect);
  te_spot_rule (spot, TE_RULE_VAR_WONDER);
  lay_work (lay, spot, "wonder", lay->state->wonder_at);
}

void
te_lay_works (TeLay *lay)
{
  tr_scene_add_section (lay->scene, _("To build"), tr_rect (TE_MAP_X, WORK_Y, TE_COLUMNS * TE_SPACE, WORK));
  lay_monuments (lay);
  if (te_plays (lay->game, TE_OPTION_BUILDINGS))
    lay_buildings (lay);
  if (te_plays (lay->game, TE_OPTION_WONDER))
    lay_wonder (lay);
}
