/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

G_BEGIN_DECLS

/* Saves by keyboard alone: chooses @format in the dialog that Ctrl+S opens, and in
 * the next one writes @path where @suggested stands. */
void e2e_files_save (E2eApp *app,
                     const char *format,
                     const char *suggested,
                     const char *path);

/* Writes @path in the dialog that asks for a name, and says that this is it. */
void e2e_files_answer (E2eApp *app, const char *path);

/* Opens the text in the file by keyboard alone, from any page. */
void e2e_files_open (E2eApp *app, const char *path);

/* Waits until the file is written, from @begin to @end. */
void e2e_files_await (const char *path, const char *begin, const char *end);

G_END_DECLS
