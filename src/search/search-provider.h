/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SEARCH_TYPE_PROVIDER (search_provider_get_type ())
G_DECLARE_FINAL_TYPE (
    SearchProvider, search_provider, SEARCH, PROVIDER, GApplication)

/**
 * SearchProvider:
 *
 * Answers GNOME Shell (org.gnome.Shell.SearchProvider2): an address that is typed
 * in the overview is shown there with its host and verdict, and opens in the window
 * when it is chosen. The bus starts it when it is asked, without GTK, and it ends by
 * itself when it is asked no more. It reads by the document and the flavour of IDNA
 * that were chosen in the window.
 */
SearchProvider *search_provider_new (void);

G_END_DECLS
