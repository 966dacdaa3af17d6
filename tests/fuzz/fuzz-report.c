/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "iri-json.h"
#include "iri-message.h"
#include "iri-parse.h"
#include "iri-report.h"

#include <string.h>

/* Components are in order, inside the text. */
static void
check_components (const IriReport *report, const uint8_t *data, size_t size)
{
  gsize end = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = report->components.span[component];

      if (!iri_span_is_present (span))
        continue;
      FUZZ_HOLDS (span.begin >= end && span.begin <= span.end && span.end <= size);
      end = span.end;
    }
  FUZZ_HOLDS (iri_span_is_present (report->components.span[IRI_COMPONENT_PATH]));
}

/* An invalid text has a finding, and findings are inside the text. */
static void
check_findings (const IriReport *report, const uint8_t *data, size_t size)
{
  int severity = -1;

  FUZZ_HOLDS (report->valid || iri_report_max_severity (report) == IRI_SEVERITY_ERROR);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];
      g_autofree char *message
          = iri_finding_message (finding, report->text, report->length);

      FUZZ_HOLDS (finding->span.begin <= finding->span.end
                  && finding->span.end <= size);
      FUZZ_HOLDS ((int) iri_finding_info (finding->code)->severity >= severity);
      FUZZ_HOLDS (g_utf8_validate (message, -1, NULL));
      severity = (int) iri_finding_info (finding->code)->severity;
    }
}

/* Each position shows one character, and each character has at most one position. */
static void
check_bidi (const IriReport *report, const uint8_t *data, size_t size)
{
  const IriBidi *bidi = report->bidi;
  g_autofree guint8 *seen = g_new0 (guint8, bidi->n_chars + 1);

  FUZZ_HOLDS (bidi->n_chars == (gsize) g_utf8_strlen (report->display, -1));
  FUZZ_HOLDS (g_utf8_validate (bidi->visual, -1, NULL));
  for (gsize i = 0; i < bidi->n_order; i++)
    {
      FUZZ_HOLDS (bidi->order[i] < bidi->n_chars && !seen[bidi->order[i]]);
      seen[bidi->order[i]] = 1;
    }
  for (gsize i = 0; i < bidi->n_chars; i++)
    FUZZ_HOLDS (seen[i] == (bidi->levels[i] != IRI_BIDI_REMOVED));
}

/* A twin is another text with the same visual order; each bidi unit that is mentioned
 * exists. */
static void
check_perception (const IriReport *report, const uint8_t *data, size_t size)
{
  const IriBidiPerception *perception = report->perception;
  g_autoptr (IriBidi) other = NULL;
  IriComponents components;

  for (guint i = 0; i < perception->moves->len; i++)
    {
      IriBidiMove move = g_array_index (perception->moves, IriBidiMove, i);

      FUZZ_HOLDS (move.unit != move.displaced_unit && move.unit < perception->units->len
                  && move.displaced_unit < perception->units->len);
    }
  if (perception->twin == NULL)
    return;
  FUZZ_HOLDS (g_utf8_validate (perception->twin, -1, NULL));
  FUZZ_HOLDS (!g_str_equal (perception->twin, report->bidi->text));
  iri_parse (perception->twin, strlen (perception->twin), report->options.spec,
             &components, NULL, NULL);
  other = iri_bidi_new (perception->twin, strlen (perception->twin), &components,
                        report->bidi->convention);
  FUZZ_HOLDS (g_str_equal (other->visual, report->bidi->visual));
}

/* A valid IRI maps to a valid URI (RFC 3987 §3.1), which maps to itself. */
static void
check_uri (const IriReport *report, const uint8_t *data, size_t size)
{
  g_autoptr (IriReport) again = NULL;

  if (report->uri == NULL)
    return;
  again = iri_report_new (report->uri, -1, NULL);
  FUZZ_HOLDS (!report->valid || (again->valid && again->components.ascii));
  FUZZ_HOLDS (g_strcmp0 (again->uri, report->uri) == 0);
}

/* The IRI that is displayed for a valid URI is valid, and displayed as itself. */
static void
check_iri (const IriReport *report, const uint8_t *data, size_t size)
{
  g_autoptr (IriReport) again = NULL;

  if (report->iri == NULL || !report->valid)
    return;
  again = iri_report_new (report->iri, -1, NULL);
  FUZZ_HOLDS (again->valid);
  FUZZ_HOLDS (g_strcmp0 (again->iri, report->iri) == 0);
}

/* One line of UTF-8 for any text. */
static void
check_json (const IriReport *report, const uint8_t *data, size_t size)
{
  g_autoptr (GString) json = g_string_new (NULL);

  iri_json_append_report (json, report, IRI_JSON_ALL);
  FUZZ_HOLDS (g_utf8_validate_len (json->str, json->len, NULL));
  FUZZ_HOLDS (memchr (json->str, '\n', json->len) == NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (IriReport) report
      = iri_report_new ((const char *) data, (gssize) size, NULL);

  FUZZ_HOLDS (report->length == size && memcmp (report->text, data, size) == 0);
  check_components (report, data, size);
  check_findings (report, data, size);
  check_bidi (report, data, size);
  check_perception (report, data, size);
  check_uri (report, data, size);
  check_iri (report, data, size);
  check_json (report, data, size);
  return 0;
}
