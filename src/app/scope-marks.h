/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-line.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* Marks for the entries that show a report, as arrays of #IriMark. */

/* Components and findings of the text as it is stored. Without @errors those
 * findings are left out. */
GArray *scope_marks_stored (const IriReport *report, gboolean errors);

/* Components in @visual, the text of a #ScopeDisplay, whose @parts are known. */
GArray *scope_marks_display (const char *visual, const char *parts);

/* Where @first and @second differ, for each of them. */
void scope_marks_differing (const char *first,
                            const char *second,
                            GArray **first_marks,
                            GArray **second_marks);

G_END_DECLS
