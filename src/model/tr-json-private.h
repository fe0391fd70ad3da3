/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Refuses what JsonParser would let pass. Returns the line (an int) of every value, in the order in which they begin. */
GArray *tr_json_scan (const char  *file,
                      const char  *data,
                      gsize        length,
                      GError     **error);

G_END_DECLS
