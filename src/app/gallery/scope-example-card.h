/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-example.h"

#include <adwaita.h>

#define SCOPE_TYPE_EXAMPLE_CARD (scope_example_card_get_type ())
G_DECLARE_FINAL_TYPE (ScopeExampleCard, scope_example_card, SCOPE, EXAMPLE_CARD, AdwBin)

/**
 * ScopeExampleCard:
 *
 * An example of the gallery: its title, where it is from, and a small picture, which is
 * drawn in a thread.
 */

GtkWidget *scope_example_card_new (void);

/* Shows @example, letters in the notation @notation. NULL shows nothing, and stops
 * drawing what was shown. */
void scope_example_card_show (ScopeExampleCard *self,
                              ScopeExample *example,
                              IriNotation notation);
