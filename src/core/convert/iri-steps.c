/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-steps.h"

#include <glib/gi18n-lib.h>

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

char *
iri_step_title (const IriStep *self)
{
  const char *title = _ (self->title);

  if (self->source == NULL)
    return g_strdup (title);
  if (*self->source == '\0')
    /* Translators: the title of a step of a conversion. */
    return g_strdup_printf (_ ("%s (not part of the standard)"), title);
  if (*self->number != '\0')
    return g_strdup_printf (_ ("%s (%s)"), title, self->source);
  /* Translators: the title of a step of a conversion, and the section of a standard. */
  return g_strdup_printf (_ ("%s (%s, not part of the standard)"), title, self->source);
}

void
iri_steps_add (IriSteps *self,
               const char *number,
               const char *title,
               const char *source,
               const char *text,
               gsize length)
{
  if (self == NULL)
    return;
  self->steps = g_renew (IriStep, self->steps, self->n_steps + 1);
  self->steps[self->n_steps++]
      = (IriStep){ number, title, source, g_strndup (text, length) };
}
