/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-level.h"

#include "tr-policy.h"
#include "tr-random.h"

#include <glib/gi18n.h>

/* Blurred beyond every difference: all answers are alike. */
#define BLIND 1000.0f

/* The tree of a search without a number of tries, in answers: 32 MiB. */
#define NODES_MAX (1u << 20)

/* On one core an imagined game takes less than a millisecond: the first three answer within 1.5 seconds. */
const TrLevel tr_levels[] = {
  {
    .level = "calm",
    .label = NC_("level of a computer player", "calm"),
    .description = N_("Looks at one step at a time, overlooks some of what could be done, and often takes what is good for what is best."),
    .blur = 0.05f,
    .overlooks = 0.35f,
  },
  {
    .level = "steady",
    .label = NC_("level of a computer player", "steady"),
    .description = N_("Weighs every step with care, and looks a little ahead."),
    .tries = 16,
    .usec = 300000,
    .handovers = 1,
  },
  {
    .level = "sharp",
    .label = NC_("level of a computer player", "sharp"),
    .description = N_("Thinks about a second, and imagines how its turn and the answers of others go on."),
    .tries = 4000,
    .usec = 1200000,
    .handovers = 2,
    .evenly = TRUE,
    .trees = 2,
  },
  {
    .level = "master",
    .label = NC_("level of a computer player", "master"),
    .description = N_("Thinks five seconds, and imagines thousands of ways the game may go on."),
    .usec = 5000000,
    .handovers = 2,
    .evenly = TRUE,
    .trees = 2,
  },
  {
    .level = "random",
    .label = NC_("level of a computer player", "random"),
    .description = N_("Does anything that the rules allow."),
    .blur = BLIND,
  },
};
const guint tr_n_levels = G_N_ELEMENTS (tr_levels);

const TrLevel *
tr_level_find (const char *name)
{
  for (guint i = 0; i < tr_n_levels; i++)
    if (g_strcmp0 (tr_levels[i].level, name) == 0)
      return &tr_levels[i];
  return NULL;
}

static TrMove
pick_any (const TrGame  *game,
          const TrState *view,
          uint64_t       random)
{
  TrMoveList list;

  tr_moves (game, view, &list);
  return list.n > 0 ? list.moves[tr_random_below (&random, list.n)] : TR_MOVE_NONE;
}

/* People do not overlook this answer or that, but that something could be done at all: moves of a kind, with the same thing
 * in the first place, are seen together or not. SALT is the mood of the moment. */
static gboolean
sees (const TrLevel *level,
      TrMove         move,
      uint64_t       salt)
{
  uint64_t random = salt ^ (uint64_t) tr_move_kind (move) << 8 ^ tr_move_arg (move, 0);

  return (float) (tr_random_next (&random) >> 40) >= level->overlooks * (float) (1 << 24);
}

/* The best of what it sees; nobody overlooks everything. */
static TrMove
pick_seen (const TrLevel  *level,
           const TrPolicy *policy,
           uint64_t        salt)
{
  const TrCandidate *best = NULL, *best_seen = NULL;

  for (guint i = 0; i < policy->n_candidates; i++)
    {
      const TrCandidate *candidate = &policy->candidates[i];

      if (best == NULL || candidate->worth > best->worth)
        best = candidate;
      if (sees (level, candidate->move, salt) && (best_seen == NULL || candidate->worth > best_seen->worth))
        best_seen = candidate;
    }
  return (best_seen != NULL ? best_seen : best)->move;
}

/* One step ahead. */
static TrMove
judge (const TrLevel *level,
       const TrGame  *game,
       const TrState *view,
       uint64_t       random)
{
  g_autoptr(TrPolicy) policy = tr_policy_new (game);
  TrState *dealt = tr_state_new (game);
  TrMove move;

  tr_state_copy (game, dealt, view);
  tr_view (game, dealt, tr_turn (game, view).seat, tr_random_next (&random));
  move = tr_policy_settled (policy, dealt);
  if (move == TR_MOVE_NONE)
    {
      tr_policy_judge (policy, dealt, 0, level->blur, &random);
      move = pick_seen (level, policy, tr_random_next (&random));
    }
  tr_state_free (dealt);
  return move;
}

static void
note_done (double   done,
           gpointer user_data)
{
  g_atomic_int_set ((gint *) user_data, (gint) (done * TR_LEVEL_WHOLE));
}

TrMove
tr_level_think (const TrLevel *level,
                const TrGame  *game,
                const TrState *view,
                uint64_t       seed,
                const gint    *cancelled,
                const gint    *hurried,
                gint          *done)
{
  const TrSearchLimits limits = {
    .seed = seed,
    .tries = level->tries,
    .usec = level->usec,
    .handovers = level->handovers,
    .evenly = level->evenly,
    .trees = level->trees,
    .threads = (guint) g_get_num_processors (),
    .decisive = TRUE,
    .cancelled = cancelled,
    .hurried = hurried,
    .progress = done != NULL ? note_done : NULL,
    .user_data = done,
  };
  g_autoptr(TrSearch) search = NULL;
  guint max_nodes;

  g_return_val_if_fail (level != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (game != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (view != NULL, TR_MOVE_NONE);

  if (tr_turn (game, view).seat == TR_SEAT_NONE)
    return TR_MOVE_NONE;
  if (level->blur >= BLIND)
    return pick_any (game, view, seed);
  if (level->tries == 0 && level->usec == 0)
    return judge (level, game, view, seed);

  /* Where there is a number of tries, no more is needed than these can fill: not a room of megabytes for each step. */
  max_nodes = NODES_MAX;
  if (level->tries > 0 && level->tries < NODES_MAX)
    max_nodes = MIN (max_nodes, tr_search_room (level->tries));
  search = tr_search_new (game, max_nodes);
  return tr_search_run (search, view, &limits);
}
