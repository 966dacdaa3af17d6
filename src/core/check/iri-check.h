/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* What the grammar of @spec allows and people still should hear of; an error of
 * force MUST makes the text invalid all the same. Goes to @report with @data.
 * @text is @length bytes of valid UTF-8 without NUL. What the messages quote is
 * kept in @quotes, made when the first is. Takes linear time. */
void iri_check (const char *text,
                gsize length,
                const IriComponents *components,
                const IriSpec *spec,
                GStringChunk **quotes,
                IriFindingFunc report,
                gpointer data);

G_END_DECLS
