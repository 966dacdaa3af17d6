/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hosts and their labels: UTS #46 without transitional processing, with the validity
 * rules of IDNA2008 (RFC 5891-5893). The expected values are from the standards and
 * from registries that use them. */

#include "iri-host.h"
#include "iri-parse.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *host;
  const char *ascii;   /* NULL: rejected */
  const char *unicode; /* NULL: unchanged */
  guint n_labels;
} HostRow;

static const HostRow uts46_rows[] = {
  { "ascii", "www.example.org", "www.example.org", NULL, 3 },
  { "ascii-one-label", "localhost", "localhost", NULL, 1 },
  { "resume", "r\u00E9sum\u00E9.example.org", "xn--rsum-bpad.example.org", NULL, 3 },
  { "buecher", "b\u00FCcher.ch", "xn--bcher-kva.ch", NULL, 2 },
  { "upper-case", "B\u00DCCHER.CH", "xn--bcher-kva.ch", "b\u00FCcher.ch", 2 },
  { "not-nfc", "bu\u0308cher.ch", "xn--bcher-kva.ch", "b\u00FCcher.ch", 2 },
  { "sharp-s", "fa\u00DF.de", "xn--fa-hia.de", NULL, 2 },
  { "final-sigma", "\u03B2\u03CC\u03BB\u03BF\u03C2.com", "xn--nxasmm1c.com", NULL, 2 },
  { "natto", "\u7D0D\u8C46.example.org", "xn--99zt52a.example.org", NULL, 3 },
  { "natto-a-label", "xn--99zt52a.example.org", "xn--99zt52a.example.org",
    "\u7D0D\u8C46.example.org", 3 },
  { "a-label-upper-case", "XN--99ZT52A.example.org", "xn--99zt52a.example.org",
    "\u7D0D\u8C46.example.org", 3 },
  /* RFC 3492 §5: Punycode keeps the case of US-ASCII letters; a U-label has none. */
  { "a-label-upper-case-latin", "XN--RSUM-BPAD.example.org",
    "xn--rsum-bpad.example.org", "r\u00E9sum\u00E9.example.org", 3 },
  { "katakana", "\u30C9\u30E1\u30A4\u30F3.\u30C6\u30B9\u30C8.co.jp",
    "xn--eckwd4c7c.xn--zckzah.co.jp", NULL, 4 },
  { "half-width-katakana", "\uFF83\uFF7D\uFF84.jp", "xn--zckzah.jp",
    "\u30C6\u30B9\u30C8.jp", 2 },
  { "hebrew", "\u05D8\u05E2\u05E1\u05D8", "xn--deba0ad", NULL, 1 },
  { "arabic", "\u0625\u062E\u062A\u0628\u0627\u0631", "xn--kgbechtv", NULL, 1 },
  { "greek", "\u03B4\u03BF\u03BA\u03B9\u03BC\u03AE", "xn--jxalpdlp", NULL, 1 },
  { "devanagari", "\u092A\u0930\u0940\u0915\u094D\u0937\u093E", "xn--11b5bs3a9aj6g",
    NULL, 1 },
  { "cyrillic", "\u0438\u0441\u043F\u044B\u0442\u0430\u043D\u0438\u0435",
    "xn--80akhbyknj4f", NULL, 1 },
  { "full-width", "\uFF45\uFF58.org", "ex.org", "ex.org", 2 },
  { "ideographic-full-stop", "\u7D0D\u8C46\u3002jp", "xn--99zt52a.jp",
    "\u7D0D\u8C46.jp", 2 },
  { "full-width-full-stop", "\u7D0D\u8C46\uFF0Ejp", "xn--99zt52a.jp", "\u7D0D\u8C46.jp",
    2 },
  { "half-width-full-stop", "\u7D0D\u8C46\uFF61jp", "xn--99zt52a.jp", "\u7D0D\u8C46.jp",
    2 },
  { "soft-hyphen-is-mapped-away", "\u7D0D\u00AD\u8C46", "xn--99zt52a", "\u7D0D\u8C46",
    1 },
  { "root-dot", "\u7D0D\u8C46.jp.", "xn--99zt52a.jp.", NULL, 3 },
  { "middle-dot-in-catalan", "l\u00B7l", "xn--ll-0ea", NULL, 1 },
  { "zwj-after-virama", "\u0915\u094D\u200D\u0937", "xn--11b2ezcw70k", NULL, 1 },
};

/* Rejected hosts: the whole host has no ASCII form, and at least one label says why. */
static const HostRow rejected_rows[] = {
  { "percent-by-mapping", "\uFF0500.com", NULL, NULL, 2 },
  { "equals-by-mapping", "a\u2A74b.com", NULL, NULL, 2 },
  { "solidus-by-mapping", "a\uFF0Fb.com", NULL, NULL, 2 },
  { "at-by-mapping", "a\uFF20b.com", NULL, NULL, 2 },
  { "hash-by-mapping", "a\uFF03b.com", NULL, NULL, 2 },
  { "question-mark-by-mapping", "a\uFF1Fb.com", NULL, NULL, 2 },
  { "colon-by-mapping", "a\uFF1Ab.com", NULL, NULL, 2 },
  { "bracket-by-mapping", "a\uFF3Bb.com", NULL, NULL, 2 },
  { "account-of", "a\u2100b.com", NULL, NULL, 2 },
  { "low-line-is-not-deleted", "\u00E9_b.com", NULL, NULL, 2 },
  { "heart", "\u2665.net", NULL, NULL, 2 },
  { "snowman", "\u2603.net", NULL, NULL, 2 },
  { "middle-dot", "a\u00B7b.\u00E9", NULL, NULL, 2 },
  { "keraia", "\u0375a.com", NULL, NULL, 2 },
  { "geresh-after-latin", "a\u05F3.com", NULL, NULL, 2 },
  { "katakana-middle-dot-alone", "a\u30FBb.com", NULL, NULL, 2 },
  { "two-digit-systems", "\u0627\u0661\u06F1.com", NULL, NULL, 2 },
  { "zwj-alone", "a\u200Db.com", NULL, NULL, 2 },
  { "zwnj-alone", "a\u200Cb.com", NULL, NULL, 2 },
  { "mark-first", "\u0301a.com", NULL, NULL, 2 },
  { "hyphen-first", "-\u00E9.com", NULL, NULL, 2 },
  { "hyphen-last", "\u00E9-.com", NULL, NULL, 2 },
  { "hyphens-third-and-fourth", "\u00E9a--b.com", NULL, NULL, 2 },
  { "hyphen-last-beside", "a-.\u00E9.com", NULL, NULL, 3 },
  { "hyphens-third-and-fourth-beside", "ab--c.\u00E9.com", NULL, NULL, 3 },
  { "bidi-mixed", "a\u05D0.com", NULL, NULL, 2 },
  { "bidi-digit-first", "1\u05D0.com", NULL, NULL, 2 },
  { "bidi-ends-in-hyphen-like", "\u05D0a\u05D1.com", NULL, NULL, 2 },
  { "bidi-whole-domain", "1a.\u05D0", NULL, NULL, 2 },
  { "empty-label", "\u00E9..com", NULL, NULL, 3 },
  { "empty-label-first", ".\u00E9.com", NULL, NULL, 3 },
  { "punycode-broken", "xn--\u00E9.com", NULL, NULL, 2 },
  { "a-label-not-canonical", "xn--a.com", NULL, NULL, 2 },
  { "private-use-by-percent", "\uE000.com", NULL, NULL, 2 },
  { "64-octets",
    "\u00E9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
    "com",
    NULL, NULL, 2 },
};

static IriHost *
host_new (const char *host, IriIdnaFlavour idna)
{
  IriSpan span = { 2, 2 + strlen (host) };
  g_autofree char *text = g_strconcat ("//", host, "/x", NULL);

  return iri_host_new (text, span, IRI_HOST_REG_NAME, idna);
}

/* A label that is rejected has no A-label, unless the whole name is too long. */
static void
assert_no_rejected_label (const IriHost *host)
{
  for (gsize i = 0; i < host->n_labels; i++)
    if (host->labels[i].error != NULL
        && !g_str_equal (host->labels[i].error, "name-too-long"))
      g_assert_cmpstr (host->labels[i].ascii, ==, NULL);
}

static void
test_accepted (gconstpointer data)
{
  const HostRow *row = data;
  g_autoptr (IriHost) host = host_new (row->host, IRI_IDNA_UTS46);

  g_assert_cmpstr (iri_host_rejection (host), ==, NULL);
  g_assert_cmpstr (host->ascii, ==, row->ascii);
  g_assert_cmpstr (host->unicode, ==, row->unicode ? row->unicode : row->host);
  g_assert_cmpuint (host->n_labels, ==, row->n_labels);
}

static void
test_rejected (gconstpointer data)
{
  const HostRow *row = data;
  g_autoptr (IriHost) host = host_new (row->host, IRI_IDNA_UTS46);
  const char *error = iri_host_rejection (host);

  assert_no_rejected_label (host);
  g_assert_cmpstr (host->ascii, ==, NULL);
  g_assert_cmpstr (host->unicode, ==, NULL);
  g_assert_cmpstr (iri_host_domain (host).registrable, ==, NULL);
  g_assert_cmpstr (error, !=, NULL);
  if (error != NULL)
    {
      g_assert_null (strchr (iri_host_rejection_message (error), '{'));
      g_assert_cmpuint (strspn (error, "abcdefghijklmnopqrstuvwxyz0123456789-"), ==,
                        strlen (error));
    }
  g_assert_cmpuint (host->n_labels, ==, row->n_labels);
}

/* Checks label by label, in logical order; spans are offsets into the whole text. */
static void
test_labels (void)
{
  g_autoptr (IriHost) host
      = host_new ("\u05D0\u05D1.XN--99ZT52A\u3002org", IRI_IDNA_UTS46);
  static const struct
  {
    IriSpan span;
    const char *unicode;
    const char *ascii;
  } labels[] = {
    { { 2, 6 }, "\u05D0\u05D1", "xn--4dbc" },
    { { 7, 18 }, "\u7D0D\u8C46", "xn--99zt52a" },
    { { 21, 24 }, "org", "org" },
  };

  g_assert_cmpuint (host->n_labels, ==, 3);
  for (gsize i = 0; i < MIN (host->n_labels, 3); i++)
    {
      g_assert_cmpuint (host->labels[i].span.begin, ==, labels[i].span.begin);
      g_assert_cmpuint (host->labels[i].span.end, ==, labels[i].span.end);
      g_assert_cmpstr (host->labels[i].unicode, ==, labels[i].unicode);
      g_assert_cmpstr (host->labels[i].ascii, ==, labels[i].ascii);
      g_assert_cmpstr (host->labels[i].error, ==, NULL);
    }
}

/* Only the rejected label has an error. */
static void
test_one_label_rejected (void)
{
  g_autoptr (IriHost) host = host_new ("\u00FC.\u2665.net", IRI_IDNA_UTS46);

  g_assert_cmpstr (host->ascii, ==, NULL);
  g_assert_cmpuint (host->n_labels, ==, 3);
  g_assert_cmpstr (host->labels[0].ascii, ==, "xn--tda");
  g_assert_cmpstr (host->labels[0].error, ==, NULL);
  g_assert_cmpstr (host->labels[1].ascii, ==, NULL);
  g_assert_cmpstr (host->labels[1].error, !=, NULL);
  g_assert_cmpstr (host->labels[1].unicode, ==, "\u2665");
  g_assert_cmpstr (host->labels[2].ascii, ==, "net");
  g_assert_cmpstr (iri_host_rejection (host), ==, host->labels[1].error);
}

/* IP addresses have no labels and are their own ASCII form. */
static void
test_addresses (void)
{
  static const struct
  {
    const char *text;
    IriHostKind kind;
  } rows[] = {
    { "192.0.2.1", IRI_HOST_IPV4 },
    { "[2001:DB8::7]", IRI_HOST_IPV6 },
    { "[v1.a:b]", IRI_HOST_IPVFUTURE },
    { "", IRI_HOST_EMPTY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan span = { 0, strlen (rows[i].text) };
      g_autoptr (IriHost) host
          = iri_host_new (rows[i].text, span, rows[i].kind, IRI_IDNA_UTS46);

      g_assert_cmpint (host->kind, ==, rows[i].kind);
      g_assert_cmpstr (host->ascii, ==, rows[i].text);
      g_assert_cmpstr (host->unicode, ==, rows[i].text);
      g_assert_cmpuint (host->n_labels, ==, 0);
      g_assert_cmpstr (iri_host_rejection (host), ==, NULL);
    }
}

/* A host, with its forms in one flavour or the reason why it is rejected. */
typedef struct
{
  const char *name;
  const char *host;
  const char *ascii;   /* NULL: rejected */
  const char *unicode; /* NULL: unchanged */
  const char *error;
} FlavourRow;

/* RFC 3490 and RFC 3491 (Nameprep), with UseSTD3ASCIIRules and AllowUnassigned
 * FALSE; the ASCII forms are from Python's idna codec. */
static const FlavourRow idna2003_rows[] = {
  { "ascii-stays", "www.example.org", "www.example.org", NULL, NULL },
  { "resume", "r\u00E9sum\u00E9.example.org", "xn--rsum-bpad.example.org", NULL, NULL },
  { "case-folded", "\u00D6bb.at", "xn--bb-eka.at", "\u00F6bb.at", NULL },
  { "sharp-s", "fa\u00DF.de", "fass.de", "fass.de", NULL },
  { "final-sigma", "\u03B2\u03CC\u03BB\u03BF\u03C2.com", "xn--nxasmq6b.com",
    "\u03B2\u03CC\u03BB\u03BF\u03C3.com", NULL },
  { "zwnj-is-dropped", "\u0646\u0627\u0645\u0647\u200C\u0627\u06CC.com",
    "xn--mgba3gch31f.com", "\u0646\u0627\u0645\u0647\u0627\u06CC.com", NULL },
  { "heart", "\u2665.net", "xn--g6h.net", NULL, NULL },
  { "snowman", "\u2603.net", "xn--n3h.net", NULL, NULL },
  { "roman-numeral", "\u2165.\u00E9", "vi.xn--9ca", "vi.\u00E9", NULL },
  { "low-line", "\u00E9_b", "xn--_b-9ia", NULL, NULL },
  { "ideographic-full-stop", "\u7D0D\u8C46\u3002jp", "xn--99zt52a.jp",
    "\u7D0D\u8C46.jp", NULL },
  { "a-label", "xn--99zt52a.jp", "xn--99zt52a.jp", "\u7D0D\u8C46.jp", NULL },
  { "a-label-of-nothing-stays", "xn--a.jp", "xn--a.jp", NULL, NULL },
  { "root-dot", "\u00E9.", "xn--9ca.", NULL, NULL },
  { "bidi-is-by-label", "\u05D0.1", "xn--4db.1", NULL, NULL },
  { "ace-prefix", "xn--\u00EFdn", NULL, NULL, "a-label" },
  { "ace-prefix-after-nameprep", "\u2179n--\u00E4dn", NULL, NULL, "a-label" },
  { "unassigned-in-3.2", "\u0221.com", NULL, NULL, "unassigned" },
  { "unassigned-georgian", "\u2D00.com", NULL, NULL, "unassigned" },
  { "private-use", "\uE000.com", NULL, NULL, "disallowed" },
  { "object-replacement", "a\uFFFC.com", NULL, NULL, "disallowed" },
  { "bidi-mixed", "\u0628o\u0638.com", NULL, NULL, "bidi-rule" },
  { "bidi-digit-last", "\u06281.com", NULL, NULL, "bidi-rule" },
  { "delimiter-typed", "\u00E9/b", NULL, NULL, "disallowed" },
  { "delimiter-mapped", "\u00E9\uFF0Fb", NULL, NULL, "delimiter" },
  { "space-mapped", "\u00E9\u3000b", NULL, NULL, "delimiter" },
  { "dot-mapped", "a\u2488com", NULL, NULL, "delimiter" },
  { "nothing-left", "a.\u00AD.com", NULL, NULL, "empty-label" },
  { "empty-label", "\u00E9..com", NULL, NULL, "empty-label" },
  { "64-characters",
    "\u00E9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
    "com",
    NULL, NULL, "label-too-long" },
  { "punycode-too-long",
    "\u00E9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.com", NULL,
    NULL, "label-too-long" },
};

/* The URL Standard's domain to ASCII with beStrict FALSE, and its host parser. */
static const FlavourRow browser_rows[] = {
  { "upper-case", "EXAMPLE.com", "example.com", "example.com", NULL },
  { "snowman", "\u2603.net", "xn--n3h.net", NULL, NULL },
  { "sharp-s", "fa\u00DF.de", "xn--fa-hia.de", NULL, NULL },
  { "capital-sharp-s", "FA\u1E9E.de", "xn--fa-hia.de", "fa\u00DF.de", NULL },
  { "capital-palochka", "\u04C0.com", "xn--s5a.com", "\u04CF.com", NULL },
  { "capital-georgian", "\u10B5", "xn--dlj", "\u2D15", NULL },
  { "hangul-filler", "a\u1160b", "ab", "ab", NULL },
  { "one-full-stop", "a\u2488com", NULL, NULL, "disallowed" },
  { "percent-encoded", "%E2%98%83.net", "xn--n3h.net", "\u2603.net", NULL },
  { "percent-encoded-dot", "\u00FC%2Ecom", "xn--tda.com", "\u00FC.com", NULL },
  { "percent-encoded-soft-hyphen", "a%C2%ADb", "ab", "ab", NULL },
  /* Ignored since UTS #46 16.0 and 18.0. */
  { "swapping", "a\u206A\u206Fb", "ab", "ab", NULL },
  { "vowel-separator", "a\u180Eb", "ab", "ab", NULL },
  { "invisible-operators", "a\u2061\u2062\u2063b", "ab", "ab", NULL },
  { "musical-format", "a\U0001D173\U0001D17Ab", "ab", "ab", NULL },
  { "isolate", "a\u2066b", NULL, NULL, "disallowed" },
  { "hyphen-first", "-\u00FC", "xn----eha", NULL, NULL },
  { "hyphens-third-and-fourth", "\u00FCa--b", "xn--a--b-zra", NULL, NULL },
  { "low-line", "a_b.\u00FC", "a_b.xn--tda", NULL, NULL },
  { "quotation-mark", "\"\u00FC", "xn--\"-eha", NULL, NULL },
  { "not-less-than", "<\u0338", "xn--gdh", "\u226E", NULL },
  { "empty-label", "\u00FC..com", "xn--tda..com", NULL, NULL },
  { "root-dot", "\u00FC.", "xn--tda.", NULL, NULL },
  { "long", "\u00FCaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "xn--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-kug", NULL,
    NULL },
  /* "xn--a.\u00DF" would be rejected. */
  { "a-label-in-ascii-is-trusted", "xn--a.xn--zca", "xn--a.xn--zca", NULL, NULL },
  { "a-labels-against-the-bidi-rule", "1a.xn--4db", "1a.xn--4db", NULL, NULL },
  { "a-label-beside-others", "xn--a.\u00DF", NULL, NULL, "a-label" },
  { "bidi-rule", "\u064Aa", NULL, NULL, "bidi-rule" },
  { "bidi-whole-domain", "1a.\u05D0", NULL, NULL, "bidi-rule" },
  { "zwnj-alone", "a\u200Cb", NULL, NULL, "contextj" },
  { "mark-first", "a.\u0308c", NULL, NULL, "leading-mark" },
  { "replacement", "\uFFFD.com", NULL, NULL, "disallowed" },
  { "unassigned", "\u0378.net", NULL, NULL, "disallowed" },
  { "forbidden-typed", "\u00FC<b", NULL, NULL, "disallowed" },
  { "forbidden-mapped", "\u00FC\uFF1Cb", NULL, NULL, "delimiter" },
  { "forbidden-in-ascii", "a|b", NULL, NULL, "disallowed" },
  { "forbidden-percent-encoded", "a%2Fb", NULL, NULL, "disallowed" },
  { "percent", "a%", NULL, NULL, "disallowed" },
  { "percent-twice", "a%2541", NULL, NULL, "disallowed" },
  { "nul-percent-encoded", "a%00b", NULL, NULL, "disallowed" },
  { "not-utf-8", "a%FFb", NULL, NULL, "disallowed" },
  { "nothing-left", "\u00AD", NULL, NULL, "empty-label" },
};

/* UTS #46: reasons to reject a label, for characters as typed and as mapped. */
static const FlavourRow error_rows[] = {
  { "delimiter-typed", "\u00E9/b", NULL, NULL, "disallowed" },
  { "delimiter-typed-in-ascii", "a/b.\u00E9", NULL, NULL, "disallowed" },
  { "space-typed", "\u00E9 b", NULL, NULL, "disallowed" },
  { "percent-typed", "\u00E9%", NULL, NULL, "disallowed" },
  { "delimiter-percent-encoded", "\u00E9%2Fb", NULL, NULL, "disallowed" },
  { "delimiter-mapped", "a\uFF0Fb", NULL, NULL, "delimiter" },
  { "delimiter-mapped-beside-others", "\u00E9\uFF0Fb", NULL, NULL, "delimiter" },
  { "low-line-typed", "\u00E9_b", NULL, NULL, "disallowed" },
  { "low-line-mapped", "\u00E9\uFF3Fb", NULL, NULL, "disallowed" },
  { "low-line-in-other-label", "a_b.\u00E9", NULL, NULL, "disallowed" },
  { "low-line-beside-a-label", "a_b.xn--9ca", NULL, NULL, "disallowed" },
  { "low-line-in-ascii", "a_b.e", "a_b.e", NULL, NULL },
  { "not-equal", "\u2260.com", NULL, NULL, "disallowed" },
  { "not-equal-a-label", "xn--1ch.com", NULL, NULL, "disallowed" },
  { "punycode", "xn--\u00E9.com", NULL, NULL, "punycode" },
  { "punycode-of-nothing", "xn--.com", NULL, NULL, "punycode" },
  { "nothing-left", "\u00AD.com", NULL, NULL, "empty-label" },
  { "nothing-left-at-the-end", "\u00E9.\u00AD", NULL, NULL, "empty-label" },
  { "nothing-typed", "\u00E9..com", NULL, NULL, "empty-label" },
  { "label-too-long",
    "\u00E9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
    "com",
    NULL, NULL, "label-too-long" },
  { "heart", "\u2665.net", NULL, NULL, "disallowed" },
  { "zwj", "a\u200Db.com", NULL, NULL, "contextj" },
  { "middle-dot", "a\u00B7b.\u00E9", NULL, NULL, "contexto" },
  { "mark-first", "\u0301\u00E9.com", NULL, NULL, "leading-mark" },
  { "hyphen", "-\u00E9.com", NULL, NULL, "hyphen-at-end" },
  { "bidi", "1a.\u05D0", NULL, NULL, "bidi-rule" },
};

/* A host of US-ASCII without A-labels is already the host of a URI (RFC 3986 §3.2.2):
 * percent-encoded characters are mapped or kept, and nothing is rejected. */
static const FlavourRow unjudged_rows[] = {
  { "percent-encoded", "%C3%A9.com", "xn--9ca.com", "\u00E9.com", NULL },
  { "percent-encoded-zwj", "%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7", "xn--11b2ezcw70k",
    "\u0915\u094D\u200D\u0937", NULL },
  { "percent-encoded-snowman", "%e2%98%83.net", "%e2%98%83.net", NULL, NULL },
  { "percent-encoded-delimiter", "a%2fb", "a%2fb", NULL, NULL },
  { "percent-encoded-dot", "a%2eb", "a%2eb", NULL, NULL },
  { "percent-encoded-not-utf-8", "a%ffb", "a%ffb", NULL, NULL },
  { "percent-encoded-nul", "a%00b", "a%00b", NULL, NULL },
  { "percent-encoded-bidi", "%d7%90.1", "xn--4db.1", "\u05D0.1", NULL },
  { "empty-label", "a..b", "a..b", NULL, NULL },
  { "hyphens", "-.a--b", "-.a--b", NULL, NULL },
  { "sub-delims", "a!b$c", "a!b$c", NULL, NULL },
  { "64-characters", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", NULL, NULL },
  { "space", "a b", NULL, NULL, "disallowed" },
};

/* The other flavours, where they differ from UTS #46. */
static const FlavourRow transitional_rows[] = {
  { "sharp-s", "fa\u00DF.de", "fass.de", "fass.de", NULL },
};

static const FlavourRow idna2008_rows[] = {
  { "sharp-s", "fa\u00DF.de", "xn--fa-hia.de", NULL, NULL },
  { "buecher", "b\u00FCcher.ch", "xn--bcher-kva.ch", NULL, NULL },
  { "upper-case", "B\u00FCcher.ch", NULL, NULL, "disallowed" },
  { "heart", "\u2665.net", NULL, NULL, "disallowed" },
  { "wide-dot", "\u00FC\u3002ch", NULL, NULL, "disallowed" },
};

static const FlavourRow none_rows[] = {
  { "percent-form", "r\u00E9sum\u00E9.example.org", "r%C3%A9sum%C3%A9.example.org",
    NULL, NULL },
  { "wide-dot-is-no-dot", "\u7D0D\u3002jp", "%E7%B4%8D%E3%80%82jp", NULL, NULL },
  { "a-label-of-nothing", "xn--a", "xn--a", NULL, NULL },
};

static void
check_flavour (const FlavourRow *row, IriIdnaFlavour idna)
{
  g_autoptr (IriHost) host = host_new (row->host, idna);
  const char *unicode = row->unicode != NULL ? row->unicode : row->host;

  g_assert_cmpint (host->idna, ==, idna);
  assert_no_rejected_label (host);
  g_assert_cmpstr (iri_host_rejection (host), ==, row->error);
  g_assert_cmpstr (host->ascii, ==, row->ascii);
  g_assert_cmpstr (host->unicode, ==, row->error == NULL ? unicode : NULL);
  if (row->error != NULL)
    g_assert_cmpstr (iri_host_rejection_message (row->error), !=,
                     iri_host_rejection_message ("idna"));
}

#define TEST_FLAVOUR(name, idna)                                                       \
  static void name (gconstpointer row) { check_flavour (row, idna); }

TEST_FLAVOUR (test_uts46, IRI_IDNA_UTS46)
TEST_FLAVOUR (test_idna2008, IRI_IDNA_2008)
TEST_FLAVOUR (test_transitional, IRI_IDNA_UTS46_TRANSITIONAL)
TEST_FLAVOUR (test_idna2003, IRI_IDNA_2003)
TEST_FLAVOUR (test_browser, IRI_IDNA_BROWSER)
TEST_FLAVOUR (test_none, IRI_IDNA_NONE)

/* Nameprep composes before ToASCII checks the length: 40 letters, typed as 80
 * characters. */
static void
test_idna2003_counts_after_nameprep (void)
{
  g_autoptr (GString) composed = g_string_new (NULL);
  g_autoptr (GString) decomposed = g_string_new (NULL);
  g_autoptr (IriHost) one = NULL;
  g_autoptr (IriHost) other = NULL;

  for (int i = 0; i < 40; i++)
    {
      g_string_append (composed, "\u00E9");
      g_string_append (decomposed, "e\u0301");
    }
  one = host_new (composed->str, IRI_IDNA_2003);
  other = host_new (decomposed->str, IRI_IDNA_2003);
  g_assert_cmpstr (one->ascii, ==, "xn--9caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
  g_assert_cmpstr (other->ascii, ==, one->ascii);
}

/* A flavour applies to a host exactly if it may reject it. */
static void
test_is_judged (void)
{
  static const struct
  {
    const char *host;
    gboolean uts46, browser;
  } rows[] = {
    { "example.com", FALSE, FALSE },  { "\u00E9.com", TRUE, TRUE },
    { "a.XN--9CA.com", TRUE, FALSE }, { "axn--9ca.com", FALSE, FALSE },
    { "%C3%A9.com", FALSE, TRUE },    { "a%2Fb", FALSE, TRUE },
    { "a..b", FALSE, FALSE },         { "", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *host = rows[i].host;
      IriSpan span = { 0, strlen (host) };

      g_assert_cmpint (iri_host_needs_idna (host, span, IRI_IDNA_UTS46), ==,
                       rows[i].uts46);
      g_assert_cmpint (iri_host_needs_idna (host, span, IRI_IDNA_2003), ==,
                       rows[i].uts46);
      g_assert_cmpint (iri_host_needs_idna (host, span, IRI_IDNA_BROWSER), ==,
                       rows[i].browser);
      g_assert_false (iri_host_needs_idna (host, span, IRI_IDNA_NONE));
    }
}

/* Hosts of any length take linear time: too long a name is not split into labels. */
static void
test_long (void)
{
  static const struct
  {
    const char *piece;
    gsize n;
    const char *error; /* NULL: unchanged */
  } rows[] = {
    { "a.", 1000000, NULL },
    { "%C3%A9", 100000, NULL },
    { "%C3%A9", 2000, NULL },
    { "\u00E9.", 1000000, "name-too-long" },
    { "\u00E9", 1000000, "name-too-long" },
    { "\u00E9", 8000, "label-too-long" },
    { "\u00E9.", 100, "name-too-long" },
  };
  static const IriIdnaFlavour flavours[] = { IRI_IDNA_UTS46, IRI_IDNA_2003 };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (flavours); j++)
      {
        g_autoptr (GString) name = g_string_new (NULL);
        g_autoptr (IriHost) host = NULL;

        for (gsize k = 0; k < rows[i].n; k++)
          g_string_append (name, rows[i].piece);
        host = iri_host_new (name->str, (IriSpan){ 0, name->len }, IRI_HOST_REG_NAME,
                             flavours[j]);
        g_assert_cmpstr (iri_host_rejection (host), ==, rows[i].error);
        g_assert_cmpint (g_strcmp0 (host->ascii, name->str) == 0, ==,
                         rows[i].error == NULL);
      }
}

/* The ASCII form of the registrable domain in Unicode is @registrable. */
static void
assert_registrable_unicode (const IriHost *host, const char *registrable)
{
  g_autofree char *unicode = iri_host_registrable_unicode (host);
  g_autoptr (IriHost) again = NULL;

  g_assert_cmpint (unicode != NULL, ==, registrable != NULL);
  if (unicode == NULL)
    return;
  again = host_new (unicode, IRI_IDNA_UTS46);
  g_assert_cmpstr (again->ascii, ==, registrable);
}

/* The URL Standard's table of public suffixes and registrable domains (host
 * miscellaneous), the test data of the Public Suffix List (checkPublicSuffix), and
 * hosts that are not domains. */
static void
test_registrable (void)
{
  static const struct
  {
    const char *name;
    const char *registrable;
    const char *public_suffix;
    gsize n_labels; /* of the registrable domain */
    const char *text;
  } rows[] = {
    { "com", NULL, "com", 0, NULL },
    { "example.com", "example.com", "com", 2, "example.com" },
    { "www.example.com", "example.com", "com", 2, "example.com" },
    { "sub.www.example.com", "example.com", "com", 2, "example.com" },
    { "EXAMPLE.COM", "example.com", "com", 2, "EXAMPLE.COM" },
    { "example.com.", "example.com.", "com.", 3, "example.com." },
    { "github.io", NULL, "github.io", 0, NULL },
    { "whatwg.github.io", "whatwg.github.io", "github.io", 3, "whatwg.github.io" },
    { "\u0625\u062e\u062a\u0628\u0627\u0631", NULL, "xn--kgbechtv", 0, NULL },
    { "example.\u0625\u062e\u062a\u0628\u0627\u0631", "example.xn--kgbechtv",
      "xn--kgbechtv", 2, "example.\u0625\u062e\u062a\u0628\u0627\u0631" },
    { "sub.example.\u0625\u062e\u062a\u0628\u0627\u0631", "example.xn--kgbechtv",
      "xn--kgbechtv", 2, "example.\u0625\u062e\u062a\u0628\u0627\u0631" },
    /* From the Public Suffix List. */
    { "a.b.example.uk.com", "example.uk.com", "uk.com", 3, "example.uk.com" },
    { "c.kobe.jp", NULL, "c.kobe.jp", 0, NULL },
    { "a.b.c.kobe.jp", "b.c.kobe.jp", "c.kobe.jp", 4, "b.c.kobe.jp" },
    { "city.kobe.jp", "city.kobe.jp", "kobe.jp", 3, "city.kobe.jp" },
    { "www.\u98df\u72ee.\u516c\u53f8.cn", "xn--85x722f.xn--55qx5d.cn", "xn--55qx5d.cn",
      3, "\u98df\u72ee.\u516c\u53f8.cn" },
    { "\u516c\u53f8.cn", NULL, "xn--55qx5d.cn", 0, NULL },
    { "www.\u7D0D\u8C46\u3002co\uff0ejp", "xn--99zt52a.co.jp", "co.jp", 3,
      "\u7D0D\u8C46\u3002co\uff0ejp" },
    { "a.example.co.uk.", "example.co.uk.", "co.uk.", 4, "example.co.uk." },
    { "co.uk.", NULL, "co.uk.", 0, NULL },
    { "w.%65xample.com", "example.com", "com", 2, "%65xample.com" },
    { "127.1", NULL, NULL, 0, NULL },
    { "a.0x7f", NULL, NULL, 0, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriHost) host = host_new (rows[i].name, IRI_IDNA_UTS46);
      IriSpan span = iri_host_registrable_span (host);

      g_test_message ("%s", rows[i].name);
      g_assert_cmpstr (iri_host_domain (host).registrable, ==, rows[i].registrable);
      g_assert_cmpstr (iri_host_domain (host).public_suffix, ==, rows[i].public_suffix);
      g_assert_cmpuint (host->n_labels - iri_host_domain (host).label, ==,
                        rows[i].n_labels);
      g_assert_cmpint (iri_span_is_present (span), ==, rows[i].text != NULL);
      if (rows[i].text != NULL)
        /* The host comes after "//". */
        g_assert_cmpmem (rows[i].name + span.begin - 2, iri_span_length (span),
                         rows[i].text, strlen (rows[i].text));
      assert_registrable_unicode (host, rows[i].registrable);
    }
}

/* The registrable domain that a host keeps equals the computed one, and points into
 * the host. */
static void
test_registrable_kept (void)
{
  static const char *const names[]
      = { "a.b\u00FCcher.co.uk.", "co.uk", "127.1", "\u00FC.\u2665" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (IriHost) host = host_new (names[i], IRI_IDNA_UTS46);
      IriDomain asked = iri_host_domain (host), kept;
      IriHost *copy;

      iri_host_cache_domain (host);
      copy = iri_host_copy (host, 1);
      kept = iri_host_domain (copy);
      g_assert_cmpstr (kept.registrable, ==, asked.registrable);
      g_assert_cmpstr (kept.public_suffix, ==, asked.public_suffix);
      g_assert_cmpuint (kept.label, ==, asked.label);
      if (kept.registrable != NULL)
        g_assert_true (kept.registrable
                       == copy->ascii + strlen (copy->ascii)
                              - strlen (asked.registrable));
      iri_host_free (copy);
    }
}

/* Positions are unknown where percent-encoding was decoded first. */
static void
test_registrable_decoded (void)
{
  g_autoptr (IriHost) host = host_new ("w.%65xample.com", IRI_IDNA_BROWSER);

  g_assert_cmpstr (iri_host_domain (host).registrable, ==, "example.com");
  g_assert_cmpuint (iri_host_domain (host).label, ==, 1);
  g_assert_false (iri_span_is_present (iri_host_registrable_span (host)));
}

static void
add_flavour_rows (const char *group,
                  const FlavourRow *rows,
                  gsize n_rows,
                  GTestDataFunc test)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/host/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test);
    }
}

#define ADD(group, rows, test) add_flavour_rows (group, rows, G_N_ELEMENTS (rows), test)

static void
add_rows (const char *group, const HostRow *rows, gsize n_rows, GTestDataFunc test)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/host/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test);
    }
}

/* A name on its own gives the same result as the host of a URI. */
static void
test_judge (void)
{
  static const struct
  {
    IriIdnaFlavour idna;
    const char *name;
    const char *error;
    const char *ascii; /* of the host of a URI; NULL: the name */
  } rows[] = {
    /* UTS #46 §4.1 with CheckHyphens and VerifyDnsLength. */
    { IRI_IDNA_UTS46, "-a.example", "hyphen-at-end", NULL },
    { IRI_IDNA_UTS46, "a-.example", "hyphen-at-end", NULL },
    { IRI_IDNA_UTS46, "ab--c.example", "hyphens-3-4", NULL },
    { IRI_IDNA_UTS46, "a-b.example", NULL, NULL },
    { IRI_IDNA_UTS46, "a..example", "empty-label", NULL },
    { IRI_IDNA_UTS46, "a.example.", NULL, NULL },
    /* UseSTD3ASCIIRules covers each label of a host with one that is converted, also
     * from percent-encoding; names of services like _sip._tcp.example are left
     * alone. */
    { IRI_IDNA_UTS46, "a_b.%C3%A9", "disallowed", "a_b.xn--9ca" },
    { IRI_IDNA_UTS46_TRANSITIONAL, "a,b.A%C3%A9", "disallowed", "a,b.xn--a-bga" },
    { IRI_IDNA_UTS46, "a_b.example", NULL, NULL },
    /* RFC 5891 §5.4 does not restrict hyphens in names of US-ASCII. */
    { IRI_IDNA_2008, "-a.example", NULL, NULL },
    { IRI_IDNA_2008, "a..example", "empty-label", NULL },
    /* The URL Standard does not change a domain of US-ASCII. */
    { IRI_IDNA_BROWSER, "-a..example", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan span = { 0, strlen (rows[i].name) };
      g_autoptr (IriHost) judged
          = iri_host_new_name (rows[i].name, span, IRI_HOST_REG_NAME, rows[i].idna);
      g_autoptr (IriHost) host
          = iri_host_new (rows[i].name, span, IRI_HOST_REG_NAME, rows[i].idna);

      g_assert_cmpstr (iri_host_rejection (judged), ==, rows[i].error);
      g_assert_cmpstr (host->ascii, ==,
                       rows[i].ascii != NULL ? rows[i].ascii : rows[i].name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("uts46", uts46_rows, G_N_ELEMENTS (uts46_rows), test_accepted);
  add_rows ("rejected", rejected_rows, G_N_ELEMENTS (rejected_rows), test_rejected);
  g_test_add_func ("/host/labels", test_labels);
  g_test_add_func ("/host/one-label-rejected", test_one_label_rejected);
  g_test_add_func ("/host/addresses", test_addresses);
  ADD ("errors", error_rows, test_uts46);
  ADD ("unjudged", unjudged_rows, test_uts46);
  ADD ("idna2008", idna2008_rows, test_idna2008);
  ADD ("transitional", transitional_rows, test_transitional);
  ADD ("idna2003", idna2003_rows, test_idna2003);
  ADD ("browser", browser_rows, test_browser);
  ADD ("none", none_rows, test_none);
  g_test_add_func ("/host/idna2003-counts-after-nameprep",
                   test_idna2003_counts_after_nameprep);
  g_test_add_func ("/host/is-judged", test_is_judged);
  g_test_add_func ("/host/judge", test_judge);
  g_test_add_func ("/host/long", test_long);
  g_test_add_func ("/host/registrable", test_registrable);
  g_test_add_func ("/host/registrable-kept", test_registrable_kept);
  g_test_add_func ("/host/registrable/decoded", test_registrable_decoded);
  return g_test_run ();
}
