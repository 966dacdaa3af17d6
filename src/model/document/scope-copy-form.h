/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_COPY_FORM (scope_copy_form_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCopyForm, scope_copy_form, SCOPE, COPY_FORM, ScopeRow)

/**
 * ScopeCopyForm:
 *
 * The address in a form for other people's text. Its key is the #IriCopyForm;
 * further properties:
 *
 * - `title`: what it is for
 * - `text`: the form, as far as a row shows it and without the marks that give
 *   it its direction; "" if there is none
 * - `caption`: why, and which invisible characters it holds; "" if there is none
 * - `marks`: the short names of those
 * - `reason`: why there is none, or NULL
 */

/* Of a longer address (in bytes) only those forms are made to be shown that always
 * are; any can be copied. */
#define SCOPE_COPY_FORM_MAX_SHOWN 65536

/* A row for each form of @report, in an array that owns them; the visual text in
 * the letters of @notation. Unless @all is wanted, the rows of those that are not
 * always shown have no text. */
GPtrArray *scope_copy_form_rows (const IriReport *report,
                                 ScopeNotation notation,
                                 gboolean all);

/* The text of a form, whole, or NULL; the visual text in the letters of
 * @notation. Free with g_free(). */
char *scope_copy_form_make (IriCopyForm form,
                            const IriReport *report,
                            ScopeNotation notation);

gboolean scope_copy_form_exists (ScopeCopyForm *self);

G_END_DECLS
