/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* What has to be known before there is a game: which rules, how many players, which options. */

typedef struct
{
  int16_t values[TR_OPTIONS_MAX];
} TrOptions;

const TrRules *tr_rules_find          (const char     *id,
                                       GError        **error);
unsigned       tr_rules_usual_players (const TrRules  *rules);
gboolean       tr_rules_check_players (const TrRules  *rules,
                                       gint64          players,
                                       GError        **error);
/* For a game nobody said one for: short enough to be copied by hand. */
guint64        tr_rules_random_seed   (void);

TrOptions      tr_options_standard    (const TrRules  *rules);
/* ASSIGNMENT is "name=value". */
gboolean       tr_options_set         (TrOptions      *options,
                                       const TrRules  *rules,
                                       const char     *assignment,
                                       GError        **error);
/* OBJECT was read from FILE; what it leaves out stays as it is. */
gboolean       tr_options_read        (TrOptions      *options,
                                       const TrRules  *rules,
                                       const TrValue  *object,
                                       const char     *file,
                                       GError        **error);
TrValue       *tr_options_write       (const TrRules  *rules,
                                       const int16_t  *values);

G_END_DECLS
