/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-player-private.h"

/* A player board: camels, and four columns of pieces over their action tiles. */

/* ── Camels ── */

#define CAMELS_X      74.0f
#define CAMELS_HEIGHT 34.0f

static unsigned
last_camel_space (const A2Game *game)
{
  return game->camel_limit + (unsigned) game->n_wells * game->camel_limit_per_well;
}

static TrRect
camel_rect (const A2PlayerLay *board,
            unsigned           space)
{
  float width = (A2_PLAYER_WIDTH - A2_PLAYER_PAD - CAMELS_X) / (float) (last_camel_space (board->lay.game) + 1);

  return tr_rect (CAMELS_X + (float) space * width, board->y + 4, width, 26);
}

static void
draw_camels (A2PlayerLay *board)
{
  A2Lay *lay = &board->lay;

  tr_ground_add_art (lay->ground, "camel", tr_rect (A2_PLAYER_PAD - 2, board->y + 2, 37, 30));
  for (unsigned space = 0; space <= last_camel_space (lay->game); space++)
    {
      TrRect rect = camel_rect (board, space);

      tr_ground_add_rect (lay->ground, "clay", tr_rect (rect.x + 0.5f, rect.y, rect.width - 1, rect.height), 5);
      tr_ground_add_rect (lay->ground, space <= lay->game->camel_limit ? "tablet" : "tablet-dark",
                          tr_rect (rect.x + 1.5f, rect.y + 1, rect.width - 3, rect.height - 2), 4);
    }
}

/* A well that is not dug yet covers the spaces it will open (a2.well.gain). */
void
a2_player_camels (A2PlayerLay *board)
{
  A2Lay *lay = &board->lay;
  const A2Seat *player = board->player;
  unsigned limit = a2_camel_limit (lay->game, player);
  unsigned wells = lay->game->n_wells - player->n_wells;
  TrRect rect;
  char *more;

  draw_camels (board);
  more = g_strdup_printf (ngettext ("The limit is %u; %u well can still be dug.",
                                    "The limit is %u; %u wells can still be dug.", wells),
                          limit, wells);
  a2_player_spot (board, A2_PART_CAMELS, 0, tr_rect (A2_PLAYER_PAD, board->y, A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD,
                                                     CAMELS_HEIGHT),
                  g_strdup_printf (ngettext ("%u camel", "%u camels", player->camels), (unsigned) player->camels), more,
                  A2_RULE_CAMELS_LIMIT);
  for (unsigned space = 0; space <= limit; space++)
    if (space != player->camels)
      a2_put_number (lay, (int) space, camel_rect (board, space), A2_PLAYER_TEXT - 1)->ink = TR_INK_DIM;
  for (unsigned well = player->n_wells; well < lay->game->n_wells; well++)
    {
      rect = camel_rect (board, lay->game->camel_limit + well * lay->game->camel_limit_per_well + 1);
      tr_scene_add_piece (lay->scene, "well", (int) board->seat, tr_rect_amid (rect, 22, 22));
    }
  rect = camel_rect (board, player->camels);
  tr_scene_add_piece (lay->scene, "camel-marker", (int) board->seat, tr_rect_amid (rect, 28, 28));
  a2_put_number (lay, player->camels, tr_rect (A2_PLAYER_PAD + 33, board->y, CAMELS_X - A2_PLAYER_PAD - 34, CAMELS_HEIGHT),
                 26)->bold = TRUE;
  board->y += CAMELS_HEIGHT + 6;
}

/* ── Columns ── */

#define COLUMN_WIDTH  86.0f
#define COLUMN_HEIGHT 148.0f
#define LEVEL_HEIGHT  25.0f
#define LEVELS        3u

static TrRect
column_rect (const A2PlayerLay *board,
             unsigned           column)
{
  return tr_rect (A2_PLAYER_PAD + (float) column * COLUMN_WIDTH, board->y, COLUMN_WIDTH - 2, COLUMN_HEIGHT);
}

/* Level 1 is at the foot of a column. */
static TrRect
level_rect (TrRect   column,
            unsigned level)
{
  return tr_rect_around (column.x + column.width / 2, column.y + 6 + ((float) (LEVELS - level) + 0.5f) * LEVEL_HEIGHT, 74,
                         24.7f);
}

static TrRect
tile_rect (TrRect column)
{
  return tr_rect (column.x + 3, column.y + 6 + LEVELS * LEVEL_HEIGHT + 6, 78, 56.3f);
}

/* a2.zig.new-cost, a2.zig.second-cost, a2.zig.third-cost: what the next piece of a column costs; 0: it has none, or it
 * would need one ziggurat more than there are. */
static unsigned
next_cost (const A2PlayerLay *board,
           unsigned           column)
{
  const A2Game *game = board->lay.game;
  const A2Seat *player = board->player;
  unsigned seconds = 0;

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    seconds += player->ziggurat_level[i] >= 2;
  switch (player->columns[column])
    {
    case 0:
      return player->n_ziggurats < A2_ZIGGURATS ? game->new_cost[player->n_ziggurats] : 0;
    case 1:
      return seconds < A2_ZIGGURATS ? game->second_cost[seconds] : 0;
    case 2:
      return game->third_cost;
    default:
      return 0;
    }
}

static char *
say_column_more (const A2PlayerLay *board,
                 unsigned           column)
{
  unsigned gone = board->player->columns[column];
  unsigned cost = next_cost (board, column);
  g_autofree char *effect = a2_say_effect (a2_third_levels[column]);
  TrSaying more;

  tr_saying_begin (&more);
  tr_saying_add (&more, g_strdup_printf (ngettext ("%u piece is built.", "%u pieces are built.", gone), gone));
  if (cost > 0)
    tr_saying_add (&more, g_strdup_printf (ngettext ("The next one is a level %u for %u camel.",
                                                     "The next one is a level %u for %u camels.",
                                                     cost), gone + 1, cost));
  if (gone < LEVELS)
    tr_saying_add (&more, g_strdup_printf (_("Its third level gives: %s"), effect));
  if (board->player->used_columns >> column & 1)
    tr_saying_add (&more, g_strdup (_("It has lost a piece in this phase.")));
  return tr_saying_finish (&more, " ");
}

/* The best exchange the tile offers now. */
static char *
say_exchange (const A2PlayerLay *board,
              unsigned           column)
{
  const A2Game *game = board->lay.game;
  unsigned step = a2_column_step (board->player, (A2Column) column);

  switch (column)
    {
    case A2_OFFERINGS:
      return g_strdup_printf ("%u → %u", (unsigned) game->offering_exchange[step].camels,
                              (unsigned) game->offering_exchange[step].gain);
    case A2_GOLD:
      return g_strdup_printf ("%u → %u", (unsigned) game->gold_exchange[step].camels,
                              (unsigned) game->gold_exchange[step].gain);
    case A2_PURCHASE:
      return g_strdup_printf ("%u", (unsigned) game->purchase_cost[step]);
    default:
      return g_strdup_printf ("%u", (unsigned) game->card_cost[step]);
    }
}

static char *
say_tile_more (const A2PlayerLay *board,
               unsigned           column)
{
  const A2Game *game = board->lay.game;
  unsigned step = a2_column_step (board->player, (A2Column) column);
  unsigned cost = column == A2_PURCHASE ? game->purchase_cost[step] : game->card_cost[step];
  const A2Exchange *exchange = column == A2_OFFERINGS ? &game->offering_exchange[step] : &game->gold_exchange[step];

  switch (column)
    {
    case A2_OFFERINGS:
      return g_strdup_printf (ngettext ("Up to %u camel for %u on the offerings track.",
                                        "Up to %u camels for %u on the offerings track.",
                                        exchange->camels), (unsigned) exchange->camels, (unsigned) exchange->gain);
    case A2_GOLD:
      return g_strdup_printf (ngettext ("Up to %u camel for %u gold.", "Up to %u camels for %u gold.", exchange->camels),
                              (unsigned) exchange->camels, (unsigned) exchange->gain);
    case A2_PURCHASE:
      return g_strdup_printf (ngettext ("A hut, or a ship and a farmer, for %u camel.",
                                        "A hut, or a ship and a farmer, for %u camels.",
                                        cost), cost);
    default:
      return g_strdup_printf (ngettext ("A card left on the board for %u camel.", "A card left on the board for %u camels.",
                                        cost), cost);
    }
}

static void
lay_levels (A2PlayerLay *board,
            unsigned     column)
{
  static const char *const art[][2] = {
    { "level-1", "level-empty-1" }, { "level-2", "level-empty-2" }, { "level-3", "level-empty-3" },
  };
  TrScene *scene = board->lay.scene;
  unsigned gone = board->player->columns[column];
  unsigned cost = next_cost (board, column);
  TrRect rect = column_rect (board, column);

  for (unsigned level = 1; level <= LEVELS; level++)
    {
      gboolean empty = level <= gone;

      tr_scene_add_piece (scene, art[level - 1][empty], empty ? -1 : (int) board->seat,
                          level_rect (rect, level))->fixed = empty;
    }
  if (gone < LEVELS && cost > 0)
    {
      TrRect badge = level_rect (rect, gone + 1);

      badge = tr_rect_around (rect.x + rect.width - 11, badge.y + badge.height / 2 + 3, 22, 22);
      tr_scene_add_piece (scene, "badge-cost", -1, badge)->fixed = TRUE;
      a2_put_number (&board->lay, (int) cost, badge, A2_PLAYER_TEXT)->ink = TR_INK_DARK;
    }
}

static void
lay_tile (A2PlayerLay *board,
          unsigned     column)
{
  static const char *const art[A2_COLUMNS] = { "tile-offerings", "tile-purchase", "tile-card", "tile-gold" };
  gboolean used = board->player->used_tiles >> column & 1;
  g_autofree char *exchange = say_exchange (board, column);
  g_autofree char *column_name = a2_say_label (&board->lay, A2_SORT_COLUMN, column);
  TrRect rect = tile_rect (column_rect (board, column));
  TrSpot *spot;
  TrLabel *label;

  spot = a2_player_spot (board, A2_PART_TILE, column, rect,
                         g_strdup_printf (used ? _("Action tile %s, used") : _("Action tile %s"), column_name),
                         say_tile_more (board, column), A2_RULE_TILE_OFFERINGS + column);
  a2_player_thing (board, spot, A2_SORT_COLUMN, column);
  spot->pick.kinds = A2_MEANS (OFFER) | A2_MEANS (BUY) | A2_MEANS (CARD) | A2_MEANS (GOLD) | A2_MEANS (REFRESH);
  tr_scene_add_piece (board->lay.scene, used ? "tile-used" : art[column], -1, rect)->fixed = TRUE;
  if (used)
    {
      label = tr_scene_add_label (board->lay.scene, _("used"), rect, A2_PLAYER_TEXT);
      label->ink = TR_INK_DARK;
      return;
    }
  label = tr_scene_add_label (board->lay.scene, exchange, tr_rect (rect.x + 30, rect.y + rect.height - 25, rect.width - 36, 20),
                              A2_PLAYER_TEXT);
  label->ink = TR_INK_BRIGHT;
  label->bold = TRUE;
  tr_scene_add_piece (board->lay.scene, "camel", -1, tr_rect (rect.x + 8, rect.y + rect.height - 26, 23, 19))->fixed = TRUE;
}

void
a2_player_columns (A2PlayerLay *board)
{
  for (unsigned column = 0; column < A2_COLUMNS; column++)
    {
      g_autofree char *name = a2_say_label (&board->lay, A2_SORT_COLUMN, column);
      TrRect rect = column_rect (board, column);
      TrSpot *spot;

      tr_ground_add_panel (board->lay.ground, rect);
      spot = a2_player_spot (board, A2_PART_COLUMN, column, tr_rect (rect.x, rect.y, rect.width, 6 + LEVELS * LEVEL_HEIGHT + 4),
                             g_strdup_printf (_("Column %s"), name), say_column_more (board, column), A2_RULE_ZIG_COLUMN);
      a2_player_thing (board, spot, A2_SORT_COLUMN, column);
      /* The levels over a tile, not the tile. */
      spot->topic = spot->rule;
      spot->pick.kinds = A2_MEANS (START) | A2_MEANS (ZIGGURAT) | A2_MEANS (LEVEL);
      lay_levels (board, column);
      lay_tile (board, column);
    }
  board->y += COLUMN_HEIGHT + 6;
}

/* ── All of it ── */

TrScene *
a2_lay_player (const TrGame  *game,
               const TrState *state,
               const TrLook  *look,
               unsigned       seat)
{
  A2PlayerLay board = {
    .lay = {
      .game = (const A2Game *) game,
      .state = (const A2State *) state,
      .look = look,
      .ground = tr_ground_new (A2_PLAYER_WIDTH, 0),
    },
    .seat = seat,
    .y = A2_PLAYER_PAD,
  };
  g_autofree char *title = NULL;
  TrScene *scene;
  GString *ground;

  g_return_val_if_fail (seat < game->seats, NULL);

  board.player = &board.lay.state->seats[seat];
  board.asked = board.lay.state->ask != A2_ASK_NONE && board.lay.state->seat == seat;
  title = g_strdup_printf (_("Before %s"), look->names[seat]);
  scene = board.lay.scene = tr_scene_new (A2_PLAYER_WIDTH, 1);
  tr_scene_add_section (scene, title, tr_rect (0, 0, A2_PLAYER_WIDTH, 1));
  if (a2_is_rival (board.lay.game, seat))
    {
      a2_player_huts (&board);
      a2_player_rival (&board);
    }
  else
    {
      a2_player_camels (&board);
      a2_player_columns (&board);
      a2_player_huts (&board);
      a2_player_supply (&board);
      a2_player_icons (&board);
      a2_player_drawn (&board);
      a2_player_food (&board);
      a2_player_favours (&board);
    }

  /* Only now is it known how high it is. */
  scene->height = board.y;
  g_array_index (scene->sections, TrSection, 0).rect.height = board.y;
  g_array_index (scene->sections, TrSection, 0).main = TRUE;
  ground = tr_ground_new (A2_PLAYER_WIDTH, board.y);
  g_string_append (ground, strchr (board.lay.ground->str, '>') + 1);
  g_string_free (board.lay.ground, TRUE);
  tr_scene_set_ground (scene, tr_ground_finish (ground));
  for (unsigned i = 0; i < G_N_ELEMENTS (scene->homes); i++)
    scene->homes[i] = tr_rect (4, board.y / 2, 24, 24);
  scene->store = tr_rect (4, board.y / 2, 24, 24);
  return scene;
}
