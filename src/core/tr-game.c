/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-game.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

TrGame *
tr_game_new (const TrRules *rules,
             const TrValue *box,
             unsigned       players,
             const int16_t *options,
             TrFault       *fault)
{
  TrGame *game;

  assert (players >= rules->min_players && players <= rules->max_players);
  assert (rules->state_size <= TR_STATE_MAX && rules->n_options <= TR_OPTIONS_MAX);

  memset (fault, 0, sizeof *fault);
  game = rules->game_new (box, players, options, fault);
  assert ((game == NULL) == (fault->what != NULL));
  return game;
}

void
tr_game_free (TrGame *game)
{
  if (game != NULL)
    game->rules->game_free (game);
}

TrState *
tr_state_new (const TrGame *game)
{
  void *state = calloc (1, game->rules->state_size);

  if (state == NULL)
    abort ();
  return state;
}

void
tr_state_free (TrState *state)
{
  free (state);
}

void
tr_state_copy (const TrGame  *game,
               TrState       *to,
               const TrState *from)
{
  memcpy (to, from, game->rules->state_size);
}

bool
tr_state_equal (const TrGame  *game,
                const TrState *a,
                const TrState *b)
{
  return memcmp (a, b, game->rules->state_size) == 0;
}

uint64_t
tr_state_digest (const TrGame  *game,
                 const TrState *state)
{
  return tr_digest (state, game->rules->state_size);
}

/* In debug builds every state the rules make is checked. */
static void
assert_possible (const TrGame  *game,
                 const TrState *state)
{
#ifndef NDEBUG
  char data[256];
  TrText problem;

  tr_text_init (&problem, data, sizeof data, NULL);
  if (!game->rules->check (game, state, &problem))
    {
      fprintf (stderr, "%s: impossible state: %s\n", game->rules->id, data);
      abort ();
    }
#else
  (void) game;
  (void) state;
#endif
}

void
tr_setup (const TrGame *game,
          TrState      *state,
          uint64_t      seed,
          TrEventList  *events)
{
  memset (state, 0, game->rules->state_size);
  game->rules->setup (game, state, seed, events);
  assert_possible (game, state);
}

TrTurn
tr_turn (const TrGame  *game,
         const TrState *state)
{
  return game->rules->turn (game, state);
}

void
tr_moves (const TrGame  *game,
          const TrState *state,
          TrMoveList    *list)
{
  tr_move_list_clear (list);
  game->rules->moves (game, state, list);
}

TrRefusal
tr_judge (const TrGame  *game,
          const TrState *state,
          TrMove         move)
{
  return game->rules->judge (game, state, move);
}

void
tr_apply (const TrGame *game,
          TrState      *state,
          TrMove        move,
          TrEventList  *events)
{
  assert (game->rules->judge (game, state, move).kind == 0);

  game->rules->apply (game, state, move, events);
  assert_possible (game, state);
}

TrMove
tr_propose (const TrGame  *game,
            const TrState *state)
{
  TrMove move = game->rules->propose != NULL ? game->rules->propose (game, state) : TR_MOVE_NONE;

  assert (move == TR_MOVE_NONE || game->rules->judge (game, state, move).kind == 0);
  return move;
}

void
tr_result (const TrGame  *game,
           const TrState *state,
           TrResult      *result)
{
  memset (result, 0, sizeof *result);
  game->rules->result (game, state, result);
  if (game->rules->point_sort == TR_SORT_NUMBER)
    for (unsigned seat = 0; seat < game->seats; seat++)
      result->points[seat][0] = result->score[seat];
}

void
tr_evaluate (const TrGame  *game,
             const TrState *state,
             int            expected[TR_SEATS_MAX],
             TrTerms        terms)
{
  TrTerms unasked;

  if (game->rules->evaluate == NULL)
    {
      TrResult result;

      tr_result (game, state, &result);
      for (unsigned seat = 0; seat < game->seats; seat++)
        expected[seat] = result.score[seat] * TR_POINT;
      return;
    }

  if (terms == NULL)
    terms = unasked;
  game->rules->evaluate (game, state, terms);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      expected[seat] = 0;
      for (unsigned i = 0; i < game->rules->n_terms; i++)
        expected[seat] += terms[seat][i];
    }
}

unsigned
tr_point_kinds (const TrGame *game)
{
  return game->rules->point_sort == TR_SORT_NUMBER ? 1 : tr_sort_count (game, game->rules->point_sort);
}

unsigned
tr_event_point_kind (const TrGame  *game,
                     const TrEvent *event)
{
  return game->rules->point_sort == TR_SORT_NUMBER ? 0 : (unsigned) event->args[1];
}

bool
tr_hides_points (const TrGame  *game,
                 const TrState *state)
{
  return game->rules->hides_points && tr_turn (game, state).seat != TR_SEAT_NONE;
}

void
tr_view (const TrGame *game,
         TrState      *state,
         unsigned      seat,
         uint64_t      seed)
{
  assert (seat < game->seats);

  game->rules->view (game, state, seat, seed);
  assert_possible (game, state);
}

bool
tr_check (const TrGame  *game,
          const TrState *state,
          TrText        *problem)
{
  return game->rules->check (game, state, problem);
}

/* ── Pointing ── */

unsigned
tr_targets (const TrGame *game,
            TrMove        move,
            TrThing       targets[TR_TARGETS_MAX])
{
  const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (move)];
  unsigned n = 0;

  if (kind->handle.sort != TR_SORT_NUMBER)
    targets[n++] = kind->handle;
  for (unsigned i = 0; i < kind->n_args; i++)
    {
      TrThing thing = { .sort = kind->args[i], .index = (uint8_t) tr_move_arg (move, i) };
      char data[2];
      TrText word;

      /* An argument that is left out is not pointed at; only index 0 can be. */
      tr_text_init (&word, data, sizeof data, NULL);
      if (thing.index == 0)
        tr_thing_write (game, thing, &word);
      if (thing.index > 0 || word.length > 0)
        targets[n++] = thing;
    }
  return n;
}

static bool
targets_include (const TrThing *targets,
                 unsigned       n_targets,
                 const TrThing *things,
                 unsigned       n_things)
{
  bool used[TR_TARGETS_MAX] = { false };

  for (unsigned i = 0; i < n_things; i++)
    {
      unsigned j = 0;

      while (j < n_targets
             && (used[j] || targets[j].sort != things[i].sort || targets[j].index != things[i].index))
        j++;
      if (j == n_targets)
        return false;
      used[j] = true;
    }
  return true;
}

/* Walks all moves of a kind as an odometer does: tens of thousands at most (two spaces), never while playing. */
static bool
next_move_of_kind (const TrGame *game,
                   TrMove       *move)
{
  const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (*move)];

  for (unsigned i = kind->n_args; i-- > 0; )
    {
      unsigned value = tr_move_arg (*move, i) + 1;

      if (value < tr_sort_count (game, kind->args[i]))
        {
          *move = tr_move_with_arg (*move, i, value);
          return true;
        }
      *move = tr_move_with_arg (*move, i, 0);
    }
  return false;
}

/* A sort may be empty: a box without well sites. */
static bool
kind_has_moves (const TrGame *game,
                unsigned      kind)
{
  for (unsigned i = 0; i < game->rules->move_kinds[kind].n_args; i++)
    if (tr_sort_count (game, game->rules->move_kinds[kind].args[i]) == 0)
      return false;
  return true;
}

static bool
has_thing (const TrThing *things,
           unsigned       n_things,
           TrThing        thing)
{
  for (unsigned i = 0; i < n_things; i++)
    if (things[i].sort == thing.sort && things[i].index == thing.index)
      return true;
  return false;
}

/* How much REFUSAL of a move with TARGETS, the first of them its HANDLE where it has one, is what somebody wants to hear who
 * pointed at THINGS: that it was nearly legal; then that they are what such a move begins with, since whoever points at a
 * tribute area means to pay a tribute, and not the roof of which it would be the second thing to say; then that it tells of
 * nothing else. */
static unsigned
fitness (const TrGame  *game,
         TrRefusal      refusal,
         bool           handle,
         const TrThing *targets,
         unsigned       n_targets,
         const TrThing *things,
         unsigned       n_things)
{
  const TrRefusalKind *kind = &game->rules->refusal_kinds[refusal.kind];
  bool begins = n_targets == 0 || has_thing (things, n_things, targets[0])
                /* A handle need not be pointed at. */
                || (handle && n_targets > 1 && has_thing (things, n_things, targets[1]));
  unsigned strangers = 0;

  for (unsigned i = 0; i < TR_REFUSAL_ARGS_MAX; i++)
    {
      TrThing thing = { .sort = kind->sorts[i], .index = (uint8_t) refusal.args[i] };

      if (thing.sort != TR_SORT_NUMBER && !has_thing (things, n_things, thing))
        strangers++;
    }
  return ((unsigned) kind->rank * 2 + begins) * (TR_REFUSAL_ARGS_MAX + 1) + TR_REFUSAL_ARGS_MAX - strangers;
}

TrRefusal
tr_why_not (const TrGame  *game,
            const TrState *state,
            unsigned       only_kind,
            const TrThing *things,
            unsigned       n_things)
{
  const TrRules *rules = game->rules;
  TrRefusal best = { 0 };
  unsigned best_fitness = 0;
  bool found = false;

  for (unsigned kind = 1; kind < rules->n_move_kinds; kind++)
    {
      TrMove move = tr_move (kind, 0, 0, 0);

      if ((only_kind != 0 && kind != only_kind) || !kind_has_moves (game, kind))
        continue;
      do
        {
          TrThing targets[TR_TARGETS_MAX];
          unsigned n_targets = tr_targets (game, move, targets);
          TrRefusal refusal;
          unsigned fits;

          if (!targets_include (targets, n_targets, things, n_things))
            continue;
          refusal = rules->judge (game, state, move);
          if (refusal.kind == 0)
            return refusal;
          fits = fitness (game, refusal, rules->move_kinds[kind].handle.sort != TR_SORT_NUMBER, targets, n_targets, things,
                          n_things);
          if (!found || fits > best_fitness)
            {
              best = refusal;
              best_fitness = fits;
            }
          found = true;
        }
      while (next_move_of_kind (game, &move));
    }

  /* Nothing can ever be done with these things: any move answers that it is not the time. */
  if (!found)
    best = rules->judge (game, state, TR_MOVE_NONE);
  return best;
}
