/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* The severity of a verdict. */
typedef enum
{
  IRI_VERDICT_LEVEL_NONE, /* the text is empty */
  IRI_VERDICT_LEVEL_GOOD,
  IRI_VERDICT_LEVEL_NOTE,
  IRI_VERDICT_LEVEL_WARNING,
  IRI_VERDICT_LEVEL_ERROR,
} IriVerdictLevel;

/**
 * IriVerdict:
 * @level: its severity
 * @title: the verdict in one line without a full stop; "" for an empty text
 * @body: sentences that say why it matters and, unless @title does, where the IRI
 *   leads
 * @host: (nullable): the destination in ASCII: the registrable domain, or else the
 *   host; NULL if none can be looked up
 *
 * The answer to "is this address what it looks like?", translated. Hosts in @title and
 * @body are isolated (U+2066 to U+2069).
 */
typedef struct
{
  IriVerdictLevel level;
  char *title;
  char *body;
  char *host;
} IriVerdict;

/* The verdict on @report, which must be made with %IRI_WANT_ALL. Errors come first,
 * then deceptive findings, then others, then the destination. Takes linear time. Free
 * with iri_verdict_free(). */
IRI_API IriVerdict *iri_verdict_new (const IriReport *report);
IRI_API void iri_verdict_free (IriVerdict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriVerdict, iri_verdict_free)

/* "Judged by Unicode 18.0.0 and the Public Suffix List of 2026-11-20": the editions
 * of the data that verdicts and findings rest on, translated, in one line without a
 * full stop. Names the list only if @report (nullable) has a host with a public
 * suffix. Free with g_free(). */
IRI_API char *iri_verdict_editions (const IriReport *report);

/* The title of a verdict about a host that cannot be looked up, translated. Static. */
IRI_API const char *iri_verdict_host_rejected (void);

/* The level of a finding of @severity. */
IRI_API IriVerdictLevel iri_verdict_level_of (IriSeverity severity);

/* The stable id of @level: "none", "good", "note", "warning" or "error". Static. */
IRI_API const char *iri_verdict_level_id (IriVerdictLevel level);

G_END_DECLS
