/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_PICTURE_CARD (scope_picture_card_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopePictureCard, scope_picture_card, SCOPE, PICTURE_CARD, AdwBin)

/**
 * ScopePictureCard:
 *
 * The bidi picture with what to choose for it. Its property `document` is the
 * #ScopeDocument that is seen; its cursor and the picture's are one.
 */

G_END_DECLS
