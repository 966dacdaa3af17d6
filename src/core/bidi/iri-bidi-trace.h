/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/**
 * IriBidiChange:
 * @index: the first character, as in @bidi; of L2 the first visual place
 * @end: just past the last character, or past the last visual place
 * @from_class: their Bidi_Class before, a UCharDirection
 * @to_class: their Bidi_Class from now on
 * @from_level: their embedding level before
 * @to_level: their embedding level from now on, %IRI_BIDI_REMOVED if they are
 *   taken out; of L2 the level that was turned
 *
 * What a rule did to characters side by side; of L2, that what stands at those
 * places was turned around. L2 has no classes.
 */
typedef struct
{
  guint32 index;
  guint32 end;
  guint8 from_class;
  guint8 to_class;
  guint8 from_level;
  guint8 to_level;
} IriBidiChange;

/**
 * IriBidiStep:
 * @rule: the rule of UAX #9, "P3" to "L2". Static
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
 * @level: the level that every character begins on: the one given to the
 *   paragraph, or 0 where P3 has to find it
 * @steps: of IriBidiStep, in the order of the rules; L2 is a step for each level,
 *   the highest first
 *
 * The algorithm rule by rule, those left out that changed nothing. Whoever begins
 * with the classes of @bidi and with @level, and makes all changes, ends with the
 * levels of @bidi, and with its order.
 */
typedef struct
{
  guint8 level;
  GPtrArray *steps;
} IriBidiTrace;

/* Orders the text of @bidi once more by the reference implementation, and tells
 * what each rule did. What it did to marks that the convention put in is not
 * told. Takes linear time. */
IRI_API IriBidiTrace *iri_bidi_trace_new (const IriBidi *bidi);
IRI_API void iri_bidi_trace_free (IriBidiTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiTrace, iri_bidi_trace_free)

/* What a rule says, in a sentence, translated. Static; "" if there is none. */
IRI_API const char *iri_bidi_rule_summary (const char *rule);

/* The changes of @self for people, "2 CS>EN, 4-6 EN>AN", characters counted from
 * 0; a level as "1 0>2", one that is no more as "x", a turn as "3-5 level 1". Free
 * with g_free(). */
IRI_API char *iri_bidi_step_text (const IriBidiStep *self);

G_END_DECLS
