/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* The kinds of steps in resolving a reference. */
typedef enum
{
  IRI_RESOLVE_RULE,    /* the source of a component of the target */
  IRI_RESOLVE_SEGMENT, /* the handling of one segment of a path */
  IRI_RESOLVE_RESULT,  /* a path or the target as a whole */
} IriResolveKind;

/* Where a component of the target comes from. */
typedef enum
{
  IRI_RESOLVE_FROM_REFERENCE,
  IRI_RESOLVE_FROM_BASE,
  IRI_RESOLVE_FROM_BOTH,
} IriResolveSource;

/**
 * IriResolveStep:
 * @kind: what it reports
 * @number: the number of the section or step in the standard. Static
 * @title: what is done, not yet translated. Static
 * @code: the line of the standard's pseudocode or the state of its parser; "" if
 *   it has neither. Static
 * @component: the component, %IRI_COMPONENT_HOST for the authority and
 *   %IRI_COMPONENT_NONE for the whole
 * @source: the source of the component
 * @text: (nullable): the text after the step, for %IRI_RESOLVE_SEGMENT
 *   the output buffer; NULL for an absent component. Valid only during the call
 * @length: length of @text in bytes
 * @rest: (nullable): for %IRI_RESOLVE_SEGMENT, the input buffer after the step;
 *   otherwise NULL. Valid only during the call
 * @rest_length: length of @rest in bytes
 * @excess: for %IRI_RESOLVE_SEGMENT, whether ".." had no segment to remove
 *
 * A step of resolving a reference.
 */
typedef struct
{
  IriResolveKind kind;
  const char *number;
  const char *title;
  const char *code;
  IriComponent component;
  IriResolveSource source;
  const char *text;
  gsize length;
  const char *rest;
  gsize rest_length;
  gboolean excess;
} IriResolveStep;

/**
 * IriResolveListener:
 * @step: called with each step, in order
 * @data: user data for @step
 *
 * Receives the steps of resolving a reference. There may be a step for each
 * segment, with texts as long as the paths, so copy only as much as is shown.
 */
typedef struct
{
  void (*step) (const IriResolveStep *step, gpointer data);
  gpointer data;
} IriResolveListener;

/* Reports @step unless @self is NULL. */
static inline void
iri_resolve_report_step (const IriResolveListener *self, IriResolveStep step)
{
  if (self != NULL)
    self->step (&step, self->data);
}

G_END_DECLS
