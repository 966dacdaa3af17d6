/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-parts.h"

G_BEGIN_DECLS

/* What the grammar allows and people still should hear of. Goes to @report with
 * @data. @text is @length bytes of valid UTF-8. */
void iri_check (const char *text,
                gsize length,
                const IriParts *parts,
                IriFindingFunc report,
                gpointer data);

G_END_DECLS
