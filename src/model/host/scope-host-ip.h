/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-span.h"

/* The IP address that browsers parse the host at @span of @text as, serialized, or
 * NULL. Free with g_free(). */
char *scope_host_ip_new (const char *text, IriSpan span);

/* A translated sentence about where @address leads; NULL if it is NULL. Static. */
const char *scope_host_ip_describe (const char *address);

/* The IPv4 address embedded in the IPv6 @address, or NULL. Sets @caption, unless it is
 * NULL, to an explanation. Free both with g_free(). */
char *scope_host_ip_embedded (const char *address, char **caption);
