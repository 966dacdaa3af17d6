/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-character.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

#define BLOCK 256

G_STATIC_ASSERT (sizeof (IriCharacter) == sizeof (guint64));

/* Only blocks that occur in a text take memory. */
_Atomic guint64 iri_characters[IRI_N_CHARACTERS];

static gboolean
has_one_script (UChar32 c)
{
  UScriptCode scripts[1];
  UErrorCode error = U_ZERO_ERROR;

  return uscript_getScriptExtensions (c, scripts, 1, &error) == 1 && U_SUCCESS (error)
         && scripts[0] == uscript_getScript (c, &error);
}

static IriCharacter
find_properties (UChar32 c)
{
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance (&status);
  IriCharacter self = { .bits = 0 };

  self.known = TRUE;
  self.category = (guint) u_charType (c) & 0x1f;
  self.bidi_class = (guint) u_charDirection (c) & 0x1f;
  self.script = (guint) uscript_getScript (c, &status) & 0x1ff;
  self.combining_class = u_getCombiningClass (c);
  self.mirrored = u_charMirror (c) != c;
  self.bracket
      = u_getIntPropertyValue (c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE;
  self.bidi_control = u_hasBinaryProperty (c, UCHAR_BIDI_CONTROL);
  self.nfc_inert = nfc == NULL || unorm2_isInert (nfc, c);
  self.nfc_boundary = nfc == NULL || unorm2_hasBoundaryBefore (nfc, c);
  self.not_nfc = u_getIntPropertyValue (c, UCHAR_NFC_QUICK_CHECK) == UNORM_NO;
  self.one_script = has_one_script (c);
  return self;
}

IriCharacter
iri_character_look_up (gunichar c)
{
  gunichar begin = c - c % BLOCK;

  for (gunichar i = begin; c < IRI_N_CHARACTERS && i < begin + BLOCK; i++)
    atomic_store_explicit (&iri_characters[i], find_properties ((UChar32) i).bits,
                           memory_order_relaxed);
  return find_properties ((UChar32) c);
}
