/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What the pages of the reference are about, each in a picture of its own. */

#define SIZE 64.0f

/* One piece fills the picture; several stand side by side, or in a square of four. */
enum { PIECES_MAX = 4 };

typedef struct
{
  const char *art[PIECES_MAX];
  const char *name;
} Picture;

#define SETTLEMENT "square-settlement"
#define TEMPLE     "square-temple"
#define FARM       "square-farm"
#define MARKET     "square-market"
#define TILES      { SETTLEMENT, TEMPLE, FARM, MARKET }
#define LEADERS    { "leader-king", "leader-priest", "leader-farmer", "leader-trader" }
#define BUILDINGS  { "building-palace", "building-library", "building-granary", "building-market-hall" }
#define POINTS     { "points-settlement", "points-temple", "points-farm", "points-market" }

/* Pages and sections, and what shows them. Leaders are the first player's. */
static const struct
{
  const char *id;
  Picture     picture;
} plain[] = {
  { "tiles", { TILES, N_("A settlement, a temple, a farm and a market") } },
  { "piece.tiles", { TILES, N_("A settlement, a temple, a farm and a market") } },
  { "te.tile.place", { TILES, N_("A settlement, a temple, a farm and a market") } },
  { "tile.settlement", { { SETTLEMENT }, N_("A settlement") } },
  { "tile.temple", { { TEMPLE }, N_("A temple") } },
  { "tile.farm", { { FARM }, N_("A farm") } },
  { "tile.market", { { MARKET }, N_("A market") } },
  { "leaders", { LEADERS, N_("A king, a priest, a farmer and a trader") } },
  { "piece.leaders", { LEADERS, N_("A king, a priest, a farmer and a trader") } },
  { "te.leader.place", { LEADERS, N_("A king, a priest, a farmer and a trader") } },
  { "dynasty", { { "leader-king", "leader-trader" }, N_("Two leaders of one player, with the same sign") } },
  { "leader.king", { { "leader-king" }, N_("A king") } },
  { "leader.priest", { { "leader-priest" }, N_("A priest") } },
  { "leader.farmer", { { "leader-farmer" }, N_("A farmer") } },
  { "leader.trader", { { "leader-trader" }, N_("A trader") } },
  { "buildings", { BUILDINGS, N_("A palace, a library, a granary and a market hall") } },
  { "te.adv.building-take", { BUILDINGS, N_("A palace, a library, a granary and a market hall") } },
  { "building.palace", { { "building-palace" }, N_("The palace") } },
  { "building.library", { { "building-library" }, N_("The library") } },
  { "building.granary", { { "building-granary" }, N_("The granary") } },
  { "building.market-hall", { { "building-market-hall" }, N_("The market hall") } },
  { "monuments", { { "monument-temple-farm" }, N_("A monument of temples and farms") } },
  { "piece.monuments", { { "monument-temple-market" }, N_("A monument of temples and markets") } },
  { "te.mon.facedown", { { "square-back" }, N_("A tile face down") } },
  { "wonder", { { "wonder" }, N_("The wonder") } },
  { "catastrophes", { { "catastrophe" }, N_("A catastrophe") } },
  { "piece.catastrophes", { { "catastrophe" }, N_("A catastrophe") } },
  { "te.cat.place", { { "catastrophe" }, N_("A catastrophe") } },
  { "treasures", { { "treasure" }, N_("A treasure") } },
  { "treasure", { { "treasure" }, N_("A treasure") } },
  { "te.treasure.take", { { "treasure", "square-border" }, N_("A treasure, and the special border of a space") } },
  { "piece.points", { POINTS, N_("Points of the four colours") } },
  { "te.tile.point", { POINTS, N_("Points of the four colours") } },
  { "te.end.score", { POINTS, N_("Points of the four colours") } },
  { "unification-tile", { { "unification" }, N_("The unification tile") } },
  { "te.war.unification-tile", { { "unification" }, N_("The unification tile") } },
  { "setup", { { "bag" }, N_("The bag of tiles") } },
  { "swap", { { "bag" }, N_("The bag of tiles") } },
  { "te.end.bag", { { "bag" }, N_("The bag of tiles") } },
  { "hidden", { { "square-back" }, N_("A tile face down") } },
  { "board", { { "square-land-b", "square-river" }, N_("A land space and a river space") } },
  { "space", { { "square-land-b", "square-river" }, N_("A land space and a river space") } },
};

static TrScene *
begin (float       width,
       float       height,
       const char *name)
{
  TrScene *scene = tr_scene_new (width, height);

  tr_scene_add_section (scene, name, tr_rect (0, 0, width, height));
  return scene;
}

static TrScene *
lay_plain (const Picture *picture)
{
  unsigned n = 0;
  TrScene *scene;

  while (n < PIECES_MAX && picture->art[n] != NULL)
    n++;
  scene = begin (n == 1 ? SIZE : 2 * SIZE, n > 2 ? 2 * SIZE : SIZE, _(picture->name));
  for (unsigned i = 0; i < n; i++)
    tr_scene_add_piece (scene, picture->art[i], g_str_has_prefix (picture->art[i], "leader-") ? 0 : -1,
                        tr_rect_amid (tr_rect ((float) (i % 2) * SIZE, (float) (i / 2) * SIZE, SIZE, SIZE), SIZE - 2, SIZE - 2));
  return scene;
}

/* On the four tiles that were turned down for it. */
static TrScene *
lay_monument (const TrGame *game,
              unsigned      monument)
{
  g_autofree char *name = te_say_monument ((const TeGame *) game, monument);
  TrScene *scene = begin (2 * SIZE, 2 * SIZE, name);

  for (unsigned i = 0; i < 4; i++)
    tr_scene_add_piece (scene, "square-back", -1, tr_rect ((float) (i % 2) * SIZE, (float) (i / 2) * SIZE, SIZE, SIZE));
  tr_scene_add_piece (scene, te_monument_art ((const TeGame *) game, monument), -1, tr_rect (2, 0, 124, 124));
  return scene;
}

TrScene *
te_lay_picture (const TrGame *game,
                const char   *id)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (id, plain[i].id))
      return lay_plain (&plain[i].picture);
  if (g_str_has_prefix (id, "monument."))
    {
      TrThing thing;

      if (tr_thing_parse (game, TE_SORT_MONUMENT, id + strlen ("monument."), &thing))
        return lay_monument (game, thing.index);
    }
  return NULL;
}
