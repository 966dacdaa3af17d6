/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-number.h"

#include <limits.h>
#include <locale.h>
#include <string.h>

/* The number of digits between the separators of the locale, from the last group on. In
 * India, the last group has three digits and others have two. */
static guint
next_group (const char **grouping, guint last)
{
  guint size = (guint8) * *grouping;

  if (size == 0)
    return last;
  if (size == CHAR_MAX)
    return G_MAXUINT;
  (*grouping)++;
  return size;
}

/* ISO C has no format for it, and compilers warn of the one of POSIX. */
char *
iri_number (guint64 n)
{
  const struct lconv *locale = localeconv ();
  const char *grouping = locale->grouping;
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  GString *out = g_string_new (digits);
  guint at = (guint) out->len, size = next_group (&grouping, G_MAXUINT);

  while (at > size)
    {
      at -= size;
      g_string_insert (out, at, locale->thousands_sep);
      size = next_group (&grouping, size);
    }
  return g_string_free (out, FALSE);
}
