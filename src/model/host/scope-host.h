/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-form.h"
#include "scope-lazy-result.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_HOST (scope_host_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHost, scope_host, SCOPE, HOST, ScopeLazyResult)

/* Hosts of up to this many bytes are looked into at once, longer ones in a
 * thread. No name that can be looked up is longer. */
#define SCOPE_HOST_MAX_AT_ONCE 256

/**
 * ScopeHost:
 *
 * The host of a document, as the page about it shows it: made when it is looked
 * at. While that of a long text is being made, the last one stays. Its
 * properties:
 *
 * - `page`: "empty" (there is no address), "none" (it has no host) or "host"
 * - `verdict`: the #ScopeVerdict on the host
 * - `name`: the host in Pango's markup, what is registrable emphasised
 * - `named`: whether it is a name, not an address
 * - `forms`: a list of #ScopeHostForm
 * - `labels`: a list of #ScopeHostLabel
 * - `heading`: what they come in the order of
 * - `flavours`: a list of #ScopeHostFlavour, about the host as a whole
 * - `more`: how many labels are not listed
 * - `busy`: whether it is being made
 */

ScopeHost *scope_host_new (ScopeDocument *document);

/* Whether anybody looks at it. */
void scope_host_set_active (ScopeHost *self, gboolean active);

GListModel *scope_host_get_forms (ScopeHost *self);
GListModel *scope_host_get_labels (ScopeHost *self);
GListModel *scope_host_get_flavours (ScopeHost *self);

/* A form of the host, to copy, whole; NULL if there is none. Free with g_free(). */
char *scope_host_copy (ScopeHost *self, ScopeHostFormKind kind);

/* The same of @label, or %SCOPE_HOST_WHOLE, by @idna, or 0 for that of the
 * document: its A-label or, if @unicode, its U-label. */
char *scope_host_copy_label (ScopeHost *self,
                             guint label,
                             guint idna,
                             gboolean unicode);

G_END_DECLS
