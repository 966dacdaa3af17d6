/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "iri-bidi.h"
#include "iri-host.h"
#include "iri-parse.h"
#include "iri-report.h"
#include "iri-to-uri.h"

/* The baseline: one table lookup for each byte. */
gsize
bench_floor (const BenchLines *lines)
{
  static guint8 table[256];
  gsize taken = 0;

  for (int i = 0; i < 256; i++)
    table[i] = (guint8) (i * 7);
  for (gsize i = 0; i < lines->n; i++)
    {
      gsize sum = 0;

      for (gsize at = 0; at < lines->length[i]; at++)
        sum += table[(guint8) lines->line[i][at]];
      taken += sum > 0;
    }
  return taken;
}

static gsize
parse_all (const BenchLines *lines, IriFindingFunc report, gpointer data)
{
  const IriSpec *spec = iri_spec_default ();
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      IriComponents components;

      iri_parse (lines->line[i], lines->length[i], spec, &components, report, data);
      taken += (gsize) components.valid;
    }
  return taken;
}

gsize
bench_parse (const BenchLines *lines)
{
  return parse_all (lines, NULL, NULL);
}

static void
count (IriFinding finding, gpointer data)
{
  gsize *n = data;

  (*n)++;
}

gsize
bench_parse_counting (const BenchLines *lines)
{
  gsize n = 0;

  return parse_all (lines, count, &n);
}

/* Also converts a host that is not US-ASCII. */
gsize
bench_map (const BenchLines *lines)
{
  const IriSpec *spec = iri_spec_default ();
  g_autoptr (GString) uri = g_string_new (NULL);
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      const char *line = lines->line[i];
      g_autoptr (IriHost) host = NULL;
      IriComponents components;
      IriSpan span;

      iri_parse (line, lines->length[i], spec, &components, NULL, NULL);
      span = components.span[IRI_COMPONENT_HOST];
      for (gsize at = span.begin; !components.ascii && at < span.end; at++)
        if ((guint8) line[at] >= 0x80)
          {
            host = iri_host_new (line, span, components.host_kind, spec->idna);
            break;
          }
      g_string_truncate (uri, 0);
      iri_to_uri (&(IriToUriInput){ .text = line,
                                    .length = lines->length[i],
                                    .components = &components,
                                    .spec = spec,
                                    .host_ascii = host != NULL ? host->ascii : NULL },
                  uri, NULL);
      taken += (gsize) components.valid;
    }
  return taken;
}

gsize
bench_to_ascii (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      g_autoptr (IriHost) host
          = iri_host_new (lines->line[i], (IriSpan){ 0, lines->length[i] },
                          IRI_HOST_REG_NAME, IRI_IDNA_UTS46);

      taken += host->ascii != NULL;
    }
  return taken;
}

gsize
bench_bidi (const BenchLines *lines)
{
  const IriSpec *spec = iri_spec_default ();
  gsize taken = 0;
  IriComponents components;

  for (gsize i = 0; i < lines->n; i++)
    {
      g_autoptr (IriBidi) bidi = NULL;

      iri_parse (lines->line[i], lines->length[i], spec, &components, NULL, NULL);
      bidi = iri_bidi_new (lines->line[i], lines->length[i], &components,
                           IRI_CONVENTION_EMBED_LTR);

      taken += bidi->n_order > 0;
    }
  return taken;
}

gsize
bench_report (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      g_autoptr (IriReport) report
          = iri_report_new (lines->line[i], (gssize) lines->length[i], NULL);

      taken += (gsize) report->valid;
    }
  return taken;
}
