/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-scan.h"

#include "iri-charset.h"

#include <glib/gi18n.h>

/* How long to gather what is found before it is told, but for the first. */
#define HAUL_MS 100

/* A piece that is looked through, in the order of the text. */
typedef struct
{
  ScopeTextChunk *piece;
  const char *charset;
  ScopeLinkBatch *catch; /* NULL until it has been */
} Job;

typedef struct
{
  ScopeTextSource source;
  ScopeLinkScanFunc take;
  GThreadPool *pool;
  guint n_jobs; /* at a time */

  GMutex mutex; /* of what follows */
  GCond finished;
  GQueue queue; /* of Job: oldest first */
  GPtrArray *caught;
  guint64 n_lines;
  guint64 size;
  char *charset;
  gboolean told;    /* something has been */
  gboolean telling; /* a source waits to tell */
} Sweep;

static void
sweep_free (gpointer data)
{
  Sweep *self = data;

  g_clear_object (&self->source.file);
  g_clear_pointer (&self->source.bytes, g_bytes_unref);
  g_ptr_array_unref (self->caught);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->finished);
  g_free (self->charset);
  g_free (self);
}

static GPtrArray *
new_catches (void)
{
  return g_ptr_array_new_with_free_func (
      (GDestroyNotify) scope_link_batch_unref);
}

static Sweep *
sweep_new (const ScopeTextSource *source, ScopeLinkScanFunc take)
{
  Sweep *self = g_new0 (Sweep, 1);

  self->source = *source;
  if (source->file != NULL)
    g_object_ref (source->file);
  if (source->bytes != NULL)
    g_bytes_ref (source->bytes);
  self->take = take;
  self->n_jobs = g_get_num_processors ();
  self->caught = new_catches ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->finished);
  g_queue_init (&self->queue);
  return self;
}

/* Tells what has been caught since. In the main context. */
static gboolean
tell (gpointer data)
{
  GTask *task = data;
  Sweep *self = g_task_get_task_data (task);
  ScopeLinkScanUpdate update;
  g_autofree char *charset = NULL;

  g_mutex_lock (&self->mutex);
  update.batches = self->caught;
  self->caught = new_catches ();
  update.size = self->size;
  update.charset = charset = g_strdup (self->charset);
  update.cancellable = g_task_get_cancellable (task);
  self->telling = FALSE;
  g_mutex_unlock (&self->mutex);
  if (update.batches->len > 0)
    self->take (g_task_get_source_object (task), &update);
  g_ptr_array_unref (update.batches);
  return G_SOURCE_REMOVE;
}

/* The mutex is held. */
static void
tell_soon (Sweep *self, GTask *task)
{
  GSource *source;

  if (self->telling || self->caught->len == 0)
    return;
  source = g_timeout_source_new (self->told ? HAUL_MS : 0);
  self->telling = self->told = TRUE;
  /* After what is drawn: there may be a lot to tell. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, tell, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
  g_source_unref (source);
}

/* What is done goes to the others as soon as all before it is done. The mutex is
 * held. */
static void
gather (Sweep *self)
{
  Job *job;

  while ((job = g_queue_peek_head (&self->queue)) != NULL && job->catch != NULL)
    {
      g_queue_pop_head (&self->queue);
      scope_link_batch_place (job->catch, self->n_lines);
      self->n_lines += job->catch->n_lines;
      g_ptr_array_add (self->caught, job->catch);
      g_free (job);
    }
  g_cond_signal (&self->finished);
}

IriOptions
scope_text_source_options (const ScopeTextSource *self, const char *charset)
{
  IriOptions options = self->options;

  options.charset = iri_charset_is_unicode (charset) ? NULL : charset;
  options.preparation.normalize = options.charset != NULL;
  return options;
}

static void
look_through (gpointer data, gpointer user_data)
{
  Job *job = data;
  GTask *task = user_data;
  Sweep *self = g_task_get_task_data (task);
  IriOptions options = scope_text_source_options (&self->source, job->charset);
  ScopeLinkBatch *catch = scope_link_batch_new (job->piece, &options);

  scope_text_chunk_free (job->piece);
  g_mutex_lock (&self->mutex);
  job->catch = catch;
  gather (self);
  tell_soon (self, task);
  g_mutex_unlock (&self->mutex);
}

/* Devices and pipes may never end. */
static GInputStream *
open_file (Sweep *self, GCancellable *cancellable, GError **error)
{
  GFile *file = self->source.file;
  GFileInputStream *stream;
  GFileInfo *info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_object_unref (info);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("It is not a file that can be read as text"));
      return NULL;
    }
  self->size = (guint64) g_file_info_get_size (info);
  g_object_unref (info);
  stream = g_file_read (file, cancellable, error);
  return stream != NULL ? G_INPUT_STREAM (stream) : NULL;
}

static GInputStream *
open_source (Sweep *self, GCancellable *cancellable, GError **error)
{
  if (self->source.file != NULL)
    return open_file (self, cancellable, error);
  self->size = g_bytes_get_size (self->source.bytes);
  return g_memory_input_stream_new_from_bytes (self->source.bytes);
}

/* Waits until there is something to do for somebody. */
static void
submit (Sweep *self, ScopeTextChunk *piece, const char *charset)
{
  Job *job = g_new0 (Job, 1);

  job->piece = piece;
  g_mutex_lock (&self->mutex);
  while (g_queue_get_length (&self->queue) >= 2 * self->n_jobs)
    g_cond_wait (&self->finished, &self->mutex);
  if (self->charset == NULL)
    self->charset = g_strdup (charset);
  job->charset = self->charset;
  g_queue_push_tail (&self->queue, job);
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->pool, job, NULL);
}

static GError *
read_all (Sweep *self, GInputStream *stream, GCancellable *cancellable)
{
  ScopeTextReader *pieces
      = scope_text_reader_new (stream, self->source.options.charset);
  ScopeTextChunk *piece;
  GError *error = NULL;

  while (!g_cancellable_set_error_if_cancelled (cancellable, &error)
         && (piece = scope_text_reader_next (pieces, cancellable, &error))
                != NULL)
    submit (self, piece, scope_text_reader_get_charset (pieces));
  scope_text_reader_free (pieces);
  return error;
}

static void
sweep (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  Sweep *self = data;
  GError *error = NULL;
  GInputStream *stream = open_source (self, cancellable, &error);

  if (stream != NULL)
    {
      self->pool = g_thread_pool_new (look_through, task, (int) self->n_jobs,
                                      FALSE, NULL);
      error = read_all (self, stream, cancellable);
      g_thread_pool_free (self->pool, FALSE, TRUE);
      g_object_unref (stream);
    }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
scope_link_scan_async (GObject *owner,
                       const ScopeTextSource *source,
                       GCancellable *cancellable,
                       ScopeLinkScanFunc take,
                       GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = g_task_new (owner, cancellable, done, NULL);

  /* What was found is kept. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, sweep_new (source, take), sweep_free);
  g_task_run_in_thread (task, sweep);
}

gboolean
scope_link_scan_finish (GObject *owner, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, owner), FALSE);
  tell (G_TASK (result));
  return g_task_propagate_boolean (G_TASK (result), error);
}
