/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-case-list.h"

#include "iri-json-writer.h"

#include <glib/gi18n.h>

/* The keys of an example, their names in JSON, their labels, and whether the values are
 * our words, which JSON has in English. */
static const struct
{
  const char *key;
  const char *json;
  const char *label;
  gboolean is_prose;
} fields[] = {
  { "Title", "title", NC_ ("example", "Shows"), TRUE },
  { "Input", "input", NC_ ("example", "Input"), FALSE },
  { "Other", "other", NC_ ("example", "Other input"), FALSE },
  { "Quote", "quote", NC_ ("example", "Quotation"), FALSE },
  { "Result", "says", NC_ ("example", "Expected result"), FALSE },
  { "Valid", "valid", NC_ ("example", "Valid"), FALSE },
  { "Findings", "findings", NC_ ("example", "Findings"), FALSE },
  { "Corrected", "corrected", NC_ ("example", "Corrected"), FALSE },
  { "Erratum", "erratum", NC_ ("example", "Erratum"), TRUE },
  { "Note", "note", NC_ ("example", "Note"), TRUE },
};

/* Returns what the standard shows after each step; may be empty. */
static GPtrArray *
get_steps (const CliCase *example)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_free);

  while (TRUE)
    {
      g_autofree char *key = g_strdup_printf ("Step%u", steps->len + 1);
      char *step = cli_case_get (example, key);

      if (step == NULL)
        return steps;
      g_ptr_array_add (steps, step);
    }
}

static void
append_list (GString *out, const char *name, GPtrArray *list)
{
  iri_json_begin_array (out, name);
  for (guint i = 0; i < list->len; i++)
    iri_json_string (out, NULL, g_ptr_array_index (list, i));
  iri_json_end_array (out);
}

/* @outcome is NULL if the example was not run. */
static void
append_json (GString *out, const CliCase *example, const CliCaseResult *outcome)
{
  g_autofree char *section = cli_case_get (example, "Section");
  g_autofree char *command = cli_case_get_command_line (example);
  g_autoptr (GPtrArray) steps = get_steps (example);

  iri_json_begin_document (out);
  iri_json_string (out, "id", example->id);
  iri_json_string (out, "spec", example->spec->id);
  iri_json_string (out, "section", section);
  iri_json_string (out, "command", command);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_case_get (example, fields[i].key);

      if (value != NULL)
        iri_json_string (out, fields[i].json, value);
    }
  if (steps->len > 0)
    append_list (out, "steps", steps);
  if (outcome != NULL)
    {
      iri_json_string (out, "got", outcome->got);
      append_list (out, "differences", outcome->differences);
    }
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

static void
append_text (GString *out, const CliCase *example, const CliCaseResult *outcome)
{
  g_autofree char *section = cli_case_get (example, "Section");
  g_autofree char *place = g_strdup_printf ("%s, %s", example->spec->id, section);
  g_autofree char *command = cli_case_get_command_line (example);
  g_autoptr (GPtrArray) steps = get_steps (example);

  /* Translators: a noun, before a number. */
  cli_append_escaped_row (out, _ ("Example"), example->id);
  cli_append_escaped_row (out, _ ("Standard, section"), place);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_case_get (example, fields[i].key);

      if (value != NULL)
        cli_append_escaped_row (out, g_dpgettext2 (NULL, "example", fields[i].label),
                                fields[i].is_prose ? gettext (value) : value);
    }
  for (guint i = 0; i < steps->len; i++)
    {
      /* Translators: step 1 and so on of a conversion. */
      g_autofree char *name = g_strdup_printf (_ ("After step %u"), i + 1);

      cli_append_escaped_row (out, name, g_ptr_array_index (steps, i));
    }
  cli_append_row (out, _ ("Command"), command);
  cli_append_escaped_row (out, _ ("Result"), outcome->got);
  for (guint i = 0; i < outcome->differences->len; i++)
    /* Translators: a noun, before what differs. */
    cli_append_escaped_row (out, _ ("Difference"),
                            g_ptr_array_index (outcome->differences, i));
}

static void
append_entry (GString *out, const CliCase *example, gboolean json)
{
  g_autofree char *section = cli_case_get (example, "Section");
  g_autofree char *title = cli_case_get (example, "Title");

  if (json)
    append_json (out, example, NULL);
  else
    g_string_append_printf (out, "%s\t%s\t%s\n", example->id, section, gettext (title));
}

static gboolean
run_entry (GString *out, const CliCase *example, gboolean json)
{
  g_autoptr (CliCaseResult) outcome = cli_case_run (example);

  if (json)
    append_json (out, example, outcome);
  else
    append_text (out, example, outcome);
  return outcome->differences->len == 0;
}

static int
run (const CliOptions *options)
{
  static const CliCaseList collection
      = { "examples", cli_case_all, append_entry, run_entry };

  return cli_case_list_run (&collection, options);
}

const CliCommand cli_examples = {
  .name = "examples",
  .operands = N_ ("[ID…]"),
  .summary = N_ ("run the worked examples of the standards"),
  .run = run,
};
