/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include <assert.h>
#include <string.h>

/* ── Well sites (a2.well.site) ── */

typedef struct
{
  unsigned n;
  uint8_t  spaces[2 * A2_SPACES_MAX][3];
  bool     chosen[2 * A2_SPACES_MAX];
} Corners;

/* Every meeting point of three spaces of the map, in map order. There are fewer than two a space, and on any map with
 * rows of this shape, whose edge has more than four spaces, fewer than A2_SITES_MAX. */
static void
find_corners (const A2Game *game,
              Corners      *corners)
{
  corners->n = 0;
  for (unsigned a = 0; a < game->map.n_spaces; a++)
    for (unsigned b = a + 1; b < game->map.n_spaces; b++)
      for (unsigned c = b + 1; c < game->map.n_spaces && tr_set_has (game->neighbours[a], b); c++)
        if (tr_set_has (game->neighbours[a], c) && tr_set_has (game->neighbours[b], c))
          {
            uint8_t spaces[3] = { (uint8_t) a, (uint8_t) b, (uint8_t) c };

            memcpy (corners->spaces[corners->n], spaces, sizeof spaces);
            corners->chosen[corners->n++] = false;
          }
}

static bool
can_be_site (const A2Game  *game,
             const uint8_t  spaces[3])
{
  bool outside = false;

  for (unsigned i = 0; i < 3; i++)
    {
      if (game->region[spaces[i]] == A2_BETWEEN)
        return false;
      outside |= game->region[spaces[i]] == A2_OUTSIDE;
    }
  return outside;
}

static bool
read_space (const A2Game  *game,
            const TrValue *value,
            TrSet         *set,
            TrFault       *fault)
{
  char data[8];
  TrText name;

  if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return false;
  for (unsigned space = 0; space < game->map.n_spaces; space++)
    {
      tr_text_init (&name, data, sizeof data, NULL);
      tr_hex_write_name (&game->map, space, &name);
      if (strcmp (data, value->string) == 0)
        {
          tr_set_add (set, space);
          return true;
        }
    }
  return tr_fault_set (fault, value, N_("the map has no space “%1”"), value->string, NULL);
}

static bool
choose_corner (const A2Game  *game,
               const TrValue *value,
               Corners       *corners,
               TrFault       *fault)
{
  TrSet set = TR_SET_EMPTY;
  unsigned i = 0;

  if (!tr_read_type (value, TR_VALUE_ARRAY, fault))
    return false;
  for (const TrValue *space = value->first; space != NULL; space = space->next)
    if (!read_space (game, space, &set, fault))
      return false;

  while (i < corners->n && (tr_set_count (set) != 3
                            || !tr_set_has (set, corners->spaces[i][0])
                            || !tr_set_has (set, corners->spaces[i][1])
                            || !tr_set_has (set, corners->spaces[i][2])))
    i++;
  if (i == corners->n || value->n != 3)
    return tr_fault_set (fault, value, N_("should be three spaces that meet in one point"), NULL, NULL);
  if (corners->chosen[i])
    return tr_fault_set (fault, value, N_("this well site stands in the list twice"), NULL, NULL);
  if (!can_be_site (game, corners->spaces[i]))
    return tr_fault_set (fault, value, N_("none of the three may lie between the rivers, and one must lie outside"),
                         NULL, NULL);
  corners->chosen[i] = true;
  return true;
}

bool
a2_box_read_sites (A2Game        *game,
                   const TrValue *map,
                   TrFault       *fault)
{
  const TrValue *value = tr_value_get (map, "well_sites");
  Corners corners;

  find_corners (game, &corners);
  if (value != NULL && value->type == TR_VALUE_STRING)
    {
      if (!tr_read_exactly (map, "well_sites", "all", N_("should be “%1” or a list, not “%2”"), fault))
        return false;
      for (unsigned i = 0; i < corners.n; i++)
        corners.chosen[i] = can_be_site (game, corners.spaces[i]);
    }
  else
    {
      if (!tr_read_member (map, "well_sites", TR_VALUE_ARRAY, &value, fault))
        return false;
      for (const TrValue *site = value->first; site != NULL; site = site->next)
        if (!choose_corner (game, site, &corners, fault))
          return false;
    }

  for (unsigned i = 0; i < corners.n; i++)
    {
      TrSet set = tr_set_or (tr_set_of (corners.spaces[i][0]),
                             tr_set_or (tr_set_of (corners.spaces[i][1]), tr_set_of (corners.spaces[i][2])));

      if (!corners.chosen[i] || !tr_set_within (set, game->in_play))
        continue;
      assert (game->n_sites < A2_SITES_MAX);
      memcpy (game->site_spaces[game->n_sites], corners.spaces[i], sizeof corners.spaces[i]);
      game->site_set[game->n_sites++] = set;
    }
  return true;
}

/* ── Starting ziggurats (a2.bid.start-ziggurat, a2.solo.start) ── */

/* Whether each of N more players finds a space among LEFT for a starting ziggurat, whatever those before it take. Only
 * sets of spaces matter, not the order in which they are taken: CHOICES leaves out what has been tried. If not, TAKEN
 * gets spaces after which nothing is left. */
static bool
all_can_start (const A2Game *game,
               TrSet         left,
               TrSet         choices,
               unsigned      n,
               TrSet        *taken)
{
  if (tr_set_empty (left))
    return false;
  if (n == 1)
    return true;

  while (!tr_set_empty (choices))
    {
      unsigned space = tr_set_pop (&choices);
      TrSet close = game->too_close[space];

      if (!all_can_start (game, tr_set_minus (left, close), tr_set_minus (choices, close), n - 1, taken))
        {
          tr_set_add (taken, space);
          return false;
        }
    }
  return true;
}

bool
a2_box_check_starts (const A2Game  *game,
                     const TrValue *map,
                     TrFault       *fault)
{
  bool solo = game->game.players == 1;
  TrSet taken = TR_SET_EMPTY;
  char data[32];
  TrText names;

  if (solo && tr_set_empty (game->rival_starts))
    return tr_fault_set (fault, map, N_("the solo opponent cannot start: no space outside touches exactly 3 river "
                                        "spaces"), NULL, NULL);
  if (all_can_start (game, game->outside, solo ? game->rival_starts : game->outside, game->game.seats, &taken))
    return true;
  if (tr_set_empty (taken))
    return tr_fault_set (fault, map, N_("no space outside the rivers is in play"), NULL, NULL);

  tr_text_init (&names, data, sizeof data, NULL);
  while (!tr_set_empty (taken))
    {
      tr_text_add (&names, names.length > 0 ? ", " : "");
      tr_hex_write_name (&game->map, tr_set_pop (&taken), &names);
    }
  return tr_fault_set (fault, map, N_("after starting ziggurats on %1 the next player has no legal space"), data, NULL);
}
