/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ScopeEntry:
 *
 * A GtkEntry whose text always reads from left to right (RFC 3987 §4.1),
 * whatever its first strong character, the keyboard or the language of the
 * desktop, and which holds any length.
 *
 * With `editable` off it is the read-only row of the program: no frame, the
 * style class `value`, aligned with the start of the row, its text to be
 * selected and copied exactly as it is stored.
 *
 * Its signal `taken` (begin, end: in bytes; how many URIs there were, 0 for text)
 * says that something was pasted or dropped and stands there, unless it was to
 * be pasted as it is: whoever wants to clean it can do so in a step of its own.
 *
 * Storage, keys, input methods, undo, the clipboard and the Text interface of
 * AT-SPI are those of the GtkText within; drawing, pointer and caret are here.
 *
 * The signal `typed` comes after a key or an input method has put letters in:
 * not when they are pasted, or written by the program.
 */
#define SCOPE_TYPE_ENTRY (scope_entry_get_type ())
G_DECLARE_FINAL_TYPE (ScopeEntry, scope_entry, SCOPE, ENTRY, GtkEntry)

/* Which way the arrow keys go. */
typedef enum
{
  SCOPE_CARET_VISUAL,  /* where they point */
  SCOPE_CARET_LOGICAL, /* to the right on in the text, to the left back */
} ScopeCaret;

#define SCOPE_TYPE_CARET (scope_caret_get_type ())
GType scope_caret_get_type (void);

GtkWidget *scope_entry_new (void);

/* Marks for the text as it is now; copied. Marks older than the text do no
 * harm: they move with what is typed and are cut where they end beyond it. */
void scope_entry_set_highlights (ScopeEntry *self,
                                 const IriHighlight *marks,
                                 gsize n_marks);

/* How the characters are ordered; IRI_LAYOUT_VISUAL to begin with. */
IriLayoutOrder scope_entry_get_order (ScopeEntry *self);
void scope_entry_set_order (ScopeEntry *self, IriLayoutOrder order);

/* Whether a long text takes several lines instead of scrolling. */
gboolean scope_entry_get_wrap (ScopeEntry *self);
void scope_entry_set_wrap (ScopeEntry *self, gboolean wrap);

/* Whether one that wraps may be given less height than its lines need: it then is
 * scrolled. An entry may, which is to leave room for what is below. */
gboolean scope_entry_get_shrinks (ScopeEntry *self);
void scope_entry_set_shrinks (ScopeEntry *self, gboolean shrinks);

/* Whether there is an icon at the end for clearing a text. What it does is up to
 * who connects to `icon-press`. Property `clearable`. */
void scope_entry_set_clearable (ScopeEntry *self, gboolean clearable);

/* %SCOPE_CARET_VISUAL to begin with, as everywhere in GTK. */
ScopeCaret scope_entry_get_caret (ScopeEntry *self);
void scope_entry_set_caret (ScopeEntry *self, ScopeCaret caret);

/* Whether the text is too long to be drawn whole: what is around the caret is
 * drawn, and an ellipsis stands for the rest. Property `drawn-in-part`. */
gboolean scope_entry_get_drawn_in_component (ScopeEntry *self);

/* Selects the bytes from @begin to @end of the text, brings them into view and
 * takes the focus. */
void scope_entry_select_span (ScopeEntry *self, gsize begin, gsize end);

/* Writes @text over the bytes from @begin to @end, as if it had been typed there:
 * it can be undone. */
void scope_entry_replace_span (ScopeEntry *self,
                               gsize begin,
                               gsize end,
                               const char *text);

/* One step back, as Ctrl+Z goes. */
void scope_entry_undo (ScopeEntry *self);

/* What is on screen: the line, owned by @self and gone with the next change of
 * the text. */
IriLayout *scope_entry_get_line (ScopeEntry *self);

/* Its layout, the same way. */
PangoLayout *scope_entry_get_layout (ScopeEntry *self);

/* The left edge of the character at @position (in characters), in pixels from
 * the left edge of the widget; -1 if it is not laid out. */
int scope_entry_get_char_x (ScopeEntry *self, int position);

G_END_DECLS
