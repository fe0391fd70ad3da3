/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-box.h"
#include "tr-page.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The rules, cards and pieces of a game, explained: a list of pages (GListModel of TrPage) in the order of the contents,
 * with the figures of one box. A page and each of its sections have ids: of rules as refusals, events and questions give
 * them ("a2.zig.roof"), and of things ("favour-card.ship", "civilisation.medes", "piece.hut"). */

#define TR_TYPE_REFERENCE (tr_reference_get_type ())
G_DECLARE_FINAL_TYPE (TrReference, tr_reference, TR, REFERENCE, GObject)

/* The pages that come with the program; none for a game that has no pages. LANGUAGES are tried in turn, as those of
 * g_get_language_names(), which NULL stands for; a page that is in none of them is in English. */
TrReference *tr_reference_new    (TrBox              *box,
                                  const char *const  *languages,
                                  GError            **error);
/* The same from a folder. */
TrReference *tr_reference_load   (TrBox              *box,
                                  GFile              *folder,
                                  const char *const  *languages,
                                  GError            **error);

/* The page with that id or with a section that has it, or NULL; BLOCK (may be NULL) is where to begin reading. */
TrPage      *tr_reference_find   (TrReference        *self,
                                  const char         *id,
                                  guint              *block);
/* The page of a thing that can be pointed at: of itself ("favour-card.ship": its sort and its word), or of its sort. */
TrPage      *tr_reference_find_thing (TrReference    *self,
                                      const TrGame   *game,
                                      TrThing         thing,
                                      guint          *block);
/* The same, but only what is about the thing itself. */
TrPage      *tr_reference_find_own   (TrReference    *self,
                                      const TrGame   *game,
                                      TrThing         thing,
                                      guint          *block);
/* Whether PAGE is about one thing of the game, such as a card: what a gallery shows. */
gboolean     tr_reference_is_thing   (TrReference    *self,
                                      TrPage         *page);
/* The rules of the pages, played in the usual way: for pictures of what is the same in every game. */
const TrGame *tr_reference_get_game  (TrReference    *self);
/* What a link to ID says: the title of the page or section. */
char        *tr_reference_dup_title (TrReference     *self,
                                     const char      *id);
/* Pages that have all words of TEXT, in any order, the best first: a new list, all pages where TEXT has no word. */
GListModel  *tr_reference_search (TrReference        *self,
                                  const char         *text);

G_END_DECLS
