/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "iri-url-path.h"

G_BEGIN_DECLS

/* The ways that the URL parser goes where a component is taken from the text or
 * from its base. */
typedef enum
{
  IRI_URL_TRACE_SCHEME,
  IRI_URL_TRACE_SAME_SCHEME,
  IRI_URL_TRACE_BASE_SCHEME,
  IRI_URL_TRACE_AUTHORITY,
  IRI_URL_TRACE_BASE_AUTHORITY,
  IRI_URL_TRACE_FILE_HOST,
  IRI_URL_TRACE_BASE_FILE_HOST,
  IRI_URL_TRACE_PATH,
  IRI_URL_TRACE_OPAQUE_PATH,
  IRI_URL_TRACE_ROOTED_PATH,
  IRI_URL_TRACE_ROOTED_FILE_PATH,
  IRI_URL_TRACE_DRIVE,
  IRI_URL_TRACE_BASE_PATH,
  IRI_URL_TRACE_BESIDE_BASE,
  IRI_URL_TRACE_QUERY,
  IRI_URL_TRACE_BASE_QUERY,
  IRI_URL_TRACE_FRAGMENT,
} IriUrlTraceStep;

/* Tells @listener that the parser goes @way, and what it takes there: @length
 * bytes of @text, -1 for all of a string; NULL for nothing. */
void iri_url_trace_report (const IriResolveListener *listener,
                           IriUrlTraceStep way,
                           const char *text,
                           gssize length);

/* Tells it what became of a segment of a path: that there is @path now, and
 * @rest to come. */
void iri_url_trace_report_segment (const IriResolveListener *listener,
                                   IriUrlSegment segment,
                                   const GString *path,
                                   const char *rest,
                                   gsize rest_length);

/* Tells it what they come to, and what the URL is serialized to. */
void iri_url_trace_report_path (const IriResolveListener *listener,
                                const GString *path);
void iri_url_trace_report_href (const IriResolveListener *listener,
                                const GString *href);

G_END_DECLS
