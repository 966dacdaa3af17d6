/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-set.h"

#include <adwaita.h>

#define SCOPE_TYPE_LEARN_PAGE (scope_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLearnPage, scope_learn_page, SCOPE, LEARN_PAGE, AdwBin)

/**
 * ScopeLearnPage:
 *
 * The page "Learn": an overview of the lessons, or one of them. Its property `document`
 * is the #ScopeDocument of the window.
 *
 * Its actions are `learn.open` with the name of a lesson, `learn.overview`,
 * `learn.gallery` and `learn.practice` for these pages,
 * `learn.next` and `learn.previous` for the lesson after and before the visible one,
 * and `learn.inspect` with an IRI.
 */

/* The example of the visible lesson that has the focus, or the first one; NULL if no
 * lesson is visible. Owned by the page, until the example changes. */
const char *scope_learn_page_get_example (ScopeLearnPage *self);

/* Shows the lesson @name. Returns FALSE if there is none. */
gboolean scope_learn_page_open (ScopeLearnPage *self, const char *name);

/* The examples that the gallery, which must be visible, lists now. */
ScopeSet *scope_learn_page_make_set (ScopeLearnPage *self);

/* Shows the lesson in @file, which is in preparation, with what is wrong with it. */
gboolean scope_learn_page_preview (ScopeLearnPage *self, GFile *file, GError **error);
