/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-options.h"

#include "iri-charset.h"
#include "iri-idna.h"
#include "iri-typable-scripts.h"

#include <glib/gi18n.h>
#include <unistd.h>

int
cli_options_error (const char *format, ...)
{
  va_list arguments;
  g_autofree char *message = NULL;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("iri: %s\n", message);
  return CLI_USAGE;
}

/* Says that @word is no value of an option; @known are those that are. Takes
 * @known. */
static gboolean
complain_of_value (const char *option, const char *word, GString *known)
{
  cli_options_error (_ ("--%s=%s is not known; known are:%s"), option, word,
                     known->str);
  g_string_free (known, TRUE);
  return FALSE;
}

static gboolean
parse_spec (const char *word, CliOptions *options)
{
  GString *known;
  const IriSpec *specs;
  gsize n;

  options->report.spec = iri_spec_find (word);
  if (options->report.spec != NULL)
    return TRUE;
  known = g_string_new (NULL);
  specs = iri_spec_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", specs[i].id);
  return complain_of_value ("spec", word, known);
}

static gboolean
parse_idna (const char *word, CliOptions *options)
{
  GString *known;
  const IriIdna *flavours;
  gsize n;

  if (iri_idna_find (word, &options->report.idna))
    return TRUE;
  known = g_string_new (NULL);
  flavours = iri_idna_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", iri_idna_id (flavours[i]));
  return complain_of_value ("idna", word, known);
}

/* @others are known too. */
static gboolean
complain_of_convention (const char *word, const char *others)
{
  GString *known = g_string_new (NULL);

  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    g_string_append_printf (known, " %s",
                            iri_convention_info ((IriConvention) i)->id);
  g_string_append (known, others);
  return complain_of_value ("convention", word, known);
}

static gboolean
parse_convention (const char *word, CliOptions *options)
{
  return iri_convention_find (word, &options->report.convention)
         || complain_of_convention (word, "");
}

static void
add_convention (CliPicture *picture, IriConvention convention)
{
  for (gsize i = 0; i < picture->n_conventions; i++)
    if (picture->conventions[i] == convention)
      return;
  picture->conventions[picture->n_conventions++] = convention;
}

/* Some in one picture, with commas between them, or all. */
static gboolean
parse_conventions (const char *word, CliOptions *options)
{
  CliPicture *picture = &options->picture;
  g_auto (GStrv) ids = g_strsplit (word, ",", -1);

  if (ids[0] == NULL)
    return parse_convention ("", options);
  if (g_str_equal (word, "all"))
    for (int i = 0; i < IRI_N_CONVENTIONS; i++)
      add_convention (picture, (IriConvention) i);
  else
    for (char **id = ids; *id != NULL; id++)
      {
        if (!iri_convention_find (*id, &options->report.convention))
          return complain_of_convention (*id, " all");
        add_convention (picture, options->report.convention);
      }
  return TRUE;
}

static void
append_charsets (GString *known)
{
  const IriCharset *charsets;
  gsize n;

  charsets = iri_charset_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", charsets[i].name);
}

static gboolean
parse_source (const char *word, CliOptions *options)
{
  GString *known;

  if (g_str_equal (word, "unicode"))
    return TRUE;
  if (g_str_equal (word, "paper"))
    {
      options->report.preparation.normalize = TRUE;
      return TRUE;
    }
  if (iri_charset_is_known (word))
    {
      options->report.source = word;
      return TRUE;
    }
  known = g_string_new (" unicode paper");
  append_charsets (known);
  return complain_of_value ("source", word, known);
}

static gboolean
parse_charset (const char *word, CliOptions *options)
{
  GString *known;

  options->report.charset = word;
  if (iri_charset_is_known (word))
    return TRUE;
  known = g_string_new (NULL);
  append_charsets (known);
  return complain_of_value ("charset", word, known);
}

static gboolean
parse_notation (const char *word, CliOptions *options)
{
  GString *known;
  const IriNotation *notations;
  gsize n;

  if (iri_notation_find (word, &options->report.preparation.notation))
    return TRUE;
  known = g_string_new (NULL);
  notations = iri_notation_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", iri_notation_id (notations[i]));
  return complain_of_value ("notation", word, known);
}

static gboolean
parse_spaces (const char *word, CliOptions *options)
{
  return iri_spaces_find (word, &options->report.preparation.spaces)
         || complain_of_value ("spaces", word,
                               g_string_new (" keep split remove encode"));
}

static gboolean
parse_base (const char *word, CliOptions *options)
{
  options->report.base = word;
  return TRUE;
}

static gboolean
parse_rung (const char *word, CliOptions *options)
{
  GString *known;

  if (iri_rung_find (word, &options->report.rung))
    return TRUE;
  known = g_string_new (NULL);
  for (int rung = 0; rung < IRI_N_RUNGS; rung++)
    g_string_append_printf (known, " %s", iri_rung_id ((IriRung) rung));
  return complain_of_value ("rung", word, known);
}

static gboolean
parse_purpose (const char *word, CliOptions *options)
{
  return iri_purpose_find (word, &options->purpose)
         || complain_of_value ("purpose", word,
                               g_string_new (" identity retrieval"));
}

static gboolean
parse_output (const char *word, CliOptions *options)
{
  options->picture.file = word;
  return TRUE;
}

static gboolean
parse_format (const char *word, CliOptions *options)
{
  static const char *const formats[] = {
    [CLI_FORMAT_SVG] = "svg",
    [CLI_FORMAT_PDF] = "pdf",
    [CLI_FORMAT_PNG] = "png",
  };

  for (int i = CLI_FORMAT_SVG; i <= CLI_FORMAT_PNG; i++)
    if (g_str_equal (formats[i], word))
      {
        options->picture.format = (CliFormat) i;
        return TRUE;
      }
  return complain_of_value ("format", word, g_string_new (" svg pdf png"));
}

static gboolean
parse_page (const char *word, CliOptions *options)
{
  static const char *const pages[] = {
    [CLI_PAGE_TEXT] = "text",
    [CLI_PAGE_JSON] = "json",
    [CLI_PAGE_MARKDOWN] = "markdown",
    [CLI_PAGE_HTML] = "html",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i], word))
      {
        options->page = (CliPage) i;
        options->json |= options->page == CLI_PAGE_JSON;
        return TRUE;
      }
  return complain_of_value ("format", word,
                            g_string_new (" text json markdown html"));
}

/* A number of at least @least and at most @most. */
static gboolean
parse_number (const char *option,
              const char *word,
              double least,
              double most,
              double *number)
{
  char *end;

  *number = g_ascii_strtod (word, &end);
  if (end != word && *end == '\0' && *number >= least && *number <= most)
    return TRUE;
  cli_options_error (_ ("--%s=%s is no number from %g to %g"), option, word,
                     least, most);
  return FALSE;
}

static gboolean
parse_width (const char *word, CliOptions *options)
{
  return parse_number ("width", word, 200, 20000, &options->picture.width);
}

static gboolean
parse_scale (const char *word, CliOptions *options)
{
  return parse_number ("scale", word, .25, 8, &options->picture.scale);
}

/* Those that are offered are not all that there are. */
static gboolean
parse_scripts (const char *word, CliOptions *options)
{
  GString *known;
  const IriScript *scripts;
  gsize n;

  options->report.scripts = word;
  if (iri_typable_is_known (word))
    return TRUE;
  known = g_string_new (NULL);
  scripts = iri_script_all (&n);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, " %s", scripts[i].code);
  return complain_of_value ("scripts", word, known);
}

static gboolean
parse_form (const char *word, CliOptions *options)
{
  GString *known;

  if (iri_copy_find (word, &options->form))
    return TRUE;
  known = g_string_new (NULL);
  for (int form = 0; form < IRI_N_COPY_FORMS; form++)
    g_string_append_printf (known, " %s",
                            iri_copy_info ((IriCopyForm) form)->id);
  return complain_of_value ("form", word, known);
}

/* An option with a value. */
static const struct
{
  CliTakes takes;
  const char *name;
  const char *description; /* not yet translated */
  const char *value;
  gboolean (*parse) (const char *word, CliOptions *options);
} choices[] = {
  { CLI_TAKES_SPEC, "spec", N_ ("Read by this document (default: rfc3987)"),
    "ID", parse_spec },
  { CLI_TAKES_SOURCE, "source",
    N_ ("What the items come from: unicode, paper, or the charset they are "
        "in"),
    "SOURCE", parse_source },
  { CLI_TAKES_NOTATION, "notation",
    N_ ("What the items are written in: plain, xml, bidi or bidi-arabic"), "ID",
    parse_notation },
  { CLI_TAKES_SPACES, "spaces",
    N_ ("What to do with white space: keep, split, remove or encode"), "HOW",
    parse_spaces },
  { CLI_TAKES_BASE, "base", N_ ("Resolve against this IRI first"), "IRI",
    parse_base },
  { CLI_TAKES_RUNG, "rung",
    N_ ("How far to go: string, case, percent, path or scheme (default)"),
    "RUNG", parse_rung },
  { CLI_TAKES_PURPOSE, "purpose",
    N_ ("What the answer is for: identity (no rung but the first) or retrieval "
        "(no fragments)"),
    "PURPOSE", parse_purpose },
  { CLI_TAKES_IDNA, "idna",
    N_ ("Turn hosts into ASCII by this flavour of IDNA"), "ID", parse_idna },
  { CLI_TAKES_CHARSET, "charset",
    N_ ("The charset of the document, for queries of http and https"),
    "CHARSET", parse_charset },
  { CLI_TAKES_CONVENTION, "convention",
    N_ ("Display by this convention (default: embed-ltr)"), "ID",
    parse_convention },
  { CLI_TAKES_PICTURE, "convention",
    N_ ("Display by these conventions (default: embed-ltr), or by all"), "ID,…",
    parse_conventions },
  { CLI_TAKES_SCRIPTS, "scripts",
    N_ ("Percent-encode what cannot be typed in these scripts"), "CODE,…",
    parse_scripts },
  { CLI_TAKES_OUTPUT, "output",
    N_ ("Draw into this file, which ends in .svg, .pdf or .png; - for standard "
        "output"),
    "FILE", parse_output },
  { CLI_TAKES_PICTURE, "format", N_ ("What to write: svg, pdf or png"),
    "FORMAT", parse_format },
  { CLI_TAKES_PAGE, "format",
    N_ ("What to write: text (default), json, markdown or html"), "FORMAT",
    parse_page },
  { CLI_TAKES_PICTURE, "width", N_ ("Wrap at this many pixels (default: 1920)"),
    "N", parse_width },
  { CLI_TAKES_PICTURE, "scale",
    N_ ("Dots of a PNG for each pixel (default: 2)"), "N", parse_scale },
  { CLI_TAKES_FORM, "form",
    N_ ("What to make it, or ready for (default: isolate)"), "ID", parse_form },
};

#define JOBS_UNSET G_MININT

/* Options as GOption sees them, before they are understood. */
typedef struct
{
  char *words[G_N_ELEMENTS (choices)];
  int jobs;
  gboolean json;
  gboolean nul;
  gboolean steps;
  gboolean dark;
  gboolean look_alike;
  gboolean lax;
  GStrv operands;
} Words;

static void
add_choices (GOptionContext *context, const CliCommand *command, Words *words)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      const GOptionEntry entries[] = {
        { choices[i].name, choices[i].takes == CLI_TAKES_OUTPUT ? 'o' : '\0', 0,
          choices[i].takes == CLI_TAKES_OUTPUT ? G_OPTION_ARG_FILENAME
                                               : G_OPTION_ARG_STRING,
          &words->words[i], choices[i].description, choices[i].value },
        G_OPTION_ENTRY_NULL,
      };

      if ((command->takes & choices[i].takes) != 0)
        g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
    }
}

static void
add_flags (GOptionContext *context, const CliCommand *command, Words *words)
{
  const GOptionEntry steps[] = {
    { "steps", 0, 0, G_OPTION_ARG_NONE, &words->steps,
      N_ ("Show the conversion step by step"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry items[] = {
    { "null", '0', 0, G_OPTION_ARG_NONE, &words->nul,
      N_ ("Items are separated by NUL, not by line ends"), NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &words->jobs,
      N_ ("Use N threads (default: as many as there are processors)"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry dark[] = {
    { "dark", 0, 0, G_OPTION_ARG_NONE, &words->dark,
      N_ ("Draw on a dark ground; an SVG adapts by itself"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry look_alike[] = {
    { "look-alike", 0, 0, G_OPTION_ARG_NONE, &words->look_alike,
      N_ ("Say whether the two could be taken for each other"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry lax[] = {
    { "lax", 0, 0, G_OPTION_ARG_NONE, &words->lax,
      N_ ("Take a reference with the scheme of the base for one without"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry json[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &words->json,
      N_ ("Answer with one JSON object a line"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->operands,
      NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if ((command->takes & CLI_TAKES_STEPS) != 0)
    g_option_context_add_main_entries (context, steps, GETTEXT_PACKAGE);
  if ((command->takes & CLI_TAKES_LOOK_ALIKE) != 0)
    g_option_context_add_main_entries (context, look_alike, GETTEXT_PACKAGE);
  if ((command->takes & CLI_TAKES_LAX) != 0)
    g_option_context_add_main_entries (context, lax, GETTEXT_PACKAGE);
  if (command->run == NULL)
    g_option_context_add_main_entries (context, items, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (
      context, (command->takes & CLI_TAKES_PICTURE) != 0 ? dark : json,
      GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static gboolean
is_optional (const CliCommand *command, gsize choice)
{
  if ((command->needs & choices[choice].takes) == 0)
    return TRUE;
  cli_options_error (_ ("--%s is missing"), choices[choice].name);
  return FALSE;
}

/* Some choices exclude each other. */
static gboolean
parse_together (const CliOptions *options)
{
  const IriSpec *spec = options->report.spec;

  if (spec == NULL || !spec->idna_must || options->report.idna != IRI_IDNA_NONE)
    return TRUE;
  cli_options_error (_ ("--idna=none is refused: %s does not allow a host "
                        "to be percent-encoded"),
                     spec->id);
  return FALSE;
}

/* Turns words into choices. FALSE, having said why, if one means nothing. */
static gboolean
parse (const CliCommand *command, const Words *words, CliOptions *options)
{
  options->report.want = command->want;
  options->report.rung = IRI_RUNG_SCHEME;
  options->report.lax = words->lax;
  options->form = IRI_COPY_ISOLATE;
  if (words->steps)
    options->report.want |= IRI_WANT_STEPS;
  options->json = words->json;
  options->look_alike = words->look_alike;
  options->picture.dark = words->dark;
  options->picture.width = 1920; /* that of a slide */
  options->picture.scale = 2;
  options->nul = words->nul;
  options->jobs
      = words->jobs == JOBS_UNSET ? (int) g_get_num_processors () : words->jobs;
  options->color
      = isatty (STDOUT_FILENO) && g_strcmp0 (g_getenv ("NO_COLOR"), "") <= 0;
  if (options->jobs <= 0)
    {
      cli_options_error (_ ("--jobs=%d is no number of threads"),
                         options->jobs);
      return FALSE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    if (words->words[i] != NULL ? !choices[i].parse (words->words[i], options)
                                : !is_optional (command, i))
      return FALSE;
  return parse_together (options);
}

/* Where there are operands at all, they are two. */
static gboolean
has_pair (const CliCommand *command, GStrv operands)
{
  if (!command->pairs || operands == NULL || g_strv_length (operands) == 2)
    return TRUE;
  cli_options_error (_ ("“iri %s” takes two items"), command->name);
  return FALSE;
}

/* From here on @options owns what was read. */
static void
hand_over (Words *words, CliOptions *options)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    g_ptr_array_add (options->words, words->words[i]);
  options->operands = words->operands;
}

gboolean
cli_options_parse (const CliCommand *command, char **argv, CliOptions *options)
{
  Words words = { .jobs = JOBS_UNSET };
  g_auto (GStrv) rest = g_strdupv (argv);
  g_autofree char *usage = g_strdup_printf ("%s — %s", _ (command->operands),
                                            _ (command->summary));
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  gboolean parsed;

  *options = (CliOptions){ .words = g_ptr_array_new_with_free_func (g_free),
                           .argv = argv };
  add_choices (context, command, &words);
  add_flags (context, command, &words);
  parsed = g_option_context_parse_strv (context, &rest, &error);
  hand_over (&words, options);
  if (parsed)
    return parse (command, &words, options)
           && has_pair (command, options->operands);
  cli_options_error ("%s", error->message);
  return FALSE;
}

void
cli_options_clear (CliOptions *options)
{
  g_ptr_array_unref (options->words);
  g_strfreev (options->operands);
}
