/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-steps.h"

IriSteps *
iri_steps_new (void)
{
  return g_new0 (IriSteps, 1);
}

void
iri_steps_free (IriSteps *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_steps; i++)
    g_free (self->steps[i].text);
  g_free (self->steps);
  g_free (self);
}

void
iri_steps_add (IriSteps *self,
               const char *number,
               const char *title,
               const char *text,
               gsize length)
{
  if (self == NULL)
    return;
  self->steps = g_renew (IriStep, self->steps, self->n_steps + 1);
  self->steps[self->n_steps++] = (IriStep){ number, title, g_strndup (text, length) };
}
