/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-art.h"

#include <adwaita.h>

static const TrSeat red = { .colour = 0, .mark = 0 };
static const TrSeat other = { .colour = 1, .mark = 1 };

/* A picture is rendered once per size, player and style. */
static void
test_once (void)
{
  GdkTexture *texture = tr_art_get ("hut", &red, TR_STYLE_DAY, 40, 36);

  g_assert_true (tr_art_get ("hut", &red, TR_STYLE_DAY, 40, 36) == texture);
  g_assert_true (tr_art_get ("hut", &red, TR_STYLE_DAY, 41, 36) != texture);
  g_assert_true (tr_art_get ("hut", &other, TR_STYLE_DAY, 40, 36) != texture);
  g_assert_true (tr_art_get ("hut", &red, TR_STYLE_NIGHT, 40, 36) != texture);
  g_assert_true (tr_art_get ("hut", &red, TR_STYLE_DAY, 40, 36) == texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 40);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 36);
}

/* Of the middle of the picture, from 0 to 255. */
static guint
middle_brightness (const char *name,
                   TrStyle     style)
{
  GdkTexture *texture = tr_art_get (name, NULL, style, 60, 60);
  g_autofree guchar *pixels = g_malloc (60 * 60 * 4);
  const guchar *middle = pixels + (30 * 60 + 30) * 4;

  gdk_texture_download (texture, pixels, 60 * 4);
  return (middle[0] + middle[1] + middle[2]) / 3u;
}

/* Grounds are dark in the dark styles, whatever the contrast. */
static void
test_styles (void)
{
  static const gboolean dark[TR_STYLES] = { FALSE, TRUE, FALSE, TRUE };

  for (TrStyle style = 0; style < TR_STYLES; style++)
    {
      guint ground = middle_brightness ("hex-outside-a", style);

      g_assert_cmpint (ground < 128, ==, dark[style]);
      g_assert_cmpuint (middle_brightness ("card-food", style) < 128, ==, dark[style]);
    }
  g_assert_cmpuint (middle_brightness ("hex-outside-a", TR_STYLE_CONTRAST), >, 250);
  g_assert_cmpuint (middle_brightness ("hex-outside-a", TR_STYLE_CONTRAST_NIGHT), <, 5);
}

static void
wait_for_pictures (void)
{
  while (tr_art_is_rendering ())
    g_main_context_iteration (NULL, TRUE);
}

/* Who asks for each frame does not wait, and what was asked for many times comes once. */
static void
test_asked (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  GdkTexture *texture, *larger;

  g_assert_null (tr_art_ask ("gold", NULL, TR_STYLE_DAY, 30, 30, widget));
  g_assert_null (tr_art_ask ("gold", NULL, TR_STYLE_DAY, 30, 30, widget));
  g_assert_true (tr_art_is_rendering ());
  wait_for_pictures ();
  texture = tr_art_ask ("gold", NULL, TR_STYLE_DAY, 30, 30, widget);
  g_assert_nonnull (texture);
  g_assert_false (tr_art_is_rendering ());
  g_assert_true (tr_art_get ("gold", NULL, TR_STYLE_DAY, 30, 30) == texture);
  /* Until another size is there, it is shown in this one. */
  g_assert_true (tr_art_ask ("gold", NULL, TR_STYLE_DAY, 60, 60, widget) == texture);
  wait_for_pictures ();
  larger = tr_art_ask ("gold", NULL, TR_STYLE_DAY, 60, 60, widget);
  g_assert_true (larger != texture);
  g_assert_cmpint (gdk_texture_get_width (larger), ==, 60);
  g_object_unref (widget);
}

/* Zooming asks for every size there is: what nobody asks for any more is forgotten, what is used stays. */
static void
test_bounded (void)
{
  GdkTexture *used = tr_art_get ("camel", NULL, TR_STYLE_DAY, 37, 30);
  GdkTexture *unused = tr_art_get ("camel", NULL, TR_STYLE_DAY, 38, 30);
  guint n_kept = 0;
  GdkTexture *sizes[96];

  g_object_add_weak_pointer (G_OBJECT (unused), (gpointer *) &unused);
  /* 62 MB. */
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      sizes[i] = tr_art_get ("gold", NULL, TR_STYLE_DAY, 400 + (int) i, 360);
      g_object_add_weak_pointer (G_OBJECT (sizes[i]), (gpointer *) &sizes[i]);
      g_assert_true (tr_art_get ("camel", NULL, TR_STYLE_DAY, 37, 30) == used);
    }
  g_assert_null (unused);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (sizes[i] != NULL)
      {
        n_kept++;
        g_object_remove_weak_pointer (G_OBJECT (sizes[i]), (gpointer *) &sizes[i]);
      }
  g_assert_cmpuint (n_kept, >, 0);
  g_assert_cmpuint (n_kept * 400 * 360 * 4, <=, 40u << 20);
}

static const char document[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'>"
                               "<rect class='sand' width='60' height='40'/><use href=\"#gold\" width=\"20\" height=\"20\"/></svg>";

static void
on_rendered (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Grounds come one after the other; those that nobody waits for any more are left out. */
static void
test_grounds (void)
{
  const graphene_rect_t viewport = GRAPHENE_RECT_INIT (0, 0, 600, 400);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) first = NULL, second = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  g_autoptr(GError) error = NULL;

  tr_art_render_async (document, TR_STYLE_DAY, &viewport, 600, 400, cancellable, on_rendered, &first);
  g_cancellable_cancel (cancellable);
  tr_art_render_async (document, TR_STYLE_DAY, &viewport, 600, 400, NULL, on_rendered, &second);
  while (first == NULL || second == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (tr_art_render_finish (first, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  texture = tr_art_render_finish (second, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 600);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/art/styles", test_styles);
  g_test_add_func ("/art/once", test_once);
  g_test_add_func ("/art/asked", test_asked);
  g_test_add_func ("/art/bounded", test_bounded);
  g_test_add_func ("/art/grounds", test_grounds);
  return g_test_run ();
}
