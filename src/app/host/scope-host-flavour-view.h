/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-flavour.h"

#include <adwaita.h>

#define SCOPE_TYPE_HOST_FLAVOUR_VIEW (scope_host_flavour_view_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostFlavourView, scope_host_flavour_view, SCOPE, HOST_FLAVOUR_VIEW, AdwBin)

/**
 * ScopeHostFlavourView:
 *
 * The forms of a label or of the host in a flavour of IDNA, each with a button
 * that copies it, or the reason why there are none. Its property `flavour` is
 * the #ScopeHostFlavour.
 */

GtkWidget *scope_host_flavour_view_new (ScopeHostFlavour *flavour);
