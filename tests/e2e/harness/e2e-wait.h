/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

typedef gboolean (*E2eCondition) (gpointer data);

/* Runs the main loop until @condition holds: looks again after every event
 * that comes over AT-SPI, and now and then, because GTK 4.8 does not announce
 * everything (where a widget is, that the clipboard has changed hands). FALSE
 * if it does not hold after the patience of a test, E2E_PATIENCE seconds. */
gboolean e2e_wait (E2eCondition condition, gpointer data);

/* Connects to AT-SPI, before anything else talks to it. */
void e2e_wait_init (void);

/* What was told last to have the focus, or NULL. Borrowed. */
AtspiAccessible *e2e_wait_get_focused (void);

G_END_DECLS
