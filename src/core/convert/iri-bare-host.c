/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bare-host.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-psl.h"
#include "iri-quoted-local.h"

#include <stdlib.h>
#include <string.h>

#define MAX_PORT 65535

/* Domains that are not in the Public Suffix List: special-use domains (RFC 6761 §6,
 * RFC 6762 §3, RFC 7686, RFC 8375) and the one for private networks. */
static const char *const special[]
    = { "example", "invalid", "test", "local", "localhost", "onion", "internal" };

static const char *const completions[] = {
  [IRI_BARE_HOST_NONE] = "",
  [IRI_BARE_HOST_WEB] = "https://",
  [IRI_BARE_HOST_EMAIL] = "mailto:",
};

/* Names have no other characters, although the grammar of IRIs allows some. */
#define NAME_BYTES G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-._"

/* Those that userinfo may have, but no local part without quotes (RFC 5322 §3.2.3). */
#define NOT_IN_LOCAL_PART "(),;"

/* Those that a quoted local part has without percent-encoding in a mailto URI, besides
 * letters, digits and "-._~" (RFC 6068 §2). */
#define QCHARS "!$'()*+:"

/* A text read as what follows the two slashes of an authority. A letter replaces a
 * quoted local part, which no IRI has. */
typedef struct
{
  char *text;
  gsize length;
  gboolean quoted;
  IriComponents components;
} Parsed;

/* The length of the quoted local part before the "@" of @text, or 0. */
static gsize
quoted_length (const char *text, gsize length)
{
  gsize quoted = iri_quoted_local_length (text, length);

  return quoted < length && text[quoted] == '@' ? quoted : 0;
}

static Parsed
parse (const char *text, gsize length)
{
  gsize quoted = quoted_length (text, length);
  Parsed self = { .text = g_strdup_printf ("//%s%.*s", quoted > 0 ? "a" : "",
                                           (int) (length - quoted), text + quoted),
                  .quoted = quoted > 0 };

  self.length = strlen (self.text);
  iri_parse (self.text, self.length, iri_spec_default (), &self.components, NULL, NULL);
  return self;
}

gboolean
iri_bare_host_is_top_level (const char *label)
{
  for (gsize i = 0; i < G_N_ELEMENTS (special); i++)
    if (g_str_equal (label, special[i]))
      return TRUE;
  return iri_psl_is_suffix (label);
}

/* Whether the end of @ascii is a top-level domain. "localhost" is one by itself. */
static gboolean
has_top_level_domain (const char *ascii)
{
  gsize length = strlen (ascii);
  g_autofree char *name = g_ascii_strdown (
      ascii, (gssize) (length - (g_str_has_suffix (ascii, ".") ? 1 : 0)));
  const char *dot = strrchr (name, '.');

  if (dot == NULL)
    return g_str_equal (name, "localhost");
  return iri_bare_host_is_top_level (dot + 1);
}

static gboolean
is_name (const Parsed *self)
{
  IriSpan span = self->components.span[IRI_COMPONENT_HOST];
  g_autoptr (IriHost) host = NULL;

  if (memchr (self->text + span.begin, '%', iri_span_length (span)) != NULL
      || self->text[span.begin] == '.')
    return FALSE;
  host = iri_host_new_name (self->text, span, IRI_HOST_REG_NAME, IRI_IDNA_UTS46);
  return host->ascii != NULL && host->ascii[strspn (host->ascii, NAME_BYTES)] == '\0'
         && has_top_level_domain (host->ascii);
}

static gboolean
is_host (const Parsed *self)
{
  switch (self->components.host_kind)
    {
    case IRI_HOST_REG_NAME:
      return is_name (self);
    case IRI_HOST_IPV4:
    case IRI_HOST_IPV6:
      return TRUE;
    case IRI_HOST_NONE:
    case IRI_HOST_EMPTY:
    case IRI_HOST_IPVFUTURE:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_port (const Parsed *self)
{
  IriSpan port = self->components.span[IRI_COMPONENT_PORT];

  return !iri_span_is_present (port)
         || (iri_span_length (port) > 0 && iri_span_length (port) <= 5
             && strtoul (self->text + port.begin, NULL, 10) <= MAX_PORT);
}

/* What is before a colon may be a scheme, or a user name before a password, which are
 * not written without a scheme. */
static gboolean
may_be_scheme (const Parsed *self)
{
  IriSpan user = self->components.span[IRI_COMPONENT_USERINFO];

  return iri_span_is_present (user)
         && (iri_span_length (user) == 0
             || memchr (self->text + user.begin, ':', iri_span_length (user)) != NULL);
}

/* Whether the host is all that can be an IRI: "localhost" and an IPv6 address without
 * brackets are also words and times. */
static gboolean
is_certain (const Parsed *self)
{
  IriSpan host = self->components.span[IRI_COMPONENT_HOST];

  return memchr (self->text + host.begin, '.', iri_span_length (host)) != NULL
         || self->components.host_kind != IRI_HOST_REG_NAME
         || !iri_is_ascii (self->text + host.begin, iri_span_length (host))
         || iri_span_is_present (self->components.span[IRI_COMPONENT_PORT]);
}

/* Whether all that is there is a name before "@" and a domain. */
static gboolean
is_email (const Parsed *self)
{
  const IriComponents *components = &self->components;

  return iri_span_is_present (components->span[IRI_COMPONENT_USERINFO])
         && components->host_kind == IRI_HOST_REG_NAME
         && components->span[IRI_COMPONENT_HOST].end == self->length;
}

static gboolean
has_local_part (const Parsed *self)
{
  IriSpan user = self->components.span[IRI_COMPONENT_USERINFO];

  return strcspn (self->text + user.begin, NOT_IN_LOCAL_PART) >= iri_span_length (user);
}

/* What the text is, if it begins with a host. */
static IriBareHost
kind_of (const Parsed *self)
{
  if (is_email (self))
    return has_local_part (self) ? IRI_BARE_HOST_EMAIL : IRI_BARE_HOST_NONE;
  return self->quoted ? IRI_BARE_HOST_NONE : IRI_BARE_HOST_WEB;
}

IriBareHost
iri_bare_host_find (const char *text, gsize length)
{
  IriBareHost bare = IRI_BARE_HOST_NONE;
  Parsed parsed;

  if (length == 0 || iri_byte_is ((guint8) *text, IRI_CLASS_END_OF_AUTHORITY))
    return bare;
  parsed = parse (text, length);
  if (parsed.components.valid && !may_be_scheme (&parsed) && is_port (&parsed)
      && is_certain (&parsed) && is_host (&parsed))
    bare = kind_of (&parsed);
  g_free (parsed.text);
  return bare;
}

/* In an email address, a percent sign is a character like others (RFC 6068 §2). */
char *
iri_bare_host_complete (IriBareHost self, const char *text)
{
  gsize quoted = self == IRI_BARE_HOST_EMAIL ? quoted_length (text, strlen (text)) : 0;
  g_autofree char *local = g_strndup (text, quoted);
  g_autofree char *escaped = g_uri_escape_string (local, QCHARS, TRUE);
  GString *rest = g_string_new (text + quoted);
  char *iri;

  if (self == IRI_BARE_HOST_EMAIL)
    g_string_replace (rest, "%", "%25", 0);
  iri = g_strconcat (completions[self], escaped, rest->str, NULL);
  g_string_free (rest, TRUE);
  return iri;
}

IriHost *
iri_bare_host_new (const char *text)
{
  Parsed parsed = parse (text, strlen (text));
  IriHost *host
      = iri_host_new_name (parsed.text, parsed.components.span[IRI_COMPONENT_HOST],
                           parsed.components.host_kind, IRI_IDNA_UTS46);

  g_free (parsed.text);
  return host;
}
