/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* A feeding worked out: what cards, icons, ploughs and food tokens can do at best. Favours and farmers are not proposed:
 * what they are worth elsewhere is for the player to judge. Nor is the end of the step, which gives huts up; where nothing
 * is left to choose it ends by itself, as ever.
 *
 * What a feeding loses is one number, and the best one loses least. Its digits, the most important first:
 *
 *   huts not fed; of these huts between the rivers (2 VP); of these huts on rivers (2 camels and more: the rest are huts
 *   outside, 1 VP); ploughs and tokens spent; of these tokens (ploughs can be turned up again); icons of cards discarded;
 *   of these wild ones; cards discarded (so that of equal icons, the small cards are kept).
 *
 * Cards come before ploughs and tokens because they could not be kept anyway (a2.feed.no-withholding): a card can be kept
 * only when no hut is left that it could feed. As nothing more can be fed when nothing more is proposed, the step may
 * always end then. Left out because it takes judgement: the camel for a first hut on a river, camels beyond the limit,
 * huts that a well needs. */

#define LOSS_HUT     (UINT64_C (1) << 56)
#define LOSS_BETWEEN (UINT64_C (1) << 48)
#define LOSS_RIVER   (UINT64_C (1) << 40)
#define LOSS_SPENT   (UINT64_C (1) << 32)
#define LOSS_TOKEN   (UINT64_C (1) << 24)
#define LOSS_ICON    (UINT64_C (1) << 16)
#define LOSS_WILD    (UINT64_C (1) << 8)
#define LOSS_CARD    UINT64_C (1)
#define IMPOSSIBLE   UINT64_MAX

/* What there is to feed, and what to feed it with. */
typedef struct
{
  TrSet   hungry;
  TrSet   farmers;
  uint8_t icons[A2_ICONS];      /* of discarded cards, the last one too */
  uint8_t cards[A2_FOOD_KINDS_MAX];
  uint8_t ploughs;
  uint8_t tokens;
} Larder;

static unsigned
at_most (unsigned limit,
         unsigned number)
{
  return number < limit ? number : limit;
}

static uint64_t
card_loss (const A2FoodCard *card)
{
  return card->value * LOSS_ICON + card->n_wild * LOSS_WILD + LOSS_CARD;
}

/* ── Which huts ── */

/* Whether ICONS feed huts that need each of the foods, and huts with a farmer, which are counted as A2_WILD and eat what
 * is left over of any food (a2.feed.farmer). */
static bool
is_enough (const unsigned icons[A2_ICONS],
           const unsigned needs[A2_ICONS])
{
  unsigned missing = 0;
  unsigned over = 0;

  for (unsigned food = 0; food < A2_FOODS; food++)
    if (icons[food] < needs[food])
      missing += needs[food] - icons[food];
    else
      over += icons[food] - needs[food];
  missing += needs[A2_WILD] - at_most (needs[A2_WILD], over);
  return missing <= icons[A2_WILD];
}

/* Counts in NEEDS, as above, the huts to be fed, and returns what the others lose. To take the worthiest hut that can
 * still be fed, one after the other, is best: sets of huts that can be fed together are a matroid, so that a hut never
 * takes the place of two. */
static uint64_t
choose_huts (const A2Game *game,
             const Larder *larder,
             unsigned      needs[A2_ICONS])
{
  const struct { TrSet spaces; uint64_t loss; } worths[] = {
    { game->between, LOSS_HUT + LOSS_BETWEEN },
    { game->rivers, LOSS_HUT + LOSS_RIVER },
    { game->outside, LOSS_HUT },
  };
  unsigned icons[A2_ICONS];
  uint64_t loss = 0;

  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    icons[icon] = larder->icons[icon];
  icons[A2_WILD] += larder->ploughs + larder->tokens;
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    {
      icons[game->food_cards[card].food] += larder->cards[card] * game->food_cards[card].n_food;
      icons[A2_WILD] += larder->cards[card] * game->food_cards[card].n_wild;
    }

  memset (needs, 0, A2_ICONS * sizeof *needs);
  for (unsigned i = 0; i < sizeof worths / sizeof *worths; i++)
    {
      TrSet huts = tr_set_and (larder->hungry, worths[i].spaces);

      while (!tr_set_empty (huts))
        {
          unsigned hut = tr_set_pop (&huts);
          unsigned food = tr_set_has (larder->farmers, hut) ? A2_WILD : game->food[hut];

          needs[food]++;
          if (!is_enough (icons, needs))
            {
              needs[food]--;
              loss += worths[i].loss;
            }
        }
    }
  return loss;
}

/* ── What to feed them with ── */

/* The least loss of all choices made so far, food by food, by what they have come to. Huts with a farmer take what is
 * over, so that three figures say all there is to say about a choice. */
typedef struct
{
  unsigned huts;                /* to be fed */
  unsigned farmers;             /* of these with a farmer: more left over is of no use */
  unsigned own;                 /* icons of the food looked at: more are of no use */
  /* By huts fed with their own food or a wild icon, and icons over; while a food is looked at, by its icons before. */
  uint64_t loss[A2_HUTS_MAX + 1][A2_HUTS_MAX + 1];
  uint64_t own_loss[A2_HUTS_MAX + 1][A2_HUTS_MAX + 1][A2_HUTS_MAX + 1];
} Choices;

static void
clear_choices (Choices *choices)
{
  for (unsigned fed = 0; fed <= choices->huts; fed++)
    for (unsigned over = 0; over <= choices->farmers; over++)
      choices->loss[fed][over] = IMPOSSIBLE;
}

/* With one more thing that may be used or not. Whatever it leads to is looked at before what it comes from, so that it is
 * used once. */
static void
offer (Choices *choices,
       unsigned n_food,
       unsigned n_wild,
       uint64_t loss)
{
  for (unsigned own = choices->own + 1; own-- > 0; )
    for (unsigned fed = choices->huts + 1; fed-- > 0; )
      for (unsigned over = 0; over <= choices->farmers; over++)
        {
          uint64_t from = choices->own_loss[own][fed][over];
          uint64_t *to = &choices->own_loss[at_most (choices->own, own + n_food)]
                                           [at_most (choices->huts, fed + n_wild)][over];

          if (from != IMPOSSIBLE && from + loss < *to)
            *to = from + loss;
        }
}

/* Looks at a food of which ICONS lie ready; more than MOST are of no use. */
static void
begin_food (Choices *choices,
            unsigned most,
            unsigned icons)
{
  choices->own = most;
  for (unsigned own = 0; own <= most; own++)
    for (unsigned fed = 0; fed <= choices->huts; fed++)
      for (unsigned over = 0; over <= choices->farmers; over++)
        choices->own_loss[own][fed][over] = own == at_most (most, icons) ? choices->loss[fed][over] : IMPOSSIBLE;
}

/* NEED huts eat of it, and the rest is over. */
static void
end_food (Choices *choices,
          unsigned need)
{
  clear_choices (choices);
  for (unsigned own = 0; own <= choices->own; own++)
    for (unsigned fed = 0; fed <= choices->huts; fed++)
      for (unsigned over = 0; over <= choices->farmers; over++)
        {
          unsigned eaten = at_most (need, own);
          uint64_t *to = &choices->loss[at_most (choices->huts, fed + eaten)]
                                       [at_most (choices->farmers, over + own - eaten)];

          if (choices->own_loss[own][fed][over] < *to)
            *to = choices->own_loss[own][fed][over];
        }
}

/* A thing that feeds may be there more often than there are huts. */
static void
offer_some (Choices *choices,
            unsigned number,
            unsigned n_food,
            unsigned n_wild,
            uint64_t loss)
{
  for (unsigned i = 0; i < at_most (choices->huts, number); i++)
    offer (choices, n_food, n_wild, loss);
}

/* Whether FOOD makes a difference: where nothing eats it, only the wild icons of its cards are of use. */
static bool
matters (const A2Game   *game,
         const Larder   *larder,
         const unsigned  needs[A2_ICONS],
         unsigned        food)
{
  if (food == A2_WILD || needs[food] > 0 || needs[A2_WILD] > 0)
    return true;
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    if (larder->cards[card] > 0 && game->food_cards[card].food == food && game->food_cards[card].n_wild > 0)
      return true;
  return false;
}

/* The least loss of a feeding with what LARDER has. */
static uint64_t
least_loss (const A2Game *game,
            const Larder *larder)
{
  unsigned needs[A2_ICONS];
  uint64_t unfed = choose_huts (game, larder, needs);
  uint64_t least = IMPOSSIBLE;
  Choices choices;

  choices.farmers = needs[A2_WILD];
  choices.huts = 0;
  for (unsigned food = 0; food < A2_ICONS; food++)
    choices.huts += needs[food];
  clear_choices (&choices);
  choices.loss[at_most (choices.huts, larder->icons[A2_WILD])][0] = 0;

  /* Last what has no food of its own. */
  for (unsigned food = 0; food < A2_ICONS; food++)
    {
      bool wild = food == A2_WILD;

      if (!matters (game, larder, needs, food))
        continue;
      begin_food (&choices, wild ? 0 : needs[food] + needs[A2_WILD], wild ? 0 : larder->icons[food]);
      for (unsigned card = 0; card < game->n_food_kinds; card++)
        {
          const A2FoodCard *printed = &game->food_cards[card];

          if (larder->cards[card] > 0 && printed->food == food)
            offer_some (&choices, larder->cards[card], printed->n_food, printed->n_wild, card_loss (printed));
        }
      if (wild)
        {
          offer_some (&choices, larder->ploughs, 0, 1, LOSS_SPENT);
          offer_some (&choices, larder->tokens, 0, 1, LOSS_SPENT + LOSS_TOKEN);
        }
      end_food (&choices, wild ? 0 : needs[food]);
    }

  for (unsigned fed = 0; fed <= choices.huts; fed++)
    for (unsigned over = choices.huts - fed; over <= choices.farmers; over++)
      if (choices.loss[fed][over] < least)
        least = choices.loss[fed][over];
  return unfed + least;
}

/* ── What to do next ── */

/* Does what MOVE does, as far as a plan knows such moves; LOSS is what it spends. */
static bool
try_move (const A2Game *game,
          Larder       *larder,
          TrMove        move,
          uint64_t     *loss)
{
  unsigned thing = tr_move_arg (move, 0);
  const A2FoodCard *card;

  *loss = 0;
  switch (tr_move_kind (move))
    {
    case A2_MOVE_FEED:
      larder->icons[tr_move_arg (move, 1)]--;
      break;

    case A2_MOVE_PLOUGH:
      larder->ploughs--;
      *loss = LOSS_SPENT;
      break;

    case A2_MOVE_TOKEN:
      larder->tokens--;
      *loss = LOSS_SPENT + LOSS_TOKEN;
      break;

    case A2_MOVE_SERVE:
      if (move != tr_move (A2_MOVE_SERVE, thing, 0, 0))
        return false;           /* with a favour */
      card = &game->food_cards[thing];
      larder->cards[thing]--;
      larder->icons[card->food] = (uint8_t) (larder->icons[card->food] + card->n_food);
      larder->icons[A2_WILD] = (uint8_t) (larder->icons[A2_WILD] + card->n_wild);
      *loss = card_loss (card);
      return true;

    default:
      return false;
    }
  tr_set_remove (&larder->hungry, thing);
  return true;
}

/* The first move after which the least loss is still what it was: there is one as long as something can be fed. It may
 * be asked for while a card has to feed its first hut; that takes nothing away, as an icon of that card can replace
 * whatever else would have fed that hut. */
TrMove
a2_propose_feed (const A2Game  *game,
                 const A2State *state)
{
  const A2Seat *player = &state->seats[state->seat];
  Larder larder = {
    .hungry = tr_set_minus (player->huts, state->fed),
    .farmers = state->farmers,
    .ploughs = player->ploughs,
    .tokens = player->tokens,
  };
  uint64_t least;
  TrMoveList list;

  memcpy (larder.cards, player->food, sizeof larder.cards);
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    larder.icons[icon] = (uint8_t) (state->icons[icon] + state->card_icons[icon]);

  tr_move_list_clear (&list);
  if (state->ask == A2_ASK_SERVE)
    a2_list_serve (game, state, &list);
  else
    a2_list_feed (game, state, &list);

  least = least_loss (game, &larder);
  for (unsigned i = 0; i < list.n; i++)
    {
      Larder after = larder;
      uint64_t loss;

      if (try_move (game, &after, list.moves[i], &loss) && loss + least_loss (game, &after) == least)
        return list.moves[i];
    }
  return TR_MOVE_NONE;
}
