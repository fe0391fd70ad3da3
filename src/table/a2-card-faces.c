/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* Cards as pieces: their face, what is on it, and the words. All figures are parts of a card's width, which is to its
 * height as 80 to 112. */

/* A place on a card: its middle and its size. */
static TrRect
on_card (TrRect card,
         float  x,
         float  y,
         float  size)
{
  return tr_rect_around (card.x + x * card.width, card.y + y * card.height, size * card.width, size * card.width);
}

/* A box may have foods of its own; there is a picture for the five of ours. */
const char *
a2_food_art (const A2Game *game,
             unsigned      icon)
{
  static const char *const known[] = { "food-wheat", "food-grapes", "food-meat", "food-fish", "food-dates" };

  if (icon == A2_WILD)
    return "food-wild";
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (known[i] + strlen ("food-"), game->food_names[icon]))
      return known[i];
  return "food-other";
}

void
a2_put_food_card (A2Lay   *lay,
                  unsigned card,
                  TrRect   rect)
{
  static const float places[][3][2] = {
    { { 0.5f, 0.55f } },
    { { 0.36f, 0.46f }, { 0.64f, 0.68f } },
    { { 0.62f, 0.34f }, { 0.3f, 0.52f }, { 0.66f, 0.7f } },
  };
  static const float sizes[] = { 0.62f, 0.46f, 0.43f };
  const A2FoodCard *food = &lay->game->food_cards[card];
  unsigned n = CLAMP (food->value, 1, 3);
  TrLabel *label;

  tr_scene_add_piece (lay->scene, "card-food", -1, rect);
  for (unsigned i = 0; i < n; i++)
    tr_scene_add_piece (lay->scene, a2_food_art (lay->game, i < food->n_food ? food->food : A2_WILD), -1,
                        on_card (rect, places[n - 1][i][0], places[n - 1][i][1], sizes[n - 1]));
  label = a2_put_number (lay, food->value, on_card (rect, 0.2f, 0.145f, 0.3f), rect.width * 0.29f);
  label->bold = TRUE;
}

void
a2_put_favour (A2Lay   *lay,
               unsigned favour,
               TrRect   rect)
{
  static const char *const use_art[A2_USES] = { "use-bidding", "use-build", "use-feed", "use-actions" };
  g_autofree char *art = g_strconcat ("favour-", a2_favour_words[favour], NULL);
  g_autofree char *name = a2_say_label (lay, A2_SORT_FAVOUR, favour);
  float x = 0.2f;
  TrLabel *label;

  tr_scene_add_piece (lay->scene, "card-favour", -1, rect);
  for (unsigned use = 0; use < A2_USES; use++)
    if (lay->game->favour_uses[favour] >> use & 1)
      {
        tr_scene_add_piece (lay->scene, use_art[use], -1, on_card (rect, x, 0.15f, 0.29f));
        x += 0.31f;
      }
  tr_scene_add_piece (lay->scene, art, -1, on_card (rect, 0.5f, 0.455f, 0.5f));
  label = tr_scene_add_label (lay->scene, name, tr_rect (rect.x + 4, rect.y + 0.61f * rect.height, rect.width - 8,
                                                         0.35f * rect.height), A2_TEXT);
  label->wrap = TRUE;
}
