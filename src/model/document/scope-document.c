/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-document.h"

#include "scope-analysis.h"
#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-document-options.h"
#include "scope-finding.h"
#include "scope-property.h"
#include "scope-row.h"
#include "scope-spec-result.h"
#include "scope-suffix-list.h"
#include "scope-worker.h"

#include <string.h>

struct _ScopeDocument
{
  GObject parent_instance;

  ScopeAnalysisRequest request;
  IriConvention convention;
  guint cursor;
  ScopeAnalysis *analysis;
  GListStore *components;
  GListStore *findings;
  GListStore *forms;
  GListStore *spec_results;
  gboolean busy;
  gboolean is_being_typed;
  guint growth;     /* source id */
  guint waiting;    /* source id; not 0 while the text waits to be parsed */
  guint pause;      /* source id */
  gboolean was_bad; /* whether there was an error when typing began */
  ScopeWorker *worker;
};

G_DEFINE_TYPE (ScopeDocument, scope_document, G_TYPE_OBJECT)

static void
set_busy (ScopeDocument *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify (G_OBJECT (self), "busy");
}

static void
set_settling (ScopeDocument *self, gboolean is_being_typed)
{
  if (self->is_being_typed == is_being_typed)
    return;
  self->is_being_typed = is_being_typed;
  g_object_notify (G_OBJECT (self), "is-being-typed");
}

static gboolean
update_rows (ScopeDocument *self)
{
  gboolean components
      = scope_rows_update (self->components, self->analysis->components);
  gboolean findings = scope_rows_update (self->findings, self->analysis->findings);

  scope_rows_update_all (self->forms, self->analysis->forms);
  /* Kept while they are not requested. */
  if (self->analysis->spec_results != NULL)
    scope_rows_update_all (self->spec_results, self->analysis->spec_results);
  return components && findings;
}

static gboolean
on_growth (gpointer data)
{
  ScopeDocument *self = data;

  if (!update_rows (self))
    return G_SOURCE_CONTINUE;
  self->growth = 0;
  return G_SOURCE_REMOVE;
}

/* Takes @analysis. */
static void
show_analysis (ScopeDocument *self, ScopeAnalysis *analysis)
{
  g_object_freeze_notify (G_OBJECT (self));
  scope_analysis_free (self->analysis);
  self->analysis = analysis;
  scope_document_set_cursor (self, SCOPE_NO_CURSOR);
  if (!update_rows (self) && self->growth == 0)
    self->growth = g_idle_add (on_growth, self);
  g_object_notify (G_OBJECT (self), "report");
  g_object_notify (G_OBJECT (self), "verdict");
  g_object_notify (G_OBJECT (self), "n-findings");
  g_object_notify (G_OBJECT (self), "n-safe");
  g_object_thaw_notify (G_OBJECT (self));
}

static gpointer
analyse (gconstpointer request, GCancellable *cancellable)
{
  return scope_analysis_new (request);
}

static void
deliver (gpointer owner, gpointer analysis)
{
  show_analysis (owner, analysis);
  set_busy (owner, FALSE);
}

static const ScopeWorkerFuncs worker_funcs = {
  .run = analyse,
  .free_job = scope_analysis_request_free,
  .deliver = deliver,
  .free_result = (GDestroyNotify) scope_analysis_free,
};

static void
read_text (ScopeDocument *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  scope_worker_cancel (self->worker);
  if (strlen (self->request.text) <= SCOPE_DOCUMENT_MAX_AT_ONCE)
    {
      deliver (self, scope_analysis_new (&self->request));
      return;
    }
  set_busy (self, TRUE);
  scope_worker_start (self->worker, scope_analysis_request_copy (&self->request));
}

static gboolean
on_frame (gpointer data)
{
  ScopeDocument *self = data;

  self->waiting = 0;
  g_object_freeze_notify (G_OBJECT (self));
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
  return G_SOURCE_REMOVE;
}

/* At a lower priority than drawing. */
static void
read_later (ScopeDocument *self)
{
  scope_worker_cancel (self->worker);
  if (self->waiting == 0)
    self->waiting = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE,
                                        SCOPE_DOCUMENT_FRAME_MS, on_frame, self, NULL);
}

void
scope_document_analyze (ScopeDocument *self)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->waiting != 0)
    {
      g_source_remove (self->waiting);
      on_frame (self);
    }
}

static void
read_anew (ScopeDocument *self, const char *choice)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify (G_OBJECT (self), choice);
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
on_suffix_list (ScopeDocument *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
on_pause (gpointer data)
{
  ScopeDocument *self = data;

  self->pause = 0;
  g_object_notify (G_OBJECT (self), "typing");
  set_settling (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
begin_pause (ScopeDocument *self)
{
  gboolean begins = self->pause == 0;

  if (begins)
    self->was_bad
        = scope_verdict_get_level (self->analysis->verdict) == IRI_VERDICT_LEVEL_ERROR;
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (SCOPE_DOCUMENT_PAUSE_MS, on_pause, self);
  if (begins)
    g_object_notify (G_OBJECT (self), "typing");
  set_settling (self, !self->was_bad);
}

const char *
scope_document_get_text (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->request.text;
}

static void
set_text (ScopeDocument *self, const char *text, void (*read) (ScopeDocument *self))
{
  if (g_str_equal (text, self->request.text))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  g_free (self->request.text);
  self->request.text = g_utf8_make_valid (text, -1);
  begin_pause (self);
  g_object_notify (G_OBJECT (self), "text");
  read (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
scope_document_set_text (ScopeDocument *self, const char *text)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (text != NULL);
  set_text (self, text, read_text);
}

const IriSpec *
scope_document_get_spec (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->request.options.spec;
}

void
scope_document_set_spec (ScopeDocument *self, const IriSpec *spec)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (spec != NULL);
  if (self->request.options.spec == spec)
    return;
  self->request.options.spec = spec;
  read_anew (self, "spec");
}

IriOptions
scope_document_get_options (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), (IriOptions){ 0 });
  return self->request.options;
}

IriConvention
scope_document_get_convention (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), IRI_CONVENTION_EMBED_LTR);
  return self->convention;
}

void
scope_document_set_convention (ScopeDocument *self, IriConvention convention)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (convention < IRI_N_CONVENTIONS);
  if (self->convention == convention)
    return;
  self->convention = convention;
  g_object_notify (G_OBJECT (self), "convention");
}

ScopeBidiNotation
scope_document_get_notation (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), SCOPE_BIDI_NOTATION_OFF);
  return self->request.notation;
}

void
scope_document_set_notation (ScopeDocument *self, ScopeBidiNotation notation)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (notation < SCOPE_N_BIDI_NOTATIONS);
  if (self->request.notation == notation)
    return;
  self->request.notation = notation;
  read_anew (self, "notation");
}

guint
scope_document_get_cursor (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), SCOPE_NO_CURSOR);
  return self->cursor;
}

void
scope_document_set_cursor (ScopeDocument *self, guint cursor)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->cursor == cursor)
    return;
  self->cursor = cursor;
  g_object_notify (G_OBJECT (self), "cursor");
}

void
scope_document_set_computes_spec_results (ScopeDocument *self, gboolean compare)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->request.compare == compare)
    return;
  self->request.compare = compare;
  g_object_notify (G_OBJECT (self), "compare");
  if (compare)
    read_text (self);
}

void
scope_document_request_all_forms (ScopeDocument *self)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->request.all_forms)
    return;
  self->request.all_forms = TRUE;
  if (strlen (self->request.text) <= SCOPE_COPY_FORM_MAX_SHOWN)
    read_text (self);
}

GListModel *
scope_document_get_forms (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return G_LIST_MODEL (self->forms);
}

GListModel *
scope_document_get_spec_results (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return G_LIST_MODEL (self->spec_results);
}

IriReport *
scope_document_get_report (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return self->analysis->report;
}

ScopeVerdict *
scope_document_get_verdict (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return self->analysis->verdict;
}

GListModel *
scope_document_get_components (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_document_get_findings (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_analyze (self);
  return G_LIST_MODEL (self->findings);
}

gboolean
scope_document_get_busy (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  scope_document_analyze (self);
  return self->busy;
}

gboolean
scope_document_get_waiting (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->waiting != 0;
}

gboolean
scope_document_get_typing (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->pause != 0;
}

gboolean
scope_document_get_is_being_typed (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->is_being_typed;
}

static void
set_text_property (gpointer self, const GValue *value)
{
  const char *text = g_value_get_string (value);

  set_text (self, text != NULL ? text : "", read_later);
}

static void
get_spec (gpointer self, GValue *value)
{
  g_value_set_string (value, SCOPE_DOCUMENT (self)->request.options.spec->id);
}

/* Ignores ids that an older version may have left in the settings. */
static void
set_spec (gpointer self, const GValue *value)
{
  const char *id = g_value_get_string (value);
  const IriSpec *spec = id != NULL ? iri_spec_find (id) : NULL;

  if (spec != NULL)
    scope_document_set_spec (self, spec);
}

static void
get_convention (gpointer self, GValue *value)
{
  g_value_set_string (value,
                      iri_convention_info (SCOPE_DOCUMENT (self)->convention)->id);
}

static void
set_convention (gpointer self, const GValue *value)
{
  const char *id = g_value_get_string (value);
  IriConvention convention;

  if (id != NULL && iri_convention_find (id, &convention))
    scope_document_set_convention (self, convention);
}

static void
get_notation (gpointer self, GValue *value)
{
  g_value_set_string (
      value, scope_bidi_notation_info (SCOPE_DOCUMENT (self)->request.notation)->id);
}

static void
set_notation (gpointer self, const GValue *value)
{
  const char *id = g_value_get_string (value);
  ScopeBidiNotation notation;

  if (id != NULL && scope_bidi_notation_find (id, &notation))
    scope_document_set_notation (self, notation);
}

static void
get_flavour (gpointer self, GValue *value)
{
  g_value_set_string (value, scope_document_options_get_flavour (
                                 &SCOPE_DOCUMENT (self)->request.options));
}

static void
set_flavour (gpointer self, const GValue *value)
{
  if (scope_document_options_set_flavour (&SCOPE_DOCUMENT (self)->request.options,
                                          g_value_get_string (value)))
    read_anew (self, "flavour");
}

static void
get_charset (gpointer self, GValue *value)
{
  g_value_set_string (value, scope_document_options_get_charset (
                                 &SCOPE_DOCUMENT (self)->request.options));
}

static void
set_charset (gpointer self, const GValue *value)
{
  if (scope_document_options_set_charset (&SCOPE_DOCUMENT (self)->request.options,
                                          g_value_get_string (value)))
    read_anew (self, "charset");
}

static void
get_scripts (gpointer self, GValue *value)
{
  g_value_take_boxed (value, scope_document_options_get_scripts (
                                 &SCOPE_DOCUMENT (self)->request.options));
}

static void
set_scripts (gpointer self, const GValue *value)
{
  if (scope_document_options_set_scripts (&SCOPE_DOCUMENT (self)->request.options,
                                          g_value_get_boxed (value)))
    read_anew (self, "scripts");
}

static void
get_report (gpointer self, GValue *value)
{
  g_value_set_boxed (value, SCOPE_DOCUMENT (self)->analysis->report);
}

static void
get_verdict (gpointer self, GValue *value)
{
  g_value_set_object (value, SCOPE_DOCUMENT (self)->analysis->verdict);
}

static void
get_n_findings (gpointer self, GValue *value)
{
  g_value_set_uint (value,
                    (guint) iri_report_count (SCOPE_DOCUMENT (self)->analysis->report));
}

static void
get_n_safe (gpointer self, GValue *value)
{
  g_value_set_uint (
      value, scope_finding_count_safe (SCOPE_DOCUMENT (self)->analysis->findings));
}

static void
get_typing (gpointer self, GValue *value)
{
  g_value_set_boolean (value, SCOPE_DOCUMENT (self)->pause != 0);
}

static void
set_compare (gpointer self, const GValue *value)
{
  scope_document_set_computes_spec_results (self, g_value_get_boolean (value));
}

static void
scope_document_finalize (GObject *object)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);

  g_clear_handle_id (&self->growth, g_source_remove);
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_free (self->request.text);
  scope_analysis_free (self->analysis);
  scope_worker_free (self->worker);
  g_object_unref (self->components);
  g_object_unref (self->findings);
  g_object_unref (self->forms);
  g_object_unref (self->spec_results);
  G_OBJECT_CLASS (scope_document_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "text", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeDocument, request.text),
    .set = set_text_property },
  { "spec", SCOPE_PROPERTY_STRING, .get = get_spec, .set = set_spec },
  { "convention", SCOPE_PROPERTY_STRING, .get = get_convention, .set = set_convention },
  { "notation", SCOPE_PROPERTY_STRING, .get = get_notation, .set = set_notation },
  { "flavour", SCOPE_PROPERTY_STRING, .get = get_flavour, .set = set_flavour },
  { "charset", SCOPE_PROPERTY_STRING, .get = get_charset, .set = set_charset },
  { "scripts", SCOPE_PROPERTY_BOXED, .type = g_strv_get_type, .get = get_scripts,
    .set = set_scripts },
  { "cursor", SCOPE_PROPERTY_UINT, SCOPE_MEMBER (ScopeDocument, cursor) },
  { "compare", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeDocument, request.compare),
    .set = set_compare },
  { "report", SCOPE_PROPERTY_BOXED, .type = iri_report_get_type, .get = get_report },
  { "verdict", SCOPE_PROPERTY_OBJECT, .type = scope_verdict_get_type,
    .get = get_verdict },
  { "n-findings", SCOPE_PROPERTY_UINT, .get = get_n_findings },
  { "n-safe", SCOPE_PROPERTY_UINT, .get = get_n_safe },
  SCOPE_LIST_PROPERTY (ScopeDocument, "components", components),
  SCOPE_LIST_PROPERTY (ScopeDocument, "findings", findings),
  SCOPE_LIST_PROPERTY (ScopeDocument, "forms", forms),
  SCOPE_LIST_PROPERTY (ScopeDocument, "spec-results", spec_results),
  { "busy", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeDocument, busy),
    .read_only = TRUE },
  { "typing", SCOPE_PROPERTY_BOOLEAN, .get = get_typing },
  { "is-being-typed", SCOPE_PROPERTY_BOOLEAN,
    SCOPE_MEMBER (ScopeDocument, is_being_typed), .read_only = TRUE },
};

static void
scope_document_class_init (ScopeDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_document_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_document_init (ScopeDocument *self)
{
  self->request.text = g_strdup ("");
  self->request.options.spec = iri_spec_default ();
  self->cursor = SCOPE_NO_CURSOR;
  self->analysis = scope_analysis_new (&self->request);
  self->components = g_list_store_new (SCOPE_TYPE_COMPONENT);
  self->findings = g_list_store_new (SCOPE_TYPE_FINDING);
  self->forms = g_list_store_new (SCOPE_TYPE_COPY_FORM);
  self->spec_results = g_list_store_new (SCOPE_TYPE_SPEC_RESULT);
  self->worker = scope_worker_new (G_OBJECT (self), &worker_funcs);
  update_rows (self);
  g_signal_connect_object (scope_suffix_list_get (), "notify::description",
                           G_CALLBACK (on_suffix_list), self, G_CONNECT_SWAPPED);
}

ScopeDocument *
scope_document_new (void)
{
  return g_object_new (SCOPE_TYPE_DOCUMENT, NULL);
}
