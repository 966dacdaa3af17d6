/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-parse.h"
#include "iri-url-host.h"
#include "iri-url.h"

#include <string.h>

/* In special schemes, browsers read "\" as "/" before the query. */
void
iri_check_backslashes (IriCheck *self)
{
  gsize end = self->components->span[IRI_COMPONENT_PATH].end;

  if (!self->scheme->special)
    return;
  for (gsize at = 0; at < end; at++)
    if (self->text[at] == '\\')
      iri_check_report (self, IRI_FINDING_BACKSLASH,
                        iri_components_at (self->components, at), at, at + 1);
}

/* The host that a browser connects to, or NULL if the text has no host of its own.
 * Free with g_free(). */
static char *
find_browser_host (const IriCheck *self)
{
  static const char page[] = "http://page.invalid/";
  IriComponents components;
  g_autoptr (IriUrl) base = NULL, url = NULL;

  if (!iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME]))
    base = iri_url_parse (page, strlen (page), NULL, NULL, &components, NULL, NULL);
  url = iri_url_parse (self->text, self->length, base, NULL, &components, NULL, NULL);
  if (url == NULL || url->host == NULL || *url->host == '\0'
      || (base != NULL && g_str_equal (url->host, base->host)))
    return NULL;
  return g_steal_pointer (&url->host);
}

/* Whether a browser parses the host at @span as @other. */
static gboolean
is_host (const IriCheck *self, IriSpan span, const char *other)
{
  IriHostKind kind;
  g_autofree char *host = iri_url_browser_host (self->text, span, &kind);

  return g_strcmp0 (host, other) == 0;
}

/* "http://evil.example\@good.example/" and "/\evil.example": browsers read "\" as
 * "/", so they find a different host than RFC 3986 does. */
void
iri_check_backslash_host (IriCheck *self)
{
  IriComponents components;
  IriSpan host, sign;
  g_autofree char *browser = NULL;

  if (!iri_check_may_be_web (self))
    return;
  browser = find_browser_host (self);
  if (browser == NULL)
    return;
  iri_parse (self->text, self->length, iri_spec_default (), &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  sign.begin = (gsize) (strchr (self->text, '\\') - self->text);
  sign.end = sign.begin + 1;
  if (!iri_span_is_present (host))
    iri_check_report_with_quote (self, IRI_FINDING_BACKSLASH_HOST, IRI_COMPONENT_NONE,
                                 sign, browser);
  else if (!is_host (self, host, browser))
    {
      iri_check_report_with_quote (self, IRI_FINDING_BACKSLASH_OTHER_HOST,
                                   IRI_COMPONENT_NONE, sign, browser);
      self->pending.other = host;
    }
}
