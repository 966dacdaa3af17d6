/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-picture.h"

#include <errno.h>
#include <stdio.h>

static int
report_errno (const char *file, int error)
{
  g_printerr ("iri: %s: %s\n", file, g_strerror (error));
  return CLI_IO;
}

static int
write_to (FILE *stream, const char *file, const GString *out)
{
  if (fwrite (out->str, 1, out->len, stream) == out->len && fflush (stream) == 0)
    return CLI_OK;
  return report_errno (file, errno);
}

int
draw_write_file (const char *file, const GString *out)
{
  g_autoptr (GError) error = NULL;
  FILE *stream;
  int status;

  if (g_str_equal (file, "-"))
    return write_to (stdout, file, out);
  if (!g_file_test (file, G_FILE_TEST_EXISTS)
      || g_file_test (file, G_FILE_TEST_IS_REGULAR))
    {
      if (g_file_set_contents (file, out->str, (gssize) out->len, &error))
        return CLI_OK;
      g_printerr ("iri: %s\n", error->message);
      return CLI_IO;
    }
  stream = fopen (file, "w");
  if (stream == NULL)
    return report_errno (file, errno);
  status = write_to (stream, file, out);
  fclose (stream);
  return status;
}

static int
run (const CliOptions *options)
{
  return g_str_equal (options->argv[0], cli_worksheet.name) ? draw_worksheet (options)
                                                            : draw_picture (options);
}

int
main (int argc, char **argv)
{
  cli_draw_in_process = run;
  return cli_main (argc, argv);
}
