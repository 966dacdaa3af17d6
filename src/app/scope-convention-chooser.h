/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-chooser.h"

G_BEGIN_DECLS

/**
 * ScopeConventionChooser:
 *
 * The list of conventions of visual order, each with a sentence on it.
 */
#define SCOPE_TYPE_CONVENTION_CHOOSER (scope_convention_chooser_get_type ())
G_DECLARE_FINAL_TYPE (ScopeConventionChooser,
                      scope_convention_chooser,
                      SCOPE,
                      CONVENTION_CHOOSER,
                      ScopeChooser)

G_END_DECLS
