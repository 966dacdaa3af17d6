/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna-rules.h"

#include "iri-chars.h"
#include "iri-idn2.h"
#include "iri-idna2003.h"
#include "iri-uts46.h"

#include <string.h>

static gboolean
is_name (char byte)
{
  return iri_byte_is ((guint8) byte, IRI_CLASS_NAME);
}

/* Allows US-ASCII except the URL Standard's forbidden domain code points. */
static gboolean
is_domain (char byte)
{
  return g_ascii_isgraph (byte) && strchr ("#/:<>?@[\\]^|%", byte) == NULL;
}

static const IriIdnaRules flavours[] = {
  {
      .idna = IRI_IDNA_UTS46,
      .resolve = iri_uts46_resolve,
      .allows = is_name,
      .std3 = TRUE,
      .std3_in_all = TRUE,
      .wide_dots = TRUE,
      .bidi_rule = TRUE,
      .hyphens = TRUE,
      .dns_lengths = TRUE,
  },
  {
      .idna = IRI_IDNA_2008,
      .resolve = iri_idn2_resolve,
      .allows = is_name,
      .std3 = TRUE,
      .bidi_rule = TRUE,
      .dns_lengths = TRUE,
  },
  {
      .idna = IRI_IDNA_UTS46_TRANSITIONAL,
      .resolve = iri_uts46_resolve,
      .allows = is_name,
      .std3 = TRUE,
      .std3_in_all = TRUE,
      .wide_dots = TRUE,
      .bidi_rule = TRUE,
      .hyphens = TRUE,
      .dns_lengths = TRUE,
  },
  {
      /* 3987bis-00 §3.4: UseSTD3ASCIIRules is FALSE. Nameprep has its own Bidi rule,
       * for each label (RFC 3454 §6). */
      .idna = IRI_IDNA_2003,
      .resolve = iri_idna2003_resolve,
      .allows = is_name,
      .keeps_case = TRUE,
      .wide_dots = TRUE,
      .dns_lengths = TRUE,
  },
  {
      /* RFC 3987 §3.1: UseSTD3ASCIIRules is TRUE. */
      .idna = IRI_IDNA_2003_RFC3987,
      .resolve = iri_idna2003_resolve,
      .allows = is_name,
      .std3 = TRUE,
      .std3_in_all = TRUE,
      .keeps_case = TRUE,
      .wide_dots = TRUE,
      .dns_lengths = TRUE,
  },
  {
      /* The URL Standard's domain to ASCII algorithm with beStrict FALSE. */
      .idna = IRI_IDNA_BROWSER,
      .resolve = iri_uts46_resolve,
      .allows = is_domain,
      .wide_dots = TRUE,
      .bidi_rule = TRUE,
      .decodes_first = TRUE,
  },
  {
      .idna = IRI_IDNA_NONE,
      .allows = is_name,
  },
};

const IriIdnaRules *
iri_idna_rules_get (IriIdnaFlavour idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (flavours[i].idna == idna)
      return &flavours[i];
  g_return_val_if_reached (&flavours[0]);
}

gboolean
iri_idna_rules_is_dot (const IriIdnaRules *self, gunichar c)
{
  return self->wide_dots ? iri_char_is_label_dot (c) : c == '.';
}
