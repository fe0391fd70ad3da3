/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-error.h"

#include "tr-words.h"

G_DEFINE_QUARK (tr-error-quark, tr_error)

void
tr_error_set_place (GError     **error,
                    TrError      code,
                    const char  *file,
                    int          line,
                    const char  *place,
                    const char  *sentence)
{
  g_autofree char *name = NULL;

  g_return_if_fail (file != NULL);
  g_return_if_fail (sentence != NULL);

  name = g_filename_display_name (file);
  if (place != NULL && place[0] == '\0')
    place = NULL;

  if (line > 0 && place != NULL)
    /* Translators: file, line, place in the file, what is wrong there */
    g_set_error (error, TR_ERROR, code, _("%s: line %d, %s: %s"), name, line, place, sentence);
  else if (line > 0)
    /* Translators: file, line, what is wrong there */
    g_set_error (error, TR_ERROR, code, _("%s: line %d: %s"), name, line, sentence);
  else if (place != NULL)
    /* Translators: file, place in the file, what is wrong there */
    g_set_error (error, TR_ERROR, code, _("%s: %s: %s"), name, place, sentence);
  else
    /* Translators: file, what is wrong with it */
    g_set_error (error, TR_ERROR, code, _("%s: %s"), name, sentence);
}

void
tr_error_set_value (GError        **error,
                    TrError         code,
                    const char     *file,
                    const TrValue  *value,
                    const char     *format,
                    ...)
{
  g_autofree char *sentence = NULL;
  TrFault fault = { 0 };
  va_list args;

  g_return_if_fail (file != NULL);
  g_return_if_fail (value != NULL);

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  tr_fault_set (&fault, value, "", NULL, NULL);
  tr_error_set_place (error, code, file, fault.line, fault.place, sentence);
}

void
tr_error_set_fault (GError        **error,
                    const char     *file,
                    const TrFault  *fault)
{
  g_autofree char *sentence = NULL;
  TrFault placeless;

  g_return_if_fail (file != NULL);
  g_return_if_fail (fault != NULL && fault->what != NULL);

  placeless = *fault;
  placeless.line = 0;
  placeless.place[0] = '\0';
  sentence = tr_words_fault (&placeless);
  tr_error_set_place (error, TR_ERROR_CONTENT, file, fault->line, fault->place, sentence);
}
