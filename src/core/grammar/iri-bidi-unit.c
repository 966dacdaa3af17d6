/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-unit.h"

#include "iri-chars.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *text;
  IriComponent component;
  GArray *units;
} UnitList;

/* Leaves out empty units, which have nothing to display. */
static void
add (const UnitList *self, IriBidiUnitKind kind, gsize begin, gsize end)
{
  IriBidiUnit unit = { kind, self->component, { begin, end } };

  if (begin < end)
    g_array_append_val (self->units, unit);
}

static void
add_labels (const UnitList *self, IriSpan host)
{
  gsize begin = host.begin;

  for (gsize at = host.begin, n; at < host.end; at += n)
    {
      gunichar c = (guint8) self->text[at];

      n = c < 0x80
              ? 1
              : iri_utf8_read ((const guint8 *) self->text + at, host.end - at, &c);
      n = MAX (n, 1);
      if (!iri_char_is_label_dot (c))
        continue;
      add (self, IRI_BIDI_UNIT_LABEL, begin, at);
      begin = at + n;
    }
  add (self, IRI_BIDI_UNIT_LABEL, begin, host.end);
}

static void
add_host (const UnitList *self, IriSpan host, IriHostKind kind)
{
  if (kind == IRI_HOST_IPV6 || kind == IRI_HOST_IPVFUTURE)
    add (self, IRI_BIDI_UNIT_LITERAL, host.begin, host.end);
  else
    add_labels (self, host);
}

static void
add_segments (const UnitList *self, IriSpan path)
{
  gsize begin = path.begin;

  for (gsize at = path.begin; at < path.end; at++)
    if (self->text[at] == '/')
      {
        add (self, IRI_BIDI_UNIT_SEGMENT, begin, at);
        begin = at + 1;
      }
  add (self, IRI_BIDI_UNIT_SEGMENT, begin, path.end);
}

static void
add_pair (const UnitList *self, gsize begin, gsize end)
{
  const char *sign = memchr (self->text + begin, '=', end - begin);

  if (sign == NULL)
    {
      add (self, IRI_BIDI_UNIT_QUERY, begin, end);
      return;
    }
  add (self, IRI_BIDI_UNIT_NAME, begin, (gsize) (sign - self->text));
  add (self, IRI_BIDI_UNIT_VALUE, (gsize) (sign - self->text) + 1, end);
}

static void
add_query (const UnitList *self, IriSpan query)
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
iri_bidi_units (const char *text, gsize length, const IriComponents *components)
{
  UnitList self
      = { .text = text, .units = g_array_new (FALSE, FALSE, sizeof (IriBidiUnit)) };

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components->span[component];

      if (!iri_span_is_present (span) || span.end > length)
        continue;
      self.component = (IriComponent) component;
      switch (self.component)
        {
        case IRI_COMPONENT_SCHEME:
          add (&self, IRI_BIDI_UNIT_SCHEME, span.begin, span.end);
          break;
        case IRI_COMPONENT_USERINFO:
          add (&self, IRI_BIDI_UNIT_USERINFO, span.begin, span.end);
          break;
        case IRI_COMPONENT_HOST:
          add_host (&self, span, components->host_kind);
          break;
        case IRI_COMPONENT_PORT:
          add (&self, IRI_BIDI_UNIT_PORT, span.begin, span.end);
          break;
        case IRI_COMPONENT_PATH:
          add_segments (&self, span);
          break;
        case IRI_COMPONENT_QUERY:
          add_query (&self, span);
          break;
        case IRI_COMPONENT_FRAGMENT:
          add (&self, IRI_BIDI_UNIT_FRAGMENT, span.begin, span.end);
          break;
        case IRI_COMPONENT_NONE:
          break;
        }
    }
  return self.units;
}

const char *
iri_bidi_unit_id (IriBidiUnitKind kind)
{
  static const char *const ids[] = {
    [IRI_BIDI_UNIT_SCHEME] = "scheme", [IRI_BIDI_UNIT_USERINFO] = "userinfo",
    [IRI_BIDI_UNIT_LABEL] = "label",   [IRI_BIDI_UNIT_LITERAL] = "literal",
    [IRI_BIDI_UNIT_PORT] = "port",     [IRI_BIDI_UNIT_SEGMENT] = "segment",
    [IRI_BIDI_UNIT_QUERY] = "query",   [IRI_BIDI_UNIT_NAME] = "name",
    [IRI_BIDI_UNIT_VALUE] = "value",   [IRI_BIDI_UNIT_FRAGMENT] = "fragment",
    [IRI_BIDI_UNIT_NONE] = "",
  };

  g_return_val_if_fail (kind <= IRI_BIDI_UNIT_NONE, "");
  return ids[kind];
}

const char *
iri_bidi_unit_name (IriBidiUnitKind kind)
{
  /* Translators: these stand within sentences. */
  static const char *const names[] = {
    [IRI_BIDI_UNIT_SCHEME] = N_ ("scheme"),
    [IRI_BIDI_UNIT_USERINFO] = N_ ("user information"),
    [IRI_BIDI_UNIT_LABEL] = N_ ("host label"),
    [IRI_BIDI_UNIT_LITERAL] = N_ ("host address"),
    [IRI_BIDI_UNIT_PORT] = N_ ("port"),
    [IRI_BIDI_UNIT_SEGMENT] = N_ ("path segment"),
    [IRI_BIDI_UNIT_QUERY] = N_ ("part of the query"),
    [IRI_BIDI_UNIT_NAME] = N_ ("query name"),
    [IRI_BIDI_UNIT_VALUE] = N_ ("query value"),
    [IRI_BIDI_UNIT_FRAGMENT] = N_ ("fragment"),
    [IRI_BIDI_UNIT_NONE] = "",
  };

  g_return_val_if_fail (kind <= IRI_BIDI_UNIT_NONE, "");
  return names[kind][0] == '\0' ? "" : _ (names[kind]);
}
