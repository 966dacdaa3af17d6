/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-steps.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The steps, with their states in the URL Standard, §4.4. */
static const struct
{
  const char *state;
  IriComponent component;
  IriResolveSource source;
  const char *title;
} steps[] = {
  [IRI_URL_STEP_SCHEME]
  = { "scheme state", IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has its own scheme") },
  [IRI_URL_STEP_SAME_SCHEME]
  = { "special relative or authority state", IRI_COMPONENT_SCHEME,
      IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The scheme is the same as the base's and no “//” follows, so the "
          "rest is relative") },
  [IRI_URL_STEP_BASE_SCHEME]
  = { "no scheme state", IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no scheme, so the base's is used") },
  [IRI_URL_STEP_AUTHORITY]
  = { "authority state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has its own authority") },
  [IRI_URL_STEP_BASE_AUTHORITY]
  = { "relative state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no authority, so the base's is used") },
  [IRI_URL_STEP_FILE_HOST]
  = { "file host state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference has its own authority") },
  [IRI_URL_STEP_BASE_FILE_HOST]
  = { "file state", IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no authority, so the base's is used") },
  [IRI_URL_STEP_PATH]
  = { "path start state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference's path is used") },
  [IRI_URL_STEP_OPAQUE_PATH]
  = { "opaque path state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference's path is used, which has no segments") },
  [IRI_URL_STEP_ROOTED_PATH]
  = { "relative slash state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with “/”, so the base's path is dropped") },
  [IRI_URL_STEP_ROOTED_FILE_PATH]
  = { "file slash state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with “/”, so only the drive of the base's path is "
          "kept") },
  [IRI_URL_STEP_DRIVE]
  = { "file state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The path begins with a drive, so the base's path is dropped") },
  [IRI_URL_STEP_BASE_PATH]
  = { "relative state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no path, so the base's is used unchanged") },
  [IRI_URL_STEP_MERGED_PATH]
  = { "relative state", IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BOTH,
      N_ ("The path is relative, so it replaces the last segment of the base's "
          "path") },
  [IRI_URL_STEP_QUERY]
  = { "query state", IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference's query is used") },
  [IRI_URL_STEP_BASE_QUERY]
  = { "relative state", IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_BASE,
      N_ ("The reference has no path and no query, so the base's query is "
          "used") },
  [IRI_URL_STEP_FRAGMENT]
  = { "fragment state", IRI_COMPONENT_FRAGMENT, IRI_RESOLVE_FROM_REFERENCE,
      N_ ("The reference's fragment is used") },
};

void
iri_url_steps_report (const IriResolveListener *listener,
                      IriUrlStep step,
                      const char *text,
                      gssize length)
{
  if (text == NULL)
    length = 0;
  iri_resolve_report_step (listener,
                           (IriResolveStep){
                               .kind = IRI_RESOLVE_RULE,
                               .number = "4.4",
                               .title = steps[step].title,
                               .code = steps[step].state,
                               .component = steps[step].component,
                               .source = steps[step].source,
                               .text = text,
                               .length = length >= 0 ? (gsize) length : strlen (text),
                           });
}

void
iri_url_steps_report_segment (const IriResolveListener *listener,
                              IriUrlSegment segment,
                              const GString *path,
                              const char *rest,
                              gsize rest_length)
{
  static const char *const titles[] = {
    [IRI_URL_SEGMENT_KEPT] = N_ ("The next segment is kept"),
    [IRI_URL_SEGMENT_DOT] = N_ ("“.” is removed"),
    [IRI_URL_SEGMENT_UP] = N_ ("“..” removes the segment before it"),
    [IRI_URL_SEGMENT_UP_BEYOND_ROOT]
    = N_ ("“..” has no segment to remove and is dropped"),
  };

  iri_resolve_report_step (listener,
                           (IriResolveStep){
                               .kind = IRI_RESOLVE_SEGMENT,
                               .number = "4.4",
                               .title = titles[segment],
                               .code = "path state",
                               .component = IRI_COMPONENT_PATH,
                               .text = path->str,
                               .length = path->len,
                               .rest = rest,
                               .rest_length = rest_length,
                               .excess = segment == IRI_URL_SEGMENT_UP_BEYOND_ROOT,
                           });
}

/* Reports a whole path or the serialized URL. */
static void
report_result (const IriResolveListener *listener,
               IriComponent component,
               const GString *text)
{
  gboolean path = component == IRI_COMPONENT_PATH;

  iri_resolve_report_step (listener,
                           (IriResolveStep){
                               .kind = IRI_RESOLVE_RESULT,
                               .number = path ? "4.4" : "4.5",
                               .title = path ? N_ ("The path is assembled")
                                             : N_ ("The components are assembled"),
                               .code = path ? "path state" : "URL serializer",
                               .component = component,
                               .source = IRI_RESOLVE_FROM_BOTH,
                               .text = text->str,
                               .length = text->len,
                           });
}

void
iri_url_steps_report_path (const IriResolveListener *listener, const GString *path)
{
  report_result (listener, IRI_COMPONENT_PATH, path);
}

void
iri_url_steps_report_href (const IriResolveListener *listener, const GString *href)
{
  report_result (listener, IRI_COMPONENT_NONE, href);
}
