/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "iri-url-path.h"

G_BEGIN_DECLS

/* The steps of the URL parser that take a component from the text or the base. */
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

/* Reports a step to @listener and the text it takes: @length bytes of @text, -1 for
 * a whole string; NULL for none. */
void iri_url_trace_report (const IriResolveListener *listener,
                           IriUrlTraceStep step,
                           const char *text,
                           gssize length);

/* Reports a segment of a path: @path is the path after it, @rest the input left. */
void iri_url_trace_report_segment (const IriResolveListener *listener,
                                   IriUrlSegment segment,
                                   const GString *path,
                                   const char *rest,
                                   gsize rest_length);

/* Report the whole path, and the serialized URL. */
void iri_url_trace_report_path (const IriResolveListener *listener,
                                const GString *path);
void iri_url_trace_report_href (const IriResolveListener *listener,
                                const GString *href);

G_END_DECLS
