/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plays.h"

#include "tr-box.h"
#include "tr-random.h"
#include "tr-rules.h"

TrGame *
plays_new_game (const char *id,
                unsigned    players)
{
  return plays_new_game_with (id, players, FALSE);
}

TrGame *
plays_new_game_with (const char *id,
                     unsigned    players,
                     gboolean    greatest)
{
  g_autoptr (GError) error = NULL;
  const TrRules *rules = tr_rules_find (id, NULL);
  g_autoptr (TrBox) box = tr_box_new_built_in (rules, &error);
  int16_t options[TR_OPTIONS_MAX] = { 0 };
  TrGame *game;

  g_assert_no_error (error);
  for (unsigned i = 0; i < rules->n_options; i++)
    options[i] = greatest ? rules->options[i].max : rules->options[i].standard;
  game = tr_box_make_game (box, players, options, &error);
  g_assert_no_error (error);
  return game;
}

/* Whether a move ends something: those are chosen last. */
static gboolean
is_last_resort (const TrGame *game,
                TrMove        move)
{
  return game->rules->move_kinds[tr_move_kind (move)].handle.sort == TR_SORT_KIND;
}

gboolean
plays_step (const TrGame *game,
            TrState      *state,
            guint64      *random)
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  uint32_t kinds[256];
  uint32_t n_kinds = 0;
  uint32_t kind;
  TrMove move;

  tr_moves (game, state, list);
  if (list->n == 0)
    return FALSE;

  /* A kind first, so that rare kinds are not drowned by common ones. */
  for (uint32_t i = 0; i < list->n; i++)
    {
      kind = tr_move_kind (list->moves[i]);
      if (n_kinds == 0 || kinds[n_kinds - 1] != kind)
        if (!is_last_resort (game, list->moves[i]) || tr_random_below (random, 8) == 0)
          kinds[n_kinds++] = kind;
    }
  kind = n_kinds > 0 ? kinds[tr_random_below (random, n_kinds)] : 0;
  do
    move = list->moves[tr_random_below (random, list->n)];
  while (kind != 0 && tr_move_kind (move) != kind);
  tr_apply (game, state, move, NULL);
  return TRUE;
}
