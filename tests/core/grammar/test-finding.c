/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The catalogue of findings, and golden files: golden/SUBJECT/NAME.iri is a text
 * followed by a line feed that is not part of it. NAME.findings has its findings, one
 * per line: code, begin, end, component, severity. Without that file there must be
 * none.
 *
 * `test-finding --print FILE` prints the findings of FILE for a new golden file. */

#include "golden.h"
#include "iri-message.h"
#include "iri-report.h"

#include <stdio.h>
#include <string.h>

static char *
render (const IriReport *report)
{
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];
      const IriFindingInfo *info = iri_finding_info (finding->code);
      const char *component = iri_component_id (finding->component);

      g_string_append_printf (out, "%s %" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT " %s %s\n",
                              info->id, finding->span.begin, finding->span.end,
                              *component != '\0' ? component : "-",
                              iri_severity_id (info->severity));
    }
  return g_string_free (out, FALSE);
}

static char *
render_file (const char *path)
{
  gsize length;
  g_autofree char *text = golden_read (path, &length);
  g_autoptr (IriReport) report = iri_report_new (text, length, NULL);

  return render (report);
}

static void
test_golden (gconstpointer data)
{
  const char *path = data;
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".iri"));
  g_autofree char *golden = g_strconcat (stem, ".findings", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *findings = render_file (path);

  if (!g_file_get_contents (golden, &expected, NULL, NULL))
    expected = g_strdup ("");
  g_assert_cmpstr (findings, ==, expected);
}

/* A .findings file without its .iri file would be ignored. */
static void
test_golden_pairs (void)
{
  g_autoptr (GPtrArray) paths = golden_list (".findings");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = paths->pdata[i];
      g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".findings"));
      g_autofree char *text = g_strconcat (stem, ".iri", NULL);

      if (!g_file_test (text, G_FILE_TEST_IS_REGULAR))
        g_test_fail_printf ("%s is missing", text);
    }
}

static void
test_catalogue (void)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (int code = 0; code < IRI_N_FINDINGS; code++)
    {
      const IriFindingInfo *info = iri_finding_info (code);

      g_assert_nonnull (info);
      g_assert_nonnull (info->id);
      g_assert_cmpuint (strlen (info->id), >, 0);
      g_assert_cmpuint (strspn (info->id, letters), ==, strlen (info->id));
      if (!g_hash_table_add (ids, (char *) info->id))
        g_test_fail_printf ("the id %s is not unique", info->id);
      g_assert_nonnull (info->message);
      g_assert_nonnull (info->why);
      g_assert_cmpuint (strlen (info->message), >, 0);
      g_assert_cmpuint (strlen (info->why), >, 0);
      g_assert_cmpint (g_utf8_validate (info->message, -1, NULL), ==, TRUE);
      g_assert_cmpstr (strchr (info->message, '!'), ==, NULL);
      g_assert_cmpstr (strchr (info->message, '\n'), ==, NULL);
      g_assert_false (g_str_has_suffix (info->message, "."));
      g_assert_true (g_str_has_suffix (info->why, "."));
      g_assert_true (info->fix == NULL || g_str_has_suffix (info->fix, "."));
    }
}

/* Every placeholder is filled in, for every code and any text. */
static void
test_messages (void)
{
  static const char *const texts[]
      = { "a", "\u05D0\u05D1", "\xED\xA0\x80", "\xFF", " ", "\x01", "" };

  for (int code = 0; code < IRI_N_FINDINGS; code++)
    for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
      {
        gsize length = strlen (texts[i]);
        IriFinding finding = {
          .code = code,
          .component = IRI_COMPONENT_PATH,
          .span = { 0, length },
          .other = { 0, length },
        };
        g_autofree char *message = iri_finding_message (&finding, texts[i], length);

        g_assert_cmpuint (strlen (message), >, 0);
        g_assert_cmpint (g_utf8_validate (message, -1, NULL), ==, TRUE);
        g_assert_cmpstr (strstr (message, "{char}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{text}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{like}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{plain}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{windows-1252}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{ascii}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{other}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "{quote}"), ==, NULL);
        g_assert_cmpstr (strstr (message, "unit}"), ==, NULL);
        g_assert_cmpstr (strpbrk (message, "\n\x01"), ==, NULL);
      }
}

/* How a message quotes the value of a placeholder. */
typedef struct
{
  const char *name;
  IriFindingCode code;
  const char *text;
  const char *quoted; /* between U+2066 and U+2069 */
} QuoteRow;

static const QuoteRow quote_rows[] = {
  { "text", IRI_FINDING_IPV6, "1:2", "1:2" },
  { "text-with-space", IRI_FINDING_IPV6, "1 2", "1 2" },
  { "text-with-rlo", IRI_FINDING_IPV6, "1\u202e2", "1<U+202E>2" },
  { "text-not-utf-8", IRI_FINDING_IPV6, "1\xff", "1<FF>" },
  { "text-rtl-first", IRI_FINDING_IPV6, "א/ב?c", "א/ב?c" },
  { "char", IRI_FINDING_UNWISE, "{|", "{" },
  { "char-space", IRI_FINDING_SPACE_LOOK_ALIKE, "\u00a0", "U+00A0 NO-BREAK SPACE" },
  { "like", IRI_FINDING_HOST_LOOK_ALIKE, "\u2215", "/" },
  { "plain-katakana", IRI_FINDING_HALF_WIDTH_KATAKANA, "ｶﾞｷﾞ", "ガギ" },
  { "plain-full-width", IRI_FINDING_FULL_WIDTH, "Ａ１", "A1" },
  { "plain-ligature", IRI_FINDING_LIGATURE, "\ufb01", "fi" },
  { "plain-not-utf-8", IRI_FINDING_LIGATURE, "\xff", "<FF>" },
  { "windows-1252", IRI_FINDING_PCT_NOT_UTF_8, "%E9", "é" },
  { "windows-1252-of-two", IRI_FINDING_PCT_NOT_UTF_8, "%93%94", "“”" },
};

static void
test_quote (gconstpointer data)
{
  const QuoteRow *row = data;
  gsize length = strlen (row->text);
  const IriFinding finding = { .code = row->code, .span = { 0, length } };
  g_autofree char *message = iri_finding_message (&finding, row->text, length);
  g_autofree char *quoted = g_strdup_printf ("\u2066%s\u2069", row->quoted);

  if (strstr (message, quoted) == NULL)
    g_test_fail_printf ("\"%s\" does not quote %s", message, row->quoted);
}

/* Octets after the span, which are UTF-8 here, are not quoted. */
static void
test_quote_span (void)
{
  const char *text = "%E9%C3%A9";
  const IriFinding finding = { .code = IRI_FINDING_PCT_NOT_UTF_8, .span = { 0, 3 } };
  g_autofree char *message = iri_finding_message (&finding, text, strlen (text));

  g_assert_nonnull (strstr (message, "\u2066é\u2069"));
}

/* {other}, {unit}, {other-unit} and {quote}. */
static void
test_other (void)
{
  const IriFinding moved = {
    .code = IRI_FINDING_BIDI_MOVED,
    .span = { 2, 3 },
    .other = { 0, 1 },
    .unit = IRI_BIDI_UNIT_SEGMENT,
    .other_unit = IRI_BIDI_UNIT_LABEL,
  };
  const IriFinding twin = { .code = IRI_FINDING_BIDI_TWIN, .quote = "a\u202Eb" };
  g_autofree char *moved_message = iri_finding_message (&moved, "a/b", 3);
  g_autofree char *twin_message = iri_finding_message (&twin, "", 0);

  g_assert_cmpstr (moved_message, ==,
                   "The path segment \u2066b\u2069 is displayed where "
                   "the host label \u2066a\u2069 belongs");
  g_assert_cmpstr (twin_message, ==, "\u2066a<U+202E>b\u2069 looks exactly the same");
}

static void
test_compare (void)
{
  const IriFinding note = { .code = IRI_FINDING_MORE };
  const IriFinding twin = { .code = IRI_FINDING_BIDI_TWIN, .span = { 9, 9 } };
  const IriFinding warning = { .code = IRI_FINDING_BIDI_ENDS };
  const IriFinding error = { .code = IRI_FINDING_SPACE, .span = { 5, 6 } };
  const IriFinding later = { .code = IRI_FINDING_SPACE, .span = { 7, 8 } };

  g_assert_cmpint (iri_finding_compare (&error, &warning), <, 0);
  g_assert_cmpint (iri_finding_compare (&warning, &note), <, 0);
  g_assert_cmpint (iri_finding_compare (&note, &error), >, 0);
  g_assert_cmpint (iri_finding_compare (&twin, &warning), <, 0);
  g_assert_cmpint (iri_finding_compare (&warning, &twin), >, 0);
  g_assert_cmpint (iri_finding_compare (&error, &twin), <, 0);
  g_assert_cmpint (iri_finding_compare (&error, &later), <, 0);
  g_assert_cmpint (iri_finding_compare (&later, &error), >, 0);
  g_assert_cmpint (iri_finding_compare (&error, &error), ==, 0);
}

/* Adds a test for each file, /finding/golden/SUBJECT/NAME. */
static void
add_goldens (const GPtrArray *paths)
{
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "golden", NULL);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *name = (const char *) paths->pdata[i] + strlen (root) + 1;
      g_autofree char *test = g_strdup_printf (
          "/finding/golden/%.*s", (int) (strlen (name) - strlen (".iri")), name);

      g_test_add_data_func (test, paths->pdata[i], test_golden);
    }
}

/* A message that starts with an invisible character starts with its name. */
static void
test_visible (void)
{
  gsize n;
  const IriSpec *all = iri_spec_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      IriOptions options = { .spec = &all[i] };
      IriReport *report = iri_report_new (" \thttp://a.ex/b\u200b c\r\n", -1, &options);

      for (gsize k = 0; k < report->n_findings; k++)
        {
          const IriFinding *finding = &report->findings[k];
          const char *pattern = iri_finding_info (finding->code)->message;
          char *message = iri_finding_fill (pattern, finding, report->text);
          gunichar first = g_utf8_get_char (message);

          if (first == 0x2066)
            first = g_utf8_get_char (g_utf8_next_char (message));
          if (!g_unichar_isgraph (first))
            g_test_fail_printf ("%s: \"%s\"", all[i].id, message);
          g_free (message);
        }
      iri_report_unref (report);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;

  if (argc == 3 && strcmp (argv[1], "--print") == 0)
    {
      g_autofree char *findings = render_file (argv[2]);

      fputs (findings, stdout);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/finding/catalogue", test_catalogue);
  g_test_add_func ("/finding/messages", test_messages);
  g_test_add_func ("/finding/visible", test_visible);
  g_test_add_func ("/finding/compare", test_compare);
  g_test_add_func ("/finding/quote-span", test_quote_span);
  g_test_add_func ("/finding/other", test_other);
  g_test_add_func ("/finding/golden-pairs", test_golden_pairs);
  for (gsize i = 0; i < G_N_ELEMENTS (quote_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/finding/quote/%s", quote_rows[i].name);

      g_test_add_data_func (path, &quote_rows[i], test_quote);
    }
  paths = golden_list (".iri");
  add_goldens (paths);
  return g_test_run ();
}
