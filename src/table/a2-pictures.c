/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* What the pages of the reference are about, each in a picture of its own. */

#define CARD_WIDTH  80.0f
#define CARD_HEIGHT 112.0f
#define TILE_WIDTH  92.0f
#define TILE_HEIGHT 112.0f

/* Pages and sections that one piece of art shows: in the size it was drawn in. Those of players are the first one's. */
static const struct
{
  const char *id;
  const char *art;
  int         seat;
  float       width;
  float       height;
  const char *name;
} plain[] = {
  { "favours", "card-back-favour", -1, 80, 112, N_("The back of a favour card") },
  { "flood", "icon-flood", -1, 36, 36, N_("Rising water") },
  { "points", "vp", -1, 36, 36, N_("Victory points") },
  { "ziggurats", "ziggurat-3", 0, 72, 72, N_("A ziggurat of three levels") },
  { "wells", "well", 0, 40, 40, N_("A well") },
  { "building", "hut", 0, 48, 44, N_("A hut") },
  { "feeding", "food-wheat", -1, 40, 40, N_("Wheat") },
  { "markers", "expansion-green", -1, 44, 44, N_("An expansion marker") },
  { "scheme-cards", "scheme", -1, 56, 56, N_("A scheme card") },
  { "phase.bidding", "use-bidding", -1, 36, 36, N_("The sign of the bidding phase") },
  { "phase.expansion", "use-build", -1, 36, 36, N_("The sign of building") },
  { "phase.actions", "use-actions", -1, 36, 36, N_("The sign of the actions phase") },
  { "piece.hut", "hut", 0, 48, 44, N_("A hut") },
  { "piece.ziggurat", "ziggurat-2", 0, 72, 72, N_("A ziggurat of two levels") },
  { "piece.roof", "roof", -1, 56, 56, N_("A roof") },
  { "piece.well", "well", 0, 40, 40, N_("A well") },
  { "piece.plough", "plough-up", -1, 56, 40, N_("A plough, face up") },
  { "piece.food-token", "food-token", -1, 40, 40, N_("A food token") },
  { "piece.farmer", "farmer", -1, 36, 44, N_("A farmer") },
  { "piece.ship", "ship", -1, 48, 40, N_("A ship") },
  { "piece.gold", "gold", -1, 40, 40, N_("Gold") },
  { "piece.camel", "camel", -1, 44, 36, N_("A camel") },
  { "piece.leader", "leader", 0, 48, 64, N_("A leader") },
  { "track.camels", "camel-marker", -1, 40, 40, N_("The marker of the camels") },
  { "track.influence", "influence", -1, 36, 36, N_("Influence") },
  { "track.offerings", "offering", -1, 36, 36, N_("Offerings") },
  { "track.vp", "vp", -1, 36, 36, N_("Victory points") },
  { "column.offerings", "tile-offerings", -1, 72, 52, N_("The action tile of offerings") },
  { "column.purchase", "tile-purchase", -1, 72, 52, N_("The action tile of purchases") },
  { "column.card", "tile-card", -1, 72, 52, N_("The action tile of cards") },
  { "column.gold", "tile-gold", -1, 72, 52, N_("The action tile of gold") },
};

/* The thing of SORT that ID names after PREFIX; A2_NONE: none. */
static unsigned
find_word (const char        *id,
           const char        *prefix,
           const char *const *words,
           unsigned           n)
{
  for (unsigned i = 0; g_str_has_prefix (id, prefix) && i < n; i++)
    if (g_str_equal (id + strlen (prefix), words[i]))
      return i;
  return A2_NONE;
}

static void
begin (A2Lay      *lay,
       float       width,
       float       height,
       const char *name)
{
  lay->scene = tr_scene_new (width, height);
  tr_scene_add_section (lay->scene, name, tr_rect (0, 0, width, height));
}

static void
lay_favour (A2Lay   *lay,
            unsigned favour)
{
  g_autofree char *name = a2_say_favour (lay, favour);

  begin (lay, CARD_WIDTH, CARD_HEIGHT, name);
  a2_put_favour (lay, favour, tr_rect (0, 0, CARD_WIDTH, CARD_HEIGHT));
}

static void
lay_food_card (A2Lay   *lay,
               unsigned card)
{
  g_autofree char *name = a2_say_food_card (lay, card);

  begin (lay, CARD_WIDTH, CARD_HEIGHT, name);
  a2_put_food_card (lay, card, tr_rect (0, 0, CARD_WIDTH, CARD_HEIGHT));
}

/* The sign of a people, and what a roof of theirs costs. */
static void
lay_civilisation (A2Lay   *lay,
                  unsigned civilisation)
{
  g_autofree char *label = a2_say_label (lay, A2_SORT_CIVILISATION, civilisation);
  g_autofree char *art = g_strconcat ("civ-", a2_civilisation_words[civilisation], NULL);
  unsigned cost = lay->game->roof_costs[civilisation];
  g_autofree char *name = NULL;
  TrLabel *number;

  /* Translators: a picture: name of a civilisation, camels */
  name = g_strdup_printf (ngettext ("The sign of the %s; a roof costs %u camel", "The sign of the %s; a roof costs %u camels",
                                    cost), label, cost);
  begin (lay, TILE_WIDTH, TILE_HEIGHT, name);
  lay->ground = tr_ground_new (TILE_WIDTH, TILE_HEIGHT);
  tr_ground_add_rect (lay->ground, "lapis-dark", tr_rect (0, 0, TILE_WIDTH, TILE_HEIGHT), 8);
  tr_ground_add_rect (lay->ground, "gold", tr_rect (4, 77, TILE_WIDTH - 8, 2), 1);
  tr_ground_add_art (lay->ground, "roof", tr_rect (8, 81, 28, 28));
  tr_ground_add_rect (lay->ground, "linen", tr_rect (42, 83, 44, 25), 8);
  tr_ground_add_art (lay->ground, "camel", tr_rect (57, 85, 26, 21));
  tr_scene_set_ground (lay->scene, tr_ground_finish (g_steal_pointer (&lay->ground)));
  tr_scene_add_piece (lay->scene, art, -1, tr_rect (10, 3, 72, 72));
  number = a2_put_number (lay, (int) cost, tr_rect (43, 83, 16, 25), A2_HEADING);
  number->bold = TRUE;
  number->ink = TR_INK_DARK;
}

TrScene *
a2_lay_picture (const TrGame *game,
                const char   *id)
{
  A2Lay lay = { .game = (const A2Game *) game };
  unsigned thing;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  if ((thing = find_word (id, "favour-card.", a2_favour_words, A2_FAVOURS)) != A2_NONE)
    lay_favour (&lay, thing);
  else if ((thing = find_word (id, "civilisation.", a2_civilisation_words, A2_CIVILISATIONS)) != A2_NONE)
    lay_civilisation (&lay, thing);
  else if (g_str_equal (id, "food-cards"))
    lay_food_card (&lay, 0);
  for (guint i = 0; lay.scene == NULL && i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (id, plain[i].id))
      {
        begin (&lay, plain[i].width, plain[i].height, _(plain[i].name));
        tr_scene_add_piece (lay.scene, plain[i].art, plain[i].seat, tr_rect (0, 0, plain[i].width, plain[i].height));
      }
  return lay.scene;
}
