/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-reference.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-rules.h"
#include "tr-session.h"

#include <string.h>

/* The pages that come with the program. */

static const char *const english[] = { "C", NULL };
static const char *const german[] = { "de_DE", "de", "C", NULL };

static TrReference *
new_reference (const TrRules     *rules,
               const char *const *languages)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrReference *reference;

  g_assert_no_error (error);
  reference = tr_reference_new (box, languages, &error);
  g_assert_no_error (error);
  g_assert_nonnull (reference);
  return reference;
}

static void
assert_page (TrReference *reference,
             const char  *id)
{
  if (tr_reference_find (reference, id, NULL) == NULL)
    g_error ("%s has no page", id);
}

/* Every game has pages, and every id that a refusal, a question or an event can give is one of these. */
static void
test_rules (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autoptr(TrReference) reference = new_reference (rules, english);

      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reference)), >, 0);
      for (unsigned rule = 1; rule < rules->n_rule_ids; rule++)
        assert_page (reference, rules->rule_ids[rule]);
      for (unsigned kind = 1; kind < rules->n_refusal_kinds; kind++)
        assert_page (reference, rules->rule_ids[rules->refusal_kinds[kind].rule]);
      for (unsigned question = 0; question < rules->n_questions; question++)
        assert_page (reference, rules->rule_ids[rules->questions[question].rule]);
    }
}

/* What happens in whole games. */
static void
test_events (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autoptr(TrReference) reference = new_reference (rules, english);
      g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
      TrOptions options = tr_options_standard (rules);
      g_autofree TrEventList *events = g_new0 (TrEventList, 1);
      g_autofree TrMoveList *moves = g_new0 (TrMoveList, 1);
      g_autoptr(GRand) random = g_rand_new_with_seed (6);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autoptr(TrGame) game = tr_box_make_game (box, players, options.values, NULL);
          g_autoptr(TrState) state = tr_state_new (game);

          for (tr_event_list_clear (events), tr_setup (game, state, players, events);;)
            {
              for (unsigned event = 0; event < events->n; event++)
                if (events->events[event].rule != 0)
                  assert_page (reference, rules->rule_ids[events->events[event].rule]);
              if (tr_turn (game, state).seat == TR_SEAT_NONE)
                break;
              tr_moves (game, state, moves);
              tr_event_list_clear (events);
              tr_apply (game, state, moves->moves[g_rand_int_range (random, 0, (int) moves->n)], events);
            }
        }
    }
}

/* Everything that can be pointed at. */
static void
test_things (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autoptr(TrReference) reference = new_reference (rules, english);
      g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
      TrOptions options = tr_options_standard (rules);
      g_autoptr(TrGame) game = tr_box_make_game (box, tr_rules_usual_players (rules), options.values, NULL);

      for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < rules->n_sorts; sort++)
        for (unsigned index = 0; index < tr_sort_count (game, sort); index++)
          {
            TrThing thing = { (uint8_t) sort, (uint8_t) index };

            if (tr_reference_find_thing (reference, game, thing, NULL) == NULL)
              g_error ("%s: %s has no page", rules->id, rules->sorts[sort - TR_SORT_FIRST_OF_GAME].name);
          }
      g_assert_null (tr_reference_find_thing (reference, game, (TrThing) { TR_SORT_NUMBER, 1 }, NULL));
    }
}

/* What is about a thing itself, and not about its kind. */
static void
test_own (void)
{
  g_autoptr(TrReference) reference = new_reference (tr_games_find ("assyria-2e"), english);
  const TrGame *game = tr_reference_get_game (reference);
  TrPage *medes = tr_reference_find (reference, "civilisation.medes", NULL);
  guint n_own = 0, n_things = 0;

  g_assert_nonnull (game);
  g_assert_true (tr_reference_get_game (reference) == game);
  for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < game->rules->n_sorts; sort++)
    for (unsigned index = 0; index < tr_sort_count (game, sort); index++)
      {
        TrThing thing = { (uint8_t) sort, (uint8_t) index };
        TrPage *own = tr_reference_find_own (reference, game, thing, NULL);

        g_assert_true (own == NULL || own == tr_reference_find_thing (reference, game, thing, NULL));
        n_own += own == medes ? 1 : 0;
      }
  g_assert_cmpuint (n_own, ==, 1);
  g_assert_null (tr_reference_find_own (reference, game, (TrThing) { TR_SORT_NUMBER, 1 }, NULL));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (reference)); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), i);

      n_things += tr_reference_is_thing (reference, page) ? 1 : 0;
    }
  g_assert_true (tr_reference_is_thing (reference, medes));
  g_assert_false (tr_reference_is_thing (reference, tr_reference_find (reference, "overview", NULL)));
  g_assert_cmpuint (n_things, >, 28);
}

/* A session knows the pages of its game, and reads them once. */
static void
test_session (void)
{
  const TrRules *rules = tr_games_find ("assyria-2e");
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
  TrOptions options = tr_options_standard (rules);
  g_autoptr(TrRecord) record = tr_record_new (box, 2, &options, 1, NULL);
  TrSeat seats[TR_SEATS_MAX] = { 0 };
  g_autoptr(TrSession) session = NULL;
  TrReference *reference;

  tr_seats_init (seats, tr_record_get_game (record));
  session = tr_session_new (record, seats, TR_UNDO_FREE);
  tr_seats_clear (seats);
  reference = tr_session_get_reference (session);
  g_assert_nonnull (tr_reference_find (reference, "a2.zig.roof", NULL));
  g_assert_true (tr_session_get_reference (session) == reference);
}

static void
assert_list (TrReference   *reference,
             const TrValue *list,
             const char    *prefix)
{
  g_assert_nonnull (list);
  for (const TrValue *each = list->first; each != NULL; each = each->next)
    {
      const char *word = each->name != NULL ? each->name
                         : each->type == TR_VALUE_OBJECT ? tr_value_get (each, "id")->string : each->string;
      g_autofree char *id = g_strconcat (prefix, word, NULL);

      assert_page (reference, g_strdelimit (id, " ", '-'));
    }
}

static void
test_box (void)
{
  const TrRules *assyria = tr_games_find ("assyria-2e");
  const TrRules *euphrates = tr_games_find ("tigris-euphrates");
  g_autoptr(TrReference) pages = new_reference (assyria, english);
  g_autoptr(TrReference) more = new_reference (euphrates, english);
  g_autoptr(TrBox) box = tr_box_new_built_in (assyria, NULL);
  g_autoptr(TrBox) other = tr_box_new_built_in (euphrates, NULL);
  const TrValue *value = tr_box_get_value (box);
  const TrValue *schemes = tr_value_get (tr_value_get (value, "solo"), "scheme_cards");

  assert_list (pages, tr_value_get (value, "favour_cards"), "favour-card.");
  assert_list (pages, tr_value_get (value, "civilisations"), "civilisation.");
  for (const TrValue *scheme = schemes->first; scheme != NULL; scheme = scheme->next)
    for (const TrValue *action = tr_value_get (scheme, "actions")->first; action != NULL; action = action->next)
      assert_list (pages, tr_value_get (action, "do"), "scheme.");

  value = tr_box_get_value (other);
  assert_list (more, tr_value_get (value, "tiles"), "tile.");
  assert_list (more, tr_value_get (value, "leaders"), "leader.");
  assert_list (more, tr_value_get (value, "buildings"), "building.");
}

/* ── Search ── */

static gboolean
finds (TrReference *reference,
       const char  *text,
       TrPage      *page,
       guint        within)
{
  g_autoptr(GListModel) found = tr_reference_search (reference, text);

  for (guint i = 0; i < MIN (within, g_list_model_get_n_items (found)); i++)
    {
      g_autoptr(TrPage) each = g_list_model_get_item (found, i);

      if (each == page)
        return TRUE;
    }
  return FALSE;
}

static guint
place (GListModel *found,
       const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (found, i);

      if (g_str_equal (tr_page_get_id (page), id))
        return i;
    }
  g_error ("%s is not found", id);
}

static gboolean
precedes (TrReference *reference,
          const char  *text,
          const char  *id,
          const char  *other)
{
  g_autoptr(GListModel) found = tr_reference_search (reference, text);

  return place (found, id) < place (found, other);
}

static void
test_search_all (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      g_autoptr(TrReference) reference = new_reference (tr_games_get (i), english);

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (reference)); j++)
        {
          g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), j);
          g_autofree char *shouted = g_utf8_strup (tr_page_get_title (page), -1);
          g_auto(GStrv) words = g_strsplit (tr_page_get_find_words (page), " ", -1);

          if (!finds (reference, tr_page_get_title (page), page, 1) || !finds (reference, shouted, page, 1))
            g_error ("%s is not found first by its title", tr_page_get_id (page));
          g_assert_true (finds (reference, tr_page_get_id (page), page, 3));
          g_assert_cmpuint (g_strv_length (words), >, 0);
          for (char **word = words; *word != NULL; word++)
            if (!finds (reference, *word, page, G_MAXUINT))
              g_error ("%s is not found by “%s”", tr_page_get_id (page), *word);
          g_assert_true (finds (reference, tr_page_get_find_words (page), page, G_MAXUINT));
        }
    }
}

static void
test_search (void)
{
  g_autoptr(TrReference) reference = new_reference (tr_games_find ("assyria-2e"), english);
  TrPage *medes = tr_reference_find (reference, "civilisation.medes", NULL);
  TrPage *ziggurats = tr_reference_find (reference, "ziggurats", NULL);
  g_autoptr(GListModel) everything = tr_reference_search (reference, " … ");
  g_autoptr(GListModel) nothing = tr_reference_search (reference, "zyzzyva");
  g_autoptr(GListModel) not_all = tr_reference_search (reference, "medes zyzzyva");

  g_assert_true (finds (reference, "MÉDÈS", medes, 1));
  g_assert_true (finds (reference, "tribute medes", medes, 1));
  g_assert_true (finds (reference, "medes tribute", medes, 1));
  g_assert_true (finds (reference, "zigg", ziggurats, 1));
  /* A letter changed, left out, put in, swapped; two are too many. */
  g_assert_true (finds (reference, "zigguratz", ziggurats, 1));
  g_assert_true (finds (reference, "zigurats", ziggurats, 1));
  g_assert_true (finds (reference, "zigggurats", ziggurats, 1));
  g_assert_true (finds (reference, "zigguarts", ziggurats, 1));
  g_assert_false (finds (reference, "zigurazs", ziggurats, G_MAXUINT));
  g_assert_true (finds (reference, "a2.zig.second-cost", ziggurats, 1));
  /* “Food” is one letter away, and in many titles: what has the word itself comes before all of them. */
  g_assert_true (finds (reference, "flood", tr_reference_find (reference, "flood", NULL), 1));
  g_assert_true (precedes (reference, "flood", "points", "food-cards"));
  g_assert_cmpuint (g_list_model_get_n_items (everything), ==, g_list_model_get_n_items (G_LIST_MODEL (reference)));
  g_assert_cmpuint (g_list_model_get_n_items (nothing), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (not_all), ==, 0);
}

/* ── Translations ── */

/* What is translated has all sections of the English page, so that every id leads to the same. */
static void
test_german (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      g_autoptr(TrReference) originals = new_reference (tr_games_get (i), english);
      g_autoptr(TrReference) reference = new_reference (tr_games_get (i), german);
      guint n_pages = g_list_model_get_n_items (G_LIST_MODEL (originals));

      /* The first page at least is translated. */
      g_assert_cmpstr (tr_page_get_title (tr_reference_find (reference, "overview", NULL)), ==,
                       "Das Spiel auf einer Seite");
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reference)), ==, n_pages);
      for (guint j = 0; j < n_pages; j++)
        {
          g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (originals), j);
          TrPage *translated = tr_reference_find (reference, tr_page_get_id (page), NULL);

          g_assert_nonnull (translated);
          g_assert_cmpint (tr_page_has_ruling (page), ==, tr_page_has_ruling (translated));
          for (guint block = 0; block < tr_page_get_n_blocks (page); block++)
            for (char **id = tr_page_get_block (page, block)->ids; id != NULL && *id != NULL; id++)
              g_assert_true (tr_reference_find (reference, *id, NULL) == translated);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference/rules", test_rules);
  g_test_add_func ("/reference/events", test_events);
  g_test_add_func ("/reference/things", test_things);
  g_test_add_func ("/reference/own", test_own);
  g_test_add_func ("/reference/session", test_session);
  g_test_add_func ("/reference/box", test_box);
  g_test_add_func ("/reference/search-all", test_search_all);
  g_test_add_func ("/reference/search", test_search);
  g_test_add_func ("/reference/german", test_german);
  return g_test_run ();
}
