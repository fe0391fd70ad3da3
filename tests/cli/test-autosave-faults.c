/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "autosaves.h"
#include "files.h"
#include "folders.h"

#include <signal.h>
#include <string.h>

/* ── A program that runs ── */

typedef struct
{
  GSubprocess      *process;
  GOutputStream    *input;
  GDataInputStream *output;
} Running;

static void
running_clear (Running *running)
{
  g_clear_object (&running->output);
  g_clear_object (&running->process);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Running, running_clear)

static void
running_init (Running     *running,
              GSubprocess *process)
{
  running->process = process;
  running->input = g_subprocess_get_stdin_pipe (process);
  running->output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
}

static void
say (Running    *running,
     const char *lines)
{
  g_autoptr(GError) error = NULL;

  g_output_stream_write_all (running->input, lines, strlen (lines), NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
wait_for (Running    *running,
          const char *part)
{
  for (;;)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *line = g_data_input_stream_read_line (running->output, NULL, NULL, &error);

      g_assert_no_error (error);
      if (line == NULL)
        g_error ("the program has ended before saying “%s”", part);
      if (strstr (line, part) != NULL)
        return;
    }
}

/* Plays N moves; when this returns they are on the disk. */
static void
play_moves (Running *running,
            guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      say (running, "1\nnote\n");
      wait_for (running, "There are no notes");
    }
}

static void
end (Running *running)
{
  g_autoptr(GError) error = NULL;

  say (running, "quit\n");
  g_subprocess_wait_check (running->process, NULL, &error);
  g_assert_no_error (error);
}

/* ── What goes wrong ── */

static void
test_kill (void)
{
  for (guint n = 1; n <= 6; n++)
    {
      char *folder = test_folder_new ();
      g_auto(Running) running = { 0 };
      g_autofree char *resumed = NULL;
      g_autofree char *place = NULL;
      g_autoptr(TrSave) save = NULL;

      running_init (&running, cli_start (-1, "play", cli_game (), "--seat", "2=random", "--autosave", folder, NULL));
      play_moves (&running, n);
      /* In the middle of something. */
      say (&running, "1\n1\n");
      g_usleep (n * 500);
      g_subprocess_send_signal (running.process, SIGKILL);
      g_subprocess_wait (running.process, NULL, NULL);
      g_assert_false (g_subprocess_get_successful (running.process));

      save = autosaves_load (folder, "autosave.tworivers");
      g_assert_cmpuint (save->moves->len, >=, n);
      place = g_strdup_printf ("at move %u of %u; ", save->cursor, save->moves->len);
      resumed = autosaves_resume ("1\n", folder);
      assert_has (resumed, place);
      test_folder_remove (folder);
    }
}

/* The second program does not take what the first is at, and does not lose it either. */
static void
test_two_programs (void)
{
  char *folder = test_folder_new ();
  g_auto(Running) first = { 0 };
  g_auto(Running) second = { 0 };
  g_autoptr(TrSave) one = NULL;
  g_autoptr(TrSave) two = NULL;
  g_autofree char *third = NULL;
  g_autofree char *names = NULL;

  running_init (&first, cli_start (-1, "play", cli_game (), "--autosave", folder, NULL));
  play_moves (&first, 3);
  running_init (&second, cli_start (-1, "play", "--autosave", folder, NULL));
  wait_for (&second, ", seed ");
  play_moves (&second, 2);
  play_moves (&first, 1);
  end (&second);
  play_moves (&first, 1);

  one = autosaves_load (folder, "autosave.tworivers");
  two = autosaves_load (folder, "autosave-2.tworivers");
  g_assert_cmpuint (one->moves->len, ==, 5);
  g_assert_cmpuint (two->moves->len, ==, 2);
  /* The third goes on with what the second has left. */
  third = autosaves_resume ("1\n", folder);
  assert_has (third, "at move 2 of 2; ");
  end (&first);
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "autosave-2.tworivers autosave.tworivers");
  test_folder_remove (folder);
}

/* Told once, and the game goes on. */
static void
test_errors (void)
{
  char *folder = test_folder_new ();
  const char *file = test_write ("no-folder", "", -1);
  g_autofree char *input = g_strdup_printf ("1\n1\nlog all\n");
  g_auto(Answer) nowhere = cli_ask (input, "play", cli_game (), "--autosave", file, NULL);
  g_auto(Answer) no_resume = cli_ask (NULL, "play", "--resume", "--autosave", file, NULL);
  g_auto(Running) running = { 0 };
  g_autofree char *err = NULL;
  gsize length;
  char said[4096];

  g_assert_cmpint (nowhere.status, ==, 0);
  assert_has (nowhere.out, "\n   2  ");
  assert_has (nowhere.err, "; the game goes on, but is not saved\n");
  g_assert_null (strchr (strchr (nowhere.err, '\n') + 1, '\n'));
  g_assert_cmpint (no_resume.status, ==, 2);

  running_init (&running, cli_start (-1, "play", cli_game (), "--autosave", folder, NULL));
  play_moves (&running, 2);
  test_folder_remove (folder);
  play_moves (&running, 3);
  say (&running, "quit\n");
  g_subprocess_wait (running.process, NULL, NULL);
  g_assert_cmpint (g_subprocess_get_exit_status (running.process), ==, 1);
  g_input_stream_read_all (g_subprocess_get_stderr_pipe (running.process), said, sizeof said - 1, &length, NULL, NULL);
  err = g_strndup (said, length);
  assert_has (err, "; the game goes on, but is not saved\n");
  g_assert_null (strstr (strstr (err, "goes on") + 1, "goes on"));
}

static void
test_broken_file (void)
{
  char *folder = test_folder_new ();
  g_autofree char *first = autosaves_play ("1\n1\n1\n", folder);
  g_autofree char *path = g_build_filename (folder, "autosave.tworivers", NULL);
  g_autofree char *text = NULL;
  g_autofree char *names = NULL;
  g_auto(Answer) part = { 0 };
  g_auto(Answer) nothing = { 0 };
  char *last;

  /* Its last move is not one: what comes before is resumed, and the file kept as it is. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  last = strstr (text, "],\n \"cursor\"");
  g_assert_nonnull (last);
  while (*last != '"')
    last--;
  last[-1] = '~';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  part = cli_ask ("1\n", "play", "--autosave", folder, NULL);
  g_assert_cmpint (part.status, ==, 0);
  assert_has (part.err, "move 3, ");
  assert_has (part.out, "at move 2 of 2; ");
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "autosave-kept-1.tworivers autosave.tworivers");

  /* Nothing of it can be read: a new game begins. */
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  nothing = cli_ask ("1\n", "play", "--autosave", folder, NULL);
  g_assert_cmpint (nothing.status, ==, 0);
  assert_has (nothing.err, "; the file is kept as autosave-kept-2.tworivers");
  assert_has (nothing.out, ", seed ");
  test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/autosave-faults/kill", test_kill);
  g_test_add_func ("/cli/autosave-faults/two-programs", test_two_programs);
  g_test_add_func ("/cli/autosave-faults/errors", test_errors);
  g_test_add_func ("/cli/autosave-faults/broken-file", test_broken_file);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
