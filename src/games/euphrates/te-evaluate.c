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
  [TE_TERM_TREASURES] = { "treasures", N_("treasures that a trader may take") },
  [TE_TERM_WARS] = { "wars", N_("wars that may come") },
  [TE_TERM_CONFLICT] = { "conflict", N_("the conflict under way") },
  [TE_TERM_HAND] = { "hand", N_("tiles at hand") },
};

/* What the board says of a kingdom. */
typedef struct
{
  TrSet    spaces;
  TrSet    around;              /* empty spaces that touch it */
  unsigned leaders[TE_COLOURS]; /* whose; TE_NONE: nobody's */
  int      followers[TE_COLOURS];
  int      monuments[TE_COLOURS];
  int      treasures;
} Kingdom;

typedef struct
{
  const TeGame  *game;
  const TeState *state;
  Kingdom        kingdoms[TE_KINGDOMS_MAX];
  unsigned       n;
  int            needs[TE_SEATS][TE_COLOURS];   /* how much a point is needed, in percent */
  int            turns;         /* that each may still have, at most 6 */
} Board;

static int
at_most (int limit,
         int number)
{
  return number < limit ? number : limit;
}

/* ── What there is ── */

static void
look_at_kingdom (const Board *board,
                 TrSet        empty,
                 Kingdom     *kingdom)
{
  const TeGame *game = board->game;
  const TeState *state = board->state;

  kingdom->around = tr_set_and (tr_square_around (&game->map, kingdom->spaces), empty);
  kingdom->treasures = (int) tr_set_count (tr_set_and (kingdom->spaces, state->treasures));
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      kingdom->leaders[colour] = te_leader_in (game, state, kingdom->spaces, colour, TE_NONE);
      kingdom->followers[colour] = (int) tr_set_count (tr_set_and (kingdom->spaces, state->tiles[colour]));
      kingdom->monuments[colour] = 0;
    }
  if (!tr_set_meets (kingdom->spaces, state->face_down))
    return;
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (state->monuments[i].space != TE_NONE && tr_set_has (kingdom->spaces, state->monuments[i].space))
      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        kingdom->monuments[colour] += game->monuments[i] >> colour & 1;
}

/* The colours that have more than others can wait. */
static void
weigh_needs (const TeSeat *player,
             int           needs[TE_COLOURS])
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      int weaker = 0;

      for (unsigned other = 0; other < TE_COLOURS; other++)
        weaker += player->points[other] < player->points[colour];
      needs[colour] = 100 - 25 * weaker;
    }
}

static void
look (Board         *board,
      const TeGame  *game,
      const TeState *state)
{
  TrSet empty = te_empty_spaces (game, state);
  TeKingdoms found;

  board->game = game;
  board->state = state;
  board->turns = at_most (6, (int) te_count_bag (state) / (3 * game->game.seats));
  te_find_kingdoms (game, state, &found);
  board->n = found.n;
  for (unsigned i = 0; i < found.n; i++)
    {
      board->kingdoms[i].spaces = found.kingdoms[i];
      look_at_kingdom (board, empty, &board->kingdoms[i]);
    }
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    weigh_needs (&state->seats[seat], board->needs[seat]);
}

/* ── Points ── */

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

/* ── Leaders ── */

/* A leader brings points for tiles of its colour, is driven out by revolts where it has few temples beside it, and by wars
 * where its kingdom has few tiles of its colour. */
static int
leader_value (const Board   *board,
              const Kingdom *kingdom,
              unsigned       seat,
              unsigned       colour)
{
  const TeState *state = board->state;
  const TeSeat *player = &state->seats[seat];
  TrSet space = tr_set_of (player->leaders[colour]);
  int temples = (int) tr_set_count (tr_set_and (tr_square_around (&board->game->map, space), state->tiles[TE_TEMPLE]));
  int value = 55 + 14 * at_most (4, temples) + 7 * at_most (6, kingdom->followers[colour]);

  /* What lies ready for it. */
  value += 9 * at_most (2, player->hand[colour]);
  /* A king stands in for leaders that are not there. */
  if (colour == TE_SETTLEMENT)
    for (unsigned other = 0; other < TE_COLOURS; other++)
      value += kingdom->leaders[other] == TE_NONE ? 8 : 0;
  return value;
}

static void
evaluate_leaders (const Board *board,
                  TrTerms      terms)
{
  for (unsigned i = 0; i < board->n; i++)
    {
      const Kingdom *kingdom = &board->kingdoms[i];

      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        for (unsigned seat = 0; seat < board->game->game.seats; seat++)
          {
            int need = board->needs[seat][colour];

            if (!te_leads_in (board->state, kingdom->spaces, colour, seat))
              continue;
            terms[seat][TE_TERM_LEADERS] += leader_value (board, kingdom, seat, colour) * need * (2 + board->turns) / 800;
            terms[seat][TE_TERM_MONUMENTS] += 32 * kingdom->monuments[colour] * at_most (4, board->turns) * need / 100;
            if (colour == TE_MARKET)
              terms[seat][TE_TERM_TREASURES] += 12 * at_most (2, kingdom->treasures);
          }
    }
}

/* ── Wars that may come ── */

/* Tiles at hand help either side. */
static int
war_strength (const Board   *board,
              const Kingdom *kingdom,
              unsigned       colour)
{
  return kingdom->followers[colour] + at_most (3, board->state->seats[kingdom->leaders[colour]].hand[colour]);
}

/* Between two kingdoms that one tile can unite: who is weaker in a colour may lose its leader and tiles, who is stronger win
 * as many points. */
static void
evaluate_war (const Board   *board,
              const Kingdom *a,
              const Kingdom *b,
              unsigned       colour,
              TrTerms        terms)
{
  int lead = war_strength (board, a, colour) - war_strength (board, b, colour);
  const Kingdom *stronger = lead > 0 ? a : b, *weaker = lead > 0 ? b : a;
  unsigned winner = stronger->leaders[colour], loser = weaker->leaders[colour];
  int chance = 4 * at_most (4, lead < 0 ? -lead : lead);
  int gain = 1 + at_most (5, weaker->followers[colour]);

  terms[winner][TE_TERM_WARS] += chance * gain * board->needs[winner][colour] / 100;
  terms[loser][TE_TERM_WARS] -= chance * 4 * board->needs[loser][colour] / 100;
}

static void
evaluate_wars (const Board *board,
               TrTerms      terms)
{
  for (unsigned i = 1; i < board->n; i++)
    for (unsigned j = 0; j < i; j++)
      {
        const Kingdom *a = &board->kingdoms[i], *b = &board->kingdoms[j];

        for (unsigned colour = 0; colour < TE_COLOURS && tr_set_meets (a->around, b->around); colour++)
          if (a->leaders[colour] != TE_NONE && b->leaders[colour] != TE_NONE && a->leaders[colour] != b->leaders[colour])
            evaluate_war (board, a, b, colour, terms);
      }
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

static void
evaluate_hand (const TeSeat *player,
               int           terms[TR_TERMS_MAX])
{
  /* Of one colour, two tiles are soon enough; temples support revolts. */
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    terms[TE_TERM_HAND] += 8 * at_most (2, player->hand[colour]) + (colour == TE_TEMPLE ? 4 * player->hand[colour] : 0);
  terms[TE_TERM_HAND] += 15 * player->catastrophes;
}

void
te_evaluate (const TrGame  *tr_game,
             const TrState *tr_state,
             TrTerms        terms)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;
  Board board;

  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    memset (terms[seat], 0, sizeof terms[seat]);
  evaluate_points (tr_game, tr_state, terms);
  if (state->ask == TE_ASK_NONE)
    return;
  look (&board, game, state);
  evaluate_leaders (&board, terms);
  evaluate_wars (&board, terms);
  evaluate_conflict (game, state, terms);
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    evaluate_hand (&state->seats[seat], terms[seat]);
}
