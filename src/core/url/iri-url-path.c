/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-path.h"

#include "iri-url-encode.h"

#include <string.h>

gboolean
iri_url_is_drive (const char *text, gsize length)
{
  return length == 2 && g_ascii_isalpha (text[0]) && (text[1] == ':' || text[1] == '|');
}

gboolean
iri_url_begins_with_drive (const char *text, gsize length)
{
  return length >= 2 && iri_url_is_drive (text, 2)
         && (length == 2 || (text[2] != '\0' && strchr ("/\\?#", text[2]) != NULL));
}

/* The length of a normalized drive letter that is the first segment of @path: 3 bytes
 * with its "/", or 0 if there is none. */
static gsize
drive_length (const char *path)
{
  return path[0] == '/' && g_ascii_isalpha (path[1]) && path[2] == ':'
                 && (path[3] == '\0' || path[3] == '/')
             ? 3
             : 0;
}

void
iri_url_path_copy_drive (IriUrlPath *self, const char *path)
{
  g_string_append_len (self->text, path, (gssize) drive_length (path));
}

void
iri_url_path_shorten (IriUrlPath *self)
{
  gsize end = self->text->len;

  if (end == 0 || (self->is_file && end == 3 && drive_length (self->text->str) == end))
    return;
  while (self->text->str[end - 1] != '/')
    end--;
  g_string_truncate (self->text, end - 1);
}

/* Returns 1 for a single-dot URL path segment, 2 for a double-dot one, and 0 for any
 * other. "%2e" counts as a dot. */
static guint
count_dots (const char *text, gsize length)
{
  guint dots = 0;

  for (gsize at = 0; at < length && dots <= 2; dots++)
    if (text[at] == '.')
      at++;
    else if (length - at >= 3 && g_ascii_strncasecmp (text + at, "%2e", 3) == 0)
      at += 3;
    else
      return 0;
  return dots <= 2 ? dots : 0;
}

/* Handles a dot segment. At the end of the path it leaves a "/". */
static IriUrlSegment
add_dots (IriUrlPath *self, guint dots, gboolean slash_follows)
{
  gsize before = self->text->len;
  gboolean vain;

  if (dots == 2)
    iri_url_path_shorten (self);
  vain = self->text->len == before;
  if (!slash_follows)
    g_string_append_c (self->text, '/');
  if (dots == 1)
    return IRI_URL_SEGMENT_DOT;
  return vain ? IRI_URL_SEGMENT_UP_BEYOND_ROOT : IRI_URL_SEGMENT_UP;
}

IriUrlSegment
iri_url_path_add (IriUrlPath *self,
                  const char *text,
                  gsize length,
                  gboolean slash_follows)
{
  guint dots = count_dots (text, length);

  if (dots > 0)
    return add_dots (self, dots, slash_follows);
  g_string_append_c (self->text, '/');
  if (self->is_file && self->text->len == 1 && iri_url_is_drive (text, length))
    g_string_append_printf (self->text, "%c:", text[0]);
  else
    iri_url_encode (text, length, IRI_URL_SET_PATH, self->text);
  return IRI_URL_SEGMENT_KEPT;
}
