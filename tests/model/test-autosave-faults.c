/* SPDX-License-Identifier: GPL-3.0-or-later */

/* To give away the right to write, and room to write in. */
#define _DEFAULT_SOURCE

#include "tr-autosave.h"

#include "files.h"
#include "folders.h"
#include "saves.h"
#include "tr-error.h"
#include "tr-games.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define NOBODY 65534

typedef struct
{
  char       *folder;
  char       *path;             /* of the file */
  TrAutosave *autosave;
  TrSave     *old;              /* in the file */
  TrSave     *save;             /* to be written */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->autosave = tr_autosave_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->path = g_strdup (tr_autosave_get_path (fixture->autosave));
  fixture->old = test_save_full (tr_games_get (0), 2, 6);
  fixture->save = test_save_full (tr_games_get (0), 2, 8);
  tr_autosave_put (fixture->autosave, fixture->old);
  g_assert_true (tr_autosave_flush (fixture->autosave, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->autosave != NULL)
    g_assert_finalize_object (fixture->autosave);
  tr_save_unref (fixture->old);
  tr_save_unref (fixture->save);
  g_free (fixture->path);
  test_folder_remove (fixture->folder);
}

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

static void
assert_lists (const char *folder,
              const char *expected)
{
  g_autofree char *names = test_folder_list (folder);

  g_assert_cmpstr (names, ==, expected);
}

/* The new save does not get there: the property says so, to who looks and to who waits. */
static void
assert_fails (Fixture    *fixture,
              const char *part)
{
  g_autofree char *failure = NULL;
  g_autoptr(GError) error = NULL;
  guint64 number = tr_autosave_put (fixture->autosave, fixture->save);
  guint64 saved;

  do
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&failure, g_free);
      g_object_get (fixture->autosave, "error", &failure, "saved", &saved, NULL);
    }
  while (failure == NULL);
  g_assert_cmpuint (saved, <, number);
  if (strstr (failure, part) == NULL)
    g_error ("“%s” does not say “%s”", failure, part);
  g_assert_false (tr_autosave_flush (fixture->autosave, &error));
  g_assert_cmpstr (error->message, ==, failure);
}

/* What had failed gets there without being put again. */
static void
assert_works_again (Fixture *fixture)
{
  g_autofree char *failure = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (tr_autosave_flush (fixture->autosave, &error));
  g_assert_no_error (error);
  g_object_get (fixture->autosave, "error", &failure, NULL);
  g_assert_null (failure);
  assert_holds (fixture->path, fixture->save);
}

/* ── Places that cannot be written ── */

/* Root may write everywhere, and so becomes somebody else. */
static void
set_right_to_write (const char *folder,
                    gboolean    allowed)
{
  g_autofree char *parent = g_path_get_dirname (folder);

  if (allowed && getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (g_chmod (folder, allowed ? 0755 : 0555), ==, 0);
  if (!allowed && getuid () == 0)
    {
      g_assert_cmpint (g_chmod (parent, 0755), ==, 0);
      g_assert_cmpint (seteuid (NOBODY), ==, 0);
    }
}

static void
test_read_only (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *locked = g_build_filename (fixture->folder, "deeper", NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) deep_error = NULL;

  set_right_to_write (fixture->folder, FALSE);
  assert_fails (fixture, "autosave.tworivers: Permission denied");
  g_assert_null (tr_autosave_new (fixture->folder, &error));
  test_assert_says (error, TR_ERROR_FILE, "Permission denied");
  g_assert_null (tr_autosave_new (locked, &deep_error));
  test_assert_says (deep_error, TR_ERROR_FILE, "Permission denied");
  set_right_to_write (fixture->folder, TRUE);

  assert_holds (fixture->path, fixture->old);
  assert_works_again (fixture);
}

static void
set_room (rlim_t room)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (room, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Room for a part of the file, as on a full disk. */
static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  signal (SIGXFSZ, SIG_IGN);
  set_room (200);
  assert_fails (fixture, "autosave.tworivers: File too large");
  set_room (RLIM_INFINITY);
  signal (SIGXFSZ, SIG_DFL);

  assert_holds (fixture->path, fixture->old);
  assert_lists (fixture->folder, "autosave.tworivers");
  assert_works_again (fixture);
}

/* The same for a save that a person asks for. */
static void
test_store (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr(GError) full = NULL;
  g_autoptr(GError) device = NULL;

  signal (SIGXFSZ, SIG_IGN);
  set_room (200);
  g_assert_false (tr_save_store (fixture->save, fixture->path, &full));
  set_room (RLIM_INFINITY);
  signal (SIGXFSZ, SIG_DFL);
  test_assert_says (full, TR_ERROR_FILE, "autosave.tworivers: File too large");
  assert_holds (fixture->path, fixture->old);

  g_assert_false (tr_save_store (fixture->save, "/dev/full", &device));
  test_assert_says (device, TR_ERROR_FILE, "/dev/full: this is not a file that can be written");
}

static void
test_no_folder (Fixture       *fixture,
                gconstpointer  data)
{
  char *away = test_path ("away");

  g_assert_cmpint (g_rename (fixture->folder, away), ==, 0);
  assert_fails (fixture, "No such file or directory");
  g_assert_cmpint (g_rename (away, fixture->folder), ==, 0);
  assert_holds (fixture->path, fixture->old);
  assert_works_again (fixture);
}

/* A folder that takes the place of ours has no lock of ours: who comes first has the file. */
static void
test_other_folder (Fixture       *fixture,
                   gconstpointer  data)
{
  char *away = test_path ("away");
  TrAutosave *other;

  g_assert_cmpint (g_rename (fixture->folder, away), ==, 0);
  other = tr_autosave_new (fixture->folder, NULL);
  g_assert_cmpstr (tr_autosave_get_path (other), ==, fixture->path);
  tr_autosave_put (other, fixture->old);
  tr_autosave_flush (other, NULL);
  assert_fails (fixture, "another program uses this file");
  assert_holds (fixture->path, fixture->old);

  g_assert_finalize_object (other);
  assert_works_again (fixture);
  /* Of the two, none is lost. */
  assert_lists (fixture->folder, "autosave-kept-1.tworivers autosave.tworivers");
  test_folder_remove (away);
}

static void
test_not_a_folder (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (tr_autosave_new (test_write ("file", "", 0), &error));
  test_assert_says (error, TR_ERROR_FILE, "file: ");
}

/* ── Files that others change ── */

static void
put_and_flush (Fixture *fixture)
{
  tr_autosave_put (fixture->autosave, fixture->save);
  assert_works_again (fixture);
}

static void
test_removed (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  put_and_flush (fixture);
  assert_lists (fixture->folder, "autosave.tworivers");
}

/* What somebody else has put there is not ours to destroy. */
static void
test_replaced (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *kept = g_build_filename (fixture->folder, "autosave-kept-1.tworivers", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "mine", -1, NULL));
  put_and_flush (fixture);
  assert_lists (fixture->folder, "autosave-kept-1.tworivers autosave.tworivers");
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  put_and_flush (fixture);
  assert_lists (fixture->folder, "autosave-kept-1.tworivers autosave-kept-2.tworivers autosave.tworivers");
}

/* Neither is what an earlier program left, when nobody resumed it. */
static void
test_not_resumed (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *kept = g_build_filename (fixture->folder, "autosave-kept-1.tworivers", NULL);

  g_assert_finalize_object (fixture->autosave);
  fixture->autosave = tr_autosave_new (fixture->folder, NULL);
  put_and_flush (fixture);
  assert_holds (kept, fixture->old);
}

/* ── Files that cannot be resumed ── */

static TrSave *
resume_text (Fixture     *fixture,
             const char  *text,
             GError     **error)
{
  g_assert_finalize_object (fixture->autosave);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  fixture->autosave = tr_autosave_new (fixture->folder, NULL);
  return tr_autosave_resume (fixture->autosave, error);
}

static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *kept = g_build_filename (fixture->folder, "autosave-kept-1.tworivers", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(TrSave) again = NULL;

  g_assert_null (resume_text (fixture, "{\"format\": 2,", &error));
  test_assert_says (error, TR_ERROR_SYNTAX, "autosave.tworivers: line 1");
  test_assert_says (error, TR_ERROR_SYNTAX, "; the file is kept as autosave-kept-1.tworivers");
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "{\"format\": 2,");
  again = tr_autosave_resume (fixture->autosave, NULL);
  g_assert_null (again);
  put_and_flush (fixture);
  assert_lists (fixture->folder, "autosave-kept-1.tworivers autosave.tworivers");
}

/* What can be read in part is gone on with; the whole is kept all the same. */
static void
test_readable_in_part (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *whole = test_save_text (fixture->old);
  const char *after = strstr (whole, "],\n \"cursor\"");
  g_autofree char *text = g_strdup_printf ("%.*s, \"fly B2\"%s", (int) (after - whole), whole, after);
  g_autoptr(GError) error = NULL;
  g_autoptr(TrSave) part = NULL;

  part = resume_text (fixture, text, &error);
  test_assert_says (error, TR_ERROR_MOVE, "“fly” is not understood");
  g_assert_cmpuint (part->moves->len, ==, 6);
  assert_lists (fixture->folder, "autosave.tworivers");
  put_and_flush (fixture);
  assert_lists (fixture->folder, "autosave-kept-1.tworivers autosave.tworivers");
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  ADD ("/autosave/faults/read-only", test_read_only);
  ADD ("/autosave/faults/full", test_full);
  ADD ("/autosave/faults/store", test_store);
  ADD ("/autosave/faults/no-folder", test_no_folder);
  ADD ("/autosave/faults/other-folder", test_other_folder);
  g_test_add_func ("/autosave/faults/not-a-folder", test_not_a_folder);
  ADD ("/autosave/faults/removed", test_removed);
  ADD ("/autosave/faults/replaced", test_replaced);
  ADD ("/autosave/faults/not-resumed", test_not_resumed);
  ADD ("/autosave/faults/unreadable", test_unreadable);
  ADD ("/autosave/faults/readable-in-part", test_readable_in_part);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
