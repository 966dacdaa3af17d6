/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-document.h"

#include "scope-analysis.h"
#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-document-options.h"
#include "scope-finding.h"
#include "scope-row.h"
#include "scope-spec-result.h"
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
  gboolean settling;
  guint growth;     /* source id */
  guint waiting;    /* source id; not 0 while the text waits to be parsed */
  guint pause;      /* source id */
  gboolean was_bad; /* whether there was an error when typing began */
  ScopeWorker *worker;
};

G_DEFINE_TYPE (ScopeDocument, scope_document, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_SPEC,
  PROP_CONVENTION,
  PROP_NOTATION,
  PROP_FLAVOUR,
  PROP_CHARSET,
  PROP_SCRIPTS,
  PROP_CURSOR,
  PROP_COMPARE,
  PROP_REPORT,
  PROP_VERDICT,
  PROP_COMPONENTS,
  PROP_FINDINGS,
  PROP_N_FINDINGS,
  PROP_N_SAFE,
  PROP_FORMS,
  PROP_SPEC_RESULTS,
  PROP_BUSY,
  PROP_TYPING,
  PROP_SETTLING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_busy (ScopeDocument *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
set_settling (ScopeDocument *self, gboolean settling)
{
  if (self->settling == settling)
    return;
  self->settling = settling;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTLING]);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REPORT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VERDICT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_FINDINGS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_SAFE]);
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
read_anew (ScopeDocument *self, guint choice)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[choice]);
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
on_pause (gpointer data)
{
  ScopeDocument *self = data;

  self->pause = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TYPING]);
  set_settling (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
begin_pause (ScopeDocument *self)
{
  gboolean begins = self->pause == 0;

  if (begins)
    self->was_bad = scope_verdict_get_tone (self->analysis->verdict) == IRI_TONE_ERROR;
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (SCOPE_DOCUMENT_PAUSE_MS, on_pause, self);
  if (begins)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TYPING]);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
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
  read_anew (self, PROP_SPEC);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CONVENTION]);
}

ScopeNotation
scope_document_get_notation (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), SCOPE_NOTATION_OFF);
  return self->request.notation;
}

void
scope_document_set_notation (ScopeDocument *self, ScopeNotation notation)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (notation < SCOPE_N_NOTATIONS);
  if (self->request.notation == notation)
    return;
  self->request.notation = notation;
  read_anew (self, PROP_NOTATION);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURSOR]);
}

void
scope_document_set_compare (ScopeDocument *self, gboolean compare)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->request.compare == compare)
    return;
  self->request.compare = compare;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARE]);
  if (compare)
    read_text (self);
}

void
scope_document_want_forms (ScopeDocument *self)
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
scope_document_get_settling (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->settling;
}

static void
get_choice (const ScopeDocument *self, guint id, GValue *value)
{
  switch (id)
    {
    case PROP_SPEC:
      g_value_set_string (value, self->request.options.spec->id);
      break;
    case PROP_CONVENTION:
      g_value_set_string (value, iri_convention_info (self->convention)->id);
      break;
    case PROP_NOTATION:
      g_value_set_string (value, scope_notation_info (self->request.notation)->id);
      break;
    case PROP_FLAVOUR:
      g_value_set_string (value,
                          scope_document_options_get_flavour (&self->request.options));
      break;
    case PROP_CHARSET:
      g_value_set_string (value,
                          scope_document_options_get_charset (&self->request.options));
      break;
    default:
      g_value_take_boxed (value,
                          scope_document_options_get_scripts (&self->request.options));
    }
}

static void
scope_document_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->request.text);
      break;
    case PROP_SPEC:
    case PROP_CONVENTION:
    case PROP_NOTATION:
    case PROP_FLAVOUR:
    case PROP_CHARSET:
    case PROP_SCRIPTS:
      get_choice (self, id, value);
      break;
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;
    case PROP_COMPARE:
      g_value_set_boolean (value, self->request.compare);
      break;
    case PROP_REPORT:
      g_value_set_boxed (value, self->analysis->report);
      break;
    case PROP_VERDICT:
      g_value_set_object (value, self->analysis->verdict);
      break;
    case PROP_COMPONENTS:
      g_value_set_object (value, self->components);
      break;
    case PROP_FINDINGS:
      g_value_set_object (value, self->findings);
      break;
    case PROP_N_SAFE:
      g_value_set_uint (value, scope_finding_count_safe (self->analysis->findings));
      break;
    case PROP_N_FINDINGS:
      g_value_set_uint (value, (guint) iri_report_count (self->analysis->report));
      break;
    case PROP_FORMS:
      g_value_set_object (value, self->forms);
      break;
    case PROP_SPEC_RESULTS:
      g_value_set_object (value, self->spec_results);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_TYPING:
      g_value_set_boolean (value, self->pause != 0);
      break;
    case PROP_SETTLING:
      g_value_set_boolean (value, self->settling);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Ignores ids that an older version may have left in the settings. */
static void
set_spec_by_id (ScopeDocument *self, const char *id)
{
  const IriSpec *spec = id != NULL ? iri_spec_find (id) : NULL;

  if (spec != NULL)
    scope_document_set_spec (self, spec);
}

static void
set_convention_by_id (ScopeDocument *self, const char *id)
{
  IriConvention convention;

  if (id != NULL && iri_convention_find (id, &convention))
    scope_document_set_convention (self, convention);
}

static void
set_notation_by_id (ScopeDocument *self, const char *id)
{
  ScopeNotation notation;

  if (id != NULL && scope_notation_find (id, &notation))
    scope_document_set_notation (self, notation);
}

static void
scope_document_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);
  IriOptions *options = &self->request.options;

  switch (id)
    {
    case PROP_TEXT:
      set_text (self,
                g_value_get_string (value) != NULL ? g_value_get_string (value) : "",
                read_later);
      break;
    case PROP_SPEC:
      set_spec_by_id (self, g_value_get_string (value));
      break;
    case PROP_CONVENTION:
      set_convention_by_id (self, g_value_get_string (value));
      break;
    case PROP_NOTATION:
      set_notation_by_id (self, g_value_get_string (value));
      break;
    case PROP_FLAVOUR:
      if (scope_document_options_set_flavour (options, g_value_get_string (value)))
        read_anew (self, id);
      break;
    case PROP_CHARSET:
      if (scope_document_options_set_charset (options, g_value_get_string (value)))
        read_anew (self, id);
      break;
    case PROP_SCRIPTS:
      if (scope_document_options_set_scripts (options, g_value_get_boxed (value)))
        read_anew (self, id);
      break;
    case PROP_CURSOR:
      scope_document_set_cursor (self, g_value_get_uint (value));
      break;
    case PROP_COMPARE:
      scope_document_set_compare (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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

static void
scope_document_class_init (ScopeDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags settable
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_document_get_property;
  object_class->set_property = scope_document_set_property;
  object_class->finalize = scope_document_finalize;
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", settable);
  props[PROP_SPEC]
      = g_param_spec_string ("spec", NULL, NULL, iri_spec_default ()->id, settable);
  props[PROP_CONVENTION] = g_param_spec_string (
      "convention", NULL, NULL, iri_convention_info (IRI_CONVENTION_EMBED_LTR)->id,
      settable);
  props[PROP_NOTATION] = g_param_spec_string (
      "notation", NULL, NULL, scope_notation_info (SCOPE_NOTATION_OFF)->id, settable);
  props[PROP_FLAVOUR]
      = g_param_spec_string ("flavour", NULL, NULL, "document", settable);
  props[PROP_CHARSET] = g_param_spec_string ("charset", NULL, NULL, "UTF-8", settable);
  props[PROP_SCRIPTS]
      = g_param_spec_boxed ("scripts", NULL, NULL, G_TYPE_STRV, settable);
  props[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT,
                                          SCOPE_NO_CURSOR, settable);
  props[PROP_COMPARE] = g_param_spec_boolean ("compare", NULL, NULL, FALSE, settable);
  props[PROP_REPORT]
      = g_param_spec_boxed ("report", NULL, NULL, IRI_TYPE_REPORT, flags);
  props[PROP_VERDICT]
      = g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT, flags);
  props[PROP_COMPONENTS]
      = g_param_spec_object ("components", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_FINDINGS]
      = g_param_spec_object ("findings", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_N_FINDINGS]
      = g_param_spec_uint ("n-findings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_N_SAFE] = g_param_spec_uint ("n-safe", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_FORMS]
      = g_param_spec_object ("forms", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_SPEC_RESULTS]
      = g_param_spec_object ("spec-results", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_TYPING] = g_param_spec_boolean ("typing", NULL, NULL, FALSE, flags);
  props[PROP_SETTLING] = g_param_spec_boolean ("settling", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
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
}

ScopeDocument *
scope_document_new (void)
{
  return g_object_new (SCOPE_TYPE_DOCUMENT, NULL);
}
