/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-host.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_HOST_FLAVOUR (scope_host_flavour_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostFlavour, scope_host_flavour, SCOPE, HOST_FLAVOUR, ScopeRow)

/**
 * ScopeHostFlavour:
 *
 * The result of a flavour of IDNA for a label or the whole host. Its key is the
 * #IriIdnaFlavour, or 0 if the row is about all flavours. Its other properties:
 *
 * - `title`: the name of the flavour
 * - `caption`: a remark on the flavour, or NULL
 * - `label`: the index of the label, or %SCOPE_HOST_TRACKER_WHOLE
 * - `ascii`: the form that is looked up, cut to what a row shows; "" if it is rejected
 * - `unicode`: the U-labels, or NULL if they equal the input
 * - `rejection`: why it is rejected, a sentence, or NULL
 * - `section`: the standard and section that reject it, or NULL
 * - `obsolete`: whether the flavour is obsolete
 * - `differs`: whether its result is another than the selected flavour's
 */

/* The index for the whole host. */
#define SCOPE_HOST_TRACKER_WHOLE G_MAXUINT

/* @label is an index or %SCOPE_HOST_TRACKER_WHOLE. @text is the text that @host was
 * parsed from. */
ScopeHostFlavour *scope_host_flavour_new (const char *text,
                                          const IriHost *host,
                                          guint label,
                                          ScopeBidiNotation notation);

/* Leaves one of @rows if they are all @n_flavours and have the same result; else sets
 * for each whether it differs from @chosen. The row of a @whole host says that all
 * flavours agree; those of labels need not repeat it. */
void scope_host_flavours_merge (GPtrArray *rows,
                                ScopeHostFlavour *chosen,
                                gsize n_flavours,
                                gboolean whole);
