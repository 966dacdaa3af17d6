/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include <string.h>

/* A dot between two other characters. */
static gboolean
looks_like_host (const char *name, gsize length)
{
  const char *dot = length > 2 ? memchr (name + 1, '.', length - 2) : NULL;

  return dot != NULL && dot[1] != '.';
}

/* Who reads a user as the host goes wrong most where users are out of use. */
static IriFindingCode
user_code (const IriCheck *self, IriSpan name)
{
  if ((self->scheme->special
       || !iri_span_is_present (self->parts->span[IRI_PART_SCHEME]))
      && looks_like_host (self->text + name.begin, iri_span_length (name)))
    return IRI_FINDING_USERINFO_LIKE_HOST;
  if (g_str_has_prefix (self->scheme->name, "http"))
    return IRI_FINDING_USERINFO_HTTP;
  return IRI_FINDING_USERINFO;
}

void
iri_check_userinfo (IriCheck *self)
{
  IriSpan user = self->parts->span[IRI_PART_USERINFO];
  const char *text = self->text + user.begin;
  const char *colon = memchr (text, ':', iri_span_length (user));
  IriSpan name = user;

  if (iri_span_length (user) == 0)
    {
      iri_check_found (self, IRI_FINDING_USERINFO_EMPTY, IRI_PART_USERINFO,
                       user.end, user.end + 1);
      return;
    }
  if (colon != NULL)
    name.end = user.begin + (gsize) (colon - text);
  iri_check_found (self, user_code (self, name), IRI_PART_USERINFO, user.begin,
                   user.end);
  if (colon != NULL && name.end + 1 < user.end)
    iri_check_found (self, IRI_FINDING_PASSWORD, IRI_PART_USERINFO,
                     name.end + 1, user.end);
}

/* The number that the port is; 65536 for any that is too large, -1 for none. */
static int
port_value (const char *text, gsize length)
{
  int value = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return -1;
      value = MIN (value * 10 + (text[i] - '0'), 65536);
    }
  return length > 0 ? value : -1;
}

void
iri_check_port (IriCheck *self)
{
  IriSpan port = self->parts->span[IRI_PART_PORT];
  const char *text = self->text + port.begin;
  int value = port_value (text, iri_span_length (port));

  if (iri_span_length (port) == 0)
    iri_check_found (self, IRI_FINDING_PORT_EMPTY, IRI_PART_PORT,
                     port.begin - 1, port.begin);
  if (value < 0)
    return;
  if (value == 0)
    iri_check_found (self, IRI_FINDING_PORT_ZERO, IRI_PART_PORT, port.begin,
                     port.end);
  if (value > 65535)
    iri_check_found (self, IRI_FINDING_PORT_RANGE, IRI_PART_PORT, port.begin,
                     port.end);
  if (text[0] == '0' && iri_span_length (port) > 1)
    iri_check_found (self, IRI_FINDING_PORT_ZEROS, IRI_PART_PORT, port.begin,
                     port.end);
  if (value != 0 && value == self->scheme->port)
    iri_check_found (self, IRI_FINDING_PORT_DEFAULT, IRI_PART_PORT, port.begin,
                     port.end);
}
