/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/**
 * IriFribidiOrder:
 * @levels: embedding level of each character, as IriBidi has it
 * @order: for each visual place, left to right, the index of the character shown
 *   there, as IriBidi has it
 * @n_order: the number of visual places
 * @agrees: whether all levels are the same as ours, and so the order
 * @expected: whether FriBidi is known to agree for such a text, see
 *   iri_fribidi_is_right(). If it then disagrees, one of the implementations has
 *   an unknown bug
 *
 * The visual order of a text by FriBidi, as a second opinion.
 */
typedef struct
{
  guint8 *levels;
  guint32 *order;
  gsize n_order;
  gboolean agrees;
  gboolean expected;
} IriFribidiOrder;

/* Orders the text of @bidi by FriBidi, by the same convention, with the same
 * classes and marks, and compares the levels. Returns NULL if that could take long:
 * see iri_fribidi_is_quick(). Free with iri_fribidi_order_free(). */
IriFribidiOrder *iri_fribidi_order_new (const IriBidi *bidi);
void iri_fribidi_order_free (IriFribidiOrder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFribidiOrder, iri_fribidi_order_free)

G_END_DECLS
