/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-board-view.h"
#include "tr-game-page.h"
#include "tr-hand-over.h"
#include "tr-hint-panel.h"
#include "tr-log-view.h"
#include "tr-notice.h"
#include "tr-pacer.h"
#include "tr-picker.h"
#include "tr-players-view.h"
#include "tr-prompt-bar.h"
#include "tr-reference-view.h"
#include "tr-result-view.h"
#include "tr-review-bar.h"
#include "tr-score-view.h"
#include "tr-split.h"
#include "tr-toast.h"

G_BEGIN_DECLS

/* What the switcher leads to; the table is always there unless the window is narrow. */
typedef enum
{
  TR_PART_TABLE,
  TR_PART_PLAYERS,
  TR_PART_LOG,
  TR_PART_SCORE,
  TR_PART_RULES,
  TR_PARTS
} TrPart;

/* No passage is fresh. */
#define TR_NOT_FRESH G_MAXUINT

struct _TrGamePage
{
  AdwBin              parent_instance;

  TrSession          *session;
  GSignalGroup       *session_signals;
  TrPicker           *picker;
  GSignalGroup       *picker_signals;
  GSettings          *settings;
  TrPacer            *pacer;
  GSimpleActionGroup *actions;

  char               *names[TR_SEATS_MAX];
  char               *subtitle;
  unsigned            viewer;   /* who looks; TR_SEAT_NONE: nobody in particular */
  TrPart              part;
  TrTurn              asked;    /* what was shown last */
  TrPart              part_before; /* where one was before the rules, and with which widget; weak */
  GtkWidget          *focus_before;

  guint               following; /* source: the focus is to go on with what was chosen */
  guint               updating; /* source: the picture is not of this moment */
  gboolean            animate;
  guint               fresh;    /* the first passage that was played and has not been shown */

  TrHint             *hint;     /* asked for, or shown; NULL: none */
  gboolean            hint_thinking;
  const char         *hint_obstacle; /* that was told */
  guint               hint_chosen; /* how many things had been pointed at then */
  gpointer            hint_focus; /* what had the focus then; it may be gone, and is only compared */

  TrToast            *toast;
  GtkStack           *stack;
  TrHandOver         *cover;
  TrSplit            *split;
  TrBoardView        *board;
  TrNotice           *notice;
  TrHintPanel        *hint_panel;
  TrPromptBar        *prompt;
  TrReviewBar        *review;   /* NULL: not yet made */
  GtkBox             *panel;
  TrReferenceView    *rules;    /* NULL: nobody has opened it yet */
  GtkWidget          *players_page;
  TrPlayersView      *players;
  TrLogView          *log;
  GtkWidget          *score_page;
  TrResultView       *result;
  TrScoreView        *score;
  GtkToggleButton    *part_buttons[TR_PARTS];
};

/* tr-game-page.c */
void            tr_game_page_show_part      (TrGamePage *page,
                                             TrPart      part);

/* tr-game-page-update.c: the picture follows the session */
/* Before the next frame. */
void            tr_game_page_queue_update   (TrGamePage *page);
void            tr_game_page_update         (TrGamePage *page);
gboolean        tr_game_page_is_covered     (TrGamePage *page);
/* Whoever was waited for looks now. */
void            tr_game_page_uncover        (TrGamePage *page);

/* tr-game-page-story.c: what happened, shown */
void            tr_game_page_mark_recent    (TrGamePage *page);
/* Of the passages from FIRST up to the cursor. */
void            tr_game_page_tell_story     (TrGamePage *page,
                                             guint       first);
/* The same in words alone. */
void            tr_game_page_announce       (TrGamePage *page,
                                             guint       first);

/* tr-game-page-focus.c */
GtkWidget      *tr_game_page_get_focus      (TrGamePage *page);
void            tr_game_page_keep_focus     (TrGamePage *page,
                                             gpointer    before);
void            tr_game_page_focus_asked    (TrGamePage *page);
/* Part of an answer was given: goes on with the rest, once it is lit. */
void            tr_game_page_follow_choice  (TrGamePage *page);
gboolean        tr_game_page_asks_in        (TrGamePage *page,
                                             TrPart      part);
void            tr_game_page_update_attention (TrGamePage *page);

/* tr-game-page-rules.c: the reference beside the table */
/* Brings what is shown up to date, if it is shown. */
void            tr_game_page_update_rules   (TrGamePage *page);
/* Here, whoever else could show it; false: not now. */
gboolean        tr_game_page_show_rules     (TrGamePage *page,
                                             const char *id);
/* The page of what lies there. */
void            tr_game_page_open_spot      (TrGamePage   *page,
                                             const TrSpot *spot);
/* Whether the keys are in the rules. */
gboolean        tr_game_page_reads_rules    (TrGamePage *page);

/* tr-game-page-links.c */
void            tr_game_page_add_links      (TrGamePage   *page);
void            tr_game_page_link_player    (TrGamePage   *page,
                                             TrPlayerCard *card);

/* tr-game-page-hint.c */
void            tr_game_page_init_hints     (TrGamePage *page);
void            tr_game_page_ask_hint       (TrGamePage *page);
/* It is no longer wanted, or no longer true. */
void            tr_game_page_drop_hint      (TrGamePage *page);

/* tr-game-page-actions.c */
void            tr_game_page_add_actions    (TrGamePage *page);
void            tr_game_page_update_actions (TrGamePage *page);
/* Opens the page of a spot; where it cannot be pointed at, also says why. */
void            tr_game_page_explain        (TrGamePage  *page,
                                             TrBoardView *view,
                                             guint        key);

G_END_DECLS
