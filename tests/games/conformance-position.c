/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-auto.h"
#include "tr-json.h"
#include "tr-position.h"
#include "words.h"

#include <stdlib.h>

/* A state written down, made text, and read again is the same state, bit for bit. */

static void
check_position (Walk    *walk,
                TrState *read)
{
  g_autoptr (TrValue) written = tr_position_write (walk->game, walk->state);
  g_autoptr (TrValue) parsed = NULL;
  g_autoptr (GError) error = NULL;
  char *json = tr_value_to_json (written);
  TrFault fault;

  parsed = tr_json_parse ("position", json, strlen (json), &error);
  free (json);
  walk_assert (walk, parsed != NULL, "the position is no JSON: %s", error->message);
  walk_assert (walk, tr_value_equal (written, parsed), "the position as JSON is another one");
  memset (read, 0xa5, walk->game->rules->state_size);
  if (!tr_position_read (walk->game, parsed, read, &fault))
    {
      g_autofree char *words = words_fault (&fault);

      walk_assert (walk, false, "the position is refused: %s", words);
    }
  if (!tr_state_equal (walk->game, read, walk->state))
    {
      size_t at = 0;

      while (((const char *) read)[at] == ((const char *) walk->state)[at])
        at++;
      walk_assert (walk, false, "the position stands for another state, which differs in byte %u", (unsigned) at);
    }
}

void
conformance_position (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);
  g_autoptr (TrState) read = tr_state_new (conformance->game);

  while (walk_next (walk, 4))
    {
      check_position (walk, read);
      while (!walk_over (walk))
        {
          walk_step (walk, walk_choose (walk));
          if (walk_over (walk) || walk_sample (walk, 16))
            check_position (walk, read);
        }
    }
}
