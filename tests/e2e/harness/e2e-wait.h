/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <atspi/atspi.h>

typedef gboolean (*E2eCondition) (gpointer data);

/* Runs the main loop until @condition is TRUE. Checks it after AT-SPI events and at
 * intervals, because GTK 4.8 does not announce every change (the position of a
 * widget, a new clipboard owner). Returns FALSE if @condition is still FALSE after
 * E2E_PATIENCE seconds. */
gboolean e2e_wait (E2eCondition condition, gpointer data);

/* Connects to AT-SPI. Call this before anything else uses it. */
void e2e_wait_init (void);

/* (transfer none) (nullable): Returns the object that got the focus last. */
AtspiAccessible *e2e_wait_get_focused (void);
