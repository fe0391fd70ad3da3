/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include <string.h>

/* ── Foods and regions: the letters the map is written with ── */

static const char region_letters[] = ".e:t"; /* in the order of A2Region */

unsigned
a2_box_food_of_letter (const A2Game *game,
                       char          letter)
{
  unsigned food = 0;

  while (food < A2_FOODS && game->food_letters[food] != letter)
    food++;
  return food;
}

static bool
read_food (A2Game        *game,
           unsigned       food,
           const TrValue *value,
           TrFault       *fault)
{
  char letter = value->name[0];
  size_t length;

  if (letter < 'A' || letter > 'Z' || value->name[1] != '\0')
    return tr_fault_set (fault, value, N_("“%1” should be one capital letter"), value->name, NULL);
  if (a2_box_food_of_letter (game, letter) < A2_FOODS)
    return tr_fault_set (fault, value, N_("“%1” stands here twice"), value->name, NULL);
  if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return false;

  /* Names are words of moves and positions, where “wild” is taken. */
  length = strlen (value->string);
  if (length == 0 || length >= sizeof game->food_names[food] || value->string[0] == '-'
      || strspn (value->string, "abcdefghijklmnopqrstuvwxyz-") != length || strcmp (value->string, "wild") == 0)
    return tr_fault_set (fault, value, N_("“%1” should be a word of at most 15 small letters, and not “wild”"),
                         value->string, NULL);
  for (unsigned other = 0; other < food; other++)
    if (strcmp (game->food_names[other], value->string) == 0)
      return tr_fault_set (fault, value, N_("“%1” stands here twice"), value->string, NULL);

  game->food_letters[food] = letter;
  memcpy (game->food_names[food], value->string, length + 1);
  return true;
}

/* As tr_read_only() has it. */
static bool
is_comment (const char *name)
{
  size_t length = strlen (name);

  return length >= 7 && strcmp (name + length - 7, "comment") == 0;
}

bool
a2_box_read_foods (A2Game        *game,
                   const TrValue *box,
                   TrFault       *fault)
{
  const char *const *regions = TR_MEMBERS (".", "e", ":", "t");
  const TrValue *object;
  const TrValue *unused;
  unsigned n = 0;

  if (!tr_read_member (box, "foods", TR_VALUE_OBJECT, &object, fault))
    return false;
  for (const TrValue *value = object->first; value != NULL; value = value->next)
    {
      if (is_comment (value->name))
        continue;
      if (n < A2_FOODS && !read_food (game, n, value, fault))
        return false;
      n++;
    }
  if (n != A2_FOODS)
    return tr_fault_set_figures (fault, object, N_("should have %1 entries, not %2"), A2_FOODS, n);

  if (!tr_read_member (box, "regions", TR_VALUE_OBJECT, &object, fault) || !tr_read_only (object, regions, fault))
    return false;
  for (unsigned i = 0; regions[i] != NULL; i++)
    if (!tr_read_member (object, regions[i], TR_VALUE_STRING, &unused, fault))
      return false;
  return true;
}

/* ── Rows ── */

/* Fills in food and region from space START on; LENGTH gets the number of spaces. */
static bool
read_row (A2Game        *game,
          const TrValue *row,
          unsigned       start,
          uint8_t       *length,
          TrFault       *fault)
{
  const char *c = row->string;
  unsigned n = start;

  while (true)
    {
      unsigned food = a2_box_food_of_letter (game, c[0]);
      const char *region = food < A2_FOODS && c[1] != '\0' ? strchr (region_letters, c[1]) : NULL;

      if (region == NULL || (c[2] != ' ' && c[2] != '\0'))
        return tr_fault_set (fault, row, N_("“%1” should begin with a food letter and a region letter, and after one "
                                            "blank go on with the next space"), c, NULL);
      if (n == A2_SPACES_MAX)
        return tr_fault_set_figures (fault, row, N_("the map has more than %1 spaces"), A2_SPACES_MAX, 0);
      game->food[n] = (uint8_t) food;
      game->region[n] = (uint8_t) (region - region_letters);
      n++;
      if (c[2] == '\0')
        break;
      c += 3;
    }
  *length = (uint8_t) (n - start);
  return true;
}

/* The rivers of a row: outside, Euphrates, between, Tigris, outside, of which only the outer ones may be missing. */
static bool
check_course (const A2Game  *game,
              const TrValue *row,
              TrFault       *fault)
{
  static const uint8_t course[] = { A2_OUTSIDE, A2_EUPHRATES, A2_BETWEEN, A2_TIGRIS, A2_OUTSIDE };
  const uint8_t *region = &game->region[game->map.row_start[row->index]];
  unsigned n = game->map.row_length[row->index];
  unsigned step = 0;
  unsigned i = 0;

  for (; i < n; i++)
    {
      if (region[i] != course[step] && ++step == sizeof course)
        break;
      if (region[i] != course[step])
        break;
    }
  return (i == n && step >= 3)
         || tr_fault_set (fault, row, N_("a row should go from outside (.) over the left river (e), the land between "
                                         "(:) and the right river (t) to outside again"), NULL, NULL);
}

static TrSet
spaces_of_region (const A2Game *game,
                  A2Region      region)
{
  TrSet spaces = TR_SET_EMPTY;

  for (unsigned space = 0; space < game->map.n_spaces; space++)
    if (game->region[space] == region)
      tr_set_add (&spaces, space);
  return spaces;
}

static TrSet
spaces_of_rows (const A2Game *game,
                unsigned      first,
                unsigned      end)
{
  TrSet spaces = TR_SET_EMPTY;

  for (unsigned space = 0; space < game->map.n_spaces; space++)
    {
      unsigned row = tr_hex_row (&game->map, space);

      if (row >= first && row < end)
        tr_set_add (&spaces, space);
    }
  return spaces;
}

static TrSet
beside (const A2Game *game,
        TrSet         spaces)
{
  TrSet all = TR_SET_EMPTY;

  while (!tr_set_empty (spaces))
    all = tr_set_or (all, game->neighbours[tr_set_pop (&spaces)]);
  return all;
}

/* Within a row a river is in one piece: it is in the map if each row touches the one above. */
static bool
check_river (const A2Game  *game,
             const TrValue *rows,
             A2Region       river,
             TrFault       *fault)
{
  TrSet spaces = spaces_of_region (game, river);

  for (const TrValue *row = rows->first->next; row != NULL; row = row->next)
    {
      TrSet here = tr_set_and (spaces, spaces_of_rows (game, row->index, row->index + 1));
      TrSet above = tr_set_and (spaces, spaces_of_rows (game, row->index - 1, row->index));

      if (!tr_set_meets (above, beside (game, here)))
        return tr_fault_set (fault, row,
                             river == A2_EUPHRATES ? N_("the left river (e) does not go on from the row above")
                                                   : N_("the right river (t) does not go on from the row above"),
                             NULL, NULL);
    }
  return true;
}

/* Leaves the neighbours of the whole map, blocked rows included, in `neighbours`. */
static bool
read_rows (A2Game        *game,
           const TrValue *map,
           TrFault       *fault)
{
  const TrValue *rows;
  uint8_t lengths[TR_HEX_ROWS_MAX];
  unsigned n = 0;

  /* Two rows at least: so many stay in play with any number of players. */
  if (!tr_read_list (map, "rows", 2, TR_HEX_ROWS_MAX, &rows, fault))
    return false;
  for (const TrValue *row = rows->first; row != NULL; row = row->next)
    {
      unsigned i = row->index;

      if (!tr_read_type (row, TR_VALUE_STRING, fault) || !read_row (game, row, n, &lengths[i], fault))
        return false;
      if (i > 0 && (lengths[i] > lengths[i - 1] + 1 || lengths[i] + 1 < lengths[i - 1]))
        return tr_fault_set_figures (fault, row, N_("has %1 spaces, the row above %2: one more or less is allowed"),
                                     lengths[i], lengths[i - 1]);
      n += lengths[i];
    }
  if (!tr_hex_map_init (&game->map, lengths, rows->n))
    return tr_fault_set (fault, rows, N_("these rows make no map"), NULL, NULL);

  for (unsigned space = 0; space < game->map.n_spaces; space++)
    game->neighbours[space] = tr_hex_neighbours (&game->map, space);
  for (const TrValue *row = rows->first; row != NULL; row = row->next)
    if (!check_course (game, row, fault))
      return false;
  return check_river (game, rows, A2_EUPHRATES, fault) && check_river (game, rows, A2_TIGRIS, fault);
}

/* a2.setup.blocked-rows */
static bool
read_blocked_rows (A2Game        *game,
                   const TrValue *map,
                   TrFault       *fault)
{
  unsigned n_rows = game->map.n_rows;
  int top = game->game.options[A2_OPTION_BLOCKED_TOP];
  uint8_t blocked[4];
  int n_blocked;

  if (!a2_box_read_by_number (map, "blocked_rows", (uint8_t) (n_rows - 2), blocked, fault))
    return false;
  n_blocked = blocked[game->game.players - 1];
  if (top > n_blocked)
    return tr_fault_set_figures (fault, NULL, N_("the option “blocked-top” is %1, but with this number of players "
                                                 "%2 rows are blocked"), top, n_blocked);
  if (top < 0)
    top = n_blocked / 2;
  game->in_play = spaces_of_rows (game, (unsigned) top, n_rows - (unsigned) (n_blocked - top));
  return true;
}

/* ── What follows from the map ── */

/* a2.map.blocked: from here on nobody sees a blocked space. */
static void
derive_sets (A2Game *game)
{
  TrSet *const regions[] = {
    [A2_OUTSIDE] = &game->outside,
    [A2_EUPHRATES] = &game->euphrates,
    [A2_BETWEEN] = &game->between,
    [A2_TIGRIS] = &game->tigris,
  };
  TrSet spaces;

  for (unsigned region = 0; region < sizeof regions / sizeof *regions; region++)
    *regions[region] = tr_set_and (spaces_of_region (game, region), game->in_play);
  game->rivers = tr_set_or (game->euphrates, game->tigris);

  for (unsigned space = 0; space < game->map.n_spaces; space++)
    game->neighbours[space] = tr_set_has (game->in_play, space) ? tr_set_and (game->neighbours[space], game->in_play)
                                                                 : TR_SET_EMPTY;
  for (spaces = game->in_play; !tr_set_empty (spaces);)
    {
      unsigned space = tr_set_pop (&spaces);
      TrSet near = game->neighbours[space];

      tr_set_add (&game->shows[game->food[space]], space);
      game->too_close[space] = tr_set_or (tr_set_or (near, beside (game, near)), tr_set_of (space));
      if (tr_set_has (game->outside, space) && tr_set_count (tr_set_and (near, game->rivers)) == 3)
        tr_set_add (&game->rival_starts, space);
    }
}

bool
a2_box_read_map (A2Game        *game,
                 const TrValue *box,
                 TrFault       *fault)
{
  const TrValue *map;

  if (!tr_read_member (box, "map", TR_VALUE_OBJECT, &map, fault)
      || !tr_read_only (map, TR_MEMBERS ("hexes", "rows", "blocked_rows", "well_sites"), fault)
      || !tr_read_exactly (map, "hexes", "pointy-top", N_("should be “%1”, not “%2”"), fault)
      || !read_rows (game, map, fault)
      || !read_blocked_rows (game, map, fault)
      || !a2_box_read_sites (game, map, fault))
    return false;
  derive_sets (game);
  return a2_box_check_starts (game, map, fault);
}
