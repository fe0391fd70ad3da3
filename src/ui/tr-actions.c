/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-actions.h"

#include "tr-i18n.h"
#include "tr-tooltip.h"

#include <adwaita.h>
#include <string.h>

const TrActionInfo tr_actions[] = {
  { "win.new-game", N_("New game"), N_("Games"), { "<Control>n" } },
  { "win.open", N_("Open a saved game"), N_("Games"), { "<Control>o" } },
  { "win.save-as", N_("Save a copy"), N_("Games"), { "<Control>s" } },
  { "win.saved-games", N_("Saved games"), N_("Games"), { "<Control><Shift>o" } },
  { "win.rematch", N_("Play the same game again"), N_("Games"), { NULL } },
  { "game.undo", N_("Take a move back"), N_("Playing"), { "<Control>z" } },
  { "game.redo", N_("Redo what was taken back"), N_("Playing"), { "<Control><Shift>z", "<Control>y" } },
  { "game.cancel", N_("Drop what was pointed at"), N_("Playing"), { "Escape" } },
  { "game.hint", N_("Hint"), N_("Playing"), { "<Control>h" } },
  { "game.propose", N_("Propose a complete answer, such as a feeding"), N_("Playing"), { "<Control>p" } },
  { "game.step", N_("Let the computer make its next move"), N_("Playing"), { "<Control>space" } },
  { "game.hurry", N_("Let the computer answer with what it has found by now"), N_("Playing"), { "<Control><Shift>space" } },
  { "game.explain", N_("Why not? What is this?"), N_("Playing"), { "<Control>e" } },
  { "game.log", N_("Log"), N_("Looking"), { "<Control>l" } },
  { "game.score", N_("Score sheet"), N_("Looking"), { "<Control>b" } },
  { "game.review", N_("Look through the game"), N_("Looking"), { "<Control>r" } },
  { "game.back", N_("One move back, looking"), N_("Looking"), { "<Alt>Left" } },
  { "game.forward", N_("One move on, looking"), N_("Looking"), { "<Alt>Right" } },
  { "game.play-on", N_("Play on from the move looked at"), N_("Looking"), { NULL } },
  { "game.next-section", N_("Next part of the table"), N_("Looking"), { "F6" } },
  { "game.previous-section", N_("Previous part of the table"), N_("Looking"), { "<Shift>F6" } },
  { "game.zoom-in", N_("Larger"), N_("Looking"), { "<Control>plus", "<Control>equal" } },
  { "game.zoom-out", N_("Smaller"), N_("Looking"), { "<Control>minus" } },
  { "game.zoom-fit", N_("Everything at once"), N_("Looking"), { "<Control>0" } },
  { "win.rules", N_("Rules of what is asked now"), N_("Rules"), { "F1" } },
  { "win.search-rules", N_("Search the rules"), N_("Rules"), { "<Control>f" } },
  { "win.rules-window", N_("Rules in a window of their own"), N_("Rules"), { "<Shift>F1" } },
  { "spot.page", N_("Page of what has the focus"), N_("Rules"), { "Menu", "<Shift>F10" } },
  { "rules.back", N_("One page back in the rules"), N_("Rules"), { "<Alt>Left" } },
  { "rules.forward", N_("One page on in the rules"), N_("Rules"), { "<Alt>Right" } },
  { "rules.contents", N_("Contents of the rules"), N_("Rules"), { "<Alt>Up" } },
  { "rules.asked", N_("What is asked now"), N_("Rules"), { NULL } },
  { "rules.detach", N_("Open in a window"), N_("Rules"), { NULL } },
  { "win.menu", N_("Main menu"), N_("Window"), { "F10" } },
  { "win.fullscreen", N_("Full screen"), N_("Window"), { "F11" } },
  { "win.show-help-overlay", N_("Keyboard shortcuts"), N_("Window"), { "<Control>question" } },
  { "app.preferences", N_("Preferences"), N_("Window"), { "<Control>comma" } },
  { "app.about", N_("About Two Rivers"), N_("Window"), { NULL } },
  { "window.close", N_("Close"), N_("Window"), { "<Control>w" } },
  { "app.quit", N_("Quit"), N_("Window"), { "<Control>q" } },
};
const guint tr_n_actions = G_N_ELEMENTS (tr_actions);

const TrActionInfo *
tr_actions_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < tr_n_actions; i++)
    if (g_str_equal (tr_actions[i].name, name))
      return &tr_actions[i];
  return NULL;
}

gboolean
tr_actions_is_local (const TrActionInfo *info)
{
  g_return_val_if_fail (info != NULL, FALSE);

  return g_str_has_prefix (info->name, TR_ACTIONS_RULES) || g_str_has_prefix (info->name, TR_ACTIONS_SPOT);
}

void
tr_actions_set_accels (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (guint i = 0; i < tr_n_actions; i++)
    if (tr_actions[i].accels[0] != NULL && !tr_actions_is_local (&tr_actions[i]))
      gtk_application_set_accels_for_action (application, tr_actions[i].name, tr_actions[i].accels);
}

void
tr_actions_add_bindings (GtkWidgetClass *widget_class,
                         const char     *prefix)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));
  g_return_if_fail (prefix != NULL);

  for (guint i = 0; i < tr_n_actions; i++)
    for (guint key = 0; g_str_has_prefix (tr_actions[i].name, prefix) && tr_actions[i].accels[key] != NULL; key++)
      {
        GdkModifierType modifiers;
        guint value;

        if (gtk_accelerator_parse (tr_actions[i].accels[key], &value, &modifiers))
          gtk_widget_class_add_binding_action (widget_class, value, modifiers, tr_actions[i].name, NULL);
      }
}

/* ── Tooltips ── */

char *
tr_actions_dup_tooltip (const char *name)
{
  const TrActionInfo *info;
  g_autofree char *keys = NULL;
  GdkModifierType modifiers;
  guint key;

  g_return_val_if_fail (name != NULL, NULL);

  info = tr_actions_find (name);
  g_return_val_if_fail (info != NULL, NULL);
  if (info->accels[0] == NULL || !gtk_accelerator_parse (info->accels[0], &key, &modifiers))
    return g_strdup (_(info->title));
  keys = gtk_accelerator_get_label (key, modifiers);
  /* Translators: what a button does, and the keys that do the same */
  return g_strdup_printf (_("%s (%s)"), _(info->title), keys);
}

void
tr_actions_describe (GtkWidget *button)
{
  const char *name;
  g_autofree char *tooltip = NULL;

  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  name = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  tooltip = tr_actions_dup_tooltip (name);
  tr_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(tr_actions_find (name)->title),
                                  -1);
}

/* ── The shortcuts window ── */

/* Keys that are no action's: of the table, and of the line below it. A space is called by its letter and its number. */
static const TrActionInfo keys_of_table[] = {
  { NULL, N_("Go about the table"), N_("On the table"), { "Left", "Up", "Down", "Right" } },
  { NULL, N_("Choose, or hear why not"), N_("On the table"), { "Return", "space" } },
  { NULL, N_("Go to a space by its name"), N_("On the table"), { "c+4" } },
  { NULL, N_("Press a button of the line below"), N_("On the table"), { "<Alt>1...9" } },
};

/* "Ctrl+Z, Ctrl+Y"; "C 4" for one after the other; "Alt+1 … 9" */
static char *
dup_keys (const TrActionInfo *info)
{
  g_autoptr(GString) keys = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (info->accels) && info->accels[i] != NULL; i++)
    {
      gboolean range = strstr (info->accels[i], "...") != NULL;
      g_auto(GStrv) parts = g_strsplit (info->accels[i], range ? "..." : "+", -1);

      g_string_append (keys, i > 0 ? ", " : "");
      for (guint part = 0; parts[part] != NULL; part++)
        {
          g_autofree char *label = NULL;
          GdkModifierType modifiers;
          guint key;

          if (!gtk_accelerator_parse (parts[part], &key, &modifiers))
            continue;
          label = gtk_accelerator_get_label (key, modifiers);
          g_string_append_printf (keys, "%s%s", part == 0 ? "" : range ? " … " : " ", label);
        }
    }
  return g_string_free (g_steal_pointer (&keys), FALSE);
}

static GtkWidget *
new_shortcut_row (const TrActionInfo *info)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", _(info->title), NULL);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *spoken = dup_keys (info);

  /* Arrows are short; other keys for the same thing stand below each other, since a window may be narrow. */
  if (info->accels[0] != NULL && g_str_equal (info->accels[0], "Left"))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (keys), GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (keys, 6);
  gtk_widget_set_margin_bottom (keys, 6);
  for (guint i = 0; i < G_N_ELEMENTS (info->accels) && info->accels[i] != NULL; i++)
    gtk_box_append (GTK_BOX (keys), g_object_new (GTK_TYPE_SHORTCUT_LABEL, "accelerator", info->accels[i],
                                                  "halign", GTK_ALIGN_END, NULL));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  return row;
}

static void
add_shortcuts (AdwPreferencesPage *page,
               const TrActionInfo *infos,
               guint               n_infos)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < n_infos; i++)
    {
      if (i == 0 || !g_str_equal (infos[i].group, infos[i - 1].group))
        {
          group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _(infos[i].group), NULL);
          adw_preferences_page_add (page, group);
        }
      if (infos[i].accels[0] != NULL)
        adw_preferences_group_add (group, new_shortcut_row (&infos[i]));
    }
}

/* The one that GTK 4.8 has is neither scrolled nor narrower than its widest rows side by side. */
GtkWidget *
tr_actions_new_help (void)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *help = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", _("Keyboard shortcuts"), "modal", TRUE,
                                  "default-width", 560, "default-height", 640, NULL);

  add_shortcuts (page, keys_of_table, G_N_ELEMENTS (keys_of_table));
  add_shortcuts (page, tr_actions, tr_n_actions);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (help), page);
  return help;
}
