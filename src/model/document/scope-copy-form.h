/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_COPY_FORM (scope_copy_form_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCopyForm, scope_copy_form, SCOPE, COPY_FORM, ScopeRow)

/**
 * ScopeCopyForm:
 *
 * The IRI in a form to copy. Its key is the position of its #IriCopyForm; further
 * properties:
 *
 * - `title`: the name of the form
 * - `text`: the form, cut for a row and without bidi marks; "" if there is none
 * - `caption`: its purpose and its invisible characters; "" if there is none
 * - `marks`: the short names of the invisible characters
 * - `reason`: why there is none, or NULL
 */

/* For longer IRIs, in bytes, only the rows of basic forms have a text; all forms can be
 * copied. */
#define SCOPE_COPY_FORM_MAX_SHOWN 65536

/* Whether the rows of the form are always shown, which have keyboard shortcuts. */
gboolean scope_copy_form_is_basic (const IriCopyForm *form);

/* A row for each form of @report, in an array that owns the rows. Unless @all, only
 * those of basic forms have a text. */
GPtrArray *scope_copy_form_rows (const IriReport *report,
                                 ScopeBidiNotation notation,
                                 gboolean all);

/* The whole text of a form, or NULL. Only the visual text follows @notation. Free with
 * g_free(). */
char *scope_copy_form_make (const IriCopyForm *form,
                            const IriReport *report,
                            ScopeBidiNotation notation);

/* The row of @form among those of @rows. Free with g_object_unref(). */
ScopeCopyForm *scope_copy_form_find (GListModel *rows, const IriCopyForm *form);

gboolean scope_copy_form_exists (ScopeCopyForm *self);
