/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Local parts of email addresses in quotes: "john doe"@example.com. */

/* The length in bytes of the quoted local part, with its quotes, at the beginning of
 * @length bytes of @text; 0 if there is none (RFC 5321 §4.1.2, RFC 6531 §3.3). */
gsize iri_quoted_local_length (const char *text, gsize length);

/* Where the quoted local part of running text begins that ends at @end, after its
 * closing quote, and not before @floor; @end if there is none. */
gsize iri_quoted_local_begin (const char *text, gsize floor, gsize end);

G_END_DECLS
