/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* As many findings as a person is shown of one text. */
#define IRI_FINDING_CHOICE_MAX 100

/**
 * IriChosenFinding:
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
} IriChosenFinding;

/* The findings of @report to show where there is room for @max, in their order: all
 * of them if there is room, otherwise the first few of each code, so that many of one
 * kind do not hide the others. An array of IriChosenFinding, to be freed with
 * g_array_unref(). */
IRI_API GArray *iri_choose_findings (const IriReport *report, gsize max);

/* @message, and "(and 12 more)" if @more is not 0. Translated. Takes @message and
 * returns what to free with g_free(). */
IRI_API char *iri_add_more (char *message, gsize more);

/* The message of a finding with its "(and 12 more)". Free with g_free(). */
IRI_API char *iri_chosen_finding_message (const IriChosenFinding *self,
                                          const IriReport *report);

G_END_DECLS
