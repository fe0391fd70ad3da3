/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-library.h"

G_BEGIN_DECLS

/* ── cli-saves-act.c ── */

/* What a person does with saved games: WORDS are rename, delete, duplicate, import or export, and what these want. */
CliStatus cli_saves_act (const char        *folder,
                         const char *const *words,
                         gboolean           replace);

/* ── cli-saves.c ── */

/* The saved games of FOLDER, all of them read; NULL: what was wrong has been said. */
TrLibrary *cli_saves_open (const char *folder);

G_END_DECLS
