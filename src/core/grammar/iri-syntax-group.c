/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-syntax-group.h"

#include "iri-chars.h"

static gboolean
is_non_character (gunichar c)
{
  return (c >= 0xfdd0 && c <= 0xfdef) || (c & 0xfffe) == 0xfffe;
}

static IriSyntaxGroup
ascii_group (gunichar c)
{
  switch (c)
    {
    case ' ':
      return IRI_SYNTAX_GROUP_SPACE;
    case '<':
    case '>':
    case '"':
      return IRI_SYNTAX_GROUP_DELIMITER;
    case '\\':
    case '^':
    case '`':
    case '{':
    case '|':
    case '}':
      return IRI_SYNTAX_GROUP_UNWISE;
    case '[':
    case ']':
      return IRI_SYNTAX_GROUP_BRACKET;
    case '#':
      return IRI_SYNTAX_GROUP_HASH;
    case '%':
      return IRI_SYNTAX_GROUP_PERCENT;
    default:
      return c < 0x20 || c == 0x7f ? IRI_SYNTAX_GROUP_CONTROL : 0;
    }
}

/* Characters not in ucschar (RFC 3987 §2.2). */
static IriSyntaxGroup
excluded_group (gunichar c)
{
  if (c < 0xa0)
    return IRI_SYNTAX_GROUP_CONTROL;
  if (c == 0xfffe || c == 0xffff)
    return IRI_SYNTAX_GROUP_FFFE;
  if (is_non_character (c))
    return IRI_SYNTAX_GROUP_NON_CHARACTER;
  if (iri_char_is_private (c))
    return IRI_SYNTAX_GROUP_PRIVATE_USE;
  if (c >= 0xe0000 && c <= 0xe0fff)
    return c <= 0xe007f ? IRI_SYNTAX_GROUP_TAG : IRI_SYNTAX_GROUP_AFTER_TAGS;
  return IRI_SYNTAX_GROUP_SPECIAL;
}

IriSyntaxGroup
iri_syntax_group (gunichar c)
{
  if (c < 0x80)
    return ascii_group (c);
  if (!iri_char_is_ucschar (c))
    return excluded_group (c);
  if (iri_char_is_bidi_formatting (c))
    return IRI_SYNTAX_GROUP_BIDI_FORMATTING;
  return c == 0x206a || c == 0x206b ? IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING
                                    : IRI_SYNTAX_GROUP_UCS;
}

/* 3987bis-00 §7.3 gives most of these groups their names. */
static const struct
{
  IriSyntaxGroup group;
  IriFindingCode fault;
} group_faults[] = {
  { IRI_SYNTAX_GROUP_PERCENT, IRI_FINDING_PERCENT },
  { IRI_SYNTAX_GROUP_HASH, IRI_FINDING_HASH_IN_FRAGMENT },
  { IRI_SYNTAX_GROUP_BRACKET, IRI_FINDING_BRACKET },
  { IRI_SYNTAX_GROUP_SPACE, IRI_FINDING_SPACE },
  { IRI_SYNTAX_GROUP_DELIMITER, IRI_FINDING_DELIMITER },
  { IRI_SYNTAX_GROUP_UNWISE, IRI_FINDING_UNWISE },
  { IRI_SYNTAX_GROUP_CONTROL, IRI_FINDING_CONTROL },
  { IRI_SYNTAX_GROUP_BIDI_FORMATTING, IRI_FINDING_BIDI_FORMATTING },
  { IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING, IRI_FINDING_SYMMETRIC_SWAPPING },
  { IRI_SYNTAX_GROUP_SPECIAL, IRI_FINDING_SPECIAL },
  { IRI_SYNTAX_GROUP_PRIVATE_USE, IRI_FINDING_PRIVATE_USE },
  { IRI_SYNTAX_GROUP_TAG, IRI_FINDING_TAG },
  { IRI_SYNTAX_GROUP_NON_CHARACTER, IRI_FINDING_NON_CHARACTER },
  { IRI_SYNTAX_GROUP_FFFE, IRI_FINDING_NON_CHARACTER },
};

IriFindingCode
iri_syntax_group_fault (IriSyntaxGroup group, IriComponent component)
{
  if (group == IRI_SYNTAX_GROUP_PCT_ENCODED)
    return IRI_FINDING_HOST_PERCENT;
  if (group == IRI_SYNTAX_GROUP_UCS)
    return component == IRI_COMPONENT_HOST ? IRI_FINDING_HOST_NOT_ASCII
                                           : IRI_FINDING_CHARACTER;
  for (gsize i = 0; i < G_N_ELEMENTS (group_faults); i++)
    if (group_faults[i].group == group)
      return group_faults[i].fault;
  return IRI_FINDING_CHARACTER;
}
