/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-random.h"

/* What is checked in every state and with every move of a random game. */

#define PROPOSAL_RATE 4

static int
compare_moves (const void *a,
               const void *b)
{
  const TrMove *first = a;
  const TrMove *second = b;

  return (*first > *second) - (*first < *second);
}

static void
check_state (Walk *walk)
{
  const TrRules *rules = walk->game->rules;
  const TrQuestion *question;
  const char *flaw;
  char data[256];
  TrText problem;

  tr_text_init (&problem, data, sizeof data, NULL);
  walk_assert (walk, tr_check (walk->game, walk->state, &problem), "the state is impossible: %s", data);
  if (walk_over (walk))
    return;

  walk_assert (walk, walk->turn.seat < walk->game->players, "seat %u is asked", walk->turn.seat);
  walk_assert (walk, walk->turn.question > 0 && walk->turn.question < rules->n_questions, "there is no question %u",
               walk->turn.question);
  question = &rules->questions[walk->turn.question];
  flaw = conformance_sentence_flaw (walk->game, question->sentence, walk->turn.seat, question->sorts, walk->turn.args,
                                    TR_TURN_ARGS_MAX);
  walk_assert (walk, flaw == NULL, "the question “%s” %s", question->word, flaw);
}

static void
check_moves (Walk *walk)
{
  static TrMove sorted[TR_MOVE_LIST_MAX];

  memcpy (sorted, walk->moves.moves, walk->moves.n * sizeof *sorted);
  qsort (sorted, walk->moves.n, sizeof *sorted, compare_moves);
  for (unsigned i = 0; i < walk->moves.n; i++)
    {
      unsigned kind = tr_move_kind (sorted[i]);

      walk_assert (walk, i == 0 || sorted[i] != sorted[i - 1], "a move is listed twice: %016" G_GINT64_MODIFIER "x",
                   sorted[i]);
      walk_assert (walk, kind > 0 && kind < walk->game->rules->n_move_kinds, "there is no kind %u of move", kind);
      for (unsigned j = 0; j < TR_MOVE_ARGS_MAX; j++)
        {
          const TrMoveKind *table = &walk->game->rules->move_kinds[kind];
          unsigned count = j < table->n_args ? tr_sort_count (walk->game, table->args[j]) : 1;

          walk_assert (walk, tr_move_arg (sorted[i], j) < count, "argument %u of a move “%s” is %u, of %u", j,
                       table->word, tr_move_arg (sorted[i], j), count);
        }
      walk_assert (walk, tr_judge (walk->game, walk->state, sorted[i]).kind == 0, "a listed move is refused: %s",
                   walk->game->rules->refusal_kinds[tr_judge (walk->game, walk->state, sorted[i]).kind].sentence);
    }
}

/* What the rules propose is legal, the same each time, and comes to an end: a state in which nothing more is proposed,
 * or the turn of another player. STATE is played on with it. */
static void
check_proposals (Walk    *walk,
                 TrState *state)
{
  const TrRules *rules = walk->game->rules;
  unsigned n = 0;

  if (rules->propose == NULL)
    return;
  tr_state_copy (walk->game, state, walk->state);
  for (TrMove move = rules->propose (walk->game, state); move != TR_MOVE_NONE; move = rules->propose (walk->game, state))
    {
      TrMove again;

      walk_assert (walk, tr_turn (walk->game, state).seat != TR_SEAT_NONE, "a move is proposed to nobody");
      walk_assert (walk, tr_judge (walk->game, state, move).kind == 0, "an illegal move is proposed: %016" G_GINT64_MODIFIER "x",
                   move);
      conformance_dirty_stack (0x5a);
      again = rules->propose (walk->game, state);
      conformance_dirty_stack (0xa5);
      walk_assert (walk, again == move && rules->propose (walk->game, state) == move, "the proposal changes by itself");
      tr_apply (walk->game, state, move, NULL);
      if (tr_turn (walk->game, state).seat != walk->turn.seat)
        return;
      walk_assert (walk, ++n < TR_MOVE_LIST_MAX, "the proposals do not end");
    }
}

static void
check_events (Walk *walk)
{
  const TrRules *rules = walk->game->rules;

  walk_assert (walk, !walk->events.overflow, "there are more events than a list can hold");
  for (unsigned i = 0; i < walk->events.n; i++)
    {
      const TrEvent *event = &walk->events.events[i];
      const TrEventKind *kind;
      const char *flaw;

      walk_assert (walk, event->kind > 0 && event->kind < rules->n_event_kinds, "there is no kind %u of event",
                   event->kind);
      kind = &rules->event_kinds[event->kind];
      walk_assert (walk, event->rule < rules->n_rule_ids, "the event “%s” comes from rule %u", kind->word, event->rule);
      walk_assert (walk, event->seat == TR_SEAT_NONE || event->seat < walk->game->seats,
                   "the event “%s” happens to seat %u", kind->word, event->seat);
      walk_assert (walk, !kind->points || (event->rule > 0 && event->seat != TR_SEAT_NONE),
                   "points “%s” come from no rule, or to nobody", kind->word);
      walk_assert (walk, !kind->points || tr_event_point_kind (walk->game, event) < tr_point_kinds (walk->game),
                   "points “%s” are of no kind", kind->word);
      flaw = conformance_sentence_flaw (walk->game, tr_event_sentence (walk->game, event), event->seat, kind->sorts,
                                        event->args, TR_EVENT_ARGS_MAX);
      walk_assert (walk, flaw == NULL, "the event “%s” %s", kind->word, flaw);
    }
}

/* The score is what it was and what the events say: a breakdown can be made of events alone. */
static void
check_points (Walk           *walk,
              const TrResult *before,
              const TrResult *after)
{
  int points[TR_SEATS_MAX][TR_POINT_KINDS_MAX] = { { 0 } };
  unsigned n_kinds = tr_point_kinds (walk->game);

  for (unsigned i = 0; i < walk->events.n; i++)
    {
      const TrEvent *event = &walk->events.events[i];

      if (walk->game->rules->event_kinds[event->kind].points)
        points[event->seat][tr_event_point_kind (walk->game, event)] += event->args[0];
    }
  for (unsigned seat = 0; seat < walk->game->seats; seat++)
    for (unsigned kind = 0; kind < n_kinds; kind++)
      walk_assert (walk, after->points[seat][kind] - before->points[seat][kind] == points[seat][kind],
                   "the points of seat %u went from %d to %d, and events tell of %d", seat, before->points[seat][kind],
                   after->points[seat][kind], points[seat][kind]);
}

static void
check_result (Walk           *walk,
              const TrResult *result)
{
  unsigned n_first = 0;

  walk_assert (walk, result->over == walk_over (walk), "result and question disagree whether the game is over");
  if (!result->over)
    return;
  for (unsigned seat = 0; seat < walk->game->seats; seat++)
    {
      walk_assert (walk, result->rank[seat] >= 1 && result->rank[seat] <= walk->game->seats, "seat %u has rank %u",
                   seat, result->rank[seat]);
      n_first += result->rank[seat] == 1;
    }
  walk_assert (walk, n_first > 0, "nobody is first");
}

void
conformance_play (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);
  TrState *copy = tr_state_new (conformance->game);
  TrResult before, after;

  while (walk_next (walk, 1))
    {
      check_events (walk);
      check_state (walk);
      tr_result (walk->game, walk->state, &after);
      check_result (walk, &after);
      while (!walk_over (walk))
        {
          TrMove move = walk_choose (walk);

          check_moves (walk);
          if (walk_sample (walk, PROPOSAL_RATE))
            check_proposals (walk, copy);
          before = after;

          /* The same move on a copy, with nobody listening and other dirt on the stack, leads to the same state. */
          tr_state_copy (walk->game, copy, walk->state);
          conformance_dirty_stack (0x5a);
          tr_apply (walk->game, copy, move, NULL);
          conformance_dirty_stack (0xa5);
          walk_step (walk, move);
          walk_assert (walk, tr_state_equal (walk->game, copy, walk->state), "the same move led to another state");

          check_state (walk);
          check_events (walk);
          tr_result (walk->game, walk->state, &after);
          check_points (walk, &before, &after);
          check_result (walk, &after);
        }
    }
  tr_state_free (copy);
}

/* ── Set-up and replay ── */

void
conformance_setup (const Conformance *conformance)
{
  const TrGame *game = conformance->game;
  TrState *first = tr_state_new (game);
  TrState *second = tr_state_new (game);
  uint64_t random = conformance->seed;
  unsigned n_different = 0;

  for (unsigned i = 0; i < 64; i++)
    {
      uint64_t seed = tr_random_next (&random);

      conformance_dirty_stack (0x5a);
      tr_setup (game, first, seed, NULL);
      conformance_dirty_stack (0xa5);
      memset (second, 0xa5, game->rules->state_size);
      tr_setup (game, second, seed, NULL);
      g_assert_true (tr_state_equal (game, first, second));
      tr_setup (game, second, seed + 1, NULL);
      n_different += !tr_state_equal (game, first, second);
    }
  g_assert_cmpuint (n_different, ==, 64);
  tr_state_free (first);
  tr_state_free (second);
}

/* Undo is a copy kept, or the game played again up to there: both are the same, bit for bit. */
void
conformance_replay (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);
  size_t size = conformance->game->rules->state_size;
  TrState *state = tr_state_new (conformance->game);

  while (walk_next (walk, 10))
    {
      g_autoptr (GByteArray) kept = g_byte_array_new ();
      unsigned back;

      g_byte_array_append (kept, (const guint8 *) walk->state, (guint) size);
      while (!walk_over (walk))
        {
          walk_step (walk, walk_choose (walk));
          g_byte_array_append (kept, (const guint8 *) walk->state, (guint) size);
        }

      tr_setup (walk->game, state, walk->seed, NULL);
      for (unsigned i = 0; i <= walk->played->len; i++)
        {
          walk_assert (walk, memcmp (state, kept->data + i * size, size) == 0,
                       "played again, move %u leads elsewhere", i);
          if (i < walk->played->len)
            tr_apply (walk->game, state, g_array_index (walk->played, TrMove, i), NULL);
        }

      /* Undo to the start, redo from anywhere. */
      for (back = walk->played->len; back-- > 0; )
        {
          memcpy (state, kept->data + back * size, size);
          tr_apply (walk->game, state, g_array_index (walk->played, TrMove, back), NULL);
          walk_assert (walk, memcmp (state, kept->data + (back + 1) * size, size) == 0,
                       "after undo, move %u leads elsewhere", back + 1);
        }
    }
  tr_state_free (state);
}
