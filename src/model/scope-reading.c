/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-reading.h"

#include "scope-component.h"
#include "scope-finding.h"

ScopeReading *
scope_reading_new (const char *text, const IriSpec *spec)
{
  ScopeReading *self = g_new0 (ScopeReading, 1);
  const IriOptions options = { .spec = spec, .preparation.marks = TRUE };

  self->report = iri_report_new (text, -1, &options);
  self->verdict = scope_verdict_new (self->report);
  self->components = scope_component_rows (self->report);
  self->findings = scope_finding_rows (self->report);
  return self;
}

void
scope_reading_free (ScopeReading *self)
{
  iri_report_unref (self->report);
  g_object_unref (self->verdict);
  g_ptr_array_unref (self->components);
  g_ptr_array_unref (self->findings);
  g_free (self);
}
