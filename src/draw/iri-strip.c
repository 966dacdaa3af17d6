/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-strip.h"

/* window.md, "Component colours". */
static const IriStrip strips[IRI_N_PARTS] = {
  [IRI_PART_SCHEME] = { .width = 1.5, .lines = 1 },
  [IRI_PART_USERINFO] = { .width = 1.5, .lines = 1, .zigzag = 3 },
  [IRI_PART_HOST] = { .width = 4, .lines = 1 },
  [IRI_PART_PORT]
  = { .width = 3, .dash = { 0, 5 }, .n_dash = 2, .lines = 1, .round = TRUE },
  [IRI_PART_PATH] = { .width = 3, .dash = { 4, 2.5 }, .n_dash = 2, .lines = 1 },
  [IRI_PART_QUERY] = { .width = 1.5, .lines = 2 },
  [IRI_PART_FRAGMENT]
  = { .width = 2.2, .dash = { 5, 2.5, 1.5, 2.5 }, .n_dash = 4, .lines = 1 },
};

IriStrip
iri_strip (IriPart part, gboolean high_contrast)
{
  IriStrip strip = { 0 };

  if (part < IRI_N_PARTS)
    strip = strips[part];
  if (high_contrast)
    {
      strip.width *= 2;
      /* Thick dots need wider gaps. */
      for (int i = 0; i < strip.n_dash; i++)
        strip.dash[i] *= 1.5;
    }
  return strip;
}
