/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-application.h"

#include <locale.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr(TrApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, TR_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_("Two Rivers"));

  application = tr_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
