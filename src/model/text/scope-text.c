/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text.h"

#include "iri-number.h"
#include "iri-report.h"
#include "scope-property.h"
#include "scope-suffix-list.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeText
{
  GObject parent_instance;

  ScopeDocument *document; /* whose options the text is read with */
  gboolean active;
  gboolean stale; /* read with other options than now */
  ScopeTextSource source;
  GCancellable *cancellable; /* of the scan; NULL if none is running */

  char *title;
  char *read_charset;
  ScopeLinkList *links;
  guint64 size;
  guint64 n_read;
  guint64 n_lines;
  GArray *decode_errors; /* ScopeLocatedDecodeError: the first */
  gsize n_decode_errors;
  gboolean stopped;
  char *failure;
};

G_DEFINE_TYPE (ScopeText, scope_text, G_TYPE_OBJECT)

static void
notify_all (ScopeText *self)
{
  static const char *const names[]
      = { "title", "busy", "fraction", "summary", "failure", "n-decode-errors" };

  g_object_freeze_notify (G_OBJECT (self));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_notify (G_OBJECT (self), names[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
add_batch (ScopeText *self, const ScopeLinkBatch *batch)
{
  guint room = SCOPE_TEXT_MAX_DECODE_ERRORS - self->decode_errors->len;

  self->n_read = batch->end;
  self->n_lines += batch->n_lines;
  self->n_decode_errors += batch->n_decode_errors;
  g_array_append_vals (self->decode_errors, batch->decode_errors->data,
                       MIN (room, batch->decode_errors->len));
}

static gboolean
is_busy (ScopeText *self)
{
  return self->cancellable != NULL;
}

/* Ignores a scan that another one has replaced. */
static void
on_update (GObject *owner, const ScopeLinkScanUpdate *update)
{
  ScopeText *self = SCOPE_TEXT (owner);

  if (update->cancellable != self->cancellable)
    return;
  for (guint i = 0; i < update->batches->len; i++)
    add_batch (self, g_ptr_array_index (update->batches, i));
  self->size = update->size;
  if (g_strcmp0 (self->read_charset, update->charset) != 0)
    {
      g_free (self->read_charset);
      self->read_charset = g_strdup (update->charset);
    }
  scope_link_list_add (self->links, update->batches);
  notify_all (self);
}

static void
on_done (GObject *object, GAsyncResult *result, gpointer data)
{
  ScopeText *self = SCOPE_TEXT (object);
  g_autoptr (GError) error = NULL;
  gboolean done = scope_link_scan_finish (result, &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (!done && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    self->failure = g_strdup (error->message);
  self->stopped = !done;
  scope_link_list_complete (self->links);
  notify_all (self);
}

static void
reset (ScopeText *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  scope_link_list_clear (self->links);
  self->size = self->n_read = self->n_lines = 0;
  g_array_set_size (self->decode_errors, 0);
  self->n_decode_errors = 0;
  self->stopped = FALSE;
  g_clear_pointer (&self->failure, g_free);
  g_clear_pointer (&self->read_charset, g_free);
}

static gboolean
has_text (ScopeText *self)
{
  return self->source.file != NULL || self->source.bytes != NULL;
}

static void
read_text (ScopeText *self)
{
  reset (self);
  self->stale = FALSE;
  if (has_text (self))
    {
      self->source.options = scope_document_get_options (self->document);
      self->cancellable = g_cancellable_new ();
      scope_link_scan_async (G_OBJECT (self), &self->source, self->cancellable,
                             on_update, on_done);
    }
  notify_all (self);
}

/* A long text is read again only when it is on screen. */
static void
read_again (ScopeText *self)
{
  self->stale = has_text (self);
  if (self->stale && self->active)
    read_text (self);
}

static void
set_source (ScopeText *self, GFile *file, GBytes *bytes, char *title)
{
  g_clear_object (&self->source.file);
  g_clear_pointer (&self->source.bytes, g_bytes_unref);
  self->source.file = file;
  self->source.bytes = bytes;
  g_free (self->title);
  self->title = title;
  read_text (self);
}

void
scope_text_open (ScopeText *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  g_return_if_fail (SCOPE_IS_TEXT (self));
  set_source (self, g_object_ref (file), NULL,
              g_filename_display_name (name != NULL ? name : ""));
}

void
scope_text_open_bytes (ScopeText *self, GBytes *bytes)
{
  g_return_if_fail (SCOPE_IS_TEXT (self));
  set_source (self, NULL, g_bytes_ref (bytes), g_strdup (_ ("Pasted Text")));
}

void
scope_text_stop (ScopeText *self)
{
  g_return_if_fail (SCOPE_IS_TEXT (self));
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

void
scope_text_clear (ScopeText *self)
{
  g_return_if_fail (SCOPE_IS_TEXT (self));
  set_source (self, NULL, NULL, g_strdup (""));
}

void
scope_text_set_active (ScopeText *self, gboolean active)
{
  g_return_if_fail (SCOPE_IS_TEXT (self));
  if (self->active == active)
    return;
  self->active = active;
  g_object_notify (G_OBJECT (self), "active");
  if (active && self->stale)
    read_text (self);
}

ScopeLinkList *
scope_text_get_links (ScopeText *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT (self), NULL);
  return self->links;
}

const ScopeTextSource *
scope_text_get_source (ScopeText *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT (self), NULL);
  return has_text (self) ? &self->source : NULL;
}

const char *
scope_text_get_charset (ScopeText *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT (self), NULL);
  return self->read_charset != NULL ? self->read_charset : "UTF-8";
}

gboolean
scope_text_is_whole (ScopeText *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT (self), FALSE);
  return !self->stopped;
}

static void
append_decode_error (GString *out, const ScopeLocatedDecodeError *decode_error)
{
  const ScopeDecodeError *error = &decode_error->error;

  if (out->len > 0)
    g_string_append_c (out, '\n');
  if (error->n_octets > IRI_TEXT_MAX_BYTES)
    {
      /* Translators: %lu is the number of a line of a text. */
      g_string_append_printf (out, _ ("Line %lu: longer than 64 MiB, not searched"),
                              (gulong) decode_error->line);
      return;
    }
  /* Translators: a place in a text; the octets there follow: FF FE. */
  g_string_append_printf (out, _ ("Line %lu, column %u:"), (gulong) decode_error->line,
                          decode_error->column);
  for (gsize i = 0; i < MIN (error->n_octets, SCOPE_DECODE_ERROR_MAX_OCTETS); i++)
    g_string_append_printf (out, " %02X", error->octets[i]);
  if (error->n_octets > SCOPE_DECODE_ERROR_MAX_OCTETS)
    g_string_append (out, " …");
}

char *
scope_text_describe_decode_errors (ScopeText *self)
{
  GString *out;
  gsize left;

  g_return_val_if_fail (SCOPE_IS_TEXT (self), NULL);
  out = g_string_new (NULL);
  for (guint i = 0; i < self->decode_errors->len; i++)
    append_decode_error (
        out, &g_array_index (self->decode_errors, ScopeLocatedDecodeError, i));
  left = self->n_decode_errors - self->decode_errors->len;
  if (left > 0)
    /* Translators: the end of a list of places in a text; %zu is a number. */
    g_string_append_printf (out, ngettext ("\nand %zu more", "\nand %zu more", left),
                            left);
  return g_string_free (out, FALSE);
}

static char *
summarize (ScopeText *self)
{
  guint n = scope_link_list_get_n_all (self->links);
  g_autofree char *n_links = iri_number (n), *n_lines = iri_number (self->n_lines);
  g_autofree char *links = NULL;

  if (self->stopped && self->n_lines == 0)
    return g_strdup (_ ("Nothing was read"));
  /* Translators: a number. */
  links = g_strdup_printf (ngettext ("%s link", "%s links", n), n_links);
  if (self->stopped)
    return g_strdup_printf (
        /* Translators: "12 links", and the number of lines that were read before
         * somebody stopped it. */
        ngettext ("%s in the first %s line", "%s in the first %s lines",
                  (gulong) self->n_lines),
        links, n_lines);
  return g_strdup_printf (
      /* Translators: "12 links", and a number of lines. */
      ngettext ("%s in %s line", "%s in %s lines", (gulong) self->n_lines), links,
      n_lines);
}

static void
set_active (gpointer self, const GValue *value)
{
  scope_text_set_active (self, g_value_get_boolean (value));
}

static void
get_busy (gpointer self, GValue *value)
{
  g_value_set_boolean (value, is_busy (self));
}

/* A file may have grown since it was measured. */
static void
get_fraction (gpointer self, GValue *value)
{
  ScopeText *text = self;

  if (text->size == 0)
    g_value_set_double (value, is_busy (text) ? 0 : 1);
  else
    g_value_set_double (value, MIN (1, (double) text->n_read / (double) text->size));
}

static void
get_summary (gpointer self, GValue *value)
{
  g_value_take_string (value, summarize (self));
}

static void
get_failure (gpointer self, GValue *value)
{
  ScopeText *text = self;

  g_value_set_string (value, text->failure != NULL ? text->failure : "");
}

static void
get_n_decode_errors (gpointer self, GValue *value)
{
  g_value_set_uint (value, (guint) MIN (SCOPE_TEXT (self)->n_decode_errors, G_MAXUINT));
}

/* A thread may drop the last reference, so shared objects are released here, in the
 * main thread. */
static void
scope_text_dispose (GObject *object)
{
  ScopeText *self = SCOPE_TEXT (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->links);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_text_parent_class)->dispose (object);
}

static void
scope_text_finalize (GObject *object)
{
  ScopeText *self = SCOPE_TEXT (object);

  g_clear_object (&self->source.file);
  g_clear_pointer (&self->source.bytes, g_bytes_unref);
  g_free (self->title);
  g_free (self->read_charset);
  g_free (self->failure);
  g_array_unref (self->decode_errors);
  G_OBJECT_CLASS (scope_text_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "active", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeText, active),
    .set = set_active },
  { "title", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeText, title),
    .read_only = TRUE },
  { "links", SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (ScopeText, links),
    .type = scope_link_list_get_type, .read_only = TRUE },
  { "busy", SCOPE_PROPERTY_BOOLEAN, .get = get_busy },
  { "fraction", SCOPE_PROPERTY_DOUBLE, .get = get_fraction },
  { "summary", SCOPE_PROPERTY_STRING, .get = get_summary },
  { "failure", SCOPE_PROPERTY_STRING, .get = get_failure },
  { "n-decode-errors", SCOPE_PROPERTY_UINT, .get = get_n_decode_errors },
};

static void
scope_text_class_init (ScopeTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scope_text_dispose;
  object_class->finalize = scope_text_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_text_init (ScopeText *self)
{
  self->title = g_strdup ("");
  self->links = scope_link_list_new ();
  self->decode_errors = g_array_new (FALSE, FALSE, sizeof (ScopeLocatedDecodeError));
}

ScopeText *
scope_text_new (ScopeDocument *document)
{
  static const char *const choices[]
      = { "notify::spec", "notify::flavour", "notify::charset", "notify::scripts" };
  ScopeText *self = g_object_new (SCOPE_TYPE_TEXT, NULL);

  g_return_val_if_fail (SCOPE_IS_DOCUMENT (document), self);
  self->document = g_object_ref (document);
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    g_signal_connect_object (document, choices[i], G_CALLBACK (read_again), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (scope_suffix_list_get (), "notify::description",
                           G_CALLBACK (read_again), self, G_CONNECT_SWAPPED);
  return self;
}
