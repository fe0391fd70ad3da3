/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-random.h"
#include "words.h"

/* ── Move texts ── */

/* A move is what its text says, letter by letter. */
static void
check_text (Walk       *walk,
            TrMove      move,
            const char *text)
{
  TrMove parsed;
  const char *wrong;

  walk_assert (walk, tr_move_parse (walk->game, text, &parsed, &wrong), "“%s” is not understood at “%s”", text, wrong);
  walk_assert (walk, parsed == move, "“%s” is understood as another move", text);
}

static void
check_texts (Walk *walk)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned i = 0; i < walk->moves.n; i++)
    {
      char *text = words_move (walk->game, walk->moves.moves[i]);

      check_text (walk, walk->moves.moves[i], text);
      walk_assert (walk, g_hash_table_add (texts, text), "two moves are written “%s”", text);
    }
}

/* Also the moves that are never legal together, or never at all, can be told apart. */
static void
check_all_texts (Walk *walk)
{
  for (unsigned kind = 1; kind < walk->game->rules->n_move_kinds; kind++)
    {
      uint64_t count = conformance_count_moves (walk->game, kind);
      uint64_t n_tries = MIN (count, 2000);
      TrMove move = tr_move (kind, 0, 0, 0);

      for (uint64_t i = 0; i < n_tries; i++)
        {
          TrMove tried = count > n_tries ? conformance_random_move (walk->game, kind, &walk->random) : move;
          g_autofree char *text = words_move (walk->game, tried);

          check_text (walk, tried, text);
          conformance_next_move (walk->game, &move);
        }
    }
}

/* The table as text: it is there, whole, and fit to be printed. */
static void
check_show (Walk *walk)
{
  static char data[65536];
  TrText text;

  for (unsigned i = 0; i <= walk->game->players; i++)
    {
      unsigned seat = i < walk->game->players ? i : TR_SEAT_NONE;

      tr_text_init (&text, data, sizeof data, NULL);
      walk->game->rules->show (walk->game, walk->state, seat, &text);
      walk_assert (walk, text.length > 0 && !text.truncated, "the table is shown in %u letters", (unsigned) text.length);
      walk_assert (walk, g_utf8_validate (data, -1, NULL), "the table is shown in broken letters");
    }
}

void
conformance_texts (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);

  while (walk_next (walk, 2))
    {
      if (walk->number == 1)
        check_all_texts (walk);
      while (!walk_over (walk))
        {
          /* The more moves there are, the less often all of them are written and read. */
          if (walk_sample (walk, 4 + walk->moves.n / 16))
            {
              check_texts (walk);
              check_show (walk);
            }
          walk_step (walk, walk_choose (walk));
        }
    }
}

/* ── Pointing ── */

/* Pointing at all that a legal move is made of is never refused, whether its kind is known or not. */
static void
check_targets (Walk   *walk,
               TrMove  move)
{
  TrThing targets[TR_TARGETS_MAX];
  unsigned n = tr_targets (walk->game, move, targets);
  unsigned kind = tr_move_kind (move);
  g_autofree char *text = words_move (walk->game, move);

  walk_assert (walk, n <= TR_TARGETS_MAX, "“%s” has %u targets", text, n);
  for (unsigned i = 0; i < n; i++)
    walk_assert (walk, targets[i].index < tr_sort_count (walk->game, targets[i].sort), "“%s” points at nothing", text);
  walk_assert (walk, tr_why_not (walk->game, walk->state, kind, targets, n).kind == 0,
               "“%s” is legal, and its own targets are refused", text);
  walk_assert (walk, tr_why_not (walk->game, walk->state, 0, targets, n).kind == 0,
               "“%s” is legal, and its own targets are refused when its kind is not known", text);
}

/* Whatever a person points at gets an answer: a move, or a rule. It is a move just when a legal one has that target. */
static void
check_thing (Walk    *walk,
             TrThing  thing)
{
  TrRefusal refusal = tr_why_not (walk->game, walk->state, 0, &thing, 1);
  g_autofree char *word = words_thing (walk->game, thing);
  bool among = false;

  for (unsigned i = 0; i < walk->moves.n && !among; i++)
    {
      TrThing targets[TR_TARGETS_MAX];
      unsigned n = tr_targets (walk->game, walk->moves.moves[i], targets);

      for (unsigned j = 0; j < n; j++)
        among = among || (targets[j].sort == thing.sort && targets[j].index == thing.index);
    }
  walk_assert (walk, among == (refusal.kind == 0), "“%s” is %s, and %s", word,
               among ? "a target of a legal move" : "no target of any legal move",
               refusal.kind == 0 ? "nothing is said against it" : "refused");
  if (refusal.kind != 0)
    {
      g_autofree char *sentence = words_refusal (walk->game, refusal);

      walk_assert (walk, tr_refusal_rule (walk->game, refusal)[0] != '\0', "“%s” is refused by no rule: %s", word,
                   sentence);
      walk_assert (walk, sentence[0] != '\0' && strchr (sentence, '{') == NULL, "“%s” is refused with “%s”", word,
                   sentence);
    }
}

void
conformance_pointing (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);

  while (walk_next (walk, 20))
    {
      for (;;)
        {
          if (walk_over (walk) || walk_sample (walk, 64))
            {
              /* All the moves of a large decision are too many to be looked for one by one. */
              for (unsigned i = 0; i < MIN (walk->moves.n, 20); i++)
                check_targets (walk, walk->moves.moves[tr_random_below (&walk->random, walk->moves.n)]);
              for (unsigned sort = 0; sort < walk->game->rules->n_sorts; sort++)
                for (unsigned i = sort == TR_SORT_KIND; i < tr_sort_count (walk->game, sort); i++)
                  if (sort != TR_SORT_NUMBER || i < 8)
                    check_thing (walk, (TrThing) { .sort = (uint8_t) sort, .index = (uint8_t) i });
            }
          if (walk_over (walk))
            break;
          walk_step (walk, walk_choose (walk));
        }
    }
}
