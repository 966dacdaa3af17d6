/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-quoted-local.h"

#include "iri-chars.h"

#include <string.h>

/* RFC 5321 §4.5.3.1.1. It also bounds the search in running text. */
#define MAX_LOCAL_PART 64

#define QUOTES 2

/* In source code, a string ends before one of the others. A string in running text that
 * begins with one of the last two is a template. */
#define BEFORE_QUOTE " \t\r\n<([{,;:"
#define NOT_FIRST "$%"

/* The length in bytes of the character at @at, 0 if it is not UTF-8. */
static gsize
char_length (const char *text, gsize length, gsize at)
{
  gunichar c;

  return (guint8) text[at] < 0x80
             ? 1
             : iri_utf8_read ((const guint8 *) text + at, length - at, &c);
}

/* Like strchr(), but no set has a NUL. */
static gboolean
is_in (const char *set, char c)
{
  return c != '\0' && strchr (set, c) != NULL;
}

gsize
iri_quoted_local_length (const char *text, gsize length)
{
  if (length == 0 || *text != '"')
    return 0;
  for (gsize at = 1, n; at < MIN (length, MAX_LOCAL_PART); at += n)
    {
      if (text[at] == '"')
        return at + 1;
      /* Any character of US-ASCII but controls may be escaped, and no other. */
      if (text[at] == '\\' && (++at == length || (guint8) text[at] >= 0x80))
        return 0;
      n = g_ascii_iscntrl (text[at]) ? 0 : char_length (text, length, at);
      if (n == 0)
        return 0;
    }
  return 0;
}

/* Whether an odd number of backslashes is before the quote at @at. */
static gboolean
is_escaped (const char *text, gsize floor, gsize at)
{
  gsize n = 0;

  while (at - n > floor && text[at - n - 1] == '\\')
    n++;
  return n % 2 == 1;
}

/* Whether the quote at @begin opens a quoted local part that ends at @end, and not the
 * text between two strings. */
static gboolean
opens (const char *text, gsize begin, gsize end)
{
  return iri_quoted_local_length (text + begin, end - begin) == end - begin
         && end - begin > QUOTES
         && (begin == 0 || is_in (BEFORE_QUOTE, text[begin - 1]))
         && text[begin + 1] != ' ' && text[end - 2] != ' '
         && !is_in (NOT_FIRST, text[begin + 1]);
}

gsize
iri_quoted_local_begin (const char *text, gsize floor, gsize end)
{
  gsize at = end;

  if (end <= floor || text[--at] != '"')
    return end;
  while (at > floor && end - at < MAX_LOCAL_PART)
    if (text[--at] == '"' && !is_escaped (text, floor, at))
      return opens (text, at, end) ? at : end;
  return end;
}
