/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

/* The line, and those that were replaced. All that was ever played makes a tree; the line is one way through it, and every
 * branch is kept as it parts from the line, so that each can take its place at once. */

static void
branch_free (gpointer data)
{
  TrBranch *branch = data;

  g_array_unref (branch->steps);
  g_free (branch);
}

static TrBranch *
branch_new (guint   at,
            GArray *steps)
{
  TrBranch *branch = g_new0 (TrBranch, 1);

  branch->at = at;
  branch->steps = g_array_ref (steps);
  return branch;
}

static TrStep
branch_first (const TrBranch *branch)
{
  return g_array_index (branch->steps, TrStep, 0);
}

/* Moves FROM to TO of the line. */
static GArray *
copy_steps (TrSession *self,
            guint      from,
            guint      to)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (TrStep));

  for (guint i = from; i < to; i++)
    {
      TrStep step = { tr_record_get_move (self->record, i), g_array_index (self->born, guint, i) };

      g_array_append_val (steps, step);
    }
  return steps;
}

static void
append_steps (TrSession    *self,
              const GArray *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const TrStep *step = &g_array_index (steps, TrStep, i);
      unsigned seat = tr_session_seat_at (self, tr_session_get_length (self));
      TrEventList events;
      TrRefusal refusal;

      tr_event_list_clear (&events);
      refusal = tr_record_append (self->record, step->move, &events);
      g_assert (refusal.kind == 0);
      tr_story_append (self->story, step->move, (uint8_t) seat, &events);
      g_array_append_val (self->born, step->born);
    }
}

/* A branch that goes along with the line for a while parts from it later; one that never parts is none. */
static void
trim_branches (TrSession *self)
{
  guint length = tr_session_get_length (self);

  for (guint i = self->replaced->len; i-- > 0; )
    {
      TrBranch *branch = g_ptr_array_index (self->replaced, i);
      guint n = 0;

      while (n < branch->steps->len && branch->at + n < length
             && g_array_index (branch->steps, TrStep, n).move == tr_record_get_move (self->record, branch->at + n))
        n++;
      if (n == branch->steps->len)
        {
          g_ptr_array_remove_index (self->replaced, i);
          continue;
        }
      if (n > 0)
        g_array_remove_range (branch->steps, 0, n);
      branch->at += n;
    }
}

/* After AT moves the line goes on with STEPS; what came there so far becomes a branch, in that place of the list. */
static void
change_line (TrSession    *self,
             guint         at,
             const GArray *steps,
             gint          place)
{
  guint length = tr_session_get_length (self);

  /* What parted from the moves that go parts where they do now. */
  for (guint i = 0; i < self->replaced->len; i++)
    {
      TrBranch *branch = g_ptr_array_index (self->replaced, i);
      g_autoptr(GArray) before = NULL;

      if (branch->at <= at)
        continue;
      before = copy_steps (self, at, branch->at);
      g_array_prepend_vals (branch->steps, before->data, before->len);
      branch->at = at;
    }
  if (at < length)
    {
      g_autoptr(GArray) rest = copy_steps (self, at, length);

      g_ptr_array_insert (self->replaced, place, branch_new (at, rest));
      tr_record_truncate (self->record, at);
      tr_story_truncate (self->story, at + 1);
      g_array_set_size (self->born, at);
    }
  append_steps (self, steps);
  trim_branches (self);
}

/* Branch I takes the place of the line. */
static void
take_up (TrSession *self,
         guint      i,
         gint       place)
{
  TrBranch *branch = g_ptr_array_steal_index (self->replaced, i);

  change_line (self, branch->at, branch->steps, place);
  branch_free (branch);
}

void
tr_session_play_on (TrSession *self,
                    TrMove     move)
{
  g_autoptr(GArray) steps = NULL;
  TrStep step = { move, ++self->now };

  g_assert (TR_IS_SESSION (self));

  for (guint i = self->replaced->len; i-- > 0; )
    {
      TrBranch *branch = g_ptr_array_index (self->replaced, i);

      if (branch->at != self->cursor || branch_first (branch).move != move)
        continue;
      g_array_index (branch->steps, TrStep, 0) = step;
      take_up (self, i, -1);
      return;
    }
  steps = g_array_new (FALSE, FALSE, sizeof (TrStep));
  g_array_append_val (steps, step);
  change_line (self, self->cursor, steps, -1);
}

gboolean
tr_session_bring_back (TrSession *self,
                       guint      n)
{
  guint born;

  g_assert (TR_IS_SESSION (self));
  g_assert (n < tr_session_get_length (self));

  born = g_array_index (self->born, guint, n);
  for (guint i = self->replaced->len; i-- > 0; )
    {
      const TrBranch *branch = g_ptr_array_index (self->replaced, i);

      if (branch->at != n || branch_first (branch).born > born)
        continue;
      take_up (self, i, -1);
      return TRUE;
    }
  return FALSE;
}

gboolean
tr_session_find_latest (TrSession *self,
                        guint     *at)
{
  const TrBranch *branch;

  g_assert (TR_IS_SESSION (self));

  if (self->replaced->len == 0)
    return FALSE;
  branch = g_ptr_array_index (self->replaced, self->replaced->len - 1);
  *at = branch->at;
  return TRUE;
}

void
tr_session_take_latest (TrSession *self)
{
  g_assert (TR_IS_SESSION (self));
  g_assert (self->replaced->len > 0);

  take_up (self, self->replaced->len - 1, 0);
}

/* ── Beginning and saving ── */

void
tr_session_init_lines (TrSession *self)
{
  g_assert (TR_IS_SESSION (self));

  self->born = g_array_new (FALSE, FALSE, sizeof (guint));
  self->replaced = g_ptr_array_new_with_free_func (branch_free);
}

/* A save does not tell when a move was played. What parts before the cursor, where the line has been chosen again, counts
 * as replaced by it; the rest as taken back. */
void
tr_session_load_lines (TrSession *self,
                       guint      cursor,
                       GPtrArray *lines)
{
  guint born;

  g_assert (TR_IS_SESSION (self));

  born = lines->len + 1;
  for (guint i = 0; i < tr_session_get_length (self); i++)
    g_array_append_val (self->born, born);
  for (guint i = 0; i < lines->len; i++)
    {
      const TrLine *line = g_ptr_array_index (lines, i);
      g_autoptr(GArray) steps = g_array_new (FALSE, FALSE, sizeof (TrStep));

      for (guint j = 0; j < line->moves->len; j++)
        {
          TrStep step = { g_array_index (line->moves, TrMove, j), i + 1 + (line->at < cursor ? 0 : born) };

          g_array_append_val (steps, step);
        }
      g_ptr_array_add (self->replaced, branch_new (line->at, steps));
    }
  self->now = 2 * born;
  trim_branches (self);
}

void
tr_session_save_lines (TrSession *self,
                       GPtrArray *lines)
{
  g_assert (TR_IS_SESSION (self));

  for (guint i = 0; i < self->replaced->len; i++)
    {
      const TrBranch *branch = g_ptr_array_index (self->replaced, i);
      TrLine *line = tr_line_new (branch->at, NULL, 0);

      for (guint j = 0; j < branch->steps->len; j++)
        g_array_append_val (line->moves, g_array_index (branch->steps, TrStep, j).move);
      g_ptr_array_add (lines, line);
    }
}

guint
tr_session_get_n_replaced (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), 0);

  return self->replaced->len;
}
