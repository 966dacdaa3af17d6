/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-marks.h"

#include "iri-host-naming.h"

/* Readers could not distinguish more marks. */
#define MAX_MARKS 100

static IriSpan
find_displayed (const IriReport *report, IriSpan span)
{
  const IriSpanMap *map = report->prepared != NULL ? report->prepared->map : NULL;

  return (IriSpan){ iri_span_map_to_output (map, span.begin),
                    iri_span_map_to_output (map, span.end) };
}

/* A mark at all of the text would hide others. */
GArray *
iri_picture_marks_new (const IriReport *report)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriPictureMark));

  for (gsize i = 0; i < MIN (report->n_findings, MAX_MARKS); i++)
    {
      const IriFinding *finding = &report->findings[i];
      IriPictureMark mark
          = { .span = find_displayed (report, finding->span),
              .severe = iri_finding_info (finding->code)->severity != IRI_SEVERITY_NOTE,
              .imitates = iri_host_name_finding_imitates (finding),
              .finding = i };

      if (iri_span_length (mark.span) > 0
          && iri_span_length (finding->span) < report->length)
        g_array_append_val (marks, mark);
    }
  return marks;
}
