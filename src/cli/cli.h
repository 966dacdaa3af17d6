/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-compare.h"
#include "iri-copy.h"
#include "iri-json.h"
#include "iri-report.h"

/* The format of a report. */
typedef enum
{
  CLI_PAGE_TEXT,
  CLI_PAGE_JSON,
  CLI_PAGE_MARKDOWN,
  CLI_PAGE_HTML,
} CliPage;

/* The options of `iri draw`. */
typedef struct
{
  const char *file;   /* raw bytes; "-" for standard output */
  const char *format; /* its id; NULL for that of the suffix of @file */
  double width;       /* maximum, in pixels; 0 for the default of steps */
  double scale;       /* PNG dots per pixel */
  gboolean dark;
  gboolean by_script;
  gboolean capitals; /* instead of the letters that they stand for */
  gboolean card;
  gboolean steps;
  IriConvention conventions[IRI_N_CONVENTIONS];
  gsize n_conventions; /* 0 for the default convention */
} CliPicture;

/* The options of `iri worksheet`, which is written to the file of the picture. */
typedef struct
{
  gboolean answers;
  gboolean asks; /* generated questions, of which the rest is */
  guint kind;    /* IriQuestionKind; IRI_N_QUESTIONS for all */
  double count, difficulty, seed;
} CliSheet;

/* The options of the command line. */
typedef struct
{
  IriOptions report;
  IriPurpose purpose;
  gboolean look_alike;
  CliPicture picture;
  CliSheet sheet;
  const IriCopyForm *form;
  CliPage page;
  gboolean json;
  IriJsonFields fields;
  gboolean nul;            /* NUL separates items, not a line end */
  const char *file;        /* where the items come from, raw; NULL for standard input */
  const char *suffix_list; /* raw; NULL for the newest on the system */
  int jobs;
  gboolean color;
  char **argv;      /* the command line from the subcommand on */
  GStrv operands;   /* raw bytes; NULL to read standard input */
  GPtrArray *words; /* owns the strings above */
} CliOptions;

/* A line or an operand. */
typedef struct
{
  const char *text; /* any bytes, not NUL-terminated */
  gsize length;
  guint64 number;    /* from 1 */
  const char *other; /* the second operand of a pair, or NULL */
  gsize other_length;
} CliItem;

/* The output for one or more items, in their order. */
typedef struct
{
  GString *out;
  GString *messages;
  gboolean failed; /* an item had no result or an error finding */
} CliOutput;

typedef void (*CliItemFunc) (const CliOptions *options,
                             CliItem item,
                             CliOutput *output);

/* Options that only some subcommands take. */
typedef enum
{
  CLI_TAKES_SPEC = 1 << 0,
  CLI_TAKES_IDNA = 1 << 1,
  CLI_TAKES_CONVENTION = 1 << 2,
  CLI_TAKES_SOURCE = 1 << 3,
  CLI_TAKES_NOTATION = 1 << 4,
  CLI_TAKES_SPACES = 1 << 5,
  CLI_TAKES_BASE = 1 << 6,
  CLI_TAKES_CHARSET = 1 << 7,
  CLI_TAKES_STEPS = 1 << 8,
  CLI_TAKES_RUNG = 1 << 9,
  CLI_TAKES_PURPOSE = 1 << 10,
  CLI_TAKES_OUTPUT = 1 << 11,
  CLI_TAKES_PICTURE = 1 << 12,
  CLI_TAKES_FORM = 1 << 13,
  CLI_TAKES_LOOK_ALIKE = 1 << 14,
  CLI_TAKES_PAGE = 1 << 15,
  CLI_TAKES_SCRIPTS = 1 << 16,
  CLI_TAKES_NON_STRICT = 1 << 17,
  CLI_TAKES_MARKS = 1 << 18,
  CLI_TAKES_ALL_CHARSETS = 1 << 19, /* --charset also takes "all" */
  CLI_TAKES_CONTEXT = 1 << 20,
  CLI_TAKES_FIELDS = 1 << 21,
  CLI_TAKES_SENTENCE = 1 << 22,
  CLI_TAKES_ALL_RULES = 1 << 23, /* --steps=all too */
  CLI_TAKES_SUFFIX_LIST = 1 << 24,
  CLI_TAKES_SHEET = 1 << 25,
  CLI_TAKES_SHEET_OUTPUT = 1 << 26,
  /* options for reading a text */
  CLI_TAKES_TEXT = CLI_TAKES_SPEC | CLI_TAKES_SOURCE | CLI_TAKES_NOTATION
                   | CLI_TAKES_SPACES | CLI_TAKES_MARKS | CLI_TAKES_SUFFIX_LIST,
} CliTakes;

/* A subcommand. */
typedef struct
{
  const char *name;
  const char *operands; /* for --help, not yet translated */
  const char *summary;  /* for --help, not yet translated */
  IriWant want;
  guint takes;          /* CliTakes flags: the options it takes */
  guint needs;          /* CliTakes flags: the required ones */
  gboolean pairs;       /* takes two operands, which are one item */
  gboolean keeps_marks; /* around the items, unless --marks=remove */
  CliItemFunc process;
  int (*run) (const CliOptions *options); /* replaces @process for a subcommand
                                           * that does not work item by item;
                                           * returns the exit status */
} CliCommand;

extern const CliCommand cli_inspect;
extern const CliCommand cli_to_uri;
extern const CliCommand cli_to_iri;
extern const CliCommand cli_host;
extern const CliCommand cli_resolve;
extern const CliCommand cli_normalize;
extern const CliCommand cli_compare;
extern const CliCommand cli_bidi;
extern const CliCommand cli_draw;
extern const CliCommand cli_copy;
extern const CliCommand cli_detect;
extern const CliCommand cli_file_name;
extern const CliCommand cli_examples;
extern const CliCommand cli_statements;
extern const CliCommand cli_worksheet;

/* Exit statuses. */
enum
{
  CLI_OK = 0,
  CLI_FAILED = 1, /* an item had no result, or an error finding */
  CLI_USAGE = 2,
  CLI_IO = 3,
};

/* Draws in this process and returns the exit status. NULL in `iri`, which runs
 * `iri-draw` instead because loading fonts takes 5 MB and 5 ms. */
extern int (*cli_draw_in_process) (const CliOptions *options);

/* Runs `iri`. @argv holds raw bytes. Returns the exit status. */
int cli_main (int argc, char **argv);

/* Returns the subcommand @name, or NULL. */
const CliCommand *cli_find_command (const char *name);

/* Appends the steps of UAX #9, one line each with tab-separated fields: a rule, what
 * it changed, what it does; then a line without a rule for each change with its
 * reason. The first step is the stored text with a legend of its classes, the last
 * one what is shown, and the line after it what FriBidi would show. Rules that
 * changed nothing are among them if the report wants them. Reasons quote letters in
 * the notation of the item. */
void cli_append_bidi_steps (GString *out, const IriReport *report);

/* Appends a message about a line of @file, or of standard input if that is NULL, to the
 * messages of @output. */
void cli_output_error_in (CliOutput *output,
                          const char *file,
                          gsize line,
                          const char *code,
                          const char *message);

/* Likewise, about @item. */
void cli_output_error (CliOutput *output,
                       CliItem item,
                       const char *code,
                       const char *message);

/* Appends a message if display marks around @item were removed, as by
 * --marks=remove. */
void cli_output_removed_marks (const CliOptions *options,
                               CliItem item,
                               const IriReport *report,
                               CliOutput *output);

/* Processes @item, or each of its words if --spaces=split splits it. An item of more
 * than %IRI_TEXT_MAX_BYTES bytes only gets a finding. */
void cli_process_item (const CliCommand *command,
                       const CliOptions *options,
                       CliItem item,
                       CliOutput *output);

/* Processes all operands likewise. The two operands of a pair are one item. */
void cli_process_operands (const CliCommand *command,
                           const CliOptions *options,
                           CliOutput *output);

/* Appends the report as JSON, or a line with @result, empty if it is NULL. If the
 * report has an error, appends a message about it. */
void cli_output_result (const CliOptions *options,
                        CliItem item,
                        const IriReport *report,
                        const char *result,
                        CliOutput *output);

/* Likewise with @columns instead of one result: texts that cli_append_text() appended,
 * and tabs and line ends between them. */
void cli_output_columns (const CliOptions *options,
                         CliItem item,
                         const IriReport *report,
                         const char *columns,
                         CliOutput *output);

/* Shows control characters, bidirectional formatting and bytes that are not UTF-8 as
 * escapes if @fd, to which @out is to be written, is a terminal. Keeps the escape
 * sequences for colors if @colors. In JSON, escapes mean the characters themselves. */
void cli_escape_for_terminal (GString *out, int fd, gboolean colors);

/* Appends @text, which is to be written to standard output. Its tabs and line ends
 * become escapes for a terminal, as cli_escape_for_terminal() keeps those between
 * texts. */
void cli_append_text (GString *out, const char *text);

/* Makes g_printerr() do so. */
void cli_escape_messages (void);

/* Writes @out to standard output. Reports an error and returns FALSE if it fails. */
gboolean cli_print (GString *out);

/* Makes g_print(), which --help uses, end the program if that fails. */
void cli_check_printing (void);

/* The columns of a terminal that @text takes: two for a wide character, none for a
 * mark. */
guint cli_count_columns (const char *text);

/* Appends a line with a name, and its value in a second column. */
void cli_append_row (GString *out, const char *name, const char *value);

/* Likewise, with characters escaped that could disturb a terminal. */
void cli_append_escaped_row (GString *out, const char *name, const char *value);

/* Escapes characters that could disturb a terminal. Free with g_free(). */
char *cli_escape_controls (const char *text, gsize length);

/* Appends the separator of the output: NUL with --null, or a line end. */
void cli_end_line (const CliOptions *options, GString *out);

/* Removes the isolates and directional marks that messages and their translations have,
 * which only windows need. Free with g_free(). */
char *cli_plain_message (const char *message);

/* The same for the translation of a format, so that what is put into it keeps its
 * marks. The string lives as long as the program. */
const char *cli_plain_format (const char *format) G_GNUC_FORMAT (1);

/* Appends rows with the meaning of the IRI by its scheme: recipients of email or
 * the content of a data IRI. In cli-scheme.c. */
void cli_append_scheme (GString *out, const IriReport *report);

/* Appends the pairs of the query, and the addresses that are meant or carried. */
void cli_append_inside (GString *out, const IriReport *report);
