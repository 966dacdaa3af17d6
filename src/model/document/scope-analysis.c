/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-analysis.h"

#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-finding.h"
#include "scope-spec-result.h"

ScopeAnalysisRequest *
scope_analysis_request_copy (const ScopeAnalysisRequest *self)
{
  ScopeAnalysisRequest *copy = g_new (ScopeAnalysisRequest, 1);

  *copy = *self;
  copy->text = g_strdup (self->text);
  return copy;
}

void
scope_analysis_request_free (gpointer self)
{
  g_free (((ScopeAnalysisRequest *) self)->text);
  g_free (self);
}

ScopeAnalysis *
scope_analysis_new (const ScopeAnalysisRequest *request)
{
  const IriOptions *options = &request->options;
  ScopeBidiNotation notation = request->notation;
  ScopeAnalysis *self = g_new0 (ScopeAnalysis, 1);

  self->report = scope_spec_result_report (request->text, options, notation, 0);
  self->verdict = scope_verdict_new (self->report, notation);
  self->components = scope_component_rows (self->report, notation);
  self->findings = scope_finding_rows (self->report, notation);
  self->forms = scope_copy_form_rows (self->report, notation, request->all_forms);
  if (request->compare)
    {
      g_autoptr (GPtrArray) rows
          = scope_spec_result_rows (request->text, options, notation);

      self->spec_results = scope_spec_result_group (rows);
    }
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
  g_clear_pointer (&self->spec_results, g_ptr_array_unref);
  g_free (self);
}
