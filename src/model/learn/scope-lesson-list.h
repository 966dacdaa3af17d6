/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lesson.h"

/* The names of the lessons that come with the program, in order, such as "04-order".
 * Free with g_strfreev(). */
char **scope_lesson_names (void);

/* The lesson @name, in the language of the user. NULL if there is none. Free with
 * scope_lesson_free(). */
ScopeLesson *scope_lesson_open (const char *name);
