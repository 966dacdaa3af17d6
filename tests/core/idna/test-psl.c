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
  g_test_add_func ("/psl/old", test_old);
  return g_test_run ();
}
