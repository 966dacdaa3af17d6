/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* File names as IRIs and URIs: 3987bis-00 §8.4, RFC 3986 §4.2, RFC 8089. */

#include "iri-file-name.h"
#include "iri-parse.h"

#include <string.h>

static const struct NameRow
{
  const char *name;
  const char *charset;
  const char *octets;
  const char *iri; /* the relative one if there is no absolute one */
  const char *uri;
  gboolean faulty;
} rows[] = {
  /* The standard's own file, in the encodings of several file systems. */
  { "resume", "UTF-8", "r\u00E9sum\u00E9.html", "r\u00E9sum\u00E9.html",
    "r%C3%A9sum%C3%A9.html", FALSE },
  { "resume-iso-8859-1", "iso-8859-1", "r\xE9sum\xE9.html", "r\u00E9sum\u00E9.html",
    "r%C3%A9sum%C3%A9.html", FALSE },
  { "resume-macintosh", "macintosh", "r\x8Esum\x8E.html", "r\u00E9sum\u00E9.html",
    "r%C3%A9sum%C3%A9.html", FALSE },
  { "resume-utf-16", "UTF-16LE", "r", "%72", "%72", TRUE },
  { "wrong-charset", "UTF-8", "r\xE9sum\xE9.html", "r%E9sum%E9.html", "r%E9sum%E9.html",
    TRUE },
  { "shift-jis", "Shift_JIS", "\x93\xFA\x95\x5C/\x96\x7B", "\u65E5\u8868/\u672C",
    "%E6%97%A5%E8%A1%A8/%E6%9C%AC", FALSE },
  { "absolute", "UTF-8", "/home/\u00E9/a.txt", "file:///home/\u00E9/a.txt",
    "file:///home/%C3%A9/a.txt", FALSE },
  { "root", "UTF-8", "/", "file:///", "file:///", FALSE },
  { "two-slashes", "UTF-8", "//a/b", "file:////a/b", "file:////a/b", FALSE },
  { "query-and-fragment", "UTF-8", "a?b#c%41", "a%3Fb%23c%2541", "a%3Fb%23c%2541",
    FALSE },
  { "colon", "UTF-8", "a:b", "./a:b", "./a:b", FALSE },
  { "colon-first", "UTF-8", ":b", "./:b", "./:b", FALSE },
  { "colon-later", "UTF-8", "a/b:c", "a/b:c", "a/b:c", FALSE },
  { "colon-after-letters", "UTF-8", "\u05D0:b", "./\u05D0:b", "./%D7%90:b", FALSE },
  { "space-and-controls", "UTF-8", "a b\n\x7F", "a%20b%0A%7F", "a%20b%0A%7F", FALSE },
  { "unwise", "UTF-8", "\"<>[\\]^`{|}", "%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D",
    "%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D", FALSE },
  { "sub-delims", "UTF-8", "a!$&'()*+,;=@~", "a!$&'()*+,;=@~", "a!$&'()*+,;=@~",
    FALSE },
  { "dots", "UTF-8", "../a", "../a", "../a", FALSE },
  { "private-use", "UTF-8", "\uE000", "%EE%80%80", "%EE%80%80", FALSE },
  { "override", "UTF-8", "a\u202Eb", "a%E2%80%AEb", "a%E2%80%AEb", FALSE },
  { "replacement-character", "UTF-8", "\uFFFD\xFF", "%EF%BF%BD%FF", "%EF%BF%BD%FF",
    TRUE },
  /* RFC 3987 §3.1: b) is put in NFC, c) never. */
  { "unicode-is-not-normalized", "UTF-8", "e\u0301", "e\u0301", "e%CC%81", FALSE },
  { "legacy-is-normalized", "windows-1258", "\xE2\xEC", "\u1EA5", "%E1%BA%A5", FALSE },
};

static void
test_row (gconstpointer data)
{
  const struct NameRow *row = data;
  g_autoptr (IriFileName) name
      = iri_file_name_new (row->octets, strlen (row->octets), row->charset);
  IriComponents components;

  g_assert_cmpstr (name->iri != NULL ? name->iri : name->relative_iri, ==, row->iri);
  g_assert_cmpstr (name->uri != NULL ? name->uri : name->relative_uri, ==, row->uri);
  g_assert_cmpint (name->octets, ==, row->faulty);
  iri_parse (name->relative_iri, strlen (name->relative_iri), iri_spec_default (),
             &components, NULL, NULL);
  g_assert_cmpint (components.valid, ==, TRUE);
}

/* The relative reference for an absolute name, as a server sends it. */
static void
test_relative (void)
{
  static const struct
  {
    const char *name;
    const char *relative;
  } relative_rows[] = {
    { "/a/b:c", "/a/b:c" },
    { "//a/b", "/.//a/b" },
    { "///", "/.///" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (relative_rows); i++)
    {
      const char *octets = relative_rows[i].name;
      g_autoptr (IriFileName) name
          = iri_file_name_new (octets, strlen (octets), "UTF-8");

      g_assert_cmpstr (name->relative_uri, ==, relative_rows[i].relative);
    }
}

static void
test_rejected (void)
{
  g_assert_null (iri_file_name_new ("", 0, "UTF-8"));
  g_assert_null (iri_file_name_new ("\x1B(B", 3, "ISO-2022-JP"));
  g_assert_null (iri_file_name_new ("a", 1, "unicorn"));
}

/* Any name becomes a path, without other components. */
static void
test_any_octets (void)
{
  static const char *const charsets[]
      = { "UTF-8", "windows-1255", "Shift_JIS", "ISO-2022-JP", "UTF-16" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (84);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (IriFileName) name = NULL;
      char octets[16];
      gsize length = (gsize) g_rand_int_range (rand, 1, sizeof octets);
      IriComponents components;

      for (gsize i = 0; i < length; i++)
        octets[i] = g_rand_boolean (rand) ? (char) g_rand_int_range (rand, 0, 256)
                                          : "/:?#%@[a"[g_rand_int_range (rand, 0, 8)];
      name = iri_file_name_new (octets, length, charsets[round % 5]);
      if (name == NULL) /* a lone escape sequence */
        continue;
      iri_parse (name->relative_uri, strlen (name->relative_uri), iri_spec_default (),
                 &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, TRUE);
      g_assert_cmpuint (components.span[IRI_COMPONENT_PATH].begin, ==, 0);
      g_assert_cmpuint (components.span[IRI_COMPONENT_PATH].end, ==,
                        strlen (name->relative_uri));
      for (const char *p = name->relative_uri; *p != '\0'; p++)
        g_assert_cmpint (g_ascii_isgraph (*p), !=, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/file-name/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/file-name/relative", test_relative);
  g_test_add_func ("/file-name/rejected", test_rejected);
  g_test_add_func ("/file-name/any-octets", test_any_octets);
  return g_test_run ();
}
