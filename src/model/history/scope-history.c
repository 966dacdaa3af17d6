/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history.h"

#include "scope-history-file.h"
#include "scope-property.h"
#include "scope-task.h"

#include <string.h>

struct _ScopeHistory
{
  GObject parent_instance;

  char *path;
  GPtrArray *items;
  GFileMonitor *monitor;
  GThreadPool *thread; /* only one, to keep the order of changes */
  guint pending;       /* number of changes that are not written yet */
  char *problem;
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScopeHistory,
                               scope_history,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      list_model_init))

typedef struct
{
  char *path;
  gboolean reads;
  ScopeHistoryAction act;
  GPtrArray *about;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_clear_pointer (&job->about, g_ptr_array_unref);
  g_free (job);
}

static GType
get_item_type (GListModel *model)
{
  return SCOPE_TYPE_HISTORY_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return SCOPE_HISTORY (model)->items->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  ScopeHistory *self = SCOPE_HISTORY (model);

  if (position >= self->items->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->items, position));
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static gboolean
is_same (GPtrArray *a, guint at, GPtrArray *b, guint there)
{
  return scope_history_item_equal (g_ptr_array_index (a, at),
                                   g_ptr_array_index (b, there));
}

/* Takes @items. Keeps the rows of equal items at the beginning and at the end. */
static void
set_items (ScopeHistory *self, GPtrArray *items)
{
  g_autoptr (GPtrArray) old = self->items;
  guint least = MIN (old->len, items->len), begin = 0, end = 0;

  while (begin < least && is_same (old, begin, items, begin))
    begin++;
  while (end < least - begin
         && is_same (old, old->len - 1 - end, items, items->len - 1 - end))
    end++;
  self->items = items;
  if (begin + end < MAX (old->len, items->len))
    g_list_model_items_changed (G_LIST_MODEL (self), begin, old->len - begin - end,
                                items->len - begin - end);
}

static void
set_problem (ScopeHistory *self, const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify (G_OBJECT (self), "problem");
}

static void
work (gpointer data, gpointer unused)
{
  g_autoptr (GTask) task = data;
  const Job *job = g_task_get_task_data (task);
  GError *error = NULL;
  GPtrArray *items = job->reads ? scope_history_file_read (job->path, &error)
                                : scope_history_file_change (job->path, job->act,
                                                             job->about, &error);

  if (items != NULL)
    g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* The list follows the file, unless changes are still pending. On an error, the list
 * stays as it is. */
static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  ScopeHistory *self = SCOPE_HISTORY (source);
  GError *error = NULL;
  GPtrArray *items = g_task_propagate_pointer (G_TASK (result), &error);

  self->pending--;
  set_problem (self, error != NULL ? error->message : NULL);
  g_clear_error (&error);
  if (items != NULL && self->pending == 0)
    set_items (self, items);
  else
    g_clear_pointer (&items, g_ptr_array_unref);
}

/* Takes @job. */
static void
push (ScopeHistory *self, Job *job)
{
  GTask *task = scope_task_new (self, NULL, on_done, NULL);

  job->path = g_strdup (self->path);
  g_task_set_task_data (task, job, job_free);
  self->pending++;
  g_thread_pool_push (self->thread, task, NULL);
}

static void
read_again (ScopeHistory *self)
{
  Job *job;

  /* A pending change returns the new content anyway. */
  if (self->pending > 0)
    return;
  job = g_new0 (Job, 1);
  job->reads = TRUE;
  push (self, job);
}

/* Takes @about. */
static void
change (ScopeHistory *self, ScopeHistoryAction act, GPtrArray *about)
{
  Job *job = g_new0 (Job, 1);

  set_items (self, scope_history_change (self->items, act, about));
  job->act = act;
  job->about = about;
  push (self, job);
}

/* Takes @item. */
static GPtrArray *
one (ScopeHistoryItem *item)
{
  GPtrArray *items = scope_history_items_new ();

  g_ptr_array_add (items, item);
  return items;
}

static gboolean
can_be_kept (const char *text)
{
  gsize length = strlen (text);

  return length > 0 && length <= SCOPE_HISTORY_MAX_TEXT;
}

gboolean
scope_history_visit (ScopeHistory *self, const char *text)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (g_utf8_validate (text, -1, NULL), FALSE);
  if (!can_be_kept (text))
    return FALSE;
  change (self, SCOPE_HISTORY_ADD,
          one (scope_history_item_new (text, g_get_real_time (), 0)));
  return TRUE;
}

gboolean
scope_history_set_favourite (ScopeHistory *self, const char *text, gboolean favourite)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (g_utf8_validate (text, -1, NULL), FALSE);
  if (!can_be_kept (text))
    return FALSE;
  change (self, favourite ? SCOPE_HISTORY_ADD : SCOPE_HISTORY_UNSTAR,
          one (scope_history_item_new (text, 0, g_get_real_time ())));
  return TRUE;
}

static ScopeHistoryItem *
find (ScopeHistory *self, const char *text)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      ScopeHistoryItem *item = g_ptr_array_index (self->items, i);

      if (g_str_equal (scope_history_item_get_text (item), text))
        return item;
    }
  return NULL;
}

gboolean
scope_history_is_favourite (ScopeHistory *self, const char *text)
{
  ScopeHistoryItem *item;

  g_return_val_if_fail (SCOPE_IS_HISTORY (self), FALSE);
  item = find (self, text);
  return item != NULL && scope_history_item_get_favourite (item) != 0;
}

gboolean
scope_history_contains (ScopeHistory *self, const char *text)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY (self), FALSE);
  return find (self, text) != NULL;
}

GPtrArray *
scope_history_remove (ScopeHistory *self, const char *text)
{
  ScopeHistoryItem *item;
  GPtrArray *gone;

  g_return_val_if_fail (SCOPE_IS_HISTORY (self), NULL);
  item = find (self, text);
  gone = item != NULL ? one (g_object_ref (item)) : scope_history_items_new ();
  /* Also if it is not listed: another process may have added it. */
  change (self, SCOPE_HISTORY_REMOVE, one (scope_history_item_new (text, 0, 0)));
  return gone;
}

GPtrArray *
scope_history_clear (ScopeHistory *self)
{
  GPtrArray *gone = scope_history_items_new ();

  g_return_val_if_fail (SCOPE_IS_HISTORY (self), gone);
  for (guint i = 0; i < self->items->len; i++)
    {
      ScopeHistoryItem *item = g_ptr_array_index (self->items, i);

      if (scope_history_item_get_inspected (item) != 0)
        g_ptr_array_add (gone, g_object_ref (item));
    }
  change (self, SCOPE_HISTORY_CLEAR, NULL);
  return gone;
}

void
scope_history_restore (ScopeHistory *self, GPtrArray *items)
{
  g_return_if_fail (SCOPE_IS_HISTORY (self));
  g_return_if_fail (items != NULL);
  change (self, SCOPE_HISTORY_ADD, g_ptr_array_ref (items));
}

const char *
scope_history_get_problem (ScopeHistory *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY (self), NULL);
  return self->problem;
}

void
scope_history_flush (ScopeHistory *self)
{
  g_return_if_fail (SCOPE_IS_HISTORY (self));
  while (self->pending > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
scope_history_finalize (GObject *object)
{
  ScopeHistory *self = SCOPE_HISTORY (object);

  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  g_thread_pool_free (self->thread, FALSE, TRUE);
  g_ptr_array_unref (self->items);
  g_free (self->path);
  g_free (self->problem);
  G_OBJECT_CLASS (scope_history_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "problem", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeHistory, problem),
    .read_only = TRUE },
};

static void
scope_history_class_init (ScopeHistoryClass *klass)
{

  G_OBJECT_CLASS (klass)->finalize = scope_history_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_history_init (ScopeHistory *self)
{
  self->items = scope_history_items_new ();
  self->thread = g_thread_pool_new (work, NULL, 1, FALSE, NULL);
}

/* Writers replace the file, which shows as a move. */
static void
watch (ScopeHistory *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (read_again), self);
}

ScopeHistory *
scope_history_new (const char *path)
{
  ScopeHistory *self;

  g_return_val_if_fail (path != NULL, NULL);
  self = g_object_new (SCOPE_TYPE_HISTORY, NULL);
  self->path = g_strdup (path);
  watch (self);
  read_again (self);
  return self;
}
