/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

/* Links with text, verdict and domain defanged, for tickets: as rows of CSV (see
 * scope-link-csv.h), as JSON Lines with the members that CSV has, or as a table in
 * Markdown, whose head is appended first. */
void scope_link_defanged_append_csv (GString *out, const ScopeLink *link);
void scope_link_defanged_append_json (GString *out, const ScopeLink *link);
void scope_link_defanged_append_markdown_head (GString *out);
void scope_link_defanged_append_markdown (GString *out, const ScopeLink *link);
