/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-setup.h"
#include "tr-auto.h"
#include "tr-level.h"
#include "tr-random.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define STANDARD_SEED  1
#define STANDARD_GAMES 20

/* 95 % of a normal distribution lie within so many deviations. */
#define DEVIATIONS 1.96

/* Somebody who takes part, in each seat as often as the others. */
typedef struct
{
  TrLevel level;
  double  wins;                 /* who shares the first rank shares the win */
  double  points;
  double  squares;
  guint64 decisions;
  gint64  usec;
  gint64  longest;
} Entrant;

typedef struct
{
  TrGame  *game;
  guint64  seed;
  guint    n_entrants;
  Entrant  entrants[TR_SEATS_MAX];
  guint64  n_games;
  double   rule_points;         /* of an opponent that the rules play */
} Arena;

/* ── Playing ── */

static TrMove
ask (Entrant       *entrant,
     const TrGame  *game,
     const TrState *state,
     unsigned       seat,
     uint64_t       seed)
{
  g_autoptr(TrState) view = tr_state_new (game);
  gint64 start = g_get_monotonic_time ();
  gint64 taken;
  TrMove move;

  tr_state_copy (game, view, state);
  tr_view (game, view, seat, seed);
  move = tr_level_think (&entrant->level, game, view, seed, NULL, NULL, NULL);
  taken = g_get_monotonic_time () - start;
  entrant->decisions++;
  entrant->usec += taken;
  entrant->longest = MAX (entrant->longest, taken);
  return move;
}

/* Each deal is played once with everybody in each seat. FALSE: interrupted. */
static gboolean
play_game (Arena *arena)
{
  const TrGame *game = arena->game;
  guint n = arena->n_entrants;
  guint turned = (guint) (arena->n_games % n);
  uint64_t random = arena->seed + arena->n_games / n;
  g_autoptr(TrState) state = tr_state_new (game);
  TrResult result;
  guint n_first = 0;

  tr_setup (game, state, random, NULL);
  random ^= turned;
  for (unsigned seat = tr_turn (game, state).seat; seat != TR_SEAT_NONE; seat = tr_turn (game, state).seat)
    {
      if (cli_interrupted ())
        return FALSE;
      tr_apply (game, state, ask (&arena->entrants[(seat + turned) % n], game, state, seat, tr_random_next (&random)), NULL);
    }

  tr_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    n_first += result.rank[seat] == 1;
  for (unsigned seat = 0; seat < n; seat++)
    {
      Entrant *entrant = &arena->entrants[(seat + turned) % n];

      entrant->wins += result.rank[seat] == 1 ? 1.0 / n_first : 0;
      entrant->points += result.score[seat];
      entrant->squares += (double) result.score[seat] * result.score[seat];
    }
  for (unsigned seat = n; seat < game->seats; seat++)
    arena->rule_points += result.score[seat];
  arena->n_games++;
  return TRUE;
}

/* ── Telling ── */

static void
print_figure (const char *name,
              double      figure)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  printf (", \"%s\": %s", name, g_ascii_formatd (text, sizeof text, "%.1f", figure));
}

static void
print_interval (const char *name,
                double      from,
                double      to)
{
  char a[G_ASCII_DTOSTR_BUF_SIZE], b[G_ASCII_DTOSTR_BUF_SIZE];

  printf (", \"%s\": [%s, %s]", name, g_ascii_formatd (a, sizeof a, "%.1f", from), g_ascii_formatd (b, sizeof b, "%.1f", to));
}

/* Wins by Wilson's interval, which holds for few games and for all or none won too. */
static void
print_entrant (const Entrant *entrant,
               double         n)
{
  double share = entrant->wins / n;
  double z2 = DEVIATIONS * DEVIATIONS;
  double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  double reach = DEVIATIONS / (1 + z2 / n) * sqrt (share * (1 - share) / n + z2 / (4 * n * n));
  double mean = entrant->points / n;
  double variance = n > 1 ? MAX (0, entrant->squares - n * mean * mean) / (n - 1) : 0;
  double error = DEVIATIONS * sqrt (variance / n);

  printf ("{\"level\": \"%s\"", entrant->level.level);
  print_figure ("wins", entrant->wins);
  print_figure ("wins_percent", 100 * share);
  print_interval ("wins_percent_95", 100 * MAX (0, middle - reach), 100 * MIN (1, middle + reach));
  print_figure ("points", mean);
  print_interval ("points_95", mean - error, mean + error);
  print_figure ("ms_per_decision", (double) entrant->usec / 1000 / (double) MAX (entrant->decisions, 1));
  print_figure ("longest_ms", (double) entrant->longest / 1000);
  printf ("}");
}

static void
print_answer (const Arena *arena)
{
  printf ("{\"game\": \"%s\", \"players\": %u, \"seed\": %" PRIu64 ", \"games\": %" PRIu64 ", \"seats\": [",
          arena->game->rules->id, arena->game->players, arena->seed, arena->n_games);
  for (guint i = 0; i < arena->n_entrants; i++)
    {
      printf ("%s\n  ", i > 0 ? "," : "");
      print_entrant (&arena->entrants[i], (double) arena->n_games);
    }
  printf ("\n]");
  if (arena->game->seats > arena->n_entrants)
    print_figure ("opponent_points", arena->rule_points / (double) arena->n_games);
  printf ("}\n");
}

static void
show_progress (const Arena *arena,
               guint64      n_games)
{
  if (!isatty (STDERR_FILENO))
    return;
  fprintf (stderr, "\r\033[K");
  if (arena->n_games == n_games)
    return;
  fprintf (stderr, _("%" PRIu64 " of %" PRIu64 " games"), arena->n_games, n_games);
  for (guint i = 0; i < arena->n_entrants; i++)
    fprintf (stderr, "  %s %.1f", arena->entrants[i].level.level, arena->entrants[i].wins);
}

/* ── Calling ── */

/* A limit of tries takes the place of the clock, so that the match comes out the same on every machine. OWN is one that was
 * given for this level alone, and may be more than it makes usually. */
static void
limit_level (TrLevel *level,
             guint64  tries,
             guint64  own,
             guint64  msec)
{
  if (level->tries == 0 && level->usec == 0)
    return;
  if (own > 0 || tries > 0)
    level->usec = 0;
  if (own > 0)
    level->tries = (guint) own;
  else if (tries > 0)
    level->tries = level->tries > 0 ? MIN (level->tries, (guint) tries) : (guint) tries;
  if (msec > 0)
    level->usec = level->usec > 0 ? MIN (level->usec, (gint64) msec * 1000) : (gint64) msec * 1000;
}

/* Levels separated by commas; a level may be followed by its own number of tries: master:800. */
static gboolean
read_seats (Arena      *arena,
            const char *text,
            guint64     tries,
            guint64     msec)
{
  g_auto(GStrv) names = g_strsplit (text, ",", -1);

  if (g_strv_length (names) > TR_SEATS_MAX)
    {
      cli_fail (_("--seats names more players than any game has"));
      return FALSE;
    }
  for (; names[arena->n_entrants] != NULL; arena->n_entrants++)
    {
      g_auto(GStrv) parts = g_strsplit (names[arena->n_entrants], ":", 2);
      const TrLevel *level = tr_level_find (parts[0]);
      TrLevel *own = &arena->entrants[arena->n_entrants].level;
      guint64 own_tries = 0;

      if (level == NULL)
        {
          cli_fail (_("no computer player is called “%s”"), names[arena->n_entrants]);
          return FALSE;
        }
      if (parts[1] != NULL && !cli_read_number ("--seats", parts[1], 1, G_MAXUINT32, &own_tries))
        return FALSE;
      *own = *level;
      limit_level (own, tries, own_tries, msec);
    }
  return TRUE;
}

CliStatus
cli_arena (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  g_autofree char *seats = NULL, *games_text = NULL, *nodes_text = NULL, *time_text = NULL;
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, N_("Who plays: sharp,steady; with tries of its own: master:800"), "LEVEL[:N],…" },
    { "games", 'n', 0, G_OPTION_ARG_STRING, &games_text, N_("How many games (20)"), "N" },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &nodes_text, N_("At most so many tries a decision, and no limit of time"), "N" },
    { "time", 0, 0, G_OPTION_ARG_STRING, &time_text, N_("At most so long a decision"), "MS" },
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autofree Arena *arena = g_new0 (Arena, 1);
  g_autoptr(TrGame) game = NULL;
  guint64 n_games = STANDARD_GAMES, tries = 0, msec = 0;

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !cli_setup_open (&setup, rest[0])
      || (games_text != NULL && !cli_read_number ("--games", games_text, 1, G_MAXUINT32, &n_games))
      || (nodes_text != NULL && !cli_read_number ("--nodes", nodes_text, 1, G_MAXUINT32, &tries))
      || (time_text != NULL && !cli_read_number ("--time", time_text, 1, 3600000, &msec)))
    return CLI_WRONG;
  if (seats == NULL)
    return cli_fail (_("--seats is missing: who plays?"));
  if (!read_seats (arena, seats, tries, msec))
    return CLI_WRONG;
  if (setup.n_players > 0 && setup.n_players != arena->n_entrants)
    return cli_fail (_("--seats does not name as many players as --players says"));
  if (arena->n_entrants < setup.rules->min_players || arena->n_entrants > setup.rules->max_players)
    return cli_fail (_("%s cannot be played by %u players"), setup.rules->id, arena->n_entrants);
  game = cli_setup_make_game (&setup, arena->n_entrants);
  if (game == NULL)
    return CLI_WRONG;

  cli_catch_interrupt ();
  arena->game = game;
  arena->seed = setup.has_seed ? setup.seed_number : STANDARD_SEED;
  show_progress (arena, n_games);
  while (arena->n_games < n_games && play_game (arena))
    show_progress (arena, n_games);
  if (arena->n_games > 0)
    print_answer (arena);
  if (arena->n_games == n_games)
    return CLI_YES;
  cli_fail (_("interrupted"));
  return CLI_NO;
}
