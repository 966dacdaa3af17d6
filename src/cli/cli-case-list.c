/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-case-list.h"

#include "cli-options.h"

#include <glib/gi18n.h>

static gboolean
matches (const CliCase *entry, const char *id)
{
  return g_str_equal (id, entry->id) || g_str_equal (id, entry->spec->id)
         || g_str_equal (id, "all");
}

static void
list (const CliCaseList *self, gboolean json, GString *out)
{
  gsize n;
  const CliCase *entries = self->all (&n);

  for (gsize i = 0; i < n; i++)
    self->append_entry (out, &entries[i], json);
}

/* Returns the exit status. */
static int
run_by_id (const CliCaseList *self, const char *id, gboolean json, GString *out)
{
  gsize n;
  const CliCase *entries = self->all (&n);
  gboolean found = FALSE, expected = TRUE;

  for (gsize i = 0; i < n; i++)
    if (matches (&entries[i], id))
      {
        found = TRUE;
        if (out->len > 0 && !json)
          g_string_append_c (out, '\n');
        expected = self->run_entry (out, &entries[i], json) && expected;
      }
  if (!found)
    /* Translators: the id of an example or a statement, and a command: examples. */
    return cli_options_error (_ ("there is no “%s”; “iri %s” lists them all"), id,
                              self->command);
  return expected ? CLI_OK : CLI_FAILED;
}

int
cli_case_list_run (const CliCaseList *self, const CliOptions *options)
{
  g_autoptr (GString) out = g_string_new (NULL);
  int status = CLI_OK;

  if (options->operands == NULL)
    list (self, options->json, out);
  for (GStrv id = options->operands; id != NULL && *id != NULL; id++)
    {
      int one = run_by_id (self, *id, options->json, out);

      status = MAX (status, one);
    }
  return cli_print (out) ? status : CLI_IO;
}
