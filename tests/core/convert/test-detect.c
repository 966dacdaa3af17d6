/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* IRIs in running text: 3987bis-00 §8.3, RFC 3986 appendix C, and the rules of UTS #58
 * for the end of a link. */

#include "iri-detect.h"

#include "unicode-file.h"

#include <string.h>

/* The expected links, each followed by a space, which no IRI contains. */
static const struct DetectRow
{
  const char *name;
  const char *text;
  const char *found;
} rows[] = {
  { "nothing", "", "" },
  { "no-iri", "Note: this is 12:30, a::b and C:\\d.", "" },
  { "alone", "http://example.org/", "http://example.org/ " },
  { "in-a-sentence", "See http://example.org/a for more.", "http://example.org/a " },
  { "markdown-strong", "**http://a/b**", "http://a/b " },
  { "markdown-emphasis", "*http://a/b* and _http://c/d_", "http://a/b http://c/d " },
  { "markdown-struck", "~~http://a/b~~", "http://a/b " },
  { "markdown-after-full-stop", "**http://a/b.**", "http://a/b " },
  { "double-mark-alone", "http://a/b** http://c/d__", "http://a/b http://c/d " },
  { "single-mark-stays", "http://a/* http://a/b_", "http://a/* http://a/b_ " },
  { "closing-quotation-alone", "http://a/b\u00bb http://c/\u201d",
    "http://a/b http://c/ " },
  { "only-marks", "http://** www.\u00bb", "" },
  { "two", "http://a/ http://b/", "http://a/ http://b/ " },
  { "lines", "http://a/b\nhttp://c/\r\n", "http://a/b http://c/ " },

  /* Beginnings of links. */
  { "capitals", "HTTP://EXAMPLE.ORG/", "HTTP://EXAMPLE.ORG/ " },
  { "mailto", "Write to mailto:a@example.org.", "mailto:a@example.org " },
  { "urn", "(urn:isbn:0-306-40615-2)", "urn:isbn:0-306-40615-2 " },
  { "tel", "tel:+49-89-1234", "tel:+49-89-1234 " },
  { "data", "data:,a%20b", "" },
  { "data-typed", "data:text/plain,a%20b", "data:text/plain,a%20b " },
  { "magnet", "magnet:?xt=urn:btih:c1", "magnet:?xt=urn:btih:c1 " },
  { "file", "file:///etc/passwd", "file:///etc/passwd " },
  { "javascript", "javascript:void(0);", "javascript:void(0) " },
  { "about", "about:blank", "about:blank " },
  { "unknown-with-slashes", "x-foo+bar://a/b", "x-foo+bar://a/b " },
  { "unknown-without", "foo:bar", "" },
  { "compound", "git+ssh://a/b", "git+ssh://a/b " },
  { "http-without-slashes", "http:a", "" },
  { "nothing-after", "http:// and mailto: and www. end", "" },
  { "ellipsis-after", "https://\u2026 or http://...", "" },
  { "known-needs-text", "data: the data, news: none, tel:", "" },
  { "scope-operator", "std::data::size(data::x)", "" },
  { "www", "www.example.org/a, WWW.example.com.",
    "www.example.org/a WWW.example.com " },
  { "www-inside-word", "awww.example.py a@www.example.unknown", "" },
  { "after-letters", "12http://a/ seehttp://a/", "http://a/ seehttp://a/ " },
  { "after-cjk", "\u8BF7\u770Bhttp://example.org/ ", "http://example.org/ " },
  { "after-full-stop", "etc.http://a/ etc.mailto:a@b", "http://a/ mailto:a@b " },
  { "after-equals", "url=http://a/", "http://a/ " },
  { "inside-one", "http://a/?u=http://b/", "http://a/?u=http://b/ " },

  /* Hosts and email addresses without a scheme. */
  { "host", "see example.com, Example.org.", "example.com Example.org " },
  { "host-in-capitals", "EXAMPLE.COM", "EXAMPLE.COM " },
  { "host-and-port", "a.example.com:8080/b a.example.com:99999 a.com:b",
    "a.example.com:8080/b a.example.com a.com " },
  { "host-and-query", "a.com?b a.com? a.com#c a.com./d a.com.",
    "a.com?b a.com a.com#c a.com./d a.com " },
  { "host-idn", "b\u00FCcher.de \u4F8B\u3048.jp \u4F8B\u3048\u3002jp",
    "b\u00FCcher.de \u4F8B\u3048.jp \u4F8B\u3048\u3002jp " },
  /* UTS #46 maps these to full stops as well. */
  { "host-idn-full-stops", "\u4F8B\u3048\uFF0Ejp \u4F8B\u3048\uFF61jp",
    "\u4F8B\u3048\uFF0Ejp \u4F8B\u3048\uFF61jp " },
  { "host-a-label", "xn--r8jz45g.jp", "xn--r8jz45g.jp " },
  { "host-not-a-label", "xn--a.jp", "" },
  { "host-in-markdown", "*a.com* **b.com** `c.com`", "a.com b.com c.com " },
  { "host-in-quotes", "\"a.com\" 'b.com' \u201Cc.com\u201D", "a.com b.com c.com " },
  { "host-labels", "a..com -a.com a-.com .com a.b-.com", "" },
  { "host-long-label",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.com", "" },
  { "host-unknown-end", "notes.txt a.b.c 1.2.3.4 v1.10", "" },
  { "host-two-cases", "end.It was a.Name of b.coM", "" },
  { "host-in-a-path", "/etc/a.com b/c.de d.com_e $f.com a.com(b) a.com=b", "" },
  { "host-of-a-scheme", "a.com://b", "a.com://b " },
  { "host-is-a-suffix", "co.uk and com.au", "" },
  { "host-or-file", "main.rs a.py README.md b.sh config.in x.zip", "" },
  { "host-with-a-path", "docs.rs/a www.a.rs a.co.in main.rs#b",
    "docs.rs/a www.a.rs a.co.in " },
  { "host-or-expression", "self.com this.de org.gnome.de com.example.de io.b", "" },
  { "email", "a.b@c.example, <d+e@f.com>: 'g'h@i.org'",
    "a.b@c.example d+e@f.com g'h@i.org " },
  { "email-ends-after-domain", "a@b.com/c a@b.com:1 a@b.com?c a@b.com.",
    "a@b.com a@b.com a@b.com a@b.com " },
  { "email-eai", "\u4F8B@\u4F8B\u3048.jp", "\u4F8B@\u4F8B\u3048.jp " },
  { "email-local-part", ".a@b.com a.@b.com a..b@c.com @b.com", "" },
  { "email-quoted", "(\"c d\"@e.com) \"f\\\"g\"@\u4F8B\u3048.jp <\"h@i\"@j.com>",
    "\"c d\"@e.com \"f\\\"g\"@\u4F8B\u3048.jp \"h@i\"@j.com " },
  { "email-after-string", "\"a\"b@c.com \"a\" + \"@b.com a\"b c\"@d.com \"\"@e.com",
    "" },
  { "email-in-string", "s = \"a@b.com\", '\\\"c@d.com\\\"'", "a@b.com c@d.com " },
  { "email-quoted-template", "\"$a\"@b.com \"%s\"@c.com \"a\nb\"@d.com", "" },
  { "email-quoted-not-utf-8", "\"\xe9\"@a.com \"b\xaf/\"@c.com \"\xc3\xa9\"@d.com",
    "\"\xc3\xa9\"@d.com " },
  { "email-twice", "a@b@c.com a@b.com@c", "" },
  { "email-domain", "a@b a@b.unknown a@b..com a@-b.com", "" },
  { "email-in-a-query", "to=a@b.com&cc=c@d.com", "a@b.com c@d.com " },
  { "email-formats", "%s@a.com $b@c.com ${d}@e.com", "" },
  { "email-of-main.rs", "a@main.rs", "a@main.rs " },
  { "mailto-local-part", "mailto:a..b@c.com mailto:.a@b.com mailto:a.@b.com", "" },
  { "mailto-ends-after-domain", "mailto:a@b.com/c", "mailto:a@b.com " },
  { "mailto-fields", "mailto:a@b.com?subject=c mailto:a@b.com,d@e.com mailto:?to=a@b",
    "mailto:a@b.com?subject=c mailto:a@b.com,d@e.com mailto:?to=a@b " },
  { "mailto-without-address", "mailto:{a} mailto:(?P<a>b) mailto:a", "" },
  { "file-and-line", "file:12: error file:/a", "file:/a " },
  { "bracket-after-host", "http://a.com[1] http://a.com(b)",
    "http://a.com http://a.com " },
  { "scope-in-angles", "C<File::Path> L<Data::Dumper>", "" },
  { "not-a-host", "http://.a.com/b http://a..com/b http://-a.com http://a-.com/b", "" },
  { "host-of-ip", "http://[::1]/a http://1.2.3.4:80/ file:///a http://a@b.com:1/",
    "http://[::1]/a http://1.2.3.4:80/ file:///a http://a@b.com:1/ " },
  { "after-an-escape", "\\nhttp://a/ \\f5https://b/ \\fBmailto:c@d",
    "http://a/ https://b/ mailto:c@d " },

  /* Letters outside US-ASCII do not end a link (§8.3). */
  { "non-ascii", "http://r\u00E9sum\u00E9.example/\u7D0D\u8C46?\u05D0#\u0627.",
    "http://r\u00E9sum\u00E9.example/\u7D0D\u8C46?\u05D0#\u0627 " },
  { "beyond-bmp", "http://a/\U00010300\U0001F600 b", "http://a/\U00010300\U0001F600 " },
  { "combining", "http://a/e\u0301 b", "http://a/e\u0301 " },
  { "joiners", "http://a/\u0646\u200C\u0647\u200D b",
    "http://a/\u0646\u200C\u0647\u200D " },
  { "flag", "http://a/\U0001F3F4\U000E0067\U000E007F b",
    "http://a/\U0001F3F4\U000E0067\U000E007F " },
  { "private-use", "http://a/?c\uE000 b", "http://a/?c " },
  { "unassigned", "http://a/b\u0378c", "http://a/b " },
  { "cent-sign", "http://a/5\u00A2 b", "http://a/5\u00A2 " },

  /* Ends of links. */
  { "no-break-space", "http://a/b\u00A0c", "http://a/b " },
  { "ideographic-space", "http://a/b\u3000c", "http://a/b " },
  { "line-separator", "http://a/b\u2028c", "http://a/b " },
  { "next-line",
    "http://a/b\xC2\x85"
    "c",
    "http://a/b " },
  { "control",
    "http://a/b\x01"
    "c",
    "http://a/b " },
  { "replacement", "http://a/b\uFFFDc", "http://a/b " },
  { "non-character", "http://a/b\uFFFEc http://a/\uFDD0", "http://a/b http://a/ " },
  { "not-utf-8",
    "http://a/b\xE9"
    "c",
    "http://a/b " },
  { "surrogate",
    "http://a/b\xED\xA0\x80"
    "c",
    "http://a/b " },
  { "delimiters", "http://a/b<c http://a/b>c", "http://a/b http://a/b " },
  { "unwise", "http://a/b\\c http://a/b^c http://a/b`c http://a/b|c",
    "http://a/b http://a/b http://a/b http://a/b " },

  /* Punctuation at the end belongs to the sentence. */
  { "full-stop", "http://a/b.", "http://a/b " },
  { "comma", "http://a/b, c", "http://a/b " },
  { "several", "http://a/b?!... c", "http://a/b " },
  { "colon", "http://a/b: c", "http://a/b " },
  { "semicolon", "http://a/b; c", "http://a/b " },
  { "punctuation-inside", "http://a/b.c,d;e:f!g?h", "http://a/b.c,d;e:f!g?h " },
  { "ellipsis", "http://a/b\u2026 c", "http://a/b\u2026 " },
  { "ellipsis-after-host", "http://a.example\u2026 c", "http://a.example " },
  { "dash-after-host", "http://a.example\u2014c www.b.example\u2014c",
    "http://a.example www.b.example " },
  { "cjk-full-stop", "http://a/b\u3002 http://a/b\u3001\nhttp://a/b\uFF01",
    "http://a/b http://a/b http://a/b " },
  { "arabic-comma", "http://a/b\u060C c \u061Fhttp://a/b\u061F",
    "http://a/b http://a/b " },
  { "danda", "http://a/\u0915\u0964", "http://a/\u0915 " },
  { "slash-stays", "http://a/b/.", "http://a/b/ " },
  { "hyphen-stays", "http://a/b-.", "http://a/b- " },
  { "empty-query", "http://a/b?", "http://a/b " },
  { "port-alone", "http://a:", "http://a " },

  /* Brackets. */
  { "in-parentheses", "(http://a/b)", "http://a/b " },
  { "in-parentheses-full-stop", "(see http://a/b.)", "http://a/b " },
  { "own-parentheses", "http://a/b_(c) d", "http://a/b_(c) " },
  { "own-and-outer", "(http://a/b_(c))", "http://a/b_(c) " },
  { "own-then-full-stop", "http://a/b_(c).", "http://a/b_(c) " },
  { "open-at-end", "http://a/b( c", "http://a/b " },
  { "open-never-closed", "http://a/(b c", "http://a/(b " },
  { "crossed", "http://a/([b)] c", "http://a/([b " },
  { "markdown", "[a](http://a/b_(c)), d", "http://a/b_(c) " },
  { "ipv6", "[http://[2001:db8::1]:80/]", "http://[2001:db8::1]:80/ " },
  { "braces", "{http://a/{b}}", "http://a/{b} " },
  { "corner-brackets", "\u300Chttp://a/b\u300D\u306F", "http://a/b " },
  { "own-corner-brackets", "http://a/\u300Cb\u300D c", "http://a/\u300Cb\u300D " },
  { "lenticular", "\u3010http://a/b\u3011", "http://a/b " },
  { "full-width-parentheses", "\uFF08http://a/b\uFF09", "http://a/b " },

  { "across-segments", "http://a/(b/c) http://a/(b?c) http://a/?(b#c)",
    "http://a/(b/c http://a/(b?c http://a/?(b#c " },
  { "across-values", "http://a/?(b=c) http://a/?(b&c)",
    "http://a/?(b=c http://a/?(b&c " },
  { "across-directives", "http://a/#(b:~:c) http://a/#(b:c)",
    "http://a/#(b:~:c http://a/#(b:c) " },

  /* Quotation marks. */
  { "double-in-word", "http://a/d\"e c", "http://a/d\"e " },
  { "double-then-text", "\"http://a/b\"c \"see http://a/b\",\"c\"",
    "http://a/b http://a/b " },
  { "quotes", "\"http://a/b\" 'http://a/b' c", "http://a/b http://a/b " },
  { "quotes-then-text", "'http://a/b's", "http://a/b " },
  { "apostrophe-inside", "http://a/b's c", "http://a/b's " },
  { "apostrophe-last", "http://a/b' c", "http://a/b " },
  { "english", "\u201Chttp://a/b.\u201D", "http://a/b " },
  { "english-then-text", "\u201Chttp://a/b\u201Dc", "http://a/b " },
  { "german", "\u201Ehttp://a/b\u201Cc", "http://a/b " },
  { "french", "\u00ABhttp://a/b\u00BBc", "http://a/b " },
  { "danish", "\u00BBhttp://a/b\u00ABc", "http://a/b " },
  { "html", "<a href=\"http://a/b\">http://a/b</a>", "http://a/b http://a/b " },

  /* RFC 3986 appendix C. */
  { "angle", "<http://a/b>.", "http://a/b " },
  { "angle-keeps-punctuation", "<http://a/b.>, <http://a/b)>",
    "http://a/b. http://a/b) " },
  { "angle-url", "<URL:ftp://a/b,> <url:c/d>", "ftp://a/b, c/d " },
  { "angle-url-empty", "<URL:> <URL:http://a/b", "http://a/b " },
  { "angle-with-space", "<http://a/b c>", "http://a/b " },
  { "angle-not-closed", "<http://a/b, <http://c/d", "http://a/b http://c/d " },
  { "angle-host", "<www.a.example/b.>", "www.a.example/b " },

  /* Marks around a link that only control its display are not part of it (§4.1). */
  { "lrm", "\u200Ehttp://a/\u05D0\u200E b", "http://a/\u05D0 " },
  { "embedding", "\u202Ahttp://a/\u05D0\u202Cb", "http://a/\u05D0 " },
  { "isolate", "\u2066http://a/\u05D0\u2069b", "http://a/\u05D0 " },
  { "mark-inside", "http://a/\u05D0\u200E/b", "http://a/\u05D0\u200E/b " },
  { "isolate-inside", "http://a/\u2067\u05D0\u2069 b", "http://a/\u2067\u05D0\u2069 " },
};

/* The text, from which spans are copied, and the links found so far. */
typedef struct
{
  const char *text;
  GString *found;
  gsize last;
} Found;

static void
note (IriSpan span, gpointer data)
{
  Found *found = data;

  g_assert_cmpuint (span.begin, >=, found->last);
  g_assert_cmpuint (span.end, >, span.begin);
  found->last = span.end;
  g_string_append_len (found->found, found->text + span.begin, iri_span_length (span));
  g_string_append_c (found->found, ' ');
}

static void
test_row (gconstpointer data)
{
  const struct DetectRow *row = data;
  g_autoptr (GString) out = g_string_new (NULL);
  Found found = { row->text, out, 0 };

  iri_detect (row->text, strlen (row->text), note, &found);
  g_assert_cmpstr (out->str, ==, row->found);
}

/* The quotation marks of languages in CLDR ("delimiters"), and others in print. Without
 * the mark before the link, the one after it would be part of the link, as a letter
 * follows. */
static const struct
{
  const char *name;
  const char *open;
  const char *close;
} quotations[] = {
  { "ascii", "\"", "\"" },
  { "ascii-single", "'", "'" },
  { "english", "\u201c", "\u201d" },
  { "english-single", "\u2018", "\u2019" },
  { "swedish", "\u201d", "\u201d" },
  { "swedish-single", "\u2019", "\u2019" },
  { "german", "\u201e", "\u201c" },
  { "german-single", "\u201a", "\u2018" },
  { "polish", "\u201e", "\u201d" },
  { "polish-single", "\u201a", "\u2019" },
  { "turned", "\u201d", "\u201c" },
  { "turned-single", "\u2019", "\u2018" },
  { "french", "\u00ab", "\u00bb" },
  { "swiss-single", "\u2039", "\u203a" },
  { "hungarian", "\u00bb", "\u00ab" },
  { "hungarian-single", "\u203a", "\u2039" },
  { "finnish-books", "\u00bb", "\u00bb" },
  { "finnish-books-single", "\u203a", "\u203a" },
  { "japanese-vertical", "\u301d", "\u301f" },
  { "chinese-vertical", "\u301d", "\u301e" },
  { "full-width", "\uff02", "\uff02" },
  { "full-width-single", "\uff07", "\uff07" },
};

static void
test_quotation (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text
      = g_strconcat (quotations[i].open, "http://a/b", quotations[i].close, "c", NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  Found found = { text, out, 0 };

  iri_detect (text, strlen (text), note, &found);
  g_assert_cmpstr (out->str, ==, "http://a/b ");
}

static void
count (IriSpan span, gpointer data)
{
  gsize *n = data;

  (*n)++;
}

/* 4 MiB of text that would take quadratic time if it were scanned repeatedly. */
static void
test_long (void)
{
  static const struct
  {
    const char *unit;
    gsize found;
  } units[] = {
    { "a", 0 },
    { "(", 0 },
    { "<URL:", 0 },
    { ":", 0 },
    { "a.", 0 },
    { "a:", 0 },
    { "www.", 0 },
    { "a.com.", 0 },
    { "a.com ", 699051 },
    { "a.com/", 1 },
    { "@", 0 },
    { "a@", 0 },
    { "a@b.com ", 524288 },
    { "\"@b.com ", 0 },
    { "\u3042\u3002", 0 },
    { "http://", 1 },
    { "http://a(", 466034 },
    { "http://a/(", 1 },
    { "http://a ", 466034 },
    { "<http://a", 466034 },
    { "\u05D0", 0 },
    { ".http://.", 0 },
    { "\xFF", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (units); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      gsize n = 0;

      while (text->len < 4 * 1024 * 1024)
        g_string_append (text, units[i].unit);
      iri_detect (text->str, text->len, count, &n);
      g_test_message ("unit %" G_GSIZE_FORMAT, i);
      g_assert_cmpuint (n, ==, units[i].found);
    }
}

/* Even 60,000 nested brackets are balanced. */
static void
test_brackets (void)
{
  g_autoptr (GString) text = g_string_new ("http://a/");
  g_autoptr (GString) out = g_string_new (NULL);
  Found found;

  for (int i = 0; i < 60000; i++)
    g_string_append_c (text, '(');
  for (int i = 0; i < 60000; i++)
    g_string_append_c (text, ')');
  g_string_append_c (text, ')');
  found = (Found){ text->str, out, 0 };
  iri_detect (text->str, text->len, note, &found);
  g_assert_cmpuint (out->len, ==, strlen ("http://a/ ") + 120000);
}

static void
test_any_bytes (void)
{
  static const char *const units[]
      = { "http://", "www.",   "<URL:", "<",      ">", "(", ")",    "\u05D0", "\u202A",
          "\u202C",  "\u201C", ".",     ":",      "a", " ", "\xFF", "\xE5",   "'",
          "]",       "@",      "de",    "\u3002", "-", "/", "\"" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (58);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) out = g_string_new (NULL);
      Found found;

      for (int i = g_rand_int_range (rand, 0, 12); i > 0; i--)
        if (g_rand_int_range (rand, 0, 8) == 0)
          g_string_append_c (text, (char) g_rand_int_range (rand, 0, 256));
        else
          g_string_append (text,
                           units[g_rand_int_range (rand, 0, G_N_ELEMENTS (units))]);
      found = (Found){ text->str, out, 0 };
      iri_detect (text->str, text->len, note, &found);
      g_assert_cmpuint (found.last, <=, text->len);
      g_assert_cmpint (g_utf8_validate_len (out->str, out->len, NULL)
                           || memchr (out->str, '\0', out->len) != NULL,
                       ==, TRUE);
    }
}

/* The lines of LinkDetectionTest.txt. */
#define N_LINES 344

/* Those in which other links are found, with the links that are. UTS #58 has no rule
 * for user information, and a URL is found with it, because it can hide the host.
 * The "base algorithm" finds no quoted local part. docs/detection.md has the
 * reasons. */
static const struct
{
  const char *line;
  const char *found;
} excused[] = {
  { "See \"john\\ doe\"@example.com", "See \u2E20\"john\\ doe\"@example.com\u2E21" },
  { "http://john.smith@example.com", "\u2E20http://john.smith@example.com\u2E21" },
  { "http://john.smith@example.com/foo/bar",
    "\u2E20http://john.smith@example.com/foo/bar\u2E21" },
  { "http://john..smith@example.com", "\u2E20http://john..smith@example.com\u2E21" },
  { "http://john..smith@example.com/foo/bar",
    "\u2E20http://john..smith@example.com/foo/bar\u2E21" },
};

/* The links that are expected in @line of the file. Counts the excused lines. */
static const char *
find_expected (const char *line, guint *n_excused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (excused); i++)
    if (g_str_equal (line, excused[i].line))
      {
        (*n_excused)++;
        return excused[i].found;
      }
  return line;
}

typedef struct
{
  const char *text;
  gsize at;
  GString *out;
} Marked;

static void
mark (IriSpan span, gpointer data)
{
  Marked *self = data;

  g_string_append_len (self->out, self->text + self->at,
                       (gssize) (span.begin - self->at));
  g_string_append (self->out, "\u2E20");
  g_string_append_len (self->out, self->text + span.begin,
                       (gssize) iri_span_length (span));
  g_string_append (self->out, "\u2E21");
  self->at = span.end;
}

static void
test_conformance (void)
{
  g_autofree char *text = unicode_file_read ("LinkDetectionTest.txt.gz");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0, n_excused = 0;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GString) plain = g_string_new (lines[i]);
      g_autoptr (GString) out = g_string_new (NULL);
      Marked marked = { plain->str, 0, out };

      if (lines[i][0] == '#' || lines[i][strspn (lines[i], " ")] == '\0')
        continue;
      n++;
      g_string_replace (plain, "\u2E20", "", 0);
      g_string_replace (plain, "\u2E21", "", 0);
      marked.text = plain->str;
      iri_detect (plain->str, plain->len, mark, &marked);
      g_string_append (out, plain->str + marked.at);
      g_assert_cmpstr (out->str, ==, find_expected (lines[i], &n_excused));
    }
  g_assert_cmpuint (n, ==, N_LINES);
  g_assert_cmpuint (n_excused, ==, G_N_ELEMENTS (excused));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/detect/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (quotations); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/detect/quotation/%s", quotations[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_quotation);
    }
  g_test_add_func ("/detect/conformance", test_conformance);
  g_test_add_func ("/detect/long", test_long);
  g_test_add_func ("/detect/brackets", test_brackets);
  g_test_add_func ("/detect/any-bytes", test_any_bytes);
  return g_test_run ();
}
