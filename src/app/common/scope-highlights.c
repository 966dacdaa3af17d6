/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-highlights.h"

#include "iri-diff.h"
#include "iri-parse.h"
#include "scope-appearance.h"
#include "scope-convention-result.h"

static void
add_mark (GArray *marks, IriHighlightKind kind, IriComponent component, IriSpan span)
{
  IriHighlight mark = { .kind = kind, .component = component, .span = span };

  g_array_append_val (marks, mark);
}

static void
add_components (GArray *marks, const IriComponents *components)
{
  /* High contrast has one colour for all text. */
  if (scope_appearance_is_high_contrast ())
    return;
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (iri_span_is_present (components->span[component]))
      add_mark (marks, IRI_HIGHLIGHT_COMPONENT, (IriComponent) component,
                components->span[component]);
}

static IriHighlightKind
kind_of (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return IRI_HIGHLIGHT_ERROR;
    case IRI_SEVERITY_WARNING:
      return IRI_HIGHLIGHT_WARNING;
    case IRI_SEVERITY_NOTE:
      return IRI_HIGHLIGHT_NOTE;
    }
  g_return_val_if_reached (IRI_HIGHLIGHT_NOTE);
}

GArray *
scope_highlights_stored (const IriReport *report, gboolean errors)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));

  add_components (marks, &report->components);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];
      IriHighlightKind kind = kind_of (iri_finding_info (finding->code)->severity);

      /* Underlining the whole text would hide findings about parts of it. */
      if (finding->component == IRI_COMPONENT_NONE
          && iri_span_length (finding->span) == report->length)
        continue;
      if (errors || kind != IRI_HIGHLIGHT_ERROR)
        add_mark (marks, kind, finding->component, finding->span);
    }
  return marks;
}

GArray *
scope_highlights_components (const char *text, gsize length)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));
  IriComponents components;

  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  add_components (marks, &components);
  return marks;
}

/* Adds @span to the previous highlight if that is of the same component. */
static void
extend (GArray *marks, IriComponent component, IriSpan span)
{
  IriHighlight *last
      = marks->len > 0 ? &g_array_index (marks, IriHighlight, marks->len - 1) : NULL;

  if (last != NULL && last->component == component && last->span.end == span.begin)
    last->span.end = span.end;
  else if (component != IRI_COMPONENT_NONE)
    add_mark (marks, IRI_HIGHLIGHT_COMPONENT, component, span);
}

GArray *
scope_highlights_display (const char *visual, const char *components)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));
  const char *at = visual, *next;

  for (gsize i = 0; components[i] != '\0' && *at != '\0'; i++, at = next)
    {
      IriSpan span = { (gsize) (at - visual), 0 };

      next = g_utf8_next_char (at);
      span.end = (gsize) (next - visual);
      extend (marks, (IriComponent) (components[i] - SCOPE_CONVENTION_RESULT_COMPONENT),
              span);
    }
  return marks;
}

GArray *
scope_highlights_strong (const GArray *spans)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));

  for (guint i = 0; i < spans->len; i++)
    add_mark (marks, IRI_HIGHLIGHT_STRONG, IRI_COMPONENT_NONE,
              g_array_index (spans, IriSpan, i));
  return marks;
}

GArray *
scope_highlights_differing (const GArray *differences, gboolean second)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));

  for (guint i = 0; i < differences->len; i++)
    {
      const IriDifference *difference = &g_array_index (differences, IriDifference, i);

      add_mark (marks, IRI_HIGHLIGHT_DIFFERENCE, IRI_COMPONENT_NONE,
                second ? difference->right : difference->left);
    }
  return marks;
}
