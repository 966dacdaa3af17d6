/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"
#include "iri-idna-rules.h"

/* @raw, a label as it is in a host, percent-decoded. Free with g_free(). NULL if it is
 * not text. */
char *iri_label_decode (const char *raw);

/* Sets the forms of @self, or its error, from @raw, the label as it is in a host.
 * Unless @judged by IDNA, a label is rejected only for a character that no host may
 * have. */
void iri_label_resolve (IriLabel *self,
                        const char *raw,
                        const IriIdnaRules *flavour,
                        gboolean judged);
