/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_APPLICATION (scope_application_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeApplication, scope_application, SCOPE, APPLICATION, AdwApplication)

/**
 * ScopeApplication:
 *
 * `iriscope [IRI…]`: one process with a window for each IRI. Arguments are used
 * byte for byte.
 */
ScopeApplication *scope_application_new (void);
