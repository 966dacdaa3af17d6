/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The limits of DNS in bytes, without the dot of the root (RFC 1034 §3.1). */
#define IRI_DNS_MAX_LABEL 63
#define IRI_DNS_MAX_NAME 253

/* Whether the @length bytes of @label are an XN-label (RFC 5890 §2.3.1): they begin
 * with "xn--", in either case. */
static inline gboolean
iri_dns_is_xn_label (const char *label, gsize length)
{
  return length >= 4 && g_ascii_strncasecmp (label, "xn--", 4) == 0;
}
