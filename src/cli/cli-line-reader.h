/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-line-end.h"

#include <stdio.h>

/* Reads a text file line by line as UTF-8, in memory for the longest line, which is
 * bounded. */
typedef struct
{
  FILE *file;
  IriLineEnd line_end; /* and the charset */
  guint64 number;      /* of the line, from 1 */
  GString *octets;     /* the line as it was read */
  gboolean cut; /* the line was longer than %IRI_TEXT_MAX_BYTES bytes and was dropped */
  char *text;   /* the line as UTF-8, if the charset is another */
} CliLineReader;

/* Starts to read @file, which the caller closes. @charset is the name of a known
 * charset, or NULL for UTF-8. */
void cli_line_reader_init (CliLineReader *self, FILE *file, const char *charset);

/* Returns the next line without its line end and byte order mark, and sets
 * @length to its length in bytes. The line is valid until the next call. Returns
 * NULL at the end of the file and on error; ferror() distinguishes them. Input
 * in UTF-8 is not validated. A line that is too long is empty, with @self->cut. */
const char *cli_line_reader_next (CliLineReader *self, gsize *length);

void cli_line_reader_clear (CliLineReader *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliLineReader, cli_line_reader_clear)
