/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-verdict.h"

G_BEGIN_DECLS

/* A report as a page for people to read, keep and send on: one list of blocks,
 * from the answer to what explains it, that Markdown, HTML and paper each set in
 * their own way. For programs there is iri-json.h. */

/* What a block is, and which of its fields say something. */
typedef enum
{
  IRI_BLOCK_TITLE,   /* text: the address */
  IRI_BLOCK_VERDICT, /* tone, name: what is so, text: why it matters */
  IRI_BLOCK_FIGURE,  /* the place of the picture, for those who have one */
  IRI_BLOCK_HEADING, /* text */
  IRI_BLOCK_FINDING, /* tone, name: what is so, text: why it matters, note:
                        who says so, where */
  IRI_BLOCK_ROW,     /* name, text, more: what the text becomes, note */
} IriBlockKind;

/* What the text of a block is. */
typedef enum
{
  IRI_SCRIPT_PROSE,
  IRI_SCRIPT_CODE,   /* an address or a piece of one: monospaced, from left to
                        right */
  IRI_SCRIPT_VISUAL, /* the same in visual order: nothing may order it again */
} IriScript;

/**
 * IriBlock:
 * @kind: what it is
 * @tone: how it sounds; %IRI_TONE_NONE where that means nothing
 * @script: what @text and @more are
 * @name: (nullable): a line of prose or the name of a row
 * @text: (nullable): a sentence, or the value of a row
 * @more: (nullable): what the value of a row becomes
 * @note: (nullable): a remark
 *
 * A block of a page. In code nothing is hidden: `⟨U+202E⟩` stands for a character
 * that is not seen by itself, `⟨FF⟩` for a byte that is not UTF-8.
 */
typedef struct
{
  IriBlockKind kind;
  IriTone tone;
  IriScript script;
  char *name;
  char *text;
  char *more;
  char *note;
} IriBlock;

/**
 * IriPage:
 * @blocks: (element-type IriBlock): from top to bottom
 *
 * A report to read, translated.
 */
typedef struct
{
  GPtrArray *blocks;
} IriPage;

/* The page of @report, which has all that %IRI_WANT_ALL asks for; steps are on it
 * if the report has them. Linear. */
IRI_API IriPage *iri_page_new (const IriReport *report);
IRI_API void iri_page_free (IriPage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPage, iri_page_free)

/* "Error", "Warning", "Note", "Good"; "" for %IRI_TONE_NONE. Translated,
 * static. */
IRI_API const char *iri_tone_name (IriTone tone);

/* Appends @self as Markdown (CommonMark 0.30), ended by a line end. */
IRI_API void iri_page_append_markdown (GString *out, const IriPage *self);

/* Appends what an HTML document begins with: articles may follow, and need
 * nothing after them. It loads nothing and runs nothing. @title is its title. */
IRI_API void iri_page_append_html_head (GString *out, const char *title);

/* Appends @self as an article of HTML. @figure is an SVG of the picture, which
 * @summary puts in words; both may be NULL. */
IRI_API void iri_page_append_html (GString *out,
                                   const IriPage *self,
                                   const char *figure,
                                   const char *summary);

G_END_DECLS
