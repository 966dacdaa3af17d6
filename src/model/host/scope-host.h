/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-form.h"
#include "scope-lazy-result.h"

#define SCOPE_TYPE_HOST (scope_host_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHost, scope_host, SCOPE, HOST, ScopeLazyResult)

/* Longer hosts, in bytes, are analysed in a thread. DNS names are never longer. */
#define SCOPE_HOST_MAX_AT_ONCE 256

/**
 * ScopeHost:
 *
 * The analysis of the host of a document, for the page Host. Its properties, besides
 * those of #ScopeLazyResult:
 *
 * - `page`: "empty" (no IRI), "none" (no host) or "host"
 * - `verdict`: the #ScopeVerdict on the host
 * - `name`: the host in Pango markup, with the registrable domain in bold
 * - `named`: whether it is a name, not an IP address
 * - `heading`: the heading of the labels, which says their order
 * - `more`: the number of labels that are not listed
 */

ScopeHost *scope_host_new (ScopeDocument *document);

void scope_host_set_active (ScopeHost *self, gboolean active);

/* Lists of #ScopeHostForm, #ScopeHostLabel and, for the whole host,
 * #ScopeHostFlavour. */
GListModel *scope_host_get_forms (ScopeHost *self);
GListModel *scope_host_get_labels (ScopeHost *self);
GListModel *scope_host_get_flavours (ScopeHost *self);

/* A whole form of the host; NULL if there is none. Free with g_free(). */
char *scope_host_dup_form (ScopeHost *self, ScopeHostFormKind kind);

/* The A-label of @label or, if @unicode, its U-label. @label may be
 * %SCOPE_HOST_WHOLE; @idna is an #IriIdnaFlavour, or 0 for that of the document. */
char *scope_host_dup_label (ScopeHost *self, guint label, guint idna, gboolean unicode);
