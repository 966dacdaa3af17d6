/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The gallery: what comes out of each example is what its standard says, and each way
 * to deceive has the finding that is about it. */

#include "scope-gallery.h"

#include "iri-report.h"

#include <string.h>

/* The numbers of the groups in data/examples: `grep -c '^\[' data/examples/FILE`. */
static const struct
{
  const char *spec;
  guint n;
} standards[] = {
  { "masinter-07", 32 }, { "iuc19", 23 },         { "duerst-01", 32 },
  { "3987bis-00", 129 }, { "guidelines-00", 14 }, { "leiri", 14 },
  { "web-address", 10 },
};

/* Detecting in text, a file name, and a text that is split. */
#define N_WITHOUT_RESULT 5

/* For each way to deceive, a finding that is about it, or NULL for none: the words say
 * which. RFC 3986 §7.6, RFC 3987 §8, UTS #39 and UTR #36 describe them. */
static const struct
{
  const char *title;
  const char *finding;
} deceptions[] = {
  { "Homograph: a Cyrillic letter in a Latin name", "mixed-scripts" },
  { "Homograph: a name of Cyrillic letters alone", "whole-script-confusable" },
  { "Homograph behind Punycode", "browser-a-label" },
  { "User name that looks like a host", "userinfo-like-host" },
  { "Known name at the front of another domain", NULL },
  { "Letters that look like others: rn for m", NULL },
  { "Slash look-alike in the host", "host-look-alike" },
  { "Backslash that browsers read as a slash", "backslash-other-host" },
  { "Full-width letters and dots", "full-width" },
  { "Mathematical letters", "styled-letter" },
  { "Digits that move in right-to-left text", "bidi-label-digit" },
  { "Slashes between right-to-left words", "bidi-order" },
  { "Visual twins: two addresses that look the same", "bidi-twin" },
  { "Right-to-left override that hides a file type", "bidi-formatting" },
  { "Escaped right-to-left override", "pct-bidi" },
  { "Invisible joiner in a name", "joiner" },
  { "Invisible soft hyphen in a name", "soft-hyphen" },
  { "Invisible tag characters", "tag" },
  { "Blank letter that looks like a space", "space-look-alike" },
  { "Address inside an address", "carries-address" },
  { "Percent-encoded host", "pct-host" },
  { "IP address written as one number", "ipv4-like" },
  { "IP address with octal numbers", "ipv4-like" },
  { "Whole page inside an address", "data-page" },
  { "Program inside an address", "scheme-script" },
  { "Letter that old and new rules map differently", NULL },
};

static void
test_standards (void)
{
  g_autoptr (GListModel) gallery = scope_gallery_new ();
  guint at = G_N_ELEMENTS (deceptions);

  for (gsize i = 0; i < G_N_ELEMENTS (standards); i++)
    for (guint n = 0; n < standards[i].n; n++)
      {
        g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, at++);

        g_assert_cmpstr (scope_example_get_spec (example)->id, ==, standards[i].spec);
        g_assert_nonnull (scope_example_get_title (example));
        g_assert_nonnull (scope_example_get_source (example));
        g_assert_true (g_utf8_validate (scope_example_get_text (example), -1, NULL));
      }
  g_assert_cmpuint (g_list_model_get_n_items (gallery), ==, at);
}

static void
test_results (void)
{
  g_autoptr (GListModel) gallery = scope_gallery_new ();
  guint n_without = 0;

  for (guint i = G_N_ELEMENTS (deceptions); i < g_list_model_get_n_items (gallery); i++)
    {
      g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, i);
      g_autoptr (ScopeExampleResult) result = scope_example_run (example);

      g_test_message ("%s: %s", scope_example_get_source (example),
                      scope_example_get_title (example));
      if (result->got == NULL)
        n_without++;
      else if (result->expected != NULL)
        g_assert_cmpstr (result->got, ==, result->expected);
    }
  g_assert_cmpuint (n_without, ==, N_WITHOUT_RESULT);
}

static gboolean
has_finding (const IriReport *report, const char *id)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, id))
      return TRUE;
  return FALSE;
}

static void
test_deceptions (void)
{
  g_autoptr (GListModel) gallery = scope_gallery_new ();

  for (guint i = 0; i < G_N_ELEMENTS (deceptions); i++)
    {
      g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, i);
      g_autoptr (IriReport) report
          = iri_report_new (scope_example_get_text (example), -1, NULL);

      g_assert_cmpstr (scope_example_get_title (example), ==, deceptions[i].title);
      g_assert_null (scope_example_get_spec (example));
      if (deceptions[i].finding != NULL && !has_finding (report, deceptions[i].finding))
        g_error ("%s has no finding %s", deceptions[i].title, deceptions[i].finding);
    }
}

static guint
count_matches (GListModel *gallery, const char *words)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (gallery); i++)
    {
      g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, i);

      n += (guint) scope_example_matches (example, words);
    }
  return n;
}

static void
test_search (void)
{
  g_autoptr (GListModel) gallery = scope_gallery_new ();

  g_assert_cmpuint (count_matches (gallery, ""), ==,
                    g_list_model_get_n_items (gallery));
  g_assert_cmpuint (count_matches (gallery, "homoGRAPH"), ==, 3);
  g_assert_cmpuint (count_matches (gallery, "name homograph"), ==, 2);
  g_assert_cmpuint (count_matches (gallery, "homograph leiri"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/standards", test_standards);
  g_test_add_func ("/gallery/results", test_results);
  g_test_add_func ("/gallery/deceptions", test_deceptions);
  g_test_add_func ("/gallery/search", test_search);
  return g_test_run ();
}
