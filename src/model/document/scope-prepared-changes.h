/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-prepare.h"

G_BEGIN_DECLS

/* What the preparation changed in any of the @n texts, each rule once, with @separator
 * between them, in the user's language. Texts that were not changed are NULL. NULL if
 * none was changed. Free with g_free(). */
char *scope_prepared_changes_describe (const IriPrepared *const *prepared,
                                       gsize n,
                                       const char *separator);

G_END_DECLS
