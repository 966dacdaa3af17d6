/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-notation.h"
#include "scope-lesson.h"

#include <gtk/gtk.h>

/* Returns a widget with what a live field of @kind computes for @text and, for
 * %SCOPE_LESSON_COMPARE, @other, with letters as @notation has them. */
GtkWidget *scope_lesson_answer_new (ScopeLessonBlockKind kind,
                                    const char *text,
                                    const char *other,
                                    ScopeBidiNotation notation);

/* Returns a widget with the bytes of @text in @charset, which is known. */
GtkWidget *scope_lesson_bytes_new (const char *text, const char *charset);
