/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-json.h"
#include "iri-message.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Fits the longest English name. A longer translation moves its value. */
#define NAME_COLUMNS 18

guint
cli_count_columns (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      n += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return n;
}

void
cli_append_row (GString *out, const char *name, const char *value)
{
  int space = NAME_COLUMNS - (int) cli_count_columns (name);

  g_string_append_printf (out, "%s%*s ", name, MAX (space, 0), "");
  /* A value can have megabytes, which printf() would copy once more. */
  g_string_append (out, value);
  g_string_append_c (out, '\n');
}

char *
cli_escape_controls (const char *text, gsize length)
{
  GString *json = g_string_new (NULL);
  char *to;

  iri_json_append_string (json, text, length);
  /* Drop the quotation marks around it, unescape those inside. */
  to = json->str;
  for (const char *from = json->str + 1, *end = json->str + json->len - 1; from < end;)
    {
      const char *escape = memchr (from, '\\', (gsize) (end - from));
      gsize n = (gsize) ((escape != NULL ? escape : end) - from);

      memmove (to, from, n);
      to += n;
      from += n;
      if (escape == NULL)
        break;
      if (escape[1] != 'u')
        from++;
      *to++ = *from++;
    }
  *to = '\0';
  return g_string_free (json, FALSE);
}

void
cli_append_escaped_row (GString *out, const char *name, const char *value)
{
  g_autofree char *escaped = cli_escape_controls (value, strlen (value));

  cli_append_row (out, name, escaped);
}

char *
cli_plain_message (const char *message)
{
  GString *plain = g_string_new (NULL);

  for (; *message != '\0'; message = g_utf8_next_char (message))
    {
      gunichar c = g_utf8_get_char (message);

      if (c != 0x200e && c != 0x200f && c != 0x2066 && c != 0x2069)
        g_string_append_unichar (plain, c);
    }
  return g_string_free (plain, FALSE);
}

gboolean
cli_print (GString *out)
{
  cli_escape_for_terminal (out, STDOUT_FILENO, FALSE);
  if (fwrite (out->str, 1, out->len, stdout) == out->len && fflush (stdout) == 0)
    return TRUE;
  g_printerr ("iri: %s: %s\n", _ ("standard output"), g_strerror (errno));
  return FALSE;
}

/* g_print() ignores that it could not write. */
static void
print_or_exit (const char *text)
{
  g_autofree char *plain = cli_plain_message (text);
  g_autoptr (GString) out = g_string_new (plain);

  if (!cli_print (out))
    exit (CLI_IO);
}

void
cli_check_printing (void)
{
  g_set_print_handler (print_or_exit);
}

const char *
cli_plain_format (const char *format)
{
  g_autofree char *plain = cli_plain_message (format);

  return g_intern_string (plain);
}

void
cli_output_error_in (CliOutput *output,
                     const char *file,
                     gsize line,
                     const char *code,
                     const char *message)
{
  g_autofree char *plain = cli_plain_message (message);

  if (file != NULL)
    g_string_append_printf (
        output->messages,
        /* Translators: the name of a file, the number of a line, and twice a
         * message. */
        cli_plain_format (_ ("iri: %s: line %lu: %s: %s\n")), file, (gulong) line, code,
        plain);
  else
    g_string_append_printf (
        output->messages,
        /* Translators: the number of a line, and twice a message. */
        cli_plain_format (_ ("iri: line %lu: %s: %s\n")), (gulong) line, code, plain);
}

void
cli_output_error (CliOutput *output,
                  CliItem item,
                  const char *code,
                  const char *message)
{
  cli_output_error_in (output, NULL, item.number, code, message);
}

/* Findings that explain a missing result, the strongest reason first. */
static const IriFindingCode causes[] = {
  IRI_FINDING_TOO_LONG,     IRI_FINDING_NOT_UTF_8, IRI_FINDING_SURROGATE,
  IRI_FINDING_HOST_REFUSED, IRI_FINDING_CONTROL, /* U+0000 */
};

static const IriFinding *
find_cause (const IriReport *report)
{
  for (gsize i = 0; i < G_N_ELEMENTS (causes); i++)
    for (gsize j = 0; j < report->n_findings; j++)
      if (report->findings[j].code == causes[i])
        return &report->findings[j];
  return &report->findings[0];
}

static void
report_finding (CliItem item,
                const IriReport *report,
                gboolean has_result,
                CliOutput *output)
{
  const IriFinding *finding = has_result ? &report->findings[0] : find_cause (report);
  g_autofree char *message
      = iri_finding_message (finding, report->text, report->length);

  cli_output_error (output, item, iri_finding_info (finding->code)->id, message);
}

void
cli_end_line (const CliOptions *options, GString *out)
{
  g_string_append_c (out, options->nul && !options->json ? '\0' : '\n');
}

static void
append_steps (GString *out, const IriSteps *steps)
{
  for (gsize i = 0; steps != NULL && i < steps->n_steps; i++)
    {
      g_autofree char *title = iri_step_title (&steps->steps[i]);

      g_string_append_printf (out, "%s\t", steps->steps[i].number);
      cli_append_text (out, steps->steps[i].text);
      g_string_append_printf (out, "\t%s\n", title);
    }
}

/* The text as given may have line ends and tabs. */
static void
append_preparation (GString *out, const IriSteps *steps)
{
  for (gsize i = 0; steps != NULL && i < steps->n_steps; i++)
    {
      const IriStep *step = &steps->steps[i];
      g_autofree char *text = cli_escape_controls (step->text, strlen (step->text));
      g_autofree char *title = iri_step_title (step);

      g_string_append_printf (out, "%s\t%s\t%s\n", step->number, text, title);
    }
}

static void
append_columns (GString *out, const IriReport *report, const char *columns)
{
  append_preparation (out, report->preparation_steps);
  append_steps (out, report->uri_steps);
  append_steps (out, report->iri_steps);
  if (report->bidi != NULL && (report->options.want & IRI_WANT_STEPS) != 0)
    cli_append_bidi_steps (out, report);
  if (columns == NULL)
    return;
  g_string_append (out, columns);
  if (report->options.context != IRI_BASE_DIRECTION_NONE)
    g_string_append_printf (out, "\t%s",
                            iri_embedding_need_id (iri_report_embedding_need (report)));
}

void
cli_output_removed_marks (const CliOptions *options,
                          CliItem item,
                          const IriReport *report,
                          CliOutput *output)
{
  const IriPrepared *prepared = report->prepared;

  /* The marks are removed first. */
  if (options->report.preparation.removes_display_marks && prepared != NULL
      && g_str_equal (prepared->changes[0].rule->id, "display-marks"))
    cli_output_error (output, item, prepared->changes[0].rule->id,
                      _ (prepared->changes[0].rule->message));
}

void
cli_output_columns (const CliOptions *options,
                    CliItem item,
                    const IriReport *report,
                    const char *columns,
                    CliOutput *output)
{
  gboolean error = iri_report_max_severity (report) == IRI_SEVERITY_ERROR;

  if (options->json)
    iri_json_append_report (output->out, report, options->fields);
  else
    append_columns (output->out, report, columns);
  cli_end_line (options, output->out);
  cli_output_removed_marks (options, item, report, output);
  if (error)
    report_finding (item, report, columns != NULL, output);
  if (error || columns == NULL)
    output->failed = TRUE;
}

void
cli_output_result (const CliOptions *options,
                   CliItem item,
                   const IriReport *report,
                   const char *result,
                   CliOutput *output)
{
  g_autoptr (GString) column = NULL;

  /* JSON has no columns. */
  if (result != NULL && !options->json)
    {
      column = g_string_new (NULL);
      cli_append_text (column, result);
    }
  cli_output_columns (options, item, report, column != NULL ? column->str : result,
                      output);
}

/* White space is trimmed before it splits an item: guidelines-00 §4, step 1
 * comes before step 2. */
static gsize
trimmed_length (const char *text, gsize length)
{
  while (length > 0 && strchr (" \r\n\t", text[length - 1]) != NULL
         && text[length - 1] != '\0')
    length--;
  return length;
}

static void
process_too_long (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  cli_output_result (options, item, report, NULL, output);
}

void
cli_process_item (const CliCommand *command,
                  const CliOptions *options,
                  CliItem item,
                  CliOutput *output)
{
  const char *at = item.text;
  const char *end = at + trimmed_length (item.text, item.length);
  gboolean any = FALSE;

  /* A subcommand of its own kind has no report either. */
  if (item.length > IRI_TEXT_MAX_BYTES && command->run == NULL)
    {
      process_too_long (options, item, output);
      return;
    }
  while (options->report.preparation.spaces == IRI_SPACES_SPLIT && at < end)
    {
      const char *stop = memchr (at, ' ', (gsize) (end - at));
      CliItem word = { .text = at,
                       .length = (gsize) ((stop != NULL ? stop : end) - at),
                       .number = item.number };

      if (word.length > 0)
        {
          command->process (options, word, output);
          any = TRUE;
        }
      at += word.length + 1;
    }
  if (!any)
    command->process (options, item, output);
}

void
cli_process_operands (const CliCommand *command,
                      const CliOptions *options,
                      CliOutput *output)
{
  for (guint i = 0; options->operands[i] != NULL; i++)
    {
      CliItem item = { .text = options->operands[i],
                       .length = strlen (options->operands[i]),
                       .number = i + 1 };

      if (command->pairs)
        {
          item.other = options->operands[++i];
          item.other_length = strlen (item.other);
        }
      cli_process_item (command, options, item, output);
    }
}
