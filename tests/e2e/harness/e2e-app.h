/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-messages.h"

#include <X11/Xlib.h>
#include <atspi/atspi.h>
#include <gio/gio.h>

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiComponent, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

/**
 * E2eApp:
 * @process: the program
 * @root: its frame, as assistive technology sees it
 * @display: a connection of the test's own to the X server
 * @window: the window of the program
 * @margin: how far its content, from which AT-SPI measures, is from its edge
 * @owner: the window that this one is a dialog of, or NULL
 * @messages: (nullable): what it prints to stderr; NULL in a dialog, and where that
 *   goes to a file
 *
 * A program that was started from where it is installed, with its window on
 * screen and the focus in it.
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
  E2eMessages *messages;
};

/* Starts E2E_PROGRAM, with @argument unless that is NULL, and waits for its
 * window. The test fails if there is none. */
E2eApp *e2e_app_start (const char *argument);

/* The same for another program, which has a window of its own. */
E2eApp *e2e_app_start_program (const char *program, const char *argument);

/* Starts it with the settings and data of the one that was started last, and
 * tells where these are. */
E2eApp *e2e_app_start_again (const char *argument);
const char *e2e_app_get_home (void);

/* The same as the first, with all that the program prints in the file @output,
 * which the caller checks. */
E2eApp *e2e_app_start_watched (const char *argument, const char *output);

gboolean e2e_app_is_alive (E2eApp *self);

/* Closes the window and waits until the program has ended; it must end by
 * itself and with status 0. */
void e2e_app_stop (E2eApp *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (E2eApp, e2e_app_stop)

/* Ends it without asking, as a crash does. */
void e2e_app_kill (E2eApp *self);

/* The last half of that, when it has been told already. */
void e2e_app_await_end (E2eApp *self);

/* Whether @window is one of the program. */
gboolean e2e_app_owns (E2eApp *self, Window window);

/* What a window manager sends when the close button of @window is pressed. */
void e2e_app_ask_to_close (E2eApp *self, Window window);

/* Waits for the dialog that the window of @self asks with, or for a window of
 * another name, and gives it the focus: what is looked for in it and pressed there.
 * It ends when the dialog is gone. */
E2eApp *e2e_app_await_dialog (E2eApp *self);
void e2e_app_await_answered (E2eApp *dialog);

void e2e_app_resize (E2eApp *self, int width, int height);

G_END_DECLS
