/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include "tr-auto.h"
#include "tr-box.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-rules.h"

#include <string.h>

#define WIDTH 100

TrGame *
test_game (const char *id,
           unsigned    players,
           unsigned    switches)
{
  const TrRules *rules = tr_games_find (id);
  TrOptions options = tr_options_standard (rules);
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrGame *game = NULL;

  g_assert_no_error (error);
  for (unsigned i = 0; i < rules->n_options; i++)
    if (switches >> i & 1)
      options.values[i] = 1;
  game = tr_box_make_game (box, players, options.values, &error);
  g_assert_no_error (error);
  return game;
}

TrState *
test_position (const TrGame *game,
               const char   *position)
{
  g_autofree char *json = g_strdelimit (g_strdup (position), "'", '"');
  g_autoptr(GError) error = NULL;
  g_autoptr(TrValue) value = tr_json_parse ("position", json, strlen (json), &error);
  g_autoptr(TrState) state = tr_state_new (game);
  TrFault fault = { 0 };

  g_assert_no_error (error);
  if (!tr_position_read (game, value, state, &fault))
    g_error ("%s: %s (%s, %s): %s", fault.place, fault.what, fault.details[0], fault.details[1], json);
  return g_steal_pointer (&state);
}

void
test_assert_form (const char *shown)
{
  g_auto(GStrv) lines = g_strsplit (shown, "\n", -1);

  g_assert_true (g_str_has_suffix (shown, "\n"));
  g_assert_true (g_utf8_validate (shown, -1, NULL));
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_suffix (lines[i], " "))
        g_error ("line %u ends with a space:\n%s", i + 1, shown);
      if (g_utf8_strlen (lines[i], -1) > WIDTH)
        g_error ("line %u has more than %d columns:\n%s", i + 1, WIDTH, shown);
    }
}
