/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"

#include <gtk/gtk.h>

/**
 * ScopeEntry:
 *
 * A GtkEntry whose text always reads from left to right (RFC 3987 §4.1),
 * whatever its first strong character, the keyboard or the language of the
 * desktop, and which holds any length.
 *
 * With `editable` off it is a read-only row: without a frame, with the style
 * class `value`, aligned with the start of the row. Its text can be selected and
 * is copied exactly as it is stored.
 *
 * The signal `taken` (begin and end in bytes; the number of URIs, 0 for text) is
 * emitted after a paste or drop, but not after “Paste As It Is”, so that a
 * handler can clean the new text in an undo step of its own. Begin and end are both 0
 * if nothing was inserted because a list of URIs has none.
 *
 * The signal `typed` is emitted after a key or an input method has inserted
 * letters, but not after a paste or a change by the program.
 *
 * Its property `clearable` shows a clear icon at the end; connect to `icon-press` to
 * clear the text.
 *
 * The GtkText inside provides the text, keys, input methods, undo, the clipboard
 * and the Text interface of AT-SPI; drawing, pointer and caret are implemented
 * here.
 */
#define SCOPE_TYPE_ENTRY (scope_entry_get_type ())
G_DECLARE_FINAL_TYPE (ScopeEntry, scope_entry, SCOPE, ENTRY, GtkEntry)

/* How the arrow keys move the caret. */
typedef enum
{
  SCOPE_CARET_VISUAL,  /* where they point */
  SCOPE_CARET_LOGICAL, /* right is forward in the text, left is back */
} ScopeCaret;

#define SCOPE_TYPE_CARET (scope_caret_get_type ())
GType scope_caret_get_type (void);

GtkWidget *scope_entry_new (void);

/* Sets the marks of the current text; copied. Marks older than the text are
 * harmless: they move with edits and are clamped to its end. */
void
scope_entry_set_highlights (ScopeEntry *self, const IriHighlight *marks, gsize n_marks);

/* The order of the characters; IRI_LAYOUT_VISUAL by default. */
void scope_entry_set_order (ScopeEntry *self, IriLayoutOrder order);

/* Whether a long text wraps instead of scrolling. */
void scope_entry_set_wrap (ScopeEntry *self, gboolean wrap);

/* Whether a wrapped text accepts less height than its lines need, and then
 * scrolls. Used for an entry that must leave room for what is below it. */
void scope_entry_set_shrinks (ScopeEntry *self, gboolean shrinks);

/* %SCOPE_CARET_VISUAL by default, as everywhere in GTK. */
void scope_entry_set_caret (ScopeEntry *self, ScopeCaret caret);

/* Pastes from the clipboard, as Ctrl+V does. */
void scope_entry_paste_clipboard (ScopeEntry *self);

/* Selects the bytes from @begin to @end of the text, scrolls to them and grabs
 * the focus. */
void scope_entry_select_span (ScopeEntry *self, gsize begin, gsize end);

/* Replaces the bytes from @begin to @end by @text, as one undo step. */
void
scope_entry_replace_span (ScopeEntry *self, gsize begin, gsize end, const char *text);

/* Undoes one step, like Ctrl+Z. */
void scope_entry_undo (ScopeEntry *self);

/* Returns the visible line, owned by @self and valid until the text changes. */
IriLayout *scope_entry_get_line (ScopeEntry *self);

/* Returns its layout, likewise. */
PangoLayout *scope_entry_get_layout (ScopeEntry *self);

/* Returns the left edge of the character at @position (in characters), in
 * pixels from the left edge of the widget, or -1 if it is not laid out. */
int scope_entry_get_char_x (ScopeEntry *self, int position);
