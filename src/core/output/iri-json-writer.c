/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-writer.h"

#include "iri-chars.h"
#include "iri-json.h"

#include <string.h>

/* Makes room for @n bytes at the end of @out and returns where to write them; end_at()
 * says how many were written. Most members have only a few bytes, and a call of
 * g_string_append() takes longer than writing them. */
static inline char *
make_room (GString *out, gsize n)
{
  gsize length = out->len;

  if (out->allocated_len - length <= n)
    {
      g_string_set_size (out, length + n);
      out->len = length;
    }
  return out->str + length;
}

/* Ends the string at @end, before the end of the room. */
static inline void
end_at (GString *out, char *end)
{
  out->len = (gsize) (end - out->str);
  *end = '\0';
}

static inline void
append_byte (GString *out, char byte)
{
  char *to = make_room (out, 1);

  *to = byte;
  end_at (out, to + 1);
}

/* Whether @c needs no escape in a JSON string that stays on one line. */
static inline gboolean
is_plain (gunichar c)
{
  return c >= 0x20 && c != '"' && c != '\\' && (c < 0x7f || c > 0x9f) && c != 0x2028
         && c != 0x2029;
}

/* The bytes that the longest escape has. */
#define MAX_ESCAPE 6

/* Writes an escape to @to and returns its end. There can be millions of escapes, and
 * printf() would take most of the time. */
static char *
write_escape (char *to, gunichar c)
{
  static const char hex[] = "0123456789abcdef";

  *to++ = '\\';
  if (c == '"' || c == '\\')
    {
      *to++ = (char) c;
      return to;
    }
  *to++ = 'u';
  for (int shift = 12; shift >= 0; shift -= 4)
    *to++ = hex[c >> shift & 0xf];
  return to;
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
typedef gint8 Block __attribute__ ((vector_size (16)));

/* The number of bytes in @block before one that can be of a character that needs an
 * escape or, unless the text is known to be @valid UTF-8, of a fault. */
static inline guint
count_plain (Block block, gboolean valid)
{
  Block odd = (block == '"') | (block == '\\') | (block == 0x7f);
  guint64 halves[2];

  /* Bytes from 0x80 are negative. 0xc2 begins the controls from U+0080, and 0xe2 the
   * line separators. */
  if (valid)
    odd |= ((block < 0x20) & (block >= 0)) | (block == (gint8) 0xc2)
           | (block == (gint8) 0xe2);
  else
    odd |= block < 0x20;
  memcpy (halves, &odd, sizeof halves);
  if ((halves[0] | halves[1]) == 0)
    return sizeof (Block);
  if (halves[0] != 0)
    return (guint) __builtin_ctzll (GUINT64_FROM_LE (halves[0])) / 8;
  return 8 + (guint) __builtin_ctzll (GUINT64_FROM_LE (halves[1])) / 8;
}

/* Copies @n bytes, 4 to 15, by the first and the last ones, which may overlap. Whether
 * all are plain as count_plain() has it. */
static inline gboolean
copy_few (char *to, const guint8 *bytes, gsize n, gboolean valid)
{
  typedef guint64 Words __attribute__ ((vector_size (16)));
  guint64 first, last;

  if (n >= 8)
    {
      memcpy (&first, bytes, 8);
      memcpy (&last, bytes + n - 8, 8);
      memcpy (to, &first, 8);
      memcpy (to + n - 8, &last, 8);
    }
  else
    {
      guint32 ends[2];

      memcpy (&ends[0], bytes, 4);
      memcpy (&ends[1], bytes + n - 4, 4);
      memcpy (to, &ends[0], 4);
      memcpy (to + n - 4, &ends[1], 4);
      first = last = (guint64) ends[0] << 32 | ends[1];
    }
  return count_plain ((Block) (Words){ first, last }, valid) == sizeof (Block);
}

/* Whether @byte is a character that needs no escape or, if the text is @valid, of
 * one. */
static inline gboolean
is_plain_byte (guint8 byte, gboolean valid)
{
  return byte < 0x80 ? byte >= 0x20 && byte < 0x7f && byte != '"' && byte != '\\'
                     : valid && byte != 0xc2 && byte != 0xe2;
}

/* Copies the bytes before the first one that is not plain as count_plain() has it, and
 * perhaps more that are to be overwritten. Returns their number. */
static inline gsize
copy_run (char *to, const guint8 *bytes, gsize length, gboolean valid)
{
  gsize at = 0;

  for (gsize n; length - at >= sizeof (Block); at += n)
    {
      Block block;

      memcpy (&block, bytes + at, sizeof block);
      memcpy (to + at, &block, sizeof block);
      n = count_plain (block, valid);
      if (n < sizeof block)
        return at + n;
    }
  if (length - at >= 4 && copy_few (to + at, bytes + at, length - at, valid))
    return length;
  for (; at < length && is_plain_byte (bytes[at], valid); at++)
    to[at] = (char) bytes[at];
  return at;
}

/* Copies what needs no escape at the start of @bytes like copy_run(). */
static inline gsize
copy_plain (char *to, const guint8 *bytes, gsize length, gboolean valid)
{
  gsize at = 0, n;

  do
    {
      if (valid || (at < length && bytes[at] < 0x80))
        at += copy_run (to + at, bytes + at, length - at, valid);
      n = at < length ? plain_length (bytes + at, length - at) : 0;
      for (gsize i = 0; i < n; i++)
        to[at + i] = (char) bytes[at + i];
      at += n;
    }
  while (n > 0);
  return at;
}

/* Writes to @to, which has room for an escape, what stands for the bytes at @bytes that
 * are not plain. Adds to *@at how many these are, and returns the end. */
static char *
write_odd (char *to, const guint8 *bytes, gsize length, gsize *at)
{
  gunichar c = bytes[0];
  guint n = c < 0x80 ? 1 : iri_utf8_read (bytes, length, &c);

  *at += n != 0 ? n : iri_utf8_fault (bytes, length);
  return n != 0 ? write_escape (to, c) : g_stpcpy (to, "\ufffd");
}

/* Writes a string to @to, which has room for an escape more than the string. Returns
 * its end, for which there is room too. */
static inline char *
write_string (GString *out, char *to, const char *text, gsize length, gboolean valid)
{
  const guint8 *bytes = (const guint8 *) text;

  *to++ = '"';
  for (gsize at = 0;;)
    {
      gsize n = copy_plain (to, bytes + at, length - at, valid);

      to += n;
      at += n;
      if (at == length)
        break;
      to = write_odd (to, bytes + at, length - at, &at);
      end_at (out, to);
      to = make_room (out, length - at + MAX_ESCAPE + 1);
    }
  *to++ = '"';
  return to;
}

/* The last byte shows whether this is the first member or element. */
static gboolean
needs_comma (const GString *out)
{
  char last = out->len > 0 ? out->str[out->len - 1] : '[';

  return last != '{' && last != '[';
}

/* Begins a value, of which @n bytes follow at once. Returns where to write them. */
static inline char *
begin_value (GString *out, const char *key, gsize key_length, gsize n)
{
  char *to = make_room (out, strlen (",\"\":") + key_length + n);

  if (needs_comma (out))
    *to++ = ',';
  if (key == NULL)
    return to;
  *to++ = '"';
  memcpy (to, key, key_length);
  to += key_length;
  *to++ = '"';
  *to++ = ':';
  return to;
}

void
iri_json_append_value (
    GString *out, const char *key, gsize key_length, const char *value, gsize n)
{
  char *to = begin_value (out, key, key_length, n);

  memcpy (to, value, n);
  end_at (out, to + n);
}

void
iri_json_append_bytes (
    GString *out, const char *key, gsize key_length, const char *text, gsize length)
{
  char *to = begin_value (out, key, key_length, length + MAX_ESCAPE + 2);

  end_at (out, write_string (out, to, text, length, FALSE));
}

void
iri_json_append_utf8 (
    GString *out, const char *key, gsize key_length, const char *text, gsize length)
{
  char *to = begin_value (out, key, key_length, length + MAX_ESCAPE + 2);

  end_at (out, write_string (out, to, text, length, TRUE));
}

void
iri_json_append_string (GString *out, const char *text, gsize length)
{
  char *to = make_room (out, length + MAX_ESCAPE + 2);

  end_at (out, write_string (out, to, text, length, FALSE));
}

void
iri_json_begin_document (GString *out)
{
  append_byte (out, '{');
}

void
iri_json_end_object (GString *out)
{
  append_byte (out, '}');
}

void
iri_json_end_array (GString *out)
{
  append_byte (out, ']');
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

void
iri_json_append_number (GString *out, const char *key, gsize key_length, guint64 value)
{
  char *to = begin_value (out, key, key_length, MAX_NUMBER);

  end_at (out, write_digits (to, value));
}

/* The numbers for which there is room at a time. */
#define BLOCK 64

void
iri_json_numbers (GString *out, const char *key, const guint32 *numbers, gsize n)
{
  iri_json_begin_array (out, key);
  for (gsize begin = 0; begin < n; begin += BLOCK)
    {
      char *to = make_room (out, BLOCK * MAX_NUMBER);

      for (gsize i = begin; i < MIN (begin + BLOCK, n); i++)
        {
          if (i > 0)
            *to++ = ',';
          if (numbers[i] == G_MAXUINT32)
            to = g_stpcpy (to, "null");
          else
            to = write_digits (to, numbers[i]);
        }
      end_at (out, to);
    }
  iri_json_end_array (out);
}
