/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Makes @button show the name of the visible page of @pages. It is as wide as the
 * longest name, so that its width does not depend on the page. */
void scope_page_button_show_name (GtkMenuButton *button, AdwViewStack *pages);

/* Makes @button show the icon of the visible page of @pages. */
void scope_page_button_show_icon (GtkMenuButton *button, AdwViewStack *pages);
