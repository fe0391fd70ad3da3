/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-game-page-private.h"

#include "tr-ask.h"
#include "tr-log-row.h"
#include "tr-table.h"

/* What leads from the page to the rules besides the boards: the notice, the log, the players. */

static void
on_notice_follow (TrGamePage *self,
                  const char *rule)
{
  g_autofree char *id = g_strdup (rule);

  tr_game_page_open_rules (self, id);
}

/* ── The log ── */

static TrLogRow *
find_row (TrGamePage *self,
          double      x,
          double      y)
{
  GtkWidget *widget = x < 0 ? tr_game_page_get_focus (self) : gtk_widget_pick (GTK_WIDGET (self->log), x, y, GTK_PICK_DEFAULT);

  /* The focus is on what holds a row. */
  if (x < 0 && widget != NULL)
    widget = gtk_widget_get_first_child (widget);
  if (widget != NULL && !TR_IS_LOG_ROW (widget))
    widget = gtk_widget_get_ancestor (widget, TR_TYPE_LOG_ROW);
  return widget != NULL && tr_log_row_get_line (TR_LOG_ROW (widget)) != NULL ? TR_LOG_ROW (widget) : NULL;
}

static gboolean
is_on_link (TrGamePage *self,
            TrLogRow   *row,
            double      x,
            double      y)
{
  double row_x, row_y;

  return gtk_widget_translate_coordinates (GTK_WIDGET (self->log), GTK_WIDGET (row), x, y, &row_x, &row_y)
         && tr_log_row_has_link_at (row, row_x);
}

static gboolean
open_row (TrGamePage *self,
          TrLogRow   *row)
{
  const char *rule = row != NULL ? tr_log_line_get_rule (tr_log_row_get_line (row)) : NULL;
  g_autofree char *id = g_strdup (rule);

  if (id != NULL)
    tr_game_page_open_rules (self, id);
  return id != NULL;
}

static gboolean
on_log_asked (GtkWidget *widget,
              double     x,
              double     y,
              gpointer   data)
{
  return open_row (data, find_row (data, x, y));
}

/* Points are links; the rest of a line leads to its moment. */
static void
on_log_pressed (TrGamePage *self,
                int         n_press,
                double      x,
                double      y,
                GtkGesture *gesture)
{
  TrLogRow *row = find_row (self, x, y);

  if (row != NULL && is_on_link (self, row, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      open_row (self, row);
    }
}

static gboolean
on_log_tooltip (TrGamePage *self,
                int         x,
                int         y,
                gboolean    keyboard,
                GtkTooltip *tooltip)
{
  TrLogRow *row = self->session != NULL && !keyboard ? find_row (self, x, y) : NULL;
  const char *rule = row != NULL ? tr_log_line_get_rule (tr_log_row_get_line (row)) : NULL;
  TrReference *reference = rule != NULL ? tr_session_get_reference (self->session) : NULL;
  g_autofree char *title = reference != NULL ? tr_reference_dup_title (reference, rule) : NULL;

  if (title == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, title);
  return TRUE;
}

static void
link_log (TrGamePage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  tr_ask_listen (GTK_WIDGET (self->log), on_log_asked, self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_log_pressed), self);
  /* Before the list takes it for a choice of the line. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->log), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->log), TRUE);
  g_signal_connect_object (self->log, "query-tooltip", G_CALLBACK (on_log_tooltip), self, G_CONNECT_SWAPPED);
}

/* ── Players ── */

/* What a spot of their board does not answer is about the points. */
static gboolean
on_player_asked (GtkWidget *widget,
                 double     x,
                 double     y,
                 gpointer   data)
{
  TrGamePage *self = data;
  const TrTable *table = self->session != NULL ? tr_table_find (tr_session_get_game (self->session)->rules) : NULL;

  if (table == NULL || table->points_page == NULL)
    return FALSE;
  tr_game_page_open_rules (self, table->points_page);
  return TRUE;
}

void
tr_game_page_link_player (TrGamePage   *self,
                          TrPlayerCard *card)
{
  g_assert (TR_IS_GAME_PAGE (self));
  g_assert (TR_IS_PLAYER_CARD (card));

  tr_ask_listen (GTK_WIDGET (card), on_player_asked, self);
}

void
tr_game_page_add_links (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  link_log (self);
  g_signal_connect_object (self->notice, "follow", G_CALLBACK (on_notice_follow), self, G_CONNECT_SWAPPED);
}
