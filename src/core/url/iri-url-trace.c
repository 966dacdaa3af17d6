/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-trace.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* By the states of the URL Standard, §4.4. */
static const struct
{
  const char *state;
  IriComponent component;
  IriResolveSource source;
  const char *title;
} ways[] = {
  [IRI_URL_TRACE_SCHEME]
  = { "scheme state", IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has a scheme of its own") },
  [IRI_URL_TRACE_SAME_SCHEME]
  = { "special relative or authority state", IRI_COMPONENT_SCHEME,
      IRI_RESOLVE_FROM_REFERENCE,
      N_ ("It is that of the base and no “//” follows, so the rest is "
          "relative") },
  [IRI_URL_TRACE_BASE_SCHEME]
  = { "no scheme state", IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no scheme, so it takes that of the base") },
  [IRI_URL_TRACE_AUTHORITY]
  = { "authority state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has an authority of its own") },
  [IRI_URL_TRACE_BASE_AUTHORITY]
  = { "relative state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no authority, so it takes that of the base") },
  [IRI_URL_TRACE_FILE_HOST]
  = { "file host state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has an authority of its own") },
  [IRI_URL_TRACE_BASE_FILE_HOST]
  = { "file state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no authority, so it takes that of the base") },
  [IRI_URL_TRACE_PATH]
  = { "path start state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path is that of the reference") },
  [IRI_URL_TRACE_OPAQUE_PATH]
  = { "opaque path state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path is that of the reference, and has no segments") },
  [IRI_URL_TRACE_ROOTED_PATH]
  = { "relative slash state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with “/”, so nothing of the base's is kept") },
  [IRI_URL_TRACE_ROOTED_FILE_PATH]
  = { "file slash state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with “/”, so only the drive of the base's is "
          "kept") },
  [IRI_URL_TRACE_DRIVE]
  = { "file state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with a drive, so nothing of the base's is kept") },
  [IRI_URL_TRACE_BASE_PATH]
  = { "relative state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no path, so it takes that of the base as it is") },
  [IRI_URL_TRACE_BESIDE_BASE]
  = { "relative state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BOTH,
      N_ ("The path is relative, so it goes on from the base's, which loses "
          "its last segment") },
  [IRI_URL_TRACE_QUERY]
  = { "query state", IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The query is that of the reference") },
  [IRI_URL_TRACE_BASE_QUERY]
  = { "relative state", IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has neither path nor query, so it takes the query of "
          "the base") },
  [IRI_URL_TRACE_FRAGMENT]
  = { "fragment state", IRI_COMPONENT_FRAGMENT, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The fragment is that of the reference") },
};

void
iri_url_trace_report (const IriResolveListener *listener,
                      IriUrlTraceStep way,
                      const char *text,
                      gssize length)
{
  if (text == NULL)
    length = 0;
  iri_resolve_tell (listener,
                    (IriResolveStep){
                        .kind = IRI_RESOLVE_RULE,
                        .number = "4.4",
                        .title = ways[way].title,
                        .code = ways[way].state,
                        .component = ways[way].component,
                        .source = ways[way].source,
                        .text = text,
                        .length = length >= 0 ? (gsize) length : strlen (text),
                    });
}

void
iri_url_trace_report_segment (const IriResolveListener *listener,
                              IriUrlSegment segment,
                              const GString *path,
                              const char *rest,
                              gsize rest_length)
{
  static const char *const titles[] = {
    [IRI_URL_SEGMENT_KEPT] = N_ ("The next segment is kept"),
    [IRI_URL_SEGMENT_DOT] = N_ ("A dot goes"),
    [IRI_URL_SEGMENT_UP] = N_ ("Two dots take the segment before them"),
    [IRI_URL_SEGMENT_UP_IN_VAIN]
    = N_ ("Two dots have no segment to take, and go"),
  };

  iri_resolve_tell (listener,
                    (IriResolveStep){
                        .kind = IRI_RESOLVE_ROUND,
                        .number = "4.4",
                        .title = titles[segment],
                        .code = "path state",
                        .component = IRI_COMPONENT_PATH,
                        .text = path->str,
                        .length = path->len,
                        .rest = rest,
                        .rest_length = rest_length,
                        .excess = segment == IRI_URL_SEGMENT_UP_IN_VAIN,
                    });
}

/* Tells it @text as a whole: a path, or what the URL is serialized to. */
static void
tell_result (const IriResolveListener *listener,
             IriComponent component,
             const GString *text)
{
  gboolean path = component == IRI_COMPONENT_PATH;

  iri_resolve_tell (listener,
                    (IriResolveStep){
                        .kind = IRI_RESOLVE_RESULT,
                        .number = path ? "4.4" : "4.5",
                        .title = path ? N_ ("The path is put together")
                                      : N_ ("The parts are put together"),
                        .code = path ? "path state" : "URL serializer",
                        .component = component,
                        .source = IRI_RESOLVE_FROM_BOTH,
                        .text = text->str,
                        .length = text->len,
                    });
}

void
iri_url_trace_report_path (const IriResolveListener *listener,
                           const GString *path)
{
  tell_result (listener, IRI_COMPONENT_PATH, path);
}

void
iri_url_trace_report_href (const IriResolveListener *listener,
                           const GString *href)
{
  tell_result (listener, IRI_COMPONENT_NONE, href);
}
