/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of a set with these bytes: there is an entry for each line that is an IRI, and
 * what is written reads as the same set. */

#include "fuzz.h"

#include "scope-set.h"

#include <string.h>

static gboolean
is_iri (const char *line)
{
  return *line != '\0' && *line != ' ' && *line != '\t'
         && !g_str_has_prefix (line, "# ") && !g_str_has_prefix (line, "## ");
}

static guint
count_iris (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  for (size_t i = 0; i < size; i++)
    text[i] = (char) (data[i] == '\0' ? '0' : data[i]);
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strchomp (lines[i]);

      n += is_iri (i == 0 && g_str_has_prefix (line, "\uFEFF") ? line + 3 : line);
    }
  return n;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (ScopeSet) set = scope_set_read ((const char *) data, size);
  GString *first = scope_set_write (set);
  g_autoptr (ScopeSet) again = scope_set_read (first->str, first->len);
  GString *second = scope_set_write (again);

  FUZZ_HOLDS (scope_set_count (set) == count_iris (data, size));
  FUZZ_HOLDS (scope_set_count (again) == scope_set_count (set));
  FUZZ_HOLDS (g_string_equal (first, second));
  for (guint i = 0; i < scope_set_count (set); i++)
    FUZZ_HOLDS (
        g_str_equal (scope_set_get (set, i)->text, scope_set_get (again, i)->text));
  g_string_free (first, TRUE);
  g_string_free (second, TRUE);
  return 0;
}
