/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

G_BEGIN_DECLS

/* Findings while a report is built. All are counted, and the list is bounded: a
 * text can have millions. The first %IRI_FINDING_LIST_MAX are kept. After that, a
 * finding is kept only if few of its code and component are, so that a flood of
 * notes hides neither a warning nor an error. */
typedef struct _IriFindingList IriFindingList;

#define IRI_FINDING_LIST_MAX 1000

/* Findings of one code and component that are kept however many others there are. */
#define IRI_FINDING_LIST_MAX_OF_A_KIND 16

IriFindingList *iri_finding_list_new (void);

/* Adds @finding. */
void iri_finding_list_add (IriFindingList *self, const IriFinding *finding);

/* The same, for findings of which few help: from the 17th of its code and component
 * on, it is only counted. */
void iri_finding_list_add_of_many (IriFindingList *self, const IriFinding *finding);

/* How many findings were added, whether kept or not. */
gsize iri_finding_list_count (const IriFindingList *self);

/* How many are kept, and one of them. Owned by @self. */
guint iri_finding_list_length (const IriFindingList *self);
const IriFinding *iri_finding_list_get (const IriFindingList *self, guint i);

/* Frees @self and returns what it kept, sorted, each last one of its code and
 * component with the number of those left out. @n_listed is set to their number,
 * @n_found to how many were found of each severity. Free with g_free(). */
IriFinding *iri_finding_list_end (IriFindingList *self,
                                  gsize *n_listed,
                                  gsize n_found[IRI_N_SEVERITIES]);

G_END_DECLS
