/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about single characters of any component. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_NOT_UTF_8, {
      "not-utf-8", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3629 §3",
      /* Translators: {text} is some characters: ａｂｃ. */
      .message = N_ ("{text} is not valid UTF-8"),
      .why = N_ ("These bytes do not encode any character, so the IRI cannot "
                 "be read reliably."),
      .fix = N_ ("Find out which charset the text is in and convert it to "
                 "UTF-8.") } },
  { IRI_FINDING_NOT_IN_CHARSET, {
      "not-in-charset", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §3.1",
      .message = N_ ("The text is not valid in the chosen charset"),
      .why = N_ ("Some of its bytes mean nothing in that charset and were "
                 "replaced by U+FFFD, so this is not the intended IRI."),
      .fix = N_ ("Find out which charset the text is really in.") } },
  { IRI_FINDING_SURROGATE, {
      "surrogate", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3629 §3",
      .message = N_ ("The text contains half of a surrogate pair"),
      .why = N_ ("Surrogates belong to UTF-16 and are not characters on their "
                 "own."),
      .fix = N_ ("Convert the text again from its source.") } },
  { IRI_FINDING_CHARACTER_REFERENCE, {
      "character-reference", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST,
      "XML 1.0 §4.1",
      /* Translators: {text} is some characters: ａｂｃ. */
      .message = N_ ("{text} does not refer to any character"),
      .why = N_ ("Surrogates and numbers above U+10FFFF are not characters, so "
                 "the text is read as typed, with & and # as delimiters."),
      .fix = N_ ("Use the number of the intended character.") } },
  { IRI_FINDING_CONTROL, {
      "control", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a control character"),
      .why = N_ ("Control characters are invisible, and programs drop them or "
                 "act on them."),
      .fix = N_ ("Remove it, or percent-encode it if it is intended.") } },
  { IRI_FINDING_SPACE, {
      "space", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      .message = N_ ("A space is not allowed in an IRI"),
      .why = N_ ("Programs that find IRIs in lists and text split at spaces, "
                 "so this IRI would be cut off here."),
      .fix = N_ ("Percent-encode it as %20.") } },
  { IRI_FINDING_DELIMITER, {
      "delimiter", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} delimits IRIs in text and is not allowed inside "
                     "one"),
      .why = N_ ("Text often encloses IRIs in angle brackets or quotation "
                 "marks, so this IRI would be cut off here."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_UNWISE, {
      "unwise", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed in an IRI"),
      .why = N_ ("Some systems change this character or give it a meaning of "
                 "their own."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_CHARACTER, {
      "character", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed here"),
      .why = N_ ("The grammar does not allow it in this component."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_NON_CHARACTER, {
      "non-character", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a noncharacter"),
      .why = N_ ("Unicode reserves it for internal use by programs and will "
                 "never assign a character to it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_PRIVATE_USE, {
      "private-use", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a private-use character, which is not allowed "
                     "here"),
      .why = N_ ("Only those who agreed on it know its meaning."),
      .fix = N_ ("Percent-encode it, or use a standard character.") } },
  { IRI_FINDING_TAG, {
      "tag", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a tag character"),
      .why = N_ ("Tag characters are invisible, so nobody can type this IRI "
                 "from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_SPECIAL, {
      "special", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a special character, not a letter or symbol"),
      .why = N_ ("It replaces lost or unknown content, or controls how text is "
                 "processed."),
      .fix = N_ ("Replace it with the intended content.") } },
  { IRI_FINDING_SYMMETRIC_SWAPPING, {
      "swapping", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "UTR #20 §3.3",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} switches the mirroring of symbols on or off"),
      .why = N_ ("It is invisible and deprecated, and nobody can type it from "
                 "what is shown."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_NOT_ENCODABLE, {
      "not-encodable", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §1.3",
      /* Translators: {text} is some characters: ａｂｃ. */
      .message = N_ ("{text} does not exist in the charset of the document"),
      .why = N_ ("Browsers send a numeric character reference instead, which "
                 "the server cannot tell from a typed one."),
      .fix = N_ ("Use UTF-8 for the document, or percent-encode the query as "
                 "the server expects it.") } },
  { IRI_FINDING_NOT_IN_IRI, {
      "not-in-iri", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is allowed here, but not in an IRI"),
      .why = N_ ("Programs that expect an IRI cut it off there, drop the "
                 "character or reject the whole IRI."),
      .fix = N_ ("Percent-encode it before you pass the text on.") } },
  { IRI_FINDING_NOT_IN_URI, {
      "not-in-uri", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 2396 §2.4.3",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is allowed in an IRI, but not in a URI"),
      .why = N_ ("Programs that expect a URI cut it off there, drop the "
                 "character or reject the whole URI."),
      .fix = N_ ("Percent-encode it before you pass the text on.") } },
  { IRI_FINDING_LINE_SEPARATOR, {
      "line-separator", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTR #20 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} breaks the line"),
      .why = N_ ("The IRI is displayed on two lines, and programs that find "
                 "IRIs in text stop there."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SPACE_LOOK_ALIKE, {
      "space-look-alike", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §6.1 b",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} looks like a space or is invisible"),
      .why = N_ ("Readers cannot tell it from a plain space or from nothing, "
                 "so nobody can type the IRI from what is shown."),
      .fix = N_ ("Remove it, or use %20 if you want a space.") } },
  { IRI_FINDING_DELIMITER_LOOK_ALIKE, {
      "delimiter-look-alike", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §6.1 b",
      /* Translators: {like} is another character: /. */
      .message = N_ ("{char} looks like {like} but does not work like it"),
      .why = N_ ("Anyone retyping the IRI from paper will type the plain "
                 "character and get a different IRI."),
      .fix = N_ ("Use the plain character if you meant it, or choose another "
                 "name.") } },
  { IRI_FINDING_UNWISE_LOOK_ALIKE, {
      "unwise-look-alike", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §6.1 b",
      /* Translators: {like} is another character: /. */
      .message = N_ ("{char} looks like {like}, which is not allowed in an "
                     "IRI"),
      .why = N_ ("Anyone retyping the IRI from paper will type the plain "
                 "character, and the IRI will be cut off or rejected."),
      .fix = N_ ("Choose a name without it.") } },
  { IRI_FINDING_INVISIBLE, {
      "invisible", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is invisible"),
      .why = N_ ("Two IRIs can look the same and differ only in it, and nobody "
                 "can type it from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_JOINER, {
      "joiner", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 5892 A.1, A.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is invisible and has no effect here"),
      .why = N_ ("Some languages need it to control how letters join; here it "
                 "only creates a second IRI that looks the same."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SOFT_HYPHEN, {
      "soft-hyphen", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTS #39 §3.1",
      .message = N_ ("The IRI contains a soft hyphen"),
      .why = N_ ("It is visible only at the end of a line, so the IRI looks "
                 "like the one without it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_VARIATION_SELECTOR, {
      "variation-selector", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} selects how the character before it is drawn"),
      .why = N_ ("It is invisible and many keyboards do not produce it, so "
                 "people may type the IRI without it."),
      .fix = N_ ("Remove it if the character is clear without it.") } },
  { IRI_FINDING_FULL_WIDTH, {
      "full-width", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §6.1 b",
      /* Translators: {text} is some characters: ａｂｃ; {plain} is what they stand for:
       * abc. */
      .message = N_ ("{text} is {plain} in full-width characters"),
      .why = N_ ("They look like plain letters, digits and punctuation, but "
                 "programs treat them as different characters."),
      .fix = N_ ("Use the plain characters.") } },
  { IRI_FINDING_HALF_WIDTH_KATAKANA, {
      "half-width-katakana", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §6.1 b",
      /* Translators: {text} is some characters: ａｂｃ; {plain} is what they stand for:
       * abc. */
      .message = N_ ("{text} is {plain} in half-width Katakana"),
      .why = N_ ("Half-width Katakana comes from old computers; programs treat "
                 "it as different from the usual Katakana."),
      .fix = N_ ("Use the usual, full-width Katakana.") } },
  { IRI_FINDING_HALF_WIDTH, {
      "half-width", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §6.1 b",
      /* Translators: {text} is some characters: ａｂｃ; {plain} is what they stand for:
       * abc. */
      .message = N_ ("{text} is {plain} in half-width characters"),
      .why = N_ ("Half-width characters come from old computers; programs "
                 "treat them as different from the usual ones."),
      .fix = N_ ("Use the usual characters.") } },
  { IRI_FINDING_LIGATURE, {
      "ligature", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is some characters: ａｂｃ; {plain} is what they stand for:
       * abc. */
      .message = N_ ("{text} is {plain} in one character"),
      .why = N_ ("It looks like separate letters, so people type those and get "
                 "a different IRI."),
      .fix = N_ ("Use separate letters.") } },
  { IRI_FINDING_ARABIC_PRESENTATION_FORM, {
      "arabic-presentation-form", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §7.5",
      /* Translators: {plain} is what they stand for: abc. */
      .message = N_ ("{char} is {plain} in a fixed shape"),
      .why = N_ ("Keyboards produce the plain letters, which take their shape "
                 "from their neighbors, so nobody can type this IRI from what "
                 "is shown."),
      .fix = N_ ("Use the plain letters.") } },
  { IRI_FINDING_HEBREW_PRESENTATION_FORM, {
      "hebrew-presentation-form", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §7.5",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a Hebrew letter combined with its points, or a "
                     "variant of it"),
      .why = N_ ("Keyboards produce the plain letters and points, so nobody "
                 "can type this IRI from what is shown."),
      .fix = N_ ("Use the plain letter, followed by its points if you need "
                 "them.") } },
  { IRI_FINDING_VERTICAL_FORM, {
      "vertical-form", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a variant of a character for vertical text"),
      .why = N_ ("Keyboards do not produce it, so nobody can type this IRI "
                 "from what is shown."),
      .fix = N_ ("Use the usual character.") } },
  { IRI_FINDING_STYLED_LETTER, {
      "styled-letter", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is some characters: ａｂｃ; {plain} is what they stand for:
       * abc. */
      .message = N_ ("{text} is {plain} in a mathematical style"),
      .why = N_ ("The characters look like plain letters in bold, italic or "
                 "script, so readers may take this for another IRI."),
      .fix = N_ ("Use plain letters.") } },
  { IRI_FINDING_MATHEMATICAL_SYMBOL, {
      "mathematical-symbol", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a mathematical symbol"),
      .why = N_ ("Most keyboards lack it, so the IRI is hard to type from what "
                 "is shown."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_DINGBAT, {
      "dingbat", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is an ornament"),
      .why = N_ ("Most keyboards lack it, and many ornaments look alike."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_SYMBOL, {
      "symbol", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a symbol or an emoji"),
      .why = N_ ("Many of them look alike, and systems draw them differently."),
      .fix = N_ ("Use a word.") } },
  { IRI_FINDING_TATWEEL, {
      "tatweel", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 5892 §2.6",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} only stretches a word"),
      .why = N_ ("Arabic words mean the same with and without it, so people "
                 "leave it out when they type the IRI."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_DEPRECATED_CHARACTER, {
      "deprecated-character", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "UTS #39 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is deprecated"),
      .why = N_ ("Unicode advises against it because another character means "
                 "the same."),
      .fix = N_ ("Use the usual character.") } },
  { IRI_FINDING_UNASSIGNED, {
      "unassigned", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "Unicode §2.4",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not assigned to a character yet"),
      .why = N_ ("Nobody can see or type it, and its future meaning is "
                 "unknown."),
      .fix = N_ ("Remove it, or check whether the text was damaged on its "
                 "way.") } },
  { IRI_FINDING_PRIVATE_USE_IN_QUERY, {
      "private-use-in-query", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is a private-use character"),
      .why = N_ ("A query may contain it, but only those who agreed on it know "
                 "its meaning."),
      .fix = N_ ("Use a standard character.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_characters = { rows, G_N_ELEMENTS (rows) };
