/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-cursor.h"

#include "iri-chars.h"

#include <string.h>

static const IriSpanMap *
get_map (const IriReport *report)
{
  return report->prepared != NULL ? report->prepared->map : NULL;
}

IriSpan
scope_cursor_to_span (const IriReport *report, guint cursor)
{
  const char *at = report->display;
  IriSpan span;

  if (cursor == SCOPE_NO_CURSOR)
    return IRI_SPAN_ABSENT;
  for (; cursor > 0 && *at != '\0'; cursor--)
    at = g_utf8_next_char (at);
  if (*at == '\0')
    return IRI_SPAN_ABSENT;
  span.begin = (gsize) (at - report->display);
  span.end = (gsize) (g_utf8_next_char (at) - report->display);
  return iri_span_map_to_input (get_map (report), span);
}

guint
scope_cursor_from_offset (const IriReport *report, gsize offset)
{
  gsize at = iri_span_map_to_output (get_map (report), offset);

  if (at >= strlen (report->display))
    return SCOPE_NO_CURSOR;
  while (iri_byte_is_continuation ((guint8) report->display[at]))
    at--;
  return (guint) g_utf8_pointer_to_offset (report->display, report->display + at);
}
