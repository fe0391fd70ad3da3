/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

CliStatus
cli_fail (const char *format,
          ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  /* What was printed so far comes first, also when both go to the same place. */
  fflush (stdout);
  fprintf (stderr, "two-rivers-cli: %s\n", sentence);
  return CLI_WRONG;
}

char **
cli_parse (const CliCommand   *command,
           const GOptionEntry *entries,
           const GOptionEntry *more_entries,
           int                 argc,
           char              **argv)
{
  g_autoptr(GOptionContext) context = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) rest = NULL;
  g_autofree char *program = NULL;
  const GOptionEntry rest_entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  int n_rest;

  g_return_val_if_fail (command != NULL, NULL);

  program = g_strconcat ("two-rivers-cli ", command->name, NULL);
  g_set_prgname (program);
  context = g_option_context_new (command->arguments);
  g_option_context_set_summary (context, _(command->summary));
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (more_entries != NULL)
    g_option_context_add_main_entries (context, more_entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, rest_entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      cli_fail (_("%s; see “%s --help”"), error->message, program);
      return NULL;
    }

  if (rest == NULL)
    rest = g_new0 (char *, 1);
  n_rest = (int) g_strv_length (rest);
  if (n_rest < command->min_arguments || n_rest > command->max_arguments)
    {
      cli_fail (_("the call is: %s %s; see “%s --help”"), program, command->arguments, program);
      return NULL;
    }
  for (int i = 0; i < n_rest; i++)
    {
      if (rest[i][0] == '\0')
        {
          cli_fail (_("argument %d is empty; the call is: %s %s"), i + 1, program, command->arguments);
          return NULL;
        }
    }
  return g_steal_pointer (&rest);
}

/* How many letters have to be put in, taken out or changed. */
static guint
edit_distance (const char *a,
               const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *row = g_new (guint, n + 1);

  g_assert (a != NULL);

  for (guint j = 0; j <= n; j++)
    row[j] = j;
  for (guint i = 0; a[i] != '\0'; i++)
    {
      guint diagonal = row[0];

      row[0] = i + 1;
      for (guint j = 0; j < n; j++)
        {
          guint changed = diagonal + (a[i] != b[j]);

          diagonal = row[j + 1];
          row[j + 1] = MIN (changed, MIN (diagonal, row[j]) + 1);
        }
    }
  return row[n];
}

const char *
cli_nearest (const char        *word,
             const char *const *candidates)
{
  const char *best = NULL;
  guint best_distance = 6;

  g_return_val_if_fail (word != NULL, NULL);
  g_return_val_if_fail (candidates != NULL, NULL);

  for (; *candidates != NULL; candidates++)
    {
      guint changes = g_str_has_prefix (*candidates, word) ? 1 : edit_distance (word, *candidates);
      /* Of words that are equally far, the one is meant that begins alike. */
      guint distance = 2 * changes + ((*candidates)[0] != word[0]);

      /* Where more than half of the letters change, nothing is alike. */
      if (distance < best_distance && 2 * changes <= strlen (*candidates))
        {
          best = *candidates;
          best_distance = distance;
        }
    }
  return best;
}

static volatile sig_atomic_t interrupted;

static void
on_interrupt (int number)
{
  interrupted = 1;
  signal (number, SIG_DFL);
}

void
cli_catch_interrupt (void)
{
  signal (SIGINT, on_interrupt);
  signal (SIGTERM, on_interrupt);
}

gboolean
cli_interrupted (void)
{
  return interrupted != 0;
}

void
cli_print_row (const char *first,
               const char *second)
{
  glong gap;

  g_return_if_fail (first != NULL);
  g_return_if_fail (second != NULL);

  /* printf() counts bytes, and an ellipsis has three. */
  gap = MAX (1, 20 - g_utf8_strlen (first, -1));
  printf ("  %s%*s%s\n", first, (int) gap, "", second);
}

const char *
cli_style (CliStyle style)
{
  static int coloured = -1;

  if (coloured < 0)
    coloured = isatty (STDOUT_FILENO) && g_getenv ("NO_COLOR") == NULL && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
  if (!coloured)
    return "";
  switch (style)
    {
    case CLI_BOLD:
      return "\033[1m";
    case CLI_DIM:
      return "\033[2m";
    case CLI_PLAIN:
    default:
      return "\033[0m";
    }
}
