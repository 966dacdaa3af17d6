/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/**
 * IriBidiChange:
 * @index: the character, as in @bidi; for rule L2 the first visual place of what
 *   was turned around
 * @end: just past the last character that was changed in the same way, or for L2
 *   past the last visual place
 * @from_class: its Bidi_Class before, a UCharDirection
 * @to_class: its Bidi_Class from now on
 * @from_level: its embedding level before, or %IRI_BIDI_REMOVED
 * @to_level: its embedding level from now on; for L2 the level that was turned
 *
 * What a rule did to neighbouring characters.
 */
typedef struct
{
  gsize index;
  gsize end;
  guint8 from_class;
  guint8 to_class;
  guint8 from_level;
  guint8 to_level;
} IriBidiChange;

/**
 * IriBidiStep:
 * @rule: the rule of UAX #9, "W1" to "L2"; "P2" and "X1" for the directions that
 *   it begins with. Static
 * @changes: what it changed, in the order of the text
 * @n_changes: how many of them there are
 *
 * A rule that changed something.
 */
typedef struct
{
  const char *rule;
  IriBidiChange *changes;
  gsize n_changes;
} IriBidiStep;

/**
 * IriBidiTrace:
 * @steps: of IriBidiStep, in the order of the rules
 *
 * The algorithm rule by rule, those left out that changed nothing.
 */
typedef struct
{
  GPtrArray *steps;
} IriBidiTrace;

/* Orders the text of @bidi once more by the reference implementation, and tells
 * what each rule did. */
IRI_API IriBidiTrace *iri_bidi_trace_new (const IriBidi *bidi);
IRI_API void iri_bidi_trace_free (IriBidiTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiTrace, iri_bidi_trace_free)

/* What a rule says, in a sentence, translated. Static. */
IRI_API const char *iri_bidi_rule_summary (const char *rule);

G_END_DECLS
