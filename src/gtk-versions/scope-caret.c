/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

/* Deprecated since GTK 4.10, which has no other public function that draws a caret. */
void
scope_draw_caret (GtkWidget *widget,
                  GtkSnapshot *snapshot,
                  PangoLayout *layout,
                  int index,
                  PangoDirection direction)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_snapshot_render_insertion_cursor (snapshot, gtk_widget_get_style_context (widget),
                                        0, 0, layout, index, direction);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
