/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The grammar of RFC 3986, which is that of RFC 3987 for US-ASCII: against uriparser,
 * which validates, and against GLib, which does not look at every character. */

#include "differential.h"

#include "iri-parse.h"

#include <string.h>
#include <uriparser/Uri.h>

void
differential_make_ascii (GString *text, GRand *random)
{
  for (gsize i = 0; i < text->len; i++)
    if ((text->str[i] & 0x80) != 0 || text->str[i] == '\0')
      text->str[i] = g_rand_int_range (random, 0, 8) == 0
                         ? (char) g_rand_int_range (random, 1, 0x80)
                         : 'a';
}

/* The components in the order of IriComponent; NULL for absent ones. */
typedef struct
{
  char *text[IRI_N_COMPONENTS];
} Parts;

static void
parts_clear (Parts *self)
{
  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    g_clear_pointer (&self->text[i], g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Parts, parts_clear)

static Parts
parts_of_ours (const char *text, const IriComponents *components)
{
  Parts parts = { { NULL } };

  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    if (iri_span_is_present (components->span[i]))
      parts.text[i] = g_strndup (text + components->span[i].begin,
                                 iri_span_length (components->span[i]));
  return parts;
}

static char *
copy_range (UriTextRangeA range)
{
  return range.first != NULL
             ? g_strndup (range.first, (gsize) (range.afterLast - range.first))
             : NULL;
}

static char *
join_path (const UriUriA *uri)
{
  GString *path = g_string_new (NULL);
  gboolean slash
      = uri->absolutePath || (uri->hostText.first != NULL && uri->pathHead != NULL);

  for (const UriPathSegmentA *at = uri->pathHead; at != NULL; at = at->next)
    {
      if (slash)
        g_string_append_c (path, '/');
      g_string_append_len (path, at->text.first,
                           (gssize) (at->text.afterLast - at->text.first));
      slash = TRUE;
    }
  if (uri->absolutePath && uri->pathHead == NULL)
    g_string_append_c (path, '/');
  return g_string_free (path, FALSE);
}

static Parts
parts_of_uriparser (const UriUriA *uri)
{
  Parts parts = { {
      [IRI_COMPONENT_SCHEME] = copy_range (uri->scheme),
      [IRI_COMPONENT_USERINFO] = copy_range (uri->userInfo),
      [IRI_COMPONENT_HOST] = copy_range (uri->hostText),
      [IRI_COMPONENT_PORT] = copy_range (uri->portText),
      [IRI_COMPONENT_PATH] = join_path (uri),
      [IRI_COMPONENT_QUERY] = copy_range (uri->query),
      [IRI_COMPONENT_FRAGMENT] = copy_range (uri->fragment),
  } };
  char *host = parts.text[IRI_COMPONENT_HOST];

  if (host != NULL
      && (uri->hostData.ip6 != NULL || uri->hostData.ipFuture.first != NULL))
    {
      parts.text[IRI_COMPONENT_HOST] = g_strdup_printf ("[%s]", host);
      g_free (host);
    }
  return parts;
}

/* Returns the first component that differs, or %IRI_COMPONENT_NONE. */
static IriComponent
find_difference (const Parts *ours, const Parts *theirs)
{
  IriComponent i = 0;

  while (i < IRI_N_COMPONENTS && g_strcmp0 (ours->text[i], theirs->text[i]) == 0)
    i++;
  return i;
}

static const char *
compare_uriparser (const char *text, gsize length, GString *said)
{
  UriUriA uri;
  IriComponents components;
  IriComponent different;
  gboolean parses
      = uriParseSingleUriExA (&uri, text, text + length, NULL) == URI_SUCCESS;
  g_auto (Parts) ours = { { NULL } };
  g_auto (Parts) theirs = { { NULL } };

  iri_parse (text, length, iri_spec_find ("rfc3987"), &components, NULL, NULL);
  if (!parses && !components.valid)
    return NULL;
  g_string_append_printf (said, "valid: ours %d, uriparser %d", components.valid,
                          parses);
  if (!parses)
    return differential_unexplained;
  ours = parts_of_ours (text, &components);
  theirs = parts_of_uriparser (&uri);
  uriFreeUriMembersA (&uri);
  if (!components.valid)
    return differential_unexplained;
  different = find_difference (&ours, &theirs);
  if (different == IRI_COMPONENT_NONE)
    return NULL;
  g_string_append_printf (said, "; %s: ours «%s», uriparser «%s»",
                          iri_component_id (different), ours.text[different],
                          theirs.text[different]);
  return differential_unexplained;
}

/* Why GLib rejects a valid URI. */
static const char *
explain_glib (const Parts *ours)
{
  const char *host = ours->text[IRI_COMPONENT_HOST];
  const char *port = ours->text[IRI_COMPONENT_PORT];

  if (port != NULL && g_ascii_strtoull (port, NULL, 10) > 65535)
    return "port above 65535, which RFC 3986 §3.2.3 allows";
  if (host != NULL && host[0] == '[' && (host[1] | 0x20) == 'v')
    return "IPvFuture, which GLib does not know (RFC 3986 §3.2.2)";
  if (host != NULL && strchr (host, '%') != NULL)
    return "octets in a host that are not UTF-8, which RFC 3986 §3.2.2 allows";
  return differential_unexplained;
}

/* GLib decodes unreserved octets and writes the others in upper case (RFC 3986 §6.2.2),
 * whatever it is told. */
static void
normalize (char **text)
{
  GString *out;
  const char *at = *text;

  if (at == NULL)
    return;
  out = g_string_new (NULL);
  for (; *at != '\0'; at++)
    if (*at == '%')
      {
        char octet
            = (char) (g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2]));

        if (g_ascii_isalnum (octet)
            || (octet != '\0' && strchr ("-._~", octet) != NULL))
          g_string_append_c (out, octet);
        else
          g_string_append_printf (out, "%%%02X", (guint8) octet);
        at += 2;
      }
    else
      g_string_append_c (out, *at);
  g_free (*text);
  *text = g_string_free (out, FALSE);
}

/* GLib decodes hosts, and gives IP literals without brackets and ports as numbers. */
static gboolean
has_same_authority (const Parts *ours, const char *host, int port)
{
  const char *our_host = ours->text[IRI_COMPONENT_HOST];
  const char *our_port = ours->text[IRI_COMPONENT_PORT];
  gsize length = our_host != NULL ? strlen (our_host) : 0;
  g_autofree char *bare = NULL, *normal = g_strdup (our_host);

  if (our_host == NULL)
    return host == NULL && port == -1;
  if (host == NULL)
    return FALSE;
  if (strchr (our_host, '%') != NULL)
    bare = g_uri_unescape_string (our_host, NULL);
  else if (our_host[0] == '[')
    bare = g_strndup (our_host + 1, length - 2);
  else
    bare = g_strdup (our_host);
  /* Octets that are not US-ASCII stay. */
  normalize (&normal);
  return (g_strcmp0 (bare, host) == 0 || g_strcmp0 (normal, host) == 0)
         && port
                == (our_port == NULL || *our_port == '\0'
                        ? -1
                        : (int) g_ascii_strtoll (our_port, NULL, 10));
}

/* What is valid by ours must have the same components. */
static const char *
compare_glib (const char *text, gsize length, GString *said)
{
  IriComponents components;
  g_auto (Parts) ours = { { NULL } };
  g_auto (Parts) theirs = { { NULL } };
  g_autofree char *host = NULL;
  g_autoptr (GError) error = NULL;
  IriComponent different;
  int port;

  iri_parse (text, length, iri_spec_find ("rfc3987"), &components, NULL, NULL);
  if (!components.valid)
    return differential_skipped;
  ours = parts_of_ours (text, &components);
  if (!g_uri_split (text, G_URI_FLAGS_ENCODED | G_URI_FLAGS_NON_DNS, &theirs.text[0],
                    &theirs.text[1], &host, &port, &theirs.text[IRI_COMPONENT_PATH],
                    &theirs.text[IRI_COMPONENT_QUERY],
                    &theirs.text[IRI_COMPONENT_FRAGMENT], &error))
    {
      g_string_append (said, error->message);
      return explain_glib (&ours);
    }
  if (!has_same_authority (&ours, host, port))
    {
      g_string_append_printf (said, "host «%s», port %d", host, port);
      return differential_unexplained;
    }
  for (IriComponent i = IRI_COMPONENT_HOST; i <= IRI_COMPONENT_PORT; i++)
    theirs.text[i] = g_strdup (ours.text[i]);
  /* GLib gives schemes in lower case (§3.1). */
  if (ours.text[IRI_COMPONENT_SCHEME] != NULL)
    {
      g_autofree char *scheme = g_steal_pointer (&ours.text[IRI_COMPONENT_SCHEME]);

      ours.text[IRI_COMPONENT_SCHEME] = g_ascii_strdown (scheme, -1);
    }
  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    {
      normalize (&ours.text[i]);
      normalize (&theirs.text[i]);
    }
  different = find_difference (&ours, &theirs);
  if (different == IRI_COMPONENT_NONE)
    return NULL;
  g_string_append_printf (said, "%s: ours «%s», GLib «%s»",
                          iri_component_id (different), ours.text[different],
                          theirs.text[different]);
  return differential_unexplained;
}

const Differential differential_uriparser
    = { "grammar-uriparser", differential_make_ascii, compare_uriparser };
const Differential differential_glib
    = { "grammar-glib", differential_make_ascii, compare_glib };
