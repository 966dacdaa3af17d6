/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

/* The findings of a report while it is built. All are counted, but the list is bounded
 * because a text can have millions. The first %IRI_FINDING_LIST_MAX are kept. After
 * that, a finding is kept only if few of the same code and component are, so that many
 * notes cannot hide a warning or an error. */
typedef struct _IriFindingList IriFindingList;

#define IRI_FINDING_LIST_MAX 1000

/* The number of findings of one code and component that are always kept. */
#define IRI_FINDING_LIST_MAX_OF_A_KIND 16

IriFindingList *iri_finding_list_new (void);

/* Adds a copy of @finding. Returns the copy, valid until the next one is added, or NULL
 * if @finding is only counted. */
IriFinding *iri_finding_list_add (IriFindingList *self, const IriFinding *finding);

/* Like iri_finding_list_add(), for findings of which only a few help: from the 17th of
 * its code and component on, @finding is only counted. */
IriFinding *iri_finding_list_add_limited (IriFindingList *self,
                                          const IriFinding *finding);

/* The number of findings that were added, kept or not. */
gsize iri_finding_list_count (const IriFindingList *self);

typedef gboolean (*IriFindingMatch) (IriFindingCode code,
                                     IriComponent component,
                                     gconstpointer data);

/* Whether a finding that @match accepts, kept or not, ends at @begin or later and
 * begins at @end or earlier. */
gboolean iri_finding_list_has (const IriFindingList *self,
                               IriFindingMatch match,
                               gconstpointer data,
                               gsize begin,
                               gsize end);

/* Frees @self and returns the findings that it kept, sorted. The last finding of each
 * code and component has the number of those left out. Sets @n_listed to the length of
 * the array and @n_found to the number of findings of each severity. Free with
 * g_free(). */
IriFinding *iri_finding_list_finish (IriFindingList *self,
                                     gsize *n_listed,
                                     gsize n_found[IRI_N_SEVERITIES]);
