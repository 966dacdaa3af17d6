/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriStep:
 * @number: its number in the standard, or "". Static
 * @title: what it does, not yet translated. Static
 * @source: (nullable): the standard that it is from, if that is not the selected one;
 *   "" for a step of ours. Static
 * @text: the text after it, UTF-8
 *
 * A step of a conversion. One from another standard has a number if the selected
 * standard refers to it; otherwise it is not part of the selected standard.
 */
typedef struct
{
  const char *number;
  const char *title;
  const char *source;
  char *text;
} IriStep;

/**
 * IriSteps:
 * @steps: the steps, first to last
 * @n_steps: the number of steps
 *
 * The steps of a conversion.
 */
typedef struct
{
  IriStep *steps;
  gsize n_steps;
} IriSteps;

/* An empty list of steps. Free with iri_steps_free(). */
IRI_API IriSteps *iri_steps_new (void);
IRI_API void iri_steps_free (IriSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSteps, iri_steps_free)

/* What @self does, translated, with where it is from if the selected standard does not
 * have it. Free with g_free(). */
IRI_API char *iri_step_title (const IriStep *self);

/* Adds a step with the result @text (@length bytes, copied); the other strings must be
 * static. Does nothing if @self is NULL. */
IRI_API void iri_steps_add (IriSteps *self,
                            const char *number,
                            const char *title,
                            const char *source,
                            const char *text,
                            gsize length);

G_END_DECLS
