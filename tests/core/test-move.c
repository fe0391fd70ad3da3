/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-event.h"
#include "tr-move.h"

#include <glib.h>

static void
test_packing (void)
{
  TrMove move = tr_move (0x12, 0x34, 0x56, 0x78);

  /* Saved games hold texts, but digests and perft counts of states may hold moves: the layout is fixed. */
  g_assert_cmphex (move, ==, UINT64_C (0x78563412));
  g_assert_cmphex (tr_move_kind (move), ==, 0x12);
  g_assert_cmphex (tr_move_arg (move, 0), ==, 0x34);
  g_assert_cmphex (tr_move_arg (move, 1), ==, 0x56);
  g_assert_cmphex (tr_move_arg (move, 2), ==, 0x78);
  for (unsigned i = 3; i < TR_MOVE_ARGS_MAX; i++)
    g_assert_cmphex (tr_move_arg (move, i), ==, 0);
  g_assert_cmphex (tr_move_kind (TR_MOVE_NONE), ==, 0);
}

/* An argument can be changed and changes nothing else, whatever was there before. */
static void
test_arguments (void)
{
  TrMove full = tr_move (0xff, 0, 0, 0);

  for (unsigned i = 0; i < TR_MOVE_ARGS_MAX; i++)
    full = tr_move_with_arg (full, i, 0xff);
  g_assert_cmphex (full, ==, UINT64_MAX);

  for (unsigned i = 0; i < TR_MOVE_ARGS_MAX; i++)
    {
      TrMove in_empty = tr_move_with_arg (tr_move (3, 0, 0, 0), i, 0xa5);
      TrMove in_full = tr_move_with_arg (full, i, 0x5a);

      g_assert_cmphex (tr_move_kind (in_empty), ==, 3);
      g_assert_cmphex (tr_move_kind (in_full), ==, 0xff);
      for (unsigned j = 0; j < TR_MOVE_ARGS_MAX; j++)
        {
          g_assert_cmphex (tr_move_arg (in_empty, j), ==, i == j ? 0xa5 : 0);
          g_assert_cmphex (tr_move_arg (in_full, j), ==, i == j ? 0x5a : 0xff);
        }
    }
}

static void
test_list (void)
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);

  tr_move_list_clear (list);
  g_assert_false (tr_move_list_has (list, tr_move (1, 0, 0, 0)));
  for (unsigned i = 0; i < TR_MOVE_LIST_MAX; i++)
    {
      tr_move_list_add (list, tr_move (1, i & 0xff, i >> 8, 0));
      g_assert_cmpuint (list->n, ==, i + 1);
      g_assert_false (list->overflow);
    }
  g_assert_true (tr_move_list_has (list, tr_move (1, 0, 0, 0)));
  g_assert_true (tr_move_list_has (list, list->moves[TR_MOVE_LIST_MAX - 1]));
  g_assert_false (tr_move_list_has (list, tr_move (2, 0, 0, 0)));

  /* One more is left out and said to be. */
  tr_move_list_add (list, tr_move (2, 0, 0, 0));
  g_assert_cmpuint (list->n, ==, TR_MOVE_LIST_MAX);
  g_assert_true (list->overflow);
  g_assert_false (tr_move_list_has (list, tr_move (2, 0, 0, 0)));

  tr_move_list_clear (list);
  g_assert_cmpuint (list->n, ==, 0);
  g_assert_false (list->overflow);
}

static void
test_events (void)
{
  g_autofree TrEventList *list = g_new (TrEventList, 1);

  tr_event_list_add (NULL, (TrEvent) { .kind = 1 });

  tr_event_list_clear (list);
  for (unsigned i = 0; i < TR_EVENT_LIST_MAX; i++)
    tr_event_list_add (list, (TrEvent) { .kind = 1, .args = { (int16_t) i } });
  g_assert_cmpuint (list->n, ==, TR_EVENT_LIST_MAX);
  g_assert_false (list->overflow);
  g_assert_cmpint (list->events[TR_EVENT_LIST_MAX - 1].args[0], ==, TR_EVENT_LIST_MAX - 1);

  tr_event_list_add (list, (TrEvent) { .kind = 2 });
  g_assert_cmpuint (list->n, ==, TR_EVENT_LIST_MAX);
  g_assert_true (list->overflow);

  tr_event_list_clear (list);
  g_assert_cmpuint (list->n, ==, 0);
  g_assert_false (list->overflow);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/move/packing", test_packing);
  g_test_add_func ("/core/move/arguments", test_arguments);
  g_test_add_func ("/core/move/list", test_list);
  g_test_add_func ("/core/move/events", test_events);
  return g_test_run ();
}
