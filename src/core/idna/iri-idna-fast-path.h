/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Labels whose A-label is their Punycode and nothing else, which is what most
 * are: no library for IDNA need be asked. */

/* Whether @label, valid UTF-8, is its own U-label by UTS #46 (non-transitional)
 * and by IDNA2008: lower-case letters, in NFC by themselves and beside each
 * other, of one direction, and what US-ASCII may stand among them. FALSE means
 * nothing. */
gboolean iri_idna_fast_path_applies (const char *label);

G_END_DECLS
