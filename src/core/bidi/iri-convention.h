/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-display-marks.h"
#include "iri-span.h"

G_BEGIN_DECLS

/* Ways to put an IRI in visual order, from standards and programs. */
typedef enum
{
  IRI_CONVENTION_EMBED_LTR, /* the default (RFC 3987 §4.1) */
  IRI_CONVENTION_PLAIN_RTL,
  IRI_CONVENTION_PLAIN_AUTO,
  IRI_CONVENTION_LRM_COMPONENT,
  IRI_CONVENTION_LRM_RESERVED,
  IRI_CONVENTION_ISOLATE,
  IRI_CONVENTION_URL_CLASS,
  IRI_CONVENTION_URI,
  IRI_CONVENTION_NONE,
  IRI_CONVENTION_ENVIRONMENT,
  IRI_CONVENTION_CONTENT,
  IRI_CONVENTION_TLD,
  IRI_N_CONVENTIONS,
} IriConvention;

/* What decides whether components run from left to right. */
typedef enum
{
  IRI_FLOW_LEVEL,   /* the paragraph level of the convention */
  IRI_FLOW_CONTENT, /* right to left if no letter after the scheme is left-to-right */
  IRI_FLOW_TLD,     /* the direction of the top-level domain */
} IriFlow;

/**
 * IriConventionInfo:
 * @id: the stable id, which the option `--convention` accepts
 * @title: its name in the user interface, not yet translated
 * @short_title: the same in at most 16 characters, not yet translated
 * @summary: one sentence that describes it, not yet translated
 * @section: the standard and section that define it
 * @level: the paragraph level, 0 or 1, or %IRI_UBA_AUTO
 * @flow: what decides instead of @level in which direction components run
 * @marks: where the display string has marks besides @before and @after; isolates are
 *   right-to-left if the components are
 * @strong: (nullable): US-ASCII characters that count as left-to-right letters
 * @stored: whether all characters count as left-to-right letters
 * @isolates: whether each component is ordered on its own, and components and
 *   delimiters run in one direction (UAX #9 HL4)
 * @uri: whether components with right-to-left characters are shown in URI
 *   notation (3987bis-00 §4.2)
 * @before: the characters that begin the display string
 * @after: the characters that end it
 *
 * A display convention, as data.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *short_title;
  const char *summary;
  const char *section;
  int level;
  IriFlow flow;
  IriMarks marks;
  const char *strong;
  gboolean stored;
  gboolean isolates;
  gboolean uri;
  const char *before;
  const char *after;
} IriConventionInfo;

/* The description of @convention. Static. */
IRI_API const IriConventionInfo *iri_convention_info (IriConvention convention);

/* Sets @convention to the one with the id @id. Returns FALSE if there is none. */
IRI_API gboolean iri_convention_find (const char *id, IriConvention *convention);

G_END_DECLS
