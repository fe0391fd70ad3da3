/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-feed-search.h"

#include "assyria2/a2-state.h"
#include "tr-auto.h"

#include <string.h>

#define STATES_MAX  800
#define CHOICES_MAX 6000
#define ICONS_MAX   128

int
feed_outcome_compare (const FeedOutcome *a,
                      const FeedOutcome *b)
{
  for (unsigned i = 0; i < FEED_FIGURES; i++)
    if (a->figures[i] != b->figures[i])
      return a->figures[i] < b->figures[i] ? -1 : 1;
  return 0;
}

static void
add_fed (FeedOutcome  *outcome,
         const A2Game *game,
         unsigned      space)
{
  unsigned region = game->region[space];

  outcome->figures[FEED_FED]++;
  outcome->figures[FEED_FED_BETWEEN] += region == A2_BETWEEN;
  outcome->figures[FEED_FED_ON_RIVERS] += region == A2_EUPHRATES || region == A2_TIGRIS;
}

static void
add_cards (FeedOutcome      *outcome,
           const A2FoodCard *card,
           int               number)
{
  outcome->figures[FEED_ICONS] -= number * card->value;
  outcome->figures[FEED_WILD_ICONS] -= number * card->n_wild;
  outcome->figures[FEED_CARDS] -= number;
}

bool
feed_outcome_add (FeedOutcome  *outcome,
                  const TrGame *tr_game,
                  TrMove        move)
{
  const A2Game *game = (const A2Game *) tr_game;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_SERVE:
      add_cards (outcome, &game->food_cards[tr_move_arg (move, 0)], 1);
      return tr_move_arg (move, 1) == 0 && tr_move_arg (move, 2) == 0;

    case A2_MOVE_TOKEN:
      outcome->figures[FEED_SPENT_TOKENS]--;
      G_GNUC_FALLTHROUGH;
    case A2_MOVE_PLOUGH:
      outcome->figures[FEED_SPENT]--;
      G_GNUC_FALLTHROUGH;
    case A2_MOVE_FEED:
      add_fed (outcome, game, tr_move_arg (move, 0));
      return true;

    default:
      return false;
    }
}

bool
feed_is_asked (const TrGame  *game,
               const TrState *state,
               unsigned       seat)
{
  TrTurn turn = tr_turn (game, state);

  return turn.seat == seat && (turn.question == A2_ASK_FEED || turn.question == A2_ASK_SERVE);
}

/* ── Moves ── */

static bool
search_from (const TrGame  *game,
             const TrState *state,
             unsigned       seat,
             GHashTable    *known,
             FeedOutcome   *best)
{
  uint64_t digest = tr_state_digest (game, state);
  const FeedOutcome *found = g_hash_table_lookup (known, &digest);
  g_autoptr (TrState) next = tr_state_new (game);
  g_autofree TrMoveList *list = NULL;

  *best = found != NULL ? *found : (FeedOutcome) { 0 };
  if (found != NULL || !feed_is_asked (game, state, seat))
    return true;
  if (g_hash_table_size (known) >= STATES_MAX)
    return false;

  list = g_new (TrMoveList, 1);
  tr_moves (game, state, list);
  for (unsigned i = 0; i < list->n; i++)
    {
      FeedOutcome outcome;
      FeedOutcome first = { 0 };

      if (!feed_outcome_add (&first, game, list->moves[i]))
        continue;
      tr_state_copy (game, next, state);
      tr_apply (game, next, list->moves[i], NULL);
      if (!search_from (game, next, seat, known, &outcome))
        return false;
      for (unsigned j = 0; j < FEED_FIGURES; j++)
        outcome.figures[j] += first.figures[j];
      if (feed_outcome_compare (&outcome, best) > 0)
        *best = outcome;
    }
  g_hash_table_insert (known, g_memdup2 (&digest, sizeof digest), g_memdup2 (best, sizeof *best));
  return true;
}

bool
feed_search_moves (const TrGame  *game,
                   const TrState *state,
                   FeedOutcome   *best)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);

  return search_from (game, state, tr_turn (game, state).seat, known, best);
}

/* ── Choices ── */

typedef struct
{
  const A2Game  *game;
  const A2State *state;
  unsigned       n_icons;
  uint8_t        icons[ICONS_MAX];      /* A2_WILD for ploughs and tokens, too */
  uint8_t        taken_by[ICONS_MAX];   /* a space; A2_NONE: by nobody */
} Choice;

static void
add_icons (Choice  *choice,
           unsigned icon,
           unsigned number)
{
  for (unsigned i = 0; i < number; i++)
    {
      /* Unlike an assertion of a test, this is known never to return: gcc -O3 sees no write past the end. */
      if (choice->n_icons >= ICONS_MAX)
        g_error ("more than %d icons", ICONS_MAX);
      choice->icons[choice->n_icons++] = (uint8_t) icon;
    }
}

/* Finds an icon for the hut on SPACE; who has it already looks for another. */
static bool
seat_hut (Choice  *choice,
          unsigned space,
          bool     tried[ICONS_MAX])
{
  for (unsigned i = 0; i < choice->n_icons; i++)
    {
      if (tried[i] || (choice->icons[i] != A2_WILD && choice->icons[i] != choice->game->food[space]
                       && !tr_set_has (choice->state->farmers, space)))
        continue;
      tried[i] = true;
      if (choice->taken_by[i] == A2_NONE || seat_hut (choice, choice->taken_by[i], tried))
        {
          choice->taken_by[i] = (uint8_t) space;
          return true;
        }
    }
  return false;
}

static void
feed_choice (Choice      *choice,
             FeedOutcome *outcome)
{
  static const uint8_t regions[] = { A2_BETWEEN, A2_EUPHRATES, A2_TIGRIS, A2_OUTSIDE };
  const A2Seat *player = &choice->state->seats[choice->state->seat];

  memset (choice->taken_by, A2_NONE, sizeof choice->taken_by);
  for (unsigned i = 0; i < G_N_ELEMENTS (regions); i++)
    for (unsigned space = 0; space < A2_SPACES_MAX; space++)
      {
        bool tried[ICONS_MAX] = { false };

        if (tr_set_has (player->huts, space) && !tr_set_has (choice->state->fed, space)
            && choice->game->region[space] == regions[i] && seat_hut (choice, space, tried))
          add_fed (outcome, choice->game, space);
      }
}

/* All choices of cards from kind CARD on, added to what was chosen of the kinds before. */
static void
search_cards (const Choice      *chosen,
              unsigned           card,
              const FeedOutcome *spent,
              FeedOutcome       *best)
{
  Choice choice = *chosen;
  FeedOutcome outcome = *spent;

  if (card == choice.game->n_food_kinds)
    {
      feed_choice (&choice, &outcome);
      if (feed_outcome_compare (&outcome, best) > 0)
        *best = outcome;
      return;
    }
  for (unsigned n = 0; n <= choice.state->seats[choice.state->seat].food[card]; n++)
    {
      const A2FoodCard *printed = &choice.game->food_cards[card];

      if (n > 0)
        {
          add_icons (&choice, printed->food, printed->n_food);
          add_icons (&choice, A2_WILD, printed->n_wild);
          add_cards (&outcome, printed, 1);
        }
      search_cards (&choice, card + 1, &outcome, best);
    }
}

bool
feed_search_choices (const TrGame  *tr_game,
                     const TrState *tr_state,
                     FeedOutcome   *best)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;
  const A2Seat *player = &state->seats[state->seat];
  unsigned n_choices = (player->ploughs + 1u) * (player->tokens + 1u);

  for (unsigned card = 0; card < game->n_food_kinds && n_choices <= CHOICES_MAX; card++)
    n_choices *= player->food[card] + 1u;
  if (n_choices > CHOICES_MAX)
    return false;

  *best = (FeedOutcome) { .figures = { -1 } };
  for (unsigned ploughs = 0; ploughs <= player->ploughs; ploughs++)
    for (unsigned tokens = 0; tokens <= player->tokens; tokens++)
      {
        Choice choice = { .game = game, .state = state };
        FeedOutcome spent = { 0 };

        for (unsigned icon = 0; icon < A2_ICONS; icon++)
          add_icons (&choice, icon, (unsigned) state->icons[icon] + state->card_icons[icon]);
        add_icons (&choice, A2_WILD, ploughs + tokens);
        spent.figures[FEED_SPENT] = -(int) (ploughs + tokens);
        spent.figures[FEED_SPENT_TOKENS] = -(int) tokens;
        search_cards (&choice, 0, &spent, best);
      }
  return true;
}
