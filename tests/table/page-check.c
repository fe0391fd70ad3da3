/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-check.h"

#include "tr-auto.h"
#include "tr-games.h"
#include "tr-ground.h"

#include <string.h>

TrReference *
page_check_new_reference (const TrTable *table)
{
  static const char *const english[] = { "C", NULL };
  g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_find (table->rules), NULL);
  g_autoptr(GError) error = NULL;
  TrReference *reference = tr_reference_new (box, english, &error);

  g_assert_no_error (error);
  return reference;
}

/* ── Pictures ── */

static void
assert_art (const char *name)
{
  g_autofree char *path = g_strconcat (TR_TEST_ART_DIR "/", name, ".svg", NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_error ("there is no art “%s”", name);
}

static char *
find_art (const char *name,
          gpointer    data)
{
  assert_art (name);
  return NULL;
}

gboolean
page_check_picture (const TrTable *table,
                    TrReference   *reference,
                    const char    *id)
{
  g_autoptr(TrScene) scene = table->lay_picture (tr_reference_get_game (reference), id);

  if (scene == NULL)
    return FALSE;
  g_assert_cmpuint (scene->sections->len, ==, 1);
  g_assert_cmpuint (strlen (g_array_index (scene->sections, TrSection, 0).name), >, 0);
  g_assert_cmpuint (scene->spots->len, ==, 0);
  g_assert_cmpuint (scene->pieces->len, >, 0);
  for (guint i = 0; i < scene->pieces->len; i++)
    assert_art (g_array_index (scene->pieces, TrPiece, i).art);
  if (scene->ground != NULL)
    g_free (tr_ground_insert_art (scene->ground, find_art, NULL));
  return TRUE;
}

guint
page_check_things (const TrTable *table,
                   TrReference   *reference,
                   const char    *prefix)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (reference)); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), i);
      const char *id = tr_page_get_id (page);
      gboolean picture = page_check_picture (table, reference, id);

      if (!g_str_has_prefix (id, prefix))
        continue;
      if (!picture || !tr_reference_is_thing (reference, page))
        g_error ("the page “%s” %s", id, picture ? "is not about a thing" : "has no picture");
      n++;
    }
  return n;
}

/* ── What can be pointed at ── */

void
page_check_spots (TrReference  *reference,
                  const TrGame *game,
                  TrScene      *scene)
{
  for (guint i = 0; scene != NULL && i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);
      gboolean found = spot->rule != NULL && tr_reference_find (reference, spot->rule, NULL) != NULL;

      if (spot->topic != NULL && tr_reference_find (reference, spot->topic, NULL) == NULL)
        g_error ("%s is about “%s”, which has no page", spot->name, spot->topic);
      for (guint j = 0; j < spot->pick.n; j++)
        found |= tr_reference_find_thing (reference, game, spot->pick.things[j], NULL) != NULL;
      if (!found && spot->topic == NULL)
        g_error ("%s has no page", spot->name);
    }
}

guint
page_check_count_topics (TrScene    *scene,
                         const char *prefix)
{
  guint n = 0;

  for (guint i = 0; scene != NULL && i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      n += spot->topic != NULL && g_str_has_prefix (spot->topic, prefix) ? 1 : 0;
    }
  return n;
}
