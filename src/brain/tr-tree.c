/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-tree.h"

#include "tr-random.h"

#include <math.h>

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

void
tr_tree_init (TrTree       *tree,
              const TrGame *game,
              guint         max_nodes)
{
  tree->game = game;
  tree->policy = tr_policy_new (game);
  tree->root = tr_state_new (game);
  tree->state = tr_state_new (game);
  tree->events = g_new0 (TrEventList, 1);
  tree->nodes = g_new (TrNode, max_nodes);
  tree->max_nodes = max_nodes;
}

void
tr_tree_clear (TrTree *tree)
{
  tr_policy_free (tree->policy);
  tr_state_free (tree->root);
  tr_state_free (tree->state);
  g_free (tree->events);
  g_free (tree->nodes);
}

static gboolean
goes_evenly (const TrTree *tree)
{
  return tree->limits->evenly && tree->game->rules->even_at != TR_CHAPTER_NONE;
}

/* Who plays alone is always asked: there, a turn is over where any chapter begins. */
static gboolean
minds_chapters (const TrTree *tree)
{
  return goes_evenly (tree) || tree->game->players == 1;
}

static gboolean
begins_chapter (const TrTree      *tree,
                const TrEventList *events)
{
  const TrEventKind *kinds = tree->game->rules->event_kinds;

  for (guint i = 0; i < events->n; i++)
    {
      guint chapter = kinds[events->events[i].kind].chapter;

      if (goes_evenly (tree) ? chapter == tree->game->rules->even_at : chapter != TR_CHAPTER_NONE)
        return TRUE;
    }
  return FALSE;
}

/* SEAT answers with MOVE; then what needs no judgement is played, and the answers to what does are listed. Returns who is
 * asked that. */
static unsigned
answer (TrTree  *tree,
        unsigned seat,
        TrMove   move)
{
  TrEventList *events = minds_chapters (tree) ? tree->events : NULL;
  gboolean over = FALSE;
  unsigned next;

  do
    {
      if (events != NULL)
        tr_event_list_clear (events);
      tree->game->rules->apply (tree->game, tree->state, move, events);
      over = over || (events != NULL && begins_chapter (tree, events));
      move = tr_policy_settled (tree->policy, tree->state);
    }
  while (move != TR_MOVE_NONE);
  next = tr_turn (tree->game, tree->state).seat;
  tree->turns += over || (next != seat && !goes_evenly (tree));
  return next;
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

/* The answers have been listed by answer(). */
static void
expand (TrTree *tree,
        guint   at)
{
  TrPolicy *policy = tree->policy;
  TrNode *node = &tree->nodes[at];
  unsigned seat = tr_turn (tree->game, tree->state).seat;
  guint n;

  tr_policy_judge_listed (policy, tree->state, 0, 0, &tree->random);
  n = at == 0 ? policy->n_candidates : MIN (policy->n_candidates, TR_TREE_CHILDREN_MAX);
  if (tree->n_nodes + n > tree->max_nodes)
    return;
  sort_candidates (policy, n);
  node->first_child = tree->n_nodes;
  node->n_children = (guint16) n;
  for (guint i = 0; i < n; i++)
    tree->nodes[tree->n_nodes++] = (TrNode) {
      .move = policy->candidates[i].move,
      .prior = policy->candidates[i].worth + tree->shift[seat],
      .seat = (guint8) seat,
    };
}

float
tr_node_worth (const TrNode *node)
{
  return (PRIOR_WEIGHT * node->prior + node->sum) / (PRIOR_WEIGHT + (float) node->visits);
}

/* The child to try next: promising, or hardly known. 0: none of them is legal in what was dealt this time. */
static guint
choose_child (TrTree       *tree,
              const TrNode *node)
{
  guint wide = WIDEN_FIRST + (guint) (WIDEN_BY * sqrtf ((float) node->visits));
  float spread = EXPLORE * sqrtf (logf ((float) node->visits + 2));
  unsigned seat = tr_turn (tree->game, tree->state).seat;
  float best_bound = -G_MAXFLOAT;
  guint best = 0;

  for (guint i = 0; i < node->n_children && i < wide; i++)
    {
      const TrNode *child = &tree->nodes[node->first_child + i];
      float bound = tr_node_worth (child) + spread / sqrtf (1 + (float) child->visits);

      if (bound > best_bound && child->seat == seat && tr_judge (tree->game, tree->state, child->move).kind == 0)
        {
          best = node->first_child + i;
          best_bound = bound;
        }
    }
  return best;
}

/* From the root to a leaf, which grows children when it is visited for the second time; returns who is asked there. */
static unsigned
descend (TrTree *tree)
{
  unsigned seat = tree->nodes[0].seat;
  guint at = 0;

  tree->depth = 0;
  tree->path[tree->depth++] = at;
  while (tree->depth < TR_TREE_DEPTH_MAX)
    {
      const TrNode *node = &tree->nodes[at];

      if (node->n_children == 0 && node->visits > 0)
        expand (tree, at);
      if (node->n_children == 0)
        break;
      at = choose_child (tree, node);
      if (at == 0)
        break;
      tree->path[tree->depth++] = at;
      seat = answer (tree, seat, tree->nodes[at].move);
      if (seat == TR_SEAT_NONE)
        break;
    }
  return seat;
}

/* ── A try ── */

/* From where SEAT is asked, until the turn has been handed over so many times or, evenly, a new round begins: turns are
 * finished before they are judged. FALSE: stopped. */
static gboolean
play_on (TrTree   *tree,
         unsigned  seat)
{
  guint most = goes_evenly (tree) ? 0 : tree->limits->handovers;

  tree->turns = 0;
  /* Without a step into the tree nothing has been listed yet. */
  if (tree->depth == 1)
    tr_policy_list (tree->policy, tree->state);
  while (seat != TR_SEAT_NONE && tree->turns <= most)
    {
      const TrCandidate *choice;

      if (tr_flag_is_set (tree->limits->cancelled) || tr_flag_is_set (tree->limits->hurried))
        return FALSE;
      choice = tr_policy_judge_listed (tree->policy, tree->state, PLAY_MOST, PLAY_BLUR, &tree->random);
      seat = answer (tree, seat, choice->move);
    }
  return TRUE;
}

/* What is dealt may be good or bad for somebody before anything is answered. Answers are tried with different deals, so
 * that this must not count for or against them. */
static void
deal (TrTree *tree)
{
  float worth[TR_SEATS_MAX];

  tr_state_copy (tree->game, tree->state, tree->root);
  tr_view (tree->game, tree->state, tree->nodes[0].seat, tr_random_next (&tree->random));
  tr_policy_value (tree->policy, tree->state, worth);
  for (unsigned seat = 0; seat < tree->game->seats; seat++)
    tree->shift[seat] = tree->usual[seat] - worth[seat];
}

gboolean
tr_tree_try (TrTree *tree)
{
  float worth[TR_SEATS_MAX];

  deal (tree);
  if (!play_on (tree, descend (tree)))
    return FALSE;
  tr_policy_value (tree->policy, tree->state, worth);
  for (guint i = 0; i < tree->depth; i++)
    {
      TrNode *node = &tree->nodes[tree->path[i]];

      node->visits++;
      node->sum += worth[node->seat] + tree->shift[node->seat];
    }
  tree->tries++;
  return TRUE;
}

void
tr_tree_begin (TrTree               *tree,
               const TrState        *root,
               uint64_t              seed,
               const TrSearchLimits *limits)
{
  tree->limits = limits;
  tree->random = seed;
  tree->tries = 0;
  tree->n_nodes = 1;
  tree->nodes[0] = (TrNode) { .seat = tr_turn (tree->game, root).seat, .visits = 1 };
  tr_state_copy (tree->game, tree->root, root);
  tr_policy_value (tree->policy, root, tree->usual);

  deal (tree);
  tr_policy_list (tree->policy, tree->state);
  expand (tree, 0);
}

gboolean
tr_tree_decided (const TrTree *tree,
                 guint         left)
{
  const TrNode *root = &tree->nodes[0];
  guint first = 0, second = 0;

  for (guint i = root->first_child; i < root->first_child + root->n_children; i++)
    if (tree->nodes[i].visits > first)
      {
        second = first;
        first = tree->nodes[i].visits;
      }
    else
      second = MAX (second, tree->nodes[i].visits);
  return first > second + left;
}
