/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The URL Standard's parser, state by state. Expected values are from the text of the
 * standard, including its examples and tables. */

#include "iri-url-encode.h"
#include "iri-url.h"

#include <string.h>

/* The result of the parser: the serialized URL or "failure", and the spans of the
 * components and validation errors. */
typedef struct
{
  GString *href;
  GString *errors;
  IriComponents components;
  guint n_fatal;
} Result;

static void
take_error (IriFinding finding, gpointer data)
{
  Result *self = data;
  const IriFindingInfo *info = iri_finding_info (finding.code);

  g_assert_cmpuint (finding.span.begin, <=, finding.span.end);
  if (info->severity == IRI_SEVERITY_ERROR)
    self->n_fatal++;
  g_string_append_printf (self->errors, "%s%s %" G_GSIZE_FORMAT "-%" G_GSIZE_FORMAT,
                          self->errors->len > 0 ? ", " : "", info->id,
                          finding.span.begin, finding.span.end);
}

static void
parse (
    Result *self, const char *text, gsize length, const char *base, const char *charset)
{
  g_autoptr (IriUrl) base_url = NULL;
  g_autoptr (IriUrl) url = NULL;
  IriComponents components;

  *self = (Result){ .href = g_string_new (NULL), .errors = g_string_new (NULL) };
  if (base != NULL)
    {
      base_url
          = iri_url_parse (base, strlen (base), NULL, NULL, &components, NULL, NULL);
      g_assert_nonnull (base_url);
    }
  url = iri_url_parse (text, length, base_url, charset, &self->components, take_error,
                       self);
  if (url != NULL)
    iri_url_append_href (url, self->href);
  else
    g_string_assign (self->href, "failure");
  /* Only failure is an error; there is exactly one. */
  g_assert_cmpuint (self->n_fatal, ==, url != NULL ? 0 : 1);
}

static void
clear (Result *self)
{
  g_string_free (self->href, TRUE);
  g_string_free (self->errors, TRUE);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *base;
  const char *href;
} HrefRow;

#define DIR "http://u:p@h:81/a/b?q#f"
#define DRIVE "file:///C:/x/y?q"
#define SHARE "file://s/x/y"

static const HrefRow hrefs[] = {
  /* Scheme start state, scheme state. */
  { "scheme/lower-case", "HTTP://h", NULL, "http://h/" },
  { "scheme/signs", "a+-.1:x", NULL, "a+-.1:x" },
  { "scheme/digit-first", "1a:x", DIR, "http://u:p@h:81/a/1a:x" },
  { "scheme/underscore", "a_b:x", DIR, "http://u:p@h:81/a/a_b:x" },
  { "scheme/alone", "a:", NULL, "a:" },
  { "scheme/special-alone", "https:", NULL, "failure" },
  { "scheme/empty", "", NULL, "failure" },
  { "scheme/colon", ":x", DIR, "http://u:p@h:81/a/:x" },
  /* No scheme state. */
  { "no-scheme/no-base", "a/b", NULL, "failure" },
  { "no-scheme/opaque-base", "a", "mailto:x", "failure" },
  { "no-scheme/opaque-base-empty", "", "mailto:x", "failure" },
  { "no-scheme/opaque-base-fragment", "#f", "mailto:x?q#g", "mailto:x?q#f" },
  /* Special relative or authority state. */
  { "special/same-scheme", "http:c", DIR, "http://u:p@h:81/a/c" },
  { "special/same-scheme-slash", "http:/c", DIR, "http://u:p@h:81/c" },
  { "special/same-scheme-slashes", "http://c", DIR, "http://c/" },
  { "special/same-scheme-empty", "http:", DIR, "http://u:p@h:81/a/b?q" },
  { "special/other-scheme", "https:c/d", DIR, "https://c/d" },
  /* Special authority slashes and ignore slashes states. */
  { "slashes/none", "http:h/a", NULL, "http://h/a" },
  { "slashes/one", "http:/h/a", NULL, "http://h/a" },
  { "slashes/many", "http://///h/a", NULL, "http://h/a" },
  { "slashes/back", "http:\\\\h\\a", NULL, "http://h/a" },
  { "slashes/back-not-special", "foo:\\\\h", NULL, "foo:\\\\h" },
  { "slashes/only", "http://", NULL, "failure" },
  /* Path or authority state. */
  { "path-or-authority/path", "foo:/a", NULL, "foo:/a" },
  { "path-or-authority/authority", "foo://h/a", NULL, "foo://h/a" },
  { "path-or-authority/empty-host", "foo:///a", NULL, "foo:///a" },
  { "path-or-authority/dot-hides-host", "foo:/.//a", NULL, "foo:/.//a" },
  { "path-or-authority/dots-hide-host", "foo:/a/..//b", NULL, "foo:/.//b" },
  /* Relative state, relative slash state. */
  { "relative/path", "c", DIR, "http://u:p@h:81/a/c" },
  { "relative/up", "../c", DIR, "http://u:p@h:81/c" },
  { "relative/root", "/c", DIR, "http://u:p@h:81/c" },
  { "relative/authority", "//g/c", DIR, "http://g/c" },
  { "relative/back-root", "\\c", DIR, "http://u:p@h:81/c" },
  { "relative/back-authority", "\\\\g\\c", DIR, "http://g/c" },
  { "relative/many-slashes", "////g", DIR, "http://g/" },
  { "relative/many-slashes-not-special", "////g", "foo://h/a", "foo:////g" },
  { "relative/empty", "", DIR, "http://u:p@h:81/a/b?q" },
  { "relative/query", "?r", DIR, "http://u:p@h:81/a/b?r" },
  { "relative/fragment", "#g", DIR, "http://u:p@h:81/a/b?q#g" },
  { "relative/no-path", "c", "foo://h", "foo://h/c" },
  /* Authority state. */
  { "authority/user", "http://u@h", NULL, "http://u@h/" },
  { "authority/password", "http://u:p@h", NULL, "http://u:p@h/" },
  { "authority/password-alone", "http://:p@h", NULL, "http://:p@h/" },
  { "authority/empty-both", "http://:@h", NULL, "http://h/" },
  { "authority/empty", "http://@h", NULL, "http://h/" },
  { "authority/at-in-user", "http://a@b@h", NULL, "http://a%40b@h/" },
  { "authority/colons", "http://u:p:q@h", NULL, "http://u:p%3Aq@h/" },
  { "authority/encoded", "http://;=[^|é@h", NULL, "http://%3B%3D%5B%5E%7C%C3%A9@h/" },
  { "authority/at-and-nothing", "http://u@/p", NULL, "failure" },
  { "authority/at-and-nothing-not-special", "foo://u@/p", NULL, "failure" },
  /* Host state. */
  { "host/missing", "http:///", NULL, "failure" },
  { "host/missing-before-port", "http://:80/", NULL, "failure" },
  { "host/missing-before-port-not-special", "foo://:80/", NULL, "failure" },
  { "host/case", "http://EXAMPLE.com", NULL, "http://example.com/" },
  { "host/decoded", "http://ex%61mple", NULL, "http://example/" },
  { "host/idn", "http://faß.example", NULL, "http://xn--fa-hia.example/" },
  { "host/full-width", "http://Ｇｏ．com", NULL, "http://go.com/" },
  { "host/soft-hyphen", "http://a\u00adb", NULL, "http://ab/" },
  { "host/soft-hyphen-alone", "http://\u00ad/", NULL, "failure" },
  { "host/encoded-idn", "http://%E2%98%83", NULL, "http://xn--n3h/" },
  { "host/not-utf-8", "http://%ff", NULL, "failure" },
  { "host/space", "http://a b", NULL, "failure" },
  { "host/encoded-delimiter", "http://a%2fb", NULL, "failure" },
  { "host/percent", "http://a%b", NULL, "failure" },
  { "host/del", "http://a\x7f", NULL, "failure" },
  { "host/underscore", "http://a_b", NULL, "http://a_b/" },
  { "host/hyphens", "http://-ab--c-", NULL, "http://-ab--c-/" },
  { "host/empty-label", "http://a..b.", NULL, "http://a..b./" },
  { "host/mixed-directions", "http://\u05d0a", NULL, "failure" },
  /* The opaque-host parser. */
  { "opaque-host/case", "foo://EX%41mple", NULL, "foo://EX%41mple" },
  { "opaque-host/not-ascii", "foo://é", NULL, "foo://%C3%A9" },
  { "opaque-host/number", "foo://0x7f", NULL, "foo://0x7f" },
  { "opaque-host/signs", "foo://!\"$%&'()*+,-.;=_`{}~", NULL,
    "foo://!\"$%&'()*+,-.;=_`{}~" },
  { "opaque-host/space", "foo://a b", NULL, "failure" },
  { "opaque-host/caret", "foo://a^b", NULL, "failure" },
  { "opaque-host/bracket", "foo://a]", NULL, "failure" },
  { "opaque-host/backslash", "foo://a\\b", NULL, "failure" },
  /* The IPv4 parser. */
  { "ipv4/decimal", "http://192.168.0.1", NULL, "http://192.168.0.1/" },
  { "ipv4/hex", "http://0xC0.0Xa8.0.0x1", NULL, "http://192.168.0.1/" },
  { "ipv4/octal", "http://0300.0250.0.01", NULL, "http://192.168.0.1/" },
  { "ipv4/one-part", "http://3232235521", NULL, "http://192.168.0.1/" },
  { "ipv4/two-parts", "http://192.11010049", NULL, "http://192.168.0.1/" },
  { "ipv4/three-parts", "http://192.168.1", NULL, "http://192.168.0.1/" },
  { "ipv4/hex-nothing", "http://0x", NULL, "http://0.0.0.0/" },
  { "ipv4/dot-at-end", "http://127.0.0.1.", NULL, "http://127.0.0.1/" },
  { "ipv4/dots-at-end", "http://127.0.0.1..", NULL, "http://127.0.0.1../" },
  { "ipv4/greatest", "http://4294967295", NULL, "http://255.255.255.255/" },
  { "ipv4/too-large", "http://4294967296", NULL, "failure" },
  { "ipv4/too-large-part", "http://256.0.0.1", NULL, "failure" },
  { "ipv4/too-large-rest", "http://1.2.65536", NULL, "failure" },
  { "ipv4/very-large", "http://99999999999999999999999999", NULL, "failure" },
  { "ipv4/five-parts", "http://1.2.3.4.5", NULL, "failure" },
  { "ipv4/octal-eight", "http://1.2.3.08", NULL, "failure" },
  { "ipv4/name-before", "http://a.1", NULL, "failure" },
  { "ipv4/empty-part", "http://1..2", NULL, "failure" },
  { "ipv4/hex-label-at-end", "http://a.0xg", NULL, "http://a.0xg/" },
  /* "&" is not a digit of Punycode (RFC 3492 §5). */
  { "idna/punycode-of-no-digit", "http://é.xn--f&f739aq5o", NULL, "failure" },
  { "idna/punycode-begins-with-delimiter", "http://é.xn---zw5a", NULL, "failure" },
  { "ipv4/full-width", "http://１２７.1", NULL, "http://127.0.0.1/" },
  /* The IPv6 parser and serializer. */
  { "ipv6/full", "http://[1:2:3:4:5:6:7:8]", NULL, "http://[1:2:3:4:5:6:7:8]/" },
  { "ipv6/zeros", "http://[0:0:0:0:0:0:0:0]", NULL, "http://[::]/" },
  { "ipv6/leading", "http://[::0001]", NULL, "http://[::1]/" },
  { "ipv6/trailing", "http://[1::]", NULL, "http://[1::]/" },
  { "ipv6/middle", "http://[1::8]", NULL, "http://[1::8]/" },
  { "ipv6/longest-run", "http://[1:0:0:2:0:0:0:3]", NULL, "http://[1:0:0:2::3]/" },
  { "ipv6/first-run", "http://[1:0:0:2:3:0:0:4]", NULL, "http://[1::2:3:0:0:4]/" },
  { "ipv6/lone-zero", "http://[1:2:3:0:5:6:7:8]", NULL, "http://[1:2:3:0:5:6:7:8]/" },
  { "ipv6/stands-for-one", "http://[1:2:3::5:6:7:8]", NULL,
    "http://[1:2:3:0:5:6:7:8]/" },
  { "ipv6/at-the-end-for-one", "http://[1:2:3:4:5:6:7::]", NULL,
    "http://[1:2:3:4:5:6:7:0]/" },
  { "ipv6/case", "http://[ABCD::EF]", NULL, "http://[abcd::ef]/" },
  { "ipv6/ipv4", "http://[::ffff:127.0.0.1]", NULL, "http://[::ffff:7f00:1]/" },
  { "ipv6/ipv4-after-six", "http://[1:2:3:4:5:6:1.2.3.4]", NULL,
    "http://[1:2:3:4:5:6:102:304]/" },
  { "ipv6/ipv4-leading-zero", "http://[::01.2.3.4]", NULL, "failure" },
  { "ipv6/ipv4-five", "http://[::1.2.3.4.5]", NULL, "failure" },
  { "ipv6/ipv4-dot-at-end", "http://[::1.2.3.4.]", NULL, "failure" },
  { "ipv6/ipv4-then-piece", "http://[::1.2.3.4:5]", NULL, "failure" },
  { "ipv6/not-special", "foo://[::1]/", NULL, "foo://[::1]/" },
  { "ipv6/empty", "http://[]", NULL, "failure" },
  { "ipv6/long-piece", "http://[12345::]", NULL, "failure" },
  { "ipv6/colon-at-end", "http://[1:2:3:4:5:6:7:]", NULL, "failure" },
  { "ipv6/three-colons", "http://[:::1]", NULL, "failure" },
  { "ipv6/zone", "http://[fe80::1%25eth0]", NULL, "failure" },
  { "ipv6/encoded", "http://[%3a%3a1]", NULL, "failure" },
  { "ipv6/open", "http://[::1", NULL, "failure" },
  { "ipv6/after-bracket", "http://[::1]a", NULL, "failure" },
  { "ipv6/ipvfuture", "http://[v1.a]", NULL, "failure" },
  /* Port state. */
  { "port/default", "https://h:443/", NULL, "https://h/" },
  { "port/default-of-another", "http://h:443/", NULL, "http://h:443/" },
  { "port/empty", "http://h:/", NULL, "http://h/" },
  { "port/zeros", "http://h:000080/", NULL, "http://h/" },
  { "port/zero", "http://h:0/", NULL, "http://h:0/" },
  { "port/greatest", "http://h:65535/", NULL, "http://h:65535/" },
  { "port/too-large", "http://h:65536/", NULL, "failure" },
  { "port/letter", "http://h:8a/", NULL, "failure" },
  { "port/colon", "http://h:1:2/", NULL, "failure" },
  { "port/not-special", "foo://h:80", NULL, "foo://h:80" },
  /* File state, file slash state, file host state. */
  { "file/nothing", "file:", NULL, "file:///" },
  { "file/path", "file:a", NULL, "file:///a" },
  { "file/one-slash", "file:/a", NULL, "file:///a" },
  { "file/host", "file://h/a", NULL, "file://h/a" },
  { "file/localhost", "file://LocalHost/a", NULL, "file:///a" },
  { "file/back", "file:\\\\h\\a", NULL, "file://h/a" },
  { "file/port", "file://h:1/a", NULL, "failure" },
  { "file/credentials", "file://u@h/a", NULL, "failure" },
  { "file/drive", "file:c|/a", NULL, "file:///c:/a" },
  { "file/drive-as-host", "file://C|/a", NULL, "file:///C:/a" },
  { "file/drive-in-path", "file:///C|/a", NULL, "file:///C:/a" },
  { "file/drive-later", "file:///a/C|", NULL, "file:///a/C|" },
  { "file/drive-stays", "file:///C:/../..", NULL, "file:///C:/" },
  { "file/no-drive", "file:///C:a/..", NULL, "file:///" },
  { "file/base", "z", DRIVE, "file:///C:/x/z" },
  { "file/base-up", "../../../z", DRIVE, "file:///C:/z" },
  { "file/base-root", "/z", DRIVE, "file:///C:/z" },
  { "file/base-drive", "D:/z", SHARE, "d:/z" },
  { "file/base-drive-bar", "D|/z", SHARE, "file://s/D:/z" },
  { "file/base-root-drive", "/D:/z", DRIVE, "file:///D:/z" },
  { "file/base-host", "/z", SHARE, "file://s/z" },
  { "file/base-other-host", "//t/z", SHARE, "file://t/z" },
  { "file/base-empty", "", DRIVE, "file:///C:/x/y?q" },
  { "file/base-query", "?r", DRIVE, "file:///C:/x/y?r" },
  { "file/base-fragment", "#r", DRIVE, "file:///C:/x/y?q#r" },
  /* Path start state, path state. */
  { "path/empty", "http://h", NULL, "http://h/" },
  { "path/empty-not-special", "foo://h", NULL, "foo://h" },
  { "path/query-first", "http://h?q", NULL, "http://h/?q" },
  { "path/query-first-not-special", "foo://h?q", NULL, "foo://h?q" },
  { "path/dots", "http://h/a/./b/../c", NULL, "http://h/a/c" },
  { "path/dot-at-end", "http://h/a/.", NULL, "http://h/a/" },
  { "path/dots-at-end", "http://h/a/b/..", NULL, "http://h/a/" },
  { "path/encoded-dots", "http://h/a/%2e%2E/.%2e/%2E/b", NULL, "http://h/b" },
  { "path/three-dots", "http://h/...", NULL, "http://h/..." },
  { "path/above-root", "http://h/../../a", NULL, "http://h/a" },
  { "path/empty-segments", "http://h//a//..//", NULL, "http://h//a//" },
  { "path/back", "http://h/a\\..\\b", NULL, "http://h/b" },
  { "path/back-not-special", "foo://h/a\\..\\b", NULL, "foo://h/a\\..\\b" },
  { "path/set", "http://h/ \"<>^`{}|'[]é\x7f", NULL,
    "http://h/%20%22%3C%3E%5E%60%7B%7D|'[]%C3%A9%7F" },
  { "path/percent", "http://h/%zz%4", NULL, "http://h/%zz%4" },
  { "path/not-decoded", "http://h/%41%7e", NULL, "http://h/%41%7e" },
  /* Opaque path state. */
  { "opaque/signs", "a:<\" `{}>é\x7f", NULL, "a:<\" `{}>%C3%A9%7F" },
  { "opaque/dots", "a:./../b", NULL, "a:./../b" },
  { "opaque/space-before-query", "a:x  ?q", NULL, "a:x %20?q" },
  { "opaque/space-before-fragment", "a:x #f", NULL, "a:x%20#f" },
  { "opaque/only-space", "a: ?q", NULL, "a:%20?q" },
  { "opaque/space-inside", "a:x y", NULL, "a:x y" },
  /* Query state, fragment state. */
  { "query/set", "http://h?' \"<>`é{|}", NULL, "http://h/?%27%20%22%3C%3E`%C3%A9{|}" },
  { "query/set-not-special", "foo://h?' \"", NULL, "foo://h?'%20%22" },
  { "query/empty", "http://h?", NULL, "http://h/?" },
  { "query/question-marks", "http://h??a?", NULL, "http://h/??a?" },
  { "fragment/set", "http://h# \"<>`#é{|}'", NULL,
    "http://h/#%20%22%3C%3E%60#%C3%A9{|}'" },
  { "fragment/empty", "http://h#", NULL, "http://h/#" },
};

static void
test_href (gconstpointer data)
{
  const HrefRow *row = data;
  Result result;

  parse (&result, row->text, strlen (row->text), row->base, NULL);
  g_assert_cmpstr (result.href->str, ==, row->href);
  clear (&result);
}

/* Parsing the serialized URL gives the same URL. */
static void
test_again (gconstpointer data)
{
  const HrefRow *row = data;
  Result result;

  if (g_str_equal (row->href, "failure"))
    return;
  parse (&result, row->href, strlen (row->href), NULL, NULL);
  g_assert_cmpstr (result.href->str, ==, row->href);
  clear (&result);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *charset;
  const char *href;
} CharsetRow;

static const CharsetRow charsets[] = {
  { "query", "http://h?é", "windows-1252", "http://h/?%E9" },
  /* By the Encoding Standard this is a label of windows-1252. */
  { "label", "http://h?€", "ISO-8859-1", "http://h/?%80" },
  { "lacks", "http://h?a&\u05d0;#f", "windows-1252", "http://h/?a&%26%231488%3B;#f" },
  /* The encoder stays in its Roman state for characters that it cannot encode. */
  { "states", "http://h?‾\u05d0\\", "ISO-2022-JP",
    "http://h/?%1B(J~%26%231488%3B%1B(B\\" },
  { "web-socket", "ws://h?é", "windows-1252", "ws://h/?%C3%A9" },
  { "not-special", "foo://h?é", "windows-1252", "foo://h?%C3%A9" },
  { "unicode", "http://h?é", "UTF-16LE", "http://h/?%C3%A9" },
  { "not-known", "http://h?é", "no such", "http://h/?%C3%A9" },
  { "query-alone", "http://h/é#é", "windows-1252", "http://h/%C3%A9#%C3%A9" },
};

static void
test_charset (gconstpointer data)
{
  const CharsetRow *row = data;
  Result result;

  parse (&result, row->text, strlen (row->text), NULL, row->charset);
  g_assert_cmpstr (result.href->str, ==, row->href);
  clear (&result);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *base;
  const char *errors; /* NULL for none */
} ErrorRow;

#define SOLIDUS "special-scheme-missing-following-solidus"

#define LABEL_61 "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffg"
#define LABEL_63 LABEL_61 "hi"

static const ErrorRow errors[] = {
  { "none", "https://h/a?b#c", NULL, NULL },
  { "none-relative", "../a", DIR, NULL },
  { "none-idn", "https://é.example/é?é#é", NULL, NULL },
  { "none-opaque", "mailto:a@b", NULL, NULL },
  { "unit/path", "http://h/a<b", NULL, "invalid-url-unit 10-11" },
  { "unit/percent", "http://h/%4g", NULL, "invalid-url-unit 9-10" },
  { "unit/noncharacter", "a:\uffff", NULL, "invalid-url-unit 2-5" },
  { "unit/opaque-space", "a:x #f", NULL, "invalid-url-unit 3-4" },
  { "unit/query", "http://h?|", NULL, "invalid-url-unit 9-10" },
  { "unit/fragment", "http://h##", NULL, "invalid-url-unit 9-10" },
  { "unit/opaque-host", "foo://a{", NULL, "invalid-url-unit 7-8" },
  { "unit/drive", "file:///C|/", NULL, "invalid-url-unit 9-10" },
  { "solidus/none", "http:h", NULL, SOLIDUS " 0-5" },
  { "solidus/one", "http:/h", NULL, SOLIDUS " 5-6" },
  { "solidus/three", "http:///h", NULL, SOLIDUS " 7-8" },
  { "solidus/same-scheme", "http:c", DIR, SOLIDUS " 0-5" },
  { "solidus/file", "file:/a", NULL, SOLIDUS " 0-5" },
  { "reverse-solidus/path", "http://h\\a", NULL, "invalid-reverse-solidus 8-9" },
  { "reverse-solidus/file", "file:/\\h", NULL,
    SOLIDUS " 0-5, invalid-reverse-solidus 6-7" },
  { "reverse-solidus/relative", "\\a", DIR, "invalid-reverse-solidus 0-1" },
  { "credentials", "http://u:p@h", NULL, "invalid-credentials 7-10" },
  { "host-missing", "http:///", NULL, SOLIDUS " 7-8, host-missing 8-8" },
  { "missing-scheme", "a", NULL, "missing-scheme-non-relative-url 0-1" },
  { "port-invalid", "http://h:8x/", NULL, "port-invalid 9-11" },
  { "port-out-of-range", "http://h:65536", NULL, "port-out-of-range 9-14" },
  { "drive-letter", "C|", SHARE,
    "file-invalid-windows-drive-letter 0-2, invalid-url-unit 1-2" },
  { "drive-letter-host", "file://C:/", NULL,
    "file-invalid-windows-drive-letter-host 7-9" },
  { "domain-to-ascii", "http://a.\u05d0a/", NULL, "domain-to-ascii 7-12" },
  { "domain-code-point", "http://a b/", NULL, "domain-code-point 8-9" },
  { "domain-code-point-decoded", "http://a%20/", NULL,
    "domain-percent-encoded 7-11, domain-code-point 7-11" },
  { "host-code-point", "foo://a^/", NULL, "host-invalid-code-point 7-8" },
  { "ipv4/empty-part", "http://1.2.3.4./", NULL,
    "domain-not-valid 7-15, ipv4-empty-part 14-15" },
  { "ipv4/hex", "http://1.0x2.3.4/", NULL, "ipv4-non-decimal-part 9-12" },
  { "ipv4/range", "http://1.2.256/", NULL,
    "ipv4-too-few-parts 7-14, ipv4-out-of-range-part 11-14" },
  { "ipv4/too-large", "http://1.256.1/", NULL,
    "ipv4-too-few-parts 7-14, ipv4-out-of-range-part 9-12, ipv4-too-large 9-12" },
  { "ipv4/non-numeric", "http://a.1/", NULL,
    "ipv4-too-few-parts 7-10, ipv4-non-numeric-part 7-8" },
  { "ipv4/mapped", "http://１.2.256/", NULL,
    "ipv4-non-ascii-input 7-16, ipv4-too-few-parts 7-16, ipv4-out-of-range-part 7-16" },
  { "ipv4/mapped-failure", "http://é.2/", NULL,
    "ipv4-non-ascii-input 7-11, ipv4-too-few-parts 7-11, "
    "ipv4-non-numeric-part 7-11" },
  { "ipv4/four-parts", "http://1.2.3.4/", NULL, NULL },
  { "ipv4/percent", "http://1.2.3.%34/", NULL, "domain-percent-encoded 7-16" },
  { "domain/percent", "http://a%2Db.c/", NULL, "domain-percent-encoded 7-14" },
  { "domain/percent-elsewhere", "foo://a%2Db.c/%2D", NULL, NULL },
  { "domain/plain", "http://A-1.b-c.example/", NULL, NULL },
  { "domain/std3", "http://a!b.c/", NULL, "domain-not-valid 7-12" },
  { "domain/hyphen-begins", "http://-a.b/", NULL, "domain-not-valid 7-11" },
  { "domain/hyphen-ends", "http://a.b-/", NULL, "domain-not-valid 7-11" },
  { "domain/hyphens-3-4", "http://ab--c.d/", NULL, "domain-not-valid 7-14" },
  { "domain/hyphens-2-3", "http://a--c.d/", NULL, NULL },
  { "domain/empty-label", "http://a..b/", NULL, "domain-not-valid 7-11" },
  { "domain/root", "http://a.b./", NULL, "domain-not-valid 7-11" },
  { "domain/ideographic-root", "http://a.é。/", NULL, "domain-not-valid 7-14" },
  { "domain/a-label", "http://xn--9ca.b/", NULL, NULL },
  { "domain/percent-failure", "http://%41\u200d/", NULL,
    "domain-percent-encoded 7-13, domain-to-ascii 7-13" },
  { "domain/no-punycode", "http://xn--9.b/", NULL, "domain-not-valid 7-14" },
  { "domain/mapped-a-label", "http://xn--8i7caa/", NULL, "domain-not-valid 7-17" },
  { "domain/63", "http://" LABEL_63 "/", NULL, NULL },
  { "domain/64", "http://" LABEL_63 "a/", NULL, "domain-not-valid 7-71" },
  { "domain/253", "http://" LABEL_63 "." LABEL_63 "." LABEL_63 "." LABEL_61 "/", NULL,
    NULL },
  { "domain/254", "http://" LABEL_63 "." LABEL_63 "." LABEL_63 "." LABEL_61 "a/", NULL,
    "domain-not-valid 7-261" },
  { "domain/opaque", "foo://a_b..c-/", NULL, NULL },
  { "ipv6/zero", "http://[0:0::]/", NULL, NULL },
  { "ipv6/leading-zero", "http://[00::0a:10]/", NULL,
    "ipv6-piece-leading-zero 8-10, ipv6-piece-leading-zero 12-14" },
  { "ipv6/code-point", "http://[1:é::]/", NULL, "ipv6-invalid-code-point 10-12" },
  { "ipv6/too-few", "http://[1]/", NULL, "ipv6-too-few-pieces 7-10" },
};

static void
test_errors (gconstpointer data)
{
  const ErrorRow *row = data;
  Result result;

  parse (&result, row->text, strlen (row->text), row->base, NULL);
  g_assert_cmpstr (result.errors->str, ==, row->errors != NULL ? row->errors : "");
  clear (&result);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *base;
  const char *components; /* in order, "-" for absent components */
} ComponentsRow;

static const ComponentsRow components[] = {
  { "all", "http://u:p@h:1/a?b#c", NULL, "http|u:p|h|1|/a|b|c" },
  { "empty", "foo://@h:?#", NULL, "foo||h||||" },
  { "host-alone", "http://h", NULL, "http|-|h|-||-|-" },
  { "address", "http://[::1]:80/", NULL, "http|-|[::1]|80|/|-|-" },
  { "opaque", "a:x ?q", NULL, "a|-|-|-|x |q|-" },
  { "back", "http:\\\\h\\a\\", NULL, "http|-|h|-|\\a\\|-|-" },
  { "relative", "c?q", DIR, "-|-|-|-|c|q|-" },
  { "relative-root", "/c", DIR, "-|-|-|-|/c|-|-" },
  { "relative-scheme", "http:/c", DIR, "http|-|-|-|/c|-|-" },
  { "relative-fragment", "#f", DIR, "-|-|-|-||-|f" },
  { "relative-authority", "//g", DIR, "-|-|g|-||-|-" },
  { "file", "file:///a", NULL, "file|-||-|/a|-|-" },
  { "drive", "file://C:/a", NULL, "file|-|-|-|C:/a|-|-" },
  { "failure", "http://a b/c", NULL, "http|-|a b|-||-|-" },
};

static void
test_components (gconstpointer data)
{
  const ComponentsRow *row = data;
  g_autoptr (GString) found = g_string_new (NULL);
  Result result;

  parse (&result, row->text, strlen (row->text), row->base, NULL);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = result.components.span[component];

      if (component > 0)
        g_string_append_c (found, '|');
      if (iri_span_is_present (span))
        g_string_append_len (found, row->text + span.begin,
                             (gssize) iri_span_length (span));
      else
        g_string_append_c (found, '-');
    }
  g_assert_cmpstr (found->str, ==, row->components);
  clear (&result);
}

/* The code points of URL Standard §1.3 and §3.1, each set written out. C0 controls
 * stand for themselves; bytes from 0x80 up are in the percent-encode sets. */
#define C0_RANGE_AFTER_CR                                                              \
  "\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f"
#define C0_WITHOUT_NUL                                                                 \
  "\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r" C0_RANGE_AFTER_CR
#define PATH_SET " \"#<>?^`{}"
#define FORBIDDEN_HOST "\t\n\r #/:<>?@[\\]^|"

static const struct
{
  const char *name;
  IriUrlSet set;
  const char *members; /* besides U+0000, which all have */
  gboolean has_bytes;  /* from 0x80 up */
} set_rows[] = {
  { "c0-control", IRI_URL_SET_C0_CONTROL, C0_WITHOUT_NUL "\x7f", TRUE },
  { "fragment", IRI_URL_SET_FRAGMENT, C0_WITHOUT_NUL "\x7f \"<>`", TRUE },
  { "query", IRI_URL_SET_QUERY, C0_WITHOUT_NUL "\x7f \"#<>", TRUE },
  { "special-query", IRI_URL_SET_SPECIAL_QUERY, C0_WITHOUT_NUL "\x7f \"#<>'", TRUE },
  { "path", IRI_URL_SET_PATH, C0_WITHOUT_NUL "\x7f" PATH_SET, TRUE },
  { "userinfo", IRI_URL_SET_USERINFO, C0_WITHOUT_NUL "\x7f" PATH_SET "/:;=@[\\]|",
    TRUE },
  { "forbidden-host", IRI_URL_FORBIDDEN_HOST, FORBIDDEN_HOST, FALSE },
  { "forbidden-domain", IRI_URL_FORBIDDEN_DOMAIN, FORBIDDEN_HOST C0_WITHOUT_NUL "%\x7f",
    FALSE },
};

static void
test_set (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);

  for (int byte = 0; byte < 0x100; byte++)
    {
      gboolean member = byte >= 0x80 ? set_rows[row].has_bytes
                                     : strchr (set_rows[row].members, byte) != NULL;

      if (iri_url_in_set ((guint8) byte, set_rows[row].set) != member)
        g_test_fail_printf ("0x%02x is %sin the set %s", (guint) byte,
                            member ? "not " : "", set_rows[row].name);
    }
}

/* The input ends where its length says, whatever comes after it (§4.4, EOF code
 * point). */
typedef struct
{
  const char *name;
  const char *text;
  gsize length;
  const char *href;
} PrefixRow;

static const PrefixRow prefixes[] = {
  { "host", "http://aé", 8, "http://a/" },
  { "path", "http://a/é", 9, "http://a/" },
  { "query", "http://a/?é", 10, "http://a/?" },
  { "opaque-path", "foo:aé", 5, "foo:a" },
};

static void
test_prefix (gconstpointer data)
{
  const PrefixRow *row = data;
  Result prefix, whole;

  parse (&prefix, row->text, row->length, NULL, NULL);
  g_assert_cmpstr (prefix.href->str, ==, row->href);
  g_assert_true (prefix.components.ascii);
  parse (&whole, row->text, strlen (row->text), NULL, NULL);
  g_assert_false (whole.components.ascii);
  clear (&prefix);
  clear (&whole);
}

/* U+0000 is treated like other characters. */
static void
test_nul (void)
{
  static const char path[] = "a:x\0y", host[] = "http://a\0", opaque[] = "foo://a\0";
  Result result;

  parse (&result, path, sizeof path - 1, NULL, NULL);
  g_assert_cmpstr (result.href->str, ==, "a:x%00y");
  clear (&result);
  parse (&result, host, sizeof host - 1, NULL, NULL);
  g_assert_cmpstr (result.errors->str, ==, "domain-code-point 8-9");
  clear (&result);
  parse (&result, opaque, sizeof opaque - 1, NULL, NULL);
  g_assert_cmpstr (result.errors->str, ==, "host-invalid-code-point 7-8");
  clear (&result);
}

/* Fragments that change the parser's state. */
static const char *const pieces[] = {
  "http:",  "file:", "foo:", "/",   "//", "\\",   "?",    "#",      "@",   ":",
  "C|",     "..",    "%2e",  "[",   "]",  "::1",  "0x7f", ".",      "256", "é",
  "\u05d0", " ",     "%",    "%41", "^",  "\xc3", "\xff", "\u00ad", "a",
};

/* For any input the parser ends, it accepts its own output, and all spans are inside
 * the text. */
static void
test_total (void)
{
  static const char *const bases[] = { NULL, DIR, DRIVE, "a:b", "foo://h/" };

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      Result result, again;

      for (int n = g_test_rand_int_range (0, 9); n > 0; n--)
        g_string_append (text,
                         pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
      parse (&result, text->str, text->len,
             bases[g_test_rand_int_range (0, G_N_ELEMENTS (bases))],
             i % 2 == 0 ? "windows-1252" : NULL);
      for (int component = 0; component < IRI_N_COMPONENTS; component++)
        if (iri_span_is_present (result.components.span[component]))
          g_assert_cmpuint (result.components.span[component].end, <=, text->len);
      if (!g_str_equal (result.href->str, "failure"))
        {
          parse (&again, result.href->str, result.href->len, NULL, NULL);
          g_assert_cmpstr (again.href->str, ==, result.href->str);
          clear (&again);
        }
      clear (&result);
    }
}

/* 4 MiB of text that would take quadratic time if it were scanned repeatedly; the
 * parser must end. */
static void
test_long (void)
{
  static const char *const runs[]
      = { "../", "a/../", "@", ":", "[", "]", ".", "%2e", "/", "?", "#", "\\" };
  static const char *const begins[] = { "http://", "http://h/", "foo:", "file:" };

  for (gsize i = 0; i < G_N_ELEMENTS (runs) * G_N_ELEMENTS (begins); i++)
    {
      const char *run = runs[i % G_N_ELEMENTS (runs)];
      g_autoptr (GString) text = g_string_new (begins[i / G_N_ELEMENTS (runs)]);
      Result result;

      while (text->len < 4 << 20)
        g_string_append (text, run);
      parse (&result, text->str, text->len, NULL, NULL);
      clear (&result);
    }
}

#define ADD_ROWS(rows, folder, function)                                               \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *path = g_strconcat ("/url/" folder "/", (rows)[i].name, NULL);  \
                                                                                       \
      g_test_add_data_func (path, &(rows)[i], function);                               \
    }

/* Each validation error says what browsers do. */
static void
test_browsers (void)
{
  guint n = 0;

  for (int code = 0; code < IRI_N_FINDINGS; code++)
    {
      const IriFindingInfo *info = iri_finding_info (code);

      if (iri_url_error_name (code) == NULL)
        continue;
      n++;
      if (strstr (info->why, "rowser") == NULL)
        g_test_fail_printf ("%s does not mention browsers: %s", info->id, info->why);
    }
  g_assert_cmpuint (n, >=, 30);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS (hrefs, "href", test_href)
  ADD_ROWS (hrefs, "again", test_again)
  ADD_ROWS (charsets, "charset", test_charset)
  ADD_ROWS (errors, "errors", test_errors)
  ADD_ROWS (components, "parts", test_components)
  ADD_ROWS (prefixes, "prefix", test_prefix)
  for (gsize i = 0; i < G_N_ELEMENTS (set_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/url/set/", set_rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_set);
    }
  g_test_add_func ("/url/browsers", test_browsers);
  g_test_add_func ("/url/nul", test_nul);
  g_test_add_func ("/url/total", test_total);
  g_test_add_func ("/url/long", test_long);
  return g_test_run ();
}
