/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-export.h"

#include "iri-json-writer.h"
#include "iri-json.h"
#include "iri-translations.h"
#include "iri-verdict.h"
#include "scope-link-csv.h"
#include "scope-link-defanged.h"
#include "scope-task.h"

#include <string.h>

/* How many links a thread writes at a time. */
#define BLOCK_ROWS 512

#define PROGRESS_MS 100

typedef struct
{
  ScopeTextFormat format;
  GFile *file;
  ScopeLinkSnapshot *shown;
  guint n_rows;
  IriOptions options; /* to analyse its links with */
  char *charset;
  char *name; /* of the text, or NULL */

  ScopeTextExportFunc progress;
  gpointer data;
  guint ticker; /* source id */
  gint n_done;  /* rows, atomic */
} Export;

/* The rows of one thread. */
typedef struct
{
  const Export *export;
  guint begin;
  guint end;
  GString *out;
} Block;

const char *
scope_text_export_suffix (ScopeTextFormat format)
{
  switch (format)
    {
    case SCOPE_TEXT_CSV:
    case SCOPE_TEXT_DEFANGED_CSV:
      return "csv";
    case SCOPE_TEXT_JSON:
    case SCOPE_TEXT_DEFANGED_JSON:
      return "jsonl";
    case SCOPE_TEXT_DEFANGED_MARKDOWN:
      return "md";
    }
  g_return_val_if_reached ("");
}

static void
export_free (gpointer data)
{
  Export *self = data;

  g_object_unref (self->file);
  scope_link_snapshot_free (self->shown);
  g_free (self->charset);
  g_free (self->name);
  g_free (self);
}

/* The position and the report in one object. */
static void
append_json (GString *out, const Export *self, const ScopeLink *link)
{
  g_autoptr (IriReport) report
      = iri_report_new (link->text, link->length, &self->options);

  iri_json_begin_document (out);
  iri_json_string (out, "file", self->name);
  iri_json_number (out, "line", link->line);
  iri_json_number (out, "column", link->column);
  iri_json_number (out, "begin", link->begin);
  iri_json_number (out, "end", link->begin + link->length);
  iri_json_append_report_members (out, report, 0);
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

/* Its verdict was made in the language of the user. */
static void
append_defanged_json (GString *out, const Export *self, const ScopeLink *link)
{
  g_autoptr (IriReport) report
      = iri_report_new (link->text, link->length, &self->options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  ScopeLink english = *link;

  english.title = verdict->title;
  scope_link_defanged_append_json (out, &english);
}

static void
append_head (GString *out, const Export *self)
{
  switch (self->format)
    {
    case SCOPE_TEXT_CSV:
    case SCOPE_TEXT_DEFANGED_CSV:
      scope_link_csv_append_header (out);
      break;
    case SCOPE_TEXT_DEFANGED_MARKDOWN:
      scope_link_defanged_append_markdown_head (out);
      break;
    case SCOPE_TEXT_DEFANGED_JSON:
    case SCOPE_TEXT_JSON:
      break;
    }
}

static void
append_link (GString *out, const Export *self, const ScopeLink *link)
{
  switch (self->format)
    {
    case SCOPE_TEXT_CSV:
      scope_link_csv_append (out, link);
      break;
    case SCOPE_TEXT_DEFANGED_CSV:
      scope_link_defanged_append_csv (out, link);
      break;
    case SCOPE_TEXT_DEFANGED_JSON:
      append_defanged_json (out, self, link);
      break;
    case SCOPE_TEXT_DEFANGED_MARKDOWN:
      scope_link_defanged_append_markdown (out, link);
      break;
    case SCOPE_TEXT_JSON:
      append_json (out, self, link);
      break;
    }
}

static void
write_block (gpointer data, gpointer user_data)
{
  Block *block = data;
  const Export *self = block->export;
  gboolean json
      = self->format == SCOPE_TEXT_JSON || self->format == SCOPE_TEXT_DEFANGED_JSON;
  gpointer paused = json ? iri_translations_pause () : NULL;

  g_string_truncate (block->out, 0);
  if (block->begin == 0)
    append_head (block->out, self);
  for (guint i = block->begin; i < block->end; i++)
    append_link (block->out, self, scope_link_snapshot_get (self->shown, i));
  if (json)
    iri_translations_resume (paused);
}

/* One block per thread. Returns the first row after them. */
static guint
write_blocks (Export *self, Block *blocks, guint n_blocks, guint begin)
{
  GThreadPool *pool
      = g_thread_pool_new (write_block, NULL, (int) n_blocks, FALSE, NULL);

  for (guint i = 0; i < n_blocks; i++)
    {
      blocks[i].begin = begin;
      blocks[i].end = begin += MIN (BLOCK_ROWS, self->n_rows - begin);
      g_thread_pool_push (pool, &blocks[i], NULL);
    }
  g_thread_pool_free (pool, FALSE, TRUE);
  return begin;
}

static gboolean
write_rows (Export *self,
            GOutputStream *stream,
            GCancellable *cancellable,
            GError **error)
{
  guint n_blocks = g_get_num_processors (), at = 0;
  Block *blocks = g_new0 (Block, n_blocks);
  gboolean written = TRUE;

  for (guint i = 0; i < n_blocks; i++)
    {
      blocks[i].export = self;
      blocks[i].out = g_string_new (NULL);
    }
  do
    {
      at = write_blocks (self, blocks, n_blocks, at);
      for (guint i = 0; i < n_blocks && written; i++)
        written = g_output_stream_write_all (
            stream, blocks[i].out->str, blocks[i].out->len, NULL, cancellable, error);
      g_atomic_int_set (&self->n_done, (gint) at);
    }
  while (written && at < self->n_rows);
  for (guint i = 0; i < n_blocks; i++)
    g_string_free (blocks[i].out, TRUE);
  g_free (blocks);
  return written;
}

/* An existing file is replaced when the new one is complete. */
static GFileOutputStream *
open_output (Export *self, gboolean *is_new, GCancellable *cancellable, GError **error)
{
  GError *failure = NULL;
  GFileOutputStream *file
      = g_file_create (self->file, G_FILE_CREATE_NONE, cancellable, &failure);

  *is_new = file != NULL;
  if (!g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      if (failure != NULL)
        g_propagate_error (error, failure);
      return file;
    }
  g_error_free (failure);
  return g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable,
                         error);
}

/* Cancelling the close of a stream that replaces a file keeps the old file. */
static void
abandon (Export *self, GOutputStream *stream, gboolean is_new)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (stream, cancelled, NULL);
  if (is_new)
    g_file_delete (self->file, NULL, NULL);
}

static void export(GTask *task, gpointer text, gpointer data, GCancellable *cancellable)
{
  Export *self = data;
  GError *error = NULL;
  gboolean is_new;
  GFileOutputStream *file = open_output (self, &is_new, cancellable, &error);
  GOutputStream *stream = (GOutputStream *) file;

  if (stream != NULL
      && (!write_rows (self, stream, cancellable, &error)
          || !g_output_stream_close (stream, cancellable, &error)))
    abandon (self, stream, is_new);
  g_clear_object (&stream);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_int (task, self->n_rows);
}

static gboolean
on_tick (gpointer data)
{
  Export *self = data;

  self->progress ((double) g_atomic_int_get (&self->n_done) / MAX (1, self->n_rows),
                  self->data);
  return G_SOURCE_CONTINUE;
}

static Export *
export_new (ScopeText *text, ScopeTextFormat format, GFile *file)
{
  Export *self = g_new0 (Export, 1);
  const ScopeTextSource *source = scope_text_get_source (text);

  self->format = format;
  self->file = g_object_ref (file);
  self->shown = scope_link_list_get_snapshot (scope_text_get_links (text));
  self->n_rows = scope_link_snapshot_count (self->shown);
  self->charset = g_strdup (scope_text_get_charset (text));
  if (source == NULL)
    return self;
  self->options = scope_text_source_options (source, self->charset);
  self->options.want = IRI_WANT_ALL;
  if (source->file != NULL)
    g_object_get (text, "title", &self->name, NULL);
  return self;
}

void
scope_text_export_async (ScopeText *text,
                         ScopeTextFormat format,
                         GFile *file,
                         GCancellable *cancellable,
                         ScopeTextExportFunc progress,
                         GAsyncReadyCallback done,
                         gpointer data)
{
  g_autoptr (GTask) task = scope_task_new (text, cancellable, done, data);
  Export *self = export_new (text, format, file);

  g_task_set_task_data (task, self, export_free);
  self->progress = progress;
  self->data = data;
  if (progress != NULL)
    self->ticker = g_timeout_add (PROGRESS_MS, on_tick, self);
  g_task_run_in_thread (task, export);
}

gboolean
scope_text_export_finish (GAsyncResult *result, guint *n_written, GError **error)
{
  Export *self = g_task_get_task_data (G_TASK (result));
  gssize n = g_task_propagate_int (G_TASK (result), error);

  g_clear_handle_id (&self->ticker, g_source_remove);
  if (n_written != NULL)
    *n_written = (guint) MAX (n, 0);
  return n >= 0;
}
