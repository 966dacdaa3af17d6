/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-label.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_HOST_LABEL_ROW (scope_host_label_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostLabelRow, scope_host_label_row, SCOPE, HOST_LABEL_ROW, ScopeItemRow)

/**
 * ScopeHostLabelRow:
 *
 * A card for a #ScopeHostLabel: its properties, and its forms in each flavour
 * of IDNA, side by side if there is room.
 */

GtkWidget *scope_host_label_row_new (ScopeHostLabel *label);
