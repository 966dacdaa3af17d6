/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-window.h"

#include <time.h>

/* A window whose frames are counted. */
typedef struct
{
  ScopeWindow *window;
  guint painted; /* frames */
} BenchStage;

/* Shows a new window. */
void bench_stage_init (BenchStage *self);

/* The first widget of @type in @widget, or NULL. */
GtkWidget *bench_stage_find (GtkWidget *widget, GType type);

/* The time of @clock in milliseconds. */
double bench_read_clock (clockid_t clock);

/* Runs the main loop until a frame is painted; returns the longest iteration, in
 * milliseconds of the main thread. */
double bench_run_to_frame (BenchStage *self);

/* Runs it until nothing has happened for a while. */
double bench_run_to_rest (BenchStage *self);
