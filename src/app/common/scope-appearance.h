/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-picture.h"

G_BEGIN_DECLS

/* Has the whole program be of high contrast where its user wants that, whatever
 * the desktop is. Once, when there is a display. */
void scope_appearance_init (void);

/* Whether contrast is high: the desktop or the preferences say so. */
gboolean scope_appearance_is_high_contrast (void);

/* Has @follow called whenever that may have changed, while @object lives. */
void scope_appearance_watch_contrast (gpointer object,
                                      void (*follow) (gpointer object));

/* Has @picture look as the desktop and the preferences say: light or dark, of
 * high contrast or not, and in which font. */
void scope_appearance_bind_picture (ScopePicture *picture);

/* Has it be as large as the preferences say, and these as what it is enlarged
 * to. */
void scope_appearance_bind_picture_zoom (ScopePicture *picture);

G_END_DECLS
