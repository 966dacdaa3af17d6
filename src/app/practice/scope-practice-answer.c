/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-practice-answer.h"

#include "scope-appearance.h"
#include "scope-comparison.h"
#include "scope-guide-block.h"

static GtkWidget *
make_comparison (const char *first, const char *second, ScopeBidiNotation notation)
{
  g_autoptr (IriReport) left = iri_report_new (first, -1, NULL);
  g_autoptr (IriReport) right = iri_report_new (second, -1, NULL);
  ScopeComparison *comparison
      = scope_comparison_new (left, right, IRI_CONVENTION_EMBED_LTR, notation);
  GtkWidget *picture = scope_picture_new ();
  ScopePictureLines lines = {
    .text = comparison->reports[0]->display,
    .other = comparison->reports[1]->display,
    .bidis = (const IriBidi *const *) comparison->bidis,
    .n_bidis = 2,
    .differences = comparison->differences,
    .n_differences = comparison->n_differences,
    .registrable = { left->registrable, right->registrable },
    .notation = scope_bidi_notation_info (notation)->write,
  };

  scope_appearance_bind_picture (SCOPE_PICTURE (picture));
  scope_picture_set_lines (SCOPE_PICTURE (picture), &lines, comparison,
                           scope_comparison_unref);
  return picture;
}

const char *
scope_practice_answer_iri (const IriQuestion *question)
{
  return question->kind == IRI_QUESTION_TYPE ? question->answer : question->text;
}

GtkWidget *
scope_practice_answer_picture_new (const IriQuestion *question,
                                   ScopeBidiNotation notation)
{
  GtkWidget *picture;

  if (question->kind == IRI_QUESTION_TWIN)
    return make_comparison (question->text, question->answer, notation);
  if (question->kind == IRI_QUESTION_RUNG)
    return make_comparison (question->text, question->other, notation);
  picture = scope_guide_picture_new (scope_practice_answer_iri (question),
                                     IRI_CONVENTION_EMBED_LTR, notation);
  /* Its scripts have names. */
  if (question->kind == IRI_QUESTION_FOREIGN)
    g_object_set (picture, "by-script", TRUE, NULL);
  return picture;
}
