/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include <string.h>

/* The scheme in lower case, or "http" if there is none. Free with g_free(). */
static char *
get_scheme (const char *text, const IriComponents *components)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];

  if (!iri_span_is_present (scheme))
    return g_strdup ("http");
  return g_ascii_strdown (text + scheme.begin, (gssize) iri_span_length (scheme));
}

static gboolean
has_opaque_path (const char *text, const IriComponents *components)
{
  IriSpan path = components->span[IRI_COMPONENT_PATH];
  g_autofree char *scheme = get_scheme (text, components);

  return !iri_url_is_special (scheme, NULL)
         && !iri_span_is_present (components->span[IRI_COMPONENT_HOST])
         && iri_span_length (path) > 0 && text[path.begin] != '/';
}

/* The first ":" of the userinfo separates the password from the username. */
static void
encode_userinfo (const char *text, IriSpan userinfo, IriSpan span, GString *out)
{
  const char *colon = memchr (text + userinfo.begin, ':', iri_span_length (userinfo));
  gsize split = colon != NULL ? (gsize) (colon - text) : span.end;

  if (split < span.begin || split >= span.end)
    {
      iri_url_encode (text + span.begin, iri_span_length (span), IRI_URL_SET_USERINFO,
                      out);
      return;
    }
  iri_url_encode (text + span.begin, split - span.begin, IRI_URL_SET_USERINFO, out);
  g_string_append_c (out, ':');
  iri_url_encode (text + split + 1, span.end - split - 1, IRI_URL_SET_USERINFO, out);
}

static void
encode_query (const char *text,
              const IriComponents *components,
              IriSpan span,
              const char *charset,
              GString *out)
{
  const IriUrlErrors none = { NULL, NULL };
  g_autofree char *scheme = get_scheme (text, components);

  iri_url_encode_query (text, span,
                        iri_url_is_special (scheme, NULL) ? IRI_URL_SET_SPECIAL_QUERY
                                                          : IRI_URL_SET_QUERY,
                        iri_url_uses_charset (scheme) ? charset : NULL, &none, out);
}

void
iri_url_encode_part (const char *text,
                     const IriComponents *components,
                     IriComponent component,
                     IriSpan span,
                     const char *charset,
                     GString *out)
{
  IriUrlSet set = IRI_URL_SET_C0_CONTROL;

  switch (component)
    {
    case IRI_COMPONENT_USERINFO:
      encode_userinfo (text, components->span[component], span, out);
      return;
    case IRI_COMPONENT_QUERY:
      encode_query (text, components, span, charset, out);
      return;
    case IRI_COMPONENT_PATH:
      if (!has_opaque_path (text, components))
        set = IRI_URL_SET_PATH;
      break;
    case IRI_COMPONENT_FRAGMENT:
      set = IRI_URL_SET_FRAGMENT;
      break;
    case IRI_COMPONENT_SCHEME:
    case IRI_COMPONENT_HOST:
    case IRI_COMPONENT_PORT:
    case IRI_COMPONENT_NONE:
      break;
    }
  iri_url_encode (text + span.begin, iri_span_length (span), set, out);
}
