/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* The end of the game and what it is worth. */

/* Points by colour with every treasure where it helps most: in the weakest colour, one after the other (te.end.score,
 * te.treasure.wild). Of equally weak colours the first is as good as any. */
static void
spend_treasures (const TeSeat *seat,
                 int           points[TE_COLOURS],
                 unsigned      spent[TE_COLOURS])
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      points[colour] = seat->points[colour];
      spent[colour] = 0;
    }
  for (unsigned i = 0; i < seat->treasures; i++)
    {
      unsigned weakest = 0;

      for (unsigned colour = 1; colour < TE_COLOURS; colour++)
        if (points[colour] < points[weakest])
          weakest = colour;
      points[weakest]++;
      spent[weakest]++;
    }
}

/* From the weakest colour to the strongest. */
static void
sort_points (int points[TE_COLOURS])
{
  for (unsigned i = 1; i < TE_COLOURS; i++)
    {
      for (unsigned j = i; j > 0 && points[j] < points[j - 1]; j--)
        {
          int swapped = points[j];

          points[j] = points[j - 1];
          points[j - 1] = swapped;
        }
    }
}

/* Whether A is before B: the first difference from the weakest colour on decides. */
static bool
is_better (const int a[TE_COLOURS],
           const int b[TE_COLOURS])
{
  for (unsigned i = 0; i < TE_COLOURS; i++)
    if (a[i] != b[i])
      return a[i] > b[i];
  return false;
}

void
te_result (const TrGame  *game,
           const TrState *tr_state,
           TrResult      *result)
{
  const TeState *state = (const TeState *) tr_state;
  int sorted[TE_SEATS][TE_COLOURS];

  result->over = state->ask == TE_ASK_NONE;
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      unsigned spent[TE_COLOURS];

      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        result->points[seat][colour] = state->seats[seat].points[colour];
      result->points[seat][TE_POINT_TREASURE] = state->seats[seat].treasures;
      spend_treasures (&state->seats[seat], sorted[seat], spent);
      sort_points (sorted[seat]);
      result->score[seat] = sorted[seat][0];
    }
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      result->rank[seat] = 1;
      for (unsigned other = 0; other < game->seats; other++)
        result->rank[seat] = (uint8_t) (result->rank[seat] + is_better (sorted[other], sorted[seat]));
    }
}

void
te_end_game (const TeGame *game,
             TeState      *state,
             TrEventList  *events)
{
  TrResult result;

  state->ask = TE_ASK_NONE;
  if (events == NULL)
    return;
  te_result (&game->game, (const TrState *) state, &result);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      int points[TE_COLOURS];
      unsigned spent[TE_COLOURS];

      spend_treasures (&state->seats[seat], points, spent);
      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        if (spent[colour] > 0)
          te_tell (events, TE_EVENT_SPENT, seat, TE_RULE_TREASURE_WILD, spent[colour], colour, 0);
    }
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    te_tell (events, TE_EVENT_RANKED, seat, TE_RULE_END_SCORE, result.rank[seat], (unsigned) result.score[seat], 0);
}
