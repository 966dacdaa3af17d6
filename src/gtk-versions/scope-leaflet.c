/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

/* Deprecated since libadwaita 1.4, whose AdwNavigationSplitView has other children. */
void
scope_leaflet_navigate (GtkWidget *leaflet, AdwNavigationDirection direction)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  adw_leaflet_navigate (ADW_LEAFLET (leaflet), direction);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
