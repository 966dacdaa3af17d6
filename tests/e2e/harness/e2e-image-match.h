/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-image.h"

G_BEGIN_DECLS

/**
 * E2eImageMatch:
 * @likeness: the correlation of two pictures where one is laid over the other:
 *   1 if they are the same there, about 0 if they are not alike
 * @x: where the one is on the other, from its left edge
 * @y: from its upper edge
 */
typedef struct
{
  double likeness;
  int x;
  int y;
} E2eImageMatch;

/* Where @component looks most like @whole. */
E2eImageMatch e2e_image_match (const E2eImage *component, const E2eImage *whole);

/* Which of two pictures @whole is, where the two differ when they are laid
 * there: 1 if it is @a, -1 if it is @b, about 0 if it is neither. */
double e2e_image_decide (const E2eImage *whole,
                         const E2eImage *a,
                         const E2eImage *b,
                         E2eImageMatch fit);

G_END_DECLS
