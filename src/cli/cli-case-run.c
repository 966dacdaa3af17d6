/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-case.h"

#include "cli-options.h"
#include "iri-notation.h"

#include <glib/gi18n.h>
#include <string.h>

/* Decodes "<c3>" to that octet (3987bis-00 §1.4). */
static char *
read_octets (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (text[0] == '<' && g_ascii_isxdigit (text[1]) && g_ascii_isxdigit (text[2])
        && text[3] == '>')
      {
        g_string_append_c (plain, (char) (g_ascii_xdigit_value (text[1]) * 16
                                          + g_ascii_xdigit_value (text[2])));
        text += 3;
      }
    else
      g_string_append_c (plain, *text);
  return g_string_free (plain, FALSE);
}

/* Decodes @text from the notation in @notation_key. */
static char *
decode (const CliCase *self, const char *text, const char *notation_key)
{
  g_autofree char *id = cli_case_get (self, notation_key);
  IriNotation notation = IRI_NOTATION_PLAIN;
  GString *plain;

  if (id == NULL)
    return g_strdup (text);
  if (!iri_notation_find (id, &notation))
    return read_octets (text);
  plain = g_string_new (NULL);
  iri_notation_read (notation, text, strlen (text), plain, NULL);
  return g_string_free (plain, FALSE);
}

/* Returns the value of @key, decoded likewise, or NULL if there is none. */
static char *
get_plain (const CliCase *self, const char *key, const char *notation_key)
{
  g_autofree char *text = cli_case_get (self, key);

  return text != NULL ? decode (self, text, notation_key) : NULL;
}

/* Returns the expected result, or NULL if the example has none. */
static char *
get_expected (const CliCase *self)
{
  char *corrected = get_plain (self, "Corrected", "ResultNotation");

  if (corrected != NULL)
    return corrected;
  return get_plain (self, "Result", "ResultNotation");
}

GStrv
cli_case_get_words (const CliCase *self)
{
  g_autofree char *command = cli_case_get (self, "Command");
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *input = get_plain (self, "Input", "InputNotation");
  g_autofree char *other = get_plain (self, "Other", "InputNotation");
  g_auto (GStrv) options = g_strsplit (command, " ", -1);

  g_strv_builder_addv (words, (const char **) options);
  g_strv_builder_add (words, "--");
  g_strv_builder_add (words, input);
  if (other != NULL)
    g_strv_builder_add (words, other);
  return g_strv_builder_end (words);
}

static void G_GNUC_PRINTF (2, 3)
    add_difference (CliCaseResult *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (self->differences, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static void
expect (CliCaseResult *self, const char *key, const char *expected, const char *got)
{
  if (g_strcmp0 (expected, got) != 0)
    /* Translators: a key, the expected value and the value: Result: “valid”
     * expected, not “not valid”. */
    add_difference (self, _ ("%s: “%s” expected, not “%s”"), key, expected,
                    got != NULL ? got : "");
}

/* Returns the last line of @out if there are steps before it, otherwise all of it. */
static char *
get_result (const CliOptions *options, const GString *out)
{
  g_autofree char *text = g_strdup (out->str);
  const char *last;

  if (g_str_has_suffix (text, "\n"))
    text[out->len - 1] = '\0';
  last = (options->report.want & IRI_WANT_STEPS) != 0 ? strrchr (text, '\n') : NULL;
  return g_strdup (last != NULL ? last + 1 : text);
}

static void
check_status (const CliCase *self, const CliOutput *output, CliCaseResult *outcome)
{
  g_autofree char *expected = cli_case_get (self, "Status");

  if (expected != NULL)
    expect (outcome, "Status", expected, output->failed ? "1" : "0");
}

/* Checks whether each of the texts listed in @key is in the output. */
static void
check_contents (const CliCase *self,
                const char *key,
                gboolean expected,
                const CliOutput *output,
                CliCaseResult *outcome)
{
  g_auto (GStrv) texts = cli_case_get_list (self, key);

  for (gsize i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      g_autofree char *text = decode (self, texts[i], "ResultNotation");

      if ((strstr (output->out->str, text) != NULL) != expected)
        add_difference (outcome,
                        /* Translators: %s is a piece of text. */
                        expected ? _ ("“%s” is missing from the output")
                                 /* Translators: %s is a piece of text. */
                                 : _ ("“%s” must not be in the output"),
                        text);
    }
}

static void
check_steps (const CliCase *self, const IriReport *report, CliCaseResult *outcome)
{
  const IriSteps *steps
      = report->iri_steps != NULL ? report->iri_steps : report->uri_steps;

  for (gsize i = 0; TRUE; i++)
    {
      g_autofree char *key = g_strdup_printf ("Step%" G_GSIZE_FORMAT, i + 1);
      g_autofree char *expected = get_plain (self, key, "ResultNotation");

      if (expected == NULL)
        return;
      expect (outcome, key, expected,
              steps != NULL && i < steps->n_steps ? steps->steps[i].text : NULL);
    }
}

static void
check_components (const CliCase *self, const IriReport *report, CliCaseResult *outcome)
{
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = report->reference_components.span[component];
      g_autofree char *key = g_strdup (iri_component_id ((IriComponent) component));
      g_autofree char *expected = NULL, *got = NULL;

      key[0] = g_ascii_toupper (key[0]);
      expected = cli_case_get (self, key);
      if (expected == NULL)
        continue;
      if (iri_span_is_present (span))
        got = g_strndup (report->reference + span.begin, iri_span_length (span));
      expect (outcome, key, expected, got);
    }
}

/* Says whether the IRI is valid, and lists the ids of the findings. */
static char *
list_findings (const IriReport *report)
{
  /* Translators: of an IRI; the value in “%s” expected, not “%s”. */
  GString *list = g_string_new (report->valid ? _ ("valid") : _ ("not valid"));

  for (gsize i = 0; i < report->n_findings; i++)
    g_string_append_printf (list, ", %s",
                            iri_finding_info (report->findings[i].code)->id);
  return g_string_free (list, FALSE);
}

/* Whether a finding with that id was reported; "*" is every finding but notes. */
static gboolean
has_finding (const IriReport *report, const char *id)
{
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFindingInfo *info = iri_finding_info (report->findings[i].code);

      if (g_str_equal (id, "*") ? info->severity != IRI_SEVERITY_NOTE
                                : g_str_equal (info->id, id))
        return TRUE;
    }
  return FALSE;
}

static void
check_findings (const CliCase *self, const IriReport *report, CliCaseResult *outcome)
{
  g_autofree char *valid = cli_case_get (self, "Valid");
  g_auto (GStrv) findings = cli_case_get_list (self, "Findings");
  g_auto (GStrv) others = cli_case_get_list (self, "NoFindings");

  if (valid != NULL)
    expect (outcome, "Valid", valid, report->valid ? "true" : "false");
  for (gsize i = 0; findings != NULL && findings[i] != NULL; i++)
    if (!has_finding (report, findings[i]))
      /* Translators: the id of a finding: bidi-mixed. It is not translated. */
      add_difference (outcome, _ ("the finding “%s” is missing"), findings[i]);
  for (gsize i = 0; others != NULL && others[i] != NULL; i++)
    if (has_finding (report, others[i]))
      /* Translators: the id of a finding: bidi-mixed. It is not translated. */
      add_difference (outcome, _ ("the finding “%s” must not be there"), others[i]);
}

static void
check_output (const CliCase *self,
              const CliCommand *command,
              const CliOptions *options,
              CliCaseResult *outcome)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) messages = g_string_new (NULL);
  CliOutput output = { .out = out, .messages = messages };

  cli_process_operands (command, options, &output);
  if (outcome->got == NULL)
    outcome->got = get_result (options, out);
  check_status (self, &output, outcome);
  check_contents (self, "Has", TRUE, &output, outcome);
  check_contents (self, "Lacks", FALSE, &output, outcome);
}

static void
check (const CliCase *self,
       const CliCommand *command,
       const CliOptions *options,
       CliCaseResult *outcome)
{
  g_autofree char *expected = get_expected (self);
  g_autoptr (IriReport) report
      = iri_report_new (options->operands[0], -1, &options->report);

  if (command == &cli_inspect)
    outcome->got = list_findings (report);
  check_output (self, command, options, outcome);
  if (expected != NULL)
    expect (outcome, "Result", expected, outcome->got);
  check_steps (self, report, outcome);
  check_components (self, report, outcome);
  check_findings (self, report, outcome);
}

CliCaseResult *
cli_case_run (const CliCase *self)
{
  CliCaseResult *outcome = g_new0 (CliCaseResult, 1);
  g_auto (GStrv) words = cli_case_get_words (self);
  const CliCommand *command = cli_find_command (words[0]);
  CliOptions options;

  outcome->differences = g_ptr_array_new_with_free_func (g_free);
  if (command != NULL && command->process != NULL)
    {
      if (cli_options_parse (command, words, &options))
        check (self, command, &options, outcome);
      cli_options_clear (&options);
    }
  if (outcome->got != NULL)
    return outcome;
  outcome->got = g_strdup ("");
  add_difference (outcome, _ ("the command line is not valid"));
  return outcome;
}

void
cli_case_result_free (CliCaseResult *self)
{
  g_free (self->got);
  g_ptr_array_unref (self->differences);
  g_free (self);
}
