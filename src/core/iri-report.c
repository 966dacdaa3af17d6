/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-report.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-check.h"
#include "iri-map.h"
#include "iri-parse.h"
#include "iri-resolve.h"
#include "iri-unmap.h"
#include "iri-url.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* More findings than this help nobody; the rest is counted as one. */
#define MAX_FINDINGS 1000

/* G_DEFINE_BOXED_TYPE() without its union, which ISO C does not have. */
GType
iri_report_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "IriReport", (GBoxedCopyFunc) iri_report_ref,
                                  (GBoxedFreeFunc) iri_report_unref));
  return (GType) type;
}

/* What a report speaks of: the target if there is one, else the reference. */
typedef struct
{
  const char *text;
  gsize length;
  const IriParts *parts;
} Subject;

/* A report while it is being made. */
typedef struct
{
  IriReport *report;
  Subject subject;
  GArray *findings;
  gboolean more;
  GString *href; /* what a browser makes of it, or NULL */
} Maker;

/* Where a span of what was read is in the text as given. */
static IriSpan
source_of (const IriReport *report, IriSpan span)
{
  return iri_span_map_back (
      report->prepared != NULL ? report->prepared->map : NULL, span);
}

/* Takes a finding whose place is in the text as given. */
static void
take_placed (Maker *self, IriFinding finding)
{
  if (self->findings->len < MAX_FINDINGS)
    g_array_append_val (self->findings, finding);
  else if (!self->more)
    {
      finding.code = IRI_FINDING_MORE;
      finding.detail = NULL;
      g_array_append_val (self->findings, finding);
      self->more = TRUE;
    }
}

/* Takes a finding about the reference. */
static void
take_finding (IriFinding finding, gpointer data)
{
  Maker *self = data;

  finding.span = source_of (self->report, finding.span);
  take_placed (self, finding);
}

/* Takes one that the grammar does not know and that makes a text invalid all the
 * same, if the document says MUST. */
static void
take_check (IriFinding finding, gpointer data)
{
  Maker *self = data;
  const IriFindingInfo *info = iri_finding_info (finding.code);

  if (info->severity == IRI_SEVERITY_ERROR && info->force == IRI_FORCE_MUST)
    self->report->valid = FALSE;
  take_finding (finding, data);
}

static void
add_finding (Maker *self,
             IriFindingCode code,
             IriPart part,
             IriSpan span,
             const char *detail)
{
  take_finding ((IriFinding){ code, part, span, detail }, self);
}

/* One about the text as a whole, or about the target, which is not the text. */
static void
add_whole_finding (Maker *self, IriFindingCode code, const char *detail)
{
  add_finding (self, code, IRI_PART_NONE,
               (IriSpan){ 0, self->report->reference_length }, detail);
}

static gboolean
speaks_of_reference (const Maker *self)
{
  return self->subject.text == self->report->reference;
}

/* Surrogates are bytes that are not UTF-8, and known by name (§7.3). */
static void
find_surrogates (Maker *self)
{
  const IriReport *report = self->report;
  const guint8 *text = (const guint8 *) report->reference;
  gsize length = report->reference_length;

  for (gsize at = 0; at + 3 <= length; at++)
    if (iri_utf8_is_surrogate (text + at, length - at))
      add_finding (self, IRI_FINDING_SURROGATE,
                   iri_parts_at (&report->reference_parts, at),
                   (IriSpan){ at, at + 3 }, NULL);
}

static const IriLabel *
refused_label (const IriHost *host)
{
  for (gsize i = 0; i < host->n_labels; i++)
    if (host->labels[i].error != NULL)
      return &host->labels[i];
  return NULL;
}

/* Whether there is a host that its flavour of IDNA refuses. US-ASCII without
 * A-labels is a URI's host already, whatever DNS may think of it. */
static gboolean
check_host (Maker *self)
{
  IriReport *report = self->report;
  IriSpan span = self->subject.parts->span[IRI_PART_HOST];
  const IriLabel *label;
  IriSpan marked;

  if (report->host == NULL
      || !iri_host_is_judged (self->subject.text, span, report->options.idna))
    return FALSE;
  label = refused_label (report->host);
  if (label == NULL)
    return FALSE;
  marked = label->span;
  /* Of an empty label there is nothing to point at but the dot behind it. */
  if (iri_span_length (marked) == 0 && marked.end < span.end)
    marked.end += (gsize) g_utf8_skip[(guint8) self->subject.text[marked.end]];
  if (speaks_of_reference (self))
    add_finding (self, IRI_FINDING_HOST_REFUSED, IRI_PART_HOST, marked,
                 label->error);
  else
    add_whole_finding (self, IRI_FINDING_HOST_REFUSED, label->error);
  return TRUE;
}

static void
make_host (Maker *self)
{
  IriSpan span = self->subject.parts->span[IRI_PART_HOST];

  if (iri_span_is_present (span))
    self->report->host = iri_host_new (self->subject.text, span,
                                       self->subject.parts->host_kind,
                                       self->report->options.idna);
}

/* An invalid IRI may map to something that is no URI: a "%" or "[" where none
 * may stand MUST NOT be converted (RFC 3987 §3.1). */
static void
check_uri (Maker *self)
{
  IriReport *report = self->report;
  IriParts parts;

  if (report->valid && report->target == NULL
      && report->options.spec == iri_spec_default ())
    return;
  iri_parse (report->uri, strlen (report->uri), iri_spec_default (), &parts,
             NULL, NULL);
  if (!parts.valid)
    add_whole_finding (self, IRI_FINDING_URI_INVALID, NULL);
}

static gboolean
wants_steps (const IriReport *report)
{
  return (report->options.want & IRI_WANT_STEPS) != 0;
}

/* From the URI to the text as given; none through a base. */
static void
keep_uri_map (IriReport *report, const IriSpanMap *map)
{
  if (report->target == NULL)
    report->uri_map = iri_span_map_compose (
        report->prepared != NULL ? report->prepared->map : NULL, map);
}

static void
make_uri (Maker *self)
{
  IriReport *report = self->report;
  const Subject *subject = &self->subject;
  GString *uri = g_string_sized_new (subject->length + subject->length / 2);
  g_autoptr (IriSpanMap) map
      = wants_steps (report) ? iri_span_map_new () : NULL;
  IriMapping mapping = {
    .text = subject->text,
    .length = subject->length,
    .parts = subject->parts,
    .spec = report->options.spec,
    .host_ascii = report->host != NULL ? report->host->ascii : NULL,
    .charset = report->options.charset,
  };
  IriMapTrace trace = { .report = take_finding, .data = self };

  if (wants_steps (report))
    {
      report->uri_steps = iri_steps_new ();
      trace.steps = report->uri_steps;
      trace.map = map;
    }
  iri_map (&mapping, uri,
           wants_steps (report) || report->options.charset != NULL ? &trace
                                                                   : NULL);
  if (map != NULL)
    keep_uri_map (report, map);
  report->uri = g_string_free (uri, FALSE);
  check_uri (self);
}

/* What a label is shown as: an A-label as its U-label, others percent-decoded. */
static void
append_label (const Maker *self, const IriLabel *label, GString *host)
{
  const char *text = self->subject.text + label->span.begin;
  gsize length = iri_span_length (label->span);

  if (length >= 4 && g_ascii_strncasecmp (text, "xn--", 4) == 0
      && memchr (text, '%', length) == NULL)
    g_string_append (host, label->unicode);
  else if (strlen (label->unicode) == length
           && memcmp (label->unicode, text, length) == 0)
    g_string_append_len (host, text, (gssize) length);
  else
    iri_unmap_part (text, length, IRI_PART_HOST, self->report->options.spec,
                    host);
}

/* The host as it is shown. One that IDNA refuses once decoded stays as it is, or
 * the IRI would not map back (RFC 3987 §3.2, step 4): U+3002 is a dot. */
static char *
make_iri_host (const Maker *self)
{
  const IriHost *known = self->report->host;
  IriSpan span = self->subject.parts->span[IRI_PART_HOST];
  const char *text = self->subject.text;
  GString *host = g_string_new (NULL);
  gsize at = span.begin;

  for (gsize i = 0; known->ascii != NULL && i < known->n_labels; i++)
    {
      const IriLabel *label = &known->labels[i];

      g_string_append_len (host, text + at, (gssize) (label->span.begin - at));
      append_label (self, label, host);
      at = label->span.end;
    }
  g_string_append_len (host, text + at, (gssize) (span.end - at));
  return g_string_free (host, FALSE);
}

static void
make_iri (Maker *self)
{
  IriReport *report = self->report;
  const Subject *subject = &self->subject;
  GString *iri = g_string_sized_new (subject->length);
  g_autofree char *host = NULL;

  if (report->host != NULL && report->options.idna != IRI_IDNA_NONE)
    host = make_iri_host (self);
  if (wants_steps (report))
    report->iri_steps = iri_steps_new ();
  iri_unmap (subject->text, subject->length, subject->parts,
             report->options.spec, host, iri, report->iri_steps);
  report->iri = g_string_free (iri, FALSE);
}

/* The URI of a normal form. Hosts become ASCII only on the rung where that is
 * what names them; below it they are percent-encoded where the document lets
 * them. */
static char *
map_normal (const IriReport *report, const GString *normal)
{
  const IriSpec *spec = report->options.spec;
  IriIdna idna = report->options.idna;
  g_autoptr (IriHost) host = NULL;
  GString *uri = g_string_new (NULL);
  IriParts parts;
  IriMapping mapping = { .text = normal->str,
                         .length = normal->len,
                         .parts = &parts,
                         .spec = spec,
                         .charset = report->options.charset };
  IriSpan span;

  iri_parse (normal->str, normal->len, spec, &parts, NULL, NULL);
  span = parts.span[IRI_PART_HOST];
  if (iri_span_is_present (span)
      && (report->options.rung == IRI_RUNG_SCHEME || spec->idna_must)
      && iri_host_is_judged (normal->str, span, idna))
    {
      host = iri_host_new (normal->str, span, parts.host_kind, idna);
      mapping.host_ascii = host->ascii;
    }
  if (host == NULL || host->ascii != NULL)
    iri_map (&mapping, uri, NULL);
  return g_string_free (uri, host != NULL && host->ascii == NULL);
}

static void
make_normal (Maker *self)
{
  IriReport *report = self->report;
  const Subject *subject = &self->subject;
  g_autoptr (GString) normal = g_string_sized_new (subject->length);

  if (wants_steps (report))
    report->iri_steps = iri_steps_new ();
  iri_normalize (subject->text, subject->length, report->options.spec,
                 report->options.idna, report->options.rung, report->iri_steps,
                 normal);
  report->iri = g_strndup (normal->str, normal->len);
  if ((report->options.want & IRI_WANT_URI) != 0)
    report->uri = map_normal (report, normal);
}

static void
make_bidi (Maker *self)
{
  IriReport *report = self->report;

  report->bidi = iri_bidi_new (report->display, strlen (report->display));
  if (report->bidi->brackets_left_out)
    add_whole_finding (self, IRI_FINDING_BIDI_BRACKETS, NULL);
}

/* Spans of labels are in the text as given, like all others. */
static void
place_labels (const Maker *self)
{
  IriReport *report = self->report;

  for (gsize i = 0; report->host != NULL && i < report->host->n_labels; i++)
    {
      IriLabel *label = &report->host->labels[i];

      label->span = speaks_of_reference (self) ? source_of (report, label->span)
                                               : (IriSpan){ 0, report->length };
    }
}

/* What a browser strips is not valid in a URL (invalid-URL-unit). */
static void
find_stripped (Maker *self)
{
  const IriPrepared *prepared = self->report->prepared;

  for (gsize i = 0; prepared != NULL && i < prepared->n_changes; i++)
    take_placed (self,
                 (IriFinding){ IRI_FINDING_INVALID_URL_UNIT, IRI_PART_NONE,
                               prepared->changes[i].span, NULL });
}

/* The base as a browser reads it; NULL if there is none. FALSE if it fails. */
static gboolean
parse_base (const IriReport *report, IriUrl **base)
{
  const char *text = report->options.base;
  g_autoptr (IriPrepared) prepared = NULL;
  IriParts parts;

  *base = NULL;
  if (text == NULL)
    return TRUE;
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  prepared = iri_prepare (text, strlen (text), report->options.spec,
                          &(IriPreparation){ 0 });
  *base = prepared != NULL ? iri_url_parse (prepared->text, prepared->length,
                                            NULL, NULL, &parts, NULL, NULL)
                           : iri_url_parse (text, strlen (text), NULL, NULL,
                                            &parts, NULL, NULL);
  return *base != NULL;
}

/* Reads the reference as a browser does. What it makes of it, serialized, is
 * kept for make_url_readings(). */
static void
read_url (Maker *self)
{
  IriReport *report = self->report;
  g_autoptr (IriUrl) base = NULL;
  g_autoptr (IriUrl) url = NULL;
  guint before = self->findings->len;

  find_stripped (self);
  if (!parse_base (report, &base))
    add_whole_finding (self, IRI_FINDING_BASE_RELATIVE, NULL);
  else
    url = iri_url_parse (report->reference, report->reference_length, base,
                         report->options.charset, &report->reference_parts,
                         take_finding, self);
  if (url != NULL)
    {
      self->href = g_string_new (NULL);
      iri_url_append_href (url, self->href);
    }
  report->valid = self->findings->len == before;
}

/* The host and the IRI are those of what the URL is serialized to. */
static void
make_url_readings (Maker *self)
{
  IriReport *report = self->report;
  IriParts parts;

  if (self->href == NULL)
    return;
  iri_parse (self->href->str, self->href->len, iri_spec_default (), &parts,
             NULL, NULL);
  self->subject = (Subject){ self->href->str, self->href->len, &parts };
  make_host (self);
  /* Parsing has resolved and normalized it. */
  if ((report->options.want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0)
    report->iri = g_strndup (self->href->str, self->href->len);
  else if ((report->options.want & IRI_WANT_IRI) != 0)
    make_iri (self);
  place_labels (self);
  if (wants_steps (report) && (report->options.want & IRI_WANT_URI) != 0)
    {
      report->uri_steps = iri_steps_new ();
      iri_steps_add (report->uri_steps, "4.4",
                     N_ ("Strip what is not part of it"), report->reference,
                     report->reference_length);
      iri_steps_add (report->uri_steps, "4.5", N_ ("Parse and serialize"),
                     self->href->str, self->href->len);
    }
  report->uri = g_string_free (g_steal_pointer (&self->href), FALSE);
}

/* What can be said of text that is UTF-8. */
static void
make_checks (Maker *self)
{
  IriReport *report = self->report;

  if ((report->options.want & IRI_WANT_CHECKS) != 0)
    iri_check (report->reference, report->reference_length,
               &report->reference_parts, report->options.spec, take_check,
               self);
}

static void
make_readings (Maker *self)
{
  IriWant want = self->report->options.want;
  gboolean refused;

  make_checks (self);
  if (self->report->options.spec->whatwg)
    {
      make_url_readings (self);
      return;
    }
  if ((want & IRI_WANT_TARGET) != 0)
    self->report->iri = g_strdup (self->report->display);
  else if ((want & IRI_WANT_NORMAL) != 0)
    make_normal (self);
  if ((want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0)
    return;
  if ((want & (IRI_WANT_HOST | IRI_WANT_URI | IRI_WANT_IRI)) != 0)
    make_host (self);
  refused = check_host (self);
  if ((want & IRI_WANT_URI) != 0 && !refused)
    make_uri (self);
  if ((want & IRI_WANT_IRI) != 0)
    make_iri (self);
  place_labels (self);
}

static IriOptions
fill_in (const IriOptions *options)
{
  IriOptions filled = options != NULL ? *options : (IriOptions){ 0 };

  if (filled.spec == NULL)
    filled.spec = iri_spec_default ();
  if (filled.idna == IRI_IDNA_DEFAULT)
    filled.idna = filled.spec->idna;
  if ((filled.want & IRI_WANT_ALL) == 0)
    filled.want |= IRI_WANT_ALL;
  if (filled.source != NULL)
    filled.preparation.normalize = TRUE;
  filled.source = g_strdup (filled.source);
  filled.base = g_strdup (filled.base);
  filled.charset = g_strdup (filled.charset);
  return filled;
}

static void
take_charset_fault (IriSpan span, gpointer data)
{
  gboolean *faulty = data;

  *faulty = TRUE;
}

/* The text as given, from its charset to UTF-8. Whether all of it was in that
 * charset. */
static gboolean
take_text (IriReport *report, const char *text, gsize length)
{
  gboolean faulty = FALSE;

  if (report->options.source != NULL)
    report->text = iri_charset_decode (report->options.source, text, length,
                                       &report->length, NULL,
                                       take_charset_fault, &faulty);
  if (report->text != NULL)
    return !faulty;
  report->length = length;
  report->text = g_malloc (length + 1);
  memcpy (report->text, text, length);
  report->text[length] = '\0';
  return TRUE;
}

static void
prepare (IriReport *report)
{
  report->prepared
      = iri_prepare (report->text, report->length, report->options.spec,
                     &report->options.preparation);
  report->reference = report->text;
  report->reference_length = report->length;
  if (report->prepared == NULL)
    return;
  report->reference = report->prepared->text;
  report->reference_length = report->prepared->length;
}

/* Components as spans of the text as given. */
static void
place_parts (IriReport *report)
{
  report->parts = report->reference_parts;
  for (int part = 0; part < IRI_N_PARTS; part++)
    report->parts.span[part]
        = source_of (report, report->reference_parts.span[part]);
}

static void
read_generic (Maker *self)
{
  IriReport *report = self->report;

  iri_parse (report->reference, report->reference_length, report->options.spec,
             &report->reference_parts, take_finding, self);
  report->valid = report->reference_parts.valid;
}

static void
read_reference (Maker *self)
{
  IriReport *report = self->report;

  if (report->options.spec->whatwg
      && iri_utf8_is_valid (report->reference, report->reference_length))
    read_url (self);
  else
    read_generic (self);
  place_parts (report);
  self->subject = (Subject){ report->reference, report->reference_length,
                             &report->display_parts };
  report->display_parts = report->reference_parts;
}

/* Whether the subject is a string of UTF-8. No URI, host or IRI can hold U+0000,
 * and no string of C can. */
static gboolean
is_string (const Subject *subject)
{
  return subject->parts->utf8
         && memchr (subject->text, '\0', subject->length) == NULL;
}

static gboolean
has_host (const IriParts *parts)
{
  return iri_span_is_present (parts->span[IRI_PART_HOST]);
}

/* A path that begins with "//" is put together with the rest as it is (RFC 3986
 * §5.3), though none may begin so where there is no authority (§3.3). */
static void
check_target (Maker *self, const IriParts *base)
{
  const IriParts *reference = &self->report->reference_parts;
  gboolean relative = !iri_span_is_present (reference->span[IRI_PART_SCHEME]);

  if (has_host (&self->report->display_parts) && !has_host (reference)
      && !(relative && has_host (base)))
    add_whole_finding (self, IRI_FINDING_PATH_AS_HOST, NULL);
}

/* From here on the target is what is spoken of. FALSE if there is none, for want
 * of a base that is one. */
static gboolean
resolve (Maker *self)
{
  IriReport *report = self->report;
  const IriOptions *options = &report->options;
  gboolean stepwise
      = wants_steps (report) && (options->want & IRI_WANT_TARGET) != 0;
  g_autoptr (GString) target = g_string_new (NULL);
  IriParts base_parts;

  /* The URL Standard's parser has taken the base along. */
  if (options->base == NULL || options->spec->whatwg)
    return TRUE;
  if (stepwise)
    report->iri_steps = iri_steps_new ();
  iri_parse (options->base, strlen (options->base), options->spec, &base_parts,
             NULL, NULL);
  if (!iri_resolve (options->base, &base_parts, report->reference,
                    &report->reference_parts, options->spec, report->iri_steps,
                    target))
    {
      add_whole_finding (self, IRI_FINDING_BASE_RELATIVE, NULL);
      return FALSE;
    }
  report->target_length = target->len;
  report->target = g_string_free (g_steal_pointer (&target), FALSE);
  iri_parse (report->target, report->target_length, options->spec,
             &report->display_parts, NULL, NULL);
  self->subject = (Subject){ report->target, report->target_length,
                             &report->display_parts };
  check_target (self, &base_parts);
  return TRUE;
}

static void
read_subject (Maker *self)
{
  IriReport *report = self->report;
  const Subject *subject = &self->subject;
  gboolean resolved = resolve (self);

  if (is_string (subject))
    {
      report->display = g_strndup (subject->text, subject->length);
      if (resolved)
        make_readings (self);
    }
  else
    {
      report->display = iri_utf8_make_valid (subject->text, subject->length);
      find_surrogates (self);
      /* A browser's URL may have been made of U+0000. */
      make_url_readings (self);
    }
  if ((report->options.want & IRI_WANT_BIDI) != 0)
    make_bidi (self);
}

IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options)
{
  IriReport *report = g_new0 (IriReport, 1);
  Maker self = {
    .report = report,
    .findings = g_array_new (FALSE, FALSE, sizeof (IriFinding)),
  };
  gboolean in_charset;

  g_atomic_ref_count_init (&report->refs);
  report->options = fill_in (options);
  in_charset
      = take_text (report, text, length < 0 ? strlen (text) : (gsize) length);
  prepare (report);
  read_reference (&self);
  if (!in_charset)
    add_whole_finding (&self, IRI_FINDING_NOT_IN_CHARSET, NULL);
  read_subject (&self);
  g_array_sort (self.findings, iri_finding_compare);
  report->n_findings = self.findings->len;
  report->findings
      = (IriFinding *) (void *) g_array_free (self.findings, FALSE);
  return report;
}

IriReport *
iri_report_ref (IriReport *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
iri_report_unref (IriReport *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_free (self->text);
  g_free ((char *) self->options.source);
  g_free ((char *) self->options.base);
  g_free ((char *) self->options.charset);
  iri_prepared_free (self->prepared);
  g_free (self->target);
  g_free (self->display);
  iri_host_free (self->host);
  g_free (self->uri);
  iri_span_map_free (self->uri_map);
  iri_steps_free (self->uri_steps);
  g_free (self->iri);
  iri_steps_free (self->iri_steps);
  iri_bidi_free (self->bidi);
  g_free (self->findings);
  g_free (self);
}

int
iri_report_worst (const IriReport *self)
{
  if (self->n_findings == 0)
    return -1;
  return (int) iri_finding_info (self->findings[0].code)->severity;
}

char *
iri_report_decode (const IriReport *self, IriPart part)
{
  IriSpan span = self->reference_parts.span[part];
  g_autofree char *valid = NULL;
  GString *plain;

  if (!iri_span_is_present (span))
    return NULL;
  valid = iri_utf8_make_valid (self->reference + span.begin,
                               iri_span_length (span));
  plain = g_string_new (NULL);
  iri_decode (valid, strlen (valid), plain);
  return g_string_free (plain, FALSE);
}
