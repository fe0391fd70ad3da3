/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What comes with the program: boxes in games/, pages in reference/. */

#define TR_DATA_PATH "/io/github/tworivers/TwoRivers/"

/* To be called before anything there is looked at; thread-safe. */
void tr_data_register (void);

G_END_DECLS
