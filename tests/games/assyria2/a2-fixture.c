/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-fixture.h"

#include "tr-box.h"
#include "tr-games.h"
#include "tr-rules.h"

TrGame *
a2_test_game (unsigned players)
{
  const TrRules *rules = tr_games_find ("assyria-2e");
  TrOptions options = tr_options_standard (rules);
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrGame *game = NULL;

  g_assert_no_error (error);
  game = tr_box_make_game (box, players, options.values, &error);
  g_assert_no_error (error);
  return game;
}
