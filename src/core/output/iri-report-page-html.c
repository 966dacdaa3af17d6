/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* A page as HTML: a single file that loads nothing and runs nothing. It has no links to
 * IRIs, because readers should see where an IRI leads before they follow it. */

#include "iri-report-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Follows the colour scheme of the desktop. The severity colours have a contrast of at
 * least 4.5:1 with the background, and each severity is also named. */
static const char style[]
    = ":root { color-scheme: light dark; --error: #b3261e; --warning: #8a5300; "
      "--note: #1b63c4; --good: #26733a; --rule: #8886; }\n"
      "@media (prefers-color-scheme: dark) { :root { --error: #ff9d94; "
      "--warning: #ffb13d; --note: #84b7ff; --good: #8fd19e; } }\n"
      "body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; "
      "font: 1rem/1.5 system-ui, sans-serif; }\n"
      "article + article { border-top: 3px double var(--rule); "
      "margin-top: 3rem; }\n"
      "code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; "
      "}\n"
      "h1 { font-size: 1.35rem; font-weight: 600; }\n"
      "h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; break-after: avoid; }\n"
      ".verdict, .finding { border-inline-start: 4px solid var(--rule); "
      "padding-inline-start: .75rem; margin: 1rem 0; break-inside: avoid; }\n"
      ".verdict strong { font-size: 1.15rem; }\n"
      ".verdict p, .finding p { margin: 0; }\n"
      ".error { border-color: var(--error); } "
      ".error .tone { color: var(--error); }\n"
      ".warning { border-color: var(--warning); } "
      ".warning .tone { color: var(--warning); }\n"
      ".note { border-color: var(--note); } .note .tone { color: var(--note); "
      "}\n"
      ".good { border-color: var(--good); } .good .tone { color: var(--good); "
      "}\n"
      "small { opacity: .75; font-size: .85rem; }\n"
      "figure { margin: 1.5rem 0; overflow-x: auto; }\n"
      "figure img { max-width: none; }\n"
      "dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; "
      "gap: .35rem 1rem; margin: 0; }\n"
      "dt { opacity: .75; } dd { margin: 0; min-width: 0; }\n"
      "@media (max-width: 30rem) { dl { display: block; } "
      "dd { margin-bottom: .5rem; } }\n"
      "@media print { body { margin: 0; max-width: none; } "
      "figure img { max-width: 100%; } }\n";

/* GLib also escapes quotation marks, so the result is safe in attributes. */
static void
append_escaped (GString *out, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_markup_vprintf_escaped (format, args);
  va_end (args);
  g_string_append (out, text);
}

void
iri_report_page_append_html_head (GString *out, const char *title)
{
  append_escaped (
      out,
      "<!DOCTYPE html>\n<html lang=\"%s\" dir=\"%s\">\n<head>\n"
      "<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n"
      "<meta name=\"generator\" content=\"Iriscope %s\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
      "&apos;none&apos;; img-src data:; style-src "
      "&apos;unsafe-inline&apos;\">\n"
      "<title>%s</title>\n<style>\n",
      /* Translators: the language that you translate to (BCP 47), "de". */
      C_ ("language", "en"),
      /* Translators: "rtl" if your language is written from right to left. */
      C_ ("direction", "ltr"), IRI_VERSION, title);
  g_string_append (out, style);
  g_string_append (out, "</style>\n</head>\n<body>\n");
}

/* An element with a "dir" attribute is isolated from the text around it (HTML §15.3.6);
 * "bdo" keeps the visual order. */
static void
append_value (GString *out, const IriBlock *block, const char *text)
{
  switch (block->role)
    {
    case IRI_TEXT_ROLE_PROSE:
      append_escaped (out, "%s", text);
      break;
    case IRI_TEXT_ROLE_CODE:
      append_escaped (out, "<code dir=\"ltr\">%s</code>", text);
      break;
    case IRI_TEXT_ROLE_VISUAL:
      append_escaped (out, "<code><bdo dir=\"ltr\">%s</bdo></code>", text);
      break;
    }
}

static void
append_level (GString *out, const IriBlock *block)
{
  append_escaped (out, "<b class=\"tone\">%s:</b> ",
                  iri_verdict_level_name (block->level));
}

static void
append_verdict (GString *out, const IriBlock *block)
{
  append_escaped (out, "<div class=\"verdict %s\">\n<p>",
                  iri_verdict_level_id (block->level));
  append_level (out, block);
  append_escaped (out,
                  "<strong>%s</strong></p>\n<p>%s</p>\n"
                  "<p><small>%s</small></p>\n</div>\n",
                  block->name, block->text, block->note);
}

static void
append_finding (GString *out, const IriBlock *block)
{
  append_escaped (out, "<div class=\"finding %s\">\n<p>",
                  iri_verdict_level_id (block->level));
  append_level (out, block);
  append_escaped (out,
                  "<strong>%s</strong></p>\n<p>%s</p>\n"
                  "<p><small>%s</small></p>\n</div>\n",
                  block->name, block->text, block->note);
}

static void
append_row (GString *out, const IriBlock *block)
{
  append_escaped (out, "<dt>%s</dt><dd>", block->name);
  append_value (out, block, block->text);
  if (block->more != NULL)
    {
      append_escaped (out, " %s ", _ ("→"));
      append_value (out, block, block->more);
    }
  if (block->note != NULL)
    append_escaped (out, "<br><small>%s</small>", block->note);
  g_string_append (out, "</dd>\n");
}

/* Embeds the figure as an image, so that its styles and ids stay separate. */
static void
append_figure (GString *out, const char *figure, const char *summary)
{
  g_autofree char *encoded = NULL;

  if (figure == NULL)
    return;
  encoded = g_base64_encode ((const guchar *) figure, strlen (figure));
  g_string_append_printf (
      out, "<figure dir=\"ltr\"><img src=\"data:image/svg+xml;base64,%s\"", encoded);
  append_escaped (out, " alt=\"%s\"></figure>\n", summary != NULL ? summary : "");
}

static void
append_block (GString *out,
              const IriBlock *block,
              const char *figure,
              const char *summary)
{
  switch (block->kind)
    {
    case IRI_BLOCK_TITLE:
      g_string_append (out, "<h1>");
      append_value (out, block, block->text);
      g_string_append (out, "</h1>\n");
      break;
    case IRI_BLOCK_VERDICT:
      append_verdict (out, block);
      break;
    case IRI_BLOCK_FIGURE:
      append_figure (out, figure, summary);
      break;
    case IRI_BLOCK_HEADING:
      append_escaped (out, "<h2>%s</h2>\n", block->text);
      break;
    case IRI_BLOCK_FINDING:
      append_finding (out, block);
      break;
    case IRI_BLOCK_ROW:
      append_row (out, block);
      break;
    }
}

static gboolean
is_row (const IriReportPage *self, guint index)
{
  const IriBlock *block
      = index < self->blocks->len ? g_ptr_array_index (self->blocks, index) : NULL;

  return block != NULL && block->kind == IRI_BLOCK_ROW;
}

void
iri_report_page_append_html (GString *out,
                             const IriReportPage *self,
                             const char *figure,
                             const char *summary)
{
  g_string_append (out, "<article>\n");
  for (guint i = 0; i < self->blocks->len; i++)
    {
      if (is_row (self, i) && !is_row (self, i - 1))
        g_string_append (out, "<dl>\n");
      append_block (out, g_ptr_array_index (self->blocks, i), figure, summary);
      if (is_row (self, i) && !is_row (self, i + 1))
        g_string_append (out, "</dl>\n");
    }
  g_string_append (out, "</article>\n");
}
