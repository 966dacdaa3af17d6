/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The progress of a long batch, shown on standard error if that is a terminal. */
typedef struct
{
  gboolean wanted;
  gint64 begin; /* monotonic times */
  gint64 next;
  guint64 lines; /* done */
  guint64 bytes;
  guint64 size; /* bytes of the whole input, 0 if not known */
  gsize width;  /* of what the terminal shows, in characters */
} CliProgress;

/* Starts with the input @in. If standard output is a terminal too, the lines there show
 * the progress, and nothing else is shown. */
void cli_progress_init (CliProgress *self, int in);

/* Adds what was done, and shows it twice a second after the first one. */
void cli_progress_add (CliProgress *self, guint64 lines, gsize bytes);

/* Removes what is shown, before other messages and at the end. */
void cli_progress_clear (CliProgress *self);
