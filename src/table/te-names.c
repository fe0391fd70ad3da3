/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

char *
te_say_monument (const TeGame *game,
                 unsigned      monument)
{
  char *labels[2] = { NULL, NULL };
  char *said;
  unsigned n = 0;

  for (unsigned colour = 0; colour < TE_COLOURS && n < 2; colour++)
    if (game->monuments[monument] >> colour & 1)
      labels[n++] = tr_table_label (&game->game, TE_SORT_TILE, colour);
  /* Translators: the two colours of a monument, as kinds of tiles */
  said = g_strdup_printf (_("Monument of %s and %s"), labels[0], labels[1]);
  for (unsigned i = 0; i < n; i++)
    g_free (labels[i]);
  return said;
}
