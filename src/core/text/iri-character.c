/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-character.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

/* Only blocks that occur in a text take memory. */
IriCharacter iri_characters[IRI_N_CHARACTERS];
gsize iri_character_blocks[IRI_N_CHARACTERS / IRI_CHARACTER_BLOCK];

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

  return (IriCharacter){
    .category = (guint) u_charType (c) & 0x1f,
    .bidi_class = (guint) u_charDirection (c) & 0x1f,
    .script = (guint) uscript_getScript (c, &status) & 0x1ff,
    .combining_class = u_getCombiningClass (c),
    .mirrored = u_charMirror (c) != c,
    .bracket = u_getIntPropertyValue (c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE,
    .nfc_inert = nfc == NULL || unorm2_isInert (nfc, c),
    .nfc_boundary = nfc == NULL || unorm2_hasBoundaryBefore (nfc, c),
    .not_nfc = u_getIntPropertyValue (c, UCHAR_NFC_QUICK_CHECK) == UNORM_NO,
    .one_script = has_one_script (c),
  };
}

void
iri_character_fill (gsize block)
{
  gsize begin = block * IRI_CHARACTER_BLOCK;

  for (gsize c = begin; c < begin + IRI_CHARACTER_BLOCK; c++)
    iri_characters[c] = find_properties ((UChar32) c);
  g_once_init_leave (&iri_character_blocks[block], 1);
}
