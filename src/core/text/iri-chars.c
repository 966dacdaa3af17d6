/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chars.h"

#define UNRESERVED                                                                     \
  (IRI_CLASS_UNRESERVED | IRI_CLASS_NAME | IRI_CLASS_USERINFO | IRI_CLASS_PATH         \
   | IRI_CLASS_QUERY | IRI_CLASS_URI)
#define SUB                                                                            \
  (IRI_CLASS_NAME | IRI_CLASS_USERINFO | IRI_CLASS_PATH | IRI_CLASS_QUERY              \
   | IRI_CLASS_URI)
#define DIGIT (IRI_CLASS_DIGIT | IRI_CLASS_HEX | IRI_CLASS_SCHEME | UNRESERVED)
#define ALPHA (IRI_CLASS_ALPHA | IRI_CLASS_SCHEME | UNRESERVED)
#define HEX (ALPHA | IRI_CLASS_HEX)
#define COLON (IRI_CLASS_USERINFO | IRI_CLASS_PATH | IRI_CLASS_QUERY | IRI_CLASS_URI)
#define AT (IRI_CLASS_PATH | IRI_CLASS_QUERY | IRI_CLASS_URI)
#define SLASH                                                                          \
  (IRI_CLASS_PATH | IRI_CLASS_QUERY | IRI_CLASS_END_OF_AUTHORITY | IRI_CLASS_URI)
#define QUESTION                                                                       \
  (IRI_CLASS_QUERY | IRI_CLASS_END_OF_PATH | IRI_CLASS_END_OF_AUTHORITY | IRI_CLASS_URI)
#define HASH                                                                           \
  (IRI_CLASS_HASH | IRI_CLASS_END_OF_PATH | IRI_CLASS_END_OF_AUTHORITY | IRI_CLASS_URI)

/* clang-format off */
const guint16 iri_class_table[256] = {
  ['!'] = SUB, ['$'] = SUB, ['&'] = SUB, ['\''] = SUB, ['('] = SUB,
  [')'] = SUB, ['*'] = SUB, [','] = SUB, [';'] = SUB, ['='] = SUB,
  ['+'] = SUB | IRI_CLASS_SCHEME,
  ['-'] = UNRESERVED | IRI_CLASS_SCHEME, ['.'] = UNRESERVED | IRI_CLASS_SCHEME,
  ['_'] = UNRESERVED, ['~'] = UNRESERVED,
  [':'] = COLON, ['@'] = AT, ['/'] = SLASH, ['?'] = QUESTION, ['#'] = HASH,
  ['['] = IRI_CLASS_URI, [']'] = IRI_CLASS_URI, ['%'] = IRI_CLASS_URI,
  ['0'] = DIGIT, ['1'] = DIGIT, ['2'] = DIGIT, ['3'] = DIGIT, ['4'] = DIGIT,
  ['5'] = DIGIT, ['6'] = DIGIT, ['7'] = DIGIT, ['8'] = DIGIT, ['9'] = DIGIT,
  ['A'] = HEX, ['B'] = HEX, ['C'] = HEX, ['D'] = HEX, ['E'] = HEX, ['F'] = HEX,
  ['G'] = ALPHA, ['H'] = ALPHA, ['I'] = ALPHA, ['J'] = ALPHA, ['K'] = ALPHA,
  ['L'] = ALPHA, ['M'] = ALPHA, ['N'] = ALPHA, ['O'] = ALPHA, ['P'] = ALPHA,
  ['Q'] = ALPHA, ['R'] = ALPHA, ['S'] = ALPHA, ['T'] = ALPHA, ['U'] = ALPHA,
  ['V'] = ALPHA, ['W'] = ALPHA, ['X'] = ALPHA, ['Y'] = ALPHA, ['Z'] = ALPHA,
  ['a'] = HEX, ['b'] = HEX, ['c'] = HEX, ['d'] = HEX, ['e'] = HEX, ['f'] = HEX,
  ['g'] = ALPHA, ['h'] = ALPHA, ['i'] = ALPHA, ['j'] = ALPHA, ['k'] = ALPHA,
  ['l'] = ALPHA, ['m'] = ALPHA, ['n'] = ALPHA, ['o'] = ALPHA, ['p'] = ALPHA,
  ['q'] = ALPHA, ['r'] = ALPHA, ['s'] = ALPHA, ['t'] = ALPHA, ['u'] = ALPHA,
  ['v'] = ALPHA, ['w'] = ALPHA, ['x'] = ALPHA, ['y'] = ALPHA, ['z'] = ALPHA,
};
/* clang-format on */

/* The first byte from @at that is not US-ASCII, or @length. Reads eight bytes at a
 * time, because nearly all text is US-ASCII. */
static inline gsize
skip_ascii (const char *text, gsize length, gsize at)
{
  guint64 bytes;

  for (; length - at >= sizeof bytes; at += sizeof bytes)
    {
      memcpy (&bytes, text + at, sizeof bytes);
      if ((bytes & G_GUINT64_CONSTANT (0x8080808080808080)) != 0)
        break;
    }
  while (at < length && (guint8) text[at] < 0x80)
    at++;
  return at;
}

gboolean
iri_is_ascii (const char *text, gsize length)
{
  return skip_ascii (text, length, 0) == length;
}

/* The range of the second byte excludes overlong forms, surrogates and numbers
 * above U+10FFFF (RFC 3629 §4). */
static inline gboolean
is_second (guint8 first, guint8 second)
{
  switch (first)
    {
    case 0xe0:
      return second >= 0xa0 && second <= 0xbf;
    case 0xed:
      return second >= 0x80 && second <= 0x9f;
    case 0xf0:
      return second >= 0x90 && second <= 0xbf;
    case 0xf4:
      return second >= 0x80 && second <= 0x8f;
    default:
      return iri_byte_is_continuation (second);
    }
}

/* The length of a character from its first byte; 0 if no character starts so. */
static inline guint
sequence_length (guint8 first)
{
  if (first < 0xc2 || first > 0xf4)
    return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

guint
iri_utf8_read (const guint8 *text, gsize length, gunichar *c)
{
  guint n = sequence_length (text[0]);

  if (n == 0 || n > length || !is_second (text[0], text[1]))
    return 0;
  if (n == 2)
    *c = (text[0] & 0x1fu) << 6 | (text[1] & 0x3fu);
  else if (!iri_byte_is_continuation (text[2]))
    return 0;
  else if (n == 3)
    *c = (text[0] & 0x0fu) << 12 | (text[1] & 0x3fu) << 6 | (text[2] & 0x3fu);
  else if (!iri_byte_is_continuation (text[3]))
    return 0;
  else
    *c = (text[0] & 0x07u) << 18 | (text[1] & 0x3fu) << 12 | (text[2] & 0x3fu) << 6
         | (text[3] & 0x3fu);
  return n;
}

guint
iri_utf8_fault (const guint8 *text, gsize length)
{
  guint n = sequence_length (text[0]), i = 1;

  if (n == 0 || length < 2 || !is_second (text[0], text[1]))
    return 1;
  for (i = 2; i < n && i < length && iri_byte_is_continuation (text[i]); i++)
    ;
  return i;
}

gboolean
iri_utf8_is_valid (const char *text, gsize length)
{
  const guint8 *bytes = (const guint8 *) text;

  for (gsize at = skip_ascii (text, length, 0); at < length;)
    {
      gunichar c;
      guint n = iri_utf8_read (bytes + at, length - at, &c);

      if (n == 0)
        return FALSE;
      at = skip_ascii (text, length, at + n);
    }
  return TRUE;
}

char *
iri_utf8_make_valid (const char *text, gsize length)
{
  GString *valid = g_string_sized_new (length + length / 4);
  const guint8 *bytes = (const guint8 *) text;
  gsize run = 0; /* the first byte not yet copied */

  for (gsize at = 0; at < length;)
    {
      gunichar c = bytes[at];
      guint n = c < 0x80 ? c != 0 : iri_utf8_read (bytes + at, length - at, &c);

      at += n;
      if (n != 0)
        continue;
      g_string_append_len (valid, text + run, (gssize) (at - run));
      g_string_append (valid, "\ufffd");
      run = at += iri_utf8_fault (bytes + at, length - at);
    }
  g_string_append_len (valid, text + run, (gssize) (length - run));
  return g_string_free (valid, FALSE);
}

gboolean
iri_utf8_is_surrogate (const guint8 *text, gsize length)
{
  return length >= 3 && text[0] == 0xed && text[1] >= 0xa0 && text[1] <= 0xbf
         && iri_byte_is_continuation (text[2]);
}

gboolean
iri_char_is_ucschar (gunichar c)
{
  if (c < 0x10000)
    return (c >= 0xa0 && c <= 0xd7ff) || (c >= 0xf900 && c <= 0xfdcf)
           || (c >= 0xfdf0 && c <= 0xffef);
  return (c & 0xffff) <= 0xfffd && (c < 0xe0000 || (c >= 0xe1000 && c <= 0xefffd));
}

gboolean
iri_char_is_private (gunichar c)
{
  return (c >= 0xe000 && c <= 0xf8ff) || (c >= 0xf0000 && c <= 0xffffd)
         || (c >= 0x100000 && c <= 0x10fffd);
}

gboolean
iri_char_is_bidi_formatting (gunichar c)
{
  return c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e);
}

gboolean
iri_char_is_later_bidi_control (gunichar c)
{
  return c == 0x061c || (c >= 0x2066 && c <= 0x2069);
}
