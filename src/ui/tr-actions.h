/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Every action with its keys and its name, in one place: keys, menus, tooltips and the shortcuts window read it. */

typedef struct
{
  const char *name;             /* detailed: "win.new-game" */
  const char *title;            /* for the shortcuts window and tooltips */
  const char *group;            /* of the shortcuts window */
  const char *accels[5];        /* up to a NULL */
} TrActionInfo;

/* What the names of actions begin with whose keys go for a widget alone: for the reference browser, for a spot of a board. */
#define TR_ACTIONS_RULES "rules."
#define TR_ACTIONS_SPOT  "spot."

extern const TrActionInfo tr_actions[];
extern const guint        tr_n_actions;

const TrActionInfo *tr_actions_find        (const char     *name);
/* Whether its keys go for a widget alone. */
gboolean            tr_actions_is_local    (const TrActionInfo *info);
/* Keys that go for the whole window. */
void                tr_actions_set_accels  (GtkApplication *application);
/* Keys that go for a widget and what is in it: those of the actions that begin with PREFIX. */
void                tr_actions_add_bindings (GtkWidgetClass *widget_class,
                                             const char     *prefix);
/* "Take a move back (Ctrl+Z)"; without keys if there are none. */
char               *tr_actions_dup_tooltip (const char     *name);
/* Gives a button that shows an icon alone the tooltip and the spoken name of its action. */
void                tr_actions_describe    (GtkWidget      *button);
/* Made of the table: a window of all keys. */
GtkWidget          *tr_actions_new_help    (void);

G_END_DECLS
