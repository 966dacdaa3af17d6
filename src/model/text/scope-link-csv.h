/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

G_BEGIN_DECLS

/* Addresses as records of CSV (RFC 4180), in UTF-8, for spreadsheets: these run
 * what begins with "=", "+", "-", "@", a tab or a carriage return, or a
 * full-width form of one of them, as a formula, so that such a value gets an
 * apostrophe in front, which they take for "this is text". */

/* Appends the record of the names. */
void scope_link_csv_append_header (GString *out);

void scope_link_csv_append (GString *out, const ScopeLink *address);

/* Appends a field. */
void scope_link_csv_append_text (GString *out, const char *text);

G_END_DECLS
