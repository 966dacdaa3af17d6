/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-messages.h"

#include <X11/Xlib.h>
#include <atspi/atspi.h>
#include <gio/gio.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiComponent, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

/**
 * E2eApp:
 * @process: the program
 * @root: its frame in the accessible tree
 * @display: the test's own connection to the X server
 * @window: the window of the program
 * @margin: the distance in pixels from the edge of the window to its content, which is
 *   the origin of AT-SPI's coordinates
 * @owner: for a dialog its parent, or NULL
 * @inside: whether it is a dialog in the window of its parent, as since libadwaita 1.5
 * @messages: (nullable): what the program prints to stderr; NULL for a dialog, and if
 *   the output is redirected to a file
 *
 * An installed program that was started, with its window on screen and focused.
 */
typedef struct _E2eApp E2eApp;
struct _E2eApp
{
  GSubprocess *process;
  AtspiAccessible *root;
  Display *display;
  Window window;
  int margin;
  E2eApp *owner;
  gboolean inside;
  E2eMessages *messages;
};

/* Starts E2E_PROGRAM, with @argument unless that is NULL, and waits for its window. The
 * test fails if no window appears. */
E2eApp *e2e_app_start (const char *argument);

/* The same for another program that has a window of its own. */
E2eApp *e2e_app_start_program (const char *program, const char *argument);

/* Starts the program with the settings and data of the one that was started last.
 * e2e_app_get_home() returns their directory. */
E2eApp *e2e_app_start_again (const char *argument);
const char *e2e_app_get_home (void);

/* Like e2e_app_start(), but writes all output of the program to the file @output, which
 * the caller checks. */
E2eApp *e2e_app_start_watched (const char *argument, const char *output);

gboolean e2e_app_is_alive (E2eApp *self);

/* Closes the window and waits until the program has ended; it must end by itself and
 * with status 0. */
void e2e_app_stop (E2eApp *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (E2eApp, e2e_app_stop)

/* Kills the program, as in a crash. */
void e2e_app_kill (E2eApp *self);

/* Waits for the end of a program that has already been asked to close. */
void e2e_app_await_end (E2eApp *self);

/* Returns whether @window belongs to the program. */
gboolean e2e_app_owns (E2eApp *self, Window window);

/* Sends what a window manager sends when the close button of @window is pressed. */
void e2e_app_ask_to_close (E2eApp *self, Window window);

/* Waits for a dialog of @self, or for a window with another name, and focuses it.
 * Searches and key presses in the returned E2eApp go to it. Free with
 * e2e_app_await_answered(), which waits until the dialog is closed. */
E2eApp *e2e_app_await_dialog (E2eApp *self);
void e2e_app_await_answered (E2eApp *dialog);

/* The same for a dialog that another one follows, which gets the focus. */
void e2e_app_await_followed (E2eApp *dialog);

/* Waits until the program ends with status 0 because @dialog was answered. Frees
 * both. */
void e2e_app_await_end_by (E2eApp *dialog);

void e2e_app_resize (E2eApp *self, int width, int height);
