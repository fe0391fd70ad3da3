/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "plays.h"

#include "tr-ground.h"
#include "tr-table.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <locale.h>
#include <pango/pangocairo.h>

/* Draws a scene of a random game to a file, to be looked at while a table is being laid:
 * draw-scene RULES PLAYERS SEED MOVES STYLE WIDTH OUT [SEAT]; with SEAT what lies before that player. STYLE is day, night
 * or contrast. TR_LOCALE_DIR in the environment is where translations are. */

static const char *const colours[TR_SEATS_MAX] = { "red", "blue", "green", "purple" };
static const char *const marks[TR_SEATS_MAX] = { "circle", "triangle", "square", "diamond" };
static const char *const names[TR_SEATS_MAX] = { "Adad", "Belit", "Cyaxares", "Dumuzi" };

static char *
read_art (const char *name,
          const char *ending)
{
  g_autofree char *path = g_strconcat (TR_TEST_ART_DIR "/", name, ending, NULL);
  char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_printerr ("no %s\n", path);
  return text;
}

static char *
find_art (const char *name,
          gpointer    data)
{
  return read_art (name, ".svg");
}

static char *
make_css (const char *style,
          int         seat)
{
  g_autofree char *day = read_art ("palette-day", ".css");
  g_autofree char *palette = g_strconcat ("palette-", style, NULL);
  g_autofree char *other = read_art (palette, ".css");
  g_autofree char *player = g_strconcat ("player-", colours[MAX (seat, 0)], NULL);
  g_autofree char *mark = g_strconcat ("mark-", marks[MAX (seat, 0)], NULL);
  g_autofree char *player_css = read_art (player, ".css");
  g_autofree char *mark_css = read_art (mark, ".css");

  return g_strconcat (day, other, seat >= 0 ? player_css : "", seat >= 0 ? mark_css : "", NULL);
}

static void
draw_svg (cairo_t    *cr,
          const char *svg,
          const char *css,
          TrRect      rect)
{
  RsvgRectangle viewport = { rect.x, rect.y, rect.width, rect.height };
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), &error);

  if (handle == NULL
      || !rsvg_handle_set_stylesheet (handle, (const guint8 *) css, strlen (css), &error)
      || !rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_printerr ("%s\n", error->message);
  g_clear_object (&handle);
}

static void
set_ink (cairo_t    *cr,
         TrInk       ink,
         const char *style)
{
  static const guint32 inks[][5] = {
    { 0x4a3520, 0x7d6647, 0x24180c, 0xfffaf0, 0x38281c },
    { 0xe4d6bd, 0xb3a284, 0xfff6e3, 0xfffaf0, 0x38281c },
  };
  guint32 c = inks[g_str_equal (style, "night")][ink];

  cairo_set_source_rgb (cr, (c >> 16) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void
draw_label (cairo_t       *cr,
            const TrLabel *label,
            const char    *style)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, DejaVu Sans, Sans");
  int height;

  pango_font_description_set_absolute_size (font, label->size * 0.8 * PANGO_SCALE);
  pango_font_description_set_weight (font, label->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, label->text, -1);
  pango_layout_set_width (layout, (int) (label->rect.width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  if (label->wrap)
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_height (layout, (int) (label->rect.height * PANGO_SCALE));
    }
  pango_layout_set_alignment (layout, label->xalign < 0.3f ? PANGO_ALIGN_LEFT : label->xalign > 0.7f ? PANGO_ALIGN_RIGHT
                                                                                                     : PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, label->rect.x, label->rect.y + label->yalign * (label->rect.height - (float) height));
  set_ink (cr, label->ink, style);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static void
draw_scene (cairo_t    *cr,
            TrScene    *scene,
            const char *style)
{
  g_autofree char *css = make_css (style, -1);
  g_autofree char *ground = tr_ground_insert_art (scene->ground, find_art, NULL);

  draw_svg (cr, ground, css, tr_rect (0, 0, scene->width, scene->height));
  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (scene->pieces, TrPiece, i);
      g_autofree char *svg = read_art (piece->art, ".svg");
      g_autofree char *own = make_css (style, piece->seat);

      if (svg == NULL)
        continue;
      if (piece->dim)
        cairo_push_group (cr);
      draw_svg (cr, svg, own, piece->rect);
      if (piece->dim)
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, 0.4);
        }
    }
  for (guint i = 0; i < scene->labels->len; i++)
    draw_label (cr, &g_array_index (scene->labels, TrLabel, i), style);
}

int
main (int    argc,
      char **argv)
{
  TrLook look = { .viewer = TR_SEAT_NONE, .names = names };
  guint64 random;
  unsigned moves;
  TrGame *game;
  TrState *state;
  const TrTable *table;
  g_autoptr (TrScene) scene = NULL;
  cairo_surface_t *surface;
  double scale;
  cairo_t *cr;

  if (argc < 8)
    {
      g_printerr ("draw-scene RULES PLAYERS SEED MOVES STYLE WIDTH OUT [SEAT]\n");
      return 1;
    }
  setlocale (LC_ALL, "");
  if (g_getenv ("TR_LOCALE_DIR") != NULL)
    {
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TR_LOCALE_DIR"));
      textdomain (GETTEXT_PACKAGE);
    }
  game = plays_new_game (argv[1], (unsigned) atoi (argv[2]));
  state = tr_state_new (game);
  random = (guint64) atoi (argv[3]);
  tr_setup (game, state, random, NULL);
  for (moves = (unsigned) atoi (argv[4]); moves > 0 && plays_step (game, state, &random); moves--)
    ;
  table = tr_table_find (game->rules);
  scene = argc > 8 ? table->lay_player (game, state, &look, (unsigned) atoi (argv[8])) : table->lay_board (game, state, &look);

  scale = atof (argv[6]) / scene->width;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (scene->width * scale), (int) (scene->height * scale));
  cr = cairo_create (surface);
  set_ink (cr, g_str_equal (argv[5], "night") ? TR_INK_DARK : TR_INK_BRIGHT, argv[5]);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  draw_scene (cr, scene, argv[5]);
  cairo_surface_write_to_png (surface, argv[7]);
  g_print ("%s\n", table->dup_moment (game, state));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  tr_state_free (state);
  tr_game_free (game);
  return 0;
}
