/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "cli-batch.h"

#include "iri-charset.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

static const CliCommand *const commands[] = {
  &cli_inspect, &cli_to_uri, &cli_to_iri, &cli_host, &cli_bidi, &cli_file_name,
};

/* Options as GOption sees them, before they are understood. */
typedef struct
{
  char *spec;
  char *idna;
  char *convention;
  char *source;
  int jobs;
  gboolean json;
  gboolean nul;
  GStrv operands;
} Words;

static void
words_clear (Words *words)
{
  g_free (words->spec);
  g_free (words->idna);
  g_free (words->convention);
  g_free (words->source);
  g_strfreev (words->operands);
}

static int complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

static int
complain (const char *format, ...)
{
  va_list arguments;
  g_autofree char *message = NULL;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("iri: %s\n", message);
  return CLI_USAGE;
}

static void
print_usage (void)
{
  g_print ("%s\n\n", _ ("Usage: iri COMMAND [OPTION…] [ITEM…]"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  iri %-10s %-12s %s\n", commands[i]->name,
             _ (commands[i]->operands), _ (commands[i]->summary));
  g_print ("\n%s\n",
           _ ("Without items, one is read from each line of standard input.\n"
              "“iri COMMAND --help” lists the options of a command."));
}

static const CliCommand *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];
  return NULL;
}

static gboolean
understand_spec (const char *word, CliOptions *options)
{
  g_autoptr (GString) known = g_string_new (NULL);
  const IriSpec *specs;
  gsize n;

  options->report.spec = iri_spec_find (word);
  if (options->report.spec != NULL)
    return TRUE;
  specs = iri_spec_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", specs[i].id);
  complain (_ ("--spec=%s is not known; known are:%s"), word, known->str);
  return FALSE;
}

static gboolean
understand_idna (const char *word, CliOptions *options)
{
  g_autoptr (GString) known = g_string_new (NULL);
  const IriIdna *flavours;
  gsize n;

  if (iri_idna_find (word, &options->report.idna))
    return TRUE;
  flavours = iri_idna_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", iri_idna_id (flavours[i]));
  complain (_ ("--idna=%s is not known; known are:%s"), word, known->str);
  return FALSE;
}

static gboolean
understand_source (const char *word, CliOptions *options)
{
  if (!iri_charset_is_known (word))
    {
      complain (_ ("--source=%s is no charset"), word);
      return FALSE;
    }
  options->source = word;
  return TRUE;
}

/* What a document rules out cannot be asked for (3987bis-00 §3.4: no host in
 * percent-encoded form). */
static gboolean
agrees (const IriOptions *report)
{
  if (report->spec == NULL || !report->spec->idna_must
      || report->idna != IRI_IDNA_NONE)
    return TRUE;
  complain (_ ("--idna=%s is not allowed by --spec=%s"),
            iri_idna_id (report->idna), report->spec->id);
  return FALSE;
}

/* Turns words into choices. FALSE, having said why, if one means nothing. */
static gboolean
understand (const CliCommand *command, Words *words, CliOptions *options)
{
  options->report.want = command->want;
  options->json = words->json;
  options->nul = words->nul;
  options->jobs = words->jobs;
  options->color
      = isatty (STDOUT_FILENO) && g_strcmp0 (g_getenv ("NO_COLOR"), "") <= 0;
  options->operands = words->operands;
  if (words->jobs < 1)
    {
      complain (_ ("--jobs=%d is no number of threads"), words->jobs);
      return FALSE;
    }
  if (words->convention != NULL
      && !g_str_equal (words->convention, "embed-ltr"))
    {
      complain (_ ("--convention=%s is not known; known are:%s"),
                words->convention, " embed-ltr");
      return FALSE;
    }
  return (words->spec == NULL || understand_spec (words->spec, options))
         && (words->idna == NULL || understand_idna (words->idna, options))
         && agrees (&options->report)
         && (words->source == NULL
             || understand_source (words->source, options));
}

static void
add_choice (GOptionContext *context,
            const char *name,
            char **value,
            const char *description)
{
  const GOptionEntry entries[] = {
    { name, 0, 0, G_OPTION_ARG_STRING, value, description, "ID" },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static GOptionContext *
make_context (const CliCommand *command, Words *words)
{
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &words->json,
      N_ ("Answer with one JSON object a line"), NULL },
    { "null", '0', 0, G_OPTION_ARG_NONE, &words->nul,
      N_ ("Items are separated by NUL, not by line ends"), NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &words->jobs,
      N_ ("Use N threads (default: as many as there are processors)"), "N" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->operands,
      NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *usage = g_strdup_printf ("%s — %s", _ (command->operands),
                                            _ (command->summary));
  GOptionContext *context = g_option_context_new (usage);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (command->takes_spec)
    add_choice (context, "spec", &words->spec,
                N_ ("Read by this document (default: rfc3987)"));
  if (command->takes_idna)
    add_choice (context, "idna", &words->idna,
                N_ ("Turn hosts into ASCII by this flavour of IDNA"));
  if (command->takes_convention)
    add_choice (context, "convention", &words->convention,
                N_ ("Display by this convention (default: embed-ltr)"));
  if (command->takes_source)
    add_choice (context, "source", &words->source,
                N_ ("The input is in this charset (default: UTF-8)"));
  return context;
}

static int
run_command (const CliCommand *command, char **arguments)
{
  Words words = { .jobs = (int) g_get_num_processors () };
  CliOptions options = { 0 };
  g_auto (GStrv) argv = g_strdupv (arguments);
  g_autoptr (GOptionContext) context = make_context (command, &words);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("iri %s", command->name);
  int status = CLI_USAGE;

  g_set_prgname (name);
  if (!g_option_context_parse_strv (context, &argv, &error))
    complain ("%s", error->message);
  else if (understand (command, &words, &options))
    status = options.operands != NULL
                 ? cli_batch_run_operands (command, &options)
                 : cli_batch_run (command, &options, STDIN_FILENO);
  words_clear (&words);
  return status;
}

int
cli_main (int argc, char **argv)
{
  const CliCommand *command;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (argc < 2)
    return complain (_ ("a command is missing; “iri --help” lists them"));
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_usage ();
      return CLI_OK;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("iri %s\n", IRI_VERSION);
      return CLI_OK;
    }
  command = find_command (argv[1]);
  if (command == NULL)
    return complain (_ ("there is no command “%s”; “iri --help” lists them"),
                     argv[1]);
  return run_command (command, argv + 1);
}
