/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

#include "tr-words.h"

#include <adwaita.h>
#include <math.h>

enum
{
  PROP_0,
  PROP_SCENE,
  PROP_PICKER,
  PROP_ZOOMABLE,
  PROP_ZOOM,
  N_PROPS
};

enum
{
  REFUSED,
  EXPLAIN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrBoardView, tr_board_view, GTK_TYPE_WIDGET)

/* ── Spots ── */

static guint
spot_index (TrBoardView  *self,
            const TrSpot *spot)
{
  return (guint) (spot - (const TrSpot *) (gpointer) self->scene->spots->data);
}

TrLit
tr_board_view_get_lit (TrBoardView  *self,
                       const TrSpot *spot)
{
  return (TrLit) self->lit[spot_index (self, spot)];
}

gboolean
tr_board_view_is_shown (TrBoardView  *self,
                        const TrSpot *spot)
{
  return !spot->shy || tr_board_view_get_lit (self, spot) != TR_LIT_NOT;
}

const TrSpot *
tr_board_view_spot_at (TrBoardView *self,
                       double       x,
                       double       y)
{
  float u = (float) ((x - self->x) / self->scale);
  float v = (float) ((y - self->y) / self->scale);

  if (self->scene == NULL)
    return NULL;
  for (guint i = self->scene->spots->len; i-- > 0;)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);

      if (tr_spot_contains (spot, u, v) && tr_board_view_is_shown (self, spot))
        return spot;
    }
  return NULL;
}

/* What is meant there: what no move has to do with is in nobody's way. */
const TrSpot *
tr_board_view_target_at (TrBoardView *self,
                         double       x,
                         double       y)
{
  const TrSpot *top = tr_board_view_spot_at (self, x, y);
  float u = (float) ((x - self->x) / self->scale);
  float v = (float) ((y - self->y) / self->scale);

  if (top == NULL || top->pick.n > 0)
    return top;
  for (guint i = spot_index (self, top); i-- > 0;)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);

      if (tr_spot_contains (spot, u, v) && tr_board_view_get_lit (self, spot) != TR_LIT_NOT)
        return spot;
    }
  return top;
}

static void
update_lit (TrBoardView *self)
{
  for (guint i = 0; self->scene != NULL && i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      TrLit lit = TR_LIT_NOT;

      if (self->picker != NULL && spot->pick.n > 0)
        lit = tr_picker_get_lit (self->picker, &spot->pick);
      self->lit[i] = (guint8) lit;
      tr_spot_widget_update (g_hash_table_lookup (self->widgets, GUINT_TO_POINTER (spot->key)), spot,
                             lit == TR_LIT_NEXT || lit == TR_LIT_POSSIBLE, lit == TR_LIT_CHOSEN);
    }
  tr_board_view_forget_lights (self);
}

static gboolean
deed_has (const TrPick *deed,
          TrThing       thing)
{
  for (guint i = 0; i < deed->n; i++)
    if (deed->things[i].sort == thing.sort && deed->things[i].index == thing.index)
      return TRUE;
  return FALSE;
}

static gboolean
is_part_of (const TrPick *pick,
            const TrPick *deed)
{
  guint n_found = 0;

  for (guint i = 0; i < pick->n; i++)
    n_found += deed_has (deed, pick->things[i]) ? 1 : 0;
  return pick->any ? n_found > 0 : n_found == pick->n;
}

static void
update_recent (TrBoardView *self)
{
  for (guint i = 0; self->scene != NULL && i < self->scene->spots->len; i++)
    {
      const TrPick *pick = &g_array_index (self->scene->spots, TrSpot, i).pick;

      self->recent[i] = FALSE;
      for (guint j = 0; j < self->deeds->len && pick->n > 0 && !self->recent[i]; j++)
        self->recent[i] = is_part_of (pick, &g_array_index (self->deeds, TrPick, j)) != FALSE;
    }
  tr_board_view_forget_lights (self);
}

static void
on_spot_activated (TrBoardView  *self,
                   TrSpotWidget *widget)
{
  const TrSpot *spot = tr_scene_find_spot (self->scene, tr_spot_widget_get_key (widget));

  if (spot != NULL)
    tr_board_view_activate_spot (self, spot);
}

static gboolean
fits_spot (GtkWidget    *widget,
           const TrSpot *spot)
{
  return (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_BUTTON) == (spot->pick.n > 0);
}

/* One widget a spot, in the order of the scene; those that are still there stay the same, and keep the focus. Returns whether
 * one that had it is gone. */
static gboolean
update_widgets (TrBoardView *self)
{
  g_autoptr (GHashTable) before = g_steal_pointer (&self->widgets);
  GtkWidget *previous = NULL;
  gboolean lost = FALSE;
  GHashTableIter iter;
  gpointer widget;

  self->widgets = g_hash_table_new (NULL, NULL);
  for (guint i = 0; self->scene != NULL && i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      gpointer key = GUINT_TO_POINTER (spot->key);

      widget = g_hash_table_lookup (before, key);
      if (widget != NULL && fits_spot (widget, spot))
        g_hash_table_remove (before, key);
      else
        {
          widget = tr_spot_widget_new (spot);
          g_signal_connect_object (widget, "activate", G_CALLBACK (on_spot_activated), self, G_CONNECT_SWAPPED);
        }
      g_hash_table_insert (self->widgets, key, widget);
      gtk_widget_insert_after (widget, GTK_WIDGET (self), previous);
      previous = widget;
    }
  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, NULL, &widget))
    {
      lost |= gtk_widget_is_focus (widget);
      gtk_widget_unparent (widget);
    }
  return lost;
}

void
tr_board_view_activate_spot (TrBoardView  *self,
                             const TrSpot *spot)
{
  guint32 key = spot->key;
  TrRefusal refusal = { 0 };
  g_autofree char *sentence = NULL;
  const char *rule = spot->rule;

  if (self->picker != NULL && tr_picker_point (self->picker, &spot->pick, &refusal) != TR_PICKED_NOTHING)
    return;
  if (refusal.kind != 0)
    {
      const TrGame *game = tr_session_get_game (tr_picker_get_session (self->picker));

      sentence = tr_words_refusal (game, refusal);
      rule = tr_refusal_rule (game, refusal);
    }
  else
    sentence = spot->details != NULL ? g_strdup_printf ("%s. %s", spot->name, spot->details) : g_strdup (spot->name);
  g_signal_emit (self, signals[REFUSED], 0, key, sentence, rule);
}

void
tr_board_view_explain (TrBoardView  *self,
                       const TrSpot *spot)
{
  g_signal_emit (self, signals[EXPLAIN], 0, spot->key);
}

/* ── Widget ── */

static GtkSizeRequestMode
tr_board_view_get_request_mode (GtkWidget *widget)
{
  return TR_BOARD_VIEW (widget)->zoomable ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How much larger than usual a person wants text to be. */
static double
text_factor (GtkWidget *widget)
{
  int dpi = 96 * 1024;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? CLAMP (dpi / (96.0 * 1024), 1, 3) : 1;
}

static void
tr_board_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (self->scene == NULL)
    return;
  if (self->zoomable)
    {
      *minimum = 120;
      *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? self->scene->width : self->scene->height);
    }
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) (self->scene->width * text_factor (widget));
      *minimum = (int) (self->scene->width * 0.7f);
    }
  else
    {
      double width = for_size > 0 ? for_size : self->scene->width * text_factor (widget);

      /* Never a pixel too low: the scale is that of the width, whatever the height, and what was drawn in it can stay. */
      *minimum = *natural = (int) ceil (width * self->scene->height / self->scene->width);
    }
}

static void
tr_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);

  if (self->scene == NULL)
    return;
  tr_board_view_place (self, width, height);
  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      GtkWidget *child = g_hash_table_lookup (self->widgets, GUINT_TO_POINTER (spot->key));
      GtkAllocation place = {
        (int) (self->x + spot->rect.x * self->scale), (int) (self->y + spot->rect.y * self->scale),
        MAX ((int) (spot->rect.width * self->scale), 1), MAX ((int) (spot->rect.height * self->scale), 1),
      };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
    }
}

static gboolean
on_query_tooltip (TrBoardView *self,
                  int          x,
                  int          y,
                  gboolean     keyboard,
                  GtkTooltip  *tooltip)
{
  const TrSpot *spot = keyboard ? tr_scene_find_spot (self->scene, self->focus) : tr_board_view_spot_at (self, x, y);
  g_autofree char *markup = NULL;
  GdkRectangle area;
  GtkWidget *label;

  if (spot == NULL)
    return FALSE;
  markup = spot->details != NULL ? g_markup_printf_escaped ("<b>%s</b>\n%s", spot->name, spot->details)
                                 : g_markup_printf_escaped ("<b>%s</b>", spot->name);
  area = (GdkRectangle) {
    (int) (self->x + spot->rect.x * self->scale), (int) (self->y + spot->rect.y * self->scale),
    (int) (spot->rect.width * self->scale), (int) (spot->rect.height * self->scale),
  };
  /* The label that a tooltip has by itself makes one line of it, as wide as the window. */
  label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
  gtk_tooltip_set_tip_area (tooltip, &area);
  return TRUE;
}

static void
tr_board_view_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (tr_board_view_parent_class)->css_changed (widget, change);
  tr_board_view_forget_drawing (TR_BOARD_VIEW (widget));
}

static void
tr_board_view_get_property (GObject    *object,
                            guint       property,
                            GValue     *value,
                            GParamSpec *pspec)
{
  TrBoardView *self = TR_BOARD_VIEW (object);

  switch (property)
    {
    case PROP_SCENE:
      g_value_set_boxed (value, self->scene);
      break;
    case PROP_PICKER:
      g_value_set_object (value, self->picker);
      break;
    case PROP_ZOOMABLE:
      g_value_set_boolean (value, self->zoomable);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_board_view_set_property (GObject      *object,
                            guint         property,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  TrBoardView *self = TR_BOARD_VIEW (object);

  switch (property)
    {
    case PROP_SCENE:
      tr_board_view_set_scene (self, g_value_get_boxed (value), FALSE);
      break;
    case PROP_PICKER:
      tr_board_view_set_picker (self, g_value_get_object (value));
      break;
    case PROP_ZOOMABLE:
      self->zoomable = g_value_get_boolean (value);
      gtk_widget_set_overflow (GTK_WIDGET (self), self->zoomable ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_board_view_dispose (GObject *object)
{
  TrBoardView *self = TR_BOARD_VIEW (object);
  GtkWidget *child;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->typed_timeout, g_source_remove);
  g_clear_object (&self->picker);
  tr_board_view_clear_drawing (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->widgets, g_hash_table_unref);
  g_clear_pointer (&self->scene, tr_scene_unref);
  G_OBJECT_CLASS (tr_board_view_parent_class)->dispose (object);
}

static void
tr_board_view_finalize (GObject *object)
{
  TrBoardView *self = TR_BOARD_VIEW (object);

  g_free (self->lit);
  g_free (self->recent);
  g_free (self->sweep_art);
  g_array_unref (self->deeds);
  g_array_unref (self->motions);
  g_ptr_array_unref (self->floats);
  g_string_free (self->typed, TRUE);
  G_OBJECT_CLASS (tr_board_view_parent_class)->finalize (object);
}

static void
tr_board_view_class_init (TrBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tr_board_view_get_property;
  object_class->set_property = tr_board_view_set_property;
  object_class->dispose = tr_board_view_dispose;
  object_class->finalize = tr_board_view_finalize;
  widget_class->get_request_mode = tr_board_view_get_request_mode;
  widget_class->measure = tr_board_view_measure;
  widget_class->size_allocate = tr_board_view_size_allocate;
  widget_class->snapshot = tr_board_view_snapshot;
  widget_class->css_changed = tr_board_view_css_changed;
  widget_class->focus = tr_board_view_focus;
  widget_class->grab_focus = tr_board_view_grab_focus;
  tr_board_view_class_init_keys (widget_class);

  properties[PROP_SCENE] = g_param_spec_boxed ("scene", NULL, NULL, TR_TYPE_SCENE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PICKER] = g_param_spec_object ("picker", NULL, NULL, TR_TYPE_PICKER,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ZOOMABLE] = g_param_spec_boolean ("zoomable", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 0, G_MAXDOUBLE, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[REFUSED] = g_signal_new ("refused", TR_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                   G_TYPE_UINT, G_TYPE_STRING, G_TYPE_STRING);
  signals[EXPLAIN] = g_signal_new ("explain", TR_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tr_board_view_init (TrBoardView *self)
{
  AdwStyleManager *styles = adw_style_manager_get_default ();

  self->zoom = self->scale = 1;
  self->pace = 200;
  self->widgets = g_hash_table_new (NULL, NULL);
  self->deeds = g_array_new (FALSE, FALSE, sizeof (TrPick));
  self->motions = g_array_new (FALSE, FALSE, sizeof (TrMotion));
  self->floats = g_ptr_array_new_with_free_func (tr_float_free);
  self->typed = g_string_new (NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (tr_board_view_forget_drawing), NULL);
  g_signal_connect_object (styles, "notify::dark", G_CALLBACK (tr_board_view_forget_drawing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (styles, "notify::high-contrast", G_CALLBACK (tr_board_view_forget_drawing), self,
                           G_CONNECT_SWAPPED);
  tr_board_view_init_input (self);
}

/* ── Using it ── */

GtkWidget *
tr_board_view_new (void)
{
  return g_object_new (TR_TYPE_BOARD_VIEW, NULL);
}

static gboolean
same_size (TrScene *a,
           TrScene *b)
{
  return a != NULL && b != NULL && a->width == b->width && a->height == b->height;
}

void
tr_board_view_set_scene (TrBoardView *self,
                         TrScene     *scene,
                         gboolean     animate)
{
  g_autoptr (TrScene) before = NULL;
  gboolean lost;

  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  before = g_steal_pointer (&self->scene);
  self->scene = scene != NULL ? tr_scene_ref (scene) : NULL;
  g_free (self->lit);
  g_free (self->recent);
  self->lit = scene != NULL ? g_new0 (guint8, MAX (scene->spots->len, 1)) : NULL;
  self->recent = scene != NULL ? g_new0 (guint8, MAX (scene->spots->len, 1)) : NULL;
  if (!same_size (before, scene))
    {
      self->own_view = FALSE;
      g_array_set_size (self->motions, 0);
    }
  tr_board_view_start_motion (self, animate ? before : NULL);
  lost = update_widgets (self);
  update_lit (self);
  update_recent (self);
  if (lost)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->ground_hash = scene != NULL && scene->ground != NULL ? g_str_hash (scene->ground) : 0;
  tr_board_view_forget_labels (self);
  if (same_size (before, scene))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCENE]);
}

TrScene *
tr_board_view_get_scene (TrBoardView *self)
{
  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), NULL);

  return self->scene;
}

void
tr_board_view_set_picker (TrBoardView *self,
                          TrPicker    *picker)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));
  g_return_if_fail (picker == NULL || TR_IS_PICKER (picker));

  if (self->picker == picker)
    return;
  if (self->picker != NULL)
    g_signal_handlers_disconnect_by_data (self->picker, self);
  g_set_object (&self->picker, picker);
  if (picker != NULL)
    g_signal_connect_object (picker, "changed", G_CALLBACK (update_lit), self, G_CONNECT_SWAPPED);
  update_lit (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICKER]);
}

void
tr_board_view_set_seats (TrBoardView  *self,
                         const TrSeat *seats,
                         guint         n_seats)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));
  g_return_if_fail (n_seats <= TR_SEATS_MAX);

  for (guint i = 0; i < n_seats; i++)
    self->seats[i] = (TrSeat) { .colour = seats[i].colour, .mark = seats[i].mark };
  self->n_seats = n_seats;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tr_board_view_set_pace (TrBoardView *self,
                        guint        milliseconds)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  self->pace = milliseconds;
}

void
tr_board_view_set_recent (TrBoardView  *self,
                          const TrPick *deeds,
                          guint         n_deeds)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  g_array_set_size (self->deeds, 0);
  if (n_deeds > 0)
    g_array_append_vals (self->deeds, deeds, n_deeds);
  update_recent (self);
}

gboolean
tr_board_view_is_hinted (TrBoardView  *self,
                         const TrSpot *spot)
{
  guint n_found = 0;

  if (self->n_hinted == 0 || spot->pick.n == 0 || (spot->pick.kinds != 0 && !(spot->pick.kinds & self->hinted_kind)))
    return FALSE;
  for (guint i = 0; i < spot->pick.n; i++)
    for (guint j = 0; j < self->n_hinted; j++)
      if (self->hinted[j].sort == spot->pick.things[i].sort && self->hinted[j].index == spot->pick.things[i].index)
        {
          n_found++;
          break;
        }
  return spot->pick.any ? n_found > 0 : n_found == spot->pick.n;
}

void
tr_board_view_set_hinted (TrBoardView   *self,
                          unsigned       kind,
                          const TrThing *targets,
                          guint          n_targets)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));
  g_return_if_fail (n_targets <= TR_TARGETS_MAX);

  if (n_targets == 0 && self->n_hinted == 0)
    return;
  memcpy (self->hinted, targets, n_targets * sizeof *targets);
  self->n_hinted = (guint8) n_targets;
  self->hinted_kind = G_GUINT64_CONSTANT (1) << kind;
  tr_board_view_forget_lights (self);
  for (guint i = 0; self->scene != NULL && i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);

      if (!tr_board_view_is_hinted (self, spot))
        continue;
      tr_board_view_reveal (self, &spot->rect);
      break;
    }
}

gboolean
tr_board_view_asks (TrBoardView *self)
{
  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), FALSE);

  return self->scene != NULL && memchr (self->lit, TR_LIT_NEXT, self->scene->spots->len) != NULL;
}

GtkWidget *
tr_board_view_get_spot_widget (TrBoardView *self,
                               guint32      key)
{
  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), NULL);

  return g_hash_table_lookup (self->widgets, GUINT_TO_POINTER (key));
}

gboolean
tr_board_view_focus_spot (TrBoardView *self,
                          guint32      key)
{
  GtkWidget *widget = tr_board_view_get_spot_widget (self, key);
  const TrSpot *spot;

  if (widget == NULL || !gtk_widget_grab_focus (widget))
    return FALSE;
  spot = tr_scene_find_spot (self->scene, key);
  self->focus = key;
  tr_board_view_reveal (self, &spot->rect);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}
