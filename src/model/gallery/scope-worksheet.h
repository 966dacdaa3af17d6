/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-question.h"
#include "iri-worksheet-item.h"
#include "scope-set.h"

/* The contents of worksheets. The questions are the same with and without answers. */

/**
 * ScopeWorksheet:
 *
 * The questions of a worksheet. Immutable, so that a thread can write it.
 */
typedef struct _ScopeWorksheet ScopeWorksheet;

/* A question about each IRI of @set: where right-to-left characters move, its visual
 * order, otherwise its host. */
ScopeWorksheet *scope_worksheet_new_from_set (ScopeSet *set);

/* @n questions of @kind, or of each kind in turn for %IRI_N_QUESTIONS, with this
 * @difficulty. The same @seed makes the same questions. */
ScopeWorksheet *scope_worksheet_new_from_questions (guint kind,
                                                    guint32 seed,
                                                    guint difficulty,
                                                    guint n);
void scope_worksheet_free (ScopeWorksheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeWorksheet, scope_worksheet_free)

/* The title, for the name of a file. Valid UTF-8. */
const char *scope_worksheet_get_title (const ScopeWorksheet *self);

/* The questions, @n of them. They belong to @self. */
const IriWorksheetItem *scope_worksheet_get_items (const ScopeWorksheet *self,
                                                   gsize *n);
