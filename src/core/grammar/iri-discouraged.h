/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

/* The finding about a non-ASCII character that the standards advise against in
 * @component (masinter-07 §3.1, duerst-01 §5.1, 3987bis-00 §6.1), or IRI_N_FINDINGS. */
IriFindingCode iri_discouraged_finding (gunichar c, IriComponent component);

/* Whether conversion to IRIs by @spec leaves the character percent-encoded because of
 * that. */
gboolean iri_is_discouraged (gunichar c, IriComponent component, const IriSpec *spec);
