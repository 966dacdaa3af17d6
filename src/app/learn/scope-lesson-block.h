/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lesson.h"

#include <gtk/gtk.h>

/* Returns a widget that shows @block, with what a live field computes. */
GtkWidget *scope_lesson_block_new (const ScopeLessonBlock *block);
