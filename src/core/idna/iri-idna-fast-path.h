/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Most labels are valid and need no mapping, so their A-label is just their Punycode.
 * They are recognized here, without a library for IDNA. */

/* Whether @label, valid UTF-8, is its own U-label by UTS #46 (non-transitional) and by
 * IDNA2008: lower-case letters of one direction in NFC, and US-ASCII that is allowed
 * with them. If FALSE, it may still be one. */
gboolean iri_idna_fast_path_applies (const char *label);

/* Sets both forms of such a label and returns TRUE if it is not US-ASCII and is short
 * enough for DNS. */
gboolean iri_idna_fast_path_resolve (const char *label, char **ascii, char **unicode);

G_END_DECLS
