/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <string.h>

/* The main board: the map with tribute areas and card rows beside it, then the tracks. */

/* ── Tribute areas ── */

static const char *const area_headings[A2_AREAS] = { N_("Highest: %s"), N_("Middle: %s"), N_("Lowest: %s") };

/* What an empty roof space gives; nothing but these three. */
static const char *const roof_spaces[] = {
  [A2_GOOD_GOLD] = N_("roof [+gold]"),
  [A2_GOOD_SHIP] = N_("roof [+ship]"),
  [A2_GOOD_FARMER] = N_("roof [+farmer]"),
};

static void
show_slots (const A2TributeArea *area,
            const A2AreaState   *slots,
            TrText              *text)
{
  tr_text_printf (text, "  %s [", tr_text_translate (text, N_("gold")));
  for (unsigned i = 0; i < area->gold_spaces; i++)
    tr_text_add_char (text, i < slots->gold ? 'o' : '.');
  tr_text_printf (text, "]  %s [%c]  %s\n", tr_text_translate (text, N_("ship")), slots->ship ? 's' : '.',
                  tr_text_translate (text, slots->roof ? N_("roof [^]") : roof_spaces[area->roof_gives]));
}

/* HEADING has the cost in camels. */
static void
show_effect (const char *heading,
             unsigned    cost,
             const char *effect,
             unsigned    width,
             TrText     *text)
{
  A2ShowFlow flow;

  a2_show_flow_begin (&flow, text, text->length, 4, " ");
  flow.width = width;
  flow.first = " ";
  tr_text_add (text, "  ");
  tr_text_printf (text, tr_text_translate (text, heading), cost);
  a2_show_flow_words (&flow, effect);
  tr_text_add_char (text, '\n');
}

static void
show_areas (const A2Game  *game,
            const A2State *state,
            unsigned       width,
            TrText        *text)
{
  tr_text_line (text, N_("TRIBUTE AREAS (costs in camels)"));
  for (unsigned i = 0; i < A2_AREAS; i++)
    {
      const A2AreaState *slots = &state->areas[i];
      unsigned civilisation = slots->civilisation;

      if (state->ask == A2_ASK_BONUS && state->bonus_area == i)
        tr_text_add (text, "> ");
      tr_text_printf (text, tr_text_translate (text, area_headings[i]),
                      a2_show_label (text, A2_SORT_CIVILISATION, civilisation));
      tr_text_add_char (text, '\n');
      show_slots (&game->areas[i], slots, text);
      show_effect (N_("Tribute (%u):"), game->areas[i].camels, a2_tribute_bonuses[civilisation], width, text);
      show_effect (N_("Roof (%u):"), game->roof_costs[civilisation], a2_roof_effects[civilisation], width, text);
    }
}

/* ── Card rows ── */

enum { FOOD_AT = 5, FAVOUR_AT = 15, LEADER_AT = 31 };

static void
show_row (const A2Game  *game,
          const A2State *state,
          unsigned       row,
          TrText        *text)
{
  const A2Row *cards = &state->rows[row];
  bool turn = state->phase == A2_PHASE_EXPANSION && state->row == row;
  size_t start = text->length;

  tr_text_printf (text, "%c %u", turn ? '>' : ' ', row + 1);
  for (unsigned i = 0; i < 2; i++)
    {
      tr_text_tab (text, start, FOOD_AT + 5 * i);
      tr_text_add (text, cards->food[i] != A2_NONE ? game->food_cards[cards->food[i]].icons : "-");
    }
  tr_text_tab (text, start, FAVOUR_AT);
  tr_text_add (text, cards->favour != A2_NONE ? a2_favour_words[cards->favour] : "-");
  if (cards->leader != A2_NONE)
    {
      tr_text_tab (text, start, LEADER_AT);
      tr_text_printf (text, "%u %s", cards->leader + 1u, a2_show_label (text, A2_SORT_BID_SPACE, cards->space));
    }
  tr_text_add_char (text, '\n');
}

static bool
rows_are_empty (const A2Game  *game,
                const A2State *state)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    if (state->rows[row].leader != A2_NONE)
      return false;
  return !a2_cards_left (game, state);
}

static void
show_rows (const A2Game  *game,
           const A2State *state,
           TrText        *text)
{
  size_t start;

  if (rows_are_empty (game, state))
    return;
  tr_text_add_char (text, '\n');
  start = text->length;
  tr_text_say (text, N_("ROW"));
  tr_text_tab (text, start, FOOD_AT);
  tr_text_say (text, N_("Food"));
  tr_text_tab (text, start, FAVOUR_AT);
  tr_text_say (text, N_("Favour"));
  tr_text_tab (text, start, LEADER_AT);
  tr_text_line (text, N_("Leader"));
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    show_row (game, state, row, text);
  if (state->ask == A2_ASK_BID)
    tr_text_printf (text, tr_text_translate (text, N_("  Bids: top %u, middle %u, lowest %u VP\n")),
                    game->bid_costs[A2_BID_TOP], game->bid_costs[A2_BID_MIDDLE], game->bid_costs[A2_BID_LOWEST]);
  if (state->displaced != A2_NONE)
    tr_text_printf (text, tr_text_translate (text, N_("  Player %u was outbid\n")), state->displaced + 1u);
}

/* ── The whole of it ── */

#define GAP            2
#define SIDE_WIDTH_MIN 36       /* narrower, it goes below the map */
#define SIDE_SIZE      8192     /* map and side have some 30 to 50 short lines each */

static void
show_side (const A2Game  *game,
           const A2State *state,
           unsigned       width,
           TrText        *text)
{
  show_areas (game, state, width, text);
  show_rows (game, state, text);
}

/* Adds the line that begins at REST; returns the beginning of the next. */
static const char *
add_line (TrText     *text,
          const char *rest)
{
  size_t length = strcspn (rest, "\n");

  tr_text_printf (text, "%.*s", (int) length, rest);
  return rest[length] == '\n' ? rest + length + 1 : rest + length;
}

static void
show_map_and_side (const A2Game  *game,
                   const A2State *state,
                   unsigned       column,
                   TrText        *text)
{
  char left_data[SIDE_SIZE], right_data[SIDE_SIZE];
  const char *left = left_data;
  const char *right = right_data;
  TrText map, side;

  tr_text_init (&map, left_data, sizeof left_data, text->translate);
  tr_text_init (&side, right_data, sizeof right_data, text->translate);
  a2_show_map (game, state, &map);
  show_side (game, state, A2_SHOW_WIDTH - column, &side);
  while (*left != '\0' || *right != '\0')
    {
      size_t start = text->length;

      left = add_line (text, left);
      if (*right != '\0' && *right != '\n')
        tr_text_pad (text, start, column);
      right = add_line (text, right);
      tr_text_add_char (text, '\n');
    }
  text->truncated |= map.truncated || side.truncated;
}

void
a2_show_main_board (const A2Game  *game,
                    const A2State *state,
                    TrText        *text)
{
  unsigned column = a2_show_map_width (game) + GAP;
  bool beside = column + SIDE_WIDTH_MIN <= A2_SHOW_WIDTH;

  if (beside)
    show_map_and_side (game, state, column, text);
  else
    a2_show_map (game, state, text);
  a2_show_map_legend (game, state, text);
  tr_text_add_char (text, '\n');
  if (!beside)
    {
      show_side (game, state, A2_SHOW_WIDTH, text);
      tr_text_add_char (text, '\n');
    }
  a2_show_tracks (game, state, text);
}
