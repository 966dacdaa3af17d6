/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-batch.h"

#include "cli-progress.h"

#include "iri-line-end.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Bytes of input for one thread at a time. */
#define CHUNK_BYTES (64 * 1024)

/* Shorter input, as a person types it, is processed at once without a thread. */
#define SMALL_BYTES (8 * 1024)

/* Chunks with more output than this are not kept for other input. */
#define SPARE_BYTES (2 * 1024 * 1024)

/* Some whole items, and the output for them. */
typedef struct
{
  GString *input;
  guint64 first; /* the number of the first item */
  guint64 n_items;
  CliOutput output;
  gboolean finished;
} Chunk;

/* Processes one input. The queue holds the chunks that are not written, oldest first;
 * the thread that finishes the oldest writes it and all that are finished by then,
 * while the others go on. */
typedef struct
{
  const CliCommand *command;
  CliOptions options;
  IriLineEnd feed; /* what separates items */
  guint n_jobs;
  GPtrArray *threads;   /* of GThread: started when there is work for them */
  GAsyncQueue *waiting; /* chunks that no thread processes yet */
  GMutex mutex;
  GCond written;
  GQueue queue;
  GQueue spare;     /* chunks for other input, as new memory takes time */
  gboolean writing; /* a thread does, without the mutex */
  CliProgress progress;
  gboolean failed;
  int write_error; /* errno */
} Batch;

static void
chunk_free (Chunk *chunk)
{
  g_string_free (chunk->input, TRUE);
  g_string_free (chunk->output.out, TRUE);
  g_string_free (chunk->output.messages, TRUE);
  g_free (chunk);
}

static Chunk *
chunk_new (void)
{
  Chunk *chunk = g_new0 (Chunk, 1);

  chunk->input = g_string_new (NULL);
  chunk->output.out = g_string_new (NULL);
  chunk->output.messages = g_string_new (NULL);
  return chunk;
}

/* Returns an empty chunk. */
static Chunk *
take_chunk (Batch *self)
{
  Chunk *chunk;

  g_mutex_lock (&self->mutex);
  chunk = g_queue_pop_head (&self->spare);
  g_mutex_unlock (&self->mutex);
  return chunk != NULL ? chunk : chunk_new ();
}

/* Keeps @chunk for other input. The mutex is held. */
static void
give_back (Batch *self, Chunk *chunk)
{
  if (chunk->output.out->allocated_len > SPARE_BYTES
      || chunk->input->allocated_len > SPARE_BYTES)
    {
      chunk_free (chunk);
      return;
    }
  g_string_truncate (chunk->input, 0);
  g_string_truncate (chunk->output.out, 0);
  g_string_truncate (chunk->output.messages, 0);
  chunk->output.failed = FALSE;
  chunk->finished = FALSE;
  g_queue_push_head (&self->spare, chunk);
}

/* Returns 0 or an errno. */
static int
write_all (int out, const GString *text)
{
  for (gsize at = 0; at < text->len;)
    {
      ssize_t n = write (out, text->str + at, text->len - at);

      if (n < 0 && errno != EINTR)
        return errno;
      at += n < 0 ? 0 : (gsize) n;
    }
  return 0;
}

/* Returns 0 or an errno. */
static int
write_chunk (Batch *self, const Chunk *chunk, gboolean data)
{
  int error = 0;

  cli_escape_for_terminal (chunk->output.out, STDOUT_FILENO,
                           self->options.color && self->command == &cli_inspect);
  if (data)
    error = write_all (STDOUT_FILENO, chunk->output.out);
  if (chunk->output.messages->len > 0)
    {
      cli_progress_clear (&self->progress);
      cli_escape_for_terminal (chunk->output.messages, STDERR_FILENO, FALSE);
      write_all (STDERR_FILENO, chunk->output.messages);
    }
  cli_progress_add (&self->progress, chunk->n_items, chunk->input->len);
  return error;
}

/* Writes the finished chunks at the head of the queue, unless another thread does. The
 * mutex is held. */
static void
write_finished (Batch *self)
{
  Chunk *chunk;

  if (self->writing)
    return;
  self->writing = TRUE;
  while ((chunk = g_queue_peek_head (&self->queue)) != NULL && chunk->finished)
    {
      gboolean data = self->write_error == 0;
      int error;

      g_mutex_unlock (&self->mutex);
      error = write_chunk (self, chunk, data);
      g_mutex_lock (&self->mutex);
      if (data)
        self->write_error = error;
      self->failed |= chunk->output.failed;
      g_queue_pop_head (&self->queue);
      give_back (self, chunk);
      g_cond_signal (&self->written);
    }
  self->writing = FALSE;
}

static void
process_chunk (Batch *self, Chunk *chunk)
{
  const GString *input = chunk->input;
  guint64 number = chunk->first;

  for (gsize at = 0, n; at < input->len; at += n)
    {
      CliItem item = { .text = input->str + at, .number = number++ };

      n = iri_line_end_first_line_length (&self->feed, item.text, input->len - at);
      item.length = n > 0 ? n - self->feed.unit : input->len - at;
      if (n == 0)
        n = item.length;
      cli_process_item (self->command, &self->options, item, &chunk->output);
    }
  g_mutex_lock (&self->mutex);
  chunk->finished = TRUE;
  write_finished (self);
  g_mutex_unlock (&self->mutex);
}

/* A chunk without input, which ends a thread. */
static Chunk last_chunk;

static gpointer
work (gpointer data)
{
  Batch *self = data;
  Chunk *chunk;

  while ((chunk = g_async_queue_pop (self->waiting)) != &last_chunk)
    process_chunk (self, chunk);
  return NULL;
}

/* Whether a thread will process what waits. The system may refuse to start one. */
static gboolean
has_thread (Batch *self)
{
  GThread *thread = NULL;

  if (self->threads->len < self->n_jobs)
    thread = g_thread_try_new ("batch", work, self, NULL);
  if (thread != NULL)
    g_ptr_array_add (self->threads, thread);
  return self->threads->len > 0;
}

/* Returns FALSE if nothing can be written any more. */
static gboolean
submit (Batch *self, Chunk *chunk)
{
  gboolean alone, writable;

  g_mutex_lock (&self->mutex);
  while (g_queue_get_length (&self->queue) >= 2 * self->n_jobs)
    g_cond_wait (&self->written, &self->mutex);
  alone = g_queue_is_empty (&self->queue);
  writable = self->write_error == 0;
  g_queue_push_tail (&self->queue, chunk);
  g_mutex_unlock (&self->mutex);
  if (self->n_jobs == 1 || (alone && chunk->input->len < SMALL_BYTES)
      || !has_thread (self))
    process_chunk (self, chunk);
  else
    g_async_queue_push (self->waiting, chunk);
  return writable;
}

static guint64
count_items (const IriLineEnd *feed, const GString *input)
{
  guint64 count = 0;

  for (gsize at = 0, n;
       (n = iri_line_end_first_line_length (feed, input->str + at, input->len - at))
       > 0;
       at += n)
    count++;
  return count;
}

/* Appends to @input. Returns the number of bytes read, 0 at the end, or -1 with
 * errno set. */
static gssize
read_some (int in, GString *input)
{
  gsize before = input->len;
  ssize_t n;

  g_string_set_size (input, before + CHUNK_BYTES);
  do
    n = read (in, input->str + before, CHUNK_BYTES);
  while (n < 0 && errno == EINTR);
  g_string_set_size (input, before + (gsize) MAX (n, 0));
  return n;
}

/* Moves the complete items from @input to a chunk and returns that, or NULL if no item
 * ends in the last @n_new bytes. */
static Chunk *
take_items (Batch *self, GString **input, gsize n_new)
{
  GString *text = *input;
  gsize length = iri_line_end_complete_length (&self->feed, text->str, text->len,
                                               text->len - n_new);
  Chunk *chunk;

  if (length == 0)
    return NULL;
  chunk = take_chunk (self);
  g_string_append_len (chunk->input, text->str + length, (gssize) (text->len - length));
  *input = chunk->input;
  chunk->input = text;
  g_string_truncate (text, length);
  return chunk;
}

/* Drops the rest of an item that is too long to report, but not its end, which is left
 * with what follows in @input. Returns as read_some(). */
static gssize
skip_item (Batch *self, int in, GString *input)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  gsize unit = self->feed.unit;
  gsize kept = input->len - input->len % unit;
  gsize length = 0;
  gssize n;

  g_string_append_len (rest, input->str + kept, (gssize) (input->len - kept));
  g_string_truncate (input, kept);
  while (length == 0 && (n = read_some (in, rest)) > 0)
    {
      length = iri_line_end_first_line_length (&self->feed, rest->str, rest->len);
      g_string_erase (
          rest, 0,
          (gssize) (length > 0 ? length - unit : rest->len - rest->len % unit));
    }
  if (length == 0)
    return n;
  g_string_append_len (input, rest->str, (gssize) rest->len);
  return (gssize) rest->len;
}

static void
report_errno (const char *what, int error)
{
  g_printerr ("iri: %s: %s\n", what, g_strerror (error));
}

/* Takes the charset of the whole input from a byte order mark at its start, because
 * the other items have none. */
static void
read_mark (Batch *self, GString *input)
{
  IriLineEnd feed = self->feed;
  gsize n;

  if (feed.unit == 1)
    return;
  n = iri_line_end_read_mark (&feed, input->str, input->len);
  if (feed.unit == self->feed.unit)
    {
      self->feed.position = feed.position;
      self->feed.charset = feed.charset;
      g_string_erase (input, 0, (gssize) n);
    }
  self->options.report.source = self->feed.charset;
}

/* Reads the first octets, enough for a byte order mark. Returns as read_some(). */
static gssize
read_first (Batch *self, int in, GString *input)
{
  gssize n;

  do
    n = read_some (in, input);
  while (n > 0 && input->len < self->feed.unit);
  read_mark (self, input);
  return n < 0 ? n : (gssize) input->len;
}

/* Returns 0 or an errno. */
static int
read_items (Batch *self, int in)
{
  g_autoptr (GString) input = g_string_new (NULL);
  guint64 next = 1;
  gboolean writable = TRUE;
  gssize n;

  for (n = read_first (self, in, input); n > 0 && writable; n = read_some (in, input))
    {
      Chunk *chunk = take_items (self, &input, (gsize) n);

      if (chunk == NULL && input->len > IRI_TEXT_MAX_BYTES
          && (n = skip_item (self, in, input)) > 0)
        chunk = take_items (self, &input, (gsize) n);
      if (n <= 0)
        break;
      if (chunk == NULL)
        continue;
      chunk->first = next;
      chunk->n_items = count_items (&self->feed, chunk->input);
      next += chunk->n_items;
      writable = submit (self, chunk);
    }
  if (n < 0)
    return errno;
  if (input->len > 0 && n == 0)
    {
      Chunk *chunk = take_chunk (self);

      g_string_append_len (chunk->input, input->str, (gssize) input->len);
      chunk->first = next;
      chunk->n_items = 1;
      submit (self, chunk);
    }
  return 0;
}

static void
wait_for_all (Batch *self)
{
  g_mutex_lock (&self->mutex);
  while (!g_queue_is_empty (&self->queue))
    g_cond_wait (&self->written, &self->mutex);
  g_mutex_unlock (&self->mutex);
  for (guint i = 0; i < self->threads->len; i++)
    g_async_queue_push (self->waiting, &last_chunk);
  for (guint i = 0; i < self->threads->len; i++)
    g_thread_join (g_ptr_array_index (self->threads, i));
  g_ptr_array_unref (self->threads);
  g_async_queue_unref (self->waiting);
}

static int
finish (Batch *self, int read_error)
{
  wait_for_all (self);
  cli_progress_clear (&self->progress);
  g_queue_clear_full (&self->spare, (GDestroyNotify) chunk_free);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->written);
  if (read_error != 0)
    report_errno (self->options.file != NULL ? self->options.file : "standard input",
                  read_error);
  if (self->write_error != 0)
    report_errno ("standard output", self->write_error);
  if (read_error != 0 || self->write_error != 0)
    return CLI_IO;
  return self->failed ? CLI_FAILED : CLI_OK;
}

static void
batch_init (Batch *self, const CliCommand *command, const CliOptions *options)
{
  *self = (Batch){ .command = command, .options = *options };
  self->feed = iri_line_end_for_charset (options->report.source);
  if (options->nul)
    self->feed.octet = '\0';
  /* More threads than processors are only slower. */
  self->n_jobs = MIN ((guint) options->jobs, g_get_num_processors ());
  self->threads = g_ptr_array_new ();
  self->waiting = g_async_queue_new ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->written);
  g_queue_init (&self->queue);
  g_queue_init (&self->spare);
}

int
cli_batch_run (const CliCommand *command, const CliOptions *options, int in)
{
  Batch self;

  batch_init (&self, command, options);
  cli_progress_init (&self.progress, in);
  return finish (&self, read_items (&self, in));
}

int
cli_batch_run_operands (const CliCommand *command, const CliOptions *options)
{
  Batch self;
  Chunk *chunk = chunk_new ();

  batch_init (&self, command, options);
  cli_process_operands (command, options, &chunk->output);
  g_queue_push_tail (&self.queue, chunk);
  chunk->finished = TRUE;
  g_mutex_lock (&self.mutex);
  write_finished (&self);
  g_mutex_unlock (&self.mutex);
  return finish (&self, 0);
}
