/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-state.h"

/* Why something is refused: the rule, how close it was to legal, and the sentence with its figures. */

#define TIME(KIND, RULE, sentence, ...)  [TE_NO_##KIND] = { TE_RULE_##RULE, TR_REFUSED_TIME, sentence, { __VA_ARGS__ } }
#define PLACE(KIND, RULE, sentence, ...) [TE_NO_##KIND] = { TE_RULE_##RULE, TR_REFUSED_PLACE, sentence, { __VA_ARGS__ } }
#define COST(KIND, RULE, sentence, ...)  [TE_NO_##KIND] = { TE_RULE_##RULE, TR_REFUSED_COST, sentence, { __VA_ARGS__ } }

#define SPACE    TE_SORT_SPACE
#define TILE     TE_SORT_TILE
#define LEADER   TE_SORT_LEADER
#define MONUMENT TE_SORT_MONUMENT

const TrRefusalKind te_refusal_kinds[TE_REFUSALS] = {
  TIME (OVER, END_SCORE, N_("The game is over."), 0),
  TIME (TIME, TURN_TWO_ACTIONS, N_("Not now: {0} comes first."), TE_SORT_ASK),

  PLACE (FULL, LEADER_PLACE, N_("{0} is not empty."), SPACE),
  PLACE (RUIN, LEADER_PLACE, N_("A catastrophe has made {0} useless."), SPACE),
  PLACE (LEADER_RIVER, LEADER_PLACE, N_("{0} is a river space; leaders stand on land."), SPACE),
  PLACE (LEADER_TEMPLE, LEADER_PLACE, N_("A leader needs a face-up temple beside it; there is none beside {0}."), SPACE),
  PLACE (LEADER_JOINS, LEADER_PLACE, N_("At {0} the leader would join two kingdoms; only a tile may do that."), SPACE),
  PLACE (LEADER_SAME, LEADER_MOVE, N_("Your {0} stands at {1} already."), LEADER, SPACE),
  PLACE (LEADER_OFF, LEADER_MOVE, N_("Your {0} is not on the board."), LEADER),

  PLACE (TILE_HAND, TILE_PLACE, N_("You have no such tile in your hand: {0}."), TILE),
  PLACE (TILE_FULL, TILE_PLACE, N_("{0} is not empty."), SPACE),
  PLACE (TILE_RUIN, TILE_PLACE, N_("A catastrophe has made {0} useless."), SPACE),
  PLACE (TILE_RIVER, TILE_PLACE, N_("{0} is a river space; only farms go there."), SPACE),
  PLACE (TILE_LAND, TILE_PLACE, N_("{0} is land; farms go on river spaces only."), SPACE),
  PLACE (TILE_KINGDOMS, TILE_TWO_KINGDOMS, N_("A tile at {0} would unite {1} kingdoms; two are the most."), SPACE, 0),

  COST (CATASTROPHE_LEFT, CAT_PLACE, N_("You have no catastrophe tile left."), 0),
  PLACE (CATASTROPHE_RUIN, CAT_PLACE, N_("There is a catastrophe at {0} already."), SPACE),
  PLACE (CATASTROPHE_LEADER, CAT_PLACE, N_("A leader stands at {0}; no catastrophe strikes a leader."), SPACE),
  PLACE (CATASTROPHE_TREASURE, CAT_PLACE, N_("The treasure protects {0}."), SPACE),
  PLACE (CATASTROPHE_MONUMENT, CAT_PLACE, N_("The monument protects {0}."), SPACE),
  PLACE (CATASTROPHE_WONDER, CAT_PLACE, N_("The wonder protects {0}."), SPACE),
  PLACE (CATASTROPHE_BUILDING, ADV_BUILDING_GUARD, N_("The building protects {0}: {1}."), SPACE, TE_SORT_BUILDING),

  PLACE (SWAP_NOTHING, SWAP, N_("Choose at least one tile to swap."), 0),
  COST (SWAP_HAND, SWAP, N_("You do not have so many tiles of this colour: {0}, of which you have {1}."), TILE, 0),

  COST (REVOLT_HAND, REVOLT_STRENGTH, N_("You have {0} temples in your hand."), 0),
  COST (WAR_HAND, WAR_STRENGTH, N_("You do not have so many tiles of this colour: {0}, of which you have {1}."), TILE, 0),
  PLACE (ENGLISH_ATTACK, VAR_ENGLISH,
         N_("The attacker adds tiles only to exceed the defender: {0} would face {1}. Add more, or none."), 0, 0),
  PLACE (ENGLISH_DEFENCE, VAR_ENGLISH, N_("The defender adds exactly as many tiles as make a tie, {0}, or none."), 0),

  PLACE (PEACE, WAR_WHEN, N_("There is no war between two leaders of this kind: {0}."), LEADER),

  PLACE (BUILDING_LINE, ADV_BUILDING_TAKE, N_("{0} is not in a line of 3 or more with the tile just placed."), SPACE),
  PLACE (BUILDING_LONGER, ADV_BUILDING_TAKE,
         N_("This line is of {0} tiles; to move the building it must be longer than the {1} where it stands."), 0, 0),

  PLACE (MONUMENT_SQUARE, MON_BUILD, N_("The four spaces from {0} on are not a square of face-up tiles of one colour: {1}."),
         SPACE, TILE),
  PLACE (MONUMENT_TILE, MON_CHOICE, N_("The square at {0} does not hold the tile just placed at {1}."), SPACE, SPACE),
  PLACE (MONUMENT_COLOUR, MON_BUILD, N_("The monument {0} has another colour than the tiles: {1}."), MONUMENT, TILE),
  PLACE (MONUMENT_USED, MON_BUILD, N_("The monument {0} has been built already."), MONUMENT),
  PLACE (WONDER_OPTION, VAR_WONDER, N_("This game is played without the wonder."), 0),
  PLACE (WONDER_BUILT, VAR_WONDER, N_("The wonder has been built already."), 0),
  PLACE (WONDER_CROSS, VAR_WONDER,
         N_("{0} is not the middle of a cross of five face-up tiles of one colour with the tile just placed: {1}."),
         SPACE, TILE),

  PLACE (TREASURE, TREASURE_TAKE, N_("There is no treasure at {0}."), SPACE),
  PLACE (TREASURE_KINGDOM, TREASURE_TAKE, N_("The treasure at {0} is not in the kingdom of your trader."), SPACE),
  PLACE (TREASURE_BORDERED, TREASURE_TAKE, N_("{0} has a special border: its treasure is taken before others."), SPACE),
};
