/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* The largest number of findings to show for one text. */
#define IRI_FINDING_SELECTION_MAX 100

/**
 * IriSelectedFinding:
 * @finding: a finding of the report; owned by the report
 * @more: how many findings with the same code are not shown; 0 except in the last one
 *   that is shown
 *
 * A finding to show.
 */
typedef struct
{
  const IriFinding *finding;
  gsize more;
} IriSelectedFinding;

/* Selects up to @max findings of @report, in their order: all of them if they fit, else
 * the first few of each code, so that one code does not hide the others. Returns an
 * array of IriSelectedFinding; free with g_array_unref(). */
IRI_API GArray *iri_select_findings (const IriReport *report, gsize max);

/* Whether @a and @b of @report are the same problem at two places: nothing but the
 * place differs in what is said about them. */
IRI_API gboolean iri_findings_are_equal (const IriReport *report,
                                         const IriFinding *a,
                                         const IriFinding *b);

/* Appends a translated "(and 12 more)" to @message if @more is not 0. Takes ownership
 * of @message. Free the result with g_free(). */
IRI_API char *iri_message_add_more (char *message, gsize more);

/* The translated message of a finding with its "(and 12 more)". Free with g_free(). */
IRI_API char *iri_selected_finding_message (const IriSelectedFinding *self,
                                            const IriReport *report);

G_END_DECLS
