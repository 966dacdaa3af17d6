/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

/**
 * IriScheme:
 * @name: in lower case
 * @port: the default port, 0 if it has none
 * @host: (nullable): the section that requires a host of its IRIs, a DNS name; NULL if
 *   they need none
 * @local: whether an empty host means localhost (RFC 8089 §2)
 * @special: whether browsers read "\" as "/" (URL Standard, special scheme)
 * @has_no_server: whether its IRIs contain or name their content, not a server
 * @executes: whether opening its IRIs runs their content
 * @data: whether a media type and data follow (RFC 2397)
 * @mail: whether email addresses follow (RFC 6068)
 *
 * The properties of a scheme that the generic syntax does not know.
 */
typedef struct
{
  const char *name;
  guint16 port;
  const char *host;
  gboolean local;
  gboolean special;
  gboolean has_no_server;
  gboolean executes;
  gboolean data;
  gboolean mail;
} IriScheme;

/* The scheme at @span of @text, ignoring case; a row without properties if it
 * is absent or unknown. Static. */
const IriScheme *iri_scheme_find (const char *text, IriSpan span);

/* Whether the hosts of @scheme are known to be domain names (RFC 3987 §3.1). */
gboolean iri_scheme_has_domains (const IriScheme *scheme);
