/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of forms in which an IRI can be copied. */

#include "scope-copy-command.h"
#include "scope-copy-form.h"
#include "scope-document.h"

static char *
text_of (ScopeCopyForm *form)
{
  char *text;

  g_object_get (form, "text", &text, NULL);
  return text;
}

static guint
position_of (const char *id)
{
  guint position = 0;

  while (iri_copy_form (position) != iri_copy_form_find (id))
    position++;
  return position;
}

typedef struct
{
  const char *name;
  const char *form;
  const char *text;
  const char *expected;
  const char *reason;
  ScopeBidiNotation notation;
} Row;

static const Row rows[] = {
  { "uri", "uri", "http://bücher.example/é", "http://xn--bcher-kva.example/%C3%A9",
    NULL, SCOPE_BIDI_NOTATION_OFF },
  { "host", "host", "http://bücher.example/é", "xn--bcher-kva.example", NULL,
    SCOPE_BIDI_NOTATION_OFF },
  { "iri", "iri", "http://xn--bcher-kva.example/%C3%A9", "http://bücher.example/é",
    NULL, SCOPE_BIDI_NOTATION_OFF },
  { "isolate-without-marks", "isolate", "/א", "/א", NULL, SCOPE_BIDI_NOTATION_OFF },
  { "visual", "visual", "http://example.com/הו", "http://example.com/וה", NULL,
    SCOPE_BIDI_NOTATION_OFF },
  /* The letters of the report as the capitals of 3987bis-00 §4.4. */
  { "visual-capitals", "visual", "http://ab.גדהוזח.ij/kl", "http://ab.HGFEDC.ij/kl",
    NULL, SCOPE_BIDI_NOTATION_CAPITALS },
  { "iri-is-never-capitals", "iri", "http://ab.גד/", "http://ab.גד/", NULL,
    SCOPE_BIDI_NOTATION_CAPITALS },
  { "uri-rejected", "uri", "http://אב.1a/", "", "None: the host is rejected",
    SCOPE_BIDI_NOTATION_OFF },
  { "host-refused", "host", "http://אב.1a/", "", "None: the host is rejected",
    SCOPE_BIDI_NOTATION_OFF },
  { "host-absent", "host", "urn:a", "", "None: the address has no host",
    SCOPE_BIDI_NOTATION_OFF },
  { "host-empty", "host", "file:///a", "", "None: the host is empty",
    SCOPE_BIDI_NOTATION_OFF },
  { "domain-of-an-ip-address", "domain", "http://192.0.2.1/", "",
    "None: the host has no registrable domain", SCOPE_BIDI_NOTATION_OFF },
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
  scope_document_request_all_forms (document);
  form = scope_copy_form_find (scope_document_get_forms (document),
                               iri_copy_form_find (row->form));
  g_object_get (form, "text", &text, "reason", &reason, NULL);
  g_assert_cmpstr (text, ==, row->expected);
  g_assert_cmpstr (reason, ==, row->reason);
  g_assert_cmpint (scope_copy_form_exists (form), ==, row->reason == NULL);
}

/* Documents hold only UTF-8, but the report of a file, or of its decoded bytes,
 * may have other octets. */
static void
test_not_utf_8 (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a\xff", -1, NULL);
  g_autoptr (GPtrArray) forms
      = scope_copy_form_rows (report, SCOPE_BIDI_NOTATION_OFF, TRUE);

  g_assert_cmpuint (forms->len, ==, iri_copy_n_forms ());
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
          = scope_copy_form_rows (report, SCOPE_BIDI_NOTATION_OFF, FALSE);
      g_autoptr (GPtrArray) after
          = scope_copy_form_rows (report, SCOPE_BIDI_NOTATION_OFF, TRUE);
      g_autofree char *uri = text_of (before->pdata[position_of ("uri")]);
      g_autofree char *none = text_of (before->pdata[position_of ("html")]);
      g_autofree char *html = text_of (after->pdata[position_of ("html")]);

      g_assert_cmpstr (uri, !=, "");
      g_assert_cmpstr (none, ==, "");
      g_assert_true (scope_copy_form_exists (before->pdata[position_of ("html")]));
      g_assert_false (scope_copy_form_exists (before->pdata[position_of ("host")]));
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

  const IriCopyForm *kind;

  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    {
      if (kind->command == NULL)
        continue;
      g_assert_true (scope_copy_command_find (kind->id) == kind);
      g_assert_true (
          g_hash_table_add (seen, (gpointer) scope_copy_command_action (kind)));
      if (!is_named (kind->command, kind->title) || !is_named (kind->done, kind->title))
        g_test_fail_printf ("%s is called something else", kind->title);
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
