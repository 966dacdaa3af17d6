/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Capitals for right-to-left letters: the typed text stays, results are about the
 * letters, and each text is written in the selected notation. */

#include "scope-component.h"
#include "scope-copy-form.h"
#include "scope-document.h"
#include "scope-finding.h"

#include <string.h>

static ScopeDocument *
document_with (const char *text, const char *notation)
{
  ScopeDocument *document = scope_document_new ();

  g_object_set (document, "notation", notation, "text", text, NULL);
  return document;
}

/* Returns a property of the row at @index in @list. */
static char *
get (GListModel *list, guint index, const char *name)
{
  g_autoptr (GObject) row = g_list_model_get_item (list, index);
  char *value = NULL;

  g_assert_nonnull (row);
  g_object_get (row, name, &value, NULL);
  return value;
}

static void
test_ids (void)
{
  for (int i = 0; i < SCOPE_N_BIDI_NOTATIONS; i++)
    {
      ScopeBidiNotation notation;

      g_assert_true (scope_bidi_notation_find (
          scope_bidi_notation_info ((ScopeBidiNotation) i)->id, &notation));
      g_assert_cmpint (notation, ==, i);
    }
  g_assert_false (scope_bidi_notation_find ("xml", &(ScopeBidiNotation){ 0 }));
}

#define BEGINS_WITH_1                                                                  \
  "A label of a right-to-left name must begin with a letter, not with "                \
  "\u20661\u2069 (U+0031 DIGIT ONE)"

static const struct Row
{
  const char *notation;
  const char *display; /* of the report */
  const char *host;    /* of the rows */
  const char *label;
  const char *message; /* of the first finding */
} rows[] = {
  { "off", "http://ab.CD.1/", "ab.CD.1", NULL, NULL },
  { "hebrew", "http://ab.גד.1/", "ab.גד.1", "גד", BEGINS_WITH_1 },
  { "arabic", "http://ab.تث.1/", "ab.تث.1", "تث", BEGINS_WITH_1 },
  { "capitals", "http://ab.גד.1/", "ab.CD.1", "CD", BEGINS_WITH_1 },
};

static void
test_row (gconstpointer data)
{
  const struct Row *row = data;
  g_autoptr (ScopeDocument) document = document_with ("http://ab.CD.1/", row->notation);
  GListModel *components = scope_document_get_components (document);
  g_autofree char *id = NULL;
  g_autofree char *host = get (components, 1, "text");
  /* Ordinary labels have no rows, and no direction that differs. */
  gboolean ordinary = row->label == NULL;
  g_autofree char *label = ordinary ? NULL : get (components, 3, "text");
  g_autofree char *direction = ordinary ? NULL : get (components, 3, "direction");

  g_object_get (document, "notation", &id, NULL);
  g_assert_cmpstr (id, ==, row->notation);
  g_assert_cmpstr (scope_document_get_text (document), ==, "http://ab.CD.1/");
  g_assert_cmpstr (scope_document_get_report (document)->display, ==, row->display);
  g_assert_cmpstr (host, ==, row->host);
  g_assert_cmpstr (label, ==, row->label);
  g_assert_cmpuint (g_list_model_get_n_items (components), ==, ordinary ? 3 : 6);
  g_assert_cmpstr (direction, ==, ordinary ? NULL : "RTL");
  if (row->message != NULL)
    {
      g_autofree char *message
          = get (scope_document_get_findings (document), 0, "message");

      g_assert_cmpstr (message, ==, row->message);
    }
}

/* For each character of the IRI the letter that it stands for is reported. */
static void
test_message (void)
{
  static const struct
  {
    const char *notation;
    const char *letters;
  } notations[] = { { "hebrew", "גa" }, { "arabic", "تa" }, { "capitals", "Ca" } };

  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autoptr (ScopeDocument) document
          = document_with ("/Ca/", notations[i].notation);
      g_autofree char *message
          = get (scope_document_get_findings (document), 0, "message");

      g_assert_nonnull (strstr (message, notations[i].letters));
    }
}

/* The capitals in "%D7%90" are digits and stay the same in any notation. */
static void
test_percent (void)
{
  g_autoptr (ScopeDocument) document = document_with ("/%D7%90D", "hebrew");

  g_assert_cmpstr (scope_document_get_report (document)->display, ==, "/%D7%90ד");
}

/* Sentences have letters of their own, which are not letters of the notation. */
static void
test_write (void)
{
  g_autofree char *sentence = scope_bidi_notation_letters_to_capitals (
      SCOPE_BIDI_NOTATION_CAPITALS, "An IRI: גד");
  g_autofree char *same = scope_bidi_notation_letters_to_capitals (
      SCOPE_BIDI_NOTATION_HEBREW, "An IRI: גד");
  g_autofree char *quotation = scope_bidi_notation_quotations_to_capitals (
      SCOPE_BIDI_NOTATION_CAPITALS, "אב \u2066גד\u2069 הו \u2066ז.\u2069");
  g_autofree char *open = scope_bidi_notation_quotations_to_capitals (
      SCOPE_BIDI_NOTATION_CAPITALS, "\u2069א\u2066ב");

  g_assert_cmpstr (sentence, ==, "An IRI: CD");
  g_assert_cmpstr (same, ==, "An IRI: גד");
  g_assert_cmpstr (quotation, ==, "אב \u2066CD\u2069 הו \u2066G.\u2069");
  g_assert_cmpstr (open, ==, "\u2069א\u2066B");
}

/* Each change of notation makes one new report and notifies once. */
static void
test_notify (void)
{
  g_autoptr (ScopeDocument) document = document_with ("/A", "off");
  guint n = 0;

  g_signal_connect_swapped (document, "notify::report", G_CALLBACK (g_atomic_int_inc),
                            &n);
  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_HEBREW);
  g_assert_cmpuint (n, ==, 1);
  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_HEBREW);
  g_assert_cmpuint (n, ==, 1);
  g_object_set (document, "notation", "unknown", NULL);
  g_assert_cmpint (scope_document_get_notation (document), ==,
                   SCOPE_BIDI_NOTATION_HEBREW);
}

static char *
get_form (GListModel *forms, const char *id, const char *name)
{
  g_autoptr (ScopeCopyForm) row = scope_copy_form_find (forms, iri_copy_form_find (id));
  char *value = NULL;

  g_object_get (row, name, &value, NULL);
  return value;
}

/* The forms use the letters that the capitals stand for; marks in them are named, not
 * shown. */
static void
test_forms (void)
{
  g_autoptr (ScopeDocument) document = document_with ("http://A/", "capitals");
  GListModel *forms = scope_document_get_forms (document);
  g_autofree char *text = get_form (forms, "isolate", "text");
  g_autofree char *caption = get_form (forms, "isolate", "caption");
  g_autofree char *none = get_form (forms, "lrm", "text");
  g_autofree char *reason = get_form (forms, "lrm", "reason");
  g_autofree char *link = NULL;

  scope_document_request_all_forms (document);
  link = get_form (forms, "html-link", "text");
  g_assert_cmpuint (g_list_model_get_n_items (forms), ==, iri_copy_n_forms ());
  g_assert_cmpstr (text, ==, "http://א/");
  g_assert_true (g_str_has_suffix (
      caption, " Contains U+2066 LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL "
               "ISOLATE."));
  g_assert_cmpstr (link, ==, "<a dir=\"ltr\" href=\"http://xn--4db/\">http://א/</a>");
  g_assert_cmpstr (none, ==, "");
  g_assert_nonnull (reason);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/notation/rows/", rows[i].notation, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/notation/ids", test_ids);
  g_test_add_func ("/notation/message", test_message);
  g_test_add_func ("/notation/percent", test_percent);
  g_test_add_func ("/notation/write", test_write);
  g_test_add_func ("/notation/notify", test_notify);
  g_test_add_func ("/notation/forms", test_forms);
  return g_test_run ();
}
