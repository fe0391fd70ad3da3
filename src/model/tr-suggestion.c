/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-suggestion.h"

#include "tr-words.h"

#include <stdlib.h>

struct _TrSuggestion
{
  GObject   parent_instance;

  TrAdvice  advice;
  char     *title;
  char     *reason;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_REASON,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrSuggestion, tr_suggestion, G_TYPE_OBJECT)

/* ── Reasons ── */

/* "+2.3", or "−0.8" with the sign that belongs to figures. */
static char *
dup_signed (int points)
{
  return g_strdup_printf ("%s%.1f", points < 0 ? "−" : "+", abs (points) / (double) TR_POINT);
}

char *
tr_suggestion_dup_part (const TrGame *game,
                        const TrAdvicePart *part)
{
  g_autofree char *points = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (part != NULL, NULL);

  points = dup_signed (part->points);
  if (part->others)
    {
      const char *label = tr_translate (game->rules->terms[part->term].label);

      /* Translators: a reason for a move, in a list: what other players have less or more of, and what that is worth */
      return part->points > 0 ? g_strdup_printf (_("less for the others: %s (%s)"), label, points)
                              : g_strdup_printf (_("more for the others: %s (%s)"), label, points);
    }
  return tr_words_reason (game, part->term, part->points > 0, points, part->count, part->counted ? part->counts : NULL);
}

/* Sentences for one, two and three reasons. */
static const char *const for_it[TR_ADVICE_PARTS_MAX] = {
  /* Translators: reasons for a move */
  N_("For it: %s."),
  N_("For it: %s; %s."),
  N_("For it: %s; %s; %s."),
};
static const char *const against_it[TR_ADVICE_PARTS_MAX] = {
  /* Translators: reasons against a move */
  N_("Against it: %s."),
  N_("Against it: %s; %s."),
  N_("Against it: %s; %s; %s."),
};

G_STATIC_ASSERT (TR_ADVICE_PARTS_MAX == 3);

/* The N parts from FIRST on, in one of SENTENCES; NULL: there are none. */
static char *
dup_list (const TrGame      *game,
          const TrAdvicePart      *first,
          guint              n,
          const char *const *sentences)
{
  g_autofree char *one = n > 0 ? tr_suggestion_dup_part (game, &first[0]) : NULL;
  g_autofree char *two = n > 1 ? tr_suggestion_dup_part (game, &first[1]) : NULL;
  g_autofree char *three = n > 2 ? tr_suggestion_dup_part (game, &first[2]) : NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-extra-args"
  /* What is not asked for is not looked at. */
  return n > 0 ? g_strdup_printf (_(sentences[n - 1]), one, two, three) : NULL;
#pragma GCC diagnostic pop
}

/* How it compares, all in all; NULL: with nothing. */
static char *
dup_comparison (const TrGame   *game,
                const TrAdvice *advice)
{
  g_autofree char *points = g_strdup_printf ("%.1f", abs (advice->points) / (double) TR_POINT);
  g_autofree char *with = NULL;

  switch (advice->basis)
    {
    case TR_ADVICE_ONLY:
      return g_strdup (_("Nothing else is possible here."));
    case TR_ADVICE_PROPOSED:
      return game->rules->proposed != NULL ? tr_words_proposed (game, advice->count) : NULL;
    case TR_ADVICE_COMPARED:
      with = tr_words_move_label (game, advice->with);
      if (!advice->sure)
        return g_strdup_printf (_("About as good as “%s”."), with);
      return advice->points > 0
        /* Translators: a number with a decimal, and another move: "About 2.3 points better than “End the turn”." */
        ? g_strdup_printf (_("About %s points better than “%s”."), points, with)
        : g_strdup_printf (_("About %s points worse than “%s”."), points, with);
    case TR_ADVICE_USUAL:
    default:
      if (!advice->sure)
        return g_strdup (_("About as good as the other moves."));
      return advice->points > 0 ? g_strdup_printf (_("About %s points better than the other moves on average."), points)
                                : g_strdup_printf (_("About %s points worse than the other moves on average."), points);
    }
}

/* What goes with it; NULL: that is open. */
static char *
dup_next (const TrGame   *game,
          const TrAdvice *advice)
{
  g_autofree char *first = advice->n_next > 0 ? tr_words_move_label (game, advice->next[0]) : NULL;
  g_autofree char *second = advice->n_next > 1 ? tr_words_move_label (game, advice->next[1]) : NULL;

  if (second != NULL)
    /* Translators: two moves that are likely to follow the one that is advised */
    return g_strdup_printf (_("Then, most likely, “%s” and “%s”."), first, second);
  return first != NULL ? g_strdup_printf (_("Then, most likely, “%s”."), first) : NULL;
}

static void
add_sentence (GString    *text,
              const char *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static char *
dup_reason (const TrGame   *game,
            const TrAdvice *advice)
{
  g_autofree char *comparison = dup_comparison (game, advice);
  g_autofree char *good = NULL, *bad = NULL;
  g_autofree char *next = dup_next (game, advice);
  GString *reason = g_string_new (comparison);
  guint n_good = 0;

  while (n_good < advice->n_parts && advice->parts[n_good].points > 0)
    n_good++;
  good = dup_list (game, advice->parts, n_good, for_it);
  bad = dup_list (game, advice->parts + n_good, advice->n_parts - n_good, against_it);
  add_sentence (reason, good);
  add_sentence (reason, bad);
  add_sentence (reason, next);
  return g_string_free (reason, FALSE);
}

/* ── The object ── */

static void
tr_suggestion_get_property (GObject    *object,
                            guint       property,
                            GValue     *value,
                            GParamSpec *pspec)
{
  TrSuggestion *self = TR_SUGGESTION (object);

  switch (property)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_suggestion_finalize (GObject *object)
{
  TrSuggestion *self = TR_SUGGESTION (object);

  g_free (self->title);
  g_free (self->reason);

  G_OBJECT_CLASS (tr_suggestion_parent_class)->finalize (object);
}

static void
tr_suggestion_class_init (TrSuggestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tr_suggestion_get_property;
  object_class->finalize = tr_suggestion_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_suggestion_init (TrSuggestion *self)
{
}

TrSuggestion *
tr_suggestion_new (const TrGame   *game,
                   const TrAdvice *advice)
{
  TrSuggestion *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (advice != NULL, NULL);

  self = g_object_new (TR_TYPE_SUGGESTION, NULL);
  self->advice = *advice;
  self->title = tr_words_move_label (game, advice->move);
  self->reason = dup_reason (game, advice);
  return self;
}

const TrAdvice *
tr_suggestion_get_advice (TrSuggestion *self)
{
  g_return_val_if_fail (TR_IS_SUGGESTION (self), NULL);

  return &self->advice;
}

TrMove
tr_suggestion_get_move (TrSuggestion *self)
{
  g_return_val_if_fail (TR_IS_SUGGESTION (self), TR_MOVE_NONE);

  return self->advice.move;
}

const char *
tr_suggestion_get_title (TrSuggestion *self)
{
  g_return_val_if_fail (TR_IS_SUGGESTION (self), NULL);

  return self->title;
}

const char *
tr_suggestion_get_reason (TrSuggestion *self)
{
  g_return_val_if_fail (TR_IS_SUGGESTION (self), NULL);

  return self->reason;
}
