/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-position.h"
#include "tr-set.h"
#include "words.h"

/* The tables of a rule set: every name names one thing, every number points at something. */

#define WORD_MAX 64             /* what core/ has room for */

static void
assert_name (GHashTable *names,
             const char *what,
             const char *name)
{
  if (name == NULL || name[0] == '\0' || strlen (name) >= WORD_MAX || strchr (name, ' ') != NULL)
    g_error ("%s: “%s” is no name", what, name);
  if (!g_hash_table_add (names, g_strdup (name)))
    g_error ("%s: “%s” stands there twice", what, name);
}

static GHashTable *
new_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
check_rules (const TrRules *rules)
{
  g_autoptr (GHashTable) ids = new_names ();
  g_autoptr (GHashTable) options = new_names ();

  g_assert_cmpstr (rules->id, !=, "");
  g_assert_cmpstr (rules->title, !=, "");
  g_assert_cmpuint (rules->revision, >, 0);
  g_assert_cmpuint (rules->min_players, >, 0);
  g_assert_cmpuint (rules->min_players, <=, rules->max_players);
  g_assert_cmpuint (rules->max_players, <=, TR_SEATS_MAX);
  g_assert_cmpuint (rules->state_size, >, 0);
  g_assert_cmpuint (rules->state_size, <=, TR_STATE_MAX);

  g_assert_cmpuint (rules->point_sort, <, rules->n_sorts);
  for (unsigned i = 1; i < rules->n_rule_ids; i++)
    assert_name (ids, "rule ids", rules->rule_ids[i]);
  for (unsigned i = 0; i < rules->n_options; i++)
    {
      assert_name (options, "options", rules->options[i].name);
      g_assert_nonnull (rules->options[i].label);
      g_assert_cmpint (rules->options[i].min, <=, rules->options[i].standard);
      g_assert_cmpint (rules->options[i].standard, <=, rules->options[i].max);
    }
}

static void
check_sorts (const TrGame *game)
{
  for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < game->rules->n_sorts; sort++)
    {
      const TrSort *table = &game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME];
      g_autoptr (GHashTable) words = new_names ();

      g_assert_cmpstr (table->name, !=, NULL);
      g_assert_cmpuint (tr_sort_count (game, sort), <=, TR_THING_NONE);
      for (unsigned i = 0; i < tr_sort_count (game, sort); i++)
        {
          TrThing thing = { .sort = (uint8_t) sort, .index = (uint8_t) i };
          g_autofree char *word = words_thing (game, thing);
          g_autofree char *label = words_label (game, thing);
          TrThing parsed;

          /* Only the first may be left out. */
          if (i > 0 || word[0] != '\0')
            {
              assert_name (words, table->name, word);
              g_assert_cmpstr (label, !=, "");
            }
          g_assert_true (tr_thing_parse (game, sort, word, &parsed));
          g_assert_cmpuint (parsed.index, ==, i);
        }
    }
}

static void
assert_sorts (const TrRules *rules,
              const char    *word,
              const uint8_t *sorts,
              unsigned       n_sorts)
{
  for (unsigned i = 0; i < n_sorts; i++)
    if (sorts[i] >= rules->n_sorts)
      g_error ("“%s”: there is no sort %u", word, sorts[i]);
}

static void
check_move_kinds (const TrGame *game)
{
  const TrRules *rules = game->rules;
  g_autoptr (GHashTable) words = new_names ();

  for (unsigned i = 1; i < rules->n_move_kinds; i++)
    {
      const TrMoveKind *kind = &rules->move_kinds[i];

      assert_name (words, "moves", kind->word);
      g_assert_nonnull (kind->label);
      g_assert_cmpuint (kind->n_args, <=, TR_MOVE_ARGS_MAX);
      assert_sorts (rules, kind->word, kind->args, kind->n_args);
      assert_sorts (rules, kind->word, &kind->handle.sort, 1);
      g_assert_cmpuint (kind->handle.index, <, tr_sort_count (game, kind->handle.sort));
    }
}

/* Sentences with arguments that are all 0: what they are made of is there. */
static void
assert_sentence (const TrGame  *game,
                 const char    *word,
                 const char    *sentence,
                 unsigned       seat,
                 const uint8_t *sorts,
                 unsigned       n_args)
{
  static const int16_t args[TR_EVENT_ARGS_MAX] = { 0 };
  const char *flaw;

  if (sentence == NULL || sentence[0] == '\0')
    g_error ("“%s” has no sentence", word);
  assert_sorts (game->rules, word, sorts, n_args);
  flaw = conformance_sentence_flaw (game, sentence, seat, sorts, args, n_args);
  if (flaw != NULL)
    g_error ("“%s” %s: %s", word, flaw, sentence);
}

/* All that can be said of it. */
static void
check_event_kind (const TrGame      *game,
                  const TrEventKind *kind)
{
  const TrCounted *counted[] = { &kind->gained, &kind->lost };

  if (kind->gained.many == NULL)
    assert_sentence (game, kind->word, kind->sentence, 0, kind->sorts, TR_EVENT_ARGS_MAX);
  else
    g_assert_null (kind->sentence);   /* nobody would ever read it */
  if (kind->nobodys != NULL)
    assert_sentence (game, kind->word, kind->nobodys, TR_SEAT_NONE, kind->sorts, TR_EVENT_ARGS_MAX);
  g_assert_true (kind->lost.many == NULL || kind->gained.many != NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      g_assert_true ((counted[i]->one == NULL) == (counted[i]->many == NULL));
      if (counted[i]->many == NULL)
        continue;
      g_assert_cmpuint (kind->sorts[0], ==, TR_SORT_NUMBER);
      g_assert_nonnull (strstr (counted[i]->many, "{0}"));
      assert_sentence (game, kind->word, counted[i]->one, 0, kind->sorts, TR_EVENT_ARGS_MAX);
      assert_sentence (game, kind->word, counted[i]->many, 0, kind->sorts, TR_EVENT_ARGS_MAX);
    }
}

static void
check_sentences (const TrGame *game)
{
  const TrRules *rules = game->rules;
  g_autoptr (GHashTable) events = new_names ();
  g_autoptr (GHashTable) questions = new_names ();

  for (unsigned i = 1; i < rules->n_event_kinds; i++)
    {
      assert_name (events, "events", rules->event_kinds[i].word);
      check_event_kind (game, &rules->event_kinds[i]);
    }
  for (unsigned i = 1; i < rules->n_questions; i++)
    {
      assert_name (questions, "questions", rules->questions[i].word);
      g_assert_cmpuint (rules->questions[i].rule, >, 0);
      g_assert_cmpuint (rules->questions[i].rule, <, rules->n_rule_ids);
      assert_sentence (game, rules->questions[i].word, rules->questions[i].sentence, 0, rules->questions[i].sorts,
                       TR_TURN_ARGS_MAX);
    }
  for (unsigned i = 1; i < rules->n_refusal_kinds; i++)
    {
      const TrRefusalKind *kind = &rules->refusal_kinds[i];

      g_assert_cmpuint (kind->rule, >, 0);
      g_assert_cmpuint (kind->rule, <, rules->n_rule_ids);
      g_assert_cmpuint (kind->rank, <=, TR_REFUSED_COST);
      assert_sentence (game, rules->rule_ids[kind->rule], kind->sentence, TR_SEAT_NONE, kind->sorts,
                       TR_REFUSAL_ARGS_MAX);
    }
}

static void
check_fields (const TrGame  *game,
              const TrField *fields,
              size_t         size)
{
  g_autoptr (GHashTable) names = new_names ();

  for (const TrField *field = fields; field->name != NULL; field++)
    {
      assert_name (names, "position", field->name);
      assert_sorts (game->rules, field->name, &field->sort, 1);
      g_assert_cmpuint (field->offset, <, size);
      g_assert_cmpuint (field->length_offset, <, size);
      if (field->kind == TR_FIELD_SET)
        g_assert_cmpuint (tr_sort_count (game, field->sort), <=, TR_SET_MAX);
      if (field->kind == TR_FIELD_RECORDS)
        check_fields (game, field->fields, field->stride);
    }
}

void
conformance_tables (const Conformance *conformance)
{
  const TrGame *game = conformance->game;

  check_rules (game->rules);
  g_assert_cmpuint (game->players, <=, game->seats);
  g_assert_cmpuint (game->seats, <=, TR_SEATS_MAX);
  g_assert_cmpuint (tr_point_kinds (game), <=, TR_POINT_KINDS_MAX);
  check_sorts (game);
  check_move_kinds (game);
  check_sentences (game);
  check_fields (game, game->rules->position->fields, game->rules->state_size);
}
