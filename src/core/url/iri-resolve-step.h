/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* What a step of the resolution of a reference tells. */
typedef enum
{
  IRI_RESOLVE_RULE,   /* where a component of the target is taken from */
  IRI_RESOLVE_ROUND,  /* what becomes of one segment of a path */
  IRI_RESOLVE_RESULT, /* a path or the target as a whole */
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
 * @kind: what it tells
 * @number: its own number in its document. Static
 * @title: what is so, or is done, not yet translated. Static
 * @code: the line of the document's pseudo-code that is taken, or the state that
 *   its parser is in; "" where it has neither. Static
 * @component: the component that it is about, %IRI_COMPONENT_HOST for the authority;
 *   %IRI_COMPONENT_NONE for the whole
 * @source: where that comes from
 * @text: what there is after it, @length bytes: of a round, the output buffer;
 *   NULL for a component that is not there
 * @length: its length in bytes
 * @rest: of a round, the input buffer after it, @rest_length bytes; else NULL
 * @rest_length: its length in bytes
 * @excess: of a round, whether two dots had no segment left to take
 *
 * A step of the resolution of a reference. The texts are there while it is told.
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
 * @tell: takes each step, one after the other
 * @data: its own
 *
 * Who is told how a reference is resolved. There may be as many rounds as the
 * paths have segments, and the texts of each be as long as these, so it takes no
 * more of them than it shows.
 */
typedef struct
{
  void (*tell) (const IriResolveStep *step, gpointer data);
  gpointer data;
} IriResolveListener;

/* Tells @step, if @self is not NULL. */
static inline void
iri_resolve_tell (const IriResolveListener *self, IriResolveStep step)
{
  if (self != NULL)
    self->tell (&step, self->data);
}

G_END_DECLS
