/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

/* Calls @report with @data for problems that the grammar of @spec does not cover. A
 * finding that violates a MUST makes the text invalid. @text is @length bytes of valid
 * UTF-8 without NUL. The quote of a finding is valid only during the call. Takes linear
 * time. */
void iri_check (const char *text,
                gsize length,
                const IriComponents *components,
                const IriSpec *spec,
                IriFindingFunc report,
                gpointer data);
