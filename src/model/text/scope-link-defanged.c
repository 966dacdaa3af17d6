/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-defanged.h"

#include "iri-defang.h"
#include "iri-json-writer.h"
#include "iri-parse.h"
#include "iri-verdict.h"
#include "scope-link-csv.h"

#include <glib/gi18n.h>

typedef struct
{
  GString *text;
  GString *title;
  GString *domain; /* "" if there is none */
} Defanged;

static void
defanged_init (Defanged *self, const ScopeLink *link)
{
  IriComponents components;

  self->text = g_string_new (NULL);
  self->title = g_string_new (NULL);
  self->domain = g_string_new (NULL);
  iri_parse (link->text, link->length, iri_spec_default (), &components, NULL, NULL);
  iri_defang (link->text, &components, self->text);
  iri_defang_sentence (link->title, self->title);
  iri_defang_sentence (link->domain != NULL ? link->domain : "", self->domain);
}

static void
defanged_clear (Defanged *self)
{
  g_string_free (self->text, TRUE);
  g_string_free (self->title, TRUE);
  g_string_free (self->domain, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Defanged, defanged_clear)

void
scope_link_defanged_append_csv (GString *out, const ScopeLink *link)
{
  g_auto (Defanged) defanged = { 0 };
  ScopeLink row = *link;

  defanged_init (&defanged, link);
  row.text = defanged.text->str;
  row.title = defanged.title->str;
  row.domain = defanged.domain->str;
  scope_link_csv_append (out, &row);
}

void
scope_link_defanged_append_json (GString *out, const ScopeLink *link)
{
  static const char *const counts[IRI_N_SEVERITIES] = {
    [IRI_SEVERITY_ERROR] = "errors",
    [IRI_SEVERITY_WARNING] = "warnings",
    [IRI_SEVERITY_NOTE] = "notes",
  };
  g_auto (Defanged) defanged = { 0 };

  defanged_init (&defanged, link);
  iri_json_begin_document (out);
  iri_json_number (out, "line", link->line);
  iri_json_number (out, "column", link->column);
  iri_json_string (out, "input", defanged.text->str);
  iri_json_string (out, "level", iri_verdict_level_id ((IriVerdictLevel) link->level));
  iri_json_string (out, "verdict", defanged.title->str);
  iri_json_bool (out, "deceptive", link->deceives);
  iri_json_string (out, "domain",
                   defanged.domain->len > 0 ? defanged.domain->str : NULL);
  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    iri_json_number (out, counts[i], link->n_findings[i]);
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

/* In CommonMark a backslash before any US-ASCII punctuation makes it plain. */
static void
append_cell (GString *out, const char *text)
{
  g_string_append (out, " ");
  for (; *text != '\0'; text++)
    {
      if (g_ascii_ispunct (*text))
        g_string_append_c (out, '\\');
      g_string_append_c (out, g_ascii_iscntrl (*text) ? ' ' : *text);
    }
  g_string_append (out, " |");
}

void
scope_link_defanged_append_markdown_head (GString *out)
{
  g_string_append_printf (out, "| %s | %s | %s | %s |\n|---:|---|---|---|\n",
                          C_ ("column", "Line"), C_ ("column", "Verdict"),
                          C_ ("column", "Link"), C_ ("column", "Domain"));
}

void
scope_link_defanged_append_markdown (GString *out, const ScopeLink *link)
{
  g_auto (Defanged) defanged = { 0 };

  defanged_init (&defanged, link);
  g_string_append_printf (out, "| %" G_GUINT64_FORMAT " |", link->line);
  append_cell (out, defanged.title->str);
  append_cell (out, defanged.text->str);
  append_cell (out, defanged.domain->str);
  g_string_append_c (out, '\n');
}
