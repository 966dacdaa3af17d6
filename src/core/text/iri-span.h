/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Marks the public functions of libiri; all others are hidden. */
#define IRI_API __attribute__ ((visibility ("default")))

/**
 * IriSpan:
 * @begin: offset of the first byte
 * @end: offset just past the last byte
 *
 * A range of a text, in bytes. An absent span (no query at all) differs from an
 * empty one (a `?` with nothing after it).
 */
typedef struct
{
  gsize begin;
  gsize end;
} IriSpan;

#define IRI_SPAN_ABSENT ((IriSpan){ G_MAXSIZE, G_MAXSIZE })

static inline gboolean
iri_span_is_present (IriSpan span)
{
  return span.begin != G_MAXSIZE;
}

static inline gsize
iri_span_length (IriSpan span)
{
  return span.end - span.begin;
}

/* The bytes of @text at @span, not NUL-terminated; "" if it is absent. */
static inline const char *
iri_span_text (const char *text, IriSpan span)
{
  return iri_span_is_present (span) ? text + span.begin : "";
}

G_END_DECLS
