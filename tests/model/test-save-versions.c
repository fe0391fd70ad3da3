/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-save.h"

#include "files.h"
#include "saves.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"

#include <string.h>

/* Files of every version, in saves/. They are never written anew: what a program once wrote, this one reads. */

typedef struct
{
  const char *name;
  const char *game;
  unsigned    players;
  guint       n_moves;
  gboolean    has_seed;
  gboolean    built_in;
} Old;

static const Old version_1[] = {
  { "version-1-seed.json", "assyria-2e", 3, 20, TRUE, TRUE },
  { "version-1-position.json", "assyria-2e", 3, 14, FALSE, TRUE },
  { "version-1-box.json", "assyria-2e", 2, 20, TRUE, FALSE },
};

static char *
read_file (const char *name)
{
  g_autofree char *path = g_build_filename (TR_TEST_SAVES_DIR, name, NULL);
  g_autoptr(GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static gboolean
read_text (const char  *text,
           TrSave     **save,
           GError     **error)
{
  g_autoptr(TrValue) value = tr_json_parse ("f", text, strlen (text), error);

  return value != NULL && tr_save_read (value, "f", save, error);
}

static void
test_version_1 (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (version_1); i++)
    {
      const Old *old = &version_1[i];
      g_autofree char *text = read_file (old->name);
      g_autofree char *written = NULL;
      g_autoptr(TrSave) save = test_save_from_text (text);
      g_autoptr(TrSave) again = NULL;
      const TrGame *game = tr_record_get_game (save->record);
      guint64 seed;

      g_assert_cmpstr (game->rules->id, ==, old->game);
      g_assert_cmpuint (game->players, ==, old->players);
      g_assert_cmpuint (save->moves->len, ==, old->n_moves);
      g_assert_cmpint (tr_record_get_seed (save->record, &seed), ==, old->has_seed);
      g_assert_cmpint (tr_box_is_built_in (tr_record_get_box (save->record)), ==, old->built_in);
      /* Of which version 1 knew nothing. */
      g_assert_cmpuint (save->cursor, ==, old->n_moves);
      g_assert_false (save->reviewing);
      g_assert_cmpint (save->undo, ==, TR_UNDO_FREE);
      g_assert_cmpuint (save->replaced->len, ==, 0);
      for (unsigned seat = 0; seat < old->players; seat++)
        g_assert_cmpint (save->seats[seat].kind, ==, TR_SEAT_HUMAN);

      written = test_save_text (save);
      g_assert_nonnull (strstr (written, "\"format\": 2"));
      again = test_save_from_text (written);
      test_assert_same_save (save, again);
    }
}

/* A record is read and written through the same format. */
static void
test_version_1_record (void)
{
  g_autofree char *path = g_build_filename (TR_TEST_SAVES_DIR, version_1[0].name, NULL);
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (tr_record_load (path, NULL, &record, &error));
  g_assert_no_error (error);
  g_assert_true (tr_record_save (record, 7, test_path ("record.tworivers"), &error));
  g_assert_no_error (error);
  g_assert_true (tr_save_load (test_path ("record.tworivers"), &save, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (save->moves->len, ==, 7);
  g_assert_cmpuint (save->cursor, ==, 7);
}

/* The lines and places that are told are those of the old file. */
static void
test_version_1_faults (void)
{
  static const char *const table[][3] = {
    { "\"moves\"", "\"cursor\": 3,\n \"moves\"", "f: line 7, cursor: nothing is called “cursor” here" },
    { "\"seed\": 7", "\"seed\": -7", "f: line 6, seed: should be from 0 to " },
    { "\"format\": 1", "\"format\": 0", "f: line 3, format: there never was a format 0" },
    { "\"format\": 1", "\"format\": -1", "f: line 3, format: there never was a format -1" },
    { "\"format\": 1", "\"format\": \"1\"", "f: line 3, format: should be a whole number" },
    { "\"format\": 1,", "", "f: line 1: the member “format” is missing" },
    { "\"seed\": 7", "\"seed\": 7, \"box\": {\"game\": \"chess\"}", "f: line 6, " },
  };
  g_autofree char *text = read_file (version_1[0].name);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *wrong = test_replace (text, table[i][0], table[i][1]);
      g_autoptr(TrSave) save = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (read_text (wrong, &save, &error));
      test_assert_says (error, TR_ERROR_CONTENT, table[i][2]);
      g_assert_null (save);
    }
}

/* When the rules have gone on since, that is what is said. */
static void
test_version_2 (void)
{
  g_autofree char *text = read_file ("version-2.tworivers");
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;
  const TrLine *line;

  if (!read_text (text, &save, &error))
    {
      test_assert_says (error, error->code, "it was played by older rules (revision 1, ");
      return;
    }
  g_assert_cmpuint (save->moves->len, ==, 24);
  g_assert_cmpuint (save->cursor, ==, 22);
  g_assert_true (save->reviewing);
  g_assert_cmpint (save->undo, ==, TR_UNDO_STRICT);
  g_assert_cmpstr (save->seats[0].name, ==, "Éa \"the wise\"\\");
  g_assert_null (save->seats[1].name);
  g_assert_cmpstr (save->seats[1].level, ==, "random");
  g_assert_cmpint (save->seats[1].kind, ==, TR_SEAT_COMPUTER);
  g_assert_cmpint (save->seats[1].colour, ==, TR_COLOUR_PURPLE);
  g_assert_cmpint (save->seats[1].mark, ==, TR_MARK_DIAMOND);
  g_assert_cmpstr (save->notes, ==, "First line\nsecond 𒀭");
  g_assert_cmpstr (save->parent, ==, "Sunday, round 2");
  g_assert_cmpuint (save->replaced->len, ==, 2);
  line = g_ptr_array_index (save->replaced, 0);
  g_assert_cmpuint (line->at, ==, 12);
  g_assert_cmpuint (line->moves->len, ==, 12);
}

/* In one sentence, whatever else there is in it. */
static void
test_newer (void)
{
  static const char *const table[][2] = {
    { "{\"format\": 3, \"game\": \"assyria-2e\", \"program\": \"7.1\", \"planets\": []}",
      "f: line 1, format: a newer program (7.1) wrote this: its format is 3, and this program reads up to 2" },
    { "{\"game\": \"no such game\",\n \"format\": 9223372036854775807}",
      "f: line 2, format: a newer program wrote this: its format is 9223372036854775807, and this program reads up to 2" },
    { "{\"format\": 4, \"game\": \"x\", \"program\": 5}",
      "a newer program wrote this: its format is 4, and this program reads up to 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr(TrSave) save = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (read_text (table[i][0], &save, &error));
      test_assert_says (error, TR_ERROR_CONTENT, table[i][1]);
      g_assert_null (save);
    }
}

/* ── Other boxes, other rules ── */

/* What differs is no fault as long as the game comes out the same. */
static void
test_harmless_difference (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  g_autofree char *text = test_save_text (save);
  g_autofree char *revision = test_replace (text, "\"revision\": ", "\"revision\": 9");
  g_autofree char *other = test_replace (revision, "\"program\": \"", "\"program\": \"9");
  char *digest = strstr (other, "\"digest\": \"") + strlen ("\"digest\": \"");
  g_autoptr(TrSave) loaded = NULL;

  *digest = *digest == '0' ? '1' : '0';
  loaded = test_save_from_text (other);
  test_assert_same_save (save, loaded);
}

/* TEXT with CHANGES, pairs of old and new that end with NULL, does not replay: ERROR says so. */
static TrSave *
fail (const char  *text,
      const char **changes,
      GError     **error)
{
  g_autofree char *changed = g_strdup (text);
  TrSave *save = NULL;

  for (; changes[0] != NULL; changes += 2)
    {
      char *next = test_replace (changed, changes[0], changes[1]);

      g_free (changed);
      changed = next;
    }
  g_assert_false (read_text (changed, &save, error));
  return save;
}

static void
test_reasons (void)
{
  const TrRules *rules = tr_games_get (0);
  g_autoptr(TrSave) save = test_save_full (rules, 2, 24);
  g_autofree char *text = test_save_text (save);
  g_autofree char *revision = g_strdup_printf ("\"revision\": %u", rules->revision);
  g_autofree char *box = g_strndup (strstr (text, "\"box\""), strcspn (strstr (text, "\"box\""), "\n"));
  g_autofree char *other_box = g_strdup_printf ("\"box\": {\"name\": \"%s\", \"digest\": \"0123456789abcdef\"},", rules->id);
  g_autofree char *newer = g_strdup_printf ("newer rules (revision 900, this program has %u)", rules->revision);
  const char *boxes[] = { box, other_box, "\"seed\": 20", "\"seed\": 21", NULL };
  const char *revisions[] = { revision, "\"revision\": 900", "\"seed\": 20", "\"seed\": 21", NULL };
  const char *plain[] = { "\"seed\": 20", "\"seed\": 21", NULL };
  g_autoptr(GError) box_error = NULL;
  g_autoptr(GError) revision_error = NULL;
  g_autoptr(GError) plain_error = NULL;
  g_autoptr(TrSave) first = fail (text, boxes, &box_error);
  g_autoptr(TrSave) second = fail (text, revisions, &revision_error);
  g_autoptr(TrSave) third = fail (text, plain, &plain_error);

  /* Whether it is a move or the end that fails. */
  test_assert_says (box_error, box_error->code, "; this game was played with another edition of the box");
  test_assert_says (revision_error, revision_error->code, newer);
  g_assert_null (strstr (plain_error->message, "edition"));
  g_assert_null (strstr (plain_error->message, "revision"));
  g_assert_nonnull (first);
  g_assert_nonnull (second);
  g_assert_nonnull (third);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/save/version-1", test_version_1);
  g_test_add_func ("/save/version-1/record", test_version_1_record);
  g_test_add_func ("/save/version-1/faults", test_version_1_faults);
  g_test_add_func ("/save/version-2", test_version_2);
  g_test_add_func ("/save/newer", test_newer);
  g_test_add_func ("/save/harmless-difference", test_harmless_difference);
  g_test_add_func ("/save/reasons", test_reasons);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
