/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-flavour.h"

#include <gio/gio.h>

#define SCOPE_TYPE_HOST_LABEL (scope_host_label_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHostLabel, scope_host_label, SCOPE, HOST_LABEL, ScopeRow)

/**
 * ScopeHostLabel:
 *
 * The card of a label of a host. Its key is its position among the cards; further
 * properties:
 *
 * - `role`: "Subdomain", "Registrable name" or "Public suffix", translated, or NULL
 * - `position`: its position, "Label 1 of 3"
 * - `text`: its text for display
 * - `unicode`: its U-label, or NULL if that is its text
 * - `direction`: see scope_direction_name()
 * - `scripts`: the scripts of its letters
 * - `mixing`: the restriction level (UTS #39 §5.2)
 * - `suspect`: whether that level is suspicious
 * - `length`: the length of its A-label, "12 of 63", or NULL if it has none
 * - `bidi`: whether it passes the Bidi rule (RFC 5893 §2), or NULL if the rule does
 *   not apply to the host
 * - `breaks`: whether it breaks the Bidi rule
 * - `flavours`: a list of #ScopeHostFlavour, only one if all agree
 */

/**
 * ScopeHostLabelSetup:
 * @text: the text that includes the host
 * @hosts: the host by each flavour of IDNA
 * @n_hosts: the number of @hosts
 * @chosen: the one of @hosts by the flavour of the document
 * @notation: what the capital letters of the text stand for
 * @bidi: whether the Bidi rule applies to the host
 *
 * What all cards of a host have in common.
 */
typedef struct
{
  const char *text;
  IriHost *const *hosts;
  gsize n_hosts;
  const IriHost *chosen;
  ScopeBidiNotation notation;
  gboolean bidi;
} ScopeHostLabelSetup;

/* @role is translated and may be NULL. */
ScopeHostLabel *
scope_host_label_new (const ScopeHostLabelSetup *setup, const char *role, guint index);

GListModel *scope_host_label_get_flavours (ScopeHostLabel *self);
