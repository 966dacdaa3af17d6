/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-fribidi.h"

#include <fribidi.h>
#include <string.h>
#include <unicode/uchar.h>

static const FriBidiCharType types[] = {
  [U_LEFT_TO_RIGHT] = FRIBIDI_TYPE_LTR,
  [U_RIGHT_TO_LEFT] = FRIBIDI_TYPE_RTL,
  [U_EUROPEAN_NUMBER] = FRIBIDI_TYPE_EN,
  [U_EUROPEAN_NUMBER_SEPARATOR] = FRIBIDI_TYPE_ES,
  [U_EUROPEAN_NUMBER_TERMINATOR] = FRIBIDI_TYPE_ET,
  [U_ARABIC_NUMBER] = FRIBIDI_TYPE_AN,
  [U_COMMON_NUMBER_SEPARATOR] = FRIBIDI_TYPE_CS,
  [U_BLOCK_SEPARATOR] = FRIBIDI_TYPE_BS,
  [U_SEGMENT_SEPARATOR] = FRIBIDI_TYPE_SS,
  [U_WHITE_SPACE_NEUTRAL] = FRIBIDI_TYPE_WS,
  [U_OTHER_NEUTRAL] = FRIBIDI_TYPE_ON,
  [U_LEFT_TO_RIGHT_EMBEDDING] = FRIBIDI_TYPE_LRE,
  [U_LEFT_TO_RIGHT_OVERRIDE] = FRIBIDI_TYPE_LRO,
  [U_RIGHT_TO_LEFT_ARABIC] = FRIBIDI_TYPE_AL,
  [U_RIGHT_TO_LEFT_EMBEDDING] = FRIBIDI_TYPE_RLE,
  [U_RIGHT_TO_LEFT_OVERRIDE] = FRIBIDI_TYPE_RLO,
  [U_POP_DIRECTIONAL_FORMAT] = FRIBIDI_TYPE_PDF,
  [U_DIR_NON_SPACING_MARK] = FRIBIDI_TYPE_NSM,
  [U_BOUNDARY_NEUTRAL] = FRIBIDI_TYPE_BN,
  [U_FIRST_STRONG_ISOLATE] = FRIBIDI_TYPE_FSI,
  [U_LEFT_TO_RIGHT_ISOLATE] = FRIBIDI_TYPE_LRI,
  [U_RIGHT_TO_LEFT_ISOLATE] = FRIBIDI_TYPE_RLI,
  [U_POP_DIRECTIONAL_ISOLATE] = FRIBIDI_TYPE_PDI,
};

static FriBidiBracketType
bracket_of (const IriUbaInput *uba, gsize i)
{
  if (uba->brackets == NULL || uba->brackets[i] == 0)
    return FRIBIDI_NO_BRACKET;
  return uba->brackets[i] > 0 ? uba->bracket_ids[i] | FRIBIDI_BRACKET_OPEN_MASK
                              : uba->bracket_ids[i];
}

static guint8
resolve_paragraph (const IriUbaInput *uba, gsize begin, gsize end, guint8 *levels)
{
  gsize n = end - begin;
  FriBidiCharType *chars = g_new (FriBidiCharType, n);
  FriBidiBracketType *brackets = g_new (FriBidiBracketType, n);
  FriBidiParType direction = uba->level == IRI_UBA_AUTO ? FRIBIDI_PAR_ON
                             : uba->level == 1          ? FRIBIDI_PAR_RTL
                                                        : FRIBIDI_PAR_LTR;

  for (gsize i = 0; i < n; i++)
    {
      chars[i] = types[uba->classes[begin + i]];
      brackets[i] = bracket_of (uba, begin + i);
    }
  /* FriBidi fails only if it runs out of memory; GLib would abort in that case. */
  if (fribidi_get_par_embedding_levels_ex (chars, brackets, (FriBidiStrIndex) n,
                                           &direction, (FriBidiLevel *) levels + begin)
      == 0)
    g_warn_if_reached ();
  g_free (chars);
  g_free (brackets);
  return FRIBIDI_IS_RTL (direction) ? 1 : 0;
}

/* FriBidi accepts one paragraph at a time. */
guint8
iri_fribidi_levels (const IriUbaInput *uba, guint8 *levels)
{
  return iri_uba_each_paragraph (uba, resolve_paragraph, levels);
}

/* FriBidi has not been compared on texts with more brackets. */
#define MAX_KNOWN_BRACKETS 64

gboolean
iri_fribidi_is_known_to_agree (const IriUbaInput *uba)
{
  gsize n_brackets = 0, n_marks = 0;

  for (gsize i = 0; i < uba->n; i++)
    switch (uba->classes[i])
      {
      case U_DIR_NON_SPACING_MARK:
        n_marks++;
        break;
      case U_LEFT_TO_RIGHT:
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
      case U_EUROPEAN_NUMBER:
      case U_ARABIC_NUMBER:
        break;
      case U_EUROPEAN_NUMBER_SEPARATOR:
      case U_EUROPEAN_NUMBER_TERMINATOR:
      case U_COMMON_NUMBER_SEPARATOR:
      case U_OTHER_NEUTRAL:
        n_brackets += uba->brackets != NULL && uba->brackets[i] != 0;
        break;
      default:
        return FALSE;
      }
  return n_brackets == 0 || (n_brackets <= MAX_KNOWN_BRACKETS && n_marks == 0);
}

/* FriBidi takes 4 s for 60,000 pairs of brackets, and 290 MiB for 4 Mi characters of
 * alternating classes. */
#define MAX_QUICK_BRACKETS 1024
#define MAX_QUICK_CHARS 65536

gboolean
iri_fribidi_is_quick (const IriUbaInput *uba)
{
  gsize n_brackets = 0;

  if (uba->n > MAX_QUICK_CHARS)
    return FALSE;
  for (gsize i = 0; i < uba->n; i++)
    n_brackets += uba->brackets != NULL && uba->brackets[i] != 0;
  return n_brackets <= MAX_QUICK_BRACKETS;
}

gboolean
iri_fribidi_is_safe (const IriUbaInput *uba)
{
  for (gsize i = 0; i < uba->n; i++)
    if (uba->classes[i] == U_FIRST_STRONG_ISOLATE
        || uba->classes[i] == U_LEFT_TO_RIGHT_ISOLATE
        || uba->classes[i] == U_RIGHT_TO_LEFT_ISOLATE)
      return FALSE;
  return TRUE;
}

/* fribidi_version_info begins with "(GNU FriBidi) 1.0.8" and has more lines. */
char *
iri_fribidi_version (void)
{
  const char *name = strchr (fribidi_version_info, ')');
  const char *begin = name != NULL ? name + 1 : fribidi_version_info;
  gsize space = strspn (begin, " ");

  return g_strdup_printf ("FriBidi %.*s, Unicode %s",
                          (int) strcspn (begin + space, "\n"), begin + space,
                          fribidi_unicode_version);
}
