/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-charset.h"

gboolean
iri_url_uses_charset (const char *scheme)
{
  return iri_url_is_special (scheme, NULL) && !g_str_has_prefix (scheme, "ws");
}

/* The percent-encoding of a query from its octets in a charset. */
typedef struct
{
  GString *octets;
  gsize done; /* the number of octets already encoded */
  IriUrlSet set;
  gsize begin; /* the offset of the query in its text */
  const IriUrlErrors *errors;
  GString *out;
} Encoder;

static void
encode_up_to (const Encoder *self, gsize end)
{
  iri_url_encode (self->octets->str + self->done, end - self->done, self->set,
                  self->out);
}

/* Encodes the numeric character reference, such as "&#233;", that was appended last.
 * Its "&", "#" and ";" are data, not delimiters of the query. */
static void
take_missing (IriSpan span, gpointer data)
{
  Encoder *self = data;
  const char *octets = self->octets->str;
  gsize at = self->octets->len;

  while (at > self->done && octets[at] != '&')
    at--;
  encode_up_to (self, at);
  g_string_append (self->out, "%26%23");
  for (; octets[at] != '\0' && octets[at] != ';'; at++)
    if (g_ascii_isdigit (octets[at]))
      g_string_append_c (self->out, octets[at]);
  g_string_append (self->out, "%3B");
  self->done = self->octets->len;
  iri_url_error (self->errors, IRI_FINDING_NOT_ENCODABLE, IRI_COMPONENT_QUERY,
                 (IriSpan){ self->begin + span.begin, self->begin + span.end });
}

void
iri_url_encode_query (const char *text,
                      IriSpan span,
                      IriUrlSet set,
                      const char *charset,
                      const IriUrlErrors *errors,
                      GString *out)
{
  g_autoptr (GString) octets = g_string_new (NULL);
  Encoder self = { octets, 0, set, span.begin, errors, out };
  const char *query = text + span.begin;
  gsize length = iri_span_length (span);

  if (charset == NULL
      || !iri_charset_encode (iri_charset_web (charset), query, length, octets,
                              take_missing, &self))
    iri_url_encode (query, length, set, out);
  else
    encode_up_to (&self, octets->len);
}
