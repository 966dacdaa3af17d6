/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-file.h"

#include "iri-isolate.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define NAME "iriscope-history "
#define VERSION 1

/* Larger than any file that this program writes. */
#define MAX_BYTES (256 * 1024 * 1024)

/* How many copies of damaged histories are kept. With as many, the history is no longer
 * changed. */
#define MAX_DAMAGED 99

/* How long to wait for a lock, which others hold for milliseconds. */
#define LOCK_TIMEOUT_US (10 * G_USEC_PER_SEC)
#define LOCK_RETRY_US 5000

static void
set_error (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number),
                       g_strerror (number));
}

/* With a timeout, because a process may be suspended while it holds the lock. */
static gboolean
wait_for_lock (int fd, GError **error)
{
  for (gint64 end = g_get_monotonic_time () + LOCK_TIMEOUT_US;
       flock (fd, LOCK_EX | LOCK_NB) != 0; g_usleep (LOCK_RETRY_US))
    if ((errno != EWOULDBLOCK && errno != EINTR) || g_get_monotonic_time () > end)
      {
        set_error (error);
        return FALSE;
      }
  return TRUE;
}

/* Returns a file descriptor; closing it unlocks. -1 on error. */
static int
lock (const char *path, GError **error)
{
  g_autofree char *name = g_strconcat (path, ".lock", NULL);
  int fd = g_open (name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

  if (fd < 0)
    {
      set_error (error);
      return -1;
    }
  if (wait_for_lock (fd, error))
    return fd;
  close (fd);
  return -1;
}

static gboolean
read_time (const char **at, gint64 *time)
{
  char *end;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  *time = g_ascii_strtoll (*at, &end, 10);
  *at = end + 1;
  return *end == ' ' && *time != G_MAXINT64;
}

/* Keeps bytes above 127, which are UTF-8. */
static char *
escape (const char *text)
{
  char exceptions[0x82] = "\"";

  for (int i = 0x80; i <= 0xff; i++)
    exceptions[i - 0x7f] = (char) i;
  return g_strescape (text, exceptions);
}

/* NULL unless escape() can have written it. Checks for a lone backslash at the end
 * first, because GLib warns about it. */
static char *
unescape (const char *escaped)
{
  const char *end = escaped + strlen (escaped);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  gsize slashes = 0;

  while (end > escaped && *--end == '\\')
    slashes++;
  if (slashes % 2 != 0)
    return NULL;
  text = g_strcompress (escaped);
  again = escape (text);
  if (!g_str_equal (again, escaped) || !g_utf8_validate (text, -1, NULL))
    return NULL;
  return g_steal_pointer (&text);
}

static ScopeHistoryItem *
read_line (const char *line)
{
  gint64 inspected, favourite;
  g_autofree char *text = NULL;

  if (!read_time (&line, &inspected) || !read_time (&line, &favourite))
    return NULL;
  text = unescape (line);
  if (text == NULL || *text == '\0' || (inspected == 0 && favourite == 0))
    return NULL;
  return scope_history_item_new (text, inspected, favourite);
}

/* The version in the first line; 0 if it is damaged. */
static gint64
read_version (const char *line)
{
  if (!g_str_has_prefix (line, NAME))
    return 0;
  return g_ascii_strtoll (line + strlen (NAME), NULL, 10);
}

/* A NUL also ends a line; IRIs have neither. */
static GPtrArray *
read_lines (char *bytes, gsize length, gboolean *damaged)
{
  GPtrArray *items = scope_history_items_new ();
  char *end = bytes + length;

  for (char *line = bytes, *next; line < end; line = next)
    {
      ScopeHistoryItem *item;

      next = line + strcspn (line, "\n") + 1;
      if (next <= end)
        next[-1] = '\0';
      item = read_line (line);
      if (item != NULL)
        g_ptr_array_add (items, item);
      else if (line != bytes || read_version (line) != VERSION)
        *damaged = TRUE;
    }
  return items;
}

/* Reading a pipe or a device might never end. */
static gboolean
can_be_read (const char *path, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *name = iri_isolate_name (shown);
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    {
      set_error (error);
      return FALSE;
    }
  if (S_ISREG (info.st_mode) && info.st_size <= MAX_BYTES)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
               /* Translators: the name of a file. */
               _ ("“%s” is not a history of IRIs"), name);
  return FALSE;
}

static GPtrArray *
read_file (const char *path, gboolean *damaged, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  *damaged = FALSE;
  if (!can_be_read (path, &problem)
      || !g_file_load_contents (file, NULL, &bytes, &length, NULL, &problem))
    {
      if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return scope_history_items_new ();
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  if (read_version (bytes) > VERSION)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("A later version of Iriscope keeps the history"));
      return NULL;
    }
  return read_lines (bytes, length, damaged);
}

/* g_string_append_printf() of GLib 2.74 appends nothing if it gets no memory. */
static void
append_time (GString *lines, gint64 time)
{
  char digits[32];

  g_snprintf (digits, sizeof digits, "%" G_GINT64_FORMAT " ", time);
  g_string_append (lines, digits);
}

static char *
write_lines (GPtrArray *items)
{
  GString *lines = g_string_new (NAME G_STRINGIFY (VERSION) "\n");

  for (guint i = 0; i < items->len; i++)
    {
      ScopeHistoryItem *item = g_ptr_array_index (items, i);
      g_autofree char *text = escape (scope_history_item_get_text (item));

      append_time (lines, scope_history_item_get_inspected (item));
      append_time (lines, scope_history_item_get_favourite (item));
      g_string_append (lines, text);
      g_string_append_c (lines, '\n');
    }
  return g_string_free (lines, FALSE);
}

static gboolean
write_all (int fd, const char *bytes, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, bytes, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      bytes += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }
  return g_fsync (fd) == 0;
}

/* Makes a rename durable. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  g_fsync (fd);
  close (fd);
}

/* Like g_file_set_contents_full(), but with a fixed temporary name: a file that a
 * killed process leaves behind, with IRIs that users may want to remove, is removed.
 * What a link of that name points to is not written to. */
static gboolean
write_file (const char *path, GPtrArray *items, GError **error)
{
  g_autofree char *name = g_strconcat (path, ".new", NULL);
  g_autofree char *lines = write_lines (items);
  gboolean written;
  int fd;

  g_unlink (name);
  fd = g_open (name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  written
      = fd >= 0 && write_all (fd, lines, strlen (lines)) && g_rename (name, path) == 0;
  if (!written)
    set_error (error);
  else
    sync_folder (path);
  if (fd >= 0)
    close (fd);
  return written;
}

/* The name of the @n-th copy of a damaged history, from 1. */
static char *
damaged_name (const char *path, guint n)
{
  if (n == 1)
    return g_strconcat (path, ".damaged", NULL);
  return g_strdup_printf ("%s.damaged-%u", path, n);
}

/* Copies the file to a name that is not in use. */
static gboolean
keep_damaged (const char *path, GError **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;

  for (guint n = 1; n <= MAX_DAMAGED; n++)
    {
      g_autofree char *name = damaged_name (path, n);
      g_autoptr (GFile) to = g_file_new_for_path (name);

      g_clear_error (&problem);
      if (g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &problem))
        return TRUE;
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
        break;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

static void
remove_damaged (const char *path)
{
  for (guint n = 1; n <= MAX_DAMAGED; n++)
    {
      g_autofree char *name = damaged_name (path, n);

      g_unlink (name);
    }
}

static GPtrArray *
change_locked (const char *path,
               ScopeHistoryAction act,
               GPtrArray *about,
               GError **error)
{
  gboolean damaged;
  g_autoptr (GPtrArray) before = read_file (path, &damaged, error);
  GPtrArray *after;

  if (before == NULL)
    return NULL;
  after = scope_history_change (before, act, about);
  /* Clearing the history includes the copies. */
  if (act == SCOPE_HISTORY_CLEAR)
    remove_damaged (path);
  else if (damaged && !keep_damaged (path, error))
    g_clear_pointer (&after, g_ptr_array_unref);
  if (after != NULL && !write_file (path, after, error))
    g_clear_pointer (&after, g_ptr_array_unref);
  return after;
}

GPtrArray *
scope_history_file_read (const char *path, GError **error)
{
  gboolean damaged;
  g_autoptr (GPtrArray) items = read_file (path, &damaged, error);

  if (items == NULL)
    return NULL;
  return scope_history_change (items, SCOPE_HISTORY_ADD, NULL);
}

GPtrArray *
scope_history_file_change (const char *path,
                           ScopeHistoryAction act,
                           GPtrArray *about,
                           GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GPtrArray *items;
  int fd;

  /* If this fails, opening the lock reports the error. */
  g_mkdir_with_parents (folder, 0700);
  fd = lock (path, error);
  if (fd < 0)
    return NULL;
  items = change_locked (path, act, about, error);
  close (fd);
  return items;
}
