/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-citation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The standards that findings cite: a column of the table each. A row is the column,
 * the id of the standard, the title that is cited, and the column of the standard that
 * it extends, whose section is cited if it has none itself. */
#define STANDARDS(ROW)                                                                 \
  ROW (RFC_2396, "", "RFC 2396", NONE)                                                 \
  ROW (MASINTER, "masinter-07", "masinter-07", RFC_2396)                               \
  ROW (IUC_19, "iuc19", "iuc19", MASINTER)                                             \
  ROW (DUERST, "duerst-01", "duerst-01", RFC_2396)                                     \
  ROW (RFC_3987, "rfc3987", "RFC 3987", NONE)                                          \
  ROW (BIS, "3987bis-00", "3987bis-00", NONE)                                          \
  ROW (GUIDELINES, "guidelines-00", "guidelines-00", RFC_3987)                         \
  ROW (LEIRI, "leiri", "3987bis-00", BIS)                                              \
  ROW (WEB, "web-address", "3987bis-00", BIS)                                          \
  ROW (WHATWG, "whatwg", "URL Standard", NONE)

#define COLUMN(column, spec, title, extends) column,
typedef enum
{
  NONE,
  STANDARDS (COLUMN) N_COLUMNS
} Column;

#define DOCUMENT(column, spec, title, extends) [column] = { spec, title, extends },
static const struct
{
  const char *spec;
  const char *title;
  Column extends;
} standards[N_COLUMNS] = { STANDARDS (DOCUMENT) };

/* The document has a section for each component. */
#define BY_COMPONENT "*"

/* guidelines-00: what its steps do with characters that the grammar excludes. Those of
 * the fragment are left to the last one. */
static const char *const component_sections[IRI_N_COMPONENTS] = {
  [IRI_COMPONENT_USERINFO] = "5.2.1", [IRI_COMPONENT_HOST] = "5.2.2",
  [IRI_COMPONENT_PORT] = "5.2.3",     [IRI_COMPONENT_PATH] = "5.3",
  [IRI_COMPONENT_QUERY] = "5.4",
};
#define OTHER_SECTION "7.1"

/* The sections that say what a finding says, or have the rule that it is about. A value
 * with "§" cites another document, one that the document of the column refers to.
 * Findings and standards without an entry cite the standard of the catalogue.
 * tests/data/sections has what the sections are about. */
/* clang-format off */
static const char *const sections[IRI_N_FINDINGS][N_COLUMNS] = {
  /* Text and charset. */
  [IRI_FINDING_NOT_IN_CHARSET] = {
      [MASINTER] = "2.3", [IUC_19] = "3", [DUERST] = "3.1", [RFC_3987] = "3.1",
      [BIS] = "3.1", [GUIDELINES] = "4" },
  [IRI_FINDING_SURROGATE] = {
      [MASINTER] = "3.1 f", [DUERST] = "2.2", [RFC_3987] = "2.2", [BIS] = "2.2",
      [GUIDELINES] = BY_COMPONENT, [LEIRI] = "7.3", [WEB] = "7.3" },
  [IRI_FINDING_CHARACTER_REFERENCE] = { [RFC_3987] = "1.4", [BIS] = "1.4", [GUIDELINES] = "4" },
  [IRI_FINDING_NOT_ENCODABLE] = {
      [MASINTER] = "4.7", [DUERST] = "5.3", [RFC_3987] = "6.3", [BIS] = "6.3",
      [GUIDELINES] = "6.1", [WEB] = "7.2" },

  /* Characters that the grammar excludes. */
  [IRI_FINDING_CONTROL] = {
      [MASINTER] = "3.1 e", [IUC_19] = "3", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "7.3", [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_SPACE] = {
      [MASINTER] = "3.1", [IUC_19] = "3", [DUERST] = "5.1 b", [RFC_3987] = "2.2",
      [BIS] = "7.3", [GUIDELINES] = "4" },
  [IRI_FINDING_DELIMITER] = {
      [MASINTER] = "3.1 b", [IUC_19] = "3", [DUERST] = "5.1 b", [RFC_3987] = "2.2",
      [BIS] = "7.3", [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_UNWISE] = {
      [MASINTER] = "3.1 b", [IUC_19] = "3", [DUERST] = "5.1 b", [RFC_3987] = "2.2",
      [BIS] = "7.3", [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_CHARACTER] = {
      [RFC_2396] = "2", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_NON_CHARACTER] = {
      [MASINTER] = "3.1 f", [DUERST] = "2.2", [RFC_3987] = "2.2", [BIS] = "7.3",
      [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_PRIVATE_USE] = {
      [MASINTER] = "3.1 f", [DUERST] = "2.2", [RFC_3987] = "2.2", [BIS] = "2.2",
      [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_TAG] = {
      [MASINTER] = "3.1 e", [DUERST] = "2.2", [RFC_3987] = "2.2", [BIS] = "7.3",
      [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_SPECIAL] = {
      [MASINTER] = "3.1 f", [DUERST] = "2.2", [RFC_3987] = "2.2", [BIS] = "7.3",
      [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_SYMMETRIC_SWAPPING] = { [MASINTER] = "3.1 e" },
  [IRI_FINDING_NOT_IN_IRI] = {
      [MASINTER] = "3.1 f", [IUC_19] = "3", [BIS] = "7.3" },
  [IRI_FINDING_NOT_IN_URI] = { [DUERST] = "5.1 b" },

  /* Characters that it allows. */
  [IRI_FINDING_LINE_SEPARATOR] = { [MASINTER] = "3.1 e", [IUC_19] = "3" },
  [IRI_FINDING_SPACE_LOOK_ALIKE] = {
      [MASINTER] = "3.1 b", [IUC_19] = "3", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b",
      [BIS] = "6.1 b" },
  [IRI_FINDING_HOST_LOOK_ALIKE] = {
      [MASINTER] = "3.1 b", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b", [BIS] = "6.1 b",
      [WHATWG] = "2" },
  [IRI_FINDING_DELIMITER_LOOK_ALIKE] = {
      [MASINTER] = "3.1 b", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b", [BIS] = "6.1 b" },
  [IRI_FINDING_UNWISE_LOOK_ALIKE] = {
      [MASINTER] = "3.1 b", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b", [BIS] = "6.1 b" },
  [IRI_FINDING_INVISIBLE] = { [MASINTER] = "3.1 e", [IUC_19] = "3", [WHATWG] = "2" },
  [IRI_FINDING_JOINER] = { [MASINTER] = "3.1 e", [IUC_19] = "3" },
  [IRI_FINDING_SOFT_HYPHEN] = { [MASINTER] = "3.1 e", [IUC_19] = "3" },
  [IRI_FINDING_VARIATION_SELECTOR] = { [MASINTER] = "3.1 e", [IUC_19] = "3" },
  [IRI_FINDING_FULL_WIDTH] = {
      [MASINTER] = "3.1 d", [IUC_19] = "3", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b",
      [BIS] = "6.1 b" },
  [IRI_FINDING_HALF_WIDTH_KATAKANA] = {
      [MASINTER] = "3.1 d", [IUC_19] = "3", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b",
      [BIS] = "6.1 b" },
  [IRI_FINDING_HALF_WIDTH] = {
      [MASINTER] = "3.1 d", [IUC_19] = "3", [DUERST] = "5.1 c", [RFC_3987] = "6.1 b",
      [BIS] = "6.1 b" },
  [IRI_FINDING_LIGATURE] = {
      [MASINTER] = "3.1 c", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_ARABIC_PRESENTATION_FORM] = {
      [MASINTER] = "3.1 c", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_HEBREW_PRESENTATION_FORM] = {
      [MASINTER] = "3.1 c", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_VERTICAL_FORM] = {
      [MASINTER] = "3.1 c", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_STYLED_LETTER] = {
      [MASINTER] = "3.1 c", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_MATHEMATICAL_SYMBOL] = { [MASINTER] = "3.1 c" },
  [IRI_FINDING_DINGBAT] = { [MASINTER] = "3.1 c" },
  [IRI_FINDING_SYMBOL] = { [MASINTER] = "3.1 c" },
  [IRI_FINDING_HOST_SYMBOL] = { [MASINTER] = "3.1 c" },
  [IRI_FINDING_UNASSIGNED] = { [IUC_19] = "3" },
  [IRI_FINDING_PRIVATE_USE_IN_QUERY] = {
      [MASINTER] = "3.1 f", [RFC_3987] = "2.2", [BIS] = "7.3" },

  /* Letters and scripts. */
  [IRI_FINDING_NOT_NFC] = {
      [MASINTER] = "3.1 g", [IUC_19] = "3", [DUERST] = "2.3", [RFC_3987] = "5.3.2.2",
      [BIS] = "5.3.2.2" },
  [IRI_FINDING_NOT_NFC_FORBIDDEN] = { [MASINTER] = "3.1 g" },
  [IRI_FINDING_NOT_NFKC] = {
      [MASINTER] = "UAX #15 §1.1", [IUC_19] = "3", [DUERST] = "6.4", [RFC_3987] = "7.5",
      [BIS] = "8.5" },
  [IRI_FINDING_UPPER_CASE] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5" },
  [IRI_FINDING_MIXED_SCRIPTS] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_SEVERAL_SCRIPTS] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5" },
  [IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_WHOLE_SCRIPT_EXPECTED] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_DIGIT_LIKE_LETTER] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_LETTER_LIKE_DIGIT] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_LETTERS_OF_NO_LANGUAGE] = { [RFC_3987] = "7.5", [BIS] = "8.5" },

  /* Writing direction and display order. */
  [IRI_FINDING_BIDI_FORMATTING] = {
      [MASINTER] = "4.2", [IUC_19] = "3", [DUERST] = "4.1", [RFC_3987] = "4.1",
      [BIS] = "4.1" },
  [IRI_FINDING_BIDI_FORMATTING_ALLOWED] = {
      [MASINTER] = "4.2", [IUC_19] = "3", [BIS] = "7.3", [WHATWG] = "2" },
  [IRI_FINDING_SHAPING_CONTROL] = { [MASINTER] = "3.1 e", [IUC_19] = "3" },
  [IRI_FINDING_BIDI_MIXED] = {
      [IUC_19] = "4", [DUERST] = "4.1", [RFC_3987] = "4.2", [BIS] = "4.2" },
  [IRI_FINDING_BIDI_ENDS] = { [DUERST] = "4.1", [RFC_3987] = "4.2", [BIS] = "4.2" },
  [IRI_FINDING_BIDI_MIXED_FORBIDDEN] = { [DUERST] = "4.1" },
  [IRI_FINDING_BIDI_NON_RTL_FORBIDDEN] = { [DUERST] = "4.1" },
  [IRI_FINDING_BIDI_TWIN_HOST] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.1", [RFC_3987] = "8",
      [BIS] = "10" },
  [IRI_FINDING_BIDI_TWIN] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.1", [RFC_3987] = "8",
      [BIS] = "10" },
  [IRI_FINDING_BIDI_MISREAD_HOST] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_MISREAD] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_HOST_MOVED] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_MOVED] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_HOST_SPLIT] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_SPLIT] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },
  [IRI_FINDING_BIDI_ORDER] = {
      [MASINTER] = "3.2", [IUC_19] = "4", [DUERST] = "4.2", [RFC_3987] = "4.4",
      [BIS] = "4.4" },

  /* Percent-encoding. */
  [IRI_FINDING_PERCENT] = {
      [MASINTER] = "2.2", [IUC_19] = "2", [DUERST] = "3.1", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = BY_COMPONENT, [WEB] = "7.2" },
  [IRI_FINDING_PCT_UNRESERVED] = {
      [RFC_2396] = "2.3", [IUC_19] = "2", [DUERST] = "2.3", [RFC_3987] = "5.3.2.3",
      [BIS] = "5.3.2.3" },
  [IRI_FINDING_PCT_RESERVED] = {
      [RFC_2396] = "2.2", [DUERST] = "3.2 a", [RFC_3987] = "3.2", [BIS] = "3.7" },
  [IRI_FINDING_PCT_LOWER_CASE] = {
      [RFC_2396] = "2.4.1", [DUERST] = "2.3", [RFC_3987] = "5.3.2.1", [BIS] = "5.3.2.1" },
  [IRI_FINDING_DOUBLE_ENCODING] = {
      [RFC_2396] = "2.4.2", [MASINTER] = "2.3", [DUERST] = "3.1", [RFC_3987] = "3.1",
      [BIS] = "3.4" },
  [IRI_FINDING_PCT_OVERLONG] = {
      [MASINTER] = "2.4", [DUERST] = "7", [RFC_3987] = "8", [BIS] = "10" },
  [IRI_FINDING_PCT_SURROGATE] = {
      [MASINTER] = "2.4", [DUERST] = "3.2", [RFC_3987] = "3.2", [BIS] = "3.7" },
  [IRI_FINDING_PCT_BEYOND_UNICODE] = {
      [MASINTER] = "2.4", [DUERST] = "3.2", [RFC_3987] = "3.2", [BIS] = "3.7" },
  [IRI_FINDING_PCT_NOT_UTF_8] = {
      [MASINTER] = "4.6", [IUC_19] = "2", [DUERST] = "6.6", [RFC_3987] = "7.7",
      [BIS] = "8.7", [WHATWG] = "1.3" },
  [IRI_FINDING_PCT_CONTROL] = { [RFC_2396] = "7", [BIS] = "7.3" },
  [IRI_FINDING_PCT_BIDI] = {
      [MASINTER] = "2.4", [IUC_19] = "3", [DUERST] = "3.2", [RFC_3987] = "3.2.1",
      [BIS] = "3.7.1" },
  [IRI_FINDING_PCT_INVISIBLE] = {
      [MASINTER] = "2.4", [IUC_19] = "3", [DUERST] = "3.2", [RFC_3987] = "3.2",
      [BIS] = "3.7", [WHATWG] = "4.8.3" },
  [IRI_FINDING_PCT_U] = {
      [RFC_2396] = "2.4.1", [IUC_19] = "2", [RFC_3987] = "A.3", [BIS] = "A.3" },
  [IRI_FINDING_PCT_DOT_SEGMENT] = {
      [RFC_2396] = "2.3", [RFC_3987] = "5.3.2.4", [BIS] = "5.3.2.4", [WHATWG] = "4.1" },
  [IRI_FINDING_PCT_HOST] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "3.1 a", [IUC_19] = "RFC 2396 §3.2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.2.2", [WHATWG] = "3.5" },
  [IRI_FINDING_PCT_HIDDEN] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "3.1 a", [IUC_19] = "RFC 2396 §3.2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.2.2", [WHATWG] = "3.5" },

  /* Scheme. */
  [IRI_FINDING_SCHEME_MISSING] = {
      [RFC_2396] = "3.1", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.1" },
  [IRI_FINDING_SCHEME_CHARACTER] = {
      [RFC_2396] = "3.1", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.1" },
  [IRI_FINDING_SCHEME_ALONE] = {
      [RFC_2396] = "3", [MASINTER] = "2.2", [DUERST] = "2.2" },
  [IRI_FINDING_SCHEME_UPPER_CASE] = {
      [RFC_2396] = "3.1", [RFC_3987] = "5.3.2.1", [BIS] = "5.3.2.1" },
  [IRI_FINDING_SCHEME_SCRIPT] = { [GUIDELINES] = "6.2" },
  [IRI_FINDING_SCHEME_WITHOUT_SERVER] = { [RFC_2396] = "1.2" },
  [IRI_FINDING_URL_PREFIX] = { [RFC_2396] = "E" },
  [IRI_FINDING_SCHEME_TWICE] = { [RFC_2396] = "3.2" },

  /* User information and port. */
  [IRI_FINDING_USERINFO_AT] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.2.1" },
  [IRI_FINDING_USERINFO] = { [WHATWG] = "4.8.1" },
  [IRI_FINDING_USERINFO_HTTP] = { [WHATWG] = "4.3" },
  [IRI_FINDING_USERINFO_LIKE_HOST] = { [WHATWG] = "4.8.1" },
  [IRI_FINDING_USERINFO_EMPTY] = { [RFC_2396] = "3.2.2" },
  [IRI_FINDING_PASSWORD] = { [RFC_2396] = "3.2.2", [WHATWG] = "4.3" },
  [IRI_FINDING_PORT_NOT_DIGITS] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.2.3" },
  [IRI_FINDING_PORT_EMPTY] = {
      [RFC_2396] = "3.2.2", [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_PORT_DEFAULT] = {
      [RFC_2396] = "3.2.2", [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_PORT_RANGE] = { [WHATWG] = "4.4" },
  [IRI_FINDING_PORT_ZEROS] = { [RFC_2396] = "3.2.2" },

  /* Host. */
  [IRI_FINDING_HOST_BRACKET] = {
      [RFC_2396] = "RFC 2732 §3", [MASINTER] = "2.2", [DUERST] = "2.2",
      [RFC_3987] = "2.2", [BIS] = "2.2", [GUIDELINES] = "5.2.2" },
  [IRI_FINDING_HOST_COLON] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "2.2", [DUERST] = "2.2", [RFC_3987] = "2.2",
      [BIS] = "2.2", [GUIDELINES] = "5.2.2" },
  [IRI_FINDING_HOST_NOT_ASCII] = { [MASINTER] = "3.1 a" },
  [IRI_FINDING_HOST_BIDI_FORMATTING] = { [MASINTER] = "3.1 a" },
  [IRI_FINDING_HOST_PERCENT] = {
      [RFC_2396] = "3.2.2", [MASINTER] = "3.1 a", [BIS] = "2.2", [GUIDELINES] = "5.2.2" },
  [IRI_FINDING_HOSTNAME] = { [MASINTER] = "2.2", [DUERST] = "2.2" },
  [IRI_FINDING_IPV6] = {
      [RFC_2396] = "RFC 2732 §2", [MASINTER] = "2.2", [DUERST] = "2.2",
      [RFC_3987] = "2.2", [BIS] = "2.2", [GUIDELINES] = "5.2.2" },
  [IRI_FINDING_IPVFUTURE] = {
      [RFC_2396] = "RFC 2732 §2", [MASINTER] = "2.2", [DUERST] = "2.2",
      [RFC_3987] = "2.2", [BIS] = "2.2", [GUIDELINES] = "5.2.2" },
  [IRI_FINDING_ZONE] = {
      [RFC_2396] = "RFC 2732 §2", [MASINTER] = "2.2", [DUERST] = "2.2",
      [RFC_3987] = "2.2", [BIS] = "2.2" },
  [IRI_FINDING_BRACKET] = {
      [RFC_2396] = "RFC 2732 §3", [MASINTER] = "2.2", [DUERST] = "2.2",
      [RFC_3987] = "2.2", [BIS] = "2.2", [GUIDELINES] = BY_COMPONENT },
  [IRI_FINDING_HOST_REFUSED] = {
      [IUC_19] = "4", [DUERST] = "3.1", [RFC_3987] = "3.1", [BIS] = "3.4",
      [GUIDELINES] = "5.2.2", [WHATWG] = "3.3" },
  [IRI_FINDING_HOST_UNRESOLVABLE] = {
      [IUC_19] = "4", [DUERST] = "3.1", [RFC_3987] = "3.1", [BIS] = "3.4",
      [GUIDELINES] = "5.2.2", [WHATWG] = "3.3" },
  [IRI_FINDING_HOST_EMPTY] = { [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_HOST_NO_DOTS] = { [RFC_2396] = "3.2.2" },
  [IRI_FINDING_HOST_TRAILING_DOT] = { [RFC_2396] = "3.2.2" },
  [IRI_FINDING_HOST_UPPER_CASE] = {
      [RFC_2396] = "6", [RFC_3987] = "5.3.2.1", [BIS] = "5.3.2.1" },
  [IRI_FINDING_HOST_UNDERSCORE] = { [MASINTER] = "3.1 a" },
  [IRI_FINDING_HOST_CHARACTER] = { [MASINTER] = "3.1 a" },
  [IRI_FINDING_LABEL_HYPHEN] = { [MASINTER] = "2.2" },
  [IRI_FINDING_A_LABEL_INVALID] = {
      [DUERST] = "2.3", [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_A_LABEL_NOT_CANONICAL] = {
      [DUERST] = "2.3", [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_A_LABEL_UPPER_CASE] = {
      [RFC_2396] = "6", [RFC_3987] = "5.3.2.1", [BIS] = "5.3.2.1" },
  [IRI_FINDING_IPV4_LIKE] = { [WHATWG] = "3.5" },
  [IRI_FINDING_IPV6_NOT_CANONICAL] = { [WHATWG] = "3.6" },
  [IRI_FINDING_HOST_CAPITAL_I] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_HOST_LIKE_FILE] = {
      [MASINTER] = "4.4", [DUERST] = "6.4", [RFC_3987] = "7.5", [BIS] = "8.5",
      [WHATWG] = "2" },
  [IRI_FINDING_HOST_BEGINS_LIKE] = {
      [MASINTER] = "6", [DUERST] = "7", [RFC_3987] = "8", [BIS] = "10",
      [WHATWG] = "4.8.2" },
  [IRI_FINDING_DOMAIN_TO_ASCII] = { [WHATWG] = "3.3" },
  [IRI_FINDING_DOMAIN_CODE_POINT] = { [WHATWG] = "3.5" },
  [IRI_FINDING_HOST_INVALID_CODE_POINT] = { [WHATWG] = "3.5" },

  /* Path, query and fragment. */
  [IRI_FINDING_HASH_IN_FRAGMENT] = {
      [RFC_2396] = "4.1", [MASINTER] = "2.2", [DUERST] = "3.1", [RFC_3987] = "2.2" },
  [IRI_FINDING_URI_INVALID] = {
      [MASINTER] = "2.3", [IUC_19] = "3", [DUERST] = "3.1", [RFC_3987] = "3.1",
      [BIS] = "6.4", [GUIDELINES] = "7.1" },
  [IRI_FINDING_BASE_RELATIVE] = { [RFC_2396] = "5.1", [WHATWG] = "4.4" },
  [IRI_FINDING_PATH_AS_HOST] = { [RFC_2396] = "3", [WHATWG] = "4.5" },
  [IRI_FINDING_DOT_SEGMENT] = {
      [RFC_2396] = "5.2", [RFC_3987] = "5.3.2.4", [BIS] = "5.3.2.4", [WHATWG] = "4.4" },
  [IRI_FINDING_DOTS_HIDE_AUTHORITY] = { [RFC_2396] = "3", [WHATWG] = "4.5" },
  [IRI_FINDING_EMPTY_SEGMENT] = { [RFC_2396] = "3.3" },
  [IRI_FINDING_BACKSLASH] = { [BIS] = "7.2", [GUIDELINES] = "7" },
  [IRI_FINDING_BACKSLASH_HOST] = { [BIS] = "7.2", [GUIDELINES] = "7" },
  [IRI_FINDING_BACKSLASH_OTHER_HOST] = { [BIS] = "7.2", [GUIDELINES] = "7" },
  [IRI_FINDING_SECOND_QUESTION_MARK] = { [RFC_2396] = "3.4" },
  [IRI_FINDING_EMPTY_QUERY] = { [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_EMPTY_FRAGMENT] = { [RFC_3987] = "5.3.3", [BIS] = "5.3.3" },
  [IRI_FINDING_TRAILING_PUNCTUATION] = { [RFC_2396] = "E" },
  [IRI_FINDING_IN_TEXT] = { [RFC_2396] = "E" },
  [IRI_FINDING_DOMAIN_OUTSIDE_HOST] = {
      [DUERST] = "3.1", [RFC_3987] = "3.1", [BIS] = "3.4" },
};
/* clang-format on */

static Column
find_column (const IriSpec *spec)
{
  for (int i = 0; i < N_COLUMNS; i++)
    if (g_strcmp0 (standards[i].spec, spec->id) == 0)
      return (Column) i;
  g_return_val_if_reached (NONE);
}

static const char *
section_for (const char *section, IriComponent component)
{
  if (!g_str_equal (section, BY_COMPONENT))
    return section;
  if (component < IRI_N_COMPONENTS && component_sections[component] != NULL)
    return component_sections[component];
  return OTHER_SECTION;
}

/* "duerst-01 §4.1", "3987bis-00 A.3"; NULL if neither @spec's document nor the one that
 * it extends has a section. */
static char *
cite_document (const IriFinding *finding, const IriSpec *spec)
{
  const char *section;
  Column column = find_column (spec);

  while (column != NONE && sections[finding->code][column] == NULL)
    column = standards[column].extends;
  if (column == NONE)
    return NULL;
  section = section_for (sections[finding->code][column], finding->component);
  if (strstr (section, "§") != NULL)
    return g_strdup (section);
  return g_strdup_printf (g_ascii_isdigit (*section) ? "%s §%s" : "%s %s",
                          standards[column].title, section);
}

char *
iri_finding_section (const IriFinding *finding, const IriSpec *spec)
{
  const char *standard = finding->section;
  g_autofree char *own = cite_document (finding, spec);

  if (own != NULL && standard != NULL)
    return g_strdup_printf ("%s, %s", own, standard);
  if (own != NULL)
    return g_steal_pointer (&own);
  if (standard == NULL)
    standard = iri_finding_info (finding->code)->standard;
  /* Translators: a finding that is based on no standard. */
  return g_strdup (standard != NULL ? standard : _ ("no standard"));
}
