/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-value.h"

#include <glib.h>

G_BEGIN_DECLS

/* JSON, read strictly: UTF-8, whole numbers of 64 bits, no comments, no member twice, and neither so deep nor so large
 * that a hostile file could do harm. Every value knows its line. */

#define TR_JSON_DEPTH_MAX 64
#define TR_JSON_SIZE_MAX  (16 * 1024 * 1024)
#define TR_JSON_COUNT_MAX 1000000

/* FILE is what error messages call it. */
TrValue  *tr_json_parse (const char     *file,
                         const char     *data,
                         gsize           length,
                         GError        **error);
TrValue  *tr_json_load  (const char     *path,
                         GError        **error);
/* The file is there with its whole new contents, or as it was. */
gboolean  tr_json_save  (const TrValue  *value,
                         const char     *path,
                         GError        **error);

G_END_DECLS
