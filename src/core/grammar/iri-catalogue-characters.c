/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about single characters of any component. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_NOT_UTF_8, {
      "not-utf-8", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3629 §3",
      .message = N_ ("{text} is not UTF-8"),
      .why = N_ ("These bytes stand for no character, so nobody can say what "
                 "the address is."),
      .fix = N_ ("Find out which charset the text is in and convert it.") } },
  { IRI_FINDING_NOT_IN_CHARSET, {
      "not-in-charset", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §3.1",
      .message = N_ ("The text is not all in the charset that it is said to be "
                     "in"),
      .why = N_ ("Some of its bytes mean nothing in that charset; U+FFFD "
                 "stands in their place, so this is not the address that was "
                 "meant."),
      .fix = N_ ("Find out which charset the text is really in.") } },
  { IRI_FINDING_SURROGATE, {
      "surrogate", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §7.3",
      .message = N_ ("Half of a surrogate pair stands alone"),
      .why = N_ ("Surrogates belong to UTF-16 and are no characters of their "
                 "own."),
      .fix = N_ ("Convert the text again from its source.") } },
  { IRI_FINDING_REFERENCE, {
      "character-reference", IRI_SEVERITY_WARNING, IRI_FORCE_MUST,
      "XML 1.0 §4.1",
      .message = N_ ("{text} stands for no character"),
      .why = N_ ("Surrogates and numbers beyond U+10FFFF are no characters, so "
                 "it is read as it is typed: & and # are delimiters then."),
      .fix = N_ ("Write the number of the character that is meant.") } },
  { IRI_FINDING_CONTROL, {
      "control", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is a control character"),
      .why = N_ ("Control characters are lost or acted on along the way, and "
                 "nobody sees them."),
      .fix = N_ ("Remove it, or percent-encode it if it is meant.") } },
  { IRI_FINDING_SPACE, {
      "space", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("A space cannot stand in an address"),
      .why = N_ ("Lists and text are split at spaces, so the address would be "
                 "cut here."),
      .fix = N_ ("Write it as %20.") } },
  { IRI_FINDING_DELIMITER, {
      "delimiter", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is used to put addresses in, not to write them"),
      .why = N_ ("Angle brackets and quotation marks stand around addresses in "
                 "text, so this one would be cut here."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_UNWISE, {
      "unwise", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is not allowed in an address"),
      .why = N_ ("Systems change it or read it in different ways."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_CHARACTER, {
      "character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} cannot stand here"),
      .why = N_ ("The grammar has no place for it in this component."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_NON_CHARACTER, {
      "non-character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is a noncharacter"),
      .why = N_ ("Unicode keeps it for programs' inner use and will never make "
                 "it a character."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_PRIVATE_USE, {
      "private-use", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is for private use, which only a query may hold"),
      .why = N_ ("What it looks like and means is known only to those who "
                 "agreed on it."),
      .fix = N_ ("Percent-encode it, or use a character that everybody "
                 "has.") } },
  { IRI_FINDING_TAG, {
      "tag", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is a tag character"),
      .why = N_ ("Tags are invisible, and nobody can type them from what is "
                 "shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_SPECIAL, {
      "special", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("{char} is a special character, not a letter or sign"),
      .why = N_ ("It stands for something that is lost or unknown, or steers "
                 "how text is handled."),
      .fix = N_ ("Replace it by what it stands for.") } },
  { IRI_FINDING_SWAPPING, {
      "swapping", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "masinter-07 §3.1 e",
      .message = N_ ("{char} switches the mirroring of signs on or off"),
      .why = N_ ("It is invisible and out of use, and cannot be typed from "
                 "what is shown."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_NOT_ENCODABLE, {
      "not-encodable", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, percent-encoding",
      .message = N_ ("The charset of the document does not have {text}"),
      .why = N_ ("It is written as a numeric character reference, which the "
                 "server cannot tell from one that was typed."),
      .fix = N_ ("Use UTF-8 for the document, or percent-encode the query as "
                 "the server expects it.") } },
  { IRI_FINDING_NOT_IN_IRI, {
      "not-in-iri", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §7.3",
      .message = N_ ("{char} is allowed here, but not in an IRI"),
      .why = N_ ("Programs that take IRIs cut the address there, drop the "
                 "character or refuse the whole."),
      .fix = N_ ("Percent-encode it before the address is handed on.") } },
  { IRI_FINDING_LINE_SEPARATOR, {
      "line-separator", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{char} breaks the line"),
      .why = N_ ("Shown, the address falls into two lines; programs that find "
                 "addresses in text stop there."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SPACE_LOOK_ALIKE, {
      "space-look-alike", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      .message = N_ ("{char} looks like a space or like nothing"),
      .why = N_ ("It cannot be told from a plain space, and the address cannot "
                 "be typed from what is shown."),
      .fix = N_ ("Remove it, or write %20 if a space is meant.") } },
  { IRI_FINDING_DELIMITER_LOOK_ALIKE, {
      "delimiter-look-alike", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      .message = N_ ("{char} looks like {like} and does not work like it"),
      .why = N_ ("Who types the address from paper writes the plain sign and "
                 "gets another address."),
      .fix = N_ ("Write the plain sign if it is meant, or choose another "
                 "name.") } },
  { IRI_FINDING_UNWISE_LOOK_ALIKE, {
      "unwise-look-alike", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      .message = N_ ("{char} looks like {like}, which addresses do not have"),
      .why = N_ ("Who types the address from paper writes the plain sign, and "
                 "the address is cut or refused."),
      .fix = N_ ("Choose a name without it.") } },
  { IRI_FINDING_INVISIBLE, {
      "invisible", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "masinter-07 §3.1 e",
      .message = N_ ("{char} is invisible"),
      .why = N_ ("Two addresses that look the same differ in it, and nobody "
                 "can type it from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_JOINER, {
      "joiner", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 5892 A.1",
      .message = N_ ("{char} is invisible and joins or parts nothing here"),
      .why = N_ ("Some languages need it between letters that would join "
                 "otherwise; here it only makes a second address that looks "
                 "the same."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SOFT_HYPHEN, {
      "soft-hyphen", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      .message = N_ ("A soft hyphen stands in the address"),
      .why = N_ ("It is shown only at the end of a line, so the address looks "
                 "like one without it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_VARIATION_SELECTOR, {
      "variation-selector", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      .message = N_ ("{char} chooses how the character before it is drawn"),
      .why = N_ ("It is invisible itself, and many keyboards do not write it, "
                 "so the address may be typed without it."),
      .fix = N_ ("Remove it if the character is clear without it.") } },
  { IRI_FINDING_FULL_WIDTH, {
      "full-width", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §6.1 b",
      .message = N_ ("{text} is {plain} in full-width characters"),
      .why = N_ ("They look like plain letters, digits and signs and are "
                 "different ones to every program."),
      .fix = N_ ("Write the plain characters.") } },
  { IRI_FINDING_HALF_WIDTH_KATAKANA, {
      "half-width-katakana", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.2",
      .message = N_ ("{text} is {plain} in half-width Katakana"),
      .why = N_ ("They come from old machines and are different characters "
                 "from the usual Katakana."),
      .fix = N_ ("Write usual, full-width Katakana.") } },
  { IRI_FINDING_HALF_WIDTH, {
      "half-width", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §6.1 b",
      .message = N_ ("{text} is {plain} in half-width characters"),
      .why = N_ ("They come from old machines and are different characters "
                 "from the usual ones."),
      .fix = N_ ("Write the usual characters.") } },
  { IRI_FINDING_LIGATURE, {
      "ligature", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      .message = N_ ("{text} is {plain} in one character"),
      .why = N_ ("It looks like the two letters, and people type those, which "
                 "makes another address."),
      .fix = N_ ("Write the letters one by one.") } },
  { IRI_FINDING_ARABIC_PRESENTATION_FORM, {
      "arabic-presentation-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      .message = N_ ("{char} is an Arabic letter in the shape of one place in "
                     "a word"),
      .why = N_ ("Keyboards write the plain letters, which take their shape by "
                 "themselves, so it cannot be typed from what is shown."),
      .fix = N_ ("Write the plain letters.") } },
  { IRI_FINDING_HEBREW_PRESENTATION_FORM, {
      "hebrew-presentation-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      .message = N_ ("{char} is a Hebrew letter together with its points, or a "
                     "variant of it"),
      .why = N_ ("Keyboards write the plain letters and points, so it cannot "
                 "be typed from what is shown."),
      .fix = N_ ("Write the plain letter, and its points after it if they are "
                 "meant.") } },
  { IRI_FINDING_VERTICAL_FORM, {
      "vertical-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      .message = N_ ("{char} is a sign in its shape for vertical text"),
      .why = N_ ("Keyboards do not write it, so it cannot be typed from what "
                 "is shown."),
      .fix = N_ ("Write the usual sign.") } },
  { IRI_FINDING_STYLED_LETTER, {
      "styled-letter", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{text} is {plain} in a mathematical style"),
      .why = N_ ("They look like plain letters in bold, italic or script, so "
                 "this looks like another address."),
      .fix = N_ ("Write plain letters.") } },
  { IRI_FINDING_MATHEMATICAL_SYMBOL, {
      "mathematical-symbol", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      .message = N_ ("{char} is a mathematical symbol"),
      .why = N_ ("Most keyboards do not have it, so it is hard to type from "
                 "what is shown."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_DINGBAT, {
      "dingbat", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "masinter-07 §3.1 c",
      .message = N_ ("{char} is an ornament"),
      .why = N_ ("Most keyboards do not have it, and many of them look alike."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_SYMBOL, {
      "symbol", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "masinter-07 §3.1 c",
      .message = N_ ("{char} is a symbol or an emoji"),
      .why = N_ ("Many of them look alike and are drawn otherwise on other "
                 "systems."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_TATWEEL, {
      "tatweel", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 5892 §2.6",
      .message = N_ ("{char} only makes a word longer"),
      .why = N_ ("Arabic words are the same with it and without it, so people "
                 "leave it out when they type."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_DEPRECATED_CHARACTER, {
      "deprecated-character", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("{char} is out of use"),
      .why = N_ ("Unicode advises against it, since another character says the "
                 "same."),
      .fix = N_ ("Write the usual character.") } },
  { IRI_FINDING_UNASSIGNED, {
      "unassigned", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §7.3",
      .message = N_ ("{char} is not assigned to any character yet"),
      .why = N_ ("Nobody can see or type it, and what it will mean is not "
                 "known."),
      .fix = N_ ("Remove it, or see whether the text was damaged on its "
                 "way.") } },
  { IRI_FINDING_PRIVATE_USE_IN_QUERY, {
      "private-use-in-query", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §7.3",
      .message = N_ ("{char} is for private use"),
      .why = N_ ("A query may hold it, but what it looks like and means is "
                 "known only to those who agreed on it."),
      .fix = N_ ("Use a character that everybody has.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_characters = { rows, G_N_ELEMENTS (rows) };
