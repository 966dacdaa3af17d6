/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

/* Saves with the keyboard: selects @format in the dialog that Ctrl+S opens, and in the
 * next one replaces @suggested with @path. */
void e2e_files_save (E2eApp *app,
                     const char *format,
                     const char *suggested,
                     const char *path);

/* Types @path in the dialog that asks for a name, and confirms it. */
void e2e_files_answer (E2eApp *app, const char *path);

/* Types @path in the dialog that asks for a file to open, and confirms it. */
void e2e_files_choose (E2eApp *app, const char *path);

/* Opens the text file with the keyboard, from any page. */
void e2e_files_open (E2eApp *app, const char *path);

/* Waits until the file has been written, from @begin to @end. */
void e2e_files_await (const char *path, const char *begin, const char *end);
