/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-link-list.h"
#include "scope-link-scan.h"

#define SCOPE_TYPE_TEXT (scope_text_get_type ())
G_DECLARE_FINAL_TYPE (ScopeText, scope_text, SCOPE, TEXT, GObject)

/* How many decoding errors are listed. */
#define SCOPE_TEXT_MAX_DECODE_ERRORS 100

/**
 * ScopeText:
 *
 * A text and the links in it, analysed with the options of a #ScopeDocument. Its
 * properties:
 *
 * - `active`: whether the text is on screen; only then a change of the options scans
 *   it again; writable
 * - `title`: the name of the text; "" if there is none
 * - `links`: a #ScopeLinkList
 * - `busy`: whether the text is being scanned
 * - `fraction`: the share of the text that is scanned, from 0 to 1
 * - `summary`: the numbers of links and lines, in words
 * - `failure`: why the text could not be read to its end, or ""
 * - `n-decode-errors`: how often the text is not valid in its charset
 */

ScopeText *scope_text_new (ScopeDocument *document);

/* Replace the text by that of @file in the charset of the document, or by @bytes, which
 * are UTF-8, and scan it. */
void scope_text_open (ScopeText *self, GFile *file);
void scope_text_open_bytes (ScopeText *self, GBytes *bytes);

/* Stops the scan and keeps the links found so far. */
void scope_text_stop (ScopeText *self);

void scope_text_clear (ScopeText *self);

void scope_text_set_active (ScopeText *self, gboolean active);

ScopeLinkList *scope_text_get_links (ScopeText *self);

/* NULL if there is no text. Owned by @self and valid until another text is opened. */
const ScopeTextSource *scope_text_get_source (ScopeText *self);

const char *scope_text_get_charset (ScopeText *self);

/* FALSE if the scan was stopped or failed. */
gboolean scope_text_is_whole (ScopeText *self);

/* The positions and octets of the first decoding errors, one per line. Free with
 * g_free(). */
char *scope_text_describe_decode_errors (ScopeText *self);
