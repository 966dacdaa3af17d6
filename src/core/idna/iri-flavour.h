/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriFlavour:
 * @resolve: sets the forms of one label, valid UTF-8; free them with g_free().
 *   Returns NULL, or why the label is refused, a stable code. NULL for no IDNA
 * @allows: whether a byte of US-ASCII may stand in a host
 * @idna: whose row this is
 * @std3: beside anything else, US-ASCII is letters, digits and hyphens
 *   (UseSTD3ASCIIRules)
 * @hyphens: labels of US-ASCII are held to CheckHyphens of UTS #46 as well; others
 *   always are
 * @wide_dots: U+3002, U+FF0E and U+FF61 are dots too (RFC 3490 §3.1)
 * @bidi_rule: the Bidi rule of RFC 5893 holds for the name as a whole
 * @dns_lengths: no label is empty, and a name fits into DNS
 * @decodes_first: a host is percent-decoded before it is taken apart, and then
 *   has to be right
 *
 * One flavour of IDNA, as data.
 */
typedef struct
{
  const char *(*resolve) (const char *label,
                          IriIdna idna,
                          char **ascii,
                          char **unicode);
  gboolean (*allows) (char byte);
  IriIdna idna;
  gboolean std3;
  gboolean hyphens;
  gboolean wide_dots;
  gboolean bidi_rule;
  gboolean dns_lengths;
  gboolean decodes_first;
} IriFlavour;

/* The row of @idna, which is not %IRI_IDNA_DEFAULT. Static. */
const IriFlavour *iri_flavour (IriIdna idna);

/* Whether @c separates labels. */
gboolean iri_flavour_is_dot (const IriFlavour *self, gunichar c);

/* Whether @label begins with xn--, in either case. */
gboolean iri_flavour_is_a_label (const char *label);

G_END_DECLS
