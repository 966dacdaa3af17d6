/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-finds.h"

#include "scope-found.h"
#include "scope-latest.h"

/* The catches, and the index of the first address of each, with that of the one
 * that comes next at the end. @order is NULL for all in the order of the text. */
struct _ScopeFindsShown
{
  GPtrArray *catches;
  GArray *starts; /* guint32 */
  GArray *order;  /* guint32 */
};

struct _ScopeFinds
{
  GObject parent_instance;

  ScopeFindsShown shown;
  ScopeQuery query;
  ScopeLatest *latest;
  guint n_ordered; /* how many there were when they were ordered last */
  gboolean complete;
  gboolean busy;
};

static void scope_finds_list_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ScopeFinds,
                         scope_finds,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                scope_finds_list_init))

enum
{
  PROP_BUSY = 1,
  PROP_N_ALL,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
shown_init (ScopeFindsShown *self)
{
  guint32 none = 0;

  self->catches
      = g_ptr_array_new_with_free_func ((GDestroyNotify) scope_catch_unref);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (self->starts, none);
  self->order = NULL;
}

static void
shown_clear (ScopeFindsShown *self)
{
  g_clear_pointer (&self->catches, g_ptr_array_unref);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_pointer (&self->order, g_array_unref);
}

static guint
count_all (const ScopeFindsShown *self)
{
  return g_array_index (self->starts, guint32, self->starts->len - 1);
}

static void
add_catch (ScopeFindsShown *self, ScopeCatch *catch)
{
  guint32 next = count_all (self) + catch->addresses->len;

  g_ptr_array_add (self->catches, scope_catch_ref (catch));
  g_array_append_val (self->starts, next);
}

/* The address that is @index of the text. */
static const ScopeAddress *
address_at (const ScopeFindsShown *self, guint32 index)
{
  guint low = 0, high = self->catches->len;
  const ScopeCatch *catch;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->starts, guint32, middle) <= index)
        low = middle;
      else
        high = middle;
    }
  catch = g_ptr_array_index (self->catches, low);
  return &g_array_index (catch->addresses, ScopeAddress,
                         index - g_array_index (self->starts, guint32, low));
}

static guint32
index_at (const ScopeFindsShown *self, guint position)
{
  return self->order != NULL ? g_array_index (self->order, guint32, position)
                             : position;
}

guint
scope_finds_shown_count (const ScopeFindsShown *self)
{
  return self->order != NULL ? self->order->len : count_all (self);
}

const ScopeAddress *
scope_finds_shown_get (const ScopeFindsShown *self, guint position)
{
  return address_at (self, index_at (self, position));
}

ScopeFindsShown *
scope_finds_get_shown (ScopeFinds *self)
{
  ScopeFindsShown *copy = g_new0 (ScopeFindsShown, 1);

  shown_init (copy);
  for (guint i = 0; i < self->shown.catches->len; i++)
    add_catch (copy, g_ptr_array_index (self->shown.catches, i));
  if (self->shown.order != NULL)
    copy->order = g_array_ref (self->shown.order);
  return copy;
}

void
scope_finds_shown_free (ScopeFindsShown *self)
{
  shown_clear (self);
  g_free (self);
}

/* What is ordered in a thread. */
typedef struct
{
  ScopeQuery query;
  GPtrArray *catches;
} Job;

static gpointer
catch_ref (gconstpointer catch, gpointer data)
{
  return scope_catch_ref ((ScopeCatch *) catch);
}

static Job *
job_new (ScopeFinds *self)
{
  Job *job = g_new (Job, 1);

  job->query = self->query;
  job->query.text = g_strdup (self->query.text);
  job->catches = g_ptr_array_copy (self->shown.catches, catch_ref, NULL);
  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->query.text);
  g_ptr_array_unref (job->catches);
  g_free (job);
}

static gpointer
make_order (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_query_run (&job->query, job->catches, dropped);
}

static void
set_busy (ScopeFinds *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* Shows @order, which is taken. */
static void
show_order (ScopeFinds *self, GArray *order)
{
  guint before = scope_finds_shown_count (&self->shown);

  g_clear_pointer (&self->shown.order, g_array_unref);
  self->shown.order = order;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before,
                              scope_finds_shown_count (&self->shown));
}

static void
order (ScopeFinds *self)
{
  self->n_ordered = count_all (&self->shown);
  scope_latest_make (self->latest, job_new (self));
  set_busy (self, TRUE);
}

/* Sorting them among the others again and again would take longer than to find
 * them: it is done when there are half as many more, and in the end. */
static gboolean
is_due (ScopeFinds *self)
{
  guint n_all = count_all (&self->shown);

  return n_all > self->n_ordered
         && (self->complete || n_all - self->n_ordered >= self->n_ordered / 2);
}

static void
order_if_due (ScopeFinds *self)
{
  if (!scope_query_is_plain (&self->query)
      && !scope_latest_is_busy (self->latest) && is_due (self))
    order (self);
}

static void
take_order (gpointer owner, gpointer made)
{
  ScopeFinds *self = owner;

  set_busy (self, FALSE);
  show_order (self, made);
  order_if_due (self);
}

void
scope_finds_add (ScopeFinds *self, GPtrArray *catches)
{
  guint before = count_all (&self->shown), n;

  g_return_if_fail (SCOPE_IS_FINDS (self));
  for (guint i = 0; i < catches->len; i++)
    add_catch (&self->shown, g_ptr_array_index (catches, i));
  n = count_all (&self->shown) - before;
  if (n == 0)
    return;
  if (self->shown.order == NULL)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, n);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ALL]);
  order_if_due (self);
}

void
scope_finds_complete (ScopeFinds *self)
{
  g_return_if_fail (SCOPE_IS_FINDS (self));
  self->complete = TRUE;
  order_if_due (self);
}

void
scope_finds_clear (ScopeFinds *self)
{
  guint before = scope_finds_shown_count (&self->shown);

  g_return_if_fail (SCOPE_IS_FINDS (self));
  scope_latest_drop (self->latest);
  shown_clear (&self->shown);
  shown_init (&self->shown);
  if (!scope_query_is_plain (&self->query))
    self->shown.order = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->n_ordered = 0;
  self->complete = FALSE;
  set_busy (self, FALSE);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ALL]);
}

void
scope_finds_set_query (ScopeFinds *self, const ScopeQuery *query)
{
  char *text;

  g_return_if_fail (SCOPE_IS_FINDS (self));
  if (scope_query_equal (&self->query, query))
    return;
  text = g_strdup (query->text);
  g_free (self->query.text);
  self->query = *query;
  self->query.text = text;
  if (!scope_query_is_plain (query))
    {
      order (self);
      return;
    }
  scope_latest_drop (self->latest);
  set_busy (self, FALSE);
  show_order (self, NULL);
}

const ScopeQuery *
scope_finds_get_query (ScopeFinds *self)
{
  g_return_val_if_fail (SCOPE_IS_FINDS (self), NULL);
  return &self->query;
}

guint
scope_finds_get_n_all (ScopeFinds *self)
{
  g_return_val_if_fail (SCOPE_IS_FINDS (self), 0);
  return count_all (&self->shown);
}

gboolean
scope_finds_get_busy (ScopeFinds *self)
{
  g_return_val_if_fail (SCOPE_IS_FINDS (self), FALSE);
  return self->busy;
}

const ScopeAddress *
scope_finds_get_address (ScopeFinds *self, guint position, guint *key)
{
  g_return_val_if_fail (SCOPE_IS_FINDS (self), NULL);
  if (position >= scope_finds_shown_count (&self->shown))
    return NULL;
  if (key != NULL)
    *key = index_at (&self->shown, position);
  return scope_finds_shown_get (&self->shown, position);
}

guint
scope_finds_find (ScopeFinds *self, guint key)
{
  guint n;

  g_return_val_if_fail (SCOPE_IS_FINDS (self), G_MAXUINT);
  n = scope_finds_shown_count (&self->shown);
  if (self->shown.order == NULL)
    return key < n ? key : G_MAXUINT;
  for (guint i = 0; i < n; i++)
    if (g_array_index (self->shown.order, guint32, i) == key)
      return i;
  return G_MAXUINT;
}

static GType
scope_finds_get_item_type (GListModel *list)
{
  return SCOPE_TYPE_FOUND;
}

static guint
scope_finds_get_n_items (GListModel *list)
{
  return scope_finds_shown_count (&SCOPE_FINDS (list)->shown);
}

static gpointer
scope_finds_get_item (GListModel *list, guint position)
{
  guint key;
  const ScopeAddress *address
      = scope_finds_get_address (SCOPE_FINDS (list), position, &key);

  return address != NULL ? scope_found_new (address, key) : NULL;
}

static void
scope_finds_list_init (GListModelInterface *iface)
{
  iface->get_item_type = scope_finds_get_item_type;
  iface->get_n_items = scope_finds_get_n_items;
  iface->get_item = scope_finds_get_item;
}

static void
scope_finds_get_property (GObject *object,
                          guint id,
                          GValue *value,
                          GParamSpec *pspec)
{
  ScopeFinds *self = SCOPE_FINDS (object);

  if (id == PROP_BUSY)
    g_value_set_boolean (value, self->busy);
  else
    g_value_set_uint (value, count_all (&self->shown));
}

static void
scope_finds_finalize (GObject *object)
{
  ScopeFinds *self = SCOPE_FINDS (object);

  scope_latest_free (self->latest);
  shown_clear (&self->shown);
  g_free (self->query.text);
  G_OBJECT_CLASS (scope_finds_parent_class)->finalize (object);
}

static void
scope_finds_class_init (ScopeFindsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_finds_get_property;
  object_class->finalize = scope_finds_finalize;
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_N_ALL]
      = g_param_spec_uint ("n-all", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_finds_init (ScopeFinds *self)
{
  static const ScopeLatestKind kind = {
    .make = make_order,
    .free_job = job_free,
    .take = take_order,
    .free_made = (GDestroyNotify) g_array_unref,
  };

  shown_init (&self->shown);
  self->query.tones = SCOPE_ALL_TONES;
  self->latest = scope_latest_new (G_OBJECT (self), &kind);
}

ScopeFinds *
scope_finds_new (void)
{
  return g_object_new (SCOPE_TYPE_FINDS, NULL);
}
