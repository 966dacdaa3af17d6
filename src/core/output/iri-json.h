/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-compare.h"
#include "iri-look-alike.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* JSON for programs: one object on one line, described by data/iri-report.schema.json.
 * Characters that could end or break a line are escaped: controls, U+0085, U+2028,
 * U+2029. */

/**
 * IriJsonFields:
 * @IRI_JSON_PRODUCTIONS: the rules of the grammar that the text matches
 * @IRI_JSON_BROWSER: the host as browsers show it
 * @IRI_JSON_VERDICT: a summary for people
 * @IRI_JSON_NOTATIONS: the text in each notation
 * @IRI_JSON_SPOOF: the results of UTS #39
 * @IRI_JSON_ALL: all of these
 *
 * Members of a report that are only written if they are asked for, because they take
 * longer than all the others together.
 */
typedef enum
{
  IRI_JSON_PRODUCTIONS = 1 << 0,
  IRI_JSON_BROWSER = 1 << 1,
  IRI_JSON_VERDICT = 1 << 2,
  IRI_JSON_NOTATIONS = 1 << 3,
  IRI_JSON_SPOOF = 1 << 4,
  IRI_JSON_ALL = (1 << 5) - 1,
} IriJsonFields;

/* Returns the name of the field at @i, which is its key, or NULL at the end. Sets
 * @field (nullable). */
IRI_API const char *iri_json_field (gsize i, IriJsonFields *field);

/* Appends @report as one JSON object, without a line end. Leaves out members that its
 * options do not want. @fields needs a report with %IRI_WANT_ALL. */
IRI_API void
iri_json_append_report (GString *out, const IriReport *report, IriJsonFields fields);

/* Appends the members of that object, without its braces, to an open object in @out. */
void iri_json_append_report_members (GString *out,
                                     const IriReport *report,
                                     IriJsonFields fields);

/* Appends @host and @flavours, the same host by each flavour of IDNA, as one JSON
 * object. @input is the host as given, @length bytes of any content; @host is NULL if
 * that is not UTF-8. The findings are those of @report, which is about "//" and the
 * host. */
IRI_API void iri_json_append_flavours (GString *out,
                                       const char *input,
                                       gsize length,
                                       const IriHost *host,
                                       IriHost *const *flavours,
                                       gsize n_flavours,
                                       const IriReport *report);

/* Appends the comparison of two texts as one JSON object. @right is NULL if there was
 * no second text, @comparison is NULL if the two could not be compared, and @look_alike
 * is NULL if it was not wanted or not possible. */
IRI_API void iri_json_append_comparison (GString *out,
                                         const IriReport *left,
                                         const IriReport *right,
                                         const IriComparison *comparison,
                                         const IriLookAlike *look_alike);

/* Appends @length bytes of @text as a JSON string, with U+FFFD for bytes that are not
 * UTF-8. */
IRI_API void iri_json_append_string (GString *out, const char *text, gsize length);

G_END_DECLS
