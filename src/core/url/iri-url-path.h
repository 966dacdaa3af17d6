/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The effect of adding a segment to a path. */
typedef enum
{
  IRI_URL_SEGMENT_KEPT,
  IRI_URL_SEGMENT_DOT,
  IRI_URL_SEGMENT_UP,
  IRI_URL_SEGMENT_UP_BEYOND_ROOT, /* there was no segment to remove */
} IriUrlSegment;

/**
 * IriUrlPath:
 * @text: the path so far, each segment after a "/"
 * @is_file: whether it is the path of a file URL, where drive letters count
 *
 * The path of a URL that is being parsed. The buffer grows and shrinks only at its
 * end, so dot segments take linear time.
 */
typedef struct
{
  GString *text;
  gboolean is_file;
} IriUrlPath;

/* Adds a segment, @length bytes of @text (URL Standard, path state). @slash_follows is
 * FALSE for the last segment. */
IriUrlSegment iri_url_path_add (IriUrlPath *self,
                                const char *text,
                                gsize length,
                                gboolean slash_follows);

/* Removes the last segment unless it is a drive. */
void iri_url_path_shorten (IriUrlPath *self);

/* Adds the drive letter at the beginning of @path, if there is one. */
void iri_url_path_copy_drive (IriUrlPath *self, const char *path);

/* Whether the @length bytes at @text are a Windows drive letter: "C:", "c|". */
gboolean iri_url_is_drive (const char *text, gsize length);

/* Whether the @length bytes at @text start with a Windows drive letter that is a whole
 * path segment. */
gboolean iri_url_begins_with_drive (const char *text, gsize length);
