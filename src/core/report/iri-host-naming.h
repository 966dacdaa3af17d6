/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* How a host is named to people. The letters of a host that imitates another one would
 * only repeat the deception, so its ASCII form comes first. */

/* Whether @finding is about letters that imitate others. */
IRI_API gboolean iri_host_name_finding_imitates (const IriFinding *finding);

/* Whether letters of the host imitate others, or browsers do not show them. */
IRI_API gboolean iri_host_name_imitates (const IriReport *report);

/* The same for the domain in @span, in bytes of the text. */
IRI_API gboolean iri_host_name_imitates_at (const IriReport *report, IriSpan span);

/* The IRI of @report to show beside others: its URI if the letters of its host imitate
 * others. Owned by @report. */
IRI_API const char *iri_host_name_safe_iri (const IriReport *report);

/* "xn--80ak6aa92e.com (аррӏе.com, Cyrillic)": both forms, isolated, and the scripts of
 * the letters. Free with g_free(). */
IRI_API char *iri_host_name_both (const char *ascii, const char *unicode);

/* The registrable domain of @host, isolated for a sentence; both forms if @imitates.
 * NULL if there is none. Free with g_free(). */
IRI_API char *iri_host_name_registrable (const IriHost *host, gboolean imitates);

G_END_DECLS
