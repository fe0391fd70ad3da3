/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-games.h"
#include "tr-json.h"

#include <string.h>

static const char *program_variable = "TWO_RIVERS_CLI";

void
cli_use (const char *variable)
{
  program_variable = variable;
}

void
answer_clear (Answer *answer)
{
  g_clear_pointer (&answer->out, g_free);
  g_clear_pointer (&answer->err, g_free);
}

/* INPUT -1: a pipe. */
static GSubprocess *
start_valist (int     input,
              va_list args)
{
  g_autoptr(GPtrArray) argv = g_ptr_array_new ();
  g_autoptr(GSubprocessLauncher) launcher = NULL;
  g_autoptr(GError) error = NULL;
  GSubprocess *process;
  const char *argument;

  g_ptr_array_add (argv, (char *) g_getenv (program_variable));
  g_assert_nonnull (argv->pdata[0]);
  while ((argument = va_arg (args, const char *)) != NULL)
    g_ptr_array_add (argv, (char *) argument);
  g_ptr_array_add (argv, NULL);

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE
                                        | (input < 0 ? G_SUBPROCESS_FLAGS_STDIN_PIPE : 0));
  if (input >= 0)
    g_subprocess_launcher_take_stdin_fd (launcher, input);
  g_subprocess_launcher_setenv (launcher, "HOME", test_path ("home"), TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", test_path ("home"), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  return process;
}

GSubprocess *
cli_start (int input,
           ...)
{
  GSubprocess *process;
  va_list args;

  va_start (args, input);
  process = start_valist (input, args);
  va_end (args);
  return process;
}

static Answer
ask_valist (const char *input,
            va_list     args)
{
  g_autoptr(GSubprocess) process = start_valist (-1, args);
  g_autoptr(GError) error = NULL;
  Answer answer = { 0 };

  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &answer.out, &answer.err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  answer.status = g_subprocess_get_exit_status (process);
  return answer;
}

Answer
cli_ask (const char *input,
         ...)
{
  va_list args;
  Answer answer;

  va_start (args, input);
  answer = ask_valist (input, args);
  va_end (args);
  return answer;
}

char *
cli_ask_out (const char *input,
             ...)
{
  g_auto(Answer) answer = { 0 };
  va_list args;

  va_start (args, input);
  answer = ask_valist (input, args);
  va_end (args);
  g_assert_cmpstr (answer.err, ==, "");
  g_assert_cmpint (answer.status, ==, 0);
  return g_steal_pointer (&answer.out);
}

void
cli_ask_wrong (const char *part,
               ...)
{
  g_auto(Answer) answer = { 0 };
  va_list args;

  va_start (args, part);
  answer = ask_valist (NULL, args);
  va_end (args);
  g_assert_cmpint (answer.status, ==, 2);
  g_assert_cmpstr (answer.out, ==, "");
  g_assert_true (g_str_has_prefix (answer.err, "two-rivers-cli: "));
  assert_has (answer.err, part);
}

TrValue *
cli_json (char *text)
{
  g_autofree char *taken = text;
  g_autoptr(GError) error = NULL;
  TrValue *value = tr_json_parse ("answer", taken, strlen (taken), &error);

  g_assert_no_error (error);
  return value;
}

void
assert_has (const char *text,
            const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” does not say “%s”", text, part);
}

const char *
cli_game (void)
{
  return tr_games_get (0)->id;
}

char *
cli_new_game (const char *name)
{
  char *path = test_path (name);
  g_autofree char *said = cli_ask_out (NULL, "new", cli_game (), "--players", "2", "--seed", "11", "--save", path, NULL);

  g_assert_cmpstr (said, ==, "");
  return path;
}
