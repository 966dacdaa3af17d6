/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

#include <pango/pango.h>

G_BEGIN_DECLS

/* What is blurred is wider by this. */
#define E2E_IMAGE_BLUR 2

/**
 * E2eImage:
 * @width: the width in pixels
 * @height: the height in pixels
 * @ink: a byte a pixel, how much it differs from the background, which is the
 *   commonest shade
 *
 * What is drawn, without its colours and a little blurred.
 */
typedef struct
{
  int width;
  int height;
  guint8 *ink;
} E2eImage;

void e2e_image_free (E2eImage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (E2eImage, e2e_image_free)

/* What is on screen in a part of the window of @app, without empty edges. */
E2eImage *e2e_image_grab (E2eApp *app, AtspiRect rect);

/* What Pango draws for @text in one line of this base direction and this
 * font, with the edges of the line: letters have the same places whatever
 * their order. */
E2eImage *e2e_image_draw (const char *text,
                          const char *family,
                          double pixels,
                          PangoDirection direction);

/* How wide the ink of that is, for each pixel of the font's size. */
double e2e_image_width (const char *text, const char *family, PangoDirection direction);

G_END_DECLS
