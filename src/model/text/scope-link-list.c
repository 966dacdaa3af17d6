/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-list.h"

#include "scope-link-item.h"
#include "scope-property.h"
#include "scope-worker.h"

#include <string.h>

/* @starts has the index of the first link of each batch, and of the link after the last
 * batch. @order is NULL for all links in the order of the text. */
struct _ScopeLinkSnapshot
{
  GPtrArray *batches;
  GArray *starts; /* guint32 */
  GArray *order;  /* guint32 */
};

struct _ScopeLinkList
{
  GObject parent_instance;

  ScopeLinkSnapshot shown;
  ScopeLinkQuery query;
  ScopeWorker *worker;
  guint n_ordered; /* number of links at the last sort */
  guint n_at_level[IRI_VERDICT_LEVEL_ERROR + 1];
  guint n_deceptive;
  gboolean complete;
  gboolean busy;
};

static void scope_link_list_list_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ScopeLinkList,
                         scope_link_list,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                scope_link_list_list_init))

static void
shown_init (ScopeLinkSnapshot *self)
{
  guint32 none = 0;

  self->batches
      = g_ptr_array_new_with_free_func ((GDestroyNotify) scope_link_batch_unref);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (self->starts, none);
  self->order = NULL;
}

static void
shown_clear (ScopeLinkSnapshot *self)
{
  g_clear_pointer (&self->batches, g_ptr_array_unref);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_pointer (&self->order, g_array_unref);
}

static guint
count_all (const ScopeLinkSnapshot *self)
{
  return g_array_index (self->starts, guint32, self->starts->len - 1);
}

static void
add_batch (ScopeLinkSnapshot *self, ScopeLinkBatch *batch)
{
  guint32 next = count_all (self) + batch->links->len;

  g_ptr_array_add (self->batches, scope_link_batch_ref (batch));
  g_array_append_val (self->starts, next);
}

static const ScopeLink *
address_at (const ScopeLinkSnapshot *self, guint32 index)
{
  guint low = 0, high = self->batches->len;
  const ScopeLinkBatch *batch;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->starts, guint32, middle) <= index)
        low = middle;
      else
        high = middle;
    }
  batch = g_ptr_array_index (self->batches, low);
  return &g_array_index (batch->links, ScopeLink,
                         index - g_array_index (self->starts, guint32, low));
}

static guint32
index_at (const ScopeLinkSnapshot *self, guint position)
{
  return self->order != NULL ? g_array_index (self->order, guint32, position)
                             : position;
}

guint
scope_link_snapshot_count (const ScopeLinkSnapshot *self)
{
  return self->order != NULL ? self->order->len : count_all (self);
}

const ScopeLink *
scope_link_snapshot_get (const ScopeLinkSnapshot *self, guint position)
{
  return address_at (self, index_at (self, position));
}

ScopeLinkSnapshot *
scope_link_list_get_snapshot (ScopeLinkList *self)
{
  ScopeLinkSnapshot *copy = g_new0 (ScopeLinkSnapshot, 1);

  shown_init (copy);
  for (guint i = 0; i < self->shown.batches->len; i++)
    add_batch (copy, g_ptr_array_index (self->shown.batches, i));
  if (self->shown.order != NULL)
    copy->order = g_array_ref (self->shown.order);
  return copy;
}

void
scope_link_snapshot_free (ScopeLinkSnapshot *self)
{
  shown_clear (self);
  g_free (self);
}

typedef struct
{
  ScopeLinkQuery query;
  GPtrArray *batches;
} Job;

static gpointer
batch_ref (gconstpointer batch, gpointer data)
{
  return scope_link_batch_ref ((ScopeLinkBatch *) batch);
}

static Job *
job_new (ScopeLinkList *self)
{
  Job *job = g_new (Job, 1);

  job->query = self->query;
  job->query.text = g_strdup (self->query.text);
  job->batches = g_ptr_array_copy (self->shown.batches, batch_ref, NULL);
  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->query.text);
  g_ptr_array_unref (job->batches);
  g_free (job);
}

static gpointer
run (gconstpointer data, GCancellable *cancellable)
{
  const Job *job = data;

  return scope_link_query_run (&job->query, job->batches, cancellable);
}

/* Links that are no longer busy are in their new order already. */
static void
set_busy (ScopeLinkList *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify (G_OBJECT (self), "busy");
}

/* Takes @order. */
static void
show_order (ScopeLinkList *self, GArray *order)
{
  guint before = scope_link_snapshot_count (&self->shown);

  g_clear_pointer (&self->shown.order, g_array_unref);
  self->shown.order = order;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before,
                              scope_link_snapshot_count (&self->shown));
}

static void
order (ScopeLinkList *self)
{
  self->n_ordered = count_all (&self->shown);
  scope_worker_start (self->worker, job_new (self));
  set_busy (self, TRUE);
}

/* Sorts again only when there are half as many more links, and in the end, because
 * sorting for every batch would take longer than the scan. */
static gboolean
is_due (ScopeLinkList *self)
{
  guint n_all = count_all (&self->shown);

  return n_all > self->n_ordered
         && (self->complete || n_all - self->n_ordered >= self->n_ordered / 2);
}

static void
order_if_due (ScopeLinkList *self)
{
  if (!scope_link_query_is_plain (&self->query) && !scope_worker_is_busy (self->worker)
      && is_due (self))
    order (self);
}

static void
deliver (gpointer owner, gpointer result)
{
  ScopeLinkList *self = owner;

  show_order (self, result);
  set_busy (self, FALSE);
  order_if_due (self);
}

static void
count (ScopeLinkList *self, const ScopeLinkBatch *batch)
{
  for (guint i = 0; i < batch->links->len; i++)
    {
      const ScopeLink *link = &g_array_index (batch->links, ScopeLink, i);

      self->n_at_level[link->level]++;
      self->n_deceptive += link->deceives ? 1 : 0;
    }
}

void
scope_link_list_add (ScopeLinkList *self, GPtrArray *batches)
{
  guint before = count_all (&self->shown), n;

  g_return_if_fail (SCOPE_IS_LINK_LIST (self));
  for (guint i = 0; i < batches->len; i++)
    {
      add_batch (&self->shown, g_ptr_array_index (batches, i));
      count (self, g_ptr_array_index (batches, i));
    }
  n = count_all (&self->shown) - before;
  if (n == 0)
    return;
  if (self->shown.order == NULL)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, n);
  order_if_due (self);
}

void
scope_link_list_complete (ScopeLinkList *self)
{
  g_return_if_fail (SCOPE_IS_LINK_LIST (self));
  self->complete = TRUE;
  order_if_due (self);
}

void
scope_link_list_clear (ScopeLinkList *self)
{
  guint before = scope_link_snapshot_count (&self->shown);

  g_return_if_fail (SCOPE_IS_LINK_LIST (self));
  scope_worker_cancel (self->worker);
  shown_clear (&self->shown);
  shown_init (&self->shown);
  if (!scope_link_query_is_plain (&self->query))
    self->shown.order = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->n_ordered = 0;
  memset (self->n_at_level, 0, sizeof self->n_at_level);
  self->n_deceptive = 0;
  self->complete = FALSE;
  set_busy (self, FALSE);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
}

void
scope_link_list_set_query (ScopeLinkList *self, const ScopeLinkQuery *query)
{
  char *text;

  g_return_if_fail (SCOPE_IS_LINK_LIST (self));
  if (scope_link_query_equal (&self->query, query))
    return;
  text = g_strdup (query->text);
  g_free (self->query.text);
  self->query = *query;
  self->query.text = text;
  if (!scope_link_query_is_plain (query))
    {
      order (self);
      return;
    }
  scope_worker_cancel (self->worker);
  show_order (self, NULL);
  set_busy (self, FALSE);
}

const ScopeLinkQuery *
scope_link_list_get_query (ScopeLinkList *self)
{
  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), NULL);
  return &self->query;
}

guint
scope_link_list_get_n_all (ScopeLinkList *self)
{
  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), 0);
  return count_all (&self->shown);
}

guint
scope_link_list_count_levels (ScopeLinkList *self, guint levels)
{
  guint n = 0;

  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), 0);
  for (gsize i = 0; i < G_N_ELEMENTS (self->n_at_level); i++)
    n += (levels & (1u << i)) != 0 ? self->n_at_level[i] : 0;
  return n;
}

guint
scope_link_list_count_deceptive (ScopeLinkList *self)
{
  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), 0);
  return self->n_deceptive;
}

gboolean
scope_link_list_get_busy (ScopeLinkList *self)
{
  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), FALSE);
  return self->busy;
}

const ScopeLink *
scope_link_list_get_link (ScopeLinkList *self, guint position, guint *key)
{
  g_return_val_if_fail (SCOPE_IS_LINK_LIST (self), NULL);
  if (position >= scope_link_snapshot_count (&self->shown))
    return NULL;
  if (key != NULL)
    *key = index_at (&self->shown, position);
  return scope_link_snapshot_get (&self->shown, position);
}

static GType
scope_link_list_get_item_type (GListModel *list)
{
  return SCOPE_TYPE_LINK_ITEM;
}

static guint
scope_link_list_get_n_items (GListModel *list)
{
  return scope_link_snapshot_count (&SCOPE_LINK_LIST (list)->shown);
}

static gboolean
has_domain (const ScopeLinkSnapshot *self, guint position, const char *domain)
{
  return g_strcmp0 (scope_link_snapshot_get (self, position)->domain, domain) == 0;
}

/* The number of links in the group that begins at @position; 0 if none does. */
static guint
count_group (const ScopeLinkSnapshot *self, guint position)
{
  const char *domain = scope_link_snapshot_get (self, position)->domain;
  guint n = scope_link_snapshot_count (self), end = position + 1;

  if (domain == NULL || (position > 0 && has_domain (self, position - 1, domain)))
    return 0;
  while (end < n && has_domain (self, end, domain))
    end++;
  return end - position;
}

static gpointer
scope_link_list_get_item (GListModel *list, guint position)
{
  ScopeLinkList *self = SCOPE_LINK_LIST (list);
  guint key;
  const ScopeLink *link = scope_link_list_get_link (self, position, &key);

  if (link == NULL)
    return NULL;
  return scope_link_item_new (
      link, key, self->query.grouped ? count_group (&self->shown, position) : 0);
}

static void
scope_link_list_list_init (GListModelInterface *iface)
{
  iface->get_item_type = scope_link_list_get_item_type;
  iface->get_n_items = scope_link_list_get_n_items;
  iface->get_item = scope_link_list_get_item;
}

static void
scope_link_list_finalize (GObject *object)
{
  ScopeLinkList *self = SCOPE_LINK_LIST (object);

  scope_worker_free (self->worker);
  shown_clear (&self->shown);
  g_free (self->query.text);
  G_OBJECT_CLASS (scope_link_list_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "busy", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeLinkList, busy),
    .read_only = TRUE },
};

static void
scope_link_list_class_init (ScopeLinkListClass *klass)
{

  G_OBJECT_CLASS (klass)->finalize = scope_link_list_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_link_list_init (ScopeLinkList *self)
{
  static const ScopeWorkerFuncs funcs = {
    .run = run,
    .free_job = job_free,
    .deliver = deliver,
    .free_result = (GDestroyNotify) g_array_unref,
  };

  shown_init (&self->shown);
  self->query.levels = SCOPE_LINK_QUERY_ALL_LEVELS;
  self->worker = scope_worker_new (G_OBJECT (self), &funcs);
}

ScopeLinkList *
scope_link_list_new (void)
{
  return g_object_new (SCOPE_TYPE_LINK_LIST, NULL);
}
