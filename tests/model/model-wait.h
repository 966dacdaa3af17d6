/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* While a thread works for an object, a reference to it is held, and released after the
 * object has its result. */

/* Returns the property "busy" of @object. */
gboolean model_is_busy (gpointer object);

/* Waits until @object is not busy. */
void model_await_idle (gpointer object);

/* Handles pending events without waiting, and yields to other threads. For loops that
 * wait for something without an event. */
void model_turn (void);

/* Waits until the caller has the only reference to @object. */
void model_await_threads (gpointer object);

/* Waits in the same way, then releases @object and checks that it is finalized. */
void model_finalize (gpointer object);
