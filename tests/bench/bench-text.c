/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-text FILE: measures finding, sorting, filtering and saving the links of a
 * text file, how long that blocks the main loop, and its memory. */

#include "scope-text-export.h"
#include "scope-text.h"

#include <stdio.h>
#include <string.h>

/* The interval of checks of the main loop. */
#define BEAT_MS 1

typedef struct
{
  gint64 last;
  gint64 longest;
} Beat;

static gboolean
on_beat (gpointer data)
{
  Beat *beat = data;
  gint64 now = g_get_monotonic_time ();

  if (beat->last != 0)
    beat->longest = MAX (beat->longest, now - beat->last);
  beat->last = now;
  return G_SOURCE_CONTINUE;
}

/* A line of /proc/self/status, in MiB. */
static double
memory (const char *field)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, field);
  return line != NULL
             ? (double) g_ascii_strtoull (line + strlen (field), NULL, 10) / 1024
             : 0;
}

static void
show (const char *what, gint64 begin, Beat *beat)
{
  gint64 now = g_get_monotonic_time ();

  printf ("  %-34s %8.2f s   main loop held up %6.1f ms   %7.1f MiB\n", what,
          (double) (now - begin) / 1e6, (double) beat->longest / 1e3,
          memory ("VmRSS:"));
  beat->longest = 0;
  beat->last = 0;
}

static gboolean
is_busy (ScopeText *text)
{
  gboolean busy;

  g_object_get (text, "busy", &busy, NULL);
  return busy || scope_link_list_get_busy (scope_text_get_links (text));
}

static void
wait (ScopeText *text)
{
  while (is_busy (text))
    g_main_context_iteration (NULL, TRUE);
}

static const struct
{
  const char *what;
  ScopeLinkQuery query;
} queries[] = {
  { "sort by address",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_TEXT } },
  { "sort by verdict",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_VERDICT } },
  { "sort by domain",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_DOMAIN } },
  { "sort by findings, back",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS,
      .by = SCOPE_LINK_SORT_FINDINGS,
      .back = TRUE } },
  { "filter by text",
    { .text = (char *) "xample", .levels = SCOPE_LINK_QUERY_ALL_LEVELS } },
  { "filter by letters, any case",
    { .text = (char *) "Ü", .levels = SCOPE_LINK_QUERY_ALL_LEVELS } },
  { "filter by severity", { .levels = 1 << IRI_VERDICT_LEVEL_ERROR } },
  { "filter what deceives",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .deceptive = TRUE } },
  { "as it stands", { .levels = SCOPE_LINK_QUERY_ALL_LEVELS } },
};

static void
ask (ScopeText *text, Beat *beat)
{
  for (gsize i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      gint64 begin = g_get_monotonic_time ();

      scope_link_list_set_query (scope_text_get_links (text), &queries[i].query);
      wait (text);
      show (queries[i].what, begin, beat);
    }
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!scope_text_export_finish (result, NULL, &error))
    g_error ("%s", error->message);
  *(gboolean *) data = TRUE;
}

static void export(ScopeText *text,
                   ScopeTextFormat format,
                   const char *what,
                   Beat *beat)
{
  gint64 begin = g_get_monotonic_time ();
  GFileIOStream *stream;
  GFile *file = g_file_new_tmp ("bench-XXXXXX", &stream, NULL);
  gboolean done = FALSE;

  g_object_unref (stream);
  scope_text_export_async (text, format, file, NULL, NULL, on_written, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  show (what, begin, beat);
  g_file_delete (file, NULL, NULL);
  g_object_unref (file);
}

static void
first_rows (ScopeText *text)
{
  while (scope_link_list_get_n_all (scope_text_get_links (text)) == 0 && is_busy (text))
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  ScopeText *text = scope_text_new (document);
  GFile *file = g_file_new_for_commandline_arg (argc > 1 ? argv[1] : "-");
  Beat beat = { 0 };
  gint64 begin = g_get_monotonic_time ();

  g_timeout_add_full (G_PRIORITY_HIGH, BEAT_MS, on_beat, &beat, NULL);
  scope_text_open (text, file);
  first_rows (text);
  show ("first rows", begin, &beat);
  wait (text);
  show ("all rows", begin, &beat);
  printf ("  %u addresses\n", scope_link_list_get_n_all (scope_text_get_links (text)));
  ask (text, &beat);
  export(text, SCOPE_TEXT_CSV, "write CSV", &beat);
  export(text, SCOPE_TEXT_JSON, "write JSON Lines", &beat);
  printf ("  most memory %.1f MiB\n", memory ("VmHWM:"));
  g_object_unref (file);
  g_object_unref (text);
  return 0;
}
