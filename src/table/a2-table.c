/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table.h"

#include "a2-table-private.h"

/* ── The main board ── */

static TrScene *
lay_board (const TrGame  *game,
           const TrState *state,
           const TrLook  *look)
{
  TrScene *scene = tr_scene_new (A2_BOARD_WIDTH, A2_BOARD_HEIGHT);
  A2Lay lay = {
    .game = (const A2Game *) game,
    .state = (const A2State *) state,
    .look = look,
    .scene = scene,
    .ground = tr_ground_new (A2_BOARD_WIDTH, A2_BOARD_HEIGHT),
  };

  tr_ground_add_land (lay.ground, A2_BOARD_WIDTH, A2_BOARD_HEIGHT);
  a2_lay_rounds (&lay);
  a2_lay_order (&lay);
  a2_lay_piles (&lay);
  a2_lay_areas (&lay);
  a2_lay_influence (&lay);
  a2_lay_map (&lay);
  a2_lay_offerings (&lay);
  a2_lay_rows (&lay);
  a2_lay_vp (&lay);
  tr_scene_set_ground (scene, tr_ground_finish (lay.ground));

  /* The players' boards lie beyond the right edge, what is nobody's beyond the left one. */
  for (unsigned seat = 0; seat < G_N_ELEMENTS (scene->homes); seat++)
    scene->homes[seat] = tr_rect (A2_BOARD_WIDTH - 40, A2_TOP + 40 + (float) seat * 170, 36, 36);
  scene->store = tr_rect (4, A2_BOARD_HEIGHT / 2, 36, 36);
  return scene;
}

/* ── In a line ── */

static unsigned
count_cards (const A2Game *game,
             const A2Seat *player)
{
  unsigned n = 0;

  for (unsigned card = 0; card < game->n_food_kinds; card++)
    n += player->food[card];
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    n += player->favours[favour];
  return n;
}

static char *
dup_summary (const TrGame  *tr_game,
             const TrState *tr_state,
             const TrLook  *look,
             unsigned       seat)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2Seat *player;
  TrSaying saying;
  unsigned cards;

  g_return_val_if_fail (seat < tr_game->seats, NULL);

  player = &((const A2State *) tr_state)->seats[seat];
  cards = count_cards (game, player);
  tr_saying_begin (&saying);
  if (!a2_is_rival (game, seat))
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u camel", "%u camels", player->camels), (unsigned) player->camels));
  tr_saying_add (&saying, g_strdup_printf (_("%u gold"), (unsigned) player->gold));
  if (player->ships > 0)
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u ship", "%u ships", player->ships), (unsigned) player->ships));
  if (player->farmers > 0)
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u farmer", "%u farmers", player->farmers),
                                             (unsigned) player->farmers));
  if (player->supply + player->growth > 0)
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u hut", "%u huts", player->supply + player->growth),
                                             (unsigned) (player->supply + player->growth)));
  if (!a2_is_rival (game, seat))
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u card", "%u cards", cards), cards));
  return tr_saying_finish (&saying, _(" · "));
}

static char *
dup_moment (const TrGame  *game,
            const TrState *tr_state)
{
  const A2State *state = (const A2State *) tr_state;
  g_autofree char *phase = tr_table_label (game, A2_SORT_PHASE, state->phase);

  if (state->phase == A2_PHASE_START)
    return g_strdup_printf (_("Before round %u · %s"), 1u, phase);
  if (state->phase >= A2_PHASE_FINAL)
    return g_strdup_printf (_("After round %u · %s"), (unsigned) state->round, phase);
  return g_strdup_printf (_("Round %u of %u · %s"), (unsigned) state->round, (unsigned) A2_ROUNDS, phase);
}

const TrTable a2_table = {
  .rules = "assyria-2e",
  .lay_board = lay_board,
  .lay_player = a2_lay_player,
  .dup_summary = dup_summary,
  .dup_moment = dup_moment,
  .lay_picture = a2_lay_picture,
  .points_page = "points",
};
