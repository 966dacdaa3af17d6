/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-writer.h"

#include "iri-chars.h"
#include "iri-json.h"

#include <string.h>

/* Whether @c needs no escape in a JSON string that stays on one line. */
static gboolean
is_plain (gunichar c)
{
  return c >= 0x20 && c != '"' && c != '\\' && (c < 0x7f || c > 0x9f) && c != 0x2028
         && c != 0x2029;
}

/* There can be millions of escapes, and printf() would take most of the time. */
static void
append_escape (GString *out, gunichar c)
{
  static const char hex[] = "0123456789abcdef";
  char escape[6] = { '\\', (char) c, 0 };

  if (c != '"' && c != '\\')
    {
      escape[1] = 'u';
      for (int i = 0; i < 4; i++)
        escape[2 + i] = hex[c >> (12 - 4 * i) & 0xf];
    }
  g_string_append_len (out, escape, escape[1] == 'u' ? 6 : 2);
}

/* The number of bytes from @at that need no escape. */
static gsize
plain_run (const guint8 *bytes, gsize length, gsize at)
{
  gsize begin = at;

  while (at < length)
    {
      gunichar c = bytes[at];
      guint n = c < 0x80 ? 1 : iri_utf8_read (bytes + at, length - at, &c);

      if (n == 0 || !is_plain (c))
        break;
      at += n;
    }
  return at - begin;
}

void
iri_json_append_string (GString *out, const char *text, gsize length)
{
  const guint8 *bytes = (const guint8 *) text;

  g_string_append_c (out, '"');
  for (gsize at = 0; at < length;)
    {
      gsize run = plain_run (bytes, length, at);
      gunichar c;
      guint n;

      g_string_append_len (out, text + at, (gssize) run);
      at += run;
      if (at == length)
        break;
      c = bytes[at];
      n = c < 0x80 ? 1 : iri_utf8_read (bytes + at, length - at, &c);
      if (n != 0)
        append_escape (out, c);
      else
        g_string_append (out, "\ufffd");
      at += n != 0 ? n : iri_utf8_fault (bytes + at, length - at);
    }
  g_string_append_c (out, '"');
}

/* The last byte shows whether this is the first member or element. */
static void
begin_value (GString *out, const char *key)
{
  char last = out->len > 0 ? out->str[out->len - 1] : '[';

  if (last != '{' && last != '[')
    g_string_append_c (out, ',');
  if (key == NULL)
    return;
  g_string_append_c (out, '"');
  g_string_append (out, key);
  g_string_append_len (out, "\":", 2);
}

void
iri_json_begin_document (GString *out)
{
  g_string_append_c (out, '{');
}

void
iri_json_begin_object (GString *out, const char *key)
{
  begin_value (out, key);
  g_string_append_c (out, '{');
}

void
iri_json_end_object (GString *out)
{
  g_string_append_c (out, '}');
}

void
iri_json_begin_array (GString *out, const char *key)
{
  begin_value (out, key);
  g_string_append_c (out, '[');
}

void
iri_json_end_array (GString *out)
{
  g_string_append_c (out, ']');
}

void
iri_json_null (GString *out, const char *key)
{
  begin_value (out, key);
  g_string_append (out, "null");
}

void
iri_json_bool (GString *out, const char *key, gboolean value)
{
  begin_value (out, key);
  g_string_append (out, value ? "true" : "false");
}

/* Digits are written by hand because printf() would take most of the time. */
void
iri_json_number (GString *out, const char *key, guint64 value)
{
  char digits[24];
  gsize at = sizeof digits;

  begin_value (out, key);
  do
    digits[--at] = (char) ('0' + value % 10);
  while ((value /= 10) > 0);
  g_string_append_len (out, digits + at, (gssize) (sizeof digits - at));
}

void
iri_json_bytes (GString *out, const char *key, const char *text, gsize length)
{
  if (text == NULL)
    {
      iri_json_null (out, key);
      return;
    }
  begin_value (out, key);
  iri_json_append_string (out, text, length);
}

void
iri_json_string (GString *out, const char *key, const char *value)
{
  iri_json_bytes (out, key, value, value != NULL ? strlen (value) : 0);
}
