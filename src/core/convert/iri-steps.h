/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriStep:
 * @number: its number in the standard, or "". Static
 * @title: what it does, not yet translated. Static
 * @text: the text after it, UTF-8
 *
 * A step of a conversion.
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
 * @n_steps: the number of steps
 *
 * The steps of a conversion.
 */
typedef struct
{
  IriStep *steps;
  gsize n_steps;
} IriSteps;

IRI_API IriSteps *iri_steps_new (void);
IRI_API void iri_steps_free (IriSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSteps, iri_steps_free)

/* Adds a step with the result @text (@length bytes, copied). Does nothing if @self
 * is NULL. */
IRI_API void iri_steps_add (IriSteps *self,
                            const char *number,
                            const char *title,
                            const char *text,
                            gsize length);

G_END_DECLS
