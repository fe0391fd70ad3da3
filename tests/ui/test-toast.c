/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"
#include "program.h"
#include "tr-toast.h"

/* Small news, and somebody in a hurry. */

static TrToast *
open_toast (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *toast = tr_toast_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_button_new_with_label ("Below"));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), toast);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (test_program_wait (GTK_TYPE_WINDOW) == window);
  gtk_widget_grab_focus (gtk_overlay_get_child (GTK_OVERLAY (overlay)));
  return TR_TOAST (toast);
}

static void
close_window (TrToast *toast)
{
  gpointer weak = toast;

  g_object_add_weak_pointer (G_OBJECT (toast), &weak);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toast))));
  test_hand_settle ();
  g_assert_null (weak);
}

static void
count (gpointer data)
{
  ++*(guint *) data;
}

static void
offer (TrToast    *toast,
       const char *text,
       guint      *n)
{
  tr_toast_offer (toast, text, "_Do", count, n, count);
}

/* Dismissing one before it stands still does no harm, and brings the next. */
static void
test_dismiss_at_once (void)
{
  TrToast *toast = open_toast ();
  guint n = 0;

  offer (toast, "One", &n);
  offer (toast, "Two", &n);
  tr_toast_tell (toast, "Three");
  for (guint i = 0; i < 3; i++)
    {
      static const char *const texts[] = { "One", "Two", "Three" };

      g_assert_cmpstr (tr_toast_get_text (toast), ==, texts[i]);
      g_assert_true (test_program_says (GTK_WIDGET (toast), texts[i]));
      test_hand_key (GDK_KEY_Escape, 0);
    }
  g_assert_cmpstr (tr_toast_get_text (toast), ==, NULL);
  /* Forgotten without having been done. */
  g_assert_cmpuint (n, ==, 2);
  close_window (toast);
}

/* News make room for news, not offers. */
static void
test_order (void)
{
  TrToast *toast = open_toast ();
  guint n = 0;

  tr_toast_tell (toast, "One");
  tr_toast_tell (toast, "Two");
  g_assert_cmpstr (tr_toast_get_text (toast), ==, "Two");
  offer (toast, "Three", &n);
  tr_toast_tell (toast, "Four");
  g_assert_cmpstr (tr_toast_get_text (toast), ==, "Three");
  g_assert_cmpuint (n, ==, 0);
  close_window (toast);
  g_assert_cmpuint (n, ==, 1);
}

static gboolean
is_gone (gpointer toast)
{
  return tr_toast_get_text (toast) == NULL;
}

static void
test_goes_by_itself (void)
{
  TrToast *toast = open_toast ();

  test_hand_move (gtk_widget_get_parent (GTK_WIDGET (toast)), 5, 5);
  tr_toast_tell (toast, "One");
  g_assert_true (test_hand_wait (is_gone, toast));
  close_window (toast);
}

static gboolean
is_on_screen (gpointer button)
{
  return gtk_widget_get_mapped (button) && gtk_widget_get_height (button) > 0;
}

static void
close_it (gpointer data)
{
  gtk_window_destroy (data);
}

/* By keys, with the focus back where it was. What it does may be anything, even to close the window. */
static void
test_accept (void)
{
  TrToast *toast = open_toast ();
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (toast));
  GtkRoot *root = gtk_widget_get_root (overlay);
  gpointer weak = toast;
  guint n = 0;
  GtkWidget *button;

  offer (toast, "One", &n);
  button = test_program_find (GTK_WIDGET (toast), GTK_TYPE_BUTTON, "_Do");
  g_assert_true (test_hand_wait (is_on_screen, button));
  test_program_tab_to (button);
  test_hand_key (GDK_KEY_space, 0);
  /* Done, then forgotten. */
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (tr_toast_get_text (toast), ==, NULL);
  g_assert_true (gtk_root_get_focus (root) == gtk_overlay_get_child (GTK_OVERLAY (overlay)));

  tr_toast_offer (toast, "Two", "_Close", close_it, root, NULL);
  g_object_add_weak_pointer (G_OBJECT (toast), &weak);
  button = test_program_find (GTK_WIDGET (toast), GTK_TYPE_BUTTON, "_Close");
  g_assert_true (test_hand_wait (is_on_screen, button));
  g_signal_emit_by_name (button, "clicked");
  test_hand_settle ();
  g_assert_null (weak);
}

/* What a person called a game is told as it was written. */
static void
test_text (void)
{
  TrToast *toast = open_toast ();

  tr_toast_tell (toast, "“Tom & <Jerry>” is in the trash");
  g_assert_true (test_program_says (GTK_WIDGET (toast), "Tom & <Jerry>"));
  close_window (toast);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/toast/dismiss-at-once", test_dismiss_at_once);
  g_test_add_func ("/toast/order", test_order);
  g_test_add_func ("/toast/goes-by-itself", test_goes_by_itself);
  g_test_add_func ("/toast/accept", test_accept);
  g_test_add_func ("/toast/text", test_text);
  return test_program_run ();
}
