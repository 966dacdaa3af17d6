/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The visual orders in the picture, when they are updated, and where they point. */

#include "model-wait.h"
#include "scope-cursor.h"
#include "scope-visual-order-tracker.h"

#include <string.h>

typedef struct
{
  ScopeDocument *document;
  ScopeVisualOrderTracker *tracker;
  guint notified;
} Fixture;

static void
on_orders (Fixture *fixture)
{
  fixture->notified++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = scope_document_new ();
  scope_document_set_text (fixture->document, "http://אב.1/");
  fixture->tracker = g_object_new (SCOPE_TYPE_VISUAL_ORDER_TRACKER, "document",
                                   fixture->document, NULL);
  g_signal_connect_swapped (fixture->tracker, "notify::orders", G_CALLBACK (on_orders),
                            fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->tracker);
  model_finalize (fixture->document);
}

static const ScopeVisualOrders *
orders (Fixture *fixture)
{
  return scope_visual_order_tracker_get_orders (fixture->tracker);
}

static char *
make_long (const char *end)
{
  g_autofree char *middle = g_strnfill (5000, 'a');

  return g_strconcat ("http://אב/", middle, end, NULL);
}

static void
await_text (Fixture *fixture, const char *text)
{
  while (strcmp (orders (fixture)->report->display, text) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_short (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (orders (fixture)->n_bidis, ==, 1);
  g_assert_cmpstr (orders (fixture)->bidis[0]->text, ==, "http://אב.1/");
  g_assert_nonnull (orders (fixture)->perceptions[0]);
  scope_document_set_text (fixture->document, "a:");
  g_assert_cmpuint (fixture->notified, ==, 1);
  g_assert_cmpstr (orders (fixture)->bidis[0]->text, ==, "a:");
  g_assert_true (orders (fixture)->report
                 == scope_document_get_report (fixture->document));
}

static void
test_convention (Fixture *fixture, gconstpointer data)
{
  scope_document_set_convention (fixture->document, IRI_CONVENTION_ISOLATE);
  g_assert_cmpuint (fixture->notified, ==, 1);
  g_assert_cmpint (orders (fixture)->bidis[0]->convention, ==, IRI_CONVENTION_ISOLATE);
}

/* The selected convention comes first, and each is there once. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  guint seen = 0;

  scope_document_set_convention (fixture->document, IRI_CONVENTION_ISOLATE);
  g_object_set (fixture->tracker, "all", TRUE, NULL);
  g_assert_cmpuint (orders (fixture)->n_bidis, ==, IRI_N_CONVENTIONS);
  g_assert_cmpint (orders (fixture)->bidis[0]->convention, ==, IRI_CONVENTION_ISOLATE);
  for (gsize i = 0; i < orders (fixture)->n_bidis; i++)
    {
      g_assert_cmpint (orders (fixture)->bidis[i]->convention, <, IRI_N_CONVENTIONS);
      seen |= 1u << orders (fixture)->bidis[i]->convention;
    }
  g_assert_cmphex (seen, ==, (1u << IRI_N_CONVENTIONS) - 1);
}

/* Left-to-right and right-to-left, whatever convention is selected. */
static void
test_both (Fixture *fixture, gconstpointer data)
{
  scope_document_set_convention (fixture->document, IRI_CONVENTION_ISOLATE);
  g_object_set (fixture->tracker, "both", TRUE, NULL);
  g_assert_cmpuint (orders (fixture)->n_bidis, ==, 2);
  g_assert_cmpuint (orders (fixture)->bidis[0]->base, ==, 0);
  g_assert_cmpuint (orders (fixture)->bidis[1]->base, ==, 1);
}

/* The last orders stay until those of a long text are ready. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = make_long ("");

  scope_document_set_text (fixture->document, text);
  g_assert_cmpstr (orders (fixture)->bidis[0]->text, ==, "http://אב.1/");
  await_text (fixture, text);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_URI);
  g_assert_cmpint (orders (fixture)->bidis[0]->convention, ==,
                   IRI_CONVENTION_EMBED_LTR);
  while (orders (fixture)->bidis[0]->convention != IRI_CONVENTION_URI)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_newest_wins (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = make_long ("1");
  g_autofree char *second = make_long ("2");

  scope_document_set_text (fixture->document, first);
  await_text (fixture, first);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_URI);
  scope_document_set_text (fixture->document, second);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_ISOLATE);
  await_text (fixture, second);
  while (orders (fixture)->bidis[0]->convention != IRI_CONVENTION_ISOLATE)
    g_main_context_iteration (NULL, TRUE);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_URI);
  scope_document_set_text (fixture->document, "a:");
  g_assert_cmpstr (orders (fixture)->bidis[0]->text, ==, "a:");
}

static void
test_no_document (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ScopeVisualOrderTracker) tracker
      = g_object_new (SCOPE_TYPE_VISUAL_ORDER_TRACKER, NULL);

  g_assert_null (scope_visual_order_tracker_get_orders (tracker));
}

/* Characters, and the bytes that they came from. Bytes that the URL Standard strips
 * belong to no character. */
static const struct
{
  const char *name;
  const char *spec;
  const char *text;
  guint cursor;
  IriSpan span;
} points[] = {
  { "ascii", "rfc3987", "a:b", 2, { 2, 3 } },
  { "hebrew", "rfc3987", "a:אב", 3, { 4, 6 } },
  { "behind-a-tab", "whatwg", "a:\tb", 2, { 3, 4 } },
  { "end", "rfc3987", "a:b", 3, { G_MAXSIZE, G_MAXSIZE } },
  { "none", "rfc3987", "a:b", SCOPE_NO_CURSOR, { G_MAXSIZE, G_MAXSIZE } },
  { "empty", "rfc3987", "", 0, { G_MAXSIZE, G_MAXSIZE } },
};

static void
test_point (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  IriOptions options = { .spec = iri_spec_find (points[row].spec) };
  g_autoptr (IriReport) report = iri_report_new (points[row].text, -1, &options);
  IriSpan span = scope_cursor_to_span (report, points[row].cursor);

  g_assert_cmpuint (span.begin, ==, points[row].span.begin);
  g_assert_cmpuint (span.end, ==, points[row].span.end);
  if (iri_span_is_present (span))
    g_assert_cmpuint (scope_cursor_from_offset (report, span.end - 1), ==,
                      points[row].cursor);
}

static void
test_stripped (void)
{
  IriOptions options = { .spec = iri_spec_find ("whatwg") };
  g_autoptr (IriReport) report = iri_report_new ("a:\tb", -1, &options);

  g_assert_cmpuint (scope_cursor_from_offset (report, 2), ==, SCOPE_NO_CURSOR);
  g_assert_cmpuint (scope_cursor_from_offset (report, 4), ==, SCOPE_NO_CURSOR);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/visual-orders/short", test_short },
    { "/visual-orders/convention", test_convention },
    { "/visual-orders/all", test_all },
    { "/visual-orders/both", test_both },
    { "/visual-orders/long", test_long },
    { "/visual-orders/newest-wins", test_newest_wins },
    { "/visual-orders/no-document", test_no_document },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *path = g_strconcat ("/cursor/", points[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_point);
    }
  g_test_add_func ("/cursor/stripped", test_stripped);
  return g_test_run ();
}
