/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"

#include <string.h>

/* The cap for a component's value, greater than any IPv4 address. */
#define TOO_LARGE (G_GUINT64_CONSTANT (1) << 40)

typedef struct
{
  IriSpan span;
  guint64 value;
  gboolean decimal;
} Component;

IriSpan
iri_url_domain_span (const IriUrlDomain *self, IriSpan span)
{
  return self->exact
             ? (IriSpan){ self->span.begin + span.begin, self->span.begin + span.end }
             : self->span;
}

/* Reports @code at @span of the domain. */
static void
domain_error (const IriUrlDomain *self, IriFindingCode code, IriSpan span)
{
  iri_url_error (self->errors, code, IRI_COMPONENT_HOST,
                 iri_url_domain_span (self, span));
}

/* Returns 8, 10 or 16, and moves *@at past the prefix. */
static guint
read_radix (const char *text, gsize *at, gsize end)
{
  if (end - *at < 2 || text[*at] != '0')
    return 10;
  *at += 1;
  if ((text[*at] | 0x20) != 'x')
    return 8;
  *at += 1;
  return 16;
}

/* The IPv4 number parser on component->span. */
static gboolean
read_number (const char *text, Component *component)
{
  gsize at = component->span.begin;
  guint radix = read_radix (text, &at, component->span.end);

  component->value = 0;
  component->decimal = radix == 10;
  if (iri_span_length (component->span) == 0)
    return FALSE;
  for (; at < component->span.end; at++)
    {
      if (!iri_byte_is ((guint8) text[at], IRI_CLASS_HEX)
          || iri_hex_value ((guint8) text[at]) >= radix)
        return FALSE;
      component->value = component->value * radix + iri_hex_value ((guint8) text[at]);
      component->value = MIN (component->value, TOO_LARGE);
    }
  return TRUE;
}

/* The end of the last component, before the dot at the end if there is one. */
static gsize
find_end (const IriUrlDomain *self)
{
  gsize end = self->length;

  return end > 0 && self->text[end - 1] == '.' ? end - 1 : end;
}

gboolean
iri_url_domain_ends_in_number (const IriUrlDomain *self)
{
  Component last = { .span = { 0, find_end (self) } };
  gsize at = last.span.end;

  while (at > 0 && self->text[at - 1] != '.')
    at--;
  last.span.begin = at;
  while (at < last.span.end && g_ascii_isdigit (self->text[at]))
    at++;
  return last.span.begin < last.span.end
         && (at == last.span.end || read_number (self->text, &last));
}

/* Splits the domain at its dots. Returns the number of components, which may be more
 * than @components has room for. */
static guint
split (const IriUrlDomain *self, Component components[4])
{
  gsize end = find_end (self), begin = 0;
  guint n = 0;

  for (gsize at = 0; at <= end; at++)
    if (at == end || self->text[at] == '.')
      {
        if (n < 4)
          components[n].span = (IriSpan){ begin, at };
        n++;
        begin = at + 1;
      }
  return n;
}

/* The last component may fill all the bytes that the others leave. */
static gboolean
check_ranges (const IriUrlDomain *self, const Component *components, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      guint64 limit = i + 1 < n ? 256 : G_GUINT64_CONSTANT (1) << 8 * (5 - n);
      IriSpan span = components[i].span;

      if (components[i].value > 255)
        domain_error (self, IRI_FINDING_IPV4_OUT_OF_RANGE_PART, span);
      if (components[i].value >= limit)
        {
          domain_error (self, IRI_FINDING_IPV4_TOO_LARGE, span);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_component (const IriUrlDomain *self, Component *component)
{
  gboolean read = read_number (self->text, component);

  if (!read)
    domain_error (self, IRI_FINDING_IPV4_NON_NUMERIC_PART, component->span);
  else if (!component->decimal)
    domain_error (self, IRI_FINDING_IPV4_NON_DECIMAL_PART, component->span);
  return read;
}

gboolean
iri_url_parse_ipv4 (const IriUrlDomain *self, guint32 *address)
{
  Component components[4] = { 0 };
  guint n = split (self, components);

  if (find_end (self) < self->length)
    domain_error (self, IRI_FINDING_IPV4_EMPTY_PART,
                  (IriSpan){ self->length - 1, self->length });
  if (n < 4)
    domain_error (self, IRI_FINDING_IPV4_TOO_FEW_PARTS, (IriSpan){ 0, self->length });
  if (n > 4)
    {
      domain_error (self, IRI_FINDING_IPV4_TOO_MANY_PARTS,
                    (IriSpan){ 0, self->length });
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    if (!read_component (self, &components[i]))
      return FALSE;
  if (!check_ranges (self, components, n))
    return FALSE;
  *address = (guint32) components[n - 1].value;
  for (guint i = 0; i + 1 < n; i++)
    *address += (guint32) components[i].value << 8 * (3 - i);
  return TRUE;
}

void
iri_url_append_ipv4 (guint32 address, GString *out)
{
  g_string_append_printf (out, "%u.%u.%u.%u", address >> 24, (address >> 16) & 0xff,
                          (address >> 8) & 0xff, address & 0xff);
}
