/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

/* The number of characters to the left of a caret before the character at @index of the
 * displayed text of @report, in a left-to-right line. Where the direction changes, a
 * caret has two positions; this is the one for left-to-right input. Linear time. */
guint scope_caret_position_visual (const IriReport *report, guint index);

/* Describes the position of a caret before the character at @position of the text of
 * @report, which has @length characters, in logical and in visual order; "" at the end,
 * where a caret usually is. @report may be NULL while it is not ready: then only the
 * logical position is known. Linear time. Free with g_free(). */
char *
scope_caret_position_describe (const IriReport *report, guint position, guint length);
