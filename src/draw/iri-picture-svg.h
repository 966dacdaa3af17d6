/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"

G_BEGIN_DECLS

/* The picture as SVG with text that is text: cairo's has outlines. */

/* Appends @picture, made of @setup, as an SVG document of its own, with @margin
 * pixels around it. @title says what it shows. It has the colours of a light and
 * of a dark ground and the viewer chooses; if @dark, those of a dark ground
 * alone. */
void iri_picture_append_svg (GString *out,
                             const IriPicture *picture,
                             const IriPictureSetup *setup,
                             const char *title,
                             double margin,
                             gboolean dark);

G_END_DECLS
