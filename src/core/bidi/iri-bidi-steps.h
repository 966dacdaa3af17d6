/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/* A left-to-right mark that the convention inserts. */
#define IRI_BIDI_MARK_POSITION (G_MAXUINT32 - 1)

/**
 * IriBidiChange:
 * @index: the first character, an index into the text of the IriBidi; for L2 the
 *   first visual position
 * @end: just past the last character; for L2 just past the last visual position
 * @from_class: their Bidi_Class before, a UCharDirection
 * @to_class: their Bidi_Class afterwards
 * @from_level: their embedding level before
 * @to_level: their embedding level afterwards, %IRI_BIDI_REMOVED if they are
 *   removed; for L2 the level that was reversed
 * @before: the character before it because of which it changed, such as the neighbor of
 *   N1, the letter of W7, the opening bracket of N0 or the control of X6
 * @after: the one after it, such as the neighbor of N1 or the closing bracket of N0
 * @inside: for N0 a strong character inside the brackets, if that decided
 * @context: for N0 the strong character before the brackets, if that decided
 *
 * A change by a rule to adjacent characters. L2 reverses visual positions and has no
 * classes. Each of the causes is an index, %IRI_BIDI_NO_POSITION if there is none or if
 * the start or end of the text decided (X10), or %IRI_BIDI_MARK_POSITION.
 */
typedef struct
{
  guint32 index;
  guint32 end;
  guint8 from_class;
  guint8 to_class;
  guint8 from_level;
  guint8 to_level;
  guint32 before;
  guint32 after;
  guint32 inside;
  guint32 context;
} IriBidiChange;

/**
 * IriBidiStep:
 * @rule: the rule of UAX #9, "P3" to "L2". Static
 * @changes: its changes, in the order of the text
 * @n_changes: the number of changes; 0 if the rule changed nothing
 *
 * The changes that one rule made.
 */
typedef struct
{
  const char *rule;
  IriBidiChange *changes;
  gsize n_changes;
} IriBidiStep;

/**
 * IriBidiSteps:
 * @level: the initial level of every character: the paragraph level, or 0 if P3
 *   determines it
 * @steps: IriBidiStep items, in the order of the rules; L2 has one step for each
 *   level where it reversed something, the highest first
 *
 * The rules of the algorithm, all or those that changed something. Applying all changes
 * to the classes of the IriBidi and to @level gives its levels and its order.
 */
typedef struct
{
  guint8 level;
  GPtrArray *steps;
} IriBidiSteps;

/* Orders the text of @bidi again and records the changes of each rule, except
 * changes to marks inserted by the convention. A rule that changed nothing has a step
 * only if @all is set. Takes linear time. Free with iri_bidi_steps_free(). */
IRI_API IriBidiSteps *iri_bidi_steps_new (const IriBidi *bidi, gboolean all);
IRI_API void iri_bidi_steps_free (IriBidiSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiSteps, iri_bidi_steps_free)

/* The rules that the algorithm applies, in order, P3 to L2; NULL after the last.
 * Static. */
IRI_API const char *iri_bidi_rule (gsize index);

/* A translated sentence that describes @rule; "" if it is unknown. Static. */
IRI_API const char *iri_bidi_rule_summary (const char *rule);

/* The changes of @self as text, such as "2 CS>EN, 4-6 EN>AN", with characters counted
 * from 0. A change of level is "1 0>2", the level of a removed character is "x", and
 * a reversal is "3-5 level 1". Free with g_free(). */
IRI_API char *iri_bidi_step_text (const IriBidiStep *self);

G_END_DECLS
