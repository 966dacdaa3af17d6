/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether @length bytes of @text, which need not be UTF-8, are an IRI with the marks that
 * masinter-07 §3.2 and duerst-01 §4.2 describe, or with isolates instead: an embedding or
 * isolate around all, and marks or isolates inside that begin and end at a delimiter.
 * A mark at another place does not belong to a display form: it is hidden in the IRI. */
gboolean iri_is_display_form (const char *text, gsize length);

G_END_DECLS
