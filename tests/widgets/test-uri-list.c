/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of URIs (RFC 2483 §5) as other programs write them, and as they should not. */

#include "scope-uri-list.h"

#include <string.h>

#define TEXT(text) text, sizeof text - 1

static const struct
{
  const char *name;
  const char *list;
  gsize length;
  const char *first;
  guint n_uris;
} rows[] = {
  { "empty", TEXT (""), NULL, 0 },
  { "one", TEXT ("http://a/\r\n"), "http://a/", 1 },
  { "no-line-end", TEXT ("http://a/"), "http://a/", 1 },
  { "line-feeds", TEXT ("http://a/\nhttp://b/\n"), "http://a/", 2 },
  { "carriage-returns", TEXT ("http://a/\rhttp://b/\r"), "http://a/", 2 },
  { "last-without-line-end", TEXT ("http://a/\r\nhttp://b/"), "http://a/", 2 },
  { "blank-lines", TEXT ("\r\n\n \t\r\nhttp://a/\r\n\r\n"), "http://a/", 1 },
  { "comment-first", TEXT ("# urn:a:b\r\nhttp://a/\r\n#\r\n"), "http://a/", 1 },
  { "comment-indented", TEXT (" # http://a/\r\nhttp://b/"), "http://b/", 1 },
  { "only-comments", TEXT ("#http://a/\r\n# b\r\n"), NULL, 0 },
  { "comment-without-line-end", TEXT ("#"), NULL, 0 },
  { "fragment-is-no-comment", TEXT ("http://a/#b\r\n"), "http://a/#b", 1 },
  { "space-around", TEXT (" \thttp://a/ \r\n"), "http://a/", 1 },
  { "space-inside", TEXT ("file:///a b\r\n"), "file:///a b", 1 },
  { "utf-8", TEXT ("http://\u05d0/\u00e9\U0001f600\r\n"),
    "http://\u05d0/\u00e9\U0001f600", 1 },
  /* Nothing is lost of what is not UTF-8: RFC 3629 §3 and §4. */
  { "latin-1", TEXT ("file:///caf\xe9\r\nfile:///b"), "file:///caf%E9", 2 },
  { "latin-1-letters", TEXT ("file:///\xe9t\xe9"), "file:///%E9t%E9", 1 },
  { "cut", TEXT ("file:///\xe2\x82"), "file:///%E2%82", 1 },
  { "surrogate", TEXT ("file:///\xed\xa0\x80"), "file:///%ED%A0%80", 1 },
  { "overlong", TEXT ("file:///\xc0\xaf"), "file:///%C0%AF", 1 },
  { "too-high", TEXT ("file:///\xf4\x90\x80\x80"), "file:///%F4%90%80%80", 1 },
  { "utf-16", TEXT ("\xff\xfeh\0i\0"), "%FF%FEh%00i%00", 1 },
  { "nul", TEXT ("http://a/\0b\r\nhttp://c/\r\n"), "http://a/%00b", 2 },
  { "nul-alone", TEXT ("\0"), "%00", 1 },
  { "percent", TEXT ("http://a/%C3%A9%"), "http://a/%C3%A9%", 1 },
  { "in-comment", TEXT ("#\xff\0\r\nhttp://a/"), "http://a/", 1 },
};

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) bytes = g_bytes_new_static (rows[i].list, rows[i].length);
  g_autoptr (ScopeUriList) list = scope_uri_list_new (bytes);

  g_assert_cmpstr (list->first, ==, rows[i].first);
  g_assert_cmpuint (list->n_uris, ==, rows[i].n_uris);
  g_assert_true (g_bytes_equal (list->bytes, bytes));
}

typedef struct
{
  ScopeUriList *list;
  GError *error;
  gboolean done;
} Answer;

static void
on_read (GObject *unused, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->list = scope_uri_list_read_finish (result, &answer->error);
  answer->done = TRUE;
}

static Answer
read_stream (GInputStream *stream)
{
  Answer answer = { NULL, NULL, FALSE };

  scope_uri_list_read_async (stream, on_read, &answer);
  while (!answer.done)
    g_main_context_iteration (NULL, TRUE);
  return answer;
}

static GBytes *
repeat (const char *line, gsize n)
{
  GByteArray *bytes = g_byte_array_new ();

  for (gsize i = 0; i < n; i++)
    g_byte_array_append (bytes, (const guint8 *) line, (guint) strlen (line));
  return g_byte_array_free_to_bytes (bytes);
}

#define MEBIBYTE (1024 * 1024)

static const struct
{
  const char *name;
  const char *line;
  gsize n;
  guint n_uris;
  gsize first; /* its length */
} sizes[] = {
  { "100000-lines", "http://a/%C3%A9\r\n", 100000, 100000, 15 },
  { "64-mebibytes-of-lines", "file:///abcdef\r\n", 4 * MEBIBYTE, 4 * MEBIBYTE, 14 },
  { "64-mebibytes-of-comments", "# abcdefghijkl\r\n", 4 * MEBIBYTE, 0, 0 },
  { "64-mebibytes-in-a-line", "0123456789abcdef", 4 * MEBIBYTE, 1, 64 * MEBIBYTE },
  { "64-mebibytes-of-line-ends", "\r\n\r\n\r\n\r\n", 8 * MEBIBYTE, 0, 0 },
  { "not-utf-8", "\xff\xff\xff\xff\xff\xff\xff\xff", MEBIBYTE, 1, 24 * MEBIBYTE },
};

static void
test_size (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) bytes = repeat (sizes[i].line, sizes[i].n);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  Answer answer = read_stream (stream);
  g_autoptr (ScopeUriList) list = answer.list;

  g_assert_no_error (answer.error);
  g_assert_cmpuint (list->n_uris, ==, sizes[i].n_uris);
  g_assert_cmpuint (list->first != NULL ? strlen (list->first) : 0, ==, sizes[i].first);
  g_assert_true (g_bytes_equal (list->bytes, bytes));
}

/* A URI that is cut would look like another one. */
static void
test_error (void)
{
  g_autoptr (GInputStream) base
      = g_memory_input_stream_new_from_data ("http://a.example/b", -1, NULL);
  g_autoptr (GConverter) gzip
      = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (base, gzip);
  Answer answer = read_stream (stream);

  g_assert_null (answer.list);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_error_free (answer.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/uri-list/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/uri-list/size/", sizes[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_size);
    }
  g_test_add_func ("/uri-list/error", test_error);
  return g_test_run ();
}
