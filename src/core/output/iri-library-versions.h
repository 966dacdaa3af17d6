/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* The versions of the libraries at run time and of their Unicode tables, in
 * alphabetical order: "ICU 72.1, Unicode 15". A character can be assigned in one
 * library and unassigned in another. NULL-terminated. Free with g_strfreev(). */
IRI_API char **iri_library_versions (void);

G_END_DECLS
