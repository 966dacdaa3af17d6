/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-marks.h"

#include "iri-diff.h"
#include "iri-parse.h"
#include "scope-display.h"

static void
add_mark (GArray *marks, IriMarkKind kind, IriPart part, IriSpan span)
{
  IriMark mark = { .kind = kind, .part = part, .span = span };

  g_array_append_val (marks, mark);
}

static void
add_parts (GArray *marks, const IriParts *parts)
{
  for (int part = 0; part < IRI_N_PARTS; part++)
    if (iri_span_is_present (parts->span[part]))
      add_mark (marks, IRI_MARK_PART, (IriPart) part, parts->span[part]);
}

static IriMarkKind
kind_of (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return IRI_MARK_ERROR;
    case IRI_SEVERITY_WARNING:
      return IRI_MARK_WARNING;
    case IRI_SEVERITY_NOTE:
      return IRI_MARK_NOTE;
    }
  g_return_val_if_reached (IRI_MARK_NOTE);
}

GArray *
scope_marks_stored (const IriReport *report, gboolean errors)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriMark));

  add_parts (marks, &report->parts);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];
      IriMarkKind kind = kind_of (iri_finding_info (finding->code)->severity);

      /* What is about the whole text is not underlined: that would hide what
       * is about a place in it. */
      if (finding->part == IRI_PART_NONE
          && iri_span_length (finding->span) == report->length)
        continue;
      if (errors || kind != IRI_MARK_ERROR)
        add_mark (marks, kind, finding->part, finding->span);
    }
  return marks;
}

GArray *
scope_marks_parts (const char *text, gsize length)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriMark));
  IriParts parts;

  iri_parse (text, length, iri_spec_default (), &parts, NULL, NULL);
  add_parts (marks, &parts);
  return marks;
}

/* Marks the next stretch, as one with the stretch before it if they are alike. */
static void
extend (GArray *marks, IriPart part, IriSpan span)
{
  IriMark *last
      = marks->len > 0 ? &g_array_index (marks, IriMark, marks->len - 1) : NULL;

  if (last != NULL && last->part == part && last->span.end == span.begin)
    last->span.end = span.end;
  else if (part != IRI_PART_NONE)
    add_mark (marks, IRI_MARK_PART, part, span);
}

GArray *
scope_marks_display (const char *visual, const char *parts)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriMark));
  const char *at = visual, *next;

  for (gsize i = 0; parts[i] != '\0' && *at != '\0'; i++, at = next)
    {
      IriSpan span = { (gsize) (at - visual), 0 };

      next = g_utf8_next_char (at);
      span.end = (gsize) (next - visual);
      extend (marks, (IriPart) (parts[i] - SCOPE_DISPLAY_PART), span);
    }
  return marks;
}

GArray *
scope_marks_strong (const GArray *spans)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriMark));

  for (guint i = 0; i < spans->len; i++)
    add_mark (marks, IRI_MARK_STRONG, IRI_PART_NONE,
              g_array_index (spans, IriSpan, i));
  return marks;
}

GArray *
scope_marks_differing (const GArray *differences, gboolean second)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriMark));

  for (guint i = 0; i < differences->len; i++)
    {
      const IriDifference *difference
          = &g_array_index (differences, IriDifference, i);

      add_mark (marks, IRI_MARK_DIFFERENCE, IRI_PART_NONE,
                second ? difference->right : difference->left);
    }
  return marks;
}
