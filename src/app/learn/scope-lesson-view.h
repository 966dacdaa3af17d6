/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-lesson.h"

#include <gtk/gtk.h>

/* Returns a widget that shows @lesson, the one with this @index of @n_lessons, or one
 * in preparation if @index is not less than that, and what is wrong with it, in
 * the notation of @document. Its buttons have the actions of #ScopeLearnPage. */
GtkWidget *scope_lesson_view_new (const ScopeLesson *lesson,
                                  guint index,
                                  guint n_lessons,
                                  ScopeDocument *document);

/* The IRI of the field of @view, or of any widget, that has the focus, or of the first
 * one; NULL if there is none. Owned by the field. */
const char *scope_lesson_view_get_example (GtkWidget *view);
