/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* The syntax of hosts in RFC 2396 and RFC 2732, on which the standards of 2001 and 2002
 * are based. It differs from that of RFC 3986. */

/* IPv6address (RFC 2373 appendix B), without brackets. The grammar does not count the
 * groups. It lacks the form "::192.9.5.5" of RFC 2732's own examples, which is accepted
 * too. */
gboolean iri_rfc2396_is_ipv6 (const char *text, gsize length);

/* IPv4address (RFC 2396 §3.2.2): four numbers of any value, and of as many digits as
 * @spec allows. */
gboolean iri_rfc2396_is_ipv4 (const char *text, gsize length, const IriSpec *spec);

/* The first character, percent-encoded octet or label of the host at @host that keeps
 * it from being a hostname or IPv4address (RFC 2396 §3.2.2); absent if there is none.
 * Non-ASCII characters are taken for letters. */
IriSpan
iri_rfc2396_hostname_fault (const char *text, IriSpan host, const IriSpec *spec);

/* Whether the authority is a reg_name (RFC 2396 §3.2.1): a name that is not a server,
 * in a scheme not known to have servers. The limits on host names do not apply to
 * it. */
gboolean iri_rfc2396_is_reg_name (const char *text,
                                  const IriComponents *components,
                                  const IriSpec *spec);
