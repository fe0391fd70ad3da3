/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-new-game-dialog.h"

#include "tr-compat.h"
#include "tr-games.h"
#include "tr-last-game.h"
#include "tr-option-row.h"
#include "tr-seat-row.h"
#include "tr-session.h"
#include "tr-table.h"
#include "tr-words.h"

struct _TrNewGameDialog
{
  AdwWindow            parent_instance;

  GSettings           *settings;
  GPtrArray           *games;   /* TrRules, of the rows of the list */
  const TrRules       *rules;
  TrBox               *box;
  char                *box_path;        /* NULL: the one that comes with the program */
  unsigned             players;
  TrColour             colours[TR_SEATS_MAX];   /* as they were before a row changed */
  TrMark               marks[TR_SEATS_MAX];
  TrSeatRow           *seats[TR_SEATS_MAX];
  TrOptionRow         *options[TR_OPTIONS_MAX];
  GtkToggleButton     *players_buttons[TR_SEATS_MAX];

  AdwComboRow         *game_row;
  GtkBox              *players_box;
  AdwPreferencesGroup *seats_group;
  AdwPreferencesGroup *options_group;
  GtkSwitch           *undo_switch;
  AdwEntryRow         *seed_row;
  AdwActionRow        *box_row;
  GtkWidget           *box_reset_button;
  GtkLabel            *box_error;
  GtkLabel            *error_label;
  GtkWidget           *start_button;
};

enum
{
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrNewGameDialog, tr_new_game_dialog, ADW_TYPE_WINDOW)

static void
say (GtkLabel   *label,
     const char *problem)
{
  gtk_label_set_label (label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (label), problem != NULL);
}

/* ── What follows from a choice ── */

static void
update_options (TrNewGameDialog *self)
{
  for (unsigned i = 0; i < self->rules->n_options; i++)
    tr_option_row_update (self->options[i], self->box, self->players);
}

static void
set_players (TrNewGameDialog *self,
             unsigned         players)
{
  self->players = players;
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seats[i]), i < players);
  update_options (self);
}

/* Without a path the one that comes with the program, which is always in order. */
static void
set_box (TrNewGameDialog *self,
         const char      *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = NULL;
  g_autofree char *name = NULL;

  if (path != NULL)
    {
      box = tr_box_load (self->rules, path, &error);
      /* The rules look at all of it when a game is made. */
      if (box != NULL)
        {
          TrOptions options = tr_options_standard (self->rules);
          TrGame *game = tr_box_make_game (box, self->players, options.values, &error);

          if (game != NULL)
            tr_game_free (game);
          else
            g_clear_pointer (&box, tr_box_unref);
        }
    }
  say (self->box_error, error != NULL ? error->message : NULL);
  if (error != NULL && self->box != NULL && tr_box_get_rules (self->box) == self->rules)
    return;

  g_free (self->box_path);
  self->box_path = box != NULL ? g_strdup (path) : NULL;
  g_clear_pointer (&self->box, tr_box_unref);
  self->box = box != NULL ? g_steal_pointer (&box) : tr_box_new_built_in (self->rules, NULL);
  name = self->box_path != NULL ? g_path_get_basename (self->box_path) : NULL;
  adw_action_row_set_subtitle (self->box_row, name != NULL ? name : _("The one that comes with the program"));
  gtk_widget_set_visible (self->box_reset_button, self->box_path != NULL);
}

static void
on_players_toggled (TrNewGameDialog *self,
                    GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    if (self->players_buttons[i] == button)
      set_players (self, i + 1);
}

static void
add_players_button (TrNewGameDialog *self,
                    unsigned         players,
                    GtkToggleButton *group)
{
  g_autofree char *label = g_strdup_printf ("%u", players);
  g_autofree char *name = g_strdup_printf (ngettext ("%u player", "%u players", players), players);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (button, name);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_players_toggled), self);
  gtk_box_append (self->players_box, button);
  self->players_buttons[players - 1] = GTK_TOGGLE_BUTTON (button);
}

static void
clear_rows (TrNewGameDialog *self)
{
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      if (self->players_buttons[i] != NULL)
        gtk_box_remove (self->players_box, GTK_WIDGET (self->players_buttons[i]));
      self->players_buttons[i] = NULL;
    }
  for (unsigned i = 0; i < TR_OPTIONS_MAX; i++)
    {
      if (self->options[i] != NULL)
        adw_preferences_group_remove (self->options_group, GTK_WIDGET (self->options[i]));
      self->options[i] = NULL;
    }
}

/* Rows for LAST's rules, with what was chosen for them. */
static void
set_game (TrNewGameDialog  *self,
          const TrLastGame *last)
{
  GtkToggleButton *first = NULL;

  clear_rows (self);
  self->rules = last->rules;
  self->players = last->players;
  set_box (self, last->box);
  for (unsigned i = 0; i < self->rules->n_options; i++)
    {
      self->options[i] = TR_OPTION_ROW (tr_option_row_new (self->rules, i));
      adw_preferences_group_add (self->options_group, GTK_WIDGET (self->options[i]));
    }
  for (unsigned i = self->rules->min_players; i <= self->rules->max_players; i++)
    {
      add_players_button (self, i, first);
      if (first == NULL)
        first = self->players_buttons[i - 1];
    }
  gtk_toggle_button_set_active (self->players_buttons[last->players - 1], TRUE);
  set_players (self, last->players);
  for (unsigned i = 0; i < self->rules->n_options; i++)
    tr_option_row_set_value (self->options[i], last->options.values[i]);
}

static void
on_game_selected (TrNewGameDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->game_row);
  g_auto(TrLastGame) last = { 0 };

  if (selected >= self->games->len || g_ptr_array_index (self->games, selected) == self->rules)
    return;
  tr_last_game_read (&last, self->settings, g_ptr_array_index (self->games, selected));
  set_game (self, &last);
}

static void
list_games (TrNewGameDialog *self,
            const TrRules   *chosen)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = 0;

  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      if (!tr_table_can_play (rules))
        continue;
      if (rules == chosen)
        selected = self->games->len;
      g_ptr_array_add (self->games, (gpointer) rules);
      gtk_string_list_append (titles, tr_translate (rules->title));
    }
  adw_combo_row_set_model (self->game_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->game_row, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->game_row), self->games->len > 1);
}

/* ── Seats ── */

/* Who takes the colour of another gives the own one for it: so they are always distinct. */
static void
on_colour_changed (TrNewGameDialog *self,
                   GParamSpec      *pspec,
                   TrSeatRow       *row)
{
  unsigned taker = 0;
  TrColour colour = tr_seat_row_get_colour (row);

  while (self->seats[taker] != row)
    taker++;
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      if (i == taker || self->colours[i] != colour)
        continue;
      self->colours[i] = self->colours[taker];
      self->colours[taker] = colour;
      tr_seat_row_set_colour (self->seats[i], self->colours[i]);
    }
}

static void
on_mark_changed (TrNewGameDialog *self,
                 GParamSpec      *pspec,
                 TrSeatRow       *row)
{
  unsigned taker = 0;
  TrMark mark = tr_seat_row_get_mark (row);

  while (self->seats[taker] != row)
    taker++;
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      if (i == taker || self->marks[i] != mark)
        continue;
      self->marks[i] = self->marks[taker];
      self->marks[taker] = mark;
      tr_seat_row_set_mark (self->seats[i], self->marks[i]);
    }
}

static void
add_seats (TrNewGameDialog *self)
{
  TrSeat seats[TR_SEATS_MAX];

  tr_last_seats_read (seats, self->settings);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      self->seats[i] = TR_SEAT_ROW (tr_seat_row_new (i));
      tr_seat_row_set_seat (self->seats[i], &seats[i]);
      self->colours[i] = seats[i].colour;
      self->marks[i] = seats[i].mark;
      g_signal_connect_swapped (self->seats[i], "notify::colour", G_CALLBACK (on_colour_changed), self);
      g_signal_connect_swapped (self->seats[i], "notify::mark", G_CALLBACK (on_mark_changed), self);
      adw_preferences_group_add (self->seats_group, GTK_WIDGET (self->seats[i]));
    }
  tr_seats_clear (seats);
}

/* ── The box ── */

static void
on_box_chosen (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  TrNewGameDialog *self = TR_NEW_GAME_DIALOG (source);
  g_autoptr(GError) error = NULL;
  g_autofree char *path = tr_compat_choose_finish (result, &error);

  if (error != NULL)
    say (self->box_error, error->message);
  if (path == NULL)
    return;
  set_box (self, path);
  update_options (self);
}

static void
on_choose_box (TrNewGameDialog *self)
{
  tr_compat_open_file_async (GTK_WINDOW (self), _("Another Box"), TR_FILE_BOX, on_box_chosen, NULL);
}

static void
on_reset_box (TrNewGameDialog *self)
{
  set_box (self, NULL);
  update_options (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->box_row));
}

/* ── Starting ── */

/* FALSE: what was typed is no number. */
static gboolean
read_seed (TrNewGameDialog *self,
           guint64         *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed_row))));

  if (text[0] != '\0')
    return g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, seed, NULL);
  *seed = tr_rules_random_seed ();
  return TRUE;
}

static void
on_seed_changed (TrNewGameDialog *self)
{
  guint64 seed;

  if (read_seed (self, &seed))
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed_row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed_row), "error");
}

static TrOptions
get_options (TrNewGameDialog *self)
{
  TrOptions options = tr_options_standard (self->rules);

  for (unsigned i = 0; i < self->rules->n_options; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->options[i])))
      options.values[i] = (int16_t) tr_option_row_get_value (self->options[i]);
  return options;
}

static void
remember (TrNewGameDialog *self,
          const TrOptions *options,
          const TrSeat    *seats)
{
  const TrLastGame last = {
    .rules = self->rules,
    .players = self->players,
    .options = *options,
    .box = self->box_path,
  };

  tr_last_game_write (&last, self->settings);
  tr_last_seats_write (seats, self->settings);
  g_settings_set_boolean (self->settings, "strict-undo", gtk_switch_get_active (self->undo_switch));
}

static TrRecord *
make_record (TrNewGameDialog *self,
             const TrOptions *options)
{
  g_autoptr(GError) error = NULL;
  TrRecord *record = NULL;
  guint64 seed;

  if (!read_seed (self, &seed))
    {
      say (self->error_label, _("The seed is a number, or left empty"));
      gtk_widget_grab_focus (GTK_WIDGET (self->seed_row));
      return NULL;
    }
  record = tr_record_new (self->box, self->players, options, seed, &error);
  say (self->error_label, error != NULL ? error->message : NULL);
  return record;
}

static void
on_start (TrNewGameDialog *self)
{
  TrOptions options = get_options (self);
  g_autoptr(TrRecord) record = make_record (self, &options);
  g_autoptr(TrSession) session = NULL;
  TrSeat seats[TR_SEATS_MAX] = { 0 };

  if (record == NULL)
    return;
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    tr_seat_row_get_seat (self->seats[i], &seats[i]);
  remember (self, &options, seats);
  /* The rest of the places is empty, or the opponent's whom the rules play. */
  for (unsigned i = self->players; i < TR_SEATS_MAX; i++)
    {
      seats[i].kind = TR_SEAT_OPPONENT;
      g_clear_pointer (&seats[i].name, g_free);
      g_clear_pointer (&seats[i].level, g_free);
    }
  session = tr_session_new (record, seats, gtk_switch_get_active (self->undo_switch) ? TR_UNDO_STRICT : TR_UNDO_FREE);
  tr_seats_clear (seats);
  g_signal_emit (self, signals[BEGIN], 0, session);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* ── The dialog ── */

static void
tr_new_game_dialog_finalize (GObject *object)
{
  TrNewGameDialog *self = TR_NEW_GAME_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->box, tr_box_unref);
  g_clear_pointer (&self->box_path, g_free);

  G_OBJECT_CLASS (tr_new_game_dialog_parent_class)->finalize (object);
}

static void
tr_new_game_dialog_class_init (TrNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = tr_new_game_dialog_finalize;

  signals[BEGIN] = g_signal_new ("begin", TR_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, TR_TYPE_SESSION);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, game_row);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, players_box);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, seats_group);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, options_group);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, undo_switch);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, seed_row);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, box_row);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, box_reset_button);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, box_error);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, TrNewGameDialog, start_button);
  gtk_widget_class_bind_template_callback (widget_class, on_game_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_choose_box);
  gtk_widget_class_bind_template_callback (widget_class, on_reset_box);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
}

static void
tr_new_game_dialog_init (TrNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  self->settings = g_settings_new (TR_APP_ID);
  self->games = g_ptr_array_new ();
  gtk_switch_set_active (self->undo_switch, g_settings_get_boolean (self->settings, "strict-undo"));
  add_seats (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->start_button);
}

GtkWidget *
tr_new_game_dialog_new (const char *rules)
{
  TrNewGameDialog *self = g_object_new (TR_TYPE_NEW_GAME_DIALOG, NULL);
  g_auto(TrLastGame) last = { 0 };

  tr_last_game_read (&last, self->settings, rules != NULL ? tr_games_find (rules) : NULL);
  set_game (self, &last);
  list_games (self, last.rules);
  return GTK_WIDGET (self);
}
