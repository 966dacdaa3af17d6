/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-charset.h"

#include "iri-chars.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/ucnv.h>

/* Of ICU's converters for a charset, those nearest to the WHATWG Encoding
 * Standard. */
static const IriCharset charsets[] = {
  { "UTF-8", "UTF-8", NULL, NC_ ("charset", "Unicode") },
  { "UTF-16", "UTF-16", NULL, NC_ ("charset", "Unicode, with a byte order mark") },
  { "UTF-16LE", "UTF-16LE", NULL, NC_ ("charset", "Unicode, little-endian") },
  { "UTF-16BE", "UTF-16BE", NULL, NC_ ("charset", "Unicode, big-endian") },
  { "US-ASCII", "US-ASCII", "windows-1252", NC_ ("charset", "English") },
  { "ISO-8859-1", "ISO-8859-1", "windows-1252", NC_ ("charset", "Western European") },
  { "windows-1252", "ibm-5348_P100-1997", NULL, NC_ ("charset", "Western European") },
  { "macintosh", "macos-0_2-10.2", NULL, NC_ ("charset", "Western European") },
  { "ISO-8859-15", "ISO-8859-15", NULL, NC_ ("charset", "Western European") },
  { "ISO-8859-2", "ISO-8859-2", NULL, NC_ ("charset", "Central European") },
  { "windows-1250", "windows-1250", NULL, NC_ ("charset", "Central European") },
  { "windows-1257", "windows-1257", NULL, NC_ ("charset", "Baltic") },
  { "ISO-8859-5", "ISO-8859-5", NULL, NC_ ("charset", "Cyrillic") },
  { "windows-1251", "windows-1251", NULL, NC_ ("charset", "Cyrillic") },
  { "KOI8-R", "KOI8-R", NULL, NC_ ("charset", "Cyrillic, Russian") },
  { "KOI8-U", "KOI8-U", NULL, NC_ ("charset", "Cyrillic, Ukrainian") },
  { "IBM866", "IBM866", NULL, NC_ ("charset", "Cyrillic, DOS") },
  { "ISO-8859-7", "ISO-8859-7", NULL, NC_ ("charset", "Greek") },
  { "windows-1253", "windows-1253", NULL, NC_ ("charset", "Greek") },
  { "ISO-8859-9", "ISO-8859-9", "windows-1254", NC_ ("charset", "Turkish") },
  { "windows-1254", "windows-1254", NULL, NC_ ("charset", "Turkish") },
  { "ISO-8859-8", "ISO-8859-8", NULL, NC_ ("charset", "Hebrew") },
  { "windows-1255", "ibm-9447_P100-2002", NULL, NC_ ("charset", "Hebrew") },
  { "ISO-8859-6", "ISO-8859-6", NULL, NC_ ("charset", "Arabic") },
  { "windows-1256", "ibm-9448_X100-2005", NULL, NC_ ("charset", "Arabic") },
  { "windows-874", "windows-874-2000", NULL, NC_ ("charset", "Thai") },
  { "windows-1258", "ibm-5354_P100-1998", NULL, NC_ ("charset", "Vietnamese") },
  { "Shift_JIS", "ibm-943_P15A-2003", NULL, NC_ ("charset", "Japanese") },
  { "EUC-JP", "euc-jp-2007", NULL, NC_ ("charset", "Japanese") },
  { "ISO-2022-JP", "ISO-2022-JP", NULL, NC_ ("charset", "Japanese, for email") },
  { "GB18030", "gb18030", NULL, NC_ ("charset", "Chinese") },
  { "GBK", "windows-936-2000", NULL, NC_ ("charset", "Chinese, simplified") },
  { "GB2312", "windows-936-2000", "GBK", NC_ ("charset", "Chinese, simplified") },
  { "Big5", "ibm-1375_P100-2008", NULL, NC_ ("charset", "Chinese, traditional") },
  { "EUC-KR", "windows-949-2000", NULL, NC_ ("charset", "Korean") },
};

/* The beginnings of ICU's canonical names for the encoding forms of Unicode. */
static const char *const unicode_charsets[]
    = { "UTF-", "UTF16", "UTF32", "CESU-8", "SCSU", "BOCU-1", "IMAP-mailbox-name" };

/* Charsets that the WHATWG Encoding Standard reads as another one, or as "replacement",
 * in which documents are written in UTF-8 (§4.2, §4.3). */
static const struct
{
  const char *name;
  const char *web;
} web_charsets[] = {
  { "ISO-8859-11", "windows-874" },
  { "GB_2312-80", "GBK" },
  { "HZ", "UTF-8" },
  { "ISO-2022-CN", "UTF-8" },
  { "ISO-2022-KR", "UTF-8" },
  { "ISO-2022-CN-EXT", "UTF-8" },
};

/* No character at all. */
#define NONE G_MAXUINT32

/* Characters for which ICU's converter differs from the WHATWG Encoding
 * Standard, and their replacement. */
typedef struct
{
  const char *charset;
  gunichar first;
  gunichar last;
  gunichar replacement;
} Exception;

/* Encoding: code points that ICU maps to private use, its one-to-one pairs, and
 * exceptions of the standard: U+2212 in the Japanese charsets (§12), controls
 * that would change the state of ISO-2022-JP (§12.2.2), U+E5E5 (§10). */
static const Exception encode_exceptions[] = {
  { "windows-1253", 0xAA, 0xAA, NONE },    { "windows-874", 0xF8C1, 0xF8C8, NONE },
  { "KOI8-U", 0x45E, 0x45E, 0x255D },      { "KOI8-U", 0x40E, 0x40E, 0x256C },
  { "KOI8-U", 0x255D, 0x255D, NONE },      { "KOI8-U", 0x256C, 0x256C, NONE },
  { "Shift_JIS", 0xA5, 0xA5, '\\' },       { "Shift_JIS", 0x203E, 0x203E, '~' },
  { "Shift_JIS", 0x2212, 0x2212, 0xFF0D }, { "Shift_JIS", 0xE000, 0xF8FF, NONE },
  { "EUC-JP", 0xA5, 0xA5, '\\' },          { "EUC-JP", 0x203E, 0x203E, '~' },
  { "EUC-JP", 0x2212, 0x2212, 0xFF0D },    { "ISO-2022-JP", 0x0E, 0x0F, NONE },
  { "ISO-2022-JP", 0x1B, 0x1B, NONE },     { "ISO-2022-JP", 0x2212, 0x2212, 0xFF0D },
  { "GB18030", 0xE5E5, 0xE5E5, NONE },     { "GBK", 0xE000, 0xF8FF, NONE },
  { "GB2312", 0xE000, 0xF8FF, NONE },      { "Big5", 0xE000, 0xF8FF, NONE },
  { "EUC-KR", 0x80, 0x80, NONE },          { "EUC-KR", 0xE000, 0xF8FF, NONE },
};

/* Decoding: ICU's result, and the right one. */
static const Exception decode_exceptions[] = {
  { "windows-1253", 0xAA, 0xAA, NONE },  { "windows-874", 0xF8C1, 0xF8C8, NONE },
  { "KOI8-U", 0x255D, 0x255D, 0x45E },   { "KOI8-U", 0x256C, 0x256C, 0x40E },
  { "GB18030", 0xE5E5, 0xE5E5, 0x3000 }, { "GBK", 0xE000, 0xF8FF, NONE },
  { "GB2312", 0xE000, 0xF8FF, NONE },    { "Big5", 0xE000, 0xF8FF, NONE },
  { "EUC-KR", 0xE000, 0xF8FF, NONE },
};

/* First octets of characters that are decoded but never encoded: Hong Kong's
 * additions to Big5 before 0xA1 (§11.1.2), JIS X 0212 in EUC-JP (§12.1.2). */
static const struct
{
  const char *charset;
  guint8 first;
  guint8 last;
} unwritten_leads[] = {
  { "Big5", 0x81, 0xA0 },
  { "EUC-JP", 0x8F, 0x8F },
};

const IriCharset *
iri_charset_all (gsize *n_charsets)
{
  *n_charsets = G_N_ELEMENTS (charsets);
  return charsets;
}

/* ICU's canonical name for the alias @name, or NULL. */
static const char *
canonical_name (const char *name)
{
  UErrorCode status = U_ZERO_ERROR;
  const char *canonical;

  /* ICU reads an empty name as its default charset. */
  if (*name == '\0' || strlen (name) >= UCNV_MAX_CONVERTER_NAME_LENGTH)
    return NULL;
  canonical = ucnv_getAlias (name, 0, &status);
  return U_SUCCESS (status) ? canonical : NULL;
}

static const IriCharset *
find_row (const char *name)
{
  const char *canonical;

  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    if (g_ascii_strcasecmp (charsets[i].name, name) == 0)
      return &charsets[i];
  canonical = canonical_name (name);
  for (gsize i = 0; canonical != NULL && i < G_N_ELEMENTS (charsets); i++)
    if (g_strcmp0 (canonical_name (charsets[i].name), canonical) == 0
        || g_strcmp0 (canonical_name (charsets[i].icu), canonical) == 0)
      return &charsets[i];
  return NULL;
}

/* ICU knows names of charsets for which it has no data. */
gboolean
iri_charset_is_known (const char *name)
{
  UErrorCode status = U_ZERO_ERROR;

  if (find_row (name) != NULL)
    return TRUE;
  if (canonical_name (name) == NULL)
    return FALSE;
  ucnv_close (ucnv_open (name, &status));
  return U_SUCCESS (status);
}

gboolean
iri_charset_is_unicode (const char *name)
{
  const IriCharset *row = find_row (name);
  const char *canonical = canonical_name (row != NULL ? row->icu : name);

  for (gsize i = 0; canonical != NULL && i < G_N_ELEMENTS (unicode_charsets); i++)
    if (g_str_has_prefix (canonical, unicode_charsets[i]))
      return TRUE;
  return FALSE;
}

typedef struct
{
  UConverter *icu;
  const char *name;   /* the row's, or ICU's */
  gboolean stateless; /* and US-ASCII is encoded as itself */
} Converter;

static void
converter_close (Converter *self)
{
  ucnv_close (self->icu);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Converter, converter_close)

/* Cheap to call often: ICU caches the data. */
static gboolean
converter_open (Converter *self, const char *name)
{
  const IriCharset *row = find_row (name);
  UErrorCode status = U_ZERO_ERROR;

  if (row == NULL && canonical_name (name) == NULL)
    return FALSE;
  self->name = row != NULL ? row->name : canonical_name (name);
  self->icu = ucnv_open (row != NULL ? row->icu : name, &status);
  if (U_FAILURE (status))
    return FALSE;
  ucnv_setFromUCallBack (self->icu, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL,
                         &status);
  ucnv_setToUCallBack (self->icu, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  self->stateless = row != NULL && !g_str_equal (row->name, "ISO-2022-JP")
                    && !g_str_has_prefix (row->name, "UTF-16");
  return TRUE;
}

static gunichar
apply_exceptions (const Exception *rows, gsize n_rows, const char *charset, gunichar c)
{
  for (gsize i = 0; i < n_rows; i++)
    if (c >= rows[i].first && c <= rows[i].last
        && g_str_equal (rows[i].charset, charset))
      return rows[i].replacement;
  return c;
}

static gboolean
is_written (const char *charset, guint8 lead)
{
  for (gsize i = 0; i < G_N_ELEMENTS (unwritten_leads); i++)
    if (lead >= unwritten_leads[i].first && lead <= unwritten_leads[i].last
        && g_str_equal (unwritten_leads[i].charset, charset))
      return FALSE;
  return TRUE;
}

/* Appends the octets of @c. FALSE if the charset lacks it: ICU reports that, or
 * silently drops an invisible character. */
static gboolean
encode_char (Converter *self, gunichar c, GString *out)
{
  UChar units[U16_MAX_LENGTH];
  const UChar *unit = units;
  int n_units = 0;
  char octets[64] = { 0 };
  char *octet = octets;
  UErrorCode status = U_ZERO_ERROR;

  U16_APPEND_UNSAFE (units, n_units, c);
  ucnv_fromUnicode (self->icu, &octet, octets + sizeof octets, &unit, units + n_units,
                    NULL, (UBool) self->stateless, &status);
  if (U_FAILURE (status) || octet == octets
      || !is_written (self->name, (guint8) octets[0]))
    {
      if (self->stateless)
        ucnv_resetFromUnicode (self->icu);
      return FALSE;
    }
  g_string_append_len (out, octets, octet - octets);
  return TRUE;
}

/* No document of the web is in a charset without US-ASCII, such as EBCDIC. */
static gboolean
extends_ascii (const char *name)
{
  g_auto (Converter) self = { 0 };
  g_autoptr (GString) octets = g_string_new (NULL);

  return !converter_open (&self, name)
         || (encode_char (&self, '&', octets) && g_str_equal (octets->str, "&"));
}

const char *
iri_charset_web (const char *name)
{
  const IriCharset *row = find_row (name);
  const char *canonical = canonical_name (name);

  for (gsize i = 0; row == NULL && i < G_N_ELEMENTS (web_charsets); i++)
    if (g_strcmp0 (canonical, canonical_name (web_charsets[i].name)) == 0)
      return web_charsets[i].web;
  if (row == NULL && !extends_ascii (name))
    return "UTF-8";
  return row != NULL && row->web != NULL ? row->web : name;
}

/* Control characters become U+FFFD (§12.2.2 of the standard). */
static void
encode_reference (Converter *self, gunichar c, GString *out)
{
  char reference[sizeof "&#1114111;"];

  g_snprintf (reference, sizeof reference, "&#%u;", c < ' ' ? 0xFFFD : c);
  for (const char *p = reference; *p != '\0'; p++)
    encode_char (self, (guint8) *p, out);
}

/* Appends @c or a reference to it. FALSE if the charset lacks it. */
static gboolean
encode_or_refer (Converter *self, gunichar c, GString *out)
{
  gunichar known = apply_exceptions (encode_exceptions,
                                     G_N_ELEMENTS (encode_exceptions), self->name, c);

  if (known != NONE && encode_char (self, known, out))
    return TRUE;
  encode_reference (self, c, out);
  return FALSE;
}

/* Returns a stateful charset to US-ASCII. */
static void
encode_end (Converter *self, GString *out)
{
  char octets[16];
  char *octet = octets;
  const UChar *unit = NULL;
  UErrorCode status = U_ZERO_ERROR;

  ucnv_fromUnicode (self->icu, &octet, octets + sizeof octets, &unit, unit, NULL, TRUE,
                    &status);
  g_string_append_len (out, octets, octet - octets);
}

/* Encodes the next character, or copies bytes that are not UTF-8. Returns how
 * many bytes of @text it used; sets @lacks if the charset lacks the character. */
static gsize
encode_next (
    Converter *self, const char *text, gsize length, GString *out, gboolean *lacks)
{
  const guint8 *bytes = (const guint8 *) text;
  gunichar c = *bytes;
  gsize n = c < 0x80 ? 1 : iri_utf8_read (bytes, length, &c);

  *lacks = FALSE;
  if (n == 0)
    {
      n = iri_utf8_fault (bytes, length);
      g_string_append_len (out, text, (gssize) n);
    }
  else if (c < 0x80 && self->stateless)
    g_string_append_c (out, *text);
  else
    *lacks = !encode_or_refer (self, c, out);
  return n;
}

gboolean
iri_charset_encode (const char *charset,
                    const char *text,
                    gsize length,
                    GString *out,
                    IriCharsetFaultFunc missing,
                    gpointer data)
{
  g_auto (Converter) self = { 0 };
  gsize n;

  if (iri_charset_is_unicode (charset))
    {
      g_string_append_len (out, text, (gssize) length);
      return TRUE;
    }
  if (!converter_open (&self, charset))
    return FALSE;
  for (gsize at = 0; at < length; at += n)
    {
      gboolean lacks;

      n = encode_next (&self, text + at, length - at, out, &lacks);
      if (lacks && missing != NULL)
        missing ((IriSpan){ at, at + n }, data);
    }
  encode_end (&self, out);
  return TRUE;
}

/* How many octets at the start are US-ASCII in any state. */
static gsize
count_ascii (const Converter *self, const char *octets, gsize length)
{
  gsize n = 0;

  while (self->stateless && n < length && (guint8) octets[n] < 0x80)
    n++;
  return n;
}

/* Appends @c, corrected. Appends U+FFFD and returns FALSE for lone surrogates,
 * which some converters pass through. */
static gboolean
append_decoded (Converter *self, gunichar c, GString *out)
{
  c = apply_exceptions (decode_exceptions, G_N_ELEMENTS (decode_exceptions), self->name,
                        c);
  if (c > 0x10FFFF || U_IS_SURROGATE (c))
    c = NONE;
  g_string_append_unichar (out, c == NONE ? 0xFFFD : c);
  return c != NONE;
}

/* In a few charsets one code makes two characters; ICU buffers the second. */
static void
decode_rest (Converter *self, GString *out)
{
  const char *none = "";
  UErrorCode status = U_ZERO_ERROR;
  UChar32 c;

  while (c = ucnv_getNextUChar (self->icu, &none, none, &status), U_SUCCESS (status))
    append_decoded (self, (gunichar) c, out);
}

/* The length of an error of up to @n octets. It ends before US-ASCII, so that a
 * truncated character does not swallow a delimiter. */
static gsize
fault_length (const char *octets, gsize n)
{
  for (gsize i = 1; i < n; i++)
    if ((guint8) octets[i] < 0x80)
      return i;
  return MAX (n, 1);
}

/* Decodes the next character. Returns how many octets it used; sets @bad if
 * they are not valid. */
static gsize
decode_next (
    Converter *self, const char *octets, gsize length, GString *out, gboolean *bad)
{
  const char *at = octets;
  UErrorCode status = U_ZERO_ERROR;
  UChar32 c = ucnv_getNextUChar (self->icu, &at, octets + length, &status);
  gsize n = (gsize) (at - octets);

  *bad = FALSE;
  /* Only a change of state. */
  if (status == U_INDEX_OUTOFBOUNDS_ERROR)
    return length;
  *bad = !append_decoded (self, U_SUCCESS (status) ? (gunichar) c : NONE, out);
  if (!*bad)
    return n;
  if (!self->stateless)
    return MAX (n, 1);
  ucnv_resetToUnicode (self->icu);
  return status == U_TRUNCATED_CHAR_FOUND ? length : fault_length (octets, n);
}

char *
iri_charset_decode (const char *charset,
                    const char *octets,
                    gsize length,
                    gsize *out_length,
                    IriSpanMap *map,
                    IriCharsetFaultFunc fault,
                    gpointer data)
{
  g_auto (Converter) self = { 0 };
  GString *out;
  gsize n;

  *out_length = 0;
  if (!converter_open (&self, charset))
    return NULL;
  out = g_string_sized_new (length + length / 2);
  for (gsize at = 0; at < length; at += n)
    {
      gsize before = out->len;
      gboolean bad = FALSE, same;

      n = count_ascii (&self, octets + at, length - at);
      same = n > 0;
      if (same)
        g_string_append_len (out, octets + at, (gssize) n);
      else
        n = decode_next (&self, octets + at, length - at, out, &bad);
      iri_span_map_add (map, out->len - before, (IriSpan){ at, at + n }, same);
      if (bad && fault != NULL)
        fault ((IriSpan){ at, at + n }, data);
    }
  decode_rest (&self, out);
  *out_length = out->len;
  return g_string_free (out, FALSE);
}
