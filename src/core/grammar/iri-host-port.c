/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-host-port.h"

#include "iri-scheme.h"

#include <stdlib.h>
#include <string.h>

/* Whether the port is other than the default of a scheme. */
static gboolean
port_matters (const char *text, const IriComponents *components)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  IriSpan port = components->span[IRI_COMPONENT_PORT];
  g_autofree char *digits = NULL;

  if (!iri_span_is_present (scheme) || !iri_span_is_present (port)
      || iri_span_length (port) == 0)
    return FALSE;
  digits = g_strndup (text + port.begin, iri_span_length (port));
  return strtoul (digits, NULL, 10) != iri_scheme_find (text, scheme)->port;
}

IriSpan
iri_host_port (const char *text, const IriComponents *components)
{
  IriSpan host = components->span[IRI_COMPONENT_HOST];

  if (iri_span_is_present (host) && port_matters (text, components))
    host.end = components->span[IRI_COMPONENT_PORT].end;
  return host;
}

IriSpan
iri_host_specific (gsize length, const IriComponents *components)
{
  IriSpan host = components->span[IRI_COMPONENT_HOST];
  IriSpan path = components->span[IRI_COMPONENT_PATH];

  return (IriSpan){ iri_span_is_present (host) ? path.begin : 0, length };
}
