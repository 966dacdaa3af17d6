/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Escapes text for other languages: each function appends @text, which is UTF-8,
 * to @out so that the language reads it back as @text. None adds quotation marks. */

/* HTML, as text and between quotation marks. */
void iri_escape_html (const char *text, GString *out);

/* CommonMark 0.30, as the text of a link, and as its destination in "<" and ">",
 * of which a URI holds none. */
void iri_escape_markdown (const char *text, GString *out);
void iri_escape_markdown_uri (const char *text, GString *out);

/* LaTeX, as text, and as the destination of hyperref's \\href. */
void iri_escape_latex (const char *text, GString *out);
void iri_escape_latex_uri (const char *text, GString *out);

/* US-ASCII alone: what is not in it as character references by number (XML), or
 * by the name that HTML 4 has for it where there is one (HTML). */
void iri_escape_xml_references (const char *text, GString *out);
void iri_escape_html_references (const char *text, GString *out);

/* US-ASCII alone, between double quotation marks: C99, whose compiler is to write
 * strings in UTF-8, as they do unless told otherwise; RFC 8259; Python 3. */
void iri_escape_c (const char *text, GString *out);
void iri_escape_json (const char *text, GString *out);
void iri_escape_python (const char *text, GString *out);

G_END_DECLS
