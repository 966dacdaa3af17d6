/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-visual-orders.h"

#include <adwaita.h>

#define SCOPE_TYPE_PICTURE_CARD (scope_picture_card_get_type ())
G_DECLARE_FINAL_TYPE (ScopePictureCard, scope_picture_card, SCOPE, PICTURE_CARD, AdwBin)

/**
 * ScopePictureCard:
 *
 * The bidi picture with its options. Its property `document` is the
 * #ScopeDocument; the picture shares its cursor.
 */

/* Which visual orders it shows. */
ScopeOrderSelection scope_picture_card_get_selection (ScopePictureCard *self);
