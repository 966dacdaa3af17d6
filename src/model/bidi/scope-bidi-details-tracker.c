/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-bidi-details-tracker.h"

#include "scope-convention-result.h"
#include "scope-property.h"
#include "scope-row.h"

struct _ScopeBidiDetailsTracker
{
  ScopeLazyResult parent_instance;

  ScopeBidiView view;
  ScopeCharacterList *characters;
  ScopeBidiSteps *steps;
  GListStore *conventions;
  gboolean stale_characters, stale_steps, stale_conventions;
};

G_DEFINE_TYPE (ScopeBidiDetailsTracker,
               scope_bidi_details_tracker,
               SCOPE_TYPE_LAZY_RESULT)

/* Reuses the characters for the steps. */
static void
prepare (ScopeLazyResult *lazy, ScopeLazyJob *job)
{
  ScopeBidiDetailsTracker *self = SCOPE_BIDI_DETAILS_TRACKER (lazy);

  job->mode = self->view;
  if (!self->stale_characters)
    job->previous = g_object_ref (G_OBJECT (self->characters));
}

/* The members that the view does not need are NULL. */
typedef struct
{
  ScopeCharacterList *characters;
  ScopeBidiSteps *steps;
  GPtrArray *conventions;
} Result;

static void
result_free (gpointer data)
{
  Result *result = data;

  g_clear_object (&result->characters);
  scope_bidi_steps_free (result->steps);
  g_clear_pointer (&result->conventions, g_ptr_array_unref);
  g_free (result);
}

static gpointer
compute (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;
  Result *result = g_new0 (Result, 1);

  if (job->mode == SCOPE_BIDI_VIEW_CONVENTIONS)
    {
      result->conventions = scope_convention_result_rows (job->reports[0]);
      return result;
    }
  result->characters
      = job->previous != NULL
            ? g_object_ref (SCOPE_CHARACTER_LIST (job->previous))
            : scope_character_list_new (job->reports[0], job->convention);
  if (job->mode == SCOPE_BIDI_VIEW_RULES)
    result->steps = scope_bidi_steps_new (result->characters, job->notation);
  return result;
}

static void
show (ScopeLazyResult *lazy, gpointer data)
{
  ScopeBidiDetailsTracker *self = SCOPE_BIDI_DETAILS_TRACKER (lazy);
  Result *result = data;

  if (result->conventions != NULL)
    {
      scope_rows_update_all (self->conventions, result->conventions);
      self->stale_conventions = FALSE;
    }
  if (result->steps != NULL)
    {
      scope_bidi_steps_free (self->steps);
      self->steps = g_steal_pointer (&result->steps);
      self->stale_steps = FALSE;
    }
  if (result->characters != NULL)
    {
      g_set_object (&self->characters, result->characters);
      self->stale_characters = FALSE;
      g_object_notify (G_OBJECT (self), "characters");
    }
  result_free (result);
}

static gboolean
is_stale (ScopeLazyResult *lazy)
{
  ScopeBidiDetailsTracker *self = SCOPE_BIDI_DETAILS_TRACKER (lazy);

  switch (self->view)
    {
    case SCOPE_BIDI_VIEW_NONE:
      return FALSE;
    case SCOPE_BIDI_VIEW_TABLE:
      return self->stale_characters;
    case SCOPE_BIDI_VIEW_RULES:
      return self->stale_steps;
    case SCOPE_BIDI_VIEW_CONVENTIONS:
      return self->stale_conventions;
    }
  g_return_val_if_reached (FALSE);
}

/* All orders are searched for visual twins, which takes long. */
static gboolean
is_quick (const ScopeLazyJob *job)
{
  return job->mode != SCOPE_BIDI_VIEW_CONVENTIONS
         && job->reports[0]->length <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static void
invalidate (ScopeLazyResult *lazy, gboolean report_changed)
{
  ScopeBidiDetailsTracker *self = SCOPE_BIDI_DETAILS_TRACKER (lazy);

  self->stale_characters = self->stale_steps = TRUE;
  self->stale_conventions |= report_changed;
}

void
scope_bidi_details_tracker_set_view (ScopeBidiDetailsTracker *self, ScopeBidiView view)
{
  g_return_if_fail (SCOPE_IS_BIDI_DETAILS_TRACKER (self));
  if (self->view == view)
    return;
  self->view = view;
  scope_lazy_result_set_active (SCOPE_LAZY_RESULT (self), view != SCOPE_BIDI_VIEW_NONE);
  scope_lazy_result_update (SCOPE_LAZY_RESULT (self));
}

ScopeCharacterList *
scope_bidi_details_tracker_get_characters (ScopeBidiDetailsTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS_TRACKER (self), NULL);
  return self->characters;
}

ScopeBidiSteps *
scope_bidi_details_tracker_get_steps (ScopeBidiDetailsTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS_TRACKER (self), NULL);
  return self->steps;
}

GListModel *
scope_bidi_details_tracker_get_conventions (ScopeBidiDetailsTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_BIDI_DETAILS_TRACKER (self), NULL);
  return G_LIST_MODEL (self->conventions);
}

gboolean
scope_bidi_details_tracker_get_busy (ScopeBidiDetailsTracker *self)
{
  return scope_lazy_result_get_busy (SCOPE_LAZY_RESULT (self));
}

static void
scope_bidi_details_tracker_finalize (GObject *object)
{
  ScopeBidiDetailsTracker *self = SCOPE_BIDI_DETAILS_TRACKER (object);

  g_clear_object (&self->characters);
  scope_bidi_steps_free (self->steps);
  g_object_unref (self->conventions);
  G_OBJECT_CLASS (scope_bidi_details_tracker_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "characters", SCOPE_PROPERTY_OBJECT,
    SCOPE_MEMBER (ScopeBidiDetailsTracker, characters),
    .type = scope_character_list_get_type, .read_only = TRUE },
};

static void
scope_bidi_details_tracker_class_init (ScopeBidiDetailsTrackerClass *klass)
{
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_bidi_details_tracker_finalize;
  lazy_class->follows_convention = TRUE;
  lazy_class->worker.run = compute;
  lazy_class->worker.free_result = result_free;
  lazy_class->is_stale = is_stale;
  lazy_class->invalidate = invalidate;
  lazy_class->prepare = prepare;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_bidi_details_tracker_init (ScopeBidiDetailsTracker *self)
{
  self->conventions = g_list_store_new (SCOPE_TYPE_CONVENTION_RESULT);
  self->stale_characters = self->stale_steps = self->stale_conventions = TRUE;
}

ScopeBidiDetailsTracker *
scope_bidi_details_tracker_new (ScopeDocument *document)
{
  ScopeBidiDetailsTracker *self = g_object_new (SCOPE_TYPE_BIDI_DETAILS_TRACKER, NULL);

  g_return_val_if_fail (SCOPE_IS_DOCUMENT (document), self);
  scope_lazy_result_set_document (SCOPE_LAZY_RESULT (self), 0, document, NULL);
  return self;
}
