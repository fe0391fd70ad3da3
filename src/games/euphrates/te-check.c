/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Whether a state is possible: every tile, leader, catastrophe and treasure is somewhere, and nothing is where it cannot
 * be. Positions written by people come through here, so nothing is trusted: each check uses only what the ones before it
 * have made sure of. */

#define FAIL(...)                             \
  do                                          \
    {                                         \
      tr_text_printf (problem, __VA_ARGS__);  \
      return false;                           \
    }                                         \
  while (0)

/* ── The board ── */

/* Adds WHAT to TAKEN; false where something lies already. */
static bool
occupy (TrSet *taken,
        TrSet  what)
{
  if (tr_set_meets (*taken, what))
    return false;
  *taken = tr_set_or (*taken, what);
  return true;
}

static bool
check_monuments (const TeGame  *game,
                 const TeState *state,
                 TrText        *problem)
{
  TrSet squares = TR_SET_EMPTY;

  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    {
      unsigned space = state->monuments[i].space;
      unsigned colour = state->monuments[i].colour;

      if (space == TE_NONE)
        {
          if (colour != TE_NONE)
            FAIL ("a monument that is not built stands on tiles");
          continue;
        }
      if (space >= TE_SPACES || space % TE_COLUMNS == TE_COLUMNS - 1 || space / TE_COLUMNS == TE_ROWS - 1)
        FAIL ("a monument stands beyond the edge of the board");
      if (colour >= TE_COLOURS || !(game->monuments[i] >> colour & 1))
        FAIL ("a monument stands on tiles that do not have its colour");
      if (!tr_set_within (te_square_at (space), te_ground (game, colour)))
        FAIL ("a monument stands where its tiles cannot lie");
      if (!occupy (&squares, te_square_at (space)))
        FAIL ("two monuments share a space");
    }
  if (!tr_set_equal (squares, state->face_down))
    FAIL ("tiles lie face down without a monument");
  return true;
}

static bool
check_wonder (const TeGame  *game,
              const TeState *state,
              TrText        *problem)
{
  TrSet cross = TR_SET_EMPTY;

  if (state->wonder_at != TE_NONE)
    {
      if (!te_plays (game, TE_OPTION_WONDER))
        FAIL ("the wonder is built in a game without it");
      if (state->wonder_at >= TE_SPACES)
        FAIL ("the wonder is not on the board");
      cross = te_cross_at (game, state->wonder_at);
      if (tr_set_count (cross) < 5 || (!tr_set_within (cross, game->land) && !tr_set_within (cross, game->rivers)))
        FAIL ("the wonder is where no cross of tiles can have been");
    }
  if (!tr_set_equal (cross, state->wonder))
    FAIL ("the wonder does not cover the spaces around its middle");
  return true;
}

static bool
check_leaders (const TeGame  *game,
               const TeState *state,
               TrText        *problem)
{
  TrSet leaders = TR_SET_EMPTY;

  for (unsigned seat = 0; seat < TE_SEATS; seat++)
    {
      for (unsigned leader = 0; leader < TE_COLOURS; leader++)
        {
          unsigned space = state->seats[seat].leaders[leader];

          if (space == TE_NONE)
            continue;
          if (seat >= game->game.seats || space >= TE_SPACES || !occupy (&leaders, tr_set_of (space)))
            FAIL ("the %s of player %u is where it cannot be", te_leader_words[leader], seat + 1);
        }
    }
  if (!tr_set_equal (leaders, state->leaders))
    FAIL ("the leaders do not stand where they are listed");
  if (!tr_set_within (leaders, game->land))
    FAIL ("a leader stands on a river");
  if (!tr_set_within (leaders, te_beside_temples (game, state)))
    FAIL ("a leader has no temple beside it");
  return true;
}

static bool
check_board (const TeGame  *game,
             const TeState *state,
             TrText        *problem)
{
  TrSet taken = TR_SET_EMPTY;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned building = state->buildings[colour];

      if (!tr_set_within (state->tiles[colour], te_ground (game, colour)))
        FAIL ("a tile is on the wrong ground: %s", te_tile_words[colour]);
      if (!occupy (&taken, state->tiles[colour]))
        FAIL ("two tiles share a space");
      if (building == TE_NONE)
        continue;
      if (!te_plays (game, TE_OPTION_BUILDINGS))
        FAIL ("a building stands in a game without them");
      if (building >= TE_SPACES || !tr_set_has (state->tiles[colour], building))
        FAIL ("a building stands on no tile of its colour: %s", te_building_words[colour]);
    }
  if (!occupy (&taken, state->face_down) || !occupy (&taken, state->wonder))
    FAIL ("a monument or the wonder shares a space");
  if (!occupy (&taken, state->leaders))
    FAIL ("a leader shares its space");
  if (!tr_set_within (state->ruins, game->map.all) || !occupy (&taken, state->ruins))
    FAIL ("a catastrophe shares its space");
  return true;
}

/* ── Components ── */

static bool
check_tiles (const TeGame  *game,
             const TeState *state,
             TrText        *problem)
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned n = tr_set_count (state->tiles[colour]) + state->bag[colour] + state->out[colour];

      for (unsigned seat = 0; seat < game->game.seats; seat++)
        n += state->seats[seat].hand[colour];
      for (unsigned i = 0; i < TE_MONUMENTS; i++)
        n += state->monuments[i].space != TE_NONE && state->monuments[i].colour == colour ? 4 : 0;
      if (n != game->tiles[colour])
        FAIL ("there are %u tiles instead of %u: %s", n, game->tiles[colour], te_tile_words[colour]);
    }
  return true;
}

/* A treasure never leaves the space of its temple, whatever becomes of the temple, until it is taken. */
static bool
check_treasures (const TeGame  *game,
                 const TeState *state,
                 TrText        *problem)
{
  TrSet carried = tr_set_or (state->tiles[TE_TEMPLE], state->wonder);
  unsigned n = tr_set_count (state->treasures) + state->aside;

  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (state->monuments[i].space != TE_NONE && state->monuments[i].colour == TE_TEMPLE)
      carried = tr_set_or (carried, te_square_at (state->monuments[i].space));
  if (!tr_set_within (state->treasures, tr_set_and (game->starts, carried)))
    FAIL ("a treasure is where none was, or where its temple is gone");
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    n += state->seats[seat].treasures;
  if (n != game->n_treasures)
    FAIL ("there are %u treasures instead of %u", n, game->n_treasures);
  return true;
}

static bool
check_seats (const TeGame  *game,
             const TeState *state,
             TrText        *problem)
{
  unsigned n_catastrophes = tr_set_count (state->ruins);
  unsigned expected = (unsigned) (game->catastrophes * game->game.seats);

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const TeSeat *player = &state->seats[seat];
      unsigned hand = (unsigned) player->hand[0] + player->hand[1] + player->hand[2] + player->hand[3];

      if (hand > game->hand)
        FAIL ("player %u has %u tiles in hand", seat + 1, hand);
      if (player->catastrophes > game->catastrophes)
        FAIL ("player %u has %u catastrophes", seat + 1, player->catastrophes);
      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        if (player->points[colour] < 0)
          FAIL ("player %u has less than no points", seat + 1);
      n_catastrophes += player->catastrophes;
    }
  if (n_catastrophes != expected)
    FAIL ("there are %u catastrophes instead of %u", n_catastrophes, expected);
  return true;
}

/* ── The question ── */

/* Two leaders of a kind share a kingdom only while they fight: in a revolt, or through the covered tile. */
static bool
check_peace (const TeGame  *game,
             const TeState *state,
             TrText        *problem)
{
  TrSet links = te_links (state);

  if (state->united != TE_NONE)
    tr_set_remove (&links, state->united);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      for (unsigned leader = 0; leader < TE_COLOURS; leader++)
        {
          unsigned space = state->seats[seat].leaders[leader];
          unsigned other;

          if (space == TE_NONE || (state->ask == TE_ASK_REVOLT && leader == state->conflict))
            continue;
          other = te_leader_in (game, state, te_linked (game, links, space), leader, seat);
          if (other != TE_NONE)
            FAIL ("players %u and %u have a %s in one kingdom", seat + 1, other + 1, te_leader_words[leader]);
        }
    }
  return true;
}

/* Wars are between two. */
static bool
check_united (const TeGame  *game,
              const TeState *state,
              TrText        *problem)
{
  TrSet kingdom = te_kingdom_at (game, state, state->united);

  if (te_count_kingdoms (game, state, state->united, state->united) < 2)
    FAIL ("the unification tile does not unite two kingdoms");
  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    {
      unsigned n = 0;

      for (unsigned seat = 0; seat < game->game.seats; seat++)
        n += te_leads_in (state, kingdom, leader, seat);
      if (n > 2)
        FAIL ("three players have a %s in the united kingdom", te_leader_words[leader]);
    }
  return true;
}

static bool
check_conflict (const TeGame  *game,
                const TeState *state,
                TrText        *problem)
{
  bool revolt = state->ask == TE_ASK_REVOLT;
  unsigned attacker, defender;

  if (!revolt && state->ask != TE_ASK_WAR)
    {
      if (state->conflict != TE_NONE || state->attacker != TE_NONE || state->defender != TE_NONE || state->committed != 0)
        FAIL ("there is a conflict about which nothing is asked");
      return true;
    }
  if (state->conflict >= TE_COLOURS || !te_find_sides (game, state, &attacker, &defender))
    FAIL ("there are no two leaders for this conflict");
  if (state->attacker != attacker || state->defender != defender
      || (state->seat != attacker && state->seat != defender))
    FAIL ("the wrong players fight");
  if (state->committed > (state->seat == defender ? game->hand : 0))
    FAIL ("%u tiles have been added", state->committed);
  if (te_plays (game, TE_OPTION_ENGLISH) && state->committed > 0
      && te_strength_against (game, state, defender) <= te_strength (game, state, defender))
    FAIL ("%u added tiles do not exceed the defender", state->committed);
  return true;
}

/* What waits for an answer is there. */
static bool
check_question (const TeGame  *game,
                const TeState *state,
                TrText        *problem)
{
  unsigned seats = game->game.seats;
  bool fights = state->ask == TE_ASK_CHOOSE || state->ask == TE_ASK_WAR;
  bool others = state->ask == TE_ASK_REVOLT || state->ask == TE_ASK_WAR || state->ask == TE_ASK_TREASURE;
  bool builds = state->ask == TE_ASK_BUILDING || state->ask == TE_ASK_MONUMENT;
  unsigned n;

  if (state->ask >= TE_ASKS || state->seat >= seats || state->active >= seats || state->first >= seats)
    FAIL ("nobody is asked");
  if (state->seat != state->active && !others)
    FAIL ("player %u is asked in the turn of player %u", state->seat + 1, state->active + 1);
  if (state->round < 1)
    FAIL ("round %d", state->round);
  if (state->actions > (state->ask == TE_ASK_NONE || state->ask == TE_ASK_POINT ? TE_ACTIONS : TE_ACTIONS - 1)
      || (state->ask == TE_ASK_POINT && state->actions != TE_ACTIONS))
    FAIL ("%u actions have been done", state->actions);
  if ((state->united != TE_NONE) != fights || (fights && state->united != state->placed))
    FAIL ("the unification tile is out of place");
  if (state->placed != TE_NONE && (state->placed >= TE_SPACES || !tr_set_has (te_links (state), state->placed)))
    FAIL ("the tile just placed is gone");
  if ((fights || builds) ? state->placed == TE_NONE || te_tile_at (state, state->placed) == TE_NONE
                         : state->placed != TE_NONE && state->ask != TE_ASK_TREASURE)
    FAIL ("the tile just placed is not what the question is about");
  if ((fights && !check_united (game, state, problem)) || !check_peace (game, state, problem)
      || !check_conflict (game, state, problem))
    return false;

  if (state->ask == TE_ASK_CHOOSE && __builtin_popcount (te_wars (game, state)) < 2)
    FAIL ("there are no wars to choose from");
  if (state->ask == TE_ASK_BUILDING && tr_set_empty (te_building_spaces (game, state)))
    FAIL ("there is no line for a building");
  if (state->ask == TE_ASK_MONUMENT && !te_can_build (game, state))
    FAIL ("there is nothing to build on");
  if (state->ask == TE_ASK_POINT && !te_has_wonder (game, state))
    FAIL ("the king is not in the kingdom of the wonder");
  if (state->ask == TE_ASK_TREASURE && tr_set_count (te_treasures_to_leave (game, state, state->seat, &n)) < 2)
    FAIL ("there are no treasures to choose from");
  if (state->ask == TE_ASK_NONE && te_count_bag (state) > 0 && tr_set_count (state->treasures) > game->last_treasures)
    FAIL ("nothing has ended the game");
  return true;
}

/* After an action no trader leaves more than one treasure in its kingdom (te.treasure.take). */
static bool
check_taken (const TeGame  *game,
             const TeState *state,
             TrText        *problem)
{
  unsigned n;

  if (state->ask != TE_ASK_ACT && state->ask != TE_ASK_POINT)
    return true;
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    if (!tr_set_empty (te_treasures_to_leave (game, state, seat, &n)))
      FAIL ("the trader of player %u has not taken its treasures", seat + 1);
  return true;
}

bool
te_check (const TrGame  *tr_game,
          const TrState *tr_state,
          TrText        *problem)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;

  return check_monuments (game, state, problem)
         && check_wonder (game, state, problem)
         && check_leaders (game, state, problem)
         && check_board (game, state, problem)
         && check_tiles (game, state, problem)
         && check_treasures (game, state, problem)
         && check_seats (game, state, problem)
         && check_question (game, state, problem)
         && check_taken (game, state, problem);
}
