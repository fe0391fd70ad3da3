/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-policy.h"

#include "tr-random.h"

/* A lead of that many points is nearly won where the rules do not say. */
#define USUAL_LEAD 10

TrPolicy *
tr_policy_new (const TrGame *game)
{
  TrPolicy *policy;

  g_return_val_if_fail (game != NULL, NULL);

  policy = g_new0 (TrPolicy, 1);
  policy->game = game;
  policy->trial = tr_state_new (game);
  return policy;
}

void
tr_policy_free (TrPolicy *policy)
{
  g_return_if_fail (policy != NULL);

  tr_state_free (policy->trial);
  g_free (policy);
}

/* From 0 to 1; 0.75 for a clear lead. */
static float
lead_worth (const TrGame *game,
            int           lead)
{
  float clear = (float) (TR_POINT * (game->rules->clear_lead > 0 ? game->rules->clear_lead : USUAL_LEAD));
  float share = (float) lead / clear;

  return 0.5f + 0.5f * share / (1.0f + (share < 0 ? -share : share));
}

void
tr_policy_value (TrPolicy      *policy,
                 const TrState *state,
                 float          worth[TR_SEATS_MAX])
{
  const TrGame *game = policy->game;
  int expected[TR_SEATS_MAX];
  TrResult result = { 0 };

  tr_evaluate (game, state, expected, NULL);
  if (tr_turn (game, state).seat == TR_SEAT_NONE)
    tr_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      int best = G_MININT, sum = 0;

      for (unsigned other = 0; other < game->seats; other++)
        if (other != seat)
          {
            best = MAX (best, expected[other]);
            sum += expected[other];
          }
      /* Who is ahead of all counts most, but nobody is to be helped for nothing. */
      if (game->seats > 1)
        best = (3 * best + sum / (game->seats - 1)) / 4;
      else
        best = 0;
      worth[seat] = lead_worth (game, expected[seat] - best);
      if (result.over)
        worth[seat] = 0.3f * worth[seat] + (result.rank[seat] == 1 ? 0.7f : 0);
    }
}

/* N by chance come first. */
static void
draw_moves (TrMoveList *list,
            guint       n,
            uint64_t   *random)
{
  for (guint i = 0; i < n; i++)
    {
      guint j = i + tr_random_below (random, list->n - i);
      TrMove drawn = list->moves[j];

      list->moves[j] = list->moves[i];
      list->moves[i] = drawn;
    }
}

const TrCandidate *
tr_policy_judge (TrPolicy      *policy,
                 const TrState *state,
                 guint          most,
                 float          blur,
                 uint64_t      *random)
{
  tr_policy_list (policy, state);
  return tr_policy_judge_listed (policy, state, most, blur, random);
}

const TrCandidate *
tr_policy_judge_listed (TrPolicy      *policy,
                        const TrState *state,
                        guint          most,
                        float          blur,
                        uint64_t      *random)
{
  const TrGame *game = policy->game;
  unsigned seat = tr_turn (game, state).seat;
  guint best = 0;

  policy->n_candidates = policy->moves.n;
  if (most > 0 && policy->moves.n > most)
    draw_moves (&policy->moves, policy->n_candidates = most, random);
  for (guint i = 0; i < policy->n_candidates; i++)
    {
      TrCandidate *candidate = &policy->candidates[i];
      float worth[TR_SEATS_MAX];

      tr_state_copy (game, policy->trial, state);
      tr_policy_apply (game, policy->trial, policy->moves.moves[i]);
      tr_policy_value (policy, policy->trial, worth);
      candidate->move = policy->moves.moves[i];
      candidate->worth = worth[seat];
      if (blur > 0)
        candidate->worth += blur * ((float) (tr_random_next (random) >> 40) / (float) (1 << 23) - 1);
      if (candidate->worth > policy->candidates[best].worth)
        best = i;
    }
  return policy->n_candidates > 0 ? &policy->candidates[best] : NULL;
}

void
tr_policy_list (TrPolicy      *policy,
                const TrState *state)
{
  tr_moves (policy->game, state, &policy->moves);
}

TrMove
tr_policy_settled (TrPolicy      *policy,
                   const TrState *state)
{
  tr_policy_list (policy, state);
  if (policy->moves.n == 1)
    return policy->moves.moves[0];
  return tr_propose (policy->game, state);
}
