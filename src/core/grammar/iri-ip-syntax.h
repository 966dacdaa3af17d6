/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* IP addresses in a host (RFC 3986 §3.2.2). Each function tests all @length
 * bytes at @text. */

/* IPv4address: four decimal octets, no leading zeros. */
gboolean iri_ip_syntax_is_ipv4 (const char *text, gsize length);

/* IPv6address, without brackets. */
gboolean iri_ip_syntax_is_ipv6 (const char *text, gsize length);

/* IPvFuture, without brackets. */
gboolean iri_ip_syntax_is_ipvfuture (const char *text, gsize length);
