/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-autosave.h"
#include "tr-library.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

/* ── Back and forth ── */

static void
say_nothing_to_undo (CliPlay *play)
{
  guint policy;

  g_object_get (play->session, "undo-policy", &policy, NULL);
  if (policy == TR_UNDO_STRICT && tr_session_get_cursor (play->session) > 0)
    printf ("%s\n", _("Under the strict policy only the moves of a turn are taken back, up to the last thing revealed."));
  else
    printf ("%s\n", _("There is nothing to take back."));
}

void
cli_play_undo (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);

  if (!tr_session_undo (play->session))
    say_nothing_to_undo (play);
}

void
cli_play_redo (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);

  if (!tr_session_redo (play->session))
    printf ("%s\n", _("There is nothing that was taken back."));
}

void
cli_play_step (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (arguments != NULL);

  if (strcmp (arguments, "back") == 0)
    {
      if (!tr_session_undo_step (play->session))
        say_nothing_to_undo (play);
    }
  else if (strcmp (arguments, "forward") == 0)
    {
      if (!tr_session_redo_step (play->session))
        printf ("%s\n", _("There is nothing that was taken back."));
    }
  else
    printf ("%s\n", _("Say where to: step back, or step forward"));
}

void
cli_play_other (CliPlay    *play,
                const char *arguments)
{
  guint policy;

  g_return_if_fail (play != NULL);

  if (strcmp (arguments, "line") != 0)
    {
      printf ("%s\n", _("Say: other line"));
      return;
    }
  if (tr_session_swap_line (play->session))
    {
      printf ("%s\n", _("Here the moves come that were replaced last; “other line” leads on, and back in the end."));
      play->changed = TRUE;
      play->last_seat = -1;
      return;
    }

  g_object_get (play->session, "undo-policy", &policy, NULL);
  if (tr_session_get_reviewing (play->session))
    printf ("%s\n", _("In a review moves are locked: “review” ends it."));
  else if (policy == TR_UNDO_STRICT)
    printf ("%s\n", _("Under the strict policy no other line is taken up."));
  else
    printf ("%s\n", _("No moves have been replaced."));
}

/* ── Review ── */

void
cli_play_review (CliPlay    *play,
                 const char *arguments)
{
  gboolean reviewing;

  g_return_if_fail (play != NULL);

  reviewing = !tr_session_get_reviewing (play->session);
  play->jumping = TRUE;
  tr_session_set_reviewing (play->session, reviewing);
  play->jumping = FALSE;
  play->changed = TRUE;
  play->last_seat = -1;
  if (reviewing)
    printf ("%s\n", _("Moves are locked. Look around with first, last, next, back and go; “fork” plays on from there, "
                      "“review” goes back to the game."));
  else
    cli_autosave_start (play);
}

static gboolean
is_reviewing (CliPlay *play)
{
  if (tr_session_get_reviewing (play->session))
    return TRUE;
  printf ("%s\n", _("This is for looking around: “review” begins it."));
  return FALSE;
}

static void
go_to (CliPlay *play,
       guint    n)
{
  /* Whoever is there already sees it again. */
  tr_session_go_to (play->session, n);
  play->changed = TRUE;
}

void
cli_play_first (CliPlay    *play,
                const char *arguments)
{
  g_return_if_fail (play != NULL);

  if (is_reviewing (play))
    go_to (play, 0);
}

void
cli_play_last (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);

  if (is_reviewing (play))
    go_to (play, tr_session_get_length (play->session));
}

void
cli_play_go (CliPlay    *play,
             const char *arguments)
{
  guint length;
  guint64 number;

  g_return_if_fail (play != NULL);
  g_return_if_fail (arguments != NULL);

  if (!is_reviewing (play))
    return;
  length = tr_session_get_length (play->session);
  if (g_ascii_string_to_unsigned (arguments, 10, 0, length, &number, NULL))
    {
      go_to (play, (guint) number);
      return;
    }
  printf (_("Say the number of a move, from 0 to %u: go N"), length);
  printf ("\n");
}

static void
jump (CliPlay    *play,
      const char *what,
      gboolean    forward)
{
  static const struct
  {
    const char *word;
    TrJump      jump;
  } jumps[] = {
    { "", TR_JUMP_MOVE },
    { "move", TR_JUMP_MOVE },
    { "turn", TR_JUMP_TURN },
    { "phase", TR_JUMP_PHASE },
    { "round", TR_JUMP_ROUND },
    { "landmark", TR_JUMP_LANDMARK },
  };

  g_assert (what != NULL);

  if (!is_reviewing (play))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      if (strcmp (jumps[i].word, what) != 0)
        continue;
      if (!tr_session_jump (play->session, jumps[i].jump, forward))
        printf ("%s\n", forward ? _("There is none after this.") : _("There is none before this."));
      return;
    }
  printf ("%s\n", _("Say nothing more, or one of: turn, phase, round, landmark"));
}

void
cli_play_next (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (arguments != NULL);

  jump (play, arguments, TRUE);
}

void
cli_play_back (CliPlay    *play,
               const char *arguments)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (arguments != NULL);

  jump (play, arguments, FALSE);
}

/* ── Playing on ── */

/* What the fork is to call the game it came from, which is put where nothing happens to it; NULL: that was not possible. */
static char *
dup_parent (CliPlay *play)
{
  g_autofree char *path = g_strdup (play->path);
  g_autofree char *base = NULL;

  if (play->keeper != NULL)
    {
      g_free (path);
      path = cli_autosave_keep (play);
      if (path == NULL)
        return NULL;
      printf (_("The game as it was is kept: %s"), path);
      printf ("\n");
    }
  if (path == NULL)
    return g_strdup (tr_translate (play->game->rules->title));

  base = g_path_get_basename (path);
  if (g_str_has_suffix (base, TR_LIBRARY_ENDING))
    base[strlen (base) - strlen (TR_LIBRARY_ENDING)] = '\0';
  return g_filename_display_name (base);
}

void
cli_play_fork (CliPlay    *play,
               const char *arguments)
{
  g_autofree char *parent = NULL;
  guint cursor;

  g_return_if_fail (play != NULL);

  if (!is_reviewing (play))
    return;
  parent = dup_parent (play);
  if (parent == NULL)
    return;

  cursor = tr_session_get_cursor (play->session);
  cli_play_take (play, tr_session_fork (play->session, parent));
  /* What the file had belongs to the game as it was. */
  g_clear_pointer (&play->loaded, tr_save_unref);
  if (play->keeper != NULL)
    cli_autosave_begin (play);
  else
    cli_autosave_start (play);
  /* Translators: number of a move, name of a game */
  printf (_("This is a game of its own now, from move %u of “%s” on."), cursor, parent);
  printf ("\n");
}
