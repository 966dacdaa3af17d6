/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-chooser.h"

G_BEGIN_DECLS

/**
 * ScopeSpecChooser:
 *
 * The list of documents to read by, each with its year and a sentence on it.
 */
#define SCOPE_TYPE_SPEC_CHOOSER (scope_spec_chooser_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeSpecChooser, scope_spec_chooser, SCOPE, SPEC_CHOOSER, ScopeChooser)

G_END_DECLS
