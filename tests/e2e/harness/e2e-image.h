/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

#include <pango/pango.h>

/* Pixels that blurring adds to the width. */
#define E2E_IMAGE_BLUR 2

/**
 * E2eImage:
 * @width: the width in pixels
 * @height: the height in pixels
 * @ink: one byte for each pixel: its difference from the background, which is the most
 *   frequent shade
 *
 * An image without colours, slightly blurred.
 */
typedef struct
{
  int width;
  int height;
  guint8 *ink;
} E2eImage;

void e2e_image_free (E2eImage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (E2eImage, e2e_image_free)

/* Returns an image of @rect in the window of @app, without empty edges. */
E2eImage *e2e_image_grab (E2eApp *app, AtspiRect rect);

/* Returns the image that Pango draws of @text in one line with this base direction and
 * font, including the edges of the line, so that letters have the same positions in any
 * order. */
E2eImage *e2e_image_draw (const char *text,
                          const char *family,
                          double pixels,
                          PangoDirection direction);

/* Returns the width of the ink of that image, per pixel of the font size. */
double e2e_image_width (const char *text, const char *family, PangoDirection direction);
