/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Has the switchers in @squeezer, which have their pages already, give way as a
 * whole: libadwaita would cut the names of all pages before it takes the next
 * child, and the larger the text is the more of them. */
void scope_squeeze_keep_names (AdwSqueezer *squeezer);

/* Has the label of @button, which is to have one already, give way where there is
 * no room for it: the button has no property for that. */
void scope_squeeze_ellipsize (GtkMenuButton *button);

G_END_DECLS
