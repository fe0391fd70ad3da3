/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game-page.h"
#include "tr-keeper.h"
#include "tr-saves-page.h"
#include "tr-start-page.h"
#include "tr-toast.h"
#include "tr-window.h"

G_BEGIN_DECLS

struct _TrWindow
{
  AdwApplicationWindow parent_instance;

  GSettings       *settings;
  TrKeeper        *keeper;      /* NULL: nothing can be saved; the banner says why */
  TrSession       *session;     /* on the table; NULL: none yet */
  const char      *came_from;   /* the page behind the saved games */
  GtkWidget       *rules_window; /* weak; NULL: it is not open */

  AdwWindowTitle  *title;
  GtkWidget       *back_button;
  GtkWidget       *new_button;
  GtkWidget       *undo_button;
  GtkWidget       *redo_button;
  GtkWidget       *hint_button;
  GtkStack        *hint_stack;
  GtkWidget       *hint_icon;
  GtkSpinner      *hint_spinner;
  GtkMenuButton   *menu_button;
  GtkRevealer     *banner;
  GtkLabel        *banner_label;
  TrToast         *toast;
  GtkStack        *stack;
  TrStartPage     *start_page;  /* NULL: it was not shown yet */
  TrGamePage      *game_page;
  TrSavesPage     *saves_page;  /* as well */
};

/* tr-window.c */
void tr_window_show_page       (TrWindow   *window,
                                const char *name);
/* NULL: there is nothing to be warned of. */
void tr_window_warn            (TrWindow   *window,
                                const char *text);

/* tr-window-actions.c */
void tr_window_add_actions     (TrWindow   *window);
void tr_window_update_actions  (TrWindow   *window);

/* tr-window-rules.c */
void     tr_window_add_rules_actions (TrWindow   *window);
/* The game is another one. */
void     tr_window_update_rules      (TrWindow   *window);
/* In the window of their own; false: it is not open. */
gboolean tr_window_show_rules_page   (TrWindow   *window,
                                      const char *id);

/* tr-window-game.c */
void     tr_window_open_keeper (TrWindow   *window);
/* Tells a page that was just made what there is. */
void     tr_window_offer_left  (TrWindow   *window);
void     tr_window_offer_saves (TrWindow   *window);
void     tr_window_continue    (TrWindow   *window);
void     tr_window_rematch     (TrWindow   *window);
void     tr_window_save        (TrWindow   *window,
                                const char *path);
void     tr_window_open_path   (TrWindow   *window,
                                const char *path);
/* The page has begun another session by itself. */
void     tr_window_adopt       (TrWindow   *window);
/* Whether the window may close: the game is where it will be found. */
gboolean tr_window_leave       (TrWindow   *window);

G_END_DECLS
