/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-report.h"
#include "cli-setup.h"
#include "tr-auto.h"
#include "tr-random.h"
#include "tr-search.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#define STANDARD_SEED 1

/* ── bench ── */

typedef struct
{
  guint64 games;
  guint64 decisions;
  guint64 moves;
  double  seconds;
  double  copy_ns;
  guint64 playouts;
  guint64 nodes;
  double  search_seconds;
} Measures;

/* Time of the processor, not of the clock: who else uses it does not count. */
static double
processor_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* The rules are called through the same functions as everywhere; nobody listens to events. */
static void
measure_games (const TrGame *game,
               guint64       seed,
               double        seconds,
               Measures     *measures)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  g_autoptr(TrState) state = tr_state_new (game);
  uint64_t random = seed;
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  double start = processor_seconds ();

  g_assert (measures != NULL);

  do
    {
      tr_setup (game, state, seed + measures->games, NULL);
      for (tr_moves (game, state, moves); moves->n > 0; tr_moves (game, state, moves))
        {
          /* A multiplication instead of a division: the pick should not be what is measured. */
          guint32 pick = (guint32) ((tr_random_next (&random) >> 32) * moves->n >> 32);

          measures->decisions++;
          measures->moves += moves->n;
          tr_apply (game, state, moves->moves[pick], NULL);
        }
      measures->games++;
    }
  while (g_get_monotonic_time () < end && !cli_interrupted ());
  measures->seconds = processor_seconds () - start;
}

static void
measure_copies (const TrGame *game,
                guint64       seed,
                Measures     *measures)
{
  const guint n_copies = 2000000;
  g_autoptr(TrState) a = tr_state_new (game);
  g_autoptr(TrState) b = tr_state_new (game);
  double start;

  g_assert (measures != NULL);

  tr_setup (game, a, seed, NULL);
  start = processor_seconds ();
  for (guint i = 0; i < n_copies / 2; i++)
    {
      tr_state_copy (game, b, a);
      tr_state_copy (game, a, b);
    }
  measures->copy_ns = (processor_seconds () - start) * 1e9 / n_copies;
}

/* A search of one thread at every few decisions of random games. */
static void
measure_search (const TrGame *game,
                guint64       seed,
                double        seconds,
                Measures     *measures)
{
  const guint max_nodes = 1u << 18;
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  g_autoptr(TrState) state = tr_state_new (game);
  g_autoptr(TrSearch) search = tr_search_new (game, max_nodes);
  TrSearchLimits limits = { .seed = seed, .tries = 100, .handovers = 2, .evenly = TRUE, .decisive = FALSE };
  uint64_t random = seed;
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);

  g_assert (measures != NULL);

  for (guint64 n = 0; g_get_monotonic_time () < end && !cli_interrupted (); n++)
    {
      double start;

      tr_setup (game, state, seed + n, NULL);
      for (guint i = 0; i < 10 * (n % 12); i++)
        {
          tr_moves (game, state, moves);
          if (moves->n == 0)
            break;
          tr_apply (game, state, moves->moves[tr_random_below (&random, moves->n)], NULL);
        }
      start = processor_seconds ();
      tr_search_run (search, state, &limits);
      measures->search_seconds += processor_seconds () - start;
      measures->playouts += tr_search_tries (search);
      measures->nodes += tr_search_nodes (search);
    }
}

/* With a point in every language. */
static void
print_figure (const char *name,
              double      figure)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  printf (", \"%s\": %s", name, g_ascii_formatd (text, sizeof text, "%.1f", figure));
}

CliStatus
cli_bench (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  double seconds = 2;
  const GOptionEntry entries[] = {
    { "seconds", 't', 0, G_OPTION_ARG_DOUBLE, &seconds, N_("How long (2)"), "T" },
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(TrGame) game = NULL;
  Measures measures = { 0 };
  guint64 seed;

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !cli_setup_open (&setup, rest[0]))
    return CLI_WRONG;
  if (!(seconds > 0 && seconds <= 86400))
    return cli_fail (_("--seconds should be more than 0 and at most a day"));
  game = cli_setup_make_game (&setup, setup.n_players > 0 ? setup.n_players : tr_rules_usual_players (setup.rules));
  if (game == NULL)
    return CLI_WRONG;

  cli_catch_interrupt ();
  seed = setup.has_seed ? setup.seed_number : STANDARD_SEED;
  measure_games (game, seed, seconds, &measures);
  measure_copies (game, seed, &measures);
  measure_search (game, seed, seconds, &measures);

  printf ("{\"game\": \"%s\", \"players\": %u", game->rules->id, game->players);
  print_figure ("games_per_s", (double) measures.games / measures.seconds);
  print_figure ("decisions_per_s", (double) measures.decisions / measures.seconds);
  print_figure ("decision_ns", measures.seconds * 1e9 / (double) MAX (measures.decisions, 1));
  print_figure ("copy_ns", measures.copy_ns);
  print_figure ("decisions_per_game", (double) measures.decisions / (double) measures.games);
  print_figure ("moves_per_decision", (double) measures.moves / (double) MAX (measures.decisions, 1));
  print_figure ("playouts_per_s", (double) measures.playouts / MAX (measures.search_seconds, 1e-9));
  print_figure ("nodes_per_s", (double) measures.nodes / MAX (measures.search_seconds, 1e-9));
  printf (", \"state_bytes\": %zu}\n", game->rules->state_size);
  return CLI_YES;
}

/* ── perft ── */

#define DEPTH_MAX 32

typedef struct
{
  const TrGame *game;
  TrState      *states[DEPTH_MAX + 1];
  TrMoveList   *moves[DEPTH_MAX];
} Perft;

static void
perft_clear (Perft *perft)
{
  for (guint i = 0; i <= DEPTH_MAX; i++)
    g_clear_pointer (&perft->states[i], tr_state_free);
  for (guint i = 0; i < DEPTH_MAX; i++)
    g_clear_pointer (&perft->moves[i], g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Perft, perft_clear)

/* From states[at], DEPTH moves deep: the last of them need only be counted. */
static guint64
count_paths (Perft *perft,
             guint  at,
             guint  depth)
{
  TrMoveList *moves = perft->moves[at];
  guint64 paths = 0;

  g_assert (depth > 0 && at + depth <= DEPTH_MAX);

  tr_moves (perft->game, perft->states[at], moves);
  if (depth == 1)
    return moves->n;
  for (guint i = 0; i < moves->n && !cli_interrupted (); i++)
    {
      tr_state_copy (perft->game, perft->states[at + 1], perft->states[at]);
      tr_apply (perft->game, perft->states[at + 1], moves->moves[i], NULL);
      paths += count_paths (perft, at + 1, depth - 1);
    }
  return paths;
}

CliStatus
cli_perft (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  g_auto(Perft) perft = { 0 };
  g_autofree char *depth_text = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "depth", 'd', 0, G_OPTION_ARG_STRING, &depth_text, N_("How many moves deep (3)"), "D" },
    CLI_JSON_ENTRY (&json),
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(TrGame) game = NULL;
  g_autoptr(TrValue) counts = NULL;
  guint64 depth = 3;
  guint64 seed;

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !cli_setup_open (&setup, rest[0])
      || (depth_text != NULL && !cli_read_number ("--depth", depth_text, 1, DEPTH_MAX, &depth)))
    return CLI_WRONG;
  game = cli_setup_make_game (&setup, setup.n_players > 0 ? setup.n_players : tr_rules_usual_players (setup.rules));
  if (game == NULL)
    return CLI_WRONG;

  cli_catch_interrupt ();
  seed = setup.has_seed ? setup.seed_number : STANDARD_SEED;
  perft.game = game;
  for (guint i = 0; i <= depth; i++)
    perft.states[i] = tr_state_new (game);
  for (guint i = 0; i < depth; i++)
    perft.moves[i] = g_new (TrMoveList, 1);
  tr_setup (game, perft.states[0], seed, NULL);

  counts = tr_value_array ();
  for (guint d = 1; d <= depth; d++)
    {
      guint64 paths = count_paths (&perft, 0, d);

      if (cli_interrupted ())
        break;
      tr_value_append (counts, tr_value_integer ((int64_t) paths));
      if (!json)
        printf ("%u %" PRIu64 "\n", d, paths);
      fflush (stdout);
    }

  if (json)
    {
      TrValue *answer = tr_value_object ();

      tr_value_set (answer, "game", tr_value_string (game->rules->id));
      tr_value_set (answer, "players", tr_value_integer (game->players));
      tr_value_set (answer, "options", tr_options_write (game->rules, game->options));
      tr_value_set (answer, "seed", tr_value_integer ((int64_t) seed));
      tr_value_set (answer, "paths", g_steal_pointer (&counts));
      cli_print_value (answer);
    }
  if (!cli_interrupted ())
    return CLI_YES;
  cli_fail (_("interrupted"));
  return CLI_NO;
}
