/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* The section that @finding is based on, for display: that of @spec ("duerst-01 §4.1"),
 * or if it has none, that of the standard with the rule ("UTS #39 §5.3"). If the rule
 * depends on the host or scheme, both. Free with g_free(). */
IRI_API char *iri_finding_section (const IriFinding *finding, const IriSpec *spec);

G_END_DECLS
