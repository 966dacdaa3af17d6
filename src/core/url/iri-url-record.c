/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

static const struct
{
  const char *scheme;
  int port;
} special_schemes[] = {
  { "ftp", 21 },    { "file", -1 }, { "http", 80 },
  { "https", 443 }, { "ws", 80 },   { "wss", 443 },
};

gboolean
iri_url_is_special (const char *scheme, int *port)
{
  for (gsize i = 0; i < G_N_ELEMENTS (special_schemes); i++)
    if (g_str_equal (special_schemes[i].scheme, scheme))
      {
        if (port != NULL)
          *port = special_schemes[i].port;
        return TRUE;
      }
  return FALSE;
}

void
iri_url_free (IriUrl *self)
{
  if (self == NULL)
    return;
  g_free (self->scheme);
  g_free (self->username);
  g_free (self->password);
  g_free (self->host);
  g_free (self->path);
  g_free (self->query);
  g_free (self->fragment);
  g_free (self);
}

void
iri_url_append_authority (const IriUrl *self, GString *out)
{
  if (*self->username != '\0' || *self->password != '\0')
    {
      g_string_append (out, self->username);
      if (*self->password != '\0')
        g_string_append_printf (out, ":%s", self->password);
      g_string_append_c (out, '@');
    }
  if (self->host != NULL)
    g_string_append (out, self->host);
  if (self->port >= 0)
    g_string_append_printf (out, ":%d", self->port);
}

void
iri_url_append_href (const IriUrl *self, GString *out)
{
  g_string_append_printf (out, "%s:", self->scheme);
  if (self->host != NULL)
    {
      g_string_append (out, "//");
      iri_url_append_authority (self, out);
    }
  /* Otherwise the path would be parsed as an authority. */
  else if (!self->opaque && g_str_has_prefix (self->path, "//"))
    g_string_append (out, "/.");
  g_string_append (out, self->path);
  if (self->query != NULL)
    g_string_append_printf (out, "?%s", self->query);
  if (self->fragment != NULL)
    g_string_append_printf (out, "#%s", self->fragment);
}
