/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * ScopeOffsets:
 *
 * Converts between character indexes and byte offsets of a text, in nearly constant
 * time.
 */
typedef struct _ScopeOffsets ScopeOffsets;

/* @text is @length bytes of valid UTF-8. It is not copied and has to outlive the
 * object. Linear time. */
ScopeOffsets *scope_offsets_new (const char *text, gsize length);
void scope_offsets_free (ScopeOffsets *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeOffsets, scope_offsets_free)

gsize scope_offsets_n_chars (const ScopeOffsets *self);

/* The byte offset of the character at @index, which may be one past the last. */
gsize scope_offsets_byte (const ScopeOffsets *self, gsize index);

/* The index of the character that includes the byte at @offset. */
gsize scope_offsets_index (const ScopeOffsets *self, gsize offset);
