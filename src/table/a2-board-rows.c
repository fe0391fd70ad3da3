/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* The rows of cards that leaders bid for. */

#define ROWS_X      984.0f
#define ROWS_WIDTH  272.0f
#define ROW_GAP     6.0f
#define BID         38.0f
#define CARD_WIDTH  72.0f
#define CARD_HEIGHT 100.8f

static TrRect
row_rect (unsigned row)
{
  float height = (A2_BOTTOM - A2_TOP - (A2_ROWS - 1) * ROW_GAP) / A2_ROWS;

  return tr_rect (ROWS_X, A2_TOP + (float) row * (height + ROW_GAP), ROWS_WIDTH, height);
}

static TrRect
bid_rect (unsigned row,
          unsigned space)
{
  TrRect rect = row_rect (row);
  float pitch = (rect.height - 8) / A2_BID_SPACES;

  return tr_rect_around (rect.x + 25, rect.y + 4 + pitch * ((float) space + 0.5f), BID, BID);
}

static TrRect
card_rect (unsigned row,
           unsigned place)
{
  TrRect rect = row_rect (row);

  return tr_rect (rect.x + 48 + (float) place * (CARD_WIDTH + 2), rect.y + rect.height - CARD_HEIGHT - 7, CARD_WIDTH,
                  CARD_HEIGHT);
}

static unsigned
card_at (const A2Row *row,
         unsigned     place)
{
  return place == A2_FAVOUR_CARD ? row->favour : row->food[place];
}

static void
draw_row (A2Lay   *lay,
          unsigned row)
{
  tr_ground_add_panel (lay->ground, row_rect (row));
  for (unsigned space = 0; space < A2_BID_SPACES; space++)
    tr_ground_add_art (lay->ground, "bid-space", bid_rect (row, space));
  for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
    {
      TrRect rect = card_rect (row, place);

      tr_ground_add (lay->ground,
                     "<rect class=\"tablet s-tablet-dark\" stroke-width=\"1.6\" stroke-dasharray=\"5 4\" x=\"%f\" y=\"%f\" "
                     "width=\"%f\" height=\"%f\" rx=\"6\"/>\n", rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6);
    }
}

/* ── Spots ── */

static char *
say_bid_space (const A2Lay *lay,
               unsigned     row,
               unsigned     space)
{
  g_autofree char *label = a2_say_label (lay, A2_SORT_BID_SPACE, space);

  /* Translators: a bidding space, top, middle or lowest */
  return g_strdup_printf (_("Row %u, %s space"), row + 1, label);
}

static char *
say_bid_space_more (const A2Lay *lay,
                    unsigned     row,
                    unsigned     space)
{
  const A2Row *cards = &lay->state->rows[row];
  unsigned cost = lay->game->bid_costs[space];
  TrSaying more;

  tr_saying_begin (&more);
  if (cards->leader != A2_NONE && cards->space == space)
    tr_saying_add (&more, g_strdup_printf (_("The leader of %s stands here."), lay->look->names[cards->leader]));
  tr_saying_add (&more, cost == 0 ? g_strdup (_("It costs nothing."))
                                  : g_strdup_printf (ngettext ("It costs %u VP.", "It costs %u VP.", cost), cost));
  return tr_saying_finish (&more, " ");
}

static void
add_bid_spot (A2Lay   *lay,
              unsigned row,
              unsigned space)
{
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_BID_SPACE, row * A2_BID_SPACES + space), TR_SHAPE_ROUND,
                                    bid_rect (row, space), say_bid_space (lay, row, space),
                                    say_bid_space_more (lay, row, space));

  tr_spot_add_thing (spot, A2_SORT_ROW, row);
  tr_spot_add_thing (spot, A2_SORT_BID_SPACE, space);
  a2_spot_rule (spot, A2_RULE_BID_COST);
}

/* Before a solo game the cards of the rows are looked at as cards to keep, not as places (a2.solo.start). While leaders are
 * placed no move has to do with a single card: whoever points at one means the row. */
static void
add_card_spot (A2Lay   *lay,
               unsigned row,
               unsigned place,
               unsigned card)
{
  gboolean favour = place == A2_FAVOUR_CARD;
  TrRect rect = card_rect (row, place);
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_CARD, row * A2_PLACES_IN_ROW + place), TR_SHAPE_RECT,
                                    tr_rect (rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2),
                                    favour ? a2_say_favour (lay, card) : a2_say_food_card (lay, card),
                                    favour ? a2_say_favour_more (lay, card) : NULL);

  if (lay->state->ask == A2_ASK_KEEP_FOOD)
    tr_spot_add_thing (spot, A2_SORT_FOOD_CARD, card);
  else if (lay->state->ask != A2_ASK_BID)
    {
      tr_spot_add_thing (spot, A2_SORT_ROW, row);
      tr_spot_add_thing (spot, A2_SORT_PLACE_IN_ROW, place);
    }
  a2_spot_rule (spot, favour ? A2_RULE_FAVOUR_EACH : A2_RULE_FEED_CARD);
  if (favour)
    a2_spot_topic (spot, "favour-card", a2_favour_words[card]);
}

static char *
say_row_more (const A2Lay *lay,
              unsigned     row)
{
  const A2Row *cards = &lay->state->rows[row];
  TrSaying more;

  tr_saying_begin (&more);
  if (cards->leader != A2_NONE)
    {
      g_autofree char *space = a2_say_label (lay, A2_SORT_BID_SPACE, cards->space);

      /* Translators: a player and a bidding space, top, middle or lowest */
      tr_saying_add (&more, g_strdup_printf (_("The leader of %s stands on the %s space."), lay->look->names[cards->leader],
                                             space));
    }
  for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
    if (card_at (cards, place) != A2_NONE)
      {
        g_autofree char *card = place == A2_FAVOUR_CARD ? a2_say_favour (lay, cards->favour)
                                                        : a2_say_food_card (lay, cards->food[place]);

        tr_saying_add (&more, g_strdup_printf ("%s.", card));
      }
  return tr_saying_finish (&more, " ");
}

/* ── What lies there ── */

static void
put_cost (A2Lay   *lay,
          unsigned row,
          unsigned space)
{
  unsigned cost = lay->game->bid_costs[space];
  g_autofree char *text = g_strdup_printf (cost > 0 ? "−%u" : "%u", cost);

  tr_scene_add_label (lay->scene, text, bid_rect (row, space), A2_TEXT)->bold = TRUE;
}

static void
put_leader (A2Lay   *lay,
            unsigned row)
{
  const A2Row *cards = &lay->state->rows[row];
  TrRect rect = bid_rect (row, cards->space);
  TrRect whole = row_rect (row);
  TrLabel *label;

  tr_scene_add_piece (lay->scene, "leader", (int) cards->leader,
                      tr_rect_around (rect.x + BID / 2, rect.y + BID / 2 - 3, 36, 48));
  label = tr_scene_add_label (lay->scene, lay->look->names[cards->leader],
                              tr_rect (whole.x + 104, whole.y + 6, whole.width - 112, 22), A2_TEXT);
  label->xalign = 1;
}

static void
lay_row (A2Lay   *lay,
         unsigned row)
{
  const A2Row *cards = &lay->state->rows[row];
  TrRect whole = row_rect (row);
  g_autofree char *title = g_strdup_printf (_("Row %u"), row + 1);
  TrSpot *spot = tr_scene_add_spot (lay->scene, a2_key (A2_PART_ROW, row), TR_SHAPE_RECT, whole, g_strdup (title),
                                    say_row_more (lay, row));
  TrLabel *label;

  tr_spot_add_thing (spot, A2_SORT_ROW, row);
  a2_spot_rule (spot, A2_RULE_BID_ORDER);
  draw_row (lay, row);
  label = tr_scene_add_label (lay->scene, title, tr_rect (whole.x + 50, whole.y + 6, 54, 22), A2_TEXT);
  label->xalign = 0;
  label->bold = TRUE;
  for (unsigned space = 0; space < A2_BID_SPACES; space++)
    {
      add_bid_spot (lay, row, space);
      if (cards->leader == A2_NONE || cards->space != space)
        put_cost (lay, row, space);
    }
  for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
    {
      unsigned card = card_at (cards, place);

      if (card == A2_NONE)
        continue;
      add_card_spot (lay, row, place, card);
      if (place == A2_FAVOUR_CARD)
        a2_put_favour (lay, card, card_rect (row, place));
      else
        a2_put_food_card (lay, card, card_rect (row, place));
    }
  if (cards->leader != A2_NONE)
    put_leader (lay, row);
}

void
a2_lay_rows (A2Lay *lay)
{
  tr_scene_add_section (lay->scene, _("Rows of cards"), tr_rect (ROWS_X - 4, A2_TOP - 4, ROWS_WIDTH + 8,
                                                                 A2_BOTTOM - A2_TOP + 8));
  for (unsigned row = 0; row < a2_n_rows (lay->game); row++)
    lay_row (lay, row);
}
