/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-saves-private.h"

#include <stdio.h>
#include <string.h>

static void
on_done (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GAsyncResult **answer = data;

  *answer = g_object_ref (result);
}

static void
wait_for (GAsyncResult **answer)
{
  while (*answer == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is done with a game of the list, or with a file; each answers whether it was done. */
typedef gboolean (*Action) (TrLibrary    *library,
                            TrSavedGame  *game,
                            const char   *argument,
                            gboolean      replace,
                            GError      **error);

static gboolean
rename_game (TrLibrary    *library,
             TrSavedGame  *game,
             const char   *argument,
             gboolean      replace,
             GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_rename_async (library, game, argument, NULL, on_done, &answer);
  wait_for (&answer);
  return tr_library_rename_finish (library, answer, error);
}

static gboolean
delete_game (TrLibrary    *library,
             TrSavedGame  *game,
             const char   *argument,
             gboolean      replace,
             GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_trash_async (library, game, NULL, on_done, &answer);
  wait_for (&answer);
  return tr_library_trash_finish (library, answer, error);
}

/* Where there is another one now. */
static gboolean
tell_made (TrSavedGame *made)
{
  g_autoptr(TrSavedGame) taken = made;

  if (made != NULL)
    printf ("%s\n", tr_saved_game_get_path (made));
  return made != NULL;
}

static gboolean
duplicate_game (TrLibrary    *library,
                TrSavedGame  *game,
                const char   *argument,
                gboolean      replace,
                GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_duplicate_async (library, game, NULL, on_done, &answer);
  wait_for (&answer);
  return tell_made (tr_library_duplicate_finish (library, answer, error));
}

static gboolean
import_file (TrLibrary    *library,
             TrSavedGame  *game,
             const char   *argument,
             gboolean      replace,
             GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_import_async (library, argument, NULL, on_done, &answer);
  wait_for (&answer);
  return tell_made (tr_library_import_finish (library, answer, error));
}

static gboolean
export_game (TrLibrary    *library,
             TrSavedGame  *game,
             const char   *argument,
             gboolean      replace,
             GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_export_async (library, game, argument, replace, NULL, on_done, &answer);
  wait_for (&answer);
  return tr_library_export_finish (library, answer, error);
}

static const struct
{
  const char *word;
  const char *call;
  guint       n_words;
  gboolean    has_game;         /* the first argument is one of the list */
  Action      run;
} actions[] = {
  { "rename", "rename NAME NEW-NAME", 3, TRUE, rename_game },
  { "delete", "delete NAME", 2, TRUE, delete_game },
  { "duplicate", "duplicate NAME", 2, TRUE, duplicate_game },
  { "import", "import FILE", 2, FALSE, import_file },
  { "export", "export NAME FILE [--replace]", 3, TRUE, export_game },
};

static CliStatus
refuse_word (const char *word)
{
  const char *words[G_N_ELEMENTS (actions) + 1] = { NULL };
  g_autofree char *shown = g_filename_display_name (word);
  g_autofree char *known = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    words[i] = actions[i].word;
  known = g_strjoinv (", ", (char **) words);
  return cli_fail (_("“%s” cannot be done with saved games; there are: %s"), shown, known);
}

static CliStatus
act (Action       run,
     gboolean     has_game,
     const char  *folder,
     const char  *first,
     const char  *second,
     gboolean     replace)
{
  g_autoptr(TrLibrary) library = NULL;
  g_autoptr(TrSavedGame) game = NULL;
  g_autoptr(GError) error = NULL;

  /* A name that is not there is no reason to make the folder. */
  if (!has_game || g_file_test (folder, G_FILE_TEST_EXISTS))
    {
      library = cli_saves_open (folder);
      if (library == NULL)
        return CLI_WRONG;
    }
  if (has_game && library != NULL)
    g_set_object (&game, tr_library_find (library, first));
  if (has_game && game == NULL)
    return cli_fail (_("there is no saved game “%s” in %s"), first, folder);
  if (run (library, game, has_game ? second : first, replace, &error))
    return CLI_YES;
  return cli_fail ("%s", error->message);
}

CliStatus
cli_saves_act (const char        *folder,
               const char *const *words,
               gboolean           replace)
{
  g_return_val_if_fail (folder != NULL, CLI_WRONG);
  g_return_val_if_fail (words != NULL && words[0] != NULL, CLI_WRONG);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (strcmp (actions[i].word, words[0]) != 0)
        continue;
      if (g_strv_length ((char **) words) != actions[i].n_words)
        return cli_fail (_("the call is: %s %s"), "two-rivers-cli saves", actions[i].call);
      return act (actions[i].run, actions[i].has_game, folder, words[1], words[1] != NULL ? words[2] : NULL, replace);
    }
  return refuse_word (words[0]);
}
