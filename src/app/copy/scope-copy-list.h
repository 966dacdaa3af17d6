/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COPY_LIST (scope_copy_list_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCopyList, scope_copy_list, SCOPE, COPY_LIST, AdwBin)

/**
 * ScopeCopyList:
 *
 * What can be copied of the address, a #ScopeCopyRow each; the forms for other
 * people's text but the first unfold. Its property:
 *
 * - `document`: the #ScopeDocument
 */

G_END_DECLS
