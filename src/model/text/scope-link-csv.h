/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

/* Links as CSV (RFC 4180), in UTF-8. Spreadsheets run a value as a formula if it begins
 * with "=", "+", "-", "@", a tab or a carriage return, or a full-width form of one, so
 * such a value gets an apostrophe before it, which marks it as text. */

void scope_link_csv_append_header (GString *out);

void scope_link_csv_append (GString *out, const ScopeLink *link);

void scope_link_csv_append_text (GString *out, const char *text);
