/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-options.h"
#include "draw-picture.h"
#include "iri-worksheet.h"
#include "scope-worksheet.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Reads standard input to its end. */
static GString *
read_input (void)
{
  GString *text = g_string_new (NULL);
  char buffer[4096];
  gsize length;

  while ((length = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_string_append_len (text, buffer, (gssize) length);
  return text;
}

/* Returns NULL and reports an error if the file cannot be read. */
static ScopeSet *
read_set (const CliOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (options->operands == NULL)
    {
      g_autoptr (GString) input = read_input ();

      return scope_set_read (input->str, input->len);
    }
  if (g_file_get_contents (options->operands[0], &text, &length, &error))
    return scope_set_read (text, length);
  g_printerr ("iri: %s\n", error->message);
  return NULL;
}

/* Takes @sheet. */
static int
write_sheet (const CliOptions *options, ScopeWorksheet *sheet)
{
  g_autoptr (ScopeWorksheet) owned = sheet;
  g_autoptr (GString) out = g_string_new (NULL);
  gsize n;
  const IriWorksheetItem *items = scope_worksheet_get_items (owned, &n);
  cairo_status_t status = iri_worksheet_append (out, scope_worksheet_get_title (owned),
                                                items, n, options->sheet.answers);

  if (status == CAIRO_STATUS_SUCCESS)
    return draw_write_file (options->picture.file, out);
  g_printerr ("iri: %s\n", cairo_status_to_string (status));
  return CLI_FAILED;
}

int
draw_worksheet (const CliOptions *options)
{
  const CliSheet *sheet = &options->sheet;
  guint n_operands = options->operands != NULL ? g_strv_length (options->operands) : 0;
  g_autoptr (ScopeSet) set = NULL;

  if (n_operands > (sheet->asks ? 0 : 1))
    return cli_options_error (
        _ ("“iri worksheet” reads one set, or makes --questions"));
  if (sheet->asks)
    return write_sheet (options, scope_worksheet_new_from_questions (
                                     sheet->kind, (guint32) sheet->seed,
                                     (guint) sheet->difficulty, (guint) sheet->count));
  set = read_set (options);
  if (set == NULL)
    return CLI_IO;
  if (scope_set_count (set) == 0)
    return cli_options_error (_ ("there is no IRI to draw"));
  return write_sheet (options, scope_worksheet_new_from_set (set));
}
