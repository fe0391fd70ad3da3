/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-picker-private.h"

#include "tr-words.h"

#include <string.h>

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_N_CHOSEN,
  PROP_CHOICES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (TrPicker, tr_picker, G_TYPE_OBJECT)

/* ── Choices ── */

static const TrMoveKind *
kind_of (TrPicker        *self,
         const Candidate *candidate)
{
  return &tr_session_get_game (self->session)->rules->move_kinds[tr_move_kind (candidate->move)];
}

/* Moves that are a word alone end something, or say no. */
static gboolean
is_main (TrPicker        *self,
         const Candidate *candidate)
{
  const TrMoveKind *kind = kind_of (self, candidate);

  return kind->n_args == 0 && kind->handle.sort == TR_SORT_KIND && !kind->declines;
}

static gboolean
is_handle (TrPicker        *self,
           const Candidate *candidate,
           TrThing          thing)
{
  return tr_thing_equal (kind_of (self, candidate)->handle, thing);
}

static gboolean
several_kinds (TrPicker *self)
{
  for (guint i = 1; i < self->candidates->len; i++)
    if (tr_move_kind (g_array_index (self->candidates, Candidate, i).move)
        != tr_move_kind (g_array_index (self->candidates, Candidate, 0).move))
      return TRUE;
  return FALSE;
}

static void
add_choice (TrPicker *self,
            TrChoice *choice)
{
  g_autoptr (TrChoice) taken = choice;
  GListModel *model = G_LIST_MODEL (self->choices);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TrChoice) other = g_list_model_get_item (model, i);

      if (tr_choice_equal (other, choice))
        return;
    }
  g_list_store_append (self->choices, choice);
}

static void
add_choice_for (TrPicker        *self,
                const Candidate *candidate,
                gboolean         kinds)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrThing *next = tr_candidate_next (candidate);
  const char *verb = tr_translate (kind_of (self, candidate)->label);
  g_autofree char *label = NULL;

  /* One is meant, or all of it has been said. */
  if (next == NULL || self->candidates->len == 1)
    {
      /* What can be seen nowhere is said. */
      if (next != NULL && next->sort != TR_SORT_KIND && self->shows != NULL && !self->shows (*next, self->shows_data))
        {
          g_autofree char *rest = tr_words_label (game, *next);

          label = g_strdup_printf (_("%s: %s"), verb, rest);
        }
      add_choice (self, tr_choice_new (label != NULL ? g_steal_pointer (&label) : g_strdup (verb), candidate->move,
                                       (TrThing) { 0 }, is_main (self, candidate)));
      return;
    }
  if (is_handle (self, candidate, *next) && (next->sort == TR_SORT_KIND || self->picks->len > 0))
    {
      add_choice (self, tr_choice_new (g_strdup (verb), TR_MOVE_NONE, *next, is_main (self, candidate)));
      return;
    }
  if (self->shows != NULL && self->shows (*next, self->shows_data))
    return;
  label = tr_words_label (game, *next);
  /* Translators: a button: what is done, and with what; "Make a tribute: gold" */
  add_choice (self, tr_choice_new (kinds ? g_strdup_printf (_("%s: %s"), verb, label) : g_steal_pointer (&label),
                                   TR_MOVE_NONE, *next, FALSE));
}

static void
update_choices (TrPicker *self)
{
  gboolean kinds = several_kinds (self);

  g_list_store_remove_all (self->choices);
  for (guint i = 0; i < self->candidates->len; i++)
    add_choice_for (self, &g_array_index (self->candidates, Candidate, i), kinds);
}

/* ── Narrowing ── */

static void
narrow (TrPicker     *self,
        const TrPick *pick)
{
  GArray *fitting = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < self->candidates->len; i++)
    {
      Candidate candidate = g_array_index (self->candidates, Candidate, i);

      if (tr_candidate_match (&candidate, pick))
        g_array_append_val (fitting, candidate);
    }
  g_array_unref (self->candidates);
  self->candidates = fitting;
}

static void
tell (TrPicker *self)
{
  update_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_CHOSEN]);
  g_signal_emit (self, changed_signal, 0);
}

/* From the beginning, with what was pointed at so far. */
static void
repeat (TrPicker *self)
{
  g_autoptr (GArray) picks = g_steal_pointer (&self->picks);

  self->picks = g_array_new (FALSE, FALSE, sizeof (TrPick));
  self->out_of_order = FALSE;
  g_array_set_size (self->candidates, 0);
  g_array_append_vals (self->candidates, self->legal->data, self->legal->len);
  for (guint i = 0; i < picks->len; i++)
    {
      const TrPick *pick = &g_array_index (picks, TrPick, i);

      self->out_of_order |= tr_picker_get_lit (self, pick) == TR_LIT_POSSIBLE;
      narrow (self, pick);
      g_array_append_val (self->picks, *pick);
    }
  tell (self);
}

static gboolean
asks_a_person (TrPicker *self)
{
  unsigned seat = tr_session_get_turn (self->session).seat;

  return seat != TR_SEAT_NONE && !tr_session_get_reviewing (self->session)
         && tr_session_get_seats (self->session)[seat].kind == TR_SEAT_HUMAN;
}

static void
list_legal (TrPicker *self)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrRules *rules = game->rules;
  const char *question = rules->questions[tr_session_get_turn (self->session).question].word;
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);

  tr_move_list_clear (moves);
  tr_moves (game, tr_session_get_state (self->session), moves);
  for (guint i = 0; i < moves->n; i++)
    {
      const TrMoveKind *kind = &rules->move_kinds[tr_move_kind (moves->moves[i])];
      Candidate candidate = { .move = moves->moves[i] };

      candidate.n_targets = (guint8) tr_targets (game, candidate.move, candidate.targets);
      candidate.skip = kind->handle.sort != TR_SORT_NUMBER && g_str_equal (kind->word, question);
      g_array_append_val (self->legal, candidate);
    }
}

static void
start_again (TrPicker *self)
{
  g_array_set_size (self->legal, 0);
  g_array_set_size (self->picks, 0);
  if (asks_a_person (self))
    list_legal (self);
  repeat (self);
}

/* ── The object ── */

static void
tr_picker_get_property (GObject    *object,
                        guint       property,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TrPicker *self = TR_PICKER (object);

  switch (property)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_N_CHOSEN:
      g_value_set_uint (value, self->picks->len);
      break;
    case PROP_CHOICES:
      g_value_set_object (value, self->choices);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_picker_finalize (GObject *object)
{
  TrPicker *self = TR_PICKER (object);

  g_clear_object (&self->session);
  g_clear_object (&self->choices);
  g_array_unref (self->legal);
  g_array_unref (self->candidates);
  g_array_unref (self->picks);
  G_OBJECT_CLASS (tr_picker_parent_class)->finalize (object);
}

static void
tr_picker_class_init (TrPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tr_picker_get_property;
  object_class->finalize = tr_picker_finalize;
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TR_TYPE_SESSION,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_N_CHOSEN] = g_param_spec_uint ("n-chosen", NULL, NULL, 0, G_MAXUINT, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHOICES] = g_param_spec_object ("choices", NULL, NULL, G_TYPE_LIST_MODEL,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", TR_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tr_picker_init (TrPicker *self)
{
  self->legal = g_array_new (FALSE, FALSE, sizeof (Candidate));
  self->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  self->picks = g_array_new (FALSE, FALSE, sizeof (TrPick));
  self->choices = g_list_store_new (TR_TYPE_CHOICE);
}

TrPicker *
tr_picker_new (TrSession *session)
{
  TrPicker *self;

  g_return_val_if_fail (TR_IS_SESSION (session), NULL);

  self = g_object_new (TR_TYPE_PICKER, NULL);
  self->session = g_object_ref (session);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const signals[] = { "played", "moved", "notify::reviewing" };

      g_signal_connect_object (session, signals[i], G_CALLBACK (start_again), self, G_CONNECT_SWAPPED);
    }
  start_again (self);
  return self;
}

TrSession *
tr_picker_get_session (TrPicker *self)
{
  g_return_val_if_fail (TR_IS_PICKER (self), NULL);

  return self->session;
}

void
tr_picker_set_shows (TrPicker  *self,
                     gboolean (*shows) (TrThing  thing,
                                        gpointer data),
                     gpointer   data)
{
  g_return_if_fail (TR_IS_PICKER (self));

  self->shows = shows;
  self->shows_data = data;
  tell (self);
}

GListModel *
tr_picker_get_choices (TrPicker *self)
{
  g_return_val_if_fail (TR_IS_PICKER (self), NULL);

  return G_LIST_MODEL (self->choices);
}

guint
tr_picker_get_n_chosen (TrPicker *self)
{
  g_return_val_if_fail (TR_IS_PICKER (self), 0);

  return self->picks->len;
}

TrMove *
tr_picker_dup_moves (TrPicker *self,
                     guint    *n)
{
  TrMove *moves;

  g_return_val_if_fail (TR_IS_PICKER (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->picks->len > 0 ? self->candidates->len : 0;
  if (*n == 0)
    return NULL;
  moves = g_new (TrMove, *n);
  for (guint i = 0; i < *n; i++)
    moves[i] = g_array_index (self->candidates, Candidate, i).move;
  return moves;
}

/* What is to be pointed at next, where all that can be meant agree. */
static const char *
next_choice (TrPicker *self)
{
  const TrRules *rules = tr_session_get_game (self->session)->rules;
  unsigned sort = TR_SORT_NUMBER;

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const TrThing *next = tr_candidate_next (&g_array_index (self->candidates, Candidate, i));

      if (next == NULL || next->sort < TR_SORT_FIRST_OF_GAME || (i > 0 && next->sort != sort))
        return NULL;
      sort = next->sort;
    }
  return sort != TR_SORT_NUMBER ? rules->sorts[sort - TR_SORT_FIRST_OF_GAME].choose : NULL;
}

char *
tr_picker_dup_progress (TrPicker *self)
{
  const TrGame *game;
  const char *choose;
  GString *text;

  g_return_val_if_fail (TR_IS_PICKER (self), NULL);

  if (self->picks->len == 0 || self->candidates->len == 0)
    return NULL;
  game = tr_session_get_game (self->session);
  text = g_string_new (several_kinds (self) ? NULL
                       : tr_translate (kind_of (self, &g_array_index (self->candidates, Candidate, 0))->label));
  for (guint i = 0; i < self->picks->len; i++)
    {
      const TrPick *pick = &g_array_index (self->picks, TrPick, i);

      for (guint j = 0; j < (pick->any ? 1 : pick->n); j++)
        {
          g_autofree char *label = NULL;

          /* The label of the kind says it already. */
          if (pick->things[j].sort == TR_SORT_KIND)
            continue;
          label = tr_words_label (game, pick->things[j]);
          /* A number alone says nothing: it can be seen on the table. */
          if (label[strspn (label, "0123456789")] == '\0')
            continue;
          if (tr_picker_says_number (self, pick) && pick->things[pick->n - 1].index > 1)
            {
              g_autofree char *one = g_steal_pointer (&label);

              /* Translators: a thing, and how many of it: "temple ×2" */
              label = g_strdup_printf (_("%s ×%u"), one, (guint) pick->things[pick->n - 1].index);
            }
          if (text->len > 0)
            g_string_append (text, " · ");
          g_string_append (text, label);
        }
    }
  choose = next_choice (self);
  if (choose != NULL && text->len > 0)
    {
      g_autofree char *begun = g_string_free (text, FALSE);

      /* Translators: a move that has been begun, and what is to be pointed at next: "Build a hut · C4: choose a column" */
      return g_strdup_printf (_("%s: %s"), begun, tr_translate (choose));
    }
  return g_string_free (text, FALSE);
}

TrLit
tr_picker_get_lit (TrPicker     *self,
                   const TrPick *pick)
{
  TrLit lit = TR_LIT_NOT;
  TrPick *number;

  g_return_val_if_fail (TR_IS_PICKER (self), TR_LIT_NOT);
  g_return_val_if_fail (pick != NULL, TR_LIT_NOT);

  for (guint i = 0; i < self->picks->len; i++)
    if (tr_pick_equal (&g_array_index (self->picks, TrPick, i), pick))
      return TR_LIT_CHOSEN;
  number = tr_picker_find_number (self, pick);
  /* Of things alike, one is as good as the other, unless they are counted. */
  if (number != NULL && !tr_picker_says_number (self, pick))
    return TR_LIT_NOT;
  if (number != NULL && tr_pick_number (number)->index > pick->things[pick->n - 1].index)
    return TR_LIT_CHOSEN;
  if (number != NULL)
    return tr_picker_leads_instead (self, number, pick) ? TR_LIT_NEXT : TR_LIT_NOT;
  for (guint i = 0; i < self->candidates->len && lit != TR_LIT_NEXT; i++)
    {
      Candidate candidate = g_array_index (self->candidates, Candidate, i);
      const TrThing *next = tr_candidate_next (&candidate);

      if (!tr_candidate_match (&candidate, pick))
        continue;
      lit = next != NULL && tr_pick_has (pick, *next) ? TR_LIT_NEXT : TR_LIT_POSSIBLE;
    }
  return lit;
}

static TrPicked
play (TrPicker  *self,
      TrMove     move,
      TrRefusal *refusal)
{
  if (tr_session_play (self->session, move, refusal))
    return TR_PICKED_MOVE;
  return TR_PICKED_NOTHING;
}

/* Why what was pointed at does not go with PICK; of several meanings of it, the first one's reason. */
static TrRefusal
explain (TrPicker     *self,
         const TrPick *pick)
{
  TrThing things[TR_TARGETS_MAX];
  guint n = 0;
  guint own = MIN (pick->any ? 1 : pick->n, TR_TARGETS_MAX);
  TrRefusal refusal;

  if (!asks_a_person (self) || pick->n == 0)
    return (TrRefusal) { 0 };
  for (guint i = 0; i < own; i++)
    things[n++] = pick->things[i];
  for (guint i = 0; i < self->picks->len; i++)
    {
      const TrPick *earlier = &g_array_index (self->picks, TrPick, i);

      for (guint j = 0; j < (earlier->any ? 1 : earlier->n) && n < TR_TARGETS_MAX; j++)
        things[n++] = earlier->things[j];
    }
  refusal = tr_why_not (tr_session_get_game (self->session), tr_session_get_state (self->session), 0, things, n);
  /* The two do not belong together at all, or they do in another order: then what the new one alone says. */
  if (n > own && (refusal.kind == 0 || tr_refusal_rule (tr_session_get_game (self->session), refusal) == NULL))
    refusal = tr_why_not (tr_session_get_game (self->session), tr_session_get_state (self->session), 0, things, own);
  return refusal;
}

/* Pointing at one more means all up to it; at one that is meant already, that it is not, and none after it. */
static void
change_number (TrPicker     *self,
               TrPick       *number,
               const TrPick *pick,
               TrLit         lit)
{
  guint place = (guint) (number - (TrPick *) (gpointer) self->picks->data);

  *tr_pick_number (number) = pick->things[pick->n - 1];
  if (lit == TR_LIT_CHOSEN && --tr_pick_number (number)->index == 0)
    g_array_remove_index (self->picks, place);
  repeat (self);
}

TrPicked
tr_picker_point (TrPicker     *self,
                 const TrPick *pick,
                 TrRefusal    *refusal)
{
  TrPick *number;
  TrLit lit;

  g_return_val_if_fail (TR_IS_PICKER (self), TR_PICKED_NOTHING);
  g_return_val_if_fail (pick != NULL, TR_PICKED_NOTHING);
  g_return_val_if_fail (refusal != NULL, TR_PICKED_NOTHING);

  *refusal = (TrRefusal) { 0 };
  lit = tr_picker_get_lit (self, pick);
  number = lit != TR_LIT_NOT && tr_picker_says_number (self, pick) ? tr_picker_find_number (self, pick) : NULL;
  if (number != NULL)
    {
      change_number (self, number, pick, lit);
      return TR_PICKED_PART;
    }
  /* Pointing at it once more takes it back, and what came after it. */
  if (lit == TR_LIT_CHOSEN)
    {
      guint i = 0;

      while (!tr_pick_equal (&g_array_index (self->picks, TrPick, i), pick))
        i++;
      g_array_set_size (self->picks, i);
      repeat (self);
      return TR_PICKED_PART;
    }
  /* What does not go with the half-made choice may begin another one. */
  if (lit == TR_LIT_NOT && self->picks->len > 0)
    {
      g_autoptr (GArray) before = g_array_copy (self->picks);

      g_array_set_size (self->picks, 0);
      repeat (self);
      lit = tr_picker_get_lit (self, pick);
      if (lit == TR_LIT_NOT)
        {
          g_array_append_vals (self->picks, before->data, before->len);
          repeat (self);
        }
    }
  if (lit == TR_LIT_NOT)
    {
      *refusal = explain (self, pick);
      return TR_PICKED_NOTHING;
    }

  self->out_of_order |= lit == TR_LIT_POSSIBLE;
  g_array_append_val (self->picks, *pick);
  narrow (self, pick);
  /* After a number, more of the same can follow: that it was all is said with a button. */
  if (self->candidates->len == 1 && !tr_picker_says_number (self, pick))
    {
      const Candidate *candidate = &g_array_index (self->candidates, Candidate, 0);

      if (!self->out_of_order || tr_candidate_next (candidate) == NULL)
        return play (self, candidate->move, refusal);
    }
  tell (self);
  return TR_PICKED_PART;
}

TrPicked
tr_picker_choose (TrPicker *self,
                  TrChoice *choice)
{
  TrRefusal refusal;
  TrPick pick = { .n = 1 };
  gboolean out_of_order;
  TrPicked picked;

  g_return_val_if_fail (TR_IS_PICKER (self), TR_PICKED_NOTHING);
  g_return_val_if_fail (TR_IS_CHOICE (choice), TR_PICKED_NOTHING);

  if (tr_choice_get_move (choice) != TR_MOVE_NONE)
    return play (self, tr_choice_get_move (choice), &refusal);
  pick.things[0] = tr_choice_get_thing (choice);
  /* A button is said in so many words: with it, what was out of order is in order. */
  out_of_order = self->out_of_order;
  self->out_of_order = FALSE;
  picked = tr_picker_point (self, &pick, &refusal);
  if (picked == TR_PICKED_NOTHING)
    self->out_of_order = out_of_order;
  return picked;
}

gboolean
tr_picker_back (TrPicker *self)
{
  g_return_val_if_fail (TR_IS_PICKER (self), FALSE);

  if (self->picks->len == 0)
    return FALSE;
  g_array_set_size (self->picks, self->picks->len - 1);
  repeat (self);
  return TRUE;
}

gboolean
tr_picker_cancel (TrPicker *self)
{
  g_return_val_if_fail (TR_IS_PICKER (self), FALSE);

  if (self->picks->len == 0)
    return FALSE;
  g_array_set_size (self->picks, 0);
  repeat (self);
  return TRUE;
}
