/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-line-feed.h"

#include <stdio.h>

G_BEGIN_DECLS

/* A text file, read line by line as UTF-8, in no more memory than the longest
 * line takes. */
typedef struct
{
  FILE *file;
  IriLineFeed feed; /* and the charset */
  guint64 number;   /* of the line, from 1 */
  GString *octets;  /* the line as it was read */
  char *text;       /* the line as UTF-8, where that is something else */
} CliLineReader;

/* Reads @file, which stays the caller's, in @charset, which is known or NULL for
 * UTF-8. */
void
cli_line_reader_init (CliLineReader *self, FILE *file, const char *charset);

/* The next line, without its end and without a byte order mark; @length is set
 * to its length in bytes. It is valid until the next call. NULL at the end of
 * the file and on an error, which ferror() tells apart. What is UTF-8 is not
 * looked at, it can be any bytes. */
const char *cli_line_reader_next (CliLineReader *self, gsize *length);

void cli_line_reader_clear (CliLineReader *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliLineReader, cli_line_reader_clear)

G_END_DECLS
