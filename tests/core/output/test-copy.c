/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The forms of an IRI for use in other texts: their source, and their visual order by
 * ICU's implementation of UAX #9. tests/cli/test-copy.py tests how HTML and Markdown
 * parsers read them. */

#include "iri-copy.h"
#include "iri-defang.h"
#include "iri-detect.h"
#include "iri-parse.h"

#include "random-iri.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

#define ROUNDS 5000
#define SEED 9

#define LRM "\u200e"
#define LRE "\u202a"
#define PDF "\u202c"
#define LRI "\u2066"
#define PDI "\u2069"

/* The LaTeX forms were set by XeLaTeX, LuaLaTeX and pdfLaTeX of TeX Live 2022. */
static const struct Row
{
  const char *name;
  const char *form;
  const char *text;
  const char *made; /* or NULL */
} rows[] = {
  { "isolate", "isolate", "http://א/", LRI "http://א/" PDI },
  { "isolate-decodes", "isolate", "/%D7%90", LRI "/א" PDI },
  { "isolate-rejected-host", "isolate", "//א.1/", LRI "//א.1/" PDI },
  { "isolate-empty", "isolate", "", LRI PDI },
  { "isolate-not-utf-8", "isolate", "a\xff", NULL },
  { "embed", "embed", "/א", LRE "/א" PDF },
  { "lrm", "lrm", "http://é/1/", LRM "http://é/1/" LRM },
  { "lrm-rtl", "lrm", "/א", NULL },
  { "lrm-arabic-digit", "lrm", "/\u0661", NULL },
  { "lrm-bracket", "lrm", "/a)", NULL },
  { "lrm-other-bracket", "lrm", "/\u300c", NULL },
  { "html", "html", "?a=1&b='א", "<bdi dir=\"ltr\">?a=1&amp;b=&apos;א</bdi>" },
  { "html-link", "html-link", "?א&'",
    "<a dir=\"ltr\" href=\"?%D7%90&amp;&apos;\">?א&amp;&apos;</a>" },
  { "html-link-rejected-host", "html-link", "//א.1/", NULL },
  { "html-link-javascript", "html-link", "javascript:alert(1)", NULL },
  { "html-link-capitals", "html-link", "JavaScript:alert(1)", NULL },
  { "html-link-vbscript", "html-link", "vbscript:x", NULL },
  { "html-link-data", "html-link", "data:text/html,a", NULL },
  { "html-link-near-data", "html-link", "data/text:a",
    "<a dir=\"ltr\" href=\"data/text:a\">data/text:a</a>" },
  { "html-text-javascript", "html", "javascript:a",
    "<bdi dir=\"ltr\">javascript:a</bdi>" },
  { "markdown-javascript", "markdown", "javascript:alert(1)", NULL },
  { "markdown-data", "markdown", "data:,a", NULL },
  { "latex-javascript", "latex", "javascript:alert(1)", NULL },
  { "markdown", "markdown", "http://a/[א]_*~$&copy;",
    "[" LRI "http://a/\\[א\\]\\_\\*\\~\\$\\&copy;" PDI
    "](<http://a/[%D7%90]_*~$&amp;copy;>)" },
  { "markdown-autolink", "markdown", "http://a/b_c", LRI "<http://a/b_c>" PDI },
  { "markdown-no-autolink-relative", "markdown", "a/b:c",
    "[" LRI "a/b:c" PDI "](<a/b:c>)" },
  { "markdown-no-autolink-short-scheme", "markdown", "a:b",
    "[" LRI "a:b" PDI "](<a:b>)" },
  { "markdown-no-autolink-ampersand", "markdown", "ab:?&lt;",
    "[" LRI "ab:?\\&lt;" PDI "](<ab:?&amp;lt;>)" },
  { "latex", "latex", "http://a/xn--b~א_%FF$&#'",
    "\\href{http://a/xn--b~\\%D7\\%90_\\%FF$&\\#'}"
    "{\\ifdefined\\LR\\expandafter\\LR\\fi{http://a/xn-\\/-b"
    "\\textasciitilde{}א\\_\\%FF\\$\\&\\#\\textquotesingle{}}}" },
  { "latex-ligatures", "latex", "/---,,''",
    "\\href{/---,,''}{\\ifdefined\\LR\\expandafter\\LR\\fi{/-\\/-\\/-,\\/,"
    "\\textquotesingle{}\\/\\textquotesingle{}}}" },
  { "uri", "uri", "http://é/א", "http://xn--9ca/%D7%90" },
  { "uri-rejected-host", "uri", "//א.1/", NULL },
  { "host", "host", "http://é/א", "xn--9ca" },
  { "host-none", "host", "/a", NULL },
  { "host-empty", "host", "file:///a", NULL },
  { "host-refused", "host", "//א.1/", NULL },
  { "host-unicode", "host-unicode", "http://xn--9ca/", "é" },
  { "iri", "iri", "http://xn--9ca/%D7%90", "http://é/א" },
  { "iri-not-utf-8", "iri", "a\xff", NULL },
  { "punycode", "punycode", "http://u@é.ex:1/é?é#é", "http://u@xn--9ca.ex:1/é?é#é" },
  { "punycode-no-host", "punycode", "urn:é", NULL },
  { "domain", "domain", "http://a.é.co.uk/", "xn--9ca.co.uk" },
  { "domain-suffix-itself", "domain", "http://co.uk/", NULL },
  { "domain-ip", "domain", "http://[::1]/", NULL },
  /* RFC 3987 §4.4, example 1. */
  /* Line and segment separators of UAX #9, and what its rule X9 removes. */
  { "visual-controls", "visual", "/r\xc2\x85s\x1ct\x1fu\xc2\x9bv\x1bw\x7fx",
    "/rstuvwx" },
  { "visual", "visual", "http://ab.גדהוזח.ij/kl/mn/op.html",
    "http://ab.חזוהדג.ij/kl/mn/op.html" },
  { "display", "display", "/א", LRE "/א" PDF },
  { "host-bare", "host", "bücher.example", "xn--bcher-kva.example" },
  { "host-bare-unicode", "host-unicode", "bücher.example/a", "bücher.example" },
  { "punycode-bare", "punycode", "bücher.example", NULL },
  { "defanged", "defanged", "https://é.example/a.b",
    "hxxps[://]xn--9ca[.]example/a[.]b" },
  { "defanged-bare", "defanged", "evil.example/a", "evil[.]example/a" },
  { "defanged-rejected-host", "defanged", "//א.1/", NULL },
  { "defanged-relative", "defanged", "/a.b", "/a[.]b" },
  { "line", "line", "https://www.example.com/",
    "Goes to example[.]com — hxxps[://]www[.]example[.]com/" },
  { "line-rejected-host", "line", "//א.1/", NULL },
  /* 3987bis-00 §1.4 and §6.1. */
  { "xml-references", "xml-references", "http://www.example.org/r%C3%A9sum%C3%A9.html",
    "http://www.example.org/r&#xE9;sum&#xE9;.html" },
  { "xml-references-far", "xml-references", "/\U00010300&", "/&#x10300;&amp;" },
  { "html-references", "html-references", "http://example.org/rosé",
    "http://example.org/ros&eacute;" },
  { "html-references-no-name", "html-references", "/א", "/&#x5D0;" },
  { "charset-utf-8", "charset", "/é", NULL },
  { "json", "json", "/א\U00010300", "\"/\\u05d0\\ud800\\udf00\"" },
  { "python", "python", "/א\U00010300", "\"/\\u05d0\\U00010300\"" },
  { "control-that-ends-it", "isolate", "/" PDI PDF "\u2028\n",
    LRI "/%E2%81%A9%E2%80%AC%E2%80%A8%0A" PDI },
  { "spaces", "isolate", "/a b\u3000c\u00a0d", LRI "/a%20b%E3%80%80c%C2%A0d" PDI },
  { "delimiters", "html", "/<>\"\\^`{|}",
    "<bdi dir=\"ltr\">/%3C%3E%22%5C%5E%60%7B%7C%7D</bdi>" },
  { "joiners-stay", "isolate", "/ا\u200cب", LRI "/ا\u200cب" PDI },
};

static void
test_row (gconstpointer data)
{
  const struct Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, NULL);
  g_autofree char *made = iri_copy_make (iri_copy_form_find (row->form), report);
  const char *reason = iri_copy_reason (iri_copy_form_find (row->form), report);

  g_assert_cmpstr (made, ==, row->made);
  g_assert_cmpint (reason == NULL, ==, made != NULL);
}

static void
test_nul (void)
{
  g_autoptr (IriReport) report = iri_report_new ("/\0a", 3, NULL);

  g_assert_null (iri_copy_make (iri_copy_form_find ("isolate"), report));
}

/* Only the URL Standard finds a host after one slash, and a text that is not in its
 * charset is not converted. */
static void
test_unconverted (void)
{
  const IriOptions options = { .spec = iri_spec_find ("whatwg"), .source = "gb18030" };
  g_autoptr (IriReport) report = iri_report_new ("http:/x/\355\240\200", -1, &options);
  const IriCopyForm *form = iri_copy_form_find ("punycode");

  g_assert_nonnull (iri_copy_reason (form, report));
  g_assert_null (iri_copy_make (form, report));
}

static void
test_target (void)
{
  const IriOptions options = { .base = "http://a/b/" };
  g_autoptr (IriReport) report = iri_report_new ("א", -1, &options);
  g_autofree char *made = iri_copy_make (iri_copy_form_find ("html-link"), report);

  g_assert_cmpstr (made, ==,
                   "<a dir=\"ltr\" href=\"http://a/b/%D7%90\">http://a/b/א</a>");
}

/* Characters that the charset of a document has are kept (3987bis-00 §6.3). */
static void
test_charset (void)
{
  const IriOptions options = { .charset = "windows-1252" };
  g_autoptr (IriReport) report = iri_report_new ("/é?€&א", -1, &options);
  g_autofree char *made = iri_copy_make (iri_copy_form_find ("charset"), report);

  g_assert_cmpstr (made, ==, "/é?€&amp;&#x5D0;");
}

/* The compiler decodes its own string literals: the text, and its source. */
#define STRING(string)                                                                 \
  {                                                                                    \
    string, #string                                                                    \
  }

static const struct StringRow
{
  const char *text;
  const char *written;
} string_rows[] = {
  STRING ("http://\u05d0\u05d1.example/\u00e9"),
  STRING ("/\U00010300"),
  STRING ("/?\?=?"),
  STRING ("/\u05d0bad"),
};

static void
test_c (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (string_rows); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (string_rows[i].text, -1, NULL);
      g_autofree char *made = iri_copy_make (iri_copy_form_find ("c"), report);

      g_assert_cmpstr (made, ==, string_rows[i].written);
    }
}

static void
test_info (void)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  const char *group = "";

  for (guint i = 0; i < iri_copy_n_forms (); i++)
    {
      const IriCopyForm *form = iri_copy_form (i);

      g_assert_true (iri_copy_form_find (form->id) == form);
      g_assert_cmpint (strlen (form->title), >, 0);
      g_assert_cmpint (strlen (form->purpose), >, 0);
      g_assert_cmpint (strlen (form->section), >, 0);
      g_assert_true ((form->command == NULL) == (form->done == NULL));
      g_assert_true (g_str_equal (form->group, group)
                     || g_hash_table_add (groups, (gpointer) form->group));
      group = form->group;
    }
  g_assert_null (iri_copy_form (iri_copy_n_forms ()));
  g_assert_null (iri_copy_form_find ("plain"));
}

/* Contexts for an IRI: the text around it and the paragraph direction. */
static const struct
{
  UBiDiLevel level;
  const char *before;
  const char *after;
} places[] = {
  { 0, "word ", " word" },     { 1, "שלום ", " עולם" }, { 1, "", "" },
  { 0, "שלום ", " עולם" },     { 1, "word ", " word" }, { 0, "א(", ")ב" },
  { 1, "א(", ")ב" },           { 1, "a[", "]b" },       { 1, "12 ", " 34" },
  { 0, "\u0661", "\u0662" },   { 1, "(", "" },          { 1, "א", "ב" },
  { 1, "\u300c", "\u300d א" }, { 0, "א-", "+1" },
};

/* A line of text as ICU orders it. */
typedef struct
{
  GArray *chars;  /* gunichar */
  GArray *order;  /* of gsize: the character at each visual position */
  GArray *levels; /* of UBiDiLevel: the level of each character */
} Shown;

static void
shown_clear (Shown *self)
{
  g_array_unref (self->chars);
  g_array_unref (self->order);
  g_array_unref (self->levels);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shown, shown_clear)

static Shown
show (const char *line, UBiDiLevel level)
{
  Shown shown = { g_array_new (FALSE, FALSE, sizeof (gunichar)),
                  g_array_new (FALSE, FALSE, sizeof (gsize)),
                  g_array_new (FALSE, FALSE, sizeof (UBiDiLevel)) };
  glong length;
  g_autofree gunichar2 *utf16 = g_utf8_to_utf16 (line, -1, NULL, &length, NULL);
  gsize *char_at = g_new0 (gsize, length + 1);
  int *map = g_new0 (int, length + 1);
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open ();

  ubidi_setPara (bidi, (const UChar *) utf16, (int) length, level, NULL, &status);
  for (glong i = 0; i < length;)
    {
      UBiDiLevel here = ubidi_getLevelAt (bidi, (int) i);
      UChar32 c;

      char_at[i] = shown.chars->len;
      U16_NEXT (utf16, i, length, c);
      g_array_append_val (shown.chars, c);
      g_array_append_val (shown.levels, here);
      if (c > 0xffff)
        char_at[i - 1] = G_MAXSIZE;
    }
  ubidi_getVisualMap (bidi, map, &status);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);
  ubidi_close (bidi);
  for (glong i = 0; i < length; i++)
    if (char_at[map[i]] != G_MAXSIZE)
      g_array_append_val (shown.order, char_at[map[i]]);
  g_free (char_at);
  g_free (map);
  return shown;
}

/* Returns whether a character has a position that means anything: UAX #9 gives none to
 * characters that X9 removes. */
static gboolean
has_place (gunichar c)
{
  switch ((int) u_charDirection ((UChar32) c))
    {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
    case U_BOUNDARY_NEUTRAL:
      return FALSE;
    default:
      return c != 0x200e;
    }
}

/* Returns whether the @n characters from @begin on are contiguous, and have the order
 * and directions that a left-to-right embedding gives them. */
static gboolean
is_shown_right (const Shown *shown, gsize begin, gsize n, const char *iri)
{
  g_autoptr (IriReport) alone = iri_report_new (iri, -1, NULL);
  const IriBidi *bidi = alone->bidi;
  gsize next = 0;

  for (guint i = 0; i < shown->order->len; i++)
    {
      gsize at = g_array_index (shown->order, gsize, i);

      if (!has_place (g_array_index (shown->chars, gunichar, at)))
        continue;
      if (at < begin || at >= begin + n)
        {
          if (next != 0 && next != bidi->n_order)
            return FALSE;
          continue;
        }
      if (next == bidi->n_order || at - begin != bidi->order[next]
          || g_array_index (shown->levels, UBiDiLevel, at) % 2
                 != bidi->levels[at - begin] % 2)
        return FALSE;
      next++;
    }
  return next == bidi->n_order;
}

/* Returns the text between the first and the last character of the form, which are
 * marks. */
static char *
unwrap (const char *made)
{
  const char *begin = g_utf8_next_char (made);
  const char *end = g_utf8_prev_char (made + strlen (made));

  return g_strndup (begin, (gsize) (end - begin));
}

static void
check_places (const char *made)
{
  g_autofree char *iri = unwrap (made);
  gsize n = (gsize) g_utf8_strlen (iri, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *line
          = g_strconcat (places[i].before, made, places[i].after, NULL);
      g_auto (Shown) shown = show (line, places[i].level);
      gsize begin = (gsize) g_utf8_strlen (places[i].before, -1) + 1;

      if (!is_shown_right (&shown, begin, n, iri))
        g_error ("Place %" G_GSIZE_FORMAT " moves %s", i, iri);
    }
}

/* The libraries disagree about a mark right after a bracket, see test-bidi-icu.c. */
static gboolean
is_disputed (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (u_getIntPropertyValue ((UChar32) g_utf8_get_char (text),
                               UCHAR_BIDI_PAIRED_BRACKET_TYPE)
            != U_BPT_NONE
        && u_charDirection ((UChar32) g_utf8_get_char (g_utf8_next_char (text)))
               == U_DIR_NON_SPACING_MARK)
      return TRUE;
  return FALSE;
}

/* The forms that are the IRI between two marks. */
static const char *const marked[] = { "isolate", "embed", "lrm" };

/* Marks around an IRI are removed when it is entered (masinter-07 §4.2), so pasting a
 * copied form gives the IRI again. */
static void
check_pasted (const char *made, const IriReport *report)
{
  const IriOptions options = { .preparation.removes_display_marks = TRUE };
  g_autoptr (IriReport) back = iri_report_new (made, -1, &options);
  g_autoptr (IriReport) iri = iri_report_new (report->iri, -1, NULL);

  if (iri->uri != NULL)
    g_assert_cmpstr (back->uri, ==, iri->uri);
}

static void
check_report (const IriReport *report, guint *tried)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marked); i++)
    {
      g_autofree char *made = iri_copy_make (iri_copy_form_find (marked[i]), report);

      if (made == NULL)
        continue;
      check_pasted (made, report);
      if (is_disputed (made))
        continue;
      check_places (made);
      tried[i]++;
    }
}

/* There is either a form or a reason why not, and forms for any charset are in
 * US-ASCII. */
static void
check_made (const IriReport *report)
{
  static const char *const ascii[]
      = { "html-references", "xml-references", "c", "json", "python", NULL };

  for (guint i = 0; i < iri_copy_n_forms (); i++)
    {
      const IriCopyForm *form = iri_copy_form (i);
      g_autofree char *made = iri_copy_make (form, report);

      g_assert_cmpint (made == NULL, ==, iri_copy_reason (form, report) != NULL);
      g_assert_true (made == NULL || g_utf8_validate (made, -1, NULL));
      g_assert_true (made == NULL || !g_strv_contains (ascii, form->id)
                     || g_str_is_ascii (made));
    }
}

/* Tries each standard in turn. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (gsize round = 0; round < ROUNDS; round++)
    {
      const IriOptions options = {
        .spec = &specs[round % n_specs],
        .charset = round % 2 == 0 ? "windows-1252" : NULL,
        .base = round % 5 == 0 ? "http://é.example/a/b?q=א" : NULL,
      };
      g_autoptr (GString) text = random_iri (random);
      g_autoptr (IriReport) report
          = iri_report_new (text->str, (gssize) text->len, &options);

      check_made (report);
    }
}

static void
test_shown_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint tried[G_N_ELEMENTS (marked)] = { 0 };

  for (int round = 0; round < ROUNDS; round++)
    {
      g_autoptr (GString) text = random_iri (random);
      g_autoptr (IriReport) report
          = iri_report_new (text->str, (gssize) text->len, NULL);

      check_report (report, tried);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marked); i++)
    g_assert_cmpuint (tried[i], >, ROUNDS / 50);
}

static void
count_link (IriSpan span, gpointer n)
{
  ++*(guint *) n;
}

/* What is meant not to be a link has none, and a defanged URI can be restored. */
static void
check_defanged (const IriReport *report, guint *n_restored)
{
  static const char *const forms[] = { "defanged", "line" };
  g_autofree char *defanged = iri_copy_make (iri_copy_form_find (forms[0]), report);
  g_autoptr (GString) back = g_string_new (NULL);
  IriComponents components;

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *made = iri_copy_make (iri_copy_form_find (forms[i]), report);
      guint n_links = 0;

      if (made == NULL)
        continue;
      iri_detect (made, strlen (made), count_link, &n_links);
      if (n_links > 0)
        g_error ("There is a link in %s", made);
    }
  if (defanged == NULL)
    return;
  iri_parse (report->uri, strlen (report->uri), iri_spec_default (), &components, NULL,
             NULL);
  if (!components.valid || !iri_span_is_present (components.span[IRI_COMPONENT_SCHEME]))
    return;
  g_assert_true (iri_refang (defanged, strlen (defanged), back));
  g_assert_cmpstr (back->str, ==, report->uri);
  ++*n_restored;
}

static void
test_defanged_random (void)
{
  static const char *const before[]
      = { "", "http://a.example/?u=", "mailto:", "see:www.",
          "https://tel:1@b.example/" };
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint n_restored = 0;

  for (int round = 0; round < 10000; round++)
    {
      g_autoptr (GString) text = random_iri (random);
      g_autoptr (IriReport) report = NULL;

      g_string_prepend (text, before[round % G_N_ELEMENTS (before)]);
      report = iri_report_new (text->str, (gssize) text->len, NULL);
      check_defanged (report, &n_restored);
    }
  g_assert_cmpuint (n_restored, >, 1000);
}

/* The eleven examples of RFC 3987 §4.4. */
static const char *const examples[] = {
  "http://ab.גדהוזח.יכ/לם/מן.html",
  "http://אב.גדה.וז/חט/יכ",
  "http://אב.גד.ef/gh/יכ.html",
  "http://ab.cd.הו/זח/ij/kl.html",
  "http://ab.גד.הו/זח/ij/kl?mn=op",
  "http://אב.גד.הו/זח/12/יכ",
  "http://ab.גדה123וזחט/יכ/לם/נס",
  "http://ab.גדהוזח.123/יכ",
  "http://ab.גד/ה/1?ו=ז#ח",
  "http://ab.אב.12/גד",
  "//אב/גד",
};

static void
test_shown_examples (void)
{
  guint tried[G_N_ELEMENTS (marked)] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (examples[i], -1, NULL);

      check_report (report, tried);
    }
  g_assert_cmpuint (tried[0], ==, G_N_ELEMENTS (examples));
}

/* The reason why such an IRI has no form with marks: ICU shows its label before its
 * scheme in a right-to-left paragraph. */
static void
test_marks_do_not_do (void)
{
  g_auto (Shown) shown = show ("א " LRM "http://ab.גד/" LRM " ב", 1);
  gsize first = g_array_index (shown.order, gsize, 2);

  /* The last character of the IRI, not the "h". */
  g_assert_cmpuint (first, !=, 3);
}

static const struct InvisibleRow
{
  const char *name;
  const char *text;
  const char *sentence;
} invisible_rows[] = {
  { "none", "http://א/", "Contains no invisible characters" },
  { "one", "a\u200db", "Contains U+200D ZERO WIDTH JOINER" },
  { "two", LRI PDI,
    "Contains U+2066 LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE" },
  { "count", LRM "a" LRM, "Contains 2\u00a0× U+200E LEFT-TO-RIGHT MARK" },
  { "three", LRE "\u200c" PDF "\u200c",
    "Contains U+202A LEFT-TO-RIGHT EMBEDDING, 2\u00a0× U+200C ZERO WIDTH "
    "NON-JOINER and U+202C POP DIRECTIONAL FORMATTING" },
  { "many", "\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06",
    "Contains U+FE00 VARIATION SELECTOR-1, U+FE01 VARIATION SELECTOR-2, U+FE02 "
    "VARIATION SELECTOR-3, U+FE03 VARIATION SELECTOR-4, U+FE04 VARIATION "
    "SELECTOR-5, U+FE05 VARIATION SELECTOR-6 and 1 other" },
};

static void
test_invisible (gconstpointer data)
{
  const struct InvisibleRow *row = data;
  g_autofree char *sentence = iri_copy_invisible (row->text);

  g_assert_cmpstr (sentence, ==, row->sentence);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/copy/form/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (invisible_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/copy/invisible/", invisible_rows[i].name, NULL);

      g_test_add_data_func (path, &invisible_rows[i], test_invisible);
    }
  g_test_add_func ("/copy/nul", test_nul);
  g_test_add_func ("/copy/unconverted", test_unconverted);
  g_test_add_func ("/copy/target", test_target);
  g_test_add_func ("/copy/random", test_random);
  g_test_add_func ("/copy/defanged-random", test_defanged_random);
  g_test_add_func ("/copy/charset", test_charset);
  g_test_add_func ("/copy/c", test_c);
  g_test_add_func ("/copy/info", test_info);
  g_test_add_func ("/copy/shown/random", test_shown_random);
  g_test_add_func ("/copy/shown/examples", test_shown_examples);
  g_test_add_func ("/copy/shown/marks-do-not-do", test_marks_do_not_do);
  return g_test_run ();
}
