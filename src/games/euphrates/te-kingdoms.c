/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Kingdoms (te.term.kingdom): sets of linked spaces with a leader among them. */

static void
add_kingdoms (const TeGame *game,
              TrSet         links,
              TrSet         leaders,
              TeKingdoms   *kingdoms)
{
  while (!tr_set_empty (leaders))
    {
      TrSet kingdom = te_linked (game, links, tr_set_first (leaders));

      leaders = tr_set_minus (leaders, kingdom);
      kingdoms->kingdoms[kingdoms->n++] = kingdom;
    }
}

void
te_find_kingdoms (const TeGame  *game,
                  const TeState *state,
                  TeKingdoms    *kingdoms)
{
  kingdoms->n = 0;
  add_kingdoms (game, te_links (state), state->leaders, kingdoms);
}

/* Only the kingdom it stands in changes: it may shrink, fall apart, or be none any more. */
void
te_lift_leader (const TeGame     *game,
                const TeState    *state,
                const TeKingdoms *kingdoms,
                unsigned          space,
                TeKingdoms       *lifted)
{
  TrSet gone = tr_set_of (space);

  lifted->n = 0;
  for (unsigned i = 0; i < kingdoms->n; i++)
    {
      TrSet kingdom = kingdoms->kingdoms[i];
      TrSet rest = tr_set_minus (kingdom, gone);

      if (tr_set_has (kingdom, space))
        add_kingdoms (game, rest, tr_set_and (rest, state->leaders), lifted);
      else
        lifted->kingdoms[lifted->n++] = kingdom;
    }
}

TeTouch
te_find_touch (const TeGame     *game,
               const TeKingdoms *kingdoms)
{
  TeTouch touch = { TR_SET_EMPTY, TR_SET_EMPTY };
  TrSet one = TR_SET_EMPTY;

  for (unsigned i = 0; i < kingdoms->n; i++)
    {
      TrSet around = tr_square_around (&game->map, kingdoms->kingdoms[i]);

      touch.three = tr_set_or (touch.three, tr_set_and (touch.two, around));
      touch.two = tr_set_or (touch.two, tr_set_and (one, around));
      one = tr_set_or (one, around);
    }
  return touch;
}

unsigned
te_count_kingdoms (const TeGame  *game,
                   const TeState *state,
                   unsigned       space,
                   unsigned       lifted)
{
  TrSet gone = lifted != TE_NONE ? tr_set_of (lifted) : TR_SET_EMPTY;
  TrSet links = tr_set_minus (te_links (state), gone);
  TrSet leaders = tr_set_minus (state->leaders, gone);
  TrSet touched = tr_set_and (tr_square_around (&game->map, tr_set_of (space)), links);
  unsigned n = 0;

  while (!tr_set_empty (touched))
    {
      TrSet linked = te_linked (game, links, tr_set_first (touched));

      touched = tr_set_minus (touched, linked);
      n += tr_set_meets (linked, leaders);
    }
  return n;
}

TrSet
te_kingdom_at (const TeGame  *game,
               const TeState *state,
               unsigned       space)
{
  return te_linked (game, te_links (state), space);
}
