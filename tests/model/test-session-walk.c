/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "tr-random.h"

/* A long walk back and forth by chance, beside a tree of everything that was ever played. */

#define N_STEPS 2000

/* ── Everything that was ever played ── */

typedef struct Node Node;

struct Node
{
  Node      *parent;
  TrMove     move;
  guint      played;            /* when it was last chosen against something else */
  GPtrArray *children;          /* Node */
  gboolean   seen;
};

static Node *
node_new (Node   *parent,
          TrMove  move)
{
  Node *node = g_new0 (Node, 1);

  node->parent = parent;
  node->move = move;
  node->children = g_ptr_array_new ();
  return node;
}

static void
node_free (Node *node)
{
  for (guint i = 0; i < node->children->len; i++)
    node_free (g_ptr_array_index (node->children, i));
  g_ptr_array_unref (node->children);
  g_free (node);
}

static Node *
node_find (Node   *parent,
           TrMove  move)
{
  for (guint i = 0; i < parent->children->len; i++)
    {
      Node *child = g_ptr_array_index (parent->children, i);

      if (child->move == move)
        return child;
    }
  return NULL;
}

static guint
node_count_leaves (Node *node)
{
  guint n = node->children->len == 0;

  node->seen = FALSE;
  for (guint i = 0; i < node->children->len; i++)
    n += node_count_leaves (g_ptr_array_index (node->children, i));
  return n;
}

typedef struct
{
  TrSession *session;
  TestWatch *watch;
  uint64_t   random;
  Node      *root;
  guint      now;
  guint      loaded;            /* what was played before is not known to the session any more */
  guint      n_swapped;
  guint      n_brought_back;
} Walk;

/* The moment after N moves of the line. */
static Node *
find_node (Walk  *walk,
           guint  n)
{
  Node *node = walk->root;

  for (guint i = 1; i <= n && node != NULL; i++)
    node = node_find (node, tr_session_get_move (walk->session, i));
  return node;
}

static void
on_played (TrSession *session,
           guint      number,
           Walk      *walk)
{
  Node *before = find_node (walk, number - 1);
  TrMove move = tr_session_get_move (session, number);
  Node *node;

  g_assert_nonnull (before);
  if (node_find (before, move) != NULL)
    return;
  node = node_new (before, move);
  node->played = ++walk->now;
  g_ptr_array_add (before->children, node);
}

/* The lines of the session are exactly the ways through the tree. */
static void
check_tree (Walk *walk)
{
  g_autoptr(GPtrArray) lines = test_session_dup_replaced (walk->session);

  g_ptr_array_add (lines, test_session_dup_line (walk->session));
  g_assert_cmpuint (lines->len, ==, node_count_leaves (walk->root));
  for (guint i = 0; i < lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (lines, i);
      Node *node = walk->root;

      for (guint j = 0; j < line->len && node != NULL; j++)
        node = node_find (node, g_array_index (line, TrMove, j));
      g_assert_nonnull (node);
      g_assert_cmpuint (node->children->len, ==, 0);
      g_assert_false (node->seen);
      node->seen = TRUE;
    }
}

/* ── What can be done ── */

static void
do_play (Walk *walk)
{
  guint cursor = tr_session_get_cursor (walk->session);
  gboolean has_next = tr_session_can_redo (walk->session);
  TrMove next = has_next ? tr_session_get_move (walk->session, cursor + 1) : TR_MOVE_NONE;
  Node *here = find_node (walk, cursor);
  TrMove move = test_session_any_move (walk->session, &walk->random);

  /* Something that is known now and then. */
  if (here->children->len > 0 && tr_random_below (&walk->random, 4) == 0)
    move = ((Node *) g_ptr_array_index (here->children, tr_random_below (&walk->random, here->children->len)))->move;
  if (move == TR_MOVE_NONE || !tr_session_play (walk->session, move, NULL))
    return;
  if (move != next)
    node_find (here, move)->played = ++walk->now;
}

/* What an undo has put aside is one press away. */
static void
check_swap_undoes (Walk         *walk,
                   const GArray *before)
{
  g_autoptr(TrSave) save = tr_session_make_save (walk->session);
  TrSession *copy = tr_session_new_from_save (save);
  g_autoptr(GArray) line = NULL;

  g_object_set (copy, "undo-policy", TR_UNDO_FREE, NULL);
  g_assert_true (tr_session_swap_line (copy));
  line = test_session_dup_line (copy);
  g_assert_true (test_same_moves (line, before));
  test_session_end (copy);
}

static void
do_undo (Walk     *walk,
         gboolean (*undo) (TrSession *session))
{
  g_autoptr(GArray) before = test_session_dup_line (walk->session);
  g_autoptr(GArray) after = NULL;
  gboolean reviewing = tr_session_get_reviewing (walk->session);
  Node *taken_back, *here;
  gboolean replaced = FALSE;
  guint cursor;

  if (!undo (walk->session))
    return;
  cursor = tr_session_get_cursor (walk->session);
  here = find_node (walk, cursor);
  taken_back = node_find (here, g_array_index (before, TrMove, cursor));
  after = test_session_dup_line (walk->session);
  for (guint i = 0; i < cursor; i++)
    g_assert_cmpuint (g_array_index (before, TrMove, i), ==, g_array_index (after, TrMove, i));
  if (reviewing)
    {
      g_assert_true (test_same_moves (before, after));
      return;
    }
  for (guint i = 0; i < here->children->len; i++)
    replaced |= ((Node *) g_ptr_array_index (here->children, i))->played < taken_back->played;
  if (taken_back->played > walk->loaded)
    {
      g_assert_cmpint (test_same_moves (before, after), ==, !replaced);
      g_assert_cmpint (tr_session_get_move (walk->session, cursor + 1) == taken_back->move, ==, !replaced);
    }
  if (!test_same_moves (before, after))
    {
      walk->n_brought_back++;
      check_swap_undoes (walk, before);
    }
}

static void
do_redo (Walk     *walk,
         gboolean (*redo) (TrSession *session))
{
  g_autoptr(GArray) before = test_session_dup_line (walk->session);
  g_autoptr(GArray) after = NULL;

  redo (walk->session);
  after = test_session_dup_line (walk->session);
  g_assert_true (test_same_moves (before, after));
}

static void
do_review (Walk *walk)
{
  TrSession *session = walk->session;

  tr_session_set_reviewing (session, !tr_session_get_reviewing (session));
  test_watch_check (walk->watch);
  if (tr_session_get_reviewing (session))
    tr_session_go_to (session, tr_random_below (&walk->random, tr_session_get_length (session) + 1));
}

static void
walk_on (Walk      *walk,
         TrSession *session)
{
  walk->session = session;
  walk->watch = test_watch_new (session);
  g_signal_connect (session, "played", G_CALLBACK (on_played), walk);
}

static void
walk_off (Walk *walk)
{
  g_signal_handlers_disconnect_by_data (walk->session, walk);
  test_watch_free (walk->watch);
  test_session_end (walk->session);
}

/* As if the program had been ended and begun again. */
static void
do_load (Walk *walk)
{
  g_autoptr(TrSave) save = tr_session_make_save (walk->session);
  g_autofree char *text = test_save_text (save);
  g_autoptr(TrSave) loaded = test_save_from_text (text);
  g_autoptr(TrSave) again = NULL;

  test_assert_same_save (save, loaded);
  walk_off (walk);
  walk_on (walk, tr_session_new_from_save (loaded));
  again = tr_session_make_save (walk->session);
  test_assert_same_save (save, again);
  walk->loaded = walk->now;
}

/* Free most of the time. */
static void
do_change_policy (Walk *walk)
{
  TrUndoPolicy policy;

  g_object_get (walk->session, "undo-policy", &policy, NULL);
  policy = policy == TR_UNDO_FREE && tr_random_below (&walk->random, 4) == 0 ? TR_UNDO_STRICT : TR_UNDO_FREE;
  g_object_set (walk->session, "undo-policy", policy, NULL);
}

static void
walk_step (Walk *walk)
{
  guint choice = tr_random_below (&walk->random, 128);

  if (choice < 44)
    do_play (walk);
  else if (choice < 60)
    do_undo (walk, tr_session_undo);
  else if (choice < 84)
    do_undo (walk, tr_session_undo_step);
  else if (choice < 96)
    do_redo (walk, tr_session_redo);
  else if (choice < 104)
    do_redo (walk, tr_session_redo_step);
  else if (choice < 112)
    walk->n_swapped += tr_session_swap_line (walk->session);
  else if (choice < 116)
    do_review (walk);
  else if (choice < 120)
    do_change_policy (walk);
  else if (choice < 121)
    do_load (walk);
  else
    test_session_think (walk->session);
}

static void
check_walk_with (const TrRules *rules,
                 unsigned       players,
                 unsigned       computers)
{
  Walk walk = { .random = players + 10 * computers };
  g_autoptr(GArray) first = NULL;
  g_autoptr(GArray) last = NULL;
  guint n_lines;

  walk.root = node_new (NULL, TR_MOVE_NONE);
  walk_on (&walk, test_session_new (rules, players, computers, TR_UNDO_FREE));
  test_session_play (walk.session, 20, &walk.random);
  for (guint i = 0; i < N_STEPS; i++)
    {
      walk_step (&walk);
      test_watch_check (walk.watch);
      test_session_assert_replay (walk.session);
      check_tree (&walk);
      if (i % 20 == 0)
        test_session_assert_can (walk.session);
      if (i % 20 == 10)
        test_session_assert_log (walk.session);
    }
  g_assert_cmpuint (walk.n_swapped, >, 10);
  g_assert_cmpuint (walk.n_brought_back, >, 10);

  /* Every one of them can be reached. */
  tr_session_set_reviewing (walk.session, FALSE);
  g_object_set (walk.session, "undo-policy", TR_UNDO_FREE, NULL);
  n_lines = tr_session_get_n_replaced (walk.session) + 1;
  g_assert_cmpuint (n_lines, >, 10);
  node_count_leaves (walk.root);
  first = test_session_dup_line (walk.session);
  for (guint i = 0; i < n_lines; i++)
    {
      Node *leaf;

      g_assert_true (tr_session_swap_line (walk.session));
      test_watch_check (walk.watch);
      leaf = find_node (&walk, tr_session_get_length (walk.session));
      g_assert_cmpuint (leaf->children->len, ==, 0);
      g_assert_false (leaf->seen);
      leaf->seen = TRUE;
    }
  last = test_session_dup_line (walk.session);
  g_assert_true (test_same_moves (first, last));
  check_tree (&walk);
  g_test_message ("%s, %u players: %u lines, %u swapped, %u brought back", rules->id, players, n_lines, walk.n_swapped,
                  walk.n_brought_back);
  walk_off (&walk);
  node_free (walk.root);
}

static void
check_walk (const TrRules *rules,
            unsigned       players)
{
  check_walk_with (rules, players, 0);
  if (players > 1)
    check_walk_with (rules, players, 2);
}

static void
test_walk (void)
{
  test_for_each_game (check_walk);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/walk", test_walk);
  return g_test_run ();
}
