/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-label-chars.h"

#include "iri-chars.h"
#include "iri-dns.h"
#include "iri-percent-decode.h"
#include "iri-punycode.h"

#include <string.h>

/* Decoding Punycode takes quadratic time, and no valid label is this long. */
#define MAX_A_LABEL_BYTES 2048

/* Longer names are rejected for their length, unless their beginning is not valid. */
#define MAX_READ_BYTES 16384

/* A range of a host and its span in the text. */
typedef struct
{
  const char *bytes;
  gsize length;
  IriSpan span;
} Source;

/* Whether the text has the same bytes at this span, so that each character has a span
 * of its own. A prepared text may differ from the text that the spans refer to. */
static gboolean
is_in_place (const Source *self, const char *text)
{
  return iri_span_length (self->span) == self->length
         && memcmp (text + self->span.begin, self->bytes, self->length) == 0;
}

/* Reads one character, percent-encoded or not. Returns the number of bytes that it
 * takes, or 0 if it is not valid UTF-8. */
static gsize
read_char (const char *bytes, gsize length, gunichar *c)
{
  if (iri_percent_is_encoded (bytes, length))
    return 3 * (gsize) iri_percent_read_char (bytes, length, c);
  *c = iri_utf8_first (bytes);
  return (gsize) g_utf8_skip[(guint8) *bytes];
}

static GArray *
read_chars (const Source *self, const char *text)
{
  g_autoptr (GArray) chars = g_array_new (FALSE, FALSE, sizeof (IriLabelChar));
  gboolean in_place = is_in_place (self, text);

  for (gsize at = 0, n; at < MIN (self->length, MAX_READ_BYTES); at += n)
    {
      IriLabelChar read = { .span = self->span };

      n = read_char (self->bytes + at, self->length - at, &read.c);
      if (n == 0)
        return NULL;
      if (in_place)
        read.span = (IriSpan){ self->span.begin + at, self->span.begin + at + n };
      read.from = read.c;
      g_array_append_val (chars, read);
    }
  return g_steal_pointer (&chars);
}

/* The span of label @index, in bytes of the name of @host. */
static IriSpan
find_label (const IriHost *host, gsize index)
{
  const IriIdnaRules *flavour = iri_idna_rules_get (host->idna);
  const char *begin = host->name, *end = host->name + host->name_length;
  const char *at;

  if (host->n_labels == 1)
    return (IriSpan){ 0, host->name_length };
  for (at = begin; at < end; at = g_utf8_next_char (at))
    {
      if (!iri_idna_rules_is_dot (flavour, iri_utf8_first (at)))
        continue;
      if (index-- == 0)
        break;
      begin = g_utf8_next_char (at);
    }
  return (IriSpan){ (gsize) (begin - host->name), (gsize) (at - host->name) };
}

/* Returns the characters of label @index of the domain @chars. */
static GArray *
take_label (const GArray *chars, gsize index, const IriIdnaRules *flavour)
{
  GArray *label = g_array_new (FALSE, FALSE, sizeof (IriLabelChar));

  for (guint i = 0; i < chars->len; i++)
    {
      IriLabelChar read = g_array_index (chars, IriLabelChar, i);

      if (!iri_idna_rules_is_dot (flavour, read.c))
        {
          if (index == 0)
            g_array_append_val (label, read);
        }
      else if (index-- == 0)
        break;
    }
  return label;
}

/* The bytes that label @index comes from. */
static Source
find_source (const char *text, const IriHost *host, gsize index)
{
  IriSpan span = host->labels[index].span;
  gsize before = span.begin - MIN (span.begin, host->labels[0].span.begin);
  IriSpan label;

  if (before <= host->name_length
      && iri_span_length (span) <= host->name_length - before)
    {
      Source source = { host->name + before, iri_span_length (span), span };

      if (is_in_place (&source, text))
        return source;
    }
  label = find_label (host, index);
  return (Source){ host->name + label.begin, iri_span_length (label), span };
}

GArray *
iri_label_chars_new (const char *text, const IriHost *host, gsize index)
{
  const IriIdnaRules *flavour = iri_idna_rules_get (host->idna);
  Source name = { host->name, host->name_length, host->labels[0].span };
  Source source;

  if (flavour->decodes_first && memchr (host->name, '%', host->name_length) != NULL)
    {
      g_autoptr (GArray) chars = read_chars (&name, text);

      return chars != NULL ? take_label (chars, index, flavour) : NULL;
    }
  source = find_source (text, host, index);
  return read_chars (&source, text);
}

/* Returns the characters as a string, or NULL if they are not all US-ASCII. */
static char *
make_ascii (const GArray *chars)
{
  g_autoptr (GString) label = g_string_new (NULL);

  for (guint i = 0; i < chars->len; i++)
    {
      gunichar c = g_array_index (chars, IriLabelChar, i).c;

      if (c == 0 || c >= 0x80)
        return NULL;
      g_string_append_c (label, (char) c);
    }
  return g_string_free (g_steal_pointer (&label), FALSE);
}

gboolean
iri_label_chars_are_a_label (const GArray *chars)
{
  g_autofree char *label = make_ascii (chars);

  return label != NULL && iri_dns_is_xn_label (label, strlen (label));
}

static IriSpan
whole_of (const GArray *chars)
{
  return (IriSpan){ g_array_index (chars, IriLabelChar, 0).span.begin,
                    g_array_index (chars, IriLabelChar, chars->len - 1).span.end };
}

/* Appends the characters of @string, which all come from @span. */
static void
append_string (GArray *chars, const char *string, gunichar from, IriSpan span)
{
  for (; *string != '\0'; string = g_utf8_next_char (string))
    {
      IriLabelChar read = { iri_utf8_first (string), from, span };

      g_array_append_val (chars, read);
    }
}

GArray *
iri_label_chars_decode (const GArray *chars)
{
  const gsize prefix = strlen (IRI_PUNYCODE_PREFIX);
  g_autofree char *label = NULL;
  g_auto (IriCharBuffer) unicode;
  GArray *decoded;

  iri_char_buffer_init (&unicode);
  if (chars->len > MAX_A_LABEL_BYTES)
    return NULL;
  label = make_ascii (chars);
  if (label == NULL
      || !iri_punycode_decode (label + prefix, strlen (label) - prefix, &unicode)
      || unicode.n == 0)
    return NULL;
  decoded = g_array_new (FALSE, FALSE, sizeof (IriLabelChar));
  for (gsize i = 0; i < unicode.n; i++)
    {
      IriLabelChar read = { unicode.chars[i], unicode.chars[i], whole_of (chars) };

      g_array_append_val (decoded, read);
    }
  return decoded;
}

char *
iri_label_char_map (gunichar c, const IriIdnaRules *flavour, const char **error)
{
  /* Put a character that does not compose or join before @c, which may not be allowed
   * at the beginning of a label. */
  static const char beside[] = "\u4e00";
  g_autoptr (GString) label = g_string_new (beside);
  g_autofree char *ascii = NULL;
  char *unicode = NULL, *mapped = NULL;

  g_string_append_unichar (label, c);
  *error = NULL;
  if (flavour->resolve == NULL)
    return g_strdup (label->str + strlen (beside));
  *error = flavour->resolve (label->str, flavour->idna, &ascii, &unicode);
  if (*error == NULL)
    mapped = g_strdup (unicode + strlen (beside));
  g_free (unicode);
  return mapped;
}

GArray *
iri_label_chars_map (const GArray *chars, const IriIdnaRules *flavour)
{
  GArray *mapped = g_array_new (FALSE, FALSE, sizeof (IriLabelChar));

  for (guint i = 0; i < chars->len; i++)
    {
      const IriLabelChar *read = &g_array_index (chars, IriLabelChar, i);
      const char *error;
      g_autofree char *string = iri_label_char_map (read->c, flavour, &error);

      if (string != NULL)
        append_string (mapped, string, read->from, read->span);
      else
        g_array_append_val (mapped, *read);
    }
  return mapped;
}
