/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-answer.h"

#include "scope-component.h"
#include "scope-finding.h"
#include "scope-form.h"
#include "scope-reading.h"

ScopeAnswer *
scope_answer_new (const char *text,
                  const IriOptions *options,
                  ScopeNotation notation,
                  gboolean compare,
                  gboolean all_forms)
{
  ScopeAnswer *self = g_new0 (ScopeAnswer, 1);

  self->notation = notation;
  self->report = scope_reading_report (text, options, notation, 0);
  self->verdict = scope_verdict_new (self->report, notation);
  self->components = scope_component_rows (self->report, notation);
  self->findings = scope_finding_rows (self->report, notation);
  self->forms = scope_form_rows (self->report, notation, all_forms);
  if (compare)
    self->readings = scope_reading_rows (text, options, notation);
  return self;
}

void
scope_answer_free (ScopeAnswer *self)
{
  iri_report_unref (self->report);
  g_object_unref (self->verdict);
  g_ptr_array_unref (self->components);
  g_ptr_array_unref (self->findings);
  g_ptr_array_unref (self->forms);
  g_clear_pointer (&self->readings, g_ptr_array_unref);
  g_free (self);
}
