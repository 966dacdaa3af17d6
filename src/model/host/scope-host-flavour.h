/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-host.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_HOST_FLAVOUR (scope_host_flavour_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostFlavour, scope_host_flavour, SCOPE, HOST_FLAVOUR, ScopeRow)

/**
 * ScopeHostFlavour:
 *
 * What a flavour of IDNA makes of a label, or of the whole host. Its key is the
 * #IriIdna, or 0 for all of them where they agree; further properties:
 *
 * - `title`: what the flavour is called
 * - `caption`: what else there is to say of it, or NULL
 * - `label`: the index of the label, or %SCOPE_HOST_WHOLE
 * - `ascii`: the form that is looked up, as far as a row shows it; "" if it is
 *   rejected
 * - `unicode`: the form for people, or NULL if it is what stands there already
 * - `rejection`: why it is rejected, a sentence, or NULL
 * - `section`: the document and section that say so, or NULL
 * - `history`: whether nobody should look names up by it any more
 * - `differs`: whether it is not what the flavour of the document makes of it
 */

/* An index that stands for all labels. */
#define SCOPE_HOST_WHOLE G_MAXUINT

/* @label is an index or %SCOPE_HOST_WHOLE. @text is the text that @host was parsed
 * from. */
ScopeHostFlavour *scope_host_flavour_new (const char *text,
                                          const IriHost *host,
                                          guint label,
                                          ScopeNotation notation);

/* Makes the row stand for all flavours, which agree. */
void scope_host_flavour_set_all (ScopeHostFlavour *self);

/* Sets whether the result differs from @chosen. */
void scope_host_flavour_compare (ScopeHostFlavour *self, ScopeHostFlavour *chosen);

/* Whether both have the same result or the same rejection. */
gboolean scope_host_flavour_equal (ScopeHostFlavour *self, ScopeHostFlavour *other);

G_END_DECLS
