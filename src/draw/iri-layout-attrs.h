/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"

/* The Pango attributes of a line. Offsets are bytes of the layout. */

/* Adds the attributes of @mark from @begin to @end. */
void iri_layout_add_highlight (PangoAttrList *list,
                               const IriHighlight *mark,
                               gboolean dark,
                               guint begin,
                               guint end);

/* Adds the background of a stand-in or an ellipsis. */
void iri_layout_add_background (PangoAttrList *list, guint begin, guint end);

/* Draws the characters of @text that no font of @context has as percent-encoded
 * octets in a dashed outline (3987bis-00 §8.6). They stay in the text, so that
 * their bidi order does not change. */
void iri_layout_add_missing_glyphs (PangoAttrList *list,
                                    PangoContext *context,
                                    const char *text,
                                    gsize length);

/* Adds @extra, the attributes of the preedit, which starts at @begin. */
void iri_layout_add_preedit (PangoAttrList *list,
                             PangoAttrList *extra,
                             guint begin,
                             guint end);

/* Forbids the breaks in @text, of @length bytes, that would change the visual order. */
void iri_layout_add_unbreakable (PangoAttrList *list, const char *text, gsize length);

/* Adds the attributes that a whole line in @order has. */
void iri_layout_add_order (PangoAttrList *list, IriLayoutOrder order);
