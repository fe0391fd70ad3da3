/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* What a position promises each seat, in hundredths of a VP. What is certain is counted exactly: pieces score until the
 * end, and the last flood and feeding are arithmetic. The rest are rules of thumb, weighed against each other in matches
 * of computer players (docs/arena.md). */

const TrTerm a2_terms[A2_TERMS] = {
  [A2_TERM_POINTS] = { "points", N_("points so far") },
  [A2_TERM_HUTS] = { "huts", N_("points and camels from huts that can be fed") },
  [A2_TERM_ZIGGURATS] = { "ziggurats", N_("points to come from ziggurats") },
  [A2_TERM_INFLUENCE] = { "influence", N_("influence at the flood") },
  [A2_TERM_OFFERINGS] = { "offerings", N_("offerings at the flood") },
  [A2_TERM_CAMELS] = { "camels", N_("camels to spend") },
  [A2_TERM_FOOD] = { "food", N_("food for later rounds") },
  [A2_TERM_ROOM] = { "room", N_("room to grow") },
  [A2_TERM_SUPPLY] = { "supply", N_("gold, ships, farmers and favours") },
};

/* What things are worth, in hundredths of a VP where nothing else is said. Chosen by playing: docs/arena.md tells how. */
enum
{
  CAMEL = 45,                   /* with no scoring left but the final one */
  CAMEL_SCORING = 16,           /* more, for each scoring: early camels become pieces that score again and again */
  CAMEL_MANY = 7,               /* more of them can hardly be spent */
  CAMEL_REST = 60,              /* percent: what those are worth */
  HUT_SECOND = 45,              /* percent of its first scoring that a hut is expected to bring at its second, */
  HUT_THIRD = 30,               /* its third */
  HUT_LATER = 12,               /* and each later one: food has to be found for it every time */
  HUT_UNCERTAIN = 75,           /* percent: after its scoring nobody knows the food of the next round */
  HUT_HUNGRY = 90,              /* percent lost for what cannot be fed */
  HUT_FRESH = 125,              /* still to be built, at its first scoring */
  FOOD_LOOSE = 40,
  FOOD_ANY = 75,
  COLUMN = 18,                  /* a step of an action tile, for each turn */
  INFLUENCE_NONE = 85,          /* percent of what is expected of who has none yet */
  INFLUENCE_LINE = 20,          /* for each step nearer */
  INFLUENCE_TOKEN = 8,
  INFLUENCE_TURN = 30,          /* tenths of a step that a turn may change */
  OFFERING_TURN = 100,          /* percent of a step that is expected of a turn */
  OFFERING_LATER = 150,         /* for each well and ziggurat, at the second flood */
  ROOM_FOOD = 10,
  ROOM_ANY = 5,
  ROOM_RIVER = 25,
  ROOM_BETWEEN = 15,
  GOLD = 65,                    /* the first three */
  GOLD_MORE = 20,
  SHIP = 55,                    /* the first two */
  SHIP_MORE = 15,
  FARMER = 45,
  FAVOUR = 75,
  HUT_SUPPLY = 45,
};

/* Goods that only the present turn could still use: enough to tell them from nothing, too little to keep them for. */
#define LAST_MINUTE 6

/* What is still to come for a seat. */
typedef struct
{
  unsigned scorings;            /* of huts and pieces, the final one included */
  unsigned actions;             /* turns in the actions phase: the present one is not counted, so that to end it changes
                                 * nothing, and what could still be done in it has to show its worth */
  unsigned flood_actions;       /* of these, before the next flood */
  unsigned incomes;             /* of camels, before the next flood */
  bool     acting;              /* in its turn of the actions phase */
  bool     building;            /* huts are built before the next feeding, which is in this round */
  bool     feeding;             /* the next feeding is in this round */
} Outlook;

static int
at_most (int limit,
         int number)
{
  return number < limit ? number : limit;
}

/* The row its leader stands in; A2_ROWS: in none. */
static unsigned
row_of (const A2Game  *game,
        const A2State *state,
        unsigned       seat)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    if (state->rows[row].leader == seat)
      return row;
  return A2_ROWS;
}

static Outlook
look_ahead (const A2Game  *game,
            const A2State *state,
            unsigned       seat)
{
  unsigned later = A2_ROUNDS - state->round;
  unsigned before_flood = later % A2_ROUNDS_PER_FLOOD;
  unsigned row = row_of (game, state, seat);
  bool mine = state->seat == seat;
  Outlook outlook = { 0 };
  bool acts = true;
  bool scores = true;

  switch (state->phase)
    {
    case A2_PHASE_START:
      later = A2_ROUNDS - 1;
      before_flood = A2_ROUNDS_PER_FLOOD - 1;
      outlook.building = true;
      break;
    case A2_PHASE_BIDDING:
      outlook.building = true;
      break;
    case A2_PHASE_EXPANSION:
      scores = row >= state->row;
      outlook.building = scores && (!mine || state->ask == A2_ASK_BUILD);
      outlook.feeding = scores && (!mine || state->ask != A2_ASK_WELLS);
      break;
    case A2_PHASE_ACTIONS:
      scores = false;
      acts = row < A2_ROWS;
      outlook.acting = mine;
      break;
    default:
      for (unsigned place = 0; place < state->row; place++)
        scores = scores && state->order[place] != seat;
      outlook.scorings = state->phase == A2_PHASE_FINAL && scores;
      outlook.feeding = outlook.scorings > 0;
      return outlook;
    }
  outlook.feeding = outlook.feeding || outlook.building;
  outlook.scorings = later + 1 + scores;
  outlook.actions = later + acts;
  outlook.flood_actions = before_flood + acts;
  outlook.incomes = before_flood + scores;
  return outlook;
}

/* ── Camels ── */

static int
camel_value (const Outlook *outlook)
{
  if (outlook->actions == 0)
    return outlook->acting ? LAST_MINUTE : 0;
  return CAMEL + CAMEL_SCORING * (int) outlook->scorings;
}

static int
camels_value (const A2Seat  *player,
              const Outlook *outlook)
{
  int few = at_most (CAMEL_MANY, player->camels);

  return camel_value (outlook) * (100 * few + CAMEL_REST * (player->camels - few)) / 100;
}

/* ── Huts and food ── */

typedef struct
{
  int icons[A2_FOODS];
  int any;                      /* wild icons, ploughs, tokens */
} Larder;

static void
add_card (const A2Game *game,
          unsigned      card,
          int           copies,
          Larder       *larder)
{
  const A2FoodCard *shown = &game->food_cards[card];

  larder->any += copies * shown->n_wild;
  if (shown->food < A2_FOODS)
    larder->icons[shown->food] += copies * shown->n_food;
}

static Larder
fill_larder (const A2Game  *game,
             const A2State *state,
             unsigned       seat,
             const Outlook *outlook)
{
  const A2Seat *player = &state->seats[seat];
  unsigned row = row_of (game, state, seat);
  bool feeds_now = state->seat == seat && (state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE);
  Larder larder = { .any = player->ploughs + player->tokens };

  for (unsigned first = 0; first < A2_FOOD_KINDS_MAX; first += sizeof (uint64_t))
    {
      uint64_t some;

      /* Of most kinds a player has none. */
      memcpy (&some, player->food + first, sizeof some);
      for (unsigned card = first; some != 0 && card < first + sizeof some; card++)
        if (player->food[card] > 0)
          add_card (game, card, player->food[card], &larder);
    }
  if (feeds_now)
    {
      for (unsigned food = 0; food < A2_FOODS; food++)
        larder.icons[food] += state->icons[food] + state->card_icons[food];
      larder.any += state->icons[A2_WILD] + state->card_icons[A2_WILD];
    }
  else if (row < A2_ROWS && outlook->building)
    {
      for (unsigned i = 0; i < 2; i++)
        if (state->rows[row].food[i] != A2_NONE)
          add_card (game, state->rows[row].food[i], 1, &larder);
    }
  /* Cards still to be chosen will do some good, whichever they are. */
  else if (state->phase <= A2_PHASE_BIDDING || (!outlook->feeding && outlook->actions > 0))
    larder.any += 2;
  return larder;
}

/* What a hut is worth at its next scoring and, less and less likely, at those after it. */
static int
hut_value (int      now,
           unsigned scorings)
{
  int percent = scorings > 0 ? 100 : 0;

  percent += scorings > 1 ? HUT_SECOND : 0;
  percent += scorings > 2 ? HUT_THIRD : 0;
  percent += scorings > 3 ? HUT_LATER * ((int) scorings - 3) : 0;
  return now * percent / 100;
}

static int
huts_value (const A2Game  *game,
            const A2State *state,
            unsigned       seat,
            const Outlook *outlook,
            TrSet          reach,
            int           *spare)
{
  const A2Seat *player = &state->seats[seat];
  bool feeds_now = state->seat == seat && (state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE);
  bool rival = a2_is_rival (game, seat);
  TrSet hungry = feeds_now ? tr_set_minus (player->huts, state->fed) : player->huts;
  TrSet on_rivers = tr_set_and (player->huts, game->rivers);
  Larder larder = fill_larder (game, state, seat, outlook);
  int n_huts = (int) tr_set_count (player->huts);
  int value = 0, missing = 0, usable = 0, loose = 0;
  int fresh, fed;

  value += (int) tr_set_count (tr_set_and (player->huts, game->outside)) * hut_value (100, outlook->scorings);
  value += (int) tr_set_count (tr_set_and (player->huts, game->between)) * hut_value (200, outlook->scorings);
  /* a2.camels.river, until the flood takes them */
  if (!rival && outlook->incomes > 0)
    {
      int camels = 2 * (int) tr_set_count (on_rivers) + tr_set_meets (on_rivers, game->euphrates)
                   + tr_set_meets (on_rivers, game->tigris);

      camels = at_most ((int) a2_camel_limit (game, player) + 2, camels + player->camels) - at_most (10, player->camels);
      value += hut_value ((camels > 0 ? camels : 0) * camel_value (outlook), outlook->incomes);
    }
  /* After its scoring nobody knows the food of the next round. */
  if (!outlook->feeding && outlook->actions > 0)
    value = value * HUT_UNCERTAIN / 100;

  for (unsigned food = 0; food < A2_FOODS; food++)
    {
      int need = (int) tr_set_count (tr_set_and (tr_set_minus (hungry, state->farmers), game->shows[food]));
      int left = larder.icons[food] - need;

      missing += left < 0 ? -left : 0;
      if (left <= 0)
        continue;
      loose += left;
      usable += at_most (left, (int) tr_set_count (tr_set_and (reach, game->shows[food])) + 1);
    }
  /* Huts with a farmer eat what is left over (a2.feed.farmer). */
  missing += (int) tr_set_count (tr_set_and (hungry, state->farmers));
  fed = at_most (loose, (int) tr_set_count (tr_set_and (hungry, state->farmers)) + player->farmers);
  fed = at_most (missing, fed);
  missing -= fed;
  loose -= fed;
  usable -= at_most (usable, fed);
  fed = at_most (missing, larder.any);
  missing -= fed;
  larder.any -= fed;
  if (rival)
    missing = 0;
  if (n_huts > 0)
    value -= value * missing * HUT_HUNGRY / (n_huts * 100);

  /* Huts still to be built, as far as there is food and ground for them. */
  fresh = outlook->building ? player->growth + player->supply : 0;
  fed = rival ? fresh : at_most (fresh, at_most (usable + larder.any, (int) tr_set_count (reach) + 1));
  value += fed * hut_value (HUT_FRESH, outlook->scorings);
  usable = fed - at_most (fed, usable);
  *spare = outlook->scorings > 1 ? FOOD_LOOSE * at_most (6, loose) + FOOD_ANY * at_most (5, larder.any - usable) : 0;
  return value;
}

/* ── Ziggurats ── */

/* a2.vp.expansion: pieces score until the end; columns that lost pieces make their tile better. */
static int
ziggurats_value (const A2Seat  *player,
                 const Outlook *outlook)
{
  int pieces = 0, steps = 0;

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    pieces += player->ziggurat_level[i];
  for (unsigned column = 0; column < A2_COLUMNS; column++)
    steps += (int) a2_column_step (player, column);
  return 100 * pieces * (int) outlook->scorings + COLUMN * steps * (int) outlook->actions;
}

/* ── The flood ── */

/* The markers of this half, highest first; those not turned up yet are taken for their average. */
static void
expect_markers (const A2State *state,
                int            markers[A2_ROUNDS_PER_FLOOD])
{
  unsigned first = state->round <= A2_ROUNDS_PER_FLOOD ? 0 : A2_ROUNDS_PER_FLOOD;

  for (unsigned i = 0; i < A2_ROUNDS_PER_FLOOD; i++)
    {
      int value = first + i < state->round ? 100 * state->markers[first + i] : 300;
      unsigned j = i;

      for (; j > 0 && markers[j - 1] < value; j--)
        markers[j] = markers[j - 1];
      markers[j] = value;
    }
}

/* How likely SEAT ends before OTHER on the influence track, in percent. */
static int
chance_ahead (const A2State *state,
              unsigned       seat,
              unsigned       other,
              int            turns)
{
  int lead = 2 * (state->seats[seat].influence - state->seats[other].influence);

  /* Those beneath are ahead; who is on the same space is on the same stack, which does not matter at 0. */
  if (lead == 0 && state->seats[seat].influence > 0)
    lead = state->seats[seat].height < state->seats[other].height ? 1 : -1;
  if (lead == 0)
    return 50;
  return 50 + 50 * lead / ((lead < 0 ? -lead : lead) + INFLUENCE_TURN * turns / 10);
}

/* a2.flood.influence, a2.flood.influence-2p */
static int
influence_value (const A2Game  *game,
                 const A2State *state,
                 unsigned       seat,
                 const Outlook  outlooks[A2_SEATS])
{
  const A2Seat *player = &state->seats[seat];
  unsigned n_seats = game->game.seats;
  int turns = (int) outlooks[seat].flood_actions;
  int markers[A2_ROUNDS_PER_FLOOD];
  int rank = 0, farthest = 0, value;
  int prizes[A2_SEATS + 1] = { 0 };
  int total_turns = 0;

  if (state->phase >= A2_PHASE_FINAL)
    return 0;
  for (unsigned other = 0; other < n_seats; other++)
    total_turns += (int) outlooks[other].flood_actions;
  if (player->influence == 0 && turns == 0)
    return 0;
  expect_markers (state, markers);
  prizes[0] = markers[0] + markers[1] + markers[2];
  prizes[1] = markers[1] + markers[2];
  prizes[2] = markers[2];
  for (unsigned other = 0; other < n_seats; other++)
    if (other != seat)
      {
        rank += 100 - chance_ahead (state, seat, other, total_turns);
        if (state->seats[other].influence - player->influence > farthest)
          farthest = state->seats[other].influence - player->influence;
      }
  if (n_seats == 2)
    {
      int behind = farthest * 100 - markers[0];

      /* As long as there are turns, what is out of reach now can be reached step by step. */
      if (turns > 0 && behind > 0)
        prizes[1] = prizes[1] * 400 / (400 + behind);
      else if (behind > 0)
        prizes[1] = behind <= markers[1] ? markers[2] : 0;
      prizes[2] = 0;
    }
  value = prizes[rank / 100] + (prizes[rank / 100 + 1] - prizes[rank / 100]) * (rank % 100) / 100;
  if (player->influence == 0)
    value = value * INFLUENCE_NONE / 100;

  /* On the way to the next line and the next token: worth more the more turns are left to get there. */
  for (unsigned space = player->influence + 1u; turns > 0 && space <= game->last_influence && space < player->influence + 4u; space++)
    {
      int near = (int) (player->influence + 4u - space);

      if (game->vp_lines >> space & 1)
        value += INFLUENCE_LINE * near;
      if (state->tokens >> space & 1)
        value += INFLUENCE_TOKEN * near;
    }
  return value;
}

/* a2.flood.offerings */
static int
offerings_value (const A2Game  *game,
                 const A2State *state,
                 unsigned       seat,
                 const Outlook *outlook)
{
  const A2Seat *player = &state->seats[seat];
  int value = 0;
  int steps;

  if (state->phase >= A2_PHASE_FINAL)
    return 0;
  /* Some steps can be expected of everybody; between two spaces the figures are taken for even. */
  steps = 100 * player->offerings + OFFERING_TURN * (int) outlook->flood_actions;
  steps = at_most (100 * (int) game->last_offering, steps);
  for (unsigned i = 0; i < 2; i++)
    {
      unsigned space = (unsigned) steps / 100 + (steps / 100 >= (int) game->last_offering ? 0 : i);
      int part = i == 0 ? 100 - steps % 100 : steps % 100;

      value += part * (player->n_wells * game->offering_well_vp[space] + player->n_ziggurats * game->offering_ziggurat_vp[space]);
    }
  /* And the second flood. */
  if (state->round <= A2_ROUNDS_PER_FLOOD)
    value += OFFERING_LATER * (player->n_wells + player->n_ziggurats);
  return value;
}

/* ── What lies ready ── */

static int
room_value (const A2Game  *game,
            TrSet          reach,
            const Outlook *outlook)
{
  int value = 0;

  if (outlook->scorings < 2)
    return 0;
  for (unsigned food = 0; food < A2_FOODS; food++)
    value += ROOM_FOOD * at_most (2, (int) tr_set_count (tr_set_and (reach, game->shows[food])));
  value += ROOM_ANY * at_most (10, (int) tr_set_count (reach));
  value += ROOM_RIVER * at_most (3, (int) tr_set_count (tr_set_and (reach, game->rivers)));
  value += ROOM_BETWEEN * at_most (3, (int) tr_set_count (tr_set_and (reach, game->between)));
  return value;
}

static int
supply_value (const A2Game  *game,
              const A2State *state,
              unsigned       seat,
              const Outlook *outlook)
{
  const A2Seat *player = &state->seats[seat];
  unsigned row = row_of (game, state, seat);
  int n_favours = 0;
  int value = 0;

  if (outlook->actions == 0)
    return outlook->acting ? LAST_MINUTE * at_most (3, player->gold) : 0;
  for (unsigned i = 0; i < A2_FAVOURS; i++)
    n_favours += player->favours[i];
  if (outlook->building && row < A2_ROWS && state->rows[row].favour != A2_NONE)
    n_favours++;
  value += GOLD * at_most (3, player->gold) + GOLD_MORE * (player->gold - at_most (3, player->gold));
  value += SHIP * at_most (2, player->ships) + SHIP_MORE * (player->ships - at_most (2, player->ships));
  value += FARMER * at_most (3, player->farmers);
  value += FAVOUR * n_favours;
  value += outlook->scorings > 1 ? HUT_SUPPLY * (player->supply + player->growth) : 0;
  return value;
}

void
a2_evaluate (const TrGame  *tr_game,
             const TrState *tr_state,
             TrTerms        terms)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;
  Outlook outlooks[A2_SEATS];

  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    outlooks[seat] = look_ahead (game, state, seat);
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      const Outlook *outlook = &outlooks[seat];
      TrSet reach = outlook->scorings > 0 ? a2_build_spaces (game, state, seat) : TR_SET_EMPTY;
      int spare = 0;

      memset (terms[seat], 0, sizeof terms[seat]);
      terms[seat][A2_TERM_POINTS] = player->vp * TR_POINT;
      if (outlook->scorings > 0)
        terms[seat][A2_TERM_HUTS] = huts_value (game, state, seat, outlook, reach, &spare);
      terms[seat][A2_TERM_ZIGGURATS] = ziggurats_value (player, outlook);
      terms[seat][A2_TERM_INFLUENCE] = influence_value (game, state, seat, outlooks);
      terms[seat][A2_TERM_OFFERINGS] = offerings_value (game, state, seat, outlook);
      terms[seat][A2_TERM_CAMELS] = camels_value (player, outlook);
      terms[seat][A2_TERM_FOOD] = spare;
      terms[seat][A2_TERM_ROOM] = room_value (game, reach, outlook);
      terms[seat][A2_TERM_SUPPLY] = supply_value (game, state, seat, outlook);
    }
}
