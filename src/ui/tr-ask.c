/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-ask.h"

typedef struct
{
  TrAskFunc asked;
  gpointer  data;
} Listener;

static gboolean
ask (GtkEventController *controller,
     Listener           *listener,
     double              x,
     double              y)
{
  return listener->asked (gtk_event_controller_get_widget (controller), x, y, listener->data);
}

static void
on_click (GtkGesture *gesture,
          int         n_press,
          double      x,
          double      y,
          gpointer    data)
{
  if (ask (GTK_EVENT_CONTROLLER (gesture), data, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_long_press (GtkGesture *gesture,
               double      x,
               double      y,
               gpointer    data)
{
  if (ask (GTK_EVENT_CONTROLLER (gesture), data, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
on_key (GtkEventController *controller,
        guint               keyval,
        guint               keycode,
        GdkModifierType     modifiers,
        gpointer            data)
{
  gboolean asks = keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK));

  return asks && ask (controller, data, -1, -1);
}

static void
free_listener (gpointer  data,
               GClosure *closure)
{
  g_free (data);
}

static void
connect (gpointer    controller,
         const char *signal,
         GCallback   callback,
         TrAskFunc   asked,
         gpointer    data)
{
  Listener *listener = g_new (Listener, 1);

  *listener = (Listener) { asked, data };
  g_signal_connect_data (controller, signal, callback, listener, free_listener, 0);
}

void
tr_ask_listen (GtkWidget *widget,
               TrAskFunc  asked,
               gpointer   data)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (asked != NULL);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  connect (click, "pressed", G_CALLBACK (on_click), asked, data);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  connect (press, "pressed", G_CALLBACK (on_long_press), asked, data);
  connect (key, "key-pressed", G_CALLBACK (on_key), asked, data);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (widget, key);
}
