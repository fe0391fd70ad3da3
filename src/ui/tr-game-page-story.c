/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-i18n.h"
#include "tr-words.h"

/* What happened, shown: by marks, by points that rise, and in words. */

/* More sentences than these are for the log. */
#define SENTENCES_MAX 8
#define SWEEP_MS      900

/* The things of EVENT that lie on SCENE. */
static guint
locate (TrScene       *scene,
        const TrRules *rules,
        const TrEvent *event,
        TrThing        things[TR_EVENT_ARGS_MAX])
{
  const TrEventKind *kind = &rules->event_kinds[event->kind];
  guint n = 0;

  for (guint i = 0; scene != NULL && i < TR_EVENT_ARGS_MAX; i++)
    if (kind->sorts[i] >= TR_SORT_FIRST_OF_GAME && event->args[i] >= 0)
      {
        TrThing thing = { kind->sorts[i], (uint8_t) event->args[i] };

        if (tr_scene_find_thing (scene, thing) != NULL)
          things[n++] = thing;
      }
  return n;
}

/* ── Marks ── */

/* Whether EVENT of a passage is news for who looks: what others did since, and what others did while they moved. */
static gboolean
is_news (TrGamePage      *self,
         const TrPassage *passage,
         const TrEvent   *event)
{
  return passage->seat != self->viewer || (event->seat != TR_SEAT_NONE && event->seat != self->viewer);
}

_Static_assert (TR_EVENT_ARGS_MAX <= TR_PICK_MAX, "what an event is about fits into a pick");

/* SEAT -1: of everybody. */
static void
mark_view (TrGamePage  *self,
           TrBoardView *view,
           int          seat)
{
  const TrRules *rules = tr_session_get_game (self->session)->rules;
  const TrStory *story = tr_session_get_story (self->session);
  g_autoptr(GArray) deeds = g_array_new (FALSE, FALSE, sizeof (TrPick));
  TrScene *scene = tr_board_view_get_scene (view);
  gboolean own = FALSE;

  /* Set-up is nobody's doing. */
  for (guint n = tr_session_get_cursor (self->session); n > 0 && !own; n--)
    {
      TrPassage passage = tr_story_get (story, n);

      own = passage.seat == self->viewer || self->viewer == TR_SEAT_NONE;
      for (guint i = 0; i < passage.n_events; i++)
        {
          TrPick deed = { .n = 0 };

          deed.n = (guint8) locate (scene, rules, &passage.events[i], deed.things);
          if (deed.n > 0 && is_news (self, &passage, &passage.events[i])
              && (seat < 0 || passage.events[i].seat == seat))
            g_array_append_val (deeds, deed);
        }
    }
  tr_board_view_set_recent (view, (const TrPick *) deeds->data, deeds->len);
}

void
tr_game_page_mark_recent (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  mark_view (self, self->board, -1);
  for (unsigned seat = 0; seat < tr_session_get_game (self->session)->seats; seat++)
    mark_view (self, tr_player_card_get_view (tr_players_view_get_card (self->players, seat)), (int) seat);
}

/* ── Points, floods ── */

static void
show_passage (TrGamePage      *self,
              const TrPassage *passage)
{
  const TrGame *game = tr_session_get_game (self->session);
  gboolean hides = tr_hides_points (game, tr_session_get_state (self->session));
  TrThing cause = { 0 };

  for (guint i = 0; i < passage->n_events; i++)
    {
      const TrEvent *event = &passage->events[i];
      const TrEventKind *kind = &game->rules->event_kinds[event->kind];
      TrThing located[TR_EVENT_ARGS_MAX];
      guint n = locate (tr_board_view_get_scene (self->board), game->rules, event, located);

      if (n > 0)
        cause = located[n - 1];
      /* A landmark has a picture of its name. */
      if (kind->chapter == TR_CHAPTER_LANDMARK)
        tr_board_view_sweep (self->board, kind->word, SWEEP_MS);
      if (kind->points && event->args[0] != 0 && event->seat != TR_SEAT_NONE && !(hides && event->seat != self->viewer))
        {
          g_autofree char *figure = tr_words_figure (event->args[0], TRUE);
          g_autofree char *text = g_strdup_printf (_("%s VP"), figure);

          tr_board_view_float (self->board, cause, event->seat, text);
        }
    }
}

/* ── Words ── */

void
tr_game_page_announce (TrGamePage *self,
                       guint       first)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrStory *story = tr_session_get_story (self->session);
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  g_assert (TR_IS_GAME_PAGE (self));

  for (guint n = tr_session_get_cursor (self->session) + 1; n-- > first && sentences->len < SENTENCES_MAX;)
    {
      TrPassage passage = tr_story_get (story, n);

      for (guint i = passage.n_events; i-- > 0 && sentences->len < SENTENCES_MAX;)
        g_ptr_array_insert (sentences, 0,
                            tr_words_event_named (game, &passage.events[i], (const char *const *) self->names));
    }
  if (sentences->len == 0)
    return;
  g_ptr_array_add (sentences, NULL);
  text = g_strjoinv (" · ", (char **) sentences->pdata);
  tr_prompt_bar_announce (self->prompt, text);
}

void
tr_game_page_tell_story (TrGamePage *self,
                         guint       first)
{
  g_assert (TR_IS_GAME_PAGE (self));

  if (tr_pacer_get_motion (self->pacer) > 0)
    for (guint n = first; n <= tr_session_get_cursor (self->session); n++)
      {
        TrPassage passage = tr_story_get (tr_session_get_story (self->session), n);

        show_passage (self, &passage);
      }
  tr_game_page_announce (self, first);
}
