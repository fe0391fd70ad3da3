/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box.h"

/* The words of boxes, moves and positions, in the order of their enumerations, and what each card does in a sentence.
 * A box repeats those sentences for its reader; it must not contradict them. */

const char *const a2_favour_words[A2_FAVOURS] = {
  "ship",
  "gold",
  "farmer",
  "hut",
  "offering",
  "influence",
  "change-food",
  "bounty",
  "draw-food",
  "flip-plough",
  "move-hut",
  "cheap-ziggurat",
  "cheap-tribute",
  "flip-both",
  "free-bid",
  "beside-rival",
  "build-twice",
  "refresh",
  "tribute-bonus",
};

/* What a favour is called by people. */
const char *const a2_favour_labels[A2_FAVOURS] = {
  N_("Ship"),
  N_("Gold"),
  N_("Farmer"),
  N_("Hut"),
  N_("Offering"),
  N_("Influence"),
  N_("Other food"),
  N_("Bounty"),
  N_("Food card"),
  N_("Plough"),
  N_("Move a hut"),
  N_("Cheap ziggurat"),
  N_("Cheap tribute"),
  N_("Both ploughs"),
  N_("Free bid"),
  N_("Beside a rival"),
  N_("Build twice"),
  N_("Fresh tile"),
  N_("Tribute bonus"),
};

const char *const a2_favour_effects[A2_FAVOURS] = {
  N_("gain 1 ship"),
  N_("gain 1 gold"),
  N_("gain 1 farmer"),
  N_("gain 1 hut"),
  N_("advance 1 on the offerings track"),
  N_("advance 2 on the influence track"),
  N_("treat every icon of 1 food card as another food"),
  N_("treat a food card of value 1 or 2 as having 3 icons"),
  N_("draw the top food card"),
  N_("flip 1 plough face up"),
  N_("move 1 own hut to an adjacent space without hut or ziggurat (ships extend adjacency)"),
  N_("build any ziggurat piece for 2 fewer camels"),
  N_("make a tribute for 2 fewer camels"),
  N_("pay 1 camel: flip 1 or 2 ploughs face up"),
  N_("do not lose the 3 VP of the lowest bidding space"),
  N_("build 1 hut beside an opposing ziggurat"),
  N_("build once more on a ziggurat or from a column already used this phase"),
  N_("turn 1 used action tile back to green"),
  N_("resolve the tribute bonus of 1 civilisation on display"),
};

const char *const a2_civilisation_words[A2_CIVILISATIONS] = {
  "amorites",
  "babylonians",
  "canaanites",
  "cimmerians",
  "egyptians",
  "elamites",
  "harappans",
  "hittites",
  "israelites",
  "medes",
};

const char *const a2_tribute_bonuses[A2_CIVILISATIONS] = {
  N_("spend 1 gold or lose 1 VP: advance 1 on the offerings track"),
  N_("make another tribute to a different civilisation for 1 fewer camel"),
  N_("gain 1 ship"),
  N_("move 1 own hut to an adjacent space without hut or ziggurat (ships extend adjacency)"),
  N_("destroy 1 own hut on a river: advance 1 on the influence track and gain 1 VP"),
  N_("gain 1 farmer"),
  N_("flip 1 plough face up"),
  N_("destroy 1 own hut off the rivers: gain 2 VP"),
  N_("spend 1 camel or 1 gold: gain 1 hut"),
  N_("spend 1 farmer or lose 2 VP: draw 2 favour cards, keep 1, discard 1"),
};

const char *const a2_roof_effects[A2_CIVILISATIONS] = {
  N_("take 1 of the cards remaining on the main board"),
  N_("advance 2 on the influence track"),
  N_("gain 1 hut"),
  N_("advance 1 on the offerings track"),
  N_("gain 1 ship"),
  N_("gain 2 gold"),
  N_("draw 2 favour cards, keep 1, discard 1"),
  N_("flip 1 plough face up"),
  N_("draw the top food card"),
  N_("gain 1 farmer"),
};

const char *const a2_column_words[A2_COLUMNS] = {
  "offerings",
  "purchase",
  "card",
  "gold",
};

const char *const a2_third_levels[A2_COLUMNS] = {
  N_("advance 1 on the offerings track"),
  N_("gain 1 farmer and 1 ship"),
  N_("draw the top food card"),
  N_("gain 1 gold"),
};

const char *const a2_area_words[A2_AREAS] = {
  "highest",
  "middle",
  "lowest",
};

const char *const a2_bid_space_words[A2_BID_SPACES] = {
  "top",
  "middle",
  "lowest",
};

const char *const a2_good_words[A2_GOODS] = {
  "gold",
  "ship",
  "farmer",
  "hut",
  "camel",
  "vp",
};

const uint8_t a2_roof_orders[6][A2_AREAS] = {
  { A2_HIGHEST, A2_MIDDLE, A2_LOWEST },
  { A2_HIGHEST, A2_LOWEST, A2_MIDDLE },
  { A2_MIDDLE, A2_HIGHEST, A2_LOWEST },
  { A2_MIDDLE, A2_LOWEST, A2_HIGHEST },
  { A2_LOWEST, A2_HIGHEST, A2_MIDDLE },
  { A2_LOWEST, A2_MIDDLE, A2_HIGHEST },
};

const TrOption a2_options[A2_N_OPTIONS] = {
  [A2_OPTION_BLOCKED_TOP] = {
    .name = "blocked-top",
    .label = N_("Rows blocked at the top edge"),
    .min = -1,
    .max = 4,
    .standard = -1,
    .automatic = N_("half of them"),
  },
  [A2_OPTION_STARS] = {
    .name = "stars",
    .label = N_("Stars of the solo opponent"),
    .min = 1,
    .max = 4,
    .standard = 2,
    .only_players = 1,
  },
};
