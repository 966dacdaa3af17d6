/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-lesson.h"

#include <adwaita.h>

#define SCOPE_TYPE_LESSON_FIELD (scope_lesson_field_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLessonField, scope_lesson_field, SCOPE, LESSON_FIELD, AdwBin)

/**
 * ScopeLessonField:
 *
 * A live field of a lesson: entries with its text, and what is computed for it, which
 * follows each key. A button restores the text of the lesson.
 */

/* @block is one of the live fields except %SCOPE_LESSON_SEE. Nothing of it is kept. The
 * notation of @document, which may be NULL, is that of the field. */
GtkWidget *scope_lesson_field_new (const ScopeLessonBlock *block,
                                   ScopeDocument *document);

/* Its first IRI as it is now; NULL if it is about a host or a word. Owned by @self. */
const char *scope_lesson_field_get_iri (ScopeLessonField *self);
