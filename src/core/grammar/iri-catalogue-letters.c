/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about words: normalization, scripts, digits and marks. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_NOT_NFC, {
      "not-nfc", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "3987bis-00 §5.3.2.2",
      .message = N_ ("{text} is not in the normal form NFC"),
      .why = N_ ("The same letters can be stored in two ways. This is the less "
                 "usual one, so an address that looks the same may be a "
                 "different one."),
      .fix = N_ ("Write it with composed letters, as keyboards do.") } },
  { IRI_FINDING_NOT_NFC_FORBIDDEN, {
      "not-nfc-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "masinter-07 §3.1 g",
      .message = N_ ("{text} is not in the normal form NFC"),
      .why = N_ ("This document allows only the composed way of storing "
                 "letters, so that the same letters are the same address."),
      .fix = N_ ("Write it with composed letters, as keyboards do.") } },
  { IRI_FINDING_NOT_NFKC, {
      "not-nfkc", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} is a variant of {plain}"),
      .why = N_ ("It is kept for old charsets or for typography, and people "
                 "type the plain characters, which makes another address."),
      .fix = N_ ("Write the plain characters.") } },
  { IRI_FINDING_UPPER_CASE, {
      "upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} is in capital letters"),
      .why = N_ ("Capitals of Latin, Greek and Cyrillic look alike more often "
                 "than small letters do."),
      .fix = N_ ("Use small letters in new addresses.") } },
  { IRI_FINDING_MIXED_SCRIPTS, {
      "mixed-scripts", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{text} mixes letters of different scripts in one word"),
      .why = N_ ("Letters of one script look like those of another, so this "
                 "can pass for a word that it is not."),
      .fix = N_ ("Write the word in one script."),
      .deceives = TRUE } },
  { IRI_FINDING_SEVERAL_SCRIPTS, {
      "several-scripts", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} has words in different scripts"),
      .why = N_ ("Letters of one script look like those of another, and "
                 "keyboards have to be changed to type them."),
      .fix = N_ ("Keep to one script where that is possible.") } },
  { IRI_FINDING_WHOLE_SCRIPT, {
      "whole-script-confusable", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "UTS #39 §4.1",
      .message = N_ ("{text} can be taken for {read}"),
      .why = N_ ("All its letters look like others, so people take the name "
                 "for that of somebody else."),
      .fix = N_ ("Use a name that cannot be mistaken."),
      .deceives = TRUE } },
  { IRI_FINDING_WHOLE_SCRIPT_EXPECTED, {
      "whole-script-expected", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "UTS #39 §4.1",
      .message = N_ ("{text} looks like {read}"),
      .why = N_ ("All its letters look like others. Browsers show it all the "
                 "same, since such letters are expected in this domain."),
      .fix = N_ ("Make sure that the name is the one that is meant.") } },
  { IRI_FINDING_MIXED_DIGITS, {
      "mixed-digits", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} mixes digits of different scripts"),
      .why = N_ ("Digits of one script look like others of a different value, "
                 "so the number is misread."),
      .fix = N_ ("Use one kind of digits.") } },
  { IRI_FINDING_LEADING_MARK, {
      "leading-mark", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} begins with a combining mark"),
      .why = N_ ("The mark joins the sign before it on screen and hides where "
                 "the component begins."),
      .fix = N_ ("Remove the mark, or write the letter that it belongs to."),
      .deceives = TRUE } },
  { IRI_FINDING_OVERLAY, {
      "overlay", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{char} is drawn across the {other} before it"),
      .why = N_ ("The delimiter looks like another sign, so people see other "
                 "components than there are."),
      .fix = N_ ("Remove the mark."),
      .deceives = TRUE } },
  { IRI_FINDING_REPEATED_MARK, {
      "repeated-mark", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTS #39 §5.4",
      .message = N_ ("The same mark stands twice on one letter"),
      .why = N_ ("Both are drawn in the same place, so it looks like a letter "
                 "with one."),
      .fix = N_ ("Remove one of them.") } },
  { IRI_FINDING_MANY_MARKS, {
      "many-marks", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTS #39 §5.4",
      .message = N_ ("A letter has more than four marks"),
      .why = N_ ("Hardly any language needs as many; they run into the lines "
                 "above and below and hide what stands there."),
      .fix = N_ ("Remove them.") } },
  { IRI_FINDING_DIGIT_LIKE_LETTER, {
      "digit-like-letter", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{text} has a digit where a letter would make a word"),
      .why = N_ ("The digits 0 and 1 look like the letters o and l, so it is "
                 "read and typed as a word."),
      .fix = N_ ("Use the letter, or put the digit apart from the "
                 "letters.") } },
  { IRI_FINDING_LETTER_LIKE_DIGIT, {
      "letter-like-digit", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{text} has a letter among digits"),
      .why = N_ ("The letters O and l look like the digits 0 and 1, so it is "
                 "read and typed as a number."),
      .fix = N_ ("Use the digit, or put the letter apart from the digits.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_letters = { rows, G_N_ELEMENTS (rows) };
