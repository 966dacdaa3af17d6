/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-carried.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-percent-decode.h"

#include <string.h>

#define MAX_DECODED 2

/* Longer texts, in bytes, are not decoded. */
#define MAX_LENGTH ((gsize) 65536)

/* The shortest Base64 of a web address: http://a. */
#define MIN_BASE64 12

static const char *const starts[] = { "http://", "https://", "ftp://" };

/* Delimiters that end what an address may be in. The path of a proxy has the address
 * without any encoding, so it goes on to the end of the query. */
static const struct
{
  IriComponent component;
  const char *delimiters;
} places[] = {
  { IRI_COMPONENT_PATH, "/;=,@" },
  { IRI_COMPONENT_QUERY, "&;=?" },
  { IRI_COMPONENT_FRAGMENT, "&;=?!" },
};

typedef struct
{
  GArray *list; /* IriCarried */
  gsize n_left_out;
} Found;

static gboolean
begins_address (const char *text, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    if (length > strlen (starts[i])
        && g_ascii_strncasecmp (text, starts[i], strlen (starts[i])) == 0)
      return TRUE;
  return FALSE;
}

/* Whether @text is a web address with a host. */
static gboolean
is_address (const char *text)
{
  gsize length = strlen (text);
  IriComponents components;

  if (!begins_address (text, length) || !iri_utf8_is_valid (text, length))
    return FALSE;
  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  return components.host_kind != IRI_HOST_NONE
         && components.host_kind != IRI_HOST_EMPTY;
}

/* The octets of @text, in either alphabet of Base64, or NULL. */
static char *
decode_base64 (const char *text, gsize length)
{
  g_autoptr (GString) usual = NULL;
  gsize n = length, n_octets;
  guchar *octets;

  while (n > 0 && text[n - 1] == '=')
    n--;
  if (n < MIN_BASE64 || n % 4 == 1)
    return NULL;
  usual = g_string_new_len (text, (gssize) n);
  for (gsize i = 0; i < n; i++)
    if (!g_ascii_isalnum (text[i]) && strchr ("+/-_", text[i]) == NULL)
      return NULL;
  g_strdelimit (usual->str, "-", '+');
  g_strdelimit (usual->str, "_", '/');
  while (usual->len % 4 != 0)
    g_string_append_c (usual, '=');
  octets = g_base64_decode (usual->str, &n_octets);
  octets = g_realloc (octets, n_octets + 1);
  octets[n_octets] = '\0';
  if (strlen ((char *) octets) == n_octets)
    return (char *) octets;
  g_free (octets);
  return NULL;
}

static void
clear_carried (gpointer data)
{
  g_free (((IriCarried *) data)->iri);
}

static void
take (Found *found, IriCarried carried)
{
  if (found->list->len < IRI_CARRIED_MAX)
    {
      g_array_append_val (found->list, carried);
      return;
    }
  clear_carried (&carried);
  found->n_left_out++;
}

static gboolean
try_base64 (Found *found, const char *text, IriCarried carried)
{
  carried.iri = decode_base64 (text, strlen (text));
  carried.base64 = TRUE;
  if (carried.iri != NULL && is_address (carried.iri))
    {
      take (found, carried);
      return TRUE;
    }
  g_free (carried.iri);
  return FALSE;
}

/* Whether the address, or what it is encoded as, is at @span. */
static gboolean
try_span (Found *found, const char *text, IriCarried carried)
{
  g_autoptr (GString) octets = g_string_new_len (
      text + carried.span.begin, (gssize) iri_span_length (carried.span));

  if (octets->len > MAX_LENGTH)
    return FALSE;
  for (;; carried.n_decoded++)
    {
      g_autoptr (GString) next = NULL;

      if (is_address (octets->str))
        {
          carried.iri = g_strdup (octets->str);
          take (found, carried);
          return TRUE;
        }
      if (try_base64 (found, octets->str, carried))
        return TRUE;
      if (carried.n_decoded == MAX_DECODED || strchr (octets->str, '%') == NULL)
        return FALSE;
      next = g_string_sized_new (octets->len);
      iri_percent_append_octets (octets->str, octets->len, next);
      if (strlen (next->str) != next->len)
        return FALSE;
      g_string_assign (octets, next->str);
    }
}

/* The end of the address that is written without any encoding at @at of @component. */
static gsize
end_of_plain (const char *text,
              const IriComponents *components,
              IriComponent component,
              gsize at)
{
  IriSpan span = components->span[component];
  IriSpan query = components->span[IRI_COMPONENT_QUERY];
  const char *ampersand;

  if (component == IRI_COMPONENT_PATH)
    return iri_span_is_present (query) ? query.end : span.end;
  ampersand = component == IRI_COMPONENT_QUERY ? memchr (text + at, '&', span.end - at)
                                               : NULL;
  return ampersand != NULL ? (gsize) (ampersand - text) : span.end;
}

/* Looks at each place in @component where something starts. Returns whether the rest of
 * the text belongs to an address. */
static gboolean
search (Found *found,
        const char *text,
        const IriComponents *components,
        IriComponent component,
        const char *delimiters)
{
  IriSpan span = components->span[component];

  for (gsize at = span.begin, end; at < span.end; at = end + 1)
    {
      IriCarried carried = { .component = component };

      for (end = at; end < span.end && strchr (delimiters, text[end]) == NULL; end++)
        ;
      if (begins_address (text + at, span.end - at))
        end = end_of_plain (text, components, component, at);
      carried.span = (IriSpan){ at, end };
      if (end > at && try_span (found, text, carried) && end > span.end)
        return TRUE;
    }
  return FALSE;
}

GArray *
iri_carried_find (const char *text, const IriComponents *components, gsize *n_left_out)
{
  Found found = { g_array_new (FALSE, FALSE, sizeof (IriCarried)), 0 };

  g_array_set_clear_func (found.list, clear_carried);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (iri_span_is_present (components->span[places[i].component])
        && search (&found, text, components, places[i].component, places[i].delimiters))
      break;
  *n_left_out = found.n_left_out;
  return found.list;
}
