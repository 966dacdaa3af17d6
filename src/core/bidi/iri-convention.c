/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-convention.h"

#include "iri-chars.h"
#include "iri-uba.h"

#include <glib/gi18n-lib.h>

/* PRI 185 (L2/11-382) discusses in which order the components of an IRI are shown. Its
 * Constant Order is "isolate" here, and so is its Environment Order within
 * left-to-right text. The Unicode Technical Committee accepted none of them, and there
 * is no algorithm for them: a component is ordered as a paragraph in the direction of
 * all of them. */
static const IriConventionInfo conventions[IRI_N_CONVENTIONS] = {
  [IRI_CONVENTION_EMBED_LTR] = {
      .id = "embed-ltr",
      .title = N_ ("Left-to-right embedding"),
      .short_title = N_ ("LTR embedding"),
      .summary = N_ ("The Unicode Bidirectional Algorithm in a left-to-right line, "
                     "as RFC 3987 requires."),
      .section = "RFC 3987 §4.1",
      .before = IRI_LRE,
      .after = IRI_PDF,
  },
  [IRI_CONVENTION_PLAIN_RTL] = {
      .id = "plain-rtl",
      .title = N_ ("In right-to-left prose"),
      .short_title = N_ ("In RTL prose"),
      .summary = N_ ("How an unprotected IRI looks in a Hebrew or Arabic sentence."),
      .section = "3987bis-00 §4.1",
      .level = 1,
      .before = IRI_RLE,
      .after = IRI_PDF,
  },
  [IRI_CONVENTION_PLAIN_AUTO] = {
      .id = "plain-auto",
      .title = N_ ("Direction of the first letter"),
      .short_title = N_ ("First letter"),
      .summary = N_ ("The first strong letter sets the direction of the line, as in "
                     "many text fields."),
      .section = "UAX #9 P2-P3",
      .level = IRI_UBA_AUTO,
      .before = IRI_FSI,
      .after = IRI_PDI,
  },
  [IRI_CONVENTION_LRM_COMPONENT] = {
      .id = "lrm-component",
      .title = N_ ("Marks around components"),
      .short_title = N_ ("Component marks"),
      .summary = N_ ("Each component with right-to-left letters is between two "
                     "left-to-right marks."),
      .section = "duerst-01 §4.2",
      .marks = IRI_MARKS_COMPONENTS,
      .before = IRI_LRE,
      .after = IRI_PDF,
  },
  [IRI_CONVENTION_LRM_RESERVED] = {
      .id = "lrm-reserved",
      .title = N_ ("Marks around delimiters"),
      .short_title = N_ ("Delimiter marks"),
      .summary = N_ ("Each reserved character is between two left-to-right marks, "
                     "so that components keep their order."),
      .section = "masinter-07 §3.2",
      .marks = IRI_MARKS_RESERVED,
      .before = IRI_LRE,
      .after = IRI_PDF,
  },
  [IRI_CONVENTION_ISOLATE] = {
      .id = "isolate",
      .title = N_ ("Each component on its own"),
      .short_title = N_ ("Isolates"),
      .summary = N_ ("The algorithm orders each component on its own; components run "
                     "from left to right."),
      .section = "UAX #9 HL4",
      .marks = IRI_MARKS_ISOLATES_LTR,
      .isolates = TRUE,
      .before = IRI_LRI,
      .after = IRI_PDI,
  },
  [IRI_CONVENTION_URL_CLASS] = {
      .id = "url-class",
      .title = N_ ("Delimiters as letters"),
      .short_title = N_ ("URL delimiters"),
      .summary = N_ ("# & . / : = ? @ count as left-to-right letters, as Chromium "
                     "tried in its address bar."),
      .section = "UAX #9 HL3",
      .marks = IRI_MARKS_STRONG,
      .strong = IRI_STRONG_DELIMITERS,
      .before = IRI_LRE,
      .after = IRI_PDF,
  },
  [IRI_CONVENTION_URI] = {
      .id = "uri",
      .title = N_ ("URI notation"),
      .short_title = N_ ("URI notation"),
      .summary = N_ ("Components with right-to-left letters are shown as in the URI, "
                     "so nothing is reordered."),
      .section = "3987bis-00 §4.2",
      .uri = TRUE,
      .before = "",
      .after = "",
  },
  [IRI_CONVENTION_NONE] = {
      .id = "none",
      .title = N_ ("Logical order"),
      .short_title = N_ ("Logical order"),
      .summary = N_ ("All characters from left to right as they are stored, as in a "
                     "terminal that does not support right-to-left text."),
      .section = "UAX #9 HL3",
      .stored = TRUE,
      .before = "",
      .after = "",
  },
  [IRI_CONVENTION_ENVIRONMENT] = {
      .id = "environment",
      .title = N_ ("Components from right to left"),
      .short_title = N_ ("Right to left"),
      .summary = N_ ("Each component on its own, in the direction of the text around "
                     "the IRI, which is from right to left here."),
      .section = "PRI 185, Environment Order",
      .level = 1,
      .marks = IRI_MARKS_ISOLATES_LTR,
      .isolates = TRUE,
      .before = IRI_RLI,
      .after = IRI_PDI,
  },
  [IRI_CONVENTION_CONTENT] = {
      .id = "content",
      .title = N_ ("Direction of all letters"),
      .short_title = N_ ("All letters"),
      .summary = N_ ("Each component on its own; components run from right to left if "
                     "all letters after the scheme do."),
      .section = "PRI 185, Content Order",
      .flow = IRI_FLOW_CONTENT,
      .marks = IRI_MARKS_ISOLATES_LTR,
      .isolates = TRUE,
      .before = IRI_LRI,
      .after = IRI_PDI,
  },
  [IRI_CONVENTION_TLD] = {
      .id = "tld",
      .title = N_ ("Direction of the top-level domain"),
      .short_title = N_ ("Top-level domain"),
      .summary = N_ ("Each component on its own; components run from right to left if "
                     "the letters of the top-level domain do."),
      .section = "PRI 185, TLD Order",
      .flow = IRI_FLOW_TLD,
      .marks = IRI_MARKS_ISOLATES_LTR,
      .isolates = TRUE,
      .before = IRI_LRI,
      .after = IRI_PDI,
  },
};

const IriConventionInfo *
iri_convention_info (IriConvention convention)
{
  g_return_val_if_fail (convention < IRI_N_CONVENTIONS, NULL);
  return &conventions[convention];
}

gboolean
iri_convention_find (const char *id, IriConvention *convention)
{
  for (gsize i = 0; i < G_N_ELEMENTS (conventions); i++)
    if (g_str_equal (conventions[i].id, id))
      {
        *convention = (IriConvention) i;
        return TRUE;
      }
  return FALSE;
}
