/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* masinter-07 §4.5: "Don't display something to a user that the user would not be able
 * to enter." Octets are from UTF-8 and from the tables of the charsets, A-labels from
 * IDNA (RFC 3492), and scripts from GLib's table, which is compared with ours. */

#include "iri-report.h"
#include "iri-typable-scripts.h"

#include <string.h>

static const struct EscapeRow
{
  const char *name;
  const char *scripts;
  const char *text;
  const char *escaped;
} escape_rows[] = {
  { "nothing", "Latn", "", "" },
  { "ascii", "Hebr", "http://a/b?c#d", "http://a/b?c#d" },
  { "own", "Hebr", "/\u05D0\u05D1", "/\u05D0\u05D1" },
  { "other", "Latn", "/\u05D0\u05D1", "/%D7%90%D7%91" },
  { "one-of-several", "Latn,Hebr,Grek", "\u00E9\u05D0\u03B1\u0430",
    "\u00E9\u05D0\u03B1%D0%B0" },
  { "ascii-alone", "Zyyy", "a\u00E9", "a%C3%A9" },
  { "in-all-scripts", "Latn", "\u2603\U0001F600", "\u2603\U0001F600" },
  { "in-some-scripts", "Latn", "\u3002", "%E3%80%82" },
  { "in-some-scripts-own", "Jpan", "\u3002", "\u3002" },
  { "mark-of-all", "Latn", "x\u0301", "x\u0301" },
  { "mark-on-escaped", "Latn", "\u05D0\u0301b", "%D7%90%CC%81b" },
  { "mark-of-other", "Latn", "x\u064B", "x%D9%8B" },
  { "joiner-behind-escaped", "Latn", "\u0915\u094D\u200D",
    "%E0%A4%95%E0%A5%8D%E2%80%8D" },
  { "beyond-bmp", "Latn", "\U00010300", "%F0%90%8C%80" },
  { "escapes-stay", "Latn", "%d7%90", "%d7%90" },
  { "jpan", "Jpan", "\u65E5\u3042\u30A2\uD55C", "\u65E5\u3042\u30A2%ED%95%9C" },
  { "kore", "Kore", "\u97D3\uD55C\u3042", "\u97D3\uD55C%E3%81%82" },
  { "hans", "Hans", "\u4E2D\u3105", "\u4E2D%E3%84%85" },
  { "hanb", "Hanb", "\u4E2D\u3105", "\u4E2D\u3105" },
};

static void
test_escape (gconstpointer data)
{
  const struct EscapeRow *row = data;
  g_autoptr (GString) out = g_string_new (NULL);
  gsize length = strlen (row->text);

  iri_typable_escape (row->scripts, row->text, length, out);
  g_assert_cmpstr (out->str, ==, row->escaped);
  g_assert_cmpint (iri_typable_contains (row->scripts, row->text, length), ==,
                   g_str_equal (row->text, row->escaped));
}

static const struct
{
  const char *scripts;
  gboolean known;
} list_rows[] = { { "Latn", TRUE },   { "Latn,Hebr", TRUE }, { "latn", TRUE },
                  { "Zyyy", TRUE },   { "Jpan,Kore", TRUE }, { "", FALSE },
                  { ",", FALSE },     { "Latn,", FALSE },    { "Latin", FALSE },
                  { "Xxxx", FALSE },  { "Lat", FALSE },      { "Latn Hebr", FALSE },
                  { "Latn,Q", FALSE } };

static void
test_lists (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (list_rows); i++)
    {
      g_test_message ("“%s”", list_rows[i].scripts);
      g_assert_cmpint (iri_typable_is_known (list_rows[i].scripts), ==,
                       list_rows[i].known);
    }
}

/* A user of a script can type each of its characters; a user of Ogham can type no
 * characters of other scripts. */
static void
test_scripts (void)
{
  for (gunichar c = 0x80; c < 0x30000; c++)
    {
      GUnicodeScript script = g_unichar_get_script (c);
      guint32 tag = GUINT32_TO_BE (g_unicode_script_to_iso15924 (script));
      char code[5] = { 0 }, text[6];
      gsize length = (gsize) g_unichar_to_utf8 (c, text);

      if (script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED
          || script == G_UNICODE_SCRIPT_UNKNOWN)
        continue;
      memcpy (code, &tag, sizeof tag);
      if (!iri_typable_contains (code, text, length))
        g_error ("U+%04X is not typed in %s", c, code);
      g_assert_cmpint (iri_typable_contains ("Ogam", text, length), ==,
                       script == G_UNICODE_SCRIPT_OGHAM);
    }
}

/* The scripts that Unicode recommends (UAX #31, table 5), each once. */
static void
test_all (void)
{
  static const char *const recommended[]
      = { "Arab", "Armn", "Beng", "Bopo", "Cyrl", "Deva", "Ethi", "Geor",
          "Grek", "Gujr", "Guru", "Hang", "Hani", "Hebr", "Hira", "Kana",
          "Knda", "Khmr", "Laoo", "Latn", "Mlym", "Mymr", "Orya", "Sinh",
          "Taml", "Telu", "Thaa", "Thai", "Tibt" };
  g_autoptr (GString) list = g_string_new (NULL);
  gsize n;
  const IriScript *all = iri_script_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_assert_null (strstr (list->str, all[i].code));
      g_string_append_printf (list, "%s%s", i > 0 ? "," : "", all[i].code);
      g_assert_true (
          iri_typable_contains (all[i].code, all[i].sample, strlen (all[i].sample)));
    }
  g_assert_true (iri_typable_is_known (list->str));
  for (gunichar c = 0x80; c < 0x30000; c++)
    {
      guint32 tag
          = GUINT32_TO_BE (g_unicode_script_to_iso15924 (g_unichar_get_script (c)));
      char code[5] = { 0 }, text[6];

      memcpy (code, &tag, sizeof tag);
      for (gsize i = 0; i < G_N_ELEMENTS (recommended); i++)
        if (g_str_equal (recommended[i], code)
            && !iri_typable_contains (list->str, text,
                                      (gsize) g_unichar_to_utf8 (c, text)))
          g_error ("%s is not offered: U+%04X", code, c);
    }
}

/* Likely subtags of CLDR. */
static void
test_locales (void)
{
  static const struct
  {
    const char *locale;
    const char *code;
  } rows[] = {
    { "en", "Latn" },      { "he_IL.UTF-8", "Hebr" },
    { "fa-IR", "Arab" },   { "zh_CN", "Hanb" },
    { "zh_TW", "Hanb" },   { "ja_JP", "Jpan" },
    { "ko", "Kore" },      { "sr@latin", "Cyrl" },
    { "sr_Latn", "Latn" }, { "ta_IN", "Taml" },
    { "C", NULL },         { "", "Latn" },
    { "no such", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const IriScript *script = iri_script_of_locale (rows[i].locale);

      g_test_message ("“%s”", rows[i].locale);
      g_assert_cmpstr (script != NULL ? script->code : NULL, ==, rows[i].code);
    }
}

/* The displayed IRI refers to the same resource as the original. */
static const struct ReportRow
{
  const char *name;
  const char *text;
  const char *spec;
  const char *charset;
  const char *scripts;
  const char *iri;
} report_rows[] = {
  { "all", "http://\u05D0\u05D1.ex/\u00E9", "rfc3987", NULL, NULL,
    "http://\u05D0\u05D1.ex/\u00E9" },
  { "path", "http://ex/\u05D0/\u00E9", "rfc3987", NULL, "Latn",
    "http://ex/%D7%90/\u00E9" },
  { "decoded-before", "http://ex/%D7%90/%C3%A9", "rfc3987", NULL, "Latn",
    "http://ex/%D7%90/\u00E9" },
  { "label", "http://\u05D0\u05D1.d\u00FCrst.ex/", "rfc3987", NULL, "Latn",
    "http://xn--4dbc.d\u00FCrst.ex/" },
  { "label-inside", "http://a.d\u00FCrst.\u05D0\u05D1.ex/", "rfc3987", NULL, "Latn",
    "http://a.d\u00FCrst.xn--4dbc.ex/" },
  { "a-label", "http://xn--4dbc.ex/", "rfc3987", NULL, "Latn", "http://xn--4dbc.ex/" },
  { "a-label-typed", "http://xn--4dbc.ex/", "rfc3987", NULL, "Hebr",
    "http://\u05D0\u05D1.ex/" },
  { "userinfo-and-port", "ftp://\u05D0@\u05D1.ex:1/?\u05D2#\u05D3", "rfc3987", NULL,
    "Latn", "ftp://%D7%90@xn--5db.ex:1/?%D7%92#%D7%93" },
  /* RFC 3987 §3.1: only schemes known to have domain names. */
  { "unknown-scheme", "s://\u05D1.ex/\u00E9", "rfc3987", NULL, "Latn",
    "s://%D7%91.ex/\u00E9" },
  { "no-host", "mailto:\u05D0", "rfc3987", NULL, "Latn", "mailto:%D7%90" },
  { "relative", "\u05D0/\u00E9", "rfc3987", NULL, "Latn", "%D7%90/\u00E9" },
  { "browser", "http://\u05D0\u05D1.ex/\u05D0", "whatwg", NULL, "Latn",
    "http://xn--4dbc.ex/%D7%90" },
  /* 3987bis-00 §3.5: windows-1255 has U+05D0 at E0. */
  { "query-in-charset", "http://ex/\u00E9?\u05D0", "3987bis-00", "windows-1255", "Latn",
    "http://ex/%C3%A9?%E0" },
  { "query-in-utf-8", "http://ex/\u00E9?\u05D0", "3987bis-00", NULL, "Latn",
    "http://ex/\u00E9?%D7%90" },
  /* masinter-07 §2.3, step 2: U+0958 is U+0915 U+093C in NFC. */
  { "nfc", "s:/\u0958", "masinter-07", NULL, "Latn", "s:/%E0%A4%95%E0%A4%BC" },
  { "host-refused", "http://\u05D0.1a/\u05D0", "rfc3987", NULL, "Latn",
    "http://xn--4db.1a/%D7%90" },
};

static void
test_report (gconstpointer data)
{
  const struct ReportRow *row = data;
  const IriOptions options = { .spec = iri_spec_find (row->spec),
                               .charset = row->charset,
                               .scripts = row->scripts };
  IriOptions all = options;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autoptr (IriReport) shown = iri_report_new (report->iri, -1, &options);
  g_autoptr (IriReport) other = NULL;

  all.scripts = NULL;
  other = iri_report_new (row->text, -1, &all);
  g_assert_cmpstr (report->iri, ==, row->iri);
  g_assert_cmpstr (report->uri, ==, other->uri);
  if (report->uri != NULL)
    g_assert_cmpstr (shown->uri, ==, report->uri);
}

/* Many labels and many runs take linear time. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("http://");
  const IriOptions options = { .scripts = "Latn", .want = IRI_WANT_IRI };
  g_autoptr (IriReport) report = NULL;

  for (int i = 0; i < 60000; i++)
    g_string_append (text, "\u05D0.");
  g_string_append (text, "/");
  for (int i = 0; i < 500000; i++)
    g_string_append (text, "\u05D0a");
  report = iri_report_new (text->str, (gssize) text->len, &options);
  g_assert_nonnull (report->iri);
  g_assert_true (iri_typable_contains ("Latn", report->iri, strlen (report->iri)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (escape_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/typable/escape/", escape_rows[i].name, NULL);

      g_test_add_data_func (path, &escape_rows[i], test_escape);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (report_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/typable/report/", report_rows[i].name, NULL);

      g_test_add_data_func (path, &report_rows[i], test_report);
    }
  g_test_add_func ("/typable/lists", test_lists);
  g_test_add_func ("/typable/scripts", test_scripts);
  g_test_add_func ("/typable/all", test_all);
  g_test_add_func ("/typable/locales", test_locales);
  g_test_add_func ("/typable/long", test_long);
  return g_test_run ();
}
