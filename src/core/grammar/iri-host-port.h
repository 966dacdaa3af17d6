/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* HOSTPORT and HOSTSPECIFIC (3987bis-00 §3.2): ranges of an IRI that browser interfaces
 * named, in bytes. */

/* HOSTPORT: the host, and with it ":" and the port unless that is empty or the
 * default of the scheme. Absent if there is no host. */
IRI_API IriSpan iri_host_port (const char *text, const IriComponents *components);

/* HOSTSPECIFIC: everything after the authority; all @length bytes of the text
 * if there is none. */
IRI_API IriSpan iri_host_specific (gsize length, const IriComponents *components);

G_END_DECLS
