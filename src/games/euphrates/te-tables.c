/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-tables.h"

#include "te-state.h"

/* ── Rule ids ── */

const char *const te_rule_ids[] = {
  "",
#define RULE(NAME, id) id,
  TE_RULES (RULE)
#undef RULE
};

/* What points come from, as a score sheet says it. */
const char *const te_rule_labels[TE_N_RULES] = {
  [TE_RULE_TILE_POINT] = N_("Placed tiles"),
  [TE_RULE_ADV_BUILDING_EFFECT] = N_("Buildings"),
  [TE_RULE_REVOLT_RESULT] = N_("Revolts"),
  [TE_RULE_WAR_RESULT] = N_("Wars"),
  [TE_RULE_MON_POINTS] = N_("Monuments"),
  [TE_RULE_VAR_WONDER_POINTS] = N_("Wonder"),
  [TE_RULE_TREASURE_TAKE] = N_("Treasures"),
};

/* ── Options ── */

const TrOption te_options[TE_N_OPTIONS] = {
  [TE_OPTION_BOARD] = { "advanced-board", N_("Advanced board, with 14 treasures"), 0, 1, 0 },
  [TE_OPTION_BUILDINGS] = { "buildings", N_("Civilization buildings"), 0, 1, 0 },
  [TE_OPTION_ENGLISH] = { "english", N_("English variant: conflicts are decided with as few tiles as needed"), 0, 1, 0 },
  [TE_OPTION_WONDER] = { "wonder", N_("Wonder"), 0, 1, 0 },
};

/* ── Questions ── */

const TrQuestion te_questions[TE_ASKS] = {
  [TE_ASK_NONE] = { "over", N_("The game is over."), { 0 }, TE_RULE_END_SCORE },
  [TE_ASK_ACT] = { "act", N_("Take an action, or end the turn; actions left: {0}."), { 0 }, TE_RULE_TURN_TWO_ACTIONS },
  [TE_ASK_REVOLT] = { "revolt", N_("Revolt ({0}): your strength is {1} against {2}. Add temples from your hand?"),
                      { TE_SORT_LEADER }, TE_RULE_REVOLT_STRENGTH },
  [TE_ASK_CHOOSE] = { "choose", N_("Several wars break out: which is fought next?"), { 0 }, TE_RULE_WAR_CHOICE },
  [TE_ASK_WAR] = { "war", N_("War ({0}): your strength is {1} against {2}. Add tiles of this colour from your hand?"),
                   { TE_SORT_LEADER }, TE_RULE_WAR_STRENGTH },
  [TE_ASK_BUILDING] = { "building", N_("Put the building on a tile of this line, or not: {0}."), { TE_SORT_BUILDING },
                        TE_RULE_ADV_BUILDING_TAKE },
  [TE_ASK_MONUMENT] = { "monument", N_("Build a monument on a square of four tiles, or not."), { 0 }, TE_RULE_MON_CHOICE },
  [TE_ASK_TREASURE] = { "treasure", N_("Your trader takes all treasures of its kingdom but one, {0} in all: which one stays?"),
                        { 0 }, TE_RULE_TREASURE_TAKE },
  [TE_ASK_POINT] = { "point", N_("The wonder gives you a point: of which colour?"), { 0 }, TE_RULE_VAR_WONDER_POINTS },
};

/* ── Sorts ── */

static void
write_space (const TrGame *game,
             unsigned      index,
             TrText       *text)
{
  tr_square_write_name (&((const TeGame *) game)->map, index, text);
}

static unsigned
count_seats (const TrGame *game)
{
  return game->seats;
}

static void
write_seat (const TrGame *game,
            unsigned      index,
            TrText       *text)
{
  (void) game;
  tr_text_add_int (text, index + 1);
}

static void
write_monument (const TrGame *game,
                unsigned      index,
                TrText       *text)
{
  unsigned colours = ((const TeGame *) game)->monuments[index];
  bool first = true;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      if (!(colours >> colour & 1))
        continue;
      tr_text_printf (text, first ? "%s" : "-%s", te_tile_words[colour]);
      first = false;
    }
}

const char *const te_tile_words[] = { "settlement", "temple", "farm", "market" };
const char *const te_leader_words[] = { "king", "priest", "farmer", "trader" };
const char *const te_building_words[] = { "palace", "library", "granary", "market-hall" };
static const char *const tile_labels[] = { N_("settlement"), N_("temple"), N_("farm"), N_("market") };
static const char *const leader_labels[] = { N_("king"), N_("priest"), N_("farmer"), N_("trader") };
static const char *const building_labels[] = { N_("palace"), N_("library"), N_("granary"), N_("market hall") };
static const char *const point_words[] = { "settlement", "temple", "farm", "market", "treasure" };
static const char *const point_labels[] = { N_("settlement"), N_("temple"), N_("farm"), N_("market"), N_("treasure") };
static const char *const supply_words[] = { "own-catastrophe" };
static const char *const supply_labels[] = { N_("catastrophe") };
static const char *const ask_words[] = {
  "over", "act", "revolt", "choose", "war", "building", "monument", "treasure", "point",
};
static const char *const ask_labels[] = {
  N_("nothing, the game is over"), N_("an action"), N_("support in a revolt"), N_("which war is next"),
  N_("support in a war"), N_("a place for a building"), N_("a monument"), N_("which treasure stays"),
  N_("the colour of a point"),
};

/* "temple*2" for two temples; nothing where none is swapped. */
#define SWAP_WORDS(tile) { "", tile, tile "*2", tile "*3", tile "*4", tile "*5", tile "*6" }
static const char *const swap_words[TE_COLOURS][TE_HAND_MAX + 1] = {
  SWAP_WORDS ("settlement"), SWAP_WORDS ("temple"), SWAP_WORDS ("farm"), SWAP_WORDS ("market"),
};

#define SORT(SORT_) [TE_SORT_##SORT_ - TR_SORT_FIRST_OF_GAME]
#define SWAP_SORT(COLOUR, name_) \
  [TE_SORT_SWAP + COLOUR - TR_SORT_FIRST_OF_GAME] = { .name = name_, .words = swap_words[COLOUR], .n = TE_HAND_MAX + 1 }

const TrSort te_sorts[TE_N_SORTS - TR_SORT_FIRST_OF_GAME] = {
  SORT (SPACE) = { .name = "space", .n = TE_SPACES, .write = write_space },
  SORT (SEAT) = { .name = "seat", .count = count_seats, .write = write_seat },
  SORT (TILE) = { .name = "tile", .words = te_tile_words, .labels = tile_labels, .n = TE_COLOURS },
  SORT (LEADER) = { .name = "leader", .words = te_leader_words, .labels = leader_labels, .n = TE_COLOURS },
  SORT (MONUMENT) = { .name = "monument", .n = TE_MONUMENTS, .write = write_monument },
  SORT (BUILDING) = { .name = "building", .words = te_building_words, .labels = building_labels, .n = TE_COLOURS },
  SORT (POINT) = { .name = "kind of points", .words = point_words, .labels = point_labels, .n = TE_POINTS },
  SORT (AMOUNT) = { .name = "amount", .n = TE_HAND_MAX + 1 },
  SWAP_SORT (TE_SETTLEMENT, "settlements"),
  SWAP_SORT (TE_TEMPLE, "temples"),
  SWAP_SORT (TE_FARM, "farms"),
  SWAP_SORT (TE_MARKET, "markets"),
  SORT (SUPPLY) = { .name = "piece of the supply", .words = supply_words, .labels = supply_labels, .n = TE_SUPPLIES },
  SORT (ASK) = { .name = "question", .words = ask_words, .labels = ask_labels, .n = TE_ASKS },
};

/* ── Moves ── */

#define BUTTON(KIND) { TR_SORT_KIND, TE_MOVE_##KIND }

const TrMoveKind te_move_kinds[TE_MOVES] = {
  [TE_MOVE_NONE] = { "", "", 0, { 0 }, { 0 } },
  [TE_MOVE_LEADER] = { "leader", N_("Position a leader"), 2, { TE_SORT_LEADER, TE_SORT_SPACE }, { 0 } },
  [TE_MOVE_WITHDRAW] = { "withdraw", N_("Withdraw a leader"), 1, { TE_SORT_LEADER }, BUTTON (WITHDRAW) },
  [TE_MOVE_TILE] = { "tile", N_("Place a tile"), 2, { TE_SORT_TILE, TE_SORT_SPACE }, { 0 } },
  [TE_MOVE_CATASTROPHE] = { "catastrophe", N_("Play a catastrophe"), 1, { TE_SORT_SPACE },
                            { TE_SORT_SUPPLY, TE_SUPPLY_CATASTROPHE } },
  [TE_MOVE_SWAP] = { "swap", N_("Swap tiles"), 4,
                     { TE_SORT_SWAP + TE_SETTLEMENT, TE_SORT_SWAP + TE_TEMPLE, TE_SORT_SWAP + TE_FARM,
                       TE_SORT_SWAP + TE_MARKET }, BUTTON (SWAP), .secret = true },
  [TE_MOVE_END] = { "end", N_("End the turn"), 0, { 0 }, BUTTON (END) },
  [TE_MOVE_SUPPORT] = { "support", N_("Add tiles"), 1, { TE_SORT_AMOUNT }, { 0 } },
  [TE_MOVE_WAR] = { "war", N_("Fight this war next"), 1, { TE_SORT_LEADER }, { 0 } },
  [TE_MOVE_BUILDING] = { "building", N_("Put the building here"), 1, { TE_SORT_SPACE }, { 0 } },
  [TE_MOVE_MONUMENT] = { "monument", N_("Build a monument"), 2, { TE_SORT_SPACE, TE_SORT_MONUMENT }, { 0 } },
  [TE_MOVE_WONDER] = { "wonder", N_("Build the wonder"), 1, { TE_SORT_SPACE }, BUTTON (WONDER) },
  [TE_MOVE_DECLINE] = { "decline", N_("Do not build"), 0, { 0 }, BUTTON (DECLINE), .declines = true },
  [TE_MOVE_LEAVE] = { "leave", N_("Leave this treasure"), 1, { TE_SORT_SPACE }, { 0 } },
  [TE_MOVE_POINT] = { "point", N_("Take a point"), 1, { TE_SORT_TILE }, { 0 } },
};

/* ── Events ── */

#define EVENT(KIND, word, sentence, ...)  [TE_EVENT_##KIND] = { word, sentence, { __VA_ARGS__ } }
#define POINTS(KIND, word, gained_, ...) \
  [TE_EVENT_##KIND] = { word, NULL, { __VA_ARGS__ }, .points = true, .gained = gained_ }
#define CHAPTER(KIND, CHAPTER_, word, sentence, ...) \
  [TE_EVENT_##KIND] = { word, sentence, { __VA_ARGS__ }, .chapter = TR_CHAPTER_##CHAPTER_ }

#define COUNTED(KIND, word, gained_, ...) [TE_EVENT_##KIND] = { word, NULL, { __VA_ARGS__ }, .gained = gained_ }

#define SPACE  TE_SORT_SPACE
#define TILE   TE_SORT_TILE
#define LEADER TE_SORT_LEADER

const TrEventKind te_event_kinds[TE_EVENTS] = {
  EVENT (NONE, "", "", 0),
  CHAPTER (ROUND, ROUND, "round", N_("Round {0} begins"), 0),
  CHAPTER (TURN, PHASE, "turn", N_("Turn of {seat}"), 0),
  EVENT (TEMPLE, "temple", N_("A temple with a treasure stands at {0}"), SPACE),
  EVENT (LEADER, "leader", N_("{seat} positions the {0} at {1}"), LEADER, SPACE),
  EVENT (MOVED, "moved", N_("{seat} moves the {0} from {2} to {1}"), LEADER, SPACE, SPACE),
  EVENT (WITHDRAWN, "withdrawn", N_("{seat} withdraws the {0} from {1}"), LEADER, SPACE),
  EVENT (RETURNED, "returned", N_("{seat} takes back the {0}, which has no temple left at {1}"), LEADER, SPACE),
  EVENT (TILE, "tile", N_("{seat} places a tile at {1}: {0}"), TILE, SPACE),
  EVENT (CATASTROPHE, "catastrophe", N_("{seat} plays a catastrophe at {0}"), SPACE),
  EVENT (REMOVED, "removed", N_("The tile at {1} leaves the game: {0}"), TILE, SPACE),
  COUNTED (SWAPPED, "swapped", NN_("{seat} puts {0} tile out of the game", "{seat} puts {0} tiles out of the game"), 0),
  [TE_EVENT_DRAWN] = { "drawn", .reveals = true, .gained = NN_("{seat} draws {0} tile", "{seat} draws {0} tiles") },
  EVENT (UNITED, "united", N_("The tile at {0} unites two kingdoms"), SPACE),
  EVENT (SEPARATED, "separated", N_("There is peace; the tile at {0} counts again"), SPACE),
  CHAPTER (REVOLT, LANDMARK, "revolt", N_("Revolt of one {0} against another"), LEADER),
  CHAPTER (WAR, LANDMARK, "war", N_("War of one {0} against another"), LEADER),
  EVENT (ATTACKS, "attacks", N_("{seat} attacks; strength on the board: {0}"), 0),
  EVENT (DEFENDS, "defends", N_("{seat} defends; strength on the board: {0}"), 0),
  [TE_EVENT_COMMITTED] = { "committed", NULL, { 0, TILE }, .reveals = true,
                           .gained = NN_("{seat} adds {0} tile from the hand ({1})",
                                         "{seat} adds {0} tiles from the hand ({1})") },
  EVENT (WON, "won", N_("{seat} wins the conflict of the {0}, {1} to {2}"), LEADER, 0, 0),
  EVENT (KEPT, "kept", N_("The tile at {0} is protected and stays"), SPACE),
  EVENT (BUILDING, "building", N_("{seat} puts the {0} on the tile at {1}"), TE_SORT_BUILDING, SPACE),
  EVENT (BUILDING_BACK, "building-back", N_("The {0} goes back beside the board"), TE_SORT_BUILDING),
  CHAPTER (MONUMENT, LANDMARK, "monument", N_("{seat} builds the monument {0} at {1}"), TE_SORT_MONUMENT, SPACE),
  CHAPTER (WONDER, LANDMARK, "wonder", N_("{seat} builds the wonder around {0}"), SPACE),
  POINTS (POINTS, "points", NN_("{seat} gains {0} point ({1})", "{seat} gains {0} points ({1})"), 0, TE_SORT_POINT),
  POINTS (TREASURE, "treasure", NN_("{seat} takes {0} treasure", "{seat} takes {0} treasures"), 0, TE_SORT_POINT),
  EVENT (TREASURE_FROM, "treasure-from", N_("{seat} takes the treasure at {0} with the trader"), SPACE),
  [TE_EVENT_FEW_TREASURES] = { "few-treasures", .chapter = TR_CHAPTER_LANDMARK,
                               .gained = NN_("{0} treasure is left on the board: the game ends",
                                             "{0} treasures are left on the board: the game ends") },
  CHAPTER (EMPTY_BAG, LANDMARK, "empty-bag", N_("{seat} must draw, and the bag is empty: the game ends"), 0),
  COUNTED (SPENT, "spent", NN_("{seat} counts {0} treasure as a point ({1})", "{seat} counts {0} treasures as points ({1})"), 0,
           TE_SORT_POINT),
  EVENT (RANKED, "ranked", N_("{seat} comes in on place {0} with {1} in the weakest colour"), 0, 0),
};
