/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-compare.h"
#include "iri-copy.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* What a picture is written as. */
typedef enum
{
  CLI_FORMAT_BY_NAME, /* as the name of the file ends */
  CLI_FORMAT_SVG,
  CLI_FORMAT_PDF,
  CLI_FORMAT_PNG,
} CliFormat;

/* What a report is written as. */
typedef enum
{
  CLI_PAGE_TEXT,
  CLI_PAGE_JSON,
  CLI_PAGE_MARKDOWN,
  CLI_PAGE_HTML,
} CliPage;

/* A picture to be drawn. */
typedef struct
{
  const char *file; /* raw bytes; "-" for standard output */
  CliFormat format;
  double width; /* how wide it may be, in pixels */
  double scale; /* of a PNG */
  gboolean dark;
  IriConvention conventions[IRI_N_CONVENTIONS];
  gsize n_conventions; /* 0 for the default alone */
} CliPicture;

/* What a person chose on the command line. */
typedef struct
{
  IriOptions report;
  IriPurpose purpose;
  gboolean look_alike;
  CliPicture picture;
  IriCopyForm form;
  CliPage page;
  gboolean json;
  gboolean nul; /* items are separated by NUL, not by line ends */
  int jobs;
  gboolean color;
  char **argv;      /* as it was given, the name of the subcommand first */
  GStrv operands;   /* raw bytes, or NULL: standard input is read */
  GPtrArray *words; /* what the strings in here are owned by */
} CliOptions;

/* One item: a line, or an operand. */
typedef struct
{
  const char *text; /* any bytes, no NUL at the end */
  gsize length;
  guint64 number;    /* from 1 */
  const char *other; /* the second operand of a pair, or NULL */
  gsize other_length;
} CliItem;

/* What is said to one or many items, in their order. */
typedef struct
{
  GString *out;
  GString *messages;
  gboolean failed; /* an item had no answer or an error finding */
} CliOutput;

typedef void (*CliItemFunc) (const CliOptions *options,
                             CliItem item,
                             CliOutput *answer);

/* Options that not every subcommand has a use for. */
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
  CLI_TAKES_LAX = 1 << 17,
  /* how a text is read */
  CLI_TAKES_TEXT
  = CLI_TAKES_SPEC | CLI_TAKES_SOURCE | CLI_TAKES_NOTATION | CLI_TAKES_SPACES,
} CliTakes;

/* A subcommand. */
typedef struct
{
  const char *name;
  const char *operands; /* for --help, not yet translated */
  const char *summary;  /* for --help, not yet translated */
  IriWant want;
  guint takes;    /* which options mean something, of CliTakes */
  guint needs;    /* which of them have to be given, likewise */
  gboolean pairs; /* two operands are an item, and all that it takes */
  CliItemFunc answer;
  int (*run) (const CliOptions *options); /* for what is not asked item by item:
                                           * does it all, returns the exit
                                           * status */
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

/* Exit statuses. */
enum
{
  CLI_OK = 0,
  CLI_FAILED = 1, /* an item had no answer, or an error finding */
  CLI_USAGE = 2,
  CLI_IO = 3,
};

/* What draws in this process, or NULL: fonts take 5 MB and as many milliseconds
 * to load, so that `iri` leaves it to a program of its own, `iri-draw`. Returns
 * the exit status. */
extern int (*cli_drawer) (const CliOptions *options);

/* Runs `iri`. @argv is raw. Returns the exit status. */
int cli_main (int argc, char **argv);

/* The subcommand called @name, or NULL. */
const CliCommand *cli_find_command (const char *name);

/* Says to @answer's messages what is wrong with @item. */
void cli_output_error (CliOutput *answer,
                       CliItem item,
                       const char *code,
                       const char *message);

/* Answers @item, or each of its pieces where white space splits it. */
void cli_process_item (const CliCommand *command,
                       const CliOptions *options,
                       CliItem item,
                       CliOutput *answer);

/* Answers all operands in the same way; those of a pair are one item. */
void cli_process_operands (const CliCommand *command,
                           const CliOptions *options,
                           CliOutput *answer);

/* Answers with one line: @result, or an empty line and a complaint where it is
 * NULL, or as JSON. Complains of the first error finding. */
void cli_output_result (const CliOptions *options,
                        CliItem item,
                        const IriReport *report,
                        const char *result,
                        CliOutput *answer);

/* Appends a line for people: a name, and its value in a column. */
void cli_append_row (GString *out, const char *name, const char *value);

/* Text that cannot disturb a terminal. Free with g_free(). */
char *cli_escape_controls (const char *text, gsize length);

/* Ends a line of an answer as the lines of the input are. */
void cli_end_line (const CliOptions *options, GString *out);

/* A message for a terminal: without the isolates that windows need. */
char *cli_plain_message (const char *message);

/* cli-scheme.c: appends rows about what the scheme of @report says the rest is:
 * recipients of mail, data, a program. */
void cli_append_scheme (GString *out, const IriReport *report);

G_END_DECLS
