/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about words: normalization, scripts, digits and marks. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_NOT_NFC, {
      "not-nfc", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD, "RFC 3987 §5.3.2.2",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} is not in Unicode normalization form NFC"),
      .why = N_ ("The same letters can be stored in two ways. This is the less "
                 "usual one, so an IRI that looks the same may be a different "
                 "one."),
      .fix = N_ ("Use composed letters, which keyboards produce.") } },
  { IRI_FINDING_NOT_NFC_FORBIDDEN, {
      "not-nfc-forbidden", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "RFC 3987 §5.3.2.2",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} is not in Unicode normalization form NFC"),
      .why = N_ ("This standard allows only composed letters, so that the same "
                 "letters always make the same IRI."),
      .fix = N_ ("Use composed letters, which keyboards produce.") } },
  { IRI_FINDING_NOT_NFKC, {
      "not-nfkc", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal; {plain} is the same in usual letters. */
      .message = N_ ("{text} is a variant of {plain}"),
      .why = N_ ("It exists for old charsets or typography. People type the "
                 "plain characters instead and get a different IRI."),
      .fix = N_ ("Use the plain characters.") } },
  { IRI_FINDING_UPPER_CASE, {
      "upper-case", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} is in capital letters"),
      .why = N_ ("Latin, Greek and Cyrillic capitals look alike more often "
                 "than small letters do."),
      .fix = N_ ("Use small letters in new IRIs.") } },
  { IRI_FINDING_MIXED_SCRIPTS, {
      "mixed-scripts", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal; {scripts} is a list: Latin and Cyrillic;
       * names of scripts are not inflected; {foreign} is the letters of the rarer
       * script: а U+0430 is Cyrillic. */
      .message = N_ ("{text} mixes {scripts} letters: {foreign}"),
      .why = N_ ("Letters of different scripts can look alike, so readers may "
                 "take this word for another one."),
      .fix = N_ ("Use one script for the whole word."),
      .deceives = TRUE } },
  { IRI_FINDING_SEVERAL_SCRIPTS, {
      "several-scripts", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} contains words in different scripts"),
      .why = N_ ("Letters of different scripts can look alike, and people must "
                 "switch keyboard layouts to type them."),
      .fix = N_ ("Use one script where possible.") } },
  { IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE, {
      "whole-script-confusable", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "UTS #39 §4.1",
      /* Translators: {quote} is a label of the host; {script} is the name of a script,
       * not inflected: Cyrillic; {ascii} is what they look like: apple. */
      .message = N_ ("{quote}: {script} letters that imitate \"{ascii}\""),
      .why = N_ ("Each of its letters looks like another one, so readers may "
                 "take this name for somebody else's."),
      .fix = N_ ("Use a name that cannot be mistaken."),
      .deceives = TRUE } },
  { IRI_FINDING_WHOLE_SCRIPT_EXPECTED, {
      "whole-script-expected", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "UTS #39 §4.1",
      /* Translators: {quote} is a label of the host; {script} is the name of a script,
       * not inflected: Cyrillic; {ascii} is what they look like: apple. */
      .message = N_ ("{quote}: {script} letters that look like \"{ascii}\""),
      .why = N_ ("Each of its letters looks like another one. Browsers still "
                 "show it in Unicode, because such letters are expected in "
                 "this domain."),
      .fix = N_ ("Check that this is the name you want.") } },
  { IRI_FINDING_MIXED_DIGITS, {
      "mixed-digits", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §5.3",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} mixes digits of different scripts"),
      .why = N_ ("Digits of different scripts can look alike and differ in "
                 "value, so readers may misread the number."),
      .fix = N_ ("Use one kind of digits.") } },
  { IRI_FINDING_LEADING_MARK, {
      "leading-mark", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "Unicode §3.6",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} starts with a combining mark"),
      .why = N_ ("On screen, the mark joins the character before it and hides "
                 "where the component starts."),
      .fix = N_ ("Remove the mark, or add the letter that it belongs to."),
      .deceives = TRUE } },
  { IRI_FINDING_OVERLAY, {
      "overlay", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §5.4",
      /* Translators: {other} is the delimiter: /. */
      .message = N_ ("{char} is drawn across the {other} before it"),
      .why = N_ ("The delimiter looks like another character, so readers see "
                 "other components than there are."),
      .fix = N_ ("Remove the mark."),
      .deceives = TRUE } },
  { IRI_FINDING_REPEATED_MARK, {
      "repeated-mark", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §5.4",
      .message = N_ ("A letter has the same mark twice"),
      .why = N_ ("Both marks are drawn in the same place, so it looks like a "
                 "letter with one mark."),
      .fix = N_ ("Remove one of them.") } },
  { IRI_FINDING_MANY_MARKS, {
      "many-marks", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §5.4",
      .message = N_ ("A letter has more than four marks"),
      .why = N_ ("Hardly any language needs that many; they run into the lines "
                 "above and below and hide the text there."),
      .fix = N_ ("Remove the marks.") } },
  { IRI_FINDING_DIGIT_LIKE_LETTER, {
      "digit-like-letter", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} has a digit where a letter would make a word"),
      .why = N_ ("The digits 0 and 1 look like the letters o and l, so people "
                 "read and type it as a word."),
      .fix = N_ ("Use the letter, or separate the digit from the letters.") } },
  { IRI_FINDING_LETTER_LIKE_DIGIT, {
      "letter-like-digit", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a word: pаypal. */
      .message = N_ ("{text} has a letter among digits"),
      .why = N_ ("The letters O and l look like the digits 0 and 1, so people "
                 "read and type it as a number."),
      .fix = N_ ("Use the digit, or separate the letter from the digits.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_letters = { rows, G_N_ELEMENTS (rows) };
