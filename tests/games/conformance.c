/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-random.h"
#include "words.h"

/* No game of ours comes near: one that does never ends. */
#define WALK_MOVES_MAX 20000

const ConformanceGroup conformance_groups[] = {
  { "play", conformance_play },
  { "tables", conformance_tables },
  { "setup", conformance_setup },
  { "replay", conformance_replay },
  { "judge", conformance_judge },
  { "texts", conformance_texts },
  { "pointing", conformance_pointing },
  { "position", conformance_position },
  { "views", conformance_views },
  { NULL, NULL },
};

typedef struct
{
  const Conformance      *conformance;
  const ConformanceGroup *group;
} Case;

static void
run_case (gconstpointer data)
{
  const Case *one = data;

  one->group->run (one->conformance);
}

void
conformance_add_tests (const char        *path,
                       const Conformance *conformance)
{
  for (const ConformanceGroup *group = conformance_groups; group->name != NULL; group++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", path, group->name);
      Case *one = g_new (Case, 1);

      *one = (Case) { .conformance = conformance, .group = group };
      g_test_add_data_func_full (name, one, run_case, g_free);
    }
}

/* ── Random games ── */

Walk *
walk_new (const Conformance *conformance)
{
  Walk *walk = g_new0 (Walk, 1);

  walk->conformance = conformance;
  walk->game = conformance->game;
  walk->state = tr_state_new (conformance->game);
  walk->played = g_array_new (FALSE, FALSE, sizeof (TrMove));
  return walk;
}

void
walk_free (Walk *walk)
{
  tr_state_free (walk->state);
  g_array_unref (walk->played);
  g_free (walk);
}

static void
walk_look (Walk *walk)
{
  walk->turn = tr_turn (walk->game, walk->state);
  tr_moves (walk->game, walk->state, &walk->moves);
  walk_assert (walk, !walk->moves.overflow, "there are more moves than a list can hold");
  if (walk->turn.seat == TR_SEAT_NONE)
    walk_assert (walk, walk->moves.n == 0, "the game is over, and %u moves are left", walk->moves.n);
  else
    walk_assert (walk, walk->moves.n > 0, "a question without an answer");
}

bool
walk_next (Walk     *walk,
           unsigned  share)
{
  uint64_t random = walk->conformance->seed + walk->number;

  if (walk->number * share >= walk->conformance->n_games)
    return false;
  walk->number++;
  walk->seed = tr_random_next (&random);
  walk->random = tr_random_next (&random);
  g_array_set_size (walk->played, 0);
  tr_event_list_clear (&walk->events);
  tr_setup (walk->game, walk->state, walk->seed, &walk->events);
  walk_look (walk);
  return true;
}

bool
walk_over (const Walk *walk)
{
  return walk->moves.n == 0;
}

bool
walk_sample (Walk     *walk,
             unsigned  rate)
{
  return walk->conformance->dense || tr_random_below (&walk->random, rate) == 0;
}

/* In every second game each kind of move is equally likely, so that those with few moves are not drowned by those with
 * many. */
TrMove
walk_choose (Walk *walk)
{
  TrMove move = walk->moves.moves[tr_random_below (&walk->random, walk->moves.n)];
  bool met[256] = { false };
  unsigned n_kinds = 0;
  unsigned chosen = 0;
  unsigned n = 0;

  if (walk->number % 2 == 0)
    return move;

  for (unsigned i = 0; i < walk->moves.n; i++)
    {
      unsigned kind = tr_move_kind (walk->moves.moves[i]);

      if (!met[kind] && tr_random_below (&walk->random, ++n_kinds) == 0)
        chosen = kind;
      met[kind] = true;
    }
  for (unsigned i = 0; i < walk->moves.n; i++)
    if (tr_move_kind (walk->moves.moves[i]) == chosen && tr_random_below (&walk->random, ++n) == 0)
      move = walk->moves.moves[i];
  return move;
}

void
walk_step (Walk   *walk,
           TrMove  move)
{
  tr_event_list_clear (&walk->events);
  tr_apply (walk->game, walk->state, move, &walk->events);
  g_array_append_val (walk->played, move);
  walk_assert (walk, walk->played->len < WALK_MOVES_MAX, "the game does not end");
  walk_look (walk);
}

/* Everything that is needed to get to this state again: the moves can be pasted into a game file. */
void
walk_fail (const Walk *walk,
           const char *file,
           int         line,
           const char *format,
           ...)
{
  GString *moves = g_string_new (NULL);
  g_autofree char *problem = NULL;
  g_autofree char *message = NULL;
  va_list args;

  for (unsigned i = 0; i < walk->played->len; i++)
    {
      g_autofree char *move = words_move (walk->game, g_array_index (walk->played, TrMove, i));

      g_string_append_printf (moves, "%s\"%s\"", i > 0 ? ", " : "", move);
    }
  va_start (args, format);
  problem = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("\"game\": \"%s\", \"players\": %u, \"seed\": %" G_GUINT64_FORMAT ", \"moves\": [%s]",
                  walk->game->rules->id, walk->game->players, (guint64) walk->seed, moves->str);
  message = g_strdup_printf ("%s, %u players, seed %" G_GUINT64_FORMAT ", after %u moves: %s", walk->game->rules->id,
                             walk->game->players, (guint64) walk->seed, walk->played->len, problem);
  g_assertion_message (G_LOG_DOMAIN, file, line, "conformance", message);
  g_assert_not_reached ();
}

/* ── What several groups need ── */

void
conformance_dirty_stack (int byte)
{
  volatile char dirt[8192];

  for (size_t i = 0; i < sizeof dirt; i++)
    dirt[i] = (char) byte;
}

bool
conformance_next_move (const TrGame *game,
                       TrMove       *move)
{
  const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (*move)];

  for (unsigned i = 0; i < kind->n_args; i++)
    {
      unsigned value = (tr_move_arg (*move, i) + 1) % tr_sort_count (game, kind->args[i]);

      *move = tr_move_with_arg (*move, i, value);
      if (value != 0)
        return true;
    }
  return false;
}

uint64_t
conformance_count_moves (const TrGame *game,
                         unsigned      kind)
{
  uint64_t count = 1;

  for (unsigned i = 0; i < game->rules->move_kinds[kind].n_args; i++)
    count *= tr_sort_count (game, game->rules->move_kinds[kind].args[i]);
  return count;
}

TrMove
conformance_random_move (const TrGame *game,
                         unsigned      kind,
                         uint64_t     *random)
{
  const TrMoveKind *table = &game->rules->move_kinds[kind];
  TrMove move = tr_move (kind, 0, 0, 0);

  for (unsigned i = 0; i < table->n_args; i++)
    move = tr_move_with_arg (move, i, tr_random_below (random, tr_sort_count (game, table->args[i])));
  return move;
}

const char *
conformance_sentence_flaw (const TrGame  *game,
                           const char    *sentence,
                           unsigned       seat,
                           const uint8_t *sorts,
                           const int16_t *args,
                           unsigned       n_args)
{
  for (const char *c = strchr (sentence, '{'); c != NULL; c = strchr (c + 1, '{'))
    {
      unsigned i = (unsigned) (c[1] - '0');

      if (g_str_has_prefix (c, "{seat}"))
        {
          if (seat >= game->seats)
            return "speaks of a player, and there is none";
        }
      else if (g_str_has_prefix (c, "{rule}"))
        continue;
      else if (i >= n_args || c[2] != '}')
        return "has a brace that stands for nothing";
      else if (sorts[i] != TR_SORT_NUMBER && (args[i] < 0 || (unsigned) args[i] >= tr_sort_count (game, sorts[i])))
        return "names a thing that there is not";
    }
  return NULL;
}
