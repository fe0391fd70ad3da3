/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-value.h"

#include <glib.h>

G_BEGIN_DECLS

/* Messages are whole sentences for a person, with the place first: "mine.json: line 12, map.rows[3]: …" */

#define TR_ERROR (tr_error_quark ())

typedef enum
{
  TR_ERROR_FILE,                /* cannot be read or written */
  TR_ERROR_SYNTAX,              /* is not JSON */
  TR_ERROR_CONTENT,             /* is JSON, but not what was asked for */
  TR_ERROR_CALL,                /* no such game, option or number of players */
  TR_ERROR_MOVE,                /* the text of a move is not understood */
  TR_ERROR_REFUSED,             /* a move is against the rules */
} TrError;

GQuark tr_error_quark     (void);
/* LINE 0 and PLACE NULL are left out. */
void   tr_error_set_place (GError        **error,
                           TrError         code,
                           const char     *file,
                           int             line,
                           const char     *place,
                           const char     *sentence);
/* What is wrong with VALUE, which was read from FILE. */
void   tr_error_set_value (GError        **error,
                           TrError         code,
                           const char     *file,
                           const TrValue  *value,
                           const char     *format,
                           ...) G_GNUC_PRINTF (5, 6);
void   tr_error_set_fault (GError        **error,
                           const char     *file,
                           const TrFault  *fault);

G_END_DECLS
