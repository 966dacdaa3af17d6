/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/**
 * IriScheme:
 * @name: in lower case
 * @port: the default port, 0 if it has none
 * @host: every address of the scheme has a host that is a name of DNS
 * @local: no host and localhost are the same in it (RFC 8089 §2)
 * @special: browsers read "\" as "/" in it (URL Standard, special scheme)
 * @no_place: it leads to no place but to what it holds itself
 * @runs: it runs what it holds
 * @data: it is followed by a media type and data (RFC 2397)
 * @mail: it is followed by addresses of mail (RFC 6068)
 *
 * What is known of a scheme besides the generic syntax.
 */
typedef struct
{
  const char *name;
  guint16 port;
  gboolean host;
  gboolean local;
  gboolean special;
  gboolean no_place;
  gboolean runs;
  gboolean data;
  gboolean mail;
} IriScheme;

/* The scheme at @span of @text, in any case of letters; if it is absent or not
 * known, a row that says nothing. Static. */
const IriScheme *iri_scheme_find (const char *text, IriSpan span);

G_END_DECLS
