/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-position.h"

#include "toy-game.h"
#include "words.h"

#include <stdlib.h>

/* Positions are written here as trees of values, without the reader of JSON, which is not core's. A short hand for
 * trees: words are strings, digits are numbers, - is null, ( ) make a list, { } an object with name: before a member.
 */

static const char *
next_token (const char **text,
            char         token[64])
{
  size_t length;

  *text += strspn (*text, " ");
  length = strcspn (*text, " ");
  g_assert_cmpuint (length, <, 64);
  memcpy (token, *text, length);
  token[length] = '\0';
  *text += length;
  return token;
}

static TrValue *
read_tree (const char **text)
{
  char token[64];
  TrValue *value;

  next_token (text, token);
  g_assert_cmpstr (token, !=, "");
  if (g_str_equal (token, "-"))
    return tr_value_new (TR_VALUE_NULL, 0);
  if (g_ascii_isdigit (token[0]) && strlen (token) < 16)
    return tr_value_integer (atoi (token));
  if (!g_str_equal (token, "(") && !g_str_equal (token, "{"))
    return tr_value_string (token);

  value = tr_value_new (token[0] == '{' ? TR_VALUE_OBJECT : TR_VALUE_ARRAY, 0);
  for (;;)
    {
      const char *before = *text;

      next_token (text, token);
      if (g_str_equal (token, ")") || g_str_equal (token, "}"))
        return value;
      if (value->type == TR_VALUE_OBJECT)
        {
          g_assert_true (g_str_has_suffix (token, ":"));
          token[strlen (token) - 1] = '\0';
          tr_value_set (value, token, read_tree (text));
        }
      else
        {
          *text = before;
          tr_value_append (value, read_tree (text));
        }
    }
}

static TrValue *
tree (const char *text)
{
  TrValue *value = read_tree (&text);

  g_assert_cmpstr (text, ==, "");
  return value;
}

static void
test_write (void)
{
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  ToyState *toy = (ToyState *) state;
  TrValue *position;
  char *json;

  tr_setup (game, state, 1, NULL);
  *toy = (ToyState) {
    .random = UINT64_C (0xfedcba9876543210),
    .cut = tr_set_or (tr_set_of (0), tr_set_of (6)),
    .sickled = 1u << 6 | 1u << 0,
    .seats = {
      { .hand = { 2, 0, 1 }, .tools = 1u << TOY_BOAT | 1u << TOY_SICKLE, .score = -300 },
      { .hand = { 0, 0, 0 }, .tools = 0, .score = 12 },
    },
    .coins = { 3, 2, 1 },
    .order = { 1, 0 },
    .pile = { TOY_CLAY, TOY_REED },
    .n_pile = 2,
    .tossed = { 0, 1, 0 },
    .at = 1,
    .last = 6,
    .drawn = TR_THING_NONE,
  };
  position = tr_position_write (game, state);
  json = tr_value_to_json (position);
  g_assert_cmpstr (json, ==,
                   "{\n"
                   " \"position\": \"toy\",\n"
                   " \"players\": 2,\n"
                   " \"options\": {\"coins\": 3},\n"
                   " \"random\": \"fedcba9876543210\",\n"
                   " \"cut\": [\"A1\", \"C2\"],\n"
                   " \"sickled\": [0, 6],\n"
                   " \"seats\": [\n"
                   "  {\"hand\": [\"reed\", \"reed\", \"gold\"], \"tools\": [\"boat\", \"sickle\"], \"score\": -300},\n"
                   "  {\"hand\": [], \"tools\": [], \"score\": 12}\n"
                   " ],\n"
                   " \"coins\": [3, 2, 1],\n"
                   " \"order\": [\"second\", \"first\"],\n"
                   " \"pile\": [\"clay\", \"reed\"],\n"
                   " \"tossed\": [\"clay\"],\n"
                   " \"at\": 1,\n"
                   " \"last\": \"C2\",\n"
                   " \"tool\": \"\",\n"
                   " \"drawn\": null,\n"
                   " \"stage\": 0\n"
                   "}\n");
  free (json);

  /* And back, bit for bit. */
  {
    TrState *read = tr_state_new (game);
    TrFault fault;

    memset (read, 0xa5, game->rules->state_size);
    g_assert_true (tr_position_read (game, position, read, &fault));
    g_assert_true (tr_state_equal (game, state, read));
    tr_state_free (read);
  }
  tr_value_free (position);
  tr_state_free (state);
  tr_game_free (game);
}

static void
test_defaults (void)
{
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  const ToyState *toy = (const ToyState *) state;
  TrValue *value = tree ("{ position: toy players: 2 comment: none seats: ( { tools: ( ) } ) coins: ( 1 ) drawn: - }");
  TrFault fault;

  /* Two coins of the first player are nowhere: what is written replaces the default, what is not keeps it. */
  g_assert_false (tr_position_read (game, value, state, &fault));
  g_assert_cmpuint (toy->coins[0], ==, 1);
  g_assert_cmpuint (toy->coins[1], ==, 3);
  g_assert_cmpuint (toy->seats[0].tools, ==, 0);
  g_assert_cmpuint (toy->seats[1].tools, ==, 1u << TOY_BOAT | 1u << TOY_SICKLE);
  g_assert_cmpuint (toy->n_pile, ==, 6);
  g_assert_cmpuint (toy->pile[5], ==, TOY_GOLD);
  tr_value_free (value);

  value = tree ("{ tossed: ( gold reed ) }");
  g_assert_true (tr_position_read (game, value, state, &fault));
  g_assert_null (fault.what);
  g_assert_cmpuint (toy->n_pile, ==, 4);
  g_assert_cmpuint (toy->pile[3], ==, TOY_CLAY);
  tr_value_free (value);
  tr_state_free (state);
  tr_game_free (game);
}

static void
test_faults (void)
{
  static const struct
  {
    const char *position;
    const char *fault;
  } rows[] = {
    { "( )", "should be an object, not a list" },
    { "{ huts: 3 }", "huts: nothing is called “huts” here" },
    { "{ seats: ( { } { huts: 3 } ) }", "seats[1].huts: nothing is called “huts” here" },
    { "{ seats: ( { comment: no } ) }", "seats[0].comment: nothing is called “comment” here" },
    { "{ seats: 3 }", "seats: should be a list, not a whole number" },
    { "{ seats: ( 3 ) }", "seats[0]: should be an object, not a whole number" },
    { "{ seats: ( { } { } { } ) }", "seats: has 3 entries; there is room for 2" },
    { "{ random: 5 }", "random: should be a string, not a whole number" },
    { "{ random: fedc }", "random: should be 16 hexadecimal digits" },
    { "{ random: fedcba987654321x }", "random: should be 16 hexadecimal digits" },
    { "{ random: FEDCBA9876543210 }", "random: should be 16 hexadecimal digits" },
    { "{ cut: ( A1 A3 ) }", "cut[1]: “A3” is no space of this game" },
    { "{ cut: ( A1 A2 A1 ) }", "cut[2]: “A1” stands here twice" },
    { "{ cut: A1 }", "cut: should be a list, not a string" },
    { "{ cut: ( 1 ) }", "cut[0]: “1” is no space of this game" },
    { "{ cut: ( ( ) ) }", "cut[0]: should be a string, not a list" },
    { "{ sickled: ( 0 32 ) }", "sickled[1]: should be from 0 to 31" },
    { "{ sickled: ( 0 3 0 ) }", "sickled[2]: “0” stands here twice" },
    { "{ sickled: 3 }", "sickled: should be a list, not a whole number" },
    { "{ stage: 3 }", "stage: “3” is no stage of this game" },
    { "{ tool: axe }", "tool: “axe” is no tool of this game" },
    { "{ seats: ( { tools: ( boat boat ) } ) }", "seats[0].tools[1]: “boat” stands here twice" },
    { "{ seats: ( { hand: ( silver ) } ) }", "seats[0].hand[0]: “silver” is no token of this game" },
    { "{ seats: ( { score: 32768 } ) }", "seats[0].score: should be from -32768 to 32767" },
    { "{ coins: ( 3 3 3 3 ) }", "coins: has 4 entries; there is room for 3" },
    { "{ coins: ( 256 ) }", "coins[0]: should be from 0 to 255" },
    { "{ coins: 3 }", "coins: should be a list, not a whole number" },
    { "{ order: ( first fourth ) }", "order[1]: “fourth” is no seat of this game" },
    { "{ order: ( first second third ) }", "order: has 3 entries; there is room for 2" },
    { "{ pile: ( reed reed reed reed reed reed reed reed reed reed reed reed reed ) }",
      "pile: has 13 entries; there is room for 12" },
    { "{ pile: ( reed - ) }", "pile[1]: should be a string, not null" },
    { "{ at: - }", "at: should be a whole number, not null" },
    { "{ at: 300 }", "at: should be from 0 to 255" },
    { "{ last: ( A1 ) }", "last: should be a string, not a list" },

    /* What the rule set itself has to say. */
    { "{ tossed: ( gold gold ) }", "there are too many tokens “gold”" },
    { "{ order: ( first first ) }", "the position is not possible: the order of play leaves somebody out" },
    { "{ order: ( - second ) }", "the position is not possible: the order of play names nobody" },
    { "{ last: B2 }", "the position is not possible: the space cut last is not cut" },
    { "{ pile: ( ) }", "the position is not possible: a token is missing or too many" },
    { "{ cut: ( A1 A2 B1 B2 B3 C1 C2 ) coins: ( 0 0 6 ) tossed: ( reed reed reed clay clay gold ) }",
      "the position asks something that has no answer" },
  };
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrValue *value = tree (rows[i].position);
      g_autofree char *words = NULL;
      TrFault fault = { .line = 99, .place = "elsewhere" };

      g_assert_false (tr_position_read (game, value, state, &fault));
      words = words_fault (&fault);
      g_assert_cmpstr (words, ==, rows[i].fault);
      tr_value_free (value);
    }
  tr_state_free (state);
  tr_game_free (game);
}

/* A list that is written down is the whole list: nothing of a longer one that was there by default stays behind it. */
static void
blank_with_pile (const TrGame *game,
                 TrState      *state)
{
  ToyState *toy = (ToyState *) state;

  toy_rules.position->blank (game, state);
  memcpy (toy->pile, (const uint8_t[]) { TOY_GOLD, TOY_CLAY, TOY_CLAY, TOY_REED, TOY_REED, TOY_REED }, 6);
  toy->n_pile = 6;
}

static void
test_shorter_list (void)
{
  TrPosition position = *toy_rules.position;
  TrRules rules = toy_rules;
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  TrValue *value = tree ("{ pile: ( reed clay ) tossed: ( reed reed clay gold ) }");
  const ToyState *toy = (const ToyState *) state;
  TrFault fault;

  position.blank = blank_with_pile;
  rules.position = &position;
  game->rules = &rules;
  g_assert_true (tr_position_read (game, value, state, &fault));
  g_assert_cmpuint (toy->n_pile, ==, 2);
  for (unsigned i = 2; i < TOY_PILE_MAX; i++)
    g_assert_cmpuint (toy->pile[i], ==, 0);
  tr_value_free (value);
  tr_state_free (state);
  tr_game_free (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/position/write", test_write);
  g_test_add_func ("/core/position/defaults", test_defaults);
  g_test_add_func ("/core/position/faults", test_faults);
  g_test_add_func ("/core/position/shorter-list", test_shorter_list);
  return g_test_run ();
}
