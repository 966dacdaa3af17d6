/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Which of the defects of GTK and libadwaita that this folder works around the
 * version in use has: one row for each workaround. Where it is not known when a
 * defect was fixed, the row is TRUE and says which versions are known to have it.
 * To drop a workaround, delete its row, its files and its calls. */

/* GTK 4.8.3; not fixed by 4.22.4: https://github.com/Keruspe/GPaste/issues/498 */
#define SCOPE_FIX_CLIPBOARD_DEADLOCK TRUE

/* GTK 4.8.3 */
#define SCOPE_FIX_CLOSED_WINDOW_GRAB TRUE

/* GTK 4.8.3; since 4.12, gtk_column_view_set_tab_behavior() does the same. */
#define SCOPE_FIX_COLUMN_VIEW_TAB TRUE

/* GTK 4.8.3 and libadwaita 1.2.2 */
#define SCOPE_FIX_HIDDEN_PAGES TRUE

/* GTK 4.8.3 */
#define SCOPE_FIX_LATE_PASTE TRUE

/* GTK 4.8.3 */
#define SCOPE_FIX_MNEMONIC_NAME TRUE

/* GTK 4.8.3 */
#define SCOPE_FIX_OFFSCREEN_POPUP TRUE

/* libadwaita 1.2.2; AdwSqueezer is deprecated since 1.4. */
#define SCOPE_FIX_SWITCHER_ELLIPSIS TRUE

/* libadwaita 1.2.2; fixed in 1.3 for toasts that come and go quickly, and in 1.8
 * for buttons that are pressed twice (its NEWS). */
#define SCOPE_FIX_TOAST_DOUBLE_FREE !ADW_CHECK_VERSION (1, 8, 0)

/* GTK 4.8.3 */
#define SCOPE_FIX_UNHEARD_STATUS TRUE

/* GTK 4.8.3 and libadwaita 1.2.2, which gave more widgets a name in 1.4. */
#define SCOPE_FIX_UNNAMED_WIDGET TRUE
