/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The program: one window, or a file opened in it. */

#define TR_TYPE_APPLICATION (tr_application_get_type ())

G_DECLARE_FINAL_TYPE (TrApplication, tr_application, TR, APPLICATION, AdwApplication)

TrApplication *tr_application_new (void);

G_END_DECLS
