/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a sentence quotes is isolated (UAX #9 X5a to X6a), in what the core and the
 * window really say: no word of an address stands in a sentence outside an isolate.
 * $LANGUAGE is Hebrew or Russian; no address has letters of either, so any text with
 * letters of the language is a sentence. The visual order of the isolates is that of
 * our UAX #9. */

#include "iri-chars.h"
#include "iri-message.h"
#include "iri-picture-file.h"
#include "iri-sentence.h"
#include "iri-translations.h"
#include "iri-verdict.h"
#include "scope-host-verdict.h"
#include "scope-link-item.h"
#include "scope-window-private.h"
#include "window-rest.h"

#include <string.h>

/* Addresses with the words of them that no sentence of ours has. */
static const struct Row
{
  const char *name;
  const char *iri;
  const char *other;
  const char *words[8];
} rows[] = {
  { "latin",
    "http://qwexz.example/vuzqy?xkk=zzyx#wyzk",
    "http://qwexz.example/vuzqq",
    { "qwexz", "vuzqy", "xkk", "zzyx", "wyzk", "vuzqq" } },
  { "arabic",
    "http://مثال.سودان/بحر/١٢?ابج=دهو#نور",
    "http://مثال.سودان/بحث",
    { "مثال", "سودان", "بحر", "ابج", "دهو", "نور", "بحث" } },
  { "arabic-digits",
    "http://qwexz.سودان.123/بحر",
    "http://qwexz.سودان.124/بحر",
    { "qwexz", "سودان", "بحر" } },
  { "user",
    "http://qwexz@مثال.سودان:99999/",
    "http://vuzqy@مثال.سودان/",
    { "qwexz", "vuzqy", "مثال", "سودان" } },
  { "escapes",
    "http://vuzqy.example/%zzqwexz?a=%FFxkk",
    "vuzqy.example",
    { "vuzqy", "qwexz", "xkk" } },
  { "imitation",
    "https://www.раypal.example@vuzqy.example/",
    "https://vuzqy.example/",
    { "vuzqy" } },
  { "rejected",
    "http://qw_exz..vuzqy-.example/",
    "http://a_مثال.example/",
    { "qw_exz", "vuzqy", "مثال" } },
  { "email",
    "mailto:qwexz@مثال.سودان?subject=vuzqy",
    "mailto:vuzqy@مثال.سودان",
    { "qwexz", "vuzqy", "مثال", "سودان" } },
  { "inside",
    "https://vuzqy.example/?u=http://مثال.سودان/بحر",
    "https://vuzqy.example/?u=http://qwexz.example/",
    { "vuzqy", "qwexz", "مثال", "سودان", "بحر" } },
};

static GUnicodeScript
language_script (void)
{
  return g_str_has_prefix (g_getenv ("LANGUAGE"), "he") ? G_UNICODE_SCRIPT_HEBREW
                                                        : G_UNICODE_SCRIPT_CYRILLIC;
}

static IriBaseDirection
language_direction (void)
{
  return language_script () == G_UNICODE_SCRIPT_HEBREW ? IRI_BASE_DIRECTION_RTL
                                                       : IRI_BASE_DIRECTION_LTR;
}

static gboolean
is_sentence (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == language_script ())
      return TRUE;
  return FALSE;
}

/* Fails if the isolate at @span of @text, with its marks, is not shown in one piece, in
 * its own order, or changes the order of what is around it. */
static void
check_order (const char *where, const char *text, IriSpan span)
{
  const gsize mark = strlen (IRI_LRI);
  g_autofree char *before = g_strndup (text, span.begin);
  g_autofree char *initiator = g_strndup (text + span.begin, mark);
  g_autofree char *quoted
      = g_strndup (text + span.begin + mark, iri_span_length (span) - 2 * mark);
  const char *const marks[2] = { initiator, IRI_PDI };
  g_autoptr (IriSentence) sentence = iri_sentence_new (before, quoted, text + span.end,
                                                       marks, language_direction ());

  if (!sentence->iri_whole || !sentence->text_kept
      || (!sentence->iri_ordered && g_str_equal (initiator, IRI_LRI)))
    g_test_fail_printf ("%s: “%s” is displayed in another order in: %s", where, quoted,
                        text);
}

/* Returns @text without its isolates, whose order it checks. */
static char *
check_isolates (const char *where, const char *text)
{
  GString *outside = g_string_new (NULL);
  gsize begin = 0;
  int depth = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c >= 0x2066 && c <= 0x2068 && depth++ == 0)
        begin = (gsize) (at - text);
      else if (c == 0x2069 && depth > 0 && --depth == 0)
        check_order (where, text,
                     (IriSpan){ begin, (gsize) (at - text) + strlen (IRI_PDI) });
      else if (depth == 0)
        g_string_append_unichar (outside, c);
    }
  if (depth > 0)
    g_test_fail_printf ("%s: an isolate has no end: %s", where, text);
  return g_string_free (outside, FALSE);
}

/* Fails if @text, which @where shows, is a sentence with words of @row outside its
 * isolates. */
static void
check (const struct Row *row, const char *where, const char *text)
{
  g_autofree char *outside = NULL;

  if (text == NULL || !is_sentence (text))
    return;
  outside = check_isolates (where, text);
  for (gsize i = 0; is_sentence (outside) && row->words[i] != NULL; i++)
    if (strstr (outside, row->words[i]) != NULL)
      g_test_fail_printf ("%s: “%s” is not isolated: %s", where, row->words[i], text);
}

static void
check_findings (const struct Row *row, const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    {
      g_autofree char *message
          = iri_finding_message (&report->findings[i], report->text, report->length);

      check (row, "a finding", message);
      check (row, "a reason", iri_finding_why (&report->findings[i]));
    }
}

static void
check_verdicts (const struct Row *row, IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  g_autoptr (ScopeHostAnalysis) host
      = scope_host_analysis_new (report, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *title = NULL, *body = NULL;

  check (row, "a verdict's title", verdict->title);
  check (row, "a verdict's body", verdict->body);
  if (host->verdict == NULL)
    return;
  g_object_get (host->verdict, "title", &title, "body", &body, NULL);
  check (row, "a host verdict's title", title);
  check (row, "a host verdict's body", body);
}

static void
check_pictures (const struct Row *row, const IriReport *report)
{
  g_autoptr (IriReport) other = iri_report_new (row->other, -1, NULL);
  const IriPictureFile files[] = { { .card = FALSE },
                                   { .card = TRUE },
                                   { .by_script = TRUE },
                                   { .steps = TRUE },
                                   { .other = other } };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *summary = iri_picture_file_summary (report, &files[i]);

      check (row, "a picture", summary);
    }
}

static void
check_link (const struct Row *row, const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  const ScopeLink link = { .text = report->text,
                           .title = verdict->title,
                           .domain = verdict->host,
                           .line = 1,
                           .column = 1 };
  g_autoptr (ScopeLinkItem) item = scope_link_item_new (&link, 0, 0);
  g_autofree char *summary = NULL, *details = NULL;

  g_object_get (item, "summary", &summary, "details", &details, NULL);
  check (row, "a link", summary);
  check (row, "a link's details", details);
}

static void
test_core (gconstpointer data)
{
  const struct Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->iri, -1, NULL);

  check_findings (row, report);
  check_verdicts (row, report);
  check_pictures (row, report);
  check_link (row, report);
}

static void
check_labels (const struct Row *row, const char *page, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    check (row, page, gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (row, page, child);
}

static void
test_window (gconstpointer data)
{
  static const char *const pages[] = { "inspect", "host",    "characters", "readings",
                                       "resolve", "compare", "text",       "learn" };
  const struct Row *row = data;
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  g_object_set (window->second, "text", row->other, NULL);
  g_object_set (window->base, "text", row->other, NULL);
  scope_window_show_iri (window, row->iri);
  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (scope_window_show_page (window, pages[i]));
      window_run_to_rest (window);
      check_labels (row, pages[i], GTK_WIDGET (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Messages with the name of a file, in each direction. */
static void
test_file_names (void)
{
  static const struct Row names = { .words = { "qwexz", "بحر" } };
  static const char *const paths[] = { "/qwexz", "/بحر" };

  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED,
                                              "Opening “%s” failed", paths[i]);
      g_autofree char *unsaved = scope_window_describe_unsaved (error);

      check (&names, "not saved", unsaved);
    }
}

static void
add (const char *group, const struct Row *row, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/isolation/%s/%s", group, row->name);

  g_test_add_data_func (path, row, test);
}

int
main (int argc, char *argv[])
{
  iri_translations_init ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      add ("core", &rows[i], test_core);
      add ("window", &rows[i], test_window);
    }
  g_test_add_func ("/isolation/file-names", test_file_names);
  return g_test_run ();
}
