/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Hosts that are IP addresses, however they are written. Free what these return
 * with g_free(), unless it is said to be static. */

/* The IP address that browsers read the host at @span of @text as, as they write
 * it; NULL if it is none to them. */
char *scope_host_ip_new (const char *text, IriSpan span);

/* Where @address leads, a sentence, translated. Static. NULL if it is NULL. */
const char *scope_host_ip_describe (const char *address);

/* The IPv4 address that @address, of IPv6, holds, or NULL. Sets @caption, unless
 * that is NULL, to what there is to know of it. */
char *scope_host_ip_embedded (const char *address, char **caption);

G_END_DECLS
