/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of components and of findings. */

#include "iri-fix.h"
#include "iri-psl.h"
#include "scope-component.h"
#include "scope-finding.h"
#include "scope-row.h"

#include <string.h>

/* A row of components is written as name{text}, followed by =decoded, ~A-label, !note
 * and the direction in brackets, where it has them; highlighted text is between
 * asterisks. */
typedef struct
{
  const char *name;
  const char *text;
  const char *rows;
} Row;

static const Row rows[] = {
  { "empty", "", "" },
  { "all", "s://u@h:1/p?q#f",
    "Scheme{s} User information{u} Host{h} Port{1} Path{/p} Query{q} Fragment{f}" },
  { "empty-but-there", "s://@:?#",
    "Scheme{s} User information{} Host{} Port{} Query{} Fragment{}" },
  { "decoded", "s:%D7%94%D7%95/%2F?%FF",
    "Scheme{s} Path{%D7%94%D7%95/%2F}=הו// Query{%FF}" },
  { "labels", "//ab.אבגד/",
    "Host{ab.אבגד}[Mixed] Label 1{ab}[LTR] Label 2{אבגד}~xn--4dbcde[RTL] "
    "Path{/}" },
  { "a-label", "//xn--4dbcde.ab",
    "Host{xn--4dbcde.ab}=אבגד.ab Label 1{xn--4dbcde}=אבגד Label 2{ab}" },
  { "encoded-label", "//%D7%90%D7%91.ab",
    "Host{%D7%90%D7%91.ab}=אב.ab Label 1{%D7%90%D7%91}=אב~xn--4dbc Label 2{ab}" },
  { "one-label-is-the-host", "//ab", "Host{ab}" },
  { "ordinary-labels-are-in-the-host", "//ab.CD.e-f",
    "Host{ab.*CD.e-f*}=ab.cd.e-f!Registrable domain: \u2066cd.e-f\u2069" },
  { "ordinary-labels-share-a-row", "//a.b.\u00fc.c",
    "Host{a.b.*\u00fc.c*}!Registrable domain: "
    "\u2066\u2066\u00fc\u2069.\u2066c\u2069\u2069 Labels 1–2{a.b} "
    "Label 3{\u00fc}~xn--tda Label 4{c}" },
  { "rejected-label", "//אב.1ab",
    "Host{אב.1ab}[Mixed] Label 1{אב}~xn--4dbc[RTL] "
    "Label 2{1ab}!A label of a right-to-left name must begin with a letter, not "
    "with \u20661\u2069 (U+0031 DIGIT ONE)[LTR]" },
  { "ipv6", "//[::1]", "Host{[::1]}" },
  { "registrable", "//w.אב.co.il",
    "Host{w.*אב.co.il*}!Registrable domain: "
    "\u2066\u2066אב\u2069.\u2066co\u2069.\u2066il\u2069\u2069[Mixed] "
    "Label 1{w}[LTR] Label 2{אב}~xn--4dbc[RTL] Labels 3–4{co.il}[LTR]" },
  { "mailto", "mailto:a@b\u00fc.c,d@w.e.uk?bcc=f,@\u2665.g&subject=%D7%90%0A",
    "Scheme{mailto}[LTR] Path{a@b\u00fc.c,d@w.e.uk}[LTR] "
    "Query{bcc=f,@\u2665.g&subject=%D7%90%0A}"
    "=bcc=f,@\u2665.g&subject=א%0A[LTR] "
    "Mail to{a@b\u00fc.c}~a@xn--b-eha.c[LTR] "
    "Mail to{d@w.e.uk}!Registrable domain: \u2066e.uk\u2069[LTR] "
    "Hidden copy to{f}!Not a valid email address[LTR] "
    "Hidden copy to{@\u2665.g}!Not a valid email address[LTR] "
    "subject{א\n}[RTL]" },
  { "mailto-rejected", "mailto:a@\u2665.g",
    "Scheme{mailto} Path{a@\u2665.g} Mail to{a@\u2665.g}!A "
    "character is not allowed in names" },
  { "data", "data:text/html,%3Cb%3E",
    "Scheme{data} Path{text/html,%3Cb%3E}=text/html,<b> "
    "Content{<b>}!text/html, 3 bytes" },
  { "data-hex", "data:image/png,%89PN",
    "Scheme{data} Path{image/png,%89PN} "
    "Content{89 50 4e}!image/png, 3 bytes" },
  { "program", "javascript:a()",
    "Scheme{javascript} Path{a()} Content{a()}!a program, 3 "
    "bytes" },
};

static void
append (GString *out, const char *sign, const char *value, const char *end)
{
  if (value != NULL)
    g_string_append_printf (out, "%s%s%s", sign, value, end);
}

static void
append_strong (GString *out, const char *text, IriSpan strong)
{
  gsize length = iri_span_length (strong);

  if (length == 0)
    g_string_append (out, text);
  else
    g_string_append_printf (out, "%.*s*%.*s*%s", (int) strong.begin, text, (int) length,
                            text + strong.begin, text + strong.end);
}

/* Which list a registrable domain rests on depends on the system. */
static void
assert_list (const char *note, const char *list)
{
  gboolean has_domain = note != NULL && g_str_has_prefix (note, "Registrable domain: ");
  g_autofree char *description = has_domain ? iri_psl_describe () : NULL;

  g_assert_cmpstr (list, ==, description);
}

static void
append_row (GString *out, GObject *row)
{
  g_autofree char *name = NULL, *text = NULL, *decoded = NULL, *ascii = NULL;
  g_autofree char *note = NULL, *list = NULL, *direction = NULL;

  g_object_get (row, "name", &name, "text", &text, "decoded", &decoded, "ascii", &ascii,
                "note", &note, "list", &list, "direction", &direction, NULL);
  assert_list (note, list);
  append (out, out->len > 0 ? " " : "", name, "");
  append (out, "{", "", "");
  append_strong (out, text, scope_component_get_strong (SCOPE_COMPONENT (row)));
  append (out, "}", "", "");
  append (out, "=", decoded, "");
  append (out, "~", ascii, "");
  append (out, "!", note, "");
  append (out, "[", direction, "]");
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, NULL);
  g_autoptr (GPtrArray) components
      = scope_component_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < components->len; i++)
    append_row (out, g_ptr_array_index (components, i));
  g_assert_cmpstr (out->str, ==, row->rows);
}

static void
test_many_labels (void)
{
  g_autoptr (GString) text = g_string_new ("//");
  g_autoptr (IriReport) report = NULL;
  g_autoptr (GPtrArray) components = NULL;
  g_autofree char *note = NULL;

  for (int i = 0; i < 120; i++)
    g_string_append (text, i == 0 ? "\u00fc" : ".\u00fc");
  report = iri_report_new (text->str, -1, NULL);
  components = scope_component_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_assert_cmpuint (components->len, ==, 1 + 100 + 1);
  g_object_get (g_ptr_array_index (components, 101), "note", &note, NULL);
  g_assert_cmpstr (note, ==, "20 more labels");
}

/* A query of many values is folded after the tenth, and no other row is. */
static void
test_many_values (void)
{
  g_autoptr (GString) text = g_string_new ("http://a.b/c?k=0");
  g_autoptr (IriReport) report = NULL;
  g_autoptr (GPtrArray) components = NULL;

  for (int i = 1; i < 40; i++)
    g_string_append_printf (text, "&k=%d", i);
  g_string_append (text, "#f");
  report = iri_report_new (text->str, -1, NULL);
  components = scope_component_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_assert_cmpuint (components->len, ==, 5 + 40);
  for (guint i = 0; i < components->len; i++)
    g_assert_cmpint (scope_component_is_folded (g_ptr_array_index (components, i)), ==,
                     i >= 4 + 10 && i < 4 + 40);
}

static void
test_long_text (void)
{
  g_autofree char *tail = g_strnfill (100000, 'a');
  g_autofree char *iri = g_strconcat ("s:\303\251", tail, NULL);
  g_autoptr (IriReport) report = iri_report_new (iri, -1, NULL);
  g_autoptr (GPtrArray) components
      = scope_component_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *text = NULL;

  g_object_get (g_ptr_array_index (components, 1), "text", &text, NULL);
  g_assert_cmpint (g_utf8_strlen (text, -1), ==, SCOPE_ROW_MAX_CHARS);
}

static void
test_finding (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a:\303\251 b", -1, NULL);
  g_autoptr (GPtrArray) findings = scope_finding_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *message = NULL, *section = NULL, *fix = NULL;
  guint64 severity, component, begin, end;

  g_assert_cmpuint (findings->len, ==, 1);
  g_object_get (g_ptr_array_index (findings, 0), "message", &message, "section",
                &section, "fix", &fix, "severity", &severity, "component", &component,
                "begin", &begin, "end", &end, NULL);
  g_assert_cmpstr (message, ==, "A space is not allowed in an IRI");
  g_assert_cmpstr (section, ==, "RFC 3987 §2.2");
  g_assert_cmpstr (fix, ==, "Percent-encode it as %20.");
  g_assert_cmpuint (severity, ==, IRI_SEVERITY_ERROR);
  g_assert_cmpuint (component, ==, IRI_COMPONENT_PATH);
  g_assert_cmpuint (begin, ==, 4);
  g_assert_cmpuint (end, ==, 5);
}

/* The effect of one click, and how many of these fixes are safe. */
static void
test_fixes (void)
{
  g_autoptr (IriReport) report = iri_report_new ("HTTP://a.b/c d/\ufb01", -1, NULL);
  g_autoptr (GPtrArray) findings = scope_finding_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *label = NULL;
  guint64 safe;

  g_assert_cmpuint (findings->len, >, 0);
  g_object_get (g_ptr_array_index (findings, 0), "fix-label", &label, "safe", &safe,
                NULL);
  g_assert_cmpstr (label, ==, "Percent-encode the space");
  g_assert_cmpuint (safe, ==, 1);
  /* The space and the scheme are safe, the ligature is not. */
  g_assert_cmpuint (scope_finding_count_safe (findings), ==, 2);
}

/* Findings that differ only in their place share a row, and one click fixes all. */
static void
test_equal (void)
{
  g_autoptr (IriReport) report = iri_report_new ("http://a.b/c d?e f<", -1, NULL);
  g_autoptr (GPtrArray) findings = scope_finding_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autoptr (IriFix) fix = iri_fix_new_equal (report, &report->findings[0]);
  g_autofree char *fixed = NULL;
  guint64 n_equal;
  IriSpan second, first;
  gsize length;

  g_assert_cmpuint (findings->len, ==, 2);
  g_object_get (g_ptr_array_index (findings, 0), "n-equal", &n_equal, NULL);
  g_assert_cmpuint (n_equal, ==, 2);
  second = scope_finding_next_span (g_ptr_array_index (findings, 0), report, 12);
  g_assert_cmpuint (second.begin, ==, 16);
  first = scope_finding_next_span (g_ptr_array_index (findings, 0), report, 16);
  g_assert_cmpuint (first.begin, ==, 12);
  fixed = iri_fix_apply (fix, report, &length);
  g_assert_cmpstr (fixed, ==, "http://a.b/c%20d?e%20f<");
}

/* Delimiters that are percent-encoded (RFC 3986 §2.2) share a row, which names each of
 * them once. */
static void
test_delimiters (void)
{
  g_autoptr (IriReport) report
      = iri_report_new ("http://a.example/?q=b%2Fc%3Fd%3De%2Ff", -1, NULL);
  g_autoptr (GPtrArray) findings = scope_finding_rows (report, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *message = NULL;
  guint64 n_equal;
  IriSpan second;

  g_assert_cmpuint (findings->len, ==, 1);
  g_object_get (g_ptr_array_index (findings, 0), "message", &message, "n-equal",
                &n_equal, NULL);
  g_assert_cmpuint (n_equal, ==, 4);
  g_assert_cmpstr (message, ==,
                   "\u2066%2F\u2069, \u2066%3F\u2069 and \u2066%3D\u2069 are "
                   "percent-encoded delimiters");
  second = scope_finding_next_span (g_ptr_array_index (findings, 0), report, 21);
  g_assert_cmpuint (second.begin, ==, 25);
}

/* The worst finding about an IRI that is carried offers to inspect it and ends with the
 * verdict about it; no other does. The host of the second one mixes scripts. */
static void
test_carried (void)
{
  static const struct
  {
    const char *iri;
    const char *verdict;
  } carried[] = {
    { "http://b.example/", "Goes to \u2066b.example\u2069" },
    { "http://p\u0430ypal.com/",
      "\u2066xn--pypal-4ve.com\u2069 mixes Latin and Cyrillic letters" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (carried); i++)
    {
      g_autofree char *text
          = g_strconcat ("http://a.example/?u=", carried[i].iri, NULL);
      g_autofree char *verdict
          = g_strdup_printf (" The verdict about it: %s.", carried[i].verdict);
      g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
      g_autoptr (GPtrArray) findings
          = scope_finding_rows (report, SCOPE_BIDI_NOTATION_OFF);

      g_assert_cmpuint (findings->len, >, i);
      for (guint j = 0; j < findings->len; j++)
        {
          g_autofree char *other = NULL, *why = NULL;
          const char *end;

          g_object_get (g_ptr_array_index (findings, j), "other", &other, "why", &why,
                        NULL);
          end = strstr (why, " The verdict about it: ");
          g_assert_cmpstr (other, ==, j == 0 ? carried[i].iri : NULL);
          g_assert_cmpstr (end, ==, j == 0 ? verdict : NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/components/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/components/many-labels", test_many_labels);
  g_test_add_func ("/components/many-values", test_many_values);
  g_test_add_func ("/components/long-text", test_long_text);
  g_test_add_func ("/findings/one", test_finding);
  g_test_add_func ("/findings/equal", test_equal);
  g_test_add_func ("/findings/delimiters", test_delimiters);
  g_test_add_func ("/findings/carried", test_carried);
  g_test_add_func ("/rows/fixes", test_fixes);
  return g_test_run ();
}
