/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-check.h"

#include "scene-check.h"
#include "tr-auto.h"

/* The smallest text is 11 pixels high when a board is shown on 1024x700 (the font is 0.8 of a line), and a player's board
 * at its own size. */
#define SMALLEST_FONT  11.0f
#define FONT_OF_A_LINE 0.8f

const char *const table_check_names[TR_SEATS_MAX] = { "Adad", "Belit", "Cyaxares", "Dumuzi" };

static void
clear (TableCheck *check)
{
  g_clear_pointer (&check->board, tr_scene_unref);
  for (unsigned seat = 0; seat < TR_SEATS_MAX; seat++)
    g_clear_pointer (&check->players[seat], tr_scene_unref);
}

void
table_check_begin (TableCheck *check,
                   TrGame     *game,
                   guint64     seed)
{
  *check = (TableCheck) { .game = game, .state = tr_state_new (game), .table = tr_table_find (game->rules) };
  tr_setup (game, check->state, seed, NULL);
}

void
table_check_end (TableCheck *check)
{
  clear (check);
  g_clear_pointer (&check->state, tr_state_free);
  g_clear_pointer (&check->game, tr_game_free);
}

void
table_check_lay (TableCheck *check,
                 unsigned    viewer)
{
  clear (check);
  check->look = (TrLook) { .viewer = viewer, .names = table_check_names };
  check->board = check->table->lay_board (check->game, check->state, &check->look);
  for (unsigned seat = 0; seat < check->game->seats; seat++)
    check->players[seat] = check->table->lay_player (check->game, check->state, &check->look, seat);
}

void
table_check_scenes (TableCheck *check)
{
  float scale = MIN (1024 / check->board->width, 700 / check->board->height);
  g_autofree char *moment = check->table->dup_moment (check->game, check->state);

  g_assert_cmpuint (strlen (moment), >, 0);
  scene_check (check->board, check->game, SMALLEST_FONT / FONT_OF_A_LINE / scale);
  for (unsigned seat = 0; seat < check->game->seats; seat++)
    {
      g_autofree char *summary = check->table->dup_summary (check->game, check->state, &check->look, seat);

      scene_check (check->players[seat], check->game, SMALLEST_FONT / FONT_OF_A_LINE);
      g_assert_cmpuint (strlen (summary), >, 0);
    }
}

void
table_check_targets (TableCheck *check,
                     gboolean  (*pointed_at) (unsigned sort))
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  TrTurn turn = tr_turn (check->game, check->state);

  tr_moves (check->game, check->state, list);
  for (uint32_t i = 0; i < list->n; i++)
    {
      TrThing targets[TR_TARGETS_MAX];
      unsigned n = tr_targets (check->game, list->moves[i], targets);
      unsigned kind = tr_move_kind (list->moves[i]);

      for (unsigned j = 0; j < n; j++)
        if (targets[j].sort != TR_SORT_KIND && pointed_at (targets[j].sort)
            && !scene_offers (check->board, kind, targets[j], targets, n)
            && !scene_offers (check->players[turn.seat], kind, targets[j], targets, n))
          {
            char data[64];
            TrText text;

            tr_text_init (&text, data, sizeof data, NULL);
            tr_move_write (check->game, list->moves[i], &text);
            g_error ("nothing to point at for thing %u of “%s”", j, data);
          }
    }
  for (unsigned seat = 0; seat < check->game->seats; seat++)
    for (guint i = 0; seat != turn.seat && i < check->players[seat]->spots->len; i++)
      g_assert_cmpuint (g_array_index (check->players[seat]->spots, TrSpot, i).pick.n, ==, 0);
}

void
table_check_hidden (TableCheck *check,
                    unsigned    seat,
                    guint64     seed)
{
  g_autoptr (TrState) view = tr_state_new (check->game);
  const TrLook look = { .viewer = seat, .names = table_check_names };
  g_autoptr (TrScene) board = check->table->lay_board (check->game, check->state, &look);
  g_autoptr (TrScene) other = NULL;

  tr_state_copy (check->game, view, check->state);
  tr_view (check->game, view, seat, seed);
  other = check->table->lay_board (check->game, view, &look);
  g_assert_true (scene_equal (board, other));
  for (unsigned i = 0; i < check->game->seats; i++)
    {
      g_autoptr (TrScene) player = check->table->lay_player (check->game, check->state, &look, i);
      g_autoptr (TrScene) viewed = check->table->lay_player (check->game, view, &look, i);

      g_assert_true (scene_equal (player, viewed));
    }
}

void
table_check_places (TableCheck *check,
                    TrScene    *first,
                    gboolean  (*moves) (guint32 key))
{
  g_assert_cmpstr (check->board->ground, ==, first->ground);
  for (guint i = 0; i < first->spots->len; i++)
    {
      const TrSpot *was = &g_array_index (first->spots, TrSpot, i);
      const TrSpot *is = tr_scene_find_spot (check->board, was->key);

      if (is == NULL || moves (was->key))
        continue;
      g_assert_cmpmem (&is->rect, sizeof is->rect, &was->rect, sizeof was->rect);
      g_assert_cmpuint (is->section, ==, was->section);
    }
}
