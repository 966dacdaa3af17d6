/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-embedded-content.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-number.h"
#include "iri-percent-decode.h"
#include "iri-scheme.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer media types are not valid (RFC 6838 §4.2) and are not kept. Browsers have no
 * such limit, so @page is set before the limit applies. */
#define MAX_TYPE_BYTES 255

/* The number of base64 digits that encode IRI_EMBEDDED_CONTENT_MAX_TEXT octets. */
#define MAX_BASE64 ((IRI_EMBEDDED_CONTENT_MAX_TEXT + 2) / 3 * 4)

/* The media types that browsers show as a page besides "+xml" types such as
 * image/svg+xml. */
static const char *const page_types[] = {
  "application/xml",
  "text/html",
  "text/xml",
  "text/xsl",
};

/* The text formats whose media type does not begin with "text/". */
static const char *const text_types[] = {
  "application/ecmascript",
  "application/javascript",
  "application/json",
  "application/x-javascript",
  "application/x-www-form-urlencoded",
  "application/xml",
};

static gboolean
is_one_of (const char *type, const char *const *types, gsize n_types)
{
  for (gsize i = 0; i < n_types; i++)
    if (g_str_equal (types[i], type))
      return TRUE;
  return FALSE;
}

static gboolean
is_page (const char *type)
{
  return g_str_has_suffix (type, "+xml")
         || is_one_of (type, page_types, G_N_ELEMENTS (page_types));
}

static gboolean
is_text (const char *type)
{
  return g_str_has_prefix (type, "text/") || g_str_has_suffix (type, "+xml")
         || g_str_has_suffix (type, "+json")
         || is_one_of (type, text_types, G_N_ELEMENTS (text_types));
}

/* Whether @type is type "/" subtype, both tokens (RFC 9110 §5.6.2), of any length. */
static gboolean
is_type (const char *type)
{
  const char *slash = strchr (type, '/');

  if (slash == NULL || slash == type || slash[1] == '\0')
    return FALSE;
  for (const char *p = type; *p != '\0'; p++)
    if (p != slash && !g_ascii_isalnum (*p) && strchr ("!#$%&'*+-.^_`|~", *p) == NULL)
      return FALSE;
  return TRUE;
}

/* @span of @text, percent-decoded and stripped of white space. Free with g_free(). */
static char *
read_word (const char *text, IriSpan span)
{
  return g_strstrip (iri_percent_decode (text + span.begin, iri_span_length (span)));
}

/* Reads a parameter of the media type, or the word "base64". */
static void
read_parameter (IriEmbeddedContent *self, const char *text, IriSpan span)
{
  static const char charset[] = "charset=";
  g_autofree char *word = NULL;
  char *value;

  word = read_word (text, span);
  self->base64 = g_ascii_strcasecmp (word, "base64") == 0;
  if (self->charset != NULL || strlen (word) > MAX_TYPE_BYTES
      || g_ascii_strncasecmp (word, charset, strlen (charset)) != 0)
    return;
  value = word + strlen (charset);
  if (*value == '"' && strlen (value) > 1 && g_str_has_suffix (value, "\""))
    {
      value++;
      value[strlen (value) - 1] = '\0';
    }
  self->charset = g_strdup (value);
}

static void
read_type (IriEmbeddedContent *self, const char *text, IriSpan span)
{
  g_autofree char *word = read_word (text, span);
  g_autofree char *type = g_ascii_strdown (word, -1);

  self->type_span = span;
  self->page = is_type (type) && is_page (type);
  self->media_type = is_type (type) && strlen (type) <= MAX_TYPE_BYTES
                         ? g_steal_pointer (&type)
                         : g_strdup ("text/plain");
}

/* Reads what is before the comma: [ type ] *( ";" parameter ) [ ";base64" ]. */
static void
read_head (IriEmbeddedContent *self, const char *text, IriSpan head)
{
  gsize begin = head.begin;

  for (gsize at = head.begin; at <= head.end; at++)
    if (at == head.end || text[at] == ';')
      {
        if (begin == head.begin)
          read_type (self, text, (IriSpan){ begin, at });
        else
          read_parameter (self, text, (IriSpan){ begin, at });
        begin = at + 1;
      }
}

/* Decodes the data. Keeps only the first IRI_EMBEDDED_CONTENT_MAX_TEXT octets. */
static GString *
read_octets (IriEmbeddedContent *self, const char *text)
{
  GString *octets = g_string_new (NULL);

  for (gsize at = self->span.begin; at < self->span.end; self->size++)
    {
      guint8 octet;

      at += iri_percent_read (text + at, self->span.end - at, &octet);
      if (octets->len < IRI_EMBEDDED_CONTENT_MAX_TEXT)
        g_string_append_c (octets, (char) octet);
    }
  return octets;
}

static gboolean
is_base64 (guint8 octet)
{
  return g_ascii_isalnum (octet) || octet == '+' || octet == '/';
}

/* Base64 as browsers read it (WHATWG Infra, forgiving-base64 decode): white space is
 * ignored, and the padding is complete or absent. */
typedef struct
{
  GString *digits; /* only the first MAX_BASE64 */
  gsize n_digits;
  gsize n_fillers;
  IriSpan filled; /* the first "=", in bytes of the text */
  IriSpan fault;
} Base64;

static void
read_digit (Base64 *self, guint8 octet, IriSpan span)
{
  if (octet == '=')
    {
      if (self->n_fillers++ == 0)
        self->filled = span;
    }
  else if (is_base64 (octet) && self->n_fillers == 0)
    {
      self->n_digits++;
      if (self->digits->len < MAX_BASE64)
        g_string_append_c (self->digits, (char) octet);
    }
  else if (!g_ascii_isspace (octet) && !iri_span_is_present (self->fault))
    self->fault = span;
}

/* Checks that the padding and the number of digits are valid. */
static void
check_end (Base64 *self, IriSpan all)
{
  gsize n = self->n_digits + self->n_fillers;

  if (iri_span_is_present (self->fault))
    return;
  if (self->n_fillers > 2 || (self->n_fillers > 0 && n % 4 != 0))
    self->fault = self->filled;
  else if (self->n_digits % 4 == 1)
    self->fault = all;
}

static GString *
decode_digits (GString *digits)
{
  gsize length;

  /* A single digit at the end does not encode an octet. */
  if (digits->len % 4 == 1)
    g_string_truncate (digits, digits->len - 1);
  while (digits->len % 4 != 0)
    g_string_append_c (digits, '=');
  if (digits->len == 0)
    return digits;
  g_base64_decode_inplace (digits->str, &length);
  return g_string_truncate (digits, MIN (length, IRI_EMBEDDED_CONTENT_MAX_TEXT));
}

static GString *
read_base64 (IriEmbeddedContent *self, const char *text)
{
  Base64 base64 = { .digits = g_string_new (NULL), .fault = IRI_SPAN_ABSENT };
  guint8 octet;

  for (gsize at = self->span.begin, end; at < self->span.end; at = end)
    {
      end = at + iri_percent_read (text + at, self->span.end - at, &octet);
      /* The fault is the whole character, and none of its octets is a digit. */
      while (octet >= 0x80 && end < self->span.end
             && iri_byte_is_continuation ((guint8) text[end]))
        end++;
      read_digit (&base64, octet, (IriSpan){ at, end });
    }
  check_end (&base64, self->span);
  self->fault = base64.fault;
  self->size = base64.n_digits * 3 / 4;
  return decode_digits (base64.digits);
}

/* Removes an incomplete UTF-8 character from the end of @octets. */
static void
drop_torn (GString *octets)
{
  for (gsize n = 1; n <= 3 && n <= octets->len; n++)
    {
      guint8 octet = (guint8) octets->str[octets->len - n];

      if (octet < 0x80)
        return;
      if (octet >= 0xc0)
        {
          if ((gsize) g_utf8_skip[octet] > n)
            g_string_truncate (octets, octets->len - n);
          return;
        }
    }
}

/* Whether @octets look like text even if the media type does not say so. */
static gboolean
seems_text (const GString *octets)
{
  if (!g_utf8_validate_len (octets->str, octets->len, NULL))
    return FALSE;
  for (gsize i = 0; i < octets->len; i++)
    if (g_ascii_iscntrl (octets->str[i]) && !g_ascii_isspace (octets->str[i]))
      return FALSE;
  return TRUE;
}

/* The charset that browsers read as @name, or NULL. ICU knows more charsets than
 * browsers; using those would show a different text. */
static const char *
find_charset (const char *name)
{
  gsize n_charsets;
  const IriCharset *charsets = iri_charset_all (&n_charsets);

  for (gsize i = 0; name != NULL && i < n_charsets; i++)
    if (g_ascii_strcasecmp (charsets[i].name, name) == 0)
      return iri_charset_web (charsets[i].name);
  return NULL;
}

static char *
decode_text (const IriEmbeddedContent *self, const GString *octets)
{
  const char *charset = find_charset (self->charset);
  g_autofree char *text = NULL;
  gsize length = octets->len;

  if (charset != NULL)
    text = iri_charset_decode (charset, octets->str, octets->len, &length, NULL, NULL,
                               NULL);
  return iri_utf8_make_valid (text != NULL ? text : octets->str, length);
}

static char *
write_hex (const GString *octets, gsize n)
{
  GString *hex = g_string_sized_new (3 * n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (hex, "%s%02x", i > 0 ? " " : "", (guint8) octets->str[i]);
  return g_string_free (hex, FALSE);
}

static void
decode (IriEmbeddedContent *self, const char *text)
{
  g_autoptr (GString) octets
      = self->base64 ? read_base64 (self, text) : read_octets (self, text);

  if (octets->len < self->size)
    drop_torn (octets);
  self->n_read = octets->len;
  if (self->media_type == NULL || is_text (self->media_type) || seems_text (octets))
    self->text = decode_text (self, octets);
  else
    {
      self->n_read = MIN (octets->len, IRI_EMBEDDED_CONTENT_MAX_HEX);
      self->hex = write_hex (octets, self->n_read);
    }
}

/* The fragment is not part of the data (WHATWG Fetch, data: URL processor). */
static void
read_data (IriEmbeddedContent *self, const char *text, const IriComponents *components)
{
  IriSpan all = self->span, fragment = components->span[IRI_COMPONENT_FRAGMENT];
  const char *comma;

  if (iri_span_is_present (fragment))
    all.end = fragment.begin - 1;
  comma = memchr (text + all.begin, ',', iri_span_length (all));
  self->span = (IriSpan){ all.end, all.end };
  self->comma = comma != NULL;
  if (self->comma)
    {
      self->span.begin = (gsize) (comma - text) + 1;
      all.end = self->span.begin - 1;
    }
  read_head (self, text, all);
}

IriEmbeddedContent *
iri_embedded_content_new (const char *text,
                          gsize length,
                          const IriComponents *components)
{
  IriSpan scheme_span = components->span[IRI_COMPONENT_SCHEME];
  const IriScheme *scheme = iri_scheme_find (text, scheme_span);
  IriEmbeddedContent *self;

  if (!scheme->executes && !scheme->data)
    return NULL;
  self = g_new0 (IriEmbeddedContent, 1);
  self->kind
      = scheme->executes ? IRI_EMBEDDED_CONTENT_PROGRAM : IRI_EMBEDDED_CONTENT_DATA;
  /* Everything after the scheme is the program, even if the generic syntax divides it
   * (HTML, javascript: URLs). */
  self->span = (IriSpan){ scheme_span.end + 1, length };
  self->fault = IRI_SPAN_ABSENT;
  if (self->kind == IRI_EMBEDDED_CONTENT_DATA)
    read_data (self, text, components);
  decode (self, text);
  return self;
}

void
iri_embedded_content_free (IriEmbeddedContent *self)
{
  if (self == NULL)
    return;
  g_free (self->media_type);
  g_free (self->charset);
  g_free (self->text);
  g_free (self->hex);
  g_free (self);
}

const char *
iri_embedded_content_kind_id (IriEmbeddedContentKind kind)
{
  switch (kind)
    {
    case IRI_EMBEDDED_CONTENT_DATA:
      return "data";
    case IRI_EMBEDDED_CONTENT_PROGRAM:
      return "program";
    }
  g_return_val_if_reached ("");
}

char *
iri_embedded_content_describe (const IriEmbeddedContent *self)
{
  const char *type = self->media_type != NULL ? self->media_type : _ ("a program");
  g_autofree char *size = iri_number (self->size), *n_read = iri_number (self->n_read);

  if (self->n_read < self->size)
    return g_strdup_printf (
        /* Translators: a media type (text/html) or "a program", and numbers. */
        g_dngettext (GETTEXT_PACKAGE, "%s, the first %s of %s byte",
                     "%s, the first %s of %s bytes", self->size),
        type, n_read, size);
  return g_strdup_printf (
      /* Translators: a media type (text/html) or "a program", and a number. */
      g_dngettext (GETTEXT_PACKAGE, "%s, %s byte", "%s, %s bytes", self->size), type,
      size);
}
