/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-query.h"
#include "scope-table.h"

#define SCOPE_TYPE_TEXT_TABLE (scope_text_table_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextTable, scope_text_table, SCOPE, TEXT_TABLE, ScopeTable)

/**
 * ScopeTextTable:
 *
 * The links in a text, a row each, for a model of #ScopeLinkItem. Its sorts are
 * of #ScopeLinkSort.
 */
