/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Phase 5: clean-up; the flood after rounds 3 and 6; the end. */

/* a2.cleanup.civilisations: roofs, gold and ships stay in their areas. */
static void
move_civilisations_up (A2State     *state,
                       TrEventList *events)
{
  for (unsigned area = A2_HIGHEST; area < A2_LOWEST; area++)
    state->areas[area].civilisation = state->areas[area + 1].civilisation;
  a2_show_civilisation (state, A2_LOWEST, A2_RULE_CLEANUP_CIVILISATIONS, events);
}

static void
clean_up (const A2Game *game,
          A2State      *state,
          TrEventList  *events)
{
  move_civilisations_up (state, events);
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
      a2_discard_card (state, row, place, A2_RULE_CLEANUP_CARDS, events);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      state->seats[seat].used_tiles = 0;        /* a2.cleanup.tiles */
      state->seats[seat].used_columns = 0;      /* a2.zig.once counts by phase */
      state->seats[seat].grown_ziggurats = 0;
    }
}

/* ── The flood ── */

/* a2.flood.rivers */
static void
clear_rivers (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  TrSet swept = tr_set_and (tr_set_or (state->farmers, state->ships), game->rivers);

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      TrSet huts = tr_set_and (state->seats[seat].huts, game->rivers);

      while (!tr_set_empty (huts))
        a2_remove_hut (state, seat, tr_set_pop (&huts), A2_RULE_FLOOD_RIVERS, events);
    }
  state->farmers = tr_set_minus (state->farmers, game->rivers);
  state->ships = tr_set_minus (state->ships, game->rivers);
  while (!tr_set_empty (swept))
    a2_tell (events, A2_EVENT_SWEPT, TR_SEAT_NONE, A2_RULE_FLOOD_RIVERS, (int) tr_set_pop (&swept), 0);
}

static bool
is_ahead (const A2Seat *a,
          const A2Seat *b)
{
  return a->influence != b->influence ? a->influence > b->influence : a->height < b->height;
}

/* The three markers of this half, highest first. */
static void
sort_markers (const A2State *state,
              unsigned       markers[A2_ROUNDS_PER_FLOOD])
{
  const uint8_t *half = &state->markers[state->round - A2_ROUNDS_PER_FLOOD];

  for (unsigned i = 0; i < A2_ROUNDS_PER_FLOOD; i++)
    {
      unsigned j = i;

      for (; j > 0 && markers[j - 1] < half[i]; j--)
        markers[j] = markers[j - 1];
      markers[j] = half[i];
    }
}

/* a2.flood.influence-2p: how far behind the first the second may be. */
static unsigned
score_of_second (const unsigned markers[A2_ROUNDS_PER_FLOOD],
                 unsigned       distance)
{
  if (distance <= markers[0])
    return markers[1] + markers[2];
  if (distance <= markers[0] + markers[1])
    return markers[2];
  return 0;
}

/* a2.flood.influence */
static void
score_influence (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  unsigned n_seats = game->game.seats;
  unsigned markers[A2_ROUNDS_PER_FLOOD];
  unsigned first = 0;

  sort_markers (state, markers);
  for (unsigned seat = 1; seat < n_seats; seat++)
    if (is_ahead (&state->seats[seat], &state->seats[first]))
      first = seat;

  for (unsigned seat = 0; seat < n_seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      const unsigned prizes[] = { markers[0] + markers[1] + markers[2], markers[1] + markers[2], markers[2], 0 };
      unsigned rank = 0;

      if (player->influence == 0)
        continue;
      for (unsigned other = 0; other < n_seats; other++)
        rank += other != seat && is_ahead (&state->seats[other], player);
      if (n_seats == 2 && rank == 1)
        a2_gain_vp (state, seat, (int) score_of_second (markers, (unsigned) (state->seats[first].influence - player->influence)),
                    A2_RULE_FLOOD_INFLUENCE_2P, events);
      else
        a2_gain_vp (state, seat, (int) prizes[rank], A2_RULE_FLOOD_INFLUENCE, events);
    }
}

/* a2.flood.offerings: ziggurats count by spaces, not pieces; space 0 gives nothing, as the box says. */
static void
score_offerings (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      unsigned space = player->offerings;

      a2_gain_vp (state, seat, player->n_wells * game->offering_well_vp[space], A2_RULE_FLOOD_OFFERINGS, events);
      a2_gain_vp (state, seat, player->n_ziggurats * game->offering_ziggurat_vp[space], A2_RULE_FLOOD_OFFERINGS, events);
    }
}

static void
flood (const A2Game *game,
       A2State      *state,
       TrEventList  *events)
{
  a2_tell (events, A2_EVENT_FLOOD, TR_SEAT_NONE, A2_RULE_ROUND_ORDER, state->round / A2_ROUNDS_PER_FLOOD, 0);
  clear_rivers (game, state, events);
  score_influence (game, state, events);
  score_offerings (game, state, events);
}

/* a2.round.order */
void
a2_end_round (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  clean_up (game, state, events);
  if (state->round % A2_ROUNDS_PER_FLOOD == 0)
    {
      flood (game, state, events);
      if (state->round < A2_ROUNDS)
        a2_reset_tracks (game, state, events);
    }
  if (state->round < A2_ROUNDS)
    {
      a2_begin_round (game, state, events);
      return;
    }

  state->phase = A2_PHASE_FINAL;
  state->row = 0;
  a2_tell (events, A2_EVENT_PHASE, TR_SEAT_NONE, A2_RULE_END_FINAL, A2_PHASE_FINAL, 0);
  a2_next_final (game, state, events);
}

/* ── The end ── */

/* a2.end.winner: of tied players the one higher on the turn-order track. */
static unsigned
place_on_track (const A2State *state,
                unsigned       seat)
{
  unsigned place = 0;

  while (place < A2_SEATS && state->order[place] != seat)
    place++;
  return place;
}

void
a2_result (const TrGame  *tr_game,
           const TrState *tr_state,
           TrResult      *result)
{
  const A2State *state = (const A2State *) tr_state;

  result->over = state->phase == A2_PHASE_OVER;
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    {
      result->score[seat] = state->seats[seat].vp;
      result->rank[seat] = 1;
      for (unsigned other = 0; other < tr_game->seats; other++)
        {
          int lead = state->seats[other].vp - state->seats[seat].vp;

          if (lead > 0 || (lead == 0 && place_on_track (state, other) < place_on_track (state, seat)))
            result->rank[seat]++;
        }
    }
}

/* a2.end.final: once more feeding, destroying and scoring, in turn order; the solo opponent never feeds (a2.solo.flood).
 * `row` is the place on the turn-order track. */
void
a2_next_final (const A2Game *game,
               A2State      *state,
               TrEventList  *events)
{
  for (; state->row < game->game.seats; state->row++)
    {
      unsigned seat = state->order[state->row];

      state->seat = (uint8_t) seat;
      if (!a2_is_rival (game, seat))
        {
          a2_begin_feeding (game, state, events);
          return;
        }
      a2_score_expansion (game, state, seat, events);
    }

  state->row = 0;
  state->seat = 0;
  state->ask = A2_ASK_NONE;
  state->phase = A2_PHASE_OVER;
  if (events != NULL)
    {
      TrResult result = { 0 };

      a2_result (&game->game, (const TrState *) state, &result);
      for (unsigned seat = 0; seat < game->game.seats; seat++)
        if (result.rank[seat] == 1)
          a2_tell (events, A2_EVENT_WON, seat, A2_RULE_END_WINNER, result.score[seat], 0);
    }
}
