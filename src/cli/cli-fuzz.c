/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-report.h"
#include "cli-setup.h"
#include "tr-auto.h"
#include "tr-json.h"
#include "tr-random.h"
#include "tr-words.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define STANDARD_SEED  1
#define STANDARD_GAMES 100

/* No game that ends takes nearly as many decisions. */
#define DECISIONS_MAX 100000

typedef struct
{
  const TrGame *game;
  guint64       seed;
  TrState      *state;
  TrMoveList    moves;
  TrEventList   events;
  GArray       *played;         /* TrMove */
  guint64       n_decisions;
  guint64       n_moves;
  char         *finding;
} Fuzz;

static void
fuzz_free (Fuzz *fuzz)
{
  g_clear_pointer (&fuzz->state, tr_state_free);
  g_clear_pointer (&fuzz->played, g_array_unref);
  g_free (fuzz->finding);
  g_free (fuzz);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fuzz, fuzz_free)

/* ── A program that aborts still says in which game ── */

static char last_words[256];

static void
on_abort (int number)
{
  gssize written = write (STDERR_FILENO, last_words, strlen (last_words));

  (void) written;
  signal (number, SIG_DFL);
}

static void
prepare_last_words (const Fuzz *fuzz)
{
  g_assert (fuzz != NULL);

  g_snprintf (last_words, sizeof last_words,
              "two-rivers-cli: aborted in: two-rivers-cli fuzz %s --players %u --seed %" PRIu64 " --games 1\n",
              fuzz->game->rules->id, fuzz->game->players, fuzz->seed);
}

/* ── Looking ── */

/* Takes SENTENCE; the first finding is the one to tell. */
static gboolean
find (Fuzz *fuzz,
      char *sentence)
{
  g_assert (fuzz != NULL);
  g_assert (sentence != NULL);

  if (fuzz->finding == NULL)
    fuzz->finding = sentence;
  else
    g_free (sentence);
  return FALSE;
}

static gboolean
check_state (Fuzz *fuzz)
{
  char *problem = tr_words_problem (fuzz->game, fuzz->state);

  return problem == NULL || find (fuzz, problem);
}

static gboolean
check_turn (Fuzz *fuzz)
{
  TrTurn turn = tr_turn (fuzz->game, fuzz->state);
  TrResult result;

  tr_result (fuzz->game, fuzz->state, &result);
  if (turn.seat != TR_SEAT_NONE && (turn.seat >= fuzz->game->players || turn.question == 0))
    return find (fuzz, g_strdup (_("nobody is asked, or nothing")));
  if ((turn.seat == TR_SEAT_NONE) != (fuzz->moves.n == 0))
    return find (fuzz, g_strdup (_("there are moves after the end, or none before it")));
  if ((turn.seat == TR_SEAT_NONE) != result.over)
    return find (fuzz, g_strdup (_("the result does not know whether the game is over")));
  return TRUE;
}

static gboolean
check_move_text (Fuzz  *fuzz,
                 TrMove move)
{
  g_autofree char *text = tr_words_move (fuzz->game, move);
  const char *wrong;
  TrMove parsed;

  if (tr_move_parse (fuzz->game, text, &parsed, &wrong) && parsed == move)
    return TRUE;
  return find (fuzz, g_strdup_printf (_("“%s” is not read back as the same move"), text));
}

static gboolean
check_moves (Fuzz *fuzz)
{
  g_assert (fuzz != NULL);

  if (fuzz->moves.overflow)
    return find (fuzz, g_strdup (_("there are more moves than the list can hold")));
  for (guint i = 0; i < fuzz->moves.n; i++)
    {
      TrRefusal refusal = tr_judge (fuzz->game, fuzz->state, fuzz->moves.moves[i]);

      if (refusal.kind != 0)
        {
          g_autofree char *text = tr_words_move (fuzz->game, fuzz->moves.moves[i]);

          return find (fuzz, g_strdup_printf (_("“%s” is listed, but refused by %s"),
                                              text, tr_refusal_rule (fuzz->game, refusal)));
        }
      if (!check_move_text (fuzz, fuzz->moves.moves[i]))
        return FALSE;
    }
  return TRUE;
}

/* The rules are called without the assertions of debug builds, so that what they would find can be told in full. */
static gboolean
play_game (Fuzz *fuzz)
{
  const TrRules *rules = fuzz->game->rules;
  uint64_t random = fuzz->seed ^ UINT64_C (0x66757a7a);

  g_array_set_size (fuzz->played, 0);
  tr_event_list_clear (&fuzz->events);
  memset (fuzz->state, 0, rules->state_size);
  rules->setup (fuzz->game, fuzz->state, fuzz->seed, &fuzz->events);

  for (;;)
    {
      TrMove move;

      if (fuzz->events.overflow)
        return find (fuzz, g_strdup (_("there are more events than the list can hold")));
      tr_moves (fuzz->game, fuzz->state, &fuzz->moves);
      if (!check_state (fuzz) || !check_turn (fuzz) || !check_moves (fuzz))
        return FALSE;
      if (fuzz->moves.n == 0)
        return TRUE;
      if (fuzz->played->len == DECISIONS_MAX)
        return find (fuzz, g_strdup (_("the game does not end")));

      move = fuzz->moves.moves[tr_random_below (&random, fuzz->moves.n)];
      fuzz->n_decisions++;
      fuzz->n_moves += fuzz->moves.n;
      g_array_append_val (fuzz->played, move);
      tr_event_list_clear (&fuzz->events);
      rules->apply (fuzz->game, fuzz->state, move, &fuzz->events);
    }
}

/* ── Telling ── */

static CliStatus
report_finding (const Fuzz *fuzz,
                CliSetup   *setup,
                guint64     game_number,
                const char *save)
{
  g_autoptr(TrValue) value = NULL;
  g_autoptr(GError) error = NULL;

  g_assert (fuzz != NULL);
  g_assert (setup != NULL);

  cli_fail (_("game %" PRIu64 ", after %u moves: %s"), game_number, fuzz->played->len, fuzz->finding);
  cli_fail (_("again with: two-rivers-cli fuzz %s --players %u --seed %" PRIu64 " --games 1"),
            fuzz->game->rules->id, fuzz->game->players, fuzz->seed);
  value = tr_record_compose (setup->box, fuzz->game, NULL, fuzz->seed, (const TrMove *) fuzz->played->data,
                             fuzz->played->len);
  if (save == NULL)
    cli_print_value (g_steal_pointer (&value));
  else if (!tr_json_save (value, save, &error))
    cli_fail ("%s", error->message);
  else
    {
      printf (_("The game is in %s."), save);
      printf ("\n");
    }
  return CLI_NO;
}

static void
show_progress (guint64 done,
               guint64 n_games)
{
  static gint64 last;
  gint64 now;

  if (!isatty (STDERR_FILENO))
    return;
  now = g_get_monotonic_time ();
  if (done == n_games)
    fprintf (stderr, "\r\033[K");
  else if (now - last > G_USEC_PER_SEC / 5)
    {
      fprintf (stderr, "\r");
      fprintf (stderr, _("%" PRIu64 " of %" PRIu64 " games"), done, n_games);
      last = now;
    }
}

static CliStatus
fuzz_games (CliSetup    *setup,
            TrGame     **games,
            guint        n_kinds,
            guint64      n_games,
            const char  *save,
            gboolean     json)
{
  g_autoptr(Fuzz) fuzz = g_new0 (Fuzz, 1);
  guint64 seed = setup->has_seed ? setup->seed_number : STANDARD_SEED;
  guint64 done = 0;

  g_assert (games != NULL);

  fuzz->played = g_array_new (FALSE, FALSE, sizeof (TrMove));
  fuzz->state = tr_state_new (games[0]);
  for (; done < n_games && !cli_interrupted (); done++)
    {
      fuzz->game = games[done % n_kinds];
      fuzz->seed = (seed + done) & G_MAXINT64;
      prepare_last_words (fuzz);
      if (!play_game (fuzz))
        {
          show_progress (n_games, n_games);
          return report_finding (fuzz, setup, done + 1, save);
        }
      show_progress (done, n_games);
    }
  show_progress (n_games, n_games);

  if (json)
    {
      TrValue *answer = tr_value_object ();

      tr_value_set (answer, "games", tr_value_integer ((int64_t) done));
      tr_value_set (answer, "decisions", tr_value_integer ((int64_t) fuzz->n_decisions));
      tr_value_set (answer, "moves", tr_value_integer ((int64_t) fuzz->n_moves));
      tr_value_set (answer, "findings", tr_value_integer (0));
      cli_print_value (answer);
    }
  else
    {
      printf (_("%" PRIu64 " games, %" PRIu64 " decisions, %" PRIu64
                " legal moves: nothing found"), done, fuzz->n_decisions, fuzz->n_moves);
      printf ("\n");
    }
  if (done == n_games)
    return CLI_YES;
  cli_fail (_("interrupted"));
  return CLI_NO;
}

CliStatus
cli_fuzz (const CliCommand  *command,
          int                argc,
          char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  g_autofree char *games_text = NULL;
  g_autofree char *save = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_STRING, &games_text, N_("How many games (100)"), "N" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save, N_("Write the game of a finding here"), "FILE" },
    CLI_JSON_ENTRY (&json),
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  TrGame *games[TR_SEATS_MAX] = { NULL };
  guint64 n_games = STANDARD_GAMES;
  guint first, last, n_kinds = 0;
  CliStatus status = CLI_WRONG;

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !cli_setup_open (&setup, rest[0])
      || (games_text != NULL && !cli_read_number ("--games", games_text, 1, G_MAXUINT32, &n_games)))
    return CLI_WRONG;

  /* Without --players all numbers of players take turns. */
  first = setup.n_players > 0 ? setup.n_players : setup.rules->min_players;
  last = setup.n_players > 0 ? setup.n_players : setup.rules->max_players;
  g_assert (last - first < G_N_ELEMENTS (games));
  while (first + n_kinds <= last && (games[n_kinds] = cli_setup_make_game (&setup, first + n_kinds)) != NULL)
    n_kinds++;
  if (first + n_kinds > last)
    {
      cli_catch_interrupt ();
      signal (SIGABRT, on_abort);
      status = fuzz_games (&setup, games, n_kinds, n_games, save, json);
      signal (SIGABRT, SIG_DFL);
    }
  for (guint i = 0; i < n_kinds; i++)
    tr_game_free (games[i]);
  return status;
}
