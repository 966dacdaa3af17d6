/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the thread sanitizer what GLib orders, because GLib is not built with it: its
 * locks are made of system calls that the sanitizer does not see, so that all data that
 * they guard would be reported. Loaded before GLib by build-aux/threads. Each function
 * calls GLib's own; only what our threads use is here. */

#include <dlfcn.h>
#include <gio/gio.h>
#include <string.h>

/* Macros of the same names, which call them. */
#undef g_atomic_ref_count_dec
#undef g_once_init_enter
#undef g_once_init_leave

extern void __tsan_acquire (void *at);
extern void __tsan_release (void *at);

#define NEXT(name) ((__typeof__ (&(name))) (gpointer) dlsym (RTLD_NEXT, #name))

#define ORDERED_BEFORE(name, parameters, object, arguments)                            \
  void name parameters                                                                 \
  {                                                                                    \
    __tsan_release (object);                                                           \
    NEXT (name) arguments;                                                             \
  }

#define ORDERED_AFTER(name, parameters, object, arguments)                             \
  void name parameters                                                                 \
  {                                                                                    \
    NEXT (name) arguments;                                                             \
    __tsan_acquire (object);                                                           \
  }

/* Whoever frees an object comes after all who gave up a reference. */
#define ORDERED_BOTH(type, name, parameters, object, arguments)                        \
  type name parameters                                                                 \
  {                                                                                    \
    __tsan_acquire (object);                                                           \
    __tsan_release (object);                                                           \
    return NEXT (name) arguments;                                                      \
  }

/* A result that was made in another thread. */
#define ORDERED_RESULT(type, name, parameters, object, arguments)                      \
  type name parameters                                                                 \
  {                                                                                    \
    type result = NEXT (name) arguments;                                               \
    __tsan_acquire (object);                                                           \
    return result;                                                                     \
  }

ORDERED_AFTER (g_mutex_lock, (GMutex * mutex), mutex, (mutex))
ORDERED_BEFORE (g_mutex_unlock, (GMutex * mutex), mutex, (mutex))

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  __tsan_release (mutex);
  NEXT (g_cond_wait) (cond, mutex);
  __tsan_acquire (mutex);
}

ORDERED_BEFORE (g_async_queue_push,
                (GAsyncQueue * queue, gpointer data),
                queue,
                (queue, data))
ORDERED_RESULT (gpointer, g_async_queue_pop, (GAsyncQueue * queue), queue, (queue))

ORDERED_RESULT (gboolean, g_once_init_enter, (volatile void *at), (void *) at, (at))
ORDERED_BEFORE (g_once_init_leave,
                (volatile void *at, gsize value),
                (void *) at,
                (at, value))
typedef struct
{
  GOnce *once;
  GThreadFunc func;
  gpointer data;
} Once;

/* g_once() then reads the status without a call. */
static gpointer
run_once (gpointer data)
{
  Once *self = data;
  gpointer result = self->func (self->data);

  __tsan_release ((void *) &self->once->status);
  return result;
}

gpointer
g_once_impl (GOnce *once, GThreadFunc func, gpointer data)
{
  Once call = { once, func, data };
  gpointer result = NEXT (g_once_impl) (once, run_once, &call);

  __tsan_acquire ((void *) &once->status);
  return result;
}

ORDERED_BOTH (
    gboolean, g_atomic_ref_count_dec, (gatomicrefcount * count), count, (count))
ORDERED_BOTH (void,
              g_atomic_rc_box_release_full,
              (gpointer box, GDestroyNotify clear),
              box,
              (box, clear))
ORDERED_BOTH (void, g_object_unref, (gpointer object), object, (object))
ORDERED_BOTH (void, g_ptr_array_unref, (GPtrArray * array), array, (array))
ORDERED_BOTH (void, g_bytes_unref, (GBytes * bytes), bytes, (bytes))

ORDERED_BEFORE (g_task_return_pointer,
                (GTask * task, gpointer result, GDestroyNotify free_result),
                task,
                (task, result, free_result))
ORDERED_BEFORE (g_task_return_boolean,
                (GTask * task, gboolean result),
                task,
                (task, result))
ORDERED_BEFORE (g_task_return_error, (GTask * task, GError *error), task, (task, error))
ORDERED_RESULT (gpointer,
                g_task_propagate_pointer,
                (GTask * task, GError **error),
                task,
                (task, error))
ORDERED_RESULT (gboolean,
                g_task_propagate_boolean,
                (GTask * task, GError **error),
                task,
                (task, error))

static void
run_task (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func
      = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "glib-order");

  __tsan_acquire (task);
  func (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_data (G_OBJECT (task), "glib-order", (gpointer) func);
  __tsan_release (task);
  NEXT (g_task_run_in_thread) (task, run_task);
}

/* The function of a pool or source, and what it is given. */
typedef struct
{
  GFunc work;
  GSourceFunc dispatch;
  GDestroyNotify free_data;
  gpointer data;
  gpointer order;
} Call;

/* After the last of a pool, its owner goes on. */
static char pools;

static void
run_call (gpointer data, gpointer user_data)
{
  Call *call = user_data;

  __tsan_acquire (data);
  call->work (data, call->data);
  __tsan_release (&pools);
}

GThreadPool *
g_thread_pool_new (
    GFunc func, gpointer data, int n_threads, gboolean exclusive, GError **error)
{
  Call *call = g_new0 (Call, 1);

  call->work = func;
  call->data = data;
  return NEXT (g_thread_pool_new) (run_call, call, n_threads, exclusive, error);
}

ORDERED_BOTH (gboolean,
              g_thread_pool_push,
              (GThreadPool * pool, gpointer data, GError **error),
              data,
              (pool, data, error))
ORDERED_AFTER (g_thread_pool_free,
               (GThreadPool * pool, gboolean immediate, gboolean waits),
               &pools,
               (pool, immediate, waits))

static gboolean
dispatch_call (gpointer data)
{
  Call *call = data;

  __tsan_acquire (call->order);
  return call->dispatch (call->data);
}

static void
free_call (gpointer data)
{
  Call *call = data;

  if (call->free_data != NULL)
    call->free_data (call->data);
  g_free (call);
}

/* Sources of GIO have callbacks of other types. */
static gboolean
is_of_gio (gpointer caller)
{
  Dl_info info;

  return dladdr (caller, &info) == 0 || strstr (info.dli_fname, "libgio") != NULL;
}

void
g_source_set_callback (GSource *source,
                       GSourceFunc func,
                       gpointer data,
                       GDestroyNotify free_data)
{
  Call *call;

  if (is_of_gio (__builtin_return_address (0)))
    {
      NEXT (g_source_set_callback) (source, func, data, free_data);
      return;
    }
  call = g_new0 (Call, 1);
  call->dispatch = func;
  call->free_data = free_data;
  call->data = data;
  call->order = source;
  NEXT (g_source_set_callback) (source, dispatch_call, call, free_call);
}

ORDERED_BOTH (guint,
              g_source_attach,
              (GSource * source, GMainContext *context),
              source,
              (source, context))
