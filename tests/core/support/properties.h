/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-spec.h"

/* What the standards promise for every text. */

/* The number of properties. */
gsize properties_count (void);

/* The name of a property. Static. */
const char *properties_name (gsize property);

typedef void (*PropertyFunc) (gsize property, gpointer data);

/* Reads @length bytes of @text, of any content and followed by a NUL, by @spec, and
 * calls @failed with each property that does not hold. */
void properties_check (const char *text,
                       gsize length,
                       const IriSpec *spec,
                       PropertyFunc failed,
                       gpointer data);
