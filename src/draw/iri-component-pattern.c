/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-component-pattern.h"

/* Patterns tell components apart for people who do not see their colours. */
static const IriComponentPattern strips[IRI_N_COMPONENTS] = {
  [IRI_COMPONENT_SCHEME] = { .width = 1.5, .lines = 1 },
  [IRI_COMPONENT_USERINFO] = { .width = 1.5, .lines = 1, .zigzag = 3 },
  [IRI_COMPONENT_HOST] = { .width = 4, .lines = 1 },
  [IRI_COMPONENT_PORT]
  = { .width = 3, .dash = { 0, 5 }, .n_dash = 2, .lines = 1, .round = TRUE },
  [IRI_COMPONENT_PATH] = { .width = 3, .dash = { 4, 2.5 }, .n_dash = 2, .lines = 1 },
  [IRI_COMPONENT_QUERY] = { .width = 1.5, .lines = 2 },
  [IRI_COMPONENT_FRAGMENT]
  = { .width = 2.2, .dash = { 5, 2.5, 1.5, 2.5 }, .n_dash = 4, .lines = 1 },
};

IriComponentPattern
iri_component_pattern (IriComponent component, gboolean high_contrast)
{
  IriComponentPattern strip = { 0 };

  if (component < IRI_N_COMPONENTS)
    strip = strips[component];
  if (high_contrast)
    {
      strip.width *= 2;
      /* Thick dots need wider gaps. */
      for (int i = 0; i < strip.n_dash; i++)
        strip.dash[i] *= 1.5;
    }
  return strip;
}
