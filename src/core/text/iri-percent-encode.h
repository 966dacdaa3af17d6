/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Appends @length bytes of @text to @out and percent-encodes every byte that a
 * URI does not allow. "#", "%", "[" and "]" stay. */
IRI_API void iri_percent_encode (const char *text, gsize length, GString *out);

G_END_DECLS
