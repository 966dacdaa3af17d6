/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-rejection-messages.h"

#include <glib/gi18n-lib.h>

/* Sections of IDNA2008, and of IDNA2003 and the URL Standard with UTS #46 where they
 * differ. */
static const struct
{
  const char *rule;
  const char *section;
  const char *idna2003;
  const char *browser;
  const char *sentence; /* about a character, or NULL */
  const char *whole;
} rules[] = {
  { "disallowed", "RFC 5892 §3", "RFC 3491 §5", "UTS #46 §4.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in names"), N_ ("A character is not allowed in names") },
  { "unassigned", "RFC 5892 §3", "RFC 3491 §7", "UTS #46 §4.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not assigned in the Unicode version of these rules"),
    N_ ("A character is not assigned in the Unicode version of these rules") },
  { "outdated", "RFC 5892 §3", NULL, NULL,
    /* Translators: {library} is a library and its version: libidn2 2.3.3; {edition} and
     * {age} are versions of Unicode: 12 and 14.0. */
    N_ ("{library} has the tables of Unicode {edition} and rejects {char}, which is "
        "allowed in names since Unicode {age}"),
    NULL },
  { "forbidden", "RFC 3986 §3.2.2", NULL, "URL Standard §3.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in a host"),
    N_ ("A character is not allowed in a host") },
  { "std3", "RFC 1123 §2.1", "RFC 3490 §4.1", "UTS #46 §4.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("The only US-ASCII characters allowed in a name are letters, digits "
        "and hyphens, not {char}"),
    N_ ("The only US-ASCII characters allowed in a name are letters, digits "
        "and hyphens") },
  { "delimiter", "RFC 3986 §3.2.2", NULL, "URL Standard §3.1",
    /* Translators: {char} and {plain} are characters: ℀ and a/c. */
    N_ ("{char} is mapped to {plain}, which is not allowed in a host"),
    /* Translators: “It” is a character of the host. */
    N_ ("It is mapped to a character that is not allowed in a host") },
  { "contextj-zwnj", "RFC 5892 A.1", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is allowed only after a virama or between joining letters"), NULL },
  { "contextj-zwj", "RFC 5892 A.2", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is allowed only after a virama"), NULL },
  { "contexto-middle-dot", "RFC 5892 A.3", NULL, NULL,
    /* Translators: {char} is ·. The letter is a Latin one. */
    N_ ("{char} is allowed only between two letters l"), NULL },
  { "contexto-keraia", "RFC 5892 A.4", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is allowed only before a Greek letter"), NULL },
  { "contexto-geresh", "RFC 5892 A.5", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is allowed only after a Hebrew letter"), NULL },
  { "contexto-gershayim", "RFC 5892 A.6", NULL, NULL,
    N_ ("{char} is allowed only after a Hebrew letter"), NULL },
  { "contexto-katakana-middle-dot", "RFC 5892 A.7", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} needs a Hiragana, Katakana or Han character in its label"), NULL },
  { "contexto-arabic-indic-digit", "RFC 5892 A.8", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in a label with extended Arabic-Indic digits"), NULL },
  { "contexto-extended-arabic-indic-digit", "RFC 5892 A.9", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in a label with Arabic-Indic digits"), NULL },
  { "contextj", "RFC 5892 A.1", NULL, NULL, NULL,
    N_ ("A joiner is used where it is not allowed") },
  { "contexto", "RFC 5892 A.3", NULL, NULL, NULL,
    N_ ("A character is not allowed in this context") },
  { "hyphens-3-4", "RFC 5891 §4.2.3.1", NULL, "UTS #46 §4.1", NULL,
    N_ ("Hyphens in both the third and fourth position are reserved for "
        "encoded labels") },
  { "hyphen-at-end", "RFC 5891 §4.2.3.1", "RFC 3490 §4.1", "UTS #46 §4.1", NULL,
    N_ ("A label cannot begin or end with a hyphen") },
  { "leading-mark", "RFC 5891 §4.2.3.2", NULL, "UTS #46 §4.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is a combining mark, and a label cannot begin with one"),
    N_ ("A label cannot begin with a combining mark") },
  { "label-too-long", "RFC 1034 §3.1", NULL, "UTS #46 §4.2", NULL,
    N_ ("A label has at most 63 characters in its ASCII form") },
  { "name-too-long", "RFC 1034 §3.1", NULL, "UTS #46 §4.2", NULL,
    N_ ("A name has at most 253 characters in its ASCII form") },
  { "bidi-rule-1", "RFC 5893 §2, rule 1", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("A label of a right-to-left name must begin with a letter, not with "
        "{char}"),
    NULL },
  { "bidi-rule-2", "RFC 5893 §2, rule 2", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in a right-to-left label"), NULL },
  { "bidi-rule-3", "RFC 5893 §2, rule 3", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} cannot end a right-to-left label"), NULL },
  { "bidi-rule-4", "RFC 5893 §2, rule 4", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("A right-to-left label must use one kind of digits, and {char} is of "
        "another"),
    NULL },
  { "bidi-rule-5", "RFC 5893 §2, rule 5", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not allowed in a label that begins left-to-right"), NULL },
  { "bidi-rule-6", "RFC 5893 §2, rule 6", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} cannot end a left-to-right label of a right-to-left name"), NULL },
  { "bidi-rule", "RFC 5893 §2", NULL, NULL, NULL,
    N_ ("The label mixes left-to-right and right-to-left text") },
  { "nameprep-bidi-mixed", "RFC 3454 §6", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is left-to-right and not allowed in a right-to-left label"), NULL },
  { "nameprep-bidi-ends", "RFC 3454 §6", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("A right-to-left label must begin and end with a right-to-left letter, "
        "not with {char}"),
    N_ ("A right-to-left label must begin and end with a right-to-left "
        "letter") },
  { "not-nfc", "RFC 5891 §5.4", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("{char} is not in NFC at this position"), N_ ("The label is not in NFC") },
  { "punycode", "RFC 3492", NULL, NULL,
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("The label begins with xn--, but {char} is not allowed in Punycode"),
    N_ ("The label begins with xn-- but is not Punycode") },
  { "a-label", "RFC 5891 §5.4", "RFC 3490 §4.1", "UTS #46 §4.1",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("The label encodes {char}, which encoded labels cannot contain"),
    N_ ("Encoding the label's Unicode form gives a different label") },
  { "empty-label", "RFC 1034 §3.1", NULL, "UTS #46 §4.2",
    /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
    N_ ("The label is empty once {char} is removed"),
    N_ ("A label of the host name is empty") },
  { "not-utf-8", "RFC 3986 §3.2.2", NULL, NULL, NULL,
    N_ ("The percent-encoded octets are not UTF-8") },
  { "grammar", "RFC 3986 §3.2.2", NULL, NULL, NULL,
    N_ ("The standard does not allow it in a host") },
  { "idna", "RFC 5891 §5.4", "RFC 3490 §4.1", "UTS #46 §4.1", NULL,
    N_ ("The rules for internationalized domain names reject it") },
};

/* The row of @rule, or the last one if there is none. */
static gsize
find_row (const char *rule)
{
  gsize i = 0;

  while (i + 1 < G_N_ELEMENTS (rules) && !g_str_equal (rules[i].rule, rule))
    i++;
  return i;
}

const char *
iri_rejection_section (const char *rule, IriIdnaFlavour idna)
{
  gsize row = find_row (rule);
  const char *other = NULL;

  if (idna == IRI_IDNA_2003 || idna == IRI_IDNA_2003_RFC3987)
    other = rules[row].idna2003;
  else if (idna == IRI_IDNA_BROWSER)
    other = rules[row].browser;
  return other != NULL ? other : rules[row].section;
}

const char *
iri_rejection_sentence (const char *rule, gboolean whole)
{
  gsize row = find_row (rule);

  if (whole ? rules[row].whole != NULL : rules[row].sentence == NULL)
    return _ (rules[row].whole);
  return _ (rules[row].sentence);
}
