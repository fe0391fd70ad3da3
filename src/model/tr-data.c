/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-data.h"

#include "tr-resources.h"

/* A static library registers nothing by itself: what nobody calls is not linked. */
void
tr_data_register (void)
{
  static gsize registered;

  if (g_once_init_enter (&registered))
    {
      g_resources_register (tr_get_resource ());
      g_once_init_leave (&registered, 1);
    }
}
