/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-unicode-escape.h"

/* A backslash, "u" and four hexadecimal digits. */
#define LENGTH 6

gunichar
scope_unicode_escape_at (const char *text)
{
  gunichar c = 0;

  if (text[0] != '\\' || text[1] != 'u')
    return 0;
  for (gsize i = 2; i < LENGTH; i++)
    {
      if (!g_ascii_isxdigit (text[i]))
        return 0;
      c = c * 16 + (gunichar) g_ascii_xdigit_value (text[i]);
    }
  return g_unichar_validate (c) ? c : 0;
}

char *
scope_unicode_unescape (const char *text)
{
  GString *out = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar c = scope_unicode_escape_at (text);

      if (c == 0)
        {
          g_string_append_c (out, *text++);
          continue;
        }
      g_string_append_unichar (out, c);
      text += LENGTH;
    }
  return g_string_free (out, FALSE);
}
