/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ascii-look-alike.h"
#include "iri-parse.h"
#include "iri-to-iri.h"
#include "iri-url-private.h"

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

/* Whether browsers may parse the text as a web address. */
static gboolean
may_be_web (const IriCheck *self)
{
  return self->scheme->special
         || !iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME]);
}

/* A userinfo that looks like a host deceives most in schemes that no longer use
 * userinfo. In browsers a "\" ends the host: see iri_check_backslash_host(). */
static IriFindingCode
user_code (const IriCheck *self, IriSpan name, IriSpan password)
{
  const char *text = self->text;

  if (may_be_web (self)
      && memchr (text + name.begin, '\\', password.end - name.begin) != NULL)
    return IRI_FINDING_USERINFO;
  if (may_be_web (self)
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
      iri_check_found (self, IRI_FINDING_USERINFO_EMPTY, IRI_COMPONENT_USERINFO,
                       user.end, user.end + 1);
      return;
    }
  if (colon != NULL)
    {
      name.end = user.begin + (gsize) (colon - text);
      password.begin = name.end + 1;
    }
  target = g_strndup (self->text + host.begin, iri_span_length (host));
  iri_check_found_quote (self, user_code (self, name, password), IRI_COMPONENT_USERINFO,
                         user, target);
  if (iri_span_length (password) > 0)
    iri_check_found (self, IRI_FINDING_PASSWORD, IRI_COMPONENT_USERINFO, password.begin,
                     password.end);
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
    iri_check_found (self, IRI_FINDING_PORT_EMPTY, IRI_COMPONENT_PORT, port.begin - 1,
                     port.begin);
  if (value < 0)
    return;
  if (value == 0)
    iri_check_found (self, IRI_FINDING_PORT_ZERO, IRI_COMPONENT_PORT, port.begin,
                     port.end);
  if (value > 65535)
    iri_check_found (self, IRI_FINDING_PORT_RANGE, IRI_COMPONENT_PORT, port.begin,
                     port.end);
  if (text[0] == '0' && iri_span_length (port) > 1)
    iri_check_found (self, IRI_FINDING_PORT_ZEROS, IRI_COMPONENT_PORT, port.begin,
                     port.end);
  if (value != 0 && value == self->scheme->port)
    iri_check_found (self, IRI_FINDING_PORT_DEFAULT, IRI_COMPONENT_PORT, port.begin,
                     port.end);
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
  static const IriUrlErrors unheard = { 0 };
  IriHostKind kind;
  g_autofree char *host = iri_url_parse_host (self->text, span, FALSE, &kind, &unheard);

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

  if (!may_be_web (self))
    return;
  browser = find_browser_host (self);
  if (browser == NULL)
    return;
  iri_parse (self->text, self->length, iri_spec_default (), &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  sign.begin = (gsize) (strchr (self->text, '\\') - self->text);
  sign.end = sign.begin + 1;
  if (!iri_span_is_present (host))
    iri_check_found_quote (self, IRI_FINDING_BACKSLASH_HOST, IRI_COMPONENT_NONE, sign,
                           browser);
  else if (!is_host (self, host, browser))
    {
      iri_check_found_quote (self, IRI_FINDING_BACKSLASH_OTHER_HOST, IRI_COMPONENT_NONE,
                             sign, browser);
      self->pending.other = host;
    }
}
