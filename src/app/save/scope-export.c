/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-export.h"

#include "iri-report-page.h"
#include "scope-json-report.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

/* The maximum length of a file name before its suffix, in characters. */
#define MAX_NAME 60

/* In HTML pages, in pixels. Pictures by themselves are as wide as a slide. */
#define FIGURE_WIDTH 960

static const ScopeExportInfo infos[SCOPE_N_EXPORTS] = {
  [SCOPE_EXPORT_SVG]
  = { "svg", ".svg", "image/svg+xml", N_ ("SVG Picture"), N_ ("Picture saved") },
  [SCOPE_EXPORT_PDF]
  = { "pdf", ".pdf", "application/pdf", N_ ("PDF Picture"), N_ ("Picture saved") },
  [SCOPE_EXPORT_PNG]
  = { "png", ".png", "image/png", N_ ("PNG Picture"), N_ ("Picture saved") },
  [SCOPE_EXPORT_JSON]
  = { "json", ".json", "application/json", N_ ("JSON Report"), N_ ("Report saved") },
  [SCOPE_EXPORT_MARKDOWN]
  = { "markdown", ".md", "text/markdown", N_ ("Markdown Report"), N_ ("Report saved") },
  [SCOPE_EXPORT_HTML]
  = { "html", ".html", "text/html", N_ ("HTML Report"), N_ ("Report saved") },
  [SCOPE_EXPORT_STEPS_SVG]
  = { "steps-svg", ".svg", "image/svg+xml", N_ ("SVG Picture"), N_ ("Picture saved") },
  [SCOPE_EXPORT_STEPS_PDF] = { "steps-pdf", ".pdf", "application/pdf",
                               N_ ("PDF Picture"), N_ ("Picture saved") },
};

const ScopeExportInfo *
scope_export_info (ScopeExport what)
{
  return &infos[what];
}

gboolean
scope_export_find (const char *id, ScopeExport *what)
{
  for (int i = 0; i < SCOPE_N_EXPORTS; i++)
    if (g_str_equal (infos[i].id, id))
      {
        *what = (ScopeExport) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
scope_export_find_by_name (const char *name, ScopeExport *what)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  if (g_str_has_suffix (lower, infos[*what].ending))
    return TRUE;
  for (int i = 0; i < SCOPE_N_EXPORTS; i++)
    if (g_str_has_suffix (lower, infos[i].ending))
      {
        *what = (ScopeExport) i;
        return TRUE;
      }
  return FALSE;
}

/* Appends only letters, digits, marks and inner dots and hyphens, so that it is no
 * path, no hidden file and has no invisible characters. */
static void
append_name (GString *out, const char *text)
{
  for (int n = 0; *text != '\0' && n < MAX_NAME; text = g_utf8_next_char (text), n++)
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_isalnum (c) || g_unichar_ismark (c)
          || (out->len > 0 && (c == '-' || c == '.')))
        g_string_append_unichar (out, c);
    }
}

char *
scope_export_name (ScopeExport what, const IriReport *report)
{
  GString *out = g_string_new (NULL);

  if (report->host != NULL && report->host->unicode != NULL)
    append_name (out, report->host->unicode);
  if (out->len == 0)
    /* Translators: a file name for an IRI without a host. */
    g_string_append (out, C_ ("file name", "Address"));
  g_string_append (out, infos[what].ending);
  return g_string_free (out, FALSE);
}

IriPictureFile
scope_export_picture (const ScopeExportOptions *options)
{
  return (IriPictureFile){
    .conventions = &options->convention,
    .n_conventions = 1,
    .notation = options->notation,
    .high_contrast = options->high_contrast,
    .by_script = options->by_script,
    .card = options->card,
    .font = options->font,
  };
}

static gboolean
append_picture (GString *out,
                ScopeExport what,
                const IriReport *report,
                const ScopeExportOptions *options,
                GError **error)
{
  IriPictureFile file = scope_export_picture (options);
  cairo_status_t status;

  file.steps = what == SCOPE_EXPORT_STEPS_SVG || what == SCOPE_EXPORT_STEPS_PDF;
  iri_picture_format_find (infos[what].ending + 1, &file.format);
  status = iri_picture_file_append (out, report, &file);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       status == CAIRO_STATUS_INVALID_SIZE
                           ? _ ("The picture is too large for the format")
                           : cairo_status_to_string (status));
  return FALSE;
}

static void
append_html (GString *out, const IriReport *report, const ScopeExportOptions *options)
{
  IriPictureFile file = scope_export_picture (options);
  g_autoptr (GString) figure = g_string_new (NULL);
  IriReportPage *page = iri_report_page_new (report);
  char *summary;

  file.width = FIGURE_WIDTH;
  summary = iri_picture_file_summary (report, &file);
  iri_picture_file_append (figure, report, &file);
  iri_report_page_append_html_head (out, _ ("Report by Iriscope"));
  iri_report_page_append_html (out, page, figure->str, summary);
  iri_report_page_free (page);
  g_free (summary);
}

static void
append_markdown (GString *out, const IriReport *report)
{
  g_autoptr (IriReportPage) page = iri_report_page_new (report);

  iri_report_page_append_markdown (out, page);
}

GBytes *
scope_export_make (ScopeExport what,
                   const IriReport *report,
                   const ScopeExportOptions *options,
                   GError **error)
{
  GString *out = g_string_new (NULL);
  gboolean is_made = TRUE;

  switch (what)
    {
    case SCOPE_EXPORT_SVG:
    case SCOPE_EXPORT_PDF:
    case SCOPE_EXPORT_PNG:
    case SCOPE_EXPORT_STEPS_SVG:
    case SCOPE_EXPORT_STEPS_PDF:
      is_made = append_picture (out, what, report, options, error);
      break;
    case SCOPE_EXPORT_JSON:
      scope_json_report_append (out, report);
      g_string_append_c (out, '\n');
      break;
    case SCOPE_EXPORT_MARKDOWN:
      append_markdown (out, report);
      break;
    case SCOPE_EXPORT_HTML:
      append_html (out, report, options);
      break;
    case SCOPE_N_EXPORTS:
      g_return_val_if_reached (NULL);
    }
  if (is_made)
    return g_string_free_to_bytes (out);
  g_string_free (out, TRUE);
  return NULL;
}
