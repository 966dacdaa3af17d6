/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-picture.h"

/* Makes the program follow the preference for high contrast. Call it once, when
 * there is a display. */
void scope_appearance_init (void);

/* Whether the desktop or the preferences ask for high contrast. */
gboolean scope_appearance_is_high_contrast (void);

/* Calls @follow when that may have changed, while @object lives. */
void scope_appearance_watch_contrast (gpointer object,
                                      void (*follow) (gpointer object));

/* Makes @picture follow the desktop and the preferences: light or dark, contrast
 * and font. */
void scope_appearance_bind_picture (ScopePicture *picture);

/* Binds its zoom and the preference for it in both directions. */
void scope_appearance_bind_picture_zoom (ScopePicture *picture);
