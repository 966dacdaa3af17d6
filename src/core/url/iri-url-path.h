/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The effect of adding a segment to a path. */
typedef enum
{
  IRI_URL_SEGMENT_KEPT,
  IRI_URL_SEGMENT_DOT,
  IRI_URL_SEGMENT_UP,
  IRI_URL_SEGMENT_UP_IN_VAIN, /* there was none to remove */
} IriUrlSegment;

/**
 * IriUrlPath:
 * @text: each segment after a "/"
 * @is_file: whether it is a path of a file URL, where drive letters count
 *
 * The path of a URL that is being parsed, as one buffer that grows and shrinks at
 * its end, so that any number of dot segments is linear.
 */
typedef struct
{
  GString *text;
  gboolean is_file;
} IriUrlPath;

/* Adds the segment that is @length bytes of @text (URL Standard, path
 * state). @slash_follows tells whether it is not the last one. */
IriUrlSegment iri_url_path_add (IriUrlPath *self,
                                const char *text,
                                gsize length,
                                gboolean slash_follows);

/* Removes the last segment unless it is a drive. */
void iri_url_path_shorten (IriUrlPath *self);

/* Adds the drive at the beginning of @path, if any. */
void iri_url_path_copy_drive (IriUrlPath *self, const char *path);

/* Whether the @length bytes at @text are a Windows drive letter: "C:", "c|". */
gboolean iri_url_is_drive (const char *text, gsize length);

/* Whether they start with one, as the first segment of a path. */
gboolean iri_url_begins_with_drive (const char *text, gsize length);

G_END_DECLS
