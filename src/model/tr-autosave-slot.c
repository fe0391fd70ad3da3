/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locks and times to the nanosecond are more than C11 has. */
#define _DEFAULT_SOURCE

#include "tr-i18n.h"

#include "tr-autosave-private.h"

#include "tr-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* More programs at once are no longer a person's. */
#define SLOTS_MAX 64

struct TrAutosaveSlot
{
  char     *folder;
  char     *path;
  char     *lock_path;
  int       lock;
  gboolean  known;              /* what is there is ours: as we found it or left it */
  GStatBuf  left;
};

typedef struct
{
  guint    number;
  gboolean there;
  gint64   modified;
} Candidate;

static gboolean
fail (const char  *path,
      int          number,
      GError     **error)
{
  g_assert (path != NULL);

  tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, g_strerror (number));
  return FALSE;
}

static char *
slot_path (const char *folder,
           guint       number)
{
  g_autofree char *name = number > 1 ? g_strdup_printf ("autosave-%u.tworivers", number)
                                     : g_strdup ("autosave.tworivers");

  return g_build_filename (folder, name, NULL);
}

/* ── The lock ── */

/* Kept open, and kept from child processes, so that it ends with this process however that ends. -1: see ERROR; with
 * TR_ERROR_CALL it is another program that has it. */
static int
take_lock (const char  *path,
           GError     **error)
{
  int lock;

  g_assert (path != NULL);

  lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (lock < 0)
    {
      fail (path, errno, error);
      return -1;
    }
  if (flock (lock, LOCK_EX | LOCK_NB) == 0)
    return lock;

  /* There are file systems without locks; being alone on one of them is likelier than not, and better than no autosave. */
  if (errno != EWOULDBLOCK)
    return lock;
  tr_error_set_place (error, TR_ERROR_CALL, path, 0, NULL, _("another program uses this file"));
  close (lock);
  return -1;
}

/* Who removes a folder and puts it back takes the lock away with it. */
static gboolean
hold_lock (TrAutosaveSlot  *slot,
           GError         **error)
{
  GStatBuf ours, theirs;
  int lock;

  g_assert (slot != NULL);

  if (fstat (slot->lock, &ours) == 0
      && g_stat (slot->lock_path, &theirs) == 0
      && ours.st_dev == theirs.st_dev
      && ours.st_ino == theirs.st_ino)
    return TRUE;

  lock = take_lock (slot->lock_path, error);
  if (lock < 0)
    return FALSE;
  close (slot->lock);
  slot->lock = lock;
  return TRUE;
}

/* ── Choosing a file ── */

/* A program that was killed has left its game: that comes first, the latest before others. */
static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *first = a;
  const Candidate *second = b;

  if (first->there != second->there)
    return second->there - first->there;
  if (first->modified != second->modified)
    return first->modified < second->modified ? 1 : -1;
  return first->number < second->number ? -1 : 1;
}

static GArray *
find_candidates (const char *folder)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  g_assert (folder != NULL);

  for (guint number = 1; number <= SLOTS_MAX; number++)
    {
      g_autofree char *path = slot_path (folder, number);
      Candidate candidate = { .number = number };
      GStatBuf status;

      if (g_lstat (path, &status) == 0)
        {
          if (!S_ISREG (status.st_mode))
            continue;
          candidate.there = TRUE;
          candidate.modified = status.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status.st_mtim.tv_nsec;
        }
      g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

/* g_file_set_contents_full() writes into a file with six letters and digits after the name. A person who keeps a copy
 * calls it backup, BACKUP or old001, without capitals in the middle of a word. */
static gboolean
is_remainder (const char *name,
              const char *base)
{
  const char *ending = name + strlen (base) + 1;
  gboolean capital = FALSE;
  gboolean other = FALSE;

  if (!g_str_has_prefix (name, base) || name[strlen (base)] != '.' || strlen (ending) != 6)
    return FALSE;
  for (const char *c = ending; *c != '\0'; c++)
    {
      if (!g_ascii_isalnum (*c))
        return FALSE;
      capital = capital || (c > ending && g_ascii_isupper (*c));
      other = other || !g_ascii_isupper (*c);
    }
  return capital && other;
}

/* What a program that was killed while writing has left. */
static void
remove_remains (TrAutosaveSlot *slot)
{
  g_autoptr(GDir) dir = g_dir_open (slot->folder, 0, NULL);
  g_autofree char *base = g_path_get_basename (slot->path);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;

      if (!is_remainder (name, base))
        continue;
      path = g_build_filename (slot->folder, name, NULL);
      g_unlink (path);
    }
}

TrAutosaveSlot *
tr_autosave_slot_new (const char  *folder,
                      GError     **error)
{
  g_autoptr(GArray) candidates = NULL;
  g_autoptr(GError) reason = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK | X_OK) != 0)
    {
      fail (folder, errno, error);
      return NULL;
    }

  candidates = find_candidates (folder);
  for (guint i = 0; i < candidates->len; i++)
    {
      g_autofree char *path = slot_path (folder, g_array_index (candidates, Candidate, i).number);
      g_autofree char *lock_path = g_strconcat (path, ".lock", NULL);
      TrAutosaveSlot *slot;
      int lock;

      g_clear_error (&reason);
      lock = take_lock (lock_path, &reason);
      if (lock < 0)
        continue;
      slot = g_new0 (TrAutosaveSlot, 1);
      slot->folder = g_strdup (folder);
      slot->path = g_steal_pointer (&path);
      slot->lock_path = g_steal_pointer (&lock_path);
      slot->lock = lock;
      remove_remains (slot);
      return slot;
    }

  if (reason != NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    tr_error_set_place (error, TR_ERROR_FILE, folder, 0, NULL, _("this is not a place for files"));
  return NULL;
}

void
tr_autosave_slot_free (TrAutosaveSlot *slot)
{
  g_return_if_fail (slot != NULL);

  close (slot->lock);
  g_free (slot->folder);
  g_free (slot->path);
  g_free (slot->lock_path);
  g_free (slot);
}

const char *
tr_autosave_slot_get_path (TrAutosaveSlot *slot)
{
  g_return_val_if_fail (slot != NULL, NULL);

  return slot->path;
}

/* ── The file ── */

static void
remember (TrAutosaveSlot *slot)
{
  slot->known = g_lstat (slot->path, &slot->left) == 0;
}

static gboolean
is_ours (TrAutosaveSlot *slot,
         const GStatBuf *status)
{
  return slot->known
         && slot->left.st_dev == status->st_dev
         && slot->left.st_ino == status->st_ino
         && slot->left.st_size == status->st_size
         && slot->left.st_mtim.tv_sec == status->st_mtim.tv_sec
         && slot->left.st_mtim.tv_nsec == status->st_mtim.tv_nsec;
}

/* Gives what is there a name of its own, in which nothing is destroyed either: a link is refused where something is,
 * while renaming would replace it. Not all file systems have links. */
static gboolean
keep_aside (TrAutosaveSlot  *slot,
            char           **kept,
            GError         **error)
{
  g_assert (slot != NULL);

  for (guint number = 1;; number++)
    {
      g_autofree char *name = g_strdup_printf ("autosave-kept-%u.tworivers", number);
      g_autofree char *path = g_build_filename (slot->folder, name, NULL);

      if (link (slot->path, path) == 0)
        g_unlink (slot->path);
      else if (errno == EEXIST || g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      else if (g_rename (slot->path, path) != 0)
        return fail (slot->path, errno, error);
      if (kept != NULL)
        *kept = g_steal_pointer (&name);
      return TRUE;
    }
}

/* A file that can be read in part stays until the first save replaces it, and is kept aside then. */
TrSave *
tr_autosave_slot_load (TrAutosaveSlot  *slot,
                       GError         **error)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) reason = NULL;
  g_autofree char *kept = NULL;

  g_return_val_if_fail (slot != NULL, NULL);

  if (!g_file_test (slot->path, G_FILE_TEST_EXISTS))
    return NULL;
  if (tr_save_load (slot->path, &save, &reason))
    {
      remember (slot);
      return g_steal_pointer (&save);
    }

  if (save == NULL && keep_aside (slot, &kept, NULL))
    /* Translators: what is wrong with a file, the name it has now */
    g_set_error (error, reason->domain, reason->code, _("%s; the file is kept as %s"), reason->message, kept);
  else
    g_propagate_error (error, g_steal_pointer (&reason));
  return g_steal_pointer (&save);
}

gboolean
tr_autosave_slot_store (TrAutosaveSlot  *slot,
                        TrSave          *save,
                        GError         **error)
{
  GStatBuf status;

  g_return_val_if_fail (slot != NULL, FALSE);
  g_return_val_if_fail (save != NULL, FALSE);

  if (!hold_lock (slot, error))
    return FALSE;
  if (g_lstat (slot->path, &status) == 0 && !is_ours (slot, &status) && !keep_aside (slot, NULL, error))
    return FALSE;
  if (!tr_save_store (save, slot->path, error))
    return FALSE;
  remember (slot);
  return TRUE;
}

gboolean
tr_autosave_slot_remove (TrAutosaveSlot  *slot,
                         GError         **error)
{
  g_return_val_if_fail (slot != NULL, FALSE);

  if (!hold_lock (slot, error))
    return FALSE;
  slot->known = FALSE;
  return g_unlink (slot->path) == 0 || errno == ENOENT || fail (slot->path, errno, error);
}
