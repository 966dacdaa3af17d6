/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-map.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-parse.h"
#include "iri-percent.h"
#include "iri-prepare.h"

#include <string.h>

/* Whether @byte stays unchanged: it is allowed in a URI or one of "#", "%", "[" and
 * "]", which MUST NOT be converted. */
static inline gboolean
is_kept (guint8 byte)
{
  return iri_byte_is (byte, IRI_CLASS_URI);
}

static gboolean
is_ascii (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end; at++)
    if ((guint8) text[at] >= 0x80)
      return FALSE;
  return TRUE;
}

/* The form of a component or of the text between two components: unchanged, with
 * non-ASCII characters percent-encoded, or in URI form. */
typedef enum
{
  FORM_GIVEN,
  FORM_ASCII,
  FORM_URI,
} Form;

/* The state of a mapping; the text may be the NFC form of the original. */
typedef struct
{
  const IriMapping *mapping;
  const char *text;
  gsize length;
  const IriComponents *components;
  IriSpanMap *map; /* from the output to @text */
  const IriMapTrace *trace;
  GString *out;
} Mapper;

static gboolean
stays (guint8 byte, Form form)
{
  return form == FORM_GIVEN || is_kept (byte) || (form == FORM_ASCII && byte < 0x80);
}

/* The number of bytes from @at that have the same form, or of a single character if it
 * is percent-encoded. */
static gsize
run_length (const Mapper *self, gsize at, gsize end, Form form)
{
  gsize stop = at;

  while (stop < end && stays ((guint8) self->text[stop], form))
    stop++;
  if (stop > at)
    return stop - at;
  do
    stop++;
  while (stop < end && ((guint8) self->text[stop] & 0xc0) == 0x80);
  return stop - at;
}

static void
write_span (Mapper *self, IriSpan span, Form form)
{
  for (gsize at = span.begin; at < span.end;)
    {
      gsize n = run_length (self, at, span.end, form);
      gboolean copied = stays ((guint8) self->text[at], form);
      gsize before = self->out->len;

      if (copied)
        g_string_append_len (self->out, self->text + at, (gssize) n);
      else
        iri_percent_encode (self->text + at, n, self->out);
      iri_span_map_add (self->map, self->out->len - before, (IriSpan){ at, at + n },
                        copied);
      at += n;
    }
}

/* Whether @component is encoded in the document charset. */
static gboolean
uses_charset (const Mapper *self, IriComponent component)
{
  const char *charset = self->mapping->charset;
  IriSpan scheme = self->components->span[IRI_COMPONENT_SCHEME];
  const char *name = self->text + scheme.begin;
  gsize length = iri_span_length (scheme);

  if (charset == NULL || iri_charset_is_unicode (charset))
    return FALSE;
  if (self->mapping->spec->charset == IRI_CHARSET_ALWAYS)
    return TRUE;
  return self->mapping->spec->charset == IRI_CHARSET_HTTP_QUERY
         && component == IRI_COMPONENT_QUERY && iri_span_is_present (scheme)
         && (length == 4 || length == 5)
         && g_ascii_strncasecmp (name, "https", length) == 0;
}

static void
write_octets (Mapper *self, IriSpan span)
{
  g_autoptr (GString) octets = g_string_new (NULL);
  gsize before = self->out->len;

  iri_charset_encode (self->mapping->charset, self->text + span.begin,
                      iri_span_length (span), octets, NULL, NULL);
  iri_percent_encode (octets->str, octets->len, self->out);
  iri_span_map_add (self->map, self->out->len - before, span, FALSE);
}

/* Writes a character that the charset lacks like browsers: as a percent-encoded numeric
 * character reference. */
static void
write_reference (Mapper *self, IriComponent component, IriSpan span)
{
  gsize before = self->out->len;

  g_string_append_printf (self->out, "%%26%%23%u%%3B",
                          g_utf8_get_char (self->text + span.begin));
  iri_span_map_add (self->map, self->out->len - before, span, FALSE);
  if (self->trace != NULL && self->trace->report != NULL)
    self->trace->report ((IriFinding){ .code = IRI_FINDING_NOT_ENCODABLE,
                                       .component = component,
                                       .span = span },
                         self->trace->data);
}

static void
note_missing (IriSpan span, gpointer data)
{
  g_array_append_val ((GArray *) data, span);
}

static void
write_in_charset (Mapper *self, IriComponent component)
{
  IriSpan span = self->components->span[component];
  g_autoptr (GArray) missing = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  g_autoptr (GString) octets = g_string_new (NULL);
  gsize at = span.begin;

  iri_charset_encode (self->mapping->charset, self->text + span.begin,
                      iri_span_length (span), octets, note_missing, missing);
  for (guint i = 0; i < missing->len; i++)
    {
      IriSpan lacking = g_array_index (missing, IriSpan, i);

      lacking.begin += span.begin;
      lacking.end += span.begin;
      write_octets (self, (IriSpan){ at, lacking.begin });
      write_reference (self, component, lacking);
      at = lacking.end;
    }
  write_octets (self, (IriSpan){ at, span.end });
}

static Form
form_of (const IriMapStep *step, guint bits)
{
  if ((step->components & bits) == bits)
    return FORM_URI;
  return (step->ucs_components & bits) == bits ? FORM_ASCII : FORM_GIVEN;
}

static void
write_component (Mapper *self, IriComponent component, const IriMapStep *step)
{
  IriSpan span = self->components->span[component];
  Form form = form_of (step, 1u << component);
  const char *host = self->mapping->host_ascii;

  if (component == IRI_COMPONENT_HOST && form == FORM_URI && host != NULL
      && !is_ascii (self->text, span))
    {
      gsize before = self->out->len;

      /* Browsers allow "{" in a host, but URIs do not. */
      iri_percent_encode (host, strlen (host), self->out);
      iri_span_map_add (self->map, self->out->len - before, span, FALSE);
    }
  else if (form != FORM_GIVEN && uses_charset (self, component))
    write_in_charset (self, component);
  else
    write_span (self, span, form);
}

/* Writes the whole text after @step. The text between components changes only in
 * steps for all components. */
static void
write_step (Mapper *self, const IriMapStep *step)
{
  Form between = form_of (step, (1u << IRI_N_COMPONENTS) - 1);
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = self->components->span[component];

      if (!iri_span_is_present (span))
        continue;
      write_span (self, (IriSpan){ at, span.begin }, between);
      write_component (self, (IriComponent) component, step);
      at = span.end;
    }
  write_span (self, (IriSpan){ at, self->length }, between);
}

/* Applies a step to the text, or to its NFC form after the NFC step. */
static void
write_on (const IriMapping *mapping,
          const IriMapStep *step,
          const IriMapTrace *trace,
          IriSpanMap **map,
          GString *out)
{
  g_autoptr (IriPrepared) nfc
      = step->nfc ? iri_prepare_nfc (mapping->text, mapping->length) : NULL;
  IriComponents components = *mapping->components;
  Mapper mapper = { mapping,
                    mapping->text,
                    mapping->length,
                    &components,
                    map != NULL ? iri_span_map_new () : NULL,
                    trace,
                    out };

  if (nfc != NULL)
    {
      mapper.text = nfc->text;
      mapper.length = nfc->length;
      iri_parse (nfc->text, nfc->length, mapping->spec, &components, NULL, NULL);
    }
  write_step (&mapper, step);
  if (map == NULL)
    return;
  *map = iri_span_map_compose (nfc != NULL ? nfc->map : NULL, mapper.map);
  iri_span_map_free (mapper.map);
}

static void
add_steps (const IriMapping *mapping, IriSteps *steps)
{
  for (gsize i = 0; i < mapping->spec->n_map; i++)
    {
      const IriMapStep *step = &mapping->spec->map[i];
      g_autoptr (GString) after = g_string_new (NULL);

      write_on (mapping, step, NULL, NULL, after);
      iri_steps_add (steps, step->number, step->title, after->str, after->len);
    }
}

static void
add_map (IriSpanMap *map, const IriSpanMap *pieces)
{
  for (gsize i = 0; i < pieces->n_pieces; i++)
    iri_span_map_add (map, iri_span_length (pieces->pieces[i].out),
                      pieces->pieces[i].in, pieces->pieces[i].copied);
}

/* Maps in one pass if the steps allow it. */
static void
map_whole (const IriMapping *mapping, GString *uri)
{
  IriSpan host = mapping->components->span[IRI_COMPONENT_HOST];
  const char *text = mapping->text;

  if (mapping->components->ascii || mapping->host_ascii == NULL
      || !iri_span_is_present (host) || is_ascii (text, host))
    {
      iri_percent_encode (text, mapping->length, uri);
      return;
    }
  iri_percent_encode (text, host.begin, uri);
  iri_percent_encode (mapping->host_ascii, strlen (mapping->host_ascii), uri);
  iri_percent_encode (text + host.end, mapping->length - host.end, uri);
}

void
iri_map (const IriMapping *mapping, GString *uri, const IriMapTrace *trace)
{
  const IriSpec *spec = mapping->spec;
  const IriMapStep *last = &spec->map[spec->n_map - 1];
  IriSpanMap *map = NULL;

  if (trace == NULL && form_of (last, (1u << IRI_N_COMPONENTS) - 1) == FORM_URI)
    {
      map_whole (mapping, uri);
      return;
    }
  write_on (mapping, last, trace, trace != NULL && trace->map != NULL ? &map : NULL,
            uri);
  if (map != NULL)
    add_map (trace->map, map);
  iri_span_map_free (map);
  if (trace != NULL && trace->steps != NULL)
    add_steps (mapping, trace->steps);
}
