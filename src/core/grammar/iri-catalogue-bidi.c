/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about writing direction and display order. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_BIDI_FORMATTING, {
      "bidi-formatting", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §4.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} reorders the displayed text and is not allowed in "
                     "an IRI"),
      .why = N_ ("It is invisible, can make the IRI look like another one, and "
                 "cannot be typed from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_CONTROL_LATER, {
      "bidi-control-later", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UAX #9 §2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} reorders the displayed text"),
      .why = N_ ("It is newer than this standard, which does not mention it, "
                 "but it can deceive readers just like the characters that the "
                 "standard forbids."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_MIXED, {
      "bidi-mixed", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3987 §4.2",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("{text} mixes left-to-right and right-to-left characters"),
      .why = N_ ("Readers cannot easily tell the order of the characters in a "
                 "component that runs both ways."),
      .fix = N_ ("Percent-encode the whole component, or use one direction "
                 "only.") } },
  { IRI_FINDING_BIDI_ENDS, {
      "bidi-ends", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3987 §4.2",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("{text} does not start and end with a right-to-left "
                     "letter"),
      .why = N_ ("On screen, digits and punctuation at either end move across "
                 "the delimiter to the next component."),
      .fix = N_ ("Percent-encode the whole component, or start and end it with "
                 "a right-to-left letter.") } },
  { IRI_FINDING_BIDI_FORMATTING_ALLOWED, {
      "bidi-formatting-allowed", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §4.1",
      .message = N_ ("{char} reorders the displayed text"),
      .why = N_ ("This standard allows it but later ones forbid it, because it "
                 "is invisible and can make the IRI look like another one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_SHAPING_CONTROL, {
      "shaping-control", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "UTR #20 §3.3",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} changes how its neighbors are drawn"),
      .why = N_ ("Unicode advises against these characters: they are "
                 "invisible, so nobody can type the IRI from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_LABEL_DIGIT, {
      "bidi-label-digit", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 1",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("{text} starts with a digit, and the host is partly "
                     "right-to-left"),
      .why = N_ ("On screen, the digits move to the next label, so the labels "
                 "seem to be in a different order."),
      .fix = N_ ("Start each label of the host with a letter.") } },
  { IRI_FINDING_BIDI_RULE_1, {
      "bidi-rule-1", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 1",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{other} starts with {char}, and the host is partly "
                     "right-to-left"),
      .why = N_ ("On screen, characters before the first letter of a label "
                 "move to the next label."),
      .fix = N_ ("Start each label of the host with a letter.") } },
  { IRI_FINDING_BIDI_RULE_2, {
      "bidi-rule-2", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 2",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{char} is not allowed in {other}, which is "
                     "right-to-left"),
      .why = N_ ("A label that runs both ways is split up on screen, and "
                 "readers cannot tell its logical order."),
      .fix = N_ ("Use one direction for each label of the host.") } },
  { IRI_FINDING_BIDI_RULE_3, {
      "bidi-rule-3", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 3",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{other} is right-to-left and ends with {char}"),
      .why = N_ ("On screen, characters after the last letter or digit of a "
                 "label move to the next label."),
      .fix = N_ ("End the label with a letter or a digit.") } },
  { IRI_FINDING_BIDI_RULE_4, {
      "bidi-rule-4", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 4",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{char} is a different kind of digit from those before it "
                     "in {other}"),
      .why = N_ ("European and Arabic digits follow different ordering rules, "
                 "so two numbers can change places on screen."),
      .fix = N_ ("Use digits of one kind.") } },
  { IRI_FINDING_BIDI_RULE_5, {
      "bidi-rule-5", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 5",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{char} is not allowed in {other}, which is "
                     "left-to-right"),
      .why = N_ ("A label that runs both ways is split up on screen, and "
                 "readers cannot tell its logical order."),
      .fix = N_ ("Use one direction for each label of the host.") } },
  { IRI_FINDING_BIDI_RULE_6, {
      "bidi-rule-6", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5893 §2 rule 6",
      /* Translators: {other} is a label of the host: אב1. */
      .message = N_ ("{other} ends with {char}, and the host is partly "
                     "right-to-left"),
      .why = N_ ("On screen, characters after the last letter or digit of a "
                 "label move to the next label."),
      .fix = N_ ("End each label of the host with a letter or a digit.") } },
  { IRI_FINDING_BIDI_MIXED_FORBIDDEN, {
      "bidi-mixed-forbidden", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "RFC 3987 §4.2",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("{text} mixes left-to-right and right-to-left characters"),
      .why = N_ ("This standard forbids the mix because readers cannot tell "
                 "the logical order of the letters."),
      .fix = N_ ("Use one direction for the component, or percent-encode "
                 "it.") } },
  { IRI_FINDING_BIDI_NON_RTL_FORBIDDEN, {
      "bidi-others-forbidden", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "RFC 3987 §4.2",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("{text} contains right-to-left letters together with "
                     "digits or punctuation"),
      .why = N_ ("This standard allows right-to-left letters only on their "
                 "own; later ones also allow digits inside."),
      .fix = N_ ("Remove the other characters, or choose a later "
                 "standard.") } },
  { IRI_FINDING_BIDI_TWIN_HOST, {
      "bidi-twin-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §8",
      /* Translators: {quote} is another host or IRI. */
      .message = N_ ("{quote} looks exactly the same and leads to another host"),
      .why = N_ ("Readers cannot tell the two apart on screen or paper, so they "
                 "may open the wrong one."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, or "
                 "use the xn-- form of a host label."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_MISREAD_HOST, {
      "bidi-misread-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §4.4",
      /* Translators: {quote} is another host or IRI. */
      .message = N_ ("People read this as {quote}, which leads to another host"),
      .why = N_ ("They read each block of right-to-left text from right to "
                 "left and the rest from left to right."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, or "
                 "use the xn-- form of a host label."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_TWIN, {
      "bidi-twin", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §8",
      /* Translators: {quote} is another host or IRI. */
      .message = N_ ("{quote} looks exactly the same"),
      .why = N_ ("It is another IRI, but does not lead to another host. Many "
                 "right-to-left IRIs with digits have such a twin."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, if "
                 "readers retype the IRI.") } },
  { IRI_FINDING_BIDI_MISREAD, {
      "bidi-misread", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.4",
      /* Translators: {quote} is another host or IRI. */
      .message = N_ ("People may read this as {quote}"),
      .why = N_ ("They read each block of right-to-left text from right to "
                 "left and the rest from left to right. The host is the same."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, if "
                 "readers retype the IRI.") } },
  { IRI_FINDING_BIDI_HOST_MOVED, {
      "bidi-host-moved", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §4.4",
      /* Translators: {unit} and {other-unit} are kinds of components (path segment,
       * host label), translated separately; you can put them in brackets after {text}
       * and {other}. */
      .message = N_ ("The {unit} {text} is displayed where the {other-unit} "
                     "{other} belongs"),
      .why = N_ ("Readers take whatever is displayed in its position for the "
                 "host, so they may think that the IRI leads elsewhere."),
      .fix = N_ ("Percent-encode the right-to-left component next to the "
                 "host.") } },
  { IRI_FINDING_BIDI_MOVED, {
      "bidi-moved", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.4",
      /* Translators: {unit} and {other-unit} are kinds of components (path segment,
       * host label), translated separately; you can put them in brackets after {text}
       * and {other}. */
      .message = N_ ("The {unit} {text} is displayed where the {other-unit} "
                     "{other} belongs"),
      .why = N_ ("Adjacent components with right-to-left letters are displayed "
                 "from right to left as a whole, so readers may take one for "
                 "another."),
      .fix = N_ ("Percent-encode one of the components.") } },
  { IRI_FINDING_BIDI_HOST_SPLIT, {
      "bidi-host-torn", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.4",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("The host {text} is split up on screen"),
      .why = N_ ("Other text is displayed inside it, so readers cannot see where "
                 "the host starts and ends."),
      .fix = N_ ("Percent-encode the right-to-left component next to the "
                 "host.") } },
  { IRI_FINDING_BIDI_SPLIT, {
      "bidi-torn", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.4",
      /* Translators: {unit} and {other-unit} are kinds of components (path segment,
       * host label), translated separately; you can put them in brackets after {text}
       * and {other}. */
      .message = N_ ("The {unit} {text} is split up on screen"),
      .why = N_ ("Digits and punctuation at an end of a right-to-left component "
                 "move to the next component, so other text appears inside it."),
      .fix = N_ ("Percent-encode the whole component, or start and end it with "
                 "right-to-left letters.") } },
  { IRI_FINDING_BIDI_ORDER, {
      "bidi-order", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.4",
      /* Translators: {text} is a component or a label: אב1. */
      .message = N_ ("The components of {text} are displayed in another order "
                     "than the logical one"),
      .why = N_ ("Adjacent right-to-left components are read from right to left. "
                 "People who know the script do so; others may not."),
      .fix = N_ ("Percent-encode the components whose order matters, or use the "
                 "xn-- form of host labels.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_bidi = { rows, G_N_ELEMENTS (rows) };
