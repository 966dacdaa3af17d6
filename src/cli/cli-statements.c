/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-statement.h"

#include "cli-case-list.h"
#include "iri-json-writer.h"

#include <glib/gi18n.h>

/* The keys of a statement, their names in JSON, and their labels. */
static const struct
{
  const char *key;
  const char *json;
  const char *label;
} fields[] = {
  { "Section", "section", NC_ ("statement", "Section") },
  { "Level", "level", NC_ ("statement", "Level") },
  { "About", "about", NC_ ("statement", "About") },
  { "Statement", "statement", NC_ ("statement", "Statement") },
  { "NoCase", "no_case", NC_ ("statement", "Cannot be shown") },
  { "Open", "open", NC_ ("statement", "Open") },
};

static void
append_json_fields (GString *out, const CliCase *self)
{
  iri_json_string (out, "id", self->id);
  iri_json_string (out, "spec", self->spec->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_case_get (self, fields[i].key);

      if (value != NULL)
        iri_json_string (out, fields[i].json, value);
    }
}

static void
append_json_case (GString *out, const CliCase *one, const CliCaseResult *outcome)
{
  g_autofree char *command = cli_case_get_command_line (one);
  g_autofree char *why = cli_case_get (one, "Why");

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "command", command);
  if (why != NULL)
    iri_json_string (out, "why", why);
  iri_json_string (out, "got", outcome->got);
  iri_json_begin_array (out, "differences");
  for (guint i = 0; i < outcome->differences->len; i++)
    iri_json_string (out, NULL, g_ptr_array_index (outcome->differences, i));
  iri_json_end_array (out);
  iri_json_end_object (out);
}

static void
append_json (GString *out,
             const CliCase *self,
             CliStatementState state,
             GPtrArray *outcomes)
{
  iri_json_begin_document (out);
  append_json_fields (out, self);
  iri_json_string (out, "state", cli_statement_state_id (state));
  iri_json_begin_array (out, "cases");
  for (guint i = 0; i < outcomes->len; i++)
    {
      CliCase one = cli_statement_get_case (self, i + 1);

      append_json_case (out, &one, g_ptr_array_index (outcomes, i));
    }
  iri_json_end_array (out);
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

static void
append_case (GString *out, const CliCase *one, const CliCaseResult *outcome)
{
  g_autofree char *command = cli_case_get_command_line (one);
  g_autofree char *why = cli_case_get (one, "Why");

  cli_append_escaped_row (out, _ ("Command"), command);
  cli_append_escaped_row (out, _ ("Result"), outcome->got);
  if (why != NULL)
    /* Translators: before a reason. */
    cli_append_escaped_row (out, _ ("Why"), why);
  for (guint i = 0; i < outcome->differences->len; i++)
    cli_append_escaped_row (out, _ ("Difference"),
                            g_ptr_array_index (outcome->differences, i));
}

static void
append_text (GString *out,
             const CliCase *self,
             CliStatementState state,
             GPtrArray *outcomes)
{
  cli_append_row (out, _ ("Statement of"), self->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_case_get (self, fields[i].key);

      if (value != NULL)
        cli_append_escaped_row (out, g_dpgettext2 (NULL, "statement", fields[i].label),
                                value);
    }
  /* Translators: a noun: whether a statement holds. */
  cli_append_row (out, _ ("State"), cli_statement_state_id (state));
  for (guint i = 0; i < outcomes->len; i++)
    {
      CliCase one = cli_statement_get_case (self, i + 1);

      append_case (out, &one, g_ptr_array_index (outcomes, i));
    }
}

static void
append_entry (GString *out, const CliCase *self, gboolean json)
{
  g_autofree char *section = cli_case_get (self, "Section");
  g_autofree char *level = cli_case_get (self, "Level");
  g_autofree char *text = cli_case_get (self, "Statement");

  if (!json)
    {
      g_string_append_printf (out, "%s\t%s\t%s\t%s\n", self->id, section, level, text);
      return;
    }
  iri_json_begin_document (out);
  append_json_fields (out, self);
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

static gboolean
run_entry (GString *out, const CliCase *self, gboolean json)
{
  g_autoptr (GPtrArray) outcomes
      = g_ptr_array_new_with_free_func ((GDestroyNotify) cli_case_result_free);
  CliStatementState state = cli_statement_run (self, outcomes);

  if (json)
    append_json (out, self, state, outcomes);
  else
    append_text (out, self, state, outcomes);
  return state == CLI_STATEMENT_RIGHT || state == CLI_STATEMENT_NO_CASE;
}

static int
run (const CliOptions *options)
{
  static const CliCaseList collection
      = { "statements", cli_statement_all, append_entry, run_entry };

  return cli_case_list_run (&collection, options);
}

const CliCommand cli_statements = {
  .name = "statements",
  .operands = N_ ("[ID…]"),
  .summary = N_ ("test what each standard requires"),
  .run = run,
};
