/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-compare.h"
#include "iri-look-alike.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* JSON for programs: one object on one line, as data/iri-report.schema.json
 * says. Everything outside printable US-ASCII that could end or spoil a line is
 * escaped: controls, U+0085, U+2028, U+2029. */

/* Appends @report as one JSON object, without a line end. What the report was
 * not asked for is left out. */
IRI_API void iri_json_append_report (GString *out, const IriReport *report);

/* Appends the members of that object, without its braces, to one that @out has
 * begun. */
void iri_json_append_report_members (GString *out, const IriReport *report);

/* Appends @host and @flavours, the same host by each flavour, as one JSON object.
 * @input is the host as given, @length bytes of any content; @host is NULL where
 * that is no text. @report is that of "//" and the host: what it finds in the host
 * is written. */
IRI_API void iri_json_append_flavours (GString *out,
                                       const char *input,
                                       gsize length,
                                       const IriHost *host,
                                       IriHost *const *flavours,
                                       gsize n_flavours,
                                       const IriReport *report);

/* Appends what comparing two texts came to as one JSON object. @right is NULL if
 * there was no second one, @comparison if the two could not be compared, @likeness
 * if that was not asked or is not to be had. */
IRI_API void iri_json_append_comparison (GString *out,
                                         const IriReport *left,
                                         const IriReport *right,
                                         const IriComparison *comparison,
                                         const IriLookAlike *likeness);

/* Appends @length bytes of @text as a JSON string, U+FFFD for what is not
 * UTF-8. */
IRI_API void
iri_json_append_string (GString *out, const char *text, gsize length);

G_END_DECLS
