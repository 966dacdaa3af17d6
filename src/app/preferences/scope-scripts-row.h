/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScopeScriptsRow:
 *
 * A row of the preferences that opens to all scripts, to tick those that somebody
 * can type, or is switched off for all of them. Its property `scripts` has them as
 * ISO 15924 codes; none for all. To be set.
 */
#define SCOPE_TYPE_SCRIPTS_ROW (scope_scripts_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeScriptsRow, scope_scripts_row, SCOPE, SCRIPTS_ROW, AdwExpanderRow)

G_END_DECLS
