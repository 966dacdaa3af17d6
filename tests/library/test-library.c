/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The public interface alone: this file is also compiled against the installed library,
 * with what pkg-config says and nothing else. */

#include <iri.h>

typedef struct
{
  const char *name;
  int value;
  int frozen;
} EnumRow;

/* The numbers of libiri.so.0. Programs are compiled with them: never change a row. */
static const EnumRow enum_rows[] = {
  { "component/scheme", LIBIRI_COMPONENT_SCHEME, 0 },
  { "component/userinfo", LIBIRI_COMPONENT_USERINFO, 1 },
  { "component/host", LIBIRI_COMPONENT_HOST, 2 },
  { "component/port", LIBIRI_COMPONENT_PORT, 3 },
  { "component/path", LIBIRI_COMPONENT_PATH, 4 },
  { "component/query", LIBIRI_COMPONENT_QUERY, 5 },
  { "component/fragment", LIBIRI_COMPONENT_FRAGMENT, 6 },
  { "component/none", LIBIRI_COMPONENT_NONE, 7 },
  { "host-kind/none", LIBIRI_HOST_KIND_NONE, 0 },
  { "host-kind/empty", LIBIRI_HOST_KIND_EMPTY, 1 },
  { "host-kind/reg-name", LIBIRI_HOST_KIND_REG_NAME, 2 },
  { "host-kind/ipv4", LIBIRI_HOST_KIND_IPV4, 3 },
  { "host-kind/ipv6", LIBIRI_HOST_KIND_IPV6, 4 },
  { "host-kind/ipvfuture", LIBIRI_HOST_KIND_IPVFUTURE, 5 },
  { "severity/error", LIBIRI_SEVERITY_ERROR, 0 },
  { "severity/warning", LIBIRI_SEVERITY_WARNING, 1 },
  { "severity/note", LIBIRI_SEVERITY_NOTE, 2 },
  { "verdict-level/none", LIBIRI_VERDICT_LEVEL_NONE, 0 },
  { "verdict-level/good", LIBIRI_VERDICT_LEVEL_GOOD, 1 },
  { "verdict-level/note", LIBIRI_VERDICT_LEVEL_NOTE, 2 },
  { "verdict-level/warning", LIBIRI_VERDICT_LEVEL_WARNING, 3 },
  { "verdict-level/error", LIBIRI_VERDICT_LEVEL_ERROR, 4 },
  { "rung/string", LIBIRI_RUNG_STRING, 0 },
  { "rung/case", LIBIRI_RUNG_CASE, 1 },
  { "rung/percent", LIBIRI_RUNG_PERCENT, 2 },
  { "rung/path", LIBIRI_RUNG_PATH, 3 },
  { "rung/scheme", LIBIRI_RUNG_SCHEME, 4 },
  { "purpose/any", LIBIRI_PURPOSE_ANY, 0 },
  { "purpose/identity", LIBIRI_PURPOSE_IDENTITY, 1 },
  { "purpose/retrieval", LIBIRI_PURPOSE_RETRIEVAL, 2 },
};

static void
test_enum (gconstpointer data)
{
  const EnumRow *row = data;

  g_assert_cmpint (row->value, ==, row->frozen);
}

/* The examples of RFC 3987 §3.1 and §3.2. */
static void
test_convert (void)
{
  g_autofree char *uri = libiri_to_uri ("http://r\u00E9sum\u00E9.example.org", NULL);
  g_autofree char *iri
      = libiri_to_iri ("http://www.example.org/r%C3%A9sum%C3%A9", NULL);
  g_autofree char *kept = libiri_to_iri ("http://www.example.org/D%FCrst", NULL);
  g_autofree char *none = libiri_to_uri ("http://\xFF/", NULL);

  g_assert_cmpstr (uri, ==, "http://xn--rsum-bpad.example.org");
  g_assert_cmpstr (iri, ==, "http://www.example.org/r\u00E9sum\u00E9");
  g_assert_cmpstr (kept, ==, "http://www.example.org/D%FCrst");
  g_assert_null (none);
}

/* The examples of RFC 3986 §5.4 and §6.2.2. */
static void
test_resolve (void)
{
  g_autofree char *target = libiri_resolve ("../g", "http://a/b/c/d;p?q", NULL);
  g_autofree char *none = libiri_resolve ("../g", "b/c", NULL);
  g_autofree char *normal
      = libiri_normalize ("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", LIBIRI_RUNG_PATH, NULL);

  g_assert_cmpstr (target, ==, "http://a/b/g");
  g_assert_null (none);
  g_assert_cmpstr (normal, ==, "example://a/b/c/%7Bfoo%7D");
}

typedef struct
{
  const char *name;
  const char *left;
  const char *right;
  LibiriPurpose purpose;
  gboolean equal;
  LibiriRung rung;
} CompareRow;

/* RFC 3986 §6.2.2 and §6.2.3. */
static const CompareRow compare_rows[] = {
  { "string", "http://a/", "http://a/", LIBIRI_PURPOSE_ANY, TRUE, LIBIRI_RUNG_STRING },
  { "case", "HTTP://a/", "http://A/", LIBIRI_PURPOSE_ANY, TRUE, LIBIRI_RUNG_CASE },
  { "percent", "http://a/~", "http://a/%7E", LIBIRI_PURPOSE_ANY, TRUE,
    LIBIRI_RUNG_PERCENT },
  { "path", "http://a/b/../c", "http://a/c", LIBIRI_PURPOSE_ANY, TRUE,
    LIBIRI_RUNG_PATH },
  { "scheme", "http://a:80/", "http://a", LIBIRI_PURPOSE_ANY, TRUE,
    LIBIRI_RUNG_SCHEME },
  { "different", "http://a/b", "http://a/c", LIBIRI_PURPOSE_ANY, FALSE,
    LIBIRI_RUNG_SCHEME },
  { "identity", "HTTP://a/", "http://a/", LIBIRI_PURPOSE_IDENTITY, FALSE,
    LIBIRI_RUNG_STRING },
  { "retrieval", "http://a/#b", "http://a/#c", LIBIRI_PURPOSE_RETRIEVAL, TRUE,
    LIBIRI_RUNG_STRING },
  { "not-utf-8", "http://\xFF/", "http://\xFF/", LIBIRI_PURPOSE_ANY, FALSE,
    LIBIRI_RUNG_STRING },
};

static void
test_compare (gconstpointer data)
{
  const CompareRow *row = data;
  LibiriRung rung = LIBIRI_RUNG_SCHEME;

  g_assert_cmpint (libiri_compare (row->left, row->right, row->purpose, NULL, &rung),
                   ==, row->equal);
  g_assert_cmpint (rung, ==, row->rung);
  g_assert_cmpint (libiri_compare (row->left, row->right, row->purpose, NULL, NULL), ==,
                   row->equal);
}

static void
test_links (void)
{
  static const char *const expected[]
      = { "http://example.com/", "www.example.org/a", NULL };
  g_auto (GStrv) links
      = libiri_find_links ("See <http://example.com/> (or www.example.org/a).");
  g_auto (GStrv) none = libiri_find_links ("");

  g_assert_cmpstrv (links, expected);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static void
test_options (void)
{
  g_autoptr (LibiriOptions) options = libiri_options_new (), copy = NULL;
  g_auto (GStrv) standards = libiri_list_standards ();
  g_auto (GStrv) flavours = libiri_list_idna_flavours ();
  g_auto (GStrv) conventions = libiri_list_conventions ();
  g_autofree char *uri = NULL, *resolved = NULL;

  g_assert_cmpuint (g_strv_length (standards), ==, 9);
  for (char **id = standards; *id != NULL; id++)
    g_assert_true (libiri_options_set_standard (options, *id));
  for (char **id = flavours; *id != NULL; id++)
    g_assert_true (libiri_options_set_idna (options, *id));
  for (char **id = conventions; *id != NULL; id++)
    g_assert_true (libiri_options_set_convention (options, *id));
  g_assert_false (libiri_options_set_standard (options, "rfc1"));
  g_assert_false (libiri_options_set_idna (options, ""));
  g_assert_false (libiri_options_set_convention (options, "other"));

  /* URL Standard §4.1: "https:example.org" is "https://example.org/". */
  g_assert_true (libiri_options_set_standard (options, "whatwg"));
  g_assert_true (libiri_options_set_idna (options, "browser"));
  uri = libiri_to_uri ("https:example.org", options);
  g_assert_cmpstr (uri, ==, "https://example.org/");

  libiri_options_set_base (options, "https://example.org/a/b");
  copy = libiri_options_copy (options);
  libiri_options_set_base (options, NULL);
  resolved = libiri_to_uri ("c", copy);
  g_assert_cmpstr (resolved, ==, "https://example.org/a/c");
}

typedef struct
{
  const char *name;
  LibiriComponent component;
  gsize begin;
  gsize end;
  const char *text;
} ComponentRow;

/* http://me@example.com:8042/over/there?name=ferret
 * 0  4   7 9 10      21 22 26        37 38         49 */
static const ComponentRow component_rows[] = {
  { "scheme", LIBIRI_COMPONENT_SCHEME, 0, 4, "http" },
  { "userinfo", LIBIRI_COMPONENT_USERINFO, 7, 9, "me" },
  { "host", LIBIRI_COMPONENT_HOST, 10, 21, "example.com" },
  { "port", LIBIRI_COMPONENT_PORT, 22, 26, "8042" },
  { "path", LIBIRI_COMPONENT_PATH, 26, 37, "/over/there" },
  { "query", LIBIRI_COMPONENT_QUERY, 38, 49, "name=ferret" },
  { "fragment", LIBIRI_COMPONENT_FRAGMENT, 0, 0, NULL },
  { "none", LIBIRI_COMPONENT_NONE, 0, 0, NULL },
};

static void
test_component (gconstpointer data)
{
  const ComponentRow *row = data;
  g_autoptr (LibiriReport) report
      = libiri_report_new ("http://me@example.com:8042/over/there?name=ferret", NULL);
  g_autofree char *text = libiri_report_dup_component (report, row->component);
  gsize begin = 1, end = 1;

  g_assert_cmpint (
      libiri_report_get_component_range (report, row->component, &begin, &end), ==,
      row->text != NULL);
  g_assert_cmpuint (begin, ==, row->begin);
  g_assert_cmpuint (end, ==, row->end);
  g_assert_cmpstr (text, ==, row->text);
}

/* B\u00FCcher.example is an example of RFC 3492 and of the URL Standard. */
static void
test_host (void)
{
  g_autoptr (LibiriReport) report
      = libiri_report_new ("http://www.b\u00FCcher.co.uk/", NULL);
  g_autoptr (LibiriReport) none = libiri_report_new ("a/b", NULL);
  g_autoptr (LibiriReport) rejected = libiri_report_new ("http://xn--a\u00E9/", NULL);

  g_assert_cmpint (libiri_report_get_host_kind (report), ==, LIBIRI_HOST_KIND_REG_NAME);
  g_assert_cmpstr (libiri_report_get_host_ascii (report), ==,
                   "www.xn--bcher-kva.co.uk");
  g_assert_cmpstr (libiri_report_get_host_unicode (report), ==,
                   "www.b\u00FCcher.co.uk");
  g_assert_cmpstr (libiri_report_get_registrable_domain (report), ==,
                   "xn--bcher-kva.co.uk");
  g_assert_null (libiri_report_get_host_rejection (report));
  g_assert_cmpint (libiri_report_get_host_kind (none), ==, LIBIRI_HOST_KIND_NONE);
  g_assert_null (libiri_report_get_host_ascii (none));
  g_assert_null (libiri_report_get_host_unicode (none));
  g_assert_null (libiri_report_get_host_rejection (none));
  g_assert_null (libiri_report_get_registrable_domain (none));
  g_assert_true (g_regex_match_simple ("^20[0-9]{2}-[01][0-9]-[0-3][0-9]$",
                                       libiri_report_get_suffix_list_date (report), 0,
                                       0));
  g_assert_null (libiri_report_get_suffix_list_date (none));
  g_assert_null (libiri_report_get_host_ascii (rejected));
  g_assert_nonnull (libiri_report_get_host_rejection (rejected));
}

/* As example 1 of RFC 3987 §4.4, with Hebrew letters: their label is reversed. */
static void
test_visual (void)
{
  g_autoptr (LibiriReport) report
      = libiri_report_new ("http://ab.\u05D0\u05D1\u05D2.ij/", NULL);
  gsize n_chars = 0;
  g_autofree guint32 *positions = libiri_report_dup_visual_positions (report, &n_chars);

  g_assert_cmpstr (libiri_report_get_logical_text (report), ==,
                   "http://ab.\u05D0\u05D1\u05D2.ij/");
  g_assert_cmpstr (libiri_report_get_visual_text (report), ==,
                   "http://ab.\u05D2\u05D1\u05D0.ij/");
  g_assert_nonnull (libiri_report_get_display_text (report));
  g_assert_cmpuint (n_chars, ==, 17);
  for (gsize i = 0; i < n_chars; i++)
    g_assert_cmpuint (positions[i], ==, i == 10 ? 12 : i == 12 ? 10 : i);
  g_assert_null (libiri_report_get_visual_twin (report));
}

/* 3987bis-00 §2.1 forbids a space, and the Cyrillic a looks like the Latin one. */
static void
test_findings (void)
{
  g_autoptr (LibiriReport) report
      = libiri_report_new ("http://p\u0430ypal.com/ ", NULL);
  g_autoptr (LibiriFinding) copy = NULL;
  g_autofree char *message = NULL, *section = NULL;
  gsize n = libiri_report_get_n_findings (report), counted = 0, begin = 0, end = 0;

  for (int severity = LIBIRI_SEVERITY_ERROR; severity <= LIBIRI_SEVERITY_NOTE;
       severity++)
    counted += libiri_report_count_findings (report, (LibiriSeverity) severity);
  g_assert_cmpuint (n, ==, counted);
  g_assert_true (libiri_report_is_deceptive (report));
  g_assert_false (libiri_report_is_valid (report));
  copy = libiri_finding_copy (libiri_report_get_finding (report, 0));
  g_clear_pointer (&report, libiri_report_unref);

  g_assert_cmpstr (libiri_finding_get_id (copy), ==, "space");
  g_assert_cmpint (libiri_finding_get_severity (copy), ==, LIBIRI_SEVERITY_ERROR);
  g_assert_cmpint (libiri_finding_get_component (copy), ==, LIBIRI_COMPONENT_PATH);
  g_assert_true (libiri_finding_get_range (copy, &begin, &end));
  g_assert_cmpuint (begin, ==, 19);
  g_assert_cmpuint (end, ==, 20);
  g_assert_false (libiri_finding_is_deceptive (copy));
  message = libiri_finding_dup_message (copy);
  section = libiri_finding_dup_section (copy);
  g_assert_cmpstr (message, !=, "");
  g_assert_true (g_str_has_prefix (section, "RFC 3987 §"));
  g_assert_cmpstr (libiri_finding_get_why (copy), !=, "");
  g_assert_cmpstr (libiri_finding_get_fix (copy), !=, "");
}

static void
test_verdict (void)
{
  g_autoptr (LibiriReport) report = libiri_report_new ("http://example.org/", NULL);
  g_autoptr (LibiriReport) empty = libiri_report_new ("", NULL);
  g_autofree char *why = NULL, *title = libiri_report_dup_verdict (report, &why);
  g_autofree char *nothing = libiri_report_dup_verdict (empty, NULL);
  g_autofree char *json = libiri_report_to_json (report);

  g_assert_cmpint (libiri_report_get_verdict_level (report), ==,
                   LIBIRI_VERDICT_LEVEL_GOOD);
  g_assert_cmpint (libiri_report_get_verdict_level (empty), ==,
                   LIBIRI_VERDICT_LEVEL_NONE);
  g_assert_cmpstr (title, !=, "");
  g_assert_nonnull (why);
  g_assert_cmpstr (nothing, ==, "");
  g_assert_true (g_str_has_prefix (json, "{\""));
  g_assert_true (g_utf8_validate (json, -1, NULL));
}

/* Anything can be a text, also what is not UTF-8 and has a NUL. */
static void
test_bytes (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("http://a/\0\xFF", 11);
  g_autoptr (GBytes) empty = g_bytes_new_static (NULL, 0);
  g_autoptr (LibiriReport) report = libiri_report_new_from_bytes (bytes, NULL);
  g_autoptr (LibiriReport) nothing = libiri_report_new_from_bytes (empty, NULL);
  g_autoptr (LibiriReport) same = libiri_report_ref (report);
  g_autofree char *path = libiri_report_dup_component (report, LIBIRI_COMPONENT_PATH);

  g_assert_true (same == report);
  g_assert_cmpstr (libiri_report_get_text (report), ==, "http://a/\uFFFD\uFFFD");
  g_assert_cmpstr (path, ==, "/\uFFFD\uFFFD");
  g_assert_null (libiri_report_get_uri (report));
  g_assert_null (libiri_report_get_iri (report));
  g_assert_false (libiri_report_is_valid (report));
  g_assert_cmpstr (libiri_report_get_text (nothing), ==, "");
}

static void
test_types (void)
{
  static const char *const names[]
      = { "LibiriOptions", "LibiriReport", "LibiriFinding" };
  const GType types[]
      = { LIBIRI_TYPE_OPTIONS, LIBIRI_TYPE_REPORT, LIBIRI_TYPE_FINDING };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_assert_true (G_TYPE_IS_BOXED (types[i]));
      g_assert_cmpstr (g_type_name (types[i]), ==, names[i]);
    }
  g_assert_true (g_ascii_isdigit (libiri_get_version ()[0]));
}

#define ADD_ROWS(group, rows, function)                                                \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *path                                                            \
          = g_strdup_printf ("/library/%s/%s", group, (rows)[i].name);                 \
                                                                                       \
      g_test_add_data_func (path, &(rows)[i], function);                               \
    }

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("enum", enum_rows, test_enum);
  ADD_ROWS ("compare", compare_rows, test_compare);
  ADD_ROWS ("component", component_rows, test_component);
  g_test_add_func ("/library/convert", test_convert);
  g_test_add_func ("/library/resolve", test_resolve);
  g_test_add_func ("/library/links", test_links);
  g_test_add_func ("/library/options", test_options);
  g_test_add_func ("/library/host", test_host);
  g_test_add_func ("/library/visual", test_visual);
  g_test_add_func ("/library/findings", test_findings);
  g_test_add_func ("/library/verdict", test_verdict);
  g_test_add_func ("/library/bytes", test_bytes);
  g_test_add_func ("/library/types", test_types);
  return g_test_run ();
}
