/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-spec.h"

/* The standards in the order of every list in the window: those of today, then history
 * by age. @index is less than scope_standards_count(). */
const IriSpec *scope_standards_get (guint index);

guint scope_standards_count (void);

/* Whether the standard at @index is history. */
gboolean scope_standards_is_history (guint index);

/* The translated name of the standard at @index. One of today has a name that says what
 * it is; a historical one has the title of its document. */
const char *scope_standards_get_name (guint index);
