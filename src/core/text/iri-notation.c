/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-notation.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"

#include <stdlib.h>
#include <string.h>

/* A named character reference, and its one or two characters. */
typedef struct
{
  const char *name;
  const char *text;
} Entity;

#include "iri-entities.h"

/* The letters for A to Z. */
static const gunichar hebrew[26] = {
  0x5D0, 0x5D1, 0x5D2, 0x5D3, 0x5D4, 0x5D5, 0x5D6, 0x5D7, 0x5D8,
  0x5D9, 0x5DB, 0x5DC, 0x5DE, 0x5DF, 0x5E1, 0x5E2, 0x5E4, 0x5E5,
  0x5E7, 0x5E8, 0x5E9, 0x5EA, 0x5E0, 0x5E6, 0x5DA, 0x5DD,
};
static const gunichar arabic[26] = {
  0x627, 0x628, 0x62A, 0x62B, 0x62C, 0x62D, 0x62E, 0x62F, 0x630,
  0x631, 0x632, 0x633, 0x634, 0x635, 0x636, 0x637, 0x638, 0x639,
  0x63A, 0x641, 0x642, 0x643, 0x644, 0x645, 0x646, 0x647,
};

static const IriNotation notations[] = {
  IRI_NOTATION_PLAIN, IRI_NOTATION_XML,         IRI_NOTATION_XML_IUNRESERVED,
  IRI_NOTATION_BIDI,  IRI_NOTATION_BIDI_ARABIC,
};

const IriNotation *
iri_notation_all (gsize *n_notations)
{
  *n_notations = G_N_ELEMENTS (notations);
  return notations;
}

const char *
iri_notation_id (IriNotation notation)
{
  switch (notation)
    {
    case IRI_NOTATION_PLAIN:
      return "plain";
    case IRI_NOTATION_XML:
      return "xml";
    case IRI_NOTATION_XML_IUNRESERVED:
      return "xml-iunreserved";
    case IRI_NOTATION_BIDI:
      return "bidi";
    case IRI_NOTATION_BIDI_ARABIC:
      return "bidi-arabic";
    }
  g_return_val_if_reached ("");
}

gboolean
iri_notation_find (const char *id, IriNotation *notation)
{
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (iri_notation_id (notations[i]), id))
      {
        *notation = notations[i];
        return TRUE;
      }
  return FALSE;
}

typedef struct
{
  gsize length;  /* in bytes of the notation; 0 if there is none */
  char text[12]; /* in UTF-8 */
} Reference;

static int
compare_entity (const void *key, const void *entity)
{
  return strcmp (key, ((const Entity *) entity)->name);
}

/* "&eacute;", with @text after the "&". */
static Reference
read_name (const char *text, gsize length)
{
  char name[40];
  gsize n = 0;
  const Entity *entity;
  Reference reference = { 0 };

  while (n < length && n < sizeof name - 1 && g_ascii_isalnum (text[n]))
    {
      name[n] = text[n];
      n++;
    }
  name[n] = '\0';
  if (n == length || text[n] != ';')
    return reference;
  entity = bsearch (name, entities, G_N_ELEMENTS (entities), sizeof *entities,
                    compare_entity);
  if (entity != NULL)
    {
      reference.length = n + strlen ("&;");
      g_strlcpy (reference.text, entity->text, sizeof reference.text);
    }
  return reference;
}

/* "&#233;", "&#xE9;", with @text after the "#". U+0000, surrogates and numbers
 * above U+10FFFF are not characters. */
static Reference
read_number (const char *text, gsize length)
{
  gboolean hex = length > 0 && (text[0] == 'x' || text[0] == 'X');
  guint16 digits = hex ? IRI_CLASS_HEX : IRI_CLASS_DIGIT;
  gsize begin = hex ? 1 : 0, n = begin;
  gunichar c = 0;
  Reference reference = { 0 };

  for (; n < length && iri_byte_is ((guint8) text[n], digits); n++)
    c = MIN (c * (hex ? 16 : 10) + iri_hex_value ((guint8) text[n]), 0x110000);
  if (n > begin && n < length && text[n] == ';' && c != 0 && g_unichar_validate (c))
    {
      reference.length = n + strlen ("&#;");
      g_unichar_to_utf8 (c, reference.text);
    }
  return reference;
}

static Reference
read_xml (const char *text, gsize length)
{
  if (*text != '&' || length < 2)
    return (Reference){ 0 };
  return text[1] == '#' ? read_number (text + 2, length - 2)
                        : read_name (text + 1, length - 1);
}

static gboolean
is_iunreserved (gunichar c)
{
  return c < 0x80 ? iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED)
                  : iri_char_is_ucschar (c);
}

static Reference
read_iunreserved (const char *text, gsize length)
{
  Reference reference = { 0 };

  if (length >= 2 && text[0] == '&' && text[1] == '#')
    reference = read_number (text + 2, length - 2);
  return is_iunreserved (g_utf8_get_char (reference.text)) ? reference
                                                           : (Reference){ 0 };
}

/* "\\E" is the capital itself. */
static Reference
read_bidi (const gunichar *letters, const char *text, gsize length)
{
  Reference reference = { 0 };

  if (length >= 2 && text[0] == '\\' && g_ascii_isupper (text[1]))
    {
      reference.length = 2;
      reference.text[0] = text[1];
    }
  if (g_ascii_isupper (*text))
    {
      reference.length = 1;
      g_unichar_to_utf8 (letters[*text - 'A'], reference.text);
    }
  return reference;
}

static Reference
read_reference (IriNotation notation, const char *text, gsize length)
{
  switch (notation)
    {
    case IRI_NOTATION_PLAIN:
      break;
    case IRI_NOTATION_XML:
      return read_xml (text, length);
    case IRI_NOTATION_XML_IUNRESERVED:
      return read_iunreserved (text, length);
    case IRI_NOTATION_BIDI:
      return read_bidi (hebrew, text, length);
    case IRI_NOTATION_BIDI_ARABIC:
      return read_bidi (arabic, text, length);
    }
  return (Reference){ 0 };
}

/* The number of bytes before the first one that can begin a reference or a
 * percent-encoded octet. Copying these in one piece takes far less time than one by
 * one. */
static gsize
count_plain (IriNotation notation, const char *text, gsize length)
{
  const gboolean capitals
      = notation == IRI_NOTATION_BIDI || notation == IRI_NOTATION_BIDI_ARABIC;
  gsize n = 0;

  if (!capitals)
    while (n < length && text[n] != '&')
      n++;
  else
    while (n < length && text[n] != '%' && text[n] != '\\'
           && !g_ascii_isupper (text[n]))
      n++;
  return n;
}

/* Copies @n bytes of the text from *@at, and moves it past them. */
static void
copy (const char *text, gsize *at, gsize n, GString *out, IriSpanMap *map)
{
  g_string_append_len (out, text + *at, (gssize) n);
  iri_span_map_add (map, n, (IriSpan){ *at, *at + n }, TRUE);
  *at += n;
}

void
iri_notation_read (
    IriNotation notation, const char *text, gsize length, GString *out, IriSpanMap *map)
{
  for (gsize at = 0; at < length;)
    {
      gsize n = count_plain (notation, text + at, length - at);
      Reference reference;

      copy (text, &at, n, out, map);
      if (at == length)
        break;
      /* The hex digits are no letters to be replaced. */
      n = iri_percent_is_encoded (text + at, length - at) ? 3 : 1;
      reference = n == 1 ? read_reference (notation, text + at, length - at)
                         : (Reference){ 0 };
      if (reference.length == 0)
        {
          copy (text, &at, n, out, map);
          continue;
        }
      g_string_append (out, reference.text);
      iri_span_map_add (map, strlen (reference.text),
                        (IriSpan){ at, at + reference.length }, FALSE);
      at += reference.length;
    }
}

/* Appends "&#xE9;". There can be millions, and printf() would take most of the time. */
static void
append_reference (gunichar c, GString *out)
{
  static const char digits[] = "0123456789ABCDEF";
  char reference[] = "&#xFFFFFFFF;";
  char *const end = reference + strlen (reference);
  char *at = end - 1;

  do
    *--at = digits[c & 0xf];
  while ((c >>= 4) != 0);
  *--at = 'x';
  *--at = '#';
  *--at = '&';
  g_string_append_len (out, at, end - at);
}

static void
write_xml (gunichar c, GString *out)
{
  if (c == '&')
    g_string_append (out, "&amp;");
  else if (c < 0x80)
    g_string_append_c (out, (char) c);
  else
    append_reference (c, out);
}

static void
write_iunreserved (gunichar c, GString *out)
{
  if (c < 0x80 || !iri_char_is_ucschar (c))
    g_string_append_unichar (out, c);
  else
    append_reference (c, out);
}

/* The capital that represents @c, or @c itself. */
static gunichar
find_capital (const gunichar *letters, gunichar c)
{
  for (guint i = 0; i < 26; i++)
    if (letters[i] == c)
      return 'A' + i;
  return c;
}

static void
write_bidi (const gunichar *letters, gunichar c, GString *out)
{
  gunichar capital = find_capital (letters, c);

  if (capital != c)
    {
      g_string_append_c (out, (char) capital);
      return;
    }
  if (c < 0x80 && g_ascii_isupper ((char) c))
    g_string_append_c (out, '\\');
  g_string_append_unichar (out, c);
}

static void
write_char (IriNotation notation, gunichar c, GString *out)
{
  switch (notation)
    {
    case IRI_NOTATION_PLAIN:
      g_string_append_unichar (out, c);
      break;
    case IRI_NOTATION_XML:
      write_xml (c, out);
      break;
    case IRI_NOTATION_XML_IUNRESERVED:
      write_iunreserved (c, out);
      break;
    case IRI_NOTATION_BIDI:
      write_bidi (hebrew, c, out);
      break;
    case IRI_NOTATION_BIDI_ARABIC:
      write_bidi (arabic, c, out);
      break;
    }
}

static gboolean
reads_back (IriNotation notation,
            const GString *out,
            gsize begin,
            const char *text,
            gsize length)
{
  g_autoptr (GString) back = g_string_sized_new (length);

  iri_notation_read (notation, out->str + begin, out->len - begin, back, NULL);
  return back->len == length && memcmp (back->str, text, length) == 0;
}

/* Whether a character that begins with @byte, or a percent-encoded octet, can need more
 * than to be copied. */
static inline gboolean
is_written_otherwise (IriNotation notation, guint8 byte)
{
  switch (notation)
    {
    case IRI_NOTATION_PLAIN:
      return FALSE;
    case IRI_NOTATION_XML:
    case IRI_NOTATION_XML_IUNRESERVED:
      return byte >= 0x80 || byte == '&';
    case IRI_NOTATION_BIDI:
    case IRI_NOTATION_BIDI_ARABIC:
      return byte == '%' || g_ascii_isupper ((char) byte)
             || (byte >= 0xd7 && byte <= 0xd9);
    }
  g_return_val_if_reached (TRUE);
}

/* The number of bytes before the first one that is written otherwise. */
static gsize
count_copied (IriNotation notation, const char *text, gsize length)
{
  gsize n = 0;

  while (n < length && !is_written_otherwise (notation, (guint8) text[n]))
    n++;
  return n;
}

gboolean
iri_notation_write (IriNotation notation, const char *text, gsize length, GString *out)
{
  gsize begin = out->len;

  for (gsize at = 0, n; at < length; at += n)
    {
      const guint8 *bytes = (const guint8 *) text + at;
      gsize left = length - at;
      gunichar c = *bytes;
      gsize same = count_copied (notation, text + at, left);

      if (same == 0 && iri_percent_is_encoded (text + at, left))
        same = 3;
      if (same == 0 && c >= 0x80 && iri_utf8_read (bytes, left, &c) == 0)
        same = iri_utf8_fault (bytes, left);
      if (same > 0)
        g_string_append_len (out, text + at, (gssize) same);
      else
        write_char (notation, c, out);
      n = same > 0 ? same : c < 0x80 ? 1 : (gsize) g_utf8_skip[*bytes];
    }
  return reads_back (notation, out, begin, text, length);
}

gunichar
iri_notation_letter (IriNotation notation, gunichar c)
{
  switch (notation)
    {
    case IRI_NOTATION_PLAIN:
    case IRI_NOTATION_XML:
    case IRI_NOTATION_XML_IUNRESERVED:
      return c;
    case IRI_NOTATION_BIDI:
      return find_capital (hebrew, c);
    case IRI_NOTATION_BIDI_ARABIC:
      return find_capital (arabic, c);
    }
  g_return_val_if_reached (c);
}
