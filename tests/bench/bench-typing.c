/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-typing [SCRIPT [LENGTH [WIDTH]]]: measures how long pasting a long IRI
 * blocks the window, the time from a letter typed in its middle to the frame that
 * shows it, and the work of the main thread until then and afterwards. */

#include "bench-stage.h"
#include "scope-entry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N_KEYS 20
#define HEIGHT 800

typedef struct
{
  const char *name;
  const char *piece; /* repeated to make the text */
} Script;

static const Script scripts[] = {
  { "ascii", "abc/" },
  { "alternating letters", "aא" },
  { "alternating words", "ab/אב/" },
  { "arabic", "العربية/" },
  { "han", "納豆/" },
  { "marks", "e\u0301" },
};

static const int lengths[] = { 100, 500, 2000, 4000, 8192, 65536 };
static const int widths[] = { 360, 1000 };

/* Times of one key press, in milliseconds. */
typedef struct
{
  double painted; /* until the frame */
  double work;    /* of the main thread until then */
  double all;     /* until the whole window is up to date */
  double longest; /* longest single block of the main loop */
} Key;

static Key
type_key (BenchStage *stage, GtkEditable *text)
{
  Key key;
  double begin = bench_read_clock (CLOCK_MONOTONIC);
  double work = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);
  double longest, rest;

  g_signal_emit_by_name (gtk_editable_get_delegate (text), "insert-at-cursor", "x");
  longest = bench_run_to_frame (stage);
  key.painted = bench_read_clock (CLOCK_MONOTONIC) - begin;
  key.work = bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - work;
  rest = bench_run_to_rest (stage);
  key.longest = MAX (longest, rest);
  key.all = bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - work;
  return key;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a, *y = b;
  return *x < *y ? -1 : *x > *y;
}

/* Returns the quantile @component of the field at @offset. */
static double
percentile (const Key *keys, gsize offset, double component)
{
  double values[N_KEYS];

  for (int i = 0; i < N_KEYS; i++)
    values[i] = *(const double *) (gconstpointer) ((const char *) &keys[i] + offset);
  qsort (values, N_KEYS, sizeof *values, compare);
  return values[(int) (component * (N_KEYS - 1) + .5)];
}

static char *
make_text (const char *piece, int length)
{
  GString *text = g_string_new ("http://example.org/");

  while (g_utf8_strlen (text->str, -1) < length)
    for (int i = 0; i < 64; i++)
      g_string_append (text, piece);
  *g_utf8_offset_to_pointer (text->str, length) = '\0';
  return g_string_free (text, FALSE);
}

static void
run_row (BenchStage *stage, const Script *script, int length, int width)
{
  g_autofree char *text = make_text (script->piece, length);
  GtkWidget *entry = bench_stage_find (GTK_WIDGET (stage->window), SCOPE_TYPE_ENTRY);
  Key keys[N_KEYS];
  double shown;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, HEIGHT);
  scope_window_show_iri (stage->window, text);
  gtk_widget_grab_focus (entry);
  gtk_editable_set_position (GTK_EDITABLE (entry), length / 2);
  shown = bench_run_to_rest (stage);
  for (int i = 0; i < N_KEYS; i++)
    keys[i] = type_key (stage, GTK_EDITABLE (entry));
#define AT(field, component) percentile (keys, G_STRUCT_OFFSET (Key, field), component)
  printf ("%-20s %6d %5d %8.1f %8.1f %8.1f %8.1f %8.1f %8.1f %8.1f\n", script->name,
          length, width, shown, AT (painted, .5), AT (painted, .95), AT (work, .5),
          AT (work, .95), AT (all, .5), AT (longest, .95));
#undef AT
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  BenchStage stage;

  adw_init ();
  bench_stage_init (&stage);
  printf ("%-20s %6s %5s %8s %17s %17s %8s %8s\n", "", "", "", "shown", "key to frame",
          "work to frame", "all work", "held up");
  printf ("%-20s %6s %5s %8s %8s %8s %8s %8s %8s %8s\n", "script", "length", "width",
          "held up", "p50", "p95", "p50", "p95", "p50", "p95");
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (lengths); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (widths); k++)
        if ((argc < 2 || strcmp (argv[1], scripts[i].name) == 0)
            && (argc < 3 || atoi (argv[2]) == lengths[j])
            && (argc < 4 || atoi (argv[3]) == widths[k]))
          run_row (&stage, &scripts[i], lengths[j], widths[k]);
  return 0;
}
