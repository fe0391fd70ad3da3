/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-games.h"

#include "assyria2/a2-game.h"

#include <assert.h>
#include <string.h>

/* Stands in for the list of games: the same game, but from the fourth state on that is looked at all of them are said
 * to be impossible. */

static TrRules broken;

static TrGame *
broken_game_new (const TrValue *box,
                 unsigned       players,
                 const int16_t *options,
                 TrFault       *fault)
{
  TrGame *game = a2_rules.game_new (box, players, options, fault);

  if (game != NULL)
    game->rules = &broken;
  return game;
}

static bool
broken_check (const TrGame  *game,
              const TrState *state,
              TrText        *problem)
{
  static unsigned n_checked;

  if (++n_checked < 4)
    return a2_rules.check (game, state, problem);
  tr_text_add (problem, "this test went wrong");
  return false;
}

unsigned
tr_games_count (void)
{
  return 1;
}

const TrRules *
tr_games_get (unsigned index)
{
  assert (index == 0);

  broken = a2_rules;
  broken.game_new = broken_game_new;
  broken.check = broken_check;
  return &broken;
}

const TrRules *
tr_games_find (const char *id)
{
  return strcmp (id, a2_rules.id) == 0 ? tr_games_get (0) : NULL;
}
