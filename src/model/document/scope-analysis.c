/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-analysis.h"

#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-finding.h"
#include "scope-spec-result.h"

ScopeAnalysis *
scope_analysis_new (const char *text,
                    const IriOptions *options,
                    ScopeNotation notation,
                    gboolean compare,
                    gboolean all_forms)
{
  ScopeAnalysis *self = g_new0 (ScopeAnalysis, 1);

  self->notation = notation;
  self->report = scope_spec_result_report (text, options, notation, 0);
  self->verdict = scope_verdict_new (self->report, notation);
  self->components = scope_component_rows (self->report, notation);
  self->findings = scope_finding_rows (self->report, notation);
  self->forms = scope_copy_form_rows (self->report, notation, all_forms);
  if (compare)
    self->readings = scope_spec_result_rows (text, options, notation);
  return self;
}

void
scope_analysis_free (ScopeAnalysis *self)
{
  iri_report_unref (self->report);
  g_object_unref (self->verdict);
  g_ptr_array_unref (self->components);
  g_ptr_array_unref (self->findings);
  g_ptr_array_unref (self->forms);
  g_clear_pointer (&self->readings, g_ptr_array_unref);
  g_free (self);
}
