/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Resolving: RFC 3986 §5.4, and RFC 2396 appendix C for the early drafts. */

#include "iri-dot-segments.h"
#include "iri-parse.h"
#include "iri-report.h"
#include "iri-resolve.h"

#include <string.h>

#define BASE "http://a/b/c/d;p?q"

typedef struct
{
  const char *name;
  const char *reference;
  const char *target;
} ResolveRow;

/* RFC 3986 §5.4.1. */
static const ResolveRow normal_rows[] = {
  { "scheme", "g:h", "g:h" },
  { "segment", "g", "http://a/b/c/g" },
  { "dot-segment", "./g", "http://a/b/c/g" },
  { "folder", "g/", "http://a/b/c/g/" },
  { "absolute-path", "/g", "http://a/g" },
  { "authority", "//g", "http://g" },
  { "query", "?y", "http://a/b/c/d;p?y" },
  { "segment-query", "g?y", "http://a/b/c/g?y" },
  { "fragment", "#s", "http://a/b/c/d;p?q#s" },
  { "segment-fragment", "g#s", "http://a/b/c/g#s" },
  { "segment-query-fragment", "g?y#s", "http://a/b/c/g?y#s" },
  { "parameter", ";x", "http://a/b/c/;x" },
  { "segment-parameter", "g;x", "http://a/b/c/g;x" },
  { "all", "g;x?y#s", "http://a/b/c/g;x?y#s" },
  { "empty", "", "http://a/b/c/d;p?q" },
  { "dot", ".", "http://a/b/c/" },
  { "dot-slash", "./", "http://a/b/c/" },
  { "up", "..", "http://a/b/" },
  { "up-slash", "../", "http://a/b/" },
  { "up-segment", "../g", "http://a/b/g" },
  { "up-twice", "../..", "http://a/" },
  { "up-twice-slash", "../../", "http://a/" },
  { "up-twice-segment", "../../g", "http://a/g" },
};

/* RFC 3986 §5.4.2, strict. */
static const ResolveRow abnormal_rows[] = {
  { "up-thrice", "../../../g", "http://a/g" },
  { "up-four-times", "../../../../g", "http://a/g" },
  { "absolute-dot", "/./g", "http://a/g" },
  { "absolute-up", "/../g", "http://a/g" },
  { "dot-after", "g.", "http://a/b/c/g." },
  { "dot-before", ".g", "http://a/b/c/.g" },
  { "dots-after", "g..", "http://a/b/c/g.." },
  { "dots-before", "..g", "http://a/b/c/..g" },
  { "dot-up", "./../g", "http://a/b/g" },
  { "dot-at-end", "./g/.", "http://a/b/c/g/" },
  { "dot-inside", "g/./h", "http://a/b/c/g/h" },
  { "up-inside", "g/../h", "http://a/b/c/h" },
  { "dot-after-parameter", "g;x=1/./y", "http://a/b/c/g;x=1/y" },
  { "up-after-parameter", "g;x=1/../y", "http://a/b/c/y" },
  { "dot-in-query", "g?y/./x", "http://a/b/c/g?y/./x" },
  { "up-in-query", "g?y/../x", "http://a/b/c/g?y/../x" },
  { "dot-in-fragment", "g#s/./x", "http://a/b/c/g#s/./x" },
  { "up-in-fragment", "g#s/../x", "http://a/b/c/g#s/../x" },
  { "same-scheme", "http:g", "http:g" },
};

/* RFC 2396 C.1 and C.2, where they differ from RFC 3986. Here "current document" is the
 * base. */
static const ResolveRow early_rows[] = {
  { "query", "?y", "http://a/b/c/?y" },
  { "empty", "", "http://a/b/c/d;p?q" },
  { "fragment", "#s", "http://a/b/c/d;p?q#s" },
  { "up-thrice", "../../../g", "http://a/../g" },
  { "up-four-times", "../../../../g", "http://a/../../g" },
  { "absolute-dot", "/./g", "http://a/./g" },
  { "absolute-up", "/../g", "http://a/../g" },
  { "segment", "g", "http://a/b/c/g" },
  { "authority", "//g", "http://g" },
  { "up-twice", "../..", "http://a/" },
  { "up-twice-segment", "../../g", "http://a/g" },
  { "dot-up", "./../g", "http://a/b/g" },
  { "dot-at-end", "./g/.", "http://a/b/c/g/" },
  { "up-after-parameter", "g;x=1/../y", "http://a/b/c/y" },
  { "up-in-query", "g?y/../x", "http://a/b/c/g?y/../x" },
  { "same-scheme", "http:g", "http:g" },
};

/* 3987bis-00 §6.5: like URIs, with other characters treated as unreserved ones. */
static const ResolveRow iri_rows[] = {
  { "segment", "\u05D0/../\u00E9", "http://a/b/c/\u00E9" },
  { "authority", "//\u00E9?\u05D0", "http://\u00E9?\u05D0" },
  { "encoded-dots-stay", "%2E%2E/g", "http://a/b/c/%2E%2E/g" },
  { "full-stop-wide-stays", "\uFF0E\uFF0E/g", "http://a/b/c/\uFF0E\uFF0E/g" },
};

typedef struct
{
  const char *name;
  const char *base;
  const char *reference;
  const char *target; /* NULL: none */
} BaseRow;

/* RFC 3986 §5.2.2 and §5.2.3 by hand, exactly as written. */
static const BaseRow base_rows[] = {
  { "no-path", "http://a", "g", "http://a/g" },
  { "no-path-query", "http://a?q", "g", "http://a/g" },
  { "no-path-empty", "http://a?q#f", "", "http://a?q" },
  { "rootless", "mailto:a@b?c", "d@e", "mailto:d@e" },
  { "rootless-up", "foo:a/b", "../../c", "foo:/c" },
  { "rootless-only-up", "foo:a", "..", "foo:" },
  { "opaque-fragment", "urn:a:b", "#c", "urn:a:b#c" },
  { "base-dots-stay", "http://a/b/../c", "?y", "http://a/b/../c?y" },
  { "base-dots-go", "http://a/b/../c/d", "g", "http://a/c/g" },
  { "base-fragment-goes", "http://a/b#c", "?y", "http://a/b?y" },
  { "authority-all", "http://me@a:1/b", "c", "http://me@a:1/c" },
  { "authority-empty", "file:///a/b", "../c", "file:///c" },
  { "empty-segments", "foo://a//b/c", "../../d", "foo://a/d" },
  { "looks-like-authority", "f:/a", ".//g", "f://g" }, /* §5.3 as written */
  { "base-needs-no-scheme", "b/c", "g:h/../i", "g:/i" },
  { "base-relative", "b/c", "g", NULL },
  { "base-relative-authority", "//a/b", "//g", NULL },
  { "base-empty", "", "#s", NULL },
};

/* RFC 3986 §5.2.4: its two examples, and each rule. */
static const ResolveRow dots_rows[] = {
  { "example-1", "/a/b/c/./../../g", "/a/g" },
  { "example-2", "mid/content=5/../6", "mid/6" },
  { "a-up", "../g", "g" },
  { "a-dot", "./g", "g" },
  { "a-again", ".././../g", "g" },
  { "b", "/./g", "/g" },
  { "b-at-end", "/g/.", "/g/" },
  { "c", "/g/../h", "/h" },
  { "c-at-end", "/g/..", "/" },
  { "c-too-many", "/../../g", "/g" },
  { "c-rootless", "g/../h", "/h" },
  { "d-dot", ".", "" },
  { "d-up", "..", "" },
  { "e", "g", "g" },
  { "three-dots", "/.../g", "/.../g" },
  { "empty", "", "" },
  { "slash", "/", "/" },
  { "empty-segment", "/a//../b", "/a/b" },
};

static char *
resolve (const char *base, const char *reference, const char *spec_id)
{
  const IriSpec *spec = iri_spec_find (spec_id);
  IriResolveOptions options = { .spec = spec };
  GString *target = g_string_new (NULL);
  IriComponents base_components, components;
  gboolean done;

  iri_parse (base, strlen (base), spec, &base_components, NULL, NULL);
  iri_parse (reference, strlen (reference), spec, &components, NULL, NULL);
  done = iri_resolve (base, &base_components, reference, &components, &options, target);
  return g_string_free (target, !done);
}

static void
test_row (gconstpointer data)
{
  const ResolveRow *row = data;
  g_autofree char *target = resolve (BASE, row->reference, "rfc3987");

  g_assert_cmpstr (target, ==, row->target);
}

static void
test_early (gconstpointer data)
{
  static const char *const specs[] = { "masinter-07", "iuc19", "duerst-01" };
  const ResolveRow *row = data;

  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      g_autofree char *target = resolve (BASE, row->reference, specs[i]);

      g_assert_cmpstr (target, ==, row->target);
    }
}

static void
test_base (gconstpointer data)
{
  const BaseRow *row = data;
  g_autofree char *target = resolve (row->base, row->reference, "3987bis-00");

  g_assert_cmpstr (target, ==, row->target);
}

static void
test_dots (gconstpointer data)
{
  const ResolveRow *row = data;
  g_autoptr (GString) path = g_string_new ("../kept/");

  iri_remove_dot_segments (row->reference, strlen (row->reference), NULL, path);
  g_assert_true (g_str_has_prefix (path->str, "../kept/"));
  g_assert_cmpstr (path->str + strlen ("../kept/"), ==, row->target);
}

/* The algorithm as written in RFC 3986 §5.2.4, one character at a time. */
static char *
remove_by_the_book (const char *in)
{
  g_autoptr (GString) input = g_string_new (in);
  GString *out = g_string_new (NULL);

  while (input->len > 0)
    {
      gboolean up
          = g_str_has_prefix (input->str, "/../") || g_str_equal (input->str, "/..");

      if (g_str_has_prefix (input->str, "../"))
        g_string_erase (input, 0, 3);
      else if (g_str_has_prefix (input->str, "./"))
        g_string_erase (input, 0, 2);
      else if (g_str_has_prefix (input->str, "/./"))
        g_string_erase (input, 0, 2);
      else if (g_str_equal (input->str, "/."))
        g_string_assign (input, "/");
      else if (up)
        {
          const char *last = strrchr (out->str, '/');

          g_string_erase (input, 0, 3);
          if (input->len == 0)
            g_string_assign (input, "/");
          g_string_truncate (out, last != NULL ? (gsize) (last - out->str) : 0);
        }
      else if (g_str_equal (input->str, ".") || g_str_equal (input->str, ".."))
        g_string_truncate (input, 0);
      else
        do
          {
            g_string_append_c (out, input->str[0]);
            g_string_erase (input, 0, 1);
          }
        while (input->len > 0 && input->str[0] != '/');
    }
  return g_string_free (out, FALSE);
}

static void
test_dots_at_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3986);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) path = g_string_new (NULL);
      g_autoptr (GString) out = g_string_new (NULL);
      g_autofree char *wanted = NULL;

      for (int i = g_rand_int_range (rand, 0, 16); i > 0; i--)
        g_string_append_c (path, "a..//"[g_rand_int_range (rand, 0, 5)]);
      wanted = remove_by_the_book (path->str);
      iri_remove_dot_segments (path->str, path->len, NULL, out);
      g_assert_cmpstr (out->str, ==, wanted);
    }
}

/* Five mebibytes of segments, each of which removes one before it. */
static void
test_long (void)
{
  g_autoptr (GString) path = g_string_new (NULL);
  g_autoptr (GString) out = g_string_new (NULL);

  for (int i = 0; i <= 1 << 20; i++)
    g_string_append (path, "/a");
  for (int i = 0; i < 1 << 20; i++)
    g_string_append (path, "/..");
  iri_remove_dot_segments (path->str, path->len, NULL, out);
  g_assert_cmpuint (out->len, ==, strlen ("/a/"));
  g_assert_cmpint (memcmp (out->str, "/a/", 3), ==, 0);
}

/* A reference that cannot be resolved has no target, and a finding says why. */
static void
test_report (void)
{
  static const IriOptions options
      = { .base = "b", .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) report = iri_report_new ("g", -1, &options);

  g_assert_null (report->iri);
  g_assert_null (report->target);
  g_assert_cmpint (report->n_findings, ==, 1);
  g_assert_cmpint (report->findings[0].code, ==, IRI_FINDING_BASE_RELATIVE);
}

static void
test_report_steps (void)
{
  static const IriOptions options
      = { .base = BASE, .want = IRI_WANT_IRI | IRI_WANT_TARGET | IRI_WANT_STEPS };
  static const char *const steps[][2] = {
    { "5.2.3", "/b/c/../%C3%A9" },
    { "5.2.4", "/b/%C3%A9" },
    { "5.3", "http://a/b/%C3%A9?y" },
  };
  g_autoptr (IriReport) report = iri_report_new ("../%C3%A9?y", -1, &options);

  g_assert_cmpstr (report->iri, ==, "http://a/b/%C3%A9?y");
  g_assert_cmpint (report->iri_steps->n_steps, ==, G_N_ELEMENTS (steps));
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_cmpstr (report->iri_steps->steps[i].number, ==, steps[i][0]);
      g_assert_cmpstr (report->iri_steps->steps[i].text, ==, steps[i][1]);
    }
}

static void
add_rows (const char *group, const ResolveRow *rows, gsize n_rows, GTestDataFunc test)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/resolve/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("normal", normal_rows, G_N_ELEMENTS (normal_rows), test_row);
  add_rows ("abnormal", abnormal_rows, G_N_ELEMENTS (abnormal_rows), test_row);
  add_rows ("iri", iri_rows, G_N_ELEMENTS (iri_rows), test_row);
  add_rows ("early", early_rows, G_N_ELEMENTS (early_rows), test_early);
  add_rows ("dots", dots_rows, G_N_ELEMENTS (dots_rows), test_dots);
  for (gsize i = 0; i < G_N_ELEMENTS (base_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/resolve/base/%s", base_rows[i].name);

      g_test_add_data_func (path, &base_rows[i], test_base);
    }
  g_test_add_func ("/resolve/dots/random", test_dots_at_random);
  g_test_add_func ("/resolve/dots/long", test_long);
  g_test_add_func ("/resolve/report", test_report);
  g_test_add_func ("/resolve/report/steps", test_report_steps);
  return g_test_run ();
}
