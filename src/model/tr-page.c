/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-page-private.h"

enum
{
  PROP_0,
  PROP_ID,
  PROP_TITLE,
  PROP_GROUP,
  PROP_HAS_RULING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrPage, tr_page, G_TYPE_OBJECT)

static gboolean
has_block (TrPage      *self,
           TrBlockKind  kind)
{
  for (guint i = 0; i < self->blocks->len; i++)
    if (g_array_index (self->blocks, TrBlock, i).kind == kind)
      return TRUE;
  return FALSE;
}

static void
block_clear (gpointer data)
{
  TrBlock *block = data;
  TrSpan *spans = (TrSpan *) block->spans;

  for (guint i = 0; i < block->n_spans; i++)
    {
      g_free (spans[i].text);
      g_free (spans[i].target);
    }
  g_free (spans);
  g_strfreev (block->ids);
}

static void
tr_page_get_property (GObject    *object,
                      guint       property,
                      GValue     *value,
                      GParamSpec *pspec)
{
  TrPage *self = TR_PAGE (object);

  switch (property)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_GROUP:
      g_value_set_string (value, tr_page_get_group (self));
      break;
    case PROP_HAS_RULING:
      g_value_set_boolean (value, tr_page_has_ruling (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_page_finalize (GObject *object)
{
  TrPage *self = TR_PAGE (object);

  g_free (self->file);
  g_free (self->id);
  g_free (self->title);
  g_free (self->group);
  g_free (self->group_title);
  g_free (self->find);
  g_strfreev (self->see);
  g_array_unref (self->blocks);
  for (guint i = 0; i < TR_FIELDS; i++)
    g_strfreev (self->words[i]);
  G_OBJECT_CLASS (tr_page_parent_class)->finalize (object);
}

static void
tr_page_class_init (TrPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tr_page_get_property;
  object_class->finalize = tr_page_finalize;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_GROUP] = g_param_spec_string ("group", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HAS_RULING] = g_param_spec_boolean ("has-ruling", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_page_init (TrPage *self)
{
  self->blocks = g_array_new (FALSE, TRUE, sizeof (TrBlock));
  g_array_set_clear_func (self->blocks, block_clear);
  self->see = g_new0 (char *, 1);
}

const char *
tr_page_get_id (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);

  return self->id;
}

const char *
tr_page_get_title (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);

  return self->title;
}

const char *
tr_page_get_group (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);

  return self->group_title != NULL ? self->group_title : self->group;
}

const char *const *
tr_page_get_see_also (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);

  return (const char *const *) self->see;
}

const char *
tr_page_get_find_words (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);

  return self->find != NULL ? self->find : "";
}

gboolean
tr_page_has_ruling (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), FALSE);

  return has_block (self, TR_BLOCK_RULING);
}

gboolean
tr_page_has_reconstructed (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), FALSE);

  return has_block (self, TR_BLOCK_RECONSTRUCTED);
}

guint
tr_page_get_n_blocks (TrPage *self)
{
  g_return_val_if_fail (TR_IS_PAGE (self), 0);

  return self->blocks->len;
}

const TrBlock *
tr_page_get_block (TrPage *self,
                   guint   index)
{
  g_return_val_if_fail (TR_IS_PAGE (self), NULL);
  g_return_val_if_fail (index < self->blocks->len, NULL);

  return &g_array_index (self->blocks, TrBlock, index);
}

char *
tr_block_dup_text (const TrBlock *block)
{
  GString *text;

  g_return_val_if_fail (block != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < block->n_spans; i++)
    if (block->spans[i].text != NULL)
      g_string_append (text, block->spans[i].text);
  return g_string_free (text, FALSE);
}

const char *
tr_block_kind_get_label (TrBlockKind kind)
{
  switch (kind)
    {
    case TR_BLOCK_EXAMPLE:
      return _("Example");
    case TR_BLOCK_MISTAKE:
      return _("Common mistake");
    case TR_BLOCK_RULING:
      return _("Our ruling");
    case TR_BLOCK_RECONSTRUCTED:
      return _("Reconstructed");
    case TR_BLOCK_PARAGRAPH:
    case TR_BLOCK_SECTION:
    case TR_BLOCK_ITEM:
    case TR_BLOCK_STEP:
    default:
      return NULL;
    }
}
