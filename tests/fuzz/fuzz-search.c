/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The terms of a search of the desktop, which spaces separate. */

#include "fuzz.h"

#include "search-find.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) terms = NULL;
  g_auto (GStrv) found = NULL;

  /* D-Bus delivers nothing else. */
  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  terms = g_strsplit (text, " ", -1);
  found = search_find ((const char *const *) terms);
  FUZZ_HOLDS (g_strv_length (found) <= 5);
  for (gsize i = 0; found[i] != NULL; i++)
    {
      FUZZ_HOLDS (g_utf8_validate (found[i], -1, NULL) && *found[i] != '\0');
      for (gsize j = 0; j < i; j++)
        FUZZ_HOLDS (!g_str_equal (found[i], found[j]));
    }
  return 0;
}
