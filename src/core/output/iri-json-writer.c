/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-writer.h"

#include "iri-chars.h"
#include "iri-json.h"

#include <string.h>

/* Makes room for @n bytes at the end of @out and returns where to write them. Most members
 * have only a few bytes, and a call of g_string_append() takes longer than writing them. */
static inline char *
extend (GString *out, gsize n)
{
  gsize length = out->len;

  if (out->allocated_len - length <= n)
    g_string_set_size (out, length + n);
  out->len = length + n;
  out->str[out->len] = '\0';
  return out->str + length;
}

static void
append (GString *out, const char *bytes, gsize n)
{
  memcpy (extend (out, n), bytes, n);
}

static inline void
append_byte (GString *out, char byte)
{
  *extend (out, 1) = byte;
}

/* Whether @c needs no escape in a JSON string that stays on one line. */
static inline gboolean
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
  append (out, escape, escape[1] == 'u' ? 6 : 2);
}

/* The length of the character at @bytes if it needs no escape, otherwise 0. After most
 * first bytes all continuation bytes are valid and none makes a line separator. */
static inline gsize
plain_length (const guint8 *bytes, gsize length)
{
  const guint8 first = bytes[0];
  gunichar c = first;
  guint n;

  if (first >= 0xc3 && first <= 0xdf)
    return length >= 2 && (bytes[1] & 0xc0) == 0x80 ? 2 : 0;
  if (first >= 0xe3 && first <= 0xec)
    return length >= 3 && (bytes[1] & 0xc0) == 0x80 && (bytes[2] & 0xc0) == 0x80 ? 3
                                                                                 : 0;
  n = first < 0x80 ? 1 : iri_utf8_read (bytes, length, &c);
  return n != 0 && is_plain (c) ? n : 0;
}

/* Compared with a number, each byte becomes 0 or 0xff. */
typedef guint8 Block __attribute__ ((vector_size (16)));

/* Whether no byte at @bytes, as many as a block has, can be of a character that needs an
 * escape or, unless the text is known to be @valid UTF-8, of a fault. */
static inline gboolean
is_plain_block (const guint8 *bytes, gboolean valid)
{
  guint64 halves[2];
  Block block, other;

  memcpy (&block, bytes, sizeof block);
  other = (Block) (block < 0x20) | (Block) (block == '"') | (Block) (block == '\\');
  if (valid)
    /* 0xc2 begins the controls from U+0080, and 0xe2 the line separators. */
    other
        |= (Block) (block == 0x7f) | (Block) (block == 0xc2) | (Block) (block == 0xe2);
  else
    other |= (Block) (block >= 0x7f);
  memcpy (halves, &other, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}

/* Whether @byte is a character that needs no escape or, if the text is @valid, of one. */
static inline gboolean
is_plain_byte (guint8 byte, gboolean valid)
{
  return byte < 0x80 ? byte >= 0x20 && byte < 0x7f && byte != '"' && byte != '\\'
                     : valid && byte != 0xc2 && byte != 0xe2;
}

/* The number of bytes from @at that need no escape. */
static inline gsize
plain_run (const guint8 *bytes, gsize length, gsize at, gboolean valid)
{
  gsize begin = at, n;

  do
    {
      while (length - at >= sizeof (Block) && (valid || bytes[at] < 0x80)
             && is_plain_block (bytes + at, valid))
        at += sizeof (Block);
      while (at < length && is_plain_byte (bytes[at], valid))
        at++;
      n = at < length ? plain_length (bytes + at, length - at) : 0;
      at += n;
    }
  while (n > 0);
  return at - begin;
}

static inline void
append_string (GString *out, const char *text, gsize length, gboolean valid)
{
  const guint8 *bytes = (const guint8 *) text;

  append_byte (out, '"');
  for (gsize at = 0; at < length;)
    {
      gsize run = plain_run (bytes, length, at, valid);
      gunichar c;
      guint n;

      append (out, text + at, run);
      at += run;
      if (at == length)
        break;
      c = bytes[at];
      n = c < 0x80 ? 1 : iri_utf8_read (bytes + at, length - at, &c);
      if (n != 0)
        append_escape (out, c);
      else
        append (out, "\ufffd", strlen ("\ufffd"));
      at += n != 0 ? n : iri_utf8_fault (bytes + at, length - at);
    }
  append_byte (out, '"');
}

void
iri_json_append_string (GString *out, const char *text, gsize length)
{
  append_string (out, text, length, FALSE);
}

/* The last byte shows whether this is the first member or element. */
static gboolean
needs_comma (const GString *out)
{
  char last = out->len > 0 ? out->str[out->len - 1] : '[';

  return last != '{' && last != '[';
}

static inline void
begin_value (GString *out, const char *key)
{
  gsize comma = needs_comma (out) ? 1 : 0, n = key != NULL ? strlen (key) : 0;
  char *to = extend (out, key != NULL ? comma + n + strlen ("\"\":") : comma);

  if (comma > 0)
    *to++ = ',';
  if (key == NULL)
    return;
  *to++ = '"';
  while (*key != '\0')
    *to++ = *key++;
  *to++ = '"';
  *to = ':';
}

void
iri_json_begin_document (GString *out)
{
  append_byte (out, '{');
}

void
iri_json_begin_object (GString *out, const char *key)
{
  begin_value (out, key);
  append_byte (out, '{');
}

void
iri_json_end_object (GString *out)
{
  append_byte (out, '}');
}

void
iri_json_begin_array (GString *out, const char *key)
{
  begin_value (out, key);
  append_byte (out, '[');
}

void
iri_json_end_array (GString *out)
{
  append_byte (out, ']');
}

void
iri_json_null (GString *out, const char *key)
{
  begin_value (out, key);
  append (out, "null", 4);
}

void
iri_json_bool (GString *out, const char *key, gboolean value)
{
  begin_value (out, key);
  append (out, value ? "true" : "false", value ? 4 : 5);
}

/* The digits of the largest number, and a comma. */
#define MAX_NUMBER 21

/* Writes the digits of @value to @to and returns their end. printf() would take most of
 * the time. */
static inline char *
write_digits (char *to, guint64 value)
{
  char *end = to + 1;

  for (guint64 rest = value; rest >= 10; rest /= 10)
    end++;
  for (char *at = end; at > to; value /= 10)
    *--at = (char) ('0' + value % 10);
  return end;
}

/* Ends the string at @end, before the end of the room that extend() made. */
static inline void
truncate_at (GString *out, char *end)
{
  out->len = (gsize) (end - out->str);
  *end = '\0';
}

void
iri_json_number (GString *out, const char *key, guint64 value)
{
  begin_value (out, key);
  truncate_at (out, write_digits (extend (out, MAX_NUMBER), value));
}

/* The numbers for which there is room at a time. */
#define BLOCK 64

void
iri_json_numbers (GString *out, const char *key, const guint32 *numbers, gsize n)
{
  iri_json_begin_array (out, key);
  for (gsize begin = 0; begin < n; begin += BLOCK)
    {
      char *to = extend (out, BLOCK * MAX_NUMBER);

      for (gsize i = begin; i < MIN (begin + BLOCK, n); i++)
        {
          if (i > 0)
            *to++ = ',';
          if (numbers[i] == G_MAXUINT32)
            to = g_stpcpy (to, "null");
          else
            to = write_digits (to, numbers[i]);
        }
      truncate_at (out, to);
    }
  iri_json_end_array (out);
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
iri_json_utf8 (GString *out, const char *key, const char *text, gsize length)
{
  begin_value (out, key);
  append_string (out, text, length, TRUE);
}

void
iri_json_string (GString *out, const char *key, const char *value)
{
  iri_json_bytes (out, key, value, value != NULL ? strlen (value) : 0);
}
