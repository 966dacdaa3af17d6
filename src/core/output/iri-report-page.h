/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-verdict.h"

G_BEGIN_DECLS

/* A report as a page to read, keep or send: a list of blocks that Markdown, HTML and
 * print lay out in their own way. Programs should use iri-json.h. */

/* The kinds of blocks, and the fields that each uses. */
typedef enum
{
  IRI_BLOCK_TITLE,   /* text: the IRI */
  IRI_BLOCK_VERDICT, /* level, name: title, text: why it matters, note: the
                        editions that it rests on */
  IRI_BLOCK_FIGURE,  /* the position of the bidi picture, if any */
  IRI_BLOCK_HEADING, /* text */
  IRI_BLOCK_FINDING, /* level, name: message, text: why it matters, note:
                        standard and section */
  IRI_BLOCK_ROW,     /* name, text, more: converted value, note */
} IriBlockKind;

/* The role of the text of a block. */
typedef enum
{
  IRI_TEXT_ROLE_PROSE,
  IRI_TEXT_ROLE_CODE,   /* an IRI or a component: monospaced, left to right */
  IRI_TEXT_ROLE_VISUAL, /* the same in visual order: must not be reordered */
} IriTextRole;

/**
 * IriBlock:
 * @kind: its kind
 * @level: its severity, or %IRI_VERDICT_LEVEL_NONE
 * @role: the role of @text and @more
 * @name: (nullable): a line of prose or the name of a row
 * @text: (nullable): a sentence, or the value of a row
 * @more: (nullable): the result of the conversion of the value
 * @note: (nullable): a remark
 *
 * A block of a page. In code, `⟨U+202E⟩` represents an invisible character and `⟨FF⟩` a
 * byte that is not UTF-8.
 */
typedef struct
{
  IriBlockKind kind;
  IriVerdictLevel level;
  IriTextRole role;
  char *name;
  char *text;
  char *more;
  char *note;
} IriBlock;

/**
 * IriReportPage:
 * @blocks: (element-type IriBlock): the blocks from top to bottom
 *
 * A report to read, translated.
 */
typedef struct
{
  GPtrArray *blocks;
} IriReportPage;

/* The page of @report, which must be made with %IRI_WANT_ALL. Has the steps if @report
 * has any. Takes linear time. Free with iri_report_page_free(). */
IRI_API IriReportPage *iri_report_page_new (const IriReport *report);
IRI_API void iri_report_page_free (IriReportPage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriReportPage, iri_report_page_free)

/* The translated name of @level: "Error", "Warning", "Note", "Good"; "" for
 * %IRI_VERDICT_LEVEL_NONE. Static. */
IRI_API const char *iri_verdict_level_name (IriVerdictLevel level);

/* Appends @self as Markdown (CommonMark 0.30) that ends with a line end. */
IRI_API void iri_report_page_append_markdown (GString *out, const IriReportPage *self);

/* Appends the beginning of an HTML document with @title. Append articles after it; no
 * end is needed. The document loads and runs nothing. */
IRI_API void iri_report_page_append_html_head (GString *out, const char *title);

/* Appends @self as an HTML article. @figure is the bidi picture as SVG and @summary
 * its text alternative; both may be NULL. */
IRI_API void iri_report_page_append_html (GString *out,
                                          const IriReportPage *self,
                                          const char *figure,
                                          const char *summary);

G_END_DECLS
