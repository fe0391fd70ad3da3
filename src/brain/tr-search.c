/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-search.h"

#include "tr-random.h"
#include "tr-tree.h"

#include <stdlib.h>
#include <string.h>

/* A tree that is decided is looked for every so many tries. */
#define DECIDED_EVERY 16
/* Of the time there is, before the rest can be judged by what was done. */
#define TIME_TO_JUDGE 0.1

struct TrSearch
{
  const TrGame         *game;
  TrPolicy             *policy;
  TrState              *root;
  const TrSearchLimits *limits;
  gint64                start;
  TrTree                trees[TR_SEARCH_TREES_MAX];
  guint                 n_trees;        /* of the last run */
  /* The answers of all trees, while and after a run; every tree has the same ones, in an order of its own. */
  TrFinding             findings[TR_MOVE_LIST_MAX];
  guint                 n_findings;
};

TrSearch *
tr_search_new (const TrGame *game,
               guint         max_nodes)
{
  TrSearch *search;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (max_nodes > TR_SEARCH_TREES_MAX * TR_MOVE_LIST_MAX, NULL);

  search = g_new0 (TrSearch, 1);
  search->game = game;
  search->policy = tr_policy_new (game);
  search->root = tr_state_new (game);
  for (guint i = 0; i < TR_SEARCH_TREES_MAX; i++)
    tr_tree_init (&search->trees[i], game, max_nodes / TR_SEARCH_TREES_MAX);
  return search;
}

/* The answers at the root of every tree, and those that one more try each can add. */
guint
tr_search_room (guint tries)
{
  guint roots = TR_SEARCH_TREES_MAX * (TR_MOVE_LIST_MAX + 1);

  g_return_val_if_fail (tries < G_MAXUINT / TR_TREE_CHILDREN_MAX / 2, roots);

  return roots + TR_SEARCH_TREES_MAX * tries * TR_TREE_CHILDREN_MAX;
}

void
tr_search_free (TrSearch *search)
{
  g_return_if_fail (search != NULL);

  tr_policy_free (search->policy);
  tr_state_free (search->root);
  for (guint i = 0; i < TR_SEARCH_TREES_MAX; i++)
    tr_tree_clear (&search->trees[i]);
  g_free (search);
}

/* ── Growing trees ── */

/* Trees share the tries evenly; the first ones take what is over. */
static guint
share_of_tries (TrSearch *search,
                TrTree   *tree)
{
  guint place = (guint) (tree - search->trees);

  return search->limits->tries / search->n_trees + (place < search->limits->tries % search->n_trees);
}

static double
share_of_time (TrSearch *search)
{
  const TrSearchLimits *limits = search->limits;

  return limits->usec > 0 ? (double) (g_get_monotonic_time () - search->start) / (double) limits->usec : 0;
}

static double
share_done (TrSearch *search,
            TrTree   *tree)
{
  double by_tries = search->limits->tries > 0 ? (double) tree->tries / share_of_tries (search, tree) : 0;

  return MAX (by_tries, share_of_time (search));
}

/* How many more tries TREE can make, as far as can be said. */
static guint
tries_left (TrSearch *search,
            TrTree   *tree)
{
  double by_time = share_of_time (search);
  guint left = G_MAXUINT;

  if (search->limits->tries > 0)
    left = share_of_tries (search, tree) - tree->tries;
  if (by_time > TIME_TO_JUDGE)
    left = MIN (left, (guint) (tree->tries * (1 - MIN (by_time, 1)) / by_time) + 1);
  return left;
}

/* One try; FALSE: TREE is done. */
static gboolean
grow (TrSearch *search,
      TrTree   *tree)
{
  double done = share_done (search, tree);

  if (done >= 1 || tr_flag_is_set (search->limits->cancelled) || tr_flag_is_set (search->limits->hurried))
    return FALSE;
  /* Only the first tree reports, and it is always in the thread that runs the search. */
  if (search->limits->progress != NULL && tree == search->trees)
    search->limits->progress (done, search->limits->user_data);
  if (search->limits->decisive && tree->tries % DECIDED_EVERY == 0 && tree->tries > 0)
    {
      guint left = tries_left (search, tree);

      if (left < G_MAXUINT / 2 && tr_tree_decided (tree, left))
        return FALSE;
    }
  return tr_tree_try (tree);
}

typedef struct
{
  TrSearch *search;
  TrTree   *tree;
} Job;

static gpointer
grow_in_thread (gpointer data)
{
  Job *job = data;

  while (grow (job->search, job->tree))
    {
    }
  return NULL;
}

static void
grow_trees (TrSearch *search)
{
  GThread *threads[TR_SEARCH_TREES_MAX] = { NULL };
  Job jobs[TR_SEARCH_TREES_MAX];
  gboolean growing[TR_SEARCH_TREES_MAX] = { FALSE };
  gboolean any;

  /* A thread that cannot be started is no misfortune: its tree grows here. */
  for (guint i = 0; i < search->n_trees; i++)
    {
      jobs[i] = (Job) { search, &search->trees[i] };
      if (i > 0 && i < search->limits->threads)
        threads[i] = g_thread_try_new ("search", grow_in_thread, &jobs[i], NULL);
      growing[i] = threads[i] == NULL;
    }
  do
    {
      any = FALSE;
      for (guint i = 0; i < search->n_trees; i++)
        {
          growing[i] = growing[i] && grow (search, &search->trees[i]);
          any = any || growing[i];
        }
    }
  while (any);
  for (guint i = 0; i < search->n_trees; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
}

/* ── What they say together ── */

static int
compare_moves (const void *a,
               const void *b)
{
  const TrFinding *first = a, *second = b;

  return first->move < second->move ? -1 : first->move > second->move;
}

static int
compare_findings (const void *a,
                  const void *b)
{
  const TrFinding *first = a, *second = b;

  if (first->visits != second->visits)
    return first->visits > second->visits ? -1 : 1;
  if (first->worth != second->worth)
    return first->worth > second->worth ? -1 : 1;
  return compare_moves (a, b);
}

/* By insertion: qsort() may allocate. */
static void
sort_findings (TrFinding *findings,
               guint      n,
               int      (*compare) (const void *a, const void *b))
{
  for (guint i = 1; i < n; i++)
    {
      TrFinding moved = findings[i];
      guint j = i;

      for (; j > 0 && compare (&moved, &findings[j - 1]) < 0; j--)
        findings[j] = findings[j - 1];
      findings[j] = moved;
    }
}

static TrFinding *
find_finding (TrSearch *search,
              TrMove    move)
{
  guint low = 0, high = search->n_findings;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (search->findings[middle].move < move)
        low = middle + 1;
      else
        high = middle;
    }
  g_assert (low < search->n_findings && search->findings[low].move == move);
  return &search->findings[low];
}

static void
collect_findings (TrSearch *search)
{
  const TrTree *tree = search->trees;

  search->n_findings = tree->nodes[0].n_children;
  for (guint i = 0; i < search->n_findings; i++)
    search->findings[i] = (TrFinding) { .move = tree->nodes[tree->nodes[0].first_child + i].move };
  sort_findings (search->findings, search->n_findings, compare_moves);
  /* The worth is the mean of those of the trees, by their visits; one more each, so that it is one without visits too. */
  for (; tree < search->trees + search->n_trees; tree++)
    for (guint i = 0; i < tree->nodes[0].n_children; i++)
      {
        const TrNode *node = &tree->nodes[tree->nodes[0].first_child + i];
        TrFinding *finding = find_finding (search, node->move);

        finding->visits += node->visits;
        finding->worth += tr_node_worth (node) * (float) (node->visits + 1);
      }
  for (guint i = 0; i < search->n_findings; i++)
    search->findings[i].worth /= (float) (search->findings[i].visits + search->n_trees);
  sort_findings (search->findings, search->n_findings, compare_findings);
}

TrMove
tr_search_run (TrSearch             *search,
               const TrState        *view,
               const TrSearchLimits *limits)
{
  uint64_t random;
  unsigned seat;
  TrMove move;

  g_return_val_if_fail (search != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (view != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (limits != NULL && (limits->tries > 0 || limits->usec > 0), TR_MOVE_NONE);
  g_return_val_if_fail (limits->trees <= TR_SEARCH_TREES_MAX, TR_MOVE_NONE);

  search->start = g_get_monotonic_time ();
  search->limits = limits;
  search->n_trees = 0;
  search->n_findings = 0;
  random = limits->seed;
  seat = tr_turn (search->game, view).seat;
  if (seat == TR_SEAT_NONE)
    return TR_MOVE_NONE;
  tr_state_copy (search->game, search->root, view);
  /* Whatever VIEW was made from, nothing of it that SEAT may not know is left. */
  tr_view (search->game, search->root, seat, tr_random_next (&random));
  move = tr_policy_settled (search->policy, search->root);
  if (move != TR_MOVE_NONE)
    return move;

  /* A tree without a try would say nothing. */
  search->n_trees = MAX (limits->trees, 1);
  if (limits->tries > 0)
    search->n_trees = MIN (search->n_trees, limits->tries);
  for (guint i = 0; i < search->n_trees; i++)
    tr_tree_begin (&search->trees[i], search->root, tr_random_next (&random), limits);
  grow_trees (search);
  if (tr_flag_is_set (limits->cancelled))
    {
      search->n_trees = 0;
      return TR_MOVE_NONE;
    }
  collect_findings (search);
  return search->findings[0].move;
}

guint
tr_search_tries (TrSearch *search)
{
  guint tries = 0;

  g_return_val_if_fail (search != NULL, 0);

  for (guint i = 0; i < search->n_trees; i++)
    tries += search->trees[i].tries;
  return tries;
}

guint
tr_search_nodes (TrSearch *search)
{
  guint nodes = 0;

  g_return_val_if_fail (search != NULL, 0);

  for (guint i = 0; i < search->n_trees; i++)
    nodes += search->trees[i].n_nodes - 1;
  return nodes;
}

guint
tr_search_findings (TrSearch  *search,
                    TrFinding *findings,
                    guint      max_findings)
{
  guint n;

  g_return_val_if_fail (search != NULL, 0);
  g_return_val_if_fail (findings != NULL, 0);

  n = MIN (max_findings, search->n_findings);
  memcpy (findings, search->findings, n * sizeof *findings);
  return n;
}
