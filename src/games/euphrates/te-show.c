/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-show-private.h"

/* The whole table, for a terminal, as one seat sees it (te.hidden): what is behind the screens of others is "?". */

const char *
te_show_label (const TrText *text,
               TeSort        sort,
               unsigned      index)
{
  return tr_text_translate (text, te_sorts[sort - TR_SORT_FIRST_OF_GAME].labels[index]);
}

static void
show_heading (const TeState *state,
              TrText        *text)
{
  tr_text_printf (text, tr_text_translate (text, N_("ROUND %u, TURN OF PLAYER %u")), (unsigned) state->round,
                  state->active + 1u);
  if (state->ask == TE_ASK_NONE)
    tr_text_say (text, N_(": the game is over"));
  tr_text_add_char (text, '\n');
}

/* ── What is under way ── */

static void
show_conflict (const TeGame  *game,
               const TeState *state,
               TrText        *text)
{
  bool revolt = state->ask == TE_ASK_REVOLT;

  if (!revolt && state->ask != TE_ASK_WAR)
    return;
  tr_text_printf (text, tr_text_translate (text, revolt ? N_("REVOLT (%s)") : N_("WAR (%s)")),
                  te_show_label (text, TE_SORT_LEADER, state->conflict));
  tr_text_printf (text, tr_text_translate (text, N_(": player %u attacks with %u, player %u defends with %u\n")),
                  state->attacker + 1u, te_strength_against (game, state, state->defender), state->defender + 1u,
                  te_strength (game, state, state->defender));
}

/* ── Monuments and buildings ── */

static void
show_place (const TeGame *game,
            unsigned      space,
            TrText       *text)
{
  tr_text_add_char (text, ' ');
  if (space == TE_NONE)
    tr_text_add_char (text, '-');
  else
    tr_square_write_name (&game->map, space, text);
}

static void
show_monuments (const TeGame  *game,
                const TeState *state,
                TrText        *text)
{
  tr_text_say (text, N_("MONUMENTS"));
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    {
      tr_text_add (text, i % 3 == 0 && i > 0 ? "\n           " : "  ");
      tr_text_printf (text, "%u ", i + 1);
      tr_thing_write_label (&game->game, (TrThing) { TE_SORT_MONUMENT, (uint8_t) i }, text);
      show_place (game, state->monuments[i].space, text);
    }
  tr_text_add_char (text, '\n');
}

static void
show_buildings (const TeGame  *game,
                const TeState *state,
                TrText        *text)
{
  if (!te_plays (game, TE_OPTION_BUILDINGS))
    return;
  tr_text_say (text, N_("BUILDINGS"));
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      tr_text_printf (text, "  %s", te_show_label (text, TE_SORT_BUILDING, colour));
      show_place (game, state->buildings[colour], text);
    }
  tr_text_add_char (text, '\n');
}

/* ── Players ── */

enum { NAME_WIDTH = 12, FIGURE_WIDTH = 5, FIGURES_OPEN = TE_COLOURS + 2, FIGURES_HIDDEN = TE_COLOURS + TE_POINTS };

/* Puts STRING at the right end of a column. */
static void
add_right (TrText     *text,
           const char *string)
{
  unsigned columns = tr_text_columns (string);

  tr_text_pad (text, text->length, columns < FIGURE_WIDTH ? FIGURE_WIDTH - columns : 1);
  tr_text_add (text, string);
}

static void
add_figure (TrText *text,
            int     figure)
{
  char data[16];
  TrText cell;

  tr_text_init (&cell, data, sizeof data, NULL);
  tr_text_add_int (&cell, figure);
  add_right (text, data);
}

static void
show_headings (TrText *text)
{
  static const char *const leaders[] = { N_("king"), N_("pri."), N_("far."), N_("tra.") };
  static const char *const points[] = { N_("set."), N_("tem."), N_("farm"), N_("mar."), N_("tre.") };
  size_t start = text->length;

  tr_text_pad (text, start, NAME_WIDTH + 2);
  tr_text_say (text, N_("LEADERS"));
  tr_text_tab (text, start, NAME_WIDTH + TE_COLOURS * FIGURE_WIDTH + 1);
  tr_text_say (text, N_("CAT. TILES"));
  tr_text_tab (text, start, NAME_WIDTH + FIGURES_OPEN * FIGURE_WIDTH + 2);
  tr_text_say (text, N_("HAND"));
  tr_text_tab (text, start, NAME_WIDTH + (FIGURES_OPEN + TE_COLOURS) * FIGURE_WIDTH + 2);
  tr_text_line (text, N_("POINTS"));

  tr_text_pad (text, text->length, NAME_WIDTH);
  for (unsigned i = 0; i < TE_COLOURS; i++)
    add_right (text, tr_text_translate (text, leaders[i]));
  tr_text_pad (text, text->length, 2 * FIGURE_WIDTH);
  for (unsigned i = 0; i < TE_COLOURS; i++)
    add_right (text, tr_text_translate (text, points[i]));
  for (unsigned i = 0; i < TE_POINTS; i++)
    add_right (text, tr_text_translate (text, points[i]));
  tr_text_add_char (text, '\n');
}

static void
show_player (const TeGame  *game,
             const TeState *state,
             unsigned       seat,
             bool           open,
             TrText        *text)
{
  const TeSeat *player = &state->seats[seat];
  size_t start = text->length;

  tr_text_add (text, state->ask != TE_ASK_NONE && seat == state->seat ? "> " : "  ");
  tr_text_printf (text, tr_text_translate (text, N_("Player %u")), seat + 1);
  tr_text_pad (text, start, NAME_WIDTH);
  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    {
      char data[8];
      TrText cell;

      tr_text_init (&cell, data, sizeof data, NULL);
      show_place (game, player->leaders[leader], &cell);
      add_right (text, data);
    }
  add_figure (text, player->catastrophes);
  add_figure (text, player->hand[0] + player->hand[1] + player->hand[2] + player->hand[3]);
  for (unsigned i = 0; i < FIGURES_HIDDEN; i++)
    {
      if (!open)
        add_right (text, "?");
      else if (i < TE_COLOURS)
        add_figure (text, player->hand[i]);
      else
        add_figure (text, i < 2 * TE_COLOURS ? player->points[i - TE_COLOURS] : player->treasures);
    }
  tr_text_add_char (text, '\n');
}

/* ── The whole of it ── */

void
te_show (const TrGame  *tr_game,
         const TrState *tr_state,
         unsigned       seat,
         TrText        *text)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;

  show_heading (state, text);
  te_show_board (game, state, text);
  show_monuments (game, state, text);
  show_buildings (game, state, text);
  tr_text_add_char (text, '\n');
  show_headings (text);
  for (unsigned i = 0; i < tr_game->seats; i++)
    show_player (game, state, i, i == seat || state->ask == TE_ASK_NONE, text);
  show_conflict (game, state, text);
}
