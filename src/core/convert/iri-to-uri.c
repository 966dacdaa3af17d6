/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-to-uri.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-nfc.h"
#include "iri-parse.h"
#include "iri-percent-decode.h"
#include "iri-percent-encode.h"
#include "iri-prepare.h"
#include "iri-url.h"

#include <string.h>

/* Whether @byte stays unchanged: it is allowed in a URI or one of "#", "%", "[" and
 * "]", which MUST NOT be converted. */
static inline gboolean
is_kept (guint8 byte)
{
  return iri_byte_is (byte, IRI_CLASS_URI);
}

/* The form of a component or of the text between two components: unchanged, with
 * non-ASCII characters percent-encoded, or in URI form. */
typedef enum
{
  FORM_GIVEN,
  FORM_ASCII,
  FORM_URI,
  FORM_URI_COMPONENT, /* without "#", "[" and "]", which only delimit, and a bare "%" */
  FORM_URI_NAME,      /* the same without "@" and ":", which delimit a host */
} Form;

/* The state of a mapping; the text may be the NFC form of the original. */
typedef struct
{
  const IriToUriInput *input;
  const char *text;
  gsize length;
  const IriComponents *components;
  IriSpanMap *map; /* from the output to @text */
  const IriToUriDetails *details;
  GString *out;
} Converter;

/* Whether the byte at @text, of @length left in the component, is copied. */
static gboolean
stays (const char *text, gsize length, Form form)
{
  const guint8 byte = (guint8) *text;

  if (form >= FORM_URI_COMPONENT
      && (byte == '#' || byte == '[' || byte == ']'
          || (byte == '%' && !iri_percent_is_encoded (text, length))))
    return FALSE;
  if (form == FORM_URI_NAME && (byte == '@' || byte == ':'))
    return FALSE;
  return form == FORM_GIVEN || is_kept (byte) || (form == FORM_ASCII && byte < 0x80);
}

/* The number of bytes from @at that have the same form, or of a single character if it
 * is percent-encoded. */
static gsize
run_length (const Converter *self, gsize at, gsize end, Form form)
{
  gsize stop = at;

  while (stop < end && stays (self->text + stop, end - stop, form))
    stop++;
  if (stop > at)
    return stop - at;
  do
    stop++;
  while (stop < end && iri_byte_is_continuation ((guint8) self->text[stop]));
  return stop - at;
}

static void
write_span (Converter *self, IriSpan span, Form form)
{
  for (gsize at = span.begin; at < span.end;)
    {
      gsize n = run_length (self, at, span.end, form);
      gboolean copied = stays (self->text + at, span.end - at, form);
      gsize before = self->out->len;

      if (copied)
        g_string_append_len (self->out, self->text + at, (gssize) n);
      else
        for (gsize i = at; i < at + n; i++)
          g_string_append_printf (self->out, "%%%02X", (guint8) self->text[i]);
      iri_span_map_add (self->map, self->out->len - before, (IriSpan){ at, at + n },
                        copied);
      at += n;
    }
}

gboolean
iri_encodes_by_charset (const IriToUriInput *input, IriComponent component)
{
  const char *charset = input->charset;
  IriSpan scheme = input->components->span[IRI_COMPONENT_SCHEME];
  const char *name = iri_span_text (input->text, scheme);
  gsize length = iri_span_length (scheme);

  if (charset == NULL || iri_charset_is_unicode (charset))
    return FALSE;
  if (input->spec->charset == IRI_CHARSET_ALWAYS)
    return TRUE;
  return input->spec->charset == IRI_CHARSET_HTTP_QUERY
         && component == IRI_COMPONENT_QUERY && iri_span_is_present (scheme)
         && (length == 4 || length == 5)
         && g_ascii_strncasecmp (name, "https", length) == 0;
}

/* Writes @octets, which stand for the text at @span, percent-encoded. An octet in
 * US-ASCII is not the character that it looks like: the second one of U+30BC in
 * Shift_JIS is that of "[". */
static void
write_escaped (Converter *self, const GString *octets, IriSpan span)
{
  gsize before = self->out->len;

  for (gsize i = 0; i < octets->len; i++)
    g_string_append_printf (self->out, "%%%02X", (guint8) octets->str[i]);
  iri_span_map_add (self->map, self->out->len - before, span, FALSE);
}

/* Writes non-ASCII characters in the document charset. */
static void
write_octets (Converter *self, IriSpan span)
{
  g_autoptr (GString) octets = g_string_new (NULL);

  iri_charset_encode (self->input->charset, self->text + span.begin,
                      iri_span_length (span), octets, NULL, NULL);
  write_escaped (self, octets, span);
}

/* Writes a run of characters that the document charset can encode. */
static void
write_encodable (Converter *self, IriSpan span, Form form)
{
  for (gsize at = span.begin; at < span.end;)
    {
      const gboolean ascii = (guint8) self->text[at] < 0x80;
      gsize stop = at;

      while (stop < span.end && ((guint8) self->text[stop] < 0x80) == ascii)
        stop++;
      if (ascii)
        write_span (self, (IriSpan){ at, stop }, form);
      else
        write_octets (self, (IriSpan){ at, stop });
      at = stop;
    }
}

/* Writes a character that the charset lacks like browsers: as a percent-encoded numeric
 * character reference. */
static void
write_reference (Converter *self, IriComponent component, IriSpan span)
{
  gsize before = self->out->len;

  g_string_append_printf (self->out, "%%26%%23%u%%3B",
                          iri_utf8_first (self->text + span.begin));
  iri_span_map_add (self->map, self->out->len - before, span, FALSE);
  if (self->details != NULL && self->details->report != NULL)
    self->details->report ((IriFinding){ .code = IRI_FINDING_NOT_ENCODABLE,
                                         .component = component,
                                         .span = span },
                           self->details->data);
}

static void
note_fault (IriSpan span, gpointer data)
{
  (void) span;
  *(gboolean *) data = TRUE;
}

/* Writes a character that the charset has only as a letter and accents, which NFC has
 * composed (3987bis-00 §3.1): windows-1258 has U+00EA and U+0323, but not U+1EC7. FALSE
 * if the charset lacks them too. */
static gboolean
write_decomposed (Converter *self, IriSpan span)
{
  gunichar nfd[IRI_NFD_MAX];
  gsize n = iri_nfd_of (iri_utf8_first (self->text + span.begin), nfd);

  for (gsize composed = 0; composed < n; composed++)
    {
      g_autoptr (GString) chars = g_string_new (NULL);
      g_autoptr (GString) octets = g_string_new (NULL);
      gunichar letter
          = composed == 0 ? nfd[0] : iri_nfc_compose (nfd[0], nfd[composed]);
      gboolean lacks = letter == 0;

      g_string_append_unichar (chars, letter);
      for (gsize i = 1; i < n; i++)
        if (i != composed)
          g_string_append_unichar (chars, nfd[i]);
      if (!lacks)
        iri_charset_encode (self->input->charset, chars->str, chars->len, octets,
                            note_fault, &lacks);
      if (lacks)
        continue;
      write_escaped (self, octets, span);
      return TRUE;
    }
  return FALSE;
}

static void
note_missing (IriSpan span, gpointer data)
{
  g_array_append_val ((GArray *) data, span);
}

static void
write_in_charset (Converter *self, IriComponent component, IriSpan span, Form form)
{
  g_autoptr (GArray) missing = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  g_autoptr (GString) octets = g_string_new (NULL);
  gsize at = span.begin;

  iri_charset_encode (self->input->charset, self->text + span.begin,
                      iri_span_length (span), octets, note_missing, missing);
  for (guint i = 0; i < missing->len; i++)
    {
      IriSpan lacking = g_array_index (missing, IriSpan, i);

      lacking.begin += span.begin;
      lacking.end += span.begin;
      write_encodable (self, (IriSpan){ at, lacking.begin }, form);
      if (!write_decomposed (self, lacking))
        write_reference (self, component, lacking);
      at = lacking.end;
    }
  write_encodable (self, (IriSpan){ at, span.end }, form);
}

/* The URI form of @component where the standard wants a valid URI. */
static Form
strict_form (const IriToUriInput *input, IriComponent component)
{
  if (component != IRI_COMPONENT_HOST)
    return FORM_URI_COMPONENT;
  return input->components->host_kind == IRI_HOST_REG_NAME ? FORM_URI_NAME : FORM_URI;
}

static Form
form_of (const IriToUriStep *step, guint bits)
{
  if ((step->components & bits) == bits)
    return FORM_URI;
  return (step->ucs_components & bits) == bits ? FORM_ASCII : FORM_GIVEN;
}

/* Writes the text at @span, which is in @component. */
static void
write_part (Converter *self,
            IriComponent component,
            IriSpan span,
            const IriToUriStep *step)
{
  Form form = form_of (step, 1u << component);

  if (form == FORM_URI && self->input->spec->encodes_all)
    form = strict_form (self->input, component);
  if (form != FORM_GIVEN && iri_encodes_by_charset (self->input, component))
    write_in_charset (self, component, span, MAX (form, FORM_URI));
  else
    write_span (self, span, form);
}

static void
write_component (Converter *self, IriComponent component, const IriToUriStep *step)
{
  IriSpan span = self->components->span[component];
  Form form = form_of (step, 1u << component);
  const char *host = self->input->host_ascii;

  if (component == IRI_COMPONENT_HOST && form == FORM_URI && host != NULL
      && !iri_is_ascii (self->text + span.begin, iri_span_length (span)))
    {
      gsize before = self->out->len;

      /* Browsers allow "{" in a host, but URIs do not. */
      iri_percent_encode (host, strlen (host), self->out);
      iri_span_map_add (self->map, self->out->len - before, span, FALSE);
    }
  else
    write_part (self, component, span, step);
}

/* Writes the whole text after @step. The text between components changes only in
 * steps for all components. */
static void
write_step (Converter *self, const IriToUriStep *step)
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
write_on (const IriToUriInput *input,
          const IriToUriStep *step,
          const IriToUriDetails *details,
          IriSpanMap **map,
          GString *out)
{
  g_autoptr (IriPrepared) nfc
      = step->nfc ? iri_prepare_nfc (input->text, input->length) : NULL;
  IriComponents components = *input->components;
  Converter converter = { input,
                          input->text,
                          input->length,
                          &components,
                          map != NULL ? iri_span_map_new () : NULL,
                          details,
                          out };

  if (nfc != NULL)
    {
      converter.text = nfc->text;
      converter.length = nfc->length;
      iri_parse (nfc->text, nfc->length, input->spec, &components, NULL, NULL);
    }
  write_step (&converter, step);
  if (map == NULL)
    return;
  *map = iri_span_map_compose (nfc != NULL ? nfc->map : NULL, converter.map);
  iri_span_map_free (converter.map);
}

static void
add_steps (const IriToUriInput *input, IriSteps *steps)
{
  guint converted = 0;

  for (gsize i = 0; i < input->spec->n_to_uri; i++)
    {
      IriToUriStep step = input->spec->to_uri[i];
      g_autoptr (GString) after = g_string_new (NULL);

      if (step.only_idna && input->host_ascii == NULL)
        continue;
      /* The steps after the optional one keep what it did. */
      converted |= step.only_idna ? step.components : 0;
      step.components |= converted;
      write_on (input, &step, NULL, NULL, after);
      iri_steps_add (steps, step.number, step.title, NULL, after->str, after->len);
    }
}

static void
add_map (IriSpanMap *map, const IriSpanMap *other)
{
  for (gsize i = 0; i < other->n_entries; i++)
    iri_span_map_add (map, iri_span_length (other->entries[i].out),
                      other->entries[i].in, other->entries[i].copied);
}

/* Maps in one pass if the steps allow it. */
static void
map_whole (const IriToUriInput *input, GString *uri)
{
  IriSpan host = input->components->span[IRI_COMPONENT_HOST];
  const char *text = input->text;

  if (input->components->ascii || input->host_ascii == NULL
      || !iri_span_is_present (host)
      || iri_is_ascii (text + host.begin, iri_span_length (host)))
    {
      iri_percent_encode (text, input->length, uri);
      return;
    }
  iri_percent_encode (text, host.begin, uri);
  iri_percent_encode (input->host_ascii, strlen (input->host_ascii), uri);
  iri_percent_encode (text + host.end, input->length - host.end, uri);
}

void
iri_to_uri (const IriToUriInput *input, GString *uri, const IriToUriDetails *details)
{
  const IriSpec *spec = input->spec;
  const IriToUriStep *last = &spec->to_uri[spec->n_to_uri - 1];
  IriSpanMap *map = NULL;

  if (details == NULL && !spec->encodes_all
      && form_of (last, (1u << IRI_N_COMPONENTS) - 1) == FORM_URI)
    {
      map_whole (input, uri);
      return;
    }
  write_on (input, last, details, details != NULL && details->map != NULL ? &map : NULL,
            uri);
  if (map != NULL)
    add_map (details->map, map);
  iri_span_map_free (map);
  if (details != NULL && details->steps != NULL)
    add_steps (input, details->steps);
}

void
iri_to_uri_part (const IriToUriInput *input,
                 IriComponent component,
                 IriSpan span,
                 GString *out)
{
  const IriSpec *spec = input->spec;
  const char *part = input->text + span.begin;
  const gsize length = iri_span_length (span);
  const IriToUriStep *last;
  g_autoptr (IriPrepared) nfc = NULL;
  Converter converter = { input, part, length, NULL, NULL, NULL, out };

  if (spec->n_to_uri == 0)
    {
      iri_url_encode_part (input->text, input->components, component, span,
                           input->charset, out);
      return;
    }
  last = &spec->to_uri[spec->n_to_uri - 1];
  if (last->nfc)
    nfc = iri_prepare_nfc (part, length);
  if (nfc != NULL)
    {
      converter.text = nfc->text;
      converter.length = nfc->length;
    }
  write_part (&converter, component, (IriSpan){ 0, converter.length }, last);
}

void
iri_encode_by_charset (const IriToUriInput *input,
                       const IriToUriDetails *details,
                       GString *out)
{
  const IriComponents *components = input->components;
  IriToUriStep step = { .number = "", .title = "" };
  Converter converter
      = { input, input->text, input->length, components, NULL, details, out };

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (component != IRI_COMPONENT_HOST
        && iri_encodes_by_charset (input, (IriComponent) component))
      step.ucs_components |= 1u << component;
  write_step (&converter, &step);
}
