/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The target of a reference, as the window shows it. */

#include "model-wait.h"
#include "scope-resolution-tracker.h"
#include "scope-resolve-component.h"
#include "scope-resolve-step.h"

#include <string.h>

#define BASE "http://a/b/c/d;p?q"

typedef struct
{
  ScopeDocument *reference;
  ScopeDocument *base;
  ScopeResolutionTracker *resolver;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->reference = scope_document_new ();
  fixture->base = scope_document_new ();
  g_object_bind_property (fixture->reference, "spec", fixture->base, "spec",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (fixture->reference, "notation", fixture->base, "notation",
                          G_BINDING_SYNC_CREATE);
  fixture->resolver
      = g_object_new (SCOPE_TYPE_RESOLUTION_TRACKER, "reference", fixture->reference,
                      "base", fixture->base, "active", TRUE, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->resolver);
  model_finalize (fixture->base);
  model_finalize (fixture->reference);
}

static void
set_texts (Fixture *fixture, const char *base, const char *reference)
{
  scope_document_set_text (fixture->base, base);
  scope_document_set_text (fixture->reference, reference);
}

static char *
get_target (Fixture *fixture)
{
  char *target;

  g_object_get (fixture->resolver, "target", &target, NULL);
  return target;
}

static guint
get_level (Fixture *fixture, const char *property)
{
  g_autoptr (ScopeVerdict) verdict = NULL;

  g_object_get (fixture->resolver, property, &verdict, NULL);
  return verdict != NULL ? scope_verdict_get_level (verdict) : G_MAXUINT;
}

static char *
get_title (Fixture *fixture)
{
  g_autoptr (ScopeVerdict) verdict = NULL;
  char *title;

  g_object_get (fixture->resolver, "verdict", &verdict, NULL);
  g_object_get (verdict, "title", &title, NULL);
  return title;
}

/* Each branch of RFC 3986 §5.2.2 has its own explanation; targets are those of §5.4. */
static const struct
{
  const char *name;
  const char *spec;
  const char *base;
  const char *reference;
  const char *target;
  IriVerdictLevel level;
  const char *title;
} ways[] = {
  { "whole", "rfc3987", BASE, "g:h", "g:h", IRI_VERDICT_LEVEL_NOTE,
    "The reference is absolute" },
  { "authority", "rfc3987", BASE, "//g", "http://g", IRI_VERDICT_LEVEL_GOOD,
    "It takes only the scheme of the base" },
  { "root", "rfc3987", BASE, "/g", "http://a/g", IRI_VERDICT_LEVEL_GOOD,
    "It begins at the root of the base" },
  { "folder", "rfc3987", BASE, "g;x=1/../y", "http://a/b/c/y", IRI_VERDICT_LEVEL_GOOD,
    "It continues from the folder of the base" },
  { "query", "rfc3987", BASE, "?y", "http://a/b/c/d;p?y", IRI_VERDICT_LEVEL_GOOD,
    "It keeps the path of the base, with another query" },
  { "fragment", "rfc3987", BASE, "#s", "http://a/b/c/d;p?q#s", IRI_VERDICT_LEVEL_GOOD,
    "It leads to a place in the base" },
  { "empty", "rfc3987", BASE, "", "http://a/b/c/d;p?q", IRI_VERDICT_LEVEL_GOOD,
    "It leads to the base itself" },
  { "excess", "rfc3987", BASE, "../../../g", "http://a/g", IRI_VERDICT_LEVEL_NOTE,
    "It continues from the folder of the base" },
  { "excess-stays", "duerst-01", BASE, "../../../g", "http://a/../g",
    IRI_VERDICT_LEVEL_NOTE, "It continues from the folder of the base" },
  { "astray", "rfc3987", "urn:/a", ".//b/c", "urn://b/c", IRI_VERDICT_LEVEL_WARNING,
    "Its path turns into a host" },
  { "no-base", "rfc3987", "", "g", "", IRI_VERDICT_LEVEL_ERROR, "It needs a base" },
  { "whole-without-base", "rfc3987", "", "http://a/../b", "http://a/b",
    IRI_VERDICT_LEVEL_NOTE, "The reference is absolute" },
  { "relative-base", "rfc3987", "b/c", "g", "", IRI_VERDICT_LEVEL_ERROR,
    "The base is not absolute" },
  { "url", "whatwg", BASE, "..\\g", "http://a/b/g", IRI_VERDICT_LEVEL_GOOD,
    "It continues from the folder of the base" },
  { "url-same-scheme", "whatwg", BASE, "http:g", "http://a/b/c/g",
    IRI_VERDICT_LEVEL_GOOD, "It continues from the folder of the base" },
  { "url-no-base", "whatwg", "", "g", "", IRI_VERDICT_LEVEL_ERROR, "It needs a base" },
  { "url-relative-base", "whatwg", "b/c", "g", "", IRI_VERDICT_LEVEL_ERROR,
    "The base is not absolute" },
  { "url-rejected", "whatwg", BASE, "http://a b/", "", IRI_VERDICT_LEVEL_ERROR,
    "Browsers reject it" },
  { "url-whole-without-base", "whatwg", "", "HTTP://A/../b", "http://a/b",
    IRI_VERDICT_LEVEL_NOTE, "The reference is absolute" },
};

static void
test_way (Fixture *fixture, gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autofree char *target = NULL, *title = NULL;

  scope_document_set_spec (fixture->reference, iri_spec_find (ways[row].spec));
  set_texts (fixture, ways[row].base, ways[row].reference);
  target = get_target (fixture);
  title = get_title (fixture);
  g_assert_cmpstr (target, ==, ways[row].target);
  g_assert_cmpstr (title, ==, ways[row].title);
  g_assert_cmpuint (get_level (fixture, "verdict"), ==, ways[row].level);
  g_assert_cmpint (get_level (fixture, "target-verdict") == G_MAXUINT, ==,
                   *ways[row].target == '\0');
}

static void
test_components (Fixture *fixture, gconstpointer data)
{
  GListModel *components = scope_resolution_tracker_get_components (fixture->resolver);
  static const char *const wanted[][3] = {
    { "Scheme", "http", "From the base" },
    { "Authority", "a", "From the base" },
    { "Path", "/b/g", "From both" },
    { "Query", "y", "From the reference" },
  };

  set_texts (fixture, BASE, "../g?y");
  g_assert_cmpuint (g_list_model_get_n_items (components), ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (GObject) component = g_list_model_get_item (components, i);
      g_autofree char *name = NULL, *text = NULL, *source = NULL;

      g_object_get (component, "name", &name, "text", &text, "source", &source, NULL);
      g_assert_cmpstr (name, ==, wanted[i][0]);
      g_assert_cmpstr (text, ==, wanted[i][1]);
      g_assert_cmpstr (source, ==, wanted[i][2]);
    }
}

/* Rows may be added a few at a time. */
static GListModel *
await_steps (Fixture *fixture)
{
  GListModel *steps = scope_resolution_tracker_get_steps (fixture->resolver);

  while (g_list_model_get_n_items (steps)
         < scope_resolution_tracker_get_resolution (fixture->resolver)->steps->len)
    g_main_context_iteration (NULL, TRUE);
  return steps;
}

/* The iteration of RFC 3986 §5.2.4 that removes "/c". */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GObject) step = NULL;
  g_autofree char *number = NULL, *text = NULL, *rest = NULL, *all = NULL;
  guint64 round, key;
  const ScopeResolution *resolution;

  set_texts (fixture, BASE, "../g");
  step = g_list_model_get_item (await_steps (fixture), 7);
  g_object_get (step, "number", &number, "text", &text, "rest", &rest, "round", &round,
                "key", &key, NULL);
  g_assert_cmpstr (number, ==, "§5.2.4 2C");
  g_assert_cmpstr (text, ==, "/b");
  g_assert_cmpstr (rest, ==, "/g");
  g_assert_cmpuint (round, ==, 1);
  resolution = scope_resolution_tracker_get_resolution (fixture->resolver);
  g_assert_cmpstr (scope_resolution_get_text (resolution, key), ==, "/b");
  g_assert_null (scope_resolution_get_text (resolution, 1000));
  all = scope_resolution_write_steps (resolution);
  g_assert_nonnull (
      strstr (all, "§5.2.4 2C\t“..” removes the segment before it\t/b\t/g\n"));
  g_assert_true (g_str_has_suffix (all, "\thttp://a/b/g\n"));
}

static void
test_non_strict (Fixture *fixture, gconstpointer data)
{
  g_autofree char *strict = NULL, *non_strict = NULL;
  gboolean can;

  set_texts (fixture, BASE, "http:g");
  strict = get_target (fixture);
  g_assert_cmpstr (strict, ==, "http:g");
  g_object_set (fixture->resolver, "non-strict", TRUE, NULL);
  non_strict = get_target (fixture);
  g_assert_cmpstr (non_strict, ==, "http://a/b/c/g");
  g_object_get (fixture->resolver, "can-be-non-strict", &can, NULL);
  g_assert_true (can);
  scope_document_set_spec (fixture->reference, iri_spec_find ("whatwg"));
  g_object_get (fixture->resolver, "can-be-non-strict", &can, NULL);
  g_assert_false (can);
}

static void
test_section (Fixture *fixture, gconstpointer data)
{
  static const char *const sections[][2] = {
    { "rfc3987", "RFC 3986 §5.2" },
    { "masinter-07", "RFC 2396 §5.2" },
    { "whatwg", "URL Standard §4.4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *section = NULL;

      scope_document_set_spec (fixture->reference, iri_spec_find (sections[i][0]));
      g_object_get (fixture->resolver, "section", &section, NULL);
      g_assert_cmpstr (section, ==, sections[i][1]);
    }
}

static void
test_follow (Fixture *fixture, gconstpointer data)
{
  g_autofree char *target = NULL;

  set_texts (fixture, BASE, "../g");
  scope_resolution_tracker_follow (fixture->resolver);
  g_assert_cmpstr (scope_document_get_text (fixture->base), ==, "http://a/b/g");
  g_assert_cmpstr (scope_document_get_text (fixture->reference), ==, "");
  target = get_target (fixture);
  g_assert_cmpstr (target, ==, "http://a/b/g");
}

/* In Bidi Notation capitals are right-to-left letters (3987bis-00 §1.4), also when a
 * target is followed. */
static void
test_notation (Fixture *fixture, gconstpointer data)
{
  g_autofree char *target = NULL;

  scope_document_set_notation (fixture->reference, SCOPE_BIDI_NOTATION_HEBREW);
  set_texts (fixture, "http://a/AB/", "CD");
  target = get_target (fixture);
  g_assert_cmpstr (target, ==, "http://a/אב/גד");
  scope_resolution_tracker_follow (fixture->resolver);
  g_assert_cmpstr (scope_document_get_text (fixture->base), ==, "http://a/AB/CD");
}

static void
test_inactive (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;

  g_object_set (fixture->resolver, "active", FALSE, NULL);
  set_texts (fixture, BASE, "g");
  before = get_target (fixture);
  g_assert_cmpstr (before, ==, "");
  g_object_set (fixture->resolver, "active", TRUE, NULL);
  after = get_target (fixture);
  g_assert_cmpstr (after, ==, "http://a/b/c/g");
}

/* 60,000 segments, half of which remove the other half: only the first iterations have
 * rows, the target is complete, and the newest text wins. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) reference = g_string_new (NULL);
  g_autofree char *target = NULL, *last = NULL;
  guint more;

  for (int i = 0; i < 30000; i++)
    g_string_append (reference, "abcdef/../");
  g_string_append (reference, "e\u0301");
  set_texts (fixture, BASE, "x");
  scope_document_set_text (fixture->reference, reference->str);
  g_assert_true (model_is_busy (fixture->resolver));
  target = get_target (fixture);
  g_assert_cmpstr (target, ==, "http://a/b/c/x");
  model_await_idle (fixture->resolver);
  g_free (target);
  target = get_target (fixture);
  g_assert_cmpstr (target, ==, "http://a/b/c/e\u0301");
  g_object_get (fixture->resolver, "more", &more, NULL);
  g_assert_cmpuint (more, ==, 1 + 2 + 60000 + 1 - SCOPE_RESOLUTION_MAX_SEGMENT_STEPS);
  g_string_append_c (reference, '/');
  scope_document_set_text (fixture->reference, reference->str);
  scope_document_set_text (fixture->reference, "y");
  last = get_target (fixture);
  g_assert_cmpstr (last, ==, "http://a/b/c/y");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/resolver/parts", test_components },  { "/resolver/steps", test_steps },
    { "/resolver/lax", test_non_strict },    { "/resolver/section", test_section },
    { "/resolver/follow", test_follow },     { "/resolver/notation", test_notation },
    { "/resolver/inactive", test_inactive }, { "/resolver/long", test_long },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strconcat ("/resolver/way/", ways[i].name, NULL);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test_way, tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
