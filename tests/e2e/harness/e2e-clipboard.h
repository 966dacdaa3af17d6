/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Puts @text on the clipboard; the test serves it while it waits. */
void e2e_clipboard_set (const char *text);

/* Puts a list of URIs on the clipboard, and @text as its plain text. */
void e2e_clipboard_set_list (const char *list, const char *text);

/* Waits until exactly @text, or its translation, is on the clipboard. */
void e2e_clipboard_await (const char *text);
