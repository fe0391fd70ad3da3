/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-reference.h"

#include "tr-auto.h"
#include "tr-data.h"
#include "tr-error.h"
#include "tr-page-private.h"
#include "tr-rules.h"
#include "tr-words.h"

#include <string.h>

struct _TrReference
{
  GObject     parent_instance;

  TrBox      *box;
  TrGame     *game;             /* NULL: nobody has asked for it yet */
  GHashTable *things;           /* set of TrPage: those of one thing each; NULL: the same */
  GPtrArray  *pages;            /* of TrPage */
  GHashTable *places;           /* id → Place; ids are owned by the pages */
};

typedef struct
{
  TrPage *page;
  guint   block;
} Place;

static void tr_reference_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrReference, tr_reference, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, tr_reference_list_init))

/* ── Files ── */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the pages in FOLDER, sorted; none where there is no such folder. NULL: ERROR is set. */
static GPtrArray *
list_files (GFile   *folder,
            GError **error)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GError) why = NULL;
  g_autoptr(GFileEnumerator) files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                                                G_FILE_QUERY_INFO_NONE, NULL, &why);

  while (files != NULL)
    {
      GFileInfo *info;

      if (!g_file_enumerator_iterate (files, &info, NULL, NULL, &why) || info == NULL)
        break;
      if (g_str_has_suffix (g_file_info_get_name (info), ".page"))
        g_ptr_array_add (names, g_strdup (g_file_info_get_name (info)));
    }
  if (why != NULL && !g_error_matches (why, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return NULL;
    }
  g_ptr_array_sort (names, compare_names);
  return g_steal_pointer (&names);
}

/* The pages in FOLDER; errors call a file by its name after PREFIX. */
static gboolean
read_folder (GFile          *folder,
             const char     *prefix,
             const TrValue  *box,
             GPtrArray      *pages,
             GError        **error)
{
  g_autoptr(GPtrArray) names = list_files (folder, error);

  if (names == NULL)
    return FALSE;
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr(GFile) file = g_file_get_child (folder, names->pdata[i]);
      g_autofree char *name = g_build_filename (prefix, names->pdata[i], NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (!g_file_load_contents (file, NULL, &text, &length, NULL, error) ||
          !tr_page_parse (name, text, length, box, pages, error))
        return FALSE;
    }
  return TRUE;
}

/* ── Ids and links ── */

static gboolean
add_place (TrReference  *self,
           char         *id,
           TrPage       *page,
           guint         block,
           int           line,
           GError      **error)
{
  Place *place;

  if (g_hash_table_contains (self->places, id))
    return tr_page_fail (page->file, line, error, _("the id “%s” is there already"), id);
  place = g_new (Place, 1);
  *place = (Place) { page, block };
  g_hash_table_insert (self->places, id, place);
  return TRUE;
}

static gboolean
add_places (TrReference  *self,
            TrPage       *page,
            GError      **error)
{
  if (!add_place (self, page->id, page, 0, page->line, error))
    return FALSE;
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const TrBlock *block = tr_page_get_block (page, i);

      for (char **id = block->ids; id != NULL && *id != NULL; id++)
        if (!add_place (self, *id, page, i, block->spans[0].line, error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
join_links (TrReference  *self,
            TrPage       *page,
            GError      **error)
{
  for (char **id = page->see; *id != NULL; id++)
    if (tr_reference_find (self, *id, NULL) == NULL)
      return tr_page_fail (page->file, page->see_line, error, _("a link leads to nothing: “%s”"), *id);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      TrBlock *block = &g_array_index (page->blocks, TrBlock, i);

      for (guint j = 0; j < block->n_spans; j++)
        {
          TrSpan *span = (TrSpan *) &block->spans[j];

          if (span->kind != TR_SPAN_LINK)
            continue;
          if (tr_reference_find (self, span->target, NULL) == NULL)
            return tr_page_fail (page->file, span->line, error, _("a link leads to nothing: “%s”"), span->target);
          if (span->text == NULL)
            span->text = tr_reference_dup_title (self, span->target);
        }
    }
  return TRUE;
}

/* ── Translations ── */

static TrPage **
find_own_page (TrReference *self,
               const char  *id)
{
  for (guint i = 0; i < self->pages->len; i++)
    if (strcmp (TR_PAGE (self->pages->pdata[i])->id, id) == 0)
      return (TrPage **) &self->pages->pdata[i];
  return NULL;
}

/* Pages in another language take the place of those in English. Their groups are those of the English pages, and tell how
 * these are called, also for pages that are not translated yet. */
static gboolean
translate_pages (TrReference  *self,
                 GPtrArray    *translated,
                 GError      **error)
{
  g_autoptr(GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < translated->len; i++)
    {
      TrPage *page = translated->pdata[i];
      TrPage **place = find_own_page (self, page->id);

      if (place == NULL)
        return tr_page_fail (page->file, page->line, error, _("there is no page “%s” to be translated"), page->id);
      g_hash_table_insert (titles, g_strdup ((*place)->group), g_strdup (page->group));
      g_free (page->group);
      page->group = g_strdup ((*place)->group);
      g_set_object (place, page);
    }
  for (guint i = 0; i < self->pages->len; i++)
    {
      TrPage *page = self->pages->pdata[i];

      page->group_title = g_strdup (g_hash_table_lookup (titles, page->group));
    }
  return TRUE;
}

static gboolean
load_translation (TrReference        *self,
                  GFile              *folder,
                  const TrValue      *box,
                  const char *const  *languages,
                  GError            **error)
{
  for (; *languages != NULL; languages++)
    {
      g_autoptr(GPtrArray) translated = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr(GFile) place = NULL;

      /* The pages are in English already, which is also the language of no language. */
      if (g_str_equal (*languages, "C") || g_str_has_prefix (*languages, "en"))
        return TRUE;
      place = g_file_get_child (folder, *languages);
      if (!read_folder (place, *languages, box, translated, error))
        return FALSE;
      if (translated->len > 0)
        return translate_pages (self, translated, error);
    }
  return TRUE;
}

/* ── The list ── */

static GType
tr_reference_get_item_type (GListModel *list)
{
  return TR_TYPE_PAGE;
}

static guint
tr_reference_get_n_items (GListModel *list)
{
  return TR_REFERENCE (list)->pages->len;
}

static gpointer
tr_reference_get_item (GListModel *list,
                       guint       position)
{
  TrReference *self = TR_REFERENCE (list);

  return position < self->pages->len ? g_object_ref (self->pages->pdata[position]) : NULL;
}

static void
tr_reference_list_init (GListModelInterface *iface)
{
  iface->get_item_type = tr_reference_get_item_type;
  iface->get_n_items = tr_reference_get_n_items;
  iface->get_item = tr_reference_get_item;
}

static void
tr_reference_finalize (GObject *object)
{
  TrReference *self = TR_REFERENCE (object);

  g_clear_pointer (&self->things, g_hash_table_unref);
  g_clear_pointer (&self->game, tr_game_free);
  g_clear_pointer (&self->box, tr_box_unref);
  g_hash_table_unref (self->places);
  g_ptr_array_unref (self->pages);
  G_OBJECT_CLASS (tr_reference_parent_class)->finalize (object);
}

static void
tr_reference_class_init (TrReferenceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tr_reference_finalize;
}

static void
tr_reference_init (TrReference *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
}

TrReference *
tr_reference_load (TrBox              *box,
                   GFile              *folder,
                   const char *const  *languages,
                   GError            **error)
{
  g_autoptr(TrReference) self = NULL;
  const TrValue *value;

  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  self = g_object_new (TR_TYPE_REFERENCE, NULL);
  self->box = tr_box_ref (box);
  value = tr_box_get_value (box);
  if (!read_folder (folder, "", value, self->pages, error) ||
      !load_translation (self, folder, value, languages != NULL ? languages : g_get_language_names (), error))
    return NULL;
  for (guint i = 0; i < self->pages->len; i++)
    if (!add_places (self, self->pages->pdata[i], error))
      return NULL;
  for (guint i = 0; i < self->pages->len; i++)
    if (!join_links (self, self->pages->pdata[i], error))
      return NULL;
  for (guint i = 0; i < self->pages->len; i++)
    tr_page_index_words (self->pages->pdata[i]);
  return g_steal_pointer (&self);
}

TrReference *
tr_reference_new (TrBox              *box,
                  const char *const  *languages,
                  GError            **error)
{
  g_autofree char *uri = NULL;
  g_autoptr(GFile) folder = NULL;

  g_return_val_if_fail (box != NULL, NULL);

  tr_data_register ();
  uri = g_strconcat ("resource://" TR_DATA_PATH "reference/", tr_box_get_rules (box)->id, NULL);
  folder = g_file_new_for_uri (uri);
  return tr_reference_load (box, folder, languages, error);
}

TrPage *
tr_reference_find (TrReference *self,
                   const char  *id,
                   guint       *block)
{
  const Place *place;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  place = g_hash_table_lookup (self->places, id);
  if (block != NULL)
    *block = place != NULL ? place->block : 0;
  return place != NULL ? place->page : NULL;
}

/* What a sort is called in ids; NULL: nobody points at these. */
static char *
dup_sort (const TrGame *game,
          unsigned      sort)
{
  if (sort < TR_SORT_FIRST_OF_GAME || sort >= game->rules->n_sorts)
    return NULL;
  return g_strdelimit (g_strdup (game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME].name), " ", '-');
}

TrPage *
tr_reference_find_own (TrReference  *self,
                       const TrGame *game,
                       TrThing       thing,
                       guint        *block)
{
  g_autofree char *sort = NULL;
  g_autofree char *word = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  sort = dup_sort (game, thing.sort);
  if (sort == NULL)
    return NULL;
  word = tr_words_thing (game, thing);
  id = g_strconcat (sort, ".", word, NULL);
  return tr_reference_find (self, id, block);
}

TrPage *
tr_reference_find_thing (TrReference  *self,
                         const TrGame *game,
                         TrThing       thing,
                         guint        *block)
{
  g_autofree char *sort = NULL;
  TrPage *page;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  sort = dup_sort (game, thing.sort);
  page = tr_reference_find_own (self, game, thing, block);
  return page != NULL || sort == NULL ? page : tr_reference_find (self, sort, block);
}

const TrGame *
tr_reference_get_game (TrReference *self)
{
  const TrRules *rules;
  TrOptions options;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);

  if (self->game != NULL)
    return self->game;
  rules = tr_box_get_rules (self->box);
  options = tr_options_standard (rules);
  self->game = tr_box_make_game (self->box, tr_rules_usual_players (rules), options.values, &error);
  /* A box may be made for other numbers of players: its pages can be read all the same. */
  if (self->game == NULL)
    g_info ("%s", error->message);
  return self->game;
}

gboolean
tr_reference_is_thing (TrReference *self,
                       TrPage      *page)
{
  const TrGame *game;

  g_return_val_if_fail (TR_IS_REFERENCE (self), FALSE);
  g_return_val_if_fail (TR_IS_PAGE (page), FALSE);

  game = tr_reference_get_game (self);
  if (self->things == NULL && game != NULL)
    {
      self->things = g_hash_table_new (NULL, NULL);
      for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < game->rules->n_sorts; sort++)
        for (unsigned index = 0; index < tr_sort_count (game, sort); index++)
          {
            TrThing thing = { (uint8_t) sort, (uint8_t) index };
            guint block;
            TrPage *own = tr_reference_find_own (self, game, thing, &block);

            if (own != NULL && block == 0)
              g_hash_table_add (self->things, own);
          }
    }
  return self->things != NULL && g_hash_table_contains (self->things, page);
}

char *
tr_reference_dup_title (TrReference *self,
                        const char  *id)
{
  TrPage *page;
  guint block;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  page = tr_reference_find (self, id, &block);
  if (page == NULL || strcmp (page->id, id) == 0)
    return page != NULL ? g_strdup (page->title) : NULL;
  return tr_block_dup_text (tr_page_get_block (page, block));
}

/* ── Search ── */

typedef struct
{
  TrPage *page;
  guint   rank;
  guint   index;
} Hit;

static int
compare_hits (gconstpointer a,
              gconstpointer b)
{
  const Hit *first = a;
  const Hit *second = b;

  if (first->rank != second->rank)
    return first->rank > second->rank ? -1 : 1;
  return first->index < second->index ? -1 : 1;
}

GListModel *
tr_reference_search (TrReference *self,
                     const char  *text)
{
  g_autoptr(GArray) hits = g_array_new (FALSE, FALSE, sizeof (Hit));
  g_auto(GStrv) words = NULL;
  GListStore *found;

  g_return_val_if_fail (TR_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  words = tr_search_split (text);
  for (guint i = 0; i < self->pages->len; i++)
    {
      Hit hit = { self->pages->pdata[i], 0, i };

      hit.rank = tr_search_rank (hit.page, (const char *const *) words);
      if (hit.rank > 0 || words[0] == NULL)
        g_array_append_val (hits, hit);
    }
  g_array_sort (hits, compare_hits);

  found = g_list_store_new (TR_TYPE_PAGE);
  for (guint i = 0; i < hits->len; i++)
    g_list_store_append (found, g_array_index (hits, Hit, i).page);
  return G_LIST_MODEL (found);
}
