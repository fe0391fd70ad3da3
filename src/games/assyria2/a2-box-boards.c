/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

/* ── Tracks ── */

static bool
read_track_spaces (const TrValue *track,
                   const char    *name,
                   uint8_t        last,
                   uint32_t      *spaces,
                   TrFault       *fault)
{
  const TrValue *list;
  uint8_t numbers[A2_TRACK_MAX];

  if (!tr_read_small_array (track, name, 0, A2_TRACK_MAX, 1, last, numbers, NULL, fault))
    return false;
  list = tr_value_get (track, name);
  for (const TrValue *space = list->first; space != NULL; space = space->next)
    {
      uint32_t bit = UINT32_C (1) << numbers[space->index];

      if (*spaces & bit)
        return tr_fault_set_figures (fault, space, N_("“%1” stands here twice"), (long) space->integer, 0);
      *spaces |= bit;
    }
  return true;
}

static bool
read_pair (const TrValue *value,
           uint8_t       *first,
           uint8_t       *second,
           TrFault       *fault)
{
  int64_t a = 0;
  int64_t b = 0;

  if (!tr_read_type (value, TR_VALUE_ARRAY, fault))
    return false;
  if (value->n != 2)
    return tr_fault_set_figures (fault, value, N_("should have %1 entries, not %2"), 2, value->n);
  if (!tr_read_number (value->first, 0, 9, &a, fault) || !tr_read_number (value->last, 0, 9, &b, fault))
    return false;
  *first = (uint8_t) a;
  *second = (uint8_t) b;
  return true;
}

static bool
read_tracks (A2Game        *game,
             const TrValue *box,
             TrFault       *fault)
{
  const TrValue *influence = tr_value_get (box, "influence_track");
  const TrValue *offerings = tr_value_get (box, "offerings_track");
  const TrValue *list;
  uint8_t *wells = game->offering_well_vp;
  uint8_t *ziggurats = game->offering_ziggurat_vp;

  if (!read_track_spaces (influence, "food_tokens_on", game->last_influence, &game->token_spaces, fault)
      || !read_track_spaces (influence, "two_vp_when_crossing_into", game->last_influence, &game->vp_lines, fault)
      || !tr_read_list (offerings, "well_and_ziggurat_vp", 2, A2_TRACK_MAX + 1, &list, fault))
    return false;

  for (const TrValue *pair = list->first; pair != NULL; pair = pair->next)
    {
      unsigned i = pair->index;

      if (!read_pair (pair, &wells[i], &ziggurats[i], fault))
        return false;
      if (i == 0 && (wells[i] > 0 || ziggurats[i] > 0))
        return tr_fault_set (fault, pair, N_("space 0 of the offerings track scores nothing"), NULL, NULL);
      if (i > 0 && (wells[i] < wells[i - 1] || ziggurats[i] < ziggurats[i - 1]))
        return tr_fault_set (fault, pair, N_("no figure may be smaller than on the space before"), NULL, NULL);
    }
  game->last_offering = (uint8_t) (list->n - 1);
  return read_track_spaces (offerings, "roofs_on", game->last_offering, &game->roof_spaces, fault);
}

/* ── Boards ── */

static bool
read_areas (A2Game        *game,
            const TrValue *box,
            TrFault       *fault)
{
  const TrValue *list;
  const TrValue *member;
  uint8_t covered[4];
  uint8_t n_covered;

  if (!a2_box_read_by_number (box, "gold_blocked_per_area", 9, covered, fault)
      || !tr_read_list (box, "tribute_areas", A2_AREAS, A2_AREAS, &list, fault))
    return false;
  n_covered = covered[game->game.players - 1];

  for (const TrValue *value = list->first; value != NULL; value = value->next)
    {
      A2TributeArea *area = &game->areas[value->index];

      if (!tr_read_only (value, TR_MEMBERS ("place", "camels", "influence", "ship_spaces", "gold_spaces",
                                            "roof_space_gives", "roof_at_setup"), fault)
          || !tr_read_exactly (value, "place", a2_area_words[value->index], N_("should be “%1”, not “%2”"), fault)
          || !tr_read_small (value, "camels", 0, 9, &area->camels, fault)
          || !tr_read_fixed (value, "influence", area->camels, fault) /* a2.tribute.influence */
          || !tr_read_fixed (value, "ship_spaces", 1, fault)
          || !tr_read_small (value, "gold_spaces", 0, 9, &area->gold_spaces, fault)
          || !a2_box_read_word (value, "roof_space_gives", a2_good_words, A2_GOOD_FARMER + 1, &area->roof_gives, fault)
          || !tr_read_member (value, "roof_at_setup", TR_VALUE_BOOLEAN, &member, fault))
        return false;
      if (area->gold_spaces < n_covered)
        return tr_fault_set_figures (fault, tr_value_get (value, "gold_spaces"),
                                     N_("%1 gold spaces are too few: with this number of players %2 are covered"),
                                     area->gold_spaces, n_covered);
      area->gold_spaces = (uint8_t) (area->gold_spaces - n_covered);
      area->roof_at_setup = member->integer != 0;
    }
  return true;
}

static bool
read_exchange (const TrValue *column,
               A2Exchange     exchange[3],
               TrFault       *fault)
{
  const TrValue *list;

  if (!tr_read_list (column, "exchange", 3, 3, &list, fault))
    return false;
  for (const TrValue *pair = list->first; pair != NULL; pair = pair->next)
    {
      unsigned i = pair->index;

      if (!read_pair (pair, &exchange[i].camels, &exchange[i].gain, fault))
        return false;
      /* A move names its gain alone: no two may be the same. */
      if (exchange[i].gain <= (i > 0 ? exchange[i - 1].gain : 0))
        return tr_fault_set_figures (fault, pair->last, N_("should be more than %1"),
                                     i > 0 ? exchange[i - 1].gain : 0, 0);
    }
  return true;
}

static bool
read_columns (A2Game        *game,
              const TrValue *box,
              TrFault       *fault)
{
  A2Exchange *const exchanges[A2_COLUMNS] = {
    [A2_OFFERINGS] = game->offering_exchange, [A2_GOLD] = game->gold_exchange,
  };
  uint8_t *const camels[A2_COLUMNS] = { [A2_PURCHASE] = game->purchase_cost, [A2_CARD] = game->card_cost };
  const TrValue *list;

  if (!tr_read_list (box, "ziggurat_columns", A2_COLUMNS, A2_COLUMNS, &list, fault))
    return false;
  for (const TrValue *column = list->first; column != NULL; column = column->next)
    {
      unsigned i = column->index;
      const char *price = exchanges[i] != NULL ? "exchange" : "camels_by_pieces";

      if (!tr_read_only (column, TR_MEMBERS ("action", "third_level", price), fault)
          || !tr_read_exactly (column, "action", a2_column_words[i], N_("should be “%1”, not “%2”"), fault)
          || !a2_box_read_effect (column, "third_level", a2_third_levels[i], fault)
          || !(exchanges[i] != NULL ? read_exchange (column, exchanges[i], fault)
                                    : tr_read_small_array (column, price, 3, 3, 0, 9, camels[i], NULL, fault)))
        return false;
    }
  return true;
}

bool
a2_box_read_boards (A2Game        *game,
                    const TrValue *box,
                    TrFault       *fault)
{
  return read_tracks (game, box, fault) && read_areas (game, box, fault) && read_columns (game, box, fault);
}
