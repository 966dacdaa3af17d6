/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-refusal-rule.h"

#include <glib/gi18n-lib.h>

/* The sections are those of IDNA2008, of IDNA2003 and of the URL Standard with UTS
 * #46, the last two where they are others. */
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
    N_ ("{char} is not allowed in names"),
    N_ ("A character is not allowed in names") },
  { "unassigned", "RFC 5892 §3", "RFC 3491 §7", "UTS #46 §4.1",
    N_ ("{char} is not assigned in the version of Unicode that these rules are "
        "made for"),
    N_ ("A character is not assigned in the version of Unicode that these "
        "rules are made for") },
  { "forbidden", "RFC 3986 §3.2.2", NULL, "URL Standard §3.1",
    N_ ("{char} cannot stand in a host"),
    N_ ("A character cannot stand in a host") },
  { "std3", "RFC 1123 §2.1", NULL, NULL,
    N_ ("Of US-ASCII a name has letters, digits and hyphens alone, not {char}"),
    N_ ("Of US-ASCII a name has letters, digits and hyphens alone") },
  { "delimiter", "RFC 3986 §3.2.2", NULL, "URL Standard §3.1",
    N_ ("{char} turns into {plain}, which cannot stand in a host"),
    N_ ("It turns into a character that cannot stand in a host") },
  { "contextj-zwnj", "RFC 5892 A.1", NULL, NULL,
    N_ ("{char} stands after a virama or between letters that join, nowhere "
        "else"),
    NULL },
  { "contextj-zwj", "RFC 5892 A.2", NULL, NULL,
    N_ ("{char} stands after a virama, nowhere else"), NULL },
  { "contexto-middle-dot", "RFC 5892 A.3", NULL, NULL,
    N_ ("{char} stands between two l, nowhere else"), NULL },
  { "contexto-keraia", "RFC 5892 A.4", NULL, NULL,
    N_ ("{char} stands before a Greek letter, nowhere else"), NULL },
  { "contexto-geresh", "RFC 5892 A.5", NULL, NULL,
    N_ ("{char} stands after a Hebrew letter, nowhere else"), NULL },
  { "contexto-gershayim", "RFC 5892 A.6", NULL, NULL,
    N_ ("{char} stands after a Hebrew letter, nowhere else"), NULL },
  { "contexto-katakana-middle-dot", "RFC 5892 A.7", NULL, NULL,
    N_ ("{char} needs a Hiragana, Katakana or Han character in its label"),
    NULL },
  { "contexto-arabic-indic-digit", "RFC 5892 A.8", NULL, NULL,
    N_ ("{char} cannot stand beside extended Arabic-Indic digits"), NULL },
  { "contexto-extended-arabic-indic-digit", "RFC 5892 A.9", NULL, NULL,
    N_ ("{char} cannot stand beside Arabic-Indic digits"), NULL },
  { "contextj", "RFC 5892 A.1", NULL, NULL, NULL,
    N_ ("A joiner stands where no joiner is needed") },
  { "contexto", "RFC 5892 A.3", NULL, NULL, NULL,
    N_ ("A character stands where its neighbours do not allow it") },
  { "hyphens-3-4", "RFC 5891 §4.2.3.1", NULL, NULL, NULL,
    N_ ("Hyphens in the third and fourth place are kept for encoded labels") },
  { "hyphen-at-end", "RFC 5891 §4.2.3.1", NULL, NULL, NULL,
    N_ ("A label neither begins nor ends with a hyphen") },
  { "leading-mark", "RFC 5891 §4.2.3.2", NULL, "UTS #46 §4.1",
    N_ ("{char} is a combining mark, and no label begins with one"),
    N_ ("A label cannot begin with a combining mark") },
  { "label-too-long", "RFC 1034 §3.1", NULL, NULL, NULL,
    N_ ("A label has at most 63 characters in its ASCII form") },
  { "name-too-long", "RFC 1034 §3.1", NULL, NULL, NULL,
    N_ ("A name has at most 253 characters in its ASCII form") },
  { "bidi-rule-1", "RFC 5893 §2, rule 1", NULL, NULL,
    N_ ("A label of a right-to-left name begins with a letter, not with "
        "{char}"),
    NULL },
  { "bidi-rule-2", "RFC 5893 §2, rule 2", NULL, NULL,
    N_ ("{char} cannot stand in a right-to-left label"), NULL },
  { "bidi-rule-3", "RFC 5893 §2, rule 3", NULL, NULL,
    N_ ("{char} cannot end a right-to-left label"), NULL },
  { "bidi-rule-4", "RFC 5893 §2, rule 4", NULL, NULL,
    N_ ("A right-to-left label has digits of one kind, and {char} is of "
        "another"),
    NULL },
  { "bidi-rule-5", "RFC 5893 §2, rule 5", NULL, NULL,
    N_ ("{char} cannot stand in a label that begins left-to-right"), NULL },
  { "bidi-rule-6", "RFC 5893 §2, rule 6", NULL, NULL,
    N_ ("{char} cannot end a left-to-right label of a right-to-left name"),
    NULL },
  { "bidi-rule", "RFC 5893 §2", NULL, NULL, NULL,
    N_ ("The label runs in both directions") },
  { "nameprep-bidi-mixed", "RFC 3454 §6", NULL, NULL,
    N_ ("{char} is left-to-right and cannot stand in a right-to-left label"),
    NULL },
  { "nameprep-bidi-ends", "RFC 3454 §6", NULL, NULL,
    N_ ("A right-to-left label begins and ends with a right-to-left letter, "
        "not with {char}"),
    N_ ("A right-to-left label begins and ends with a right-to-left letter") },
  { "not-nfc", "RFC 5891 §5.4", NULL, NULL,
    N_ ("{char} is not in the normal form NFC where it stands"),
    N_ ("The label is not in the normal form NFC") },
  { "punycode", "RFC 3492", NULL, NULL,
    N_ ("The label begins with xn--, and {char} is no Punycode"),
    N_ ("The label begins with xn-- but is not Punycode") },
  { "a-label", "RFC 5891 §5.4", "RFC 3490 §4.1", "UTS #46 §4.1",
    N_ ("The label encodes {char}, which no name is encoded with"),
    N_ ("The label is not what its Unicode form is encoded as") },
  { "empty-label", "RFC 1034 §3.1", NULL, NULL,
    N_ ("Nothing is left of the label, {char} is taken away"),
    N_ ("A label of the host name is empty") },
  { "not-utf-8", "RFC 3986 §3.2.2", NULL, NULL, NULL,
    N_ ("What is percent-encoded is not UTF-8") },
  { "grammar", "RFC 3986 §3.2.2", NULL, NULL, NULL,
    N_ ("The document has no place for it in a host") },
  { "idna", "RFC 5891 §5.4", "RFC 3490 §4.1", "UTS #46 §4.1", NULL,
    N_ ("The rules for internationalized domain names refuse it") },
};

/* The row of @rule; the last one if there is none. */
static gsize
find_row (const char *rule)
{
  gsize i = 0;

  while (i + 1 < G_N_ELEMENTS (rules) && !g_str_equal (rules[i].rule, rule))
    i++;
  return i;
}

const char *
iri_refusal_section (const char *rule, IriIdna idna)
{
  gsize row = find_row (rule);
  const char *other = NULL;

  if (idna == IRI_IDNA_2003)
    other = rules[row].idna2003;
  else if (idna == IRI_IDNA_BROWSER)
    other = rules[row].browser;
  return other != NULL ? other : rules[row].section;
}

const char *
iri_refusal_sentence (const char *rule, gboolean whole)
{
  gsize row = find_row (rule);

  if (whole ? rules[row].whole != NULL : rules[row].sentence == NULL)
    return _ (rules[row].whole);
  return _ (rules[row].sentence);
}
