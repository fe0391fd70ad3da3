/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* The end of an expansion turn: wells, camels, VP. */

/* a2.well.site: the three spaces around it hold own huts; n_sites lists only sites that the map allows. */
bool
a2_can_dig (const A2Game  *game,
            const A2State *state,
            unsigned       seat,
            unsigned       site)
{
  return tr_set_within (game->site_set[site], state->seats[seat].huts) && !a2_site_taken (game, state, site);
}

/* The camels are the caller's: the solo opponent gains gold instead. */
void
a2_dig (A2State     *state,
        unsigned     seat,
        unsigned     site,
        TrEventList *events)
{
  A2Seat *player = &state->seats[seat];

  player->wells[player->n_wells++] = (uint8_t) site;
  a2_tell (events, A2_EVENT_WELL, seat, A2_RULE_WELL_SITE, (int) site, 0);
}

/* a2.camels.river */
static void
gain_river_camels (const A2Game *game,
                   A2State      *state,
                   unsigned      seat,
                   TrEventList  *events)
{
  TrSet huts = state->seats[seat].huts;
  unsigned camels = 2 * tr_set_count (tr_set_and (huts, game->rivers));

  camels += tr_set_meets (huts, game->euphrates);
  camels += tr_set_meets (huts, game->tigris);
  a2_gain_camels (game, state, seat, camels, A2_RULE_CAMELS_RIVER, events);
}

/* a2.vp.expansion */
void
a2_score_expansion (const A2Game *game,
                    A2State      *state,
                    unsigned      seat,
                    TrEventList  *events)
{
  const A2Seat *player = &state->seats[seat];
  unsigned vp = 0;

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    vp += player->ziggurat_level[i];
  vp += tr_set_count (tr_set_and (state->seats[seat].huts, game->outside));
  vp += 2 * tr_set_count (tr_set_and (state->seats[seat].huts, game->between));
  a2_gain_vp (state, seat, (int) vp, A2_RULE_VP_EXPANSION, events);
}

static void
end_wells (const A2Game *game,
           A2State      *state,
           TrEventList  *events)
{
  gain_river_camels (game, state, state->seat, events);
  a2_score_expansion (game, state, state->seat, events);
  state->row++;
  a2_next_expansion (game, state, events);
}

void
a2_begin_wells (const A2Game *game,
                A2State      *state,
                TrEventList  *events)
{
  TrMoveList list;

  state->ask = A2_ASK_WELLS;
  tr_move_list_clear (&list);
  a2_list_wells (game, state, &list);
  if (list.n == 1)
    end_wells (game, state, events);
}

void
a2_list_wells (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  TrSet huts = state->seats[state->seat].huts;

  if (state->seats[state->seat].n_wells < game->n_wells && tr_set_count (huts) >= 3)
    for (unsigned site = 0; site < game->n_sites; site++)
      if (a2_can_dig (game, state, state->seat, site))
        tr_move_list_add (list, tr_move (A2_MOVE_DIG, site, 0, 0));
  tr_move_list_add (list, tr_move (A2_MOVE_DONE, 0, 0, 0));
}

TrRefusal
a2_judge_wells (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  unsigned site = tr_move_arg (move, 0);
  TrSet missing;

  if (tr_move_kind (move) == A2_MOVE_DONE)
    return A2_YES;
  if (tr_move_kind (move) != A2_MOVE_DIG)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (state->seats[state->seat].n_wells >= game->n_wells)
    return a2_no (A2_NO_WELL_LEFT, game->n_wells, 0);
  if (a2_site_taken (game, state, site))
    return a2_no (A2_NO_WELL_TAKEN, 0, 0);
  missing = tr_set_minus (game->site_set[site], state->seats[state->seat].huts);
  if (!tr_set_empty (missing))
    return a2_no (A2_NO_WELL_HUTS, tr_set_first (missing), 0);
  return A2_YES;
}

void
a2_apply_wells (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  if (tr_move_kind (move) == A2_MOVE_DONE)
    {
      end_wells (game, state, events);
      return;
    }
  /* a2.well.gain: the limit rises first. */
  a2_dig (state, state->seat, tr_move_arg (move, 0), events);
  a2_gain_camels (game, state, state->seat, 2, A2_RULE_WELL_GAIN, events);
  a2_begin_wells (game, state, events);
}
