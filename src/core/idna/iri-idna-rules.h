/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/**
 * IriIdnaRules:
 * @resolve: sets the forms of one label, valid UTF-8; free them with g_free().
 *   Returns NULL or a stable error code. NULL for no IDNA
 * @allows: whether a host may contain a byte of US-ASCII
 * @idna: the flavour
 * @std3: the US-ASCII characters of a label that is not all US-ASCII must be
 *   letters, digits and hyphens (UseSTD3ASCIIRules)
 * @std3_in_all: the same for the other labels of a host that is converted, and none
 *   begins or ends with a hyphen; not by IDNA2008, which leaves NON-LDH labels to DNS
 *   (RFC 5890 §2.3.1)
 * @hyphens: no label has hyphens in positions 3 and 4 either (CheckHyphens of UTS #46)
 * @keeps_case: a label of US-ASCII keeps its case (RFC 3490 §4.1)
 * @wide_dots: U+3002, U+FF0E and U+FF61 are dots too (RFC 3490 §3.1)
 * @bidi_rule: the Bidi rule of RFC 5893 applies to the name as a whole
 * @dns_lengths: no label is empty, and labels and names fit into DNS
 * @decodes_first: a host is percent-decoded before it is split into labels
 *
 * One flavour of IDNA, as data.
 */
typedef struct
{
  const char *(*resolve) (const char *label,
                          IriIdnaFlavour idna,
                          char **ascii,
                          char **unicode);
  gboolean (*allows) (char byte);
  IriIdnaFlavour idna;
  gboolean std3;
  gboolean std3_in_all;
  gboolean hyphens;
  gboolean keeps_case;
  gboolean wide_dots;
  gboolean bidi_rule;
  gboolean dns_lengths;
  gboolean decodes_first;
} IriIdnaRules;

/* The row of @idna, which must not be %IRI_IDNA_DEFAULT. Static. */
const IriIdnaRules *iri_idna_rules_get (IriIdnaFlavour idna);

/* Whether @c separates labels. */
gboolean iri_idna_rules_is_dot (const IriIdnaRules *self, gunichar c);
