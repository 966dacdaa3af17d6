/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-parse.h"

/* Puts @length bytes of @text, read by RFC 3987, in visual order by @convention. */
static inline IriBidi *
order (const char *text, gsize length, IriConvention convention)
{
  IriComponents components;

  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  return iri_bidi_new (text, length, &components, convention);
}
