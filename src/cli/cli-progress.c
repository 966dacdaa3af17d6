/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-progress.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Shorter batches show nothing. */
#define FIRST G_USEC_PER_SEC

#define INTERVAL (G_USEC_PER_SEC / 2)

/* The bytes that are left to read, 0 if that is not known. */
static guint64
find_size (int in)
{
  struct stat status;
  off_t at = lseek (in, 0, SEEK_CUR);

  if (at < 0 || fstat (in, &status) != 0 || !S_ISREG (status.st_mode)
      || status.st_size < at)
    return 0;
  return (guint64) (status.st_size - at);
}

void
cli_progress_init (CliProgress *self, int in)
{
  *self = (CliProgress){ .wanted = isatty (STDERR_FILENO) && !isatty (STDOUT_FILENO) };
  if (!self->wanted)
    return;
  self->begin = g_get_monotonic_time ();
  self->next = self->begin + FIRST;
  self->size = find_size (in);
}

static char *
describe (const CliProgress *self, gint64 now)
{
  double seconds = (double) (now - self->begin) / G_USEC_PER_SEC;
  gulong rate = (gulong) ((double) self->lines / seconds);
  gulong left;

  if (self->size == 0 || self->bytes == 0)
    return g_strdup_printf (
        /* Translators: how many lines were read, and how fast. */
        ngettext ("%lu line, %lu per second", "%lu lines, %lu per second", self->lines),
        (gulong) self->lines, rate);
  left = (gulong) (seconds * (double) (self->size - MIN (self->bytes, self->size))
                   / (double) self->bytes);
  /* Translators: how many lines were read, how fast, and how many minutes and seconds
   * the rest will take. */
  return g_strdup_printf (ngettext ("%lu line, %lu per second, %lu:%02lu left",
                                    "%lu lines, %lu per second, %lu:%02lu left",
                                    self->lines),
                          (gulong) self->lines, rate, left / 60, left % 60);
}

/* Writes @text over what the line shows. g_printerr() would escape what moves the
 * cursor. */
static void
show (CliProgress *self, const char *text)
{
  gsize width = cli_count_columns (text);

  fprintf (stderr, "\r%s%*s", text,
           (int) (self->width > width ? self->width - width : 0), "");
  self->width = width;
}

void
cli_progress_add (CliProgress *self, guint64 lines, gsize bytes)
{
  gint64 now;
  g_autofree char *text = NULL;

  if (!self->wanted)
    return;
  self->lines += lines;
  self->bytes += bytes;
  now = g_get_monotonic_time ();
  if (now < self->next)
    return;
  self->next = now + INTERVAL;
  text = describe (self, now);
  show (self, text);
}

void
cli_progress_clear (CliProgress *self)
{
  if (self->width == 0)
    return;
  show (self, "");
  fputs ("\r", stderr);
}
