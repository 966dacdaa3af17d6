/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-flavour.h"
#include "iri-host.h"

G_BEGIN_DECLS

/* The characters that @raw, part of a host, stands for: percent-encoded octets
 * are decoded. Free with g_free(). NULL if that is no text. */
char *iri_label_decode (const char *raw);

/* Sets the forms of @self, or its error, from @raw, the label as it stands in a
 * host. Where IDNA has no say, the host not being @judged, a label is rejected
 * only for a character that no host may hold. */
void iri_label_resolve (IriLabel *self,
                        const char *raw,
                        const IriFlavour *flavour,
                        gboolean judged);

G_END_DECLS
