/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-seats.h"

#include "cli-setup.h"
#include "tr-brain.h"

#include <stdio.h>
#include <string.h>

void
cli_seats_entries (CliSeats     *seats,
                   GOptionEntry  entries[CLI_SEATS_N_ENTRIES])
{
  const GOptionEntry table[CLI_SEATS_N_ENTRIES] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats->seats,
      N_("Who sits where: 1=human, 2=random, all=random; may be repeated"), "SEAT=WHO" },
    { "name", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats->names, N_("What a player is called; may be repeated"), "SEAT=NAME" },
    { "undo", 0, 0, G_OPTION_ARG_STRING, &seats->undo,
      N_("What can be taken back: free (everything) or strict (within the turn, up to the last thing revealed)"), "POLICY" },
    G_OPTION_ENTRY_NULL
  };

  g_return_if_fail (seats != NULL);

  memcpy (entries, table, sizeof table);
}

/* "2=WHAT" */
static gboolean
read_number (const char   *option,
             const char   *text,
             const TrGame *game,
             guint64      *number)
{
  g_autofree char *seat = g_strndup (text, strcspn (text, "="));

  return cli_read_number (option, seat, 1, game->players, number);
}

static void
seat_player (TrSeat     *seat,
             const char *who)
{
  gboolean human = strcmp (who, "human") == 0;

  seat->kind = human ? TR_SEAT_HUMAN : TR_SEAT_COMPUTER;
  g_free (seat->level);
  seat->level = human ? NULL : g_strdup (who);
}

/* "2=random", or "all=random". */
static gboolean
read_seat (TrSave     *save,
           const char *text)
{
  const TrGame *game = tr_record_get_game (save->record);
  const char *who = strchr (text, '=');
  g_autoptr(TrBrain) brain = NULL;
  guint64 number;

  if (who != NULL && strcmp (++who, "human") != 0)
    brain = tr_brain_new_for_level (who);
  if (who == NULL || (brain == NULL && strcmp (who, "human") != 0))
    {
      cli_fail (_("--seat is written 1=human or 1=random, not “%s”"), text);
      return FALSE;
    }
  if (g_str_has_prefix (text, "all="))
    {
      for (unsigned i = 0; i < game->players; i++)
        seat_player (&save->seats[i], who);
      return TRUE;
    }
  if (!read_number ("--seat", text, game, &number))
    return FALSE;
  seat_player (&save->seats[number - 1], who);
  return TRUE;
}

static gboolean
read_name (TrSave     *save,
           const char *text)
{
  const char *name = strchr (text, '=');
  guint64 number;

  if (name == NULL || name[1] == '\0')
    {
      cli_fail (_("--name is written 1=NAME, not “%s”"), text);
      return FALSE;
    }
  if (!read_number ("--name", text, tr_record_get_game (save->record), &number))
    return FALSE;
  g_free (save->seats[number - 1].name);
  save->seats[number - 1].name = g_strdup (name + 1);
  return TRUE;
}

static gboolean
read_undo (TrSave     *save,
           const char *text)
{
  if (strcmp (text, "free") == 0)
    save->undo = TR_UNDO_FREE;
  else if (strcmp (text, "strict") == 0)
    save->undo = TR_UNDO_STRICT;
  else
    {
      cli_fail (_("--undo is free or strict, not “%s”"), text);
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_seats_apply (CliSeats *seats,
                 TrSave   *save)
{
  g_return_val_if_fail (seats != NULL, FALSE);
  g_return_val_if_fail (save != NULL, FALSE);

  for (guint i = 0; seats->seats != NULL && seats->seats[i] != NULL; i++)
    if (!read_seat (save, seats->seats[i]))
      return FALSE;
  for (guint i = 0; seats->names != NULL && seats->names[i] != NULL; i++)
    if (!read_name (save, seats->names[i]))
      return FALSE;
  return seats->undo == NULL || read_undo (save, seats->undo);
}

void
cli_seats_print (const TrGame *game,
                 const TrSeat *seats)
{
  gboolean known = FALSE;

  g_return_if_fail (game != NULL);
  g_return_if_fail (seats != NULL);

  for (unsigned i = 0; i < game->players; i++)
    known = known || seats[i].name != NULL || seats[i].kind == TR_SEAT_COMPUTER;
  for (unsigned i = 0; known && i < game->players; i++)
    {
      /* Translators: who plays a seat that has no name of its own */
      const char *who = seats[i].kind == TR_SEAT_COMPUTER ? _("computer") : C_("player", "human");

      if (seats[i].name != NULL)
        /* Translators: number and name of a player, and what they are */
        printf (_("Player %u: %s, %s"), i + 1, seats[i].name, who);
      else
        /* Translators: number of a player, and what they are */
        printf (_("Player %u: %s"), i + 1, who);
      printf ("\n");
    }
}

void
cli_seats_clear (CliSeats *seats)
{
  g_return_if_fail (seats != NULL);

  g_clear_pointer (&seats->seats, g_strfreev);
  g_clear_pointer (&seats->names, g_strfreev);
  g_clear_pointer (&seats->undo, g_free);
}
