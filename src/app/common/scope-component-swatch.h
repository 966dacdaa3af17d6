/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_COMPONENT_SWATCH (scope_component_swatch_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComponentSwatch, scope_component_swatch, SCOPE, COMPONENT_SWATCH, GtkWidget)

/**
 * ScopeComponentSwatch:
 *
 * The colour of a component, with a pattern for readers who do not see the
 * colour. Property `component`: the #IriComponent; %IRI_COMPONENT_NONE leaves it
 * blank.
 */
