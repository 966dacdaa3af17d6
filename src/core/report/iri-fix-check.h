/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-fix.h"

/* Whether @self, a fix of @finding, leaves no worse finding; marks a fix that changes
 * what the IRI identifies as not safe. Applies the fix and reports again, if it could
 * change the structure of the IRI; then FALSE if @report has very many findings. */
gboolean
iri_fix_check (IriFix *self, const IriReport *report, const IriFinding *finding);
