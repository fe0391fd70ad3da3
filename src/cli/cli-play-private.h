/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-keeper.h"

G_BEGIN_DECLS

/* A game that is being played or reviewed in the terminal. */
typedef struct
{
  TrSession    *session;
  const TrGame *game;
  char         *path;           /* of the file it came from; NULL: from none */
  TrSave       *loaded;         /* what was in that file */
  TrKeeper     *keeper;         /* NULL: it is in no file unless that is asked for */
  char         *folder;         /* of autosaves; NULL: there are none */
  TrMoveList    moves;          /* legal now */
  int           last_seat;      /* that was shown the table; -1: nobody yet */
  unsigned      viewer;         /* the person that has the screen; TR_SEAT_NONE: nobody yet */
  guint         told;           /* how many moves had been played when they got it */
  gboolean      changed;        /* since the question was printed */
  gboolean      jumping;        /* over moves that are not to be told */
  gboolean      over;           /* the person wants to leave */
} CliPlay;

/* ── cli-play-loop.c ── */

/* Takes SESSION: this is what is played from now on. */
void     cli_play_take       (CliPlay   *play,
                              TrSession *session);
/* Until the person wants to leave, the input ends, or nobody is left to play. */
void     cli_play_loop       (CliPlay   *play);
gboolean cli_play_has_person (CliPlay   *play);
/* Whether who has the screen may know what the seat knows that is asked; if not, says so. */
gboolean cli_play_may_look   (CliPlay   *play);
void     cli_play_clear      (CliPlay   *play);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPlay, cli_play_clear)

/* ── cli-play-commands.c ── */

/* What a person typed, of which nothing is too strange to be answered. */
void cli_play_line (CliPlay    *play,
                    const char *line);

/* ── cli-play-travel.c: words that lead through the moves ── */

void cli_play_undo   (CliPlay *play, const char *arguments);
void cli_play_redo   (CliPlay *play, const char *arguments);
void cli_play_step   (CliPlay *play, const char *arguments);
void cli_play_other  (CliPlay *play, const char *arguments);
void cli_play_review (CliPlay *play, const char *arguments);
void cli_play_first  (CliPlay *play, const char *arguments);
void cli_play_last   (CliPlay *play, const char *arguments);
void cli_play_next   (CliPlay *play, const char *arguments);
void cli_play_back   (CliPlay *play, const char *arguments);
void cli_play_go     (CliPlay *play, const char *arguments);
void cli_play_fork   (CliPlay *play, const char *arguments);

G_END_DECLS
