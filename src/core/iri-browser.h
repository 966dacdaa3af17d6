/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* What a browser shows of a host in its address bar: its Unicode form or
 * Punycode. A policy and no standard: Chromium's, as its docs/idn.md and source
 * had it in 2021. Left out is its last step, a list of well-known domains. */

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
IRI_API const IriBrowserStep *iri_browser_step (const IriHost *host,
                                                gsize index);

/* The whole host as it is shown. NULL if the host is refused. Free with
 * g_free(). */
IRI_API char *iri_browser_show (const IriHost *host);

G_END_DECLS
