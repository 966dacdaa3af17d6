/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Writes JSON. Each function appends a member with @key, a plain ASCII name, or an
 * array element if @key is NULL, and a comma before it if needed. */

/* Begins a separate object without a comma, whatever @out ends with. */
void iri_json_begin_document (GString *out);

void iri_json_begin_object (GString *out, const char *key);
void iri_json_end_object (GString *out);
void iri_json_begin_array (GString *out, const char *key);
void iri_json_end_array (GString *out);

void iri_json_null (GString *out, const char *key);
void iri_json_bool (GString *out, const char *key, gboolean value);
void iri_json_number (GString *out, const char *key, guint64 value);

/* An array of @n numbers, with null for G_MAXUINT32. */
void iri_json_numbers (GString *out, const char *key, const guint32 *numbers, gsize n);

/* @value is UTF-8; null for NULL. */
void iri_json_string (GString *out, const char *key, const char *value);

/* @text is @length bytes of any content, written like iri_json_append_string(); null
 * for NULL. */
void iri_json_bytes (GString *out, const char *key, const char *text, gsize length);

/* The same for text that is known to be valid UTF-8, which need not be checked. */
void iri_json_utf8 (GString *out, const char *key, const char *text, gsize length);
