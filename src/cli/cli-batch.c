/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-batch.h"

#include "iri-line-end.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Bytes of input for one thread at a time. */
#define CHUNK_BYTES (64 * 1024)

/* Shorter input, as a person types it, is processed at once without a thread. */
#define SMALL_BYTES (8 * 1024)

/* Some whole items, and the output for them. */
typedef struct
{
  GString *input;
  guint64 first;
  CliOutput output;
  gboolean finished;
} Chunk;

/* Processes one input. The queue holds the unfinished chunks, oldest first; the
 * thread that finishes the oldest writes it. */
typedef struct
{
  const CliCommand *command;
  CliOptions options;
  IriLineEnd feed; /* what separates items */
  guint n_jobs;
  GPtrArray *threads;   /* of GThread: started when there is work for them */
  GAsyncQueue *waiting; /* chunks that no thread processes yet */
  GMutex mutex;
  GCond progress;
  GQueue queue;
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
chunk_new (GString *input, guint64 first)
{
  Chunk *chunk = g_new0 (Chunk, 1);

  chunk->input = input;
  chunk->first = first;
  chunk->output.out = g_string_sized_new (2 * MIN (input->len, CHUNK_BYTES));
  chunk->output.messages = g_string_new (NULL);
  return chunk;
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

/* Writes the finished chunks at the head of the queue. The mutex is held. */
static void
write_finished (Batch *self)
{
  Chunk *chunk;

  while ((chunk = g_queue_peek_head (&self->queue)) != NULL && chunk->finished)
    {
      g_queue_pop_head (&self->queue);
      cli_escape_for_terminal (chunk->output.out, STDOUT_FILENO,
                               self->options.color && self->command == &cli_inspect);
      if (self->write_error == 0)
        self->write_error = write_all (STDOUT_FILENO, chunk->output.out);
      cli_escape_for_terminal (chunk->output.messages, STDERR_FILENO, FALSE);
      write_all (STDERR_FILENO, chunk->output.messages);
      self->failed |= chunk->output.failed;
      chunk_free (chunk);
    }
  g_cond_signal (&self->progress);
}

static void
process_chunk (Batch *self, Chunk *chunk)
{
  const GString *input = chunk->input;
  guint64 number = chunk->first;

  for (gsize at = 0, n; at < input->len; at += n)
    {
      CliItem item = { .text = input->str + at, .number = number++ };

      n = iri_line_end_next (&self->feed, item.text, input->len - at);
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

static void
submit (Batch *self, Chunk *chunk)
{
  gboolean alone;

  g_mutex_lock (&self->mutex);
  while (g_queue_get_length (&self->queue) >= 2 * self->n_jobs)
    g_cond_wait (&self->progress, &self->mutex);
  alone = g_queue_is_empty (&self->queue);
  g_queue_push_tail (&self->queue, chunk);
  g_mutex_unlock (&self->mutex);
  if (self->n_jobs == 1 || (alone && chunk->input->len < SMALL_BYTES)
      || !has_thread (self))
    process_chunk (self, chunk);
  else
    g_async_queue_push (self->waiting, chunk);
}

static guint64
count_items (const IriLineEnd *feed, const GString *input)
{
  guint64 count = 0;

  for (gsize at = 0, n;
       (n = iri_line_end_next (feed, input->str + at, input->len - at)) > 0; at += n)
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

/* Removes the complete items from @input and returns them, or NULL if no item
 * ends in the last @n_new bytes. */
static GString *
take_items (const IriLineEnd *feed, GString *input, gsize n_new)
{
  gsize length = iri_line_end_whole (feed, input->str, input->len, input->len - n_new);
  GString *items;

  if (length == 0)
    return NULL;
  items = g_string_new_len (input->str, (gssize) length);
  g_string_erase (input, 0, (gssize) length);
  return items;
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
      length = iri_line_end_next (&self->feed, rest->str, rest->len);
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
  GString *input = g_string_new (NULL);
  guint64 next = 1;
  gssize n;
  int error;

  for (n = read_first (self, in, input); n > 0 && self->write_error == 0;
       n = read_some (in, input))
    {
      GString *items = take_items (&self->feed, input, (gsize) n);
      guint64 n_items;

      if (items == NULL && input->len > IRI_TEXT_MAX
          && (n = skip_item (self, in, input)) > 0)
        items = take_items (&self->feed, input, (gsize) n);
      if (n <= 0)
        break;
      if (items == NULL)
        continue;
      /* Another thread may free the items as soon as they are submitted. */
      n_items = count_items (&self->feed, items);
      submit (self, chunk_new (items, next));
      next += n_items;
    }
  error = n < 0 ? errno : 0;
  if (input->len > 0 && n == 0)
    submit (self, chunk_new (g_steal_pointer (&input), next));
  if (input != NULL)
    g_string_free (input, TRUE);
  return error;
}

static void
wait_for_all (Batch *self)
{
  g_mutex_lock (&self->mutex);
  while (!g_queue_is_empty (&self->queue))
    g_cond_wait (&self->progress, &self->mutex);
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
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->progress);
  if (read_error != 0)
    report_errno ("standard input", read_error);
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
  self->feed = iri_line_end_of (options->report.source);
  if (options->nul)
    self->feed.octet = '\0';
  /* More threads than processors are only slower. */
  self->n_jobs = MIN ((guint) options->jobs, g_get_num_processors ());
  self->threads = g_ptr_array_new ();
  self->waiting = g_async_queue_new ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->progress);
  g_queue_init (&self->queue);
}

int
cli_batch_run (const CliCommand *command, const CliOptions *options, int in)
{
  Batch self;

  batch_init (&self, command, options);
  return finish (&self, read_items (&self, in));
}

int
cli_batch_run_operands (const CliCommand *command, const CliOptions *options)
{
  Batch self;
  Chunk *chunk = chunk_new (g_string_new (NULL), 1);

  batch_init (&self, command, options);
  cli_process_operands (command, options, &chunk->output);
  g_queue_push_tail (&self.queue, chunk);
  chunk->finished = TRUE;
  write_finished (&self);
  return finish (&self, 0);
}
