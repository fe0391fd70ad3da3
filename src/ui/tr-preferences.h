/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What a person has set once for all games: GSettings, bound. */

#define TR_TYPE_PREFERENCES (tr_preferences_get_type ())

G_DECLARE_FINAL_TYPE (TrPreferences, tr_preferences, TR, PREFERENCES, AdwPreferencesWindow)

GtkWidget *tr_preferences_new (void);

G_END_DECLS
