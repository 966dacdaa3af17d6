/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* What a browser shows of a host in its address bar: its Unicode form or
 * Punycode. A policy and no standard: that of Chromium, by its docs/idn.md and
 * source. Left out is its last step, a list of well-known domains.
 *
 * Held against Chromium 156.0.8078.79, asked for what it shows of 140,000 hosts
 * that were made of the letters, marks, digits and signs of all scripts, and of
 * single characters: all that differ are in that list. */

/**
 * IriBrowserStep:
 * @id: a stable code
 * @summary: why Punycode is shown, in a sentence. Not yet translated
 *
 * A step of the policy that shows Punycode.
 */
typedef struct
{
  const char *id;
  const char *summary;
} IriBrowserStep;

/* The step that has the label at @index of @host shown as Punycode, or NULL if it
 * is shown in Unicode. @host is that of the flavour %IRI_IDNA_BROWSER. Static. */
IRI_API const IriBrowserStep *iri_display_policy_step (const IriHost *host,
                                                       gsize index);

/* What the step of that id says, in a sentence, translated. Static. */
IRI_API const char *iri_display_policy_step_summary (const char *id);

/* Whose policy it is, of which date, and what is left out: sentences, translated.
 * Static. */
IRI_API const char *iri_display_policy_policy (void);

/**
 * IriBrowserDisplay:
 * @host: the host as browsers read it (%IRI_IDNA_BROWSER)
 * @shown: what they show of it, or NULL if they refuse it
 * @steps: for each label of @host the step that has it shown as Punycode or
 *   refused, or NULL if it is shown in Unicode
 *
 * A host in the address bar.
 */
typedef struct
{
  IriHost *host;
  char *shown;
  const IriBrowserStep **steps;
} IriBrowserDisplay;

/* What a browser shows of the host at @span of @text, which must be valid UTF-8
 * there. NULL if it shows the host as it stands: one of US-ASCII without A-labels
 * or percent-encoded octets, or an address. Label spans are offsets into @text. */
IRI_API IriBrowserDisplay *
iri_browser_display_new (const char *text, IriSpan span, IriHostKind kind);
IRI_API void iri_browser_display_free (IriBrowserDisplay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBrowserDisplay, iri_browser_display_free)

G_END_DECLS
