/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The MIME type of lists of URIs (RFC 2483 §5), which file managers and browsers
 * offer. */
#define SCOPE_URI_LIST "text/uri-list"

/**
 * ScopeUriList:
 * @bytes: the list as it was read
 * @first: (nullable): the first URI in UTF-8, NULL if there is none. Bytes that are not
 *   UTF-8, and NUL, are percent-encoded, so that none is lost
 * @n_uris: the number of URIs
 */
typedef struct
{
  GBytes *bytes;
  char *first;
  guint n_uris;
} ScopeUriList;

/* Reads a list of any size and content. A line ends with CR, LF or both; one that
 * begins with "#" is a comment. Free with scope_uri_list_free(). */
ScopeUriList *scope_uri_list_new (GBytes *bytes);

void scope_uri_list_free (ScopeUriList *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeUriList, scope_uri_list_free)

/* Reads @from to its end and closes it. Lists can have many mebibytes, so another
 * thread looks for the URIs. @done has no source object. */
void
scope_uri_list_read_async (GInputStream *from, GAsyncReadyCallback done, gpointer data);

/* Returns NULL with @error if the list could not be read to its end. */
ScopeUriList *scope_uri_list_read_finish (GAsyncResult *result, GError **error);
