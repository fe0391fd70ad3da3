/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-state.h"

/* Why something is refused: the rule, how close it was to legal, and the sentence with its figures. */

#define TIME(KIND, RULE, sentence, ...)  [A2_NO_##KIND] = { A2_RULE_##RULE, TR_REFUSED_TIME, sentence, { __VA_ARGS__ } }
#define PLACE(KIND, RULE, sentence, ...) [A2_NO_##KIND] = { A2_RULE_##RULE, TR_REFUSED_PLACE, sentence, { __VA_ARGS__ } }
#define COST(KIND, RULE, sentence, ...)  [A2_NO_##KIND] = { A2_RULE_##RULE, TR_REFUSED_COST, sentence, { __VA_ARGS__ } }

#define SPACE  A2_SORT_SPACE
#define COLUMN A2_SORT_COLUMN
#define AREA   A2_SORT_AREA
#define FAVOUR A2_SORT_FAVOUR

const TrRefusalKind a2_refusal_kinds[A2_REFUSALS] = {
  TIME (OVER, END_WINNER, N_("The game is over."), 0),
  TIME (TIME, ROUND_ORDER, N_("Not now: {0} comes first."), A2_SORT_ASK),
  PLACE (BLOCKED, MAP_BLOCKED, N_("{0} lies in a row that is blocked in this game."), SPACE),

  PLACE (ROW_CLOSED, BID_OUTBID_LOWER, N_("In row {0} only an empty space below the leader there may be taken."), A2_SORT_ROW),
  COST (VP_FOR_BID, VP_FLOOR, N_("This space costs {0} VP and you have {1}."), 0),
  PLACE (FREE_BID_IDLE, ACT_EFFECT, N_("The lowest space costs nothing anyway."), 0),
  PLACE (START_REGION, BID_START_ZIGGURAT, N_("A starting ziggurat stands outside both rivers; {0} does not."), SPACE),
  PLACE (START_CLOSE, BID_START_ZIGGURAT, N_("{0} is nearer than 3 spaces to the ziggurat at {1}."), SPACE, SPACE),
  PLACE (FOOD_SHOWN, SOLO_START, N_("That food card is not one of the three."), 0),
  PLACE (RIVAL_START, SOLO_START, N_("The opponent starts outside the rivers where exactly 3 river spaces touch; {0} is no such space."), SPACE),

  PLACE (HUT, LIMITS_COMPONENTS, N_("You have no hut left to build."), 0),
  PLACE (EMPTY, BUILD_EMPTY, N_("There is a hut or a ziggurat at {0} already."), SPACE),
  PLACE (ADJACENT, BUILD_ADJACENT, N_("{0} is not adjacent to a hut or ziggurat of yours."), SPACE),
  PLACE (BESIDE, FAVOUR_EACH, N_("{0} is not adjacent to an opposing ziggurat."), SPACE),
  PLACE (BESIDE_IDLE, ACT_EFFECT, N_("{0} can be built without the favour."), SPACE),
  PLACE (MUST_BUILD, BUILD_MUST, N_("Huts of the growth area that must still be built: {0}; {1} is free for one."), 0, SPACE),
  PLACE (SHIP, SHIP_PLACE, N_("You have no ship in your supply."), 0),
  PLACE (SHIP_SPACE, SHIP_PLACE, N_("A ship goes on a river space without a ship; {0} is none."), SPACE),
  PLACE (MOVE_OWN, CIV_EACH, N_("You have no hut at {0}."), SPACE),
  PLACE (MOVE_EMPTY, CIV_EACH, N_("There is a hut or a ziggurat at {0} already."), SPACE),
  PLACE (MOVE_ADJACENT, CIV_EACH, N_("{1} is not adjacent to {0}."), SPACE, SPACE),

  PLACE (FEED_HUT, FEED_NEED, N_("You have no hut at {0}."), SPACE),
  PLACE (FEED_FED, FEED_NEED, N_("The hut at {0} is fed already."), SPACE),
  PLACE (FEED_FOOD, FEED_CARD, N_("The hut at {0} needs {1}."), SPACE, A2_SORT_ICON),
  PLACE (FEED_ICON, FEED_CARD, N_("No discarded card has an unused icon of that food: {0}."), A2_SORT_ICON),
  PLACE (FOOD_CARD, FEED_CARD, N_("You do not have the food card {0}."), A2_SORT_FOOD_CARD),
  PLACE (SERVE_HUT, FEED_CARD, N_("No hungry hut of yours could be fed with {0}."), A2_SORT_FOOD_CARD),
  PLACE (BOUNTY, FAVOUR_FOOD, N_("Bounty is for food cards of value 1 or 2; {0} has {1}."), A2_SORT_FOOD_CARD, 0),
  PLACE (CHANGE, FAVOUR_FOOD, N_("The icons of {0} cannot become that food."), A2_SORT_FOOD_CARD),
  PLACE (PLOUGH, FEED_PLOUGH, N_("You have no plough face up."), 0),
  PLACE (TOKEN, FEED_TOKEN, N_("You have no food token."), 0),
  PLACE (FARMER, FEED_FARMER, N_("You have no farmer in your supply."), 0),
  PLACE (FARMER_SPACE, FEED_FARMER, N_("A farmer goes on a space without farmer and ziggurat; {0} is none."), SPACE),
  PLACE (WITHHOLD, FEED_NO_WITHHOLDING, N_("The hut at {0} could still be fed with the food cards you have."), SPACE),

  PLACE (WELL_HUTS, WELL_SITE, N_("A well needs huts of yours on all three spaces around it; at {0} there is none."), SPACE),
  PLACE (WELL_TAKEN, WELL_SITE, N_("There is a well on this site already."), 0),
  PLACE (WELL_LEFT, WELL_LIMIT, N_("You have dug all your {0} wells."), 0),

  PLACE (PLOUGH_DOWN, ACT_PLOUGHS, N_("Your ploughs are all face up."), 0),
  COST (PLOUGHS_COST, ACT_PLOUGHS, N_("Turning the ploughs up costs {0} camels and you have {1}."), 0),
  PLACE (NEW_HUT, ZIG_NEW_SPACE, N_("A new ziggurat goes on a hut of yours; there is none at {0}."), SPACE),
  PLACE (NEW_RIVER, ZIG_NEW_SPACE, N_("{0} is a river space."), SPACE),
  PLACE (NEW_WELL, ZIG_NEW_SPACE, N_("{0} touches a well."), SPACE),
  PLACE (NEW_LEFT, ZIG_NEW_COST, N_("You have {0} ziggurats: no more are allowed."), 0),
  COST (NEW_COST, ZIG_NEW_COST, N_("A new ziggurat costs {0} camels and you have {1}."), 0),
  PLACE (ZIGGURAT, ZIG_LEVELS, N_("You have no ziggurat at {0}."), SPACE),
  PLACE (LEVEL_LEFT, ZIG_LEVELS, N_("The ziggurat at {0} has {1} levels: only a roof can follow the third, and nothing a roof."), SPACE, 0),
  PLACE (COLUMN, ZIG_COLUMN, N_("Level {1} is not the next piece of the column {0}."), COLUMN, 0),
  PLACE (ONCE_COLUMN, ZIG_ONCE, N_("The column {0} has lost a piece in this phase already."), COLUMN),
  PLACE (ONCE_ZIGGURAT, ZIG_ONCE, N_("The ziggurat at {0} has gained a piece in this phase already."), SPACE),
  PLACE (TWICE_IDLE, ACT_EFFECT, N_("Nothing forbids this build: the favour would be wasted."), 0),
  PLACE (CHEAP_IDLE, ACT_EFFECT, N_("This costs nothing anyway: the favour would be wasted."), 0),
  COST (SECOND_COST, ZIG_SECOND_COST, N_("This second level costs {0} camels and you have {1}."), 0),
  COST (THIRD_COST, ZIG_THIRD_COST, N_("A third level costs {0} camels and you have {1}."), 0),
  PLACE (ROOF_LEVELS, ZIG_ROOF, N_("A roof goes on a ziggurat of yours of 3 levels; at {0} you have {1}."), SPACE, 0),
  PLACE (ROOF_THERE, ZIG_ROOF, N_("There is no roof in the {0} tribute area."), AREA),
  COST (ROOF_COST, ZIG_ROOF, N_("This roof costs {0} camels and you have {1}."), 0),

  PLACE (TILE, TILE_ONCE, N_("The action tile {0} has been used in this phase."), COLUMN),
  PLACE (OFFER_STEP, TILE_OFFERINGS, N_("With {1} pieces gone from the column {0} offerings cannot be made."), 0, 0),
  COST (OFFER_COST, TILE_OFFERINGS, N_("These offerings cost {0} camels and you have {1}."), 0),
  PLACE (OFFER_TOP, OFFER_TOP, N_("You are on the last space of the offerings track, {0}."), 0),
  COST (BUY_COST, TILE_PURCHASE, N_("A purchase costs {0} camels and you have {1}."), 0),
  PLACE (STOCK, LIMITS_COMPONENTS, N_("You have no hut left in stock."), 0),
  PLACE (CARD_THERE, TILE_CARD, N_("No card is left there."), 0),
  PLACE (TAKE_THERE, CIV_EACH, N_("No card is left there."), 0),
  COST (CARD_COST, TILE_CARD, N_("A card costs {0} camels and you have {1}."), 0),
  PLACE (GOLD_STEP, TILE_GOLD, N_("With {1} pieces gone from the column {0} gold cannot be had."), 0, 0),
  COST (GOLD_COST, TILE_GOLD, N_("This gold costs {0} camels and you have {1}."), 0),

  PLACE (TRIBUTE_GOOD, TRIBUTE_PAY, N_("You have no {0} in your supply."), A2_SORT_TRIBUTE),
  PLACE (TRIBUTE_FULL, TRIBUTE_FULL, N_("The {0} tribute area is full."), AREA),
  PLACE (TRIBUTE_SPACE, TRIBUTE_PAY, N_("The {0} tribute area has no empty space for that: {1}."), AREA, A2_SORT_TRIBUTE),
  PLACE (TRIBUTE_SAME, CIV_BABYLONIANS, N_("The second tribute goes to a different civilisation."), 0),
  COST (TRIBUTE_COST, TRIBUTE_PAY, N_("This tribute costs {0} camels and you have {1}."), 0),
  PLACE (TRIBUTE_CHEAP, ACT_EFFECT, N_("This tribute costs no camels: the favour would be wasted."), 0),
  PLACE (BONUS_KIND, CIV_EACH, N_("The tribute bonus of the {0} is another one."), A2_SORT_CIVILISATION),
  PLACE (BONUS_HUT, CIV_EACH, N_("You have no hut at {0} that could be destroyed for this bonus."), SPACE),
  COST (BONUS_COST, TRIBUTE_BONUS, N_("The cost of the bonus must be paid in full: {0} needed, you have {1}."), 0),
  PLACE (BONUS_MUST, FAVOUR_USE, N_("The favour has been discarded for this bonus."), 0),
  COST (VP_TO_LOSE, VP_FLOOR, N_("You would lose {0} VP and have {1}."), 0),
  PLACE (EFFECT, ACT_EFFECT, N_("That would change nothing."), 0),

  PLACE (FAVOUR, FAVOUR_USE, N_("You do not have the favour {0}."), FAVOUR),
  PLACE (FAVOUR_PHASE, FAVOUR_USE, N_("The favour {0} cannot be used in this phase."), FAVOUR),
  PLACE (FAVOUR_ALONE, FAVOUR_EACH, N_("The favour {0} is used together with what it helps with."), FAVOUR),
  COST (FAVOUR_COST, FAVOUR_EACH, N_("This favour costs {0} camels and you have {1}."), 0),
  PLACE (CAMEL_ROOM, CAMELS_LIMIT, N_("You have {0} camels, as many as you can keep."), 0),
  PLACE (PUT, OFFER_ROOF, N_("The {0} tribute area holds a roof already."), AREA),
  PLACE (KEEP, CIV_EACH, N_("The favour {0} is not one of the two."), FAVOUR),
};
