/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Forms of an IRI or its host for pasting as plain text, into bidirectional text
 * (RFC 3987 §4.1), into markup and into source code. */

/**
 * IriCopyForm:
 * @id: the stable id, as `--form` takes it
 * @title: its name, untranslated
 * @purpose: a sentence about its purpose, untranslated
 * @section: the standard and section that define it
 * @group: the title of its group in a menu, untranslated
 * @command: (nullable): the label of what copies it, untranslated; NULL for the form
 *   that depends on the display convention
 * @done: (nullable): the message once it is copied, untranslated
 *
 * A form of an IRI.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *purpose;
  const char *section;
  const char *group;
  const char *command;
  const char *done;
} IriCopyForm;

/* The number of forms. */
IRI_API guint iri_copy_n_forms (void);

/* The form at @position, or NULL after the last. Those of a group are together.
 * Static. */
IRI_API const IriCopyForm *iri_copy_form (guint position);

/* The form called @id, or NULL if there is none. Static. */
IRI_API const IriCopyForm *iri_copy_form_find (const char *id);

/* The IRI of @report in @form as UTF-8, or NULL if @report has no such form: see
 * iri_copy_reason(). @report must be made with %IRI_WANT_URI, %IRI_WANT_IRI and
 * %IRI_WANT_HOST.
 *
 * This is the IRI in Unicode form if the report has one, else the display text.
 * Characters that are not allowed in IRIs, that end a line or a word, or that would end
 * the form itself are percent-encoded; the URI stays the same. Links lead to the URI.
 *
 * Free with g_free(). */
IRI_API char *iri_copy_make (const IriCopyForm *form, const IriReport *report);

/* Why @report does not have @form, translated; NULL if it does. Static. */
IRI_API const char *iri_copy_reason (const IriCopyForm *form, const IriReport *report);

/**
 * IriInvisible:
 * @c: an invisible character (Default_Ignorable_Code_Point)
 * @count: the number of its occurrences
 */
typedef struct
{
  gunichar c;
  gsize count;
} IriInvisible;

/* The invisible characters of @text, which is UTF-8. Returns an array of IriInvisible
 * that has each character once, by first occurrence. Free with g_array_unref(). */
IRI_API GArray *iri_copy_invisibles (const char *text);

/* Describes the invisible characters of @text in a translated sentence: "Contains
 * U+2066 LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE", or "Contains no
 * invisible characters". Never NULL. Free with g_free(). */
IRI_API char *iri_copy_invisible (const char *text);

G_END_DECLS
