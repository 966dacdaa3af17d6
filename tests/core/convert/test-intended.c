/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What people paste instead of an IRI, and IRIs that must be read as they are. */

#include "iri-defang.h"
#include "iri-intended.h"
#include "iri-parse.h"

#include <string.h>

#define TRIMMED IRI_INTENDED_TRIMMED
#define IN_TEXT IRI_INTENDED_IN_TEXT
#define DEFANGED IRI_INTENDED_DEFANGED
#define HOST IRI_INTENDED_HOST
#define EMAIL IRI_INTENDED_EMAIL

/* The A-labels are those of the examples of RFC 3492 and of idn2(1). */
static const struct
{
  const char *name;
  const char *text;
  guint changes;
  const char *iri; /* NULL: the text is read as it is */
  const char *ascii;
} rows[] = {
  /* Bare hosts: RFC 3986 §4.5, suffix references. */
  { "host", "bücher.example", HOST, "https://bücher.example", "xn--bcher-kva.example" },
  { "host-path", "bücher.example/a?b#c", HOST, "https://bücher.example/a?b#c",
    "xn--bcher-kva.example" },
  { "host-port", "localhost:8080", HOST, "https://localhost:8080", "localhost" },
  { "host-ipv4-port", "192.0.2.1:8080", HOST, "https://192.0.2.1:8080", "192.0.2.1" },
  { "host-ipv4", "192.0.2.1", HOST, "https://192.0.2.1", "192.0.2.1" },
  { "host-ipv6", "[2001:db8::1]:80", HOST, "https://[2001:db8::1]:80",
    "[2001:db8::1]" },
  { "host-www", "www.example.com", HOST, "https://www.example.com", "www.example.com" },
  { "host-root", "example.com.", HOST, "https://example.com.", "example.com." },
  { "host-line-end", "bücher.example\r\n", HOST | TRIMMED, "https://bücher.example",
    "xn--bcher-kva.example" },
  { "host-right-to-left", "דוגמה.example", HOST, "https://דוגמה.example",
    "xn--6dbbec0c.example" },
  { "email", "user@例え.jp", EMAIL, "mailto:user@例え.jp", "xn--r8jz45g.jp" },
  /* The URIs are those of RFC 6068 §6.1, if the domain is example.org. */
  { "email-quoted-at", "\"not@me\"@example.org", EMAIL,
    "mailto:%22not%40me%22@example.org", "example.org" },
  { "email-quoted-backslash", "\"oh\\\\no\"@example.org", EMAIL,
    "mailto:%22oh%5C%5Cno%22@example.org", "example.org" },
  { "email-quoted-ugly", "\"\\\\\\\"it's\\ ugly\\\\\\\"\"@example.org", EMAIL,
    "mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org", "example.org" },
  { "email-quoted-space", "\"john doe\"@example.com", EMAIL,
    "mailto:%22john%20doe%22@example.com", "example.com" },
  { "email-quoted-eai", "\"a\\\"b\"@例え.jp", EMAIL, "mailto:%22a%5C%22b%22@例え.jp",
    "xn--r8jz45g.jp" },
  { "email-quoted-enclosed", "<\"john doe\"@example.com>", IN_TEXT | EMAIL,
    "mailto:%22john%20doe%22@example.com", "example.com" },
  { "email-quoted-in-text", "Write to \"john doe\"@example.com.", IN_TEXT | EMAIL,
    "mailto:%22john%20doe%22@example.com", "example.com" },
  { "email-quoted-begun", "\"a@b", 0, NULL, NULL },
  { "email-quoted-half", "\"a\"b@c.com", 0, NULL, NULL },
  { "email-quoted-path", "\"a\"@b.com/c", 0, NULL, NULL },
  { "email-quoted-twice", "\"a\"@b@c.com", 0, NULL, NULL },
  { "email-quoted-control", "\"a\tb\"@c.com", 0, NULL, NULL },
  { "email-is-host", "user@例え.jp/a", HOST, "https://user@例え.jp/a",
    "xn--r8jz45g.jp" },
  { "host-not-port", "example.com:99999", 0, NULL, NULL },
  { "host-no-port", "example.com:", 0, NULL, NULL },
  { "host-no-domain", "a.b", 0, NULL, NULL },
  { "host-file", "index.html", 0, NULL, NULL },
  { "host-no-dot", "localhost", 0, NULL, NULL },
  { "host-dot", "./example.com", 0, NULL, NULL },
  { "host-hidden", ".example.com", 0, NULL, NULL },
  { "host-rejected", "a♥.example", 0, NULL, NULL },
  { "host-password", "user:secret@host.example", 0, NULL, NULL },
  { "path", "a/b.example", 0, NULL, NULL },
  { "scheme", "mailto:a@b.example", 0, NULL, NULL },
  { "scheme-unknown", "doi:10.1000/182", 0, NULL, NULL },
  { "query", "?a=b.example", 0, NULL, NULL },
  /* RFC 3986, appendix C. */
  { "white", " http://a.example/\n", TRIMMED, "http://a.example/", NULL },
  { "white-other", "\u00a0/a\u3000", TRIMMED, "/a", NULL },
  { "angles", "<http://a.example/>", IN_TEXT, "http://a.example/", NULL },
  { "angles-url", "<URL:http://a.example/>", IN_TEXT, "http://a.example/", NULL },
  { "quotes", "\"http://a.example/\"", IN_TEXT, "http://a.example/", NULL },
  { "quotes-typographic", "„http://a.example/“", IN_TEXT, "http://a.example/", NULL },
  { "quotes-host", "'bücher.example'", IN_TEXT | HOST, "https://bücher.example",
    "xn--bcher-kva.example" },
  { "layers", "(<http://a.example/>)", IN_TEXT, "http://a.example/", NULL },
  { "quotes-word", "'a'", 0, NULL, NULL },
  { "angles-empty", "<>", 0, NULL, NULL },
  { "angles-two", "<http://a.example/> and <http://b.example/>", 0, NULL, NULL },
  { "parentheses-host", "(a.example/)", IN_TEXT | HOST, "https://a.example/",
    "a.example" },
  { "assignment", "x=foo.com", 0, NULL, NULL },
  { "variable", "$this.name", 0, NULL, NULL },
  { "wildcard", "*.example.com", 0, NULL, NULL },
  { "call", "f(x).me", 0, NULL, NULL },
  { "file", "node.js", 0, NULL, NULL },
  { "no-local-part", "a;b@c.example", 0, NULL, NULL },
  /* RFC 6068 §2. */
  { "email-percent", "a%41@b.example", EMAIL, "mailto:a%2541@b.example", "b.example" },
  { "white-after-web", "http://a.example\u00a0", TRIMMED, "http://a.example", NULL },
  /* CommonMark 0.30 §6.3. */
  { "markdown", "[text](https://b.example/x)", IN_TEXT, "https://b.example/x", NULL },
  { "markdown-lie", "[https://a.example](https://b.example)", IN_TEXT,
    "https://b.example", NULL },
  { "markdown-title", "[a b](<https://b.example/> \"c d\")", IN_TEXT,
    "https://b.example/", NULL },
  { "markdown-image", "![a](https://b.example/c.png)", IN_TEXT,
    "https://b.example/c.png", NULL },
  { "markdown-no-target", "[a]()", 0, NULL, NULL },
  /* CommonMark 0.30 §6.2. */
  { "markdown-references", "[a](<http://b.example/?c&amp;d&lt;>)", IN_TEXT,
    "http://b.example/?c&d<", NULL },
  { "markdown-reference-end", "[a](<http://b.example/>c>)", 0, NULL, NULL },
  /* HTML 4 §12.2, §24. */
  { "html-link", "<a dir=\"ltr\" href=\"http://b.example/?c&amp;d\">a b</a>", IN_TEXT,
    "http://b.example/?c&d", NULL },
  { "html-link-relative", "<A HREF=\"../b\">a</A>", IN_TEXT, "../b", NULL },
  { "html-link-lie", "<a href=\"http://b.example/\">http://a.example/</a>", IN_TEXT,
    "http://b.example/", NULL },
  { "html-link-two", "<a href=\"x:b\">a</a><a href=\"x:c\">a</a>", 0, NULL, NULL },
  { "html-link-without", "<a name=\"x:b\">a</a>", 0, NULL, NULL },
  { "html-link-open", "<a href=\"x:b>a</a>", 0, NULL, NULL },
  { "html-link-half", "<a href=\"x:b\"</a>", 0, NULL, NULL },
  { "html-text", "<bdi dir=\"ltr\">x:&#x5D0;&amp;</bdi>", IN_TEXT, "x:א&", NULL },
  { "html-text-two", "<bdi dir=\"ltr\">x:a</bdi><bdi dir=\"ltr\">x:b</bdi>", 0, NULL,
    NULL },
  { "html-text-empty", "<bdi dir=\"ltr\"></bdi>", 0, NULL, NULL },
  /* The manual of hyperref. */
  { "latex", "\\href{http://b.example/\\%41\\#c}{\\textbf{a} b}", IN_TEXT,
    "http://b.example/%41#c", NULL },
  { "latex-url", "\\url{http://b.example/}", IN_TEXT, "http://b.example/", NULL },
  { "latex-begun", "\\href{http://b.example/", 0, NULL, NULL },
  { "latex-one", "\\href{x:b}", 0, NULL, NULL },
  { "latex-url-two", "\\url{x:b}{x:c}", 0, NULL, NULL },
  /* RFC 8259 §7, Python 3 §2.4.1, C17 §6.4.3 and §6.4.4.4. */
  { "json", "\"x:\\u05d0\\ud83d\\ude80\\/\\\"\"", IN_TEXT, "x:א🚀/\"", NULL },
  { "json-relative", "\"\\u05D0/b\"", IN_TEXT, "א/b", NULL },
  { "json-half-pair", "\"x:\\ud83d\"", 0, NULL, NULL },
  { "json-two", "\"\\u05d0\",\"\\u05d1\"", 0, NULL, NULL },
  { "json-line-end", "\"x:\\n\"", 0, NULL, NULL },
  { "json-cut", "\"x:\\u05\"", 0, NULL, NULL },
  { "json-zero", "\"x:\\u0000\"", 0, NULL, NULL },
  { "json-white", "\"x:\\u0020b\"", 0, NULL, NULL },
  { "python", "\"x:\\U0001f680\"", IN_TEXT, "x:🚀", NULL },
  { "python-too-far", "\"x:\\U00110000\"", 0, NULL, NULL },
  { "c", "\"x:a?\\?\\303\\251\\u05d0\"", IN_TEXT, "x:a??éא", NULL },
  { "c-octets", "\"x:\\303\"", 0, NULL, NULL },
  { "c-octal", "\"x:\\308\"", 0, NULL, NULL },
  { "sentence", "Please see https://b.example/a, then write.", IN_TEXT,
    "https://b.example/a", NULL },
  { "sentence-twice", "See https://b.example/ or https://b.example/", IN_TEXT,
    "https://b.example/", NULL },
  { "sentence-html", "<a href=\"https://b.example/\">b</a>", IN_TEXT,
    "https://b.example/", NULL },
  { "sentence-two", "https://a.example/ and https://b.example/", 0, NULL, NULL },
  { "sentence-none", "to be or not", 0, NULL, NULL },
  /* What follows a space may belong to it. */
  { "space", "http://a.example/my file.html", 0, NULL, NULL },
  { "next-line", "http://a.example/\nSent from my phone", IN_TEXT, "http://a.example/",
    NULL },
  { "broken-line", "http://a.example/long\nrest.html", 0, NULL, NULL },
  /* White space inside an address: another one must not come of it. Browsers search for
   * such a text. */
  { "cut-host", "exa mple.org", 0, NULL, NULL },
  { "cut-host-tab", "exa\tmple.org", 0, NULL, NULL },
  { "cut-host-no-break-space", "exa\u00a0mple.org", 0, NULL, NULL },
  { "cut-host-line", "exam\nple.org", 0, NULL, NULL },
  { "cut-host-line-in-text", "Please go and see exam\r\nple.org for the details", 0,
    NULL, NULL },
  { "cut-host-line-after", "Please go and see example.co\nm for the details", 0, NULL,
    NULL },
  { "cut-host-after", "Please go and see example.co m", 0, NULL, NULL },
  { "cut-non-ascii", "bücher example.de", 0, NULL, NULL },
  { "cut-right-to-left", "דוג מה.com", 0, NULL, NULL },
  { "cut-path", "goog le.com/path", 0, NULL, NULL },
  { "cut-path-after", "goog le.com/my path", 0, NULL, NULL },
  { "cut-email", "user name@host.org", 0, NULL, NULL },
  { "cut-email-at", "user @host.org", 0, NULL, NULL },
  { "cut-email-at-both", "user @ host.org", 0, NULL, NULL },
  { "cut-email-at-defanged", "Write to me, user (at) host.org", 0, NULL, NULL },
  { "cut-dot", "go to the site exa . mple.org", 0, NULL, NULL },
  { "cut-after-dot", "www. exa.org", 0, NULL, NULL },
  { "cut-first-label", "www.exa mple.org", 0, NULL, NULL },
  { "cut-user", "https://user name@host.org/", 0, NULL, NULL },
  { "cut-scheme", "ht tps://example.org/", 0, NULL, NULL },
  { "cut-scheme-in-text", "Please see ht tps://example.org/", 0, NULL, NULL },
  { "cut-scheme-end", "https:// example.org", 0, NULL, NULL },
  { "cut-scheme-host", "See https://exa mple for it", 0, NULL, NULL },
  { "cut-scheme-host-dot", "See https://www. example", 0, NULL, NULL },
  { "cut-scheme-host-like", "See https://www.exa mple.invalid/ for it", 0, NULL, NULL },
  { "cut-scheme-host-line", "See https://www.example.co\nm for it", 0, NULL, NULL },
  { "cut-scheme-path", "See https://a.example/my file.html, please", 0, NULL, NULL },
  { "cut-scheme-path-line", "See https://a.example/long\nrest/of/it for more", 0, NULL,
    NULL },
  { "cut-scheme-path-word", "See https://a.example/long\nrest\nAnna", 0, NULL, NULL },
  { "cut-twice", "exa mple.org or again exa mple.org", 0, NULL, NULL },
  { "cut-brackets", "<https://exam\nple.invalid/>", 0, NULL, NULL },
  /* Sentences around an address. */
  { "prose-host", "Please have a look at example.org", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-host-comma", "Please have a look at example.org, it is new", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-host-words", "I have seen that example.org is down today", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-host-colon", "Host: example.org", IN_TEXT | HOST, "https://example.org",
    "example.org" },
  { "prose-host-parentheses", "Anna (example.org)", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-host-empty-line", "Our site\n\nexample.org\n\nAnna", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-right-to-left", "אפשר לקרוא על כך example.org", IN_TEXT | HOST,
    "https://example.org", "example.org" },
  { "prose-email", "Anna <anna@example.org>", IN_TEXT | EMAIL,
    "mailto:anna@example.org", "example.org" },
  { "prose-www", "see www.example.com today", IN_TEXT | HOST, "https://www.example.com",
    "www.example.com" },
  { "prose-scheme", "see https://example.org today", IN_TEXT, "https://example.org",
    NULL },
  { "prose-scheme-line", "See\nhttps://example.org/a\nToday at noon", IN_TEXT,
    "https://example.org/a", NULL },
  { "prose-scheme-unknown", "Open myapp://a.example/ please", IN_TEXT,
    "myapp://a.example/", NULL },
  { "program", "javascript:location='https://b.example/' + x", 0, NULL, NULL },
  /* Defanged. */
  { "defanged", "hxxps://evil[.]example/a[.]b", DEFANGED, "https://evil.example/a.b",
    NULL },
  { "opaque", "javascript:f(.)", 0, NULL, NULL },
  { "opaque-words", "urn:example:a(dot)b", 0, NULL, NULL },
  { "opaque-email", "mailto:a(at)evil(dot)example", DEFANGED, "mailto:a@evil.example",
    NULL },
  { "host-like-scheme", "http://hxxp:80/", 0, NULL, NULL },
  { "defanged-capitals", "hXXp://evil.example", DEFANGED, "http://evil.example", NULL },
  { "defanged-all", "hxxp[://]evil[.]example[:]80/", DEFANGED,
    "http://evil.example:80/", NULL },
  { "defanged-colon", "https[:]//evil{.}example", DEFANGED, "https://evil.example",
    NULL },
  { "defanged-words", "https://evil[dot]example", DEFANGED, "https://evil.example",
    NULL },
  { "defanged-round", "https://evil(dot)example(.)com", DEFANGED,
    "https://evil.example.com", NULL },
  { "defanged-ftp", "fxp://evil[.]example", DEFANGED, "ftp://evil.example", NULL },
  { "defanged-host", "evil[.]example", DEFANGED | HOST, "https://evil.example",
    "evil.example" },
  { "defanged-email", "a[at]evil[.]example", DEFANGED | EMAIL, "mailto:a@evil.example",
    "evil.example" },
  { "defanged-line", "Goes to evil[.]example — hxxp[://]evil[.]example/",
    DEFANGED | IN_TEXT, "http://evil.example/", NULL },
  { "defanged-line-ipv6", "Goes to [2001[:]db8[:][:]1] — hxxp[://][2001[:]db8[:][:]1]/",
    DEFANGED | IN_TEXT, "http://[2001:db8::1]/", NULL },
  { "defanged-line-two", "hxxp[://]a[.]example/ — hxxp[://]b[.]example/", 0, NULL,
    NULL },
  { "defanged-sentence", "Blocked: hxxps://evil[.]example/, again", DEFANGED | IN_TEXT,
    "https://evil.example/", NULL },
  { "defanged-scheme-unknown", "foo[:]bar[.]baz", DEFANGED, "foo:bar.baz", NULL },
  { "defanged-scheme-alone", "list[:]", 0, NULL, NULL },
  { "defanged-not-as-here", "foo[:]bar.baz", 0, NULL, NULL },
  { "defanged-no-scheme", "1[:]2", 0, NULL, NULL },
  { "defanged-scheme-wrong", "a_b[:]c", 0, NULL, NULL },
  { "defanged-quotes", "`evil[.]example`", DEFANGED | IN_TEXT | HOST,
    "https://evil.example", "evil.example" },
  { "dot-in-path", "https://a.example/wiki/A_(dot)", 0, NULL, NULL },
  { "dot-in-query", "https://a.example/?re=[.]", 0, NULL, NULL },
  { "ipv6", "http://[::1]/", 0, NULL, NULL },
  { "ipv6-any", "http://[::]/", 0, NULL, NULL },
  { "scheme-inside", "xhxxp:a", 0, NULL, NULL },
  { "scheme-after-letter", "xhxxp://a.example/", 0, NULL, NULL },
  /* Broken. */
  { "empty", "", 0, NULL, NULL },
  { "blank", " \n", 0, NULL, NULL },
  { "not-utf-8",
    "b\xfc"
    "cher.example",
    0, NULL, NULL },
  { "bracket", "[", 0, NULL, NULL },
  { "link-end", "](", 0, NULL, NULL },
};

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (IriIntended) intended
      = iri_intended_new (rows[i].text, strlen (rows[i].text));

  g_assert_cmpstr (intended != NULL ? intended->iri : NULL, ==, rows[i].iri);
  if (intended == NULL)
    return;
  g_assert_cmpuint (intended->changes, ==, rows[i].changes);
  g_assert_cmpstr (intended->host != NULL ? intended->host->ascii : NULL, ==,
                   rows[i].ascii);
}

/* What a message says was not read. */
static const struct
{
  const char *text;
  const char *around; /* or NULL */
} left_out[] = {
  { "Please see https://b.example/a, then\nwrite.", "Please see … then write" },
  { " \n See https://b.example/a, please.\t", "See … please" },
  { "http://a.example/\nSent from my phone", "… Sent from my phone" },
  { "Host: example.org", "Host …" },
  { "[https://a.example](https://b.example)", "https://a.example …" },
  { "<http://a.example/>", NULL },
  { "One of the many, many, many words before it: http://a.example/",
    "… of the many, many, many words before it …" },
};

static void
test_left_out (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (left_out); i++)
    {
      static const char before[] = "Not part of it ";
      g_autofree char *all = g_strconcat (before, left_out[i].text, NULL);
      g_autoptr (IriIntended) intended
          = iri_intended_new (all + strlen (before), strlen (left_out[i].text));

      g_assert_nonnull (intended);
      g_assert_cmpstr (intended->around, ==, left_out[i].around);
    }
}

/* How URIs are defanged; each is read back. */
static const struct
{
  const char *uri;
  const char *defanged;
} defanged[] = {
  { "https://www.evil.example/a.b?c.d#e.f",
    "hxxps[://]www[.]evil[.]example/a[.]b?c[.]d#e[.]f" },
  { "http://a.b:c@evil.example:80", "hxxp[://]a[.]b[:]c[@]evil[.]example[:]80" },
  { "http://a.example/?u=http://b.example/&m=c@d.example",
    "hxxp[://]a[.]example/?u=http[://]b[.]example/&m=c[@]d[.]example" },
  { "http://mailto:a@b.example/", "hxxp[://]mailto[:]a[@]b[.]example/" },
  { "http://a.hxxp:1/", "hxxp[://]a[.]hxxp[:]1/" },
  { "ftp://192.0.2.1/", "fxp[://]192[.]0[.]2[.]1/" },
  { "http://[2001:db8::1]/", "hxxp[://][2001[:]db8[:][:]1]/" },
  { "http://localhost/", "hxxp[://]localhost/" },
  { "ws://a.example/", "ws[://]a[.]example/" },
  { "mailto:a@evil.example", "mailto[:]a[@]evil[.]example" },
  { "javascript:alert(1)", "javascript[:]alert(1)" },
};

static void
test_defanged (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (defanged); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL), back = g_string_new (NULL);
      IriComponents components;

      iri_parse (defanged[i].uri, strlen (defanged[i].uri), iri_spec_default (),
                 &components, NULL, NULL);
      iri_defang (defanged[i].uri, &components, out);
      g_assert_cmpstr (out->str, ==, defanged[i].defanged);
      g_assert_true (iri_refang (out->str, out->len, back));
      g_assert_cmpstr (back->str, ==, defanged[i].uri);
    }
}

/* GLib never frees an interned string, so a text must not become one. */
static void
test_not_interned (void)
{
  static const char text[] = "unheard-of[:]bar[.]baz";
  g_autoptr (IriIntended) intended = iri_intended_new (text, strlen (text));

  g_assert_nonnull (intended);
  g_assert_cmpuint (g_quark_try_string ("unheard-of"), ==, 0);
}

/* Long texts take no more than linear time, and none longer than the limit is read. */
static void
test_long (void)
{
  static const char *const pieces[]
      = { "[", "(", "<", "a:/", "[.]", "hxxp:", "://", "](", " \n", "a.example ", "@" };

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (gsize length = IRI_INTENDED_MAX_LENGTH - 1;
         length <= IRI_INTENDED_MAX_LENGTH + 1; length++)
      {
        g_autoptr (GString) text = g_string_sized_new (length);

        while (text->len < length)
          g_string_append (text, pieces[i]);
        g_string_truncate (text, length);
        iri_intended_free (iri_intended_new (text->str, text->len));
        if (length > IRI_INTENDED_MAX_LENGTH)
          g_assert_null (iri_intended_new (text->str, text->len));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/intended/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/intended/left-out", test_left_out);
  g_test_add_func ("/intended/defang", test_defanged);
  g_test_add_func ("/intended/not-interned", test_not_interned);
  g_test_add_func ("/intended/long", test_long);
  return g_test_run ();
}
