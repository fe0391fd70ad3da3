/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "te-state.h"

/* Inside the rules: what the files share. What asks something has three functions for it: list the legal answers, judge
 * any answer, take a legal one. Lists and judges use the same helpers; the conformance suite proves that they agree. */

#define TE_YES ((TrRefusal) { 0 })

static inline TrRefusal
te_no (TeNo     kind,
       unsigned a,
       unsigned b)
{
  return (TrRefusal) { .kind = (uint8_t) kind, .args = { (int16_t) a, (int16_t) b } };
}

static inline void
te_tell (TrEventList *events,
         TeEvent      kind,
         unsigned     seat,
         unsigned     rule,
         unsigned     a,
         unsigned     b,
         unsigned     c)
{
  if (events != NULL)
    tr_event_list_add (events, (TrEvent) { .kind = (uint8_t) kind, .seat = (uint8_t) seat, .rule = (uint16_t) rule,
                                           .args = { (int16_t) a, (int16_t) b, (int16_t) c } });
}

/* MOVE with each of SPACES as its argument ARG. Most moves of a game are listed here: word by word is fastest. */
static inline void
te_list_spaces_as (TrMove      move,
                   unsigned    arg,
                   TrSet       spaces,
                   TrMoveList *list)
{
  for (unsigned word = 0; word < TR_SET_MAX / 64; word++)
    for (uint64_t bits = spaces.w[word]; bits != 0; bits &= bits - 1)
      tr_move_list_add (list, tr_move_with_arg (move, arg, 64 * word + (unsigned) __builtin_ctzll (bits)));
}

static inline void
te_list_spaces (unsigned    kind,
                TrSet       spaces,
                TrMoveList *list)
{
  te_list_spaces_as (tr_move (kind, 0, 0, 0), 0, spaces, list);
}

/* "leader king C4", "tile farm A4": a first argument and each of SPACES. */
static inline void
te_list_spaces_of (unsigned    kind,
                   unsigned    first,
                   TrSet       spaces,
                   TrMoveList *list)
{
  te_list_spaces_as (tr_move (kind, first, 0, 0), 1, spaces, list);
}

/* te-kingdoms.c */
#define TE_KINGDOMS_MAX (TE_SEATS * TE_COLOURS)

typedef struct
{
  TrSet    kingdoms[TE_KINGDOMS_MAX];
  unsigned n;
} TeKingdoms;

/* Which empty spaces touch how many kingdoms. */
typedef struct
{
  TrSet two;                    /* or more */
  TrSet three;                  /* or more */
} TeTouch;

void      te_find_kingdoms      (const TeGame *game, const TeState *state, TeKingdoms *kingdoms);
/* The same, with the leader at SPACE lifted off the board. */
void      te_lift_leader        (const TeGame *game, const TeState *state, const TeKingdoms *kingdoms, unsigned space,
                                 TeKingdoms *lifted);
TeTouch   te_find_touch         (const TeGame *game, const TeKingdoms *kingdoms);
/* How many kingdoms SPACE, which is empty or that of LIFTED (TE_NONE: of no leader), touches. */
unsigned  te_count_kingdoms     (const TeGame *game, const TeState *state, unsigned space, unsigned lifted);
TrSet     te_kingdom_at         (const TeGame *game, const TeState *state, unsigned space);

/* te-pieces.c */
unsigned  te_tile_at            (const TeState *state, unsigned space);
void      te_put_leader         (TeState *state, unsigned seat, unsigned leader, unsigned space);
void      te_lose_leader        (TeState *state, unsigned seat, unsigned leader, TeEvent kind, unsigned rule,
                                 TrEventList *events);
/* Leaders without a temple go home (te.leader.last-temple). */
void      te_return_leaders     (const TeGame *game, TeState *state, TrEventList *events);
void      te_remove_tile        (TeState *state, unsigned space, unsigned rule, TrEventList *events);
void      te_gain               (TeState *state, unsigned seat, unsigned points, unsigned colour, unsigned rule,
                                 TrEventList *events);
/* The spaces of the buildings that are on the board. */
TrSet     te_guarded            (const TeState *state);
void      te_return_buildings   (TeState *state, TrSet from, TrEventList *events);
unsigned  te_count_bag          (const TeState *state);
/* False when the bag was empty before all N were drawn: the game is over (te.end.bag). */
bool      te_draw               (const TeGame *game, TeState *state, unsigned seat, unsigned n, unsigned rule,
                                 TrEventList *events);

/* te-setup.c */
void      te_clear              (const TeGame *game, TeState *state);
void      te_setup              (const TrGame *game, TrState *state, uint64_t seed, TrEventList *events);

/* te-turn.c */
void      te_begin_turn         (const TeGame *game, TeState *state, unsigned seat, TrEventList *events);
/* Whether the active player's king is in the kingdom of the wonder (te.var.wonder-points). */
bool      te_has_wonder         (const TeGame *game, const TeState *state);
/* The last part of every action, from the treasures on. */
void      te_finish_action      (const TeGame *game, TeState *state, TrEventList *events);
void      te_list_act           (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_act          (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_act          (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
void      te_list_point         (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_point        (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_point        (const TeGame *game, TeState *state, TrMove move, TrEventList *events);

/* The four actions */
/* te-leaders.c */
void      te_list_leaders       (const TeGame *game, const TeState *state, const TeKingdoms *kingdoms, TrMoveList *list);
TrRefusal te_judge_leader       (const TeGame *game, const TeState *state, TrMove move);
TrRefusal te_judge_withdraw     (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_leader       (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
void      te_apply_withdraw     (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* te-tiles.c */
void      te_list_tiles         (const TeGame *game, const TeState *state, const TeKingdoms *kingdoms, TrMoveList *list);
TrRefusal te_judge_tile         (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_tile         (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* What follows a placed tile once there is peace: building, monument, and the rest of the action. */
void      te_after_wars         (const TeGame *game, TeState *state, TrEventList *events);
/* te-catastrophe.c */
void      te_list_catastrophes  (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_catastrophe  (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_catastrophe  (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* te-swap.c */
void      te_list_swaps         (const TeState *state, TrMoveList *list);
TrRefusal te_judge_swap         (const TeState *state, TrMove move);
void      te_apply_swap         (const TeGame *game, TeState *state, TrMove move, TrEventList *events);

/* te-conflict.c: what revolts and wars share */
/* Who fights about the conflict that is asked about; false when there are no two sides. */
bool      te_find_sides         (const TeGame *game, const TeState *state, unsigned *attacker, unsigned *defender);
void      te_begin_conflict     (const TeGame *game, TeState *state, TeAsk ask, unsigned leader, TrEventList *events);
void      te_end_conflict       (TeState *state);
/* On the board, without what is committed. */
unsigned  te_strength           (const TeGame *game, const TeState *state, unsigned seat);
/* What the other side of the conflict has now, with what it has committed. */
unsigned  te_strength_against   (const TeGame *game, const TeState *state, unsigned seat);
void      te_list_support       (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_support      (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_support      (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* te-revolt.c */
unsigned  te_revolt_strength    (const TeGame *game, const TeState *state, unsigned seat);
void      te_end_revolt         (const TeGame *game, TeState *state, unsigned winner, unsigned loser, TrEventList *events);
/* te-war.c */
unsigned  te_war_strength       (const TeGame *game, const TeState *state, unsigned seat);
void      te_end_war            (const TeGame *game, TeState *state, unsigned winner, unsigned loser, TrEventList *events);
/* A bit for each leader of which there are two in the kingdom that the covered tile unites. */
unsigned  te_wars               (const TeGame *game, const TeState *state);
void      te_next_war           (const TeGame *game, TeState *state, TrEventList *events);
void      te_list_choose        (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_choose       (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_choose       (const TeGame *game, TeState *state, TrMove move, TrEventList *events);

/* te-building.c */
/* Where the building of the tile just placed may go. */
TrSet     te_building_spaces    (const TeGame *game, const TeState *state);
void      te_list_building      (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_building     (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_building     (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* te-monument.c */
/* After the building: asks for a monument or the wonder where one may be built, else goes on. */
void      te_begin_monument     (const TeGame *game, TeState *state, TrEventList *events);
bool      te_can_build          (const TeGame *game, const TeState *state);
void      te_list_monument      (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_monument     (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_monument     (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
/* te-treasure.c */
/* Those of which one may stay in the kingdom of SEAT's trader; empty when there are not two treasures there. N is how
 * many are taken. */
TrSet     te_treasures_to_leave (const TeGame *game, const TeState *state, unsigned seat, unsigned *n);
/* True when somebody is asked. */
bool      te_take_treasures     (const TeGame *game, TeState *state, TrEventList *events);
void      te_list_treasure      (const TeGame *game, const TeState *state, TrMoveList *list);
TrRefusal te_judge_treasure     (const TeGame *game, const TeState *state, TrMove move);
void      te_apply_treasure     (const TeGame *game, TeState *state, TrMove move, TrEventList *events);

/* te-score.c */
void      te_end_game           (const TeGame *game, TeState *state, TrEventList *events);
void      te_result             (const TrGame *game, const TrState *state, TrResult *result);

/* te-evaluate.c */
void      te_evaluate           (const TrGame *game, const TrState *state, TrTerms terms);
void      te_count              (const TrGame *game, const TrState *state, TrCounts counts);

/* te-check.c, te-view.c, te-show.c, te-position.c */
bool      te_check              (const TrGame *game, const TrState *state, TrText *problem);
void      te_view               (const TrGame *game, TrState *state, unsigned seat, uint64_t seed);
void      te_show               (const TrGame *game, const TrState *state, unsigned seat, TrText *text);

extern const TrPosition te_position;
