/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-typing [SCRIPT [LENGTH [WIDTH]]]: measures how long pasting a long IRI
 * blocks the window, the time from a letter typed in its middle to the frame that
 * shows it, and the work of the main thread until then and afterwards. */

#include "scope-entry.h"
#include "scope-window.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

typedef struct
{
  ScopeWindow *window;
  GtkEditable *text;
  guint painted; /* frames */
} Stage;

static double
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
on_painted (Stage *stage)
{
  stage->painted++;
}

/* Runs the main loop until a frame is painted; returns the longest iteration. */
static double
run_to_frame (Stage *stage)
{
  guint before = stage->painted;
  double longest = 0;

  while (stage->painted == before)
    {
      double begin;

      begin = read_clock (CLOCK_THREAD_CPUTIME_ID);
      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
    }
  return longest;
}

static gboolean
on_quiet (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs until nothing has happened for a while. */
static double
run_to_rest (Stage *stage)
{
  double longest = 0;
  gboolean quiet = FALSE;

  g_timeout_add_full (G_PRIORITY_LOW, 400, on_quiet, &quiet, NULL);
  while (!quiet || scope_document_get_busy (scope_window_get_document (stage->window)))
    {
      double begin = read_clock (CLOCK_THREAD_CPUTIME_ID);

      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
    }
  return longest;
}

static Key
type_key (Stage *stage)
{
  Key key;
  double begin = read_clock (CLOCK_MONOTONIC);
  double work = read_clock (CLOCK_THREAD_CPUTIME_ID);
  double longest, rest;

  g_signal_emit_by_name (gtk_editable_get_delegate (stage->text), "insert-at-cursor",
                         "x");
  longest = run_to_frame (stage);
  key.painted = read_clock (CLOCK_MONOTONIC) - begin;
  key.work = read_clock (CLOCK_THREAD_CPUTIME_ID) - work;
  rest = run_to_rest (stage);
  key.longest = MAX (longest, rest);
  key.all = read_clock (CLOCK_THREAD_CPUTIME_ID) - work;
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

static GtkWidget *
find_entry (GtkWidget *widget)
{
  GtkWidget *found = SCOPE_IS_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);
  return found;
}

static void
run_row (Stage *stage, const Script *script, int length, int width)
{
  g_autofree char *text = make_text (script->piece, length);
  Key keys[N_KEYS];
  double shown;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, HEIGHT);
  scope_window_show_iri (stage->window, text);
  gtk_widget_grab_focus (GTK_WIDGET (stage->text));
  gtk_editable_set_position (stage->text, length / 2);
  shown = run_to_rest (stage);
  for (int i = 0; i < N_KEYS; i++)
    keys[i] = type_key (stage);
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
  Stage stage = { 0 };

  adw_init ();
  stage.window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  stage.text = GTK_EDITABLE (find_entry (GTK_WIDGET (stage.window)));
  gtk_window_present (GTK_WINDOW (stage.window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (stage.window)),
                            "after-paint", G_CALLBACK (on_painted), &stage);
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
