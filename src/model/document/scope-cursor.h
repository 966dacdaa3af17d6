/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

G_BEGIN_DECLS

/* Between the cursor of a document, a character of what its report displays, and
 * the bytes of its text, which may have been prepared before they were read. Both
 * take linear time. */

/* The bytes of the text that the character at @cursor came from; absent if there
 * is no such character. */
IriSpan scope_cursor_to_span (const IriReport *report, guint cursor);

/* The character that the byte at @offset of the text became part of, or
 * %SCOPE_NO_CURSOR if there is none. */
guint scope_cursor_from_offset (const IriReport *report, gsize offset);

G_END_DECLS
