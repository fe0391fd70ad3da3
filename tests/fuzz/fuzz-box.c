/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "tr-auto.h"
#include "tr-box.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-random.h"
#include "tr-rules.h"

/* Any bytes as a box of any game. A box that is taken can be played with. */

#define MOVES_MAX 40

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  return 0;
}

static void
play (const TrGame *game)
{
  g_autoptr(TrState) state = tr_state_new (game);
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  uint64_t random = 1;

  tr_setup (game, state, 1, NULL);
  for (guint i = 0; i < MOVES_MAX; i++)
    {
      tr_moves (game, state, moves);
      if (moves->n == 0)
        return;
      tr_apply (game, state, moves->moves[tr_random_below (&random, moves->n)], NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(TrValue) value = tr_json_parse ("fuzz", (const char *) data, size, NULL);

  for (unsigned i = 0; value != NULL && i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      TrOptions options = tr_options_standard (rules);
      g_autoptr(TrBox) box = tr_box_new (rules, value, "fuzz", NULL);

      for (unsigned players = rules->min_players; box != NULL && players <= rules->max_players; players++)
        {
          g_autoptr(GError) error = NULL;
          g_autoptr(TrGame) game = tr_box_make_game (box, players, options.values, &error);

          g_assert_true ((game != NULL) == (error == NULL));
          if (game != NULL)
            play (game);
        }
    }
  return 0;
}
