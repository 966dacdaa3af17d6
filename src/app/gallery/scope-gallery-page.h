/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-set.h"

#include <adwaita.h>

#define SCOPE_TYPE_GALLERY_PAGE (scope_gallery_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeGalleryPage, scope_gallery_page, SCOPE, GALLERY_PAGE, AdwBin)

/**
 * ScopeGalleryPage:
 *
 * The gallery: cards of the worked examples of the standards and of ways to deceive, by
 * group, with a search. Choosing one runs `win.show-example` with its position. It has
 * a button for `learn.overview`.
 */

/* A page whose choice of Bidi Notation is that of @document. */
GtkWidget *scope_gallery_page_new (ScopeDocument *document);

/* The examples that are listed now, as a set. */
ScopeSet *scope_gallery_page_make_set (ScopeGalleryPage *self);
