/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-document.h"

#include "iri-charset.h"
#include "iri-idna.h"
#include "iri-typable-scripts.h"
#include "scope-analysis.h"
#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-finding.h"
#include "scope-row.h"
#include "scope-spec-result.h"
#include "scope-worker.h"

#include <string.h>

struct _ScopeDocument
{
  GObject parent_instance;

  char *text;
  IriOptions options;
  IriConvention convention;
  ScopeNotation notation;
  guint cursor;
  gboolean compare;
  gboolean all_forms;
  ScopeAnalysis *answer;
  GListStore *components;
  GListStore *findings;
  GListStore *forms;
  GListStore *readings;
  gboolean busy;
  gboolean settling;
  guint growth;     /* source id */
  guint unread;     /* source id: the text waits to be read */
  guint pause;      /* source id */
  gboolean was_bad; /* whether there was an error when typing began */
  ScopeWorker *latest;
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
  PROP_READINGS,
  PROP_BUSY,
  PROP_TYPING,
  PROP_SETTLING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  char *text;
  IriOptions options;
  ScopeNotation notation;
  gboolean compare;
  gboolean all_forms;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_free (job);
}

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
      = scope_rows_update (self->components, self->answer->components);
  gboolean findings
      = scope_rows_update (self->findings, self->answer->findings);

  while (!scope_rows_update (self->forms, self->answer->forms))
    ;
  /* Nine, and so all at once; kept while they are not wanted. */
  if (self->answer->readings != NULL)
    while (!scope_rows_update (self->readings, self->answer->readings))
      ;
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

/* Takes @answer. */
static void
show_answer (ScopeDocument *self, ScopeAnalysis *answer)
{
  g_object_freeze_notify (G_OBJECT (self));
  scope_analysis_free (self->answer);
  self->answer = answer;
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
make_answer (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_analysis_new (job->text, &job->options, job->notation,
                             job->compare, job->all_forms);
}

static void
take_answer (gpointer owner, gpointer made)
{
  show_answer (owner, made);
  set_busy (owner, FALSE);
}

static const ScopeWorkerFuncs latest_kind = {
  .run = make_answer,
  .free_job = job_free,
  .deliver = take_answer,
  .free_result = (GDestroyNotify) scope_analysis_free,
};

static Job *
job_new (ScopeDocument *self)
{
  Job *job = g_new (Job, 1);

  job->text = g_strdup (self->text);
  job->options = self->options;
  job->notation = self->notation;
  job->compare = self->compare;
  job->all_forms = self->all_forms;
  return job;
}

static void
read_text (ScopeDocument *self)
{
  Job *job = job_new (self);

  g_clear_handle_id (&self->unread, g_source_remove);
  scope_worker_cancel (self->latest);
  if (strlen (self->text) > SCOPE_DOCUMENT_MAX_AT_ONCE)
    {
      set_busy (self, TRUE);
      scope_worker_start (self->latest, job);
      return;
    }
  take_answer (self, make_answer (job, NULL));
  job_free (job);
}

static gboolean
on_frame (gpointer data)
{
  ScopeDocument *self = data;

  self->unread = 0;
  g_object_freeze_notify (G_OBJECT (self));
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
  return G_SOURCE_REMOVE;
}

/* Drawing comes before what is of a lower priority. */
static void
read_later (ScopeDocument *self)
{
  scope_worker_cancel (self->latest);
  if (self->unread == 0)
    self->unread = g_timeout_add_full (
        G_PRIORITY_DEFAULT_IDLE, SCOPE_DOCUMENT_FRAME_MS, on_frame, self, NULL);
}

void
scope_document_read (ScopeDocument *self)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->unread != 0)
    {
      g_source_remove (self->unread);
      on_frame (self);
    }
}

/* By another choice. */
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
    self->was_bad
        = scope_verdict_get_tone (self->answer->verdict) == IRI_TONE_ERROR;
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
  return self->text;
}

static void
set_text (ScopeDocument *self,
          const char *text,
          void (*read) (ScopeDocument *self))
{
  if (g_str_equal (text, self->text))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  g_free (self->text);
  self->text = g_utf8_make_valid (text, -1);
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
  return self->options.spec;
}

void
scope_document_set_spec (ScopeDocument *self, const IriSpec *spec)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (spec != NULL);
  if (self->options.spec == spec)
    return;
  self->options.spec = spec;
  read_anew (self, PROP_SPEC);
}

IriOptions
scope_document_get_options (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), (IriOptions){ 0 });
  return self->options;
}

/* Of "document" there is none: it is the default. */
static void
set_flavour (ScopeDocument *self, const char *id)
{
  IriIdna idna = IRI_IDNA_DEFAULT;

  if (id != NULL)
    iri_idna_find (id, &idna);
  if (self->options.idna == idna)
    return;
  self->options.idna = idna;
  read_anew (self, PROP_FLAVOUR);
}

/* Names are kept for good, so that any thread can have them: there are a few, and
 * only as many as somebody has chosen. */
static void
set_charset (ScopeDocument *self, const char *name)
{
  const char *charset = NULL;

  if (name != NULL && iri_charset_is_known (name)
      && !iri_charset_is_unicode (name))
    charset = g_intern_string (name);
  if (self->options.charset == charset)
    return;
  self->options.charset = charset;
  read_anew (self, PROP_CHARSET);
}

static void
set_scripts (ScopeDocument *self, char **codes)
{
  g_autofree char *list = codes != NULL ? g_strjoinv (",", codes) : NULL;
  const char *scripts = NULL;

  if (list != NULL && *list != '\0' && iri_typable_is_known (list))
    scripts = g_intern_string (list);
  if (self->options.scripts == scripts)
    return;
  self->options.scripts = scripts;
  read_anew (self, PROP_SCRIPTS);
}

static const char *
get_flavour (const ScopeDocument *self)
{
  return self->options.idna != IRI_IDNA_DEFAULT
             ? iri_idna_id (self->options.idna)
             : "document";
}

static char **
get_scripts (const ScopeDocument *self)
{
  return g_strsplit (self->options.scripts != NULL ? self->options.scripts : "",
                     ",", -1);
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
  return self->notation;
}

void
scope_document_set_notation (ScopeDocument *self, ScopeNotation notation)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (notation < SCOPE_N_NOTATIONS);
  if (self->notation == notation)
    return;
  self->notation = notation;
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
  if (self->compare == compare)
    return;
  self->compare = compare;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARE]);
  if (compare)
    read_text (self);
}

void
scope_document_want_forms (ScopeDocument *self)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  if (self->all_forms)
    return;
  self->all_forms = TRUE;
  if (strlen (self->text) <= SCOPE_COPY_FORM_MAX_SHOWN)
    read_text (self);
}

GListModel *
scope_document_get_forms (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return G_LIST_MODEL (self->forms);
}

GListModel *
scope_document_get_spec_results (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return G_LIST_MODEL (self->readings);
}

IriReport *
scope_document_get_report (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return self->answer->report;
}

ScopeVerdict *
scope_document_get_verdict (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return self->answer->verdict;
}

GListModel *
scope_document_get_components (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_document_get_findings (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  scope_document_read (self);
  return G_LIST_MODEL (self->findings);
}

gboolean
scope_document_get_busy (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  scope_document_read (self);
  return self->busy;
}

gboolean
scope_document_get_unread (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->unread != 0;
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

/* What its reader chose to read it by. */
static void
get_choice (const ScopeDocument *self, guint id, GValue *value)
{
  switch (id)
    {
    case PROP_SPEC:
      g_value_set_string (value, self->options.spec->id);
      break;
    case PROP_CONVENTION:
      g_value_set_string (value, iri_convention_info (self->convention)->id);
      break;
    case PROP_NOTATION:
      g_value_set_string (value, scope_notation_info (self->notation)->id);
      break;
    case PROP_FLAVOUR:
      g_value_set_string (value, get_flavour (self));
      break;
    case PROP_CHARSET:
      g_value_set_string (value, self->options.charset != NULL
                                     ? self->options.charset
                                     : "UTF-8");
      break;
    default:
      g_value_take_boxed (value, get_scripts (self));
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
      g_value_set_string (value, self->text);
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
      g_value_set_boolean (value, self->compare);
      break;
    case PROP_REPORT:
      g_value_set_boxed (value, self->answer->report);
      break;
    case PROP_VERDICT:
      g_value_set_object (value, self->answer->verdict);
      break;
    case PROP_COMPONENTS:
      g_value_set_object (value, self->components);
      break;
    case PROP_FINDINGS:
      g_value_set_object (value, self->findings);
      break;
    case PROP_N_SAFE:
      g_value_set_uint (value,
                        scope_finding_count_safe (self->answer->findings));
      break;
    case PROP_N_FINDINGS:
      g_value_set_uint (value, (guint) iri_report_count (self->answer->report));
      break;
    case PROP_FORMS:
      g_value_set_object (value, self->forms);
      break;
    case PROP_READINGS:
      g_value_set_object (value, self->readings);
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

/* An id of old that is known no more leaves the document as it is. */
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

  switch (id)
    {
    case PROP_TEXT:
      set_text (self,
                g_value_get_string (value) != NULL ? g_value_get_string (value)
                                                   : "",
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
      set_flavour (self, g_value_get_string (value));
      break;
    case PROP_CHARSET:
      set_charset (self, g_value_get_string (value));
      break;
    case PROP_SCRIPTS:
      set_scripts (self, g_value_get_boxed (value));
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
  g_clear_handle_id (&self->unread, g_source_remove);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_free (self->text);
  scope_analysis_free (self->answer);
  scope_worker_free (self->latest);
  g_object_unref (self->components);
  g_object_unref (self->findings);
  g_object_unref (self->forms);
  g_object_unref (self->readings);
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
  props[PROP_SPEC] = g_param_spec_string ("spec", NULL, NULL,
                                          iri_spec_default ()->id, settable);
  props[PROP_CONVENTION] = g_param_spec_string (
      "convention", NULL, NULL,
      iri_convention_info (IRI_CONVENTION_EMBED_LTR)->id, settable);
  props[PROP_NOTATION] = g_param_spec_string (
      "notation", NULL, NULL, scope_notation_info (SCOPE_NOTATION_OFF)->id,
      settable);
  props[PROP_FLAVOUR]
      = g_param_spec_string ("flavour", NULL, NULL, "document", settable);
  props[PROP_CHARSET]
      = g_param_spec_string ("charset", NULL, NULL, "UTF-8", settable);
  props[PROP_SCRIPTS]
      = g_param_spec_boxed ("scripts", NULL, NULL, G_TYPE_STRV, settable);
  props[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT,
                                          SCOPE_NO_CURSOR, settable);
  props[PROP_COMPARE]
      = g_param_spec_boolean ("compare", NULL, NULL, FALSE, settable);
  props[PROP_REPORT]
      = g_param_spec_boxed ("report", NULL, NULL, IRI_TYPE_REPORT, flags);
  props[PROP_VERDICT]
      = g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT, flags);
  props[PROP_COMPONENTS] = g_param_spec_object ("components", NULL, NULL,
                                                G_TYPE_LIST_MODEL, flags);
  props[PROP_FINDINGS]
      = g_param_spec_object ("findings", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_N_FINDINGS]
      = g_param_spec_uint ("n-findings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_N_SAFE]
      = g_param_spec_uint ("n-safe", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_FORMS]
      = g_param_spec_object ("forms", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_READINGS]
      = g_param_spec_object ("readings", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_TYPING]
      = g_param_spec_boolean ("typing", NULL, NULL, FALSE, flags);
  props[PROP_SETTLING]
      = g_param_spec_boolean ("settling", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_document_init (ScopeDocument *self)
{
  self->text = g_strdup ("");
  self->options.spec = iri_spec_default ();
  self->cursor = SCOPE_NO_CURSOR;
  self->answer = scope_analysis_new ("", &self->options, SCOPE_NOTATION_OFF,
                                     FALSE, FALSE);
  self->components = g_list_store_new (SCOPE_TYPE_COMPONENT);
  self->findings = g_list_store_new (SCOPE_TYPE_FINDING);
  self->forms = g_list_store_new (SCOPE_TYPE_COPY_FORM);
  self->readings = g_list_store_new (SCOPE_TYPE_SPEC_RESULT);
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
  update_rows (self);
}

ScopeDocument *
scope_document_new (void)
{
  return g_object_new (SCOPE_TYPE_DOCUMENT, NULL);
}
