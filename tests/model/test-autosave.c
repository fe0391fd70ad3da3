/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-autosave.h"

#include "files.h"
#include "folders.h"
#include "saves.h"
#include "tr-games.h"

#include <glib/gstdio.h>

static TrAutosave *
open_in (const char *folder)
{
  g_autoptr(GError) error = NULL;
  TrAutosave *autosave = tr_autosave_new (folder, &error);

  g_assert_no_error (error);
  g_assert_true (TR_IS_AUTOSAVE (autosave));
  return autosave;
}

static TrSave *
make_save (guint n_moves)
{
  return test_save_full (tr_games_get (0), 2, n_moves);
}

static void
flush (TrAutosave *autosave)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (tr_autosave_flush (autosave, &error));
  g_assert_no_error (error);
}

static guint64
get_saved (TrAutosave *autosave)
{
  guint64 saved;

  g_object_get (autosave, "saved", &saved, NULL);
  return saved;
}

static void
assert_name (TrAutosave *autosave,
             const char *expected)
{
  g_autofree char *name = g_path_get_basename (tr_autosave_get_path (autosave));

  g_assert_cmpstr (name, ==, expected);
}

static void
assert_lists (const char *folder,
              const char *expected)
{
  g_autofree char *names = test_folder_list (folder);

  g_assert_cmpstr (names, ==, expected);
}

/* What is in the file is SAVE. */
static void
assert_holds (const char   *path,
              const TrSave *save)
{
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (tr_save_load (path, &loaded, &error));
  g_assert_no_error (error);
  test_assert_same_save (save, loaded);
}

static TrSave *
resume (TrAutosave *autosave)
{
  g_autoptr(GError) error = NULL;
  TrSave *save = tr_autosave_resume (autosave, &error);

  g_assert_no_error (error);
  return save;
}

static void
test_put (void)
{
  char *folder = test_folder_new ();
  TrAutosave *autosave = open_in (folder);
  g_autoptr(TrSave) save = make_save (12);
  g_autoptr(TrSave) none = resume (autosave);
  g_autofree char *path = NULL;
  g_autofree char *failure = NULL;

  g_assert_null (none);
  assert_name (autosave, "autosave.tworivers");
  assert_lists (folder, "");
  g_assert_cmpuint (get_saved (autosave), ==, 0);
  g_assert_cmpuint (tr_autosave_put (autosave, save), ==, 1);
  flush (autosave);
  g_assert_cmpuint (get_saved (autosave), ==, 1);
  g_object_get (autosave, "path", &path, "error", &failure, NULL);
  g_assert_cmpstr (path, ==, tr_autosave_get_path (autosave));
  g_assert_null (failure);
  assert_holds (path, save);
  assert_lists (folder, "autosave.tworivers");
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

/* A folder that is not there is made. */
static void
test_folder_made (void)
{
  char *folder = test_folder_new ();
  g_autofree char *deep = g_build_filename (folder, "a", "b", NULL);
  TrAutosave *autosave = open_in (deep);
  g_autoptr(TrSave) save = make_save (6);

  tr_autosave_put (autosave, save);
  flush (autosave);
  assert_lists (deep, "autosave.tworivers");
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

/* However many come while one is written: the last is what is there at the end, and numbers only grow. */
static void
test_latest_wins (void)
{
  char *folder = test_folder_new ();
  TrAutosave *autosave = open_in (folder);
  g_autoptr(TrRecord) record = test_record_new (tr_games_get (0), 2, 9);
  g_autoptr(TrSave) last = NULL;
  guint64 number = 0, before = 0;

  for (guint i = 0; i < 500; i++)
    {
      test_record_play (record, 1, i);
      g_clear_pointer (&last, tr_save_unref);
      last = tr_save_new (record);
      g_assert_cmpuint (tr_autosave_put (autosave, last), ==, ++number);
      g_main_context_iteration (NULL, FALSE);
      g_assert_cmpuint (get_saved (autosave), >=, before);
      g_assert_cmpuint (get_saved (autosave), <=, number);
      before = get_saved (autosave);
    }
  flush (autosave);
  g_assert_cmpuint (get_saved (autosave), ==, number);
  assert_holds (tr_autosave_get_path (autosave), last);
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

/* What was put last is written even when nobody waits for it. */
static void
test_finalize_writes (void)
{
  for (guint i = 0; i < 20; i++)
    {
      char *folder = test_folder_new ();
      TrAutosave *autosave = open_in (folder);
      g_autofree char *path = g_strdup (tr_autosave_get_path (autosave));
      g_autoptr(TrSave) first = make_save (8);
      g_autoptr(TrSave) last = make_save (6);

      tr_autosave_put (autosave, first);
      if (i % 2 == 0)
        g_usleep (i * 100);
      tr_autosave_put (autosave, last);
      g_assert_finalize_object (autosave);
      assert_holds (path, last);
      test_folder_remove (folder);
    }
}

/* ── Telling ── */

typedef struct
{
  GThread *thread;
  guint    n;
  guint64  saved;
} Told;

static void
on_saved (TrAutosave *autosave,
          GParamSpec *pspec,
          Told       *told)
{
  g_assert_true (told->thread == g_thread_self ());
  told->n++;
  told->saved = get_saved (autosave);
}

static void
check_told (GMainContext *context)
{
  char *folder = test_folder_new ();
  TrAutosave *autosave = open_in (folder);
  g_autoptr(TrSave) save = make_save (6);
  Told told = { .thread = g_thread_self () };

  g_signal_connect (autosave, "notify::saved", G_CALLBACK (on_saved), &told);
  for (guint64 number = 1; number <= 3; number++)
    {
      tr_autosave_put (autosave, save);
      g_assert_cmpuint (told.saved, ==, number - 1);
      while (told.saved < number)
        g_main_context_iteration (context, TRUE);
    }
  g_assert_cmpuint (told.n, ==, 3);
  /* Told at once to who waits, and not again. */
  tr_autosave_put (autosave, save);
  flush (autosave);
  g_assert_cmpuint (told.n, ==, 4);
  while (g_main_context_iteration (context, FALSE))
    ;
  g_assert_cmpuint (told.n, ==, 4);
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

static gpointer
check_told_elsewhere (gpointer data)
{
  g_autoptr(GMainContext) context = g_main_context_new ();

  g_main_context_push_thread_default (context);
  check_told (context);
  g_main_context_pop_thread_default (context);
  return NULL;
}

static void
test_told (void)
{
  check_told (NULL);
  g_thread_join (g_thread_new ("elsewhere", check_told_elsewhere, NULL));
}

static void
on_saved_drop (TrAutosave  *autosave,
               GParamSpec  *pspec,
               TrAutosave **owned)
{
  g_clear_object (owned);
}

/* Who is told may let go of it. */
static void
test_dropped_when_told (void)
{
  char *folder = test_folder_new ();
  TrAutosave *autosave = open_in (folder);
  g_autoptr(TrSave) save = make_save (6);
  gpointer watched = autosave;

  g_object_add_weak_pointer (G_OBJECT (autosave), &watched);
  g_signal_connect (autosave, "notify::saved", G_CALLBACK (on_saved_drop), &autosave);
  tr_autosave_put (autosave, save);
  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);
  test_folder_remove (folder);
}

/* ── The next program ── */

static void
test_resume (void)
{
  char *folder = test_folder_new ();
  TrAutosave *first = open_in (folder);
  g_autoptr(TrSave) save = make_save (12);
  g_autoptr(TrSave) next = make_save (8);
  g_autoptr(TrSave) resumed = NULL;
  TrAutosave *second;

  tr_autosave_put (first, save);
  g_assert_finalize_object (first);

  second = open_in (folder);
  resumed = resume (second);
  test_assert_same_save (save, resumed);
  g_assert_true (resumed->reviewing);
  g_assert_cmpuint (resumed->cursor, ==, 10);
  /* Going on replaces it. */
  tr_autosave_put (second, next);
  flush (second);
  assert_holds (tr_autosave_get_path (second), next);
  assert_lists (folder, "autosave.tworivers");
  g_assert_finalize_object (second);
  test_folder_remove (folder);
}

/* Programs at the same time have files of their own; those that come after find what they left, the latest first. */
static void
test_several (void)
{
  char *folder = test_folder_new ();
  TrAutosave *first = open_in (folder);
  TrAutosave *second = open_in (folder);
  TrAutosave *third;
  g_autoptr(TrSave) one = make_save (8);
  g_autoptr(TrSave) two = make_save (6);
  g_autoptr(TrSave) latest = NULL;
  g_autoptr(TrSave) other = NULL;
  g_autoptr(TrSave) none = NULL;

  assert_name (first, "autosave.tworivers");
  assert_name (second, "autosave-2.tworivers");
  tr_autosave_put (first, one);
  flush (first);
  g_usleep (20000);
  tr_autosave_put (second, two);
  flush (second);
  assert_lists (folder, "autosave-2.tworivers autosave.tworivers");
  /* While both live, neither is taken away. */
  third = open_in (folder);
  assert_name (third, "autosave-3.tworivers");
  none = resume (third);
  g_assert_null (none);
  g_assert_finalize_object (third);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);

  first = open_in (folder);
  assert_name (first, "autosave-2.tworivers");
  latest = resume (first);
  test_assert_same_save (two, latest);
  second = open_in (folder);
  assert_name (second, "autosave.tworivers");
  other = resume (second);
  test_assert_same_save (one, other);

  /* What was left comes before a name that is free. */
  tr_autosave_clear (second);
  g_assert_finalize_object (second);
  g_assert_finalize_object (first);
  first = open_in (folder);
  assert_name (first, "autosave-2.tworivers");
  g_assert_finalize_object (first);
  test_folder_remove (folder);
}

static void
test_clear (void)
{
  char *folder = test_folder_new ();
  TrAutosave *autosave = open_in (folder);
  g_autoptr(TrSave) save = make_save (6);
  g_autoptr(TrSave) none = NULL;

  tr_autosave_clear (autosave);
  flush (autosave);
  tr_autosave_put (autosave, save);
  flush (autosave);
  tr_autosave_put (autosave, save);
  tr_autosave_clear (autosave);
  g_assert_finalize_object (autosave);
  assert_lists (folder, "");

  autosave = open_in (folder);
  none = resume (autosave);
  g_assert_null (none);
  tr_autosave_clear (autosave);
  tr_autosave_put (autosave, save);
  flush (autosave);
  assert_lists (folder, "autosave.tworivers");
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

/* What a killed program was writing goes; what a person put there stays. */
static void
test_remains (void)
{
  static const char *const names[] = {
    "autosave.tworivers.aB3xY9", "autosave.tworivers.backup", "autosave.tworivers.Backup", "autosave.tworivers.old001",
    "autosave.tworivers.12", "autosave-2.tworivers.aB3xY9", "autosave.tworivers.a-B3xY",
  };
  char *folder = test_folder_new ();
  TrAutosave *autosave;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "{", -1, NULL));
    }
  autosave = open_in (folder);
  assert_lists (folder, "autosave-2.tworivers.aB3xY9 autosave.tworivers.12 autosave.tworivers.Backup"
                " autosave.tworivers.a-B3xY autosave.tworivers.backup autosave.tworivers.old001");
  g_assert_finalize_object (autosave);
  test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/autosave/put", test_put);
  g_test_add_func ("/autosave/folder-made", test_folder_made);
  g_test_add_func ("/autosave/latest-wins", test_latest_wins);
  g_test_add_func ("/autosave/finalize-writes", test_finalize_writes);
  g_test_add_func ("/autosave/told", test_told);
  g_test_add_func ("/autosave/dropped-when-told", test_dropped_when_told);
  g_test_add_func ("/autosave/resume", test_resume);
  g_test_add_func ("/autosave/several", test_several);
  g_test_add_func ("/autosave/clear", test_clear);
  g_test_add_func ("/autosave/remains", test_remains);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
