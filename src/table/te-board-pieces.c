/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What lies on the board: tiles and what stands on them, leaders, and the borders of kingdoms. */

/* ── Tiles, and what covers them ── */

static void
put_everywhere (TeLay      *lay,
                TrSet       spaces,
                const char *art,
                float       size)
{
  while (!tr_set_empty (spaces))
    tr_scene_add_piece (lay->scene, art, -1, te_within (tr_set_pop (&spaces), 0.5f, 0.5f, size));
}

/* A special border can be seen around the tile on it (te.treasure.take). */
static void
put_tiles (TeLay   *lay,
           unsigned colour)
{
  TrSet tiles = lay->state->tiles[colour];

  put_everywhere (lay, tr_set_minus (tiles, lay->game->bordered), te_tile_art (colour), 0.96f);
  put_everywhere (lay, tr_set_and (tiles, lay->game->bordered), te_tile_art (colour), 0.84f);
}

static void
put_buildings (TeLay *lay)
{
  for (unsigned i = 0; i < TE_COLOURS; i++)
    if (lay->state->buildings[i] != TE_NONE)
      tr_scene_add_piece (lay->scene, te_building_art (i), -1, te_within (lay->state->buildings[i], 0.5f, 0.5f, 0.86f));
}

static void
put_monuments (TeLay *lay)
{
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (lay->state->monuments[i].space != TE_NONE)
      tr_scene_add_piece (lay->scene, te_monument_art (lay->game, i), -1, te_within (lay->state->monuments[i].space, 1, 0.98f, 1.9f));
  if (lay->state->wonder_at != TE_NONE)
    tr_scene_add_piece (lay->scene, "wonder", -1, te_within (lay->state->wonder_at, 0.5f, 0.5f, 2.96f));
}

/* ── Kingdoms ── */

/* Lies between two spaces that are not of one kingdom. */
static void
put_border (TeLay   *lay,
            unsigned space,
            gboolean across,
            float    aside)
{
  TrRect rect = te_space_rect (space);
  /* As the picture was drawn: two of them meet at a corner. */
  float thick = TE_SPACE / 8, length = TE_SPACE + thick;
  float x = rect.x + TE_SPACE / 2, y = rect.y + TE_SPACE / 2;

  if (across)
    rect = tr_rect_around (x, y + aside * TE_SPACE / 2, length, thick);
  else
    rect = tr_rect_around (x + aside * TE_SPACE / 2, y, thick, length);
  tr_scene_add_piece (lay->scene, across ? "kingdom-across" : "kingdom-down", -1, rect)->fixed = TRUE;
}

static gboolean
is_outside (TrSet    kingdoms,
            gboolean edge,
            unsigned beside)
{
  return edge || !tr_set_has (kingdoms, beside);
}

/* Two kingdoms never touch, so that one line around each tells them apart. */
static void
put_borders (TeLay *lay)
{
  TrSet kingdoms = lay->state->leaders;
  TrSet rest;

  if (tr_set_empty (kingdoms))
    return;
  kingdoms = tr_square_reach (&lay->game->map, te_links (lay->state), kingdoms);
  rest = kingdoms;
  while (!tr_set_empty (rest))
    {
      unsigned space = tr_set_pop (&rest);
      unsigned column = space % TE_COLUMNS, row = space / TE_COLUMNS;

      if (is_outside (kingdoms, row == 0, space - TE_COLUMNS))
        put_border (lay, space, TRUE, -1);
      if (is_outside (kingdoms, row + 1 == TE_ROWS, space + TE_COLUMNS))
        put_border (lay, space, TRUE, 1);
      if (is_outside (kingdoms, column == 0, space - 1))
        put_border (lay, space, FALSE, -1);
      if (is_outside (kingdoms, column + 1 == TE_COLUMNS, space + 1))
        put_border (lay, space, FALSE, 1);
    }
}

/* ── Leaders ── */

static void
put_leaders (TeLay *lay)
{
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    for (unsigned leader = 0; leader < TE_COLOURS; leader++)
      {
        unsigned space = lay->state->seats[seat].leaders[leader];

        if (space != TE_NONE)
          tr_scene_add_piece (lay->scene, te_leader_art (leader), (int) seat, te_within (space, 0.5f, 0.5f, 0.94f));
      }
}

void
te_put_pieces (TeLay *lay)
{
  const TeState *state = lay->state;
  TrSet treasures = state->treasures;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    put_tiles (lay, colour);
  put_everywhere (lay, state->face_down, "square-back", 0.96f);
  put_everywhere (lay, state->ruins, "catastrophe", 0.96f);
  put_borders (lay);
  put_buildings (lay);
  put_monuments (lay);
  put_leaders (lay);
  while (!tr_set_empty (treasures))
    tr_scene_add_piece (lay->scene, "treasure", -1, te_within (tr_set_pop (&treasures), 0.74f, 0.76f, 0.44f));
  if (state->united != TE_NONE)
    tr_scene_add_piece (lay->scene, "unification", -1, te_within (state->united, 0.5f, 0.5f, 0.68f));
}
