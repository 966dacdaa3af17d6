/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Like g_task_new(), but always releases @owner in the thread that calls this, after
 * @done. A GTask holds its source object until the thread that ran it lets go of it,
 * which can be after the callback. If the window was closed by then, the thread
 * finalizes it, while GTK is used only in the main thread.
 *
 * The task has no source object: @done gets @owner and @data. Free with
 * g_object_unref(). */
GTask *scope_task_new (gpointer owner,
                       GCancellable *cancellable,
                       GAsyncReadyCallback done,
                       gpointer data);
