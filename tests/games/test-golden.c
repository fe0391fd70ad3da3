/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-files.h"
#include "tr-box.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-random.h"
#include "tr-rules.h"
#include "words.h"

#include <locale.h>

/* Golden games: recorded once, replayed to the same final state ever after. And perft: how many ways there are to play
 * the first moves. Both tell that something changed, not whether it was right before. A change of the rules that makes
 * the same moves lead elsewhere raises the revision of the rule set, and they are recorded anew:
 *
 *   build/tests/games/test-golden --record assyria-2e tests/games/assyria2
 *
 * FOLDER/golden/N-players.json, and N-players-options.json with every option at the end that is further from the standard:
 * {"game", "players", "options", "seed", "moves", "digest", "scores"}
 * FOLDER/perft.json: {"game": …, "perft": [{"players", "seed", "counts": [after 1 move, after 2, …]}, …]} */

#define RECORD_SEED     20
#define PERFT_DEPTH_MAX 8
#define PERFT_ENOUGH    5000

/* ── Playing ── */

static void
perft (const TrGame  *game,
       const TrState *state,
       unsigned       depth,
       uint64_t      *count)
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autoptr (TrState) next = tr_state_new (game);

  tr_moves (game, state, list);
  if (depth == 1)
    {
      *count += list->n;
      return;
    }
  for (unsigned i = 0; i < list->n; i++)
    {
      tr_state_copy (game, next, state);
      tr_apply (game, next, list->moves[i], NULL);
      perft (game, next, depth - 1, count);
    }
}

static uint64_t
perft_from_seed (const TrGame *game,
                 uint64_t      seed,
                 unsigned      depth)
{
  g_autoptr (TrState) state = tr_state_new (game);
  uint64_t count = 0;

  tr_setup (game, state, seed, NULL);
  perft (game, state, depth, &count);
  return count;
}

static TrValue *
scores_value (const TrGame  *game,
              const TrState *state)
{
  TrValue *scores = tr_value_array ();
  TrResult result;

  tr_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    tr_value_append (scores, tr_value_integer (result.score[seat]));
  return scores;
}

static char *
digest_text (const TrGame  *game,
             const TrState *state)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", tr_position_digest (game, state));
}

/* ── Comparing ── */

typedef struct
{
  const TrRules *rules;
  unsigned       players;
} Case;

static void
replay (const TrValue *file,
        const char    *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TrGame) game = game_files_make (file, tr_value_get (file, "game")->string, path, &error);
  g_autoptr (TrState) state = NULL;
  g_autoptr (TrValue) scores = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *found = NULL;
  g_autofree char *expected = NULL;

  g_assert_no_error (error);
  state = tr_state_new (game);
  tr_setup (game, state, (uint64_t) tr_value_get (file, "seed")->integer, NULL);
  for (const TrValue *text = tr_value_get (file, "moves")->first; text != NULL; text = text->next)
    {
      const char *wrong;
      TrRefusal refusal;
      TrMove move;

      if (!tr_move_parse (game, text->string, &move, &wrong))
        {
          g_test_fail_printf ("%s:%d: move %u, “%s”, is not understood at “%s”", path, text->line, text->index + 1,
                              text->string, wrong);
          return;
        }
      refusal = tr_judge (game, state, move);
      if (refusal.kind != 0)
        {
          g_autofree char *sentence = words_refusal (game, refusal);

          g_test_fail_printf ("%s:%d: move %u, “%s”, is refused: %s (%s)", path, text->line, text->index + 1,
                              text->string, sentence, tr_refusal_rule (game, refusal));
          return;
        }
      tr_apply (game, state, move, NULL);
    }

  g_assert_cmpuint (tr_turn (game, state).seat, ==, TR_SEAT_NONE);
  scores = scores_value (game, state);
  found = game_files_to_line (scores);
  expected = game_files_to_line (tr_value_get (file, "scores"));
  g_assert_cmpstr (found, ==, expected);
  digest = digest_text (game, state);
  g_assert_cmpstr (digest, ==, tr_value_get (file, "digest")->string);
}

static void
test_golden (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GPtrArray) paths = game_files_find ("golden/*.json");
  unsigned n_played = 0;

  for (unsigned i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (TrValue) file = tr_json_load (path, &error);

      g_assert_no_error (error);
      if (g_str_equal (tr_value_get (file, "game")->string, one->rules->id)
          && tr_value_get (file, "players")->integer == one->players)
        {
          replay (file, game_files_short (path));
          n_played++;
        }
    }
  if (n_played == 0)
    g_test_fail_printf ("no golden game of %s for %u players is recorded", one->rules->id, one->players);
}

static void
compare_counts (const TrValue *entry,
                const Case    *one,
                const char    *path)
{
  const TrValue *counts = tr_value_get (entry, "counts");
  g_autoptr (GError) error = NULL;
  g_autoptr (TrGame) game = game_files_make (entry, one->rules->id, path, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (counts->n, >, 1);
  for (const TrValue *count = counts->first; count != NULL; count = count->next)
    g_assert_cmpuint (perft_from_seed (game, (uint64_t) tr_value_get (entry, "seed")->integer, count->index + 1), ==,
                      (uint64_t) count->integer);
}

static void
test_perft (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GPtrArray) paths = game_files_find ("perft.json");
  unsigned n_compared = 0;

  for (unsigned i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (TrValue) file = tr_json_load (path, &error);

      g_assert_no_error (error);
      if (!g_str_equal (tr_value_get (file, "game")->string, one->rules->id))
        continue;
      for (const TrValue *entry = tr_value_get (file, "perft")->first; entry != NULL; entry = entry->next)
        if (tr_value_get (entry, "players")->integer == one->players)
          {
            compare_counts (entry, one, game_files_short (path));
            n_compared++;
          }
    }
  if (n_compared == 0)
    g_test_fail_printf ("no perft counts of %s for %u players are recorded", one->rules->id, one->players);
}

/* ── Recording ── */

static TrValue *
record_golden (const TrGame *game)
{
  TrValue *file = tr_value_object ();
  TrValue *moves = tr_value_array ();
  g_autoptr (TrState) state = tr_state_new (game);
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autofree char *digest = NULL;
  uint64_t random = game->players;

  tr_setup (game, state, RECORD_SEED + game->players, NULL);
  for (tr_moves (game, state, list); list->n > 0; tr_moves (game, state, list))
    {
      TrMove move = list->moves[tr_random_below (&random, list->n)];
      g_autofree char *text = words_move (game, move);

      tr_value_append (moves, tr_value_string (text));
      tr_apply (game, state, move, NULL);
    }
  digest = digest_text (game, state);
  tr_value_set (file, "game", tr_value_string (game->rules->id));
  tr_value_set (file, "players", tr_value_integer (game->players));
  tr_value_set (file, "options", tr_options_write (game->rules, game->options));
  tr_value_set (file, "seed", tr_value_integer (RECORD_SEED + game->players));
  tr_value_set (file, "moves", moves);
  tr_value_set (file, "digest", tr_value_string (digest));
  tr_value_set (file, "scores", scores_value (game, state));
  return file;
}

static TrValue *
record_perft (const TrGame *game)
{
  TrValue *entry = tr_value_object ();
  TrValue *counts = tr_value_array ();
  uint64_t count = 0;

  for (unsigned depth = 1; depth <= PERFT_DEPTH_MAX && (depth <= 2 || count < PERFT_ENOUGH); depth++)
    {
      count = perft_from_seed (game, RECORD_SEED, depth);
      tr_value_append (counts, tr_value_integer ((int64_t) count));
    }
  tr_value_set (entry, "players", tr_value_integer (game->players));
  tr_value_set (entry, "seed", tr_value_integer (RECORD_SEED));
  tr_value_set (entry, "counts", counts);
  return entry;
}

static void
record_game (const TrGame *game,
             const char   *folder,
             const char   *ending)
{
  g_autofree char *name = g_strdup_printf ("%u-players%s.json", game->players, ending);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (TrValue) recorded = record_golden (game);
  g_autoptr (GError) error = NULL;

  tr_json_save (recorded, path, &error);
  g_assert_no_error (error);
}

static int
record (const char *id,
        const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TrValue) file = tr_value_object ();
  g_autofree char *golden = g_build_filename (folder, "golden", NULL);
  g_autofree char *perft_path = g_build_filename (folder, "perft.json", NULL);
  const TrRules *rules = tr_rules_find (id, &error);
  g_autoptr (TrBox) box = rules != NULL ? tr_box_new_built_in (rules, &error) : NULL;
  TrValue *entries = tr_value_array ();

  g_assert_no_error (error);
  g_mkdir_with_parents (golden, 0777);
  tr_value_set (file, "game", tr_value_string (id));
  tr_value_set (file, "perft", entries);
  for (unsigned players = rules->min_players; players <= rules->max_players; players++)
    {
      TrOptions options = tr_options_standard (rules);
      g_autoptr (TrGame) game = tr_box_make_game (box, players, options.values, &error);
      g_autoptr (TrGame) other = NULL;

      g_assert_no_error (error);
      record_game (game, golden, "");
      tr_value_append (entries, record_perft (game));
      for (unsigned i = 0; i < rules->n_options; i++)
        {
          const TrOption *option = &rules->options[i];

          options.values[i] = option->max - option->standard > option->standard - option->min ? option->max : option->min;
        }
      /* The rules may not allow it with this number of players. */
      other = tr_box_make_game (box, players, options.values, NULL);
      if (other != NULL)
        record_game (other, golden, "-options");
    }
  tr_json_save (file, perft_path, &error);
  g_assert_no_error (error);
  return 0;
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], "--record"))
    return record (argv[2], argv[3]);

  setlocale (LC_CTYPE, "");     /* or quotation marks come out as question marks */
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autofree char *golden = g_strdup_printf ("/golden/%s/%u-players", rules->id, players);
          g_autofree char *counts = g_strdup_printf ("/perft/%s/%u-players", rules->id, players);
          Case one = { .rules = rules, .players = players };

          g_test_add_data_func_full (golden, g_memdup2 (&one, sizeof one), test_golden, g_free);
          g_test_add_data_func_full (counts, g_memdup2 (&one, sizeof one), test_perft, g_free);
        }
    }
  return g_test_run ();
}
