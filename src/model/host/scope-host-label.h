/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-flavour.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_HOST_LABEL (scope_host_label_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostLabel, scope_host_label, SCOPE, HOST_LABEL, ScopeRow)

/**
 * ScopeHostLabel:
 *
 * A label of a host, which its card is about. Its key is its place among the
 * cards; further properties:
 *
 * - `role`: what it is to the host, for people
 * - `place`: where it is stored
 * - `text`: its text as it is stored, in the letters that are wanted
 * - `unicode`: its U-label, or NULL if that is its text
 * - `direction`: "LTR", "RTL", "Digits", "Mixed", or NULL
 * - `scripts`: the scripts of its letters, or that there are none
 * - `mixing`: how freely they are mixed (UTS #39 §5.2)
 * - `suspect`: whether that is more freely than languages do
 * - `length`: how long its A-label is, of how much, or NULL if it has none
 * - `bidi`: whether it keeps the Bidi rule (RFC 5893 §2), or NULL if the host has
 *   no right-to-left letters
 * - `breaks`: whether it does not
 * - `flavours`: a list of #ScopeHostFlavour, one if they all agree
 */

/**
 * ScopeHostLabelSetup:
 * @text: the text that the hosts are in
 * @hosts: the host by each flavour
 * @n_hosts: how many there are
 * @chosen: that of the document, one of them
 * @notation: what the capitals of the text stand for
 * @bidi: whether the Bidi rule holds for the host
 *
 * What all cards of a host have in common.
 */
typedef struct
{
  const char *text;
  IriHost *const *hosts;
  gsize n_hosts;
  const IriHost *chosen;
  ScopeNotation notation;
  gboolean bidi;
} ScopeHostLabelSetup;

/* The label at @index, which is a @role of the host. */
ScopeHostLabel *scope_host_label_new (const ScopeHostLabelSetup *setup,
                                      const char *role,
                                      guint index);

GListModel *scope_host_label_get_flavours (ScopeHostLabel *self);

G_END_DECLS
