/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-log-view.h"

#include "tr-log-row.h"

struct _TrLogView
{
  AdwBin              parent_instance;

  TrSession          *session;
  GSignalGroup       *session_signals;
  unsigned            viewer;
  gboolean            hiding;   /* points are hidden */
  GPtrArray          *rows;     /* TrLogRow, those that show a line now */
  guint               filling;  /* tick callback */
  guint               frames_to_wait;
  guint               following; /* tick callback that scrolls to the present moment */
  guint               frames_to_follow;

  GtkScrolledWindow  *scroller;
  GtkListView        *list;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (TrLogView, tr_log_view, ADW_TYPE_BIN)

/* ── Rows ── */

static gboolean
hides_points (TrLogView *self)
{
  return tr_hides_points (tr_session_get_game (self->session), tr_session_get_state (self->session));
}

static void
show_line (TrLogView *self,
           TrLogRow  *row,
           TrLogLine *line)
{
  int seat = tr_log_line_get_seat (line);
  gboolean hidden = hides_points (self) && seat != (int) self->viewer;

  tr_log_row_set_line (row, line, seat >= 0 ? &tr_session_get_seats (self->session)[seat] : NULL, !hidden);
  tr_log_row_set_cursor (row, tr_session_get_cursor (self->session));
}

static void
on_setup (TrLogView   *self,
          GtkListItem *item)
{
  gtk_list_item_set_child (item, tr_log_row_new ());
}

static void
on_bind (TrLogView   *self,
         GtkListItem *item)
{
  TrLogRow *row = TR_LOG_ROW (gtk_list_item_get_child (item));

  if (self->session == NULL)
    return;
  show_line (self, row, gtk_list_item_get_item (item));
  g_ptr_array_add (self->rows, row);
}

static void
on_unbind (TrLogView   *self,
           GtkListItem *item)
{
  TrLogRow *row = TR_LOG_ROW (gtk_list_item_get_child (item));

  g_ptr_array_remove_fast (self->rows, row);
  tr_log_row_set_line (row, NULL, NULL, FALSE);
}

/* ── Following ── */

/* The last line of what has been played. */
static guint
find_present (TrLogView *self)
{
  guint next = tr_log_find_move (tr_session_get_log (self->session), tr_session_get_cursor (self->session) + 1);

  return next > 0 ? next - 1 : 0;
}

static gboolean
follow (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  TrLogView *self = TR_LOG_VIEW (widget);
  GListModel *log = G_LIST_MODEL (self->selection);
  guint position;

  if (self->frames_to_follow-- > 0)
    return G_SOURCE_CONTINUE;
  self->following = 0;
  if (self->session == NULL || g_list_model_get_n_items (log) == 0)
    return G_SOURCE_REMOVE;
  position = find_present (self);
  /* What comes next, if anything was taken back, is seen as well. */
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              MIN (position + 1, g_list_model_get_n_items (log) - 1));
  gtk_single_selection_set_selected (self->selection, tr_session_get_reviewing (self->session) ? position
                                                      : GTK_INVALID_LIST_POSITION);
  return G_SOURCE_REMOVE;
}

/* Whoever has scrolled away from the end reads something, and is left alone. */
static gboolean
is_reading (TrLogView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double below = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment)
                 - gtk_adjustment_get_value (adjustment);
  gboolean at_end = tr_session_get_cursor (self->session) == tr_session_get_length (self->session);

  return at_end && !tr_session_get_reviewing (self->session) && below > gtk_adjustment_get_page_size (adjustment)
         && gtk_widget_get_state_flags (GTK_WIDGET (self->scroller)) & GTK_STATE_FLAG_PRELIGHT;
}

static void
queue_follow (TrLogView *self)
{
  /* Lines that were just added have no place before the next frame has been laid out. */
  self->frames_to_follow = 1;
  if (self->following == 0)
    self->following = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow, NULL, NULL);
}

static void
show_lines_again (TrLogView *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      TrLogRow *row = g_ptr_array_index (self->rows, i);
      g_autoptr(TrLogLine) line = g_object_ref (tr_log_row_get_line (row));

      show_line (self, row, line);
    }
}

static void
on_cursor_changed (TrLogView *self)
{
  guint cursor = tr_session_get_cursor (self->session);

  for (guint i = 0; i < self->rows->len; i++)
    tr_log_row_set_cursor (g_ptr_array_index (self->rows, i), cursor);
  if (hides_points (self) != self->hiding)
    {
      self->hiding = !self->hiding;
      show_lines_again (self);
    }
  if (!is_reading (self))
    queue_follow (self);
}

static void
on_activate (TrLogView *self,
             guint      position)
{
  tr_log_view_activate (self, position);
}

/* ── Filling ── */

/* The table is there first: hundreds of rows take their time. */
static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TrLogView *self = TR_LOG_VIEW (widget);

  if (self->frames_to_wait-- > 0)
    return G_SOURCE_CONTINUE;
  self->filling = 0;
  if (self->session != NULL)
    {
      gtk_single_selection_set_model (self->selection, G_LIST_MODEL (tr_session_get_log (self->session)));
      on_cursor_changed (self);
    }
  return G_SOURCE_REMOVE;
}

/* A list that is not shown does not scroll. */
static void
tr_log_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tr_log_view_parent_class)->map (widget);
  queue_follow (TR_LOG_VIEW (widget));
}

/* ── The object ── */

static void
tr_log_view_dispose (GObject *object)
{
  TrLogView *self = TR_LOG_VIEW (object);

  if (self->following != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->following);
  self->following = 0;
  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
  if (self->selection != NULL)
    gtk_single_selection_set_model (self->selection, NULL);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_log_view_parent_class)->dispose (object);
}

static void
tr_log_view_finalize (GObject *object)
{
  g_ptr_array_unref (TR_LOG_VIEW (object)->rows);

  G_OBJECT_CLASS (tr_log_view_parent_class)->finalize (object);
}

/* The log is one stop on the way of Tab; arrows go from line to line. (A list does so by itself from GTK 4.12 on, when it is
 * told to.) */
static gboolean
tr_log_view_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && gtk_widget_get_focus_child (widget) != NULL
      && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN))
    return FALSE;
  return GTK_WIDGET_CLASS (tr_log_view_parent_class)->focus (widget, direction);
}

static void
tr_log_view_class_init (TrLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_log_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = tr_log_view_finalize;
  widget_class->map = tr_log_view_map;
  widget_class->focus = tr_log_view_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TrLogView, list);
  gtk_widget_class_bind_template_child (widget_class, TrLogView, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
tr_log_view_init (TrLogView *self)
{
  self->viewer = TR_SEAT_NONE;
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::cursor", G_CALLBACK (on_cursor_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::reviewing", G_CALLBACK (on_cursor_changed), self);
}

GtkWidget *
tr_log_view_new (void)
{
  return g_object_new (TR_TYPE_LOG_VIEW, NULL);
}

void
tr_log_view_set_session (TrLogView *self,
                         TrSession *session)
{
  g_return_if_fail (TR_IS_LOG_VIEW (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (session == self->session)
    return;
  gtk_single_selection_set_model (self->selection, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  if (session == NULL)
    return;
  self->hiding = hides_points (self);
  self->frames_to_wait = 1;
  if (self->filling == 0)
    self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

void
tr_log_view_set_viewer (TrLogView *self,
                        unsigned   viewer)
{
  g_return_if_fail (TR_IS_LOG_VIEW (self));

  if (viewer == self->viewer)
    return;
  self->viewer = viewer;
  if (self->session != NULL && self->hiding)
    show_lines_again (self);
}

void
tr_log_view_activate (TrLogView *self,
                      guint      position)
{
  g_autoptr(TrLogLine) line = NULL;

  g_return_if_fail (TR_IS_LOG_VIEW (self));
  g_return_if_fail (self->session != NULL);

  line = g_list_model_get_item (G_LIST_MODEL (tr_session_get_log (self->session)), position);
  if (line == NULL)
    return;
  tr_session_set_reviewing (self->session, TRUE);
  tr_session_go_to (self->session, tr_log_line_get_move (line));
}
