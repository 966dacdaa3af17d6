/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-example.h"

/**
 * ScopeSetEntry:
 * @title: what it shows, in one line; "" if there is none
 * @text: the IRI
 * @note: a note of any number of lines; "" if there is none
 * @example: (nullable): the example that it is
 *
 * An IRI of a set. Texts from a file can have bytes that are not UTF-8.
 */
typedef struct
{
  char *title;
  char *text;
  char *note;
  ScopeExample *example;
} ScopeSetEntry;

#define SCOPE_TYPE_SET (scope_set_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSet, scope_set, SCOPE, SET, GObject)

/**
 * ScopeSet:
 *
 * IRIs with notes to go through one by one, as a teacher does with a class. The signal
 * `changed` says that the entries did.
 */

/* An empty set. */
ScopeSet *scope_set_new (void);

/* The examples in @examples, #ScopeExample items, which are not edited. */
ScopeSet *scope_set_new_from_examples (GListModel *examples);

/* Whether it is a set of examples. */
gboolean scope_set_is_gallery (ScopeSet *self);

/* The title, "" if there is none, and the note of the whole set. */
const char *scope_set_get_title (ScopeSet *self);
const char *scope_set_get_note (ScopeSet *self);
void scope_set_set_title (ScopeSet *self, const char *title);
void scope_set_set_own_note (ScopeSet *self, const char *note);

/* The file that it was last read from or written to, or NULL. */
GFile *scope_set_get_file (ScopeSet *self);
void scope_set_set_file (ScopeSet *self, GFile *file);

guint scope_set_count (ScopeSet *self);

/* The entry at @position, or NULL. It is the set's until that is changed. */
const ScopeSetEntry *scope_set_get (ScopeSet *self, guint position);

/* Inserts an entry before @position, or at the end if that is too large. @text is not
 * empty. */
void
scope_set_insert (ScopeSet *self, guint position, const char *title, const char *text);

/* Removes the entry at @position, and puts the last one that was removed back. Returns
 * its position, or 0 if there is none. */
void scope_set_remove (ScopeSet *self, guint position);
guint scope_set_restore (ScopeSet *self);

void scope_set_set_note (ScopeSet *self, guint position, const char *note);

/* Whether it was changed since scope_set_mark_saved(). */
gboolean scope_set_is_modified (ScopeSet *self);
void scope_set_mark_saved (ScopeSet *self);

/* Reads @length bytes of a file, whatever they are, in linear time: iriscope(1)
 * describes the format. All text of the file is in the set. */
ScopeSet *scope_set_read (const char *text, gsize length);

/* The set as a file, which reads as the same set. Free with g_string_free(). */
GString *scope_set_write (ScopeSet *self);
