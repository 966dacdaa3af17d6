/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_CHIP (scope_chip_get_type ())
G_DECLARE_FINAL_TYPE (ScopeChip, scope_chip, SCOPE, CHIP, GtkWidget)

/**
 * ScopeChip:
 *
 * The sign of a component: its colour, and its pattern for those who do not see
 * the colour. Property `part`: the #IriPart; nothing is drawn for
 * %IRI_PART_NONE, but its place is kept.
 */

G_END_DECLS
