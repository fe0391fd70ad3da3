/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-window-private.h"

#include "tr-compat.h"

/* Where games come from and where they go. */

/* ── Keeping ── */

static void
on_autosave_error (TrWindow   *self,
                   GParamSpec *pspec,
                   TrAutosave *autosave)
{
  g_autofree char *error = NULL;
  g_autofree char *warning = NULL;

  g_object_get (autosave, "error", &error, NULL);
  if (error != NULL)
    warning = g_strdup_printf (_("%s; the game goes on, but is not saved"), error);
  tr_window_warn (self, warning);
}

void
tr_window_open_keeper (TrWindow *self)
{
  g_autofree char *folder = tr_keeper_dup_usual_folder ();
  g_autoptr(GError) error = NULL;

  g_assert (TR_IS_WINDOW (self));

  self->keeper = tr_keeper_new (folder, &error);
  if (self->keeper == NULL)
    {
      g_autofree char *warning = g_strdup_printf (_("%s; games can be played, but are not saved"), error->message);

      tr_window_warn (self, warning);
    }
  else
    {
      TrAutosave *autosave = tr_keeper_get_autosave (self->keeper);

      g_signal_connect_object (autosave, "notify::error", G_CALLBACK (on_autosave_error), self, G_CONNECT_SWAPPED);
    }
}

void
tr_window_offer_left (TrWindow *self)
{
  g_assert (TR_IS_WINDOW (self));

  if (self->keeper != NULL && self->session == NULL)
    tr_start_page_set_left (self->start_page,
                            tr_keeper_left_unfinished (self->keeper) ? tr_keeper_get_left (self->keeper) : NULL,
                            tr_keeper_get_problem (self->keeper));
}

void
tr_window_offer_saves (TrWindow *self)
{
  g_autofree char *folder = tr_keeper_dup_usual_folder ();

  g_assert (TR_IS_WINDOW (self));

  if (self->keeper != NULL)
    tr_saves_page_hide_path (self->saves_page, tr_autosave_get_path (tr_keeper_get_autosave (self->keeper)));
  tr_saves_page_set_folder (self->saves_page, folder);
}

static void
show_saves (gpointer data)
{
  gtk_widget_activate_action (data, "win.saved-games", NULL);
}

static void
keep (TrWindow   *self,
      TrSession  *session,
      const char *path,
      TrSave     *loaded)
{
  g_autofree char *kept = NULL;
  g_autoptr(GError) error = NULL;

  g_assert (TR_IS_WINDOW (self));

  if (self->keeper == NULL)
    return;
  if (!tr_keeper_begin (self->keeper, session, path, loaded, &kept, &error))
    {
      g_autofree char *warning = g_strdup_printf (_("%s; the game that was left in %s stays there, and this one is not saved"),
                                                  error->message,
                                                  tr_autosave_get_path (tr_keeper_get_autosave (self->keeper)));

      tr_window_warn (self, warning);
      g_clear_object (&self->keeper);
    }
  else if (kept != NULL)
    tr_toast_offer (self->toast, _("The previous game is among the saved games"), _("_Show"), show_saves, self, NULL);
}

void
tr_window_begin (TrWindow   *self,
                 TrSession  *session,
                 const char *path,
                 TrSave     *loaded)
{
  g_return_if_fail (TR_IS_WINDOW (self));
  g_return_if_fail (TR_IS_SESSION (session));

  keep (self, session, path, loaded);
  g_set_object (&self->session, session);
  tr_game_page_set_session (self->game_page, session);
  if (self->start_page != NULL)
    tr_start_page_set_left (self->start_page, NULL, NULL);
  tr_window_show_page (self, "game");
  tr_window_update_actions (self);
}

void
tr_window_adopt (TrWindow *self)
{
  TrSession *session = tr_game_page_get_session (self->game_page);

  g_assert (TR_IS_WINDOW (self));

  if (session != NULL && session != self->session)
    {
      keep (self, session, NULL, NULL);
      g_set_object (&self->session, session);
      tr_window_update_actions (self);
    }
}

/* ── Beginning ── */

void
tr_window_continue (TrWindow *self)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrSession) session = NULL;

  g_assert (TR_IS_WINDOW (self));

  save = self->keeper != NULL ? tr_keeper_take_left (self->keeper) : NULL;
  if (save == NULL)
    return;
  session = tr_session_new_from_save (save);
  tr_window_begin (self, session, NULL, NULL);
}

/* The same box, options and players, and another seed. */
void
tr_window_rematch (TrWindow *self)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(TrSession) session = NULL;
  g_autoptr(GError) error = NULL;
  const TrGame *game;
  TrOptions options;

  g_assert (TR_IS_WINDOW (self));

  if (self->session == NULL)
    return;
  save = tr_session_make_save (self->session);
  game = tr_record_get_game (save->record);
  options = tr_options_standard (game->rules);
  for (guint i = 0; i < game->rules->n_options; i++)
    options.values[i] = game->options[i];
  record = tr_record_new (tr_record_get_box (save->record), game->players, &options, tr_rules_random_seed (), &error);
  if (record == NULL)
    {
      tr_compat_tell (GTK_WINDOW (self), _("The Game Cannot Begin"), error->message);
      return;
    }
  session = tr_session_new (record, save->seats, save->undo);
  tr_window_begin (self, session, NULL, NULL);
}

/* ── Files ── */

static void
on_rest_answer (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(TrSave) save = data;
  g_autoptr(TrSession) session = NULL;

  if (!tr_compat_ask_finish (result))
    return;
  session = tr_session_new_from_save (save);
  tr_window_begin (TR_WINDOW (source), session, NULL, NULL);
}

/* A window that is not there yet comes before what is said about it. */
static void
tell_problem (TrWindow   *self,
              const char *problem)
{
  gtk_window_present (GTK_WINDOW (self));
  tr_compat_tell (GTK_WINDOW (self), _("This Game Cannot Be Opened"), problem);
}

/* A file that is in order up to some place is not thrown away: what comes before can be played on, and the file stays. */
static void
offer_rest (TrWindow   *self,
            TrSave     *save,
            const char *problem)
{
  g_autofree char *body = NULL;
  guint n_moves = save->moves->len;

  body = g_strdup_printf (ngettext ("%s\n\nWhat comes before the fault is in order: %u move. The file itself stays as it is.",
                                    "%s\n\nWhat comes before the fault is in order: %u moves. The file itself stays as it is.",
                                    n_moves),
                          problem, n_moves);
  gtk_window_present (GTK_WINDOW (self));
  tr_compat_ask_async (GTK_WINDOW (self), _("This Game Is Damaged"), body, _("_Cancel"), _("_Open What Is in Order"),
                       on_rest_answer, tr_save_ref (save));
}

void
tr_window_open_path (TrWindow   *self,
                     const char *path)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrSession) session = NULL;
  g_autoptr(GError) error = NULL;

  g_assert (TR_IS_WINDOW (self));
  g_assert (path != NULL);

  if (tr_save_load (path, &save, &error))
    {
      session = tr_session_new_from_save (save);
      tr_window_begin (self, session, path, save);
    }
  else if (save != NULL)
    offer_rest (self, save, error->message);
  else
    tell_problem (self, error->message);
}

void
tr_window_open (TrWindow *self,
                GFile    *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path != NULL)
    {
      tr_window_open_path (self, path);
    }
  else
    {
      g_autofree char *uri = g_file_get_uri (file);
      g_autofree char *problem = g_strdup_printf (_("%s: this is not on this computer"), uri);

      tell_problem (self, problem);
    }
}

void
tr_window_save (TrWindow   *self,
                const char *path)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;

  g_assert (TR_IS_WINDOW (self));

  if (self->session == NULL)
    return;
  save = tr_session_make_save (self->session);
  if (tr_save_store (save, path, &error))
    {
      g_autofree char *name = g_path_get_basename (path);
      g_autofree char *shown = g_filename_display_name (name);
      g_autofree char *text = g_strdup_printf (_("Saved as “%s”"), shown);

      tr_toast_tell (self->toast, text);
    }
  else
    tr_compat_tell (GTK_WINDOW (self), _("The Game Cannot Be Saved"), error->message);
}

/* ── Leaving ── */

static void
on_leave_answer (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  TrWindow *self = TR_WINDOW (source);

  if (!tr_compat_ask_finish (result))
    return;
  g_clear_object (&self->keeper);
  gtk_window_destroy (GTK_WINDOW (self));
}

gboolean
tr_window_leave (TrWindow *self)
{
  g_autoptr(GError) error = NULL;

  g_assert (TR_IS_WINDOW (self));

  if (self->keeper == NULL || tr_keeper_leave (self->keeper, NULL, &error) != TR_LEFT_FAILED)
    return TRUE;
  tr_compat_ask_async (GTK_WINDOW (self), _("The Game Is Not Saved"), error->message, _("_Keep Open"), _("_Close Anyway"),
                       on_leave_answer, NULL);
  return FALSE;
}
