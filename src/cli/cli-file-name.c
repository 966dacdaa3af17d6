/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-file-name.h"
#include "iri-json-writer.h"

#include <glib/gi18n.h>
#include <string.h>

static void
append_json (CliItem item, const IriFileName *name, GString *out)
{
  iri_json_begin_document (out);
  iri_json_bytes (out, "input", item.text, item.length);
  iri_json_string (out, "iri", name != NULL ? name->iri : NULL);
  iri_json_string (out, "uri", name != NULL ? name->uri : NULL);
  iri_json_string (out, "relative_iri", name != NULL ? name->relative_iri : NULL);
  iri_json_string (out, "relative_uri", name != NULL ? name->relative_uri : NULL);
  iri_json_end_object (out);
}

static void
report_problem (CliItem item, const IriFileName *name, CliOutput *output)
{
  if (name == NULL)
    {
      cli_output_error (output, item, "name-empty", _ ("The file has no name"));
      output->failed = TRUE;
    }
  else if (name->octets)
    cli_output_error (output, item, "octets-kept",
                      _ ("Some bytes are not valid in the charset and were "
                         "percent-encoded unchanged"));
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  const char *source = options->report.source;
  const char *charset = source != NULL ? source : "UTF-8";
  g_autoptr (IriFileName) name = iri_file_name_new (item.text, item.length, charset);

  if (options->json)
    append_json (item, name, output->out);
  else if (name != NULL)
    g_string_append (output->out, name->uri != NULL ? name->uri : name->relative_uri);
  cli_end_line (options, output->out);
  report_problem (item, name, output);
}

const CliCommand cli_file_name = {
  .name = "file-name",
  .operands = N_ ("[NAME…]"),
  .summary = N_ ("make a URI from a file name"),
  .takes = CLI_TAKES_SOURCE,
  .process = process,
};
