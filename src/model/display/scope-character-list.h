/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_CHARACTER_LIST (scope_character_list_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharacterList, scope_character_list, SCOPE, CHARACTER_LIST, GObject)

/* How the rows are sorted. */
typedef enum
{
  SCOPE_CHARACTER_SORT_LOGICAL,
  SCOPE_CHARACTER_SORT_LOGICAL_REVERSED,
  SCOPE_CHARACTER_SORT_VISUAL, /* what is shown nowhere comes last */
  SCOPE_CHARACTER_SORT_VISUAL_REVERSED,
} ScopeCharacterSort;

/**
 * ScopeCharacterList:
 *
 * The characters of a text in an order, a list of #ScopeCharacter. A row is made
 * when it is asked for and not kept, and sorting moves nothing: a list of
 * millions costs what is looked at.
 */

/* Of what @report displays by @convention. In any thread; takes linear time. */
ScopeCharacterList *scope_character_list_new (IriReport *report,
                                              IriConvention convention);

/* The order that is shown, owned by @self. */
const IriBidi *scope_character_list_get_bidi (ScopeCharacterList *self);

/* The character at @index of the text that was ordered. */
gunichar scope_character_list_get_char (ScopeCharacterList *self, gsize index);

/* Its component: %IRI_COMPONENT_NONE for a delimiter. */
IriComponent scope_character_list_get_component (ScopeCharacterList *self,
                                                 gsize index);

/* How many characters without a place come before the one that is stored after
 * @n_seen others with a place. */
gsize scope_character_list_get_unseen_before (ScopeCharacterList *self,
                                              gsize n_seen);

void scope_character_list_set_sort (ScopeCharacterList *self,
                                    ScopeCharacterSort sort);

/* The row of the character at @cursor of what the report displays, which is not
 * the text that was ordered where the convention writes it as a URI.
 * %G_MAXUINT for no such character. */
guint scope_character_list_find (ScopeCharacterList *self, guint cursor);

/* The other way: the cursor for the row at @position. */
guint scope_character_list_get_cursor (ScopeCharacterList *self,
                                       guint position);

G_END_DECLS
