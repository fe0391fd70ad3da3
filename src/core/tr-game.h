/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-event.h"
#include "tr-move.h"
#include "tr-text.h"
#include "tr-value.h"

#include <stddef.h>

/* The contract between a rule set and everything that uses it.
 *
 * - A TrRules is a rule set: tables that name its things, and functions. It is constant.
 * - A TrGame is a rule set with a box (boards, decks, costs), a number of players and options, and whatever tables are
 *   worked out from them once. It is immutable after tr_game_new() and may be shared by threads.
 * - A TrState is a value of rules->state_size bytes without pointers or undefined padding: copying is memcpy, comparing
 *   is memcmp. The random generator and the shuffled decks lie inside it, so game, seed and moves are the whole story.
 * - The game asks one small decision at a time. turn() says who is asked what, moves() lists all legal answers, apply()
 *   takes one of them and runs everything that needs no decision until the next question.
 * - judge() says of any move, legal or not, why it is refused. moves() lists exactly the moves that judge() lets pass.
 * - Nothing here allocates, except making a game, a state, and positions in and out.
 */

typedef struct TrGame      TrGame;
typedef struct TrRules     TrRules;
typedef struct TrState     TrState;
typedef struct TrPosition  TrPosition;

#define TR_SEATS_MAX       4
#define TR_OPTIONS_MAX     8
#define TR_STATE_MAX       4096
#define TR_POINT_KINDS_MAX 6
#define TR_TERMS_MAX       12
#define TR_COUNTS_MAX      4

/* ── Things: what a person can point at, and what the arguments of moves, events and sentences stand for ── */

enum
{
  TR_SORT_NUMBER = 0,           /* the index is the number itself */
  TR_SORT_KIND = 1,             /* a kind of move, as a button */
  TR_SORT_FIRST_OF_GAME = 2,
};

#define TR_THING_NONE 0xff

typedef struct
{
  uint8_t sort;
  uint8_t index;
} TrThing;

typedef struct
{
  const char        *name;      /* "space" */
  const char        *choose;    /* for a person who has begun a move and lacks this: "choose a space"; NULL: nothing is said */
  /* In moves and positions a thing has one word, the same in every language and unique in its sort. An empty word
   * stands for an argument that is left out; only index 0 may have one. */
  const char *const *words;     /* NULL: write() says it, or it is a number */
  const char *const *labels;    /* for a person; NULL: the word serves */
  uint8_t            n;         /* how many; 0: count() knows */
  unsigned         (*count) (const TrGame *game);
  void             (*write) (const TrGame *game,
                             unsigned      index,
                             TrText       *text);
  const char        *alone;     /* "row {0}", where nothing around it says what it is; NULL: the label does */
  /* For a person, where labels have to be made up; NULL: labels do. */
  void             (*write_label) (const TrGame *game,
                                   unsigned      index,
                                   TrText       *text);
} TrSort;

/* ── Tables ── */

typedef struct
{
  const char *word;             /* the first word of the move's text */
  const char *label;            /* for a person: what the button says */
  uint8_t     n_args;
  uint8_t     args[TR_MOVE_ARGS_MAX];   /* the sort of each */
  TrThing     handle;           /* pointed at before the arguments; sort TR_SORT_NUMBER: nothing is */
  bool        secret;           /* its arguments are not told to others: they hear the events alone */
  bool        declines;         /* says no to what is offered: never what a person is nudged to */
} TrMoveKind;

/* Sentences: {0} to {3} stand for the arguments, {seat} for the player: a name (TrText.seat_names) or "Player 2". In those
 * of events {rule} is what the points come from (TrRules.rule_labels). */

/* Where a story is divided: what a log groups by and a review jumps to. */
typedef enum
{
  TR_CHAPTER_NONE,
  TR_CHAPTER_ROUND,             /* argument 0 is its number */
  TR_CHAPTER_PHASE,             /* argument 0 names it; or it is the turn of the event's seat */
  TR_CHAPTER_LANDMARK,          /* worth finding again, within a phase or between two: a flood, a war */
} TrChapter;

typedef struct
{
  const char *word;
  const char *sentence;
  uint8_t     sorts[TR_EVENT_ARGS_MAX];
  bool        points;           /* argument 0 is points won or lost, argument 1 their kind where there are several
                                 * (TrRules.point_sort): score breakdowns add these up */
  bool        reveals;          /* something nobody could know is known now: a strict undo stops here */
  TrChapter   chapter;

  /* Said instead of the sentence, where there are such. */
  TrCounted   gained;           /* argument 0 is a number of things */
  TrCounted   lost;             /* the same where it is negative; it is written without its sign */
  const char *nobodys;          /* the event has no seat */
} TrEventKind;

#define TR_REFUSAL_ARGS_MAX 3

/* How close to legal a refused move was; of several refusals the closest is the one worth telling. */
typedef enum
{
  TR_REFUSED_TIME,              /* not asked now */
  TR_REFUSED_PLACE,             /* not this one */
  TR_REFUSED_COST,              /* all but the price */
} TrRefusalRank;

typedef struct
{
  uint16_t      rule;           /* index into rule_ids */
  TrRefusalRank rank;
  const char   *sentence;
  uint8_t       sorts[TR_REFUSAL_ARGS_MAX];
} TrRefusalKind;

typedef struct
{
  uint8_t kind;                 /* 0: not refused */
  int16_t args[TR_REFUSAL_ARGS_MAX];
} TrRefusal;

#define TR_TURN_ARGS_MAX 3

typedef struct
{
  const char *word;             /* a move kind of the same word is what is meant: its handle need not be pointed at */
  const char *sentence;         /* what is asked: "Place huts: {0} of {1}" */
  uint8_t     sorts[TR_TURN_ARGS_MAX];
  uint16_t    rule;             /* the page to open for help */
} TrQuestion;

typedef struct
{
  uint8_t seat;                 /* TR_SEAT_NONE: the game is over */
  uint8_t question;
  int16_t args[TR_TURN_ARGS_MAX];
} TrTurn;

typedef struct
{
  const char *name;
  const char *label;
  int16_t     min;
  int16_t     max;
  int16_t     standard;
  const char *automatic;        /* what the value -1 stands for; NULL: it is none */
  uint8_t     only_players;     /* it matters with that many alone; 0: always */
} TrOption;

typedef struct
{
  bool    over;
  int     score[TR_SEATS_MAX];  /* what players are compared by first */
  int     points[TR_SEATS_MAX][TR_POINT_KINDS_MAX]; /* what events add up to; tr_result() fills them in where there is
                                                     * one kind only, which is the score */
  uint8_t rank[TR_SEATS_MAX];   /* 1 is first; equal ranks share */
} TrResult;

/* What a position promises, said in parts: "camels" may be worth 4.5 points to somebody. The sum of a seat's terms is the
 * score it can expect at the end; the differences between two positions are the reasons to prefer one. */
typedef struct
{
  const char *word;             /* "camels" */
  const char *label;            /* for a person */
} TrTerm;

/* A difference of a term, as it stands in a list of reasons. {0} is the difference in points; {1} and {2} are what count()
 * says of both sides. */
typedef struct
{
  const char *more;             /* "more camels to spend ({0})" */
  const char *less;
  const char *counted[TR_COUNTS_MAX];   /* where the numbers of count() differ as well: "camels left: {1} instead of {2} ({0})";
                                         * of several, the first that does is told. NULL: nothing is counted */
} TrReason;

#define TR_POINT 100            /* terms are in hundredths of a point */

typedef int TrTerms[TR_SEATS_MAX][TR_TERMS_MAX];
typedef int TrCounts[TR_SEATS_MAX][TR_TERMS_MAX][TR_COUNTS_MAX];

/* ── The rule set ── */

struct TrRules
{
  const char          *id;              /* "assyria-2e"; also the name of its box */
  const char          *title;
  uint16_t             revision;        /* grows when the same moves would lead elsewhere than before */
  uint8_t              min_players;
  uint8_t              max_players;
  size_t               state_size;      /* at most TR_STATE_MAX */

  const TrOption      *options;
  uint8_t              n_options;
  const char *const   *rule_ids;        /* index 0 is no rule */
  uint16_t             n_rule_ids;
  const char *const   *rule_labels;     /* of the rules that give points: where these come from, in a word or two; like
                                         * rule_ids, with NULL where an id will do. NULL: no rule has any */
  uint8_t              point_sort;      /* whose things are the kinds that points come in; TR_SORT_NUMBER: there is one */
  bool                 hides_points;    /* until the game is over nobody knows the points of others */
  const TrSort        *sorts;           /* from TR_SORT_FIRST_OF_GAME on */
  uint8_t              n_sorts;         /* with the two of core/ */
  const TrMoveKind    *move_kinds;      /* index 0 is no move */
  uint8_t              n_move_kinds;
  const TrEventKind   *event_kinds;     /* index 0 is no event */
  uint8_t              n_event_kinds;
  const TrRefusalKind *refusal_kinds;   /* index 0 is no refusal */
  uint8_t              n_refusal_kinds;
  const TrQuestion    *questions;       /* index 0 is no question */
  uint8_t              n_questions;
  int16_t              final_phase;     /* argument 0 of the phase that comes after the last round; 0: there is none */
  const TrPosition    *position;        /* how a state is written down: see tr-position.h */
  const TrTerm        *terms;           /* what evaluate() looks at */
  uint8_t              n_terms;         /* 0: there is no evaluate() */
  const TrReason      *reasons;         /* what to say of each term */
  const char          *proposed;        /* what to say of what propose() answers, {1} being the first count behind a term when
                                         * all of it was played; NULL: it never answers */
  uint8_t              proposed_term;
  uint8_t              even_at;         /* TrChapter: where it begins everybody has had the same turns, so that positions are
                                         * compared best there; TR_CHAPTER_NONE: no chapter is like that */
  uint8_t              clear_lead;      /* so many points ahead in the middle of a game, a player has nearly won */

  /* Checks BOX completely and works out the tables. OPTIONS has n_options values within their ranges. */
  TrGame   *(*game_new)  (const TrValue *box,
                          unsigned       players,
                          const int16_t *options,
                          TrFault       *fault);
  void      (*game_free) (TrGame *game);

  /* Fills in a state at the first question. */
  void      (*setup)     (const TrGame *game,
                          TrState      *state,
                          uint64_t      seed,
                          TrEventList  *events);
  TrTurn    (*turn)      (const TrGame  *game,
                          const TrState *state);
  void      (*moves)     (const TrGame  *game,
                          const TrState *state,
                          TrMoveList    *list);
  /* MOVE must be legal. */
  void      (*apply)     (const TrGame *game,
                          TrState      *state,
                          TrMove        move,
                          TrEventList  *events);
  /* MOVE may be anything whose arguments are within their sorts. */
  TrRefusal (*judge)     (const TrGame  *game,
                          const TrState *state,
                          TrMove         move);
  void      (*result)    (const TrGame  *game,
                          const TrState *state,
                          TrResult      *result);
  /* Re-deals in place, by SEED, everything that SEAT may not know. */
  void      (*view)      (const TrGame *game,
                          TrState      *state,
                          unsigned      seat,
                          uint64_t      seed);
  /* Whether the state is possible: every component accounted for. Writes the first thing that is not. */
  bool      (*check)     (const TrGame  *game,
                          const TrState *state,
                          TrText        *problem);
  /* The next move of a complete and best answer to what is asked now; TR_MOVE_NONE where that would take judgement, which
   * is the player's. NULL: the rules never propose anything. See tr_propose(). */
  TrMove    (*propose)   (const TrGame  *game,
                          const TrState *state);
  /* Fills in the n_terms terms of every seat. It may be asked of any state, in the middle of a turn too, and treats all
   * seats alike. A player asks it of views, so that what is hidden is a guess. When the game is over, the sums are the
   * scores. */
  void      (*evaluate)  (const TrGame  *game,
                          const TrState *state,
                          TrTerms        terms);
  /* What lies behind the terms, for every seat: the camels themselves, not what they are worth. NULL: nothing is counted. */
  void      (*count)     (const TrGame  *game,
                          const TrState *state,
                          TrCounts       counts);
  /* The table as text, for a terminal, as SEAT sees it; TR_SEAT_NONE: only what everybody sees. */
  void      (*show)      (const TrGame  *game,
                          const TrState *state,
                          unsigned       seat,
                          TrText        *text);
};

struct TrGame
{
  const TrRules *rules;
  uint8_t        players;       /* that are asked */
  uint8_t        seats;         /* that take part: the players, and an opponent the rules play */
  int16_t        options[TR_OPTIONS_MAX];
};

/* ── Using it ── */

TrGame    *tr_game_new         (const TrRules *rules,
                                const TrValue *box,
                                unsigned       players,
                                const int16_t *options,
                                TrFault       *fault);
void       tr_game_free        (TrGame        *game);

TrState   *tr_state_new        (const TrGame  *game);
void       tr_state_free       (TrState       *state);
void       tr_state_copy       (const TrGame  *game,
                                TrState       *to,
                                const TrState *from);
bool       tr_state_equal      (const TrGame  *game,
                                const TrState *a,
                                const TrState *b);
uint64_t   tr_state_digest     (const TrGame  *game,
                                const TrState *state);

void       tr_setup            (const TrGame  *game,
                                TrState       *state,
                                uint64_t       seed,
                                TrEventList   *events);
TrTurn     tr_turn             (const TrGame  *game,
                                const TrState *state);
void       tr_moves            (const TrGame  *game,
                                const TrState *state,
                                TrMoveList    *list);
TrRefusal  tr_judge            (const TrGame  *game,
                                const TrState *state,
                                TrMove         move);
void       tr_apply            (const TrGame  *game,
                                TrState       *state,
                                TrMove         move,
                                TrEventList   *events);
/* A legal move that is part of a best answer to what is asked now, or TR_MOVE_NONE when the rules have none to propose.
 * Played again and again, while the same seat is asked and until there is none, the proposals are the whole answer; they
 * are ordinary moves, so that each can be taken back and another one made. The same state has the same proposal, which
 * takes a few milliseconds at most and tells nothing that the seat asked may not know. */
TrMove     tr_propose          (const TrGame  *game,
                                const TrState *state);
void       tr_result           (const TrGame  *game,
                                const TrState *state,
                                TrResult      *result);
/* What each seat can expect, in hundredths of a point: the sums of its terms; the score so far where the rules have none.
 * TERMS may be NULL. */
void       tr_evaluate         (const TrGame  *game,
                                const TrState *state,
                                int            expected[TR_SEATS_MAX],
                                TrTerms        terms);
/* How many kinds of points there are, and which one an event that is marked `points` tells of. */
unsigned   tr_point_kinds      (const TrGame  *game);
unsigned   tr_event_point_kind (const TrGame  *game,
                                const TrEvent *event);
/* Whether the points of others are not to be told now. */
bool       tr_hides_points     (const TrGame  *game,
                                const TrState *state);
void       tr_view             (const TrGame  *game,
                                TrState       *state,
                                unsigned       seat,
                                uint64_t       seed);
bool       tr_check            (const TrGame  *game,
                                const TrState *state,
                                TrText        *problem);

/* ── Pointing ── */

#define TR_TARGETS_MAX (1 + TR_MOVE_ARGS_MAX)
#define TR_PICK_MAX    4

/* What a person says by pointing once: all of THINGS (a place in a row of cards is the row, and the place) or, with ANY,
 * one of them (a favour card is itself, or the help it gives to another action). */
typedef struct
{
  uint64_t kinds;               /* a bit for each kind of move that can be meant; 0: any */
  TrThing  things[TR_PICK_MAX];
  uint8_t  n;                   /* 0: nothing that a move has to do with */
  bool     any;
  bool     counts;              /* with ANY: the last of THINGS says how many of several alike are meant, up to this one, where
                                 * the first is not what is asked for */
} TrPick;

/* The things a person points at, in order, to make MOVE; returns how many. */
unsigned   tr_targets          (const TrGame  *game,
                                TrMove         move,
                                TrThing        targets[TR_TARGETS_MAX]);
/* Why no legal move has all of THINGS among its targets: the refusal that is closest to legal, and of several the one of a
 * move that begins with them, and that tells of nothing else; kind 0 when there is such a move. With KIND other than 0 only
 * moves of that kind are looked at. */
TrRefusal  tr_why_not          (const TrGame  *game,
                                const TrState *state,
                                unsigned       kind,
                                const TrThing *things,
                                unsigned       n_things);

/* ── Words ── */

unsigned   tr_sort_count       (const TrGame  *game,
                                unsigned       sort);
void       tr_thing_write      (const TrGame  *game,
                                TrThing        thing,
                                TrText        *text);
void       tr_thing_write_label (const TrGame *game,
                                 TrThing       thing,
                                 TrText       *text);
/* The same where nothing around it says what it is: "row 2". */
void       tr_thing_write_alone (const TrGame *game,
                                 TrThing       thing,
                                 TrText       *text);
bool       tr_thing_parse      (const TrGame  *game,
                                unsigned       sort,
                                const char    *word,
                                TrThing       *thing);
void       tr_move_write       (const TrGame  *game,
                                TrMove         move,
                                TrText        *text);
/* The move that TEXT stands for, legal or not; words are separated by spaces. On failure WRONG is the word that was not
 * understood (the empty end of TEXT if one is missing). */
bool       tr_move_parse       (const TrGame  *game,
                                const char    *text,
                                TrMove        *move,
                                const char   **wrong);
/* The same for the start of a move, or for things alone: what tr_why_not() wants. */
bool       tr_point_parse      (const TrGame  *game,
                                const char    *text,
                                unsigned      *kind,
                                TrThing        things[TR_TARGETS_MAX],
                                unsigned      *n_things,
                                const char   **wrong);
/* Both in one, for words that can be read in several ways: the refusal that is closest to legal; kind 0 when one of the
 * readings is. */
bool       tr_explain          (const TrGame  *game,
                                const TrState *state,
                                const char    *text,
                                TrRefusal     *refusal,
                                const char   **wrong);
/* Which of the sentences of its kind tells of the event; of those that count, the one for many. */
const char *tr_event_sentence  (const TrGame  *game,
                                const TrEvent *event);
void       tr_event_write      (const TrGame  *game,
                                const TrEvent *event,
                                TrText        *text);
void       tr_refusal_write    (const TrGame  *game,
                                TrRefusal      refusal,
                                TrText        *text);
const char *tr_refusal_rule    (const TrGame  *game,
                                TrRefusal      refusal);
void       tr_question_write   (const TrGame  *game,
                                TrTurn         turn,
                                TrText        *text);
/* What is said of a proposal. */
void       tr_proposed_write   (const TrGame  *game,
                                int            count,
                                TrText        *text);
/* A reason of the game, with POINTS as it is to be written. COUNTED may be NULL: then no numbers are told; else it is the count
 * number WHICH of both sides. */
void       tr_reason_write     (const TrGame  *game,
                                unsigned       term,
                                bool           more,
                                const char    *points,
                                unsigned       which,
                                const int      counted[2],
                                TrText        *text);
