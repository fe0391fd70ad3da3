/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-tables.h"

#include "a2-state.h"

#include <string.h>

/* ── Rule ids ── */

const char *const a2_rule_ids[] = {
  "",
#define RULE(NAME, id) id,
  A2_RULES (RULE)
#undef RULE
};

/* What points come from, as a score sheet says it. */
const char *const a2_rule_labels[A2_N_RULES] = {
  [A2_RULE_BID_COST] = N_("Bids"),
  [A2_RULE_VP_EXPANSION] = N_("Expansion"),
  [A2_RULE_TRIBUTE_BONUS] = N_("Price of tribute bonuses"),
  [A2_RULE_INFLUENCE_VP] = N_("Influence track"),
  [A2_RULE_CIV_EACH] = N_("Civilisations"),
  [A2_RULE_FLOOD_INFLUENCE] = N_("Influence at a flood"),
  [A2_RULE_FLOOD_INFLUENCE_2P] = N_("Influence at a flood, second of two"),
  [A2_RULE_FLOOD_OFFERINGS] = N_("Offerings at a flood"),
  [A2_RULE_SOLO_VP_AND_DISCARD] = N_("Cards discarded by the opponent"),
};

/* ── Questions ── */

const TrQuestion a2_questions[A2_ASKS] = {
  [A2_ASK_NONE] = { "over", N_("The game is over."), { 0 }, A2_RULE_END_WINNER },
  [A2_ASK_BID] = { "bid", N_("Place your leader in a row of cards."), { 0 }, A2_RULE_BID_ORDER },
  [A2_ASK_START] = { "start", N_("Place your starting ziggurat."), { 0 }, A2_RULE_BID_START_ZIGGURAT },
  [A2_ASK_KEEP_FOOD] = { "keep-food", N_("Keep one of the three food cards."), { 0 }, A2_RULE_SOLO_START },
  [A2_ASK_RIVAL] = { "rival", N_("Place the opponent's starting ziggurat."), { 0 }, A2_RULE_SOLO_START },
  [A2_ASK_BUILD] = { "build", N_("Build huts: {0} to be built, {1} more in your supply."), { 0 }, A2_RULE_BUILD_MUST },
  [A2_ASK_FEED] = { "feed", N_("Feed your huts: {0} of {1} are still hungry."), { 0 }, A2_RULE_FEED_NEED },
  [A2_ASK_SERVE] = { "serve", N_("Choose the first hut this food card feeds."), { 0 }, A2_RULE_FEED_CARD },
  [A2_ASK_WELLS] = { "wells", N_("Dig wells; {0} are left to you."), { 0 }, A2_RULE_WELL_LIMIT },
  [A2_ASK_ACT] = { "act", N_("Take actions; camels left: {0}."), { 0 }, A2_RULE_ACT_ANY },
  [A2_ASK_BONUS] = { "bonus", N_("Resolve the tribute bonus of the {0}, or not."), { A2_SORT_CIVILISATION },
                     A2_RULE_TRIBUTE_BONUS },
  [A2_ASK_PUT_ROOF] = { "put-roof", N_("Move the roof you reached to a tribute area."), { 0 }, A2_RULE_OFFER_ROOF },
  [A2_ASK_KEEP_FAVOUR] = { "keep", N_("Keep one of the two favour cards."), { 0 }, A2_RULE_CIV_EACH },
  [A2_ASK_TAKE] = { "take", N_("Take one of the cards left on the board."), { 0 }, A2_RULE_CIV_EACH },
};

/* ── Sorts ── */

static unsigned
count_spaces (const TrGame *game)
{
  return ((const A2Game *) game)->map.n_spaces;
}

static void
write_space (const TrGame *game,
             unsigned      index,
             TrText       *text)
{
  tr_hex_write_name (&((const A2Game *) game)->map, index, text);
}

static unsigned
count_sites (const TrGame *game)
{
  return ((const A2Game *) game)->n_sites;
}

static void
write_site (const TrGame *game,
            unsigned      index,
            TrText       *text)
{
  const uint8_t *spaces = ((const A2Game *) game)->site_spaces[index];

  for (unsigned i = 0; i < 3; i++)
    {
      if (i > 0)
        tr_text_add_char (text, '-');
      write_space (game, spaces[i], text);
    }
}

static unsigned
count_seats (const TrGame *game)
{
  return game->seats;
}

static unsigned
count_rows (const TrGame *game)
{
  return a2_n_rows ((const A2Game *) game);
}

static void
write_from_one (const TrGame *game,
                unsigned      index,
                TrText       *text)
{
  (void) game;
  tr_text_add_int (text, index + 1);
}

static unsigned
count_food_cards (const TrGame *game)
{
  return ((const A2Game *) game)->n_food_kinds;
}

static void
write_food_card (const TrGame *game,
                 unsigned      index,
                 TrText       *text)
{
  tr_text_add (text, ((const A2Game *) game)->food_cards[index].icons);
}

/* The foods of our box; another box may have others, which are told as they are written there. */
static const char *const food_labels[] = { N_("wheat"), N_("grapes"), N_("meat"), N_("fish"), N_("dates"),
                                         N_("wild") };

static void
write_icon_label (const TrGame *game,
                  unsigned      index,
                  TrText       *text)
{
  const char *name = index == A2_WILD ? "wild" : ((const A2Game *) game)->food_names[index];

  for (size_t i = 0; i < sizeof food_labels / sizeof *food_labels; i++)
    if (strcmp (name, food_labels[i]) == 0)
      name = tr_text_translate (text, food_labels[i]);
  tr_text_add (text, name);
}

/* "2 wheat", "1 grapes, 1 wild" */
static void
write_food_card_label (const TrGame *game,
                       unsigned      index,
                       TrText       *text)
{
  const A2FoodCard *card = &((const A2Game *) game)->food_cards[index];

  if (card->n_food > 0)
    {
      tr_text_printf (text, "%u ", card->n_food);
      write_icon_label (game, card->food, text);
    }
  if (card->n_wild > 0)
    {
      tr_text_printf (text, "%s%u ", card->n_food > 0 ? ", " : "", card->n_wild);
      write_icon_label (game, A2_WILD, text);
    }
}

static void
write_icon (const TrGame *game,
            unsigned      index,
            TrText       *text)
{
  tr_text_add (text, index == A2_WILD ? "wild" : ((const A2Game *) game)->food_names[index]);
}

static void
write_scheme (const TrGame *game,
              unsigned      index,
              TrText       *text)
{
  tr_text_add (text, ((const A2Game *) game)->schemes[index].id);
}

/* "as-wheat" for an icon that counts as wheat; nothing for one that stays what it is. */
static void
write_change (const TrGame *game,
              unsigned      index,
              TrText       *text)
{
  if (index > 0)
    tr_text_printf (text, "as-%s", ((const A2Game *) game)->food_names[index - 1]);
}

static void
write_change_label (const TrGame *game,
                    unsigned      index,
                    TrText       *text)
{
  if (index == 0)
    {
      tr_text_add (text, tr_text_translate (text, N_("as printed")));
      return;
    }
  for (const char *c = tr_text_translate (text, N_("as {0}")); *c != '\0'; c++)
    {
      if (strncmp (c, "{0}", 3) == 0)
        {
          write_icon_label (game, index - 1, text);
          c += 2;
        }
      else
        tr_text_add_char (text, *c);
    }
}

/* The label of an index whose word is empty is what a button for leaving it out says. */
static const char *const place_in_row_words[] = { "left", "middle", "favour" };
static const char *const place_in_row_labels[] = { N_("left food card"), N_("right food card"), N_("favour card") };
static const char *const tribute_words[] = { "gold", "ship" };
static const char *const tribute_labels[] = { N_("gold"), N_("a ship") };
static const char *const ware_words[] = { "hut", "ship" };
static const char *const ware_labels[] = { N_("a hut"), N_("a ship and a farmer") };
static const char *const payment_words[] = { "", "gold", "camel", "vp", "farmer" };
static const char *const payment_labels[] = { N_("for nothing"), N_("for gold"), N_("for a camel"), N_("for VP"),
                                              N_("for a farmer") };
static const char *const good_labels[] = { N_("gold"), N_("a ship"), N_("a farmer"), N_("a hut"), N_("a camel"), N_("VP") };
static const char *const bounty_words[] = { "", "bounty" };
static const char *const bounty_labels[] = { N_("without the favour"), N_("with Bounty") };
static const char *const help_words[] = { "", "cheap", "twice", "cheap+twice" };
static const char *const help_labels[] = { N_("without favours"), N_("with Cheap ziggurat"), N_("with Build twice"),
                                           N_("with both favours") };
static const char *const cheap_words[] = { "", "cheap" };
static const char *const cheap_labels[] = { N_("without the favour"), N_("with Cheap tribute") };
static const char *const supply_words[] = { "own-hut", "own-ship", "own-farmer", "own-plough", "own-token" };
static const char *const supply_labels[] = { N_("a hut"), N_("a ship"), N_("a farmer"), N_("a plough"), N_("a food token") };
static const char *const phase_words[] = { "start", "bidding", "expansion", "actions", "final", "over" };
static const char *const phase_labels[] = {
  N_("Start"), N_("Bidding"), N_("Expansion"), N_("Actions"), N_("Final feeding"), N_("End"),
};
static const char *const ask_words[] = {
  "over", "bid", "start", "keep-food", "rival", "build", "feed", "serve", "wells", "act", "bonus", "put-roof", "keep", "take",
};
static const char *const ask_labels[] = {
  N_("nothing, the game is over"), N_("placing a leader"), N_("placing a starting ziggurat"), N_("keeping a food card"),
  N_("placing the opponent's ziggurat"), N_("building huts"), N_("feeding huts"), N_("feeding a hut with the card discarded"),
  N_("digging wells"), N_("taking actions"), N_("resolving a tribute bonus"), N_("placing a roof"), N_("keeping a favour"),
  N_("taking a card"),
};
static const char *const area_labels[] = { N_("highest"), N_("middle"), N_("lowest") };
static const char *const bid_space_labels[] = { N_("top"), N_("middle"), N_("lowest") };
static const char *const column_labels[] = { N_("offerings"), N_("purchase"), N_("card"), N_("gold") };
static const char *const civilisation_labels[] = {
  N_("Amorites"), N_("Babylonians"), N_("Canaanites"), N_("Cimmerians"), N_("Egyptians"),
  N_("Elamites"), N_("Harappans"), N_("Hittites"), N_("Israelites"), N_("Medes"),
};

#define SORT(SORT_) [A2_SORT_##SORT_ - TR_SORT_FIRST_OF_GAME]

const TrSort a2_sorts[A2_N_SORTS - TR_SORT_FIRST_OF_GAME] = {
  SORT (SPACE) = { .name = "space", .choose = N_("choose a space"), .count = count_spaces, .write = write_space },
  SORT (SITE) = { .name = "well site", .count = count_sites, .write = write_site },
  SORT (SEAT) = { .name = "seat", .count = count_seats, .write = write_from_one },
  SORT (ROW) = { .name = "row", .choose = N_("choose a row"), .count = count_rows, .write = write_from_one,
                 .alone = N_("row {0}") },
  SORT (BID_SPACE) = { .name = "bidding space", .choose = N_("choose a bidding space"),
                       .words = a2_bid_space_words, .labels = bid_space_labels, .n = A2_BID_SPACES },
  SORT (PLACE_IN_ROW) = { .name = "place in a row", .choose = N_("choose a card"),
                          .words = place_in_row_words, .labels = place_in_row_labels,
                          .n = A2_PLACES_IN_ROW },
  SORT (FOOD_CARD) = { .name = "food card", .choose = N_("choose a food card"), .count = count_food_cards, .write = write_food_card,
                       .write_label = write_food_card_label },
  SORT (ICON) = { .name = "food", .choose = N_("choose a food"),
                  .n = A2_ICONS, .write = write_icon, .write_label = write_icon_label },
  SORT (FAVOUR) = { .name = "favour card", .choose = N_("choose a favour card"),
                    .words = a2_favour_words, .labels = a2_favour_labels, .n = A2_FAVOURS },
  SORT (CIVILISATION) = { .name = "civilisation", .words = a2_civilisation_words, .labels = civilisation_labels,
                          .n = A2_CIVILISATIONS },
  SORT (AREA) = { .name = "tribute area", .choose = N_("choose a tribute area"),
                  .words = a2_area_words, .labels = area_labels, .n = A2_AREAS },
  SORT (COLUMN) = { .name = "column", .choose = N_("choose a column of your board"),
                    .words = a2_column_words, .labels = column_labels, .n = A2_COLUMNS },
  SORT (TRIBUTE) = { .name = "tribute", .choose = N_("choose what to give"),
                     .words = tribute_words, .labels = tribute_labels, .n = A2_TRIBUTES },
  SORT (WARE) = { .name = "ware", .choose = N_("choose what to buy"), .words = ware_words, .labels = ware_labels, .n = A2_WARES },
  SORT (PAYMENT) = { .name = "payment", .choose = N_("choose how to pay"),
                     .words = payment_words, .labels = payment_labels, .n = A2_PAYMENTS },
  SORT (GOOD) = { .name = "good", .words = a2_good_words, .labels = good_labels, .n = A2_GOODS },
  SORT (AMOUNT) = { .name = "amount", .choose = N_("choose how many"), .n = 10 },
  SORT (BOUNTY) = { .name = "bounty", .choose = N_("choose how to use it"),
                    .words = bounty_words, .labels = bounty_labels, .n = 2 },
  SORT (CHANGE) = { .name = "changed food", .choose = N_("choose which food it becomes"),
                    .n = A2_FOODS + 1, .write = write_change, .write_label = write_change_label },
  SORT (HELP) = { .name = "favour that helps", .choose = N_("choose whether a favour helps"),
                  .words = help_words, .labels = help_labels, .n = A2_HELPS },
  SORT (CHEAP) = { .name = "favour that helps", .choose = N_("choose whether a favour helps"),
                   .words = cheap_words, .labels = cheap_labels, .n = 2 },
  SORT (SUPPLY) = { .name = "piece of the supply", .words = supply_words, .labels = supply_labels, .n = A2_SUPPLIES },
  SORT (SCHEME) = { .name = "scheme card", .n = A2_SCHEMES, .write = write_scheme },
  SORT (PHASE) = { .name = "phase", .words = phase_words, .labels = phase_labels, .n = A2_PHASES },
  SORT (ASK) = { .name = "question", .words = ask_words, .labels = ask_labels, .n = A2_ASKS },
};

/* ── Moves ── */

#define FAVOUR_HANDLE(FAVOUR) { A2_SORT_FAVOUR, A2_FAVOUR_##FAVOUR }
#define TILE_HANDLE(TILE)     { A2_SORT_COLUMN, A2_##TILE }
#define SUPPLY_HANDLE(PIECE)  { A2_SORT_SUPPLY, A2_SUPPLY_##PIECE }
#define BUTTON(KIND)          { TR_SORT_KIND, A2_MOVE_##KIND }

const TrMoveKind a2_move_kinds[A2_MOVES] = {
  [A2_MOVE_NONE] = { "", "", 0, { 0 }, { 0 } },
  [A2_MOVE_BID] = { "bid", N_("Place the leader"), 2, { A2_SORT_ROW, A2_SORT_BID_SPACE }, { 0 } },
  [A2_MOVE_FREE_BID] = { "free-bid", N_("Take the lowest space with a favour"), 1, { A2_SORT_ROW }, FAVOUR_HANDLE (FREE_BID) },
  [A2_MOVE_START] = { "start", N_("Place the starting ziggurat"), 2, { A2_SORT_SPACE, A2_SORT_COLUMN }, { 0 } },
  [A2_MOVE_KEEP_FOOD] = { "keep-food", N_("Keep a food card"), 1, { A2_SORT_FOOD_CARD }, { 0 } },
  [A2_MOVE_RIVAL] = { "rival", N_("Place the opponent's ziggurat"), 1, { A2_SORT_SPACE }, { 0 } },
  [A2_MOVE_BUILD] = { "build", N_("Build a hut"), 1, { A2_SORT_SPACE }, SUPPLY_HANDLE (HUT) },
  [A2_MOVE_BESIDE] = { "beside", N_("Build a hut beside a rival's ziggurat"), 1, { A2_SORT_SPACE }, FAVOUR_HANDLE (BESIDE_RIVAL) },
  [A2_MOVE_SHIP] = { "ship", N_("Place a ship"), 1, { A2_SORT_SPACE }, SUPPLY_HANDLE (SHIP) },
  [A2_MOVE_MOVE] = { "move", N_("Move a hut"), 2, { A2_SORT_SPACE, A2_SORT_SPACE }, { 0 } },
  [A2_MOVE_SERVE] = { "serve", N_("Discard a food card"), 3, { A2_SORT_FOOD_CARD, A2_SORT_BOUNTY, A2_SORT_CHANGE }, { 0 } },
  [A2_MOVE_FEED] = { "feed", N_("Feed a hut"), 2, { A2_SORT_SPACE, A2_SORT_ICON }, { 0 } },
  [A2_MOVE_PLOUGH] = { "plough", N_("Feed a hut with a plough"), 1, { A2_SORT_SPACE }, SUPPLY_HANDLE (PLOUGH) },
  [A2_MOVE_TOKEN] = { "token", N_("Feed a hut with a food token"), 1, { A2_SORT_SPACE }, SUPPLY_HANDLE (TOKEN) },
  [A2_MOVE_FARMER] = { "farmer", N_("Place a farmer"), 1, { A2_SORT_SPACE }, SUPPLY_HANDLE (FARMER) },
  [A2_MOVE_DIG] = { "dig", N_("Dig a well"), 1, { A2_SORT_SITE }, { 0 } },
  [A2_MOVE_PLOUGHS] = { "ploughs", N_("Turn both ploughs up"), 0, { 0 }, SUPPLY_HANDLE (PLOUGH) },
  [A2_MOVE_ZIGGURAT] = { "ziggurat", N_("Build a new ziggurat"), 3, { A2_SORT_SPACE, A2_SORT_COLUMN, A2_SORT_HELP }, { 0 } },
  [A2_MOVE_LEVEL] = { "level", N_("Build a ziggurat higher"), 3, { A2_SORT_SPACE, A2_SORT_COLUMN, A2_SORT_HELP }, { 0 } },
  [A2_MOVE_ROOF] = { "roof", N_("Build a roof"), 3, { A2_SORT_SPACE, A2_SORT_AREA, A2_SORT_HELP }, { 0 } },
  [A2_MOVE_OFFER] = { "offer", N_("Make offerings"), 1, { A2_SORT_AMOUNT }, TILE_HANDLE (OFFERINGS) },
  [A2_MOVE_BUY] = { "buy", N_("Purchase"), 1, { A2_SORT_WARE }, TILE_HANDLE (PURCHASE) },
  [A2_MOVE_CARD] = { "card", N_("Gain a card"), 2, { A2_SORT_ROW, A2_SORT_PLACE_IN_ROW }, TILE_HANDLE (CARD) },
  [A2_MOVE_GOLD] = { "gold", N_("Gain gold"), 1, { A2_SORT_AMOUNT }, TILE_HANDLE (GOLD) },
  [A2_MOVE_TRIBUTE] = { "tribute", N_("Make a tribute"), 3, { A2_SORT_AREA, A2_SORT_TRIBUTE, A2_SORT_CHEAP }, { 0 } },
  [A2_MOVE_BONUS] = { "bonus", N_("Take the tribute bonus"), 1, { A2_SORT_PAYMENT }, BUTTON (BONUS) },
  [A2_MOVE_DESTROY] = { "destroy", N_("Destroy an own hut"), 1, { A2_SORT_SPACE }, { 0 } },
  [A2_MOVE_SKIP] = { "skip", N_("Decline the bonus"), 0, { 0 }, BUTTON (SKIP), .declines = true },
  [A2_MOVE_USE] = { "use", N_("Use a favour"), 1, { A2_SORT_FAVOUR }, { 0 } },
  [A2_MOVE_REFRESH] = { "refresh", N_("Turn an action tile back"), 1, { A2_SORT_COLUMN }, FAVOUR_HANDLE (REFRESH) },
  [A2_MOVE_CALL] = { "call", N_("Resolve a tribute bonus"), 1, { A2_SORT_AREA }, FAVOUR_HANDLE (TRIBUTE_BONUS) },
  [A2_MOVE_BARTER] = { "barter", N_("Discard a favour for a camel"), 1, { A2_SORT_FAVOUR }, BUTTON (BARTER) },
  [A2_MOVE_PUT] = { "put", N_("Place the roof"), 1, { A2_SORT_AREA }, { 0 } },
  [A2_MOVE_KEEP] = { "keep", N_("Keep a favour"), 1, { A2_SORT_FAVOUR }, { 0 } },
  [A2_MOVE_TAKE] = { "take", N_("Take a card"), 2, { A2_SORT_ROW, A2_SORT_PLACE_IN_ROW }, { 0 } },
  [A2_MOVE_DONE] = { "done", N_("Done"), 0, { 0 }, BUTTON (DONE) },
  [A2_MOVE_END] = { "end", N_("End the turn"), 0, { 0 }, BUTTON (END) },
};

/* ── Events ── */

#define EVENT(KIND, word, sentence, ...)  [A2_EVENT_##KIND] = { word, sentence, { __VA_ARGS__ } }
#define REVEAL(KIND, word, sentence, ...) [A2_EVENT_##KIND] = { word, sentence, { __VA_ARGS__ }, .reveals = true }
#define CHAPTER(KIND, CHAPTER_, word, sentence, ...) \
  [A2_EVENT_##KIND] = { word, sentence, { __VA_ARGS__ }, .chapter = TR_CHAPTER_##CHAPTER_ }
#define COUNTED(KIND, word, gained_)       [A2_EVENT_##KIND] = { word, .gained = gained_ }
#define CHANGE(KIND, word, gained_, lost_) [A2_EVENT_##KIND] = { word, .gained = gained_, .lost = lost_ }

const TrEventKind a2_event_kinds[A2_EVENTS] = {
  EVENT (NONE, "", "", 0),
  CHAPTER (ROUND, ROUND, "round", N_("Round {0} begins"), 0),
  CHAPTER (PHASE, PHASE, "phase", N_("Phase: {0}"), A2_SORT_PHASE),
  REVEAL (MARKER, "marker", N_("The expansion marker shows {0}"), 0),
  REVEAL (CIVILISATION, "civilisation", N_("The {1} come to the {0} tribute area"), A2_SORT_AREA, A2_SORT_CIVILISATION),
  REVEAL (ROW, "row", N_("Cards are laid out in row {0}"), A2_SORT_ROW),
  EVENT (ORDER, "order", N_("{seat} takes place {0} in the turn order"), 0),
  EVENT (BID, "bid", N_("{seat} bids for row {0} ({1} space)"), A2_SORT_ROW, A2_SORT_BID_SPACE),
  EVENT (OUTBID, "outbid", N_("{seat} is outbid in row {0}"), A2_SORT_ROW),
  EVENT (FOOD_CARD, "food-card", N_("{seat} gets a food card: {0}"), A2_SORT_FOOD_CARD),
  EVENT (FAVOUR, "favour", N_("{seat} gets the favour “{0}”"), A2_SORT_FAVOUR),
  REVEAL (DRAWN, "drawn", N_("{seat} draws from a pile"), 0),
  [A2_EVENT_DISCARD_FOOD] = { "discard-food", N_("{seat} discards a food card: {0}"), { A2_SORT_FOOD_CARD },
                              .nobodys = N_("A food card is discarded: {0}") },
  [A2_EVENT_DISCARD_FAVOUR] = { "discard-favour", N_("{seat} discards the favour “{0}”"), { A2_SORT_FAVOUR },
                                .nobodys = N_("The favour “{0}” is discarded") },
  EVENT (RESHUFFLE_FOOD, "reshuffle-food", N_("The discarded food cards are shuffled"), 0),
  EVENT (RESHUFFLE_FAVOURS, "reshuffle-favours", N_("The discarded favours are shuffled"), 0),
  EVENT (RESHUFFLE_SCHEMES, "reshuffle-schemes", N_("The scheme cards are shuffled"), 0),
  COUNTED (GROWTH, "growth", NN_("{seat} has {0} hut to build", "{seat} has {0} huts to build")),
  COUNTED (UNBUILT, "unbuilt", NN_("{seat} finds no space for {0} hut and keeps it in the supply",
                                   "{seat} finds no space for {0} huts and keeps them in the supply")),
  EVENT (BUILT, "built", N_("{seat} builds a hut at {0}"), A2_SORT_SPACE),
  EVENT (MOVED, "moved", N_("{seat} moves a hut from {0} to {1}"), A2_SORT_SPACE, A2_SORT_SPACE),
  EVENT (LOST, "lost", N_("{seat} loses the hut at {0}"), A2_SORT_SPACE),
  EVENT (SHIP, "ship", N_("{seat} places a ship at {0}"), A2_SORT_SPACE),
  EVENT (FARMER, "farmer", N_("{seat} places a farmer at {0}"), A2_SORT_SPACE),
  EVENT (FED, "fed", N_("{seat} feeds the hut at {0} ({1})"), A2_SORT_SPACE, A2_SORT_ICON),
  EVENT (PLOUGH, "plough", N_("{seat} feeds the hut at {0} with a plough"), A2_SORT_SPACE),
  EVENT (TOKEN, "token", N_("{seat} feeds the hut at {0} with a food token"), A2_SORT_SPACE),
  COUNTED (PLOUGHS_UP, "ploughs-up", NN_("{seat} turns {0} plough up", "{seat} turns {0} ploughs up")),
  EVENT (WELL, "well", N_("{seat} digs a well at {0}"), A2_SORT_SITE),
  CHANGE (CAMELS, "camels", NN_("{seat} gains {0} camel", "{seat} gains {0} camels"),
          NN_("{seat} pays {0} camel", "{seat} pays {0} camels")),
  CHANGE (GOLD, "gold", NN_("{seat} gains {0} gold", "{seat} gains {0} gold"),
          NN_("{seat} pays {0} gold", "{seat} pays {0} gold")),
  CHANGE (SHIPS, "ships", NN_("{seat} gains {0} ship", "{seat} gains {0} ships"),
          NN_("{seat} pays {0} ship", "{seat} pays {0} ships")),
  CHANGE (FARMERS, "farmers", NN_("{seat} gains {0} farmer", "{seat} gains {0} farmers"),
          NN_("{seat} pays {0} farmer", "{seat} pays {0} farmers")),
  COUNTED (HUTS, "huts", NN_("{seat} gains {0} hut for the supply", "{seat} gains {0} huts for the supply")),
  [A2_EVENT_VP] = { "vp", .points = true, .gained = NN_("{seat} gains {0} VP ({rule})", "{seat} gains {0} VP ({rule})"),
                    .lost = NN_("{seat} pays {0} VP ({rule})", "{seat} pays {0} VP ({rule})") },
  EVENT (ZIGGURAT, "ziggurat", N_("{seat} builds level {1} of a ziggurat at {0}"), A2_SORT_SPACE, 0, A2_SORT_COLUMN),
  EVENT (ROOF, "roof", N_("{seat} builds a roof at {0}, from the {1} tribute area"), A2_SORT_SPACE, A2_SORT_AREA),
  EVENT (TILE, "tile", N_("{seat} uses the action tile “{0}”"), A2_SORT_COLUMN),
  EVENT (REFRESH, "refresh", N_("{seat} turns the action tile “{0}” back"), A2_SORT_COLUMN),
  EVENT (OFFERINGS, "offerings", N_("{seat} goes up to {0} on the offerings track"), 0),
  EVENT (INFLUENCE, "influence", N_("{seat} goes up to {0} on the influence track"), 0),
  EVENT (TOKEN_WON, "token-won", N_("{seat} takes the food token on space {0}"), 0),
  EVENT (TOKEN_GONE, "token-gone", N_("The food token on space {0} is removed"), 0),
  EVENT (ROOF_PUT, "roof-put", N_("{seat} moves a roof to the {0} tribute area"), A2_SORT_AREA),
  EVENT (ROOFS_BACK, "roofs-back", N_("The roofs of all tribute areas return to the supply"), 0),
  EVENT (TRIBUTE, "tribute", N_("{seat} pays tribute at the {0} area ({1})"), A2_SORT_AREA, A2_SORT_TRIBUTE),
  CHAPTER (FLOOD, LANDMARK, "flood", N_("Flood {0}: the rivers rise"), 0),
  EVENT (SWEPT, "swept", N_("The flood takes what is on {0}"), A2_SORT_SPACE),
  EVENT (RESET, "reset", N_("Influence and offerings start again at 0"), 0),
  REVEAL (SCHEME, "scheme", N_("The opponent turns over {0}"), A2_SORT_SCHEME),
  EVENT (WON, "won", N_("{seat} wins with {0} VP"), 0),
};
