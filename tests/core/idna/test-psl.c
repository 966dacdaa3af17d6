/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which Public Suffix List is in use. The list is chosen once, so each row runs in a
 * process of its own. */

#include "iri-psl.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#define LIST                                                                           \
  "// ===BEGIN ICANN DOMAINS===\ncom\nnew-suffix\n// ===END ICANN DOMAINS===\n"

static const struct Row
{
  const char *name;
  const char *text; /* of the file; NULL if there is none */
  const char *time; /* of the file */
  gboolean used;
} rows[] = {
  { "newer", LIST, "2038-01-01", TRUE },
  { "older", LIST, "2001-01-01", FALSE },
  { "empty", "", "2038-01-01", FALSE },
  { "comments", "// nothing\n", "2038-01-01", FALSE },
  { "missing", NULL, NULL, FALSE },
};

static void
write_list (const struct Row *row, const char *file)
{
  g_autofree char *time = g_strconcat (row->time, "T12:00:00Z", NULL);
  g_autoptr (GDateTime) at = g_date_time_new_from_iso8601 (time, NULL);
  struct utimbuf times = { .modtime = (time_t) g_date_time_to_unix (at) };

  times.actime = times.modtime;
  g_assert_true (g_file_set_contents (file, row->text, -1, NULL));
  g_assert_cmpint (g_utime (file, &times), ==, 0);
}

static void
check_list (const struct Row *row)
{
  const char *domain, *suffix;
  g_autofree char *described = iri_psl_describe ();
  g_autofree char *version = iri_psl_version ();

  g_assert_cmpint (iri_psl_is_suffix ("new-suffix"), ==, row->used);
  g_assert_true (iri_psl_is_suffix ("com"));
  iri_psl_find ("a.b.com", &domain, &suffix);
  g_assert_cmpstr (domain, ==, "b.com");
  if (!row->used)
    return;
  g_assert_cmpstr (iri_psl_date (), ==, row->time);
  g_assert_false (iri_psl_is_old ());
  g_assert_cmpstr (described, ==, "Public Suffix List of 2038-01-01");
  g_assert_true (g_str_has_suffix (version, ", list of 2038-01-01"));
}

static void
test_row (gconstpointer data)
{
  const struct Row *row = data;
  g_autofree char *folder = NULL, *file = NULL;

  if (g_test_subprocess ())
    {
      check_list (row);
      return;
    }
  folder = g_dir_make_tmp ("psl-XXXXXX", NULL);
  file = g_build_filename (folder, "list.dat", NULL);
  if (row->text != NULL)
    write_list (row, file);
  g_setenv ("IRI_PUBLIC_SUFFIX_LIST", file, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_remove (file);
  g_rmdir (folder);
}

/* Lists that are used however old they are, or not at all. */
static const struct FileRow
{
  const char *name;
  const char *text; /* of the file; NULL if there is none */
  const char *time; /* of the file */
  const char *date; /* NULL if the list is not used */
  const char *message;
} file_rows[] = {
  { "by-time", LIST, "2001-01-01", "2001-01-01", NULL },
  { "by-version", "// VERSION: 2026-01-22_10-33-27_UTC\n" LIST, "2001-01-01",
    "2026-01-22", NULL },
  { "no-date", "// VERSION: 2026-13-22_10-33-27_UTC\n" LIST, "2001-01-01", "2001-01-01",
    NULL },
  { "missing", NULL, NULL, NULL, "No such file or directory" },
  { "empty", "", "2038-01-01", NULL, "This file is not a Public Suffix List" },
  { "other-text", "root:x:0:0::/root:/bin/sh\ncom\n", "2038-01-01", NULL,
    "This file is not a Public Suffix List" },
};

static void
test_file (gconstpointer data)
{
  const struct FileRow *row = data;
  const struct Row list = { NULL, row->text, row->time, FALSE };
  g_autofree char *folder = g_dir_make_tmp ("psl-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "list.dat", NULL);
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (iri_psl_use_file (NULL, NULL));
  g_assert_false (iri_psl_is_suffix ("new-suffix"));
  before = g_strdup (iri_psl_date ());
  if (row->text != NULL)
    write_list (&list, file);
  g_assert_cmpint (iri_psl_use_file (file, &error), ==, row->date != NULL);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, row->message);
  g_assert_cmpint (iri_psl_is_suffix ("new-suffix"), ==, row->date != NULL);
  g_assert_cmpstr (iri_psl_date (), ==, row->date != NULL ? row->date : before);
  g_assert_true (iri_psl_use_file (NULL, NULL));
  g_assert_cmpstr (iri_psl_date (), ==, before);
  g_remove (file);
  g_rmdir (folder);
}

static void
test_file_is_old (void)
{
  const struct Row list = { NULL, LIST, "2001-01-01", FALSE };
  g_autofree char *folder = g_dir_make_tmp ("psl-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "list.dat", NULL);
  g_autofree char *described = NULL;

  write_list (&list, file);
  g_assert_true (iri_psl_use_file (file, NULL));
  g_assert_true (iri_psl_is_old ());
  described = iri_psl_describe ();
  g_assert_cmpstr (described, ==,
                   "Public Suffix List of 2001-01-01, more than two years old");
  g_assert_false (iri_psl_use_file (folder, NULL));
  g_remove (file);
  g_rmdir (folder);
}

/* A list of a file from before 2001 cannot be in use, but one of libpsl can be old. */
static void
test_old (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) limit = g_date_time_add_years (now, -2);
  g_autofree char *day = g_date_time_format (limit, "%Y-%m-%d");
  const char *date = iri_psl_date ();

  /* On the day itself it depends on the hour. */
  if (date == NULL || !g_str_equal (date, day))
    g_assert_cmpint (iri_psl_is_old (), ==, date != NULL && strcmp (date, day) < 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/psl/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (file_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/psl/file/", file_rows[i].name, NULL);

      g_test_add_data_func (path, &file_rows[i], test_file);
    }
  g_test_add_func ("/psl/old", test_old);
  g_test_add_func ("/psl/file-is-old", test_file_is_old);
  return g_test_run ();
}
