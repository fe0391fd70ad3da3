/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table.h"

#include "te-table-private.h"

/* ── The main board ── */

static TrScene *
lay_board (const TrGame  *game,
           const TrState *state,
           const TrLook  *look)
{
  TrScene *scene = tr_scene_new (TE_BOARD_WIDTH, TE_BOARD_HEIGHT);
  TeLay lay = {
    .game = (const TeGame *) game,
    .state = (const TeState *) state,
    .look = look,
    .scene = scene,
    .ground = tr_ground_new (TE_BOARD_WIDTH, TE_BOARD_HEIGHT),
  };

  tr_ground_add_land (lay.ground, TE_BOARD_WIDTH, TE_BOARD_HEIGHT);
  te_draw_map (&lay);
  te_lay_stores (&lay);
  te_lay_map (&lay);
  te_lay_works (&lay);
  te_lay_conflict (&lay);
  tr_scene_set_ground (scene, tr_ground_finish (lay.ground));

  /* The players' boards lie beyond the right edge; tiles come out of the bag. */
  for (unsigned seat = 0; seat < G_N_ELEMENTS (scene->homes); seat++)
    scene->homes[seat] = tr_rect (TE_BOARD_WIDTH - 40, 120 + (float) seat * 170, 36, 36);
  scene->store = tr_rect (TE_BOARD_PAD + 6, 10, 36, 36);
  return scene;
}

/* ── In a line ── */

static char *
dup_summary (const TrGame  *game,
             const TrState *tr_state,
             const TrLook  *look,
             unsigned       seat)
{
  const TeSeat *player;
  unsigned tiles = 0, leaders = 0;
  TrSaying saying;

  g_return_val_if_fail (seat < game->seats, NULL);

  player = &((const TeState *) tr_state)->seats[seat];
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      tiles += player->hand[colour];
      leaders += player->leaders[colour] != TE_NONE;
    }
  tr_saying_begin (&saying);
  /* Translators: of a player, on the board */
  tr_saying_add (&saying, g_strdup_printf (ngettext ("%u leader", "%u leaders", leaders), leaders));
  tr_saying_add (&saying, g_strdup_printf (ngettext ("%u tile", "%u tiles", tiles), tiles));
  if (player->catastrophes > 0)
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u catastrophe", "%u catastrophes", player->catastrophes),
                                             (unsigned) player->catastrophes));
  return tr_saying_finish (&saying, _(" · "));
}

/* What happens now, in a word or two. */
static char *
dup_matter (const TrGame  *game,
            const TeState *state)
{
  g_autofree char *leader = NULL;

  if (te_is_conflict (state))
    {
      leader = tr_table_label (game, TE_SORT_LEADER, state->conflict);
      /* Translators: a conflict, and of which leaders: "War (trader)" */
      return g_strdup_printf (state->ask == TE_ASK_REVOLT ? _("Revolt (%s)") : _("War (%s)"), leader);
    }
  if (state->ask == TE_ASK_CHOOSE)
    return g_strdup (_("Several wars"));
  return g_strdup_printf (_("Action %u of %u"), MIN (state->actions + 1u, (unsigned) TE_ACTIONS), (unsigned) TE_ACTIONS);
}

static char *
dup_moment (const TrGame  *game,
            const TrState *tr_state)
{
  const TeState *state = (const TeState *) tr_state;
  g_autofree char *matter = NULL;

  if (state->ask == TE_ASK_NONE)
    return g_strdup_printf (_("The game is over after round %u"), (unsigned) state->round);
  matter = dup_matter (game, state);
  /* Translators: round, and what happens in it: "Round 3 · Action 1 of 2" */
  return g_strdup_printf (_("Round %u · %s"), (unsigned) state->round, matter);
}

const TrTable te_table = {
  .rules = "tigris-euphrates",
  .lay_board = lay_board,
  .lay_player = te_lay_player,
  .dup_summary = dup_summary,
  .dup_moment = dup_moment,
  .lay_picture = te_lay_picture,
  .points_page = "points",
};
