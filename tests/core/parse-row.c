/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "parse-row.h"

#include <string.h>

char *
parse_row_render (const char *text, const IriParts *parts)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = parts->span[part];
      const char *id = part == IRI_PART_HOST
                           ? iri_host_kind_id (parts->host_kind)
                           : iri_part_id (part);

      if (!iri_span_is_present (span))
        continue;
      g_string_append_printf (out, "%s%s{", out->len > 0 ? " " : "", id);
      g_string_append_len (out, text + span.begin, iri_span_length (span));
      g_string_append_c (out, '}');
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

void
parse_row_check_order (const IriParts *parts, gsize length)
{
  gsize at = 0;

  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = parts->span[part];

      if (!iri_span_is_present (span))
        continue;
      g_assert_cmpuint (span.begin, >=, at);
      g_assert_cmpuint (span.end, >=, span.begin);
      at = span.end;
    }
  g_assert_cmpuint (at, <=, length);
  g_assert_cmpint (iri_span_is_present (parts->span[IRI_PART_PATH]), ==, TRUE);
  g_assert_cmpint (iri_span_is_present (parts->span[IRI_PART_HOST]), ==,
                   parts->host_kind != IRI_HOST_NONE);
}

static void
count_finding (IriFinding finding, gpointer data)
{
  guint *n = data;

  (*n)++;
}

static void
test_row (gconstpointer data)
{
  const ParseRow *row = data;
  gsize length = strlen (row->text);
  IriParts parts;
  guint n_findings = 0;
  g_autofree char *rendered = NULL;

  iri_parse (row->text, length, iri_spec_default (), &parts, count_finding,
             &n_findings);
  rendered = parse_row_render (row->text, &parts);
  parse_row_check_order (&parts, length);
  if (row->parts != NULL)
    g_assert_cmpstr (rendered, ==, row->parts);
  g_assert_cmpint (parts.valid, ==, row->valid);
  g_assert_cmpint (parts.ascii, ==, g_str_is_ascii (row->text));

  /* What is outside the grammar is said, and nothing that is inside it is. */
  if (!row->valid)
    g_assert_cmpuint (n_findings, >, 0);
}

void
parse_row_add (const char *group, const ParseRow *rows, gsize n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}
