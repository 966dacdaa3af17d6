/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-chars.h"
#include "iri-dns.h"
#include "iri-parse.h"
#include "iri-rejection.h"
#include "iri-to-iri.h"
#include "iri-to-uri.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The span for the finding: the character or the label. An empty label is marked by
 * the dot after it. */
static IriSpan
marked_span (const IriReportBuilder *self, const IriRejection *rejection)
{
  const IriLabel *label = self->report->host->labels;
  IriSpan host = self->subject.components->span[IRI_COMPONENT_HOST];
  IriSpan marked;

  if (rejection->c != 0)
    return rejection->span;
  while (label->error == NULL)
    label++;
  marked = label->span;
  if (iri_span_length (marked) == 0 && marked.end < host.end)
    marked.end += (gsize) g_utf8_skip[(guint8) self->subject.text[marked.end]];
  return marked;
}

/* Whether IDNA must accept the host at @span, because the only other way to write it in
 * a URI is percent-encoded, which 3987bis-00 §3.4 rules out. */
static gboolean
depends_on_idna (const IriSpec *spec, const char *text, IriSpan span)
{
  for (gsize at = span.begin; spec->idna_required && at < span.end; at++)
    if (!iri_byte_is ((guint8) text[at], IRI_CLASS_URI))
      return TRUE;
  return FALSE;
}

/* Whether there is no URI because the flavour of IDNA rejects the host. A host that a
 * URI may have needs no conversion: what is a URI already stays one (RFC 3987 §3.1),
 * even if DNS would not accept the host. */
gboolean
iri_builder_check_host (IriReportBuilder *self)
{
  const char *text = self->subject.text;
  IriReport *report = self->report;
  IriSpan span = self->subject.components->span[IRI_COMPONENT_HOST];
  gboolean required = depends_on_idna (report->options.spec, text, span);
  IriFinding finding = { .code = IRI_FINDING_HOST_REFUSED };
  IriRejection rejection;

  if (report->host == NULL || iri_host_rejection (report->host) == NULL
      || !(required || iri_host_needs_idna (text, span, report->options.idna))
      || !iri_rejection_find_first (text, report->host, &rejection))
    return FALSE;
  if (!required && iri_is_ascii (text + span.begin, iri_span_length (span)))
    finding.code = IRI_FINDING_HOST_UNRESOLVABLE;
  finding.detail = iri_rejection_explained_rule (&rejection);
  finding.section = rejection.section;
  finding.c = rejection.c;
  if (iri_builder_has_no_target (self))
    {
      finding.component = IRI_COMPONENT_HOST;
      finding.span = marked_span (self, &rejection);
    }
  else
    {
      finding.component = IRI_COMPONENT_NONE;
      finding.span = (IriSpan){ 0, report->reference_length };
    }
  iri_builder_add (finding, self);
  return finding.code == IRI_FINDING_HOST_REFUSED;
}

/* The host by @idna. Only the hosts of browsers need to be checked against the grammar
 * of @spec; the other flavours follow it by themselves. */
static IriHost *
make_host (const IriSpec *spec,
           const char *text,
           IriSpan span,
           IriHostKind kind,
           IriIdnaFlavour idna)
{
  IriHost *host = iri_host_new (text, span, kind, idna);

  if (idna == IRI_IDNA_BROWSER)
    iri_host_apply_grammar (host, spec);
  return host;
}

/* Whether the display text has the host of the report. By the URL Standard that is the
 * host of the URL. */
static gboolean
shows_host (const IriReportBuilder *self)
{
  return self->report->host != NULL
         && self->subject.components == &self->report->display_components;
}

void
iri_builder_make_host (IriReportBuilder *self, IriIdnaFlavour idna)
{
  IriReport *report = self->report;
  IriSpan span = self->subject.components->span[IRI_COMPONENT_HOST];

  if (!iri_span_is_present (span))
    return;
  report->host = make_host (report->options.spec, self->subject.text, span,
                            self->subject.components->host_kind, idna);
  if ((report->options.want & IRI_WANT_CHECKS) == 0)
    return;
  /* Callers that want checks ask for the registrable domain more than once. */
  iri_host_cache_domain (report->host);
  span = iri_host_registrable_span (report->host);
  if (shows_host (self) && iri_span_is_present (span))
    report->registrable = span;
}

/* An invalid IRI may map to an invalid URI, because a misplaced "%" or "[" MUST NOT be
 * converted (RFC 3987 §3.1). */
static void
check_uri (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSpec *spec = report->options.spec;
  IriComponents components;

  if (report->valid && report->target == NULL && spec->has_uri_grammar)
    return;
  if (!spec->has_uri_grammar)
    spec = iri_spec_default ();
  iri_parse (report->uri, strlen (report->uri), spec, &components, NULL, NULL);
  if (!components.valid)
    iri_builder_add_whole (self, IRI_FINDING_URI_INVALID, NULL);
}

/* Keeps the map from the URI to the text as given. There is none with a base. */
static void
keep_uri_map (IriReport *report, const IriSpanMap *map)
{
  if (report->target == NULL)
    report->uri_map = iri_span_map_compose (
        report->prepared != NULL ? report->prepared->map : NULL, map);
}

/* Reports a character that the charset lacks. A character of the target has no
 * position in the text. */
static void
take_missing (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;
  IriSpan span = finding.span;
  IriFinding *kept;

  if (iri_builder_has_no_target (self))
    {
      iri_builder_add (finding, self);
      return;
    }
  finding.component = IRI_COMPONENT_NONE;
  finding.span = (IriSpan){ 0, self->report->length };
  kept = iri_builder_add_mapped (self, finding);
  if (kept != NULL)
    kept->span_text = iri_builder_keep_text (self, self->subject.text + span.begin,
                                             iri_span_length (span));
}

void
iri_builder_make_uri (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  /* As much as iri_percent_encode() needs, so that it does not have to move the
   * string. */
  GString *uri = g_string_sized_new (3 * subject->length + 2);
  g_autoptr (IriSpanMap) map
      = iri_builder_wants_steps (report) ? iri_span_map_new () : NULL;
  IriToUriInput mapping = {
    .text = subject->text,
    .length = subject->length,
    .components = subject->components,
    .spec = report->options.spec,
    .host_ascii = report->host != NULL && report->options.idna != IRI_IDNA_NONE
                      ? report->host->ascii
                      : NULL,
    .charset = report->options.charset,
  };
  IriToUriDetails trace = { .report = take_missing, .data = self };

  if (iri_builder_wants_steps (report))
    {
      report->uri_steps = iri_steps_new ();
      trace.steps = report->uri_steps;
      trace.map = map;
    }
  iri_to_uri (&mapping, uri,
              iri_builder_wants_steps (report) || report->options.charset != NULL
                  ? &trace
                  : NULL);
  if (map != NULL)
    keep_uri_map (report, map);
  report->uri = g_string_free (uri, FALSE);
  check_uri (self);
}

/* Appends the display form of a label: the U-label of an A-label, else the
 * percent-decoded label. If IDNA is the only way to map a host, a label with decoded
 * characters would map back to another URI (3987bis-00 §3.7). The URL parser has
 * decoded what it decodes. */
static void
append_label (const IriReportBuilder *self, const IriLabel *label, GString *host)
{
  const IriSpec *spec = self->report->options.spec;
  const char *text = self->subject.text + label->span.begin;
  gsize length = iri_span_length (label->span);
  gsize start = host->len;

  if (spec->n_to_uri == 0)
    g_string_append_len (host, text, (gssize) length);
  else
    iri_component_to_iri (text, length, IRI_COMPONENT_HOST, spec, spec->idna_required,
                          host);
  /* The first label of a browser's host has the span of all of them. */
  if (iri_dns_is_xn_label (host->str + start, host->len - start)
      && strpbrk (host->str + start, ".%") == NULL
      && strchr (label->unicode, '%') == NULL)
    {
      g_string_truncate (host, start);
      g_string_append (host, label->unicode);
    }
}

/* Whether @host, the display form, maps to the same ASCII host. Browsers check A-labels
 * only in a host that is not all ASCII, and may reject them then. */
static gboolean
maps_back (const IriReportBuilder *self, const GString *host)
{
  const IriHost *known = self->report->host;
  g_autoptr (IriHost) shown = NULL;

  if (iri_host_needs_idna (self->subject.text,
                           self->subject.components->span[IRI_COMPONENT_HOST],
                           known->idna))
    return TRUE;
  shown = iri_host_new (host->str, (IriSpan){ 0, host->len }, known->kind, known->idna);
  return shown->ascii != NULL && g_ascii_strcasecmp (shown->ascii, known->ascii) == 0;
}

/* The display form of the host, or NULL if IDNA rejects the decoded host or reads it as
 * another one: U+3002 is a dot. Free with g_free(). */
static char *
make_iri_host (const IriReportBuilder *self)
{
  const IriHost *known = self->report->host;
  IriSpan span = self->subject.components->span[IRI_COMPONENT_HOST];
  const char *text = self->subject.text;
  g_autoptr (GString) host = g_string_new (NULL);
  gsize at = span.begin;

  if (known->ascii == NULL)
    return NULL;
  for (gsize i = 0; i < known->n_labels; i++)
    {
      const IriLabel *label = &known->labels[i];

      g_string_append_len (host, text + at, (gssize) (label->span.begin - at));
      append_label (self, label, host);
      at = label->span.end;
    }
  g_string_append_len (host, text + at, (gssize) (span.end - at));
  if (!g_str_is_ascii (host->str) && !maps_back (self, host))
    return NULL;
  return g_string_free (g_steal_pointer (&host), FALSE);
}

/* The components, a bit for each, whose characters the mapping to a URI does not encode
 * in UTF-8, so that an IRI with their octets decoded would not map back (3987bis-00
 * §3.7). A parser that makes the URI decodes them only to display them (URL Standard
 * §4.8.3). */
static guint
find_not_utf8 (const IriReport *report, const IriSubject *subject)
{
  const IriToUriInput mapping = {
    .text = subject->text,
    .length = subject->length,
    .components = subject->components,
    .spec = report->options.spec,
    .charset = report->options.charset,
  };
  guint found = 0;

  for (int i = 0; report->options.spec->n_to_uri > 0 && i < IRI_N_COMPONENTS; i++)
    if (iri_encodes_by_charset (&mapping, (IriComponent) i))
      found |= 1u << i;
  return found;
}

void
iri_builder_make_iri (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  GString *iri = g_string_sized_new (subject->length);
  g_autofree char *host = NULL;
  IriToIriInput input = { .text = subject->text,
                          .length = subject->length,
                          .components = subject->components,
                          .spec = report->options.spec,
                          .not_utf8 = find_not_utf8 (report, subject) };

  if (report->host != NULL && report->options.idna != IRI_IDNA_NONE)
    {
      host = make_iri_host (self);
      /* The characters of a host that would not map back stay percent-encoded (RFC 3987
       * §3.2); US-ASCII does no harm. */
      if (host == NULL || report->options.spec->idna_required)
        input.not_utf8 |= 1u << IRI_COMPONENT_HOST;
    }
  if (iri_builder_wants_steps (report))
    report->iri_steps = iri_steps_new ();
  input.host_unicode = host;
  iri_to_iri (&input, iri, report->iri_steps);
  report->iri = g_string_free (iri, FALSE);
}

/* The target as it is, or with what depends on the document charset percent-encoded. */
void
iri_builder_make_target (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  GString *target = g_string_sized_new (subject->length);
  const IriToUriInput mapping = {
    .text = subject->text,
    .length = subject->length,
    .components = subject->components,
    .spec = report->options.spec,
    .charset = report->options.charset,
  };
  const IriToUriDetails details = { .report = take_missing, .data = self };

  if ((report->options.want & IRI_WANT_TARGET_IN_CHARSET) != 0)
    iri_encode_by_charset (&mapping, &details, target);
  else
    g_string_append_len (target, subject->text, (gssize) subject->length);
  if (report->iri_steps != NULL && strcmp (target->str, subject->text) != 0)
    iri_steps_add (report->iri_steps, "", N_ ("Map the query by the document charset"),
                   "", target->str, target->len);
  report->iri = g_string_free (target, FALSE);
}

/* The URI of a normal form. Hosts become ASCII only on the rung of scheme-based
 * normalization or if the standard requires IDNA; otherwise they are percent-encoded if
 * the standard allows that. NULL if IDNA rejects the host. Free with g_free(). */
static char *
map_normal (const IriReport *report, const GString *normal)
{
  const IriSpec *spec = report->options.spec;
  IriIdnaFlavour idna = report->options.idna;
  g_autoptr (IriHost) host = NULL;
  GString *uri = g_string_new (NULL);
  IriComponents components;
  IriToUriInput mapping = { .text = normal->str,
                            .length = normal->len,
                            .components = &components,
                            .spec = spec,
                            .charset = report->options.charset };
  IriSpan span;

  iri_parse (normal->str, normal->len, spec, &components, NULL, NULL);
  span = components.span[IRI_COMPONENT_HOST];
  if (iri_span_is_present (span)
      && (report->options.rung == IRI_RUNG_SCHEME || spec->idna_required)
      && (iri_host_needs_idna (normal->str, span, idna)
          || depends_on_idna (spec, normal->str, span)))
    {
      host = make_host (spec, normal->str, span, components.host_kind, idna);
      mapping.host_ascii = host->ascii;
    }
  if (host == NULL || host->ascii != NULL)
    iri_to_uri (&mapping, uri, NULL);
  return g_string_free (uri, host != NULL && host->ascii == NULL);
}

void
iri_builder_make_normalized (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  g_autoptr (GString) normal = g_string_sized_new (subject->length);
  const IriNormalizeInput input = { .text = subject->text,
                                    .length = subject->length,
                                    .spec = report->options.spec,
                                    .idna = report->options.idna,
                                    .charset = report->options.charset };

  if (iri_builder_wants_steps (report))
    report->iri_steps = iri_steps_new ();
  iri_normalize (&input, report->options.rung, report->iri_steps, normal);
  report->iri = g_strndup (normal->str, normal->len);
  if ((report->options.want & IRI_WANT_URI) != 0)
    report->uri = map_normal (report, normal);
}

void
iri_builder_map_labels (const IriReportBuilder *self, IriHost *host)
{
  const IriReport *report = self->report;

  for (gsize i = 0; host != NULL && i < host->n_labels; i++)
    {
      IriLabel *label = &host->labels[i];

      label->span = iri_builder_has_no_target (self)
                        ? iri_builder_source_of (report, label->span)
                        : (IriSpan){ 0, report->length };
    }
}

void
iri_builder_find_registrable (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriHost *known = report->host;
  const IriComponents *components = &report->display_components;
  g_autoptr (IriHost) host = NULL;
  IriSpan found;

  if ((report->options.want & IRI_WANT_CHECKS) == 0 || shows_host (self)
      || components->host_kind != IRI_HOST_REG_NAME)
    return;
  host = iri_host_new (report->display, components->span[IRI_COMPONENT_HOST],
                       components->host_kind,
                       known != NULL ? known->idna : report->options.idna);
  found = iri_host_registrable_span (host);
  if (iri_span_is_present (found)
      && (known == NULL
          || g_strcmp0 (iri_host_domain (host).registrable,
                        iri_host_domain (known).registrable)
                 == 0))
    report->registrable = found;
}
