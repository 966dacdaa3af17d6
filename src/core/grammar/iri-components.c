/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-components.h"

#include <glib/gi18n-lib.h>

const char *
iri_component_id (IriComponent component)
{
  switch (component)
    {
    case IRI_COMPONENT_SCHEME:
      return "scheme";
    case IRI_COMPONENT_USERINFO:
      return "userinfo";
    case IRI_COMPONENT_HOST:
      return "host";
    case IRI_COMPONENT_PORT:
      return "port";
    case IRI_COMPONENT_PATH:
      return "path";
    case IRI_COMPONENT_QUERY:
      return "query";
    case IRI_COMPONENT_FRAGMENT:
      return "fragment";
    case IRI_COMPONENT_NONE:
      return "";
    }
  g_return_val_if_reached ("");
}

const char *
iri_component_name (IriComponent component)
{
  switch (component)
    {
    case IRI_COMPONENT_SCHEME:
      return _ ("Scheme");
    case IRI_COMPONENT_USERINFO:
      return _ ("User information");
    case IRI_COMPONENT_HOST:
      return _ ("Host");
    case IRI_COMPONENT_PORT:
      return _ ("Port");
    case IRI_COMPONENT_PATH:
      return _ ("Path");
    case IRI_COMPONENT_QUERY:
      return _ ("Query");
    case IRI_COMPONENT_FRAGMENT:
      return _ ("Fragment");
    case IRI_COMPONENT_NONE:
      return _ ("Delimiter");
    }
  g_return_val_if_reached ("");
}

const char *
iri_host_kind_id (IriHostKind kind)
{
  switch (kind)
    {
    case IRI_HOST_NONE:
      return NULL;
    case IRI_HOST_EMPTY:
      return "empty";
    case IRI_HOST_REG_NAME:
      return "reg-name";
    case IRI_HOST_IPV4:
      return "ipv4";
    case IRI_HOST_IPV6:
      return "ipv6";
    case IRI_HOST_IPVFUTURE:
      return "ipvfuture";
    }
  g_return_val_if_reached (NULL);
}

IriComponent
iri_components_at (const IriComponents *components, gsize offset)
{
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components->span[component];

      if (iri_span_is_present (span) && offset >= span.begin && offset < span.end)
        return (IriComponent) component;
    }
  return IRI_COMPONENT_NONE;
}
