/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Forms of an IRI or its host for pasting as plain text, into bidirectional text
 * (RFC 3987 §4.1), into markup and into source code. */

typedef enum
{
  IRI_COPY_URI,
  IRI_COPY_HOST, /* in ASCII */
  IRI_COPY_IRI,
  IRI_COPY_ISOLATE, /* LRI...PDI, the default of `iri copy` */
  IRI_COPY_VISUAL,
  IRI_COPY_PUNYCODE, /* the IRI with its host in ASCII */
  IRI_COPY_LINK,
  IRI_COPY_HOST_UNICODE,
  IRI_COPY_DOMAIN, /* the registrable domain */
  IRI_COPY_EMBED,  /* LRE...PDF */
  IRI_COPY_LRM,    /* between two marks, if they are enough */
  IRI_COPY_DISPLAY,
  IRI_COPY_HTML,
  IRI_COPY_HTML_LINK,
  IRI_COPY_HTML_REFERENCES,
  IRI_COPY_XML_REFERENCES,
  IRI_COPY_CHARSET,
  IRI_COPY_MARKDOWN,
  IRI_COPY_LATEX,
  IRI_COPY_C,
  IRI_COPY_JSON, /* a string, not the report */
  IRI_COPY_PYTHON,
  IRI_N_COPY_FORMS,
} IriCopyForm;

/**
 * IriCopyInfo:
 * @id: the stable id, as `--form` takes it
 * @title: its name, untranslated
 * @purpose: a sentence about its purpose, untranslated
 * @section: the standard and section that define it
 *
 * A form of an IRI.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *purpose;
  const char *section;
} IriCopyInfo;

/* The description of @form. Static. */
IRI_API const IriCopyInfo *iri_copy_info (IriCopyForm form);

/* Sets @form to the one called @id. FALSE if there is none. */
IRI_API gboolean iri_copy_find (const char *id, IriCopyForm *form);

/* The IRI of @report in @form as UTF-8, or NULL if @report has no such form: see
 * iri_copy_reason(). @report must be made with %IRI_WANT_URI, %IRI_WANT_IRI and
 * %IRI_WANT_HOST.
 *
 * This is the IRI in Unicode form if the report has one, else the display text.
 * Characters that are not allowed in IRIs, that end a line or a word, or that would end
 * the form itself are percent-encoded; the URI stays the same. Links lead to the URI.
 *
 * Free with g_free(). */
IRI_API char *iri_copy_make (IriCopyForm form, const IriReport *report);

/* Why @report does not have @form, translated; NULL if it does. Static. */
IRI_API const char *iri_copy_reason (IriCopyForm form, const IriReport *report);

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

/* Describes the invisible characters of @text in a translated sentence: "Holds U+2066
 * LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE". Free with g_free(). */
IRI_API char *iri_copy_invisible (const char *text);

G_END_DECLS
