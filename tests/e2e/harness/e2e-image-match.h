/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-image.h"

/**
 * E2eImageMatch:
 * @similarity: the correlation of two images when one is laid over the other: 1 if
 *   they are the same there, about 0 if they are unrelated
 * @x: the position of the first on the second in pixels, from its left edge
 * @y: the same from its upper edge
 */
typedef struct
{
  double similarity;
  int x;
  int y;
} E2eImageMatch;

/* Returns where @component matches @whole best. */
E2eImageMatch e2e_image_match (const E2eImage *component, const E2eImage *whole);

/* Decides which of two images @whole shows, using only pixels where these two differ
 * at their positions: returns 1 for @a, -1 for @b, about 0 for neither. */
double e2e_image_decide (const E2eImage *whole,
                         const E2eImage *a,
                         const E2eImage *b,
                         E2eImageMatch fit);
