/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-set-bar.h"
#include "scope-visual-orders.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_PRESENTATION (scope_presentation_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopePresentation, scope_presentation, SCOPE, PRESENTATION, GtkWindow)

/**
 * ScopePresentation:
 *
 * A window of the whole screen for a class: the picture of an IRI, then the rules that
 * put it in visual order, in letters of at least 4 % of its height. Right, Down, Page
 * Down and the space bar go forward, through a picture that is higher than the screen
 * too; Left, Up, Page Up and Backspace go back, Home and End to the first and the last
 * page. After the last page and before the first one are the other IRIs of the set, and
 * its keys of the window go to those at once. Escape and F11 close it.
 */

/* Shows @document in the orders of @selection, above @parent, and the other IRIs of
 * @set, which may be NULL. It closes itself. */
void scope_presentation_show (GtkWindow *parent,
                              ScopeDocument *document,
                              ScopeOrderSelection selection,
                              ScopeSetBar *set);
