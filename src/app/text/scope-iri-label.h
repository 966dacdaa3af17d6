/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_IRI_LABEL (scope_iri_label_get_type ())
G_DECLARE_FINAL_TYPE (ScopeIriLabel, scope_iri_label, SCOPE, IRI_LABEL, GtkWidget)

/**
 * ScopeIriLabel:
 *
 * An IRI in a row of a table: one line from left to right, with its components
 * in colour, cut at the end. It is laid out when it is first drawn, because
 * most rows of a table are never visible.
 */

GtkWidget *scope_iri_label_new (void);

void scope_iri_label_set_text (ScopeIriLabel *self, const char *text);
