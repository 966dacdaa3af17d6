/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna-fast-path.h"

#include "iri-chars.h"
#include "iri-idna2003.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>

/* The roles that a character can have in a label, as bits. */
typedef enum
{
  KIND_OTHER = 0,
  KIND_LTR = 1 << 0,
  KIND_RTL = 1 << 1,
  KIND_EITHER = 1 << 2, /* the hyphen */
  KIND_MARK = 1 << 3,   /* after a left-to-right letter */
} Kind;

/* Kinds are computed once for each block of characters. */
#define BLOCK_SIZE 256
#define N_BLOCKS (0x10000 / BLOCK_SIZE)

/* Later characters take the slow path: libidn2's tables are older than ICU's. */
#define LATEST_AGE 11

/* The modifier letters (Lm) in common use. Some of the others are exceptions of
 * RFC 5892 §2.6. */
static gboolean
is_common_modifier (UChar32 c)
{
  return c == 0x3005 || c == 0x30fc;
}

#define MARKS (U_GC_MN_MASK | U_GC_MC_MASK)

/* Whether a character is PVALID as a letter or mark (RFC 5892 §2.1), stable under NFKC
 * and case folding (§2.2), and not an old Hangul Jamo (§2.9). */
static gboolean
is_valid (UChar32 c)
{
  UVersionInfo age;
  int hangul = u_getIntPropertyValue (c, UCHAR_HANGUL_SYLLABLE_TYPE);

  u_charAge (c, age);
  return ((U_GET_GC_MASK (c) & (U_GC_LL_MASK | U_GC_LO_MASK | MARKS)) != 0
          || is_common_modifier (c))
         && age[0] <= LATEST_AGE
         && !u_hasBinaryProperty (c, UCHAR_CHANGES_WHEN_NFKC_CASEFOLDED)
         && (hangul == U_HST_NOT_APPLICABLE || hangul == U_HST_LV_SYLLABLE
             || hangul == U_HST_LVT_SYLLABLE);
}

/* Whether a character is in NFC in any context (UAX #15 §9). */
static gboolean
is_inert (UChar32 c)
{
  return u_getCombiningClass (c) == 0
         && u_getIntPropertyValue (c, UCHAR_NFC_QUICK_CHECK) == UNORM_YES;
}

static Kind
find_kind (UChar32 c)
{
  UCharDirection direction = u_charDirection (c);

  if (c < 0x80)
    return c == '-'                                           ? KIND_EITHER
           : (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? KIND_LTR
                                                              : KIND_OTHER;
  if (!is_valid (c) || !is_inert (c))
    return KIND_OTHER;
  if ((U_GET_GC_MASK (c) & MARKS) != 0)
    return direction == U_LEFT_TO_RIGHT || direction == U_DIR_NON_SPACING_MARK
               ? KIND_MARK
               : KIND_OTHER;
  if (direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC)
    return KIND_RTL;
  return direction == U_LEFT_TO_RIGHT ? KIND_LTR : KIND_OTHER;
}

static Kind
kind_of (gunichar c)
{
  static guint8 kinds[N_BLOCKS][BLOCK_SIZE];
  static gsize known[N_BLOCKS];
  gunichar block = c / BLOCK_SIZE;

  if (block >= N_BLOCKS)
    return KIND_OTHER;
  if (g_once_init_enter (&known[block]))
    {
      for (guint i = 0; i < BLOCK_SIZE; i++)
        kinds[block][i] = (guint8) find_kind ((UChar32) (block * BLOCK_SIZE + i));
      g_once_init_leave (&known[block], 1);
    }
  return (Kind) kinds[block][c % BLOCK_SIZE];
}

/* Hyphens are not allowed at the ends, or in both the third and the fourth position
 * (RFC 5891 §4.2.3.1). */
static gboolean
has_good_hyphens (const char *label, gsize length)
{
  const char *third = label;

  if (label[0] == '-' || label[length - 1] == '-')
    return FALSE;
  for (int i = 0; i < 2 && *third != '\0'; i++)
    third = g_utf8_next_char (third);
  return strncmp (third, "--", 2) != 0;
}

gboolean
iri_idna_fast_path_applies (const char *label)
{
  gsize length = strlen (label);
  guint all = 0;

  if (length == 0 || !has_good_hyphens (label, length)
      || kind_of (iri_utf8_first (label)) == KIND_MARK)
    return FALSE;
  for (const char *at = label; *at != '\0'; at = g_utf8_next_char (at))
    {
      Kind kind = kind_of (iri_utf8_first (at));

      if (kind == KIND_OTHER)
        return FALSE;
      all |= kind;
    }
  return (all & KIND_RTL) == 0 || (all & (KIND_LTR | KIND_MARK)) == 0;
}

gboolean
iri_idna_fast_path_resolve (const char *label, char **ascii, char **unicode)
{
  if (g_str_is_ascii (label) || !iri_idna_fast_path_applies (label))
    return FALSE;
  *ascii = iri_idna2003_encode (label);
  if (*ascii == NULL)
    return FALSE;
  *unicode = g_strdup (label);
  return TRUE;
}
