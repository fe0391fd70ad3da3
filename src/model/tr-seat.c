/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-seat.h"

const char *const tr_seat_kind_words[] = { "human", "computer", "opponent" };
const char *const tr_colour_words[] = { "red", "blue", "green", "purple" };
const char *const tr_mark_words[] = { "circle", "triangle", "square", "diamond" };

const char *const tr_colour_labels[] = { N_("Red"), N_("Blue"), N_("Green"), N_("Purple") };
const char *const tr_mark_labels[] = { N_("Circle"), N_("Triangle"), N_("Square"), N_("Diamond") };

void
tr_seats_init (TrSeat        seats[TR_SEATS_MAX],
               const TrGame *game)
{
  g_return_if_fail (seats != NULL);
  g_return_if_fail (game != NULL);

  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      seats[i] = (TrSeat) {
        .kind = i < game->players ? TR_SEAT_HUMAN : TR_SEAT_OPPONENT,
        .colour = (TrColour) i,
        .mark = (TrMark) i,
      };
    }
}

void
tr_seats_copy (TrSeat       to[TR_SEATS_MAX],
               const TrSeat from[TR_SEATS_MAX])
{
  g_return_if_fail (to != NULL);
  g_return_if_fail (from != NULL);

  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      to[i] = from[i];
      to[i].name = g_strdup (from[i].name);
      to[i].level = g_strdup (from[i].level);
    }
}

void
tr_seats_clear (TrSeat seats[TR_SEATS_MAX])
{
  g_return_if_fail (seats != NULL);

  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      g_clear_pointer (&seats[i].name, g_free);
      g_clear_pointer (&seats[i].level, g_free);
    }
}

char *
tr_seat_dup_name (const TrSeat *seat,
                  unsigned      index)
{
  g_return_val_if_fail (seat != NULL, NULL);

  if (seat->name != NULL)
    return g_strdup (seat->name);
  if (seat->kind == TR_SEAT_OPPONENT)
    return g_strdup (_("Opponent"));
  return g_strdup_printf (_("Player %u"), index + 1);
}
