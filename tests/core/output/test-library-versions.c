/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The versions at run time are those that pkg-config reported to the build. */

#include "iri-library-versions.h"
#include "iri-unicode-probe.h"

/* A library knows the letters of a Unicode version exactly if it supports that version
 * (DerivedAge.txt). */
static gboolean
knows_up_to (gunichar c, gpointer data)
{
  static const struct
  {
    gunichar letter;
    guint version;
  } ages[] = {
    { 0x119A0, 12 }, { 0x11900, 13 }, { 0x12F90, 14 },
    { 0x11F04, 15 }, { 0x105C0, 16 }, { 0x10940, 17 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ages); i++)
    if (ages[i].letter == c)
      return ages[i].version <= GPOINTER_TO_UINT (data);
  g_assert_not_reached ();
}

static void
test_probe (void)
{
  for (guint version = 11; version <= 17; version++)
    g_assert_cmpuint (iri_unicode_probe (knows_up_to, GUINT_TO_POINTER (version)), ==,
                      version);
}

/* Each line is "Name 1.2", most with a Unicode version. */
static void
test_line (gconstpointer data)
{
  char **lines = iri_library_versions ();
  const char *pattern = data;
  gboolean found = FALSE;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      if (g_regex_match_simple (pattern, lines[i], 0, 0))
        found = TRUE;
      else
        g_test_message ("%s", lines[i]);
    }
  g_assert_true (found);
  g_strfreev (lines);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    const char *pattern;
  } rows[] = {
    { "/libraries/fribidi", "^FriBidi " FRIBIDI_VERSION ", Unicode [0-9.]+$" },
    { "/libraries/glib", "^GLib " GLIB_VERSION ", Unicode 1[0-9]$" },
    { "/libraries/icu", "^ICU " ICU_VERSION ", Unicode 1[0-9]$" },
    { "/libraries/idn", "libidn " IDN_VERSION ", Unicode 3\\.2$" },
    { "/libraries/idn2", "^libidn2 " IDN2_VERSION ", Unicode 1[0-9]$" },
    { "/libraries/tables", "^Unicode 1[89]\\.0\\.0$" },
    { "/libraries/psl",
      "^libpsl " PSL_VERSION "(, list of 20[0-9]{2}-[01][0-9]-[0-3][0-9])?$" },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/libraries/probe", test_probe);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, rows[i].pattern, test_line);
  return g_test_run ();
}
