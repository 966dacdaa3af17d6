/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* How a verdict sounds. */
typedef enum
{
  IRI_TONE_NONE, /* there is no address */
  IRI_TONE_GOOD,
  IRI_TONE_NOTE,
  IRI_TONE_WARNING,
  IRI_TONE_ERROR,
} IriTone;

/**
 * IriVerdict:
 * @tone: how it sounds
 * @title: what is so, in one line without a full stop; "" where there is no
 *   address
 * @body: why it matters and, where the title does not say so, where the address
 *   goes: sentences
 * @host: (nullable): what is gone to, in US-ASCII: the registrable domain, which
 *   says whose it is, or else the host; NULL if none can be looked up
 *
 * The answer to "is this address what it looks like?", translated. Hosts in
 * @title and @body are isolated (U+2066 to U+2069).
 */
typedef struct
{
  IriTone tone;
  char *title;
  char *body;
  char *host;
} IriVerdict;

/* The verdict on @report, which has all that %IRI_WANT_ALL asks for. What is
 * wrong goes before what deceives, that before what else is found, and that before
 * where the address goes. Linear. */
IRI_API IriVerdict *iri_verdict_new (const IriReport *report);
IRI_API void iri_verdict_free (IriVerdict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriVerdict, iri_verdict_free)

/* "none", "good", "note", "warning", "error". Static. */
IRI_API const char *iri_tone_id (IriTone tone);

G_END_DECLS
