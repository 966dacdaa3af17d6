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
      return _ ("LTR");
    case IRI_DIRECTION_RTL:
      return _ ("RTL");
    case IRI_DIRECTION_DIGITS:
      return _ ("Digits");
    case IRI_DIRECTION_MIXED:
      return _ ("Mixed");
    }
  g_return_val_if_reached (NULL);
}
