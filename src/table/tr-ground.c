/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-ground.h"

#include <stdlib.h>
#include <string.h>

GString *
tr_ground_new (float width,
               float height)
{
  GString *ground = g_string_new (NULL);

  tr_ground_add (ground, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %f %f\">\n", width, height);
  return ground;
}

/* In tenths: printf() would write a comma in some languages, and takes its time for thousands of numbers. */
static void
append_number (GString *ground,
               double   number)
{
  long tenths = (long) (number * 10 + (number < 0 ? -0.5 : 0.5));
  unsigned long rest = (unsigned long) labs (tenths);
  char digits[24];
  size_t start = sizeof digits;

  digits[--start] = (char) ('0' + rest % 10);
  digits[--start] = '.';
  rest /= 10;
  do
    digits[--start] = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (tenths < 0)
    digits[--start] = '-';
  g_string_append_len (ground, digits + start, (gssize) (sizeof digits - start));
}

void
tr_ground_add (GString    *ground,
               const char *format,
               ...)
{
  const char *mark;
  va_list args;

  g_return_if_fail (ground != NULL);
  g_return_if_fail (format != NULL);

  va_start (args, format);
  for (; (mark = strchr (format, '%')) != NULL; format = mark + 2)
    {
      g_string_append_len (ground, format, mark - format);
      if (mark[1] == 'f')
        append_number (ground, va_arg (args, double));
      else
        g_string_append (ground, va_arg (args, const char *));
    }
  g_string_append (ground, format);
  va_end (args);
}

void
tr_ground_add_rect (GString    *ground,
                    const char *class_name,
                    TrRect      rect,
                    float       radius)
{
  tr_ground_add (ground, "<rect class=\"%s\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\" rx=\"%f\"/>\n", class_name, rect.x,
                 rect.y, rect.width, rect.height, radius);
}

/* Light from above left, and dunes below right. None of them reaches an edge: a seam would be seen there. */
void
tr_ground_add_land (GString *ground,
                    float    width,
                    float    height)
{
  tr_ground_add_rect (ground, "sand", tr_rect (0, 0, width, height), 0);
  tr_ground_add (ground, "<svg width=\"%f\" height=\"%f\" viewBox=\"0 0 1264 860\" preserveAspectRatio=\"none\">\n"
                 "<path class=\"sand-light\" opacity=\".45\" d=\"M4 520C30 200 420 20 1100 4C640 130 210 250 4 520z\"/>\n"
                 "<path class=\"sand-dark\" opacity=\".22\" d=\"M300 850C760 870 1180 830 1258 500C1150 720 860 820 300 850z\"/>\n"
                 "<path class=\"sand-dark\" opacity=\".16\" d=\"M960 700C1060 700 1170 640 1256 560C1190 660 1080 730 960 700z\"/>\n"
                 "</svg>\n", width, height);
}

void
tr_ground_add_panel (GString *ground,
                     TrRect   rect)
{
  tr_ground_add_rect (ground, "shadow", tr_rect (rect.x + 1, rect.y + 2, rect.width + 1, rect.height + 1), 11);
  tr_ground_add_rect (ground, "clay", rect, 10);
  tr_ground_add_rect (ground, "tablet-dark", tr_rect (rect.x + 1.5f, rect.y + 1.5f, rect.width - 3, rect.height - 3), 9);
  tr_ground_add_rect (ground, "tablet", tr_rect (rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6), 7.5f);
}

void
tr_ground_add_art (GString    *ground,
                   const char *name,
                   TrRect      rect)
{
  tr_ground_add (ground, "<use href=\"#%s\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\"/>\n", name, rect.x, rect.y, rect.width,
                 rect.height);
}

char *
tr_ground_finish (GString *ground)
{
  g_string_append (ground, "</svg>\n");
  return g_string_free (ground, FALSE);
}

/* ── Pictures ── */

/* A picture as a symbol: what its <svg> element holds. Pictures know nothing of each other: what they call their parts
 * becomes theirs alone. */
static void
append_symbol (GString    *symbols,
               const char *name,
               const char *picture)
{
  const char *start = strstr (picture, "<svg");
  const char *end = start != NULL ? g_strrstr (start, "</svg>") : NULL;
  g_autofree char *own_ids = g_strdup_printf (" id=\"%s-", name);
  g_autofree char *own_uses = g_strdup_printf ("href=\"#%s-", name);
  g_autoptr (GString) symbol = NULL;

  g_return_if_fail (end != NULL);

  symbol = g_string_new_len (start + strlen ("<svg"), end - start - (gssize) strlen ("<svg"));
  g_string_replace (symbol, " id=\"", own_ids, 0);
  g_string_replace (symbol, "href=\"#", own_uses, 0);
  g_string_append_printf (symbols, "<symbol id=\"%s\"%s</symbol>\n", name, symbol->str);
}

char *
tr_ground_insert_art (const char  *ground,
                      char      *(*find) (const char *name,
                                          gpointer    data),
                      gpointer     data)
{
  static const char use[] = "<use href=\"#";
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *whole = g_string_new (NULL);
  const char *body;

  g_return_val_if_fail (ground != NULL, NULL);
  g_return_val_if_fail (find != NULL, NULL);

  body = strchr (ground, '>') + 1;
  g_string_append_len (whole, ground, body - ground);
  g_string_append (whole, "\n<defs>\n");
  for (const char *at = strstr (body, use); at != NULL; at = strstr (at, use))
    {
      char *name;

      at += strlen (use);
      name = g_strndup (at, strcspn (at, "\""));
      if (!g_hash_table_contains (seen, name))
        {
          g_autofree char *picture = find (name, data);

          if (picture != NULL)
            append_symbol (whole, name, picture);
        }
      g_hash_table_add (seen, name);
    }
  g_string_append (whole, "</defs>");
  g_string_append (whole, body);
  return g_string_free (whole, FALSE);
}
