/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-state.h"

/* Inside the rules: what the files of the phases share. A phase that asks something has three functions for it: list the
 * legal answers, judge any answer, take a legal one. Lists and judges use the same helpers; the conformance suite proves
 * that they agree. */

#define A2_YES ((TrRefusal) { 0 })

static inline TrRefusal
a2_no (A2No     kind,
       unsigned a,
       unsigned b)
{
  return (TrRefusal) { .kind = (uint8_t) kind, .args = { (int16_t) a, (int16_t) b } };
}

static inline void
a2_tell (TrEventList *events,
         A2Event      kind,
         unsigned     seat,
         unsigned     rule,
         int          a,
         int          b)
{
  if (events != NULL)
    tr_event_list_add (events, (TrEvent) { .kind = (uint8_t) kind, .seat = (uint8_t) seat, .rule = (uint16_t) rule,
                                           .args = { (int16_t) a, (int16_t) b } });
}

/* The only event of three arguments: COLUMN is where the piece came from. */
static inline void
a2_tell_piece (TrEventList *events,
               unsigned     seat,
               unsigned     rule,
               unsigned     space,
               unsigned     level,
               unsigned     column)
{
  if (events != NULL)
    tr_event_list_add (events, (TrEvent) { .kind = A2_EVENT_ZIGGURAT, .seat = (uint8_t) seat, .rule = (uint16_t) rule,
                                           .args = { (int16_t) space, (int16_t) level, (int16_t) column } });
}

static inline void
a2_list_spaces (unsigned    kind,
                TrSet       spaces,
                TrMoveList *list)
{
  while (!tr_set_empty (spaces))
    tr_move_list_add (list, tr_move (kind, tr_set_pop (&spaces), 0, 0));
}

/* a2-cards.c */
bool      a2_can_draw_food      (const A2State *state);
bool      a2_can_draw_favour    (const A2State *state);
uint8_t   a2_draw_food          (const A2Game *game, A2State *state, TrEventList *events);
uint8_t   a2_draw_favour        (A2State *state, TrEventList *events);
void      a2_shuffle_schemes    (A2State *state);
uint8_t   a2_draw_scheme        (A2State *state, TrEventList *events);
void      a2_gain_food_card     (const A2Game *game, A2State *state, unsigned seat, unsigned rule, TrEventList *events);
void      a2_discard_food       (A2State *state, unsigned card, unsigned seat, unsigned rule, TrEventList *events);
void      a2_discard_favour     (A2State *state, unsigned favour, unsigned seat, unsigned rule, TrEventList *events);
void      a2_spend_favour       (A2State *state, unsigned seat, unsigned favour, unsigned rule, TrEventList *events);
void      a2_lay_food           (const A2Game *game, A2State *state, unsigned column, TrEventList *events);
void      a2_lay_favours        (const A2Game *game, A2State *state, TrEventList *events);
bool      a2_cards_left         (const A2Game *game, const A2State *state);
uint8_t   a2_card_at            (const A2State *state, unsigned row, unsigned place);
void      a2_take_card          (A2State *state, unsigned row, unsigned place, unsigned seat, unsigned rule, TrEventList *events);
void      a2_discard_card       (A2State *state, unsigned row, unsigned place, unsigned rule, TrEventList *events);

/* a2-gain.c */
void      a2_gain_vp            (A2State *state, unsigned seat, int vp, unsigned rule, TrEventList *events);
void      a2_gain_camels        (const A2Game *game, A2State *state, unsigned seat, unsigned camels, unsigned rule, TrEventList *events);
void      a2_pay_camels         (A2State *state, unsigned seat, unsigned camels, unsigned rule, TrEventList *events);
void      a2_gain_gold          (A2State *state, unsigned seat, int gold, unsigned rule, TrEventList *events);
void      a2_gain_ships         (A2State *state, unsigned seat, int ships, unsigned rule, TrEventList *events);
void      a2_gain_farmers       (A2State *state, unsigned seat, int farmers, unsigned rule, TrEventList *events);
void      a2_gain_huts          (A2State *state, unsigned seat, unsigned huts, unsigned rule, TrEventList *events);
void      a2_flip_ploughs       (const A2Game *game, A2State *state, unsigned seat, unsigned ploughs, unsigned rule, TrEventList *events);

/* a2-tracks.c */
void      a2_leader_to_track    (const A2Game *game, A2State *state, unsigned seat, unsigned rule, TrEventList *events);
void      a2_gain_influence     (const A2Game *game, A2State *state, unsigned seat, unsigned steps, unsigned rule, TrEventList *events);
void      a2_gain_offerings     (const A2Game *game, A2State *state, unsigned seat, unsigned steps, unsigned rule, TrEventList *events);
void      a2_reset_tracks       (const A2Game *game, A2State *state, TrEventList *events);
void      a2_list_put_roof      (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_put_roof     (const A2Game *game, const A2State *state, TrMove move);
void      a2_put_roof           (const A2Game *game, A2State *state, unsigned seat, unsigned area, bool gain, TrEventList *events);

/* a2-map.c */
TrSet     a2_reach              (const A2Game *game, const A2State *state, TrSet own);
TrSet     a2_free_spaces        (const A2Game *game, const A2State *state);
TrSet     a2_build_spaces       (const A2Game *game, const A2State *state, unsigned seat);
TrSet     a2_beside_spaces      (const A2Game *game, const A2State *state, unsigned seat);
TrSet     a2_near_wells         (const A2Game *game, const A2State *state);
TrSet     a2_start_spaces       (const A2Game *game, const A2State *state);
TrSet     a2_foundations        (const A2Game *game, const A2State *state, unsigned seat);
bool      a2_site_taken         (const A2Game *game, const A2State *state, unsigned site);
unsigned  a2_ziggurat_at        (const A2State *state, unsigned seat, unsigned space);
void      a2_place_ziggurat     (A2State *state, unsigned seat, unsigned space);
void      a2_place_hut          (A2State *state, unsigned seat, unsigned space, unsigned rule, TrEventList *events);
void      a2_remove_hut         (A2State *state, unsigned seat, unsigned space, unsigned rule, TrEventList *events);
TrRefusal a2_judge_move_hut     (const A2Game *game, const A2State *state, TrMove move);
bool      a2_can_move_hut       (const A2Game *game, const A2State *state, unsigned seat);
void      a2_list_move_hut      (const A2Game *game, const A2State *state, TrMoveList *list);
void      a2_move_hut           (A2State *state, unsigned seat, TrMove move, unsigned rule, TrEventList *events);
void      a2_list_builds        (const A2Game *game, const A2State *state, A2Use use, TrMoveList *list);
TrRefusal a2_judge_builds       (const A2Game *game, const A2State *state, A2Use use, TrMove move);
void      a2_apply_builds       (A2State *state, TrMove move, TrEventList *events);

/* a2-favours.c */
TrRefusal a2_judge_favour       (const A2Game *game, const A2State *state, unsigned favour, A2Use use);
void      a2_list_favours       (const A2Game *game, const A2State *state, A2Use use, TrMoveList *list);
TrRefusal a2_judge_use          (const A2Game *game, const A2State *state, unsigned favour, A2Use use);
void      a2_use_favour         (const A2Game *game, A2State *state, unsigned favour, TrEventList *events);

/* The phases, in the order of play */
/* a2-setup.c */
void      a2_show_civilisation  (A2State *state, unsigned area, unsigned rule, TrEventList *events);
void      a2_setup              (const TrGame *game, TrState *state, uint64_t seed, TrEventList *events);
void      a2_list_keep_food     (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_keep_food    (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_keep_food    (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
void      a2_list_rival         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_rival        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_rival        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
void      a2_list_start         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_start        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_start        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
void      a2_resolve_start      (const A2Game *game, A2State *state, TrEventList *events);
/* a2-bidding.c */
bool      a2_bid_open           (const A2State *state, unsigned row, unsigned space);
void      a2_next_bid           (const A2Game *game, A2State *state, TrEventList *events);
void      a2_bid                (const A2Game *game, A2State *state, unsigned seat, unsigned row, unsigned space, bool free, TrEventList *events);
void      a2_list_bid           (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_bid          (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_bid          (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-growth.c */
void      a2_begin_round        (const A2Game *game, A2State *state, TrEventList *events);
/* a2-expansion.c */
void      a2_begin_expansion    (const A2Game *game, A2State *state, TrEventList *events);
void      a2_next_expansion     (const A2Game *game, A2State *state, TrEventList *events);
void      a2_list_build         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_build_step   (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_build        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-feed.c */
void      a2_begin_feeding      (const A2Game *game, A2State *state, TrEventList *events);
void      a2_list_feed          (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_feed         (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_feed         (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
void      a2_list_serve         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_serve        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_serve        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-feed-plan.c */
TrMove    a2_propose_feed       (const A2Game *game, const A2State *state);
/* a2-income.c */
void      a2_begin_wells        (const A2Game *game, A2State *state, TrEventList *events);
void      a2_list_wells         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_wells        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_wells        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
bool      a2_can_dig            (const A2Game *game, const A2State *state, unsigned seat, unsigned site);
void      a2_dig                (A2State *state, unsigned seat, unsigned site, TrEventList *events);
void      a2_score_expansion    (const A2Game *game, A2State *state, unsigned seat, TrEventList *events);
/* a2-actions.c */
void      a2_next_actions       (const A2Game *game, A2State *state, TrEventList *events);
void      a2_list_act           (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_act          (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_act          (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* After an action, or a part of one: asks for what it left open, or for the next action. */
void      a2_resume_actions     (A2State *state);
void      a2_list_take          (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_take         (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_take         (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-ziggurat.c */
void      a2_list_ziggurats     (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_ziggurats    (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_ziggurats    (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-tiles.c */
void      a2_list_tiles         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_tiles        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_tiles        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-tribute.c */
void      a2_list_tribute       (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_tribute      (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_tribute      (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
bool      a2_can_follow_tribute (const A2Game *game, const A2State *state, unsigned patron);
/* a2-bonus.c */
bool      a2_bonus_possible     (const A2Game *game, const A2State *state, unsigned area);
void      a2_begin_bonus        (A2State *state, unsigned area, bool must);
void      a2_list_bonus         (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_bonus        (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_bonus        (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
void      a2_offer_favours      (A2State *state, unsigned seat, TrEventList *events);
void      a2_list_keep_favour   (const A2Game *game, const A2State *state, TrMoveList *list);
TrRefusal a2_judge_keep_favour  (const A2Game *game, const A2State *state, TrMove move);
void      a2_apply_keep_favour  (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
/* a2-flood.c */
void      a2_end_round          (const A2Game *game, A2State *state, TrEventList *events);
void      a2_next_final         (const A2Game *game, A2State *state, TrEventList *events);
void      a2_result             (const TrGame *game, const TrState *state, TrResult *result);
/* a2-solo.c, a2-solo-act.c */
void      a2_rival_bid          (const A2Game *game, A2State *state, TrEventList *events);
void      a2_rival_expand       (const A2Game *game, A2State *state, TrEventList *events);
void      a2_rival_act          (const A2Game *game, A2State *state, TrEventList *events);
unsigned  a2_map_priority       (const A2Game *game, const A2State *state, TrSet candidates, const A2Scheme *scheme);
/* a2-evaluate.c */
void      a2_evaluate           (const TrGame *game, const TrState *state, TrTerms terms);
void      a2_count              (const TrGame *game, const TrState *state, TrCounts counts);
/* a2-check.c, a2-view.c, a2-show.c, a2-position.c */
bool      a2_check              (const TrGame *game, const TrState *state, TrText *problem);
void      a2_view               (const TrGame *game, TrState *state, unsigned seat, uint64_t seed);
void      a2_show               (const TrGame *game, const TrState *state, unsigned seat, TrText *text);


extern const TrPosition a2_position;
