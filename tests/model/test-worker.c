/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Only one thread runs at a time, and the newest job wins. */

#include "model-wait.h"
#include "scope-worker.h"

/* How often the thread is given the chance to be last. */
#define RELEASES 2000

#define TEST_TYPE_OWNER (test_owner_get_type ())
G_DECLARE_FINAL_TYPE (TestOwner, test_owner, TEST, OWNER, GObject)

struct _TestOwner
{
  GObject parent_instance;

  ScopeWorker *worker;
  GString *taken; /* the results that were taken, in order */
};

G_DEFINE_TYPE (TestOwner, test_owner, G_TYPE_OBJECT)

/* The thread of the owners. */
static GThread *main_thread;

/* The threads wait here until the test releases them. */
static struct
{
  GMutex mutex;
  GCond cond;
  gboolean open;
  guint running;
  guint most;   /* largest number that ran at the same time */
  guint n_made; /* total */
  gint n_freed; /* jobs, and results that were not taken */
} gate;

static gpointer
run (gconstpointer job, GCancellable *cancellable)
{
  g_mutex_lock (&gate.mutex);
  gate.running++;
  gate.most = MAX (gate.most, gate.running);
  gate.n_made++;
  g_cond_broadcast (&gate.cond);
  while (!gate.open)
    g_cond_wait (&gate.cond, &gate.mutex);
  gate.running--;
  g_mutex_unlock (&gate.mutex);
  return g_cancellable_is_cancelled (cancellable) ? NULL : g_strdup (job);
}

static void
free_counted (gpointer data)
{
  if (data != NULL)
    g_atomic_int_inc (&gate.n_freed);
  g_free (data);
}

static void
deliver (gpointer owner, gpointer result)
{
  TestOwner *self = TEST_OWNER (owner);

  g_assert_false (scope_worker_is_busy (self->worker));
  g_string_append (self->taken, result);
  g_free (result);
}

static const ScopeWorkerFuncs worker_funcs = {
  .run = run,
  .free_job = free_counted,
  .deliver = deliver,
  .free_result = free_counted,
};

static void
test_owner_finalize (GObject *object)
{
  TestOwner *self = TEST_OWNER (object);

  g_assert_true (g_thread_self () == main_thread);
  scope_worker_free (self->worker);
  g_string_free (self->taken, TRUE);
  G_OBJECT_CLASS (test_owner_parent_class)->finalize (object);
}

static void
test_owner_class_init (TestOwnerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_owner_finalize;
}

static void
test_owner_init (TestOwner *self)
{
  self->worker = scope_worker_new (G_OBJECT (self), &worker_funcs);
  self->taken = g_string_new (NULL);
}

static void
set_gate (gboolean open)
{
  g_mutex_lock (&gate.mutex);
  gate.open = open;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
}

static void
await_thread (void)
{
  g_mutex_lock (&gate.mutex);
  while (gate.running == 0)
    g_cond_wait (&gate.cond, &gate.mutex);
  g_mutex_unlock (&gate.mutex);
}

/* After its result was taken, a thread may release its job at any time and without an
 * event. */
static void
await_threads (TestOwner *owner, guint n_freed)
{
  while ((guint) g_atomic_int_get (&gate.n_freed) < n_freed)
    model_turn ();
  model_await_threads (owner);
}

/* Each letter is a job that is requested, "-" drops it, "." waits until a thread runs.
 * Expected are the jobs that run, the results that are taken, and what is busy before
 * the threads are released. */
static const struct
{
  const char *name;
  const char *asked;
  const char *taken;
  guint n_made;
  gboolean busy;
} rows[] = {
  { "one", "a.", "a", 1, TRUE },
  { "newest", "a.bcd", "d", 2, TRUE },
  { "dropped", "a.-", "", 1, FALSE },
  { "dropped-while-waiting", "a.b-", "", 1, FALSE },
  { "again-after-drop", "a.-b", "b", 2, TRUE },
  { "same-again", "a.a", "a", 2, TRUE },
  { "nothing", "", "", 0, FALSE },
  { "nothing-to-drop", "-", "", 0, FALSE },
};

static void
test_row (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  TestOwner *owner = g_object_new (TEST_TYPE_OWNER, NULL);
  guint n_jobs = 0;

  gate.most = gate.n_made = gate.n_freed = 0;
  set_gate (FALSE);
  for (const char *at = rows[row].asked; *at != '\0'; at++)
    if (*at == '-')
      scope_worker_cancel (owner->worker);
    else if (*at == '.')
      await_thread ();
    else
      {
        scope_worker_start (owner->worker, g_strndup (at, 1));
        n_jobs++;
      }
  g_assert_cmpint (scope_worker_is_busy (owner->worker), ==, rows[row].busy);
  set_gate (TRUE);
  await_threads (owner, n_jobs);
  g_assert_false (scope_worker_is_busy (owner->worker));
  g_assert_cmpstr (owner->taken->str, ==, rows[row].taken);
  g_assert_cmpuint (gate.n_made, ==, rows[row].n_made);
  g_assert_cmpuint (gate.most, <=, 1);
  g_assert_cmpint (gate.n_freed, ==, n_jobs);
  g_assert_finalize_object (owner);
}

/* A thread holds the last reference to its owner. */
static void
test_outlived (void)
{
  TestOwner *owner = g_object_new (TEST_TYPE_OWNER, NULL);

  set_gate (FALSE);
  scope_worker_start (owner->worker, g_strdup ("a"));
  g_object_add_weak_pointer (G_OBJECT (owner), (gpointer *) &owner);
  g_object_unref (owner);
  g_assert_nonnull (owner);
  set_gate (TRUE);
  while (owner != NULL)
    model_turn ();
}

/* An owner can be a widget, so it is finalized in the main thread even if it is
 * released as soon as it has its result, when the thread that made that is still
 * there. */
static void
test_released (void)
{
  set_gate (TRUE);
  for (guint i = 0; i < RELEASES; i++)
    {
      TestOwner *owner = g_object_new (TEST_TYPE_OWNER, NULL);

      scope_worker_start (owner->worker, g_strdup ("a"));
      while (owner->taken->len == 0)
        g_main_context_iteration (NULL, TRUE);
      g_object_unref (owner);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  main_thread = g_thread_self ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/worker/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/worker/outlived", test_outlived);
  g_test_add_func ("/worker/released", test_released);
  return g_test_run ();
}
