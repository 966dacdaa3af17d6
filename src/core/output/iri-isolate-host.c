/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-isolate-host.h"

#include "iri-isolate.h"

#include <string.h>

/* A range of visual positions; @end is exclusive. */
typedef struct
{
  gsize begin;
  gsize end;
} Positions;

static int
compare_indices (gconstpointer a, gconstpointer b)
{
  const guint32 *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* Appends the characters shown at @positions, in logical order. */
static void
append_label (GString *out,
              const IriBidi *bidi,
              const gunichar *chars,
              Positions positions)
{
  g_autofree guint32 *indices
      = g_memdup2 (bidi->order + positions.begin,
                   (positions.end - positions.begin) * sizeof (guint32));

  if (indices == NULL)
    return;
  qsort (indices, positions.end - positions.begin, sizeof (guint32), compare_indices);
  for (gsize i = 0; i < positions.end - positions.begin; i++)
    g_string_append_unichar (out, chars[indices[i]]);
}

/* The visual positions of the host that the IRI seems to have. */
static Positions
find_seen (const IriReport *report)
{
  const char *visual = report->bidi->visual;
  IriSpan span = report->perception->seen_components.span[IRI_COMPONENT_HOST];
  Positions positions = { 0, 0 };

  if (!iri_span_is_present (span))
    return positions;
  positions.begin = (gsize) g_utf8_strlen (visual, (gssize) span.begin);
  positions.end
      = positions.begin
        + (gsize) g_utf8_strlen (visual + span.begin, (gssize) iri_span_length (span));
  positions.end = MIN (positions.end, report->bidi->n_order);
  return positions;
}

char *
iri_isolate_seen_host (const IriReport *report)
{
  const IriBidi *bidi = report->bidi;
  Positions host = find_seen (report), label = { host.begin, host.begin };
  g_autofree gunichar *chars = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (host.begin >= host.end)
    return NULL;
  chars = g_utf8_to_ucs4_fast (bidi->text, (glong) bidi->length, NULL);
  for (; label.end <= host.end; label.end++)
    {
      gboolean dot = label.end < host.end && chars[bidi->order[label.end]] == '.';

      if (!dot && label.end < host.end)
        continue;
      append_label (text, bidi, chars, label);
      if (dot)
        g_string_append_c (text, '.');
      label.begin = label.end + 1;
    }
  return iri_isolate_host (text->str, (IriSpan){ 0, text->len });
}

guint
iri_count_displaced_labels (const IriReport *report)
{
  const IriBidi *bidi = report->bidi;
  const GArray *units = report->perception->units;
  Positions host = find_seen (report);
  g_autofree guint32 *positions = iri_bidi_visual_positions (bidi);
  const char *at = bidi->text;
  gsize i = 0;
  guint n = 0;

  for (guint unit = 0; unit < units->len; unit++)
    {
      const IriBidiUnit *label = &g_array_index (units, IriBidiUnit, unit);
      gboolean inside = FALSE;

      for (; at < bidi->text + label->span.end; at = g_utf8_next_char (at), i++)
        inside |= at >= bidi->text + label->span.begin && positions[i] >= host.begin
                  && positions[i] < host.end;
      if (label->kind == IRI_BIDI_UNIT_LABEL && !inside)
        n++;
    }
  return n;
}
