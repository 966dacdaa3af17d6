/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-icu.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

/* Control characters have only name aliases (NameAliases.txt), which ICU lacks. */
static const char *const controls[] = {
  "NULL",
  "START OF HEADING",
  "START OF TEXT",
  "END OF TEXT",
  "END OF TRANSMISSION",
  "ENQUIRY",
  "ACKNOWLEDGE",
  "ALERT",
  "BACKSPACE",
  "CHARACTER TABULATION",
  "LINE FEED",
  "LINE TABULATION",
  "FORM FEED",
  "CARRIAGE RETURN",
  "SHIFT OUT",
  "SHIFT IN",
  "DATA LINK ESCAPE",
  "DEVICE CONTROL ONE",
  "DEVICE CONTROL TWO",
  "DEVICE CONTROL THREE",
  "DEVICE CONTROL FOUR",
  "NEGATIVE ACKNOWLEDGE",
  "SYNCHRONOUS IDLE",
  "END OF TRANSMISSION BLOCK",
  "CANCEL",
  "END OF MEDIUM",
  "SUBSTITUTE",
  "ESCAPE",
  "INFORMATION SEPARATOR FOUR",
  "INFORMATION SEPARATOR THREE",
  "INFORMATION SEPARATOR TWO",
  "INFORMATION SEPARATOR ONE",
};

char *
iri_icu_char_name (gunichar c)
{
  char name[128];
  UErrorCode status = U_ZERO_ERROR;

  if (c < G_N_ELEMENTS (controls))
    return g_strdup (controls[c]);
  if (c == 0x7f)
    return g_strdup ("DELETE");
  u_charName ((UChar32) c, U_EXTENDED_CHAR_NAME, name, sizeof name, &status);
  return g_strdup (U_SUCCESS (status) ? name : "");
}

/* U+2329 and U+232A also pair with their canonical equivalents U+3008 and
 * U+3009 (UAX #9 BD16). */
static gunichar
canonical_bracket (gunichar c)
{
  return c == 0x2329 ? 0x3008 : c == 0x232a ? 0x3009 : c;
}

int
iri_icu_bracket (gunichar c, gunichar *id)
{
  int type;

  if (!iri_character (c).bracket)
    return 0;
  type = u_getIntPropertyValue ((UChar32) c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (type == U_BPT_OPEN)
    {
      *id = canonical_bracket (c);
      return 1;
    }
  if (type == U_BPT_CLOSE)
    {
      *id = canonical_bracket (
          (gunichar) u_getBidiPairedBracket ((UChar32) canonical_bracket (c)));
      return -1;
    }
  return 0;
}

gboolean
iri_icu_is_visible (gunichar c)
{
  /* The signs that enclose or underline numbers are format characters. */
  return (iri_icu_category_mask (c) & (U_GC_C_MASK | U_GC_Z_MASK)) == 0
         || u_hasBinaryProperty ((UChar32) c, UCHAR_PREPENDED_CONCATENATION_MARK);
}

gboolean
iri_icu_is_symbol (gunichar c)
{
  return (iri_icu_category_mask (c) & (U_GC_SO_MASK | U_GC_SM_MASK)) != 0;
}

gboolean
iri_icu_follows_in_nfc (gunichar before, gunichar c)
{
  guint8 class_before = (guint8) iri_icu_combining_class (before);
  guint8 class_c = (guint8) iri_icu_combining_class (c);
  gunichar composed;

  if (before == 0)
    return TRUE;
  return !g_unichar_compose (before, c, &composed)
         && (class_c == 0 || class_before <= class_c);
}

gboolean
iri_icu_is_nfc_text (const char *text, gsize length)
{
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance (&status);
  UChar units[128];
  int32_t n;

  if (length > G_N_ELEMENTS (units))
    return FALSE;
  u_strFromUTF8 (units, G_N_ELEMENTS (units), &n, text, (int32_t) length, &status);
  return U_SUCCESS (status) && unorm2_isNormalized (nfc, units, n, &status)
         && U_SUCCESS (status);
}

gboolean
iri_icu_is_assigned (gunichar c)
{
  return iri_character (c).category != U_UNASSIGNED;
}

gboolean
iri_icu_is_deprecated (gunichar c)
{
  return u_hasBinaryProperty ((UChar32) c, UCHAR_DEPRECATED);
}

gboolean
iri_icu_has_compatibility_mapping (gunichar c)
{
  UChar32 u = (UChar32) c;

  return u_getIntPropertyValue (u, UCHAR_NFKC_QUICK_CHECK) == UNORM_NO
         && u_getIntPropertyValue (u, UCHAR_NFC_QUICK_CHECK) != UNORM_NO;
}

gboolean
iri_icu_is_combining (gunichar c)
{
  return (iri_icu_category_mask (c) & U_GC_M_MASK) != 0;
}

gboolean
iri_icu_is_nonspacing (gunichar c)
{
  return (iri_icu_category_mask (c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0
         && !iri_icu_is_ignorable (c);
}

gsize
iri_icu_decompose (gunichar c, gunichar out[IRI_ICU_MAX_NFD])
{
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance (&status);
  UChar units[2 * IRI_ICU_MAX_NFD];
  int32_t length = U_FAILURE (status)
                       ? -1
                       : unorm2_getDecomposition (nfd, (UChar32) c, units,
                                                  G_N_ELEMENTS (units), &status);
  gsize n = 0;

  for (int32_t at = 0; U_SUCCESS (status) && at < length; n++)
    U16_NEXT_UNSAFE (units, at, out[n]);
  if (n == 0)
    out[n++] = c;
  return n;
}

gboolean
iri_icu_is_capital (gunichar c)
{
  return (iri_icu_category_mask (c) & (U_GC_LU_MASK | U_GC_LT_MASK)) != 0;
}

const char *
iri_icu_script_name (gunichar c)
{
  return uscript_getName ((UScriptCode) iri_icu_script (c));
}

gunichar
iri_icu_digit_zero (gunichar c)
{
  int value = u_charDigitValue ((UChar32) c);

  return value < 0 ? 0 : c - (gunichar) value;
}

gboolean
iri_icu_joins_after (gunichar c)
{
  int type = u_getIntPropertyValue ((UChar32) c, UCHAR_JOINING_TYPE);

  return type == U_JT_LEFT_JOINING || type == U_JT_DUAL_JOINING;
}

gboolean
iri_icu_joins_before (gunichar c)
{
  int type = u_getIntPropertyValue ((UChar32) c, UCHAR_JOINING_TYPE);

  return type == U_JT_RIGHT_JOINING || type == U_JT_DUAL_JOINING;
}

gboolean
iri_icu_is_joining_transparent (gunichar c)
{
  return u_getIntPropertyValue ((UChar32) c, UCHAR_JOINING_TYPE) == U_JT_TRANSPARENT;
}

gboolean
iri_icu_is_emoji (gunichar c)
{
  return u_hasBinaryProperty ((UChar32) c, UCHAR_EXTENDED_PICTOGRAPHIC);
}

gboolean
iri_icu_is_ignorable (gunichar c)
{
  return u_hasBinaryProperty ((UChar32) c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}
