/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-link-format.h"

#include "iri-chars.h"
#include "iri-link-term.h"
#include "iri-parse.h"
#include "iri-percent-decode.h"

#include <string.h>

/* Whether a link shows @c, although an IRI is better percent-encoded there: RFC 3987
 * §6.1 advises against full-width brackets and punctuation, and the grammar excludes
 * the quotation mark, which every browser encodes again. */
static gboolean
is_decoded (gunichar c)
{
  const IriCharacter *character = iri_character (c);

  return c == '"'
         || (c >= 0x80 && !character->not_nfc
             && (character->link_term == IRI_UNICODE_LINK_OPEN
                 || character->link_term == IRI_UNICODE_LINK_CLOSE
                 || character->link_term == IRI_UNICODE_LINK_SOFT));
}

static GString *
decode (const char *iri)
{
  const gsize length = strlen (iri);
  GString *out = g_string_new (NULL);
  gunichar c = 0;

  for (gsize at = 0; at < length;)
    {
      guint n = iri_percent_is_encoded (iri + at, length - at)
                    ? iri_percent_read_char (iri + at, length - at, &c)
                    : 0;

      if (n > 0 && is_decoded (c))
        {
          g_string_append_unichar (out, c);
          at += 3 * (gsize) n;
        }
      else
        g_string_append_c (out, iri[at++]);
    }
  return out;
}

/* The beginning of the characters at the end of @text that belong to the sentence
 * around it if @text ends there. */
static gsize
find_tail (const char *text, gsize length)
{
  const char *at = text + length;
  gunichar opener;

  while (at > text)
    {
      const char *before = g_utf8_prev_char (at);
      IriUnicodeLinkTerm term = iri_link_term (iri_utf8_first (before), &opener);
      gsize mark = iri_link_mark_length (text, (gsize) (at - text));

      if (mark > 0)
        before = at - mark;
      else if (term != IRI_UNICODE_LINK_SOFT && term != IRI_UNICODE_LINK_OPEN)
        break;
      at = before;
    }
  return (gsize) (at - text);
}

/* Percent-encodes all bytes, even those that a URI allows. */
static void
append_encoded (const char *text, gsize length, GString *out)
{
  static const char hex[] = "0123456789ABCDEF";

  for (gsize i = 0; i < length; i++)
    {
      g_string_append_c (out, '%');
      g_string_append_c (out, hex[(guint8) text[i] >> 4]);
      g_string_append_c (out, hex[(guint8) text[i] & 15]);
    }
}

/* Appends a component. Text from @tail on would belong to the sentence around it, so it
 * is percent-encoded. */
static void
append_component (
    const GString *iri, IriComponent component, IriSpan span, gsize tail, GString *out)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gunichar));
  IriLinkReader reader = { iri->str, iri->len, open, component };

  for (gsize at = span.begin; at < span.end;)
    {
      gsize n = (gsize) g_utf8_skip[(guint8) iri->str[at]];
      gunichar c = iri_utf8_first (iri->str + at);

      if (iri_link_read (&reader, at, c) == IRI_UNICODE_LINK_HARD || at >= tail)
        append_encoded (iri->str + at, n, out);
      else
        g_string_append_len (out, iri->str + at, (gssize) n);
      at += n;
    }
}

void
iri_link_escape (const char *iri, const IriSpec *spec, GString *out)
{
  static const IriComponent escaped[]
      = { IRI_COMPONENT_PATH, IRI_COMPONENT_QUERY, IRI_COMPONENT_FRAGMENT };
  GString *decoded = decode (iri);
  gsize tail = find_tail (decoded->str, decoded->len), done = 0;
  IriComponents components;

  iri_parse (decoded->str, decoded->len, spec, &components, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (escaped); i++)
    {
      IriSpan span = components.span[escaped[i]];

      if (!iri_span_is_present (span))
        continue;
      g_string_append_len (out, decoded->str + done, (gssize) (span.begin - done));
      append_component (decoded, escaped[i], span, tail, out);
      done = span.end;
    }
  g_string_append (out, decoded->str + done);
  g_string_free (decoded, TRUE);
}
