/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"

/**
 * search_meta_new:
 * @address: an IRI
 * @options: (nullable): the options to analyse it with
 *
 * Describes a search result for GetResultMetas of org.gnome.Shell.SearchProvider2:
 * `id`, the IRI; `name`, the IRI in a left-to-right isolate; `description`, the host
 * and the verdict; `icon`, the level of the verdict.
 *
 * Returns: (transfer full): a floating a{sv}
 */
GVariant *search_meta_new (const char *address, const IriOptions *options);
