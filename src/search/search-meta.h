/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"

G_BEGIN_DECLS

/**
 * search_meta_new:
 * @address: an address that was found
 * @options: (nullable): how it is read, as in the window
 *
 * What an overview shows of @address, as GetResultMetas of
 * org.gnome.Shell.SearchProvider2 has it: `id` and `name`, the address itself, in
 * `name` isolated, so that it is shown from left to right; `description`, whose
 * host it leads to and the verdict; `icon`, the tone of that.
 *
 * Returns: (transfer full): a floating a{sv}
 */
GVariant *search_meta_new (const char *address, const IriOptions *options);

G_END_DECLS
