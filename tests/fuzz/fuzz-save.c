/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "tr-auto.h"
#include "tr-json.h"
#include "tr-save.h"

/* Any bytes as a saved game. What is taken is written and read again, and must then be the same. */

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  return 0;
}

static void
check_again (const TrSave *save)
{
  g_autoptr(TrValue) value = tr_save_write (save);
  g_autoptr(TrValue) again = NULL;
  g_autoptr(TrSave) read = NULL;
  g_autoptr(GError) error = NULL;

  if (!tr_save_read (value, "again", &read, &error))
    g_error ("%s", error->message);
  again = tr_save_write (read);
  g_assert_true (tr_value_equal (value, again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrValue) value = tr_json_parse ("fuzz", (const char *) data, size, &error);
  g_autoptr(TrSave) save = NULL;
  gboolean fine = value != NULL && tr_save_read (value, "fuzz", &save, &error);

  /* Always a sentence, and something to go on with whenever it is taken. */
  g_assert_true (fine == (error == NULL));
  g_assert_true (error == NULL || error->message[0] != '\0');
  g_assert_true (save != NULL || !fine);
  /* What is offered besides a fault is as good. */
  if (save != NULL)
    check_again (save);
  return 0;
}
