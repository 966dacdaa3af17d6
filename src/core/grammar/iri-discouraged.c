/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-discouraged.h"

#include "iri-ascii-look-alike.h"
#include "iri-chars.h"
#include "iri-unicode.h"

#include <stdlib.h>
#include <string.h>

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
  { 0x00bf, 0x00d6, IRI_N_FINDINGS },
  { 0x00d7, 0x00d7, IRI_FINDING_MATHEMATICAL_SYMBOL },
  { 0x00d8, 0x00f6, IRI_N_FINDINGS },
  { 0x00f7, 0x00f7, IRI_FINDING_MATHEMATICAL_SYMBOL },
  { 0x00f8, 0x0131, IRI_N_FINDINGS },
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
  /* Without the dots, parentheses, signs and phrases in these blocks. */
  { 0xfb50, 0xfbb1, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfbd3, 0xfd3d, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfd50, 0xfdc7, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfdf0, 0xfdf9, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfe00, 0xfe0f, IRI_FINDING_VARIATION_SELECTOR },
  { 0xfe10, 0xfe19, IRI_FINDING_VERTICAL_FORM },
  { 0xfe30, 0xfe44, IRI_FINDING_VERTICAL_FORM },
  { 0xfe47, 0xfe48, IRI_FINDING_VERTICAL_FORM },
  { 0xfe70, 0xfefc, IRI_FINDING_ARABIC_PRESENTATION_FORM },
  { 0xfeff, 0xfeff, IRI_FINDING_INVISIBLE },
  { 0xff01, 0xff60, IRI_FINDING_FULL_WIDTH },
  { 0xff61, 0xff64, IRI_FINDING_HALF_WIDTH },
  { 0xff65, 0xff9f, IRI_FINDING_HALF_WIDTH_KATAKANA },
  { 0xffa0, 0xffa0, IRI_FINDING_SPACE_LOOK_ALIKE },
  { 0xffa1, 0xffdc, IRI_FINDING_HALF_WIDTH },
  { 0xffe0, 0xffe6, IRI_FINDING_FULL_WIDTH },
  { 0xffe8, 0xffee, IRI_FINDING_HALF_WIDTH },
  { 0x13430, 0x1343f, IRI_FINDING_INVISIBLE },
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
  if (!iri_unicode_is_assigned (c))
    return IRI_FINDING_UNASSIGNED;
  if (iri_unicode_is_deprecated (c))
    return IRI_FINDING_DEPRECATED_CHARACTER;
  if (iri_unicode_has_compatibility_mapping (c))
    return IRI_FINDING_NOT_NFKC;
  return iri_unicode_is_symbol (c) ? IRI_FINDING_SYMBOL : IRI_N_FINDINGS;
}

static const Kind *
find_kind (gunichar c)
{
  return bsearch (&c, kinds, G_N_ELEMENTS (kinds), sizeof kinds[0], compare);
}

static IriFindingCode
kind_of (gunichar c, const Kind *kind)
{
  if (kind == NULL)
    return property_of (c);
  return iri_unicode_is_assigned (c) ? kind->code : IRI_FINDING_UNASSIGNED;
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
  return component == IRI_COMPONENT_HOST && iri_char_is_label_dot (c)
             ? IRI_FINDING_HOST_DOT
             : IRI_FINDING_HOST_LOOK_ALIKE;
}

IriFindingCode
iri_discouraged_finding (gunichar c, IriComponent component)
{
  const Kind *kind = find_kind (c);
  const char *like;
  IriFindingCode code;

  if (kind != NULL && kind->code == IRI_N_FINDINGS)
    return IRI_N_FINDINGS;
  like = iri_ascii_look_alike (c);
  code = like != NULL ? look_alike_of (c, component, like) : kind_of (c, kind);
  if (component == IRI_COMPONENT_HOST
      && (code == IRI_FINDING_SYMBOL || code == IRI_FINDING_DINGBAT
          || code == IRI_FINDING_MATHEMATICAL_SYMBOL))
    return IRI_FINDING_HOST_SYMBOL;
  return code;
}

/* The groups of the findings about characters. A joiner, a variation selector or a
 * tatweel belongs to the word that it is in. */
static const struct
{
  IriFindingCode code;
  IriDiscouraged group;
} groups[] = {
  { IRI_FINDING_SPACE_LOOK_ALIKE, IRI_DISCOURAGED_INVISIBLE },
  { IRI_FINDING_INVISIBLE, IRI_DISCOURAGED_INVISIBLE },
  { IRI_FINDING_SOFT_HYPHEN, IRI_DISCOURAGED_INVISIBLE },
  { IRI_FINDING_LINE_SEPARATOR, IRI_DISCOURAGED_INVISIBLE },
  { IRI_FINDING_SHAPING_CONTROL, IRI_DISCOURAGED_INVISIBLE },
  { IRI_FINDING_UNWISE_LOOK_ALIKE, IRI_DISCOURAGED_EXCLUDED },
  { IRI_FINDING_FULL_WIDTH, IRI_DISCOURAGED_WIDTH },
  { IRI_FINDING_HALF_WIDTH, IRI_DISCOURAGED_WIDTH },
  { IRI_FINDING_HALF_WIDTH_KATAKANA, IRI_DISCOURAGED_WIDTH },
  { IRI_FINDING_DELIMITER_LOOK_ALIKE, IRI_DISCOURAGED_DELIMITER },
  { IRI_FINDING_HOST_LOOK_ALIKE, IRI_DISCOURAGED_DELIMITER },
  { IRI_FINDING_SYMBOL, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_DINGBAT, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_MATHEMATICAL_SYMBOL, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_HOST_SYMBOL, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_LIGATURE, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_HEBREW_PRESENTATION_FORM, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_ARABIC_PRESENTATION_FORM, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_VERTICAL_FORM, IRI_DISCOURAGED_UNTYPABLE },
  { IRI_FINDING_STYLED_LETTER, IRI_DISCOURAGED_COMPATIBILITY },
  { IRI_FINDING_NOT_NFKC, IRI_DISCOURAGED_COMPATIBILITY },
  { IRI_FINDING_UNASSIGNED, IRI_DISCOURAGED_UNASSIGNED },
  { IRI_FINDING_DEPRECATED_CHARACTER, IRI_DISCOURAGED_COMPATIBILITY },
};

/* The groups of @c besides that of its finding: one that looks like a delimiter can be
 * a full-width or half-width form, and "#" and "%" are of "delims" (RFC 2396
 * §2.4.3). */
static guint
other_groups (gunichar c)
{
  const Kind *kind = find_kind (c);
  const char *like = iri_ascii_look_alike (c);
  guint found = 0;

  if (kind != NULL
      && (kind->code == IRI_FINDING_FULL_WIDTH || kind->code == IRI_FINDING_HALF_WIDTH))
    found |= IRI_DISCOURAGED_WIDTH;
  if (like != NULL && strchr ("#%", *like) != NULL)
    found |= IRI_DISCOURAGED_EXCLUDED;
  return found;
}

gboolean
iri_is_discouraged (gunichar c, IriComponent component, const IriSpec *spec)
{
  const IriFindingCode code = iri_discouraged_finding (c, component);

  if (code == IRI_N_FINDINGS)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (groups[i].code == code)
      return (spec->discouraged & (groups[i].group | other_groups (c))) != 0;
  return FALSE;
}
