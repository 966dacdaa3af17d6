/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "cli-batch.h"
#include "cli-options.h"
#include "iri-json-writer.h"
#include "iri-library-versions.h"
#include "iri-psl.h"
#include "iri-translations.h"
#include "iri-unicode.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

static const CliCommand *const commands[] = {
  &cli_inspect,   &cli_to_uri,    &cli_to_iri,   &cli_host,       &cli_resolve,
  &cli_normalize, &cli_compare,   &cli_bidi,     &cli_copy,       &cli_draw,
  &cli_detect,    &cli_file_name, &cli_examples, &cli_statements, &cli_worksheet,
};

/* Pads by columns, where "%-Ns" pads by bytes. */
static void
print_padded (const char *text, int width)
{
  g_print ("%s%*s", text, MAX (1, width - (int) cli_count_columns (text)), "");
}

static void
print_usage (void)
{
  g_print ("%s\n\n", _ ("Usage: iri COMMAND [OPTION…] [ITEM…]"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_print ("  iri ");
      print_padded (commands[i]->name, 11);
      print_padded (_ (commands[i]->operands), 14);
      g_print ("%s\n", _ (commands[i]->summary));
    }
  g_print ("\n%s\n", _ ("Without items, reads one from each line of standard input.\n"
                        "“iri COMMAND --help” lists the options of a command."));
}

const CliCommand *
cli_find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];
  return NULL;
}

static int
run_items (const CliCommand *command, const CliOptions *options)
{
  return options->operands != NULL ? cli_batch_run_operands (command, options)
                                   : cli_batch_run (command, options, STDIN_FILENO);
}

/* Returns FALSE and reports an error if the list of --suffix-list cannot be used. */
static gboolean
use_suffix_list (const CliOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (options->suffix_list == NULL || iri_psl_use_file (options->suffix_list, &error))
    return TRUE;
  name = g_filename_display_name (options->suffix_list);
  g_printerr ("iri: %s: %s\n", name, error->message);
  return FALSE;
}

static int
run_command (const CliCommand *command, char **argv)
{
  CliOptions options;
  g_autofree char *name = g_strdup_printf ("iri %s", command->name);
  int status = CLI_USAGE;

  g_set_prgname (name);
  if (cli_options_parse (command, argv, &options))
    {
      if (!use_suffix_list (&options))
        status = CLI_IO;
      else
        status = command->run != NULL ? command->run (&options)
                                      : run_items (command, &options);
    }
  cli_options_clear (&options);
  return status;
}

/* The program, then what its verdicts rest on. */
static void
print_versions (void)
{
  g_auto (GStrv) lines = iri_library_versions ();

  g_print ("iri %s\n", IRI_VERSION);
  for (gsize i = 0; lines[i] != NULL; i++)
    g_print ("%s\n", lines[i]);
}

/* The same for programs, which compare the editions with those that they expect. */
static void
print_versions_as_json (void)
{
  g_auto (GStrv) lines = iri_library_versions ();
  GString *out = g_string_new (NULL);

  iri_json_begin_document (out);
  iri_json_string (out, "version", IRI_VERSION);
  iri_json_string (out, "unicode_version", iri_unicode_edition);
  iri_json_string (out, "public_suffix_list", iri_psl_date ());
  iri_json_begin_array (out, "libraries");
  for (gsize i = 0; lines[i] != NULL; i++)
    iri_json_string (out, NULL, lines[i]);
  iri_json_end_array (out);
  iri_json_end_object (out);
  g_print ("%s\n", out->str);
  g_string_free (out, TRUE);
}

int
cli_main (int argc, char **argv)
{
  const CliCommand *command;

  iri_translations_init ();
  setlocale (LC_NUMERIC, "C"); /* as numbers in options are read */
  cli_escape_messages ();
  cli_check_printing ();
  if (argc < 2)
    return cli_options_error (
        _ ("a command is missing; “iri --help” lists the commands"));
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_usage ();
      return CLI_OK;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      if (argc > 2 && g_str_equal (argv[2], "--json"))
        print_versions_as_json ();
      else
        print_versions ();
      return CLI_OK;
    }
  command = cli_find_command (argv[1]);
  if (command == NULL)
    return cli_options_error (
        /* Translators: %s is what was typed for a command: inspekt. */
        _ ("there is no command “%s”; “iri --help” lists the commands"), argv[1]);
  return run_command (command, argv + 1);
}
