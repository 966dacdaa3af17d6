/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

/**
 * IriFribidiOrder:
 * @levels: the embedding level of each character, as in IriBidi
 * @order: for each visual position, left to right, the index of the character shown
 *   there, as in IriBidi
 * @n_order: the number of visual positions
 * @agrees: whether all levels, and therefore the order, are the same as ours
 * @expected: whether FriBidi is known to agree on such a text, see
 *   iri_fribidi_is_known_to_agree(). If it then disagrees, one of the implementations
 *   has an unknown bug
 *
 * The visual order of a text according to FriBidi, as a second opinion.
 */
typedef struct
{
  guint8 *levels;
  guint32 *order;
  gsize n_order;
  gboolean agrees;
  gboolean expected;
} IriFribidiOrder;

/* Orders the text of @bidi with FriBidi, by the same convention and with the same
 * classes and marks, and compares the levels. Returns NULL if that could take long
 * or crash, see iri_fribidi_is_quick() and iri_fribidi_is_safe(). Free with
 * iri_fribidi_order_free(). */
IriFribidiOrder *iri_fribidi_order_new (const IriBidi *bidi);
void iri_fribidi_order_free (IriFribidiOrder *self);

/* Whether FriBidi gives the same order, as a translated sentence with its version;
 * @self is NULL if it was not asked. Free with g_free(). */
char *iri_fribidi_order_describe (const IriFribidiOrder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFribidiOrder, iri_fribidi_order_free)
