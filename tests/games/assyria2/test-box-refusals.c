/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-box.h"

#include "tr-auto.h"

#include <string.h>

/* Changed in one place, the box is refused with that place, its line and the reason. */

#define FIRST_CARD "\"icons\": \"W\",\n    \"value\": 1,\n    \"copies\": 3"
#define SHIP_CARD  "{\n   \"id\": \"ship\",\n   \"copies\": 2,\n   \"effect\": \"gain 1 ship\",\n" \
                   "   \"use\": [\"build\", \"actions\"]\n  },"
#define MEDES_CARD ",\n  {\n   \"id\": \"medes\",\n   \"tribute_bonus\": \"spend 1 farmer or lose 2 VP: draw 2 " \
                   "favour cards, keep 1, discard 1\",\n   \"roof_effect\": \"gain 1 farmer\",\n" \
                   "   \"roof_cost\": 2\n  }"
#define HIGHEST    "\"place\": \"highest\",\n   \"camels\": 3,\n   \"influence\": 3,\n   \"ship_spaces\": 1,\n   "
#define OFFERINGS  "\"exchange\": [\n    [1, 1],\n    [2, 2],"
#define PURCHASE   "\"third_level\": \"gain 1 farmer and 1 ship\",\n   \"camels_by_pieces\": "
#define FIRST_DO   "\"do\": [\"new-ziggurat\", \"offering\"]"

#define NO_OTHER   ": the rules know no other figure"
#define ROW_FORM   " should begin with a food letter and a region letter, and after one blank go on with the next space"
#define FOOD_FORM  " should be a word of at most 15 small letters, and not “wild”"
#define COURSE     "a row should go from outside (.) over the left river (e), the land between (:) and the right " \
                   "river (t) to outside again"
#define REGIONS    "none of the three may lie between the rivers, and one must lie outside"
#define PLAYED_AS  "; a box cannot change what a card does"
#define MEETING    "should be three spaces that meet in one point"

/* For 2 players. */
static const BoxRefusal refusals[] = {
  /* The head */
  { "other-game", "\"assyria-2e\"", "\"assyria-1e\"", "game", "this is a box of “assyria-1e”, not of “assyria-2e”" },
  { "no-game", "\"game\": \"assyria-2e\",", "", "", "the member “game” is missing" },
  { "format", "\"format\": 1", "\"format\": 2", "format", "should be 1, not 2" NO_OTHER },
  { "unknown-member", "\"players\":", "\"player\":", "player", "nothing is called “player” here" },
  { "players", "\"players\": [1, 4]", "\"players\": [3, 4]", "players", "this box is for 3 to 4 players" },
  { "rounds", "\"rounds\": 6", "\"rounds\": 8", "rounds", "should be 6, not 8" NO_OTHER },
  { "rounds-type", "\"rounds\": 6", "\"rounds\": \"6\"", "rounds", "should be a whole number, not a string" },
  { "floods", "[3, 6]", "[2, 6]", "floods_after", "the rivers rise after rounds 3 and 6" },
  { "floods-count", "[3, 6]", "[3]", "floods_after", "should have 2 entries, not 1" },

  /* Foods and regions */
  { "food-letter", "\"W\": \"wheat\"", "\"w\": \"wheat\"", "foods.w", "“w” should be one capital letter" },
  { "food-letters", "\"W\": \"wheat\"", "\"WH\": \"wheat\"", "foods.WH", "“WH” should be one capital letter" },
  { "food-name", "\"wheat\"", "\"Wheat\"", "foods.W", "“Wheat”" FOOD_FORM },
  { "food-name-long", "\"wheat\"", "\"sixteen-letters-\"", "foods.W", "“sixteen-letters-”" FOOD_FORM },
  { "food-name-wild", "\"wheat\"", "\"wild\"", "foods.W", "“wild”" FOOD_FORM },
  { "food-name-twice", "\"grapes\"", "\"wheat\"", "foods.G", "“wheat” stands here twice" },
  { "foods-few", "\"W\": \"wheat\",", "", "foods", "should have 5 entries, not 4" },
  { "foods-many", "\"W\": \"wheat\",", "\"W\": \"wheat\", \"X\": \"figs\",", "foods", "should have 5 entries, not 6" },
  { "regions-missing", "\".\": \"outside\",", "", "regions", "the member “.” is missing" },
  { "regions-more", "\".\": \"outside\",", "\".\": \"outside\", \"s\": \"sea\",", "regions.s",
    "nothing is called “s” here" },

  /* The map */
  { "hexes", "\"pointy-top\"", "\"flat-top\"", "map.hexes", "should be “pointy-top”, not “flat-top”" },
  { "row-food", "\"M. D. Ge F:", "\"M. X. Ge F:", "map.rows[0]", "“X. Ge F: Wt G. W.”" ROW_FORM },
  { "row-region", "\"M. D. Ge F:", "\"M. D? Ge F:", "map.rows[0]", "“D? Ge F: Wt G. W.”" ROW_FORM },
  { "row-blanks", "\"M. D. Ge F:", "\"M.  D. Ge F:", "map.rows[0]", "“ D. Ge F: Wt G. W.”" ROW_FORM },
  { "row-end", "Wt G. W.\"", "Wt G. W. \"", "map.rows[0]", "“”" ROW_FORM },
  { "row-empty", "\"M. D. Ge F: Wt G. W.\"", "\"\"", "map.rows[0]", "“”" ROW_FORM },
  { "row-length", "\"M. D. Ge F: Wt G. W.\"", "\"M. De G: Ft\"", "map.rows[1]",
    "has 6 spaces, the row above 4: one more or less is allowed" },
  { "row-no-between", "\"M. D. Ge F: Wt", "\"M. D. Ge Ft Wt", "map.rows[0]", COURSE },
  { "row-no-tigris", "\"M. D. Ge F: Wt", "\"M. D. Ge F: W:", "map.rows[0]", COURSE },
  { "row-crossed", "\"M. D. Ge F: Wt", "\"M. D. Gt F: We", "map.rows[0]", COURSE },
  { "row-twice", "Wt G. W.\"", "Wt G. We\"", "map.rows[0]", COURSE },
  { "river-broken", "\"M. D. Ge F: Wt G. W.\"", "\"Me D: G: F: Wt G. W.\"", "map.rows[1]",
    "the left river (e) does not go on from the row above" },
  { "right-river-broken", "\"W. D. Ge F: Wt F.\"", "\"W. D. Ge F: W: Ft\"", "map.rows[9]",
    "the right river (t) does not go on from the row above" },
  { "blocked-many", "\"2\": 4,\n   \"1\": 4", "\"2\": 4,\n   \"1\": 9", "map.blocked_rows.1", "should be from 0 to 8" },
  { "blocked-missing", "\"3\": 2,\n   ", "", "map.blocked_rows", "the member “3” is missing" },
  { "blocked-more", "\"3\": 2,\n   ", "\"3\": 2, \"5\": 0,\n   ", "map.blocked_rows.5", "nothing is called “5” here" },

  /* Well sites */
  { "sites-word", "\"all\",", "\"none\",", "map.well_sites", "should be “all” or a list, not “none”" },
  { "sites-type", "\"all\",", "7,", "map.well_sites", "should be a list, not a whole number" },
  { "site-type", "\"all\",", "[\"A1\"],", "map.well_sites[0]", "should be a list, not a string" },
  { "site-space", "\"all\",", "[[\"A1\", \"A2\", \"A8\"]],", "map.well_sites[0][2]", "the map has no space “A8”" },
  { "site-apart", "\"all\",", "[[\"A1\", \"A2\", \"B2\"]],", "map.well_sites[0]", MEETING },
  { "site-pair", "\"all\",", "[[\"A1\", \"A2\"]],", "map.well_sites[0]", MEETING },
  { "site-four", "\"all\",", "[[\"A1\", \"A2\", \"B1\", \"B1\"]],", "map.well_sites[0]", MEETING },
  { "site-twice", "\"all\",", "[[\"A1\", \"A2\", \"B1\"], [\"B1\", \"A2\", \"A1\"]],", "map.well_sites[1]",
    "this well site stands in the list twice" },
  { "site-between", "\"all\",", "[[\"B2\", \"B3\", \"C3\"]],", "map.well_sites[0]", REGIONS },

  /* Food cards */
  { "icons-letter", FIRST_CARD, "\"icons\": \"X\",\n    \"value\": 1,\n    \"copies\": 3", "food_cards.cards[0].icons",
    "“X” should be made of food letters and *" },
  { "icons-two-foods", FIRST_CARD, "\"icons\": \"WG\",\n    \"value\": 2,\n    \"copies\": 3",
    "food_cards.cards[0].icons", "“WG” shows two foods: a food card has only one" },
  { "icons-many", FIRST_CARD, "\"icons\": \"WW**\",\n    \"value\": 4,\n    \"copies\": 3", "food_cards.cards[0].icons",
    "a food card has 1 to 3 icons" },
  { "icons-twice", FIRST_CARD, "\"icons\": \"*W\",\n    \"value\": 2,\n    \"copies\": 3", "food_cards.cards[3].icons",
    "“W*” stands here twice" },
  { "food-value", FIRST_CARD, "\"icons\": \"W\",\n    \"value\": 2,\n    \"copies\": 3", "food_cards.cards[0].value",
    "should be 1, not 2: the value is the number of icons" },
  { "food-copies", FIRST_CARD, "\"icons\": \"W\",\n    \"value\": 1,\n    \"copies\": 0", "food_cards.cards[0].copies",
    "should be from 1 to 9" },
  { "food-total", "\"total\": 40", "\"total\": 41", "food_cards.total", "should be 40: the copies add up to that" },
  { "food-total-range", "\"total\": 40", "\"total\": 65", "food_cards.total", "should be from 5 to 64" },

  /* Favours and civilisations */
  { "favour-unknown", "\"id\": \"ship\"", "\"id\": \"boat\"", "favour_cards[0].id",
    "“boat” is not known here; known are: ship, gold, farmer, hut, offering, influence, change-food, bounty, draw-food, "
    "flip-plough, move-hut, cheap-ziggurat, cheap-tribute, flip-both, free-bid, beside-rival, build-twice, refresh, tribute-bonus" },
  { "favour-twice", "\"id\": \"ship\",\n   \"copies\": 2,\n   \"effect\": \"gain 1 ship\"",
    "\"id\": \"gold\",\n   \"copies\": 2,\n   \"effect\": \"gain 1 gold\"", "favour_cards[1]",
    "“gold” stands here twice" },
  { "favour-missing", SHIP_CARD, "", "favour_cards", "“ship” is missing" },
  { "favour-copies", "\"id\": \"ship\",\n   \"copies\": 2", "\"id\": \"ship\",\n   \"copies\": 3", "favour_cards",
    "the copies should add up to 30, not to 31" },
  { "favour-effect", "\"effect\": \"gain 1 hut\"", "\"effect\": \"gain 2 huts\"", "favour_cards[3].effect",
    "this program plays it as “gain 1 hut”" PLAYED_AS },
  { "favour-use-unknown", "\"use\": [\"build\", \"actions\"]", "\"use\": [\"build\", \"flood\"]",
    "favour_cards[0].use[1]",
    "“flood” is not known here; known are: bidding, build, feed, actions" },
  { "favour-use-twice", "\"use\": [\"build\", \"actions\"]", "\"use\": [\"build\", \"build\"]",
    "favour_cards[0].use[1]",
    "“build” stands here twice" },
  { "favour-use-none", "\"use\": [\"build\", \"actions\"]", "\"use\": []", "favour_cards[0].use",
    "should have 1 to 4 entries" },
  { "favour-use-elsewhere", "\"use\": [\"bidding\"]", "\"use\": [\"bidding\", \"build\"]", "favour_cards[14].use[1]",
    "this program cannot play “free-bid” in “build”" },
  { "civilisation-twice", "\"id\": \"medes\"", "\"id\": \"amorites\"", "civilisations[9]",
    "“amorites” stands here twice" },
  { "civilisation-missing", MEDES_CARD, "", "civilisations", "“medes” is missing" },
  { "tribute-bonus", "\"tribute_bonus\": \"gain 1 ship\"", "\"tribute_bonus\": \"gain 2 ships\"",
    "civilisations[2].tribute_bonus", "this program plays it as “gain 1 ship”" PLAYED_AS },
  { "roof-effect", "\"roof_effect\": \"gain 2 gold\"", "\"roof_effect\": \"gain 1 gold\"",
    "civilisations[5].roof_effect",
    "this program plays it as “gain 2 gold”" PLAYED_AS },
  { "roof-cost", "\"roof_cost\": 3", "\"roof_cost\": 10", "civilisations[0].roof_cost", "should be from 0 to 9" },

  /* Markers and supply */
  { "markers-few", "\"green\": [2, 3, 3, 4]", "\"green\": [2, 3, 4]", "expansion_markers.green",
    "should have 4 entries, not 3" },
  { "markers-value", "\"brown\": [2, 3, 3, 4]", "\"brown\": [0, 3, 3, 4]", "expansion_markers.brown[0]",
    "should be from 1 to 9" },
  { "markers-removed", "colour\": 1", "colour\": 2", "expansion_markers.removed_of_each_colour",
    "should be 1, not 2" NO_OTHER },
  { "tokens", "\"food_tokens\": 6", "\"food_tokens\": 2", "supply.food_tokens",
    "should be at least 3: so many spaces of the influence track hold one" },
  { "roofs", "\"roofs\": 8", "\"roofs\": 4", "supply.roofs",
    "should be at least 5: so many lie on the board at the start" },
  { "huts", "\"huts_per_player\": 10", "\"huts_per_player\": 31", "supply.huts_per_player", "should be from 1 to 30" },
  { "huts-at-start", "\"huts_in_supply\": 1", "\"huts_in_supply\": 11", "start.huts_in_supply",
    "should be at most 10: a player has no more huts" },
  { "ploughs", "\"ploughs_per_player\": 2", "\"ploughs_per_player\": 5", "supply.ploughs_per_player",
    "should be from 1 to 4" },
  { "ploughs-at-start", "\"ploughs_up\": 1", "\"ploughs_up\": 3", "start.ploughs_up",
    "should be at most 2: a player has no more ploughs" },
  { "wells", "\"wells_per_player\": 3", "\"wells_per_player\": 4", "supply.wells_per_player", "should be from 0 to 3" },
  { "pieces", "\"level-2\": 4", "\"level-2\": 5", "supply.pieces_per_player.level-2", "should be 4, not 5" NO_OTHER },
  { "pieces-missing", "\"level-1\": 4,", "", "supply.pieces_per_player", "the member “level-1” is missing" },
  { "unlimited", "[\"gold\", \"ships\", \"farmers\"]", "[\"gold\", \"ships\", \"huts\"]", "supply.unlimited[2]",
    "“huts” is not known here; known are: gold, ships, farmers" },
  { "unlimited-few", "[\"gold\", \"ships\", \"farmers\"]", "[\"gold\", \"ships\"]", "supply.unlimited",
    "should have 3 entries, not 2" },
  { "printed-count", "\"ships\": 12", "\"ships\": true", "supply.printed_count_of_unlimited.ships",
    "should be a whole number, not true or false" },
  { "start-vp", "\"vp\": 10", "\"vp\": 100", "start.vp", "should be from 0 to 99" },
  { "start-gold", "\"gold\": 1,\n  \"huts", "\"gold\": 21,\n  \"huts", "start.gold", "should be from 0 to 20" },

  /* Tracks */
  { "bid-spaces", "\"top\", \"middle\"", "\"middle\", \"top\"", "bidding.spaces[0]", "should be “top”, not “middle”" },
  { "bid-cost", "\"vp_cost\": [0, 1, 3]", "\"vp_cost\": [0, 1, 10]", "bidding.vp_cost[2]", "should be from 0 to 9" },
  { "bid-top", "\"vp_cost\": [0, 1, 3]", "\"vp_cost\": [1, 1, 3]", "bidding.vp_cost",
    "should begin with 0: a row without a leader is always free" },
  { "camel-limit", "\"base_limit\": 10", "\"base_limit\": 41", "camel_track.base_limit", "should be from 1 to 40" },
  { "camel-wells", "\"plus_per_well_dug\": 1", "\"plus_per_well_dug\": 6", "camel_track.plus_per_well_dug",
    "should be from 0 to 5" },
  { "influence-last", "\"last_space\": 15", "\"last_space\": 32", "influence_track.last_space",
    "should be from 1 to 31" },
  { "influence-reach", "\"last_space\": 15", "\"last_space\": 13", "influence_track.two_vp_when_crossing_into[2]",
    "should be from 1 to 13" },
  { "influence-tokens", "[4, 8, 12]", "[4, 8, 16]", "influence_track.food_tokens_on[2]", "should be from 1 to 15" },
  { "influence-twice", "[6, 10, 14]", "[6, 10, 10]", "influence_track.two_vp_when_crossing_into[2]",
    "“10” stands here twice" },
  { "offerings-first", "[0, 0],", "[1, 0],", "offerings_track.well_and_ziggurat_vp[0]",
    "space 0 of the offerings track scores nothing" },
  { "offerings-order", "[2, 3],\n   [2, 3]", "[2, 3],\n   [1, 3]", "offerings_track.well_and_ziggurat_vp[8]",
    "no figure may be smaller than on the space before" },
  { "offerings-pair", "[3, 4]\n  ]", "[3]\n  ]", "offerings_track.well_and_ziggurat_vp[10]",
    "should have 2 entries, not 1" },
  { "offerings-figure", "[3, 4]\n  ]", "[3, 10]\n  ]", "offerings_track.well_and_ziggurat_vp[10][1]",
    "should be from 0 to 9" },
  { "offerings-roofs", "[3, 6, 9]", "[3, 6, 11]", "offerings_track.roofs_on[2]", "should be from 1 to 10" },
  { "offerings-roof-twice", "[3, 6, 9]", "[3, 6, 3]", "offerings_track.roofs_on[2]", "“3” stands here twice" },

  /* Tribute areas */
  { "area-order", "\"place\": \"highest\"", "\"place\": \"lowest\"", "tribute_areas[0].place",
    "should be “highest”, not “lowest”" },
  { "area-influence", "\"influence\": 3", "\"influence\": 4", "tribute_areas[0].influence",
    "should be 3, not 4" NO_OTHER },
  { "area-ships", "\"ship_spaces\": 1", "\"ship_spaces\": 2", "tribute_areas[0].ship_spaces",
    "should be 1, not 2" NO_OTHER },
  { "area-covered", HIGHEST "\"gold_spaces\": 4", HIGHEST "\"gold_spaces\": 1", "tribute_areas[0].gold_spaces",
    "1 gold spaces are too few: with this number of players 2 are covered" },
  { "area-roof-gives", "\"roof_space_gives\": \"gold\"", "\"roof_space_gives\": \"hut\"",
    "tribute_areas[2].roof_space_gives",
    "“hut” is not known here; known are: gold, ship, farmer" },
  { "area-roof", "\"roof_at_setup\": false", "\"roof_at_setup\": 0", "tribute_areas[2].roof_at_setup",
    "should be true or false, not a whole number" },
  { "area-member", "\"roof_at_setup\": false", "\"roof_at_setup\": false, \"wells\": 1", "tribute_areas[2].wells",
    "nothing is called “wells” here" },
  { "covered-range", "\"3\": 1,\n  \"2\": 2", "\"3\": 10,\n  \"2\": 2", "gold_blocked_per_area.3",
    "should be from 0 to 9" },

  /* Player boards and costs */
  { "column-order", "\"action\": \"offerings\"", "\"action\": \"card\"", "ziggurat_columns[0].action",
    "should be “offerings”, not “card”" },
  { "third-level", PURCHASE, "\"third_level\": \"gain 1 ship\",\n   \"camels_by_pieces\": ",
    "ziggurat_columns[1].third_level", "this program plays it as “gain 1 farmer and 1 ship”" PLAYED_AS },
  { "exchange", OFFERINGS, "\"exchange\": [\n    [1, 1],\n    [2, 1],", "ziggurat_columns[0].exchange[1][1]",
    "should be more than 1" },
  { "exchange-none", OFFERINGS, "\"exchange\": [\n    [1, 0],\n    [2, 2],", "ziggurat_columns[0].exchange[0][1]",
    "should be more than 0" },
  { "column-price", PURCHASE "[3, 2, 1]", PURCHASE "[3, 2]", "ziggurat_columns[1].camels_by_pieces",
    "should have 3 entries, not 2" },
  { "column-other-price", "\"camels_by_pieces\": [3, 2, 1]", "\"exchange\": []", "ziggurat_columns[1].exchange",
    "nothing is called “exchange” here" },
  { "new-cost", "[7, 6, 5, 4]", "[21, 6, 5, 4]", "costs.new_ziggurat[0]", "should be from 0 to 20" },
  { "second-cost", "[4, 3, 2, 1]", "[4, 3, 2]", "costs.second_level", "should have 4 entries, not 3" },
  { "third-cost", "\"third_level\": 3", "\"third_level\": 21", "costs.third_level", "should be from 0 to 20" },
  { "ploughs-cost", "\"ploughs\": 3", "\"plough\": 3", "costs.plough", "nothing is called “plough” here" },

  /* Solo */
  { "stars", "\"4\": 7", "\"4\": 31", "solo.gold_bonus_by_stars.4", "should be from 0 to 30" },
  { "well-gold", "\"gold_per_well\": 2", "\"gold_per_well\": 10", "solo.gold_per_well", "should be from 0 to 9" },
  { "scheme-twice", "\"scheme-02\"", "\"scheme-01\"", "solo.scheme_cards[1].id", "“scheme-01” stands here twice" },
  { "scheme-id", "\"scheme-02\"", "\"a scheme\"", "solo.scheme_cards[1].id",
    "“a scheme” should be a word of at most 23 small letters, digits and -" },
  { "scheme-id-long", "\"scheme-02\"", "\"scheme-02-of-24-letters-\"", "solo.scheme_cards[1].id",
    "“scheme-02-of-24-letters-” should be a word of at most 23 small letters, digits and -" },
  { "scheme-food", "\"food\": \"wheat\"", "\"food\": \"figs\"", "solo.scheme_cards[0].food",
    "“figs” is not known here; known are: wheat, grapes, meat, fish, dates" },
  { "scheme-terrain", "[\"river\", \"outside\", \"between\"]", "[\"river\", \"outside\", \"river\"]",
    "solo.scheme_cards[0].terrain[2]", "“river” stands here twice" },
  { "scheme-area", "[\"up\", \"left\"]", "[\"up\", \"down\"]", "solo.scheme_cards[0].area",
    "one arrow should be up or down, the other left or right" },
  { "scheme-outbid", "\"outbid\": \"middle\"", "\"outbid\": \"top\"", "solo.scheme_cards[0].outbid",
    "“top” is not known here; known are: middle, lowest" },
  { "scheme-gold", "\"gold\": 6,", "\"gold\": 0,", "solo.scheme_cards[0].actions[0].gold", "should be from 1 to 20" },
  { "scheme-effect", FIRST_DO, "\"do\": [\"roof-122\"]", "solo.scheme_cards[0].actions[0].do[0]",
    "“roof-122” is not known here; known are: new-ziggurat, level-2, level-3, roof-123, roof-132, roof-213, roof-231, "
    "roof-312, roof-321, tribute-gold-high, tribute-gold-middle, tribute-gold-low, tribute-ship-high, "
    "tribute-ship-middle, tribute-ship-low, vp-and-discard, offering" },
  { "scheme-effects", FIRST_DO, "\"do\": []", "solo.scheme_cards[0].actions[0].do", "should have 1 to 3 entries" },
};

static TrGame *
try_for_two (const TrValue *box,
             TrFault       *fault)
{
  return (TrGame *) box_try (box, 2, -1, fault);
}

static void
test_refused (gconstpointer data)
{
  box_assert_refused (box_text, data, try_for_two);
}

/* The option is within its range, but no row, or fewer rows, are blocked. */
static void
test_blocked_top (void)
{
  g_autoptr (TrValue) box = box_parse (box_text);
  TrFault fault;

  g_assert_null (box_try (box, 3, 3, &fault));
  box_assert_fault (&fault, "the option “blocked-top” is 3, but with this number of players 2 rows are blocked");
  g_assert_null (box_try (box, 4, 1, &fault));
  box_assert_fault (&fault, "the option “blocked-top” is 1, but with this number of players 0 rows are blocked");
}

/* a2.bid.start-ziggurat: rows E and F alone have room for one ziggurat on either side, and no third. */
static void
test_starts (void)
{
  g_autofree char *text = box_changed (box_text, "\"3\": 2,\n   \"2\": 4", "\"3\": 8,\n   \"2\": 8");
  g_autoptr (TrValue) box = box_parse (text);
  A2Game *game;
  TrFault fault;

  game = box_try (box, 2, -1, &fault);
  g_assert_nonnull (game);
  a2_game_free (&game->game);

  g_assert_null (box_try (box, 3, -1, &fault));
  g_assert_cmpstr (fault.place, ==, "map");
  g_assert_cmpstr (fault.what, ==, "after starting ziggurats on %1 the next player has no legal space");
  g_assert_cmpstr (fault.details[0], ==, "E1, E6");
}

/* a2.solo.start: with rows E and F alone no space touches 3 river spaces. */
static void
test_rival_starts (void)
{
  g_autofree char *text = box_changed (box_text, "\"2\": 4,\n   \"1\": 4", "\"2\": 4,\n   \"1\": 8");
  g_autoptr (TrValue) box = box_parse (text);
  TrFault fault;

  g_assert_null (box_try (box, 1, -1, &fault));
  g_assert_cmpstr (fault.place, ==, "map");
  g_assert_cmpstr (fault.what, ==, "the solo opponent cannot start: no space outside touches exactly 3 river spaces");
}

/* Three river spaces meet in J2, J3 and I3 once the Euphrates is wider: no well there, listed or not. */
static void
test_river_site (void)
{
  g_autofree char *wide = box_changed (box_text, "\"W. D. Ge F: Wt F.\"", "\"W. De Ge F: Wt F.\"");
  g_autofree char *text = box_changed (wide, "\"all\",", "[[\"I3\", \"J2\", \"J3\"]],");
  g_autoptr (TrValue) box = box_parse (text);
  TrFault fault;

  g_assert_null (box_try (box, 4, -1, &fault));
  g_assert_cmpstr (fault.place, ==, "map.well_sites[0]");
  g_assert_cmpstr (fault.what, ==, REGIONS);
}

/* 3 rows of 65 are 3 spaces too many. */
static void
test_too_large (void)
{
  g_autoptr (GString) row = g_string_new ("\"We G: Mt");
  const char *rows = strstr (box_text, "\"M. D. Ge");
  g_autofree char *old = g_strndup (rows, (gsize) (strchr (rows, ']') - rows));
  g_autofree char *three = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TrValue) box = NULL;
  TrFault fault;

  for (int i = 3; i < 65; i++)
    g_string_append (row, " D.");
  g_string_append (row, "\"");
  three = g_strdup_printf ("%s, %s, %s", row->str, row->str, row->str);
  text = box_changed (box_text, old, three);
  box = box_parse (text);
  g_assert_null (box_try (box, 4, -1, &fault));
  g_assert_cmpstr (fault.place, ==, "map.rows[2]");
  g_assert_cmpstr (fault.what, ==, "the map has more than %1 spaces");
}

void
add_refusals (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/assyria2/box/refused/%s", refusals[i].name);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  g_test_add_func ("/assyria2/box/refused/blocked-top", test_blocked_top);
  g_test_add_func ("/assyria2/box/refused/starts", test_starts);
  g_test_add_func ("/assyria2/box/refused/rival-starts", test_rival_starts);
  g_test_add_func ("/assyria2/box/refused/site-rivers", test_river_site);
  g_test_add_func ("/assyria2/box/refused/too-large", test_too_large);
}
