/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"

/* Writes the picture as SVG with real text, because cairo writes outlines. */

/* Appends @picture, made of @setup, as an SVG document with a margin of @margin
 * pixels and the title @title. The viewer chooses between colours for a light
 * and a dark background; if @dark, it has only those for a dark one. */
void iri_picture_append_svg (GString *out,
                             const IriPicture *picture,
                             const IriPictureSetup *setup,
                             const char *title,
                             double margin,
                             gboolean dark);
