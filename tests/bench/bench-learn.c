/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-learn: measures how long the slowest lesson takes to open, and how much work of
 * the main thread the slowest step of the Unicode Bidirectional Algorithm is, both
 * until the frame that shows it. */

#include "bench-stage.h"
#include "scope-lesson-list.h"
#include "scope-uba-steps-card.h"

#include <stdio.h>

/* Two directions, digits and a percent-encoding. */
#define IRI "http://\u05d0\u05d1.example/\u05d2\u05d3/a1?\u05d4=12&b=%d7%90#\u05d5"

static void
open_lessons (BenchStage *stage)
{
  g_auto (GStrv) names = scope_lesson_names ();
  double slowest = 0, most_work = 0;

  for (gsize i = 0; names[i] != NULL; i++)
    {
      double begin = bench_read_clock (CLOCK_MONOTONIC);
      double work = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);

      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.learn", "s",
                                  names[i]);
      bench_run_to_frame (stage);
      slowest = MAX (slowest, bench_read_clock (CLOCK_MONOTONIC) - begin);
      most_work = MAX (most_work, bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - work);
      bench_run_to_rest (stage);
    }
  printf ("slowest lesson  %.1f ms\n", slowest);
  printf ("slowest lesson, processor  %.1f ms\n", most_work);
}

static void
go_through_steps (BenchStage *stage)
{
  GtkWidget *window = GTK_WIDGET (stage->window), *card;
  double slowest = 0, begin;

  scope_window_show_iri (stage->window, IRI);
  gtk_widget_activate_action (window, "win.page", "s", "characters");
  bench_run_to_rest (stage);
  card = bench_stage_find (window, SCOPE_TYPE_UBA_STEPS_CARD);
  gtk_widget_activate_action (card, "characters.view", "s", "rules");
  bench_run_to_rest (stage);
  begin = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);
  while (scope_uba_steps_card_step (SCOPE_UBA_STEPS_CARD (card), 1))
    {
      bench_run_to_frame (stage);
      slowest = MAX (slowest, bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
      bench_run_to_rest (stage);
      begin = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);
    }
  if (slowest > 0)
    printf ("slowest step  %.1f ms\n", slowest);
}

int
main (void)
{
  BenchStage stage;

  adw_init ();
  bench_stage_init (&stage);
  bench_run_to_rest (&stage);
  open_lessons (&stage);
  go_through_steps (&stage);
  return 0;
}
