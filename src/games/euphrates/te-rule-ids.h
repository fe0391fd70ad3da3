/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Every rule of the game, by the id under which tests, refusals, events and the reference know it. */

#define TE_RULES(RULE) \
  RULE (SETUP_BOARD, "te.setup.board") \
  RULE (SETUP_PLAYER, "te.setup.player") \
  RULE (HIDDEN, "te.hidden") \
  RULE (SETUP_ORDER, "te.setup.order") \
  RULE (TERM_ADJACENT, "te.term.adjacent") \
  RULE (TERM_REGION, "te.term.region") \
  RULE (TERM_KINGDOM, "te.term.kingdom") \
  RULE (TURN_TWO_ACTIONS, "te.turn.two-actions") \
  RULE (ACTION_ORDER, "te.action.order") \
  RULE (TURN_END, "te.turn.end") \
  RULE (LEADER_PLACE, "te.leader.place") \
  RULE (LEADER_MOVE, "te.leader.move") \
  RULE (LEADER_LAST_TEMPLE, "te.leader.last-temple") \
  RULE (LEADER_NO_POINTS, "te.leader.no-points") \
  RULE (TILE_PLACE, "te.tile.place") \
  RULE (TILE_TWO_KINGDOMS, "te.tile.two-kingdoms") \
  RULE (TILE_POINT, "te.tile.point") \
  RULE (TILE_UNITE_NO_POINT, "te.tile.unite-no-point") \
  RULE (CAT_PLACE, "te.cat.place") \
  RULE (CAT_EFFECTS, "te.cat.effects") \
  RULE (SWAP, "te.swap") \
  RULE (REVOLT_WHEN, "te.revolt.when") \
  RULE (REVOLT_STRENGTH, "te.revolt.strength") \
  RULE (REVOLT_RESULT, "te.revolt.result") \
  RULE (WAR_WHEN, "te.war.when") \
  RULE (WAR_CHOICE, "te.war.choice") \
  RULE (WAR_ATTACKER, "te.war.attacker") \
  RULE (WAR_STRENGTH, "te.war.strength") \
  RULE (WAR_RESULT, "te.war.result") \
  RULE (WAR_PRIESTS, "te.war.priests") \
  RULE (WAR_UNIFICATION_TILE, "te.war.unification-tile") \
  RULE (MON_BUILD, "te.mon.build") \
  RULE (MON_CHOICE, "te.mon.choice") \
  RULE (MON_FACEDOWN, "te.mon.facedown") \
  RULE (MON_POINTS, "te.mon.points") \
  RULE (TREASURE_TAKE, "te.treasure.take") \
  RULE (TREASURE_WILD, "te.treasure.wild") \
  RULE (END_TREASURES, "te.end.treasures") \
  RULE (END_BAG, "te.end.bag") \
  RULE (END_SCORE, "te.end.score") \
  RULE (ADV_BOARD, "te.adv.board") \
  RULE (ADV_BUILDING_TAKE, "te.adv.building-take") \
  RULE (ADV_BUILDING_EFFECT, "te.adv.building-effect") \
  RULE (ADV_BUILDING_GUARD, "te.adv.building-guard") \
  RULE (ADV_BUILDING_ORDER, "te.adv.building-order") \
  RULE (VAR_ENGLISH, "te.var.english") \
  RULE (VAR_WONDER, "te.var.wonder") \
  RULE (VAR_WONDER_POINTS, "te.var.wonder-points")

typedef enum
{
  TE_RULE_NONE,
#define RULE(NAME, id) TE_RULE_##NAME,
  TE_RULES (RULE)
#undef RULE
  TE_N_RULES
} TeRule;
