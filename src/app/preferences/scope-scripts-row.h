/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * ScopeScriptsRow:
 *
 * An expander row of the preferences with a check button for each script that the
 * user can type, or switched off for all. Its property `scripts` has their ISO 15924
 * codes, or none for all. To be set.
 */
#define SCOPE_TYPE_SCRIPTS_ROW (scope_scripts_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeScriptsRow, scope_scripts_row, SCOPE, SCRIPTS_ROW, AdwExpanderRow)
