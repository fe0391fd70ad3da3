/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "words.h"

#define WORDS_SIZE 512

static char *
words_take (const TrText *text)
{
  g_assert_false (text->truncated);
  g_assert_cmpuint (strlen (text->data), ==, text->length);
  return g_strdup (text->data);
}

/* Every one of these differs only in what is written. */
#define WORDS(call)                                     \
  char data[WORDS_SIZE];                                \
  TrText text;                                          \
                                                        \
  tr_text_init (&text, data, sizeof data, NULL);        \
  call;                                                 \
  return words_take (&text)

char *
words_move (const TrGame *game,
            TrMove        move)
{
  WORDS (tr_move_write (game, move, &text));
}

char *
words_moves (const TrGame     *game,
             const TrMoveList *list)
{
  GString *string = g_string_new (NULL);

  for (unsigned i = 0; i < list->n; i++)
    {
      g_autofree char *move = words_move (game, list->moves[i]);

      g_string_append_printf (string, "%s%s", i > 0 ? ", " : "", move);
    }
  return g_string_free (string, FALSE);
}

char *
words_thing (const TrGame *game,
             TrThing       thing)
{
  WORDS (tr_thing_write (game, thing, &text));
}

char *
words_label (const TrGame *game,
             TrThing       thing)
{
  WORDS (tr_thing_write_label (game, thing, &text));
}

char *
words_event (const TrGame  *game,
             const TrEvent *event)
{
  WORDS (tr_event_write (game, event, &text));
}

char *
words_refusal (const TrGame *game,
               TrRefusal     refusal)
{
  WORDS (tr_refusal_write (game, refusal, &text));
}

char *
words_question (const TrGame *game,
                TrTurn        turn)
{
  WORDS (tr_question_write (game, turn, &text));
}

char *
words_fault (const TrFault *fault)
{
  WORDS (tr_fault_write (fault, &text));
}
