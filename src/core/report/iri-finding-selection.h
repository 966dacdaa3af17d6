/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* The findings to show for one text. */
#define IRI_FINDING_SELECTION_MAX 100

/**
 * IriSelectedFinding:
 * @finding: one of the report's; owned by the report
 * @more: how many findings with the same code are not shown; only the last shown
 *   one of them has the number
 *
 * A finding to show.
 */
typedef struct
{
  const IriFinding *finding;
  gsize more;
} IriSelectedFinding;

/* At most @max findings of @report, in their order: all of them if they fit, else the
 * first few of each code, so that one kind does not hide the others. An array of
 * IriSelectedFinding; free with g_array_unref(). */
IRI_API GArray *iri_select_findings (const IriReport *report, gsize max);

/* @message, with a translated "(and 12 more)" if @more is not 0. Takes @message. Free
 * the result with g_free(). */
IRI_API char *iri_message_add_more (char *message, gsize more);

/* The message of a finding with its "(and 12 more)". Free with g_free(). */
IRI_API char *iri_selected_finding_message (const IriSelectedFinding *self,
                                            const IriReport *report);

G_END_DECLS
