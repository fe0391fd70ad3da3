/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-save.h"

#include <string.h>

/* Words that lead through the moves of a game that is being played. */

/* LINES of input to a game of two people, then saved and loaded again. */
static TrSave *
play (const char  *lines,
      const char  *undo,
      char       **said)
{
  g_autofree char *input = g_strdup_printf ("%s\nsave %s\n", lines, test_path ("travel.tworivers"));
  g_autofree char *output = cli_ask_out (input, "play", cli_game (), "--players", "2", "--seed", "11", "--undo", undo, NULL);
  g_autoptr(GError) error = NULL;
  TrSave *save = NULL;

  assert_has (output, "The game is in ");
  tr_save_load (test_path ("travel.tworivers"), &save, &error);
  g_assert_no_error (error);
  if (said != NULL)
    *said = g_steal_pointer (&output);
  return save;
}

static TrMove
move_at (const TrSave *save,
         guint         i)
{
  return g_array_index (save->moves, TrMove, i);
}

static void
test_step (void)
{
  g_autofree char *said = NULL;
  g_autoptr(TrSave) three = play ("1\n1\n1", "free", NULL);
  g_autoptr(TrSave) back = play ("1\n1\n1\nstep back\nstep back\nstep forward", "free", NULL);
  g_autoptr(TrSave) lost = play ("step\nstep back\nstep forward", "free", &said);

  g_assert_cmpuint (three->cursor, ==, 3);
  g_assert_cmpuint (back->cursor, ==, 2);
  g_assert_cmpuint (back->moves->len, ==, 3);
  g_assert_cmpuint (lost->moves->len, ==, 0);
  assert_has (said, "Say where to: step back, or step forward\nThere is nothing to take back.\n"
                    "There is nothing that was taken back.\n");
}

/* Back to the person's own decision, and with single steps over what a computer player did. */
static void
test_against_computer (void)
{
  g_autofree char *input = g_strdup_printf ("1\n1\nundo\nsave %s\nredo\nstep back\nsave %s\n", test_path ("undone"),
                                            test_path ("stepped"));
  g_autofree char *said = cli_ask_out (input, "play", cli_game (), "--players", "2", "--seed", "11", "--seat", "1=random",
                                       "--name", "2=Ea-nasir", NULL);
  g_autoptr(TrSave) undone = NULL;
  g_autoptr(TrSave) stepped = NULL;

  assert_has (said, "Player 1: computer\nPlayer 2: Ea-nasir, human\n");
  assert_has (said, "Ea-nasir (player 2): ");
  g_assert_true (tr_save_load (test_path ("undone"), &undone, NULL));
  g_assert_true (tr_save_load (test_path ("stepped"), &stepped, NULL));
  g_assert_cmpstr (undone->seats[1].name, ==, "Ea-nasir");
  g_assert_cmpint (undone->seats[0].kind, ==, TR_SEAT_COMPUTER);
  g_assert_cmpstr (undone->seats[0].level, ==, "random");
  g_assert_cmpuint (tr_turn (tr_record_get_game (undone->record),
                             tr_record_get_state (undone->record, undone->cursor)).seat, ==, 1);
  g_assert_cmpuint (stepped->cursor, ==, stepped->moves->len - 1);
}

static void
test_strict (void)
{
  g_autofree char *said = NULL;
  g_autofree char *other = NULL;
  g_autoptr(TrSave) save = play ("undo\n1\nundo", "strict", &said);
  g_autoptr(TrSave) line = play ("other line", "strict", &other);

  g_assert_cmpint (save->undo, ==, TR_UNDO_STRICT);
  g_assert_cmpuint (save->cursor, ==, 1);
  assert_has (said, "There is nothing to take back.\n");
  assert_has (said, "Under the strict policy only the moves of a turn are taken back");
  assert_has (other, "Under the strict policy no other line is taken up.");
  cli_ask_wrong ("--undo is free or strict, not “never”", "play", cli_game (), "--undo", "never", NULL);
}

/* What a move replaces can be brought back, and what replaced it as well. */
static void
test_other_line (void)
{
  g_autofree char *said = NULL;
  g_autofree char *none = NULL;
  g_autoptr(TrSave) first = play ("1\n1", "free", NULL);
  g_autoptr(TrSave) second = play ("1\n1\nundo\n2", "free", NULL);
  g_autoptr(TrSave) swapped = play ("1\n1\nundo\n2\nother line", "free", &said);
  g_autoptr(TrSave) back = play ("1\n1\nundo\n2\nother line\nother line\nredo", "free", NULL);
  g_autoptr(TrSave) nothing = play ("other line\nother", "free", &none);

  g_assert_cmpuint (move_at (first, 1), !=, move_at (second, 1));
  g_assert_cmpuint (move_at (swapped, 1), ==, move_at (first, 1));
  g_assert_cmpuint (swapped->replaced->len, ==, 1);
  g_assert_cmpuint (move_at (back, 1), ==, move_at (second, 1));
  g_assert_cmpuint (back->cursor, ==, 2);
  assert_has (said, "Here the moves come that were replaced last");
  assert_has (said, "1 move was taken back");
  assert_has (none, "No moves have been replaced.\nSay: other line\n");
  g_assert_cmpuint (nothing->moves->len, ==, 0);
}

static void
test_notes (void)
{
  g_autofree char *said = NULL;
  g_autoptr(TrSave) save = play ("note\nnote  a wise start \n1\nnote or not?\nnote", "free", &said);

  g_assert_cmpstr (save->notes, ==, "a wise start\nor not?");
  assert_has (said, "There are no notes");
  assert_has (said, "a wise start\nor not?\n");
}

static void
test_log_and_score (void)
{
  g_autoptr(GString) lines = g_string_new (NULL);
  g_autofree char *last = NULL;
  g_autofree char *all = NULL;
  g_autofree char *score = NULL;
  g_autofree char *odd = NULL;
  g_auto(GStrv) split = NULL;

  for (guint i = 0; i < 30; i++)
    g_string_append (lines, "1\n");
  g_string_append (lines, "note -----\nnote\n");
  last = g_strconcat (lines->str, "log\n", NULL);
  all = g_strconcat (lines->str, "log all\n", NULL);
  score = g_strconcat (lines->str, "score\nlog nonsense\n", NULL);

  odd = cli_ask_out (last, "play", cli_game (), "--players", "2", "--seed", "11", NULL);
  split = g_strsplit (strstr (odd, "-----\n"), "\n", -1);
  g_assert_cmpuint (g_strv_length (split), ==, 1 + 20 + 1);

  g_free (odd);
  odd = cli_ask_out (all, "play", cli_game (), "--players", "2", "--seed", "11", NULL);
  assert_has (strstr (odd, "-----\n"), "\n   1  Player ");
  assert_has (strstr (odd, "-----\n"), "\n  30 ");

  g_free (odd);
  odd = cli_ask_out (score, "play", cli_game (), "--players", "2", "--seed", "11", NULL);
  assert_has (strstr (odd, "-----\n"), "Total");
  assert_has (strstr (odd, "-----\n"), "Player 2: ");
  assert_has (strstr (odd, "-----\n"), "Say: log, or log all\n");
}

static void
test_review (void)
{
  g_autofree char *said = NULL;
  g_autoptr(TrSave) save = play ("next\ngo 1\nfork\n1\n1\n1\nreview\nfirst\nnext\nback\nback\ngo 2\ngo 9\ngo x\nlast\n"
                                 "next phase\nnext nonsense\n1\nother line",
                                 "free", &said);
  g_autoptr(TrSave) ended = play ("1\n1\n1\nundo\nreview\nfirst\nreview\n1", "free", NULL);

  g_assert_true (save->reviewing);
  g_assert_cmpuint (save->cursor, ==, 3);
  g_assert_cmpuint (save->moves->len, ==, 3);
  assert_has (said, "This is for looking around: “review” begins it.\nThis is for looking around: “review” begins it.\n"
                    "This is for looking around");
  assert_has (said, "Review: move 0 of 3, round ");
  assert_has (said, "Review: move 1 of 3, round ");
  assert_has (said, "Review: move 2 of 3, round ");
  assert_has (said, "There is none before this.\n");
  assert_has (said, "Say the number of a move, from 0 to 3: go N\nSay the number of a move");
  assert_has (said, "Say nothing more, or one of: turn, phase, round, landmark\nIn a review moves are locked");
  assert_has (said, "In a review moves are locked: “review” ends it.\n");

  /* Back to where the game was, and on with it. */
  g_assert_false (ended->reviewing);
  g_assert_cmpuint (ended->cursor, ==, 3);
}

static void
test_fork (void)
{
  g_autofree char *said = NULL;
  g_autoptr(TrSave) save = play ("1\n1\n1\nreview\ngo 1\nfork\n2", "free", &said);
  g_autoptr(TrSave) whole = play ("1\n1\n1", "free", NULL);
  g_autofree char *child = NULL;
  g_autoptr(TrSave) forked = NULL;

  assert_has (said, "This is a game of its own now, from move 1 of “");
  g_assert_cmpuint (save->moves->len, ==, 2);
  g_assert_cmpuint (save->cursor, ==, 2);
  g_assert_cmpuint (save->replaced->len, ==, 0);
  g_assert_cmpuint (move_at (save, 0), ==, move_at (whole, 0));
  g_assert_cmpuint (move_at (save, 1), !=, move_at (whole, 1));
  g_assert_nonnull (save->parent);

  /* A fork of a file calls it by its name. */
  child = g_strdup_printf ("fork\nsave %s\n", test_path ("child"));
  g_free (said);
  said = cli_ask_out (child, "review", test_path ("travel.tworivers"), NULL);
  g_assert_true (tr_save_load (test_path ("child"), &forked, NULL));
  g_assert_cmpstr (forked->parent, ==, "travel");
  g_assert_false (forked->reviewing);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/travel/step", test_step);
  g_test_add_func ("/cli/travel/against-computer", test_against_computer);
  g_test_add_func ("/cli/travel/strict", test_strict);
  g_test_add_func ("/cli/travel/other-line", test_other_line);
  g_test_add_func ("/cli/travel/notes", test_notes);
  g_test_add_func ("/cli/travel/log-and-score", test_log_and_score);
  g_test_add_func ("/cli/travel/review", test_review);
  g_test_add_func ("/cli/travel/fork", test_fork);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
