/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

/* Reports where @text does not have the syntax that the definition of its scheme
 * requires (3987bis-00 §6.4). @text is UTF-8 without U+0000. Each finding has the
 * element that is wrong as its other span, and as its span the first character that
 * is not allowed, or the whole element if something is missing. Takes linear time. */
void iri_scheme_syntax_check (const char *text,
                              gsize length,
                              const IriComponents *components,
                              IriFindingFunc report,
                              gpointer data);
