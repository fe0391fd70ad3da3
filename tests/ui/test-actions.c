/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"
#include "program.h"
#include "session-fixture.h"
#include "tr-actions.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-reference-view.h"
#include "tr-spot-widget.h"

/* Every action of the table is there, has its keys, and is shown where it should be. */

static TrWindow *
open_with_game (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);

  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  return window;
}

/* Whether somebody answers to that name in WINDOW. GTK tells of all but those of a widget's class, which it tells of by
 * class. */
static gboolean
has_action (TrWindow   *window,
            const char *name)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  const char *part = strchr (name, '.') + 1;

  if (g_str_has_prefix (name, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (application), part);
  if (g_str_has_prefix (name, "win."))
    return g_action_group_has_action (G_ACTION_GROUP (window), part);
  if (g_str_has_prefix (name, "window.") || tr_actions_is_local (tr_actions_find (name)))
    {
      GType type = g_str_has_prefix (name, TR_ACTIONS_RULES)  ? TR_TYPE_REFERENCE_VIEW
                   : g_str_has_prefix (name, TR_ACTIONS_SPOT) ? TR_TYPE_SPOT_WIDGET
                                                              : TR_TYPE_WINDOW;
      g_autoptr(GTypeClass) type_class = g_type_class_ref (type);
      GtkWidgetClass *class = GTK_WIDGET_CLASS (type_class);
      const GVariantType *parameter;
      const char *class_name, *property;
      GType owner;

      for (guint i = 0; gtk_widget_class_query_action (class, i, &owner, &class_name, &parameter, &property); i++)
        if (g_str_equal (class_name, name))
          return TRUE;
      return FALSE;
    }
  return FALSE;
}

static void
test_exist (void)
{
  TrWindow *window = open_with_game ();
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  GtkWidget *page = test_program_find (GTK_WIDGET (window), g_type_from_name ("TrGamePage"), NULL);

  g_assert_nonnull (page);
  for (guint i = 0; i < tr_n_actions; i++)
    {
      const TrActionInfo *info = &tr_actions[i];
      g_auto(GStrv) accels = gtk_application_get_accels_for_action (application, info->name);

      g_test_message ("%s", info->name);
      if (g_str_has_prefix (info->name, "game."))
        /* The window has inserted them: found from the page's parent too. */
        g_assert_true (g_action_group_has_action (tr_game_page_get_actions (TR_GAME_PAGE (page)), info->name + 5));
      else
        g_assert_true (has_action (window, info->name));
      /* Keys that go for a widget alone are not the window's. */
      if (tr_actions_is_local (info))
        {
          g_assert_cmpuint (g_strv_length (accels), ==, 0);
          continue;
        }
      for (guint key = 0; key < G_N_ELEMENTS (info->accels) && info->accels[key] != NULL; key++)
        {
          guint value, wanted;
          GdkModifierType modifiers, wanted_modifiers;

          g_assert_cmpuint (g_strv_length (accels), >, key);
          g_assert_true (gtk_accelerator_parse (info->accels[key], &wanted, &wanted_modifiers));
          g_assert_true (gtk_accelerator_parse (accels[key], &value, &modifiers));
          g_assert_cmpuint (value, ==, wanted);
          g_assert_cmpuint (modifiers, ==, wanted_modifiers);
        }
    }
  test_program_end (window);
}

/* No two actions have the same keys, unless those of one go for a widget alone. */
static void
test_keys_unique (void)
{
  for (guint i = 0; i < tr_n_actions; i++)
    for (guint j = i + 1; j < tr_n_actions; j++)
      if (tr_actions_is_local (&tr_actions[i]) == tr_actions_is_local (&tr_actions[j]))
      for (guint a = 0; tr_actions[i].accels[a] != NULL; a++)
        for (guint b = 0; tr_actions[j].accels[b] != NULL; b++)
          g_assert_cmpstr (tr_actions[i].accels[a], !=, tr_actions[j].accels[b]);
}

/* Keys reach the game while it is seen, and not from another page. */
static void
test_game_group (void)
{
  TrWindow *window = open_with_game ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.score", NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.saved-games", NULL);
  test_hand_settle ();
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "game.score", NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  test_hand_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.score", NULL));
  test_program_end (window);
}

static void
count_shortcuts (GtkWidget *widget,
                 guint     *n)
{
  if (GTK_IS_SHORTCUT_LABEL (widget))
    ++*n;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_shortcuts (child, n);
}

static void
test_help (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *help, *page;
  guint wanted = 0;
  guint n = 0;
  int width, height;
  gpointer weak;

  for (guint i = 0; i < tr_n_actions; i++)
    for (guint key = 0; tr_actions[i].accels[key] != NULL; key++)
      wanted++;
  test_hand_key (GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  help = test_program_wait (ADW_TYPE_PREFERENCES_WINDOW);
  weak = help;
  g_object_add_weak_pointer (G_OBJECT (help), &weak);
  count_shortcuts (help, &n);
  g_assert_cmpuint (n, >, wanted);
  g_assert_true (test_program_says (help, "Go to a space by its name"));
  /* The smallest screen this program is for. */
  page = test_program_find (help, ADW_TYPE_PREFERENCES_PAGE, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 600);
  test_hand_key (GDK_KEY_Escape, 0);
  test_hand_settle ();
  g_assert_null (weak);
  test_program_end (window);
}

static void
test_tooltips (void)
{
  g_autofree char *undo = tr_actions_dup_tooltip ("game.undo");
  g_autofree char *about = tr_actions_dup_tooltip ("app.about");

  g_assert_cmpstr (undo, ==, "Take a move back (Ctrl+Z)");
  g_assert_cmpstr (about, ==, "About Two Rivers");
}

/* What stands alone in the menu opens, and goes again with Escape. */
static void
test_dialogs (void)
{
  static const struct
  {
    const char *action;
    const char *type;
  } dialogs[] = {
    { "app.preferences", "TrPreferences" },
    { "app.about", "AdwAboutWindow" },
  };
  TrWindow *window = test_program_open ();

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWidget *dialog;
      gpointer weak;

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), dialogs[i].action, NULL));
      dialog = test_program_wait (g_type_from_name (dialogs[i].type));
      weak = dialog;
      g_object_add_weak_pointer (G_OBJECT (dialog), &weak);
      test_hand_key (GDK_KEY_Escape, 0);
      test_hand_settle ();
      g_assert_null (weak);
    }
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/actions/exist", test_exist);
  g_test_add_func ("/actions/keys-unique", test_keys_unique);
  g_test_add_func ("/actions/game-group", test_game_group);
  g_test_add_func ("/actions/help", test_help);
  g_test_add_func ("/actions/tooltips", test_tooltips);
  g_test_add_func ("/actions/dialogs", test_dialogs);
  return test_program_run ();
}
