/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriStep:
 * @number: the step's own number in its document, or "" where the document
 *   gives it none. Static
 * @title: what the step does, not yet translated. Static
 * @text: what there is after it, UTF-8
 *
 * One step of a conversion; what there was before it is the text of the step
 * before.
 */
typedef struct
{
  const char *number;
  const char *title;
  char *text;
} IriStep;

/**
 * IriSteps:
 * @steps: the steps, first to last
 * @n_steps: how many there are
 *
 * A conversion step by step.
 */
typedef struct
{
  IriStep *steps;
  gsize n_steps;
} IriSteps;

IRI_API IriSteps *iri_steps_new (void);
IRI_API void iri_steps_free (IriSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSteps, iri_steps_free)

/* Adds a step after which there is @text (@length bytes, copied). Nothing if
 * @self is NULL: nobody asked. */
IRI_API void iri_steps_add (IriSteps *self,
                            const char *number,
                            const char *title,
                            const char *text,
                            gsize length);

G_END_DECLS
