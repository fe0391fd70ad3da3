/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Moves, things and sentences as text, all from the tables of the rule set. */

#define WORD_MAX 64

static const TrSort *
sort_table (const TrGame *game,
            unsigned      sort)
{
  assert (sort >= TR_SORT_FIRST_OF_GAME && sort < game->rules->n_sorts);

  return &game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME];
}

unsigned
tr_sort_count (const TrGame *game,
               unsigned      sort)
{
  const TrSort *table;

  if (sort == TR_SORT_NUMBER)
    return 256;
  if (sort == TR_SORT_KIND)
    return game->rules->n_move_kinds;
  table = sort_table (game, sort);
  return table->n > 0 ? table->n : table->count (game);
}

void
tr_thing_write (const TrGame *game,
                TrThing       thing,
                TrText       *text)
{
  const TrSort *table;

  if (thing.sort == TR_SORT_NUMBER)
    {
      tr_text_add_int (text, thing.index);
      return;
    }
  if (thing.sort == TR_SORT_KIND)
    {
      tr_text_add (text, game->rules->move_kinds[thing.index].word);
      return;
    }

  table = sort_table (game, thing.sort);
  if (table->words != NULL)
    tr_text_add (text, table->words[thing.index]);
  else if (table->write != NULL)
    table->write (game, thing.index, text);
  else
    tr_text_add_int (text, thing.index);
}

void
tr_thing_write_label (const TrGame *game,
                      TrThing       thing,
                      TrText       *text)
{
  const TrSort *table = thing.sort >= TR_SORT_FIRST_OF_GAME ? sort_table (game, thing.sort) : NULL;

  if (thing.sort == TR_SORT_KIND)
    tr_text_add (text, tr_text_translate (text, game->rules->move_kinds[thing.index].label));
  else if (table != NULL && table->write_label != NULL)
    table->write_label (game, thing.index, text);
  else if (table != NULL && table->labels != NULL)
    tr_text_add (text, tr_text_translate (text, table->labels[thing.index]));
  else
    tr_thing_write (game, thing, text);
}

void
tr_thing_write_alone (const TrGame *game,
                      TrThing       thing,
                      TrText       *text)
{
  const char *alone = thing.sort >= TR_SORT_FIRST_OF_GAME ? sort_table (game, thing.sort)->alone : NULL;

  for (const char *c = tr_text_translate (text, alone != NULL ? alone : "{0}"); *c != '\0'; c++)
    {
      if (strncmp (c, "{0}", 3) == 0)
        {
          tr_thing_write_label (game, thing, text);
          c += 2;
        }
      else
        tr_text_add_char (text, *c);
    }
}

bool
tr_thing_parse (const TrGame *game,
                unsigned      sort,
                const char   *word,
                TrThing      *thing)
{
  unsigned count = tr_sort_count (game, sort);
  char data[WORD_MAX];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  for (unsigned i = sort == TR_SORT_KIND; i < count; i++)
    {
      *thing = (TrThing) { .sort = (uint8_t) sort, .index = (uint8_t) i };
      tr_text_clear (&text);
      tr_thing_write (game, *thing, &text);
      if (strcmp (data, word) == 0)
        return true;
    }
  return false;
}

void
tr_move_write (const TrGame *game,
               TrMove        move,
               TrText       *text)
{
  const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (move)];

  tr_text_add (text, kind->word);
  for (unsigned i = 0; i < kind->n_args; i++)
    {
      char data[WORD_MAX];
      TrText word;

      tr_text_init (&word, data, sizeof data, NULL);
      tr_thing_write (game, (TrThing) { .sort = kind->args[i], .index = (uint8_t) tr_move_arg (move, i) }, &word);
      if (data[0] != '\0')
        tr_text_printf (text, " %s", data);
    }
}

/* Copies the next word of *TEXT and moves past it; false at the end, or when the word is longer than any of ours. */
static bool
next_word (const char **text,
           char         word[WORD_MAX])
{
  size_t length;

  *text += strspn (*text, " ");
  length = strcspn (*text, " ");
  if (length == 0 || length >= WORD_MAX)
    return false;
  memcpy (word, *text, length);
  word[length] = '\0';
  *text += length;
  return true;
}

bool
tr_move_parse (const TrGame *game,
               const char   *text,
               TrMove       *move,
               const char  **wrong)
{
  const TrMoveKind *kind;
  char word[WORD_MAX];
  TrThing thing;

  *wrong = text + strspn (text, " ");
  if (!next_word (&text, word) || !tr_thing_parse (game, TR_SORT_KIND, word, &thing))
    return false;
  kind = &game->rules->move_kinds[thing.index];
  *move = tr_move (thing.index, 0, 0, 0);

  for (unsigned i = 0; i < kind->n_args; i++)
    {
      const char *after = text;
      char nothing[WORD_MAX] = "";

      *wrong = text + strspn (text, " ");
      if (next_word (&after, word) && tr_thing_parse (game, kind->args[i], word, &thing))
        text = after;
      else if (!tr_thing_parse (game, kind->args[i], nothing, &thing))
        return false;
      *move = tr_move_with_arg (*move, i, thing.index);
    }

  *wrong = text + strspn (text, " ");
  return **wrong == '\0';
}

/* A word alone may name things of several sorts (gold is a tribute and an action tile): of those, the one that *READING
 * counts off. What is left of *READING is for the next word. */
static bool
parse_any_sort (const TrGame *game,
                const char   *word,
                unsigned     *reading,
                TrThing      *thing)
{
  TrThing found[UINT8_MAX + 1];
  unsigned n = 0;

  for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < game->rules->n_sorts; sort++)
    n += tr_thing_parse (game, sort, word, &found[n]);
  if (n == 0)
    return false;
  *thing = found[*reading % n];
  *reading /= n;
  return true;
}

/* False also when the text has no more readings than READING. */
static bool
parse_pointing (const TrGame *game,
                const char   *text,
                unsigned      reading,
                unsigned     *kind,
                TrThing       things[TR_TARGETS_MAX],
                unsigned     *n_things,
                const char  **wrong)
{
  const TrMoveKind *table = NULL;
  char word[WORD_MAX];
  unsigned arg = 0;

  *kind = 0;
  *n_things = 0;
  *wrong = text + strspn (text, " ");
  for (const char *start = text; next_word (&text, word); *wrong = text + strspn (text, " "))
    {
      TrThing thing;
      bool known = false;

      if (*n_things == TR_TARGETS_MAX)
        return false;
      if (start != NULL && tr_thing_parse (game, TR_SORT_KIND, word, &thing))
        {
          *kind = thing.index;
          table = &game->rules->move_kinds[thing.index];
          start = NULL;
          continue;
        }
      start = NULL;

      if (table != NULL)
        {
          while (!known && arg < table->n_args)
            known = tr_thing_parse (game, table->args[arg++], word, &thing);
        }
      else
        known = parse_any_sort (game, word, &reading, &thing);
      if (!known)
        return false;
      things[(*n_things)++] = thing;
    }
  return **wrong == '\0' && (*kind != 0 || *n_things > 0) && reading == 0;
}

bool
tr_point_parse (const TrGame *game,
                const char   *text,
                unsigned     *kind,
                TrThing       things[TR_TARGETS_MAX],
                unsigned     *n_things,
                const char  **wrong)
{
  return parse_pointing (game, text, 0, kind, things, n_things, wrong);
}

bool
tr_explain (const TrGame  *game,
            const TrState *state,
            const char    *text,
            TrRefusal     *refusal,
            const char   **wrong)
{
  TrThing things[TR_TARGETS_MAX];
  unsigned kind, n;
  const char *unused;

  if (!tr_point_parse (game, text, &kind, things, &n, wrong))
    return false;
  *refusal = tr_why_not (game, state, kind, things, n);
  for (unsigned reading = 1; parse_pointing (game, text, reading, &kind, things, &n, &unused); reading++)
    {
      TrRefusal other = tr_why_not (game, state, kind, things, n);

      if (refusal->kind != 0
          && (other.kind == 0
              || game->rules->refusal_kinds[other.kind].rank > game->rules->refusal_kinds[refusal->kind].rank))
        *refusal = other;
    }
  return true;
}

/* A name is no part of the language. A seat without one is called after its number; those behind the players are played
 * by the rules. */
static void
write_seat (const TrGame *game,
            unsigned      seat,
            TrText       *text)
{
  const char *c;

  if (text->seat_names != NULL && seat < TR_SEATS_MAX && text->seat_names[seat] != NULL)
    {
      tr_text_add (text, text->seat_names[seat]);
      return;
    }
  for (c = tr_text_translate (text, seat < game->players ? N_("Player {0}") : N_("Opponent")); *c != '\0'; c++)
    {
      if (strncmp (c, "{0}", 3) == 0)
        {
          tr_text_add_int (text, seat + 1);
          c += 2;
        }
      else
        tr_text_add_char (text, *c);
    }
}

/* What a score sheet says of the rule, or else its id. */
static void
write_rule (const TrGame *game,
            unsigned      rule,
            TrText       *text)
{
  const TrRules *rules = game->rules;

  if (rules->rule_labels != NULL && rules->rule_labels[rule] != NULL)
    tr_text_say (text, rules->rule_labels[rule]);
  else
    tr_text_add (text, rules->rule_ids[rule]);
}

/* SENTENCE is translated. */
static void
write_translated (const TrGame  *game,
                  const char    *sentence,
                  unsigned       seat,
                  unsigned       rule,
                  const uint8_t *sorts,
                  const int16_t *args,
                  unsigned       n_args,
                  TrText        *text)
{
  for (const char *c = sentence; *c != '\0'; c++)
    {
      if (strncmp (c, "{seat}", 6) == 0)
        {
          write_seat (game, seat, text);
          c += 5;
        }
      else if (rule != 0 && strncmp (c, "{rule}", 6) == 0)
        {
          write_rule (game, rule, text);
          c += 5;
        }
      else if (c[0] == '{' && c[1] >= '0' && (unsigned) (c[1] - '0') < n_args && c[2] == '}')
        {
          unsigned i = (unsigned) (c[1] - '0');

          if (sorts[i] == TR_SORT_NUMBER)
            tr_text_add_int (text, args[i]);
          else
            tr_thing_write_label (game, (TrThing) { .sort = sorts[i], .index = (uint8_t) args[i] }, text);
          c += 2;
        }
      else
        tr_text_add_char (text, *c);
    }
}

static void
write_sentence (const TrGame  *game,
                const char    *sentence,
                unsigned       seat,
                const uint8_t *sorts,
                const int16_t *args,
                unsigned       n_args,
                TrText        *text)
{
  write_translated (game, tr_text_translate (text, sentence), seat, 0, sorts, args, n_args, text);
}

static const TrCounted *
find_counted (const TrEventKind *kind,
              const TrEvent     *event)
{
  if (kind->lost.many != NULL && event->args[0] < 0)
    return &kind->lost;
  return kind->gained.many != NULL ? &kind->gained : NULL;
}

const char *
tr_event_sentence (const TrGame  *game,
                   const TrEvent *event)
{
  const TrEventKind *kind = &game->rules->event_kinds[event->kind];
  const TrCounted *counted = find_counted (kind, event);

  if (counted != NULL)
    return counted->many;
  return kind->nobodys != NULL && event->seat == TR_SEAT_NONE ? kind->nobodys : kind->sentence;
}

void
tr_event_write (const TrGame  *game,
                const TrEvent *event,
                TrText        *text)
{
  const TrEventKind *kind = &game->rules->event_kinds[event->kind];
  const TrCounted *counted = find_counted (kind, event);
  TrEvent said = *event;
  const char *sentence;

  if (counted != NULL)
    {
      said.args[0] = (int16_t) abs (event->args[0]);
      sentence = tr_text_translate_counted (text, counted, (unsigned long) said.args[0]);
    }
  else
    sentence = tr_text_translate (text, tr_event_sentence (game, event));
  write_translated (game, sentence, event->seat, event->rule, kind->sorts, said.args, TR_EVENT_ARGS_MAX, text);
}

void
tr_refusal_write (const TrGame *game,
                  TrRefusal     refusal,
                  TrText       *text)
{
  const TrRefusalKind *kind = &game->rules->refusal_kinds[refusal.kind];

  write_sentence (game, kind->sentence, TR_SEAT_NONE, kind->sorts, refusal.args, TR_REFUSAL_ARGS_MAX, text);
}

const char *
tr_refusal_rule (const TrGame *game,
                 TrRefusal     refusal)
{
  return game->rules->rule_ids[game->rules->refusal_kinds[refusal.kind].rule];
}

void
tr_question_write (const TrGame *game,
                   TrTurn        turn,
                   TrText       *text)
{
  const TrQuestion *question = &game->rules->questions[turn.question];

  write_sentence (game, question->sentence, turn.seat, question->sorts, turn.args, TR_TURN_ARGS_MAX, text);
}

static void
write_figures (const char *sentence,
               const char *points,
               const int   counted[2],
               TrText     *text)
{
  for (const char *c = tr_text_translate (text, sentence); *c != '\0'; c++)
    {
      if (c[0] != '{' || c[1] < '0' || c[1] > '2' || c[2] != '}')
        {
          tr_text_add_char (text, *c);
          continue;
        }
      if (c[1] == '0')
        tr_text_add (text, points);
      else if (counted != NULL)
        tr_text_add_int (text, counted[c[1] - '1']);
      c += 2;
    }
}

void
tr_proposed_write (const TrGame *game,
                   int           count,
                   TrText       *text)
{
  const int counted[2] = { count, count };

  write_figures (game->rules->proposed, "", counted, text);
}

void
tr_reason_write (const TrGame *game,
                 unsigned      term,
                 bool          more,
                 const char   *points,
                 unsigned      which,
                 const int     counted[2],
                 TrText       *text)
{
  const TrReason *reason = &game->rules->reasons[term];
  const char *sentence = counted != NULL ? reason->counted[which]
                         : more          ? reason->more
                                         : reason->less;

  write_figures (sentence, points, counted, text);
}
