/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ascii-look-alike.h"
#include "iri-to-iri.h"

#include <string.h>

static gboolean
is_like_dot (gunichar c)
{
  return iri_char_is_label_dot (c) || g_strcmp0 (iri_ascii_look_alike (c), ".") == 0;
}

/* Whether @name has a dot between two other characters. The dot may be
 * percent-encoded or a look-alike. */
static gboolean
has_dot_inside (const char *name, gsize length)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  gboolean dot = TRUE, other_before_dot = FALSE;

  iri_decode (name, length, plain);
  for (const char *p = plain->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean is_dot = is_like_dot (iri_utf8_first (p));

      if (!is_dot && dot && other_before_dot)
        return TRUE;
      other_before_dot = is_dot && !dot;
      dot = is_dot;
    }
  return FALSE;
}

/* Whether the password looks like a port: "login:443@". */
static gboolean
is_port (const char *password, gsize length)
{
  gsize n = 0;

  while (n < length && g_ascii_isdigit (password[n]))
    n++;
  return n > 0 && n == length && n <= 5;
}

/* A userinfo that looks like a host deceives most in schemes that no longer use
 * userinfo. In browsers a "\" ends the host: see iri_check_backslash_host(). */
static IriFindingCode
user_code (const IriCheck *self, IriSpan name, IriSpan password)
{
  const char *text = self->text;

  if (iri_check_may_be_web (self)
      && memchr (text + name.begin, '\\', password.end - name.begin) != NULL)
    return IRI_FINDING_USERINFO;
  if (iri_check_may_be_web (self)
      && iri_span_length (self->components->span[IRI_COMPONENT_HOST]) > 0
      && (has_dot_inside (text + name.begin, iri_span_length (name))
          || is_port (text + password.begin, iri_span_length (password))))
    return IRI_FINDING_USERINFO_LIKE_HOST;
  if (g_str_has_prefix (self->scheme->name, "http"))
    return IRI_FINDING_USERINFO_HTTP;
  return IRI_FINDING_USERINFO;
}

void
iri_check_userinfo (IriCheck *self)
{
  IriSpan user = self->components->span[IRI_COMPONENT_USERINFO];
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  IriSpan name = user, password = { user.end, user.end };
  const char *text = self->text + user.begin;
  const char *colon = memchr (text, ':', iri_span_length (user));
  g_autofree char *target = NULL;

  if (iri_span_length (user) == 0)
    {
      iri_check_report (self, IRI_FINDING_USERINFO_EMPTY, IRI_COMPONENT_USERINFO,
                        user.end, user.end + 1);
      return;
    }
  if (colon != NULL)
    {
      name.end = user.begin + (gsize) (colon - text);
      password.begin = name.end + 1;
    }
  target = g_strndup (self->text + host.begin, iri_span_length (host));
  iri_check_report_with_quote (self, user_code (self, name, password),
                               IRI_COMPONENT_USERINFO, user, target);
  if (iri_span_length (password) > 0)
    iri_check_report (self, IRI_FINDING_PASSWORD, IRI_COMPONENT_USERINFO,
                      password.begin, password.end);
}

/* The value of the port; 65536 if it is larger than 65535, -1 if it is not a number. */
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
  IriSpan port = self->components->span[IRI_COMPONENT_PORT];
  const char *text = self->text + port.begin;
  int value = port_value (text, iri_span_length (port));

  if (iri_span_length (port) == 0)
    iri_check_report (self, IRI_FINDING_PORT_EMPTY, IRI_COMPONENT_PORT, port.begin - 1,
                      port.begin);
  if (value < 0)
    return;
  if (value == 0)
    iri_check_report (self, IRI_FINDING_PORT_ZERO, IRI_COMPONENT_PORT, port.begin,
                      port.end);
  if (value > 65535)
    iri_check_report (self, IRI_FINDING_PORT_RANGE, IRI_COMPONENT_PORT, port.begin,
                      port.end);
  if (text[0] == '0' && iri_span_length (port) > 1)
    iri_check_report (self, IRI_FINDING_PORT_ZEROS, IRI_COMPONENT_PORT, port.begin,
                      port.end);
  if (value != 0 && value == self->scheme->port)
    iri_check_report (self, IRI_FINDING_PORT_DEFAULT, IRI_COMPONENT_PORT, port.begin,
                      port.end);
}
