/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-table.h"

#include "a2-table.h"
#include "te-table.h"

static const TrTable *const tables[] = {
  &a2_table,
  &te_table,
};

const TrTable *
tr_table_find (const TrRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i]->rules, rules->id))
      return tables[i];
  return NULL;
}

gboolean
tr_table_can_play (const TrRules *rules)
{
  const TrTable *table = tr_table_find (rules);

  return table != NULL && table->lay_board != NULL;
}
