/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-prompt-bar.h"

#include "brains.h"
#include "game-fixture.h"
#include "hand.h"

#include <adwaita.h>

#include <string.h>

/* The line that says what is to be done, with the buttons that do it. */

typedef struct
{
  TrSession   *session;
  TrPicker    *picker;
  TrPromptBar *bar;
  GtkWidget   *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  computers)
{
  fixture->session = test_game_session (3, GPOINTER_TO_UINT (computers));
  /* Computers would have played to the end before anything is seen. */
  g_object_set (fixture->session, "paused", TRUE, NULL);
  fixture->picker = tr_picker_new (fixture->session);
  fixture->bar = TR_PROMPT_BAR (tr_prompt_bar_new ());
  tr_prompt_bar_set_picker (fixture->bar, fixture->picker);
  fixture->window = test_game_window (GTK_WIDGET (fixture->bar), 700, 200, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_game_close (fixture->window);
  g_assert_finalize_object (fixture->picker);
  g_assert_finalize_object (fixture->session);
}

static guint
count_buttons (Fixture *fixture)
{
  guint n = 0;

  while (tr_prompt_bar_get_button (fixture->bar, n) != NULL)
    n++;
  return n;
}

static void
click (Fixture *fixture,
       guint    number)
{
  GtkWidget *button = tr_prompt_bar_get_button (fixture->bar, number);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Without a table everything is a button: a row, then a space of it. */
static void
test_choices (Fixture       *fixture,
              gconstpointer  data)
{
  GListModel *choices = tr_picker_get_choices (fixture->picker);

  g_assert_cmpuint (count_buttons (fixture), ==, g_list_model_get_n_items (choices));
  g_assert_cmpuint (count_buttons (fixture), >, 1);
  click (fixture, 1);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 0);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture->picker), ==, 1);
  g_assert_cmpuint (count_buttons (fixture), ==, g_list_model_get_n_items (choices));
  click (fixture, 0);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 1);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture->picker), ==, 0);
  g_assert_cmpuint (count_buttons (fixture), ==, g_list_model_get_n_items (choices));
}

/* Every button says what its choice says, and those that end something stand out; all through a game. */
static void
test_labels (Fixture       *fixture,
             gconstpointer  data)
{
  GListModel *choices = tr_picker_get_choices (fixture->picker);
  guint n_main = 0;

  for (guint i = 0; i < 120; i++)
    {
      for (guint j = 0; j < g_list_model_get_n_items (choices); j++)
        {
          g_autoptr(TrChoice) choice = g_list_model_get_item (choices, j);
          GtkWidget *button = tr_prompt_bar_get_button (fixture->bar, j);

          g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, tr_choice_get_label (choice));
          g_assert_cmpint (gtk_widget_has_css_class (button, "suggested-action"), ==, tr_choice_get_main (choice));
          n_main += tr_choice_get_main (choice);
        }
      g_assert_null (tr_prompt_bar_get_button (fixture->bar, g_list_model_get_n_items (choices)));
      test_game_play (fixture->session, 1);
    }
  g_assert_cmpuint (n_main, >, 0);
}

static int
minimum_width (Fixture *fixture)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->bar), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* However much a button says, a window need not be wider for it. */
static void
test_long_label (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (tr_prompt_bar_get_button (fixture->bar, 0)));
  int before = minimum_width (fixture);

  gtk_label_set_label (GTK_LABEL (label), "one two three four five six seven eight nine ten eleven twelve thirteen");
  g_assert_cmpint (minimum_width (fixture), <, before + 80);
}

static void
test_digits (Fixture       *fixture,
             gconstpointer  data)
{
  if (!test_hand_init ())
    {
      g_test_skip ("no X server that takes keys");
      return;
    }
  test_hand_key (GDK_KEY_2, GDK_ALT_MASK);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture->picker), ==, 1);
  test_hand_key (GDK_KEY_1, GDK_ALT_MASK);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 1);
  /* There is no ninth. */
  test_hand_key (GDK_KEY_9, GDK_ALT_MASK);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 1);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture->picker), ==, 0);
}

static void
count (guint *n)
{
  ++*n;
}

/* A button that has come to say something else does not keep the focus. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  guint lost = 0;

  g_signal_connect_swapped (fixture->bar, "focus-lost", G_CALLBACK (count), &lost);
  gtk_widget_grab_focus (tr_prompt_bar_get_button (fixture->bar, 0));
  tr_prompt_bar_announce (fixture->bar, "Nothing happened.");
  g_assert_cmpuint (lost, ==, 0);
  click (fixture, 0);
  g_assert_cmpuint (lost, ==, 1);
}

/* The label below WIDGET that has TEXT in it. */
static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Of a computer it is said that it thinks, and there is nothing to press. */
static void
test_thinking (Fixture       *fixture,
               gconstpointer  data)
{
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->bar), "is thinking"));
  g_assert_cmpuint (count_buttons (fixture), ==, 0);
}

static GtkWidget *
find_bar (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_PROGRESS_BAR (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_bar (child);
  return found;
}

/* Of a long thought one sees how far it has come, and nothing moves for it. */
static void
test_thought (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *bar = find_bar (GTK_WIDGET (fixture->bar));
  TestBrain *brain = test_brain_new (TEST_BRAIN_POLITE);
  int height = gtk_widget_get_height (GTK_WIDGET (fixture->bar));
  double thought;

  g_assert_nonnull (bar);
  tr_session_set_brain (fixture->session, tr_session_get_turn (fixture->session).seat, TR_BRAIN (brain));
  g_object_set (fixture->session, "paused", FALSE, NULL);
  g_atomic_int_set (&test_brain_get_query (brain, 0)->done, TR_LEVEL_WHOLE / 2);
  g_assert_false (gtk_widget_get_visible (bar));
  test_game_wait (gtk_widget_get_mapped (bar));
  thought = gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar));
  g_assert_cmpfloat (thought, ==, 0.5);
  test_game_run (50);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->bar)), ==, height);
  g_object_set (fixture->session, "paused", TRUE, NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  tr_session_set_brain (fixture->session, tr_session_get_turn (fixture->session).seat, TR_BRAIN (test_brain_new (TEST_BRAIN_POLITE)));
  test_brain_end (brain);
}

/* What happened is told in words, in a place that screen readers watch. */
static void
test_announces (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *label;

  tr_prompt_bar_announce (fixture->bar, "Belit builds a hut at C4");
  label = find_label (GTK_WIDGET (fixture->bar), "Belit builds a hut at C4");
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  gtk_test_accessible_assert_role (label, GTK_ACCESSIBLE_ROLE_STATUS);
}

int
main (int    argc,
      char **argv)
{
  const gpointer people = GUINT_TO_POINTER (0), computers = GUINT_TO_POINTER (7);

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/prompt-bar/choices", Fixture, people, set_up, test_choices, tear_down);
  g_test_add ("/prompt-bar/labels", Fixture, people, set_up, test_labels, tear_down);
  g_test_add ("/prompt-bar/long-label", Fixture, people, set_up, test_long_label, tear_down);
  g_test_add ("/prompt-bar/digits", Fixture, people, set_up, test_digits, tear_down);
  g_test_add ("/prompt-bar/focus", Fixture, people, set_up, test_focus, tear_down);
  g_test_add ("/prompt-bar/announces", Fixture, people, set_up, test_announces, tear_down);
  g_test_add ("/prompt-bar/thinking", Fixture, computers, set_up, test_thinking, tear_down);
  g_test_add ("/prompt-bar/thought", Fixture, computers, set_up, test_thought, tear_down);
  return g_test_run ();
}
