/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Forms of an IRI or its host for pasting: as plain text, into bidirectional text
 * (RFC 3987 §4.1), into markup and into source code. */

typedef enum
{
  IRI_COPY_URI,
  IRI_COPY_HOST, /* in ASCII */
  IRI_COPY_IRI,
  IRI_COPY_ISOLATE, /* LRI...PDI, the default of `iri copy` */
  IRI_COPY_VISUAL,
  IRI_COPY_PUNYCODE, /* an IRI with the host in ASCII */
  IRI_COPY_LINK,
  IRI_COPY_HOST_UNICODE,
  IRI_COPY_DOMAIN, /* the registrable one */
  IRI_COPY_EMBED,  /* LRE...PDF */
  IRI_COPY_LRM,    /* between two marks, where they are enough */
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
 * @purpose: a sentence that says what it is for, untranslated
 * @section: the document and section that define it
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

/* The row of @form. Static. */
IRI_API const IriCopyInfo *iri_copy_info (IriCopyForm form);

/* Sets @form to the one called @id. FALSE if there is none. */
IRI_API gboolean iri_copy_find (const char *id, IriCopyForm *form);

/* The IRI of @report in @form, or NULL if there is none: see iri_copy_reason().
 * The options of @report must want the URI, the IRI and the host.
 *
 * This is the IRI in Unicode form if the report has one, else the text it displays.
 * Characters that are not allowed in IRIs, that end a line or a word, or that would
 * end the form itself are percent-encoded; the URI stays the same. Links lead to the
 * URI.
 *
 * Free with g_free(). */
IRI_API char *iri_copy_make (IriCopyForm form, const IriReport *report);

/* Why @report has no @form, translated; NULL if it has. Static. */
IRI_API const char *iri_copy_reason (IriCopyForm form, const IriReport *report);

/**
 * IriInvisible:
 * @c: an invisible character (Default_Ignorable_Code_Point)
 * @count: how often it occurs
 */
typedef struct
{
  gunichar c;
  gsize count;
} IriInvisible;

/* The invisible characters of @text, which is UTF-8: an array of IriInvisible, each
 * character once, by first occurrence. Free with g_array_unref(). */
IRI_API GArray *iri_copy_invisibles (const char *text);

/* The same in a sentence, translated: "Holds U+2066 LEFT-TO-RIGHT ISOLATE and
 * U+2069 POP DIRECTIONAL ISOLATE". Free with g_free(). */
IRI_API char *iri_copy_invisible (const char *text);

G_END_DECLS
