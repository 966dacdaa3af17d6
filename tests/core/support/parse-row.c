/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "parse-row.h"

#include <string.h>

char *
parse_row_render (const char *text, const IriComponents *components)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components->span[component];
      const char *id = component == IRI_COMPONENT_HOST
                           ? iri_host_kind_id (components->host_kind)
                           : iri_component_id (component);

      if (!iri_span_is_present (span))
        continue;
      g_string_append_printf (out, "%s%s{", out->len > 0 ? " " : "", id);
      g_string_append_len (out, text + span.begin, iri_span_length (span));
      g_string_append_c (out, '}');
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

void
parse_row_check_order (const IriComponents *components, gsize length)
{
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components->span[component];

      if (!iri_span_is_present (span))
        continue;
      g_assert_cmpuint (span.begin, >=, at);
      g_assert_cmpuint (span.end, >=, span.begin);
      at = span.end;
    }
  g_assert_cmpuint (at, <=, length);
  g_assert_cmpint (iri_span_is_present (components->span[IRI_COMPONENT_PATH]), ==,
                   TRUE);
  g_assert_cmpint (iri_span_is_present (components->span[IRI_COMPONENT_HOST]), ==,
                   components->host_kind != IRI_HOST_NONE);
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
  IriComponents components;
  guint n_findings = 0;
  g_autofree char *rendered = NULL;

  iri_parse (row->text, length, iri_spec_default (), &components, count_finding,
             &n_findings);
  rendered = parse_row_render (row->text, &components);
  parse_row_check_order (&components, length);
  if (row->components != NULL)
    g_assert_cmpstr (rendered, ==, row->components);
  g_assert_cmpint (components.valid, ==, row->valid);
  g_assert_cmpint (components.ascii, ==, g_str_is_ascii (row->text));

  /* A text has findings exactly if the grammar does not allow it. */
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
