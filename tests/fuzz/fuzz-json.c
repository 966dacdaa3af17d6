/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON of reports and of comparisons is valid by two other parsers, and gives the text
 * back. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-json.h"

#include <jansson.h>
#include <string.h>
#include <yajl/yajl_parse.h>

static gboolean
is_valid_by_yajl (const GString *json)
{
  yajl_handle parser = yajl_alloc (NULL, NULL, NULL);
  gboolean valid = yajl_parse (parser, (const unsigned char *) json->str, json->len)
                       == yajl_status_ok
                   && yajl_complete_parse (parser) == yajl_status_ok;

  yajl_free (parser);
  return valid;
}

static json_t *
read_by_jansson (const GString *json)
{
  return json_loadb (json->str, json->len,
                     JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY, NULL);
}

/* A string of any UTF-8 is read as itself. */
static void
check_string (const uint8_t *data, size_t size)
{
  g_autoptr (GString) json = g_string_new (NULL);
  json_t *read;

  iri_json_append_string (json, (const char *) data, size);
  read = read_by_jansson (json);
  FUZZ_HOLDS (read != NULL && is_valid_by_yajl (json));
  FUZZ_HOLDS (!iri_utf8_is_valid ((const char *) data, size)
              || (json_string_length (read) == size
                  && memcmp (json_string_value (read), data, size) == 0));
  json_decref (read);
}

/* The spans of the components are as in the report. */
static void
check_report (const IriReport *report, const uint8_t *data, size_t size)
{
  g_autoptr (GString) json = g_string_new (NULL);
  json_t *read, *parts;

  iri_json_append_report (json, report, IRI_JSON_ALL);
  read = read_by_jansson (json);
  FUZZ_HOLDS (read != NULL && is_valid_by_yajl (json));
  FUZZ_HOLDS (memchr (json->str, '\n', json->len) == NULL);
  parts = json_object_get (read, "parts");
  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    {
      IriSpan span = report->components.span[i];
      json_t *part = json_object_get (parts, iri_component_id ((IriComponent) i));

      FUZZ_HOLDS (iri_span_is_present (span) == (part != NULL));
      if (part == NULL)
        continue;
      FUZZ_HOLDS (json_integer_value (json_object_get (part, "begin"))
                  == (json_int_t) span.begin);
      FUZZ_HOLDS (json_integer_value (json_object_get (part, "end"))
                  == (json_int_t) span.end);
    }
  FUZZ_HOLDS (json_array_size (json_object_get (read, "findings"))
              == report->n_findings);
  json_decref (read);
}

static void
check_comparison (const IriReport *report, const uint8_t *data, size_t size)
{
  g_autoptr (IriReport) other
      = iri_report_new ((const char *) data, (gssize) (size / 2), NULL);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (report, other, IRI_PURPOSE_ANY);
  g_autoptr (IriLookAlike) alike = iri_look_alike_new (report, other);
  g_autoptr (GString) json = g_string_new (NULL);
  json_t *read;

  iri_json_append_comparison (json, report, other, comparison, alike);
  read = read_by_jansson (json);
  FUZZ_HOLDS (read != NULL && is_valid_by_yajl (json));
  json_decref (read);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);
  const IriOptions options = { .spec = &specs[fuzz_choose (data, size, n)] };
  g_autoptr (IriReport) report
      = iri_report_new ((const char *) data, (gssize) size, &options);

  check_string (data, size);
  check_report (report, data, size);
  check_comparison (report, data, size);
  return 0;
}
