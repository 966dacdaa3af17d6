/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Has the switchers in @squeezer, which have their pages already, give way as a
 * whole: libadwaita would cut the names of all pages before it takes the next
 * child, and the larger the text is the more of them. */
void scope_switcher_ellipsis_fix_init (AdwSqueezer *squeezer);

/* Has @button show the name of the page of @pages that is shown, and be as wide as
 * the longest of the names: it gives way for all pages or for none. */
void scope_page_button_show_name (GtkMenuButton *button, AdwViewStack *pages);

/* Has @button show the icon of that page. */
void scope_page_button_show_icon (GtkMenuButton *button, AdwViewStack *pages);

G_END_DECLS
