/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

#include <adwaita.h>

#define SCOPE_TYPE_TEXT_PAGE (scope_text_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextPage, scope_text_page, SCOPE, TEXT_PAGE, AdwBin)

/**
 * ScopeTextPage:
 *
 * The page "Text": the links in a text that is opened, pasted or dropped there.
 * The results are created with the first text. Its properties:
 *
 * - `document`: the #ScopeDocument with the options for all links
 */

void scope_text_page_open (ScopeTextPage *self, GFile *file);

/* Moves the focus to the search entry, if there is a text. */
void scope_text_page_search (ScopeTextPage *self);

/* Shows only deceptive links, or all again, if there is a text. */
void scope_text_page_toggle_deceptive (ScopeTextPage *self);

/* The links that are shown, or NULL before the first text. */
ScopeLinkList *scope_text_page_get_links (ScopeTextPage *self);

/* Selects the row at @position and moves the focus to it. */
void scope_text_page_show_link (ScopeTextPage *self, guint position);

/* Opens the menu that saves the links. FALSE if there are none. */
gboolean scope_text_page_ask_save (ScopeTextPage *self);
