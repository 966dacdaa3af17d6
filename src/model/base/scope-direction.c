/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-direction.h"

#include <glib/gi18n.h>

const char *
scope_direction_name (IriDirection direction)
{
  switch (direction)
    {
    case IRI_DIRECTION_NEUTRAL:
      return NULL;
    case IRI_DIRECTION_LTR:
      return C_ ("direction", "LTR");
    case IRI_DIRECTION_RTL:
      return C_ ("direction", "RTL");
    case IRI_DIRECTION_DIGITS:
      return C_ ("direction", "Digits");
    case IRI_DIRECTION_MIXED:
      return C_ ("direction", "Mixed");
    }
  g_return_val_if_reached (NULL);
}
