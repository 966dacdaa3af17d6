/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* A page as Markdown. It has lists instead of tables, which CommonMark lacks. */

#include "iri-report-page.h"

#include "iri-chars.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Characters with a meaning in Markdown: anywhere, and at the beginning of a line
 * (CommonMark 0.30 §2.4; extensions use "~", "|" and "$"). */
#define SPECIAL "\\`*_[]<>&~|$"
#define SPECIAL_FIRST "#+-=:"

static void
append_prose (GString *out, const char *text)
{
  const char *digits = text + strspn (text, "0123456789");

  if (*text != '\0' && strchr (SPECIAL_FIRST, *text) != NULL)
    g_string_append_c (out, '\\');
  for (const char *at = text; *at != '\0'; at++)
    {
      if (strchr (SPECIAL, *at) != NULL
          || (at == digits && at > text && strchr (".)", *at) != NULL))
        g_string_append_c (out, '\\');
      g_string_append_c (out, *at == '\n' ? ' ' : *at);
    }
}

/* The length of the longest run of grave accents in @text. */
static gsize
longest_run (const char *text)
{
  gsize longest = 0;

  for (gsize n; *text != '\0'; text += MAX (n, 1))
    {
      n = strspn (text, "`");
      longest = MAX (longest, n);
    }
  return longest;
}

/* The text of a code span is literal if it has no run of grave accents as long as the
 * delimiters (§6.1). */
static void
append_span (GString *out, const char *text)
{
  gsize n = longest_run (text) + 1;
  const char *space = *text == '`' || g_str_has_suffix (text, "`") ? " " : "";
  g_autofree char *fence = g_strnfill (n, '`');

  g_string_append_printf (out, "%s%s%s%s%s", fence, space, text, space, fence);
}

/* Isolates code, which is read from left to right. The isolate is outside the code
 * span, so that copied code does not contain it. */
static void
append_value (GString *out, const IriBlock *block, const char *text)
{
  switch (block->role)
    {
    case IRI_TEXT_ROLE_PROSE:
      append_prose (out, text);
      break;
    case IRI_TEXT_ROLE_CODE:
      g_string_append (out, IRI_LRI);
      append_span (out, text);
      g_string_append (out, IRI_PDI);
      break;
    case IRI_TEXT_ROLE_VISUAL:
      g_string_append (out, IRI_LRI IRI_LRO);
      append_span (out, text);
      g_string_append (out, IRI_PDF IRI_PDI);
      break;
    }
}

static void
append_note (GString *out, const char *note)
{
  g_string_append (out, " (");
  append_prose (out, note);
  g_string_append_c (out, ')');
}

static void
append_finding (GString *out, const IriBlock *block)
{
  g_string_append_printf (out, "- **%s:** ", iri_verdict_level_name (block->level));
  append_prose (out, block->name);
  g_string_append (out, "\\\n  ");
  append_prose (out, block->text);
  append_note (out, block->note);
  g_string_append_c (out, '\n');
}

static void
append_row (GString *out, const IriBlock *block)
{
  g_string_append (out, "- ");
  append_prose (out, block->name);
  g_string_append (out, ": ");
  append_value (out, block, block->text);
  if (block->more != NULL)
    {
      /* Translators: between a value and its other form; reverse the arrow if your
       * language is written from right to left. */
      g_string_append_printf (out, " %s ", _ ("→"));
      append_value (out, block, block->more);
    }
  if (block->note != NULL)
    append_note (out, block->note);
  g_string_append_c (out, '\n');
}

static void
append_block (GString *out, const IriBlock *block)
{
  switch (block->kind)
    {
    case IRI_BLOCK_TITLE:
      g_string_append (out, "# ");
      append_value (out, block, block->text);
      g_string_append_c (out, '\n');
      break;
    case IRI_BLOCK_VERDICT:
      g_string_append_printf (out, "\n**%s:** ", iri_verdict_level_name (block->level));
      append_prose (out, block->name);
      g_string_append (out, "\\\n");
      append_prose (out, block->text);
      append_note (out, block->note);
      g_string_append_c (out, '\n');
      break;
    case IRI_BLOCK_FIGURE:
      break;
    case IRI_BLOCK_HEADING:
      g_string_append (out, "\n## ");
      append_prose (out, block->text);
      g_string_append (out, "\n\n");
      break;
    case IRI_BLOCK_FINDING:
      append_finding (out, block);
      break;
    case IRI_BLOCK_ROW:
      append_row (out, block);
      break;
    }
}

void
iri_report_page_append_markdown (GString *out, const IriReportPage *self)
{
  for (guint i = 0; i < self->blocks->len; i++)
    append_block (out, g_ptr_array_index (self->blocks, i));
}
