/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-isolate.h"

#include "iri-chars.h"

#include <string.h>

/* DNS limits hosts to 253 characters, so longer hosts are cut. */
#define MAX_CHARS 256

/* Whether @c is invisible, or would end the isolate or the line. */
static gboolean
is_harmful (gunichar c)
{
  return g_unichar_iscntrl (c) || iri_char_is_bidi_formatting (c)
         || iri_char_is_later_bidi_control (c) || c == 0x2028 || c == 0x2029;
}

/* ASCII labels need no isolates because they keep their order. */
char *
iri_isolate_host (const char *text, IriSpan span)
{
  gboolean labels = !iri_is_ascii (text + span.begin, iri_span_length (span));
  const char *end = text + span.end;
  const char *at = text + span.begin;
  GString *out = g_string_new (labels ? IRI_LRI IRI_LRI : IRI_LRI);

  for (guint n = 0; at < end && n < MAX_CHARS; at = g_utf8_next_char (at), n++)
    {
      gunichar c = iri_utf8_first (at);

      if (c == '.' && labels)
        g_string_append (out, IRI_PDI "." IRI_LRI);
      else
        g_string_append_unichar (out, is_harmful (c) ? 0xfffd : c);
    }
  if (at < end)
    g_string_append (out, "…");
  g_string_append (out, labels ? IRI_PDI IRI_PDI : IRI_PDI);
  return g_string_free (out, FALSE);
}

static char *
isolate (const char *initiator, const char *text, IriSpan span)
{
  const char *end = text + span.end;
  GString *out = g_string_new (initiator);

  for (const char *at = text + span.begin; at < end; at = g_utf8_next_char (at))
    {
      gunichar c = iri_utf8_first (at);

      if (is_harmful (c))
        g_string_append_printf (out, "<U+%04X>", c);
      else
        g_string_append_unichar (out, c);
    }
  g_string_append (out, IRI_PDI);
  return g_string_free (out, FALSE);
}

char *
iri_isolate_part (const char *text, IriSpan span)
{
  return isolate (IRI_LRI, text, span);
}

char *
iri_isolate_name (const char *name)
{
  return isolate (IRI_FSI, name, (IriSpan){ 0, strlen (name) });
}

char *
iri_isolate_words (const char *words)
{
  return g_strconcat (IRI_FSI, words, IRI_PDI, NULL);
}
