/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays widgets side by side, each as wide as it likes to be, and goes on in another line where they do not fit. Those that
 * expand share what is left of their line.
 *
 * Properties: `spacing`, between widgets and between lines; `at-end`, whether lines that nobody fills are aligned to the end. */

#define TR_TYPE_WRAP_LAYOUT (tr_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (TrWrapLayout, tr_wrap_layout, TR, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
