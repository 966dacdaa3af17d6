/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-isolate-host.h"

#include "iri-chars.h"

#include <string.h>

/* DNS limits hosts to 253 characters, so longer hosts are cut. */
#define MAX_CHARS 256

/* A range of visual positions; @end is exclusive. */
typedef struct
{
  gsize begin;
  gsize end;
} Positions;

/* Whether @c is invisible, or would end the isolate or the line. */
static gboolean
is_harmful (gunichar c)
{
  return g_unichar_iscntrl (c) || iri_char_is_bidi_formatting (c)
         || iri_char_is_later_bidi_control (c) || c == 0x2028 || c == 0x2029;
}

/* ASCII labels need no isolates because they keep their order. */
char *
iri_isolate_host (const char *text, IriSpan span)
{
  gboolean labels = !iri_is_ascii (text + span.begin, iri_span_length (span));
  const char *end = text + span.end;
  const char *at = text + span.begin;
  GString *out = g_string_new (labels ? IRI_LRI IRI_LRI : IRI_LRI);

  for (guint n = 0; at < end && n < MAX_CHARS; at = g_utf8_next_char (at), n++)
    {
      gunichar c = iri_utf8_first (at);

      if (c == '.' && labels)
        g_string_append (out, IRI_PDI "." IRI_LRI);
      else
        g_string_append_unichar (out, is_harmful (c) ? 0xfffd : c);
    }
  if (at < end)
    g_string_append (out, "…");
  g_string_append (out, labels ? IRI_PDI IRI_PDI : IRI_PDI);
  return g_string_free (out, FALSE);
}

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
