/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* The strips above and below the board: rounds, turn order, piles, VP. */

#define STRIP_Y      8.0f
#define STRIP_HEIGHT 52.0f

#define ROUNDS_X     8.0f
#define ROUND_WIDTH  46.0f
#define FLOOD_WIDTH  39.0f

#define ORDER_X      450.0f
#define ORDER_HEAD   92.0f
#define ORDER_END    1042.0f
#define LEADER_WIDTH 44.0f

#define PILES_X      1048.0f
#define PILE_WIDTH   51.0f

#define VP_X         8.0f
#define VP_Y         806.0f
#define VP_HEIGHT    46.0f
#define VP_SPACES    100u
#define VP_FIRST     58.0f      /* the left edge of space 0 */

/* ── Rounds ── */

#define ROUNDS_HEAD  76.0f

static TrRect
round_rect (unsigned round)
{
  float x = ROUNDS_X + ROUNDS_HEAD + (float) round * ROUND_WIDTH + (float) (round / A2_ROUNDS_PER_FLOOD) * FLOOD_WIDTH;

  return tr_rect (x, STRIP_Y + 3, ROUND_WIDTH - 2, STRIP_HEIGHT - 6);
}

static float
rounds_width (void)
{
  return ROUNDS_HEAD + A2_ROUNDS * ROUND_WIDTH + A2_ROUNDS / A2_ROUNDS_PER_FLOOD * FLOOD_WIDTH + 6;
}

/* a2.setup.markers: face up as far as the game has come, the others lie face down. */
static char *
say_round (const A2Lay *lay,
           unsigned     round)
{
  TrSaying more;

  tr_saying_begin (&more);
  if (round < lay->state->round)
    {
      unsigned huts = lay->state->markers[round];

      tr_saying_add (&more, g_strdup_printf (ngettext ("The expansion marker shows %u: %u hut to build.",
                                                       "The expansion marker shows %u: %u huts to build.", huts), huts, huts));
    }
  else
    tr_saying_add (&more, g_strdup (_("The expansion marker lies face down.")));
  if ((round + 1) % A2_ROUNDS_PER_FLOOD == 0)
    tr_saying_add (&more, g_strdup (_("A flood follows.")));
  return tr_saying_finish (&more, " ");
}

static const char *
marker_art (const A2Lay *lay,
            unsigned     round)
{
  gboolean open = round < lay->state->round;

  if (round < A2_ROUNDS_PER_FLOOD)
    return open ? "expansion-green" : "expansion-back-green";
  return open ? "expansion-brown" : "expansion-back-brown";
}

static void
lay_round (A2Lay   *lay,
           unsigned round)
{
  gboolean now = round + 1 == lay->state->round;
  TrRect rect = round_rect (round);
  TrRect marker = tr_rect_amid (rect, 42, 42);
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_ROUND, round), TR_SHAPE_RECT, rect,
                                    g_strdup_printf (now ? _("Round %u, now") : _("Round %u"), round + 1),
                                    say_round (lay, round));

  a2_spot_rule (spot, A2_RULE_GROWTH_HUTS);
  tr_scene_add_piece (lay->scene, marker_art (lay, round), -1, marker)->fixed = TRUE;
  if (round < lay->state->round)
    {
      TrLabel *label = a2_put_number (lay, lay->state->markers[round], marker, A2_HEADING);

      label->bold = TRUE;
      label->ink = TR_INK_DARK;
    }
  if (now)
    tr_scene_add_piece (lay->scene, "round-marker", -1, tr_rect (rect.x + rect.width - 19, rect.y - 3, 22, 22));
  if ((round + 1) % A2_ROUNDS_PER_FLOOD == 0)
    tr_ground_add_art (lay->ground, "icon-flood", tr_rect (rect.x + rect.width + 3, rect.y + 5, 36, 36));
}

void
a2_lay_rounds (A2Lay *lay)
{
  TrRect whole = tr_rect (ROUNDS_X, STRIP_Y, rounds_width (), STRIP_HEIGHT);

  tr_scene_add_section (lay->scene, _("Rounds"), whole);
  tr_ground_add_panel (lay->ground, whole);
  a2_put_heading (lay, _("Rounds"), tr_rect (whole.x + 6, whole.y, ROUNDS_HEAD - 8, whole.height));
  for (unsigned round = 0; round < A2_ROUNDS; round++)
    lay_round (lay, round);
}

/* ── Turn order ── */

/* As wide as there is room for names; the last one, for who was outbid, has none. */
static TrRect
order_rect (const A2Lay *lay,
            unsigned     place)
{
  unsigned n = lay->game->game.seats;
  float width = (ORDER_END - ORDER_X - ORDER_HEAD - LEADER_WIDTH - 2) / (float) n;

  return tr_rect (ORDER_X + ORDER_HEAD + (float) place * width, STRIP_Y + 3, place < n ? width - 2 : LEADER_WIDTH,
                  STRIP_HEIGHT - 6);
}

static void
lay_place (A2Lay   *lay,
           unsigned place)
{
  unsigned seat = lay->state->order[place];
  TrRect rect = order_rect (lay, place);
  TrLabel *label;
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_ORDER, place), TR_SHAPE_RECT, rect,
                                    seat != A2_NONE
                                    ? g_strdup_printf (_("Place %u of the turn order: %s"), place + 1, lay->look->names[seat])
                                    : g_strdup_printf (_("Place %u of the turn order: empty"), place + 1),
                                    NULL);

  a2_spot_rule (spot, A2_RULE_BID_ORDER);
  tr_ground_add_art (lay->ground, "track-space", tr_rect (rect.x + 2, rect.y + 3, 40, 40));
  if (seat == A2_NONE)
    {
      a2_put_number (lay, (int) place + 1, tr_rect (rect.x + 2, rect.y + 3, 40, 40), A2_TEXT)->ink = TR_INK_DIM;
      return;
    }
  tr_scene_add_piece (lay->scene, "leader", (int) seat, tr_rect (rect.x + 5, rect.y - 2, 35, 46.7f));
  label = tr_scene_add_label (lay->scene, lay->look->names[seat], tr_rect (rect.x + 44, rect.y, rect.width - 46, rect.height),
                              A2_TEXT);
  label->xalign = 0;
}

/* Who was outbid has neither a row nor a place until the next bid (a2.bid.displaced). */
static void
lay_displaced (A2Lay *lay)
{
  TrRect rect = order_rect (lay, lay->game->game.seats);
  const char *name;

  if (lay->state->displaced == A2_NONE)
    return;
  name = lay->look->names[lay->state->displaced];
  a2_spot_rule (tr_scene_add_spot (lay->scene, a2_key (A2_PART_ORDER, A2_SEATS), TR_SHAPE_RECT, rect,
                                   g_strdup_printf (_("%s was outbid"), name), NULL),
                A2_RULE_BID_DISPLACED);
  tr_scene_add_piece (lay->scene, "leader", lay->state->displaced, tr_rect (rect.x + 5, rect.y - 2, 35, 46.7f));
}

void
a2_lay_order (A2Lay *lay)
{
  TrRect whole = tr_rect (ORDER_X, STRIP_Y, ORDER_END - ORDER_X, STRIP_HEIGHT);

  tr_scene_add_section (lay->scene, _("Turn order"), whole);
  tr_ground_add_panel (lay->ground, whole);
  a2_put_heading (lay, _("Turn order"), tr_rect (whole.x + 4, whole.y, ORDER_HEAD - 6, whole.height));
  for (unsigned place = 0; place < lay->game->game.seats; place++)
    lay_place (lay, place);
  lay_displaced (lay);
}

/* ── Piles ── */

static void
lay_pile (A2Lay      *lay,
          unsigned    i,
          const char *art,
          float       width,
          float       height,
          unsigned    n,
          char       *name,
          unsigned    rule)
{
  TrRect rect = tr_rect (PILES_X + 3 + (float) i * PILE_WIDTH, STRIP_Y + 3, PILE_WIDTH - 2, STRIP_HEIGHT - 6);
  TrLabel *label;

  a2_spot_rule (tr_scene_add_spot (lay->scene, a2_key (A2_PART_PILE, i), TR_SHAPE_RECT, rect, name, NULL), rule);
  tr_ground_add_art (lay->ground, art, tr_rect_around (rect.x + 15, rect.y + rect.height / 2, width, height));
  label = a2_put_number (lay, (int) n, tr_rect (rect.x + 30, rect.y, 20, rect.height), A2_TEXT);
  label->xalign = 0;
  label->bold = TRUE;
}

void
a2_lay_piles (A2Lay *lay)
{
  TrRect whole = tr_rect (PILES_X, STRIP_Y, A2_BOARD_WIDTH - 8 - PILES_X, STRIP_HEIGHT);
  unsigned food = lay->state->n_food_deck;
  unsigned favours = lay->state->n_favour_deck;
  unsigned roofs = lay->state->roof_supply;
  unsigned tokens = lay->state->token_supply;

  tr_scene_add_section (lay->scene, _("Piles"), whole);
  tr_ground_add_panel (lay->ground, whole);
  lay_pile (lay, 0, "card-back-food", 28, 39.2f, food,
            g_strdup_printf (ngettext ("%u food card in the pile", "%u food cards in the pile", food), food),
            A2_RULE_CARDS_RESHUFFLE);
  lay_pile (lay, 1, "card-back-favour", 28, 39.2f, favours,
            g_strdup_printf (ngettext ("%u favour in the pile", "%u favours in the pile", favours), favours),
            A2_RULE_CARDS_RESHUFFLE);
  lay_pile (lay, 2, "roof", 30, 30, roofs,
            g_strdup_printf (ngettext ("%u roof in the main supply", "%u roofs in the main supply", roofs), roofs),
            A2_RULE_LIMITS_COMPONENTS);
  lay_pile (lay, 3, "food-token", 30, 30, tokens,
            g_strdup_printf (ngettext ("%u food token in the main supply", "%u food tokens in the main supply", tokens),
                             tokens),
            A2_RULE_LIMITS_COMPONENTS);
}

/* ── VP ── */

static float
vp_x (int vp)
{
  float pitch = (A2_BOARD_WIDTH - 16 - VP_FIRST - VP_X) / VP_SPACES;

  return VP_X + VP_FIRST + pitch * ((float) (vp % (int) VP_SPACES) + 0.5f);
}

static void
draw_vp (A2Lay *lay)
{
  float y = VP_Y + VP_HEIGHT - 20;

  tr_ground_add_panel (lay->ground, tr_rect (VP_X, VP_Y, A2_BOARD_WIDTH - 16, VP_HEIGHT));
  tr_ground_add_art (lay->ground, "vp", tr_rect (VP_X + 8, VP_Y + 5, 36, 36));
  tr_ground_add (lay->ground, "<path class=\"s-clay\" stroke-width=\"3\" stroke-linecap=\"round\" d=\"M%f %fH%f\"/>\n",
                 vp_x (0), y, vp_x (VP_SPACES - 1));
  for (unsigned vp = 0; vp < VP_SPACES; vp++)
    tr_ground_add (lay->ground, "<circle class=\"%s\" cx=\"%f\" cy=\"%f\" r=\"%f\"/>\n", vp % 5 == 0 ? "clay-dark" : "clay",
                   vp_x ((int) vp), y, vp % 10 == 0 ? 4.5f : vp % 5 == 0 ? 3.5f : 2.4f);
}

/* On a space that others share, or close to them, a marker lies on theirs, so that all marks are seen. */
static TrRect
vp_rect (const A2Lay *lay,
         unsigned     seat)
{
  float x = vp_x (lay->state->seats[seat].vp);
  TrRect rect = tr_rect_around (x, VP_Y + VP_HEIGHT - 21, 30, 30);

  for (unsigned other = 0; other < seat; other++)
    {
      float distance = ABS (vp_x (lay->state->seats[other].vp) - x);

      rect.x += distance < 1 ? 10 : 0;
      rect.y -= distance < 24 ? 6 : 0;
    }
  return rect;
}

void
a2_lay_vp (A2Lay *lay)
{
  TrRect whole = tr_rect (VP_X, VP_Y, A2_BOARD_WIDTH - 16, VP_HEIGHT);

  tr_scene_add_section (lay->scene, _("Victory points"), whole);
  draw_vp (lay);
  for (unsigned vp = 0; vp < VP_SPACES; vp += 10)
    a2_put_number (lay, (int) vp, tr_rect_around (vp_x ((int) vp), VP_Y + VP_HEIGHT - 9, 30, 16), A2_TEXT)->ink = TR_INK_DIM;
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    {
      int vp = lay->state->seats[seat].vp;
      TrRect rect = vp_rect (lay, seat);
      TrSpot *spot;

      spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_VP, seat), TR_SHAPE_ROUND, rect,
                                g_strdup_printf (_("%s: %d VP"), lay->look->names[seat], vp), NULL);
      a2_spot_rule (spot, A2_RULE_END_WINNER);
      spot->topic = "track.vp";
      tr_scene_add_piece (lay->scene, "marker", (int) seat, rect);
    }
}
