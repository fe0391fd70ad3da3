/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include "a2-game.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ── Figures that only need to be within a range ── */

/* Every object but the lists of cards, the map and the areas, with all its members. */
static const struct
{
  const char *name;
  const char *members[10];
} objects[] = {
  { "expansion_markers", { "green", "brown", "removed_of_each_colour" } },
  { "supply", { "food_tokens", "roofs", "huts_per_player", "ploughs_per_player", "wells_per_player",
                "pieces_per_player", "unlimited", "printed_count_of_unlimited" } },
  { "start", { "vp", "gold", "huts_in_supply", "ploughs_up" } },
  { "bidding", { "spaces", "vp_cost" } },
  { "camel_track", { "base_limit", "plus_per_well_dug" } },
  { "influence_track", { "last_space", "food_tokens_on", "two_vp_when_crossing_into" } },
  { "offerings_track", { "well_and_ziggurat_vp", "roofs_on" } },
  { "costs", { "new_ziggurat", "second_level", "third_level", "ploughs" } },
  { "solo", { "gold_bonus_by_stars", "gold_per_well", "gold_per_river_hut", "scheme_cards" } },
};

static const struct
{
  const char *object;
  const char *name;
  uint8_t     n;                /* 0: the figure itself, not a list of so many */
  uint8_t     min;
  uint8_t     max;
  uint16_t    offset;
} figures[] = {
#define FIGURE(object, name, n, min, max, field) { object, name, n, min, max, offsetof (A2Game, field) }
  FIGURE ("expansion_markers", "green", A2_MARKERS / 2, 1, 9, markers),
  FIGURE ("expansion_markers", "brown", A2_MARKERS / 2, 1, 9, markers[A2_MARKERS / 2]),
  FIGURE ("supply", "food_tokens", 0, 0, 20, n_food_tokens),
  FIGURE ("supply", "roofs", 0, 0, 30, n_roofs),
  FIGURE ("supply", "huts_per_player", 0, 1, A2_HUTS_MAX, n_huts),
  FIGURE ("supply", "ploughs_per_player", 0, 1, 4, n_ploughs),
  FIGURE ("supply", "wells_per_player", 0, 0, 3, n_wells), /* a state has room for 3 */
  FIGURE ("start", "vp", 0, 0, 99, start_vp),
  FIGURE ("start", "gold", 0, 0, 20, start_gold),
  FIGURE ("start", "huts_in_supply", 0, 0, 30, start_huts),
  FIGURE ("start", "ploughs_up", 0, 0, 4, start_ploughs),
  FIGURE ("bidding", "vp_cost", A2_BID_SPACES, 0, 9, bid_costs),
  FIGURE ("camel_track", "base_limit", 0, 1, 40, camel_limit),
  FIGURE ("camel_track", "plus_per_well_dug", 0, 0, 5, camel_limit_per_well),
  FIGURE ("influence_track", "last_space", 0, 1, A2_TRACK_MAX, last_influence),
  FIGURE ("costs", "new_ziggurat", A2_ZIGGURATS, 0, 20, new_cost),
  FIGURE ("costs", "second_level", A2_ZIGGURATS, 0, 20, second_cost),
  FIGURE ("costs", "third_level", 0, 0, 20, third_cost),
  FIGURE ("costs", "ploughs", 0, 0, 20, ploughs_cost),
  FIGURE ("solo", "gold_per_well", 0, 0, 9, solo_gold_per_well),
  FIGURE ("solo", "gold_per_river_hut", 0, 0, 9, solo_gold_per_river_hut),
#undef FIGURE
};

static bool
read_figures (A2Game        *game,
              const TrValue *box,
              TrFault       *fault)
{
  const TrValue *object;

  for (unsigned i = 0; i < sizeof objects / sizeof *objects; i++)
    {
      if (!tr_read_member (box, objects[i].name, TR_VALUE_OBJECT, &object, fault)
          || !tr_read_only (object, objects[i].members, fault))
        return false;
    }
  for (unsigned i = 0; i < sizeof figures / sizeof *figures; i++)
    {
      const char *name = figures[i].name;
      unsigned n = figures[i].n;
      uint8_t min = figures[i].min;
      uint8_t max = figures[i].max;
      uint8_t *to = (uint8_t *) game + figures[i].offset;

      object = tr_value_get (box, figures[i].object);
      if (!(n == 0 ? tr_read_small (object, name, min, max, to, fault)
                   : tr_read_small_array (object, name, n, n, min, max, to, NULL, fault)))
        return false;
    }
  return true;
}

/* What the state and the phases are built on cannot be changed by a box. */
static bool
read_fixed_figures (const TrValue *box,
                    TrFault       *fault)
{
  const TrValue *list;
  uint8_t rounds[2];

  if (!tr_read_fixed (box, "rounds", A2_ROUNDS, fault)
      || !tr_read_fixed (tr_value_get (box, "expansion_markers"), "removed_of_each_colour", 1, fault)
      || !tr_read_small_array (box, "floods_after", 2, 2, 1, A2_ROUNDS, rounds, NULL, fault)
      || !tr_read_list (tr_value_get (box, "bidding"), "spaces", A2_BID_SPACES, A2_BID_SPACES, &list, fault))
    return false;
  if (rounds[0] != A2_ROUNDS_PER_FLOOD || rounds[1] != 2 * A2_ROUNDS_PER_FLOOD)
    return tr_fault_set_figures (fault, tr_value_get (box, "floods_after"),
                                 N_("the rivers rise after rounds %1 and %2"),
                                 A2_ROUNDS_PER_FLOOD, 2 * A2_ROUNDS_PER_FLOOD);
  for (const TrValue *space = list->first; space != NULL; space = space->next)
    {
      const char *word = a2_bid_space_words[space->index];

      if (!tr_read_type (space, TR_VALUE_STRING, fault))
        return false;
      if (strcmp (space->string, word) != 0)
        return tr_fault_set (fault, space, N_("should be “%1”, not “%2”"), word, space->string);
    }
  return true;
}

/* ── Components (a2.limits.components) ── */

static bool
read_components (const TrValue *box,
                 TrFault       *fault)
{
  static const char *const unlimited[] = { "gold", "ships", "farmers", NULL };
  const char *const *levels = TR_MEMBERS ("level-1", "level-2", "level-3");
  const TrValue *supply = tr_value_get (box, "supply");
  const TrValue *object;
  uint8_t indices[3];
  int64_t unused;

  if (!tr_read_member (supply, "pieces_per_player", TR_VALUE_OBJECT, &object, fault)
      || !tr_read_only (object, levels, fault))
    return false;
  for (unsigned i = 0; levels[i] != NULL; i++)
    if (!tr_read_fixed (object, levels[i], A2_ZIGGURATS, fault))
      return false;

  if (!tr_read_words (supply, "unlimited", 3, 3, unlimited, 3, indices, NULL, fault)
      || !tr_read_member (supply, "printed_count_of_unlimited", TR_VALUE_OBJECT, &object, fault)
      || !tr_read_only (object, unlimited, fault))
    return false;
  /* Told to the reader only: the pieces have no limit. */
  for (unsigned i = 0; i < 3; i++)
    {
      const TrValue *count = tr_value_get (object, unlimited[i]);

      if (count != NULL && !tr_read_number (count, 0, 999, &unused, fault))
        return false;
    }
  return true;
}

/* What one part of the box needs of another. */
static bool
check_figures (const A2Game  *game,
               const TrValue *box,
               TrFault       *fault)
{
  int n_tokens = __builtin_popcount (game->token_spaces);
  int n_roofs = __builtin_popcount (game->roof_spaces);

  for (unsigned i = 0; i < A2_AREAS; i++)
    n_roofs += game->areas[i].roof_at_setup;

  const struct
  {
    const char *object;
    const char *name;
    bool        wrong;
    const char *what;
    int         figure;
  } checks[] = {
    { "supply", "food_tokens", game->n_food_tokens < n_tokens,
      N_("should be at least %1: so many spaces of the influence track hold one"), n_tokens },
    { "supply", "roofs", game->n_roofs < n_roofs,
      N_("should be at least %1: so many lie on the board at the start"), n_roofs },
    { "start", "huts_in_supply", game->start_huts > game->n_huts,
      N_("should be at most %1: a player has no more huts"), game->n_huts },
    { "start", "ploughs_up", game->start_ploughs > game->n_ploughs,
      N_("should be at most %1: a player has no more ploughs"), game->n_ploughs },
    { "bidding", "vp_cost", game->bid_costs[A2_BID_TOP] != 0,
      N_("should begin with 0: a row without a leader is always free"), 0 }, /* a2.vp.floor */
  };

  for (unsigned i = 0; i < sizeof checks / sizeof *checks; i++)
    if (checks[i].wrong)
      return tr_fault_set_figures (fault, tr_value_get (tr_value_get (box, checks[i].object), checks[i].name),
                                   checks[i].what, checks[i].figure, 0);
  return true;
}

/* ── The game ── */

static bool
read_title (const A2Game  *game,
            const TrValue *box,
            TrFault       *fault)
{
  return tr_read_title (box, "assyria-2e", game->game.players, fault)
         && tr_read_only (box,
                          TR_MEMBERS ("game", "format", "provenance", "players", "foods", "regions", "map", "food_cards",
                                      "favour_cards", "civilisations", "expansion_markers", "supply", "start", "bidding",
                                      "camel_track", "influence_track", "offerings_track", "tribute_areas",
                                      "gold_blocked_per_area", "ziggurat_columns", "costs", "rounds", "floods_after",
                                      "solo"), fault);
}

TrGame *
a2_game_new (const TrValue *box,
             unsigned       players,
             const int16_t *options,
             TrFault       *fault)
{
  A2Game *game = calloc (1, sizeof *game);

  assert (players >= 1 && players <= 4);

  if (game == NULL)
    abort ();
  game->game.rules = &a2_rules;
  game->game.players = (uint8_t) players;
  game->game.seats = (uint8_t) (players == 1 ? 2 : players);
  memcpy (game->game.options, options, A2_N_OPTIONS * sizeof *options);

  if (read_title (game, box, fault)
      && a2_box_read_foods (game, box, fault)
      && a2_box_read_map (game, box, fault)
      && a2_box_read_cards (game, box, fault)
      && read_figures (game, box, fault)
      && read_fixed_figures (box, fault)
      && a2_box_read_boards (game, box, fault)
      && read_components (box, fault)
      && check_figures (game, box, fault)
      && a2_box_read_schemes (game, box, fault))
    return &game->game;

  a2_game_free (&game->game);
  return NULL;
}

void
a2_game_free (TrGame *game)
{
  free (game);
}
