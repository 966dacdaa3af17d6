/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Strings are copied many bytes at a time. So each character that must be escaped, and
 * each that must not, is tried at each place of texts of each length. */

#include "iri-json-writer.h"
#include "iri-json.h"

/* Longer than two blocks of what is copied at a time, with all remainders. */
#define MOST 40

/* RFC 8259 §7: quotation mark, reverse solidus and U+0000 to U+001F MUST be escaped. We
 * also escape DEL, C1 and the line separators; Unicode §3.9 replaces what is not
 * UTF-8. */
typedef struct
{
  const char *path;
  const char *text;
  const char *json;
  gboolean invalid;
} Row;

static const Row rows[] = {
  { "/json-string/quotation-mark", "\"", "\\\"", FALSE },
  { "/json-string/reverse-solidus", "\\", "\\\\", FALSE },
  { "/json-string/u-0001", "\x01", "\\u0001", FALSE },
  { "/json-string/line-feed", "\n", "\\u000a", FALSE },
  { "/json-string/u-001f", "\x1f", "\\u001f", FALSE },
  { "/json-string/space", " ", " ", FALSE },
  { "/json-string/u-0021", "!", "!", FALSE },
  { "/json-string/u-0023", "#", "#", FALSE },
  { "/json-string/u-005b", "[", "[", FALSE },
  { "/json-string/u-005d", "]", "]", FALSE },
  { "/json-string/tilde", "~", "~", FALSE },
  { "/json-string/delete", "\x7f", "\\u007f", FALSE },
  { "/json-string/u-0080", "\xc2\x80", "\\u0080", FALSE },
  { "/json-string/u-009f", "\xc2\x9f", "\\u009f", FALSE },
  { "/json-string/u-00a0", "\u00a0", "\u00a0", FALSE },
  { "/json-string/u-00e9", "\u00e9", "\u00e9", FALSE },
  { "/json-string/u-07ff", "\u07ff", "\u07ff", FALSE },
  { "/json-string/u-0800", "\u0800", "\u0800", FALSE },
  { "/json-string/u-2027", "\u2027", "\u2027", FALSE },
  { "/json-string/u-2028", "\u2028", "\\u2028", FALSE },
  { "/json-string/u-2029", "\u2029", "\\u2029", FALSE },
  { "/json-string/u-4e00", "\u4e00", "\u4e00", FALSE },
  { "/json-string/u-ffff", "\uffff", "\uffff", FALSE },
  { "/json-string/u-1f600", "\U0001f600", "\U0001f600", FALSE },
  { "/json-string/0xff", "\xff", "\ufffd", TRUE },
  { "/json-string/0xe2", "\xe2", "\ufffd", TRUE },
  { "/json-string/surrogate", "\xed\xa0\x80", "\ufffd\ufffd\ufffd", TRUE },
};

/* Puts @middle between @before and @after times @filler. */
static char *
surround (const char *filler, gsize before, const char *middle, gsize after)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < before; i++)
    g_string_append (text, filler);
  g_string_append (text, middle);
  for (gsize i = 0; i < after; i++)
    g_string_append (text, filler);
  return g_string_free (text, FALSE);
}

static void
check (const Row *row, const char *filler, gsize before, gsize after)
{
  g_autofree char *text = surround (filler, before, row->text, after);
  g_autofree char *json = surround (filler, before, row->json, after);
  g_autofree char *string = g_strdup_printf ("\"%s\"", json);
  g_autofree char *member = g_strdup_printf ("\"key\":%s", string);
  g_autoptr (GString) out = g_string_new (NULL);

  iri_json_append_string (out, text, strlen (text));
  g_assert_cmpstr (out->str, ==, string);
  g_assert_cmpuint (out->len, ==, strlen (string));
  if (row->invalid)
    return;
  g_string_assign (out, "{");
  iri_json_utf8 (out, "key", text, strlen (text));
  g_assert_cmpstr (out->str + 1, ==, member);
}

static void
test_row (gconstpointer data)
{
  static const char *const fillers[] = { "a", "\u0434", "\u0905" };

  for (gsize i = 0; i < G_N_ELEMENTS (fillers); i++)
    for (gsize length = 0; length < MOST; length++)
      for (gsize before = 0; before <= length; before++)
        check (data, fillers[i], before, length - before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_row);
  return g_test_run ();
}
