/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-example.h"

#include "cli-options.h"
#include "iri-json-writer.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* The keys of an example, their names in JSON, and their labels. */
static const struct
{
  const char *key;
  const char *json;
  const char *label;
} fields[] = {
  { "Title", "title", N_ ("Shows") },
  { "Input", "input", N_ ("Input") },
  { "Other", "other", N_ ("Other input") },
  { "Quote", "quote", N_ ("Quotation") },
  { "Result", "says", N_ ("Expected result") },
  { "Valid", "valid", N_ ("Valid") },
  { "Findings", "findings", N_ ("Findings") },
  { "Corrected", "corrected", N_ ("Corrected") },
  { "Erratum", "erratum", N_ ("Erratum") },
  { "Note", "note", N_ ("Note") },
};

static gboolean
is_plain (const char *word)
{
  for (const char *p = word; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      return FALSE;
  return g_utf8_validate (word, -1, NULL);
}

/* Quotes a word for a shell, on one line. */
static char *
quote (const char *word)
{
  GString *quoted;

  if (is_plain (word))
    return word[strcspn (word, " '\"\\&;|<>()[]{}$`*?#~!")] == '\0'
               ? g_strdup (word)
               : g_shell_quote (word);
  quoted = g_string_new ("$'");
  for (const char *p = word; *p != '\0'; p++)
    g_string_append_printf (
        quoted, g_ascii_isalnum (*p) || strchr ("/:.-", *p) ? "%c" : "\\%03o",
        (guchar) *p);
  g_string_append_c (quoted, '\'');
  return g_string_free (quoted, FALSE);
}

static char *
get_command_line (const CliExample *example)
{
  g_auto (GStrv) words = cli_example_get_words (example);
  const char *before = " ";
  GString *line = g_string_new ("iri");

  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_autofree char *quoted = quote (words[i]);

      /* `iri detect` reads the text from standard input. */
      if (g_str_equal (words[i], "--"))
        before = g_str_equal (words[0], "detect") ? " <<<" : " ";
      else
        g_string_append_printf (line, "%s%s", before, quoted);
    }
  return g_string_free (line, FALSE);
}

/* Returns what the standard shows after each step; may be empty. */
static GPtrArray *
get_steps (const CliExample *example)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_free);

  while (TRUE)
    {
      g_autofree char *key = g_strdup_printf ("Step%u", steps->len + 1);
      char *step = cli_example_get (example, key);

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
append_json (GString *out, const CliExample *example, const CliExampleResult *outcome)
{
  g_autofree char *section = cli_example_get (example, "Section");
  g_autofree char *command = get_command_line (example);
  g_autoptr (GPtrArray) steps = get_steps (example);

  iri_json_begin_document (out);
  iri_json_string (out, "id", example->id);
  iri_json_string (out, "spec", example->spec->id);
  iri_json_string (out, "section", section);
  iri_json_string (out, "command", command);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_example_get (example, fields[i].key);

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
append_value (GString *out, const char *name, const char *value)
{
  g_autofree char *escaped = is_plain (value)
                                 ? g_strdup (value)
                                 : cli_escape_controls (value, strlen (value));

  cli_append_row (out, name, escaped);
}

static void
append_text (GString *out, const CliExample *example, const CliExampleResult *outcome)
{
  g_autofree char *section = cli_example_get (example, "Section");
  g_autofree char *place = g_strdup_printf ("%s, %s", example->spec->id, section);
  g_autofree char *command = get_command_line (example);
  g_autoptr (GPtrArray) steps = get_steps (example);

  append_value (out, _ ("Example"), example->id);
  append_value (out, _ ("Standard, section"), place);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *value = cli_example_get (example, fields[i].key);

      if (value != NULL)
        append_value (out, _ (fields[i].label), value);
    }
  for (guint i = 0; i < steps->len; i++)
    {
      /* Translators: step 1 and so on of a conversion. */
      g_autofree char *name = g_strdup_printf (_ ("After step %u"), i + 1);

      append_value (out, name, g_ptr_array_index (steps, i));
    }
  cli_append_row (out, _ ("Command"), command);
  append_value (out, _ ("Result"), outcome->got);
  for (guint i = 0; i < outcome->differences->len; i++)
    append_value (out, _ ("Difference"), g_ptr_array_index (outcome->differences, i));
}

static void
list (const CliOptions *options, GString *out)
{
  const CliExample *examples;
  gsize n;

  examples = cli_example_all (&n);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *section = cli_example_get (&examples[i], "Section");
      g_autofree char *title = cli_example_get (&examples[i], "Title");

      if (options->json)
        append_json (out, &examples[i], NULL);
      else
        g_string_append_printf (out, "%s\t%s\t%s\n", examples[i].id, section, title);
    }
}

/* Returns whether the result is the expected one. */
static gboolean
run_example (const CliExample *example, const CliOptions *options, GString *out)
{
  g_autoptr (CliExampleResult) outcome = cli_example_run (example);

  if (options->json)
    append_json (out, example, outcome);
  else
    {
      if (out->len > 0)
        g_string_append_c (out, '\n');
      append_text (out, example, outcome);
    }
  return outcome->differences->len == 0;
}

/* Runs the example @id, or all examples of the standard @id. Returns the exit
 * status. */
static int
run_by_id (const char *id, const CliOptions *options, GString *out)
{
  const CliExample *examples;
  gsize n;
  int status = CLI_USAGE;

  examples = cli_example_all (&n);
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (examples[i].id, id) || g_str_equal (examples[i].spec->id, id))
      {
        gboolean expected = run_example (&examples[i], options, out);

        status = expected && status != CLI_FAILED ? CLI_OK : CLI_FAILED;
      }
  if (status == CLI_USAGE)
    cli_options_error (
        _ ("there is no example “%s”; “iri examples” lists the examples"), id);
  return status;
}

static int
run (const CliOptions *options)
{
  g_autoptr (GString) out = g_string_new (NULL);
  int status = CLI_OK;

  if (options->operands == NULL)
    list (options, out);
  for (GStrv id = options->operands; id != NULL && *id != NULL; id++)
    {
      int one = run_by_id (*id, options, out);

      status = MAX (status, one);
    }
  if (fwrite (out->str, 1, out->len, stdout) == out->len && fflush (stdout) == 0)
    return status;
  g_printerr ("iri: %s: %s\n", _ ("standard output"), g_strerror (errno));
  return CLI_IO;
}

const CliCommand cli_examples = {
  .name = "examples",
  .operands = N_ ("[ID…]"),
  .summary = N_ ("the worked examples of the standards"),
  .run = run,
};
