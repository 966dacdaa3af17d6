/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

int (*cli_draw_in_process) (const CliOptions *options);

/* Returns the path of `iri-draw`: beside `iri` in a build folder, or in libexec
 * once installed. Free with g_free(). */
static char *
find_drawer (void)
{
  g_autofree char *iri = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (iri != NULL ? iri : "");
  g_autofree char *beside = g_build_filename (folder, "iri-draw", NULL);

  if (g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (folder, LIBEXEC_FROM_BIN, "iri-draw", NULL);
}

static int
run (const CliOptions *options)
{
  g_autofree char *program = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();

  if (cli_draw_in_process != NULL)
    return cli_draw_in_process (options);
  program = find_drawer ();
  g_ptr_array_add (argv, program);
  for (char **word = options->argv; *word != NULL; word++)
    g_ptr_array_add (argv, *word);
  g_ptr_array_add (argv, NULL);
  execv (program, (char **) argv->pdata);
  g_printerr ("iri: %s: %s\n", program, g_strerror (errno));
  return CLI_IO;
}

const CliCommand cli_draw = {
  .name = "draw",
  .operands = N_ ("IRI [IRI]"),
  .summary = N_ ("draw the bidi picture of an IRI"),
  .want = IRI_WANT_BIDI | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_OUTPUT | CLI_TAKES_PICTURE,
  .needs = CLI_TAKES_OUTPUT,
  .keeps_marks = TRUE,
  .run = run,
};

const CliCommand cli_worksheet = {
  .name = "worksheet",
  .operands = N_ ("[SET]"),
  .summary = N_ ("make a worksheet for a class"),
  .takes = CLI_TAKES_SHEET | CLI_TAKES_SHEET_OUTPUT,
  .needs = CLI_TAKES_SHEET_OUTPUT,
  .run = run,
};
