/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-file-name.h"
#include "iri-json.h"

#include <glib/gi18n.h>
#include <string.h>

static void
append_member (GString *out, const char *name, const char *value)
{
  g_string_append_printf (out, ",\"%s\":", name);
  if (value == NULL)
    g_string_append (out, "null");
  else
    iri_json_append_string (out, value, strlen (value));
}

static void
append_json (CliItem item, const IriFileName *name, GString *out)
{
  g_string_append (out, "{\"input\":");
  iri_json_append_string (out, item.text, item.length);
  append_member (out, "iri", name != NULL ? name->iri : NULL);
  append_member (out, "uri", name != NULL ? name->uri : NULL);
  append_member (out, "relative_iri", name != NULL ? name->relative_iri : NULL);
  append_member (out, "relative_uri", name != NULL ? name->relative_uri : NULL);
  g_string_append_c (out, '}');
}

static void
complain (CliItem item, const IriFileName *name, CliOutput *out)
{
  if (name == NULL)
    {
      cli_output_error (out, item, "name-empty", _ ("The file has no name"));
      out->failed = TRUE;
    }
  else if (name->octets)
    cli_output_error (
        out, item, "octets-kept",
        _ ("Some octets are no characters in the charset; they are "
           "percent-encoded as they are"));
}

static void
answer (const CliOptions *options, CliItem item, CliOutput *out)
{
  const char *source = options->report.source;
  const char *charset = source != NULL ? source : "UTF-8";
  g_autoptr (IriFileName) name
      = iri_file_name_new (item.text, item.length, charset);

  if (options->json)
    append_json (item, name, out->out);
  else if (name != NULL)
    g_string_append (out->out,
                     name->uri != NULL ? name->uri : name->relative_uri);
  g_string_append_c (out->out, options->nul && !options->json ? '\0' : '\n');
  complain (item, name, out);
}

const CliCommand cli_file_name = {
  .name = "file-name",
  .operands = N_ ("[NAME…]"),
  .summary = N_ ("the URI that a file is exposed as"),
  .takes = CLI_TAKES_SOURCE,
  .answer = answer,
};
