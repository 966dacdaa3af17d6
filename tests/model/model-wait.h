/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* A thread that works for an object keeps it alive. It tells when it has an
 * answer; that it lets go of the object, which may be later, it tells nobody. */

/* Whether the property "busy" of @object says so. */
gboolean model_is_busy (gpointer object);

/* Waits until it does not. */
void model_await_idle (gpointer object);

/* Handles what has come, without waiting, and lets threads go on: a turn of a
 * loop that waits for what wakes nobody. */
void model_turn (void);

/* Waits until nobody but the caller holds @object. */
void model_await_threads (gpointer object);

/* The same, and then lets go of it. It has to be gone. */
void model_finalize (gpointer object);
