/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "unicode-file.h"

#include <gio/gio.h>

char *
unicode_file_read (const char *name)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "unicode", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) packed = g_file_read (file, NULL, &error);
  g_autoptr (GZlibDecompressor) unpack
      = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  g_assert_no_error (error);
  stream = g_converter_input_stream_new (G_INPUT_STREAM (packed), G_CONVERTER (unpack));
  g_output_stream_splice (out, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL,
                          &error);
  g_assert_no_error (error);
  return g_strndup (
      g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (out)),
      g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (out)));
}
