/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include <string.h>

static void
found (IriCheck *self, IriFindingCode code)
{
  IriSpan scheme = self->components->span[IRI_COMPONENT_SCHEME];

  iri_check_report (self, code, IRI_COMPONENT_SCHEME, scheme.begin, scheme.end);
}

/* Hex digits of an escape, which no scheme may have, are in capitals for another
 * reason. */
void
iri_check_scheme_name (IriCheck *self)
{
  IriSpan scheme = self->components->span[IRI_COMPONENT_SCHEME];
  gboolean has_capital = FALSE;

  for (gsize at = scheme.begin; at < scheme.end; at++)
    {
      if (self->text[at] == '%')
        return;
      has_capital = has_capital || g_ascii_isupper (self->text[at]);
    }
  if (has_capital)
    found (self, IRI_FINDING_SCHEME_UPPER_CASE);
}

static gboolean
is_scheme (const IriCheck *self, const char *name)
{
  IriSpan scheme = self->components->span[IRI_COMPONENT_SCHEME];

  return strlen (name) == iri_span_length (scheme)
         && g_ascii_strncasecmp (self->text, name, strlen (name)) == 0;
}

static gboolean
is_host_name (const IriCheck *self)
{
  IriSpan scheme = self->components->span[IRI_COMPONENT_SCHEME];

  return memchr (self->text, '.', scheme.end) != NULL || is_scheme (self, "localhost");
}

/* RFC 3986 parses "example.com:80/" as a scheme and a path of digits (§4.5). */
static gboolean
begins_like_port (const IriCheck *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];
  gsize at = path.begin;

  while (at < path.end && iri_byte_is ((guint8) self->text[at], IRI_CLASS_DIGIT))
    at++;
  return at > path.begin && (at == path.end || self->text[at] == '/');
}

/* Reports a scheme without an authority that may be meant as something else. */
static void
check_pathlike (IriCheck *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];
  char first = path.begin < path.end ? self->text[path.begin] : '\0';

  if (iri_span_length (self->components->span[IRI_COMPONENT_SCHEME]) == 1
      && (first == '/' || first == '\\'))
    found (self, IRI_FINDING_DRIVE_LETTER);
  else if (begins_like_port (self) && is_host_name (self))
    found (self, IRI_FINDING_SCHEME_LIKE_HOST);
  else if (self->scheme->host != NULL)
    iri_check_report_with_section (
        self, IRI_FINDING_AUTHORITY_MISSING, IRI_COMPONENT_SCHEME,
        self->components->span[IRI_COMPONENT_SCHEME], self->scheme->host);
}

/* "http://https://example.com/". */
static gboolean
has_scheme_as_host (const IriCheck *self)
{
  const IriScheme *inner
      = iri_scheme_find (self->text, self->components->span[IRI_COMPONENT_HOST]);
  IriSpan port = self->components->span[IRI_COMPONENT_PORT];
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];

  return inner->host != NULL && iri_span_is_present (port)
         && iri_span_length (port) == 0 && iri_span_length (path) >= 2
         && self->text[path.begin + 1] == '/';
}

void
iri_check_scheme (IriCheck *self)
{
  if (self->scheme->executes)
    found (self, IRI_FINDING_SCHEME_SCRIPT);
  if (self->scheme->has_no_server)
    found (self, IRI_FINDING_SCHEME_WITHOUT_SERVER);
  if (is_scheme (self, "url"))
    found (self, IRI_FINDING_URL_PREFIX);
  if (self->components->host_kind == IRI_HOST_NONE)
    check_pathlike (self);
  else if (has_scheme_as_host (self))
    iri_check_report (self, IRI_FINDING_SCHEME_TWICE, IRI_COMPONENT_HOST,
                      self->components->span[IRI_COMPONENT_HOST].begin,
                      self->components->span[IRI_COMPONENT_HOST].end);
}
