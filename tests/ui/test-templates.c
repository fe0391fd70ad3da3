/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-contents-view.h"
#include "tr-gallery.h"
#include "tr-game-card.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-hand-over.h"
#include "tr-hint-panel.h"
#include "tr-log-row.h"
#include "tr-log-view.h"
#include "tr-new-game-dialog.h"
#include "tr-notice.h"
#include "tr-page-view.h"
#include "tr-player-card.h"
#include "tr-preferences.h"
#include "tr-prompt-bar.h"
#include "tr-reference-window.h"
#include "tr-result-view.h"
#include "tr-review-bar.h"
#include "tr-save-row.h"
#include "tr-saves-page.h"
#include "tr-score-view.h"
#include "tr-seat-row.h"
#include "tr-start-page.h"
#include "tr-toast.h"
#include "tr-window.h"

/* Every template gives a widget, without a warning, and nothing of it is left. */

static void
ensure_types (void)
{
  g_type_ensure (TR_TYPE_CONTENTS_VIEW);
  g_type_ensure (TR_TYPE_GALLERY);
  g_type_ensure (TR_TYPE_GAME_CARD);
  g_type_ensure (TR_TYPE_GAME_PAGE);
  g_type_ensure (TR_TYPE_HAND_OVER);
  g_type_ensure (TR_TYPE_HINT_PANEL);
  g_type_ensure (TR_TYPE_LOG_ROW);
  g_type_ensure (TR_TYPE_LOG_VIEW);
  g_type_ensure (TR_TYPE_NEW_GAME_DIALOG);
  g_type_ensure (TR_TYPE_NOTICE);
  g_type_ensure (TR_TYPE_PAGE_VIEW);
  g_type_ensure (TR_TYPE_PLAYER_CARD);
  g_type_ensure (TR_TYPE_PREFERENCES);
  g_type_ensure (TR_TYPE_PROMPT_BAR);
  g_type_ensure (TR_TYPE_REFERENCE_VIEW);
  g_type_ensure (TR_TYPE_REFERENCE_WINDOW);
  g_type_ensure (TR_TYPE_RESULT_VIEW);
  g_type_ensure (TR_TYPE_REVIEW_BAR);
  g_type_ensure (TR_TYPE_SAVE_ROW);
  g_type_ensure (TR_TYPE_SAVES_PAGE);
  g_type_ensure (TR_TYPE_SCORE_VIEW);
  g_type_ensure (TR_TYPE_SEAT_ROW);
  g_type_ensure (TR_TYPE_START_PAGE);
  g_type_ensure (TR_TYPE_TOAST);
  g_type_ensure (TR_TYPE_WINDOW);
}

/* "tr-seat-row.ui" holds TrSeatRow. */
static char *
dup_type_name (const char *file)
{
  GString *name = g_string_new (NULL);
  gboolean capital = TRUE;

  for (const char *c = file; *c != '.'; c++)
    {
      if (*c != '-')
        g_string_append_c (name, capital ? g_ascii_toupper (*c) : *c);
      capital = *c == '-';
    }
  return g_string_free (name, FALSE);
}

static void
test_template (gconstpointer data)
{
  g_autofree char *name = dup_type_name (data);
  GType type = g_type_from_name (name);
  GtkWidget *widget;

  g_assert_true (g_type_is_a (type, GTK_TYPE_WIDGET));
  widget = g_object_ref_sink (g_object_new (type, NULL));
  g_assert_nonnull (gtk_widget_get_first_child (widget));
  if (GTK_IS_WINDOW (widget))
    {
      gtk_window_destroy (GTK_WINDOW (widget));
      while (g_main_context_iteration (NULL, FALSE));
    }
  g_assert_finalize_object (widget);
}

int
main (int    argc,
      char **argv)
{
  g_auto(GStrv) files = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ensure_types ();
  files = g_resources_enumerate_children ("/io/github/tworivers/TwoRivers/ui", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/templates/", files[i], NULL);

      g_test_add_data_func (path, files[i], test_template);
    }
  return g_test_run ();
}
