/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-private.h"

const TrOption toy_options[] = {
  { .name = "coins", .label = N_("Coins at the start"), .min = 0, .max = 5, .standard = 3 },
};

const char *const toy_rule_ids[] = {
  [TOY_RULE_NONE] = "",
  [TOY_RULE_SETUP] = "toy.setup",
  [TOY_RULE_ORDER] = "toy.order",
  [TOY_RULE_CUT] = "toy.cut",
  [TOY_RULE_BESIDE] = "toy.cut.beside",
  [TOY_RULE_TOOLS] = "toy.tools",
  [TOY_RULE_SICKLE] = "toy.tools.sickle",
  [TOY_RULE_DRAW] = "toy.draw",
  [TOY_RULE_SELL] = "toy.sell",
  [TOY_RULE_RIVER] = "toy.river",
  [TOY_RULE_END] = "toy.end",
};

/* ── Things ── */

static unsigned
space_count (const TrGame *game)
{
  return ((const ToyGame *) game)->map.n_spaces;
}

static void
space_write (const TrGame *game,
             unsigned      index,
             TrText       *text)
{
  tr_hex_write_name (&((const ToyGame *) game)->map, index, text);
}

static const char *const seat_words[] = { "first", "second", "third" };
static const char *const token_words[] = { "reed", "clay", "gold" };
static const char *const token_labels[] = { N_("a bundle of reed"), N_("a lump of clay"), N_("a nugget of gold") };
static const char *const tool_words[] = { "", "boat", "sickle" };
static const char *const tool_labels[] = { N_("by hand"), N_("the boat"), N_("the sickle") };
static const char *const place_words[] = { "pile", "purse" };

const TrSort toy_sorts[] = {
  { .name = "seat", .words = seat_words, .n = TOY_SEATS },
  { .name = "space", .count = space_count, .write = space_write },
  { .name = "token", .words = token_words, .labels = token_labels, .n = TOY_TOKENS },
  { .name = "tool", .words = tool_words, .labels = tool_labels, .n = TOY_TOOLS },
  { .name = "place", .words = place_words, .n = TOY_PLACES },
  { .name = "stage", .n = TOY_STAGES },
};

/* ── Moves, questions, events, refusals ── */

const TrMoveKind toy_move_kinds[] = {
  [TOY_MOVE_CUT] = { .word = "cut", .label = N_("Cut"), .n_args = 2, .args = { TOY_SORT_SPACE, TOY_SORT_TOOL } },
  [TOY_MOVE_DRAW] = { .word = "draw", .label = N_("Draw"), .handle = { TOY_SORT_PLACE, TOY_PILE } },
  [TOY_MOVE_SELL] = { .word = "sell", .label = N_("Sell"), .n_args = 1, .args = { TR_SORT_NUMBER },
                      .handle = { TOY_SORT_PLACE, TOY_PURSE } },
  [TOY_MOVE_KEEP] = { .word = "keep", .label = N_("Keep it"), .handle = { TR_SORT_KIND, TOY_MOVE_KEEP } },
  [TOY_MOVE_TOSS] = { .word = "toss", .label = N_("Toss it"), .handle = { TR_SORT_KIND, TOY_MOVE_TOSS } },
};

const TrQuestion toy_questions[] = {
  [1 + TOY_TURN] = { .word = "turn", .sentence = N_("{seat}: cut, draw or sell ({0} of {1} spaces are cut)"),
                     .rule = TOY_RULE_ORDER },
  [1 + TOY_TOKEN] = { .word = "token", .sentence = N_("Keep or toss {0}"), .sorts = { TOY_SORT_TOKEN },
                      .rule = TOY_RULE_DRAW },
};

const TrEventKind toy_event_kinds[] = {
  [TOY_EVENT_CUT] = { .word = "cut", .sentence = N_("{seat} cuts {0} ({1})"),
                      .sorts = { TOY_SORT_SPACE, TOY_SORT_TOOL } },
  [TOY_EVENT_POINTS] = { .word = "points", .points = true,
                         .gained = NN_ ("{seat} gains {0} point ({rule})", "{seat} gains {0} points ({rule})"),
                         .lost = NN_ ("{seat} loses {0} point", "{seat} loses {0} points") },
  [TOY_EVENT_COINS] = { .word = "coins", .sentence = N_("{seat} pays {0}") },
  [TOY_EVENT_DRAW] = { .word = "draw", .sentence = N_("{seat} draws a token; {0} are left") },
  [TOY_EVENT_KEEP] = { .word = "keep", .sentence = N_("{seat} keeps it") },
  [TOY_EVENT_TOSS] = { .word = "toss", .sentence = N_("{seat} tosses {0}"), .sorts = { TOY_SORT_TOKEN } },
  [TOY_EVENT_NEXT] = { .word = "next", .sentence = N_("It is the turn of the {0} player"), .sorts = { TOY_SORT_SEAT } },
  [TOY_EVENT_OVER] = { .word = "over", .sentence = N_("The game is over for {seat}"),
                       .nobodys = N_("The game is over") },
};

const TrRefusalKind toy_refusal_kinds[] = {
  [TOY_REFUSAL_TIME] = { .rule = TOY_RULE_ORDER, .rank = TR_REFUSED_TIME, .sentence = N_("This is not asked now") },
  [TOY_REFUSAL_OVER] = { .rule = TOY_RULE_END, .rank = TR_REFUSED_TIME, .sentence = N_("The game is over") },
  [TOY_REFUSAL_CUT_BEFORE] = { .rule = TOY_RULE_CUT, .rank = TR_REFUSED_PLACE, .sentence = N_("{0} is cut already"),
                               .sorts = { TOY_SORT_SPACE } },
  [TOY_REFUSAL_NOT_BESIDE] = { .rule = TOY_RULE_BESIDE, .rank = TR_REFUSED_PLACE,
                               .sentence = N_("{0} is not beside {1}"), .sorts = { TOY_SORT_SPACE, TOY_SORT_SPACE } },
  [TOY_REFUSAL_NO_TOOL] = { .rule = TOY_RULE_TOOLS, .rank = TR_REFUSED_PLACE,
                            .sentence = N_("You have not {0} any more"), .sorts = { TOY_SORT_TOOL } },
  [TOY_REFUSAL_SICKLE_COST] = { .rule = TOY_RULE_SICKLE, .rank = TR_REFUSED_COST,
                                .sentence = N_("The sickle costs {0} coins, you have {1}") },
  [TOY_REFUSAL_NO_TOKENS] = { .rule = TOY_RULE_DRAW, .rank = TR_REFUSED_PLACE, .sentence = N_("The pile is empty") },
  [TOY_REFUSAL_NO_NUMBER] = { .rule = TOY_RULE_SELL, .rank = TR_REFUSED_PLACE, .sentence = N_("Sell 1 coin or more") },
  [TOY_REFUSAL_NO_COINS] = { .rule = TOY_RULE_SELL, .rank = TR_REFUSED_COST,
                             .sentence = N_("That takes {0} coins, you have {1}") },
};

/* ── How a state is written down: every kind of field there is ── */

static const TrField seat_fields[] = {
  { .name = "hand", .kind = TR_FIELD_BAG, .sort = TOY_SORT_TOKEN, .offset = offsetof (ToySeat, hand) },
  { .name = "tools", .kind = TR_FIELD_MASK, .sort = TOY_SORT_TOOL, .offset = offsetof (ToySeat, tools) },
  { .name = "score", .kind = TR_FIELD_NUMBER, .offset = offsetof (ToySeat, score) },
  { 0 },
};

const TrField toy_fields[] = {
  { .name = "random", .kind = TR_FIELD_WIDE, .offset = offsetof (ToyState, random) },
  { .name = "cut", .kind = TR_FIELD_SET, .sort = TOY_SORT_SPACE, .offset = offsetof (ToyState, cut) },
  { .name = "sickled", .kind = TR_FIELD_BITS, .offset = offsetof (ToyState, sickled) },
  { .name = "seats", .kind = TR_FIELD_RECORDS, .count = TR_COUNT_SEATS, .offset = offsetof (ToyState, seats),
    .stride = sizeof (ToySeat), .fields = seat_fields },
  { .name = "coins", .kind = TR_FIELD_SMALL, .count = TR_COUNT_SEATS_AND_ONE, .offset = offsetof (ToyState, coins) },
  { .name = "order", .kind = TR_FIELD_THING, .sort = TOY_SORT_SEAT, .count = TR_COUNT_SEATS,
    .offset = offsetof (ToyState, order) },
  { .name = "pile", .kind = TR_FIELD_LIST, .sort = TOY_SORT_TOKEN, .count = TOY_PILE_MAX,
    .offset = offsetof (ToyState, pile), .length_offset = offsetof (ToyState, n_pile) },
  { .name = "tossed", .kind = TR_FIELD_BAG, .sort = TOY_SORT_TOKEN, .offset = offsetof (ToyState, tossed) },
  { .name = "at", .kind = TR_FIELD_SMALL, .offset = offsetof (ToyState, at) },
  { .name = "last", .kind = TR_FIELD_THING, .sort = TOY_SORT_SPACE, .offset = offsetof (ToyState, last) },
  { .name = "tool", .kind = TR_FIELD_THING, .sort = TOY_SORT_TOOL, .offset = offsetof (ToyState, tool) },
  { .name = "drawn", .kind = TR_FIELD_THING, .sort = TOY_SORT_TOKEN, .offset = offsetof (ToyState, drawn) },
  { .name = "stage", .kind = TR_FIELD_THING, .sort = TOY_SORT_STAGE, .offset = offsetof (ToyState, stage) },
  { 0 },
};
