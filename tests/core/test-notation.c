/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-game.h"
#include "words.h"

static TrGame *game;

/* ── Things ── */

static void
test_counts (void)
{
  g_assert_cmpuint (tr_sort_count (game, TR_SORT_NUMBER), ==, 256);
  g_assert_cmpuint (tr_sort_count (game, TR_SORT_KIND), ==, TOY_MOVES);
  g_assert_cmpuint (tr_sort_count (game, TOY_SORT_SEAT), ==, 3);
  g_assert_cmpuint (tr_sort_count (game, TOY_SORT_SPACE), ==, 7);
  g_assert_cmpuint (tr_sort_count (game, TOY_SORT_STAGE), ==, 3);
}

static void
test_things (void)
{
  static const struct
  {
    TrThing     thing;
    const char *word;
    const char *label;
  } rows[] = {
    { { TR_SORT_NUMBER, 0 }, "0", "0" },
    { { TR_SORT_NUMBER, 255 }, "255", "255" },
    { { TR_SORT_KIND, TOY_MOVE_KEEP }, "keep", "Keep it" },
    { { TOY_SORT_SEAT, 1 }, "second", "second" },
    { { TOY_SORT_SPACE, 4 }, "B3", "B3" },
    { { TOY_SORT_TOKEN, TOY_GOLD }, "gold", "a nugget of gold" },
    { { TOY_SORT_TOOL, TOY_BY_HAND }, "", "by hand" },
    { { TOY_SORT_STAGE, 2 }, "2", "2" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *word = words_thing (game, rows[i].thing);
      g_autofree char *label = words_label (game, rows[i].thing);
      TrThing parsed;

      g_assert_cmpstr (word, ==, rows[i].word);
      g_assert_cmpstr (label, ==, rows[i].label);
      g_assert_true (tr_thing_parse (game, rows[i].thing.sort, word, &parsed));
      g_assert_cmpuint (parsed.sort, ==, rows[i].thing.sort);
      g_assert_cmpuint (parsed.index, ==, rows[i].thing.index);
    }
}

static void
test_no_things (void)
{
  static const struct
  {
    unsigned    sort;
    const char *word;
  } rows[] = {
    { TR_SORT_NUMBER, "256" },
    { TR_SORT_NUMBER, "-1" },
    { TR_SORT_NUMBER, "01" },
    { TR_SORT_NUMBER, "" },
    { TR_SORT_KIND, "" },               /* index 0 is no move */
    { TR_SORT_KIND, "Keep it" },
    { TOY_SORT_SPACE, "B4" },
    { TOY_SORT_SPACE, "b3" },
    { TOY_SORT_TOKEN, "gol" },
    { TOY_SORT_TOKEN, "gold " },
    { TOY_SORT_TOKEN, "boat" },
    { TOY_SORT_STAGE, "3" },
  };
  TrThing thing;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_false (tr_thing_parse (game, rows[i].sort, rows[i].word, &thing));
}

/* ── Moves ── */

static void
test_moves (void)
{
  const struct
  {
    const char *text;
    TrMove      move;
    const char *also;           /* understood the same */
  } rows[] = {
    { "draw", tr_move (TOY_MOVE_DRAW, 0, 0, 0), "  draw  " },
    { "cut A1", tr_move (TOY_MOVE_CUT, 0, TOY_BY_HAND, 0), "cut   A1 " },
    { "cut C2 boat", tr_move (TOY_MOVE_CUT, 6, TOY_BOAT, 0), " cut C2  boat" },
    { "sell 0", tr_move (TOY_MOVE_SELL, 0, 0, 0), "sell  0" },
    { "sell 255", tr_move (TOY_MOVE_SELL, 255, 0, 0), "sell 255 " },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = words_move (game, rows[i].move);
      const char *wrong;
      TrMove move;

      g_assert_cmpstr (text, ==, rows[i].text);
      g_assert_true (tr_move_parse (game, rows[i].text, &move, &wrong));
      g_assert_cmphex (move, ==, rows[i].move);
      g_assert_true (tr_move_parse (game, rows[i].also, &move, &wrong));
      g_assert_cmphex (move, ==, rows[i].move);
    }
}

static void
test_wrong_moves (void)
{
  static const struct
  {
    const char *text;
    const char *wrong;
  } rows[] = {
    { "", "" },
    { "   ", "" },
    { "dance", "dance" },
    { "Draw", "Draw" },
    { "draw up", "up" },
    { "cut", "" },
    { "cut  ", "" },
    { "cut Z9", "Z9" },
    { "cut boat A1", "boat A1" },
    { "cut A1 rope", "rope" },
    { "cut A1 boat boat", "boat" },
    { "sell", "" },
    { "sell 256", "256" },
    { "sell one", "one" },
    { "draw\n", "draw\n" },
    { "sell 0000000000000000000000000000000000000000000000000000000000000000000000001",
      "0000000000000000000000000000000000000000000000000000000000000000000000001" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *wrong = NULL;
      TrMove move;

      g_assert_false (tr_move_parse (game, rows[i].text, &move, &wrong));
      g_assert_cmpstr (wrong, ==, rows[i].wrong);
      g_assert_true (wrong >= rows[i].text && wrong <= rows[i].text + strlen (rows[i].text));
    }
}

/* ── Pointing ── */

static void
test_points (void)
{
  static const struct
  {
    const char *text;
    unsigned    kind;
    unsigned    n;
    TrThing     things[2];
  } rows[] = {
    { "cut", TOY_MOVE_CUT, 0, { { 0, 0 } } },
    { "cut B1", TOY_MOVE_CUT, 1, { { TOY_SORT_SPACE, 2 } } },
    { "cut boat", TOY_MOVE_CUT, 1, { { TOY_SORT_TOOL, TOY_BOAT } } },
    { "cut B1 boat", TOY_MOVE_CUT, 2, { { TOY_SORT_SPACE, 2 }, { TOY_SORT_TOOL, TOY_BOAT } } },
    { "B1", 0, 1, { { TOY_SORT_SPACE, 2 } } },
    { " sickle  B1 ", 0, 2, { { TOY_SORT_TOOL, TOY_SICKLE }, { TOY_SORT_SPACE, 2 } } },
    { "pile", 0, 1, { { TOY_SORT_PLACE, TOY_PILE } } },
    { "sell 4", TOY_MOVE_SELL, 1, { { TR_SORT_NUMBER, 4 } } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrThing things[TR_TARGETS_MAX];
      unsigned kind, n;
      const char *wrong;

      g_assert_true (tr_point_parse (game, rows[i].text, &kind, things, &n, &wrong));
      g_assert_cmpuint (kind, ==, rows[i].kind);
      g_assert_cmpuint (n, ==, rows[i].n);
      g_assert_cmpmem (things, (int) (n * sizeof *things), rows[i].things, (int) (n * sizeof *things));
    }
}

static void
test_wrong_points (void)
{
  static const struct
  {
    const char *text;
    const char *wrong;
  } rows[] = {
    { "", "" },
    { "nothing", "nothing" },
    { "B1 cut", "cut" },                /* the kind comes first */
    { "cut boat B1", "B1" },            /* and then the arguments in their order */
    { "draw B1", "B1" },
    { "A1 A1 A1 A1 A1 A1 A1 A1 A2", "A2" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrThing things[TR_TARGETS_MAX];
      unsigned kind, n;
      const char *wrong = NULL;

      g_assert_false (tr_point_parse (game, rows[i].text, &kind, things, &n, &wrong));
      g_assert_cmpstr (wrong, ==, rows[i].wrong);
    }
}

/* ── Sentences ── */

static void
test_sentences (void)
{
  TrEvent event = { .kind = TOY_EVENT_CUT, .seat = 1, .args = { 6, TOY_BOAT } };
  TrRefusal refusal = { .kind = TOY_REFUSAL_NOT_BESIDE, .args = { 0, 6 } };
  TrTurn turn = { .seat = 0, .question = 1 + TOY_TOKEN, .args = { TOY_CLAY } };
  g_autofree char *event_words = words_event (game, &event);
  g_autofree char *refusal_words = words_refusal (game, refusal);
  g_autofree char *question_words = words_question (game, turn);

  g_assert_cmpstr (event_words, ==, "Player 2 cuts C2 (the boat)");
  g_assert_cmpstr (refusal_words, ==, "A1 is not beside C2");
  g_assert_cmpstr (tr_refusal_rule (game, refusal), ==, "toy.cut.beside");
  g_assert_cmpstr (question_words, ==, "Keep or toss a lump of clay");
}

static const char *
translate (const char    *sentence,
           const char    *many,
           unsigned long  count)
{
  if (many != NULL)
    {
      g_assert_cmpstr (sentence, ==, "{seat} gains {0} point ({rule})");
      g_assert_cmpstr (many, ==, "{seat} gains {0} points ({rule})");
      return count == 2 ? "{0} (ein Paar) für {seat}" : "viele";
    }
  if (g_str_equal (sentence, "The sickle costs {0} coins, you have {1}"))
    return "{1} von {0} {2}{9} {x}";
  if (g_str_equal (sentence, "Player {0}"))
    return "{0}. Spieler {seat}";
  if (g_str_equal (sentence, "the boat"))
    return "das Boot";
  if (g_str_equal (sentence, "You have not {0} any more"))
    return "{0} ist weg";
  return sentence;
}

/* A translation may turn the figures round, and what is no argument stays as it is written. */
static void
test_translated (void)
{
  char data[64];
  TrText text;

  tr_text_init (&text, data, sizeof data, translate);
  tr_refusal_write (game, (TrRefusal) { .kind = TOY_REFUSAL_SICKLE_COST, .args = { 2, -1, 7 } }, &text);
  g_assert_cmpstr (data, ==, "-1 von 2 7{9} {x}");
  tr_text_clear (&text);
  tr_refusal_write (game, (TrRefusal) { .kind = TOY_REFUSAL_NO_TOOL, .args = { TOY_BOAT } }, &text);
  g_assert_cmpstr (data, ==, "das Boot ist weg");

  /* The text of a move is the same in every language. */
  tr_text_clear (&text);
  tr_move_write (game, tr_move (TOY_MOVE_CUT, 0, TOY_BOAT, 0), &text);
  g_assert_cmpstr (data, ==, "cut A1 boat");
}

/* What a sentence calls the seats. */
static void
test_seat_names (void)
{
  static const char *const names[TR_SEATS_MAX] = { "Ann {0}", NULL, "Cas", NULL };
  static const struct
  {
    uint8_t     seat;
    const char *unnamed;
    const char *named;
    const char *translated;
  } rows[] = {
    { 0, "Player 1 keeps it", "Ann {0} keeps it", "1. Spieler {seat} keeps it" },
    { 1, "Player 2 keeps it", "Player 2 keeps it", "2. Spieler {seat} keeps it" },
    { 2, "Opponent keeps it", "Cas keeps it", "Opponent keeps it" },
  };
  char data[64];
  TrText text;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrEvent event = { .kind = TOY_EVENT_KEEP, .seat = rows[i].seat };

      tr_text_init (&text, data, sizeof data, NULL);
      tr_event_write (game, &event, &text);
      g_assert_cmpstr (data, ==, rows[i].unnamed);
      tr_text_clear (&text);
      text.seat_names = names;
      tr_event_write (game, &event, &text);
      g_assert_cmpstr (data, ==, rows[i].named);
      tr_text_init (&text, data, sizeof data, translate);
      tr_event_write (game, &event, &text);
      g_assert_cmpstr (data, ==, rows[i].translated);
    }
}

/* What is counted, lost, nobody's, and why. */
static void
test_event_sentences (void)
{
  static const struct
  {
    TrEvent     event;
    const char *words;
    const char *sentence;
  } rows[] = {
    { { TOY_EVENT_POINTS, 0, TOY_RULE_SELL, { 1 } }, "Player 1 gains 1 point (toy.sell)", "{seat} gains {0} points ({rule})" },
    { { TOY_EVENT_POINTS, 1, TOY_RULE_SELL, { 2 } }, "Player 2 gains 2 points (toy.sell)", "{seat} gains {0} points ({rule})" },
    { { TOY_EVENT_POINTS, 1, TOY_RULE_SELL, { 0 } }, "Player 2 gains 0 points (toy.sell)", "{seat} gains {0} points ({rule})" },
    { { TOY_EVENT_POINTS, 0, TOY_RULE_SELL, { -1 } }, "Player 1 loses 1 point", "{seat} loses {0} points" },
    { { TOY_EVENT_POINTS, 0, TOY_RULE_SELL, { -3 } }, "Player 1 loses 3 points", "{seat} loses {0} points" },
    { { TOY_EVENT_OVER, 0, TOY_RULE_END, { 0 } }, "The game is over for Player 1", "The game is over for {seat}" },
    { { TOY_EVENT_OVER, TR_SEAT_NONE, TOY_RULE_END, { 0 } }, "The game is over", "The game is over" },
  };
  char data[64];
  TrText text;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      tr_text_init (&text, data, sizeof data, NULL);
      tr_event_write (game, &rows[i].event, &text);
      g_assert_cmpstr (data, ==, rows[i].words);
      g_assert_cmpstr (tr_event_sentence (game, &rows[i].event), ==, rows[i].sentence);
    }

  /* A language chooses among as many forms as it has. */
  tr_text_init (&text, data, sizeof data, translate);
  tr_event_write (game, &rows[1].event, &text);
  g_assert_cmpstr (data, ==, "2 (ein Paar) für 2. Spieler {seat}");
}

int
main (int   argc,
      char *argv[])
{
  int answer;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new (2);
  g_test_add_func ("/core/notation/counts", test_counts);
  g_test_add_func ("/core/notation/things", test_things);
  g_test_add_func ("/core/notation/no-things", test_no_things);
  g_test_add_func ("/core/notation/moves", test_moves);
  g_test_add_func ("/core/notation/wrong-moves", test_wrong_moves);
  g_test_add_func ("/core/notation/points", test_points);
  g_test_add_func ("/core/notation/wrong-points", test_wrong_points);
  g_test_add_func ("/core/notation/sentences", test_sentences);
  g_test_add_func ("/core/notation/translated", test_translated);
  g_test_add_func ("/core/notation/seat-names", test_seat_names);
  g_test_add_func ("/core/notation/event-sentences", test_event_sentences);
  answer = g_test_run ();
  tr_game_free (game);
  return answer;
}
