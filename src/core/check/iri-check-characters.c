/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ascii-look-alike.h"
#include "iri-icu.h"

#include <stdlib.h>
#include <string.h>

/* Canonical_Combining_Class of the marks that suppress a vowel. */
#define VIRAMA 9

typedef struct
{
  gunichar first;
  gunichar last;
  IriFindingCode code; /* IRI_N_FINDINGS: no finding */
} Kind;

/* Sorted by code point. Look-alikes of delimiters are in another table. The blocks of
 * the most common letters are listed so that they are skipped quickly. */
static const Kind kinds[] = {
  { 0x00a0, 0x00a0, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x00ad, 0x00ad, IRI_FINDING_SOFT_HYPHEN },
  { 0x00bf, 0x0131, IRI_N_FINDINGS },
  { 0x0132, 0x0133, IRI_FINDING_LIGATURE },
  { 0x01c4, 0x01cc, IRI_FINDING_LIGATURE },
  { 0x01f1, 0x01f3, IRI_FINDING_LIGATURE },
  { 0x034f, 0x034f, IRI_FINDING_INVISIBLE },
  { 0x0391, 0x03a1, IRI_N_FINDINGS },
  { 0x03a3, 0x03cf, IRI_N_FINDINGS },
  { 0x0400, 0x052f, IRI_N_FINDINGS },
  /* Armenian և, Thai ำ and Lao ຳ are letters that words need, although NFKC
   * decomposes them. */
  { 0x0587, 0x0587, IRI_N_FINDINGS },
  { 0x05d0, 0x05ea, IRI_N_FINDINGS },
  { 0x0620, 0x063f, IRI_N_FINDINGS },
  { 0x0640, 0x0640, IRI_FINDING_TATWEEL },
  { 0x0641, 0x064a, IRI_N_FINDINGS },
  { 0x0e33, 0x0e33, IRI_N_FINDINGS },
  { 0x0eb3, 0x0eb3, IRI_N_FINDINGS },
  { 0x115f, 0x1160, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x1680, 0x1680, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x17b4, 0x17b5, IRI_FINDING_INVISIBLE },
  { 0x180b, 0x180d, IRI_FINDING_VARIATION_SELECTOR },
  { 0x180e, 0x180e, IRI_FINDING_INVISIBLE },
  { 0x180f, 0x180f, IRI_FINDING_VARIATION_SELECTOR },
  { 0x2000, 0x200a, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x200b, 0x200b, IRI_FINDING_INVISIBLE },
  { 0x2028, 0x2029, IRI_FINDING_LINE_SEPARATOR },
  { 0x202f, 0x202f, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x205f, 0x205f, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x2060, 0x2064, IRI_FINDING_INVISIBLE },
  { 0x206a, 0x206f, IRI_FINDING_SHAPING_CONTROL },
  { 0x2190, 0x21ff, IRI_FINDING_SYMBOL },
  { 0x2200, 0x22ff, IRI_FINDING_MATHEMATICAL_SYMBOL },
  { 0x2300, 0x23ff, IRI_FINDING_SYMBOL },
  { 0x2500, 0x26ff, IRI_FINDING_SYMBOL },
  { 0x2700, 0x27bf, IRI_FINDING_DINGBAT },
  { 0x27c0, 0x27ef, IRI_FINDING_MATHEMATICAL_SYMBOL },
  { 0x27f0, 0x27ff, IRI_FINDING_SYMBOL },
  { 0x2800, 0x2800, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x2900, 0x297f, IRI_FINDING_SYMBOL },
  { 0x2980, 0x2aff, IRI_FINDING_MATHEMATICAL_SYMBOL },
  { 0x2b00, 0x2bff, IRI_FINDING_SYMBOL },
  { 0x3000, 0x3000, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x3041, 0x3096, IRI_N_FINDINGS },
  { 0x30a1, 0x30fa, IRI_N_FINDINGS },
  { 0x3164, 0x3164, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0x4e00, 0x9fff, IRI_N_FINDINGS },
  { 0xac00, 0xd7a3, IRI_N_FINDINGS },
  { 0xfb00, 0xfb06, IRI_FINDING_LIGATURE },
  { 0xfb13, 0xfb17, IRI_FINDING_LIGATURE },
  { 0xfb1d, 0xfb4f, IRI_FINDING_HEBREW_PRESENTATION_FORM },
  { 0xfb50, 0xfdcf, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfdf0, 0xfdff, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfe00, 0xfe0f, IRI_FINDING_VARIATION_SELECTOR },
  { 0xfe10, 0xfe19, IRI_FINDING_VERTICAL_FORM },
  { 0xfe30, 0xfe4f, IRI_FINDING_VERTICAL_FORM },
  { 0xfe70, 0xfefc, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfeff, 0xfeff, IRI_FINDING_INVISIBLE },
  { 0xff01, 0xff60, IRI_FINDING_FULL_WIDTH },
  { 0xff61, 0xff64, IRI_FINDING_HALF_WIDTH },
  { 0xff65, 0xff9f, IRI_FINDING_HALF_WIDTH_KATAKANA },
  { 0xffa0, 0xffa0, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0xffa1, 0xffdc, IRI_FINDING_HALF_WIDTH },
  { 0xffe0, 0xffe6, IRI_FINDING_FULL_WIDTH },
  { 0xffe8, 0xffee, IRI_FINDING_HALF_WIDTH },
  { 0x1bca0, 0x1bca3, IRI_FINDING_INVISIBLE },
  { 0x1d173, 0x1d17a, IRI_FINDING_INVISIBLE },
  { 0x1d400, 0x1d7ff, IRI_FINDING_STYLED_LETTER },
  { 0x1ee00, 0x1eeff, IRI_FINDING_STYLED_LETTER },
  { 0x1f000, 0x1fbff, IRI_FINDING_SYMBOL },
};

static int
compare (const void *key, const void *row)
{
  gunichar c = *(const gunichar *) key;
  const Kind *kind = row;

  return c < kind->first ? -1 : c > kind->last;
}

/* Characters that are not in the table are judged by their Unicode properties. */
static IriFindingCode
property_of (gunichar c)
{
  if (!iri_icu_is_assigned (c))
    return IRI_FINDING_UNASSIGNED;
  if (iri_icu_is_deprecated (c))
    return IRI_FINDING_DEPRECATED_CHARACTER;
  return iri_icu_has_compatibility_mapping (c) ? IRI_FINDING_NOT_NFKC : IRI_N_FINDINGS;
}

static const Kind *
find_kind (gunichar c)
{
  return bsearch (&c, kinds, G_N_ELEMENTS (kinds), sizeof kinds[0], compare);
}

static IriFindingCode
kind_of (gunichar c)
{
  const Kind *kind = find_kind (c);

  if (kind == NULL)
    return property_of (c);
  return iri_icu_is_assigned (c) ? kind->code : IRI_FINDING_UNASSIGNED;
}

/* A look-alike of a delimiter deceives only in the host or before it. In the host,
 * the full stops of East Asian keyboards are real dots. */
static IriFindingCode
look_alike_of (gunichar c, IriComponent component, const char *like)
{
  if (strchr ("<>\"\\^`{|}", *like) != NULL)
    return IRI_FINDING_UNWISE_LOOK_ALIKE;
  if (component != IRI_COMPONENT_HOST && component != IRI_COMPONENT_USERINFO)
    return IRI_FINDING_DELIMITER_LOOK_ALIKE;
  return component == IRI_COMPONENT_HOST && (c == 0x3002 || c == 0xff0e || c == 0xff61)
             ? IRI_FINDING_HOST_DOT
             : IRI_FINDING_HOST_LOOK_ALIKE;
}

static IriFindingCode
code_of (gunichar c, IriComponent component)
{
  const char *like = iri_ascii_look_alike (c);
  IriFindingCode code = like != NULL ? look_alike_of (c, component, like) : kind_of (c);

  if (component == IRI_COMPONENT_HOST
      && (code == IRI_FINDING_SYMBOL || code == IRI_FINDING_DINGBAT
          || code == IRI_FINDING_MATHEMATICAL_SYMBOL))
    return IRI_FINDING_HOST_SYMBOL;
  return code;
}

/* A character of a group in §7.3 gets the finding of the group. */
static IriFindingCode
code_of_group (gunichar c, IriComponent component)
{
  IriGroup group = iri_char_group (c);

  if (group == IRI_GROUP_UCS || group == IRI_GROUP_SWAPPING)
    return code_of (c, component);
  if (group == IRI_GROUP_BIDI_FORMATTING)
    return IRI_FINDING_BIDI_FORMATTING_ALLOWED;
  return group == IRI_GROUP_PRIVATE_USE && component == IRI_COMPONENT_QUERY
             ? IRI_FINDING_PRIVATE_USE_IN_QUERY
             : IRI_FINDING_NOT_IN_IRI;
}

static void
check_character (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  const Kind *kind = find_kind (c);
  IriFindingCode code;

  if (kind != NULL && kind->code == IRI_N_FINDINGS)
    return;
  if (!iri_check_is_allowed (self, component, c))
    return;
  code = code_of_group (c, component);
  if (code != IRI_N_FINDINGS)
    iri_check_found (self, code, component, begin, end);
}

void
iri_check_characters (IriCheck *self)
{
  iri_check_each_character (self, check_character);
}

/* The character that ends at @at; 0 at the beginning of the text. */
static gunichar
character_before (const IriCheck *self, gsize at)
{
  return at == 0 ? 0 : g_utf8_get_char (g_utf8_prev_char (self->text + at));
}

/* Whether the letter before a ZWNJ joins towards it, ignoring marks in between
 * (RFC 5892 appendix A.1). Marks between two joiners are read at most twice. */
static gboolean
joins_before (const IriCheck *self, gsize at)
{
  gunichar c;

  for (c = character_before (self, at); iri_icu_is_joining_transparent (c);
       at -= (gsize) g_unichar_to_utf8 (c, NULL), c = character_before (self, at))
    ;
  return iri_icu_joins_after (c);
}

static gboolean
joins_behind (const IriCheck *self, gsize at)
{
  while (at < self->length
         && iri_icu_is_joining_transparent (g_utf8_get_char (self->text + at)))
    at += (gsize) g_utf8_skip[(guint8) self->text[at]];
  return at < self->length && iri_icu_joins_before (g_utf8_get_char (self->text + at));
}

/* Joiners are expected after a virama; ZWNJ also between letters that would join, and
 * ZWJ between two emoji that form one (RFC 5892 appendix A, UTS #51). */
static void
check_joiner (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  if (c != 0x200c && c != 0x200d)
    return;
  if (iri_icu_combining_class (character_before (self, begin)) == VIRAMA)
    return;
  if (c == 0x200d && end < self->length
      && iri_icu_is_emoji (g_utf8_get_char (self->text + end)))
    return;
  if (c == 0x200c && joins_before (self, begin) && joins_behind (self, end))
    return;
  iri_check_found (self, IRI_FINDING_JOINER, component, begin, end);
}

void
iri_check_joiners (IriCheck *self)
{
  iri_check_each_character (self, check_joiner);
}

/* ASCII characters that the standard allows although no IRI may have them
 * (3987bis-00 §7.3). */
void
iri_check_excluded (IriCheck *self)
{
  const guint32 allowed = self->spec->allowed[IRI_COMPONENT_PATH];
  const guint32 excluded
      = IRI_GROUP_SPACE | IRI_GROUP_DELIMITER | IRI_GROUP_UNWISE | IRI_GROUP_CONTROL;

  for (gsize at = 0; at < self->length; at++)
    {
      guint8 byte = (guint8) self->text[at];

      if (byte < 0x80 && !iri_byte_is (byte, IRI_CLASS_URI)
          && (iri_char_group (byte) & allowed & excluded) != 0)
        iri_check_found (self, IRI_FINDING_NOT_IN_IRI,
                         iri_components_at (self->components, at), at, at + 1);
    }
}
