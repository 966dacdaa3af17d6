/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

/* The bytes of the text that the character at @cursor of the displayed text comes from;
 * absent if there is none. Linear time. */
IriSpan scope_cursor_to_span (const IriReport *report, guint cursor);

/* The reverse: the character for the byte at @offset of the text, or %SCOPE_NO_CURSOR.
 * Linear time. */
guint scope_cursor_from_offset (const IriReport *report, gsize offset);
