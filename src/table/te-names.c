/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What lies where, and what is said of it. */

/* ── What lies there ── */

unsigned
te_leader_at (const TeLay *lay,
              unsigned     space,
              unsigned    *leader)
{
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    for (*leader = 0; *leader < TE_COLOURS; ++*leader)
      if (lay->state->seats[seat].leaders[*leader] == space)
        return seat;
  return TE_NONE;
}

unsigned
te_face_up_at (const TeState *state,
               unsigned       space)
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    if (tr_set_has (state->tiles[colour], space))
      return colour;
  return TE_NONE;
}

unsigned
te_monument_at (const TeState *state,
                unsigned       space)
{
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (state->monuments[i].space != TE_NONE && tr_set_has (te_square_at (state->monuments[i].space), space))
      return i;
  return TE_NONE;
}

unsigned
te_building_at (const TeState *state,
                unsigned       space)
{
  for (unsigned i = 0; i < TE_COLOURS; i++)
    if (state->buildings[i] == space)
      return i;
  return TE_NONE;
}

gboolean
te_is_conflict (const TeState *state)
{
  return state->ask == TE_ASK_REVOLT || state->ask == TE_ASK_WAR;
}

/* ── Pages ── */

const char *
te_topic (const char *sort,
          const char *word)
{
  g_autofree char *id = g_strconcat (sort, ".", word, NULL);

  return g_intern_string (id);
}

const char *
te_monument_topic (const TeGame *game,
                   unsigned      monument)
{
  char word[64];
  TrText text;

  tr_text_init (&text, word, sizeof word, NULL);
  tr_thing_write (&game->game, (TrThing) { TE_SORT_MONUMENT, (uint8_t) monument }, &text);
  return te_topic ("monument", word);
}

const char *
te_find_topic (const TeLay *lay,
               unsigned     space)
{
  const TeState *state = lay->state;
  unsigned leader, thing;

  if (state->united == space)
    return "unification-tile";
  if (te_leader_at (lay, space, &leader) != TE_NONE)
    return te_topic ("leader", te_leader_words[leader]);
  if ((thing = te_monument_at (state, space)) != TE_NONE)
    return te_monument_topic (lay->game, thing);
  if ((thing = te_building_at (state, space)) != TE_NONE)
    return te_topic ("building", te_building_words[thing]);
  if ((thing = te_face_up_at (state, space)) != TE_NONE)
    return te_topic ("tile", te_tile_words[thing]);
  if (tr_set_has (state->wonder, space))
    return "wonder";
  return tr_set_has (state->ruins, space) ? "catastrophes" : NULL;
}

/* ── Words ── */

char *
te_say_label (const TeLay *lay,
              TeSort       sort,
              unsigned     index)
{
  return tr_table_label (&lay->game->game, sort, index);
}

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

char *
te_say_leader (const TeLay *lay,
               unsigned     seat,
               unsigned     leader)
{
  g_autofree char *label = te_say_label (lay, TE_SORT_LEADER, leader);

  /* Translators: a leader (king, priest, farmer or trader) and its player */
  return g_strdup_printf (_("%s of %s"), label, lay->look->names[seat]);
}

/* The ground, or what lies on it. */
static char *
say_occupant (const TeLay *lay,
              unsigned     space)
{
  const TeState *state = lay->state;
  unsigned leader, seat, tile, thing;

  if ((seat = te_leader_at (lay, space, &leader)) != TE_NONE)
    return te_say_leader (lay, seat, leader);
  if ((thing = te_monument_at (state, space)) != TE_NONE)
    {
      g_autofree char *name = te_say_monument (lay->game, thing);

      /* Translators: a tile face down under a monument */
      return g_strdup_printf (_("tile face down, %s"), name);
    }
  if (tr_set_has (state->wonder, space))
    return g_strdup (_("the wonder"));
  if (tr_set_has (state->ruins, space))
    return g_strdup (_("catastrophe"));
  if ((tile = te_face_up_at (state, space)) != TE_NONE)
    return te_say_label (lay, TE_SORT_TILE, tile);
  return g_strdup (tr_set_has (lay->game->rivers, space) ? _("river") : _("land"));
}

char *
te_say_space (const TeLay *lay,
              unsigned     space)
{
  unsigned building = te_building_at (lay->state, space);
  TrSaying saying;

  tr_saying_begin (&saying);
  tr_saying_add (&saying, te_say_label (lay, TE_SORT_SPACE, space));
  tr_saying_add (&saying, say_occupant (lay, space));
  if (building != TE_NONE)
    tr_saying_add (&saying, te_say_label (lay, TE_SORT_BUILDING, building));
  if (lay->state->united == space)
    tr_saying_add (&saying, g_strdup (_("under the unification tile")));
  if (tr_set_has (lay->state->treasures, space))
    tr_saying_add (&saying, g_strdup (_("with a treasure")));
  if (tr_set_has (lay->game->bordered, space))
    tr_saying_add (&saying, g_strdup (_("special border")));
  return tr_saying_finish (&saying, ", ");
}

/* Whose leaders are within KINGDOM; NULL: it has none, and is a region. */
static char *
say_leaders (const TeLay *lay,
             TrSet        kingdom)
{
  TrSaying saying;

  tr_saying_begin (&saying);
  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
      if (te_leads_in (lay->state, kingdom, leader, seat))
        tr_saying_add (&saying, te_say_leader (lay, seat, leader));
  return tr_saying_finish (&saying, ", ");
}

static char *
say_tiles (const TeLay *lay,
           TrSet        kingdom)
{
  TrSaying saying;

  tr_saying_begin (&saying);
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned n = tr_set_count (tr_set_and (lay->state->tiles[colour], kingdom));
      g_autofree char *label = te_say_label (lay, TE_SORT_TILE, colour);

      if (n > 0)
        /* Translators: a kind of tiles, and how many: "temple 3" */
        tr_saying_add (&saying, g_strdup_printf (_("%s %u"), label, n));
    }
  return tr_saying_finish (&saying, ", ");
}

char *
te_say_space_more (const TeLay *lay,
                   unsigned     space)
{
  TrSet links = te_links (lay->state);
  TrSet linked;
  unsigned treasures;
  g_autofree char *leaders = NULL, *tiles = NULL;
  TrSaying more;

  if (!tr_set_has (links, space))
    return NULL;
  linked = te_linked (lay->game, links, space);
  leaders = say_leaders (lay, linked);
  tiles = say_tiles (lay, linked);
  treasures = tr_set_count (tr_set_and (lay->state->treasures, linked));
  tr_saying_begin (&more);
  tr_saying_add (&more, leaders != NULL ? g_strdup_printf (_("Kingdom of: %s."), leaders)
                                        : g_strdup (_("A region without leaders.")));
  if (tiles != NULL)
    tr_saying_add (&more, g_strdup_printf (_("Tiles: %s."), tiles));
  if (treasures > 0)
    tr_saying_add (&more, g_strdup_printf (ngettext ("%u treasure.", "%u treasures.", treasures), treasures));
  return tr_saying_finish (&more, " ");
}
