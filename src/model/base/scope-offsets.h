/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScopeOffsets:
 *
 * Where the characters of a text are: made in linear time, and then asked in
 * next to none, whatever the length.
 */
typedef struct _ScopeOffsets ScopeOffsets;

/* Of @length bytes of valid UTF-8, which are not copied and must stay. */
ScopeOffsets *scope_offsets_new (const char *text, gsize length);
void scope_offsets_free (ScopeOffsets *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeOffsets, scope_offsets_free)

/* How many characters there are. */
gsize scope_offsets_n_chars (const ScopeOffsets *self);

/* The offset in bytes of the character at @index, at most one past the last. */
gsize scope_offsets_byte (const ScopeOffsets *self, gsize index);

/* The index of the character that the byte at @offset belongs to. */
gsize scope_offsets_index (const ScopeOffsets *self, gsize offset);

G_END_DECLS
