/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"

#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>

/* Deprecated in newer versions of the toolkit, which have no other way to ask for it. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

#define PATIENCE (60 * G_TIME_SPAN_SECOND)

static Display *display;

gboolean
test_hand_init (void)
{
  int event, error, major, minor;

  if (!GDK_IS_X11_DISPLAY (gdk_display_get_default ()))
    return FALSE;
  display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  return XTestQueryExtension (display, &event, &error, &major, &minor);
}

void
test_hand_settle (void)
{
  /* What was sent comes back as an event; twice, since one may cause the next. */
  for (guint i = 0; i < 3; i++)
    {
      XSync (display, False);
      while (g_main_context_iteration (NULL, FALSE));
    }
}

gboolean
test_hand_wait (gboolean (*done) (gpointer data),
                gpointer   data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!done (data))
    {
      if (g_get_monotonic_time () > end)
        return FALSE;
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
  return TRUE;
}

static void
press_key (guint    keyval,
           gboolean press)
{
  KeyCode code = XKeysymToKeycode (display, keyval);

  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (display, code, press, CurrentTime);
}

static void
press_modifiers (GdkModifierType modifiers,
                 gboolean        press)
{
  if (modifiers & GDK_SHIFT_MASK)
    press_key (GDK_KEY_Shift_L, press);
  if (modifiers & GDK_CONTROL_MASK)
    press_key (GDK_KEY_Control_L, press);
  if (modifiers & GDK_ALT_MASK)
    press_key (GDK_KEY_Alt_L, press);
}

void
test_hand_send_key (guint           keyval,
                    GdkModifierType modifiers)
{
  g_assert_nonnull (display);

  press_modifiers (modifiers, TRUE);
  press_key (keyval, TRUE);
  press_key (keyval, FALSE);
  press_modifiers (modifiers, FALSE);
}

void
test_hand_key (guint           keyval,
               GdkModifierType modifiers)
{
  test_hand_send_key (keyval, modifiers);
  test_hand_settle ();
}

static void
send_move (GtkWidget *widget,
           double     x,
           double     y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  Window window = gdk_x11_surface_get_xid (surface);
  double left, top, at_x, at_y;
  int root_x, root_y, scale = gdk_surface_get_scale_factor (surface);
  Window child;

  gtk_native_get_surface_transform (native, &left, &top);
  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &at_x, &at_y);
  XTranslateCoordinates (display, window, DefaultRootWindow (display), (int) ((at_x + left) * scale),
                         (int) ((at_y + top) * scale), &root_x, &root_y, &child);
  XTestFakeMotionEvent (display, -1, root_x, root_y, CurrentTime);
}

void
test_hand_move (GtkWidget *widget,
                double     x,
                double     y)
{
  send_move (widget, x, y);
  test_hand_settle ();
}

void
test_hand_send_click (GtkWidget *widget,
                      double     x,
                      double     y,
                      guint      button)
{
  send_move (widget, x, y);
  XTestFakeButtonEvent (display, button, True, CurrentTime);
  XTestFakeButtonEvent (display, button, False, CurrentTime);
}

void
test_hand_send_drag (GtkWidget *widget,
                     double     x,
                     double     y,
                     double     to_x,
                     double     to_y)
{
  send_move (widget, x, y);
  XTestFakeButtonEvent (display, GDK_BUTTON_PRIMARY, True, CurrentTime);
  send_move (widget, (x + to_x) / 2, (y + to_y) / 2);
  send_move (widget, to_x, to_y);
  XTestFakeButtonEvent (display, GDK_BUTTON_PRIMARY, False, CurrentTime);
}

void
test_hand_click (GtkWidget *widget,
                 double     x,
                 double     y,
                 guint      button)
{
  test_hand_move (widget, x, y);
  XTestFakeButtonEvent (display, button, True, CurrentTime);
  test_hand_settle ();
  XTestFakeButtonEvent (display, button, False, CurrentTime);
  test_hand_settle ();
}

G_GNUC_END_IGNORE_DEPRECATIONS
