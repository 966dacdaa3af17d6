/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* Whether a browser's address bar shows a host in Unicode or as Punycode. No standard
 * decides, so each browser has a policy of its own. */

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

typedef struct _IriDisplayStep IriDisplayStep;

/**
 * IriDisplayPolicy:
 * @id: the stable id
 * @name: the name of the browser
 * @edition: the version of the browser that the policy was compared with
 * @source: sentences that name both and say what the policy leaves out, not yet
 *   translated
 * @characters: (nullable): the characters that may be shown in Unicode, as a pattern
 *   for an ICU set, for steps that look at the results of UTS #39
 * @steps: what shows a label as Punycode; the first step that applies is the reason
 * @n_steps: the number of steps
 * @whole_host: whether one label shown as Punycode has all others shown so
 * @shows_unicode: (nullable): whether all labels of a host are shown in Unicode
 *   whatever the steps say
 * @resembles_name: (nullable): whether a host, as the steps say that it is shown, looks
 *   like a well-known one, so that it is shown as Punycode
 *
 * The display policy of a browser, as data.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *edition;
  const char *source;
  const char *characters;
  const IriDisplayStep *steps;
  gsize n_steps;
  gboolean whole_host;
  gboolean (*shows_unicode) (const IriHost *host);
  gboolean (*resembles_name) (const char *host);
} IriDisplayPolicy;

/* The policy at @index, or NULL if there are not as many. Findings and verdicts follow
 * the first. Static. */
IRI_API const IriDisplayPolicy *iri_display_policy_at (gsize index);

/* The translated summary of the step with the id @id, which is the same in all policies
 * that have it. Static. */
IRI_API const char *iri_display_policy_step_summary (const char *id);

/* The source of @policy, translated. Static. */
IRI_API const char *iri_display_policy_source (const IriDisplayPolicy *policy);

/**
 * IriBrowserDisplay:
 * @policy: the policy that decides
 * @host: the host as browsers parse it (%IRI_IDNA_BROWSER)
 * @shown: (nullable): the text that they show, or NULL if they reject the host
 * @steps: for each label of @host the step that shows it as Punycode or rejects it, or
 *   NULL if it is shown in Unicode
 *
 * A host as the address bar shows it.
 */
typedef struct
{
  const IriDisplayPolicy *policy;
  IriHost *host;
  char *shown;
  const IriBrowserStep **steps;
} IriBrowserDisplay;

/* How the browser of @policy shows the host at @span of @text, which must be valid
 * UTF-8 there. NULL if it shows the host unchanged: an IP address, or US-ASCII without
 * A-labels or percent-encoding. Label spans are in bytes of @text. Free with
 * iri_browser_display_free(). */
IRI_API IriBrowserDisplay *iri_browser_display_new (const IriDisplayPolicy *policy,
                                                    const char *text,
                                                    IriSpan span,
                                                    IriHostKind kind);
IRI_API void iri_browser_display_free (IriBrowserDisplay *self);

/* Whether all browsers show the host as @self does. */
gboolean iri_browser_display_is_common (const IriBrowserDisplay *self);

/* The names of the browsers that show the label at @index as Punycode, for a sentence:
 * "Chromium and WebKit"; NULL if all browsers or none do. Free with g_free(). */
char *iri_browser_display_name_hiding (const IriBrowserDisplay *self, gsize index);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBrowserDisplay, iri_browser_display_free)

G_END_DECLS
