/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

/* Deprecated since libadwaita 1.4, whose breakpoints go by the size of the window, not
 * by that of the child. */
GtkWidget *
scope_squeezer_new (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *squeezer;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  squeezer = adw_squeezer_new ();
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_set_xalign (ADW_SQUEEZER (squeezer), 0);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), first);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), second);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return squeezer;
}
