/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* The libraries that the answers come from, as they run, and the version of
 * Unicode that each is of where it has tables of its own, one a line and in
 * alphabetical order: "ICU 72.1, Unicode 15". They differ, so a character can be
 * assigned to one and not to another. Free with g_strfreev(). */
IRI_API char **iri_library_versions (void);

G_END_DECLS
