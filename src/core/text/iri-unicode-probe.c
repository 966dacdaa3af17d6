/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-unicode-probe.h"

/* A letter that each version added (DerivedAge.txt). */
static const struct
{
  guint version;
  gunichar letter;
} letters[] = {
  { 17, 0x10940 }, { 16, 0x105C0 }, { 15, 0x11F04 },
  { 14, 0x12F90 }, { 13, 0x11900 }, { 12, 0x119A0 },
};

guint
iri_unicode_probe (IriUnicodeKnows knows, gpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (knows (letters[i].letter, data))
      return letters[i].version;
  return 11;
}
