/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-number.h"

#include <locale.h>
#include <string.h>

/* ISO C has no format for it, and compilers warn of the one of POSIX. */
char *
iri_number (guint64 n)
{
  const char *separator = localeconv ()->thousands_sep;
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  GString *out = g_string_new (NULL);

  for (gsize left = strlen (digits), i = 0; left > 0; left--, i++)
    {
      if (i > 0 && left % 3 == 0)
        g_string_append (out, separator);
      g_string_append_c (out, digits[i]);
    }
  return g_string_free (out, FALSE);
}
