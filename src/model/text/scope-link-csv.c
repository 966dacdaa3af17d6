/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-csv.h"

#include "iri-parse.h"

#include <string.h>

/* RFC 4180 §2, rule 1. */
#define CRLF "\r\n"

static gboolean
is_formula (const char *text)
{
  static const char *const beginnings[]
      = { "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠" };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (text, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Whether a cell may begin at @at: programs in some languages separate cells by
 * semicolons, or by tabs, and then ignore the quotation marks of this format. */
static gboolean
may_begin_cell (const char *text, const char *at)
{
  return at == text || strchr (";\t\r\n", at[-1]) != NULL;
}

void
scope_link_csv_append_text (GString *out, const char *text)
{
  gsize begin = out->len;
  gboolean quoted = strpbrk (text, ",\"\r\n") != NULL;

  g_string_append_c (out, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (may_begin_cell (text, p) && is_formula (p))
        {
          g_string_append_c (out, '\'');
          quoted = TRUE;
        }
      if (*p == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *p);
    }
  if (quoted)
    g_string_append_c (out, '"');
  else
    g_string_erase (out, (gssize) begin, 1);
}

/* Stable names, those of `iri --json` where it has them. */
void
scope_link_csv_append_header (GString *out)
{
  g_string_append (out, "line,column,input,level,verdict,deceptive,domain,errors,"
                        "warnings,notes" CRLF);
}

void
scope_link_csv_append (GString *out, const ScopeLink *link)
{
  g_string_append_printf (out, "%" G_GUINT64_FORMAT ",%u,", link->line, link->column);
  scope_link_csv_append_text (out, link->text);
  g_string_append_printf (out, ",%s,",
                          iri_verdict_level_id ((IriVerdictLevel) link->level));
  scope_link_csv_append_text (out, link->title);
  g_string_append (out, link->deceives ? ",true," : ",false,");
  scope_link_csv_append_text (out, link->domain != NULL ? link->domain : "");
  for (gsize i = 0; i < G_N_ELEMENTS (link->n_findings); i++)
    g_string_append_printf (out, ",%u", link->n_findings[i]);
  g_string_append (out, CRLF);
}
