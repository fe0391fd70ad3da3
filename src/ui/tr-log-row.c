/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-log-row.h"

#include "tr-art.h"
#include "tr-i18n.h"
#include "tr-words.h"

/* A list keeps hundreds of rows: each is one widget that draws itself. Labels in a box take twenty times as long to place. */

#define INDENT    6
#define MARK_SIZE 16
#define SPACING   8
/* What is narrower cannot be read. */
#define MIN_WIDTH 160

struct _TrLogRow
{
  GtkWidget    parent_instance;

  TrLogLine   *line;
  gboolean     marked;          /* there is room for a mark, whether somebody's or not */
  gboolean     taken;
  TrSeat       seat;            /* without its strings */
  char        *points;          /* NULL: none */
  PangoLayout *text_layout;
  PangoLayout *points_layout;
};

/* How a kind of lines looks: classes of the style sheet. */
static const char *const row_classes[] = {
  [TR_LOG_ROUND] = "round",
  [TR_LOG_PHASE] = "phase",
  [TR_LOG_LANDMARK] = "landmark",
  [TR_LOG_TURN] = "turn",
  [TR_LOG_EVENT] = "event",
};

G_DEFINE_FINAL_TYPE (TrLogRow, tr_log_row, GTK_TYPE_WIDGET)

static void
forget_layouts (TrLogRow *self)
{
  g_clear_object (&self->text_layout);
  g_clear_object (&self->points_layout);
}

static void
make_layouts (TrLogRow *self)
{
  if (self->text_layout != NULL)
    return;
  self->text_layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), tr_log_line_get_text (self->line));
  pango_layout_set_wrap (self->text_layout, PANGO_WRAP_WORD_CHAR);
  if (self->points != NULL)
    {
      g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

      self->points_layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->points);
      /* They lead to the rule that gave them. */
      if (tr_log_line_get_rule (self->line) != NULL)
        pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
      pango_layout_set_attributes (self->points_layout, attributes);
    }
}

static int
points_width (TrLogRow *self)
{
  int width = 0;

  if (self->points_layout != NULL)
    pango_layout_get_pixel_size (self->points_layout, &width, NULL);
  return width;
}

static int
text_start (TrLogRow *self)
{
  return INDENT * (int) tr_log_line_get_level (self->line) + (self->marked ? MARK_SIZE + SPACING : 0);
}

/* Breaks the text into lines for a row of WIDTH; returns the height. */
static int
break_lines (TrLogRow *self,
             int       width)
{
  int height;

  make_layouts (self);
  width -= text_start (self);
  if (self->points_layout != NULL)
    width -= points_width (self) + SPACING;
  pango_layout_set_width (self->text_layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->text_layout, NULL, &height);
  return MAX (height, self->marked ? MARK_SIZE : 0);
}

static GtkSizeRequestMode
tr_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tr_log_row_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  TrLogRow *self = TR_LOG_ROW (widget);

  *minimum = *natural = MIN_WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->line != NULL ? break_lines (self, for_size >= 0 ? for_size : MIN_WIDTH) : 0;
}

/* At X from where the reader begins. */
static void
append_layout (TrLogRow      *self,
               GtkSnapshot   *snapshot,
               PangoLayout   *layout,
               int            x,
               int            width,
               const GdkRGBA *colour)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, 0));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
append_mark (TrLogRow    *self,
             GtkSnapshot *snapshot)
{
  int size = MARK_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int x = INDENT * (int) tr_log_line_get_level (self->line);
  GdkTexture *texture = tr_art_ask ("marker", &self->seat, tr_art_get_style (), size, size, GTK_WIDGET (self));

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - MARK_SIZE;
  if (texture != NULL)
    tr_art_append (snapshot, texture, &GRAPHENE_RECT_INIT ((float) x, 0, MARK_SIZE, MARK_SIZE), GTK_WIDGET (self));
}

static void
tr_log_row_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TrLogRow *self = TR_LOG_ROW (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  int width = gtk_widget_get_width (widget);
  GdkRGBA colour, accent;

  if (self->line == NULL)
    return;
  break_lines (self, width);
  gtk_style_context_get_color (context, &colour);
  if (!gtk_style_context_lookup_color (context, "accent_color", &accent))
    accent = colour;
  if (self->taken)
    append_mark (self, snapshot);
  append_layout (self, snapshot, self->text_layout, text_start (self), pango_layout_get_width (self->text_layout) / PANGO_SCALE,
                 &colour);
  if (self->points_layout != NULL)
    append_layout (self, snapshot, self->points_layout, width - points_width (self), points_width (self), &accent);
}

/* Fonts may be others. */
static void
tr_log_row_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (tr_log_row_parent_class)->css_changed (widget, change);
  forget_layouts (TR_LOG_ROW (widget));
}

static void
tr_log_row_system_setting_changed (GtkWidget        *widget,
                                   GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (tr_log_row_parent_class)->system_setting_changed (widget, setting);
  forget_layouts (TR_LOG_ROW (widget));
  gtk_widget_queue_resize (widget);
}

static void
tr_log_row_dispose (GObject *object)
{
  TrLogRow *self = TR_LOG_ROW (object);

  forget_layouts (self);
  g_clear_object (&self->line);
  g_clear_pointer (&self->points, g_free);

  G_OBJECT_CLASS (tr_log_row_parent_class)->dispose (object);
}

static void
tr_log_row_class_init (TrLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_log_row_dispose;
  widget_class->get_request_mode = tr_log_row_get_request_mode;
  widget_class->measure = tr_log_row_measure;
  widget_class->snapshot = tr_log_row_snapshot;
  widget_class->css_changed = tr_log_row_css_changed;
  widget_class->system_setting_changed = tr_log_row_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
tr_log_row_init (TrLogRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "log-row");
}

GtkWidget *
tr_log_row_new (void)
{
  return g_object_new (TR_TYPE_LOG_ROW, NULL);
}

static void
tell_name (TrLogRow *self)
{
  const char *text = tr_log_line_get_text (self->line);
  g_autofree char *name = self->points != NULL ? g_strdup_printf ("%s %s", text, self->points) : g_strdup (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
tr_log_row_set_line (TrLogRow     *self,
                     TrLogLine    *line,
                     const TrSeat *seat,
                     gboolean      shows_points)
{
  g_return_if_fail (TR_IS_LOG_ROW (self));
  g_return_if_fail (line == NULL || TR_IS_LOG_LINE (line));

  if (self->line != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), row_classes[tr_log_line_get_kind (self->line)]);
  g_set_object (&self->line, line);
  g_clear_pointer (&self->points, g_free);
  forget_layouts (self);
  if (line == NULL)
    return;
  gtk_widget_add_css_class (GTK_WIDGET (self), row_classes[tr_log_line_get_kind (line)]);
  self->taken = seat != NULL;
  if (seat != NULL)
    self->seat = (TrSeat) { .colour = seat->colour, .mark = seat->mark };
  self->marked = seat != NULL || tr_log_line_get_kind (line) == TR_LOG_EVENT;
  if (shows_points && tr_log_line_get_points (line) != 0)
    {
      g_autofree char *figure = tr_words_figure (tr_log_line_get_points (line), TRUE);

      /* Translators: victory points won or lost, with their sign */
      self->points = g_strdup_printf (_("%s VP"), figure);
    }
  tell_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

TrLogLine *
tr_log_row_get_line (TrLogRow *self)
{
  g_return_val_if_fail (TR_IS_LOG_ROW (self), NULL);

  return self->line;
}

gboolean
tr_log_row_has_link_at (TrLogRow *self,
                        double    x)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  g_return_val_if_fail (TR_IS_LOG_ROW (self), FALSE);

  if (self->points_layout == NULL || tr_log_line_get_rule (self->line) == NULL)
    return FALSE;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return x < points_width (self);
  return x >= width - points_width (self);
}

void
tr_log_row_set_cursor (TrLogRow *self,
                       guint     cursor)
{
  g_return_if_fail (TR_IS_LOG_ROW (self));

  if (self->line != NULL && tr_log_line_get_move (self->line) > cursor)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-come");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-come");
}
