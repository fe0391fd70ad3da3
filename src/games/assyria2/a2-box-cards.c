/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include <string.h>

/* ── Food cards ── */

/* A card shows one food, wild icons (*), or both; they may be written in any order and are kept with the food first. */
static bool
read_icons (const A2Game  *game,
            const TrValue *icons,
            A2FoodCard    *card,
            TrFault       *fault)
{
  size_t length = strlen (icons->string);

  if (length < 1 || length > 3)
    return tr_fault_set (fault, icons, N_("a food card has 1 to 3 icons"), NULL, NULL);

  card->food = A2_WILD;
  for (const char *c = icons->string; *c != '\0'; c++)
    {
      unsigned food = a2_box_food_of_letter (game, *c);

      if (*c == '*')
        {
          card->n_wild++;
          continue;
        }
      if (food == A2_FOODS)
        return tr_fault_set (fault, icons, N_("“%1” should be made of food letters and *"), icons->string, NULL);
      if (card->n_food > 0 && food != card->food)
        return tr_fault_set (fault, icons, N_("“%1” shows two foods: a food card has only one"), icons->string, NULL);
      card->food = (uint8_t) food;
      card->n_food++;
    }
  memset (card->icons, '*', length);
  if (card->n_food > 0)
    memset (card->icons, game->food_letters[card->food], card->n_food);
  return true;
}

static bool
read_food_card (A2Game        *game,
                const TrValue *value,
                TrFault       *fault)
{
  A2FoodCard *card = &game->food_cards[value->index];
  const TrValue *icons;

  if (!tr_read_only (value, TR_MEMBERS ("icons", "value", "copies"), fault)
      || !tr_read_member (value, "icons", TR_VALUE_STRING, &icons, fault)
      || !read_icons (game, icons, card, fault)
      || !tr_read_small (value, "value", 1, 3, &card->value, fault)
      || !tr_read_small (value, "copies", 1, 9, &card->copies, fault))
    return false;
  if (card->value != card->n_food + card->n_wild)
    return tr_fault_set_figures (fault, tr_value_get (value, "value"),
                                 N_("should be %1, not %2: the value is the number of icons"),
                                 card->n_food + card->n_wild, card->value);
  for (const A2FoodCard *other = game->food_cards; other < card; other++)
    if (strcmp (other->icons, card->icons) == 0)
      return tr_fault_set (fault, icons, N_("“%1” stands here twice"), card->icons, NULL);
  return true;
}

static bool
read_food_cards (A2Game        *game,
                 const TrValue *box,
                 TrFault       *fault)
{
  const TrValue *object;
  const TrValue *list;
  uint8_t total;
  unsigned sum = 0;

  /* The starting bid of 4 players shows 5 cards. */
  if (!tr_read_member (box, "food_cards", TR_VALUE_OBJECT, &object, fault)
      || !tr_read_only (object, TR_MEMBERS ("cards", "total"), fault)
      || !tr_read_list (object, "cards", 1, A2_FOOD_KINDS_MAX, &list, fault)
      || !tr_read_small (object, "total", 5, A2_FOOD_CARDS_MAX, &total, fault))
    return false;

  for (const TrValue *value = list->first; value != NULL; value = value->next)
    {
      if (!read_food_card (game, value, fault))
        return false;
      sum += game->food_cards[value->index].copies;
    }
  game->n_food_kinds = (uint8_t) list->n;
  return sum == total
         || tr_fault_set_figures (fault, tr_value_get (object, "total"), N_("should be %2: the copies add up to that"),
                                  total, sum);
}

/* ── Cards of which each must be there once: favours and civilisations ── */

static bool
read_id (const TrValue     *card,
         const char *const *words,
         unsigned           n_words,
         uint32_t          *seen,
         uint8_t           *which,
         TrFault           *fault)
{
  if (!a2_box_read_word (card, "id", words, n_words, which, fault))
    return false;
  if (*seen >> *which & 1)
    return tr_fault_set (fault, card, N_("“%1” stands here twice"), words[*which], NULL);
  *seen |= UINT32_C (1) << *which;
  return true;
}

static bool
check_all_seen (const TrValue     *list,
                const char *const *words,
                unsigned           n_words,
                uint32_t           seen,
                TrFault           *fault)
{
  for (unsigned i = 0; i < n_words; i++)
    if (!(seen >> i & 1))
      return tr_fault_set (fault, list, N_("“%1” is missing"), words[i], NULL);
  return true;
}

static const char *const use_words[A2_USES] = { "bidding", "build", "feed", "actions" };

enum
{
  BIDDING = 1 << A2_USE_BIDDING,
  BUILD = 1 << A2_USE_BUILD,
  FEED = 1 << A2_USE_FEED,
  ACTIONS = 1 << A2_USE_ACTIONS,
};

/* Where the program can play a favour. A box says where it may be: in some or all of these. */
static const uint8_t playable[A2_FAVOURS] = {
  [A2_FAVOUR_SHIP] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_GOLD] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_FARMER] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_HUT] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_OFFERING] = ACTIONS,
  [A2_FAVOUR_INFLUENCE] = ACTIONS,
  [A2_FAVOUR_CHANGE_FOOD] = FEED,
  [A2_FAVOUR_BOUNTY] = FEED,
  [A2_FAVOUR_DRAW_FOOD] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_FLIP_PLOUGH] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_MOVE_HUT] = BUILD | ACTIONS,
  [A2_FAVOUR_CHEAP_ZIGGURAT] = ACTIONS,
  [A2_FAVOUR_CHEAP_TRIBUTE] = ACTIONS,
  [A2_FAVOUR_FLIP_BOTH] = BUILD | FEED | ACTIONS,
  [A2_FAVOUR_FREE_BID] = BIDDING,
  [A2_FAVOUR_BESIDE_RIVAL] = BUILD | ACTIONS,
  [A2_FAVOUR_BUILD_TWICE] = ACTIONS,
  [A2_FAVOUR_REFRESH] = ACTIONS,
  [A2_FAVOUR_TRIBUTE_BONUS] = ACTIONS,
};

static bool
read_uses (A2Game        *game,
           const TrValue *card,
           unsigned       favour,
           TrFault       *fault)
{
  uint8_t uses[A2_USES];
  uint8_t n;

  if (!tr_read_words (card, "use", 1, A2_USES, use_words, A2_USES, uses, &n, fault))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      if (!(playable[favour] >> uses[i] & 1))
        return tr_fault_set (fault, tr_value_at (tr_value_get (card, "use"), i),
                             N_("this program cannot play “%1” in “%2”"), a2_favour_words[favour], use_words[uses[i]]);
      game->favour_uses[favour] |= (uint8_t) (1 << uses[i]);
    }
  return true;
}

static bool
read_favours (A2Game        *game,
              const TrValue *box,
              TrFault       *fault)
{
  const TrValue *list;
  uint32_t seen = 0;
  unsigned sum = 0;

  if (!tr_read_member (box, "favour_cards", TR_VALUE_ARRAY, &list, fault))
    return false;
  for (const TrValue *card = list->first; card != NULL; card = card->next)
    {
      uint8_t favour;

      if (!tr_read_only (card, TR_MEMBERS ("id", "copies", "effect", "use"), fault)
          || !read_id (card, a2_favour_words, A2_FAVOURS, &seen, &favour, fault)
          || !tr_read_small (card, "copies", 1, A2_FAVOUR_CARDS, &game->favour_copies[favour], fault)
          || !a2_box_read_effect (card, "effect", a2_favour_effects[favour], fault)
          || !read_uses (game, card, favour, fault))
        return false;
      sum += game->favour_copies[favour];
    }
  return check_all_seen (list, a2_favour_words, A2_FAVOURS, seen, fault)
         && (sum == A2_FAVOUR_CARDS
             || tr_fault_set_figures (fault, list, N_("the copies should add up to %1, not to %2"),
                                      A2_FAVOUR_CARDS, sum));
}

static bool
read_civilisations (A2Game        *game,
                    const TrValue *box,
                    TrFault       *fault)
{
  const TrValue *list;
  uint32_t seen = 0;

  if (!tr_read_member (box, "civilisations", TR_VALUE_ARRAY, &list, fault))
    return false;
  for (const TrValue *card = list->first; card != NULL; card = card->next)
    {
      uint8_t which;

      if (!tr_read_only (card, TR_MEMBERS ("id", "tribute_bonus", "roof_effect", "roof_cost"), fault)
          || !read_id (card, a2_civilisation_words, A2_CIVILISATIONS, &seen, &which, fault)
          || !a2_box_read_effect (card, "tribute_bonus", a2_tribute_bonuses[which], fault)
          || !a2_box_read_effect (card, "roof_effect", a2_roof_effects[which], fault)
          || !tr_read_small (card, "roof_cost", 0, 9, &game->roof_costs[which], fault))
        return false;
    }
  return check_all_seen (list, a2_civilisation_words, A2_CIVILISATIONS, seen, fault);
}

bool
a2_box_read_cards (A2Game        *game,
                   const TrValue *box,
                   TrFault       *fault)
{
  return read_food_cards (game, box, fault) && read_favours (game, box, fault)
         && read_civilisations (game, box, fault);
}

/* ── Scheme cards of the solo opponent ── */

static const char *const effect_words[] = {
  "new-ziggurat", "level-2", "level-3",
  "roof-123", "roof-132", "roof-213", "roof-231", "roof-312", "roof-321",
  "tribute-gold-high", "tribute-gold-middle", "tribute-gold-low",
  "tribute-ship-high", "tribute-ship-middle", "tribute-ship-low",
  "vp-and-discard", "offering",
};

#define N_EFFECTS (sizeof effect_words / sizeof *effect_words)

/* In the order of effect_words; roofs in that of a2_roof_orders. */
static const uint8_t effects[N_EFFECTS][2] = {
  { A2_SCHEME_NEW_ZIGGURAT, 0 }, { A2_SCHEME_LEVEL_2, 0 }, { A2_SCHEME_LEVEL_3, 0 },
  { A2_SCHEME_ROOF, 0 }, { A2_SCHEME_ROOF, 1 }, { A2_SCHEME_ROOF, 2 },
  { A2_SCHEME_ROOF, 3 }, { A2_SCHEME_ROOF, 4 }, { A2_SCHEME_ROOF, 5 },
  { A2_SCHEME_TRIBUTE_GOLD, A2_HIGHEST }, { A2_SCHEME_TRIBUTE_GOLD, A2_MIDDLE }, { A2_SCHEME_TRIBUTE_GOLD, A2_LOWEST },
  { A2_SCHEME_TRIBUTE_SHIP, A2_HIGHEST }, { A2_SCHEME_TRIBUTE_SHIP, A2_MIDDLE }, { A2_SCHEME_TRIBUTE_SHIP, A2_LOWEST },
  { A2_SCHEME_VP_AND_DISCARD, 0 }, { A2_SCHEME_OFFERING, 0 },
};

static bool
read_action (const TrValue  *value,
             A2SchemeAction *action,
             TrFault        *fault)
{
  const TrValue *list;
  uint8_t word;

  if (!tr_read_only (value, TR_MEMBERS ("gold", "do"), fault)
      || !tr_read_small (value, "gold", 1, 20, &action->gold, fault)
      || !tr_read_list (value, "do", 1, A2_SCHEME_EFFECTS_MAX, &list, fault))
    return false;
  for (const TrValue *effect = list->first; effect != NULL; effect = effect->next)
    {
      if (!tr_read_word (effect, effect_words, N_EFFECTS, &word, fault))
        return false;
      action->effects[effect->index].kind = effects[word][0];
      action->effects[effect->index].argument = effects[word][1];
    }
  action->n_effects = (uint8_t) list->n;
  return true;
}

static bool
read_scheme_id (A2Game        *game,
                const TrValue *card,
                TrFault       *fault)
{
  A2Scheme *scheme = &game->schemes[card->index];
  const TrValue *id;
  size_t length;

  if (!tr_read_member (card, "id", TR_VALUE_STRING, &id, fault))
    return false;
  length = strlen (id->string);
  /* It is a word of positions. */
  if (length == 0 || length >= sizeof scheme->id
      || strspn (id->string, "abcdefghijklmnopqrstuvwxyz0123456789-") != length)
    return tr_fault_set (fault, id, N_("“%1” should be a word of at most 23 small letters, digits and -"),
                         id->string, NULL);
  memcpy (scheme->id, id->string, length + 1);
  for (const A2Scheme *other = game->schemes; other < scheme; other++)
    if (strcmp (other->id, scheme->id) == 0)
      return tr_fault_set (fault, id, N_("“%1” stands here twice"), id->string, NULL);
  return true;
}

static bool
read_scheme (A2Game        *game,
             const TrValue *card,
             TrFault       *fault)
{
  static const char *const terrain_words[A2_SCHEME_TERRAINS] = {
    [A2_OUTSIDE] = "outside", [A2_EUPHRATES] = "river", [A2_BETWEEN] = "between",
  };
  static const char *const arrow_words[A2_ARROWS] = { "up", "down", "left", "right" };
  A2Scheme *scheme = &game->schemes[card->index];
  const char *food_words[A2_FOODS];
  const TrValue *actions;

  for (unsigned i = 0; i < A2_FOODS; i++)
    food_words[i] = game->food_names[i];

  if (!tr_read_only (card, TR_MEMBERS ("id", "food", "terrain", "area", "outbid", "actions"), fault)
      || !read_scheme_id (game, card, fault)
      || !a2_box_read_word (card, "food", food_words, A2_FOODS, &scheme->food, fault)
      || !tr_read_words (card, "terrain", A2_SCHEME_TERRAINS, A2_SCHEME_TERRAINS,
                         terrain_words, A2_SCHEME_TERRAINS, scheme->terrains, NULL, fault)
      || !tr_read_words (card, "area", 2, 2, arrow_words, A2_ARROWS, scheme->arrows, NULL, fault)
      || !a2_box_read_word (card, "outbid", &a2_bid_space_words[A2_BID_MIDDLE], 2, &scheme->outbid, fault)
      || !tr_read_list (card, "actions", A2_SCHEME_ACTIONS, A2_SCHEME_ACTIONS, &actions, fault))
    return false;
  if ((scheme->arrows[0] <= A2_DOWN) == (scheme->arrows[1] <= A2_DOWN))
    return tr_fault_set (fault, tr_value_get (card, "area"),
                         N_("one arrow should be up or down, the other left or right"), NULL, NULL);
  scheme->outbid = (uint8_t) (scheme->outbid + A2_BID_MIDDLE);
  for (const TrValue *action = actions->first; action != NULL; action = action->next)
    if (!read_action (action, &scheme->actions[action->index], fault))
      return false;
  return true;
}

bool
a2_box_read_schemes (A2Game        *game,
                     const TrValue *box,
                     TrFault       *fault)
{
  const TrValue *solo = tr_value_get (box, "solo");
  const TrValue *list;

  if (!a2_box_read_by_number (solo, "gold_bonus_by_stars", 30, game->solo_gold_by_stars, fault)
      || !tr_read_list (solo, "scheme_cards", A2_SCHEMES, A2_SCHEMES, &list, fault))
    return false;
  for (const TrValue *card = list->first; card != NULL; card = card->next)
    if (!read_scheme (game, card, fault))
      return false;
  return true;
}
