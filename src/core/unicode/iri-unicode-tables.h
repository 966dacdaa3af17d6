/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-script-set.h"

/* The tables that build-aux/unicode makes. iri-unicode.h reads them. */

#define IRI_UNICODE_END 0x110000
#define IRI_UNICODE_SHIFT 7

/**
 * IriCharacter:
 * @category: General_Category, a UCharCategory
 * @bidi_class: Bidi_Class, a UCharDirection
 * @script: Script, a UScriptCode or one of iri_script_rows
 * @extensions: index of Script_Extensions in iri_script_sets; 0 for @script alone
 * @combining_class: Canonical_Combining_Class
 * @joining_type: Joining_Type, a UJoiningType
 * @age: the version that added it, as 4 * major + minor; 0 if it is not assigned
 * @idna_status: its status in UTS #46, an IriIdnaStatus
 * @idna2008: its derived property in RFC 5892, an IriIdna2008
 * @link_term: Link_Term of UTS #58, an IriUnicodeLinkTerm
 * @identifier_type: Identifier_Type of UTS #39, bits of IriIdentifierType
 * @mirrored: it has a mirror image
 * @bracket: it is a paired bracket
 * @bidi_control: Bidi_Control
 * @nfc_inert: NFC does not change it in any context
 * @nfc_boundary: NFC has a boundary before it
 * @not_nfc: it cannot occur in NFC
 * @maybe_nfc: it may compose with a character before it
 * @not_nfkc: it cannot occur in NFKC
 * @decomposes: it has a canonical decomposition, and is not a Hangul syllable
 * @deprecated: Deprecated
 * @white_space: White_Space
 * @soft_dotted: Soft_Dotted
 * @prepended: Prepended_Concatenation_Mark
 * @ignorable: Default_Ignorable_Code_Point
 * @identifier_allowed: Identifier_Status of UTS #39 is Allowed
 * @link_email: Link_Email of UTS #58
 *
 * The properties of a character. Characters with the same ones share a row.
 */
typedef struct
{
  guint8 category;
  guint8 bidi_class;
  guint8 script;
  guint8 extensions;
  guint8 combining_class;
  guint8 joining_type;
  guint8 age;
  guint8 idna_status;
  guint8 idna2008;
  guint8 link_term;
  guint16 identifier_type;
  guint mirrored : 1;
  guint bracket : 1;
  guint bidi_control : 1;
  guint nfc_inert : 1;
  guint nfc_boundary : 1;
  guint not_nfc : 1;
  guint maybe_nfc : 1;
  guint not_nfkc : 1;
  guint decomposes : 1;
  guint deprecated : 1;
  guint white_space : 1;
  guint soft_dotted : 1;
  guint prepended : 1;
  guint ignorable : 1;
  guint identifier_allowed : 1;
  guint link_email : 1;
} IriCharacter;

typedef enum
{
  IRI_IDNA_VALID,
  IRI_IDNA_MAPPED,
  IRI_IDNA_IGNORED,
  IRI_IDNA_DISALLOWED,
  IRI_IDNA_DEVIATION,
} IriIdnaStatus;

typedef enum
{
  IRI_IDNA2008_UNASSIGNED,
  IRI_IDNA2008_DISALLOWED,
  IRI_IDNA2008_PVALID,
  IRI_IDNA2008_CONTEXTJ,
  IRI_IDNA2008_CONTEXTO,
} IriIdna2008;

typedef enum
{
  IRI_UNICODE_LINK_INCLUDE,
  IRI_UNICODE_LINK_HARD,
  IRI_UNICODE_LINK_SOFT,
  IRI_UNICODE_LINK_CLOSE,
  IRI_UNICODE_LINK_OPEN,
} IriUnicodeLinkTerm;

typedef enum
{
  IRI_IDENTIFIER_NOT_CHARACTER = 1 << 0,
  IRI_IDENTIFIER_DEPRECATED = 1 << 1,
  IRI_IDENTIFIER_DEFAULT_IGNORABLE = 1 << 2,
  IRI_IDENTIFIER_NOT_NFKC = 1 << 3,
  IRI_IDENTIFIER_NOT_XID = 1 << 4,
  IRI_IDENTIFIER_EXCLUSION = 1 << 5,
  IRI_IDENTIFIER_OBSOLETE = 1 << 6,
  IRI_IDENTIFIER_TECHNICAL = 1 << 7,
  IRI_IDENTIFIER_UNCOMMON_USE = 1 << 8,
  IRI_IDENTIFIER_LIMITED_USE = 1 << 9,
  IRI_IDENTIFIER_INCLUSION = 1 << 10,
  IRI_IDENTIFIER_RECOMMENDED = 1 << 11,
} IriIdentifierType;

/* A character, and its mirror image or the bracket that it closes. */
typedef struct
{
  gunichar c;
  gunichar other;
} IriCharacterPair;

/* A paired bracket, the character that stands for it and the other one of the pair, and
 * 1 if it opens or -1 if it closes. */
typedef struct
{
  gunichar c;
  gunichar id;
  int side;
} IriBracketRow;

/* A script, its ISO 15924 code and its name. */
typedef struct
{
  guint number;
  const char *code;
  const char *name;
} IriScriptRow;

/* A character and its full canonical decomposition, @length of iri_decomposed from
 * @offset on. */
typedef struct
{
  gunichar c;
  guint16 offset;
  guint16 length;
} IriDecomposition;

/* Two characters, and what they compose to. */
typedef struct
{
  gunichar first;
  gunichar second;
  gunichar composed;
} IriComposition;

/* The edition of all tables: "18.0.0". */
extern const char iri_unicode_edition[];

/* Two stages: the value of a character is at its place in its block. */
#define IRI_UNICODE_STAGES(name)                                                       \
  extern const guint16 name##_blocks[];                                                \
  extern const gsize name##_blocks_size;                                               \
  extern const guint16 name##_values[];                                                \
  extern const gsize name##_values_size;

#define IRI_UNICODE_TABLE(type, name)                                                  \
  extern const type name[];                                                            \
  extern const gsize name##_size;

IRI_UNICODE_STAGES (iri_character)
IRI_UNICODE_TABLE (IriCharacter, iri_character_rows)
IRI_UNICODE_TABLE (IriScriptSet, iri_script_sets)
IRI_UNICODE_STAGES (iri_idna_mapping)
IRI_UNICODE_TABLE (guint8, iri_idna_mapping_strings)

/* These are sorted by their first member, compositions by the first two. */
IRI_UNICODE_TABLE (IriCharacterPair, iri_mirrors)
IRI_UNICODE_TABLE (IriBracketRow, iri_brackets)
IRI_UNICODE_TABLE (IriCharacterPair, iri_link_brackets)
IRI_UNICODE_TABLE (guint32, iri_digit_zeros)
IRI_UNICODE_TABLE (IriScriptRow, iri_script_rows)
IRI_UNICODE_TABLE (IriDecomposition, iri_decompositions)
IRI_UNICODE_TABLE (guint32, iri_decomposed)
IRI_UNICODE_TABLE (IriComposition, iri_compositions)

/* Prototypes are offsets of strings in UTF-8, in the order of the characters. */
IRI_UNICODE_TABLE (guint32, iri_confusables)
IRI_UNICODE_TABLE (guint16, iri_confusable_prototypes)
IRI_UNICODE_TABLE (guint8, iri_confusable_strings)

/* The value of @c, which must be below IRI_UNICODE_END. */
static inline guint16
iri_unicode_value (const guint16 *blocks, const guint16 *values, gunichar c)
{
  const gunichar mask = (1 << IRI_UNICODE_SHIFT) - 1;

  return values[blocks[c >> IRI_UNICODE_SHIFT] << IRI_UNICODE_SHIFT | (c & mask)];
}
