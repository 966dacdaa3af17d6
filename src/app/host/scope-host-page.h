/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_HOST_PAGE (scope_host_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHostPage, scope_host_page, SCOPE, HOST_PAGE, AdwBin)

/**
 * ScopeHostPage:
 *
 * The page "Host": the owner of the host, the name that is looked up, and the
 * forms of each label in each flavour of IDNA. Its property `document` is the
 * #ScopeDocument.
 */
