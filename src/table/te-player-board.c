/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* What lies before one player: leaders, points, and behind the screen the hand; catastrophes. What nobody else may know is told
 * to who looks only (te.hidden). */

#define WIDTH  360.0f
#define PAD    8.0f
#define TEXT   16.0f
#define INSIDE (WIDTH - 2 * PAD)

#define LEADERS_Y      PAD
#define LEADERS_HEIGHT 84.0f
#define POINTS_Y       (LEADERS_Y + LEADERS_HEIGHT + 6)
#define POINTS_HEIGHT  42.0f
#define HAND_Y         (POINTS_Y + POINTS_HEIGHT + 6)
#define HAND_HEIGHT    56.0f
#define HEIGHT         (HAND_Y + HAND_HEIGHT + PAD)

#define TILE  44.0f
#define CATASTROPHE 34.0f

typedef struct
{
  TeLay         lay;
  unsigned      seat;
  const TeSeat *player;
  gboolean      asked;          /* what lies here can be chosen */
  gboolean      open;           /* who looks may know all of it */
} Board;

static TrSpot *
add_spot (Board   *board,
          TePart   part,
          unsigned index,
          TrShape  shape,
          TrRect   rect,
          char    *name,
          char    *details,
          unsigned rule)
{
  TrSpot *spot = tr_scene_add_spot (board->lay.scene, te_key (part, board->seat << 8 | index), shape, rect, name, details);

  te_spot_rule (spot, rule);
  return spot;
}

static void
add_thing (Board   *board,
           TrSpot  *spot,
           TeSort   sort,
           unsigned index)
{
  if (board->asked)
    tr_spot_add_thing (spot, sort, index);
}

static gboolean
asks (const Board *board,
      TeAsk        ask)
{
  return board->asked && board->lay.state->ask == ask;
}

/* ── Leaders ── */

static void
lay_leader (Board   *board,
            unsigned leader)
{
  TeLay *lay = &board->lay;
  unsigned space = board->player->leaders[leader];
  float width = INSIDE / TE_COLOURS;
  TrRect rect = tr_rect (PAD + (float) leader * width, LEADERS_Y, width - 2, LEADERS_HEIGHT);
  g_autofree char *label = te_say_label (lay, TE_SORT_LEADER, leader);
  g_autofree char *place = space != TE_NONE ? te_say_label (lay, TE_SORT_SPACE, space) : NULL;
  char *name = tr_table_capital (label);
  TrLabel *words;
  TrSpot *spot;

  spot = add_spot (board, TE_PART_LEADER, leader, TR_SHAPE_RECT, rect, name,
                   place != NULL ? g_strdup_printf (_("On the board at %s."), place) : g_strdup (_("Not on the board.")),
                   TE_RULE_LEADER_PLACE);
  spot->topic = te_topic ("leader", te_leader_words[leader]);
  /* Where it stands says enough while wars are told apart by leaders. */
  if (asks (board, TE_ASK_ACT) || asks (board, TE_ASK_CHOOSE))
    add_thing (board, spot, TE_SORT_LEADER, leader);
  tr_scene_add_piece (lay->scene, te_leader_art (leader), (int) board->seat,
                      tr_rect_around (rect.x + rect.width / 2, rect.y + 32, 56, 56))->dim = space != TE_NONE;
  words = tr_scene_add_label (lay->scene, place != NULL ? place : spot->name,
                              tr_rect (rect.x, rect.y + 62, rect.width, 20), TEXT);
  words->bold = place != NULL;
}

/* ── Points ── */

static char *
say_points (const Board *board,
            unsigned     kind)
{
  unsigned n = kind == TE_POINT_TREASURE ? board->player->treasures : (unsigned) board->player->points[kind];
  g_autofree char *label = te_say_label (&board->lay, TE_SORT_POINT, kind);
  g_autofree char *name = tr_table_capital (label);

  if (!board->open)
    /* Translators: a kind of points that nobody else may know */
    return g_strdup_printf (_("%s: hidden"), name);
  /* Translators: a kind of points, and how many */
  return g_strdup_printf (_("%s: %u"), name, n);
}

static void
lay_points (Board   *board,
            unsigned kind)
{
  TeLay *lay = &board->lay;
  float width = INSIDE / TE_POINTS;
  TrRect rect = tr_rect (PAD + (float) kind * width, POINTS_Y, width - 2, POINTS_HEIGHT);
  TrRect number = tr_rect (rect.x + 36, rect.y, rect.width - 37, POINTS_HEIGHT);
  TrLabel *label;
  TrSpot *spot;

  spot = add_spot (board, TE_PART_POINTS, kind, TR_SHAPE_RECT, rect, say_points (board, kind),
                   g_strdup (kind == TE_POINT_TREASURE ? _("Each is a point of any colour at the end.")
                                                       : _("The weakest colour counts at the end.")),
                   kind == TE_POINT_TREASURE ? TE_RULE_TREASURE_WILD : TE_RULE_END_SCORE);
  spot->topic = spot->rule;
  if (asks (board, TE_ASK_POINT) && kind < TE_COLOURS)
    add_thing (board, spot, TE_SORT_TILE, kind);
  tr_scene_add_piece (lay->scene, te_points_art (kind), -1, tr_rect (rect.x + 2, rect.y + 4, 34, 34))->fixed = TRUE;
  if (board->open)
    label = tr_scene_add_number (lay->scene, kind == TE_POINT_TREASURE ? board->player->treasures : board->player->points[kind],
                                 number, TE_NUMBER);
  else
    label = tr_scene_add_label (lay->scene, "?", number, TE_NUMBER);
  label->bold = board->open;
  label->ink = board->open ? TR_INK_NORMAL : TR_INK_DIM;
}

/* ── The hand ── */

static TrRect
tile_rect (unsigned i)
{
  return tr_rect (PAD + 3 + (float) i * (TILE + 1), HAND_Y + (HAND_HEIGHT - TILE) / 2, TILE, TILE);
}

/* The tiles of a colour lie side by side: pointing at the second one means two of them in a swap (te.swap). */
static void
lay_tile (Board   *board,
          unsigned place,
          unsigned colour,
          unsigned number)
{
  TeLay *lay = &board->lay;
  unsigned n = board->player->hand[colour];
  g_autofree char *label = te_say_label (lay, TE_SORT_TILE, colour);
  g_autofree char *capital = tr_table_capital (label);
  /* Translators: a tile of a hand: "Temple, 2 of 3" */
  char *name = n > 1 ? g_strdup_printf (_("%s, %u of %u"), capital, number, n) : g_strdup (capital);
  TrSpot *spot;

  spot = add_spot (board, TE_PART_HAND, colour << 4 | number, TR_SHAPE_RECT, tile_rect (place), name, NULL, TE_RULE_TILE_PLACE);
  spot->topic = te_topic ("tile", te_tile_words[colour]);
  if (asks (board, TE_ASK_ACT))
    {
      add_thing (board, spot, TE_SORT_TILE, colour);
      add_thing (board, spot, TE_SORT_SWAP + colour, number);
      spot->pick.any = TRUE;
      spot->pick.counts = TRUE;
    }
  tr_scene_add_piece (lay->scene, te_tile_art (colour), -1, tile_rect (place));
}

static unsigned
count_hand (const TeSeat *player)
{
  return player->hand[0] + player->hand[1] + player->hand[2] + player->hand[3];
}

static void
lay_hidden_hand (Board *board)
{
  unsigned n = count_hand (board->player);
  TrRect rect = tr_rect (PAD, HAND_Y, (TILE + 1) * TE_HAND_MAX + 4, HAND_HEIGHT);

  add_spot (board, TE_PART_HAND, 0, TR_SHAPE_RECT, rect, g_strdup_printf (ngettext ("%u tile in hand", "%u tiles in hand", n), n),
            g_strdup (_("Nobody else sees which.")), TE_RULE_HIDDEN);
  for (unsigned i = 0; i < n; i++)
    tr_scene_add_piece (board->lay.scene, "square-back", -1, tile_rect (i));
}

static void
lay_hand (Board *board)
{
  unsigned place = 0;

  tr_ground_add_panel (board->lay.ground, tr_rect (PAD, HAND_Y, (TILE + 1) * TE_HAND_MAX + 4, HAND_HEIGHT));
  if (!board->open)
    {
      lay_hidden_hand (board);
      return;
    }
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    for (unsigned number = 1; number <= board->player->hand[colour]; number++)
      lay_tile (board, place++, colour, number);
}

/* ── Catastrophes ── */

static void
lay_catastrophes (Board *board)
{
  TeLay *lay = &board->lay;
  unsigned left = board->player->catastrophes, all = lay->game->catastrophes;
  float x = PAD + (TILE + 1) * TE_HAND_MAX + 6;
  float width = WIDTH - PAD - x;
  TrRect rect = tr_rect (x, HAND_Y, width, HAND_HEIGHT);
  float pitch = all > 1 ? MIN (CATASTROPHE + 2, (width - CATASTROPHE) / (float) (all - 1)) : 0;
  TrSpot *spot;

  spot = add_spot (board, TE_PART_CATASTROPHES, 0, TR_SHAPE_RECT, rect,
                   g_strdup_printf (ngettext ("%u catastrophe left", "%u catastrophes left", left), left), NULL, TE_RULE_CAT_PLACE);
  spot->topic = "catastrophes";
  if (asks (board, TE_ASK_ACT))
    add_thing (board, spot, TE_SORT_SUPPLY, TE_SUPPLY_CATASTROPHE);
  for (unsigned i = 0; i < all; i++)
    tr_scene_add_piece (lay->scene, "catastrophe", -1,
                        tr_rect (x + (float) i * pitch, HAND_Y + (HAND_HEIGHT - CATASTROPHE) / 2, CATASTROPHE, CATASTROPHE))->dim
      = i >= left;
}

/* ── All of it ── */

TrScene *
te_lay_player (const TrGame  *game,
               const TrState *tr_state,
               const TrLook  *look,
               unsigned       seat)
{
  const TeState *state = (const TeState *) tr_state;
  g_autofree char *title = NULL;
  Board board = {
    .lay = {
      .game = (const TeGame *) game,
      .state = state,
      .look = look,
      .scene = tr_scene_new (WIDTH, HEIGHT),
      .ground = tr_ground_new (WIDTH, HEIGHT),
    },
    .seat = seat,
  };
  TrScene *scene = board.lay.scene;

  g_return_val_if_fail (seat < game->seats, NULL);

  board.player = &state->seats[seat];
  board.asked = state->ask != TE_ASK_NONE && state->seat == seat;
  board.open = look->viewer == seat || state->ask == TE_ASK_NONE;
  title = g_strdup_printf (_("Before %s"), look->names[seat]);
  tr_scene_add_section (scene, title, tr_rect (0, 0, WIDTH, HEIGHT));
  g_array_index (scene->sections, TrSection, 0).main = TRUE;
  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    lay_leader (&board, leader);
  tr_ground_add_panel (board.lay.ground, tr_rect (PAD, POINTS_Y, INSIDE - 2, POINTS_HEIGHT));
  for (unsigned kind = 0; kind < TE_POINTS; kind++)
    lay_points (&board, kind);
  lay_hand (&board);
  lay_catastrophes (&board);
  tr_scene_set_ground (scene, tr_ground_finish (board.lay.ground));
  for (unsigned i = 0; i < G_N_ELEMENTS (scene->homes); i++)
    scene->homes[i] = tr_rect (4, HEIGHT / 2, 24, 24);
  scene->store = tr_rect (4, HEIGHT / 2, 24, 24);
  return scene;
}
