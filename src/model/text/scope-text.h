/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-link-list.h"
#include "scope-link-scan.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_TEXT (scope_text_get_type ())
G_DECLARE_FINAL_TYPE (ScopeText, scope_text, SCOPE, TEXT, GObject)

/* So many of the places that are not in the charset are told one by one. */
#define SCOPE_TEXT_MAX_DECODE_ERRORS 100

/**
 * ScopeText:
 *
 * A text, and the addresses in it, read by all that is chosen for a
 * #ScopeDocument. Its properties:
 *
 * - `active`: whether anybody looks: only then is the text read again by what is
 *   chosen anew; to be set
 * - `title`: what the text is called, "" if there is none
 * - `links`: a list of #ScopeLinkItem, a #ScopeLinkList
 * - `busy`: whether the text is being read
 * - `fraction`: how much of it is, from 0 to 1
 * - `summary`: what was found, in words
 * - `failure`: why the text could not be read to its end, or ""
 * - `n-decode-errors`: at how many places there is something that is not in the charset
 */

ScopeText *scope_text_new (ScopeDocument *document);

/* Finds the addresses in @file, or in @bytes, in place of what was there. */
void scope_text_open (ScopeText *self, GFile *file);
void scope_text_take (ScopeText *self, GBytes *bytes);

/* Reads no further. What was found stays. */
void scope_text_stop (ScopeText *self);

/* There is no text then. */
void scope_text_clear (ScopeText *self);

void scope_text_set_active (ScopeText *self, gboolean active);

ScopeLinkList *scope_text_get_links (ScopeText *self);

/* Where the text is from: for what is written about it. NULL without a text;
 * owned by @self, and the same until another text is opened. */
const ScopeTextSource *scope_text_get_source (ScopeText *self);

/* The charset that the text is read in. */
const char *scope_text_get_charset (ScopeText *self);

/* Whether it is read to its end; FALSE where that was stopped or failed. */
gboolean scope_text_is_whole (ScopeText *self);

/* How many addresses have a verdict of @tone, and how many deceive. */
guint scope_text_count (ScopeText *self, IriTone tone);
guint scope_text_count_deceptive (ScopeText *self);

/* The first places that are not in the charset, a line each: where they are,
 * and their octets. Free with g_free(). */
char *scope_text_describe_decode_errors (ScopeText *self);

G_END_DECLS
