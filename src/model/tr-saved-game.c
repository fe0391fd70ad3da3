/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-saved-game-private.h"

#include "tr-library.h"

struct _TrSavedGame
{
  GObject      parent_instance;

  char        *path;
  char        *name;
  TrFileStamp  stamp;
  GDateTime   *modified;
  TrSummary   *summary;         /* NULL: not read yet */
  GBytes      *contents;        /* see tr_saved_game_set_contents() */
};

enum
{
  PROP_0,
  PROP_PATH,
  PROP_NAME,
  PROP_MODIFIED,
  PROP_LOADED,
  PROP_TITLE,
  PROP_PLAYERS,
  PROP_ROUND,
  PROP_PHASE,
  PROP_PROGRESS,
  PROP_STANDING,
  PROP_MOVES,
  PROP_FINISHED,
  PROP_BROKEN,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrSavedGame, tr_saved_game, G_TYPE_OBJECT)

/* Stands for what has not been read yet. */
static const TrSummary nothing;

static const TrSummary *
get_summary (TrSavedGame *self)
{
  return self->summary != NULL ? self->summary : &nothing;
}

static void
tr_saved_game_finalize (GObject *object)
{
  TrSavedGame *self = TR_SAVED_GAME (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->modified, g_date_time_unref);
  g_clear_pointer (&self->summary, tr_summary_free);
  g_clear_pointer (&self->contents, g_bytes_unref);

  G_OBJECT_CLASS (tr_saved_game_parent_class)->finalize (object);
}

static void
tr_saved_game_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  TrSavedGame *self = TR_SAVED_GAME (object);
  const TrSummary *summary = get_summary (self);

  switch (prop_id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_MODIFIED:
      g_value_set_boxed (value, self->modified);
      break;
    case PROP_LOADED:
      g_value_set_boolean (value, self->summary != NULL);
      break;
    case PROP_TITLE:
      g_value_set_string (value, summary->title);
      break;
    case PROP_PLAYERS:
      g_value_set_boxed (value, tr_saved_game_get_players (self));
      break;
    case PROP_ROUND:
      g_value_set_uint (value, summary->round);
      break;
    case PROP_PHASE:
      g_value_set_string (value, summary->phase);
      break;
    case PROP_PROGRESS:
      g_value_set_string (value, summary->progress);
      break;
    case PROP_STANDING:
      g_value_set_string (value, summary->standing);
      break;
    case PROP_MOVES:
      g_value_set_uint (value, summary->moves);
      break;
    case PROP_FINISHED:
      g_value_set_boolean (value, summary->finished);
      break;
    case PROP_BROKEN:
      g_value_set_boolean (value, summary->problem != NULL);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, summary->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_saved_game_class_init (TrSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = tr_saved_game_finalize;
  object_class->get_property = tr_saved_game_get_property;

  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boxed ("modified", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_LOADED] = g_param_spec_boolean ("loaded", NULL, NULL, FALSE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_PLAYERS] = g_param_spec_boxed ("players", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PHASE] = g_param_spec_string ("phase", NULL, NULL, NULL, flags);
  properties[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, NULL, flags);
  properties[PROP_STANDING] = g_param_spec_string ("standing", NULL, NULL, NULL, flags);
  properties[PROP_MOVES] = g_param_spec_uint ("moves", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_FINISHED] = g_param_spec_boolean ("finished", NULL, NULL, FALSE, flags);
  properties[PROP_BROKEN] = g_param_spec_boolean ("broken", NULL, NULL, FALSE, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_saved_game_init (TrSavedGame *self)
{
}

/* ── For the library ── */

TrSavedGame *
tr_saved_game_new (const char        *path,
                   const TrFileStamp *stamp)
{
  TrSavedGame *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (stamp != NULL, NULL);

  self = g_object_new (TR_TYPE_SAVED_GAME, NULL);
  tr_saved_game_set_path (self, path);
  tr_saved_game_set_stamp (self, stamp);
  return self;
}

void
tr_saved_game_set_path (TrSavedGame *self,
                        const char  *path)
{
  g_autofree char *name = NULL;

  g_return_if_fail (TR_IS_SAVED_GAME (self));
  g_return_if_fail (path != NULL);

  g_free (self->path);
  self->path = g_strdup (path);
  name = g_path_get_basename (path);
  if (g_str_has_suffix (name, TR_LIBRARY_ENDING))
    name[strlen (name) - strlen (TR_LIBRARY_ENDING)] = '\0';
  g_free (self->name);
  self->name = g_filename_display_name (name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

gboolean
tr_saved_game_set_stamp (TrSavedGame       *self,
                         const TrFileStamp *stamp)
{
  g_autoptr(GDateTime) seconds = NULL;

  g_return_val_if_fail (TR_IS_SAVED_GAME (self), FALSE);
  g_return_val_if_fail (stamp != NULL, FALSE);

  if (self->modified != NULL && self->stamp.modified == stamp->modified && self->stamp.size == stamp->size
      && self->stamp.inode == stamp->inode)
    return FALSE;
  self->stamp = *stamp;
  g_clear_pointer (&self->modified, g_date_time_unref);
  seconds = g_date_time_new_from_unix_local (stamp->modified / G_USEC_PER_SEC);
  /* A date that is out of range is no reason to fail. */
  if (seconds == NULL)
    seconds = g_date_time_new_from_unix_local (0);
  self->modified = g_date_time_add (seconds, stamp->modified % G_USEC_PER_SEC);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  return TRUE;
}

void
tr_saved_game_set_summary (TrSavedGame *self,
                           TrSummary   *summary)
{
  g_return_if_fail (TR_IS_SAVED_GAME (self));
  g_return_if_fail (summary != NULL);

  g_clear_pointer (&self->summary, tr_summary_free);
  self->summary = summary;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_LOADED; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

void
tr_saved_game_set_contents (TrSavedGame *self,
                            GBytes      *contents)
{
  g_return_if_fail (TR_IS_SAVED_GAME (self));

  g_clear_pointer (&self->contents, g_bytes_unref);
  self->contents = contents != NULL ? g_bytes_ref (contents) : NULL;
}

GBytes *
tr_saved_game_get_contents (TrSavedGame *self,
                            gint64      *modified)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);
  g_return_val_if_fail (modified != NULL, NULL);

  *modified = self->stamp.modified;
  return self->contents;
}

int
tr_saved_game_compare (gconstpointer a,
                       gconstpointer b,
                       gpointer      data)
{
  const TrSavedGame *first = a;
  const TrSavedGame *second = b;

  if (first->stamp.modified != second->stamp.modified)
    return first->stamp.modified > second->stamp.modified ? -1 : 1;
  return strcmp (first->path, second->path);
}

/* ── For everybody ── */

TrSavedGame *
tr_saved_game_new_for_save (const char   *path,
                            const TrSave *save)
{
  const TrFileStamp stamp = { .modified = g_get_real_time () };
  TrSavedGame *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (save != NULL, NULL);

  self = tr_saved_game_new (path, &stamp);
  tr_saved_game_set_summary (self, tr_summary_new (save));
  return self;
}

const char *
tr_saved_game_get_path (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return self->path;
}

const char *
tr_saved_game_get_name (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return self->name;
}

GDateTime *
tr_saved_game_get_modified (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return self->modified;
}

gboolean
tr_saved_game_is_loaded (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), FALSE);

  return self->summary != NULL;
}

const char *
tr_saved_game_get_title (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->title;
}

const char *const *
tr_saved_game_get_players (TrSavedGame *self)
{
  static const char *const nobody[] = { NULL };

  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->players != NULL ? (const char *const *) get_summary (self)->players : nobody;
}

gboolean
tr_saved_game_hides_scores (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), FALSE);

  return get_summary (self)->hides_scores;
}

int
tr_saved_game_get_score (TrSavedGame *self,
                         guint        seat)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), 0);
  g_return_val_if_fail (seat < TR_SEATS_MAX, 0);

  return get_summary (self)->scores[seat];
}

guint
tr_saved_game_get_round (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), 0);

  return get_summary (self)->round;
}

const char *
tr_saved_game_get_phase (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->phase;
}

const char *
tr_saved_game_get_progress (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->progress;
}

const char *
tr_saved_game_get_standing (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->standing;
}

guint
tr_saved_game_get_moves (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), 0);

  return get_summary (self)->moves;
}

gboolean
tr_saved_game_is_finished (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), FALSE);

  return get_summary (self)->finished;
}

gboolean
tr_saved_game_is_broken (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), FALSE);

  return get_summary (self)->problem != NULL;
}

const char *
tr_saved_game_get_problem (TrSavedGame *self)
{
  g_return_val_if_fail (TR_IS_SAVED_GAME (self), NULL);

  return get_summary (self)->problem;
}
