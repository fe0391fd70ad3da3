/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-search.h"

#include "tr-policy.h"
#include "tr-random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* An answer in the tree. Its children are the answers to what is asked next, the most promising first. */
typedef struct
{
  TrMove   move;
  float    prior;               /* what the quick judgement said */
  float    sum;                 /* of what its tries were worth to SEAT */
  guint32  visits;
  guint32  first_child;
  guint16  n_children;
  guint8   seat;                /* who gives the answer */
} Node;

#define DEPTH_MAX    256
/* Answers below the root that are kept at all: what the quick judgement places lower is hardly ever best. */
#define CHILDREN_MAX 20
/* Children are looked at two, three, … at a time as visits grow. */
#define WIDEN_FIRST  3
#define WIDEN_BY     1.0f
/* What the quick judgement counts, in tries. */
#define PRIOR_WEIGHT 2.0f
/* In worth: small, as a point more or less is little of it. */
#define EXPLORE      0.04f
/* Imagined players look at so many answers only: where there are more, many are alike. */
#define PLAY_MOST    24
/* They are not quite sure of what they see either: this spreads their games. */
#define PLAY_BLUR    0.006f

struct TrSearch
{
  const TrGame         *game;
  const TrSearchLimits *limits;
  TrPolicy             *policy;
  TrState              *root;
  TrState              *state;
  Node                 *nodes;
  guint                 n_nodes;
  guint                 max_nodes;
  guint                 tries;
  guint                 path[DEPTH_MAX];
  guint                 depth;
  uint64_t              random;
};

TrSearch *
tr_search_new (const TrGame *game,
               guint         max_nodes)
{
  TrSearch *search;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (max_nodes > TR_MOVE_LIST_MAX, NULL);

  search = g_new0 (TrSearch, 1);
  search->game = game;
  search->policy = tr_policy_new (game);
  search->root = tr_state_new (game);
  search->state = tr_state_new (game);
  search->nodes = g_new (Node, max_nodes);
  search->max_nodes = max_nodes;
  return search;
}

void
tr_search_free (TrSearch *search)
{
  g_return_if_fail (search != NULL);

  tr_policy_free (search->policy);
  tr_state_free (search->root);
  tr_state_free (search->state);
  g_free (search->nodes);
  g_free (search);
}

static gboolean
is_cancelled (TrSearch *search)
{
  return search->limits->cancelled != NULL && g_atomic_int_get (search->limits->cancelled) != 0;
}

/* Plays what needs no judgement; returns who is asked then. */
static unsigned
settle (TrSearch *search)
{
  for (;;)
    {
      TrMove move = tr_policy_settled (search->policy, search->state);

      if (move == TR_MOVE_NONE)
        return tr_turn (search->game, search->state).seat;
      tr_policy_apply (search->game, search->state, move);
    }
}

/* ── The tree ── */

static gboolean
is_better (const TrCandidate *a,
           const TrCandidate *b)
{
  return a->worth != b->worth ? a->worth > b->worth : a->move < b->move;
}

/* The best N come first, in order. qsort() may allocate, and few are wanted of many. */
static void
sort_candidates (TrPolicy *policy,
                 guint     n)
{
  for (guint i = 0; i < n; i++)
    {
      TrCandidate *first = &policy->candidates[i];
      TrCandidate *best = first;
      TrCandidate swapped = *first;

      for (TrCandidate *other = first + 1; other < policy->candidates + policy->n_candidates; other++)
        if (is_better (other, best))
          best = other;
      *first = *best;
      *best = swapped;
    }
}

static void
expand (TrSearch *search,
        guint     at)
{
  TrPolicy *policy = search->policy;
  Node *node = &search->nodes[at];
  unsigned seat = tr_turn (search->game, search->state).seat;
  guint n;

  tr_policy_judge (policy, search->state, 0, 0, &search->random);
  n = at == 0 ? policy->n_candidates : MIN (policy->n_candidates, CHILDREN_MAX);
  if (search->n_nodes + n > search->max_nodes)
    return;
  sort_candidates (policy, n);
  node->first_child = search->n_nodes;
  node->n_children = (guint16) n;
  for (guint i = 0; i < n; i++)
    search->nodes[search->n_nodes++] = (Node) {
      .move = policy->candidates[i].move,
      .prior = policy->candidates[i].worth,
      .seat = (guint8) seat,
    };
}

static float
node_worth (const Node *node)
{
  return (PRIOR_WEIGHT * node->prior + node->sum) / (PRIOR_WEIGHT + (float) node->visits);
}

/* The child to try next: promising, or hardly known. 0: none of them is legal in what was dealt this time. */
static guint
choose_child (TrSearch   *search,
              const Node *node)
{
  guint wide = WIDEN_FIRST + (guint) (WIDEN_BY * sqrtf ((float) node->visits));
  float spread = EXPLORE * sqrtf (logf ((float) node->visits + 2));
  unsigned seat = tr_turn (search->game, search->state).seat;
  float best_bound = -1;
  guint best = 0;

  for (guint i = 0; i < node->n_children && i < wide; i++)
    {
      const Node *child = &search->nodes[node->first_child + i];
      float bound = node_worth (child) + spread / sqrtf (1 + (float) child->visits);

      if (bound > best_bound && child->seat == seat && tr_judge (search->game, search->state, child->move).kind == 0)
        {
          best = node->first_child + i;
          best_bound = bound;
        }
    }
  return best;
}

/* From the root to a leaf, which grows children when it is visited for the second time. */
static void
descend (TrSearch *search)
{
  guint at = 0;

  search->depth = 0;
  search->path[search->depth++] = at;
  while (search->depth < DEPTH_MAX)
    {
      const Node *node = &search->nodes[at];

      if (node->n_children == 0 && node->visits > 0)
        expand (search, at);
      if (node->n_children == 0)
        return;
      at = choose_child (search, node);
      if (at == 0)
        return;
      tr_policy_apply (search->game, search->state, search->nodes[at].move);
      search->path[search->depth++] = at;
      if (settle (search) == TR_SEAT_NONE)
        return;
    }
}

/* ── A try ── */

/* Until the turn has been handed over so many times: turns are finished before they are judged. FALSE: cancelled. */
static gboolean
play_on (TrSearch *search)
{
  unsigned seat = tr_turn (search->game, search->state).seat;
  guint handovers = 0;

  while (seat != TR_SEAT_NONE && handovers <= search->limits->handovers)
    {
      const TrCandidate *choice;
      unsigned next;

      if (is_cancelled (search))
        return FALSE;
      choice = tr_policy_judge (search->policy, search->state, PLAY_MOST, PLAY_BLUR, &search->random);
      tr_policy_apply (search->game, search->state, choice->move);
      next = settle (search);
      handovers += next != seat;
      seat = next;
    }
  return TRUE;
}

static gboolean
try_once (TrSearch *search,
          unsigned  seat)
{
  float worth[TR_SEATS_MAX];

  tr_state_copy (search->game, search->state, search->root);
  tr_view (search->game, search->state, seat, tr_random_next (&search->random));
  descend (search);
  if (!play_on (search))
    return FALSE;
  tr_policy_value (search->policy, search->state, worth);
  for (guint i = 0; i < search->depth; i++)
    {
      Node *node = &search->nodes[search->path[i]];

      node->visits++;
      node->sum += worth[node->seat];
    }
  search->tries++;
  return TRUE;
}

static double
share_done (TrSearch *search,
            gint64    start)
{
  const TrSearchLimits *limits = search->limits;
  double by_tries = limits->tries > 0 ? (double) search->tries / limits->tries : 0;
  double by_time = limits->usec > 0 ? (double) (g_get_monotonic_time () - start) / (double) limits->usec : 0;

  return MAX (by_tries, by_time);
}

/* The most tried answer; of equals the better one. */
static guint
find_best (TrSearch *search)
{
  const Node *root = &search->nodes[0];
  guint best = root->first_child;

  for (guint i = root->first_child; i < root->first_child + root->n_children; i++)
    {
      const Node *node = &search->nodes[i];

      if (node->visits > search->nodes[best].visits
          || (node->visits == search->nodes[best].visits && node_worth (node) > node_worth (&search->nodes[best])))
        best = i;
    }
  return best;
}

TrMove
tr_search_run (TrSearch             *search,
               const TrState        *view,
               const TrSearchLimits *limits)
{
  gint64 start = g_get_monotonic_time ();
  double done = 0;
  unsigned seat;
  TrMove move;

  g_return_val_if_fail (search != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (view != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (limits != NULL && (limits->tries > 0 || limits->usec > 0), TR_MOVE_NONE);

  search->limits = limits;
  search->random = limits->seed;
  search->tries = 0;
  search->n_nodes = 1;
  seat = tr_turn (search->game, view).seat;
  search->nodes[0] = (Node) { .seat = (guint8) seat };
  if (seat == TR_SEAT_NONE)
    return TR_MOVE_NONE;
  tr_state_copy (search->game, search->root, view);
  /* Whatever VIEW was made from, nothing of it that SEAT may not know is left. */
  tr_view (search->game, search->root, seat, tr_random_next (&search->random));
  move = tr_policy_settled (search->policy, search->root);
  if (move != TR_MOVE_NONE)
    return move;

  tr_state_copy (search->game, search->state, search->root);
  search->nodes[0].visits = 1;
  expand (search, 0);
  for (; done < 1; done = share_done (search, start))
    {
      if (limits->progress != NULL)
        limits->progress (done, limits->user_data);
      if (!try_once (search, seat))
        return TR_MOVE_NONE;
    }
  return search->nodes[find_best (search)].move;
}

guint
tr_search_tries (TrSearch *search)
{
  g_return_val_if_fail (search != NULL, 0);

  return search->tries;
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
  return first->move < second->move ? -1 : first->move > second->move;
}

guint
tr_search_findings (TrSearch  *search,
                    TrFinding *findings,
                    guint      max_findings)
{
  TrFinding all[TR_MOVE_LIST_MAX];
  const Node *root;

  g_return_val_if_fail (search != NULL, 0);
  g_return_val_if_fail (findings != NULL, 0);

  root = &search->nodes[0];
  for (guint i = 0; i < root->n_children; i++)
    {
      const Node *node = &search->nodes[root->first_child + i];

      all[i] = (TrFinding) { node->move, node->visits, node_worth (node) };
    }
  qsort (all, root->n_children, sizeof *all, compare_findings);
  memcpy (findings, all, MIN (max_findings, root->n_children) * sizeof *all);
  return MIN (max_findings, root->n_children);
}
