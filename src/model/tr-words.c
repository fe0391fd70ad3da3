/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-words.h"

#include <string.h>

const char *
tr_translate (const char *sentence)
{
  g_return_val_if_fail (sentence != NULL, NULL);

  /* gettext answers the empty string with the head of its catalogue. */
  return sentence[0] != '\0' ? g_dgettext (GETTEXT_PACKAGE, sentence) : sentence;
}

char *
tr_words_figure (int      figure,
                 gboolean plus)
{
  return g_strdup_printf ("%s%d", figure < 0 ? "−" : plus ? "+" : "", ABS (figure));
}

/* For what core/ writes. */
static const char *
translate_counted (const char    *one,
                   const char    *many,
                   unsigned long  count)
{
  return many != NULL ? g_dngettext (GETTEXT_PACKAGE, one, many, count) : tr_translate (one);
}

typedef void (*Writer) (const TrGame  *game,
                        gconstpointer  what,
                        TrText        *text);

/* Writes into more and more memory until all of it fits. */
static char *
write_out_named (Writer             writer,
                 const TrGame      *game,
                 gconstpointer      what,
                 const char *const *seat_names)
{
  g_assert (writer != NULL);

  for (gsize size = 256;; size *= 4)
    {
      g_autofree char *data = g_malloc (size);
      TrText text;

      tr_text_init (&text, data, size, translate_counted);
      text.seat_names = seat_names;
      writer (game, what, &text);
      if (!text.truncated)
        return g_steal_pointer (&data);
    }
}

static char *
write_out (Writer         writer,
           const TrGame  *game,
           gconstpointer  what)
{
  return write_out_named (writer, game, what, NULL);
}

static void
write_thing (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  tr_thing_write (game, *(const TrThing *) what, text);
}

static void
write_label (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  tr_thing_write_label (game, *(const TrThing *) what, text);
}

static void
write_alone (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  tr_thing_write_alone (game, *(const TrThing *) what, text);
}

static void
write_move (const TrGame  *game,
            gconstpointer  what,
            TrText        *text)
{
  tr_move_write (game, *(const TrMove *) what, text);
}

static void
write_event (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  tr_event_write (game, what, text);
}

static void
write_refusal (const TrGame  *game,
               gconstpointer  what,
               TrText        *text)
{
  tr_refusal_write (game, *(const TrRefusal *) what, text);
}

static void
write_question (const TrGame  *game,
                gconstpointer  what,
                TrText        *text)
{
  tr_question_write (game, *(const TrTurn *) what, text);
}

static void
write_proposed (const TrGame  *game,
                gconstpointer  what,
                TrText        *text)
{
  tr_proposed_write (game, *(const int *) what, text);
}

typedef struct
{
  unsigned    term;
  gboolean    more;
  const char *points;
  unsigned    which;
  const int  *counted;
} Reason;

static void
write_reason (const TrGame  *game,
              gconstpointer  what,
              TrText        *text)
{
  const Reason *reason = what;

  tr_reason_write (game, reason->term, reason->more, reason->points, reason->which, reason->counted, text);
}

typedef struct
{
  const TrState *state;
  unsigned       seat;
} Table;

static void
write_table (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  const Table *table = what;

  game->rules->show (game, table->state, table->seat, text);
}

static void
write_problem (const TrGame  *game,
               gconstpointer  what,
               TrText        *text)
{
  tr_check (game, what, text);
}

static void
write_fault (const TrGame  *game,
             gconstpointer  what,
             TrText        *text)
{
  tr_fault_write (what, text);
}

char *
tr_words_thing (const TrGame *game,
                TrThing       thing)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out (write_thing, game, &thing);
}

char *
tr_words_label (const TrGame *game,
                TrThing       thing)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out (write_label, game, &thing);
}

char *
tr_words_move (const TrGame *game,
               TrMove        move)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out (write_move, game, &move);
}

char *
tr_words_move_told (const TrGame *game,
                    TrMove        move)
{
  const TrMoveKind *kind;

  g_return_val_if_fail (game != NULL, NULL);

  kind = &game->rules->move_kinds[tr_move_kind (move)];
  return kind->secret ? g_strdup_printf ("%s …", kind->word) : tr_words_move (game, move);
}

/* What the words of a move leave out is left out here as well. */
char *
tr_words_move_label (const TrGame *game,
                     TrMove        move)
{
  g_autoptr(GString) things = g_string_new (NULL);
  const TrMoveKind *kind;

  g_return_val_if_fail (game != NULL, NULL);

  kind = &game->rules->move_kinds[tr_move_kind (move)];
  for (unsigned i = 0; i < kind->n_args; i++)
    {
      TrThing thing = { kind->args[i], (uint8_t) tr_move_arg (move, i) };
      g_autofree char *word = tr_words_thing (game, thing);
      g_autofree char *label = write_out (write_alone, game, &thing);

      if (word[0] != '\0')
        g_string_append_printf (things, "%s%s", things->len > 0 ? ", " : "", label);
    }
  if (things->len == 0)
    return g_strdup (tr_translate (kind->label));
  /* Translators: a move: what is done, and where or with what: "Build a hut: C4" */
  return g_strdup_printf (_("%s: %s"), tr_translate (kind->label), things->str);
}

char *
tr_words_reason (const TrGame *game,
                 unsigned      term,
                 gboolean      more,
                 const char   *points,
                 unsigned      which,
                 const int     counted[2])
{
  const Reason reason = { term, more, points, which, counted };

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (term < game->rules->n_terms, NULL);

  return write_out (write_reason, game, &reason);
}

char *
tr_words_proposed (const TrGame *game,
                   int           count)
{
  g_return_val_if_fail (game != NULL && game->rules->proposed != NULL, NULL);

  return write_out (write_proposed, game, &count);
}

char *
tr_words_event (const TrGame  *game,
                const TrEvent *event)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (event != NULL, NULL);

  return write_out (write_event, game, event);
}

char *
tr_words_event_named (const TrGame      *game,
                      const TrEvent     *event,
                      const char *const *seat_names)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (event != NULL, NULL);

  return write_out_named (write_event, game, event, seat_names);
}

char *
tr_words_refusal (const TrGame *game,
                  TrRefusal     refusal)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out (write_refusal, game, &refusal);
}

char *
tr_words_question (const TrGame *game,
                   TrTurn        turn)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out (write_question, game, &turn);
}

char *
tr_words_question_named (const TrGame      *game,
                         TrTurn             turn,
                         const char *const *seat_names)
{
  g_return_val_if_fail (game != NULL, NULL);

  return write_out_named (write_question, game, &turn, seat_names);
}

char *
tr_words_table (const TrGame  *game,
                const TrState *state,
                unsigned       seat)
{
  const Table table = { .state = state, .seat = seat };

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  return write_out (write_table, game, &table);
}

char *
tr_words_problem (const TrGame  *game,
                  const TrState *state)
{
  char data[8];
  TrText text;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  tr_text_init (&text, data, sizeof data, NULL);
  return tr_check (game, state, &text) ? NULL : write_out (write_problem, game, state);
}

char *
tr_words_fault (const TrFault *fault)
{
  g_return_val_if_fail (fault != NULL && fault->what != NULL, NULL);

  return write_out (write_fault, NULL, fault);
}

/* ── Move texts that are not understood ── */

static gboolean
may_be_left_out (const TrGame *game,
                 unsigned      sort)
{
  TrThing thing;

  return tr_thing_parse (game, sort, "", &thing);
}

char *
tr_words_usage (const TrGame *game,
                unsigned      kind)
{
  const TrMoveKind *table;
  GString *usage;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (kind < game->rules->n_move_kinds, NULL);

  table = &game->rules->move_kinds[kind];
  usage = g_string_new (table->word);
  for (unsigned i = 0; i < table->n_args; i++)
    {
      unsigned sort = table->args[i];
      const char *name = sort >= TR_SORT_FIRST_OF_GAME ? game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME].name
                         : sort == TR_SORT_KIND ? "move"
                                                : "number";
      g_autofree char *placeholder = g_ascii_strup (name, -1);

      /* One word stands for one word. */
      g_strdelimit (placeholder, " ", '-');
      g_string_append_printf (usage, may_be_left_out (game, sort) ? " [%s]" : " %s", placeholder);
    }
  return g_string_free (usage, FALSE);
}

static char *
all_kinds (const TrGame *game)
{
  GString *kinds = g_string_new (NULL);

  g_assert (game != NULL);

  for (unsigned kind = 1; kind < game->rules->n_move_kinds; kind++)
    g_string_append_printf (kinds, "%s%s", kind > 1 ? ", " : "", game->rules->move_kinds[kind].word);
  return g_string_free (kinds, FALSE);
}

char *
tr_words_not_understood (const TrGame *game,
                         const char   *text,
                         const char   *wrong)
{
  g_autofree char *first = NULL;
  g_autofree char *word = NULL;
  g_autofree char *usage = NULL;
  const char *start;
  TrThing kind;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (wrong >= text && wrong <= text + strlen (text), NULL);

  start = text + strspn (text, " ");
  first = g_strndup (start, strcspn (start, " "));
  word = g_strndup (wrong, strcspn (wrong, " "));
  if (first[0] == '\0')
    return g_strdup (_("a move is missing"));
  if (!tr_thing_parse (game, TR_SORT_KIND, first, &kind))
    {
      g_autofree char *kinds = all_kinds (game);

      return g_strdup_printf (_("“%s” is not understood; moves begin with one of: %s"), word, kinds);
    }

  usage = tr_words_usage (game, kind.index);
  if (word[0] == '\0')
    return g_strdup_printf (_("“%s” is not complete; it is written: %s"), text, usage);
  return g_strdup_printf (_("“%s” in “%s” is not understood; it is written: %s"), word, text, usage);
}
