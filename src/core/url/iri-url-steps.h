/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "iri-url-path.h"

/* The steps of the URL parser that set a component from the text or the base. */
typedef enum
{
  IRI_URL_STEP_SCHEME,
  IRI_URL_STEP_SAME_SCHEME,
  IRI_URL_STEP_BASE_SCHEME,
  IRI_URL_STEP_AUTHORITY,
  IRI_URL_STEP_BASE_AUTHORITY,
  IRI_URL_STEP_FILE_HOST,
  IRI_URL_STEP_BASE_FILE_HOST,
  IRI_URL_STEP_PATH,
  IRI_URL_STEP_OPAQUE_PATH,
  IRI_URL_STEP_ROOTED_PATH,
  IRI_URL_STEP_ROOTED_FILE_PATH,
  IRI_URL_STEP_DRIVE,
  IRI_URL_STEP_BASE_PATH,
  IRI_URL_STEP_MERGED_PATH,
  IRI_URL_STEP_QUERY,
  IRI_URL_STEP_BASE_QUERY,
  IRI_URL_STEP_FRAGMENT,
} IriUrlStep;

/* Reports a step to @listener, with the text that it uses: @length bytes of @text, or
 * the whole string if @length is -1. @text is NULL if the component is absent. */
void iri_url_steps_report (const IriResolveListener *listener,
                           IriUrlStep step,
                           const char *text,
                           gssize length);

/* Reports a path segment to @listener, with the path after it and the remaining
 * @rest_length bytes of input. */
void iri_url_steps_report_segment (const IriResolveListener *listener,
                                   IriUrlSegment segment,
                                   const GString *path,
                                   const char *rest,
                                   gsize rest_length);

/* Report the whole path and the serialized URL to @listener. */
void iri_url_steps_report_path (const IriResolveListener *listener,
                                const GString *path);
void iri_url_steps_report_href (const IriResolveListener *listener,
                                const GString *href);
