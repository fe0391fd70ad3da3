/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"
#include "toy-game.h"
#include "tr-position.h"
#include "tr-random.h"

/* The conformance suite bites: the toy game, broken in one way after the other, is caught each time, by the group that
 * is there for it, and for the right reason. */

/* ── Ways to break a game ── */

static void
moves_but_last (const TrGame  *game,
                const TrState *state,
                TrMoveList    *list)
{
  toy_rules.moves (game, state, list);
  if (list->n > 1)
    list->n--;
}

static void
moves_twice (const TrGame  *game,
             const TrState *state,
             TrMoveList    *list)
{
  toy_rules.moves (game, state, list);
  if (list->n > 0)
    tr_move_list_add (list, list->moves[0]);
}

static void
moves_and_illegal (const TrGame  *game,
                   const TrState *state,
                   TrMoveList    *list)
{
  toy_rules.moves (game, state, list);
  if (list->n > 0)
    tr_move_list_add (list, tr_move (TOY_MOVE_SELL, 200, 0, 0));
}

static void
moves_none_after_draw (const TrGame  *game,
                       const TrState *state,
                       TrMoveList    *list)
{
  if (((const ToyState *) state)->stage != TOY_TOKEN)
    toy_rules.moves (game, state, list);
}

static TrRefusal
judge_without_figures (const TrGame  *game,
                       const TrState *state,
                       TrMove         move)
{
  TrRefusal refusal = toy_rules.judge (game, state, move);

  if (refusal.kind == TOY_REFUSAL_NOT_BESIDE)
    refusal.args[1] = TR_THING_NONE;
  return refusal;
}

static TrRefusal
judge_nothing (const TrGame  *game,
               const TrState *state,
               TrMove         move)
{
  return move == TR_MOVE_NONE ? (TrRefusal) { 0 } : toy_rules.judge (game, state, move);
}

static void
apply_loses_token (const TrGame *game,
                   TrState      *state,
                   TrMove        move,
                   TrEventList  *events)
{
  toy_rules.apply (game, state, move, events);
  if (tr_move_kind (move) == TOY_MOVE_TOSS)
    memset (((ToyState *) state)->tossed, 0, TOY_TOKENS);
}

static void
apply_hears_listener (const TrGame *game,
                      TrState      *state,
                      TrMove        move,
                      TrEventList  *events)
{
  toy_rules.apply (game, state, move, events);
  if (events == NULL)
    ((ToyState *) state)->unused[0]++;
}

static void
apply_counts_itself (const TrGame *game,
                     TrState      *state,
                     TrMove        move,
                     TrEventList  *events)
{
  static uint8_t n;

  toy_rules.apply (game, state, move, events);
  ((ToyState *) state)->unused[0] = (uint8_t) (n++ / 2);
}

static void
apply_silent_points (const TrGame *game,
                     TrState      *state,
                     TrMove        move,
                     TrEventList  *events)
{
  toy_rules.apply (game, state, move, events);
  if (tr_move_kind (move) == TOY_MOVE_SELL)
    ((ToyState *) state)->seats[0].score++;
}

static void
apply_strange_event (const TrGame *game,
                     TrState      *state,
                     TrMove        move,
                     TrEventList  *events)
{
  toy_rules.apply (game, state, move, events);
  tr_event_list_add (events, (TrEvent) { .kind = TOY_EVENT_TOSS, .seat = 0, .args = { TR_THING_NONE } });
}

static void
apply_nothing (const TrGame *game,
               TrState      *state,
               TrMove        move,
               TrEventList  *events)
{
  (void) game;
  (void) state;
  (void) move;
  (void) events;
}

static TrMove
propose_illegal (const TrGame  *game,
                 const TrState *state)
{
  (void) game;
  (void) state;
  return tr_move (TOY_MOVE_SELL, 200, 0, 0);
}

static TrMove
propose_by_chance (const TrGame  *game,
                   const TrState *state)
{
  static unsigned n;
  TrMoveList list;

  tr_moves (game, state, &list);
  return list.n > 0 ? list.moves[n++ % list.n] : TR_MOVE_NONE;
}

static void
setup_the_same (const TrGame *game,
                TrState      *state,
                uint64_t      seed,
                TrEventList  *events)
{
  (void) seed;
  toy_rules.setup (game, state, 5, events);
}

static void
view_in_place (const TrGame *game,
               TrState      *state,
               unsigned      seat,
               uint64_t      seed)
{
  ToyState *toy = (ToyState *) state;

  (void) game;
  (void) seat;
  toy->random = seed;
  tr_random_shuffle (&toy->random, toy->pile, toy->n_pile);
}

static void
view_everything (const TrGame *game,
                 TrState      *state,
                 unsigned      seat,
                 uint64_t      seed)
{
  (void) game;
  (void) seat;
  ((ToyState *) state)->random = seed;
}

static void
view_with_dice (const TrGame *game,
                TrState      *state,
                unsigned      seat,
                uint64_t      seed)
{
  uint64_t random = ((ToyState *) state)->random;

  toy_rules.view (game, state, seat, seed);
  ((ToyState *) state)->random = random;
}

static void
view_robs (const TrGame *game,
           TrState      *state,
           unsigned      seat,
           uint64_t      seed)
{
  toy_rules.view (game, state, seat, seed);
  ((ToyState *) state)->seats[seat].tools = 0;
}

static void
view_by_chance (const TrGame *game,
                TrState      *state,
                unsigned      seat,
                uint64_t      seed)
{
  static uint64_t n;

  toy_rules.view (game, state, seat, seed + n++);
}

static void
result_without_first (const TrGame  *game,
                      const TrState *state,
                      TrResult      *result)
{
  toy_rules.result (game, state, result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    result->rank[seat] = 2;
}

static const char *const same_words[] = { "reed", "clay", "reed" };
static const char *const mute_words[] = { "pile", "" };

static TrField no_score_fields[8];
static TrField no_score_position[16];
static TrPosition no_score = { .fields = no_score_position };
static TrSort sorts[TOY_N_SORTS - TR_SORT_FIRST_OF_GAME];
static TrMoveKind move_kinds[TOY_MOVES];
static TrRefusalKind refusal_kinds[TOY_REFUSALS];

static void
show_dice (const TrGame  *game,
           const TrState *state,
           unsigned       seat,
           TrText        *text)
{
  toy_rules.show (game, state, seat, text);
  tr_text_printf (text, "%llu", (unsigned long long) ((const ToyState *) state)->random);
}

/* The position without the scores of the seats. */
static void
leave_scores_out (void)
{
  const TrField *field = toy_rules.position->fields;

  no_score.blank = toy_rules.position->blank;
  no_score.complete = toy_rules.position->complete;
  for (unsigned i = 0; field[i].name != NULL; i++)
    {
      no_score_position[i] = field[i];
      if (field[i].kind != TR_FIELD_RECORDS)
        continue;
      for (unsigned j = 0, k = 0; field[i].fields[j].name != NULL; j++)
        if (field[i].fields[j].kind != TR_FIELD_NUMBER)
          no_score_fields[k++] = field[i].fields[j];
      no_score_position[i].fields = no_score_fields;
    }
}

/* ── Which group says what about which ── */

typedef struct
{
  const char *name;
  const char *group;
  const char *message;          /* a pattern, for what is printed */
  TrRules     rules;            /* what is not given is as in the toy game */
} Fault;

static const Fault faults[] = {
  { "move-not-listed", "judge", "*is not refused, and not listed*", { .moves = moves_but_last } },
  { "move-listed-twice", "play", "*a move is listed twice*", { .moves = moves_twice } },
  { "illegal-move-listed", "play", "*a listed move is refused*", { .moves = moves_and_illegal } },
  { "question-without-answer", "play", "*a question without an answer*", { .moves = moves_none_after_draw } },
  { "refusal-without-figures", "judge", "*names a thing that there is not*", { .judge = judge_without_figures } },
  { "no-move-not-refused", "judge", "*is refused by no rule*", { .judge = judge_nothing } },
  { "lost-token", "play", "*impossible*a token is missing*", { .apply = apply_loses_token } },
  { "listener-changes-state", "play", "*the same move led to another state*", { .apply = apply_hears_listener } },
  { "not-from-seed-and-moves", "replay", "*leads elsewhere*", { .apply = apply_counts_itself } },
  { "points-without-event", "play", "*and events tell of*", { .apply = apply_silent_points } },
  { "event-of-nothing", "play", "*names a thing that there is not*", { .apply = apply_strange_event } },
  { "endless", "play", "*the game does not end*", { .apply = apply_nothing } },
  { "illegal-move-proposed", "play", "*an illegal move is proposed*", { .propose = propose_illegal } },
  { "proposal-by-chance", "play", "*the proposal changes by itself*", { .propose = propose_by_chance } },
  { "seed-without-effect", "setup", "*n_different*", { .setup = setup_the_same } },
  { "view-leaks-order", "views", "*may not know changes its view*", { .view = view_in_place } },
  { "view-shows-all", "views", "*views hide nothing*", { .view = view_everything } },
  { "view-shows-dice", "views", "*views show the dice*", { .view = view_with_dice } },
  { "view-takes-tools", "views", "*sees*moves, and has*", { .view = view_robs } },
  { "show-tells-dice", "views", "*the table shows seat*what it may not know*", { .show = show_dice } },
  { "view-by-chance", "views", "*the same seed gave*another view*", { .view = view_by_chance } },
  { "nobody-first", "play", "*nobody is first*", { .result = result_without_first } },
  { "position-without-scores", "position", "*stands for another state*", { .position = &no_score } },
  { "same-word-twice", "tables", "*token: *reed* stands there twice*", { .sorts = sorts } },
  { "same-text-twice", "texts", "*is understood as another move*", { .move_kinds = move_kinds } },
  { "pointing-without-word", "tables", "*place: * is no name*", { .sorts = sorts } },
  { "refusal-without-rule", "pointing", "*is refused by no rule*", { .refusal_kinds = refusal_kinds } },
};

static void
fill_tables (const Fault *fault)
{
  memcpy (sorts, toy_rules.sorts, sizeof sorts);
  memcpy (move_kinds, toy_rules.move_kinds, sizeof move_kinds);
  memcpy (refusal_kinds, toy_rules.refusal_kinds, sizeof refusal_kinds);
  if (g_str_equal (fault->name, "same-word-twice"))
    sorts[TOY_SORT_TOKEN - TR_SORT_FIRST_OF_GAME].words = same_words;
  else
    sorts[TOY_SORT_PLACE - TR_SORT_FIRST_OF_GAME].words = mute_words;
  move_kinds[TOY_MOVE_TOSS].word = "keep";
  refusal_kinds[TOY_REFUSAL_TIME].rule = 0;
  leave_scores_out ();
}

/* What FAULT gives takes the place of what the toy game has. */
static TrRules
broken_rules (const Fault *fault)
{
  TrRules rules = toy_rules;

#define TAKE(member) if (fault->rules.member != NULL) rules.member = fault->rules.member
  TAKE (moves);
  TAKE (judge);
  TAKE (apply);
  TAKE (setup);
  TAKE (view);
  TAKE (show);
  TAKE (result);
  TAKE (propose);
  TAKE (position);
  TAKE (sorts);
  TAKE (move_kinds);
  TAKE (refusal_kinds);
#undef TAKE
  return rules;
}

static void
run_broken (const Fault *fault)
{
  TrRules rules = broken_rules (fault);
  TrGame *game = toy_game_new (2);
  Conformance conformance = { .game = game, .n_games = 200, .seed = 1, .dense = true };

  fill_tables (fault);
  game->rules = &rules;
  for (const ConformanceGroup *group = conformance_groups; group->name != NULL; group++)
    if (g_str_equal (group->name, fault->group))
      group->run (&conformance);
  tr_game_free (game);
}

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;

  if (g_test_subprocess ())
    {
      run_broken (fault);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (fault->message);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/conformance/teeth/%s", faults[i].name);

      g_test_add_data_func (path, &faults[i], test_fault);
    }
  return g_test_run ();
}
