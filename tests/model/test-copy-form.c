/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of forms in which an IRI can be copied. */

#include "scope-copy-form.h"
#include "scope-copy-kind.h"
#include "scope-document.h"

static char *
text_of (ScopeCopyForm *form)
{
  char *text;

  g_object_get (form, "text", &text, NULL);
  return text;
}

typedef struct
{
  const char *name;
  IriCopyForm form;
  const char *text;
  const char *expected;
  const char *reason;
  ScopeNotation notation;
} Row;

static const Row rows[] = {
  { "uri", IRI_COPY_URI, "http://bücher.example/é",
    "http://xn--bcher-kva.example/%C3%A9", NULL, SCOPE_NOTATION_OFF },
  { "host", IRI_COPY_HOST, "http://bücher.example/é", "xn--bcher-kva.example", NULL,
    SCOPE_NOTATION_OFF },
  { "iri", IRI_COPY_IRI, "http://xn--bcher-kva.example/%C3%A9",
    "http://bücher.example/é", NULL, SCOPE_NOTATION_OFF },
  { "isolate-without-marks", IRI_COPY_ISOLATE, "/א", "/א", NULL, SCOPE_NOTATION_OFF },
  { "visual", IRI_COPY_VISUAL, "http://example.com/הו", "http://example.com/וה", NULL,
    SCOPE_NOTATION_OFF },
  /* The letters of the report as the capitals of 3987bis-00 §4.4. */
  { "visual-capitals", IRI_COPY_VISUAL, "http://ab.גדהוזח.ij/kl",
    "http://ab.HGFEDC.ij/kl", NULL, SCOPE_NOTATION_CAPITALS },
  { "iri-is-never-capitals", IRI_COPY_IRI, "http://ab.גד/", "http://ab.גד/", NULL,
    SCOPE_NOTATION_CAPITALS },
  { "uri-refused", IRI_COPY_URI, "http://אב.1a/", "", "None: the host is rejected",
    SCOPE_NOTATION_OFF },
  { "host-refused", IRI_COPY_HOST, "http://אב.1a/", "", "None: the host is rejected",
    SCOPE_NOTATION_OFF },
  { "host-absent", IRI_COPY_HOST, "urn:a", "", "None: the address has no host",
    SCOPE_NOTATION_OFF },
  { "host-empty", IRI_COPY_HOST, "file:///a", "", "None: the host is empty",
    SCOPE_NOTATION_OFF },
  { "domain-of-an-ip-address", IRI_COPY_DOMAIN, "http://192.0.2.1/", "",
    "None: the host has no registrable domain", SCOPE_NOTATION_OFF },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeDocument) document = scope_document_new ();
  g_autoptr (ScopeCopyForm) form = NULL;
  g_autofree char *text = NULL;
  g_autofree char *reason = NULL;

  scope_document_set_notation (document, row->notation);
  scope_document_set_text (document, row->text);
  scope_document_want_forms (document);
  form = g_list_model_get_item (scope_document_get_forms (document), row->form);
  g_object_get (form, "text", &text, "reason", &reason, NULL);
  g_assert_cmpstr (text, ==, row->expected);
  g_assert_cmpstr (reason, ==, row->reason);
  g_assert_cmpint (scope_copy_form_exists (form), ==, row->reason == NULL);
}

/* Documents hold only UTF-8, but the report of a file, or of a reading of its bytes,
 * may have other octets. */
static void
test_not_utf_8 (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a\xff", -1, NULL);
  g_autoptr (GPtrArray) forms = scope_copy_form_rows (report, SCOPE_NOTATION_OFF, TRUE);

  g_assert_cmpuint (forms->len, ==, IRI_N_COPY_FORMS);
  for (guint i = 0; i < forms->len; i++)
    g_assert_false (scope_copy_form_exists (forms->pdata[i]));
}

/* Rows that are visible at first have their text at once, and every row says whether
 * its form exists. Other texts are made on demand, unless they are too long. */
static void
test_wanted (void)
{
  static const struct
  {
    gsize length;
    gboolean made;
  } lengths[] = { { 10, TRUE }, { SCOPE_COPY_FORM_MAX_SHOWN + 1, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = g_strnfill (lengths[i].length, 'a');
      g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
      g_autoptr (GPtrArray) before
          = scope_copy_form_rows (report, SCOPE_NOTATION_OFF, FALSE);
      g_autoptr (GPtrArray) after
          = scope_copy_form_rows (report, SCOPE_NOTATION_OFF, TRUE);
      g_autofree char *uri = text_of (before->pdata[IRI_COPY_URI]);
      g_autofree char *none = text_of (before->pdata[IRI_COPY_HTML]);
      g_autofree char *html = text_of (after->pdata[IRI_COPY_HTML]);

      g_assert_cmpstr (uri, !=, "");
      g_assert_cmpstr (none, ==, "");
      g_assert_true (scope_copy_form_exists (before->pdata[IRI_COPY_HTML]));
      g_assert_false (scope_copy_form_exists (before->pdata[IRI_COPY_HOST]));
      g_assert_cmpint (*html != '\0', ==, lengths[i].made);
    }
}

/* Whether @text is @title after or before "copy" or "copied", in other case. */
static gboolean
is_named (const char *text, const char *title)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *name = g_utf8_casefold (title, -1);
  const char *found = strstr (folded, name);
  gsize rest = strlen (folded) - strlen (name);

  return found != NULL
         && (rest == strlen ("copy ") || rest == strlen ("copied ")
             || rest == strlen (" copied"));
}

/* Button and toast name a form as its row does. No two forms share an action. */
static void
test_words (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint kind = 0; kind < SCOPE_N_COPY_KINDS; kind++)
    {
      const char *action = scope_copy_kind_action (kind);
      const char *title = scope_copy_kind_title (kind);

      if (kind == IRI_COPY_DISPLAY)
        continue;
      g_assert_true (g_hash_table_add (seen, (gpointer) action));
      if (!is_named (scope_copy_kind_label (kind), title)
          || !is_named (scope_copy_kind_toast (kind), title))
        g_test_fail_printf ("%s is called something else", title);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/forms/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/forms/not-utf-8", test_not_utf_8);
  g_test_add_func ("/forms/wanted", test_wanted);
  g_test_add_func ("/forms/words", test_words);
  return g_test_run ();
}
