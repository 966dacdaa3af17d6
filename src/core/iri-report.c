/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-report.h"

#include "iri-chars.h"
#include "iri-check.h"
#include "iri-map.h"
#include "iri-parse.h"
#include "iri-unmap.h"

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

/* A report while it is being made. */
typedef struct
{
  IriReport *report;
  GArray *findings;
  gboolean more;
} Maker;

static void
take_finding (IriFinding finding, gpointer data)
{
  Maker *self = data;

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

static void
add_finding (Maker *self,
             IriFindingCode code,
             IriPart part,
             IriSpan span,
             const char *detail)
{
  take_finding ((IriFinding){ code, part, span, detail }, self);
}

/* Surrogates are bytes that are not UTF-8, and known by name (§7.3). */
static void
find_surrogates (Maker *self)
{
  const IriReport *report = self->report;
  const guint8 *text = (const guint8 *) report->text;

  for (gsize at = 0; at + 3 <= report->length; at++)
    if (iri_utf8_is_surrogate (text + at, report->length - at))
      add_finding (self, IRI_FINDING_SURROGATE,
                   iri_parts_at (&report->parts, at), (IriSpan){ at, at + 3 },
                   NULL);
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
  IriSpan span = report->parts.span[IRI_PART_HOST];
  const IriLabel *label;
  IriSpan marked;

  if (report->host == NULL
      || !iri_host_is_judged (report->text, span, report->options.idna))
    return FALSE;
  label = refused_label (report->host);
  if (label == NULL)
    return FALSE;
  marked = label->span;
  /* Of an empty label there is nothing to point at but the dot behind it. */
  if (iri_span_length (marked) == 0 && marked.end < span.end)
    marked.end++;
  add_finding (self, IRI_FINDING_HOST_REFUSED, IRI_PART_HOST, marked,
               label->error);
  return TRUE;
}

static void
make_host (IriReport *report)
{
  IriSpan span = report->parts.span[IRI_PART_HOST];

  if (iri_span_is_present (span))
    report->host = iri_host_new (report->text, span, report->parts.host_kind,
                                 report->options.idna);
}

/* An invalid IRI may map to something that is no URI: a "%" or "[" where none
 * may stand MUST NOT be converted (RFC 3987 §3.1). */
static void
check_uri (Maker *self)
{
  IriReport *report = self->report;
  IriParts parts;

  if (report->parts.valid)
    return;
  iri_parse (report->uri, strlen (report->uri), iri_spec_default (), &parts,
             NULL, NULL);
  if (!parts.valid)
    add_finding (self, IRI_FINDING_URI_INVALID, IRI_PART_NONE,
                 (IriSpan){ 0, report->length }, NULL);
}

static void
make_uri (Maker *self)
{
  IriReport *report = self->report;
  GString *uri = g_string_sized_new (report->length + report->length / 2);
  IriMapping mapping = {
    .text = report->text,
    .length = report->length,
    .parts = &report->parts,
    .spec = report->options.spec,
    .host_ascii = report->host != NULL ? report->host->ascii : NULL,
  };

  iri_map (&mapping, uri, NULL);
  report->uri = g_string_free (uri, FALSE);
  check_uri (self);
}

/* What a label is shown as: an A-label as its U-label, others percent-decoded. */
static void
append_label (const IriReport *report, const IriLabel *label, GString *host)
{
  const char *text = report->text + label->span.begin;
  gsize length = iri_span_length (label->span);

  if (length >= 4 && g_ascii_strncasecmp (text, "xn--", 4) == 0
      && memchr (text, '%', length) == NULL)
    g_string_append (host, label->unicode);
  else if (strlen (label->unicode) == length
           && memcmp (label->unicode, text, length) == 0)
    g_string_append_len (host, text, (gssize) length);
  else
    iri_unmap_part (text, length, IRI_PART_HOST, report->options.spec, host);
}

/* The host as it is shown. One that IDNA refuses once decoded stays as it is, or
 * the IRI would not map back (RFC 3987 §3.2, step 4): U+3002 is a dot. */
static char *
make_iri_host (const IriReport *report)
{
  IriSpan span = report->parts.span[IRI_PART_HOST];
  GString *host = g_string_new (NULL);
  gsize at = span.begin;

  for (gsize i = 0; report->host->ascii != NULL && i < report->host->n_labels;
       i++)
    {
      const IriLabel *label = &report->host->labels[i];

      g_string_append_len (host, report->text + at,
                           (gssize) (label->span.begin - at));
      append_label (report, label, host);
      at = label->span.end;
    }
  g_string_append_len (host, report->text + at, (gssize) (span.end - at));
  return g_string_free (host, FALSE);
}

static void
make_iri (IriReport *report)
{
  GString *iri = g_string_sized_new (report->length);
  g_autofree char *host = NULL;

  if (report->host != NULL && report->options.idna != IRI_IDNA_NONE)
    host = make_iri_host (report);
  iri_unmap (report->text, report->length, &report->parts, report->options.spec,
             host, iri, NULL);
  report->iri = g_string_free (iri, FALSE);
}

static void
make_bidi (Maker *self)
{
  IriReport *report = self->report;

  report->bidi = iri_bidi_new (report->display, strlen (report->display));
  if (report->bidi->brackets_left_out)
    add_finding (self, IRI_FINDING_BIDI_BRACKETS, IRI_PART_NONE,
                 (IriSpan){ 0, report->length }, NULL);
}

/* What can be said of text that is UTF-8. */
static void
make_readings (Maker *self)
{
  IriReport *report = self->report;
  IriWant want = report->options.want;
  gboolean refused;

  if ((want & (IRI_WANT_HOST | IRI_WANT_URI | IRI_WANT_IRI)) != 0)
    make_host (report);
  refused = check_host (self);
  if ((want & IRI_WANT_URI) != 0 && !refused)
    make_uri (self);
  if ((want & IRI_WANT_IRI) != 0)
    make_iri (report);
  if ((want & IRI_WANT_CHECKS) != 0)
    iri_check (report->text, report->length, &report->parts, take_finding,
               self);
}

static IriOptions
fill_in (const IriOptions *options)
{
  IriOptions filled = options != NULL ? *options : (IriOptions){ 0 };

  if (filled.spec == NULL)
    filled.spec = iri_spec_default ();
  if (filled.idna == IRI_IDNA_DEFAULT)
    filled.idna = filled.spec->idna;
  if (filled.want == 0)
    filled.want = IRI_WANT_ALL;
  return filled;
}

static gboolean
has_nul (const IriReport *report)
{
  return memchr (report->text, '\0', report->length) != NULL;
}

/* The text as a string of UTF-8, U+FFFD in the place of what is not. */
static void
make_display (IriReport *report)
{
  report->display = report->parts.utf8 && !has_nul (report)
                        ? report->text
                        : iri_utf8_make_valid (report->text, report->length);
}

IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options)
{
  IriReport *report = g_new0 (IriReport, 1);
  Maker self
      = { report, g_array_new (FALSE, FALSE, sizeof (IriFinding)), FALSE };

  g_atomic_ref_count_init (&report->refs);
  report->length = length < 0 ? strlen (text) : (gsize) length;
  report->text = g_malloc (report->length + 1);
  memcpy (report->text, text, report->length);
  report->text[report->length] = '\0';
  report->options = fill_in (options);
  iri_parse (report->text, report->length, report->options.spec, &report->parts,
             take_finding, &self);
  report->valid = report->parts.valid;
  make_display (report);
  /* No URI, host or IRI can hold U+0000, and no string of C can. */
  if (report->display == report->text)
    make_readings (&self);
  else
    find_surrogates (&self);
  if ((report->options.want & IRI_WANT_BIDI) != 0)
    make_bidi (&self);
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
  if (self->display != self->text)
    g_free (self->display);
  g_free (self->text);
  g_free (self->uri);
  g_free (self->iri);
  iri_host_free (self->host);
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
  IriSpan span = self->parts.span[part];
  g_autofree char *valid = NULL;
  GString *plain;

  if (!iri_span_is_present (span))
    return NULL;
  valid = iri_utf8_make_valid (self->text + span.begin, iri_span_length (span));
  plain = g_string_new (NULL);
  iri_decode (valid, strlen (valid), plain);
  return g_string_free (plain, FALSE);
}
