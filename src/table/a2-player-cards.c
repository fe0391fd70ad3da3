/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-player-private.h"

/* The cards of a player, and what of discarded ones still lies ready. */

/* Cards in lines of their own size. */
typedef struct
{
  float    width;
  float    height;
  unsigned per_line;
} CardSize;

static const CardSize food_size = { 57, 79.8f, 6 };
static const CardSize favour_size = { 84, 117.6f, 4 };

static TrRect
card_rect (const A2PlayerLay *board,
           const CardSize    *size,
           unsigned           i)
{
  float pitch = (A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD) / (float) size->per_line;

  return tr_rect (A2_PLAYER_PAD + (float) (i % size->per_line) * pitch,
                  board->y + (float) (i / size->per_line) * (size->height + 4), size->width, size->height);
}

static void
end_cards (A2PlayerLay    *board,
           const CardSize *size,
           unsigned        n)
{
  if (n > 0)
    board->y += (float) ((n - 1) / size->per_line + 1) * (size->height + 4) + 4;
}

/* How many there are of a kind, where it is more than one. */
static void
put_copies (A2PlayerLay *board,
            unsigned     n,
            TrRect       card)
{
  TrRect rect = tr_rect (card.x + card.width - 27, card.y - 1, 28, 22);
  g_autofree char *text = g_strdup_printf ("×%u", n);
  TrLabel *label;

  if (n < 2)
    return;
  tr_scene_add_piece (board->lay.scene, "badge-count", -1, rect)->fixed = TRUE;
  label = tr_scene_add_label (board->lay.scene, text, rect, A2_PLAYER_TEXT);
  label->bold = TRUE;
  label->ink = TR_INK_DARK;
}

/* ── Icons that lie ready (a2.feed.card) ── */

void
a2_player_icons (A2PlayerLay *board)
{
  const A2State *state = board->lay.state;
  const uint8_t *icons = state->ask == A2_ASK_SERVE ? state->card_icons : state->icons;
  float x = 132;
  unsigned n = 0;
  TrLabel *label;

  if (!board->asked || !a2_is_feeding (state))
    return;
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    n += icons[icon] > 0;
  if (n == 0)
    return;

  tr_ground_add_panel (board->lay.ground, tr_rect (A2_PLAYER_PAD, board->y, A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD - 2, 38));
  label = tr_scene_add_label (board->lay.scene, state->ask == A2_ASK_SERVE ? _("On this card") : _("Icons ready"),
                              tr_rect (A2_PLAYER_PAD + 8, board->y, 116, 38), A2_PLAYER_TEXT);
  label->xalign = 0;
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      g_autofree char *name = NULL;
      TrRect rect = tr_rect (x, board->y + 2, 52, 34);
      TrSpot *spot;

      if (icons[icon] == 0)
        continue;
      name = a2_say_label (&board->lay, A2_SORT_ICON, icon);
      spot = a2_player_spot (board, A2_PART_ICON, icon, rect,
                             g_strdup_printf (_("%s, %u ready"), name, (unsigned) icons[icon]), NULL, A2_RULE_FEED_CARD);
      a2_player_thing (board, spot, A2_SORT_ICON, icon);
      tr_scene_add_piece (board->lay.scene, a2_food_art (board->lay.game, icon), -1,
                          tr_rect (x + 2, board->y + 4, 30, 30))->fixed = TRUE;
      a2_put_number (&board->lay, icons[icon], tr_rect (x + 32, board->y + 2, 18, 34), 20)->bold = TRUE;
      x += 54;
    }
  board->y += 44;
}

/* ── Cards ── */

static char *
say_copies (char    *name,
            unsigned n)
{
  char *all;

  if (n < 2)
    return name;
  /* Translators: a card, and how many of it a player has */
  all = g_strdup_printf (_("%s, %u of them"), name, n);
  g_free (name);
  return all;
}

void
a2_player_food (A2PlayerLay *board)
{
  unsigned n = 0;

  for (unsigned card = 0; card < board->lay.game->n_food_kinds; card++)
    {
      unsigned copies = board->player->food[card];
      TrRect rect = card_rect (board, &food_size, n);
      TrSpot *spot;

      if (copies == 0)
        continue;
      spot = a2_player_spot (board, A2_PART_FOOD_CARD, card, rect, say_copies (a2_say_food_card (&board->lay, card), copies),
                             NULL, A2_RULE_FEED_CARD);
      a2_player_thing (board, spot, A2_SORT_FOOD_CARD, card);
      a2_put_food_card (&board->lay, card, rect);
      put_copies (board, copies, rect);
      n++;
    }
  end_cards (board, &food_size, n);
}

/* A favour is itself, or the help it gives to an action; what change-food is to make of a card is not to be seen on it.
 * While one of two drawn ones is kept, those at hand are not meant. */
static void
add_favour_things (A2PlayerLay *board,
                   TrSpot      *spot,
                   unsigned     favour)
{
  if (board->lay.state->ask == A2_ASK_KEEP_FAVOUR)
    return;
  a2_player_thing (board, spot, A2_SORT_FAVOUR, favour);
  switch (favour)
    {
    case A2_FAVOUR_CHEAP_ZIGGURAT:
      a2_player_thing (board, spot, A2_SORT_HELP, A2_HELP_CHEAP);
      a2_player_thing (board, spot, A2_SORT_HELP, A2_HELP_CHEAP | A2_HELP_TWICE);
      break;
    case A2_FAVOUR_BUILD_TWICE:
      a2_player_thing (board, spot, A2_SORT_HELP, A2_HELP_TWICE);
      a2_player_thing (board, spot, A2_SORT_HELP, A2_HELP_CHEAP | A2_HELP_TWICE);
      break;
    case A2_FAVOUR_CHEAP_TRIBUTE:
      a2_player_thing (board, spot, A2_SORT_CHEAP, 1);
      break;
    case A2_FAVOUR_BOUNTY:
      a2_player_thing (board, spot, A2_SORT_BOUNTY, 1);
      break;
    default:
      break;
    }
  spot->pick.any = TRUE;
}

void
a2_player_favours (A2PlayerLay *board)
{
  unsigned n = 0;

  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    {
      unsigned copies = board->player->favours[favour];
      TrRect rect = card_rect (board, &favour_size, n);
      TrSpot *spot;

      if (copies == 0)
        continue;
      spot = a2_player_spot (board, A2_PART_FAVOUR, favour, rect, say_copies (a2_say_favour (&board->lay, favour), copies),
                             a2_say_favour_more (&board->lay, favour), A2_RULE_FAVOUR_EACH);
      a2_spot_topic (spot, "favour-card", a2_favour_words[favour]);
      add_favour_things (board, spot, favour);
      a2_put_favour (&board->lay, favour, rect);
      put_copies (board, copies, rect);
      n++;
    }
  end_cards (board, &favour_size, n);
}

/* Two favours of which one is kept. */
void
a2_player_drawn (A2PlayerLay *board)
{
  const A2State *state = board->lay.state;
  TrLabel *label;

  if (!board->asked || state->ask != A2_ASK_KEEP_FAVOUR)
    return;
  label = tr_scene_add_label (board->lay.scene, _("Keep one of these two favours"),
                              tr_rect (A2_PLAYER_PAD, board->y, A2_PLAYER_WIDTH - 2 * A2_PLAYER_PAD, 22), A2_PLAYER_TEXT);
  label->xalign = 0;
  label->bold = TRUE;
  board->y += 24;
  for (unsigned i = 0; i < G_N_ELEMENTS (state->drawn); i++)
    {
      TrRect rect = card_rect (board, &favour_size, i);
      TrSpot *spot;

      if (state->drawn[i] == A2_NONE)
        continue;
      spot = a2_player_spot (board, A2_PART_DRAWN, i, rect, a2_say_favour (&board->lay, state->drawn[i]),
                             a2_say_favour_more (&board->lay, state->drawn[i]), A2_RULE_CIV_EACH);
      a2_spot_topic (spot, "favour-card", a2_favour_words[state->drawn[i]]);
      a2_player_thing (board, spot, A2_SORT_FAVOUR, state->drawn[i]);
      a2_put_favour (&board->lay, state->drawn[i], rect);
    }
  end_cards (board, &favour_size, G_N_ELEMENTS (state->drawn));
}
