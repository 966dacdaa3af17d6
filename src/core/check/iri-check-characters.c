/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ascii-look-alike.h"
#include "iri-discouraged.h"
#include "iri-icu.h"
#include "iri-unicode.h"

#include <string.h>

/* Canonical_Combining_Class of the marks that suppress a vowel. */
#define VIRAMA 9

/* A special character that IRIs may have: masinter-07 forbids none. The annotation
 * characters are invisible. */
static IriFindingCode
code_of_special (gunichar c, IriComponent component)
{
  IriFindingCode code = iri_discouraged_finding (c, component);

  return code == IRI_N_FINDINGS ? IRI_FINDING_INVISIBLE : code;
}

/* A character of a group in §7.3 gets the finding of the group. masinter-07 excludes
 * tags, but not what follows them. */
static IriFindingCode
code_of_group (const IriSpec *spec, gunichar c, IriComponent component)
{
  IriSyntaxGroup group = iri_syntax_group (c);
  gboolean has_tags = (spec->allowed[component] & IRI_SYNTAX_GROUP_TAG) != 0;

  if (group == IRI_SYNTAX_GROUP_UCS || group == IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING
      || (group == IRI_SYNTAX_GROUP_AFTER_TAGS && !has_tags))
    return iri_discouraged_finding (c, component);
  if (group == IRI_SYNTAX_GROUP_BIDI_FORMATTING)
    return IRI_FINDING_BIDI_FORMATTING_ALLOWED;
  if (group == IRI_SYNTAX_GROUP_SPECIAL && !iri_check_extends_iris (spec))
    return code_of_special (c, component);
  return group == IRI_SYNTAX_GROUP_PRIVATE_USE && component == IRI_COMPONENT_QUERY
             ? IRI_FINDING_PRIVATE_USE_IN_QUERY
             : IRI_FINDING_NOT_IN_IRI;
}

/* A standard that allows the delimiter itself does not say that it is not allowed. */
static IriFindingCode
code_of (const IriCheck *self, gunichar c, IriComponent component)
{
  IriFindingCode code = code_of_group (self->spec, c, component);

  if (code == IRI_FINDING_UNWISE_LOOK_ALIKE
      && iri_check_is_allowed (self, component, (guint8) *iri_ascii_look_alike (c)))
    return IRI_FINDING_DELIMITER_LOOK_ALIKE;
  return code;
}

static void
check_character (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  IriFindingCode code;

  if (!iri_check_is_allowed (self, component, c))
    return;
  code = code_of (self, c, component);
  if (code != IRI_N_FINDINGS)
    iri_check_report (self, code, component, begin, end);
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
  return at == 0 ? 0 : iri_utf8_first (g_utf8_prev_char (self->text + at));
}

/* Whether the tag at @at belongs to the flag of a region: a black flag is followed by
 * at most six tags (UTS #51 §2.9, RGI). */
static gboolean
is_in_flag (const IriCheck *self, gsize at)
{
  const gsize flag = strlen ("\U0001f3f4");
  gunichar c = 0;

  for (int i = 0; i < 6; i++, at -= flag)
    {
      c = character_before (self, at);
      if (iri_syntax_group (c) != IRI_SYNTAX_GROUP_TAG)
        break;
    }
  return c == 0x1f3f4;
}

/* What is invisible outside the characters of IRIs, such as a tag, or has no character
 * yet. The others have findings of their own. */
static void
check_ignorable (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  const IriSyntaxGroup group = iri_syntax_group (c);

  if (!iri_unicode_is_ignorable (c)
      || (!iri_check_is_allowed (self, component, c)
          && group != IRI_SYNTAX_GROUP_AFTER_TAGS)
      || group == IRI_SYNTAX_GROUP_BIDI_FORMATTING
      || group == IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING
      || (group == IRI_SYNTAX_GROUP_UCS && iri_unicode_is_assigned (c)))
    return;
  if (iri_unicode_is_mark (c))
    iri_check_report (self, IRI_FINDING_VARIATION_SELECTOR, component, begin, end);
  else if (!is_in_flag (self, begin))
    iri_check_report (self, IRI_FINDING_INVISIBLE, component, begin, end);
}

void
iri_check_ignorables (IriCheck *self)
{
  iri_check_each_character (self, check_ignorable);
}

/* Whether the letter before a ZWNJ joins towards it, ignoring marks in between
 * (RFC 5892 appendix A.1). Marks between two joiners are read at most twice. */
static gboolean
joins_before (const IriCheck *self, gsize at)
{
  gunichar c;

  for (c = character_before (self, at); iri_unicode_is_joining_transparent (c);
       at -= (gsize) g_unichar_to_utf8 (c, NULL), c = character_before (self, at))
    ;
  return iri_unicode_joins_after (c);
}

static gboolean
joins_behind (const IriCheck *self, gsize at)
{
  while (at < self->length
         && iri_unicode_is_joining_transparent (iri_utf8_first (self->text + at)))
    at += (gsize) g_utf8_skip[(guint8) self->text[at]];
  return at < self->length
         && iri_unicode_joins_before (iri_utf8_first (self->text + at));
}

/* Joiners are expected after a virama; ZWNJ also between letters that would join, and
 * ZWJ between two emoji that form one (RFC 5892 appendix A, UTS #51). */
static void
check_joiner (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  if (c != 0x200c && c != 0x200d)
    return;
  if (iri_unicode_combining_class (character_before (self, begin)) == VIRAMA)
    return;
  if (c == 0x200d && end < self->length
      && iri_icu_is_emoji (iri_utf8_first (self->text + end)))
    return;
  if (c == 0x200c && joins_before (self, begin) && joins_behind (self, end))
    return;
  iri_check_report (self, IRI_FINDING_JOINER, component, begin, end);
}

void
iri_check_joiners (IriCheck *self)
{
  iri_check_each_character (self, check_joiner);
}

/* ASCII characters that the standard allows although no IRI may have them
 * (3987bis-00 §7.3), or no URI (duerst-01 §5.1 b). */
void
iri_check_excluded (IriCheck *self)
{
  const guint32 allowed = self->spec->allowed[IRI_COMPONENT_PATH];
  const guint32 excluded = IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER
                           | IRI_SYNTAX_GROUP_UNWISE | IRI_SYNTAX_GROUP_CONTROL;
  const IriFindingCode code = iri_check_extends_iris (self->spec)
                                  ? IRI_FINDING_NOT_IN_IRI
                                  : IRI_FINDING_NOT_IN_URI;

  for (gsize at = 0; at < self->length; at++)
    {
      guint8 byte = (guint8) self->text[at];

      if (byte < 0x80 && !iri_byte_is (byte, IRI_CLASS_URI)
          && (iri_syntax_group (byte) & allowed & excluded) != 0)
        iri_check_report (self, code, iri_components_at (self->components, at), at,
                          at + 1);
    }
}
