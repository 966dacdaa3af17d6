/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-question.h"

/* The names of the characters of @text, "HEBREW LETTER SHIN", separated by commas. Free
 * with g_free(). */
char *scope_practice_name_characters (const char *text);

/* The same of those characters of @text that are not ASCII; "" if there are none. For
 * screen readers, whose voice may not know the letters. Free with g_free(). */
char *scope_practice_name_letters (const char *text);

/* What the id of an #IriRung or "different" says about two IRIs, translated; NULL for
 * another id. Static. */
const char *scope_practice_rung_title (const char *id);

/* @choice of a question as it is shown: what the id of a comparison means, or an IRI,
 * isolated and from left to right. Free with g_free(). */
char *scope_practice_describe_choice (const IriQuestion *question, const char *choice);

/* What the answer is, and why: translated sentences. Free with g_free(). */
char *scope_practice_explain (const IriQuestion *question);
