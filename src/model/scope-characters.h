/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_CHARACTERS (scope_characters_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharacters, scope_characters, SCOPE, CHARACTERS, GObject)

/* How the rows are sorted. */
typedef enum
{
  SCOPE_SORT_STORED,
  SCOPE_SORT_STORED_BACK,
  SCOPE_SORT_VISUAL, /* what is shown nowhere comes last */
  SCOPE_SORT_VISUAL_BACK,
} ScopeSort;

/**
 * ScopeCharacters:
 *
 * The characters of a text in an order, a list of #ScopeCharacter. A row is made
 * when it is asked for and not kept, and sorting moves nothing: a list of
 * millions costs what is looked at.
 */

/* Of what @report displays by @convention. In any thread; takes linear time. */
ScopeCharacters *scope_characters_new (IriReport *report,
                                       IriConvention convention);

/* The order that is shown, owned by @self. */
const IriBidi *scope_characters_get_bidi (ScopeCharacters *self);

/* The character at @index of the text that was ordered. */
gunichar scope_characters_get_char (ScopeCharacters *self, gsize index);

/* Its component: %IRI_PART_NONE for a delimiter. */
IriPart scope_characters_get_part (ScopeCharacters *self, gsize index);

/* How many characters without a place come before the one that is stored after
 * @n_seen others with a place. */
gsize scope_characters_get_unseen_before (ScopeCharacters *self, gsize n_seen);

void scope_characters_set_sort (ScopeCharacters *self, ScopeSort sort);

/* The row of the character at @cursor of what the report displays, which is not
 * the text that was ordered where the convention writes it as a URI.
 * %G_MAXUINT for no such character. */
guint scope_characters_find (ScopeCharacters *self, guint cursor);

/* The other way: the cursor for the row at @position. */
guint scope_characters_get_cursor (ScopeCharacters *self, guint position);

G_END_DECLS
