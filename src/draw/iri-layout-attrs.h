/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"

G_BEGIN_DECLS

/* How a line looks, as Pango attributes. Offsets are of the layout. */

/* Adds what @mark looks like from @begin to @end. */
void iri_layout_add_highlight (PangoAttrList *list,
                               const IriHighlight *mark,
                               gboolean dark,
                               guint begin,
                               guint end);

/* Adds the chip behind something that is not a character of the text as it
 * stands: a stand-in or an ellipsis. */
void iri_layout_add_background (PangoAttrList *list, guint begin, guint end);

/* Makes the characters of the layout's @text that no font of @context has be drawn
 * percent-encoded, in a dashed outline (3987bis-00 §8.6). They stay in the text,
 * so that they are ordered as what they are. */
void iri_layout_add_missing_glyphs (PangoAttrList *list,
                                    PangoContext *context,
                                    const char *text,
                                    gsize length);

/* Adds @extra, made for a text of its own, to what begins at @begin. */
void iri_layout_add_preedit (PangoAttrList *list,
                             PangoAttrList *extra,
                             guint begin,
                             guint end);

/* Adds what holds for the line as a whole. */
void iri_layout_add_order (PangoAttrList *list, IriLayoutOrder order);

G_END_DECLS
