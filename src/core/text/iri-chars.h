/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The characters that control the visual order (UAX #9 §2), as UTF-8. */
#define IRI_LRM "\u200e"
#define IRI_RLM "\u200f"
#define IRI_LRE "\u202a"
#define IRI_RLE "\u202b"
#define IRI_PDF "\u202c"
#define IRI_LRO "\u202d"
#define IRI_LRI "\u2066"
#define IRI_RLI "\u2067"
#define IRI_FSI "\u2068"
#define IRI_PDI "\u2069"

/* The character classes of the grammar (RFC 3986 appendix A), as bits. */
typedef enum
{
  IRI_CLASS_ALPHA = 1 << 0,
  IRI_CLASS_DIGIT = 1 << 1,
  IRI_CLASS_HEX = 1 << 2,
  IRI_CLASS_SCHEME = 1 << 3,            /* ALPHA / DIGIT / "+" / "-" / "." */
  IRI_CLASS_NAME = 1 << 4,              /* unreserved / sub-delims */
  IRI_CLASS_USERINFO = 1 << 5,          /* NAME / ":" */
  IRI_CLASS_PATH = 1 << 6,              /* pchar / "/", without pct-encoded */
  IRI_CLASS_QUERY = 1 << 7,             /* PATH / "?" */
  IRI_CLASS_HASH = 1 << 8,              /* "#" */
  IRI_CLASS_END_OF_PATH = 1 << 9,       /* "?" / "#" */
  IRI_CLASS_END_OF_AUTHORITY = 1 << 10, /* "/" / "?" / "#" */
  IRI_CLASS_UNRESERVED = 1 << 11,
  IRI_CLASS_URI = 1 << 12, /* unreserved / reserved / "%" */
} IriClass;

/* The classes of each byte; bytes from 0x80 up have none. */
extern const guint16 iri_class_table[256];

static inline gboolean
iri_byte_is (guint8 byte, guint16 classes)
{
  return (iri_class_table[byte] & classes) != 0;
}

/* Whether @byte continues a character of UTF-8 instead of beginning one. */
static inline gboolean
iri_byte_is_continuation (guint8 byte)
{
  return (byte & 0xc0) == 0x80;
}

/* The value of a hex digit. @byte must be one. */
static inline guint8
iri_hex_value (guint8 byte)
{
  return byte <= '9' ? byte - '0' : (byte | 0x20) - 'a' + 10;
}

/* Whether all @length bytes of @text are US-ASCII. */
gboolean iri_is_ascii (const char *text, gsize length);

/* Reads one character of valid UTF-8 (RFC 3629 §4) from the @length bytes at
 * @text, of which the first is 0x80 or up. Returns its length in bytes, 0 if
 * the bytes are not UTF-8. */
guint iri_utf8_read (const guint8 *text, gsize length, gunichar *c);

/* Reads the first character of *@text, which must be valid UTF-8, and moves *@text past
 * it. Branches are faster here than a table of lengths, because processors predict
 * them. */
static inline gunichar
iri_utf8_next (const char **text)
{
  const guint8 *p = (const guint8 *) *text;

  if (p[0] < 0x80)
    {
      *text += 1;
      return p[0];
    }
  if (p[0] < 0xe0)
    {
      *text += 2;
      return (p[0] & 0x1fu) << 6 | (p[1] & 0x3fu);
    }
  if (p[0] < 0xf0)
    {
      *text += 3;
      return (p[0] & 0x0fu) << 12 | (p[1] & 0x3fu) << 6 | (p[2] & 0x3fu);
    }
  *text += 4;
  return (p[0] & 0x07u) << 18 | (p[1] & 0x3fu) << 12 | (p[2] & 0x3fu) << 6
         | (p[3] & 0x3fu);
}

static inline gunichar
iri_utf8_first (const char *text)
{
  return iri_utf8_next (&text);
}

/* Appends the character of @n bytes at @text like g_string_append_len(), and @c like
 * g_string_append_unichar(), which take four times as long. */
static inline void
iri_append_encoded (GString *out, const char *text, gsize n)
{
  char *to = out->str + out->len;

  if (out->allocated_len - out->len <= n)
    {
      g_string_append_len (out, text, (gssize) n);
      return;
    }
  to[0] = text[0];
  if (n > 1)
    to[1] = text[1];
  if (n > 2)
    to[2] = text[2];
  if (n > 3)
    to[3] = text[3];
  to[n] = '\0';
  out->len += n;
}

static inline void
iri_append_character (GString *out, gunichar c)
{
  guint n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  char *to = out->str + out->len;

  if (out->allocated_len - out->len <= n)
    {
      g_string_append_unichar (out, c);
      return;
    }
  out->len += n;
  to[n] = '\0';
  for (guint i = n - 1; i > 0; i--, c >>= 6)
    to[i] = (char) (0x80 | (c & 0x3f));
  to[0] = (char) (n == 1 ? c : (0xf00u >> n & 0xf0) | c);
}

/* The number of characters in @length bytes of @text: of all bytes that do not continue
 * one, if it is not valid UTF-8. */
static inline gsize
iri_utf8_count (const char *text, gsize length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += !iri_byte_is_continuation ((guint8) text[i]);
  return n;
}

/* How many bytes at @text make one error after iri_utf8_read() returned 0: the
 * longest start of a character, at least one byte (Unicode §3.9, U+FFFD
 * substitution of maximal subparts). */
guint iri_utf8_fault (const guint8 *text, gsize length);

/* Whether all @length bytes of @text are UTF-8, which may include U+0000. */
gboolean iri_utf8_is_valid (const char *text, gsize length);

/* The @length bytes of @text as a UTF-8 string, with U+FFFD for each error and
 * for U+0000. Free with g_free(). */
char *iri_utf8_make_valid (const char *text, gsize length);

/* Whether the bytes at @text encode a surrogate (ED A0..BF xx). */
gboolean iri_utf8_is_surrogate (const guint8 *text, gsize length);

/* ucschar of RFC 3987 §2.2. */
gboolean iri_char_is_ucschar (gunichar c);

/* iprivate of RFC 3987 §2.2. */
gboolean iri_char_is_private (gunichar c);

/* Whether @c separates the labels of a host (RFC 3490 §3.1). */
static inline gboolean
iri_char_is_label_dot (gunichar c)
{
  return c == '.' || c == 0x3002 || c == 0xff0e || c == 0xff61;
}

/* LRM, RLM, LRE, RLE, PDF, LRO, RLO (RFC 3987 §4.1). */
gboolean iri_char_is_bidi_formatting (gunichar c);

/* ALM, LRI, RLI, FSI, PDI: Bidi_Control since Unicode 6.3, after RFC 3987. */
gboolean iri_char_is_later_bidi_control (gunichar c);
