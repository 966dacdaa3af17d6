/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-fix-check.h"

#include "iri-chars.h"
#include "iri-compare.h"

#include <string.h>

/* Each fix that is checked takes the time of a report. This is how many bytes all these
 * reports may have. */
#define MAX_BYTES (256 * 1024)

/* With one of these no browser and no DNS finds the host, which is worse than what was
 * fixed in it. */
static const IriFindingCode dead_ends[] = {
  IRI_FINDING_HOST_REFUSED,
  IRI_FINDING_HOST_UNRESOLVABLE,
  IRI_FINDING_BROWSER_REFUSED,
  IRI_FINDING_LABEL_EMPTY,
};

static gboolean
is_dead_end (IriFindingCode code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dead_ends); i++)
    if (dead_ends[i] == code)
      return TRUE;
  return FALSE;
}

static guint
count (const IriReport *report, IriFindingCode code)
{
  guint n = 0;

  for (gsize i = 0; i < report->n_findings; i++)
    n += report->findings[i].code == code;
  return n;
}

/* Whether the fix may change the components of the IRI or what they mean, so that it
 * must be tried. In the query, in the fragment, and in a path after a host, it cannot
 * if it percent-encodes or removes characters that are neither delimiters nor encoded
 * octets. */
static gboolean
is_structural (const IriFix *self, const IriReport *report, const IriFinding *finding)
{
  return finding->component < IRI_COMPONENT_PATH
         || finding->component == IRI_COMPONENT_NONE
         || (finding->component == IRI_COMPONENT_PATH
             && !iri_span_is_present (report->components.span[IRI_COMPONENT_HOST]))
         || (self->text[0] != '\0' && self->text[0] != '%')
         || strchr ("%?#\\", report->text[self->span.begin]) != NULL;
}

/* Whether only the findings must be tried: what is removed no longer separates, and the
 * letters and digits of an encoded octet are left-to-right among right-to-left ones,
 * and hide what is invisible or decode to another address inside this one. */
static gboolean
may_cause_findings (const IriFix *self, const IriReport *report)
{
  guint8 first = (guint8) report->text[self->span.begin];

  return self->text[0] == '\0' || first < ' ' || first >= 0x7f
         || !iri_is_ascii (report->text, report->length)
         || memchr (report->text, '%', report->length) != NULL
         || g_strstr_len (report->text, (gssize) report->length, "//")
                != g_strrstr_len (report->text, (gssize) report->length, "//");
}

static gboolean
is_host_changed (const IriReport *before, const IriReport *after)
{
  IriSpan old = before->components.span[IRI_COMPONENT_HOST];
  IriSpan new = after->components.span[IRI_COMPONENT_HOST];

  return iri_span_is_present (old) != iri_span_is_present (new)
         || (iri_span_is_present (old)
             && (iri_span_length (old) != iri_span_length (new)
                 || memcmp (before->text + old.begin, after->text + new.begin,
                            iri_span_length (old))
                        != 0));
}

static gboolean
is_worse (const IriReport *before, const IriReport *after, const IriFinding *fixed)
{
  IriSeverity severity = iri_finding_info (fixed->code)->severity;
  gboolean host_changed = is_host_changed (before, after);

  if (before->valid && !after->valid)
    return TRUE;
  for (gsize i = 0; i < after->n_findings; i++)
    {
      IriFindingCode code = after->findings[i].code;

      if ((iri_finding_info (code)->severity < severity
           || (host_changed && is_dead_end (code)))
          && count (after, code) > count (before, code))
        return TRUE;
    }
  return count (after, fixed->code) >= count (before, fixed->code);
}

static gboolean
is_same_iri (const IriReport *before, const char *text, gsize length)
{
  IriOptions options = before->options;
  g_autoptr (IriReport) left = NULL, right = NULL;
  g_autoptr (IriComparison) comparison = NULL;

  options.want = IRI_WANT_IRI | IRI_WANT_TARGET;
  left = iri_report_new (before->text, (gssize) before->length, &options);
  right = iri_report_new (text, (gssize) length, &options);
  comparison = iri_comparison_new (left, right, IRI_PURPOSE_ANY);
  return comparison != NULL && comparison->equal;
}

gboolean
iri_fix_check (IriFix *self, const IriReport *report, const IriFinding *finding)
{
  g_autofree char *text = NULL;
  g_autoptr (IriReport) after = NULL;
  IriOptions options = iri_report_options_for_other (report, IRI_WANT_ALL);
  gboolean structural = is_structural (self, report, finding);
  gsize length;

  if (!structural && !may_cause_findings (self, report))
    return TRUE;
  if (report->n_findings * report->length > MAX_BYTES)
    return !structural;
  /* Of the IRIs that the text carries, only the first one is judged: those inside it
   * stay as they are, and would take the time of a report each for each fix. */
  options.depth = MAX (options.depth, IRI_CARRIED_MAX_DEPTH - 1);
  text = iri_fix_apply (self, report, &length);
  after = iri_report_new (text, (gssize) length, &options);
  if (is_worse (report, after, finding))
    return FALSE;
  self->safe = self->safe && (!report->valid || is_same_iri (report, text, length));
  return TRUE;
}
