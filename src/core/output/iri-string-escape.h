/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Escapes text for other languages: each function appends @text, which is UTF-8, to
 * @out so that the language parses it as @text. None adds quotation marks. */

/* HTML, as text and in quoted attribute values. */
void iri_escape_html (const char *text, GString *out);

/* CommonMark 0.30, as the text of a link, and as its destination between "<" and ">",
 * which URIs do not contain. */
void iri_escape_markdown (const char *text, GString *out);
void iri_escape_markdown_uri (const char *text, GString *out);

/* LaTeX, as text, and as the destination of hyperref's \href. */
void iri_escape_latex (const char *text, GString *out);
void iri_escape_latex_uri (const char *text, GString *out);

/* Only ASCII, with other characters as numeric references (XML), or as named references
 * of HTML 4 if there is one (HTML). */
void iri_escape_xml_references (const char *text, GString *out);
void iri_escape_html_references (const char *text, GString *out);

/* Only ASCII, for use between double quotation marks: C99, whose compilers must encode
 * strings in UTF-8, which is their default; RFC 8259; Python 3. */
void iri_escape_c (const char *text, GString *out);
void iri_escape_json (const char *text, GString *out);
void iri_escape_python (const char *text, GString *out);
