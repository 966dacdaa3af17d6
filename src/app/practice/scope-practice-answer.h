/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-question.h"
#include "scope-bidi-notation.h"

#include <gtk/gtk.h>

/* A picture that shows why the answer to @question is right, with letters as @notation
 * has them. */
GtkWidget *scope_practice_answer_picture_new (const IriQuestion *question,
                                              ScopeBidiNotation notation);

/* The stored IRI that @question is about. Owned by @question. */
const char *scope_practice_answer_iri (const IriQuestion *question);
