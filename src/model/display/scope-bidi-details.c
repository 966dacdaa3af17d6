/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-bidi-details.h"

#include "scope-convention-result.h"
#include "scope-row.h"
#include "scope-worker.h"

struct _ScopeBidiDetails
{
  GObject parent_instance;

  ScopeDocument *document;
  ScopeBidiView view;
  ScopeCharacterList *characters;
  ScopeBidiTrace *trace;
  GListStore *displays;
  gboolean old_characters, old_trace, old_displays; /* to be made anew */
  gboolean busy;
  ScopeWorker *latest;
};

G_DEFINE_TYPE (ScopeBidiDetails, scope_bidi_details, G_TYPE_OBJECT)

enum
{
  PROP_CHARACTERS = 1,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  IriReport *report;
  IriConvention convention;
  ScopeBidiView view;
  ScopeCharacterList *characters; /* or NULL: to be made */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_clear_object (&job->characters);
  g_free (job);
}

static Job *
job_new (ScopeBidiDetails *self)
{
  Job *job = g_new0 (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->convention = scope_document_get_convention (self->document);
  job->view = self->view;
  if (!self->old_characters)
    job->characters = g_object_ref (self->characters);
  return job;
}

/* What it makes: what the view shows; the rest is NULL. */
typedef struct
{
  ScopeCharacterList *characters;
  ScopeBidiTrace *trace;
  GPtrArray *displays;
} Made;

static void
made_free (gpointer data)
{
  Made *made = data;

  g_clear_object (&made->characters);
  scope_bidi_trace_free (made->trace);
  g_clear_pointer (&made->displays, g_ptr_array_unref);
  g_free (made);
}

static gpointer
make_of (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;
  Made *made = g_new0 (Made, 1);

  if (job->view == SCOPE_BIDI_VIEW_CONVENTIONS)
    {
      made->displays = scope_convention_result_rows (job->report);
      return made;
    }
  made->characters
      = job->characters != NULL
            ? g_object_ref (job->characters)
            : scope_character_list_new (job->report, job->convention);
  if (job->view == SCOPE_BIDI_VIEW_RULES)
    made->trace = scope_bidi_trace_new (made->characters);
  return made;
}

/* Takes @made. */
static void
show (ScopeBidiDetails *self, Made *made)
{
  if (made->displays != NULL)
    {
      while (!scope_rows_update (self->displays, made->displays))
        ;
      self->old_displays = FALSE;
    }
  if (made->trace != NULL)
    {
      scope_bidi_trace_free (self->trace);
      self->trace = g_steal_pointer (&made->trace);
      self->old_trace = FALSE;
    }
  if (made->characters != NULL)
    {
      g_set_object (&self->characters, made->characters);
      self->old_characters = FALSE;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHARACTERS]);
    }
  made_free (made);
}

static gboolean
is_missing (ScopeBidiDetails *self)
{
  switch (self->view)
    {
    case SCOPE_BIDI_VIEW_NONE:
      return FALSE;
    case SCOPE_BIDI_VIEW_TABLE:
      return self->old_characters;
    case SCOPE_BIDI_VIEW_RULES:
      return self->old_trace;
    case SCOPE_BIDI_VIEW_CONVENTIONS:
      return self->old_displays;
    }
  g_return_val_if_reached (FALSE);
}

static void
set_busy (ScopeBidiDetails *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* Eight orders, each searched for what else looks like it, are not. */
static gboolean
is_quick (const Job *job)
{
  return job->view != SCOPE_BIDI_VIEW_CONVENTIONS
         && job->report->length <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

/* When a thread is done, what is missing by then is made. */
static void
make (ScopeBidiDetails *self)
{
  Job *job;

  set_busy (self, is_missing (self));
  if (!self->busy || scope_worker_is_busy (self->latest))
    return;
  job = job_new (self);
  if (!is_quick (job))
    {
      scope_worker_start (self->latest, job);
      return;
    }
  show (self, make_of (job, NULL));
  job_free (job);
  set_busy (self, FALSE);
}

static void
take (gpointer owner, gpointer made)
{
  show (owner, made);
  make (owner);
}

static const ScopeWorkerFuncs latest_kind = {
  .make = make_of,
  .free_job = job_free,
  .take = take,
  .free_made = made_free,
};

static void
on_convention (ScopeBidiDetails *self)
{
  scope_worker_cancel (self->latest);
  self->old_characters = self->old_trace = TRUE;
  make (self);
}

static void
on_report (ScopeBidiDetails *self)
{
  self->old_displays = TRUE;
  on_convention (self);
}

void
scope_bidi_details_set_view (ScopeBidiDetails *self, ScopeBidiView view)
{
  g_return_if_fail (SCOPE_IS_BIDI_DETAILS (self));
  if (self->view == view)
    return;
  self->view = view;
  make (self);
}

ScopeCharacterList *
scope_bidi_details_get_characters (ScopeBidiDetails *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS (self), NULL);
  return self->characters;
}

const ScopeBidiTrace *
scope_bidi_details_get_trace (ScopeBidiDetails *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS (self), NULL);
  return self->trace;
}

GListModel *
scope_bidi_details_get_conventions (ScopeBidiDetails *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS (self), NULL);
  return G_LIST_MODEL (self->displays);
}

gboolean
scope_bidi_details_get_busy (ScopeBidiDetails *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS (self), FALSE);
  return self->busy;
}

static void
scope_bidi_details_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScopeBidiDetails *self = SCOPE_BIDI_DETAILS (object);

  if (id == PROP_CHARACTERS)
    g_value_set_object (value, self->characters);
  else
    g_value_set_boolean (value, self->busy);
}

static void
scope_bidi_details_finalize (GObject *object)
{
  ScopeBidiDetails *self = SCOPE_BIDI_DETAILS (object);

  g_clear_object (&self->characters);
  scope_bidi_trace_free (self->trace);
  scope_worker_free (self->latest);
  g_object_unref (self->displays);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_bidi_details_parent_class)->finalize (object);
}

static void
scope_bidi_details_class_init (ScopeBidiDetailsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_bidi_details_get_property;
  object_class->finalize = scope_bidi_details_finalize;
  props[PROP_CHARACTERS] = g_param_spec_object (
      "characters", NULL, NULL, SCOPE_TYPE_CHARACTER_LIST, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_bidi_details_init (ScopeBidiDetails *self)
{
  self->displays = g_list_store_new (SCOPE_TYPE_CONVENTION_RESULT);
  self->old_characters = self->old_trace = self->old_displays = TRUE;
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
}

ScopeBidiDetails *
scope_bidi_details_new (ScopeDocument *document)
{
  ScopeBidiDetails *self = g_object_new (SCOPE_TYPE_BIDI_DETAILS, NULL);

  g_return_val_if_fail (SCOPE_IS_DOCUMENT (document), self);
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::report", G_CALLBACK (on_report),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::convention",
                           G_CALLBACK (on_convention), self, G_CONNECT_SWAPPED);
  return self;
}
