/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define SEARCH_TYPE_PROVIDER (search_provider_get_type ())
G_DECLARE_FINAL_TYPE (SearchProvider, search_provider, SEARCH, PROVIDER, GApplication)

/**
 * SearchProvider:
 *
 * The search provider for GNOME Shell (org.gnome.Shell.SearchProvider2): the overview
 * shows an IRI typed there with its host and verdict, and opens it in the window. D-Bus
 * starts it on demand, and it exits when idle. It does not use GTK. It uses the
 * standard and the flavour of IDNA that were chosen in the window.
 */
SearchProvider *search_provider_new (void);
