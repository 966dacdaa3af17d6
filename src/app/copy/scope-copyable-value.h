/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_COPYABLE_VALUE (scope_copyable_value_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCopyableValue, scope_copyable_value, SCOPE, COPYABLE_VALUE, GtkBox)

/**
 * ScopeCopyableValue:
 *
 * A #ScopeSelectableText with a button that copies it. Its properties:
 *
 * - `text`, `in-visual-order`, `host`, `label`: those of the
 *   #ScopeSelectableText
 * - `show-label`: whether the label is shown above the text
 * - `reason`: (nullable): why there is no text, shown below it
 * - `tooltip`: the tooltip of the button
 * - `centered`: whether the button is beside the middle of the text, not its first line
 *
 * The signal `copy` is emitted when the button is pressed.
 */

/* Gives the button an accessible name that no other has. */
void scope_copyable_value_name_button (ScopeCopyableValue *self, const char *name);

/* Highlights for the current text. */
void scope_copyable_value_set_highlights (ScopeCopyableValue *self,
                                          const GArray *marks);
