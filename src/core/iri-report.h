/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-finding.h"
#include "iri-host.h"
#include "iri-parts.h"
#include "iri-spec.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* What a report is to hold besides the parts and the grammar's findings. */
typedef enum
{
  IRI_WANT_URI = 1 << 0,
  IRI_WANT_IRI = 1 << 1,
  IRI_WANT_HOST = 1 << 2,
  IRI_WANT_BIDI = 1 << 3,
  IRI_WANT_CHECKS = 1 << 4,
  IRI_WANT_ALL = (1 << 5) - 1,
} IriWant;

/**
 * IriOptions:
 * @spec: the document to read by; NULL for RFC 3987
 * @idna: what to do with the host
 * @want: what the report is to hold; 0 for all of it
 *
 * The reader's choices. All zero is the default.
 */
typedef struct
{
  const IriSpec *spec;
  IriIdna idna;
  IriWant want;
} IriOptions;

/**
 * IriReport:
 * @text: the text as given, @length bytes of any content, and a NUL
 * @length: its length in bytes
 * @display: the text as a string: @text itself, or, where that is not UTF-8
 *   (parts.utf8) or holds U+0000, a copy with U+FFFD in their place. Then @host, @uri and @iri
 *   are NULL and @bidi speaks of the copy
 * @options: the choices, with defaults filled in
 * @parts: the components; spans are bytes of @text
 * @valid: whether the text is an IRI reference by the document, its MUSTs about
 *   characters included
 * @host: the host, or NULL if there is none
 * @uri: the URI it maps to, or NULL if there is none
 * @iri: the IRI in Unicode form, or NULL if there is none
 * @bidi: its visual order, or NULL
 * @findings: what there is to say, most severe first
 * @n_findings: how many findings there are
 *
 * Everything about one text, immutable.
 */
typedef struct
{
  char *text;
  gsize length;
  char *display;
  IriOptions options;
  IriParts parts;
  gboolean valid;
  IriHost *host;
  char *uri;
  char *iri;
  IriBidi *bidi;
  IriFinding *findings;
  gsize n_findings;
  /*< private >*/
  gatomicrefcount refs;
} IriReport;

#define IRI_TYPE_REPORT (iri_report_get_type ())
IRI_API GType iri_report_get_type (void);

/* Reads @length bytes of @text (-1: up to its NUL). Never fails: what is wrong
 * with the text is in the findings. @options may be NULL. Thread-safe. */
IRI_API IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options);
IRI_API IriReport *iri_report_ref (IriReport *self);
IRI_API void iri_report_unref (IriReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriReport, iri_report_unref)

/* The worst severity, or -1 if there is no finding. */
IRI_API int iri_report_worst (const IriReport *self);

/* What @part says to people: percent-encoded UTF-8 decoded where that gives a
 * character that can be shown; the rest as it stands. NULL if the part is
 * absent. Free with g_free(). */
IRI_API char *iri_report_decode (const IriReport *self, IriPart part);

G_END_DECLS
