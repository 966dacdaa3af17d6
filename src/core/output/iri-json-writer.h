/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>
#include <string.h>

/* Writes JSON. Each function appends a member with @key, a plain ASCII name, or an
 * array element if @key is NULL, and a comma before it if needed. They are inline
 * because most keys are literals, whose length the compiler knows. */

static inline gsize
iri_json_key_length (const char *key)
{
  return key != NULL ? strlen (key) : 0;
}

/* Appends @value, JSON of @n bytes. */
void iri_json_append_value (
    GString *out, const char *key, gsize key_length, const char *value, gsize n);
void
iri_json_append_number (GString *out, const char *key, gsize key_length, guint64 value);

/* Appends @text, @length bytes of any content. */
void iri_json_append_bytes (
    GString *out, const char *key, gsize key_length, const char *text, gsize length);
void iri_json_append_utf8 (
    GString *out, const char *key, gsize key_length, const char *text, gsize length);

/* Begins a separate object without a comma, whatever @out ends with. */
void iri_json_begin_document (GString *out);

static inline void
iri_json_begin_object (GString *out, const char *key)
{
  iri_json_append_value (out, key, iri_json_key_length (key), "{", 1);
}

void iri_json_end_object (GString *out);

static inline void
iri_json_begin_array (GString *out, const char *key)
{
  iri_json_append_value (out, key, iri_json_key_length (key), "[", 1);
}

void iri_json_end_array (GString *out);

static inline void
iri_json_null (GString *out, const char *key)
{
  iri_json_append_value (out, key, iri_json_key_length (key), "null", 4);
}

static inline void
iri_json_bool (GString *out, const char *key, gboolean value)
{
  iri_json_append_value (out, key, iri_json_key_length (key), value ? "true" : "false",
                         value ? 4 : 5);
}

static inline void
iri_json_number (GString *out, const char *key, guint64 value)
{
  iri_json_append_number (out, key, iri_json_key_length (key), value);
}

/* An array of @n numbers, with null for G_MAXUINT32. */
void iri_json_numbers (GString *out, const char *key, const guint32 *numbers, gsize n);

/* @text is @length bytes of any content, written like iri_json_append_string(); null
 * for NULL. */
static inline void
iri_json_bytes (GString *out, const char *key, const char *text, gsize length)
{
  if (text != NULL)
    iri_json_append_bytes (out, key, iri_json_key_length (key), text, length);
  else
    iri_json_null (out, key);
}

/* The same for text that is known to be valid UTF-8, which need not be checked. */
static inline void
iri_json_utf8 (GString *out, const char *key, const char *text, gsize length)
{
  iri_json_append_utf8 (out, key, iri_json_key_length (key), text, length);
}

/* @value is UTF-8; null for NULL. */
static inline void
iri_json_string (GString *out, const char *key, const char *value)
{
  iri_json_bytes (out, key, value, value != NULL ? strlen (value) : 0);
}
