/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-options.h"

#include "cli-option-ids.h"
#include "iri-charset.h"
#include "iri-idna.h"
#include "iri-question.h"
#include "iri-translations.h"
#include "iri-typable-scripts.h"

#include <glib/gi18n.h>
#include <unistd.h>

int
cli_options_error (const char *format, ...)
{
  va_list arguments;
  g_autofree char *message = NULL;

  va_start (arguments, format);
  message = g_strdup_vprintf (cli_plain_format (format), arguments);
  va_end (arguments);
  g_printerr ("iri: %s\n", message);
  return CLI_USAGE;
}

/* Reads the ids from @ids or, if that is NULL, from @id_at. */
static const char *
id_of (const char *const *ids, CliIdFunc id_at, gsize i)
{
  return ids != NULL ? ids[i] : id_at (i);
}

static void
report_unknown_value (const char *option,
                      const char *word,
                      const char *const *ids,
                      CliIdFunc id_at)
{
  g_autoptr (GString) valid = g_string_new (NULL);

  for (gsize i = 0; id_of (ids, id_at, i) != NULL; i++)
    g_string_append_printf (valid, " %s", id_of (ids, id_at, i));
  /* Translators: an option, what somebody typed for its value, and the list of its
   * values, which begins with a space: --format=gif is not valid; valid values: svg
   * pdf png. */
  cli_options_error (_ ("--%s=%s is not valid; valid values:%s"), option, word,
                     valid->str);
}

static gboolean
parse_spec (const char *word, CliOptions *options)
{
  options->report.spec = iri_spec_find (word);
  return options->report.spec != NULL;
}

static gboolean
parse_idna (const char *word, CliOptions *options)
{
  return iri_idna_find (word, &options->report.idna);
}

static gboolean
parse_convention (const char *word, CliOptions *options)
{
  return iri_convention_find (word, &options->report.convention);
}

static void
add_convention (CliPicture *picture, IriConvention convention)
{
  for (gsize i = 0; i < picture->n_conventions; i++)
    if (picture->conventions[i] == convention)
      return;
  picture->conventions[picture->n_conventions++] = convention;
}

/* Reads ids separated by commas, "all", or "both" for both base directions. Reports an
 * unknown id itself, because the message names that id and not the whole list. */
static gboolean
parse_conventions (const char *word, CliOptions *options)
{
  CliPicture *picture = &options->picture;
  g_auto (GStrv) ids = g_strsplit (*word != '\0' ? word : ",", ",", -1);

  if (g_str_equal (word, "all"))
    for (int i = 0; i < IRI_N_CONVENTIONS; i++)
      add_convention (picture, (IriConvention) i);
  else if (g_str_equal (word, "both"))
    {
      add_convention (picture, IRI_CONVENTION_EMBED_LTR);
      add_convention (picture, IRI_CONVENTION_PLAIN_RTL);
    }
  else
    for (char **id = ids; *id != NULL; id++)
      {
        if (!iri_convention_find (*id, &options->report.convention))
          {
            report_unknown_value ("convention", *id, NULL, cli_conventions_id);
            return FALSE;
          }
        add_convention (picture, options->report.convention);
      }
  return TRUE;
}

static gboolean
parse_source (const char *word, CliOptions *options)
{
  if (g_str_equal (word, "paper"))
    options->report.preparation.normalize = TRUE;
  else if (!g_str_equal (word, "unicode"))
    options->report.source = word;
  return options->report.source == NULL || iri_charset_is_known (word);
}

static gboolean
parse_charset (const char *word, CliOptions *options)
{
  options->report.charset = word;
  return iri_charset_is_known (word);
}

static gboolean
parse_charsets (const char *word, CliOptions *options)
{
  if (!g_str_equal (word, "all"))
    return parse_charset (word, options);
  options->report.want |= IRI_WANT_LEGACY_URIS;
  return TRUE;
}

static gboolean
parse_notation (const char *word, CliOptions *options)
{
  return iri_notation_find (word, &options->report.preparation.notation);
}

static gboolean
parse_spaces (const char *word, CliOptions *options)
{
  return iri_spaces_find (word, &options->report.preparation.spaces);
}

static gboolean
parse_marks (const char *word, CliOptions *options)
{
  options->report.preparation.removes_display_marks = g_str_equal (word, "remove");
  return TRUE;
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
  return iri_rung_find (word, &options->report.rung);
}

static gboolean
parse_purpose (const char *word, CliOptions *options)
{
  return iri_purpose_find (word, &options->purpose);
}

static gboolean
parse_context (const char *word, CliOptions *options)
{
  options->report.context
      = g_str_equal (word, "rtl") ? IRI_BASE_DIRECTION_RTL : IRI_BASE_DIRECTION_LTR;
  return TRUE;
}

/* Whether @word is one line of UTF-8, as the text around an IRI in a sentence. Reports
 * that it is not. */
static gboolean
is_line (const char *option, const char *word)
{
  if (g_utf8_validate (word, -1, NULL) && strpbrk (word, "\n\r\x1c\x1d\x1e") == NULL
      && strstr (word, "\xc2\x85") == NULL && strstr (word, "\u2029") == NULL)
    return TRUE;
  /* Translators: an option: after. */
  cli_options_error (_ ("--%s must be one line of UTF-8"), option);
  return FALSE;
}

static gboolean
parse_before (const char *word, CliOptions *options)
{
  options->report.before = word;
  return is_line ("before", word);
}

static gboolean
parse_after (const char *word, CliOptions *options)
{
  options->report.after = word;
  return is_line ("after", word);
}

static gboolean
parse_output (const char *word, CliOptions *options)
{
  options->picture.file = word;
  return TRUE;
}

static gboolean
parse_suffix_list (const char *word, CliOptions *options)
{
  options->suffix_list = word;
  return TRUE;
}

static gboolean
parse_format (const char *word, CliOptions *options)
{
  options->picture.format = word;
  return TRUE;
}

static const char *const pages[] = {
  [CLI_PAGE_TEXT] = "text",
  [CLI_PAGE_JSON] = "json",
  [CLI_PAGE_MARKDOWN] = "markdown",
  [CLI_PAGE_HTML] = "html",
  NULL,
};

static gboolean
parse_page (const char *word, CliOptions *options)
{
  options->page = CLI_PAGE_TEXT;
  while (!g_str_equal (pages[options->page], word))
    options->page++;
  options->json |= options->page == CLI_PAGE_JSON;
  return TRUE;
}

/* Parses ids separated by commas. Reports an unknown one itself, as
 * parse_conventions() does. */
static gboolean
parse_fields (const char *word, CliOptions *options)
{
  g_auto (GStrv) ids = g_strsplit (*word != '\0' ? word : ",", ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      IriJsonFields field = IRI_JSON_ALL;
      gsize i = 0;

      while (cli_field_id (i) != NULL && !g_str_equal (cli_field_id (i), *id))
        i++;
      if (cli_field_id (i) == NULL)
        {
          report_unknown_value ("with", *id, NULL, cli_field_id);
          return FALSE;
        }
      if (i > 0)
        iri_json_field (i - 1, &field);
      options->fields |= field;
    }
  return TRUE;
}

static gboolean
parse_number (
    const char *option, const char *word, double least, double most, double *number)
{
  char *end;

  *number = g_ascii_strtod (word, &end);
  if (end != word && *end == '\0' && *number >= least && *number <= most)
    return TRUE;
  /* Translators: an option, what somebody typed for its value, and the least and the
   * greatest number: --width=0 is not valid: it must be a number from 64 to 16000. */
  cli_options_error (_ ("--%s=%s is not valid: it must be a number from %g to "
                        "%g"),
                     option, word, least, most);
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

static gboolean
parse_scripts (const char *word, CliOptions *options)
{
  options->report.scripts = word;
  return iri_typable_is_known (word);
}

static gboolean
parse_form (const char *word, CliOptions *options)
{
  options->form = iri_copy_form_find (word);
  return options->form != NULL;
}

static gboolean
parse_questions (const char *word, CliOptions *options)
{
  CliSheet *sheet = &options->sheet;

  sheet->asks = TRUE;
  for (sheet->kind = 0; sheet->kind < IRI_N_QUESTIONS; sheet->kind++)
    if (g_str_equal (word, iri_question_id ((IriQuestionKind) sheet->kind)))
      return TRUE;
  return g_str_equal (word, "all");
}

static gboolean
parse_count (const char *word, CliOptions *options)
{
  return parse_number ("count", word, 1, 1000, &options->sheet.count);
}

static gboolean
parse_difficulty (const char *word, CliOptions *options)
{
  return parse_number ("difficulty", word, 0, IRI_QUESTION_MAX_DIFFICULTY,
                       &options->sheet.difficulty);
}

static gboolean
parse_seed (const char *word, CliOptions *options)
{
  return parse_number ("seed", word, 0, G_MAXINT32, &options->sheet.seed);
}

#define IDS(...) ((const char *const[]){ __VA_ARGS__, NULL })

/* Options with a value. */
static const struct
{
  CliTakes takes;
  const char *name;
  const char *description; /* not yet translated */
  const char *value;
  gboolean (*parse) (const char *word, CliOptions *options);
  CliIdFunc
      id_at; /* valid values, listed if @parse fails; without these, @parse reports
                 * its errors itself */
  const char *const *ids; /* all valid values, instead of @id_at */
  gboolean is_file;
} choices[] = {
  { CLI_TAKES_SPEC, "spec", N_ ("Apply this standard (default: rfc3987)"), "ID",
    parse_spec, .id_at = cli_spec_id },
  { CLI_TAKES_SOURCE, "source",
    N_ ("Where the items come from: unicode, paper, or the name of their "
        "charset"),
    "SOURCE", parse_source, .id_at = cli_source_id },
  { CLI_TAKES_NOTATION, "notation",
    N_ ("Notation of the items: plain, xml, xml-iunreserved, bidi or bidi-arabic"),
    "ID", parse_notation, .id_at = cli_notation_id },
  { CLI_TAKES_SPACES, "spaces",
    N_ ("What to do with white space: keep, split, remove or encode"), "HOW",
    parse_spaces, .ids = IDS ("keep", "split", "remove", "encode") },
  { CLI_TAKES_MARKS, "marks",
    N_ ("What to do with display marks around the items: keep or remove"), "HOW",
    parse_marks, .ids = IDS ("keep", "remove") },
  { CLI_TAKES_BASE, "base", N_ ("Resolve against this IRI first"), "IRI", parse_base,
    .id_at = NULL },
  { CLI_TAKES_RUNG, "rung",
    N_ ("How far to go: string, case, percent, path or scheme (default)"), "RUNG",
    parse_rung, .id_at = cli_rung_id },
  { CLI_TAKES_PURPOSE, "purpose",
    N_ ("Purpose of the comparison: identity (first rung only) or retrieval "
        "(ignore fragments)"),
    "PURPOSE", parse_purpose, .ids = IDS ("identity", "retrieval") },
  { CLI_TAKES_IDNA, "idna", N_ ("Convert hosts to ASCII with this IDNA flavor"), "ID",
    parse_idna, .id_at = cli_idna_id },
  { CLI_TAKES_CHARSET, "charset",
    N_ ("The charset of the document, for queries of http and https"), "CHARSET",
    parse_charset, .id_at = cli_charset_id },
  { CLI_TAKES_ALL_CHARSETS, "charset",
    N_ ("The charset of the document, for queries of http and https; all for the "
        "URIs in all charsets"),
    "CHARSET", parse_charsets, .id_at = cli_charsets_id },
  { CLI_TAKES_CONVENTION, "convention",
    N_ ("Display by this convention (default: embed-ltr)"), "ID", parse_convention,
    .id_at = cli_convention_id },
  { CLI_TAKES_CONTEXT, "context",
    N_ ("Report whether the IRI needs an embedding in text of this direction: ltr or "
        "rtl"),
    "DIRECTION", parse_context, .ids = IDS ("ltr", "rtl") },
  { CLI_TAKES_SENTENCE, "before",
    N_ ("Show the IRI in a sentence, after this text, and what each does to the other"),
    "TEXT", parse_before, .id_at = NULL },
  { CLI_TAKES_SENTENCE, "after",
    N_ ("Show the IRI in a sentence, before this text, and what each does to the "
        "other"),
    "TEXT", parse_after, .id_at = NULL },
  { CLI_TAKES_PICTURE, "convention",
    N_ ("Display by these conventions (default: embed-ltr), by all, or in both base "
        "directions"),
    "ID,…", parse_conventions, .id_at = NULL },
  { CLI_TAKES_SCRIPTS, "scripts",
    N_ ("Percent-encode what cannot be typed in these scripts"), "CODE,…",
    parse_scripts, .id_at = cli_script_id },
  { CLI_TAKES_OUTPUT, "output",
    N_ ("Draw into this .svg, .pdf or .png file; - for standard output"), "FILE",
    parse_output, .is_file = TRUE },
  { CLI_TAKES_SHEET_OUTPUT, "output", N_ ("Write this PDF file; - for standard output"),
    "FILE", parse_output, .is_file = TRUE },
  { CLI_TAKES_SHEET, "questions",
    N_ ("Make questions of this kind, or of all kinds, instead of reading a set"),
    "KIND", parse_questions, .id_at = cli_questions_id },
  { CLI_TAKES_SHEET, "count", N_ ("The number of questions (default: 10)"), "N",
    parse_count, .id_at = NULL },
  { CLI_TAKES_SHEET, "difficulty",
    N_ ("How difficult the questions are, from 0 (default) to 4"), "N",
    parse_difficulty, .id_at = NULL },
  { CLI_TAKES_SHEET, "seed", N_ ("Another number makes other questions (default: 0)"),
    "N", parse_seed, .id_at = NULL },
  { CLI_TAKES_PICTURE, "format", N_ ("Output format: svg, pdf or png"), "FORMAT",
    parse_format, .ids = IDS ("svg", "pdf", "png") },
  { CLI_TAKES_PAGE, "format",
    N_ ("Output format: text (default), json, markdown or html"), "FORMAT", parse_page,
    .ids = pages },
  { CLI_TAKES_FIELDS, "with",
    N_ ("Add these members to JSON, or all: productions, browser, verdict, notations, "
        "spoof"),
    "FIELD,…", parse_fields, .id_at = NULL },
  { CLI_TAKES_PICTURE, "width", N_ ("Wrap at this many pixels (default: 1920)"), "N",
    parse_width, .id_at = NULL },
  { CLI_TAKES_PICTURE, "scale", N_ ("PNG dots per pixel (default: 2)"), "N",
    parse_scale, .id_at = NULL },
  { CLI_TAKES_SUFFIX_LIST, "suffix-list",
    N_ ("Use the Public Suffix List in this file"), "FILE", parse_suffix_list,
    .is_file = TRUE },
  { CLI_TAKES_FORM, "form", N_ ("The form to copy (default: isolate)"), "ID",
    parse_form, .id_at = cli_form_id },
};

#define JOBS_UNSET G_MININT

/* Options as GOption stores them, before they are parsed. */
typedef struct
{
  char *words[G_N_ELEMENTS (choices)];
  int jobs;
  gboolean json;
  gboolean nul;
  gboolean steps;
  gboolean all_rules;
  gboolean dark;
  gboolean by_script;
  gboolean capitals;
  gboolean card;
  gboolean answers;
  gboolean look_alike;
  gboolean non_strict;
  GStrv operands;
} Words;

static void
add_choices (GOptionContext *context, const CliCommand *command, Words *words)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      const GOptionEntry entries[] = {
        { choices[i].name, g_str_equal (choices[i].name, "output") ? 'o' : '\0', 0,
          choices[i].is_file ? G_OPTION_ARG_FILENAME : G_OPTION_ARG_STRING,
          &words->words[i], choices[i].description, choices[i].value },
        G_OPTION_ENTRY_NULL,
      };

      if ((command->takes & choices[i].takes) != 0)
        g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
    }
}

static const char *
steps_help (const CliCommand *command)
{
  return command == &cli_host ? N_ ("Show first what each browser displays, and why")
                              : N_ ("Show the conversion step by step");
}

static void
add_flags_of_draw (GOptionContext *context, Words *words)
{
  const GOptionEntry entries[] = {
    { "by-script", 0, 0, G_OPTION_ARG_NONE, &words->by_script,
      N_ ("Color characters by script instead of component"), NULL },
    { "capitals", 0, 0, G_OPTION_ARG_NONE, &words->capitals,
      N_ ("Draw right-to-left letters as the capitals that stand for them"), NULL },
    { "card", 0, 0, G_OPTION_ARG_NONE, &words->card,
      N_ ("Draw a card with verdict, registrable domain and defanged URI, light unless "
          "--dark"),
      NULL },
    { "steps", 0, 0, G_OPTION_ARG_NONE, &words->steps,
      N_ ("Draw the steps of the bidi algorithm below each other on one page"), NULL },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &words->dark,
      N_ ("Draw on a dark background; an SVG adapts by itself"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
add_flags (GOptionContext *context, const CliCommand *command, Words *words)
{
  const gboolean draws = (command->takes & CLI_TAKES_PICTURE) != 0;
  const gboolean sheet = (command->takes & CLI_TAKES_SHEET) != 0;
  const struct
  {
    gboolean taken;
    GOptionEntry entry;
  } flags[] = {
    { (command->takes & CLI_TAKES_STEPS) != 0,
      { "steps", 0, 0, G_OPTION_ARG_NONE, &words->steps, steps_help (command), NULL } },
    /* GOption would take the operand after an option for its optional value. */
    { (command->takes & CLI_TAKES_ALL_RULES) != 0,
      { "steps=all", 0, 0, G_OPTION_ARG_NONE, &words->all_rules,
        N_ ("The same, with the bidi rules that change nothing"), NULL } },
    { (command->takes & CLI_TAKES_LOOK_ALIKE) != 0,
      { "look-alike", 0, 0, G_OPTION_ARG_NONE, &words->look_alike,
        N_ ("Report whether the two look alike"), NULL } },
    { (command->takes & CLI_TAKES_NON_STRICT) != 0,
      { "lax", 0, 0, G_OPTION_ARG_NONE, &words->non_strict,
        N_ ("Ignore the scheme of a reference if it is that of the base"), NULL } },
    { command->process != NULL,
      { "null", '0', 0, G_OPTION_ARG_NONE, &words->nul,
        N_ ("Separate items by NUL, not by line ends"), NULL } },
    { command->process != NULL,
      { "jobs", 0, 0, G_OPTION_ARG_INT, &words->jobs,
        N_ ("Use N threads (default: one for each processor)"), "N" } },
    { sheet,
      { "answers", 0, 0, G_OPTION_ARG_NONE, &words->answers, N_ ("Add the answers"),
        NULL } },
    { !draws && !sheet,
      { "json", 0, 0, G_OPTION_ARG_NONE, &words->json,
        N_ ("Print one JSON object per line"), NULL } },
    { TRUE,
      { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->operands, NULL,
        NULL } },
  };

  if (draws)
    add_flags_of_draw (context, words);
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    if (flags[i].taken)
      {
        const GOptionEntry entries[] = { flags[i].entry, G_OPTION_ENTRY_NULL };

        g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
      }
}

static gboolean
is_optional (const CliCommand *command, gsize choice)
{
  if ((command->needs & choices[choice].takes) == 0)
    return TRUE;
  /* Translators: an option: base. */
  cli_options_error (_ ("--%s is missing"), choices[choice].name);
  return FALSE;
}

static gboolean
parse_choice (gsize choice, const char *word, CliOptions *options)
{
  const char *const *ids = choices[choice].ids;

  if ((ids == NULL || g_strv_contains (ids, word))
      && choices[choice].parse (word, options))
    return TRUE;
  if (ids != NULL || choices[choice].id_at != NULL)
    report_unknown_value (choices[choice].name, word, ids, choices[choice].id_at);
  return FALSE;
}

/* Reports options that exclude each other. */
static gboolean
are_compatible (const CliOptions *options)
{
  const IriSpec *spec = options->report.spec;

  if (options->fields != 0 && !options->json)
    {
      cli_options_error (_ ("--with is only for --json"));
      return FALSE;
    }
  if (spec == NULL || !spec->idna_required || options->report.idna != IRI_IDNA_NONE)
    return TRUE;
  /* Translators: a standard: RFC 2396. */
  cli_options_error (_ ("--idna=none is not allowed: %s does not allow "
                        "percent-encoded hosts"),
                     spec->id);
  return FALSE;
}

/* Parses the values of all options. Reports the first error; returns FALSE. */
static gboolean
parse (const CliCommand *command, const Words *words, CliOptions *options)
{
  options->report.want = words->card ? IRI_WANT_ALL : command->want;
  options->report.preparation.removes_display_marks
      = (command->takes & CLI_TAKES_MARKS) != 0 && !command->keeps_marks;
  options->report.rung = IRI_RUNG_SCHEME;
  options->report.non_strict = words->non_strict;
  options->form = iri_copy_form_find ("isolate");
  if (words->steps || words->all_rules)
    options->report.want |= IRI_WANT_STEPS;
  if (words->all_rules)
    options->report.want |= IRI_WANT_ALL_RULES;
  options->json = words->json;
  options->look_alike = words->look_alike;
  options->picture.dark = words->dark;
  options->picture.by_script = words->by_script;
  options->picture.capitals = words->capitals;
  options->picture.card = words->card;
  options->picture.steps = words->steps;
  options->picture.width = words->steps ? 0 : 1920; /* that of a slide */
  options->picture.scale = 2;
  options->sheet.answers = words->answers;
  options->sheet.count = 10;
  options->nul = words->nul;
  options->jobs
      = words->jobs == JOBS_UNSET ? (int) g_get_num_processors () : words->jobs;
  options->color = isatty (STDOUT_FILENO) && g_strcmp0 (g_getenv ("NO_COLOR"), "") <= 0;
  if (options->jobs <= 0)
    {
      /* Translators: %d is a number, 0 or less. */
      cli_options_error (_ ("--jobs=%d is not valid: it must be at least 1"),
                         options->jobs);
      return FALSE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    if (words->words[i] != NULL ? !parse_choice (i, words->words[i], options)
                                : !is_optional (command, i))
      return FALSE;
  if (options->report.charset != NULL)
    options->report.want |= IRI_WANT_TARGET_IN_CHARSET;
  if (options->json)
    iri_translations_stop ();
  return are_compatible (options);
}

/* A command for pairs takes two operands, or none if it reads standard input. */
static gboolean
has_valid_operands (const CliCommand *command, GStrv operands)
{
  if (!command->pairs || operands == NULL || g_strv_length (operands) == 2)
    return TRUE;
  /* Translators: a command: compare. */
  cli_options_error (_ ("“iri %s” takes two items"), command->name);
  return FALSE;
}

/* Makes @options the owner of the strings in @words. */
static void
take_words (Words *words, CliOptions *options)
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
  g_autofree char *usage
      = g_strdup_printf ("%s — %s", _ (command->operands), _ (command->summary));
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  gboolean parsed;

  *options
      = (CliOptions){ .words = g_ptr_array_new_with_free_func (g_free), .argv = argv };
  add_choices (context, command, &words);
  add_flags (context, command, &words);
  parsed = g_option_context_parse_strv (context, &rest, &error);
  take_words (&words, options);
  if (parsed)
    return parse (command, &words, options)
           && has_valid_operands (command, options->operands);
  cli_options_error ("%s", error->message);
  return FALSE;
}

void
cli_options_clear (CliOptions *options)
{
  g_ptr_array_unref (options->words);
  g_strfreev (options->operands);
}
