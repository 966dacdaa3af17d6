/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The bytes of a text that spans cover. Spans that overlap or touch become one, so the
 * set takes no more memory than the text needs. */
typedef struct _IriSpanSet IriSpanSet;

IriSpanSet *iri_span_set_new (void);
void iri_span_set_free (IriSpanSet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSpanSet, iri_span_set_free)

/* Adds @span. Takes constant time if no span begins later, which is the order in which
 * a text is checked, else linear time. */
void iri_span_set_add (IriSpanSet *self, IriSpan span);

/* Whether a span of the set ends at @begin or later and begins at @end or earlier.
 * Takes logarithmic time. */
gboolean iri_span_set_touches (const IriSpanSet *self, gsize begin, gsize end);
