/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "libiri-private.h"

#include "iri-citation.h"
#include "iri-message.h"

#include <glib/gi18n-lib.h>

G_STATIC_ASSERT ((int) LIBIRI_SEVERITY_ERROR == (int) IRI_SEVERITY_ERROR);
G_STATIC_ASSERT ((int) LIBIRI_SEVERITY_WARNING == (int) IRI_SEVERITY_WARNING);
G_STATIC_ASSERT ((int) LIBIRI_SEVERITY_NOTE == (int) IRI_SEVERITY_NOTE);

static const IriFindingInfo *
info (const LibiriFinding *self)
{
  return iri_finding_info (self->finding->code);
}

GType
libiri_finding_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "LibiriFinding", (GBoxedCopyFunc) libiri_finding_copy,
                                  (GBoxedFreeFunc) libiri_finding_free));
  return (GType) type;
}

LibiriFinding *
libiri_finding_copy (const LibiriFinding *self)
{
  LibiriFinding *copy = g_new (LibiriFinding, 1);

  *copy = *self;
  iri_report_ref ((IriReport *) copy->report);
  return copy;
}

void
libiri_finding_free (LibiriFinding *self)
{
  iri_report_unref ((IriReport *) self->report);
  g_free (self);
}

const char *
libiri_finding_get_id (const LibiriFinding *self)
{
  return info (self)->id;
}

LibiriSeverity
libiri_finding_get_severity (const LibiriFinding *self)
{
  return (LibiriSeverity) info (self)->severity;
}

gboolean
libiri_finding_is_deceptive (const LibiriFinding *self)
{
  return info (self)->deceives;
}

LibiriComponent
libiri_finding_get_component (const LibiriFinding *self)
{
  return (LibiriComponent) self->finding->component;
}

gboolean
libiri_finding_get_range (const LibiriFinding *self, gsize *begin, gsize *end)
{
  IriSpan span = self->finding->span;
  gboolean present = iri_span_is_present (span);

  if (begin != NULL)
    *begin = present ? span.begin : 0;
  if (end != NULL)
    *end = present ? span.end : 0;
  return present;
}

char *
libiri_finding_dup_message (const LibiriFinding *self)
{
  return iri_finding_message (self->finding, self->report->text, self->report->length);
}

const char *
libiri_finding_get_why (const LibiriFinding *self)
{
  return iri_finding_why (self->finding);
}

const char *
libiri_finding_get_fix (const LibiriFinding *self)
{
  const char *fix = info (self)->fix;

  return fix != NULL ? _ (fix) : NULL;
}

char *
libiri_finding_dup_section (const LibiriFinding *self)
{
  return iri_finding_section (self->finding, self->report->options.spec);
}
