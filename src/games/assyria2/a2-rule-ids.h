/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Every rule of the game, by the id under which tests, refusals, events and the reference know it. */

#define A2_RULES(RULE) \
  RULE (SETUP_CIVILISATIONS, "a2.setup.civilisations") \
  RULE (SETUP_ROWS, "a2.setup.rows") \
  RULE (SETUP_MARKERS, "a2.setup.markers") \
  RULE (SETUP_TRACKS, "a2.setup.tracks") \
  RULE (SETUP_BOARD, "a2.setup.board") \
  RULE (SETUP_TURN_ORDER, "a2.setup.turn-order") \
  RULE (SETUP_BLOCKED_ROWS, "a2.setup.blocked-rows") \
  RULE (MAP_BLOCKED, "a2.map.blocked") \
  RULE (SETUP_BLOCKED_GOLD, "a2.setup.blocked-gold") \
  RULE (ROUND_ORDER, "a2.round.order") \
  RULE (BID_ORDER, "a2.bid.order") \
  RULE (BID_COST, "a2.bid.cost") \
  RULE (VP_FLOOR, "a2.vp.floor") \
  RULE (BID_OUTBID_LOWER, "a2.bid.outbid-lower") \
  RULE (BID_DISPLACED, "a2.bid.displaced") \
  RULE (BID_END, "a2.bid.end") \
  RULE (BID_START_RESOLVE, "a2.bid.start-resolve") \
  RULE (BID_START_ZIGGURAT, "a2.bid.start-ziggurat") \
  RULE (BID_FREE_BID, "a2.bid.free-bid") \
  RULE (GROWTH_HUTS, "a2.growth.huts") \
  RULE (GROWTH_ROWS, "a2.growth.rows") \
  RULE (CARDS_OPEN, "a2.cards.open") \
  RULE (CARDS_RESHUFFLE, "a2.cards.reshuffle") \
  RULE (EXPAND_COLLECT, "a2.expand.collect") \
  RULE (BUILD_MUST, "a2.build.must") \
  RULE (BUILD_EMPTY, "a2.build.empty") \
  RULE (BUILD_ADJACENT, "a2.build.adjacent") \
  RULE (BUILD_REGIONS, "a2.build.regions") \
  RULE (SHIP_PLACE, "a2.ship.place") \
  RULE (SHIP_ADJACENCY, "a2.ship.adjacency") \
  RULE (FEED_NEED, "a2.feed.need") \
  RULE (FEED_CARD, "a2.feed.card") \
  RULE (FAVOUR_FOOD, "a2.favour.food") \
  RULE (FEED_PLOUGH, "a2.feed.plough") \
  RULE (FEED_TOKEN, "a2.feed.token") \
  RULE (FEED_FARMER, "a2.feed.farmer") \
  RULE (FEED_NO_WITHHOLDING, "a2.feed.no-withholding") \
  RULE (DESTROY, "a2.destroy") \
  RULE (WELL_SITE, "a2.well.site") \
  RULE (WELL_LIMIT, "a2.well.limit") \
  RULE (WELL_GAIN, "a2.well.gain") \
  RULE (CAMELS_RIVER, "a2.camels.river") \
  RULE (CAMELS_LIMIT, "a2.camels.limit") \
  RULE (VP_EXPANSION, "a2.vp.expansion") \
  RULE (ACT_LEADER, "a2.act.leader") \
  RULE (ACT_ANY, "a2.act.any") \
  RULE (ACT_EFFECT, "a2.act.effect") \
  RULE (ACT_PLOUGHS, "a2.act.ploughs") \
  RULE (ZIG_NEW_SPACE, "a2.zig.new-space") \
  RULE (ZIG_NEW_COST, "a2.zig.new-cost") \
  RULE (ZIG_LEVELS, "a2.zig.levels") \
  RULE (ZIG_SECOND_COST, "a2.zig.second-cost") \
  RULE (ZIG_THIRD_COST, "a2.zig.third-cost") \
  RULE (ZIG_COLUMN, "a2.zig.column") \
  RULE (ZIG_ONCE, "a2.zig.once") \
  RULE (ZIG_BUILD_TWICE, "a2.zig.build-twice") \
  RULE (ZIG_THIRD_EFFECT, "a2.zig.third-effect") \
  RULE (ZIG_ROOF, "a2.zig.roof") \
  RULE (ZIG_CHEAP, "a2.zig.cheap") \
  RULE (TILE_ONCE, "a2.tile.once") \
  RULE (TILE_OFFERINGS, "a2.tile.offerings") \
  RULE (TILE_PURCHASE, "a2.tile.purchase") \
  RULE (TILE_CARD, "a2.tile.card") \
  RULE (TILE_GOLD, "a2.tile.gold") \
  RULE (OFFER_ROOF, "a2.offer.roof") \
  RULE (OFFER_TOP, "a2.offer.top") \
  RULE (TRIBUTE_PAY, "a2.tribute.pay") \
  RULE (TRIBUTE_INFLUENCE, "a2.tribute.influence") \
  RULE (COST_DISCOUNT, "a2.cost.discount") \
  RULE (TRIBUTE_BONUS, "a2.tribute.bonus") \
  RULE (TRIBUTE_FULL, "a2.tribute.full") \
  RULE (TRIBUTE_CHEAP, "a2.tribute.cheap") \
  RULE (INFLUENCE_TRACK, "a2.influence.track") \
  RULE (INFLUENCE_TOKEN, "a2.influence.token") \
  RULE (INFLUENCE_VP, "a2.influence.vp") \
  RULE (ACT_HUT, "a2.act.hut") \
  RULE (ACT_SHIP, "a2.act.ship") \
  RULE (FAVOUR_USE, "a2.favour.use") \
  RULE (FAVOUR_CAMEL, "a2.favour.camel") \
  RULE (FAVOUR_EACH, "a2.favour.each") \
  RULE (CIV_EACH, "a2.civ.each") \
  RULE (CIV_BABYLONIANS, "a2.civ.babylonians") \
  RULE (ACT_END, "a2.act.end") \
  RULE (CLEANUP_CIVILISATIONS, "a2.cleanup.civilisations") \
  RULE (CLEANUP_CARDS, "a2.cleanup.cards") \
  RULE (CLEANUP_TILES, "a2.cleanup.tiles") \
  RULE (FLOOD_RIVERS, "a2.flood.rivers") \
  RULE (FLOOD_INFLUENCE, "a2.flood.influence") \
  RULE (FLOOD_INFLUENCE_2P, "a2.flood.influence-2p") \
  RULE (FLOOD_OFFERINGS, "a2.flood.offerings") \
  RULE (FLOOD_RESET, "a2.flood.reset") \
  RULE (END_FINAL, "a2.end.final") \
  RULE (END_WINNER, "a2.end.winner") \
  RULE (LIMITS_COMPONENTS, "a2.limits.components") \
  RULE (SOLO_SETUP, "a2.solo.setup") \
  RULE (SOLO_START, "a2.solo.start") \
  RULE (SOLO_GROWTH, "a2.solo.growth") \
  RULE (SOLO_BID, "a2.solo.bid") \
  RULE (SOLO_EXPAND, "a2.solo.expand") \
  RULE (SOLO_PRIORITY, "a2.solo.priority") \
  RULE (SOLO_ACT, "a2.solo.act") \
  RULE (SOLO_NEW_ZIGGURAT, "a2.solo.new-ziggurat") \
  RULE (SOLO_ROOF, "a2.solo.roof") \
  RULE (SOLO_TRIBUTE, "a2.solo.tribute") \
  RULE (SOLO_VP_AND_DISCARD, "a2.solo.vp-and-discard") \
  RULE (SOLO_OFFERING, "a2.solo.offering") \
  RULE (SOLO_FLOOD, "a2.solo.flood")

enum
{
  A2_RULE_NONE,
#define RULE(NAME, id) A2_RULE_##NAME,
  A2_RULES (RULE)
#undef RULE
  A2_N_RULES
};
