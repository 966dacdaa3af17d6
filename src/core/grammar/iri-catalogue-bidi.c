/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about writing direction and display order. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_BIDI_FORMATTING, {
      "bidi-formatting", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §4.1",
      .message = N_ ("{char} reorders the display and is not allowed inside"),
      .why = N_ ("It is invisible, makes the address look like another one, "
                 "and cannot be typed from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_CONTROL_LATER, {
      "bidi-control-later", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UAX #9 §2",
      .message = N_ ("{char} reorders the display"),
      .why = N_ ("It is newer than the document, which does not name it; it "
                 "deceives in the same way as the characters that are "
                 "forbidden."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_MIXED, {
      "bidi-mixed", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3987 §4.2",
      .message = N_ ("{text} mixes both writing directions"),
      .why = N_ ("Letters of a component that runs both ways are hard to read "
                 "back in the right order."),
      .fix = N_ ("Write the whole component percent-encoded, or in one "
                 "direction.") } },
  { IRI_FINDING_BIDI_ENDS, {
      "bidi-ends", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3987 §4.2",
      .message = N_ ("{text} does not begin and end with a right-to-left "
                     "letter"),
      .why = N_ ("Digits and signs at its edge join what stands beside it on "
                 "screen, across the delimiter."),
      .fix = N_ ("Write the whole component percent-encoded, or begin and end "
                 "it with a letter.") } },
  { IRI_FINDING_BIDI_FORMATTING_ALLOWED, {
      "bidi-formatting-allowed", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §7.3",
      .message = N_ ("{char} reorders the display"),
      .why = N_ ("This document allows it, later ones forbid it: it is "
                 "invisible and makes the address look like another one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_SHAPING_CONTROL, {
      "shaping-control", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      .message = N_ ("{char} changes how its neighbours are drawn"),
      .why = N_ ("Unicode advises against these characters. They are "
                 "invisible, so nobody can type the address from what is "
                 "shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_LABEL_DIGIT, {
      "bidi-label-digit", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 1",
      .message = N_ ("{text} begins with a digit, and the host runs right to "
                     "left in part"),
      .why = N_ ("On screen the digits move to the part beside them, so the "
                 "parts seem to stand in another order."),
      .fix = N_ ("Let each part of the host begin with a letter.") } },
  { IRI_FINDING_BIDI_RULE_1, {
      "bidi-rule-1", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 1",
      .message = N_ ("{other} begins with {char}, and the host runs right to "
                     "left in part"),
      .why = N_ ("What stands before the first letter of a label moves to the "
                 "label beside it on screen."),
      .fix = N_ ("Let each label of the host begin with a letter.") } },
  { IRI_FINDING_BIDI_RULE_2, {
      "bidi-rule-2", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 2",
      .message = N_ ("{char} cannot stand in {other}, which runs right to "
                     "left"),
      .why = N_ ("A label that runs both ways falls into pieces on screen, and "
                 "nobody can tell in which order they are stored."),
      .fix = N_ ("Write each label of the host in one direction.") } },
  { IRI_FINDING_BIDI_RULE_3, {
      "bidi-rule-3", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 3",
      .message = N_ ("{other} runs right to left and ends with {char}"),
      .why = N_ ("What stands after the last letter or digit of a label moves "
                 "to the label beside it on screen."),
      .fix = N_ ("Let the label end with a letter or a digit.") } },
  { IRI_FINDING_BIDI_RULE_4, {
      "bidi-rule-4", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 4",
      .message = N_ ("{char} is a digit of another kind than those before it "
                     "in {other}"),
      .why = N_ ("European and Arabic digits are put in order by different "
                 "rules, so numbers of both kinds can change places on "
                 "screen."),
      .fix = N_ ("Use digits of one kind.") } },
  { IRI_FINDING_BIDI_RULE_5, {
      "bidi-rule-5", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 5",
      .message = N_ ("{char} cannot stand in {other}, which runs left to "
                     "right"),
      .why = N_ ("A label that runs both ways falls into pieces on screen, and "
                 "nobody can tell in which order they are stored."),
      .fix = N_ ("Write each label of the host in one direction.") } },
  { IRI_FINDING_BIDI_RULE_6, {
      "bidi-rule-6", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 6",
      .message = N_ ("{other} ends with {char}, and the host runs right to "
                     "left in part"),
      .why = N_ ("What stands after the last letter or digit of a label moves "
                 "to the label beside it on screen."),
      .fix = N_ ("Let each label of the host end with a letter or a "
                 "digit.") } },
  { IRI_FINDING_BIDI_MIXED_FORBIDDEN, {
      "bidi-mixed-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "duerst-01 §4.1",
      .message = N_ ("{text} mixes both writing directions"),
      .why = N_ ("This document forbids it, since nobody can tell in which "
                 "order the letters are stored."),
      .fix = N_ ("Write the component in one direction, or "
                 "percent-encoded.") } },
  { IRI_FINDING_BIDI_OTHERS_FORBIDDEN, {
      "bidi-others-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "duerst-01 §4.1",
      .message = N_ ("{text} has right-to-left letters together with digits or "
                     "signs"),
      .why = N_ ("This document allows nothing but right-to-left letters "
                 "beside them; later ones allow digits inside."),
      .fix = N_ ("Write the component without them, or choose a later "
                 "document.") } },
  { IRI_FINDING_BIDI_TWIN, {
      "bidi-twin", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §4.2",
      .message = N_ ("{quote} looks exactly the same"),
      .why = N_ ("It is another address. Nobody can tell from a screen or from "
                 "paper which of the two is meant, so this one may be taken "
                 "for that one."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, or "
                 "write a host label in its xn-- form."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_MISREAD, {
      "bidi-misread", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      .message = N_ ("People read this as {quote}"),
      .why = N_ ("They read each block of right-to-left text from right to "
                 "left and the rest from left to right, and get another "
                 "address."),
      .fix = N_ ("Percent-encode the components with right-to-left letters, or "
                 "write a host label in its xn-- form."),
      .deceives = TRUE } },
  { IRI_FINDING_BIDI_HOST_MOVED, {
      "bidi-host-moved", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §4.4",
      .message = N_ ("The {unit} {text} stands where the {other-unit} {other} "
                     "belongs"),
      .why = N_ ("What stands in the place of the host is taken for the host, "
                 "so people may think that the address leads elsewhere."),
      .fix = N_ ("Percent-encode the right-to-left component beside the "
                 "host.") } },
  { IRI_FINDING_BIDI_MOVED, {
      "bidi-moved", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      .message = N_ ("The {unit} {text} stands where the {other-unit} {other} "
                     "belongs"),
      .why = N_ ("Components with right-to-left letters that follow each other "
                 "are shown from right to left as a whole, so one may be taken "
                 "for another."),
      .fix = N_ ("Percent-encode one of the components.") } },
  { IRI_FINDING_BIDI_HOST_TORN, {
      "bidi-host-torn", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §4.4",
      .message = N_ ("The host {text} is shown torn apart"),
      .why = N_ ("Something else stands between its pieces, so nobody can see "
                 "where the host begins and ends."),
      .fix = N_ ("Percent-encode the right-to-left component beside the "
                 "host.") } },
  { IRI_FINDING_BIDI_TORN, {
      "bidi-torn", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      .message = N_ ("The {unit} {text} is shown in several pieces"),
      .why = N_ ("Digits and signs at an end of a right-to-left component are "
                 "drawn to what is beside it, so something else stands between "
                 "its pieces."),
      .fix = N_ ("Percent-encode the whole component, or have it begin and end "
                 "with right-to-left letters.") } },
  { IRI_FINDING_BIDI_ORDER, {
      "bidi-order", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      .message = N_ ("The pieces of {text} are shown in another order than "
                     "they are stored in"),
      .why = N_ ("Right-to-left pieces that follow each other are read from "
                 "right to left. People who know the script do so; others may "
                 "not."),
      .fix = N_ ("Where that matters, percent-encode the pieces, or write host "
                 "labels in their xn-- form.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_bidi = { rows, G_N_ELEMENTS (rows) };
