/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-unit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A component of the grammar under way. */
typedef struct
{
  const char *text;
  IriPart part;
  GArray *units;
} Divider;

/* An absent or empty piece is no unit: there is nothing of it to be shown. */
static void
add (const Divider *self, IriUnitKind kind, gsize begin, gsize end)
{
  IriUnit unit = { kind, self->part, { begin, end } };

  if (begin < end)
    g_array_append_val (self->units, unit);
}

/* How many bytes at @text are a dot between labels (RFC 3490 §3.1): U+002E,
 * U+3002, U+FF0E, U+FF61. */
static gsize
dot_length (const char *text, gsize length)
{
  if (text[0] == '.')
    return 1;
  if (length >= 3
      && (memcmp (text, "\u3002", 3) == 0 || memcmp (text, "\uff0e", 3) == 0
          || memcmp (text, "\uff61", 3) == 0))
    return 3;
  return 0;
}

static void
add_labels (const Divider *self, IriSpan host)
{
  gsize begin = host.begin;

  for (gsize at = host.begin; at < host.end;)
    {
      gsize dot = dot_length (self->text + at, host.end - at);

      if (dot > 0)
        {
          add (self, IRI_UNIT_LABEL, begin, at);
          begin = at + dot;
        }
      at += MAX (dot, 1);
    }
  add (self, IRI_UNIT_LABEL, begin, host.end);
}

static void
add_host (const Divider *self, IriSpan host, IriHostKind kind)
{
  if (kind == IRI_HOST_IPV6 || kind == IRI_HOST_IPVFUTURE)
    add (self, IRI_UNIT_LITERAL, host.begin, host.end);
  else
    add_labels (self, host);
}

static void
add_segments (const Divider *self, IriSpan path)
{
  gsize begin = path.begin;

  for (gsize at = path.begin; at < path.end; at++)
    if (self->text[at] == '/')
      {
        add (self, IRI_UNIT_SEGMENT, begin, at);
        begin = at + 1;
      }
  add (self, IRI_UNIT_SEGMENT, begin, path.end);
}

static void
add_pair (const Divider *self, gsize begin, gsize end)
{
  const char *sign = memchr (self->text + begin, '=', end - begin);

  if (sign == NULL)
    {
      add (self, IRI_UNIT_QUERY, begin, end);
      return;
    }
  add (self, IRI_UNIT_NAME, begin, (gsize) (sign - self->text));
  add (self, IRI_UNIT_VALUE, (gsize) (sign - self->text) + 1, end);
}

static void
add_query (const Divider *self, IriSpan query)
{
  gsize begin = query.begin;

  for (gsize at = query.begin; at < query.end; at++)
    if (self->text[at] == '&' || self->text[at] == ';')
      {
        add_pair (self, begin, at);
        begin = at + 1;
      }
  add_pair (self, begin, query.end);
}

GArray *
iri_units (const char *text, gsize length, const IriParts *parts)
{
  Divider self
      = { .text = text, .units = g_array_new (FALSE, FALSE, sizeof (IriUnit)) };

  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = parts->span[part];

      if (!iri_span_is_present (span) || span.end > length)
        continue;
      self.part = (IriPart) part;
      switch (self.part)
        {
        case IRI_PART_SCHEME:
          add (&self, IRI_UNIT_SCHEME, span.begin, span.end);
          break;
        case IRI_PART_USERINFO:
          add (&self, IRI_UNIT_USERINFO, span.begin, span.end);
          break;
        case IRI_PART_HOST:
          add_host (&self, span, parts->host_kind);
          break;
        case IRI_PART_PORT:
          add (&self, IRI_UNIT_PORT, span.begin, span.end);
          break;
        case IRI_PART_PATH:
          add_segments (&self, span);
          break;
        case IRI_PART_QUERY:
          add_query (&self, span);
          break;
        case IRI_PART_FRAGMENT:
          add (&self, IRI_UNIT_FRAGMENT, span.begin, span.end);
          break;
        case IRI_PART_NONE:
          break;
        }
    }
  return self.units;
}

const char *
iri_unit_id (IriUnitKind kind)
{
  static const char *const ids[] = {
    [IRI_UNIT_SCHEME] = "scheme", [IRI_UNIT_USERINFO] = "userinfo",
    [IRI_UNIT_LABEL] = "label",   [IRI_UNIT_LITERAL] = "literal",
    [IRI_UNIT_PORT] = "port",     [IRI_UNIT_SEGMENT] = "segment",
    [IRI_UNIT_QUERY] = "query",   [IRI_UNIT_NAME] = "name",
    [IRI_UNIT_VALUE] = "value",   [IRI_UNIT_FRAGMENT] = "fragment",
    [IRI_UNIT_NONE] = "",
  };

  g_return_val_if_fail (kind <= IRI_UNIT_NONE, "");
  return ids[kind];
}

const char *
iri_unit_name (IriUnitKind kind)
{
  /* Translators: these stand within sentences. */
  static const char *const names[] = {
    [IRI_UNIT_SCHEME] = N_ ("scheme"),
    [IRI_UNIT_USERINFO] = N_ ("user information"),
    [IRI_UNIT_LABEL] = N_ ("host label"),
    [IRI_UNIT_LITERAL] = N_ ("host address"),
    [IRI_UNIT_PORT] = N_ ("port"),
    [IRI_UNIT_SEGMENT] = N_ ("path segment"),
    [IRI_UNIT_QUERY] = N_ ("part of the query"),
    [IRI_UNIT_NAME] = N_ ("query name"),
    [IRI_UNIT_VALUE] = N_ ("query value"),
    [IRI_UNIT_FRAGMENT] = N_ ("fragment"),
    [IRI_UNIT_NONE] = "",
  };

  g_return_val_if_fail (kind <= IRI_UNIT_NONE, "");
  return names[kind][0] == '\0' ? "" : _ (names[kind]);
}
