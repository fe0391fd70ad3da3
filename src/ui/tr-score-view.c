/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-score-view.h"

#include "tr-i18n.h"
#include "tr-seat-mark.h"
#include "tr-tooltip.h"
#include "tr-words.h"

struct _TrScoreView
{
  AdwBin        parent_instance;

  TrSession    *session;
  GSignalGroup *session_signals;
  unsigned      viewer;
  gboolean      stale;          /* the sheet is not of this moment: it is made when it is seen */
  guint         filling;        /* tick callback */
  guint         frames_to_wait;
  int           n_rows;

  GtkDropDown  *who;
  GtkGrid      *grid;
};

G_DEFINE_FINAL_TYPE (TrScoreView, tr_score_view, ADW_TYPE_BIN)

/* ── Cells ── */

static GtkWidget *
add_cell (TrScoreView *self,
          int          row,
          int          column,
          const char  *text,
          const char  *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (column == 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), 10);
      gtk_widget_set_hexpand (label, TRUE);
    }
  else
    gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  self->n_rows = MAX (self->n_rows, row + 1);
  return label;
}

/* A figure says what it is of: WHOSE or when, and WHAT. */
static void
add_points (TrScoreView *self,
            int          row,
            int          column,
            int          points,
            gboolean     hidden,
            const char  *whose,
            const char  *what,
            const char  *css_class)
{
  /* Translators: points that are not told */
  g_autofree char *text = hidden ? g_strdup (_("?")) : points == 0 && css_class == NULL ? g_strdup ("–")
                          : tr_words_figure (points, FALSE);
  GtkWidget *label = add_cell (self, row, column, text, css_class);
  /* Translators: of a score sheet: a player or round, where points come from, how many */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s: %s"), whose, what, text);

  if (points == 0 && css_class == NULL)
    gtk_widget_add_css_class (label, "dim-label");
  tr_tooltip_set (label, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static char *
dup_name (TrScoreView *self,
          unsigned     seat)
{
  return tr_seat_dup_name (&tr_session_get_seats (self->session)[seat], seat);
}

static gboolean
is_hidden (TrScoreView *self,
           unsigned     seat)
{
  return seat != self->viewer
         && tr_hides_points (tr_session_get_game (self->session), tr_session_get_state (self->session));
}

/* ── Sheets ── */

static TrScoreSheet *
make_sheet (TrScoreView *self)
{
  g_autoptr(TrSave) save = tr_session_make_save (self->session);
  guint hidden = 0;

  for (unsigned seat = 0; seat < tr_session_get_game (self->session)->seats; seat++)
    if (is_hidden (self, seat))
      hidden |= 1u << seat;
  return tr_score_sheet_new (tr_session_get_story (self->session), tr_record_get_start (save->record),
                             tr_session_get_cursor (self->session) + 1, hidden);
}

static void
add_players (TrScoreView *self,
             guint        n_seats)
{
  add_cell (self, 0, 0, "", NULL);
  for (unsigned seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *name = dup_name (self, seat);
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *mark = tr_seat_mark_new (20);
      GtkWidget *label = gtk_label_new (name);

      tr_seat_mark_set_seat (TR_SEAT_MARK (mark), &tr_session_get_seats (self->session)[seat]);
      gtk_widget_set_halign (mark, GTK_ALIGN_END);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_add_css_class (label, "caption-heading");
      tr_tooltip_set (head, name);
      gtk_box_append (GTK_BOX (head), mark);
      gtk_box_append (GTK_BOX (head), label);
      gtk_grid_attach (self->grid, head, (int) seat + 1, 0, 1, 1);
    }
}

/* One row of everybody's sheet: a source, a round, or (both -1) the sum. */
static void
add_row (TrScoreView  *self,
         TrScoreSheet *sheet,
         int           row,
         int           source,
         int           round,
         const char   *what)
{
  const char *css_class = source < 0 && round < 0 ? "heading" : NULL;

  add_cell (self, row, 0, what, css_class);
  for (guint seat = 0; seat < tr_score_sheet_get_n_seats (sheet); seat++)
    {
      g_autofree char *name = dup_name (self, seat);
      int points = source >= 0  ? tr_score_sheet_get_source_total (sheet, seat, (guint) source)
                   : round >= 0 ? tr_score_sheet_get_round_total (sheet, seat, (guint) round)
                                : tr_score_sheet_get_total (sheet, seat);

      add_points (self, row, (int) seat + 1, points, is_hidden (self, seat), name, what, css_class);
    }
}

static void
show_everybody (TrScoreView  *self,
                TrScoreSheet *sheet)
{
  int row = 0;

  add_players (self, tr_score_sheet_get_n_seats (sheet));
  add_cell (self, ++row, 0, _("By source"), "caption-heading");
  for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
    add_row (self, sheet, ++row, (int) source, -1, tr_score_sheet_get_source_label (sheet, source));
  add_cell (self, ++row, 0, _("By round"), "caption-heading");
  for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
    {
      g_autofree char *label = tr_score_sheet_dup_round_label (sheet, round);

      add_row (self, sheet, ++row, -1, (int) round, label);
    }
  add_row (self, sheet, ++row, -1, -1, _("Total"));
}

static void
show_one (TrScoreView  *self,
          TrScoreSheet *sheet,
          unsigned      seat)
{
  guint n_sources = tr_score_sheet_get_n_sources (sheet);
  guint n_rounds = tr_score_sheet_get_n_rounds (sheet);
  gboolean hidden = is_hidden (self, seat);

  for (guint round = 0; round <= n_rounds; round++)
    {
      g_autofree char *when = round < n_rounds ? tr_score_sheet_dup_round_label (sheet, round) : g_strdup (_("Total"));
      int column = (int) round + 1;

      add_cell (self, 0, column, when, "caption-heading");
      for (guint source = 0; source < n_sources; source++)
        add_points (self, (int) source + 1, column,
                    round < n_rounds ? tr_score_sheet_get_points (sheet, seat, source, round)
                                     : tr_score_sheet_get_source_total (sheet, seat, source),
                    hidden, when, tr_score_sheet_get_source_label (sheet, source), round < n_rounds ? NULL : "heading");
      add_points (self, (int) n_sources + 1, column,
                  round < n_rounds ? tr_score_sheet_get_round_total (sheet, seat, round)
                                   : tr_score_sheet_get_total (sheet, seat),
                  hidden, when, _("Total"), "heading");
    }
  for (guint source = 0; source < n_sources; source++)
    add_cell (self, (int) source + 1, 0, tr_score_sheet_get_source_label (sheet, source), NULL);
  add_cell (self, (int) n_sources + 1, 0, _("Total"), "heading");
}

/* ── Following the game ── */

static void
clear_grid (TrScoreView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  self->n_rows = 0;
}

static void
update (TrScoreView *self)
{
  g_autoptr(TrScoreSheet) sheet = NULL;
  guint who = gtk_drop_down_get_selected (self->who);

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self)) || self->filling != 0;
  if (self->stale || self->session == NULL)
    return;
  clear_grid (self);
  sheet = make_sheet (self);
  if (who == 0 || who == GTK_INVALID_LIST_POSITION)
    show_everybody (self, sheet);
  else
    show_one (self, sheet, who - 1);
}

/* The page is there first, and what the last move did: a hundred cells take their time. */
static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TrScoreView *self = TR_SCORE_VIEW (widget);

  if (self->frames_to_wait-- > 0)
    return G_SOURCE_CONTINUE;
  self->filling = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
tr_score_view_map (GtkWidget *widget)
{
  TrScoreView *self = TR_SCORE_VIEW (widget);

  GTK_WIDGET_CLASS (tr_score_view_parent_class)->map (widget);
  if (!self->stale || self->filling != 0)
    return;
  self->frames_to_wait = 1;
  self->filling = gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}

/* ── The object ── */

static void
tr_score_view_dispose (GObject *object)
{
  TrScoreView *self = TR_SCORE_VIEW (object);

  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_score_view_parent_class)->dispose (object);
}

static void
tr_score_view_class_init (TrScoreViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_score_view_dispose;
  widget_class->map = tr_score_view_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-score-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrScoreView, who);
  gtk_widget_class_bind_template_child (widget_class, TrScoreView, grid);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
tr_score_view_init (TrScoreView *self)
{
  self->viewer = TR_SEAT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::cursor", G_CALLBACK (update), self);
}

GtkWidget *
tr_score_view_new (void)
{
  return g_object_new (TR_TYPE_SCORE_VIEW, NULL);
}

void
tr_score_view_set_session (TrScoreView *self,
                           TrSession   *session)
{
  g_autoptr(GtkStringList) names = NULL;

  g_return_if_fail (TR_IS_SCORE_VIEW (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->session_signals, session);
  clear_grid (self);
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, _("Everybody"));
  for (unsigned i = 0; session != NULL && i < tr_session_get_game (session)->seats; i++)
    gtk_string_list_take (names, dup_name (self, i));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (names));
  update (self);
}

void
tr_score_view_set_viewer (TrScoreView *self,
                          unsigned     viewer)
{
  g_return_if_fail (TR_IS_SCORE_VIEW (self));

  if (viewer == self->viewer)
    return;
  self->viewer = viewer;
  update (self);
}

void
tr_score_view_show_seat (TrScoreView *self,
                         unsigned     seat)
{
  g_return_if_fail (TR_IS_SCORE_VIEW (self));

  gtk_drop_down_set_selected (self->who, seat == TR_SEAT_NONE ? 0 : seat + 1);
}

const char *
tr_score_view_get_cell (TrScoreView *self,
                        guint        row,
                        guint        column)
{
  GtkWidget *cell;

  g_return_val_if_fail (TR_IS_SCORE_VIEW (self), NULL);

  cell = gtk_grid_get_child_at (self->grid, (int) column, (int) row);
  return GTK_IS_LABEL (cell) ? gtk_label_get_label (GTK_LABEL (cell)) : NULL;
}

guint
tr_score_view_get_n_rows (TrScoreView *self)
{
  g_return_val_if_fail (TR_IS_SCORE_VIEW (self), 0);

  return (guint) self->n_rows;
}
