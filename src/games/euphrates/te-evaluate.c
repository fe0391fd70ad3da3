/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include <string.h>

/* What a position promises each seat, in hundredths of a point: rules of thumb, weighed against each other in matches of
 * computer players (docs/arena.md). A game is won by the weakest colour, so that what a leader or a monument will bring
 * counts most in a colour that is weak. */

const TrTerm te_terms[TE_TERMS] = {
  [TE_TERM_WEAKEST] = { "weakest", N_("points in the weakest colour") },
  [TE_TERM_OTHERS] = { "others", N_("points in the other colours") },
  [TE_TERM_LEADERS] = { "leaders", N_("leaders that are safe and will bring points") },
  [TE_TERM_MONUMENTS] = { "monuments", N_("monuments that will bring points") },
  [TE_TERM_CONFLICT] = { "conflict", N_("the conflict under way") },
  [TE_TERM_HAND] = { "hand", N_("tiles at hand") },
};

static int
at_most (int limit,
         int number)
{
  return number < limit ? number : limit;
}

/* How much a point of COLOUR is needed, in percent: the colours that have more than others can wait. */
static int
need (const TeSeat *player,
      unsigned      colour)
{
  int weaker = 0;

  for (unsigned other = 0; other < TE_COLOURS; other++)
    weaker += player->points[other] < player->points[colour];
  return 100 - 25 * weaker;
}

static void
evaluate_points (const TrGame  *game,
                 const TrState *state,
                 TrTerms        terms)
{
  static const int shares[TE_COLOURS] = { 45, 27, 18, 10 };
  TrResult result = { 0 };

  te_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      const TeSeat *player = &((const TeState *) state)->seats[seat];
      bool counted[TE_COLOURS] = { false };

      if (result.over)
        {
          terms[seat][TE_TERM_WEAKEST] = result.score[seat] * TR_POINT;
          continue;
        }
      terms[seat][TE_TERM_WEAKEST] = result.score[seat] * shares[0];
      /* The colours as they are: treasures have been spent on the weakest one. */
      for (unsigned i = 0; i < TE_COLOURS; i++)
        {
          unsigned next = TE_COLOURS;

          for (unsigned colour = 0; colour < TE_COLOURS; colour++)
            if (!counted[colour] && (next == TE_COLOURS || player->points[colour] < player->points[next]))
              next = colour;
          counted[next] = true;
          if (i > 0)
            terms[seat][TE_TERM_OTHERS] += player->points[next] * shares[i];
        }
      terms[seat][TE_TERM_OTHERS] += 12 * player->treasures;
    }
}

/* A leader brings points for tiles of its colour, is driven out by revolts where it has few temples beside it, and by wars
 * where its kingdom has few tiles of its colour. */
static int
leader_value (const TeGame  *game,
              const TeState *state,
              unsigned       seat,
              unsigned       colour,
              TrSet          kingdom)
{
  TrSet space = tr_set_of (state->seats[seat].leaders[colour]);
  int temples = (int) tr_set_count (tr_set_and (tr_square_around (&game->map, space), state->tiles[TE_TEMPLE]));
  int followers = (int) tr_set_count (tr_set_and (kingdom, state->tiles[colour]));

  return 60 + 14 * at_most (4, temples) + 7 * at_most (6, followers);
}

static void
evaluate_seat (const TeGame  *game,
               const TeState *state,
               unsigned       seat,
               int            rounds,
               int            terms[TR_TERMS_MAX])
{
  const TeSeat *player = &state->seats[seat];
  TrSet links = te_links (state);

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      TrSet kingdom;

      /* Of one colour, tiles are soon enough; temples support revolts. */
      terms[TE_TERM_HAND] += 8 * at_most (2, player->hand[colour]) + (colour == TE_TEMPLE ? 4 * player->hand[colour] : 0);
      if (player->leaders[colour] == TE_NONE)
        continue;
      kingdom = te_linked (game, links, player->leaders[colour]);
      terms[TE_TERM_LEADERS] += leader_value (game, state, seat, colour, kingdom) * need (player, colour) / 100;
      for (unsigned i = 0; i < TE_MONUMENTS; i++)
        if (state->monuments[i].space != TE_NONE && (game->monuments[i] >> colour & 1)
            && tr_set_has (kingdom, state->monuments[i].space))
          terms[TE_TERM_MONUMENTS] += 30 * at_most (4, rounds) * need (player, colour) / 100;
    }
  terms[TE_TERM_HAND] += 15 * player->catastrophes;
}

/* Who is likely to win it; what is committed already counts. Ties are the defender's, who may still add something. */
static void
evaluate_conflict (const TeGame  *game,
                   const TeState *state,
                   TrTerms        terms)
{
  bool attacked = state->seat == state->defender;
  int own, against, lead, worth;

  if (state->attacker == TE_NONE || state->defender == TE_NONE || (state->ask != TE_ASK_REVOLT && state->ask != TE_ASK_WAR))
    return;
  own = (int) te_strength (game, state, state->seat);
  against = (int) te_strength_against (game, state, state->seat);
  lead = attacked ? 2 * (against - own) - 2 : 2 * (own - against);
  worth = 120 * lead / ((lead < 0 ? -lead : lead) + 3);
  terms[state->attacker][TE_TERM_CONFLICT] = worth;
  terms[state->defender][TE_TERM_CONFLICT] = -worth;
}

void
te_evaluate (const TrGame  *tr_game,
             const TrState *tr_state,
             TrTerms        terms)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;
  int rounds = (int) te_count_bag (state) / (3 * tr_game->seats);

  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    memset (terms[seat], 0, sizeof terms[seat]);
  evaluate_points (tr_game, tr_state, terms);
  if (state->ask == TE_ASK_NONE)
    return;
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    evaluate_seat (game, state, seat, rounds, terms[seat]);
  evaluate_conflict (game, state, terms);
}
