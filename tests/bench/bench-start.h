/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Prints, for the first window of @app, the milliseconds from the monotonic time in
 * the variable BENCH_START, in microseconds, to the first frame, and the memory (PSS)
 * in KiB once the window is at rest; then quits. */
void bench_start_watch (GtkApplication *app);
