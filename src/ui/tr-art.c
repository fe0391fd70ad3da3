/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mappings without a file are not in C or POSIX. */
#define _DEFAULT_SOURCE

#include "config.h"

#include "tr-art.h"

#include "tr-ground.h"

#include <adwaita.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <sys/mman.h>

#define ART "/io/github/tworivers/TwoRivers/art/"

/* What a texture keeps: its pixels, and how the cairo renderer draws it. */
#define SURFACE "two-rivers-surface"
#define NODE    "two-rivers-node"

/* Two generations of textures: what is still used moves to the young one, and what has not been asked for while that filled
 * up is forgotten. Zooming asks for every size there is. */
#define GENERATION_BYTES (16u << 20)

static GHashTable *young;
static GHashTable *old;
static gsize       young_bytes;
/* One texture of each picture and player, in whatever size and style. */
static GHashTable *any;
/* What is being rendered: key to Picture. */
static GHashTable *asked;

/* What is laid over the palette of the day. */
static const char *const palettes[TR_STYLES][2] = {
  [TR_STYLE_NIGHT] = { "palette-night" },
  [TR_STYLE_CONTRAST] = { "palette-contrast" },
  [TR_STYLE_CONTRAST_NIGHT] = { "palette-contrast", "palette-contrast-night" },
};

TrStyle
tr_art_get_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return adw_style_manager_get_dark (manager) ? TR_STYLE_CONTRAST_NIGHT : TR_STYLE_CONTRAST;
  return adw_style_manager_get_dark (manager) ? TR_STYLE_NIGHT : TR_STYLE_DAY;
}

/* ── Rendering ── */

static void
append_css (GString    *css,
            const char *name)
{
  g_autofree char *path = g_strconcat (ART, name, ".css", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (bytes != NULL)
    g_string_append_len (css, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
}

/* What a document is coloured with: every style begins with that of the day. */
static char *
make_css (const TrSeat *seat,
          TrStyle       style)
{
  GString *css = g_string_new (NULL);

  append_css (css, "palette-day");
  for (guint i = 0; i < G_N_ELEMENTS (palettes[style]) && palettes[style][i] != NULL; i++)
    append_css (css, palettes[style][i]);
  if (seat != NULL)
    {
      g_autofree char *player = g_strconcat ("player-", tr_colour_words[seat->colour], NULL);
      g_autofree char *mark = g_strconcat ("mark-", tr_mark_words[seat->mark], NULL);

      append_css (css, player);
      append_css (css, mark);
    }
  return g_string_free (css, FALSE);
}

/* From here on pixels are taken from the system itself, to which they go back: what a thread has freed stays with its part of
 * the heap, and a ground has megabytes. */
#define LARGE_BYTES (256u << 10)

typedef struct
{
  void  *pixels;
  gsize  size;
} Mapping;

static void
mapping_free (gpointer data)
{
  Mapping *mapping = data;

  munmap (mapping->pixels, mapping->size);
  g_free (mapping);
}

static cairo_surface_t *
make_surface (int width,
              int height)
{
  static const cairo_user_data_key_t key;
  int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width);
  gsize size = (gsize) MAX (stride, 0) * (gsize) height;
  void *pixels = MAP_FAILED;
  cairo_surface_t *surface;
  Mapping *mapping;

  if (size >= LARGE_BYTES)
    pixels = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pixels == MAP_FAILED)
    return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  surface = cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  mapping = g_new0 (Mapping, 1);
  mapping->pixels = pixels;
  mapping->size = size;
  cairo_surface_set_user_data (surface, &key, mapping, mapping_free);
  return surface;
}

static cairo_surface_t *
render (const char           *svg,
        gsize                 size,
        const char           *css,
        const RsvgRectangle  *viewport,
        int                   width,
        int                   height,
        GError              **error)
{
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) svg, size, error);
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean fine;

  if (handle == NULL)
    return NULL;
  surface = make_surface (width, height);
  cr = cairo_create (surface);
  fine = rsvg_handle_set_stylesheet (handle, (const guint8 *) css, strlen (css), error)
         && rsvg_handle_render_document (handle, cr, viewport, error);
  cairo_destroy (cr);
  g_object_unref (handle);
  if (!fine)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data_full (G_OBJECT (texture), SURFACE, cairo_surface_reference (surface), (GDestroyNotify) cairo_surface_destroy);
  return texture;
}

/* ── Drawing ── */

/* The cairo renderer of GTK 4.8 copies a whole texture, pixel by pixel and by way of floating point, whenever a part of it is
 * drawn: a ground takes 12 ms, as a cairo node less than 1. Made once per texture: a node that is the same as in the frame
 * before is not drawn again. */
static GskRenderNode *
get_cairo_node (GdkTexture *texture)
{
  GskRenderNode *node = g_object_get_data (G_OBJECT (texture), NODE);
  cairo_t *cr;

  if (node != NULL)
    return node;
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) gdk_texture_get_width (texture),
                                                  (float) gdk_texture_get_height (texture)));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, g_object_get_data (G_OBJECT (texture), SURFACE), 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  g_object_set_data_full (G_OBJECT (texture), NODE, node, (GDestroyNotify) gsk_render_node_unref);
  return node;
}

void
tr_art_append (GtkSnapshot           *snapshot,
               GdkTexture            *texture,
               const graphene_rect_t *rect,
               GtkWidget             *widget)
{
  GtkNative *native;
  float x_scale, y_scale;

  g_return_if_fail (GDK_IS_TEXTURE (texture));
  g_return_if_fail (rect != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  native = gtk_widget_get_native (widget);
  if (native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    {
      gtk_snapshot_append_texture (snapshot, texture, rect);
      return;
    }
  x_scale = rect->size.width / (float) gdk_texture_get_width (texture);
  y_scale = rect->size.height / (float) gdk_texture_get_height (texture);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &rect->origin);
  /* At rest nothing is scaled but by the screen; let no rounding say otherwise. */
  if (fabsf (x_scale - 1) > 0.001f || fabsf (y_scale - 1) > 0.001f)
    gtk_snapshot_scale (snapshot, x_scale, y_scale);
  gtk_snapshot_append_node (snapshot, get_cairo_node (texture));
  gtk_snapshot_restore (snapshot);
}

/* ── Pictures of data/art ── */

/* One that is rendered. */
typedef struct
{
  char            *name;
  char            *key;
  char            *any_key;
  char            *css;
  int              width;
  int              height;
  cairo_surface_t *surface;
  GPtrArray       *widgets;     /* GWeakRef: to be drawn again */
} Picture;

static void
free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static Picture *
picture_new (const char   *name,
             const TrSeat *seat,
             TrStyle       style,
             int           width,
             int           height)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->name = g_strdup (name);
  picture->css = make_css (seat, style);
  picture->width = width;
  picture->height = height;
  picture->widgets = g_ptr_array_new_with_free_func (free_weak_ref);
  return picture;
}

static void
picture_free (Picture *picture)
{
  g_free (picture->name);
  g_free (picture->key);
  g_free (picture->any_key);
  g_free (picture->css);
  g_ptr_array_unref (picture->widgets);
  g_free (picture);
}

/* In any thread. */
static void
picture_render (Picture *picture)
{
  g_autofree char *path = g_strconcat (ART, picture->name, ".svg", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgRectangle viewport = { 0, 0, picture->width, picture->height };

  if (bytes != NULL)
    picture->surface = render (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), picture->css, &viewport,
                               picture->width, picture->height, &error);
  if (picture->surface == NULL)
    {
      g_critical ("no picture “%s”: %s", picture->name, error->message);
      picture->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width, picture->height);
    }
}

static void
make_tables (void)
{
  if (young == NULL)
    {
      young = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      old = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      any = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      asked = g_hash_table_new (g_str_hash, g_str_equal);
    }
}

static void
keep (const char *key,
      GdkTexture *texture)
{
  young_bytes += 4u * (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture);
  if (young_bytes > GENERATION_BYTES)
    {
      GHashTable *oldest = old;

      g_hash_table_remove_all (oldest);
      old = young;
      young = oldest;
      young_bytes = 0;
    }
  g_hash_table_replace (young, g_strdup (key), texture);
}

#define KEY_SIZE 96

static void
write_keys (const char   *name,
            const TrSeat *seat,
            TrStyle       style,
            int           width,
            int           height,
            char          any_key[KEY_SIZE],
            char          key[KEY_SIZE])
{
  g_snprintf (any_key, KEY_SIZE, "%s %d %d", name, seat != NULL ? (int) seat->colour : -1,
              seat != NULL ? (int) seat->mark : -1);
  g_snprintf (key, KEY_SIZE, "%s %d %d %d", any_key, (int) style, width, height);
}

/* What has been rendered, or NULL. */
static GdkTexture *
find_texture (const char *key)
{
  GdkTexture *texture = g_hash_table_lookup (young, key);

  if (texture != NULL)
    return texture;
  texture = g_hash_table_lookup (old, key);
  if (texture != NULL)
    keep (key, g_object_ref (texture));
  return texture;
}

GdkTexture *
tr_art_get (const char   *name,
            const TrSeat *seat,
            TrStyle       style,
            int           width,
            int           height)
{
  char any_key[KEY_SIZE], key[KEY_SIZE];
  GdkTexture *texture;

  g_return_val_if_fail (name != NULL, NULL);

  width = MAX (width, 1);
  height = MAX (height, 1);
  make_tables ();
  write_keys (name, seat, style, width, height, any_key, key);
  texture = find_texture (key);
  if (texture == NULL)
    {
      Picture *picture = picture_new (name, seat, style, width, height);

      picture_render (picture);
      texture = make_texture (picture->surface);
      keep (key, texture);
      picture_free (picture);
    }
  return texture;
}

/* ── The same without waiting ── */

static gboolean
on_rendered (gpointer data)
{
  Picture *picture = data;
  GdkTexture *texture = make_texture (picture->surface);

  keep (picture->key, texture);
  g_hash_table_replace (any, g_strdup (picture->any_key), g_object_ref (texture));
  g_hash_table_remove (asked, picture->key);
  for (guint i = 0; i < picture->widgets->len; i++)
    {
      g_autoptr (GtkWidget) widget = g_weak_ref_get (g_ptr_array_index (picture->widgets, i));

      if (widget != NULL)
        gtk_widget_queue_draw (widget);
    }
  picture_free (picture);
  return G_SOURCE_REMOVE;
}

static void
render_in_thread (gpointer data,
                  gpointer unused)
{
  picture_render (data);
  g_idle_add_full (G_PRIORITY_DEFAULT, on_rendered, data, NULL);
}

static void
add_widget (Picture   *picture,
            GtkWidget *widget)
{
  GWeakRef *ref;

  for (guint i = 0; i < picture->widgets->len; i++)
    {
      g_autoptr (GtkWidget) other = g_weak_ref_get (g_ptr_array_index (picture->widgets, i));

      if (other == widget)
        return;
    }
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, widget);
  g_ptr_array_add (picture->widgets, ref);
}

GdkTexture *
tr_art_ask (const char   *name,
            const TrSeat *seat,
            TrStyle       style,
            int           width,
            int           height,
            GtkWidget    *widget)
{
  /* One: what is left of the processors draws the frames. */
  static GThreadPool *renderer;
  char any_key[KEY_SIZE], key[KEY_SIZE];
  GdkTexture *texture;
  Picture *picture;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  width = MAX (width, 1);
  height = MAX (height, 1);
  make_tables ();
  write_keys (name, seat, style, width, height, any_key, key);
  texture = find_texture (key);
  if (texture != NULL)
    return texture;
  picture = g_hash_table_lookup (asked, key);
  if (picture == NULL)
    {
      if (renderer == NULL)
        renderer = g_thread_pool_new (render_in_thread, NULL, 1, TRUE, NULL);
      picture = picture_new (name, seat, style, width, height);
      picture->key = g_strdup (key);
      picture->any_key = g_strdup (any_key);
      g_hash_table_insert (asked, picture->key, picture);
      add_widget (picture, widget);
      g_thread_pool_push (renderer, picture, NULL);
    }
  else
    add_widget (picture, widget);
  return g_hash_table_lookup (any, any_key);
}

gboolean
tr_art_is_rendering (void)
{
  return asked != NULL && g_hash_table_size (asked) > 0;
}

/* ── Grounds ── */

typedef struct
{
  char         *svg;
  TrStyle       style;
  RsvgRectangle viewport;
  int           width;
  int           height;
} Ground;

static void
ground_free (Ground *ground)
{
  g_free (ground->svg);
  g_free (ground);
}

/* A ground names the pictures that lie in it (tr-ground.h). */
static char *
find_picture (const char *name,
              gpointer    data)
{
  g_autofree char *path = g_strconcat (ART, name, ".svg", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL)
    {
      g_critical ("no picture “%s”: %s", name, error->message);
      return NULL;
    }
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
render_ground (gpointer data,
               gpointer unused)
{
  g_autoptr(GTask) task = data;
  const Ground *ground = g_task_get_task_data (task);
  g_autofree char *svg = NULL;
  g_autofree char *css = NULL;
  cairo_surface_t *surface;
  GError *error = NULL;

  /* Who asked may have gone, or asked for another size. */
  if (g_task_return_error_if_cancelled (task))
    return;
  svg = tr_ground_insert_art (ground->svg, find_picture, NULL);
  css = make_css (NULL, ground->style);
  surface = render (svg, strlen (svg), css, &ground->viewport, ground->width, ground->height, &error);
  if (surface == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, make_texture (surface), g_object_unref);
}

void
tr_art_render_async (const char            *svg,
                     TrStyle                style,
                     const graphene_rect_t *viewport,
                     int                    width,
                     int                    height,
                     GCancellable          *cancellable,
                     GAsyncReadyCallback    callback,
                     gpointer               data)
{
  /* One thread that stays: every other one would keep some memory of its own. */
  static GThreadPool *renderer;
  GTask *task;
  Ground *ground;

  g_return_if_fail (svg != NULL);
  g_return_if_fail (viewport != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  ground = g_new0 (Ground, 1);
  ground->svg = g_strdup (svg);
  ground->style = style;
  ground->viewport = (RsvgRectangle) { viewport->origin.x, viewport->origin.y, viewport->size.width, viewport->size.height };
  ground->width = MAX (width, 1);
  ground->height = MAX (height, 1);
  g_task_set_source_tag (task, tr_art_render_async);
  g_task_set_task_data (task, ground, (GDestroyNotify) ground_free);
  if (renderer == NULL)
    renderer = g_thread_pool_new (render_ground, NULL, 1, TRUE, NULL);
  g_thread_pool_push (renderer, task, NULL);
}

GdkTexture *
tr_art_render_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
