/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-saved-game-private.h"

#include "tr-auto.h"
#include "tr-save.h"
#include "tr-words.h"

/* Everything here runs in a thread: it touches nothing but what it makes itself. */

/* The events of move NUMBER, or of set-up when that is 0. */
static void
tell_again (const TrRecord *record,
            guint           number,
            TrState        *state,
            TrEventList    *events)
{
  const TrGame *game = tr_record_get_game (record);
  guint64 seed;

  g_assert (state != NULL);

  tr_event_list_clear (events);
  if (number > 0)
    {
      tr_state_copy (game, state, tr_record_get_state (record, number - 1));
      tr_apply (game, state, tr_record_get_move (record, number - 1), events);
    }
  else if (tr_record_get_seed (record, &seed))
    {
      tr_setup (game, state, seed, events);
    }
}

/* False once there is nothing more to be learnt from what came before. */
static gboolean
read_chapter (TrSummary     *summary,
              const TrGame  *game,
              const TrEvent *event)
{
  const TrEventKind *kind = &game->rules->event_kinds[event->kind];

  g_assert (summary != NULL);

  if (kind->chapter == TR_CHAPTER_ROUND)
    {
      summary->round = (guint) MAX (event->args[0], 0);
      return FALSE;
    }
  /* A phase without a name is the turn of a player. */
  if (kind->chapter == TR_CHAPTER_PHASE && kind->sorts[0] != TR_SORT_NUMBER && summary->phase == NULL)
    {
      summary->phase = tr_words_label (game, (TrThing) { kind->sorts[0], (uint8_t) event->args[0] });
      /* It belongs to no round. */
      return game->rules->final_phase == 0 || event->args[0] != game->rules->final_phase;
    }
  return TRUE;
}

/* Back from where the game stands to where the round began. */
static void
read_chapters (TrSummary      *summary,
               const TrRecord *record,
               guint           n_moves)
{
  const TrGame *game = tr_record_get_game (record);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  g_autoptr(TrState) state = tr_state_new (game);
  gboolean more = TRUE;

  for (guint left = n_moves + 1; more && left > 0; left--)
    {
      tell_again (record, left - 1, state, events);
      for (guint i = events->n; more && i > 0; i--)
        more = read_chapter (summary, game, &events->events[i - 1]);
    }
}

static char *
describe_progress (const TrSummary *summary)
{
  g_assert (summary != NULL);

  if (summary->finished)
    return g_strdup (_("Finished"));
  if (summary->round > 0 && summary->phase != NULL)
    /* Translators: number of a round, name of a phase */
    return g_strdup_printf (_("Round %u: %s"), summary->round, summary->phase);
  if (summary->round > 0)
    return g_strdup_printf (_("Round %u"), summary->round);
  if (summary->phase != NULL)
    return g_strdup (summary->phase);
  return g_strdup_printf (ngettext ("%u move played", "%u moves played", summary->moves), summary->moves);
}

static char *
describe_standing (const TrSummary *summary)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) parts = NULL;

  g_assert (summary != NULL);

  for (guint seat = 0; summary->players[seat] != NULL; seat++)
    {
      /* Translators: name and points of a player */
      g_autofree char *part = g_strdup_printf (_("%s %d"), summary->players[seat], summary->scores[seat]);

      g_strv_builder_add (builder, summary->hides_scores ? summary->players[seat] : part);
    }
  parts = g_strv_builder_end (builder);
  /* Translators: stands between the players, as in “Ann 12, Bo 9” */
  return g_strjoinv (_(", "), parts);
}

static void
read_save (TrSummary    *summary,
           const TrSave *save)
{
  const TrGame *game = tr_record_get_game (save->record);
  g_autoptr(GStrvBuilder) players = g_strv_builder_new ();
  TrResult result;

  g_assert (summary != NULL);

  /* Who reviews a game looks back at it: what has been reached is at its end. */
  summary->moves = save->reviewing ? save->moves->len : save->cursor;
  summary->moves = MIN (summary->moves, tr_record_get_n_moves (save->record));
  summary->title = g_strdup (tr_translate (game->rules->title));
  tr_result (game, tr_record_get_state (save->record, summary->moves), &result);
  summary->finished = result.over;
  summary->hides_scores = tr_hides_points (game, tr_record_get_state (save->record, summary->moves));
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      g_autofree char *name = tr_seat_dup_name (&save->seats[seat], seat);

      g_strv_builder_add (players, name);
      summary->scores[seat] = summary->hides_scores ? 0 : result.score[seat];
    }
  summary->players = g_strv_builder_end (players);
  read_chapters (summary, save->record, summary->moves);
  summary->progress = describe_progress (summary);
  summary->standing = describe_standing (summary);
}

TrSummary *
tr_summary_load (const char *path)
{
  TrSummary *summary;
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  summary = g_new0 (TrSummary, 1);
  if (!tr_save_load (path, &save, &error))
    summary->problem = g_strdup (error->message);
  if (save != NULL)
    read_save (summary, save);
  return summary;
}

TrSummary *
tr_summary_new (const TrSave *save)
{
  TrSummary *summary;

  g_return_val_if_fail (save != NULL, NULL);

  summary = g_new0 (TrSummary, 1);
  read_save (summary, save);
  return summary;
}

void
tr_summary_free (TrSummary *summary)
{
  g_return_if_fail (summary != NULL);

  g_free (summary->title);
  g_strfreev (summary->players);
  g_free (summary->phase);
  g_free (summary->progress);
  g_free (summary->standing);
  g_free (summary->problem);
  g_free (summary);
}
