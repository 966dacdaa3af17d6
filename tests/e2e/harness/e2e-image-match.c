/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-image-match.h"

#include <math.h>

/* Smaller differences between two images are ignored. */
#define MIN_DIFFERENCE 16

/* How many pixels one image may extend beyond the other on each side. */
#define SLACK 2

/* Pixels outside the image have no ink. */
static double
ink_at (const E2eImage *self, int x, int y)
{
  return x >= 0 && y >= 0 && x < self->width && y < self->height
             ? self->ink[y * self->width + x]
             : 0;
}

/* The sums from which the correlation of two images is computed. */
typedef struct
{
  double n, a, b, aa, bb, ab;
} Sums;

static void
add_pair (Sums *sums, double a, double b)
{
  sums->n += 1;
  sums->a += a;
  sums->b += b;
  sums->aa += a * a;
  sums->bb += b * b;
  sums->ab += a * b;
}

/* Returns Pearson's correlation coefficient. */
static double
correlate (const Sums *sums)
{
  double variances = (sums->n * sums->aa - sums->a * sums->a)
                     * (sums->n * sums->bb - sums->b * sums->b);

  return variances > 0 ? (sums->n * sums->ab - sums->a * sums->b) / sqrt (variances)
                       : 0;
}

static double
similarity_at (const E2eImage *component, const E2eImage *whole, int left, int top)
{
  Sums sums = { 0 };

  for (int y = 0; y < component->height; y++)
    for (int x = 0; x < component->width; x++)
      add_pair (&sums, ink_at (component, x, y), ink_at (whole, x + left, y + top));
  return correlate (&sums);
}

E2eImageMatch
e2e_image_match (const E2eImage *component, const E2eImage *whole)
{
  int room_x = whole->width - component->width;
  int room_y = whole->height - component->height;
  E2eImageMatch best = { 0, 0, 0 };

  for (int y = MIN (0, room_y) - SLACK; y <= MAX (0, room_y) + SLACK; y++)
    for (int x = MIN (0, room_x) - SLACK; x <= MAX (0, room_x) + SLACK; x++)
      {
        E2eImageMatch fit = { similarity_at (component, whole, x, y), x, y };

        if (fit.similarity > best.similarity)
          best = fit;
      }
  return best;
}

double
e2e_image_decide (const E2eImage *whole,
                  const E2eImage *a,
                  const E2eImage *b,
                  E2eImageMatch fit)
{
  Sums sums = { 0 };

  for (int y = 0; y < whole->height; y++)
    for (int x = 0; x < whole->width; x++)
      {
        double ink_a = ink_at (a, x - fit.x, y - fit.y);
        double ink_b = ink_at (b, x - fit.x, y - fit.y);

        if (fabs (ink_a - ink_b) >= MIN_DIFFERENCE)
          add_pair (&sums, ink_at (whole, x, y) - (ink_a + ink_b) / 2, ink_a - ink_b);
      }
  return correlate (&sums);
}
