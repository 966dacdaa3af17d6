/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/* What stands in the pill of a row, translated: "LTR", "RTL", "Digits", "Mixed";
 * NULL for signs alone. Static. */
const char *scope_direction_name (IriDirection direction);

G_END_DECLS
