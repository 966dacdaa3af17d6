/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * ScopeOptionRow:
 *
 * A row of the preferences with a list of options, each with a description. Its
 * properties:
 *
 * - `subject`: the id of the #ScopeOptions. To be set once
 * - `choice`: the id of the chosen option. To be set; an unknown id is ignored
 */
#define SCOPE_TYPE_OPTION_ROW (scope_option_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeOptionRow, scope_option_row, SCOPE, OPTION_ROW, AdwComboRow)
