/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-copy-private.h"
#include "iri-defang.h"
#include "iri-display-form.h"
#include "iri-link-format.h"
#include "iri-parse.h"
#include "iri-string-escape.h"
#include "iri-unicode.h"
#include "iri-verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The titles of the groups. */
#define ADDRESS NC_ ("forms", "Address")
#define HOST NC_ ("forms", "Host")
#define TEXT NC_ ("forms", "Text")
#define MARKUP NC_ ("forms", "Markup")
#define SOURCE NC_ ("forms", "Source Code")

static void
append_plain (const char *text, GString *out)
{
  g_string_append (out, text);
}

static gboolean
has_bracket (const char *text)
{
  gunichar id;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (iri_unicode_bracket (iri_utf8_first (text), &id) != 0)
      return TRUE;
  return FALSE;
}

/* Whether two marks are enough. In a right-to-left paragraph, right-to-left letters
 * between two marks would split the IRI into runs ordered from right to left, and a
 * bracket could pair with one outside the IRI (UAX #9 N0). */
static gboolean
suits_marks (const char *text)
{
  return !iri_has_rtl (text, strlen (text)) && !has_bracket (text);
}

/* Whether the text is its own URI and an absolute URI by CommonMark 0.30 §6.5. Programs
 * differ in whether they decode "&copy;" in one. */
static gboolean
is_autolink (const IriCopySubject *subject)
{
  const char *end = strchr (subject->text, ':');
  gsize scheme = end != NULL ? (gsize) (end - subject->text) : 0;

  if (scheme < 2 || scheme > 32 || !g_ascii_isalpha (*subject->text)
      || !g_str_equal (subject->text, subject->report->uri)
      || strchr (subject->text, '&') != NULL)
    return FALSE;
  for (gsize i = 0; i < scheme; i++)
    if (!iri_byte_is ((guint8) subject->text[i], IRI_CLASS_SCHEME))
      return FALSE;
  return TRUE;
}

static void
append_iri (const IriCopySubject *subject, GString *out)
{
  const IriReport *report = subject->report;

  g_string_append (out, report->iri != NULL ? report->iri : report->display);
}

static void
append_host (const IriCopySubject *subject, GString *out)
{
  g_string_append (out, iri_copy_host (subject->report)->ascii);
}

static void
append_host_unicode (const IriCopySubject *subject, GString *out)
{
  g_string_append (out, iri_copy_host (subject->report)->unicode);
}

static void
append_domain (const IriCopySubject *subject, GString *out)
{
  g_string_append (out, iri_host_domain (iri_copy_host (subject->report)).registrable);
}

/* Appends the IRI with its host in ASCII (3987bis-00 §3.4). */
static void
append_punycode (const IriCopySubject *subject, GString *out)
{
  gsize length = strlen (subject->text);
  IriComponents components;
  IriSpan host;

  iri_parse (subject->text, length, subject->report->options.spec, &components, NULL,
             NULL);
  host = components.span[IRI_COMPONENT_HOST];
  g_return_if_fail (iri_span_is_present (host));
  g_string_append_len (out, subject->text, (gssize) host.begin);
  g_string_append (out, subject->report->host->ascii);
  g_string_append (out, subject->text + host.end);
}

static void
append_defanged (const IriCopySubject *subject, GString *out)
{
  const char *uri = subject->report->uri;
  IriComponents components;

  iri_parse (uri, strlen (uri), iri_spec_default (), &components, NULL, NULL);
  iri_defang (uri, &components, out);
}

/* Isolates of the verdict are for the window. */
static void
append_line (const IriCopySubject *subject, GString *out)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (subject->report);
  g_autoptr (GString) title = g_string_new (NULL);

  for (const char *p = verdict->title; *p != '\0'; p = g_utf8_next_char (p))
    if (!iri_char_is_later_bidi_control (iri_utf8_first (p)))
      g_string_append_unichar (title, iri_utf8_first (p));
  iri_defang_sentence (title->str, out);
  g_string_append (out, " — ");
  append_defanged (subject, out);
}

static void
append_link (const IriCopySubject *subject, GString *out)
{
  iri_link_escape (subject->text, subject->report->options.spec, out);
}

static void
append_bidi (const IriBidi *bidi, gboolean display, GString *out)
{
  if (display)
    g_string_append (out, bidi->display);
  else
    iri_bidi_append_visible (bidi->visual, out);
}

/* Uses the visual order of the report if it has one. */
static void
append_ordered (const IriReport *report, gboolean display, GString *out)
{
  g_autoptr (IriBidi) made = NULL;

  if (report->bidi != NULL)
    {
      append_bidi (report->bidi, display, out);
      return;
    }
  made = iri_report_order (report, report->options.convention);
  append_bidi (made, display, out);
}

static void
append_visual (const IriCopySubject *subject, GString *out)
{
  append_ordered (subject->report, FALSE, out);
}

static void
append_display (const IriCopySubject *subject, GString *out)
{
  append_ordered (subject->report, TRUE, out);
}

static void
take_missing (IriSpan span, gpointer missing)
{
  g_array_append_val (missing, span);
}

/* Appends markup for a document in the charset, with numeric character references for
 * characters that the charset lacks. */
static void
append_for_charset (const IriCopySubject *subject, GString *out)
{
  g_autoptr (GArray) missing = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  g_autoptr (GString) markup = g_string_new (NULL), octets = g_string_new (NULL);
  gsize done = 0;

  iri_escape_html (subject->text, markup);
  iri_charset_encode (subject->report->options.charset, markup->str, markup->len,
                      octets, take_missing, missing);
  for (guint i = 0; i < missing->len; i++)
    {
      IriSpan span = g_array_index (missing, IriSpan, i);

      g_string_append_len (out, markup->str + done, (gssize) (span.begin - done));
      g_string_append_printf (out, "&#x%X;", iri_utf8_first (markup->str + span.begin));
      done = span.end;
    }
  g_string_append (out, markup->str + done);
}

/* Group by group, in the order of menus. */
const IriCopyRow iri_copy_rows[] = {
  {
      .form = { "uri", N_ ("URI"),
                N_ ("The safest form: only US-ASCII, which any text can hold."),
                "RFC 3987 §3.1", ADDRESS, N_ ("Copy URI"), N_ ("URI copied") },
      .needs = IRI_COPY_NEEDS_URI,
      .pattern = "%u",
      .append_uri = append_plain,
  },
  {
      .form = { "iri", N_ ("IRI"), N_ ("The IRI in Unicode, with no added characters."),
                "RFC 3987 §3.2", ADDRESS, N_ ("Copy IRI"), N_ ("IRI copied") },
      .append = append_iri,
  },
  {
      .form = { "punycode", N_ ("IRI with Punycode host"),
                N_ ("For software that accepts IRIs but needs the host in US-ASCII."),
                "3987bis-00 §3.4", ADDRESS, N_ ("Copy IRI With Punycode Host"),
                N_ ("IRI with Punycode host copied") },
      .needs = IRI_COPY_NEEDS_HOST | IRI_COPY_NEEDS_OWN_HOST,
      .append = append_punycode,
  },
  {
      .form = { "link", N_ ("For automatic links"),
                N_ ("Percent-encodes as few characters as possible, so that software "
                    "detects the whole link."),
                "UTS #58", ADDRESS, N_ ("Copy for Automatic Links"),
                N_ ("Copied for automatic links") },
      .append = append_link,
  },
  {
      .form
      = { "host", N_ ("Host for DNS"), N_ ("The name that is looked up, in US-ASCII."),
          "RFC 3987 §3.1", HOST, N_ ("Copy Host for DNS"), N_ ("Host for DNS copied") },
      .needs = IRI_COPY_NEEDS_HOST,
      .append = append_host,
  },
  {
      .form = { "host-unicode", N_ ("Host in Unicode"),
                N_ ("The host as people read it."), "RFC 5890 §2.3.2.1", HOST,
                N_ ("Copy Host in Unicode"), N_ ("Host in Unicode copied") },
      .needs = IRI_COPY_NEEDS_HOST,
      .append = append_host_unicode,
  },
  {
      .form = { "domain", N_ ("Registrable domain"),
                N_ ("The end of the host that identifies its owner, in US-ASCII."),
                "Public Suffix List", HOST, N_ ("Copy Registrable Domain"),
                N_ ("Registrable domain copied") },
      .needs = IRI_COPY_NEEDS_HOST | IRI_COPY_NEEDS_DOMAIN,
      .append = append_domain,
  },
  {
      .form
      = { "defanged", N_ ("Defanged URI"),
          N_ ("For reports and chats: not a link, so nobody opens it by "
              "accident."),
          "No standard", TEXT, N_ ("Copy Defanged URI"), N_ ("Defanged URI copied") },
      .needs = IRI_COPY_NEEDS_URI,
      .append = append_defanged,
  },
  {
      .form = { "line", N_ ("One-line report"),
                N_ ("For tickets: the verdict and the defanged URI."), "No standard",
                TEXT, N_ ("Copy One-Line Report"), N_ ("One-line report copied") },
      .needs = IRI_COPY_NEEDS_URI,
      .append = append_line,
  },
  {
      .form = { "isolate", N_ ("For a sentence"),
                N_ ("For prose and email: keeps its own order and does not affect the "
                    "surrounding text."),
                "UAX #9 §2.4", TEXT, N_ ("Copy for a Sentence"),
                N_ ("Copied for a sentence") },
      .pattern = IRI_LRI "%t" IRI_PDI,
      .append_text = append_plain,
  },
  {
      .form = { "embed", N_ ("For older software"),
                N_ ("The form in RFC 3987, for software without isolates. A number "
                    "after it can move."),
                "RFC 3987 §4.1", TEXT, N_ ("Copy for Older Software"),
                N_ ("Copied for older software") },
      .pattern = IRI_LRE "%t" IRI_PDF,
      .append_text = append_plain,
  },
  {
      .form = { "lrm", N_ ("Between two marks"),
                N_ ("Without right-to-left letters, this keeps the punctuation at both "
                    "ends in place."),
                "RFC 3987 §4.1", TEXT, N_ ("Copy Between Two Marks"),
                N_ ("Copied between two marks") },
      .pattern = IRI_LRM "%t" IRI_LRM,
      .append_text = append_plain,
      .suits = suits_marks,
  },
  {
      .form = { "visual", N_ ("As shown"),
                N_ ("The characters in visual order, to describe a display. Not a "
                    "usable IRI."),
                "UAX #9 §3.4", TEXT, N_ ("Copy as Shown"), N_ ("Copied as shown") },
      .append = append_visual,
  },
  {
      .form = { "display", N_ ("As displayed by the convention"),
                N_ ("With control characters that keep this display anywhere."),
                "RFC 3987 §4.1", TEXT },
      .append = append_display,
  },
  {
      .form = { "html-link", N_ ("HTML link"),
                N_ ("Shows the IRI and leads to its URI; markup keeps it in "
                    "order."),
                "HTML, the dir attribute", MARKUP, N_ ("Copy HTML Link"),
                N_ ("HTML link copied") },
      .needs = IRI_COPY_NEEDS_URI | IRI_COPY_NEEDS_SAFE_LINK,
      .pattern = "<a dir=\"ltr\" href=\"%u\">%t</a>",
      .append_text = iri_escape_html,
      .append_uri = iri_escape_html,
  },
  {
      .form = { "markdown", N_ ("Markdown link"),
                N_ ("Shows the IRI and leads to its URI; isolates keep it in "
                    "order."),
                "CommonMark 0.30 §6.3, §6.5", MARKUP, N_ ("Copy Markdown Link"),
                N_ ("Markdown link copied") },
      .needs = IRI_COPY_NEEDS_URI | IRI_COPY_NEEDS_SAFE_LINK,
      .pattern = "[" IRI_LRI "%t" IRI_PDI "](<%u>)",
      .append_text = iri_escape_markdown,
      .append_uri = iri_escape_markdown_uri,
      .is_short = is_autolink,
      .short_pattern = IRI_LRI "<%u>" IRI_PDI,
  },
  /* "\LR" sets its argument from left to right. XeLaTeX documents have that of bidi or
   * polyglossia. In LuaLaTeX, theirs leaves words in logical order, so "\LR" must be
   * defined as babel's \foreignlanguage{english}. Documents without "\LR" do not need
   * it. */
  {
      .form = { "latex", N_ ("LaTeX link"),
                N_ ("Shows the IRI and leads to its URI; in right-to-left "
                    "documents \\LR keeps it in order."),
                "hyperref", MARKUP, N_ ("Copy LaTeX Link"), N_ ("LaTeX link copied") },
      .needs = IRI_COPY_NEEDS_URI | IRI_COPY_NEEDS_SAFE_LINK,
      .pattern = "\\href{%u}{\\ifdefined\\LR\\expandafter\\LR\\fi{%t}}",
      .append_text = iri_escape_latex,
      .append_uri = iri_escape_latex_uri,
  },
  {
      .form
      = { "html", N_ ("HTML text"), N_ ("For web pages: markup keeps it in order."),
          "HTML, the bdi element", MARKUP, N_ ("Copy HTML Text"),
          N_ ("HTML text copied") },
      .pattern = "<bdi dir=\"ltr\">%t</bdi>",
      .append_text = iri_escape_html,
  },
  {
      .form = { "html-references", N_ ("HTML character references"),
                N_ ("For web pages in any charset: characters by name or number."),
                "HTML 4 §24", MARKUP, N_ ("Copy HTML Character References"),
                N_ ("HTML character references copied") },
      .pattern = "%t",
      .append_text = iri_escape_html_references,
  },
  {
      .form = { "xml-references", N_ ("XML character references"),
                N_ ("For XML in any charset: characters by number."), "3987bis-00 §1.4",
                MARKUP, N_ ("Copy XML Character References"),
                N_ ("XML character references copied") },
      .pattern = "%t",
      .append_text = iri_escape_xml_references,
  },
  {
      .form
      = { "charset", N_ ("For a document in another charset"),
          N_ ("For HTML or XML in the chosen charset: characters it lacks are written "
              "by number."),
          "3987bis-00 §6.3", MARKUP, N_ ("Copy for a Document in Another Charset"),
          N_ ("Copied for a document in another charset") },
      .needs = IRI_COPY_NEEDS_CHARSET,
      .append = append_for_charset,
  },
  {
      .form = { "c", N_ ("C string"),
                N_ ("For source code: only US-ASCII, which no editor reorders."),
                "C17 §6.4.3", SOURCE, N_ ("Copy C String"), N_ ("C string copied") },
      .pattern = "\"%t\"",
      .append_text = iri_escape_c,
  },
  {
      .form
      = { "json", N_ ("JSON string"),
          N_ ("For data: only US-ASCII, which no editor reorders."), "RFC 8259 §7",
          SOURCE, N_ ("Copy JSON String"), N_ ("JSON string copied") },
      .pattern = "\"%t\"",
      .append_text = iri_escape_json,
  },
  {
      .form = { "python", N_ ("Python string"),
                N_ ("For source code: only US-ASCII, which no editor reorders."),
                "Python 3, §2.4.1", SOURCE, N_ ("Copy Python String"),
                N_ ("Python string copied") },
      .pattern = "\"%t\"",
      .append_text = iri_escape_python,
  },
};

const guint iri_copy_n_rows = G_N_ELEMENTS (iri_copy_rows);
