/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-auto.h"
#include "tr-position.h"
#include "tr-random.h"

/* In a view, what a seat may know stays, and all else is dealt again. */

typedef struct
{
  TrState *first;
  TrState *second;
  bool     hides;               /* two views were different in more than their dice */
  bool     hides_dice;
  bool     hides_points;
} Views;

/* Gives STATE the dice (the wide fields) of OTHER; returns whether they were others. */
static bool
take_dice (const TrGame  *game,
           TrState       *state,
           const TrState *other)
{
  bool others = false;

  for (const TrField *field = game->rules->position->fields; field->name != NULL; field++)
    {
      char *here = (char *) state + field->offset;
      const char *there = (const char *) other + field->offset;

      if (field->kind != TR_FIELD_WIDE)
        continue;
      others = others || memcmp (here, there, sizeof (uint64_t)) != 0;
      memcpy (here, there, sizeof (uint64_t));
    }
  return others;
}

static void
make_view (Walk     *walk,
           TrState  *view,
           unsigned  seat,
           uint64_t  seed)
{
  tr_state_copy (walk->game, view, walk->state);
  tr_view (walk->game, view, seat, seed);
}

/* What SEAT knows for sure is the same in the view: who is asked what, the points, unless they are hidden and those of
 * others, and its own legal moves. */
static void
check_view_agrees (Walk          *walk,
                   Views         *views,
                   const TrState *view,
                   unsigned       seat)
{
  TrTurn turn = tr_turn (walk->game, view);
  TrResult real, seen;
  char data[256];
  TrText problem;

  tr_text_init (&problem, data, sizeof data, NULL);
  walk_assert (walk, tr_check (walk->game, view, &problem), "what seat %u sees is impossible: %s", seat, data);
  walk_assert (walk, turn.seat == walk->turn.seat && turn.question == walk->turn.question,
               "seat %u sees another question", seat);
  tr_result (walk->game, walk->state, &real);
  tr_result (walk->game, view, &seen);
  walk_assert (walk, real.over == seen.over, "seat %u sees another end", seat);
  for (unsigned i = 0; i < walk->game->seats; i++)
    {
      bool same = real.score[i] == seen.score[i] && memcmp (real.points[i], seen.points[i], sizeof real.points[i]) == 0;

      walk_assert (walk, same || (i != seat && walk->game->rules->hides_points), "seat %u sees other scores", seat);
      views->hides_points |= !same;
    }
  if (turn.seat == seat)
    {
      static TrMoveList moves;

      walk_assert (walk, memcmp (turn.args, walk->turn.args, sizeof turn.args) == 0, "seat %u sees other figures",
                   seat);
      tr_moves (walk->game, view, &moves);
      walk_assert (walk, moves.n == walk->moves.n, "seat %u sees %u moves, and has %u", seat, moves.n, walk->moves.n);
      for (unsigned i = 0; i < moves.n; i++)
        walk_assert (walk, tr_move_list_has (&walk->moves, moves.moves[i]), "seat %u sees a move it has not", seat);
    }
}

static char *
show (Walk          *walk,
      const TrState *state,
      unsigned       seat)
{
  char *data = g_malloc (65536);
  TrText text;

  tr_text_init (&text, data, 65536, NULL);
  walk->game->rules->show (walk->game, state, seat, &text);
  return data;
}

/* The table tells SEAT nothing but what it may know, and nobody what only SEAT knows. */
static void
check_table (Walk          *walk,
             const TrState *view,
             unsigned       seat)
{
  g_autofree char *real = show (walk, walk->state, seat);
  g_autofree char *seen = show (walk, view, seat);
  g_autofree char *open = show (walk, walk->state, TR_SEAT_NONE);
  g_autofree char *open_seen = show (walk, view, TR_SEAT_NONE);

  walk_assert (walk, g_str_equal (real, seen), "the table shows seat %u what it may not know", seat);
  walk_assert (walk, g_str_equal (open, open_seen), "the table shows everybody what seat %u may not know", seat);
}

/* A view can be played on: this is all that a computer player does. */
static void
play_on (Walk    *walk,
         TrState *view)
{
  static TrMoveList moves;

  for (unsigned i = 0; i < 30; i++)
    {
      tr_moves (walk->game, view, &moves);
      if (moves.n == 0)
        break;
      tr_apply (walk->game, view, moves.moves[tr_random_below (&walk->random, moves.n)], NULL);
    }
}

static void
check_views (Walk     *walk,
             Views    *views,
             unsigned  seat)
{
  uint64_t seed = tr_random_next (&walk->random);
  uint64_t other_seed = tr_random_next (&walk->random);
  const TrGame *game = walk->game;

  conformance_dirty_stack (0x5a);
  make_view (walk, views->first, seat, seed);
  check_view_agrees (walk, views, views->first, seat);
  check_table (walk, views->first, seat);
  conformance_dirty_stack (0xa5);
  make_view (walk, views->second, seat, seed);
  walk_assert (walk, tr_state_equal (game, views->first, views->second), "the same seed gave seat %u another view",
               seat);

  /* A view of a view is the view of the state itself: it is made only of what the seat may know. Otherwise something of
   * what is hidden, be it only the order it happens to lie in, would come through. */
  tr_view (game, views->first, seat, other_seed);
  make_view (walk, views->second, seat, other_seed);
  walk_assert (walk, tr_state_equal (game, views->first, views->second),
               "what seat %u may not know changes its view", seat);

  play_on (walk, views->second);

  make_view (walk, views->first, seat, seed);
  make_view (walk, views->second, seat, other_seed);
  views->hides_dice |= take_dice (game, views->first, walk->state);
  take_dice (game, views->second, walk->state);
  views->hides |= !tr_state_equal (game, views->first, views->second);
}

void
conformance_views (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);
  g_autoptr (TrState) first = tr_state_new (conformance->game);
  g_autoptr (TrState) second = tr_state_new (conformance->game);
  Views views = { .first = first, .second = second };

  while (walk_next (walk, 4))
    {
      while (!walk_over (walk))
        {
          if (walk_sample (walk, 8))
            check_views (walk, &views, tr_random_below (&walk->random, walk->game->players));
          walk_step (walk, walk_choose (walk));
        }
    }
  walk_assert (walk, views.hides, "views hide nothing");
  walk_assert (walk, views.hides_dice, "views show the dice");
  walk_assert (walk, views.hides_points == conformance->game->rules->hides_points, "views show the points of others");
}
