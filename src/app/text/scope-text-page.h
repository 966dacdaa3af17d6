/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TEXT_PAGE (scope_text_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextPage, scope_text_page, SCOPE, TEXT_PAGE, AdwBin)

/**
 * ScopeTextPage:
 *
 * The page of the addresses in a text that is opened, pasted or dropped on it.
 * What shows them is made when there is a text. Its properties:
 *
 * - `document`: the #ScopeDocument whose choices they are read by
 */

void scope_text_page_open (ScopeTextPage *self, GFile *file);

/* Goes to where addresses are searched for; nothing without a text. */
void scope_text_page_search (ScopeTextPage *self);

/* Asks how to save the addresses of the text. FALSE if there are none. */
gboolean scope_text_page_ask_save (ScopeTextPage *self);

G_END_DECLS
