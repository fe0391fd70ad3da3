/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-page-blocks.h"

#include "tr-picture.h"

#define SECTION_PICTURE 44

/* ── Text ── */

static void
append_link (GString     *markup,
             TrReference *reference,
             const char  *target,
             const char  *text)
{
  TrPage *page = tr_reference_find (reference, target, NULL);
  /* What is pointed at says where it leads, instead of an id. */
  g_autofree char *link = g_markup_printf_escaped ("<a href=\"%s\" title=\"%s\">%s</a>", target,
                                                   page != NULL ? tr_page_get_title (page) : text, text);

  g_string_append (markup, link);
}

char *
tr_page_blocks_dup_markup (TrReference   *reference,
                           const TrBlock *block)
{
  GString *markup = g_string_new (NULL);

  g_assert (TR_IS_REFERENCE (reference));
  g_assert (block != NULL);

  for (guint i = 0; i < block->n_spans; i++)
    {
      const TrSpan *span = &block->spans[i];
      g_autofree char *text = g_markup_escape_text (span->text, -1);

      if (span->kind == TR_SPAN_LINK)
        append_link (markup, reference, span->target, span->text);
      else if (span->kind == TR_SPAN_STRONG)
        g_string_append_printf (markup, "<b>%s</b>", text);
      else
        g_string_append (markup, text);
    }
  return g_string_free (markup, FALSE);
}

char *
tr_page_blocks_dup_links (TrReference       *reference,
                          const char *const *ids)
{
  GString *markup = g_string_new (NULL);

  g_assert (TR_IS_REFERENCE (reference));

  for (; *ids != NULL; ids++)
    {
      g_autofree char *title = tr_reference_dup_title (reference, *ids);

      if (title == NULL)
        continue;
      if (markup->len > 0)
        /* Translators: between two links */
        g_string_append (markup, _(" · "));
      append_link (markup, reference, *ids, title);
    }
  return g_string_free (markup, FALSE);
}

GtkWidget *
tr_page_blocks_new_text (const char *markup)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", markup,
                       "use-markup", TRUE,
                       "selectable", TRUE,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "xalign", 0.0f,
                       "hexpand", TRUE,
                       NULL);
}

GtkWidget *
tr_page_blocks_new_heading (const char *text,
                            int         level)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", text,
                                     "selectable", TRUE,
                                     "wrap", TRUE,
                                     "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                     "xalign", 0.0f,
                                     "hexpand", TRUE,
                                     NULL);

  gtk_widget_add_css_class (heading, level == 1 ? "title-2" : "title-4");
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return heading;
}

/* ── Blocks ── */

static GtkWidget *
new_section (TrReference   *reference,
             const TrBlock *block)
{
  g_autofree char *text = tr_block_dup_text (block);
  const TrGame *game = tr_reference_get_game (reference);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *picture = NULL;

  for (char **id = block->ids; picture == NULL && game != NULL && id != NULL && *id != NULL; id++)
    picture = tr_picture_new (game, *id, SECTION_PICTURE);
  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), tr_page_blocks_new_heading (text, 2));
  gtk_widget_add_css_class (box, "page-section");
  return box;
}

static GtkWidget *
new_item (const char *mark,
          const char *markup)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (mark);

  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (label, "page-mark");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), tr_page_blocks_new_text (markup));
  gtk_widget_set_valign (gtk_widget_get_last_child (box), GTK_ALIGN_BASELINE);
  return box;
}

/* Set apart, with a word that says what it is: the tint is not all there is. */
static GtkWidget *
new_note (TrBlockKind  kind,
          const char  *markup)
{
  static const struct
  {
    const char *icon;
    const char *style;
  } looks[] = {
    [TR_BLOCK_EXAMPLE] = { "dialog-information-symbolic", "example" },
    [TR_BLOCK_MISTAKE] = { "dialog-warning-symbolic", "mistake" },
    [TR_BLOCK_RULING] = { "object-select-symbolic", "ruling" },
    [TR_BLOCK_RECONSTRUCTED] = { "dialog-question-symbolic", "reconstructed" },
  };
  GtkWidget *note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (tr_block_kind_get_label (kind));
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", looks[kind].icon, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (head), icon);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (note), head);
  gtk_box_append (GTK_BOX (note), tr_page_blocks_new_text (markup));
  gtk_widget_add_css_class (note, "page-note");
  gtk_widget_add_css_class (note, looks[kind].style);
  return note;
}

GtkWidget *
tr_page_blocks_new (TrReference   *reference,
                    const TrBlock *block)
{
  g_autofree char *markup = tr_page_blocks_dup_markup (reference, block);
  g_autofree char *number = NULL;

  switch (block->kind)
    {
    case TR_BLOCK_SECTION:
      return new_section (reference, block);
    case TR_BLOCK_ITEM:
      return new_item ("•", markup);
    case TR_BLOCK_STEP:
      /* Translators: the number of a step */
      number = g_strdup_printf (_("%u."), block->number);
      return new_item (number, markup);
    case TR_BLOCK_EXAMPLE:
    case TR_BLOCK_MISTAKE:
    case TR_BLOCK_RULING:
    case TR_BLOCK_RECONSTRUCTED:
      return new_note (block->kind, markup);
    case TR_BLOCK_PARAGRAPH:
    default:
      return tr_page_blocks_new_text (markup);
    }
}
