/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "player.h"

#include "game-fixture.h"
#include "hand.h"
#include "tr-board-view-private.h"
#include "tr-hand-over.h"
#include "tr-prompt-bar.h"
#include "tr-words.h"

/* More than any window has. */
#define TABS_MAX 400

/* ── Finding ── */

GtkWidget *
test_player_find (GtkWidget *widget,
                  GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = test_player_find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
add_views (GtkWidget *widget,
           GPtrArray *views)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (TR_IS_BOARD_VIEW (widget))
    {
      g_ptr_array_add (views, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_views (child, views);
}

GPtrArray *
test_player_list_views (GtkWidget *window)
{
  GPtrArray *views = g_ptr_array_new ();

  add_views (window, views);
  return views;
}

/* ── The move, and what has been said of it ── */

typedef struct
{
  TrMove  move;
  TrThing targets[TR_TARGETS_MAX];
  guint   n_targets;
  guint   said;                 /* a bit for each target */
} Wish;

/* Things of one sort are said in their order; returns whether THING is to be said, and marks it. With AGAIN, whether it was
 * said. */
static gboolean
say (Wish    *wish,
     TrThing  thing,
     gboolean again)
{
  for (guint i = 0; i < wish->n_targets; i++)
    {
      if ((wish->said >> i & 1) != (guint) again || wish->targets[i].sort != thing.sort)
        continue;
      if (wish->targets[i].index != thing.index)
        return FALSE;
      wish->said |= 1u << i;
      return TRUE;
    }
  return FALSE;
}

static gboolean
say_pick (Wish         *wish,
          const TrPick *pick)
{
  gboolean fresh = FALSE;

  for (guint i = 0; i < pick->n; i++)
    {
      gboolean first = say (wish, pick->things[i], FALSE);

      if (pick->any && first)
        return TRUE;
      if (!pick->any && !first && !say (wish, pick->things[i], TRUE))
        return FALSE;
      fresh |= first;
    }
  return fresh;
}

/* Whether other spots leave the middle of SPOT free, so that a click there is meant for it. */
static gboolean
is_free (TrBoardView  *view,
         const TrSpot *spot)
{
  double x, y;

  tr_board_view_locate (view, spot->key, &x, &y);
  return tr_board_view_spot_at (view, x, y) == spot;
}

/* A spot that says part of the wish, and is what is asked for. */
static const TrSpot *
find_spot (GPtrArray    *views,
           Wish         *wish,
           TestWay       way,
           TrBoardView **view)
{
  for (guint i = 0; i < views->len; i++)
    {
      TrScene *scene = tr_board_view_get_scene (g_ptr_array_index (views, i));
      g_autoptr (TrPicker) picker = NULL;

      g_object_get (g_ptr_array_index (views, i), "picker", &picker, NULL);
      for (guint j = 0; scene != NULL && picker != NULL && j < scene->spots->len; j++)
        {
          const TrSpot *spot = &g_array_index (scene->spots, TrSpot, j);
          Wish after = *wish;

          if (tr_picker_get_lit (picker, &spot->pick) != TR_LIT_NEXT || !say_pick (&after, &spot->pick)
              || (way == TEST_WITH_POINTER && !is_free (g_ptr_array_index (views, i), spot)))
            continue;
          *wish = after;
          *view = g_ptr_array_index (views, i);
          return spot;
        }
    }
  return NULL;
}

/* The number of the button that says part of the wish, or plays it; -1: none. */
static int
find_button (TrPicker *picker,
             Wish     *wish)
{
  GListModel *choices = tr_picker_get_choices (picker);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (TrChoice) choice = g_list_model_get_item (choices, i);

      if (tr_choice_get_move (choice) != TR_MOVE_NONE ? tr_choice_get_move (choice) == wish->move
                                                      : say (wish, tr_choice_get_thing (choice), FALSE))
        return (int) i;
    }
  return -1;
}

static char *
list_choices (TrPicker *picker)
{
  GListModel *choices = tr_picker_get_choices (picker);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (TrChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (text, "[%s] ", tr_choice_get_label (choice));
    }
  return g_string_free (text, FALSE);
}

/* ── Keys ── */

static TrSpotWidget *
focused_spot (GtkWidget   *window,
              TrBoardView *view)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && TR_IS_SPOT_WIDGET (focus) && gtk_widget_get_parent (focus) == GTK_WIDGET (view)
         ? TR_SPOT_WIDGET (focus) : NULL;
}

static gboolean
is_hidden (const TrSpot *spot,
           gpointer      view)
{
  return !gtk_widget_get_visible (tr_board_view_get_spot_widget (view, spot->key));
}

static const guint arrow_keys[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };

/* The first key of the shortest way of arrows from FROM to TO; 0: there is no way. */
static guint
find_arrow (TrBoardView  *view,
            const TrSpot *from,
            const TrSpot *to)
{
  static const int dx[] = { -1, 1, 0, 0 }, dy[] = { 0, 0, -1, 1 };
  TrScene *scene = tr_board_view_get_scene (view);
  g_autoptr (GHashTable) first = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, (gpointer) from);
  for (guint i = 0; i < queue->len; i++)
    {
      const TrSpot *at = g_ptr_array_index (queue, i);

      for (guint j = 0; j < G_N_ELEMENTS (arrow_keys); j++)
        {
          const TrSpot *next = tr_scene_find_next (scene, at, dx[j], dy[j], is_hidden, view);
          gpointer way = i == 0 ? GUINT_TO_POINTER (arrow_keys[j]) : g_hash_table_lookup (first, at);

          if (next == NULL || next == from || g_hash_table_contains (first, next))
            continue;
          if (next == to)
            return GPOINTER_TO_UINT (way);
          g_hash_table_insert (first, (gpointer) next, way);
          g_ptr_array_add (queue, (gpointer) next);
        }
    }
  return 0;
}

/* Tab goes from part to part, arrows within one. */
static void
walk_to (GtkWidget   *window,
         TrBoardView *view,
         guint32      key)
{
  const TrSpot *to = tr_scene_find_spot (tr_board_view_get_scene (view), key);
  guint n_tabs = 0;

  for (;;)
    {
      TrSpotWidget *widget = focused_spot (window, view);
      const TrSpot *from = widget != NULL ? tr_scene_find_spot (tr_board_view_get_scene (view), tr_spot_widget_get_key (widget))
                                          : NULL;
      guint arrow;

      if (from == to)
        return;
      if (from == NULL || from->section != to->section)
        {
          if (n_tabs++ == TABS_MAX)
            g_error ("Tab does not lead to “%s”", to->name);
          test_hand_key (GDK_KEY_Tab, from != NULL && from->section > to->section ? GDK_SHIFT_MASK : 0);
          continue;
        }
      arrow = find_arrow (view, from, to);
      if (arrow == 0)
        g_error ("no arrows lead from “%s” to “%s”", from->name, to->name);
      test_hand_key (arrow, 0);
    }
}

/* ── Playing ── */

/* Nobody clicks at what is still moving: until the point X, Y of WIDGET, which PLACE finds out, is in the same place of the
 * window for some frames. */
static void
wait_until_still (GtkWidget *window,
                  GtkWidget *widget,
                  void     (*place) (GtkWidget *widget,
                                     guint32    key,
                                     double    *x,
                                     double    *y),
                  guint32    key,
                  double    *x,
                  double    *y)
{
  double last_x = -1, last_y = -1;
  guint n_still = 0;

  for (guint i = 0; n_still < 3; i++)
    {
      double at_x, at_y;

      g_assert_cmpuint (i, <, 200);
      test_hand_settle ();
      place (widget, key, x, y);
      gtk_widget_translate_coordinates (widget, window, *x, *y, &at_x, &at_y);
      n_still = ABS (at_x - last_x) < 0.5 && ABS (at_y - last_y) < 0.5 ? n_still + 1 : 0;
      last_x = at_x;
      last_y = at_y;
      g_usleep (8000);
    }
}

static void
place_spot (GtkWidget *view,
            guint32    key,
            double    *x,
            double    *y)
{
  g_assert_true (tr_board_view_locate (TR_BOARD_VIEW (view), key, x, y));
}

static void
place_middle (GtkWidget *widget,
              guint32    key,
              double    *x,
              double    *y)
{
  *x = gtk_widget_get_width (widget) / 2.0;
  *y = gtk_widget_get_height (widget) / 2.0;
}

typedef struct
{
  GtkWidget *window;
  GtkWidget *view;
  double     x, y;
} Place;

/* Whether nothing lies over the place, as news do for a while. */
static gboolean
is_bare (gpointer data)
{
  const Place *place = data;
  GtkWidget *at = gtk_widget_pick (place->window, place->x, place->y, GTK_PICK_DEFAULT);

  return at != NULL && (at == place->view || gtk_widget_is_ancestor (at, place->view));
}

static void
wait_until_bare (GtkWidget *window,
                 GtkWidget *view,
                 double     x,
                 double     y)
{
  Place place = { .window = window, .view = view };

  gtk_widget_translate_coordinates (view, window, x, y, &place.x, &place.y);
  if (!test_hand_wait (is_bare, &place))
    g_error ("a %s lies over the table", G_OBJECT_TYPE_NAME (gtk_widget_pick (window, place.x, place.y, GTK_PICK_DEFAULT)));
}

static void
point_at (GtkWidget    *window,
          TrBoardView  *view,
          guint32       key,
          TestWay       way)
{
  double x, y;

  if (way == TEST_WITH_KEYS)
    {
      walk_to (window, view, key);
      test_hand_key (GDK_KEY_Return, 0);
      return;
    }
  /* As scrolling there would do. */
  tr_board_view_focus_spot (view, key);
  wait_until_still (window, GTK_WIDGET (view), place_spot, key, &x, &y);
  wait_until_bare (window, GTK_WIDGET (view), x, y);
  test_hand_click (GTK_WIDGET (view), x, y, GDK_BUTTON_PRIMARY);
}

static void
tab_to (GtkWidget *window,
        GtkWidget *button)
{
  for (guint i = 0; gtk_window_get_focus (GTK_WINDOW (window)) != button; i++)
    {
      g_assert_cmpuint (i, <, TABS_MAX);
      test_hand_key (GDK_KEY_Tab, 0);
    }
}

static void
press_button (GtkWidget *window,
              guint      number,
              TestWay    way)
{
  GtkWidget *bar = test_player_find (window, TR_TYPE_PROMPT_BAR);
  GtkWidget *button = tr_prompt_bar_get_button (TR_PROMPT_BAR (bar), number);

  g_assert_nonnull (button);
  if (way == TEST_WITH_POINTER)
    {
      double x, y;

      wait_until_still (window, button, place_middle, 0, &x, &y);
      test_hand_click (button, x, y, GDK_BUTTON_PRIMARY);
    }
  else if (number < 9)
    test_hand_key (GDK_KEY_1 + number, GDK_ALT_MASK);
  else
    {
      tab_to (window, button);
      test_hand_key (GDK_KEY_Return, 0);
    }
}

static gboolean
is_uncovered (gpointer cover)
{
  return !gtk_widget_get_mapped (cover);
}

gboolean
test_player_uncover (GtkWidget *window,
                     TestWay    way)
{
  GtkWidget *cover = test_player_find (window, TR_TYPE_HAND_OVER);
  GtkWidget *button;
  double x, y;

  if (cover == NULL || !gtk_widget_get_mapped (cover))
    return FALSE;
  button = test_game_find_button (cover, "_Ready");
  g_assert_nonnull (button);
  if (way == TEST_WITH_POINTER)
    {
      wait_until_still (window, button, place_middle, 0, &x, &y);
      wait_until_bare (window, button, x, y);
      test_hand_click (button, x, y, GDK_BUTTON_PRIMARY);
    }
  else
    {
      /* Whoever was elsewhere in the window has to come here. */
      tab_to (window, button);
      test_hand_key (GDK_KEY_Return, 0);
    }
  if (!test_hand_wait (is_uncovered, cover))
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      g_error ("the table stays covered %s; a %s has the focus", way == TEST_WITH_POINTER ? "for the pointer" : "for keys",
               focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
    }
  return TRUE;
}

static gboolean
is_still (gpointer data)
{
  g_autoptr (GPtrArray) views = test_player_list_views (data);

  for (guint i = 0; i < views->len; i++)
    if (tr_board_view_is_moving (g_ptr_array_index (views, i)))
      return FALSE;
  return views->len > 0;
}

typedef struct
{
  TrSession *session;
  guint      cursor;
  gboolean   changed;           /* what can be pointed at */
} Step;

static void
on_picker_changed (Step *step)
{
  step->changed = TRUE;
}

static gboolean
is_taken (gpointer data)
{
  const Step *step = data;

  return step->changed || tr_session_get_cursor (step->session) != step->cursor;
}

/* Points at SPOT of VIEW or, without one, presses the button NUMBER, and waits until that has led somewhere: between two
 * frames the toolkit holds events back, longer than nothing else happens. */
static void
take_step (GtkWidget    *window,
           TrSession    *session,
           TrPicker     *picker,
           TrBoardView  *view,
           const TrSpot *spot,
           int           number,
           TestWay       way)
{
  Step step = { .session = session, .cursor = tr_session_get_cursor (session) };
  gulong handler = g_signal_connect_swapped (picker, "changed", G_CALLBACK (on_picker_changed), &step);
  g_autofree char *name = g_strdup (spot != NULL ? spot->name : "a button");

  if (spot != NULL)
    point_at (window, view, spot->key, way);
  else
    press_button (window, (guint) number, way);
  if (!test_hand_wait (is_taken, &step))
    g_error ("%s does nothing %s", name, way == TEST_WITH_POINTER ? "under the pointer" : "by key");
  g_signal_handler_disconnect (picker, handler);
}

void
test_player_play (GtkWidget *window,
                  TrSession *session,
                  TrMove     move,
                  TestWay    way)
{
  guint cursor = tr_session_get_cursor (session);
  Wish wish = { .move = move };

  wish.n_targets = tr_targets (tr_session_get_game (session), move, wish.targets);
  g_assert_true (test_hand_wait (is_still, window));
  for (guint steps = 0; tr_session_get_cursor (session) == cursor; steps++)
    {
      g_autoptr (GPtrArray) views = test_player_list_views (window);
      g_autoptr (TrPicker) picker = NULL;
      TrBoardView *view = NULL;
      const TrSpot *spot = find_spot (views, &wish, way, &view);
      int button;              /* -1: none */

      g_assert_cmpuint (steps, <, 2 * TR_TARGETS_MAX);
      g_object_get (spot != NULL ? view : g_ptr_array_index (views, 0), "picker", &picker, NULL);
      button = spot != NULL ? -1 : find_button (picker, &wish);
      if (spot == NULL && button < 0)
        {
          g_autofree char *progress = tr_picker_dup_progress (picker);
          g_autofree char *choices = list_choices (picker);
          g_autofree char *text = tr_words_move (tr_session_get_game (session), move);

          g_error ("nothing on the screen leads to “%s” (so far: %s; choices: %s; said: %x)", text,
                   progress != NULL ? progress : "nothing", choices, wish.said);
        }
      take_step (window, session, picker, view, spot, button, way);
    }
  g_assert_cmpuint (tr_session_get_move (session, cursor + 1), ==, move);
}
