/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-display-marks.h"

G_BEGIN_DECLS

/* A mark inserted before the byte at @at. */
typedef struct
{
  gsize at;
  gunichar mark;
} IriDisplayMark;

/* The marks that @marks adds to @length bytes of UTF-8 with the given components, in
 * order: an array of IriDisplayMark, owned by the caller. */
GArray *iri_display_marks (const char *text,
                           gsize length,
                           const IriComponents *components,
                           IriMarks marks);

/* Appends @text with @marks, an array of IriDisplayMark. */
void iri_display_marks_append (const GArray *marks,
                               const char *text,
                               gsize length,
                               GString *display);

/* Whether @length bytes of @text, which need not be UTF-8, are an IRI as a convention
 * with marks displays it (masinter-07 §3.2, duerst-01 §4.2) by the grammar of any
 * standard: an embedding or isolate around all, and all marks where that convention has
 * them. A mark at another place does not belong to a display form: it is hidden in the
 * IRI. */
gboolean iri_is_display_form (const char *text, gsize length);

/* Whether @length bytes of UTF-8 have a character of class R, AL or AN, or an
 * explicit formatting character. */
gboolean iri_has_rtl (const char *text, gsize length);

G_END_DECLS
