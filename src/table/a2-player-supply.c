/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-player-private.h"

/* Huts, and everything else of a player's supply: pictures with how many there are, in lines. */

#define LINE 40.0f

/* What the keys of a line are counted from: the pieces that can be pointed at come first, by A2Supply. */
enum { ITEM_GOLD = A2_SUPPLIES, ITEM_WELLS, ITEM_SCHEMES, ITEM_STARS, ITEM_HUTS };

static void
begin_line (A2PlayerLay *board)
{
  tr_ground_add_panel (board->lay.ground, tr_rect (A2_PLAYER_PAD, board->y, A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD - 2, LINE + 2));
}

static void
end_line (A2PlayerLay *board)
{
  board->y += LINE + 8;
}

/* Takes NAME. The picture is HEIGHT high and 34 wide at most; what there is none of is dim. */
static TrSpot *
lay_item (A2PlayerLay *board,
          unsigned     item,
          float        x,
          float        width,
          const char  *art,
          int          seat,
          float        height,
          unsigned     n,
          char        *name,
          unsigned     rule)
{
  TrRect rect = tr_rect (A2_PLAYER_PAD + 3 + x, board->y + 1, width, LINE);
  TrLabel *label;

  tr_scene_add_piece (board->lay.scene, art, seat,
                      tr_rect (rect.x + 3, rect.y + (LINE - height) / 2, 34, height))->dim = n == 0;
  label = a2_put_number (&board->lay, (int) n, tr_rect (rect.x + 39, rect.y, 22, LINE), 22);
  label->xalign = 0;
  label->bold = TRUE;
  label->ink = n == 0 ? TR_INK_DIM : TR_INK_NORMAL;
  return a2_player_spot (board, A2_PART_SUPPLY, item, rect, name, NULL, rule);
}

/* ── Huts ── */

typedef enum { HUTS_GROWTH, HUTS_SUPPLY, HUTS_STOCK, HUT_PLACES } HutPlace;

static char *
say_huts (HutPlace place,
          unsigned n)
{
  switch (place)
    {
    case HUTS_GROWTH:
      return g_strdup_printf (ngettext ("%u hut that must be built", "%u huts that must be built", n), n);
    case HUTS_SUPPLY:
      return g_strdup_printf (ngettext ("%u hut in supply", "%u huts in supply", n), n);
    default:
      return g_strdup_printf (ngettext ("%u hut in stock", "%u huts in stock", n), n);
    }
}

/* A hut to be built comes from the growth area or the supply: pointing at either means a hut. */
void
a2_player_huts (A2PlayerLay *board)
{
  static const char *const words[HUT_PLACES] = { N_("to build"), N_("supply"), N_("stock") };
  static const unsigned rules[HUT_PLACES] = { A2_RULE_BUILD_MUST, A2_RULE_ACT_HUT, A2_RULE_LIMITS_COMPONENTS };
  const unsigned counts[HUT_PLACES] = { board->player->growth, board->player->supply, board->player->stock };
  float width = (A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD - 6) / HUT_PLACES;

  begin_line (board);
  for (unsigned place = 0; place < HUT_PLACES; place++)
    {
      TrSpot *spot = lay_item (board, ITEM_HUTS + place, (float) place * width, width - 3, "hut", (int) board->seat, 31,
                               counts[place], say_huts (place, counts[place]), rules[place]);
      TrLabel *label = tr_scene_add_label (board->lay.scene, _(words[place]),
                                           tr_rect (spot->rect.x + 56, spot->rect.y, spot->rect.width - 56, LINE),
                                           A2_PLAYER_TEXT);

      label->xalign = 0;
      label->ink = TR_INK_DIM;
      if (place != HUTS_STOCK)
        a2_player_thing (board, spot, A2_SORT_SUPPLY, A2_SUPPLY_HUT);
    }
  end_line (board);
}

/* ── Goods and ploughs ── */

#define GOOD_WIDTH 58.0f

static void
lay_gold (A2PlayerLay *board,
          float        x)
{
  unsigned gold = board->player->gold;

  lay_item (board, ITEM_GOLD, x, GOOD_WIDTH, "gold", -1, 34, gold, g_strdup_printf (_("%u gold in supply"), gold),
            A2_RULE_TRIBUTE_PAY);
}

static void
lay_ploughs (A2PlayerLay *board,
             float        x)
{
  const A2Game *game = board->lay.game;
  unsigned up = board->player->ploughs;
  float width = MIN ((A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD - 8 - x) / (float) game->n_ploughs, 52);
  TrRect rect = tr_rect (A2_PLAYER_PAD + 3 + x, board->y + 1, width * (float) game->n_ploughs, LINE);
  char *cost = g_strdup_printf (ngettext ("Turning all of them up costs %u camel.", "Turning all of them up costs %u camels.",
                                          game->ploughs_cost), (unsigned) game->ploughs_cost);
  TrSpot *spot = a2_player_spot (board, A2_PART_SUPPLY, A2_SUPPLY_PLOUGH, rect,
                                 g_strdup_printf (_("Ploughs face up: %u of %u"), up, (unsigned) game->n_ploughs), cost,
                                 A2_RULE_FEED_PLOUGH);

  a2_player_thing (board, spot, A2_SORT_SUPPLY, A2_SUPPLY_PLOUGH);
  for (unsigned i = 0; i < game->n_ploughs; i++)
    {
      TrRect place = tr_rect (rect.x + (float) i * width, rect.y, width, LINE);

      tr_scene_add_piece (board->lay.scene, i < up ? "plough-up" : "plough-down", -1,
                          tr_rect_amid (place, width - 2, (width - 2) * 40 / 56))->fixed = TRUE;
    }
}

void
a2_player_supply (A2PlayerLay *board)
{
  unsigned ships = board->player->ships;
  unsigned farmers = board->player->farmers;
  unsigned tokens = board->player->tokens;
  TrSpot *spot;

  begin_line (board);
  lay_gold (board, 0);
  spot = lay_item (board, A2_SUPPLY_SHIP, GOOD_WIDTH, GOOD_WIDTH, "ship", -1, 28, ships,
                   g_strdup_printf (ngettext ("%u ship in supply", "%u ships in supply", ships), ships), A2_RULE_SHIP_PLACE);
  a2_player_thing (board, spot, A2_SORT_SUPPLY, A2_SUPPLY_SHIP);
  spot = lay_item (board, A2_SUPPLY_FARMER, 2 * GOOD_WIDTH, GOOD_WIDTH, "farmer", -1, 36, farmers,
                   g_strdup_printf (ngettext ("%u farmer in supply", "%u farmers in supply", farmers), farmers),
                   A2_RULE_FEED_FARMER);
  a2_player_thing (board, spot, A2_SORT_SUPPLY, A2_SUPPLY_FARMER);
  spot = lay_item (board, A2_SUPPLY_TOKEN, 3 * GOOD_WIDTH, GOOD_WIDTH, "food-token", -1, 34, tokens,
                   g_strdup_printf (ngettext ("%u food token", "%u food tokens", tokens), tokens), A2_RULE_FEED_TOKEN);
  a2_player_thing (board, spot, A2_SORT_SUPPLY, A2_SUPPLY_TOKEN);
  lay_ploughs (board, 4 * GOOD_WIDTH);
  end_line (board);
}

/* ── The solo opponent ── */

#define RIVAL_WIDTH 84.0f

/* a2.solo.setup: it has no board, only gold, huts, wells and the pile of schemes it decides by. */
void
a2_player_rival (A2PlayerLay *board)
{
  const A2Game *game = board->lay.game;
  unsigned wells = game->n_wells - board->player->n_wells;
  unsigned schemes = board->lay.state->n_scheme_deck;
  unsigned stars = (unsigned) game->game.options[A2_OPTION_STARS];
  TrSpot *spot;

  begin_line (board);
  lay_gold (board, 0);
  lay_item (board, ITEM_WELLS, RIVAL_WIDTH, RIVAL_WIDTH - 2, "well", (int) board->seat, 34, wells,
            g_strdup_printf (ngettext ("%u well left to dig", "%u wells left to dig", wells), wells), A2_RULE_WELL_LIMIT);
  lay_item (board, ITEM_SCHEMES, 2 * RIVAL_WIDTH, RIVAL_WIDTH - 2, "scheme", -1, 34, schemes,
            g_strdup_printf (ngettext ("%u scheme in the pile", "%u schemes in the pile", schemes), schemes), A2_RULE_SOLO_ACT);
  spot = lay_item (board, ITEM_STARS, 3 * RIVAL_WIDTH, RIVAL_WIDTH - 2, "vp", -1, 34, stars,
                   g_strdup_printf (ngettext ("%u star", "%u stars", stars), stars), A2_RULE_SOLO_SETUP);
  spot->details = g_strdup_printf (_("It gains %u gold in every round."), (unsigned) game->solo_gold_by_stars[stars - 1]);
  end_line (board);
}
