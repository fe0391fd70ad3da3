/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"

#include "tr-box.h"
#include "tr-games.h"
#include "tr-rules.h"

#include <locale.h>

/* The conformance suite on every game there is, for every number of players, and with every option at both its ends;
 * random play on every combination of options that differ from the standard too. With -m slow only random play with its
 * checks, but very much of it. */

#define N_GAMES         200
#define N_GAMES_OPTION  20
#define N_GAMES_MIXED   10
#define N_GAMES_SLOW    10000

typedef struct
{
  Conformance  conformance;
  TrGame      *game;
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  tr_game_free (entry->game);
  g_free (entry);
}

static void
run_play (gconstpointer data)
{
  conformance_groups[0].run (data);
}

/* Takes GAME. */
static void
add_game (GPtrArray  *entries,
          TrGame     *game,
          const char *path,
          unsigned    n_games,
          bool        only_play)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->game = game;
  entry->conformance = (Conformance) { .game = game, .n_games = n_games, .seed = game->players };
  g_ptr_array_add (entries, entry);
  if (only_play)
    g_test_add_data_func (path, &entry->conformance, run_play);
  else
    conformance_add_tests (path, &entry->conformance);
}

/* The option as far towards END as the rules allow with this number of players, the others as usual. */
static void
add_option (GPtrArray   *entries,
            const TrBox *box,
            unsigned     players,
            unsigned     number,
            int16_t      end,
            const char  *path)
{
  const TrRules *rules = tr_box_get_rules (box);
  TrOptions options = tr_options_standard (rules);
  int16_t step = end < options.values[number] ? 1 : -1;

  for (int16_t value = end; value != rules->options[number].standard; value = (int16_t) (value + step))
    {
      g_autofree char *name = g_strdup_printf ("%s/%s=%d", path, rules->options[number].name, value);
      TrGame *game;

      options.values[number] = value;
      game = tr_box_make_game (box, players, options.values, NULL);
      if (game != NULL)
        {
          add_game (entries, game, name, N_GAMES_OPTION, false);
          return;
        }
    }
}

/* The options of MASK, two or more, each at the end that is further from the standard. */
static void
add_mixture (GPtrArray   *entries,
             const TrBox *box,
             unsigned     players,
             unsigned     mask,
             const char  *path)
{
  const TrRules *rules = tr_box_get_rules (box);
  TrOptions options = tr_options_standard (rules);
  g_autoptr (GString) name = g_string_new (path);
  TrGame *game;

  for (unsigned i = 0; i < rules->n_options; i++)
    {
      const TrOption *option = &rules->options[i];

      if (!(mask >> i & 1))
        continue;
      options.values[i] = option->max - option->standard > option->standard - option->min ? option->max : option->min;
      g_string_append_printf (name, "%c%s=%d", i == (unsigned) g_bit_nth_lsf (mask, -1) ? '/' : ',', option->name,
                              options.values[i]);
    }
  game = tr_box_make_game (box, players, options.values, NULL);
  if (game != NULL)             /* the rules may not allow it with this number of players */
    add_game (entries, game, name->str, N_GAMES_MIXED, true);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (entry_free);

  setlocale (LC_CTYPE, "");     /* or quotation marks come out as question marks */
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      TrOptions options = tr_options_standard (rules);
      g_autoptr (GError) error = NULL;
      g_autoptr (TrBox) box = tr_box_new_built_in (rules, &error);

      g_assert_no_error (error);
      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autofree char *path = g_strdup_printf ("/conformance/%s/%u-players", rules->id, players);
          TrGame *game = tr_box_make_game (box, players, options.values, &error);

          g_assert_no_error (error);
          add_game (entries, game, path, g_test_slow () ? N_GAMES_SLOW : N_GAMES, g_test_slow ());
          for (unsigned j = 0; j < rules->n_options && !g_test_slow (); j++)
            {
              add_option (entries, box, players, j, rules->options[j].min, path);
              add_option (entries, box, players, j, rules->options[j].max, path);
            }
          for (unsigned mask = 1; mask < 1u << rules->n_options && !g_test_slow (); mask++)
            if ((mask & (mask - 1)) != 0)
              add_mixture (entries, box, players, mask, path);
        }
    }
  return g_test_run ();
}
