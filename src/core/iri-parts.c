/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-parts.h"

#include <glib/gi18n-lib.h>

const char *
iri_part_id (IriPart part)
{
  switch (part)
    {
    case IRI_PART_SCHEME:
      return "scheme";
    case IRI_PART_USERINFO:
      return "userinfo";
    case IRI_PART_HOST:
      return "host";
    case IRI_PART_PORT:
      return "port";
    case IRI_PART_PATH:
      return "path";
    case IRI_PART_QUERY:
      return "query";
    case IRI_PART_FRAGMENT:
      return "fragment";
    case IRI_PART_NONE:
      return "";
    }
  g_return_val_if_reached ("");
}

const char *
iri_part_name (IriPart part)
{
  switch (part)
    {
    case IRI_PART_SCHEME:
      return _ ("Scheme");
    case IRI_PART_USERINFO:
      return _ ("User information");
    case IRI_PART_HOST:
      return _ ("Host");
    case IRI_PART_PORT:
      return _ ("Port");
    case IRI_PART_PATH:
      return _ ("Path");
    case IRI_PART_QUERY:
      return _ ("Query");
    case IRI_PART_FRAGMENT:
      return _ ("Fragment");
    case IRI_PART_NONE:
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

IriPart
iri_parts_at (const IriParts *parts, gsize offset)
{
  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = parts->span[part];

      if (iri_span_is_present (span) && offset >= span.begin
          && offset < span.end)
        return (IriPart) part;
    }
  return IRI_PART_NONE;
}
