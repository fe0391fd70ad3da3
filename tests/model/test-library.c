/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-library.h"

#include "saved-games.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-words.h"

#include <glib/gstdio.h>
#include <string.h>

/* What is in the list, and how it follows the folder. */

static void
test_folder_is_made (void)
{
  const char *folder = saved_games_folder ();
  g_autofree char *inner = g_build_filename (folder, "in", "side", NULL);
  TrLibrary *library;
  g_autofree char *told_folder = NULL;
  g_autofree char *problem = NULL;
  gboolean loading;

  g_assert_false (g_file_test (inner, G_FILE_TEST_EXISTS));
  library = tr_library_new (inner);
  g_assert_true (tr_library_is_loading (library));
  saved_games_wait (library);
  g_object_get (library, "folder", &told_folder, "problem", &problem, "loading", &loading, NULL);
  g_assert_cmpstr (told_folder, ==, inner);
  g_assert_null (problem);
  g_assert_false (loading);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (library)) == TR_TYPE_SAVED_GAME);
  g_assert_true (g_file_test (inner, G_FILE_TEST_IS_DIR));
  g_assert_finalize_object (library);
}

static void
count_notify (GObject    *object,
              GParamSpec *pspec,
              gpointer    data)
{
  (*(guint *) data)++;
}

/* Where a file is in the way there is no folder; once it is gone there is. */
static void
test_no_folder (void)
{
  const char *folder = saved_games_folder ();
  g_autofree char *inner = g_build_filename (folder, "file", NULL);
  g_autoptr(TrLibrary) library = NULL;
  guint n_told = 0;

  g_assert_true (g_file_set_contents (inner, "", 0, NULL));
  library = tr_library_new (inner);
  g_signal_connect (library, "notify::problem", G_CALLBACK (count_notify), &n_told);
  saved_games_wait (library);
  g_assert_nonnull (strstr (tr_library_get_problem (library), inner));
  g_assert_cmpuint (n_told, ==, 1);

  g_assert_cmpint (g_remove (inner), ==, 0);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  tr_library_refresh (library);
  saved_games_wait (library);
  g_assert_null (tr_library_get_problem (library));
  g_assert_cmpuint (n_told, ==, 2);
}

/* Everything the list says of a game is what the rules say of it. */
static void
check_told (TrSavedGame *game,
            TrSave      *save,
            guint        n_moves)
{
  const TrGame *rules_game = tr_record_get_game (save->record);
  const char *const *players = tr_saved_game_get_players (game);
  TrResult result;

  tr_result (rules_game, tr_record_get_state (save->record, n_moves), &result);
  g_assert_true (tr_saved_game_is_loaded (game));
  g_assert_false (tr_saved_game_is_broken (game));
  g_assert_null (tr_saved_game_get_problem (game));
  g_assert_cmpstr (tr_saved_game_get_title (game), ==, rules_game->rules->title);
  g_assert_cmpuint (g_strv_length ((char **) players), ==, rules_game->seats);
  for (unsigned seat = 0; seat < rules_game->seats; seat++)
    {
      g_autofree char *name = tr_seat_dup_name (&save->seats[seat], seat);
      g_autofree char *standing = g_strdup_printf ("%s %d", name, result.score[seat]);

      g_assert_cmpstr (players[seat], ==, name);
      g_assert_cmpint (tr_saved_game_get_score (game, seat), ==, result.score[seat]);
      g_assert_nonnull (strstr (tr_saved_game_get_standing (game), standing));
    }
  g_assert_cmpuint (tr_saved_game_get_moves (game), ==, n_moves);
  g_assert_cmpint (tr_saved_game_is_finished (game), ==, result.over);
}

static void
test_what_is_told (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) begun = saved_games_play (1, 0);
  g_autoptr(TrSave) middle = saved_games_play (3, 60);
  g_autoptr(TrSave) over = saved_games_play (2, 5000);
  g_autoptr(TrLibrary) library = NULL;
  TrSavedGame *game;
  const char *path;

  over->seats[0].name = g_strdup ("Ann");
  saved_games_store (begun, folder, "begun");
  saved_games_store (middle, folder, "in the middle");
  path = saved_games_store (over, folder, "over");
  library = tr_library_new (folder);
  saved_games_wait (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 3);

  game = tr_library_find (library, "begun");
  check_told (game, begun, 0);
  g_assert_cmpuint (tr_saved_game_get_round (game), ==, 0);
  g_assert_null (tr_saved_game_get_phase (game));
  g_assert_cmpstr (tr_saved_game_get_progress (game), ==, "0 moves played");

  game = tr_library_find (library, "in the middle");
  check_told (game, middle, 60);
  g_assert_cmpuint (tr_saved_game_get_round (game), >, 0);
  g_assert_nonnull (tr_saved_game_get_phase (game));
  g_assert_true (g_str_has_prefix (tr_saved_game_get_progress (game), "Round "));
  g_assert_true (g_str_has_suffix (tr_saved_game_get_progress (game), tr_saved_game_get_phase (game)));

  game = tr_library_find (library, "over");
  check_told (game, over, over->moves->len);
  g_assert_true (tr_saved_game_is_finished (game));
  g_assert_cmpstr (tr_saved_game_get_progress (game), ==, "Finished");
  g_assert_cmpstr (tr_saved_game_get_path (game), ==, path);
  g_assert_true (g_str_has_prefix (tr_saved_game_get_standing (game), "Ann "));
  g_assert_null (tr_library_find (library, "nothing"));
}

/* Round and phase of every moment are those the table itself shows. */
static void
test_progress (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 5000);
  const TrGame *game = tr_record_get_game (save->record);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  g_autoptr(TrState) state = tr_state_new (game);
  g_autofree char *phase = NULL;
  guint round = 0;

  for (guint n = 0; n < save->moves->len; n++)
    {
      tr_event_list_clear (events);
      if (n > 0)
        {
          tr_state_copy (game, state, tr_record_get_state (save->record, n - 1));
          tr_apply (game, state, g_array_index (save->moves, TrMove, n - 1), events);
        }
      for (guint i = 0; i < events->n; i++)
        {
          const TrEventKind *kind = &game->rules->event_kinds[events->events[i].kind];
          TrThing thing = { kind->sorts[0], (uint8_t) events->events[i].args[0] };

          if (kind->chapter == TR_CHAPTER_ROUND)
            round = (guint) events->events[i].args[0];
          if (kind->chapter == TR_CHAPTER_ROUND || kind->chapter == TR_CHAPTER_PHASE)
            g_clear_pointer (&phase, g_free);
          if (kind->chapter == TR_CHAPTER_PHASE)
            phase = tr_words_label (game, thing);
        }
      if (n % 7 == 0 || n + 3 > save->moves->len)
        {
          g_autoptr(TrLibrary) library = NULL;
          TrSavedGame *listed;

          save->cursor = n;
          saved_games_store (save, folder, "game");
          library = tr_library_new (folder);
          saved_games_wait (library);
          listed = tr_library_find (library, "game");
          check_told (listed, save, n);
          g_assert_cmpstr (tr_saved_game_get_phase (listed), ==, phase);
          if (g_strcmp0 (phase, "Final feeding") == 0)
            g_assert_cmpstr (tr_saved_game_get_progress (listed), ==, phase);
          else
            g_assert_cmpuint (tr_saved_game_get_round (listed), ==, round);
        }
    }
}

/* A finished game in which somebody looks back is finished all the same; one that was taken back is not. */
static void
test_reviewed (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 5000);
  g_autoptr(TrLibrary) library = NULL;

  save->cursor = 10;
  saved_games_store (save, folder, "taken back");
  save->reviewing = TRUE;
  saved_games_store (save, folder, "reviewed");
  library = tr_library_new (folder);
  saved_games_wait (library);
  check_told (tr_library_find (library, "taken back"), save, 10);
  check_told (tr_library_find (library, "reviewed"), save, save->moves->len);
}

static void
on_first_items (GListModel *model,
                guint       position,
                guint       removed,
                guint       added,
                gpointer    data)
{
  guint *n_unread = data;

  for (guint i = 0; i < added; i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (model, position + i);

      g_assert_nonnull (tr_saved_game_get_path (game));
      g_assert_nonnull (tr_saved_game_get_name (game));
      g_assert_nonnull (tr_saved_game_get_modified (game));
      g_assert_null (tr_saved_game_get_title (game));
      g_assert_null (tr_saved_game_get_players (game)[0]);
      g_assert_cmpint (tr_saved_game_get_score (game, 0), ==, 0);
      *n_unread += !tr_saved_game_is_loaded (game);
    }
}

/* Games are listed before they are read, the newest first, and all at once. */
static void
test_order (void)
{
  static const char *const expected[] = { "b", "c", "a", "e", "d" };
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 3);
  g_autoptr(TrLibrary) library = NULL;
  guint n_unread = 0;

  saved_games_date (saved_games_store (save, folder, "a"), 3000);
  saved_games_date (saved_games_store (save, folder, "b"), 5000);
  saved_games_date (saved_games_store (save, folder, "c"), 4000);
  saved_games_date (saved_games_store (save, folder, "d"), 1000);
  saved_games_date (saved_games_store (save, folder, "e"), 2000);
  library = tr_library_new (folder);
  g_signal_connect (library, "items-changed", G_CALLBACK (on_first_items), &n_unread);
  saved_games_wait (library);
  g_assert_cmpuint (n_unread, ==, 5);
  saved_games_assert_list (library, expected, G_N_ELEMENTS (expected));
  g_assert_cmpint (g_date_time_to_unix (tr_saved_game_get_modified (tr_library_find (library, "d"))), ==, 1000);
}

static void
test_ignored (void)
{
  static const char *const names[] = { ".hidden.tworivers", ".tworivers", "a.json", "a.tworivers~", "a.tworivers.X1Y2Z3",
                                       "tworivers" };
  static const char *const expected[] = { "a" };
  const char *folder = saved_games_folder ();
  g_autofree char *directory = g_build_filename (folder, "folder.tworivers", NULL);
  g_autoptr(TrSave) save = saved_games_play (2, 3);
  g_autoptr(TrLibrary) library = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
    }
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  saved_games_store (save, folder, "a");
  library = tr_library_new (folder);
  saved_games_wait (library);
  saved_games_assert_list (library, expected, 1);
}

static TrSavedGame *
find_broken (TrLibrary  *library,
             const char *name,
             const char *part)
{
  TrSavedGame *game = tr_library_find (library, name);
  g_autofree char *problem = NULL;
  gboolean broken;

  g_assert_true (tr_saved_game_is_loaded (game));
  g_object_get (game, "broken", &broken, "problem", &problem, NULL);
  g_assert_true (broken);
  g_assert_true (tr_saved_game_is_broken (game));
  g_assert_cmpstr (problem, ==, tr_saved_game_get_problem (game));
  g_assert_nonnull (strstr (problem, name));
  if (strstr (problem, part) == NULL)
    g_error ("“%s” does not say “%s”", problem, part);
  return game;
}

/* A file that is not in order is listed, with what is wrong with it and with what comes before that. */
static void
test_broken (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 20);
  const char *path = saved_games_store (save, folder, "cut");
  g_autofree char *whole = NULL;
  g_autofree char *move = tr_words_move (tr_record_get_game (save->record), g_array_index (save->moves, TrMove, 9));
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", move);
  g_autoptr(TrLibrary) library = NULL;
  TrSavedGame *game;
  char *at;

  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));
  g_assert_true (g_file_set_contents (path, whole, (gssize) strlen (whole) / 2, NULL));
  saved_games_write (folder, "empty", "");
  saved_games_write (folder, "other", "{\"game\": \"chess\"}");
  /* The moves stand in order; this one, whose words are its own or come later, is spoilt. */
  at = strstr (whole, quoted);
  g_assert_nonnull (at);
  at[1] = '?';
  saved_games_write (folder, "spoilt", whole);

  library = tr_library_new (folder);
  saved_games_wait (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 4);
  g_assert_null (tr_saved_game_get_title (find_broken (library, "cut", "line ")));
  g_assert_null (tr_saved_game_get_title (find_broken (library, "empty", "")));
  g_assert_null (tr_saved_game_get_title (find_broken (library, "other", "")));
  game = find_broken (library, "spoilt", "move ");
  g_assert_cmpstr (tr_saved_game_get_title (game), ==, tr_record_get_game (save->record)->rules->title);
  g_assert_cmpuint (tr_saved_game_get_moves (game), <, 10);
  g_assert_nonnull (tr_saved_game_get_players (game)[1]);
}

/* ── What happens in the folder ── */

static gboolean
has_game (TrLibrary  *library,
          const char *name)
{
  return tr_library_find (library, name) != NULL;
}

static void
test_outside (void)
{
  static const char *const expected[] = { "new", "changed", "kept" };
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 3);
  g_autoptr(TrSave) other = saved_games_play (3, 30);
  g_autoptr(TrLibrary) library = NULL;
  const char *removed = saved_games_store (save, folder, "removed");
  const char *changed = saved_games_store (save, folder, "changed");
  const char *kept = saved_games_store (save, folder, "kept");
  const char *renamed;
  TrSavedGame *game;

  saved_games_date (kept, 5000);
  saved_games_date (changed, 4000);
  saved_games_date (removed, 3000);
  library = tr_library_new (folder);
  saved_games_wait (library);

  g_assert_cmpint (g_remove (removed), ==, 0);
  while (has_game (library, "removed"))
    saved_games_iterate ();

  game = tr_library_find (library, "changed");
  g_assert_cmpuint (tr_saved_game_get_moves (game), ==, 3);
  saved_games_store (other, folder, "changed");
  while (tr_saved_game_get_moves (game) != 30)
    saved_games_iterate ();
  /* The same object, in another place. */
  g_assert_true (tr_library_find (library, "changed") == game);
  g_assert_cmpuint (g_strv_length ((char **) tr_saved_game_get_players (game)), ==, 3);

  renamed = saved_games_store (save, folder, "new");
  while (!has_game (library, "new"))
    saved_games_iterate ();
  saved_games_wait (library);
  saved_games_assert_list (library, expected, G_N_ELEMENTS (expected));

  g_assert_cmpint (g_rename (renamed, removed), ==, 0);
  while (!has_game (library, "removed"))
    saved_games_iterate ();
  g_assert_false (has_game (library, "new"));
}

static void
on_items_changed (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  gpointer    data)
{
  *(guint *) data += MAX (removed, added);
}

/* Looking again tells of nothing when nothing has changed. */
static void
test_quiet (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 3);
  g_autoptr(TrLibrary) library = NULL;
  const char *last;
  guint n_changed = 0;
  guint n_read = 0;

  for (int i = 0; i < 9; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      saved_games_date (saved_games_store (save, folder, name), 1000 - i);
    }
  last = saved_games_store (save, folder, "last");
  library = tr_library_new (folder);
  saved_games_wait (library);
  g_signal_connect (library, "items-changed", G_CALLBACK (on_items_changed), &n_changed);
  g_signal_connect (tr_library_find (library, "4"), "notify::loaded", G_CALLBACK (count_notify), &n_read);
  tr_library_refresh (library);
  tr_library_refresh (library);
  saved_games_wait (library);
  g_assert_cmpuint (n_changed, ==, 0);

  /* One that was last becomes a little older, and stays in its place. */
  saved_games_date (last, 5000);
  tr_library_refresh (library);
  saved_games_wait (library);
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpuint (n_read, ==, 0);
  g_assert_cmpint (g_date_time_to_unix (tr_saved_game_get_modified (tr_library_find (library, "last"))), ==, 5000);
  saved_games_date (last, 10);
  tr_library_refresh (library);
  saved_games_wait (library);
  g_assert_cmpuint (n_changed, ==, 2);
}

static void
test_many (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 40);
  const char *path = saved_games_store (save, folder, "0");
  g_autofree char *contents = NULL;
  TrLibrary *library;
  gint64 last = G_MAXINT64;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  for (int i = 1; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      saved_games_date (saved_games_write (folder, name, contents), (i * 7919) % 500);
    }
  library = tr_library_new (folder);
  saved_games_wait (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 500);
  for (guint i = 0; i < 500; i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
      gint64 modified = g_date_time_to_unix (tr_saved_game_get_modified (game));

      g_assert_cmpint (modified, <=, last);
      last = modified;
      check_told (game, save, 40);
    }
  g_assert_finalize_object (library);
}

/* Nobody waits for what is still being read. */
static void
test_finalized (void)
{
  const char *folder = saved_games_folder ();
  g_autoptr(TrSave) save = saved_games_play (2, 40);
  TrLibrary *library;
  TrSavedGame *game;

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      saved_games_store (save, folder, name);
    }
  library = tr_library_new (folder);
  g_assert_finalize_object (library);

  library = tr_library_new (folder);
  while (g_list_model_get_n_items (G_LIST_MODEL (library)) == 0)
    saved_games_iterate ();
  g_assert_true (tr_library_is_loading (library));
  game = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_finalize_object (library);
  while (!tr_saved_game_is_loaded (game))
    saved_games_iterate ();
  g_assert_finalize_object (game);

  library = tr_library_new (folder);
  saved_games_wait (library);
  game = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_finalize_object (library);
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  saved_games_init ();
  g_test_add_func ("/library/folder-is-made", test_folder_is_made);
  g_test_add_func ("/library/no-folder", test_no_folder);
  g_test_add_func ("/library/what-is-told", test_what_is_told);
  g_test_add_func ("/library/progress", test_progress);
  g_test_add_func ("/library/reviewed", test_reviewed);
  g_test_add_func ("/library/order", test_order);
  g_test_add_func ("/library/ignored", test_ignored);
  g_test_add_func ("/library/broken", test_broken);
  g_test_add_func ("/library/outside", test_outside);
  g_test_add_func ("/library/quiet", test_quiet);
  g_test_add_func ("/library/many", test_many);
  g_test_add_func ("/library/finalized", test_finalized);
  status = g_test_run ();
  saved_games_clear ();
  return status;
}
