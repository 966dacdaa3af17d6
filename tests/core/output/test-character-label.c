/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Labels of invisible characters, compared with NameAliases.txt of Debian's
 * unicode-data. */

#include "iri-character-label.h"

#include <string.h>

#define ALIASES "/usr/share/unicode/NameAliases.txt"

/* Returns every abbreviation of every character, as "200D;ZWJ". */
static GHashTable *
read_aliases (void)
{
  GHashTable *aliases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (ALIASES, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && g_str_has_suffix (lines[i], ";abbreviation"))
      {
        *strrchr (lines[i], ';') = '\0';
        g_hash_table_add (aliases, g_strdup (lines[i]));
      }
  g_assert_cmpuint (g_hash_table_size (aliases), >=, 354);
  return aliases;
}

static void
test_aliases (void)
{
  g_autoptr (GHashTable) aliases = read_aliases ();
  GHashTableIter iter;
  gpointer alias;

  g_hash_table_iter_init (&iter, aliases);
  while (g_hash_table_iter_next (&iter, &alias, NULL))
    {
      gunichar c = (gunichar) g_ascii_strtoull (alias, NULL, 16);
      g_autofree char *name = iri_character_label (c);
      g_autofree char *expected = g_strdup_printf ("%04X;%s", c, name);

      g_assert_true (g_hash_table_contains (aliases, expected));
    }
}

static const struct
{
  const char *path;
  gunichar c;
  const char *name; /* NULL: the character is visible */
} rows[] = {
  { "letter", 'a', NULL },         { "hebrew", 0x5d0, NULL },
  { "mark", 0x301, NULL },         { "replacement", 0xfffd, NULL },
  { "zwj", 0x200d, "ZWJ" },        { "rlo", 0x202e, "RLO" },
  { "nbsp", 0xa0, "NBSP" },        { "em-space", 0x2003, "2003" },
  { "tag", 0xe0061, "E0061" },     { "private", 0xe000, "E000" },
  { "unassigned", 0x378, "0378" }, { "beyond", 0x10ffff, "10FFFF" },
};

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *name = iri_character_label (rows[i].c);

  g_assert_cmpstr (name, ==, rows[i].name);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/short-name/aliases", test_aliases);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/short-name/", rows[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
