/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

/* How long letters typed one after the other belong together, in ms. */
#define TYPING 1200

/* ── Pointer ── */

static void
set_hover (TrBoardView  *self,
           const TrSpot *spot)
{
  guint32 key = spot != NULL ? spot->key : 0;
  gboolean lit = spot != NULL && tr_board_view_get_lit (self, spot) != TR_LIT_NOT;

  if (self->hover == key)
    return;
  self->hover = key;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), lit ? "pointer" : NULL);
  tr_board_view_forget_lights (self);
}

static void
on_motion (TrBoardView *self,
           double       x,
           double       y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  set_hover (self, tr_board_view_target_at (self, x, y));
}

static void
on_leave (TrBoardView *self)
{
  set_hover (self, NULL);
}

gboolean
tr_board_view_point_at (TrBoardView *self,
                        double       x,
                        double       y)
{
  const TrSpot *spot;

  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), FALSE);

  spot = tr_board_view_target_at (self, x, y);
  if (spot == NULL)
    return FALSE;
  /* The keys go on from here. */
  self->focus = spot->key;
  gtk_widget_grab_focus (tr_board_view_get_spot_widget (self, spot->key));
  tr_board_view_activate_spot (self, spot);
  return TRUE;
}

gboolean
tr_board_view_locate (TrBoardView *self,
                      guint32      key,
                      double      *x,
                      double      *y)
{
  const TrSpot *spot;

  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), FALSE);

  spot = self->scene != NULL ? tr_scene_find_spot (self->scene, key) : NULL;
  if (spot == NULL)
    return FALSE;
  *x = self->x + (spot->rect.x + spot->rect.width / 2) * self->scale;
  *y = self->y + (spot->rect.y + spot->rect.height / 2) * self->scale;
  return TRUE;
}

static void
on_click (TrBoardView     *self,
          int              n_press,
          double           x,
          double           y,
          GtkGestureClick *gesture)
{
  const TrSpot *spot = tr_board_view_spot_at (self, x, y);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (spot == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (button == GDK_BUTTON_SECONDARY)
    {
      tr_board_view_explain (self, spot);
      return;
    }
  tr_board_view_point_at (self, x, y);
}

static void
on_long_press (TrBoardView     *self,
               double           x,
               double           y,
               GtkGesture      *gesture)
{
  const TrSpot *spot = tr_board_view_spot_at (self, x, y);

  if (spot == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tr_board_view_explain (self, spot);
}

/* ── Zooming and panning ── */

static gboolean
on_scroll (TrBoardView              *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean wheel = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;

  if (!self->zoomable)
    return FALSE;
  if (wheel || (modifiers & GDK_CONTROL_MASK))
    tr_board_view_zoom_at (self, self->zoom * (dy < 0 ? 1.15 : dy > 0 ? 1 / 1.15 : 1), self->pointer_x, self->pointer_y);
  else
    tr_board_view_pan_to (self, self->x - dx, self->y - dy);
  return TRUE;
}

static void
on_pinch_begin (TrBoardView *self)
{
  self->pinch_zoom = self->zoom;
}

static void
on_pinch (TrBoardView *self,
          double       scale,
          GtkGesture  *gesture)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    tr_board_view_zoom_at (self, self->pinch_zoom * scale, x, y);
}

static void
on_drag_begin (TrBoardView *self)
{
  self->drag_x = self->x;
  self->drag_y = self->y;
}

static void
on_drag (TrBoardView *self,
         double       dx,
         double       dy,
         GtkGesture  *gesture)
{
  if (!self->zoomable || self->zoom <= 1
      || !(ABS (dx) > 8 || ABS (dy) > 8 || self->x != self->drag_x || self->y != self->drag_y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tr_board_view_pan_to (self, self->drag_x + dx, self->drag_y + dy);
}

/* ── Keys ── */

static const TrSpot *
focused_spot (TrBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  /* The child that had it last is remembered when it is elsewhere. */
  return child != NULL && gtk_widget_is_focus (child)
         ? tr_scene_find_spot (self->scene, tr_spot_widget_get_key (TR_SPOT_WIDGET (child))) : NULL;
}

static gboolean
skip_hidden (const TrSpot *spot,
             gpointer      data)
{
  return !tr_board_view_is_shown (data, spot);
}

/* Where the keys begin in a section: at what is asked for, or with its first spot. */
static const TrSpot *
first_of_section (TrBoardView *self,
                  guint        section)
{
  const TrSpot *first = NULL;

  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);

      if (spot->section != section || !tr_board_view_is_shown (self, spot))
        continue;
      if (tr_board_view_get_lit (self, spot) == TR_LIT_NEXT)
        return spot;
      if (first == NULL)
        first = spot;
    }
  return first;
}

/* The next section that has spots, STEP ahead or back; NULL beyond the last one. */
static const TrSpot *
find_section (TrBoardView *self,
              int          from,
              int          step)
{
  for (int i = from + step; i >= 0 && i < (int) self->scene->sections->len; i += step)
    {
      const TrSpot *spot = first_of_section (self, (guint) i);

      if (spot != NULL)
        return spot;
    }
  return NULL;
}

/* Where the focus comes in: where it was, unless something else is asked for; else in the main section. */
static const TrSpot *
find_entry (TrBoardView *self)
{
  const TrSpot *last = tr_scene_find_spot (self->scene, self->focus);

  if (last != NULL && !tr_board_view_is_shown (self, last))
    last = NULL;
  if (last != NULL && tr_board_view_get_lit (self, last) == TR_LIT_NEXT)
    return last;
  for (guint i = 0; i < self->scene->sections->len; i++)
    {
      const TrSpot *spot = first_of_section (self, i);

      if (spot != NULL && tr_board_view_get_lit (self, spot) == TR_LIT_NEXT)
        return spot;
    }
  if (last != NULL)
    return last;
  for (guint i = 0; i < self->scene->sections->len; i++)
    if (g_array_index (self->scene->sections, TrSection, i).main)
      return first_of_section (self, i);
  return find_section (self, -1, 1);
}

gboolean
tr_board_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);
  const TrSpot *from;
  const TrSpot *to = NULL;

  if (self->scene == NULL || self->scene->spots->len == 0)
    return FALSE;
  from = focused_spot (self);
  if (from == NULL)
    to = find_entry (self);
  else
    switch (direction)
      {
      case GTK_DIR_TAB_FORWARD:
        to = find_section (self, (int) from->section, 1);
        break;
      case GTK_DIR_TAB_BACKWARD:
        to = find_section (self, (int) from->section, -1);
        break;
      case GTK_DIR_LEFT:
      case GTK_DIR_RIGHT:
        to = tr_scene_find_next (self->scene, from, direction == GTK_DIR_LEFT ? -1 : 1, 0, skip_hidden, self);
        break;
      case GTK_DIR_UP:
      case GTK_DIR_DOWN:
        to = tr_scene_find_next (self->scene, from, 0, direction == GTK_DIR_UP ? -1 : 1, skip_hidden, self);
        break;
      default:
        break;
      }
  if (to != NULL)
    return tr_board_view_focus_spot (self, to->key);
  /* Arrows stop at the edge; only Tab leaves. */
  return from != NULL && direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD;
}

gboolean
tr_board_view_grab_focus (GtkWidget *widget)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);
  const TrSpot *spot = self->scene != NULL && self->scene->spots->len > 0 ? find_entry (self) : NULL;

  return spot != NULL && tr_board_view_focus_spot (self, spot->key);
}

void
tr_board_view_focus_section (TrBoardView *self,
                             int          step)
{
  const TrSpot *from;
  const TrSpot *to;

  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  if (self->scene == NULL)
    return;
  from = focused_spot (self);
  to = from == NULL ? find_entry (self) : find_section (self, (int) from->section, step);
  if (to == NULL)
    to = find_section (self, step > 0 ? -1 : (int) self->scene->sections->len, step);
  if (to != NULL)
    tr_board_view_focus_spot (self, to->key);
}

static gboolean
forget_typed (gpointer data)
{
  TrBoardView *self = data;

  g_string_truncate (self->typed, 0);
  self->typed_timeout = 0;
  return G_SOURCE_REMOVE;
}

/* The first spot whose name begins with what was typed, of this section before others. */
static const TrSpot *
find_typed (TrBoardView *self)
{
  g_autofree char *wanted = g_utf8_casefold (self->typed->str, -1);
  const TrSpot *from = focused_spot (self);
  const TrSpot *found = NULL;

  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      g_autofree char *name = g_utf8_casefold (spot->name, -1);

      if (!g_str_has_prefix (name, wanted) || !tr_board_view_is_shown (self, spot))
        continue;
      if (from == NULL || spot->section == from->section)
        return spot;
      if (found == NULL)
        found = spot;
    }
  return found;
}

static gboolean
on_key (TrBoardView     *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);
  const TrSpot *spot = focused_spot (self);

  if (spot == NULL || !g_unichar_isalnum (letter) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;
  g_string_append_unichar (self->typed, letter);
  spot = find_typed (self);
  /* It may begin another word. */
  if (spot == NULL)
    {
      g_string_truncate (self->typed, 0);
      g_string_append_unichar (self->typed, letter);
      spot = find_typed (self);
    }
  g_clear_handle_id (&self->typed_timeout, g_source_remove);
  self->typed_timeout = g_timeout_add (TYPING, forget_typed, self);
  if (spot != NULL)
    tr_board_view_focus_spot (self, spot->key);
  return TRUE;
}

/* ── Setting up ── */

static gboolean
on_arrow (GtkWidget *widget,
          GVariant  *direction,
          gpointer   data)
{
  return tr_board_view_focus (widget, (GtkDirectionType) g_variant_get_int32 (direction));
}

void
tr_board_view_class_init_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint            key;
    GtkDirectionType direction;
  } arrows[] = {
    { GDK_KEY_Left, GTK_DIR_LEFT }, { GDK_KEY_Right, GTK_DIR_RIGHT }, { GDK_KEY_Up, GTK_DIR_UP }, { GDK_KEY_Down, GTK_DIR_DOWN },
    { GDK_KEY_KP_Left, GTK_DIR_LEFT }, { GDK_KEY_KP_Right, GTK_DIR_RIGHT }, { GDK_KEY_KP_Up, GTK_DIR_UP },
    { GDK_KEY_KP_Down, GTK_DIR_DOWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (widget_class, arrows[i].key, 0, on_arrow, "i", (int) arrows[i].direction);
}

static void
add_controller (TrBoardView        *self,
                GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
tr_board_view_init_input (TrBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (on_key), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_long_press), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag), self);
  add_controller (self, motion);
  add_controller (self, scroll);
  add_controller (self, key);
  add_controller (self, GTK_EVENT_CONTROLLER (drag));
  add_controller (self, GTK_EVENT_CONTROLLER (click));
  add_controller (self, GTK_EVENT_CONTROLLER (press));
  add_controller (self, GTK_EVENT_CONTROLLER (pinch));
}
