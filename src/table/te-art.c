/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What things look like: pictures are named after the words of the rules. */

static const char *
join (const char *what,
      const char *word)
{
  g_autofree char *name = g_strconcat (what, "-", word, NULL);

  return g_intern_string (name);
}

const char *
te_tile_art (unsigned colour)
{
  return join ("square", te_tile_words[colour]);
}

const char *
te_leader_art (unsigned leader)
{
  return join ("leader", te_leader_words[leader]);
}

const char *
te_building_art (unsigned building)
{
  return join ("building", te_building_words[building]);
}

const char *
te_points_art (unsigned kind)
{
  return kind == TE_POINT_TREASURE ? "treasure" : join ("points", te_tile_words[kind]);
}

/* There is a picture for any two colours, as a box may pair them. */
const char *
te_monument_art (const TeGame *game,
                 unsigned      monument)
{
  char data[64];
  TrText word;

  tr_text_init (&word, data, sizeof data, NULL);
  tr_thing_write (&game->game, (TrThing) { TE_SORT_MONUMENT, (uint8_t) monument }, &word);
  return join ("monument", data);
}
