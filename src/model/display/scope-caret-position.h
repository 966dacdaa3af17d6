/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* How many characters are to the left of a caret before the character at @index of
 * what @report displays, at most all: where it is drawn in a line from left to
 * right. Between two directions there are two such places; this is the one where a
 * letter that is written from left to right would go. Linear. */
guint scope_caret_position_visual (const IriReport *report, guint index);

/* Where a caret before the character at @position of the text of @report is, in the
 * order in which its @length characters are stored and in that in which they are
 * shown, in words; "" without a text. @report may be NULL, while it is still being
 * made: then only the former is known. Places count from 1, as everywhere in the
 * window. Linear. Owned by the caller. */
char *scope_caret_position_describe (const IriReport *report,
                                     guint position,
                                     guint length);

G_END_DECLS
