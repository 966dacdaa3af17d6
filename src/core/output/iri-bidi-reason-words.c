/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-reason-words.h"

#include "iri-bidi-reason.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uchar.h>

#define BEFORE IRI_BIDI_REASON_BEFORE
#define AFTER IRI_BIDI_REASON_AFTER
#define RTL IRI_BIDI_REASON_RTL
#define NUMBER IRI_BIDI_REASON_NUMBER
#define CLASS IRI_BIDI_REASON_CLASS
#define CONTEXT IRI_BIDI_REASON_CONTEXT
#define INSIDE IRI_BIDI_REASON_INSIDE
#define OPPOSITE IRI_BIDI_REASON_OPPOSITE
#define MARK IRI_BIDI_REASON_MARK
#define ISOLATE IRI_BIDI_REASON_ISOLATE
#define CAUSED_BY_ITSELF IRI_BIDI_REASON_CAUSED_BY_ITSELF

#define IN_RTL_OVERRIDE                                                                \
  /* Translators: {it} is one or more characters: א; {level} is a number. */          \
  N_ ("“{it}” is in an override, so it counts as a right-to-left letter on level " \
      "{level}.")
#define IN_LTR_OVERRIDE                                                                \
  /* Translators: {it} is one or more characters: א; {level} is a number. */          \
  N_ ("“{it}” is in an override, so it counts as a left-to-right letter on level " \
      "{level}.")
#define STARTS_ISOLATE                                                                 \
  /* Translators: {it} is one or more characters: א; {level} is a number. */          \
  N_ ("“{it}” starts an isolate and has the level of the text around it: {level}.")

/* The first row of a rule whose facts are all given explains the change. */
static const struct
{
  const char *rule;
  guint flags;
  const char *sentence;
} table[] = {
  { "P3", 0,
    /* Translators: {it} is the text that changes, {before}, {after}, {inside} and
     * {context} are characters beside it, {class} is a Bidi_Class such as AN, {level} a
     * number. */
    N_ ("“{before}” is the first strong character and is right-to-left, so the base "
        "direction is right-to-left.") },
  { "X5a", CLASS | RTL, IN_RTL_OVERRIDE },
  { "X5a", CLASS, IN_LTR_OVERRIDE },
  { "X5a", 0, STARTS_ISOLATE },
  { "X5b", CLASS | RTL, IN_RTL_OVERRIDE },
  { "X5b", CLASS, IN_LTR_OVERRIDE },
  { "X5b", 0, STARTS_ISOLATE },
  { "X5c", CLASS | RTL, IN_RTL_OVERRIDE },
  { "X5c", CLASS, IN_LTR_OVERRIDE },
  { "X5c", 0, STARTS_ISOLATE },
  { "X6", CLASS | RTL, IN_RTL_OVERRIDE },
  { "X6", CLASS, IN_LTR_OVERRIDE },
  { "X6", 0,
    /* Translators: {it} and {before} are characters: א; {level} is a number. */
    N_ ("“{it}” is in the embedding or isolate that “{before}” starts, which is on "
        "level {level}.") },
  { "X6a", CLASS | RTL, IN_RTL_OVERRIDE },
  { "X6a", CLASS, IN_LTR_OVERRIDE },
  { "X6a", 0,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” ends an isolate and has the level of the text around it: {level}.") },
  { "X9", 0,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is an embedding control or an invisible character, so the other rules "
        "ignore it.") },
  { "W1", ISOLATE,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is a combining mark after an isolate control, so it becomes "
        "neutral.") },
  { "W1", BEFORE,
    /* Translators: {it} and {before} are characters: א; {class} is a Bidi_Class: AN. */
    N_ ("“{it}” is a combining mark, so it takes the class of “{before}”: {class}.") },
  { "W1", 0,
    /* Translators: {it} is one or more characters: א; {class} is a Bidi_Class: AN. */
    N_ ("“{it}” is a combining mark at the start of its level run, so it takes the "
        "direction there: {class}.") },
  { "W2", 0,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("The last letter before “{it}” is the Arabic letter “{before}”, so it becomes "
        "an Arabic number.") },
  { "W3", 0,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is Arabic, and from now on it counts as right-to-left, as Hebrew "
        "does.") },
  { "W4", 0,
    /* Translators: {it}, {before} and {after} are characters: א. */
    N_ ("“{it}” is a single separator between the digits “{before}” and “{after}”, so "
        "it becomes part of the number.") },
  { "W5", BEFORE,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("“{it}” follows the digit “{before}”, so it becomes part of the number.") },
  { "W5", 0,
    /* Translators: {it} and {after} are characters: א. */
    N_ ("“{it}” is before the digit “{after}”, so it becomes part of the number.") },
  /* Translators: {it} is one or more characters: א. */
  { "W6", 0, N_ ("“{it}” is not part of a number, so it becomes neutral.") },
  { "W7", BEFORE,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("The last strong character before “{it}” is “{before}”, which is "
        "left-to-right, so it becomes left-to-right.") },
  { "W7", 0,
    /* Translators: {it} is one or more characters: א. */
    N_ ("No strong character is before “{it}” in its level run, which starts "
        "left-to-right, so it becomes left-to-right.") },
  { "N0", MARK | RTL,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is a combining mark on a bracket, so it becomes right-to-left with "
        "it.") },
  { "N0", MARK,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is a combining mark on a bracket, so it becomes left-to-right with "
        "it.") },
  { "N0", INSIDE | RTL,
    /* Translators: {before}, {after} and {inside} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose “{inside}”, which counts as "
        "right-to-left as does the text around them, so they become right-to-left.") },
  { "N0", INSIDE,
    /* Translators: {before}, {after} and {inside} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose “{inside}”, which is "
        "left-to-right as is the text around them, so they become left-to-right.") },
  { "N0", OPPOSITE | CONTEXT | RTL,
    /* Translators: {before}, {after} and {context} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only right-to-left text, and "
        "“{context}” before them counts as right-to-left too, so they become "
        "right-to-left.") },
  { "N0", OPPOSITE | CONTEXT,
    /* Translators: {before}, {after} and {context} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only left-to-right text, and "
        "“{context}” before them is left-to-right too, so they become "
        "left-to-right.") },
  { "N0", OPPOSITE | RTL,
    /* Translators: {before} and {after} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only right-to-left text, and "
        "the start of their level run is right-to-left too, so they become "
        "right-to-left.") },
  { "N0", OPPOSITE,
    /* Translators: {before} and {after} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only left-to-right text, and "
        "the start of their level run is left-to-right too, so they become "
        "left-to-right.") },
  { "N0", RTL,
    /* Translators: {before} and {after} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only left-to-right text, but "
        "the text before them is not left-to-right, so they become right-to-left.") },
  { "N0", 0,
    /* Translators: {before} and {after} are characters: א. */
    N_ ("The brackets “{before}” and “{after}” enclose only right-to-left text, but "
        "the text before them is not right-to-left, so they become left-to-right.") },
  { "N1", BEFORE | AFTER | RTL,
    /* Translators: {it}, {before} and {after} are characters: א. */
    N_ ("“{it}” is between “{before}” and “{after}”, which both count as "
        "right-to-left, so it becomes right-to-left.") },
  { "N1", BEFORE | AFTER,
    /* Translators: {it}, {before} and {after} are characters: א. */
    N_ ("“{it}” is between “{before}” and “{after}”, which are both left-to-right, so "
        "it becomes left-to-right.") },
  { "N1", BEFORE | RTL,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("“{it}” is between “{before}” and the end of its level run, which both count "
        "as right-to-left, so it becomes right-to-left.") },
  { "N1", BEFORE,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("“{it}” is between “{before}” and the end of its level run, which are both "
        "left-to-right, so it becomes left-to-right.") },
  { "N1", AFTER | RTL,
    /* Translators: {it} and {after} are characters: א. */
    N_ ("“{it}” is between the start of its level run and “{after}”, which both count "
        "as right-to-left, so it becomes right-to-left.") },
  { "N1", AFTER,
    /* Translators: {it} and {after} are characters: א. */
    N_ ("“{it}” is between the start of its level run and “{after}”, which are both "
        "left-to-right, so it becomes left-to-right.") },
  { "N1", RTL,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is between the start and the end of its level run, which are both "
        "right-to-left, so it becomes right-to-left.") },
  { "N1", 0,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is between the start and the end of its level run, which are both "
        "left-to-right, so it becomes left-to-right.") },
  { "N2", BEFORE | AFTER | RTL,
    /* Translators: {it}, {before} and {after} are characters: א. */
    N_ ("“{it}” is between “{before}” and “{after}”, whose directions differ, so it "
        "takes the direction of its level: right-to-left.") },
  { "N2", BEFORE | AFTER,
    /* Translators: {it}, {before} and {after} are characters: א. */
    N_ ("“{it}” is between “{before}” and “{after}”, whose directions differ, so it "
        "takes the direction of its level: left-to-right.") },
  { "N2", BEFORE | RTL,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("“{it}” is between “{before}” and the end of its level run, whose directions "
        "differ, so it takes the direction of its level: right-to-left.") },
  { "N2", BEFORE,
    /* Translators: {it} and {before} are characters: א. */
    N_ ("“{it}” is between “{before}” and the end of its level run, whose directions "
        "differ, so it takes the direction of its level: left-to-right.") },
  { "N2", AFTER | RTL,
    /* Translators: {it} and {after} are characters: א. */
    N_ ("“{it}” is between the start of its level run and “{after}”, whose directions "
        "differ, so it takes the direction of its level: right-to-left.") },
  { "N2", AFTER,
    /* Translators: {it} and {after} are characters: א. */
    N_ ("“{it}” is between the start of its level run and “{after}”, whose directions "
        "differ, so it takes the direction of its level: left-to-right.") },
  { "N2", RTL,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is between the start and the end of its level run, whose directions "
        "differ, so it takes the direction of its level: right-to-left.") },
  { "N2", 0,
    /* Translators: {it} is one or more characters: א. */
    N_ ("“{it}” is between the start and the end of its level run, whose directions "
        "differ, so it takes the direction of its level: left-to-right.") },
  { "I1", NUMBER,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is a number in left-to-right text, so it goes up two levels, to "
        "{level}.") },
  { "I1", 0,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is right-to-left in left-to-right text, so it goes up one level, to "
        "{level}.") },
  { "I2", NUMBER,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is a number in right-to-left text, so it goes up one level, to "
        "{level}.") },
  { "I2", 0,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is left-to-right in right-to-left text, so it goes up one level, to "
        "{level}.") },
  { "L1", CAUSED_BY_ITSELF,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is a separator, so it gets the level of the whole text: {level}.") },
  { "L1", AFTER,
    /* Translators: {it} and {after} are characters: א; {level} is a number. */
    N_ ("“{it}” is white space before the separator “{after}”, so it gets the level of "
        "the whole text: {level}.") },
  { "L1", 0,
    /* Translators: {it} is one or more characters: א; {level} is a number. */
    N_ ("“{it}” is white space at the end, so it gets the level of the whole text: "
        "{level}.") },
  /* Translators: {it} is one or more characters: א; {level} is a number. */
  { "L2", 0, N_ ("“{it}” is on level {level} or above, so it is reversed.") },
};

const char *
iri_bidi_reason_sentence (const char *rule, IriBidiReasonFlags flags)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (strcmp (table[i].rule, rule) == 0 && (table[i].flags & ~(guint) flags) == 0)
      return _ (table[i].sentence);
  return "";
}

static const struct
{
  guint8 bidi_class;
  const char *summary;
} classes[] = {
  { U_LEFT_TO_RIGHT, N_ ("Left-to-right letters") },
  { U_RIGHT_TO_LEFT, N_ ("Right-to-left letters, such as Hebrew") },
  { U_RIGHT_TO_LEFT_ARABIC, N_ ("Arabic letters") },
  { U_EUROPEAN_NUMBER, N_ ("European digits") },
  { U_EUROPEAN_NUMBER_SEPARATOR, N_ ("Plus and minus signs") },
  { U_EUROPEAN_NUMBER_TERMINATOR, N_ ("Signs next to numbers, such as # and %") },
  { U_ARABIC_NUMBER, N_ ("Arabic digits") },
  { U_COMMON_NUMBER_SEPARATOR, N_ ("Separators in numbers, such as . : and /") },
  { U_DIR_NON_SPACING_MARK, N_ ("Combining marks") },
  { U_BOUNDARY_NEUTRAL, N_ ("Invisible characters") },
  { U_BLOCK_SEPARATOR, N_ ("Paragraph separators") },
  { U_SEGMENT_SEPARATOR, N_ ("Tabs") },
  { U_WHITE_SPACE_NEUTRAL, N_ ("Spaces") },
  { U_OTHER_NEUTRAL, N_ ("Other neutral characters") },
  { U_LEFT_TO_RIGHT_EMBEDDING, N_ ("Start of a left-to-right embedding") },
  { U_LEFT_TO_RIGHT_OVERRIDE, N_ ("Start of a left-to-right override") },
  { U_RIGHT_TO_LEFT_EMBEDDING, N_ ("Start of a right-to-left embedding") },
  { U_RIGHT_TO_LEFT_OVERRIDE, N_ ("Start of a right-to-left override") },
  { U_POP_DIRECTIONAL_FORMAT, N_ ("End of an embedding or override") },
  { U_LEFT_TO_RIGHT_ISOLATE, N_ ("Start of a left-to-right isolate") },
  { U_RIGHT_TO_LEFT_ISOLATE, N_ ("Start of a right-to-left isolate") },
  { U_FIRST_STRONG_ISOLATE, N_ ("Start of an isolate in the direction of its text") },
  { U_POP_DIRECTIONAL_ISOLATE, N_ ("End of an isolate") },
};

const char *
iri_bidi_class_summary (guint8 bidi_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i].bidi_class == bidi_class)
      return _ (classes[i].summary);
  return "";
}
