/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_ADDRESS_LINE (scope_address_line_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeAddressLine, scope_address_line, SCOPE, ADDRESS_LINE, GtkWidget)

/**
 * ScopeAddressLine:
 *
 * An address in a row of a table: one line that reads from left to right, its
 * components in their colours, cut at the end. It is laid out when it is drawn,
 * as tables have many rows that nobody sees.
 */

GtkWidget *scope_address_line_new (void);

void scope_address_line_set_text (ScopeAddressLine *self, const char *text);

G_END_DECLS
