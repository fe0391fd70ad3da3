/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-last-game.h"

#include "tr-brain.h"
#include "tr-games.h"
#include "tr-table.h"

/* ── The game ── */

/* The first that can be played in a window. */
static const TrRules *
first_rules (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    if (tr_table_can_play (tr_games_get (i)))
      return tr_games_get (i);
  return NULL;
}

static void
read_options (TrLastGame *last,
              GVariant   *values)
{
  for (unsigned i = 0; i < last->rules->n_options; i++)
    {
      const TrOption *option = &last->rules->options[i];
      gint16 value;

      if (g_variant_lookup (values, option->name, "n", &value) && value >= option->min && value <= option->max)
        last->options.values[i] = value;
    }
}

void
tr_last_game_read (TrLastGame    *last,
                   GSettings     *settings,
                   const TrRules *rules)
{
  g_autoptr(GVariant) values = NULL;
  g_autoptr(GVariant) options = NULL;
  const TrRules *known = NULL;
  const char *id;
  guint32 players;

  g_return_if_fail (last != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  values = g_settings_get_value (settings, "last-game");
  if (g_variant_lookup (values, "rules", "&s", &id))
    known = tr_games_find (id);
  if (known != NULL && !tr_table_can_play (known))
    known = NULL;

  *last = (TrLastGame) { .rules = rules != NULL ? rules : known != NULL ? known : first_rules () };
  if (last->rules == NULL)
    return;
  last->players = tr_rules_usual_players (last->rules);
  last->options = tr_options_standard (last->rules);
  if (last->rules != known)
    return;
  if (g_variant_lookup (values, "players", "u", &players) && tr_rules_check_players (known, players, NULL))
    last->players = players;
  options = g_variant_lookup_value (values, "options", G_VARIANT_TYPE_VARDICT);
  if (options != NULL)
    read_options (last, options);
  g_variant_lookup (values, "box", "^ay", &last->box);
}

void
tr_last_game_write (const TrLastGame *last,
                    GSettings        *settings)
{
  GVariantDict values, options;

  g_return_if_fail (last != NULL && last->rules != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_variant_dict_init (&options, NULL);
  for (unsigned i = 0; i < last->rules->n_options; i++)
    g_variant_dict_insert (&options, last->rules->options[i].name, "n", last->options.values[i]);
  g_variant_dict_init (&values, NULL);
  g_variant_dict_insert (&values, "rules", "s", last->rules->id);
  g_variant_dict_insert (&values, "players", "u", last->players);
  g_variant_dict_insert_value (&values, "options", g_variant_dict_end (&options));
  if (last->box != NULL)
    g_variant_dict_insert (&values, "box", "^ay", last->box);
  g_settings_set_value (settings, "last-game", g_variant_dict_end (&values));
}

void
tr_last_game_clear (TrLastGame *last)
{
  g_return_if_fail (last != NULL);

  g_clear_pointer (&last->box, g_free);
}

/* ── The seats ── */

static guint
find_word (const char *const *words,
           guint              n_words,
           const char        *word)
{
  guint i = 0;

  while (i < n_words && !g_str_equal (words[i], word))
    i++;
  return i;
}

static void
read_seat (TrSeat   *seat,
           GVariant *values)
{
  const char *word;
  guint number;

  if (g_variant_lookup (values, "name", "&s", &word) && word[0] != '\0')
    seat->name = g_strdup (word);
  if (g_variant_lookup (values, "kind", "&s", &word))
    seat->kind = g_str_equal (word, tr_seat_kind_words[TR_SEAT_HUMAN]) ? TR_SEAT_HUMAN : TR_SEAT_COMPUTER;
  if (g_variant_lookup (values, "level", "&s", &word))
    {
      g_free (seat->level);
      seat->level = g_strdup (word);
    }
  if (g_variant_lookup (values, "colour", "&s", &word) && (number = find_word (tr_colour_words, TR_COLOURS, word)) < TR_COLOURS)
    seat->colour = number;
  if (g_variant_lookup (values, "mark", "&s", &word) && (number = find_word (tr_mark_words, TR_MARKS, word)) < TR_MARKS)
    seat->mark = number;
}

static gboolean
are_distinct (const TrSeat seats[TR_SEATS_MAX])
{
  for (guint i = 0; i < TR_SEATS_MAX; i++)
    for (guint j = i + 1; j < TR_SEATS_MAX; j++)
      if (seats[i].colour == seats[j].colour || seats[i].mark == seats[j].mark)
        return FALSE;
  return TRUE;
}

/* Who plays for the first time finds an opponent at the table. */
void
tr_last_seats_read (TrSeat     seats[TR_SEATS_MAX],
                    GSettings *settings)
{
  g_autoptr(GVariant) list = NULL;

  g_return_if_fail (seats != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  list = g_settings_get_value (settings, "seats");
  for (guint i = 0; i < TR_SEATS_MAX; i++)
    {
      seats[i] = (TrSeat) {
        .kind = i == 0 ? TR_SEAT_HUMAN : TR_SEAT_COMPUTER,
        .level = g_strdup (tr_levels[0].level),
        .colour = i,
        .mark = i,
      };
      if (i < g_variant_n_children (list))
        {
          g_autoptr(GVariant) values = g_variant_get_child_value (list, i);

          read_seat (&seats[i], values);
        }
    }
  for (guint i = 0; !are_distinct (seats) && i < TR_SEATS_MAX; i++)
    {
      seats[i].colour = i;
      seats[i].mark = i;
    }
}

void
tr_last_seats_write (const TrSeat  seats[TR_SEATS_MAX],
                     GSettings    *settings)
{
  GVariantBuilder list;

  g_return_if_fail (seats != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_variant_builder_init (&list, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; i < TR_SEATS_MAX; i++)
    {
      GVariantDict values;

      g_variant_dict_init (&values, NULL);
      g_variant_dict_insert (&values, "name", "s", seats[i].name != NULL ? seats[i].name : "");
      g_variant_dict_insert (&values, "kind", "s", tr_seat_kind_words[seats[i].kind]);
      if (seats[i].level != NULL)
        g_variant_dict_insert (&values, "level", "s", seats[i].level);
      g_variant_dict_insert (&values, "colour", "s", tr_colour_words[seats[i].colour]);
      g_variant_dict_insert (&values, "mark", "s", tr_mark_words[seats[i].mark]);
      g_variant_builder_add_value (&list, g_variant_dict_end (&values));
    }
  g_settings_set_value (settings, "seats", g_variant_builder_end (&list));
}
