/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

/* Appends a row for each line of @text; only the first shows @name. */
static void
append_lines (GString *out, const char *name, const char *text)
{
  for (const char *line = text; line != NULL;)
    {
      const char *end = strchr (line, '\n');
      gsize length = end != NULL ? (gsize) (end - line) : strlen (line);
      g_autofree char *row = NULL;

      if (end != NULL && length > 0 && line[length - 1] == '\r')
        length--;
      row = cli_escape_controls (line, length);
      cli_append_row (out, line == text ? name : "", row);
      line = end != NULL ? end + 1 : NULL;
    }
}

static void
append_address (GString *out, const IriMailAddress *address)
{
  g_autofree char *mapped = iri_mail_address_ascii (address);
  g_autofree char *shown = iri_mail_address_unicode (address);
  g_autofree char *ascii = cli_escape_controls (mapped, strlen (mapped));
  g_autofree char *unicode = cli_escape_controls (shown, strlen (shown));
  /* Translators: a component, and the same percent-decoded. */
  g_autofree char *both = g_strdup_printf (_ ("%s (shown as %s)"), ascii, unicode);

  cli_append_row (out, iri_mail_kind_name (address->kind),
                  g_str_equal (ascii, unicode) ? ascii : both);
}

static void
append_mailto (GString *out, const IriMailto *mailto)
{
  for (guint i = 0; i < mailto->addresses->len; i++)
    append_address (out, &g_array_index (mailto->addresses, IriMailAddress, i));
  for (guint i = 0; i < mailto->fields->len; i++)
    {
      const IriMailField *field = &g_array_index (mailto->fields, IriMailField, i);
      g_autofree char *name = cli_escape_controls (field->name, strlen (field->name));

      if (!iri_mail_kind_is_list (field->kind))
        append_lines (out, name, field->value);
    }
  if (mailto->n_left_out > 0)
    g_string_append_printf (out,
                            ngettext ("%lu more is not shown\n",
                                      "%lu more are not shown\n", mailto->n_left_out),
                            (gulong) mailto->n_left_out);
}

static void
append_content (GString *out, const IriEmbeddedContent *content)
{
  g_autofree char *words = iri_embedded_content_describe (content);

  /* Translators: before what a data IRI contains: text/html. */
  cli_append_row (out, _ ("Contains"), words);
  if (content->size > 0)
    /* Translators: a noun: what is in a data IRI. */
    append_lines (out, _ ("Content"),
                  content->text != NULL ? content->text : content->hex);
}

void
cli_append_scheme (GString *out, const IriReport *report)
{
  if (report->mailto != NULL)
    append_mailto (out, report->mailto);
  if (report->content != NULL)
    append_content (out, report->content);
}
