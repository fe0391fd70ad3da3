/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#define SPACE_WIDTH 6
#define LINE_SPACES 16

static unsigned
column_of (unsigned space)
{
  return space % LINE_SPACES * SPACE_WIDTH;
}

/* The spaces from FIRST up to END: a line where one is crossed, the number, the thing that lies there. */
static void
show_spaces (unsigned  first,
             unsigned  end,
             uint32_t  lines,
             uint32_t  things,
             char      thing,
             TrText   *text)
{
  size_t start = text->length;

  for (unsigned space = first; space < end; space++)
    {
      tr_text_pad (text, start, column_of (space));
      tr_text_printf (text, "%c%3u", lines >> space & 1 ? '|' : ' ', space);
      if (things >> space & 1)
        tr_text_add_char (text, thing);
    }
  tr_text_add_char (text, '\n');
}

static void
show_offering_vp (const A2Game *game,
                  unsigned      first,
                  unsigned      end,
                  TrText       *text)
{
  size_t start = text->length;

  for (unsigned space = first; space < end; space++)
    {
      tr_text_pad (text, start, column_of (space));
      tr_text_printf (text, " %u/%u", game->offering_well_vp[space], game->offering_ziggurat_vp[space]);
    }
  tr_text_add_char (text, '\n');
}

/* The markers on SPACE, the one ahead first: it lies beneath. */
static unsigned
markers_at (const A2Game  *game,
            const A2State *state,
            bool           influence,
            unsigned       space,
            unsigned       seats[A2_SEATS])
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      unsigned i = n;

      if ((influence ? player->influence : player->offerings) != space)
        continue;
      for (; influence && i > 0 && state->seats[seats[i - 1]].height > player->height; i--)
        seats[i] = seats[i - 1];
      seats[i] = seat;
      n++;
    }
  return n;
}

static void
show_markers (const A2Game  *game,
              const A2State *state,
              bool           influence,
              unsigned       first,
              unsigned       end,
              TrText        *text)
{
  size_t start = text->length;

  for (unsigned space = first; space < end; space++)
    {
      unsigned seats[A2_SEATS];
      unsigned n = markers_at (game, state, influence, space, seats);

      /* They end where the number ends. */
      if (n > 0)
        tr_text_pad (text, start, column_of (space) + 4 - n);
      for (unsigned i = 0; i < n; i++)
        tr_text_add_int (text, seats[i] + 1);
    }
  tr_text_add_char (text, '\n');
}

static void
show_track (const A2Game  *game,
            const A2State *state,
            bool           influence,
            TrText        *text)
{
  unsigned n_spaces = (influence ? game->last_influence : game->last_offering) + 1u;

  for (unsigned first = 0; first < n_spaces; first += LINE_SPACES)
    {
      unsigned end = first + LINE_SPACES < n_spaces ? first + LINE_SPACES : n_spaces;

      if (influence)
        show_spaces (first, end, game->vp_lines, state->tokens, 't', text);
      else
        {
          show_spaces (first, end, 0, state->roofs, '^', text);
          show_offering_vp (game, first, end, text);
        }
      show_markers (game, state, influence, first, end, text);
    }
}

void
a2_show_tracks (const A2Game  *game,
                const A2State *state,
                TrText        *text)
{
  tr_text_line (text, N_("INFLUENCE  t: food token, |: 2 VP for crossing; of players on one space the first is ahead"));
  show_track (game, state, true, text);
  tr_text_line (text, N_("OFFERINGS  1/2: 1 VP for each well, 2 VP for each ziggurat when the flood comes; ^: roof"));
  show_track (game, state, false, text);
  if (state->roofs_to_put > 0)
    tr_text_printf (text, tr_text_translate (text, N_("Roofs reached, to be placed now: %u\n")), state->roofs_to_put);
}
