/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_INSPECT_LAYOUT (scope_inspect_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeInspectLayout, scope_inspect_layout, SCOPE, INSPECT_LAYOUT, GtkWidget)

/* The minimum width of two columns, in pixels. */
#define SCOPE_INSPECT_LAYOUT_WIDE 940

/**
 * ScopeInspectLayout:
 *
 * Lays out four children: picture, findings, components and copy rows. With two
 * columns, the picture has both, the components have one and the others share the
 * second; otherwise all are below each other. The property `findings-first`, for
 * IRIs in which nothing moves, moves the findings above the picture, as wide as it is.
 */
