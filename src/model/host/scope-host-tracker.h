/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-form.h"
#include "scope-lazy-result.h"

#define SCOPE_TYPE_HOST_TRACKER (scope_host_tracker_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostTracker, scope_host_tracker, SCOPE, HOST_TRACKER, ScopeLazyResult)

/* Longer hosts, in bytes, are analysed in a thread. DNS names are never longer. */
#define SCOPE_HOST_TRACKER_MAX_AT_ONCE 256

/**
 * ScopeHostTracker:
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

ScopeHostTracker *scope_host_tracker_new (ScopeDocument *document);

void scope_host_tracker_set_active (ScopeHostTracker *self, gboolean active);

/* Lists of #ScopeHostForm, #ScopeHostLabel and, for the whole host,
 * #ScopeHostFlavour. */
GListModel *scope_host_tracker_get_forms (ScopeHostTracker *self);
GListModel *scope_host_tracker_get_labels (ScopeHostTracker *self);
GListModel *scope_host_tracker_get_flavours (ScopeHostTracker *self);

/* A whole form of the host; NULL if there is none. Free with g_free(). */
char *scope_host_tracker_dup_form (ScopeHostTracker *self, ScopeHostFormKind kind);

/* The A-label of @label or, if @unicode, its U-label. @label may be
 * %SCOPE_HOST_TRACKER_WHOLE; @idna is an #IriIdnaFlavour, or 0 for that of the
 * document. */
char *scope_host_tracker_dup_label (ScopeHostTracker *self,
                                    guint label,
                                    guint idna,
                                    gboolean unicode);
