/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"
#include "scope-document.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_COPY_MENU (scope_copy_menu_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCopyMenu, scope_copy_menu, SCOPE, COPY_MENU, GtkPopover)

/**
 * ScopeCopyMenu:
 *
 * All forms in which the IRI can be copied, a #ScopeCopyMenuRow each. A row copies by
 * the action `win.copy-as`. Its property:
 *
 * - `document`: the #ScopeDocument
 */

/* Marks what was copied last, one of scope-copy-command.h. */
void scope_copy_menu_set_current (ScopeCopyMenu *self, const IriCopyForm *kind);
