/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

#include <math.h>

/* ── Slots ── */

GskRenderNode *
tr_board_view_free_to_slot (GtkSnapshot *snapshot)
{
  g_autoptr(GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);

  return gsk_container_node_new (&node, node != NULL ? 1 : 0);
}

static void
append_slot (GtkSnapshot *snapshot,
             GtkSnapshot *slot)
{
  g_autoptr(GskRenderNode) node = tr_board_view_free_to_slot (slot);

  gtk_snapshot_append_node (snapshot, node);
}

/* ── The ground: one picture of what can be seen, rendered in a thread ── */

typedef struct
{
  TrBoardView     *view;        /* weak */
  graphene_rect_t  rect;
  char            *key;
} Request;

static void
on_ground_rendered (GObject      *source,
                    GAsyncResult *result,
                    gpointer      data)
{
  Request *request = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = tr_art_render_finish (result, &error);

  if (texture == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_critical ("the ground cannot be drawn: %s", error->message);
  if (texture != NULL && request->view != NULL && g_strcmp0 (request->view->ground_key, request->key) == 0)
    {
      g_set_object (&request->view->ground, texture);
      request->view->ground_rect = request->rect;
      gtk_widget_queue_draw (GTK_WIDGET (request->view));
    }
  if (request->view != NULL)
    g_object_remove_weak_pointer (G_OBJECT (request->view), (gpointer *) &request->view);
  g_free (request->key);
  g_free (request);
}

static void
ask_for_ground (TrBoardView *self)
{
  TrStyle style = tr_art_get_style ();
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t viewport = GRAPHENE_RECT_INIT ((float) (self->x * factor), (float) (self->y * factor),
                                                 (float) (self->scene->width * self->scale * factor),
                                                 (float) (self->scene->height * self->scale * factor));
  g_autofree char *key = g_strdup_printf ("%u %d %d %dx%d %.2f %.2f %.4f", self->ground_hash, (int) style, factor, width,
                                          height, self->x, self->y, self->scale);
  Request *request;

  if (self->scene->ground == NULL || width <= 0 || height <= 0 || g_strcmp0 (key, self->ground_key) == 0)
    return;
  g_cancellable_cancel (self->ground_cancellable);
  g_clear_object (&self->ground_cancellable);
  self->ground_cancellable = g_cancellable_new ();
  g_free (self->ground_key);
  self->ground_key = g_strdup (key);

  request = g_new0 (Request, 1);
  g_set_weak_pointer (&request->view, self);
  request->key = g_steal_pointer (&key);
  request->rect = GRAPHENE_RECT_INIT ((float) (-self->x / self->scale), (float) (-self->y / self->scale),
                                      (float) (width / self->scale), (float) (height / self->scale));
  tr_art_render_async (self->scene->ground, style, &viewport, width * factor, height * factor, self->ground_cancellable,
                       on_ground_rendered, request);
}

static void
draw_ground (TrBoardView *self,
             GtkSnapshot *snapshot)
{
  ask_for_ground (self);
  if (self->ground != NULL)
    tr_art_append (snapshot, self->ground,
                   &GRAPHENE_RECT_INIT ((float) (self->x + self->ground_rect.origin.x * self->scale),
                                        (float) (self->y + self->ground_rect.origin.y * self->scale),
                                        (float) (self->ground_rect.size.width * self->scale),
                                        (float) (self->ground_rect.size.height * self->scale)),
                   GTK_WIDGET (self));
}

/* ── Pieces ── */

static void
draw_piece (TrBoardView   *self,
            GtkSnapshot   *snapshot,
            const TrPiece *piece,
            const TrRect  *rect,
            float          opacity)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const TrSeat *seat = piece->seat >= 0 && piece->seat < (int) self->n_seats ? &self->seats[piece->seat] : NULL;
  int width = (int) ceil (piece->rect.width * self->scale * factor);
  int height = (int) ceil (piece->rect.height * self->scale * factor);
  /* At rest on whole pixels. */
  float x = (float) (round ((self->x + rect->x * self->scale) * factor) / factor);
  float y = (float) (round ((self->y + rect->y * self->scale) * factor) / factor);
  float shown_width = (float) width / (float) factor * rect->width / piece->rect.width;
  float shown_height = (float) height / (float) factor * rect->height / piece->rect.height;
  GdkTexture *texture;

  if (x > (float) gtk_widget_get_width (GTK_WIDGET (self)) || y > (float) gtk_widget_get_height (GTK_WIDGET (self))
      || x + shown_width < 0 || y + shown_height < 0)
    return;
  texture = tr_art_ask (piece->art, seat, tr_art_get_style (), width, height, GTK_WIDGET (self));
  if (texture == NULL)
    return;
  if (piece->dim)
    opacity *= 0.42f;
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  tr_art_append (snapshot, texture, &GRAPHENE_RECT_INIT (x, y, shown_width, shown_height), GTK_WIDGET (self));
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}

static void
draw_pieces (TrBoardView *self,
             GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->scene->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (self->scene->pieces, TrPiece, i);

      if (tr_board_view_find_motion (self, piece) == NULL)
        draw_piece (self, snapshot, piece, &piece->rect, 1);
    }
}

/* Over everything that lies still. */
static void
draw_motions (TrBoardView *self,
              GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->motions->len; i++)
    {
      const TrMotion *motion = &g_array_index (self->motions, TrMotion, i);
      float opacity;
      TrRect rect = tr_motion_get_rect (motion, self->now, &opacity);

      GtkSnapshot *slot = gtk_snapshot_new ();

      draw_piece (self, slot, &motion->piece, &rect, opacity);
      append_slot (snapshot, slot);
    }
}

/* ── Words ── */

static const char *const ink_names[] = { "tr_ink", "tr_ink_dim", "tr_ink_strong", "tr_ink_bright", "tr_ink_dark" };

static PangoLayout *
make_layout (TrBoardView *self,
             const char  *text,
             double       size,
             gboolean     bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  return layout;
}

/* In pixels, of the font of the desktop as it comes: 11 points. */
#define USUAL_LETTERS (11 * 96 / 72.0)
#define ENLARGED_MOST 2.0
#define ENLARGED_STEP 0.1
/* There is some air around the place of a single line. */
#define ENLARGED_ROOM 1.2

/* A label that was drawn, by what it says and how; where it stands is another matter. */
typedef struct
{
  TrLabel        label;
  int            height;        /* in pixels */
  GskRenderNode *node;          /* a container, with its corner at 0, 0 */
} Word;

static guint
word_hash (gconstpointer data)
{
  const TrLabel *label = &((const Word *) data)->label;

  return g_str_hash (label->text) ^ (guint) (label->size * 64) ^ ((guint) (label->rect.width * 8) << 8) ^ ((guint) label->ink << 28);
}

static gboolean
word_equal (gconstpointer data,
            gconstpointer other)
{
  const TrLabel *a = &((const Word *) data)->label;
  const TrLabel *b = &((const Word *) other)->label;

  return a->size == b->size && a->rect.width == b->rect.width && a->rect.height == b->rect.height && a->xalign == b->xalign
         && a->ink == b->ink && a->bold == b->bold && a->wrap == b->wrap && g_str_equal (a->text, b->text);
}

static void
word_free (gpointer data)
{
  Word *word = data;

  gsk_render_node_unref (word->node);
  g_free (word->label.text);
  g_free (word);
}

/* How much larger than usual this person wants letters to be; 1 at least, since words of the usual size fit their places. */
static double
get_enlargement (TrBoardView *self)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (gtk_widget_get_pango_context (GTK_WIDGET (self))) / 72;
  return CLAMP (size / USUAL_LETTERS, 1, ENLARGED_MOST);
}

static PangoLayout *
make_label_layout_of (TrBoardView   *self,
                      const TrLabel *label,
                      double         enlargement)
{
  /* A line is a quarter higher than its letters. */
  PangoLayout *layout = make_layout (self, label->text, label->size * 0.8 * self->scale * enlargement, label->bold);

  pango_layout_set_width (layout, (int) (label->rect.width * self->scale * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, label->xalign < 0.3f ? PANGO_ALIGN_LEFT
                                      : label->xalign > 0.7f ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_CENTER);
  if (label->wrap)
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_height (layout, (int) (label->rect.height * self->scale * PANGO_SCALE));
    }
  return layout;
}

/* All of it, in height and width. (A layout of several paragraphs leaves out those that do not fit without a word.) */
static gboolean
fits (TrBoardView   *self,
      const TrLabel *label,
      PangoLayout   *layout)
{
  double room = MAX (label->rect.height, label->size) * self->scale;
  int height;

  if (label->wrap)
    pango_layout_set_height (layout, -1000);
  else
    room *= ENLARGED_ROOM;
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height <= room && !pango_layout_is_ellipsized (layout);
}

/* Whoever wants large letters gets them as large as they fit the place. */
static PangoLayout *
make_label_layout (TrBoardView   *self,
                   const TrLabel *label)
{
  for (double enlargement = get_enlargement (self); enlargement > 1; enlargement -= ENLARGED_STEP)
    {
      g_autoptr(PangoLayout) layout = make_label_layout_of (self, label, enlargement);

      if (fits (self, label, layout))
        return g_steal_pointer (&layout);
    }
  return make_label_layout_of (self, label, 1);
}

static const Word *
get_word (TrBoardView   *self,
          const TrLabel *label)
{
  const Word asked = { .label = *label };
  Word *word = g_hash_table_lookup (self->words, &asked);
  g_autoptr(PangoLayout) layout = NULL;
  GtkSnapshot *snapshot;
  GdkRGBA ink;

  if (word != NULL)
    return word;
  layout = make_label_layout (self, label);
  ink = tr_board_view_get_colour (self, ink_names[label->ink]);
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  word = g_new0 (Word, 1);
  word->label = *label;
  word->label.text = g_strdup (label->text);
  word->node = tr_board_view_free_to_slot (snapshot);
  pango_layout_get_pixel_size (layout, NULL, &word->height);
  g_hash_table_add (self->words, word);
  return word;
}

guint
tr_board_view_find_part (TrBoardView  *self,
                         const TrRect *rect)
{
  int column = (int) ((rect->x + rect->width / 2) * TR_BOARD_COLUMNS / self->scene->width);
  int row = (int) ((rect->y + rect->height / 2) * TR_BOARD_ROWS / self->scene->height);

  return (guint) (CLAMP (row, 0, TR_BOARD_ROWS - 1) * TR_BOARD_COLUMNS + CLAMP (column, 0, TR_BOARD_COLUMNS - 1));
}

/* Those of each part by themselves: see draw_parts(). */
static GskRenderNode *
make_labels (TrBoardView *self)
{
  GtkSnapshot *parts[TR_BOARD_PARTS];
  GskRenderNode *nodes[TR_BOARD_PARTS];
  GskRenderNode *labels;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    parts[i] = gtk_snapshot_new ();
  for (guint i = 0; i < self->scene->labels->len; i++)
    {
      const TrLabel *label = &g_array_index (self->scene->labels, TrLabel, i);
      const Word *word = get_word (self, label);
      GtkSnapshot *part = parts[tr_board_view_find_part (self, &label->rect)];

      gtk_snapshot_save (part);
      gtk_snapshot_translate (part, &GRAPHENE_POINT_INIT (
          (float) round (label->rect.x * self->scale),
          (float) round (label->rect.y * self->scale + (label->rect.height * self->scale - word->height) * label->yalign)));
      gtk_snapshot_append_node (part, word->node);
      gtk_snapshot_restore (part);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    nodes[i] = tr_board_view_free_to_slot (parts[i]);
  labels = gsk_container_node_new (nodes, G_N_ELEMENTS (nodes));
  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    gsk_render_node_unref (nodes[i]);
  return labels;
}

/* ── Floats and the flood ── */

#define FLOAT_DURATION 1500000
#define FLOAT_RISE     46.0

void
tr_float_free (gpointer data)
{
  TrFloat *word = data;

  g_clear_object (&word->layout);
  g_free (word);
}

static void
draw_float (TrBoardView *self,
            GtkSnapshot *snapshot,
            TrFloat     *word)
{
  double done = CLAMP ((double) (self->now - word->start) / FLOAT_DURATION, 0, 1);
  GdkRGBA back = tr_board_view_get_colour (self, "tr_float");
  GdkRGBA ink = tr_board_view_get_colour (self, "tr_ink_bright");
  GskRoundedRect pill;
  int width, height;
  float x, y;

  if (word->layout == NULL)
    return;
  pango_layout_get_pixel_size (word->layout, &width, &height);
  x = (float) (self->x + word->x * self->scale - width / 2.0);
  y = (float) (self->y + word->y * self->scale - height / 2.0 - FLOAT_RISE * (1 - (1 - done) * (1 - done)));
  x = CLAMP (x, 8, MAX (8, (float) (gtk_widget_get_width (GTK_WIDGET (self)) - width - 8)));
  gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT (x - 8, y - 2, (float) width + 16, (float) height + 4),
                                   (float) height / 2 + 2);
  gtk_snapshot_push_opacity (snapshot, done < 0.7 ? 1 : (1 - done) / 0.3);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &back, &pill.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, word->layout, &ink);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
draw_sweep (TrBoardView *self,
            GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int band = MAX (height / 3, 1);
  GdkTexture *texture;
  double done;

  if (self->sweep_art == NULL)
    return;
  texture = tr_art_ask (self->sweep_art, NULL, tr_art_get_style (), width * factor, band * factor, GTK_WIDGET (self));
  if (texture == NULL)
    return;
  done = CLAMP ((double) (self->now - self->sweep_start) / self->sweep_duration, 0, 1);
  gtk_snapshot_push_opacity (snapshot, 0.75);
  tr_art_append (snapshot, texture,
                 &GRAPHENE_RECT_INIT (0, (float) (done * (height + band) - band), (float) width, (float) band),
                 GTK_WIDGET (self));
  gtk_snapshot_pop (snapshot);
}

void
tr_board_view_float (TrBoardView *self,
                     TrThing      thing,
                     int          seat,
                     const char  *text)
{
  const TrSpot *spot;
  TrRect rect = { 0 };
  TrFloat *word;

  g_return_if_fail (TR_IS_BOARD_VIEW (self));
  g_return_if_fail (text != NULL);

  if (self->scene == NULL || self->pace == 0)
    return;
  spot = thing.sort != TR_SORT_NUMBER ? tr_scene_find_thing (self->scene, thing) : NULL;
  if (spot != NULL)
    rect = spot->rect;
  else if (seat >= 0 && seat < TR_SEATS_MAX)
    rect = self->scene->homes[seat];
  word = g_new0 (TrFloat, 1);
  word->layout = make_layout (self, text, 16, TRUE);
  word->x = rect.x + rect.width / 2;
  word->y = rect.y + rect.height / 2;
  word->seat = seat;
  word->start = g_get_monotonic_time ();
  /* Those that begin in the same place rise one after the other. */
  for (guint i = 0; i < self->floats->len; i++)
    {
      TrFloat *other = g_ptr_array_index (self->floats, i);

      if (fabsf (other->x - word->x) < 1 && fabsf (other->y - word->y) < 30)
        word->y += 26;
    }
  g_ptr_array_add (self->floats, word);
  tr_board_view_keep_ticking (self);
}

void
tr_board_view_sweep (TrBoardView *self,
                     const char  *art,
                     guint        milliseconds)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  if (self->pace == 0 || milliseconds == 0)
    return;
  g_free (self->sweep_art);
  self->sweep_art = g_strdup (art);
  self->sweep_start = g_get_monotonic_time ();
  self->sweep_duration = milliseconds * 1000;
  tr_board_view_keep_ticking (self);
}

static void
forget_what_is_over (TrBoardView *self)
{
  for (guint i = self->floats->len; i-- > 0;)
    if (self->now >= ((TrFloat *) g_ptr_array_index (self->floats, i))->start + FLOAT_DURATION)
      g_ptr_array_remove_index (self->floats, i);
  if (self->sweep_art != NULL && self->now >= self->sweep_start + self->sweep_duration)
    g_clear_pointer (&self->sweep_art, g_free);
}

/* ── All of it ── */

/* With the corner of the scene where it is shown. */
static void
append_node (TrBoardView   *self,
             GtkSnapshot   *snapshot,
             GskRenderNode *node)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (self->x), (float) round (self->y)));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
append_focus (TrBoardView *self,
              GtkSnapshot *snapshot)
{
  GtkSnapshot *focus = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  tr_board_view_draw_focus (self, focus);
  node = tr_board_view_free_to_slot (focus);
  append_node (self, snapshot, node);
}

typedef void (*LayerFunc) (TrBoardView *self,
                           GtkSnapshot *snapshot);

static void
append_layer (TrBoardView *self,
              GtkSnapshot *snapshot,
              LayerFunc    draw)
{
  GtkSnapshot *layer = gtk_snapshot_new ();

  draw (self, layer);
  append_slot (snapshot, layer);
}

static void
draw_floats (TrBoardView *self,
             GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->floats->len; i++)
    draw_float (self, snapshot, g_ptr_array_index (self->floats, i));
}

/* Before there is a ground nothing lies on it: a table comes as a whole, and the window comes before it. What will lie there is
 * asked for, all the same. */
static void
ask_for_all (TrBoardView *self)
{
  GtkSnapshot *unseen = gtk_snapshot_new ();

  ask_for_ground (self);
  draw_pieces (self, unseen);
  gsk_render_node_unref (tr_board_view_free_to_slot (unseen));
}

/* Layer by layer, each of them always there: the renderer compares each with itself. */
void
tr_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);

  if (self->scene == NULL)
    return;
  forget_what_is_over (self);
  if (self->scene->ground != NULL && self->ground == NULL)
    {
      ask_for_all (self);
      return;
    }
  if (self->nodes_scale != self->scale)
    {
      tr_board_view_forget_drawing (self);
      self->nodes_scale = self->scale;
    }
  if (self->words == NULL)
    self->words = g_hash_table_new_full (word_hash, word_equal, word_free, NULL);
  if (self->labels == NULL)
    self->labels = make_labels (self);
  if (self->tints == NULL)
    self->tints = tr_board_view_draw_tints (self);
  if (self->outlines == NULL)
    self->outlines = tr_board_view_draw_outlines (self);

  append_layer (self, snapshot, draw_ground);
  append_node (self, snapshot, self->tints);
  append_layer (self, snapshot, draw_pieces);
  append_node (self, snapshot, self->labels);
  append_node (self, snapshot, self->outlines);
  append_focus (self, snapshot);
  append_layer (self, snapshot, draw_motions);
  append_layer (self, snapshot, draw_sweep);
  append_layer (self, snapshot, draw_floats);
}

void
tr_board_view_forget_lights (TrBoardView *self)
{
  g_clear_pointer (&self->tints, gsk_render_node_unref);
  g_clear_pointer (&self->outlines, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tr_board_view_forget_labels (TrBoardView *self)
{
  g_clear_pointer (&self->labels, gsk_render_node_unref);
  /* Words that were said long ago. */
  if (self->words != NULL && self->scene != NULL && g_hash_table_size (self->words) > 4 * self->scene->labels->len + 64)
    g_hash_table_remove_all (self->words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear_kept (TrBoardView *self)
{
  g_clear_pointer (&self->words, g_hash_table_unref);
  g_clear_pointer (&self->stamps, g_hash_table_unref);
  tr_lit_parts_clear (&self->tint_parts);
  tr_lit_parts_clear (&self->outline_parts);
}

void
tr_board_view_forget_drawing (TrBoardView *self)
{
  clear_kept (self);
  tr_board_view_forget_lights (self);
  tr_board_view_forget_labels (self);
}

void
tr_board_view_clear_drawing (TrBoardView *self)
{
  clear_kept (self);
  g_clear_pointer (&self->tints, gsk_render_node_unref);
  g_clear_pointer (&self->outlines, gsk_render_node_unref);
  g_clear_pointer (&self->labels, gsk_render_node_unref);
  g_cancellable_cancel (self->ground_cancellable);
  g_clear_object (&self->ground_cancellable);
  g_clear_object (&self->ground);
  g_clear_pointer (&self->ground_key, g_free);
}
