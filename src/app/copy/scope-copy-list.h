/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_COPY_LIST (scope_copy_list_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCopyList, scope_copy_list, SCOPE, COPY_LIST, AdwBin)

/**
 * ScopeCopyList:
 *
 * The forms in which the IRI can be copied, a #ScopeCopyRow each. The less common
 * ones are in an expander. Its property:
 *
 * - `document`: the #ScopeDocument
 */
