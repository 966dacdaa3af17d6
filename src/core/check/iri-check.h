/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Calls @report with @data for problems that the grammar of @spec does not cover. A
 * finding that violates a MUST makes the text invalid. @text is @length bytes of valid
 * UTF-8 without NUL. The strings that messages quote are kept in @quotes, which is
 * created when needed. Takes linear time. */
void iri_check (const char *text,
                gsize length,
                const IriComponents *components,
                const IriSpec *spec,
                GStringChunk **quotes,
                IriFindingFunc report,
                gpointer data);

G_END_DECLS
