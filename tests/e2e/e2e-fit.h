/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-ink.h"

G_BEGIN_DECLS

/**
 * E2eFit:
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
} E2eFit;

/* Where @part looks most like @whole. */
E2eFit e2e_ink_fit (const E2eInk *part, const E2eInk *whole);

/* Which of two pictures @whole is, where the two differ when they are laid
 * there: 1 if it is @a, -1 if it is @b, about 0 if it is neither. */
double e2e_ink_decide (const E2eInk *whole,
                       const E2eInk *a,
                       const E2eInk *b,
                       E2eFit fit);

G_END_DECLS
