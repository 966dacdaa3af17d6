/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_PRACTICE_PAGE (scope_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopePracticePage, scope_practice_page, SCOPE, PRACTICE_PAGE, AdwBin)

/**
 * ScopePracticePage:
 *
 * Asks questions about IRIs, explains each answer with the picture, and asks the next.
 * Its property `kind` is the id of the kind of question, or "" for each in turn.
 */

/* A page in the notation of @document. */
GtkWidget *scope_practice_page_new (ScopeDocument *document);
