/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-actions.h"

#include "tr-i18n.h"
#include "tr-tooltip.h"

const TrActionInfo tr_actions[] = {
  { "win.new-game", N_("New game"), N_("Games"), { "<Control>n" } },
  { "win.open", N_("Open a saved game"), N_("Games"), { "<Control>o" } },
  { "win.save-as", N_("Save a copy"), N_("Games"), { "<Control>s" } },
  { "win.saved-games", N_("Saved games"), N_("Games"), { "<Control><Shift>o" } },
  { "win.rematch", N_("Play the same game again"), N_("Games"), { NULL } },
  { "game.undo", N_("Take a move back"), N_("Playing"), { "<Control>z" } },
  { "game.redo", N_("Play it again"), N_("Playing"), { "<Control><Shift>z", "<Control>y" } },
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

static void
append_shortcut (GString            *xml,
                 const TrActionInfo *info)
{
  g_autofree char *keys = g_strjoinv (" ", (char **) info->accels);
  g_autofree char *shortcut = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                                       "<property name='title'>%s</property>"
                                                       "<property name='accelerator'>%s</property></object></child>",
                                                       _(info->title), keys);

  g_string_append (xml, shortcut);
}

/* GTK 4.8 puts such a window together from a description alone. */
GtkWidget *
tr_actions_new_help (void)
{
  g_autofree char *head = g_markup_printf_escaped ("<interface><object class='GtkShortcutsWindow' id='help'>"
                                                   "<property name='modal'>1</property>"
                                                   "<child><object class='GtkShortcutsSection'>"
                                                   "<property name='section-name'>all</property>"
                                                   "<property name='title'>%s</property>"
                                                   "<property name='max-height'>24</property>",
                                                   _("Keyboard shortcuts"));
  g_autoptr(GString) xml = g_string_new (head);
  g_autoptr(GtkBuilder) builder = NULL;

  for (guint i = 0; i < tr_n_actions; i++)
    {
      if (i == 0 || !g_str_equal (tr_actions[i].group, tr_actions[i - 1].group))
        {
          g_autofree char *group = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'>"
                                                            "<property name='title'>%s</property>",
                                                            _(tr_actions[i].group));

          g_string_append (xml, i > 0 ? "</object></child>" : "");
          g_string_append (xml, group);
        }
      if (tr_actions[i].accels[0] != NULL)
        append_shortcut (xml, &tr_actions[i]);
    }
  g_string_append (xml, "</object></child></object></child></object></interface>");

  builder = gtk_builder_new_from_string (xml->str, (gssize) xml->len);
  /* A window belongs to the toolkit until it is destroyed. */
  return GTK_WIDGET (gtk_builder_get_object (builder, "help"));
}
