/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-look.h"

#include <adwaita.h>

void
scope_look_follow (ScopePicture *picture)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_object_bind_property (style, "dark", picture, "dark",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (style, "high-contrast", picture, "high-contrast",
                          G_BINDING_SYNC_CREATE);
}
