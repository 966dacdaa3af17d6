/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-notation.h"
#include "scope-lesson.h"

#include <gio/gio.h>

/* The pictures of the live fields of a lesson as files: of an IRI, of two, of one by
 * each display convention, and the sheet of its steps. */

/* The type of a list of pictures: the kind of each field and its two texts, of which
 * the second is "" if there is none. */
#define SCOPE_LESSON_PICTURES_TYPE "a(uss)"

/* Returns the list of the pictures of @lesson, a new reference; empty if none of its
 * fields has one. */
GVariant *scope_lesson_pictures_list (const ScopeLesson *lesson);

/* Writes @pictures to @folder as "01.svg" and so on, with letters as @notation has
 * them. In any thread. Returns FALSE and sets @error if a file cannot be written. */
gboolean scope_lesson_pictures_write (GVariant *pictures,
                                      ScopeBidiNotation notation,
                                      GFile *folder,
                                      GError **error);
