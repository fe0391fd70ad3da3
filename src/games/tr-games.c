/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-games.h"

#include "assyria2/a2-game.h"
#include "euphrates/te-game.h"

#include <assert.h>
#include <string.h>

static const TrRules *const games[] = {
  &a2_rules,
  &te_rules,
};

unsigned
tr_games_count (void)
{
  return sizeof games / sizeof *games;
}

const TrRules *
tr_games_get (unsigned index)
{
  assert (index < tr_games_count ());

  return games[index];
}

const TrRules *
tr_games_find (const char *id)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}
