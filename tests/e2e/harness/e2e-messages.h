/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Reads what a program prints to stderr, passes it on, and fails the test at the first
 * warning that is not in the table of expected messages. */
typedef struct _E2eMessages E2eMessages;

/* Follows @process. Takes ownership of @fd, the read end of its stderr. */
E2eMessages *e2e_messages_new (GSubprocess *process, int fd);

/* Reads the remaining output once the program has ended, and frees @self. */
void e2e_messages_free (E2eMessages *self);

/* Returns the lines of @text that are neither empty nor expected, each with a line
 * feed. Free with g_free(). */
char *e2e_messages_remove_expected (const char *text);
