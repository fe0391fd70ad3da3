/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table-private.h"

/* A revolt or a war that is being fought: both leaders above the board, with their strengths, and at the leaders themselves. */

#define SIDE_WIDTH  190.0f
#define SIDE_HEIGHT 50.0f
#define SIDES_X     612.0f
#define SIDES_Y     3.0f
#define BETWEEN     62.0f

typedef enum { ATTACKER, DEFENDER, SIDES } Side;

/* What each side has on the board and has added so far, as the question tells it (te.revolt.strength, te.war.strength). */
static int
strength_of (const TeLay *lay,
             unsigned     seat)
{
  TrTurn turn = tr_turn (&lay->game->game, (const TrState *) lay->state);

  return seat == lay->state->seat ? turn.args[1] : turn.args[2];
}

static void
put_strength (TeLay   *lay,
              unsigned seat,
              TrRect   rect)
{
  TrLabel *label;

  tr_scene_add_piece (lay->scene, "badge-count", -1, rect)->fixed = TRUE;
  label = tr_scene_add_number (lay->scene, strength_of (lay, seat), rect, TE_NUMBER - 2);
  label->bold = TRUE;
  label->ink = TR_INK_DARK;
}

static char *
say_side_more (const TeLay *lay,
               Side         side,
               unsigned     seat)
{
  unsigned committed = side == ATTACKER ? lay->state->committed : 0;
  int strength = strength_of (lay, seat);
  TrSaying saying;

  tr_saying_begin (&saying);
  tr_saying_add (&saying, g_strdup_printf (_("Strength %d."), strength));
  if (side == ATTACKER && lay->state->seat == lay->state->defender)
    tr_saying_add (&saying, g_strdup_printf (ngettext ("%u tile was added from the hand.", "%u tiles were added from the hand.",
                                                       committed), committed));
  if (side == DEFENDER)
    tr_saying_add (&saying, g_strdup (_("Wins a tie.")));
  return tr_saying_finish (&saying, " ");
}

static void
lay_side (TeLay   *lay,
          Side     side,
          unsigned seat)
{
  const TeState *state = lay->state;
  TrRect rect = tr_rect (SIDES_X + (float) side * (SIDE_WIDTH + BETWEEN), SIDES_Y, SIDE_WIDTH, SIDE_HEIGHT);
  unsigned space = state->seats[seat].leaders[state->conflict];
  g_autofree char *leader = te_say_leader (lay, seat, state->conflict);
  float x = side == ATTACKER ? rect.x + 4 : rect.x + rect.width - 48;
  TrLabel *label;
  TrSpot *spot;

  spot = tr_scene_add_spot (lay->scene, te_key (TE_PART_SIDE, side), TR_SHAPE_RECT, rect,
                            g_strdup_printf (side == ATTACKER ? _("Attacker: %s") : _("Defender: %s"), leader),
                            say_side_more (lay, side, seat));
  te_spot_rule (spot, state->ask == TE_ASK_REVOLT ? TE_RULE_REVOLT_STRENGTH : TE_RULE_WAR_STRENGTH);
  spot->topic = spot->rule;
  tr_scene_add_piece (lay->scene, "plate", -1, rect)->fixed = TRUE;
  tr_scene_add_piece (lay->scene, te_leader_art (state->conflict), (int) seat, tr_rect (x, rect.y + 3, 44, 44))->fixed = TRUE;
  label = tr_scene_add_label (lay->scene, lay->look->names[seat],
                              tr_rect (side == ATTACKER ? rect.x + 52 : rect.x + 8, rect.y, rect.width - 60, SIDE_HEIGHT),
                              TE_TEXT);
  label->xalign = side == ATTACKER ? 0 : 1;
  put_strength (lay, seat, tr_rect_around (side == ATTACKER ? rect.x + rect.width + 13 : rect.x - 13, rect.y + SIDE_HEIGHT / 2, 34,
                                           27));
  if (space != TE_NONE)
    put_strength (lay, seat, te_within (space, 0.8f, 0.16f, 0.46f));
}

void
te_lay_conflict (TeLay *lay)
{
  if (!te_is_conflict (lay->state) || lay->state->attacker == TE_NONE)
    return;
  tr_scene_add_section (lay->scene, lay->state->ask == TE_ASK_REVOLT ? _("Revolt") : _("War"),
                        tr_rect (SIDES_X, SIDES_Y, 2 * SIDE_WIDTH + BETWEEN, SIDE_HEIGHT));
  lay_side (lay, ATTACKER, lay->state->attacker);
  lay_side (lay, DEFENDER, lay->state->defender);
}
