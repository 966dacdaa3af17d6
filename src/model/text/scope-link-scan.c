/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-scan.h"

#include "iri-charset.h"
#include "scope-task.h"

#include <glib/gi18n.h>

/* The time between two updates; the first one is sent at once. */
#define UPDATE_MS 100

typedef struct
{
  ScopeTextChunk *chunk;
  const char *charset;
  ScopeLinkBatch *batch; /* NULL until it is scanned */
} Job;

typedef struct
{
  ScopeTextSource source;
  ScopeLinkScanFunc update;
  gpointer owner; /* lives on until the scan is done */
  GThreadPool *pool;
  guint n_threads;

  GMutex mutex; /* of all members below */
  GCond finished;
  GQueue queue; /* of Job: oldest first */
  GPtrArray *batches;
  guint64 n_lines;
  guint64 size;
  char *charset;
  gboolean updated;
  gboolean update_scheduled;
} Scan;

static void
scan_free (gpointer data)
{
  Scan *self = data;

  g_clear_object (&self->source.file);
  g_clear_pointer (&self->source.bytes, g_bytes_unref);
  g_ptr_array_unref (self->batches);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->finished);
  g_free (self->charset);
  g_free (self);
}

static GPtrArray *
new_batches (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) scope_link_batch_unref);
}

static Scan *
scan_new (gpointer owner, const ScopeTextSource *source, ScopeLinkScanFunc update)
{
  Scan *self = g_new0 (Scan, 1);

  self->source = *source;
  if (source->file != NULL)
    g_object_ref (source->file);
  if (source->bytes != NULL)
    g_bytes_ref (source->bytes);
  self->update = update;
  self->owner = owner;
  self->n_threads = g_get_num_processors ();
  self->batches = new_batches ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->finished);
  g_queue_init (&self->queue);
  return self;
}

/* Runs in the main context. */
static gboolean
send_update (gpointer data)
{
  GTask *task = data;
  Scan *self = g_task_get_task_data (task);
  ScopeLinkScanUpdate results;
  g_autofree char *charset = NULL;

  g_mutex_lock (&self->mutex);
  results.batches = self->batches;
  self->batches = new_batches ();
  results.size = self->size;
  charset = g_strdup (self->charset);
  results.charset = charset;
  results.cancellable = g_task_get_cancellable (task);
  self->update_scheduled = FALSE;
  g_mutex_unlock (&self->mutex);
  if (results.batches->len > 0)
    self->update (self->owner, &results);
  g_ptr_array_unref (results.batches);
  return G_SOURCE_REMOVE;
}

/* The mutex is held. */
static void
schedule_update (Scan *self, GTask *task)
{
  GSource *source;

  if (self->update_scheduled || self->batches->len == 0)
    return;
  source = g_timeout_source_new (self->updated ? UPDATE_MS : 0);
  self->update_scheduled = self->updated = TRUE;
  /* Drawing goes first, because an update may be long. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, send_update, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
  g_source_unref (source);
}

/* Collects the finished batches at the head of the queue, so that they stay in the
 * order of the text. The mutex is held. */
static void
collect (Scan *self)
{
  Job *job;

  while ((job = g_queue_peek_head (&self->queue)) != NULL && job->batch != NULL)
    {
      g_queue_pop_head (&self->queue);
      scope_link_batch_offset_lines (job->batch, self->n_lines);
      self->n_lines += job->batch->n_lines;
      g_ptr_array_add (self->batches, job->batch);
      g_free (job);
    }
  g_cond_signal (&self->finished);
}

IriOptions
scope_text_source_options (const ScopeTextSource *self, const char *charset)
{
  IriOptions options = self->options;

  if (self->file == NULL)
    return options;
  options.charset = iri_charset_is_unicode (charset) ? NULL : charset;
  options.preparation.normalize = options.charset != NULL;
  return options;
}

static void
scan_chunk (gpointer data, gpointer user_data)
{
  Job *job = data;
  GTask *task = user_data;
  Scan *self = g_task_get_task_data (task);
  IriOptions options = scope_text_source_options (&self->source, job->charset);
  ScopeLinkBatch *batch = scope_link_batch_new (job->chunk, &options);

  scope_text_chunk_free (job->chunk);
  g_mutex_lock (&self->mutex);
  job->batch = batch;
  collect (self);
  schedule_update (self, task);
  g_mutex_unlock (&self->mutex);
}

/* Devices and pipes may never end. */
static GInputStream *
open_file (Scan *self, GCancellable *cancellable, GError **error)
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
                           /* Translators: “It” is the file that was opened. */
                           _ ("It is not a file that can be read as text"));
      return NULL;
    }
  self->size = (guint64) g_file_info_get_size (info);
  g_object_unref (info);
  stream = g_file_read (file, cancellable, error);
  return stream != NULL ? G_INPUT_STREAM (stream) : NULL;
}

static GInputStream *
open_source (Scan *self, GCancellable *cancellable, GError **error)
{
  if (self->source.file != NULL)
    return open_file (self, cancellable, error);
  self->size = g_bytes_get_size (self->source.bytes);
  return g_memory_input_stream_new_from_bytes (self->source.bytes);
}

/* Waits while the threads have enough to do. */
static void
submit (Scan *self, ScopeTextChunk *chunk, const char *charset)
{
  Job *job = g_new0 (Job, 1);

  job->chunk = chunk;
  g_mutex_lock (&self->mutex);
  while (g_queue_get_length (&self->queue) >= 2 * self->n_threads)
    g_cond_wait (&self->finished, &self->mutex);
  if (self->charset == NULL)
    self->charset = g_strdup (charset);
  job->charset = self->charset;
  g_queue_push_tail (&self->queue, job);
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->pool, job, NULL);
}

static GError *
read_all (Scan *self, GInputStream *stream, GCancellable *cancellable)
{
  const ScopeTextSource *source = &self->source;
  ScopeTextReader *reader = scope_text_reader_new (
      stream, source->file != NULL ? source->options.charset : NULL);
  ScopeTextChunk *chunk;
  GError *error = NULL;

  while (!g_cancellable_set_error_if_cancelled (cancellable, &error)
         && (chunk = scope_text_reader_next (reader, cancellable, &error)) != NULL)
    submit (self, chunk, scope_text_reader_get_charset (reader));
  scope_text_reader_free (reader);
  return error;
}

static void
scan_in_thread (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  Scan *self = data;
  GError *error = NULL;
  GInputStream *stream = open_source (self, cancellable, &error);

  if (stream != NULL)
    {
      self->pool
          = g_thread_pool_new (scan_chunk, task, (int) self->n_threads, FALSE, NULL);
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
                       ScopeLinkScanFunc update,
                       GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = scope_task_new (owner, cancellable, done, NULL);

  /* A cancelled scan still ends with its last update. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, scan_new (owner, source, update), scan_free);
  g_task_run_in_thread (task, scan_in_thread);
}

gboolean
scope_link_scan_finish (GAsyncResult *result, GError **error)
{
  send_update (G_TASK (result));
  return g_task_propagate_boolean (G_TASK (result), error);
}
