/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"
#include "hand.h"
#include "program.h"
#include "tr-game-page.h"
#include "tr-new-game-dialog.h"
#include "tr-option-row.h"
#include "tr-random.h"
#include "tr-seat-row.h"

/* A new game, set up as a person does. */

static GtkWidget *
open_dialog (TrWindow *window)
{
  gtk_window_present (GTK_WINDOW (window));
  test_hand_key (GDK_KEY_n, GDK_CONTROL_MASK);
  return test_program_wait (TR_TYPE_NEW_GAME_DIALOG);
}

static TrSession *
get_session (TrWindow *window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (window), TR_TYPE_GAME_PAGE, NULL)));
}

static gboolean
has_session (gpointer window)
{
  return get_session (window) != NULL;
}

static TrSeatRow *
get_row (GtkWidget *dialog,
         unsigned   index)
{
  g_autofree char *title = g_strdup_printf ("Player %u", index + 1);

  return TR_SEAT_ROW (test_program_find (dialog, TR_TYPE_SEAT_ROW, title));
}

static GtkWidget *
get_kind (TrSeatRow *row)
{
  return test_program_find (GTK_WIDGET (row), GTK_TYPE_DROP_DOWN, NULL);
}

static gboolean
has_focus_inside (gpointer popover)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (popover));

  return gtk_widget_get_mapped (popover) && focus != NULL && gtk_widget_is_ancestor (focus, popover);
}

static gboolean
is_closed (gpointer popover)
{
  return !gtk_widget_get_mapped (popover);
}

static gboolean
is_past (gpointer moment)
{
  return g_get_monotonic_time () > *(gint64 *) moment;
}

/* GTK 4.8 gives the keyboard back with one of the next frames: keys that come within milliseconds go to what is closed.
 * Nobody types that fast. */
static void
wait_for_close (GtkWidget *popover)
{
  gint64 moment;

  g_assert_true (test_hand_wait (is_closed, popover));
  moment = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 5;
  g_assert_true (test_hand_wait (is_past, &moment));
}

/* Three players with names, a person, two computers, and a colour taken from another: nothing but keys. */
static void
test_keys (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  const TrSeat *seats;
  GtkWidget *look, *popover;

  test_program_tab_to (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "3"));
  test_hand_key (GDK_KEY_space, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_row (dialog, 2))));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_row (dialog, 3))));

  /* The second colour for the first player. */
  look = test_program_find (GTK_WIDGET (get_row (dialog, 0)), GTK_TYPE_MENU_BUTTON, NULL);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (look)));
  test_program_tab_to (look);
  test_hand_key (GDK_KEY_space, 0);
  g_assert_true (test_hand_wait (has_focus_inside, popover));
  test_hand_key (GDK_KEY_Tab, 0);
  test_hand_key (GDK_KEY_space, 0);
  test_hand_key (GDK_KEY_Escape, 0);
  wait_for_close (popover);
  g_assert_true (gtk_widget_get_visible (dialog));

  test_program_tab_to (test_program_find (GTK_WIDGET (get_row (dialog, 0)), GTK_TYPE_TEXT, NULL));
  test_program_type ("ann");
  popover = test_program_find (get_kind (get_row (dialog, 1)), GTK_TYPE_POPOVER, NULL);
  test_program_tab_to (get_kind (get_row (dialog, 1)));
  test_hand_key (GDK_KEY_space, 0);
  g_assert_true (test_hand_wait (has_focus_inside, popover));
  test_hand_key (GDK_KEY_Home, 0);
  test_hand_key (GDK_KEY_Return, 0);
  wait_for_close (popover);
  test_program_tab_to (test_program_find (GTK_WIDGET (get_row (dialog, 2)), GTK_TYPE_TEXT, NULL));
  test_program_type ("bot");
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));

  g_assert_cmpuint (tr_session_get_game (get_session (window))->players, ==, 3);
  seats = tr_session_get_seats (get_session (window));
  g_assert_cmpstr (seats[0].name, ==, "ann");
  g_assert_cmpuint (seats[0].kind, ==, TR_SEAT_HUMAN);
  g_assert_cmpuint (seats[0].colour, ==, TR_COLOUR_BLUE);
  g_assert_null (seats[1].name);
  g_assert_cmpuint (seats[1].kind, ==, TR_SEAT_HUMAN);
  g_assert_cmpuint (seats[1].colour, ==, TR_COLOUR_RED);
  g_assert_cmpstr (seats[2].name, ==, "bot");
  g_assert_cmpuint (seats[2].kind, ==, TR_SEAT_COMPUTER);
  g_assert_cmpstr (seats[2].level, ==, "calm");
  g_assert_cmpuint (seats[3].kind, ==, TR_SEAT_OPPONENT);
  test_program_end (window);
}

/* The next time it is all there again. */
static void
test_remembered (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  TrSeat seat = { 0 };

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "4")), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (get_row (dialog, 3)), "Dido");
  tr_seat_row_set_mark (get_row (dialog, 3), TR_MARK_CIRCLE);
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));
  g_assert_cmpuint (tr_session_get_game (get_session (window))->players, ==, 4);

  dialog = open_dialog (window);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "4"))));
  tr_seat_row_get_seat (get_row (dialog, 3), &seat);
  g_assert_cmpstr (seat.name, ==, "Dido");
  g_assert_cmpuint (seat.mark, ==, TR_MARK_CIRCLE);
  g_assert_cmpuint (tr_seat_row_get_mark (get_row (dialog, 0)), ==, TR_MARK_DIAMOND);
  g_free (seat.name);
  g_free (seat.level);
  test_hand_key (GDK_KEY_Escape, 0);
  test_program_end (window);
}

static void
assert_distinct (GtkWidget *dialog)
{
  guint colours = 0;
  guint marks = 0;

  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      colours |= 1u << tr_seat_row_get_colour (get_row (dialog, i));
      marks |= 1u << tr_seat_row_get_mark (get_row (dialog, i));
    }
  g_assert_cmpuint (colours, ==, 15);
  g_assert_cmpuint (marks, ==, 15);
}

static void
test_distinct (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  uint64_t random = 7;

  for (guint i = 0; i < 300; i++)
    {
      TrSeatRow *row = get_row (dialog, tr_random_below (&random, TR_SEATS_MAX));
      unsigned choice = tr_random_below (&random, TR_COLOURS);

      if (tr_random_below (&random, 2) == 0)
        {
          tr_seat_row_set_colour (row, choice);
          g_assert_cmpuint (tr_seat_row_get_colour (row), ==, choice);
        }
      else
        {
          tr_seat_row_set_mark (row, choice);
          g_assert_cmpuint (tr_seat_row_get_mark (row), ==, choice);
        }
      assert_distinct (dialog);
    }
  test_hand_key (GDK_KEY_Escape, 0);
  test_program_end (window);
}

/* An option is there when it matters, with the values the rules allow. */
static void
test_options (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  GtkWidget *blocked = test_program_find (dialog, TR_TYPE_OPTION_ROW, "Rows blocked at the top edge");
  GtkWidget *stars = test_program_find (dialog, TR_TYPE_OPTION_ROW, "Stars of the solo opponent");

  g_assert_true (gtk_widget_get_visible (blocked));
  g_assert_false (gtk_widget_get_visible (stars));
  g_assert_cmpint (tr_option_row_get_value (TR_OPTION_ROW (blocked)), ==, -1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "4")), TRUE);
  g_assert_false (gtk_widget_get_visible (blocked));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "1")), TRUE);
  g_assert_true (gtk_widget_get_visible (stars));
  tr_option_row_set_value (TR_OPTION_ROW (stars), 4);
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));
  g_assert_cmpint (tr_session_get_game (get_session (window))->options[1], ==, 4);
  test_program_end (window);
}

/* On a small screen nothing is cut off: what does not fit scrolls. */
static void
test_narrow (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  int minimum;

  for (unsigned players = 1; players <= 4; players++)
    {
      g_autofree char *label = g_strdup_printf ("%u", players);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_program_find (dialog, GTK_TYPE_TOGGLE_BUTTON, label)), TRUE);
      gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
      gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 640);
    }
  test_hand_key (GDK_KEY_Escape, 0);
  test_program_end (window);
}

/* What is wrong is said in place, and no game begins. */
static void
test_wrong_seed (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog = open_dialog (window);
  GtkWidget *seed = test_program_find (dialog, ADW_TYPE_ENTRY_ROW, "Seed (empty: a new one)");
  g_autoptr(TrSave) save = NULL;
  guint64 number;

  gtk_editable_set_text (GTK_EDITABLE (seed), "many");
  g_assert_true (gtk_widget_has_css_class (seed, "error"));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_program_says (dialog, "The seed is a number"));
  g_assert_null (get_session (window));

  gtk_editable_set_text (GTK_EDITABLE (seed), "77");
  g_assert_false (gtk_widget_has_css_class (seed, "error"));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));
  save = tr_session_make_save (get_session (window));
  g_assert_true (tr_record_get_seed (save->record, &number));
  g_assert_cmpuint (number, ==, 77);
  test_program_end (window);
}

/* A box that was chosen once and is broken by now: told with its line, and the game can begin without. */
static void
test_broken_box (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  TrWindow *window = test_program_open ();
  const char *path = test_write ("box.json", "{\n  \"game\": \"assyria-2e\",\n  \"map\": 3 }\n", -1);
  GVariantDict values;
  GtkWidget *dialog;

  g_variant_dict_init (&values, NULL);
  g_variant_dict_insert (&values, "rules", "s", "assyria-2e");
  g_variant_dict_insert (&values, "box", "^ay", path);
  g_settings_set_value (settings, "last-game", g_variant_dict_end (&values));
  dialog = open_dialog (window);
  g_assert_true (test_program_says (dialog, "box.json: line "));
  g_assert_true (test_program_says (dialog, "The one that comes with the program"));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/new-game/keys", test_keys);
  g_test_add_func ("/new-game/remembered", test_remembered);
  g_test_add_func ("/new-game/distinct", test_distinct);
  g_test_add_func ("/new-game/options", test_options);
  g_test_add_func ("/new-game/narrow", test_narrow);
  g_test_add_func ("/new-game/wrong-seed", test_wrong_seed);
  g_test_add_func ("/new-game/broken-box", test_broken_box);
  return test_program_run ();
}
