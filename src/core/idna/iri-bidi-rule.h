/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The Bidi rule of RFC 5893 §2: six conditions for every label of a Bidi domain name.
 * Each @label is a U-label or US-ASCII, @length bytes of UTF-8. */
#define IRI_N_BIDI_RULES 6

/* Whether @label has a character of class R, AL or AN, which makes the whole name a
 * Bidi domain name (RFC 5893 §1.4). */
gboolean iri_bidi_rule_applies (const char *label, gsize length);

/* The character of @label that breaks @rule, from 1 to %IRI_N_BIDI_RULES, in bytes.
 * Absent if the label meets the rule, or if the rule is about the other direction. */
IriSpan iri_bidi_rule_fault (const char *label, gsize length, int rule);

/* The first rule that @label breaks, or 0. */
int iri_bidi_rule_broken (const char *label, gsize length);
