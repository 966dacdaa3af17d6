/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Step-by-step conversions, and conversions by the charset of a document, with the
 * examples of the standards. */

#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *number;
  const char *text;
} Step;

typedef struct
{
  const char *name;
  const char *spec;
  const char *text;
  Step steps[8];
} StepRow;

/* clang-format off */
static const StepRow iri_rows[] = {
  /* 3987bis-00 §3.7.1, its three examples. */
  { "bis-u-umlaut", "3987bis-00", "http://www.example.org/D%C3%BCrst",
    { { "1", "http://www.example.org/D%C3%BCrst" },
      { "2", "http://www.example.org/D<c3><bc>rst" },
      { "3", "http://www.example.org/D<c3><bc>rst" },
      { "4", "http://www.example.org/D<c3><bc>rst" },
      { "5", "http://www.example.org/D\u00FCrst" },
      { "6", "http://www.example.org/D\u00FCrst" } } },
  { "bis-iso-8859-1", "3987bis-00", "http://www.example.org/D%FCrst",
    { { "1", "http://www.example.org/D%FCrst" },
      { "2", "http://www.example.org/D<fc>rst" },
      { "3", "http://www.example.org/D%FCrst" },
      { "4", "http://www.example.org/D%FCrst" },
      { "5", "http://www.example.org/D%FCrst" },
      { "6", "http://www.example.org/D%FCrst" } } },
  { "bis-override", "3987bis-00", "http://xn--99zt52a.example.org/%e2%80%ae",
    { { "1", "http://xn--99zt52a.example.org/%e2%80%ae" },
      { "2", "http://xn--99zt52a.example.org/<e2><80><ae>" },
      { "3", "http://xn--99zt52a.example.org/<e2><80><ae>" },
      { "4", "http://xn--99zt52a.example.org/%E2%80%AE" },
      { "5", "http://xn--99zt52a.example.org/%E2%80%AE" },
      { "6", "http://\u7D0D\u8C46.example.org/%E2%80%AE" } } },
  /* masinter-07 §2.4, applied to the example of its §9. */
  { "masinter", "masinter-07", "http://www.w3.org/People/D%C3%BCrst/%FC%41",
    { { "1", "http://www.w3.org/People/D<c3><bc>rst/<fc>%41" },
      { "2", "http://www.w3.org/People/D\u00FCrst/<fc>%41" },
      { "3", "http://www.w3.org/People/D\u00FCrst/<fc>%41" },
      { "4", "http://www.w3.org/People/D\u00FCrst/%FC%41" } } },
  /* Its step 3: characters that §3.1 d advises against are percent-encoded again. */
  { "masinter-full-width", "masinter-07", "/%EF%BC%A1",
    { { "1", "/<ef><bc><a1>" },
      { "2", "/\uFF21" },
      { "3", "/<ef><bc><a1>" },
      { "4", "/%EF%BC%A1" } } },
  /* duerst-01 §3.2. */
  { "duerst", "duerst-01", "/D%c3%bcrst/%fc%41",
    { { "1", "/D%c3%bcrst/%fc%41" },
      { "2", "/D<c3><bc>rst/<fc>%41" },
      { "3", "/D<c3><bc>rst/%FC%41" },
      { "4", "/D<c3><bc>rst/%FC%41" },
      { "5", "/D\u00FCrst/%FC%41" } } },
};

static const StepRow uri_rows[] = {
  /* masinter-07 §2.3: NFC, then characters outside US-ASCII. */
  { "masinter", "masinter-07", "/Du\u0308rst|",
    { { "1", "/Du\u0308rst|" },
      { "2", "/D\u00FCrst|" },
      { "3", "/D%C3%BCrst|" } } },
  /* duerst-01 §3.1: no Unicode normalization, but the characters that RFC 2396
     * excludes. */
  { "duerst", "duerst-01", "/u\u0308|#%",
    { { "1", "/u\u0308|#%" },
      { "2", "/u%CC%88%7C#%" } } },
  /* iuc19 §3, XLink's three steps, which do not have ToASCII. */
  { "iuc19", "iuc19", "http://\u00FC.example/\u00E9|#%",
    { { "1", "http://\u00FC.example/\u00E9|#%" },
      { "2", "http://\u00FC.example/\u00E9|#%" },
      { "3", "http://%C3%BC.example/%C3%A9%7C#%" } } },
  /* RFC 3987 §3.1; 3987bis-00 §3.4 has the same example, with an error in its
     * Punycode. */
  { "rfc3987", "rfc3987", "http://r\u00E9sum\u00E9.example.org/\u00E9",
    { { "1", "http://r\u00E9sum\u00E9.example.org/\u00E9" },
      { "", "http://xn--rsum-bpad.example.org/\u00E9" },
      { "2", "http://xn--rsum-bpad.example.org/%C3%A9" } } },
  { "bis", "3987bis-00", "http://r\u00E9sum\u00E9.example.org/\u00E9?\u00E9",
    { { "3.1", "http://r\u00E9sum\u00E9.example.org/\u00E9?\u00E9" },
      { "3.2", "http://r\u00E9sum\u00E9.example.org/\u00E9?\u00E9" },
      { "3.3", "http://r\u00E9sum\u00E9.example.org/%C3%A9?\u00E9" },
      { "3.4", "http://xn--rsum-bpad.example.org/%C3%A9?\u00E9" },
      { "3.5", "http://xn--rsum-bpad.example.org/%C3%A9?%C3%A9" },
      { "3.6", "http://xn--rsum-bpad.example.org/%C3%A9?%C3%A9" } } },
  /* guidelines-00 §5.1 to §5.5 and §7.1. */
  /* §7.1 is a step of the preparation. */
  { "leiri", "leiri", "a:b \u00E9", { { "3.3", "a:b%20%C3%A9" } } },
  { "guidelines", "guidelines-00", "http://\u00FC.example/\u00E9?\u00E9#\u00E9|",
    { { "5.1", "http://\u00FC.example/\u00E9?\u00E9#\u00E9|" },
      { "5.2", "http://\u00FC.example/\u00E9?\u00E9#\u00E9|" },
      { "5.2.2", "http://xn--tda.example/\u00E9?\u00E9#\u00E9|" },
      { "5.3", "http://xn--tda.example/%C3%A9?\u00E9#\u00E9|" },
      { "5.4", "http://xn--tda.example/%C3%A9?%C3%A9#\u00E9|" },
      { "5.5", "http://xn--tda.example/%C3%A9?%C3%A9#%C3%A9|" },
      { "7.1", "http://xn--tda.example/%C3%A9?%C3%A9#%C3%A9%7C" } } },
};

/* Preparation: guidelines-00 §4, 3987bis-00 §3.1, §4.1, §7.1 and §7.2, RFC 3987 §3.1
 * step 1, masinter-07 §2.3 and §4.2, the URL Standard. What callers ask for besides has
 * no number. Octets as in the tables of the WHATWG Encoding Standard. */
static const struct
{
  StepRow row;
  IriPreparation how;
  const char *source;
} prepare_rows[] = {
  { { "nothing", "rfc3987", " a ", { { NULL, NULL } } }, { 0 }, NULL },
  { { "guidelines", "guidelines-00", "\t a b\n",
      { { "", "\t a b\n" }, { "4.1", "a b" } } }, { 0 }, NULL },
  { { "guidelines-unchanged", "guidelines-00", "a", { { "", "a" }, { "4.1", "a" } } },
    { 0 }, NULL },
  { { "guidelines-all", "guidelines-00", " &#x61; \x8A\xBF",
      { { "", " &#x61; <8a><bf>" }, { "4.3", " &#x61; \u6F22" },
        { "4.1", "&#x61; \u6F22" }, { "4.2", "&#x61;%20\u6F22" },
        { "4.3", "&#x61;%20\u6F22" }, { "4.4", "a%20\u6F22" } } },
    { .notation = IRI_NOTATION_XML, .spaces = IRI_SPACES_ENCODE }, "shift_jis" },
  { { "web-address", "web-address", " http:\\\\a\\b c%",
      { { "", " http:\\\\a\\b c%" }, { "7.2.1", "http:\\\\a\\b c%" },
        { "7.2.2", "http:\\\\a\\b c%" }, { "7.2.5", "http://a/b c%" }, { "7.2.3", "http://a/b%20c%" },
        { "7.2.4", "http://a/b%20c%25" } } }, { 0 }, NULL },
  { { "leiri", "leiri", "a b", { { "", "a b" }, { "7.1", "a%20b" } } }, { 0 }, NULL },
  { { "whatwg", "whatwg", "\x01 a\tb", { { "", "\x01 a\tb" }, { "4.4", "a\tb" },
      { "4.4", "ab" } } }, { 0 }, NULL },
  /* RFC 3987 §3.1, variants A, B and C. */
  { { "paper", "rfc3987", "e\u0301", { { "", "e\u0301" }, { "1", "\u00E9" } } },
    { .normalize = TRUE }, NULL },
  { { "charset", "rfc3987", "\xE9", { { "", "<e9>" }, { "1", "\u00E9" },
      { "1", "\u00E9" } } }, { 0 }, "iso-8859-1" },
  { { "unicode", "rfc3987", "e\xCC\x81", { { "", "e<cc><81>" }, { "1", "e\u0301" } } },
    { 0 }, "utf-8" },
  { { "bis-charset", "3987bis-00", "\xE9", { { "", "<e9>" }, { "3.1", "\u00E9" },
      { "3.1", "\u00E9" } } }, { 0 }, "iso-8859-1" },
  { { "masinter-charset", "masinter-07", "\xE9", { { "", "<e9>" }, { "1", "\u00E9" },
      { "2", "\u00E9" } } }, { 0 }, "iso-8859-1" },
  { { "masinter-marks", "masinter-07", "\u202Aa\u202C",
      { { "", "\u202Aa\u202C" }, { "4.2", "a" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "bis-marks", "3987bis-00", "\u200Ea\u200E",
      { { "", "\u200Ea\u200E" }, { "4.1", "a" } } }, { .removes_display_marks = TRUE }, NULL },
  /* masinter-07 §3.2: marks before and after each reserved character; duerst-01 §4.2:
   * around each component with right-to-left characters; UAX #9 HL4. */
  { { "masinter-inner-marks", "masinter-07", "\u202Aa\u200E/\u200E\u202C",
      { { "", "\u202Aa\u200E/\u200E\u202C" }, { "4.2", "a/" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "duerst-inner-marks", "duerst-01", "\u202Aa/\u200E\u05D0\u200E\u202C",
      { { "", "\u202Aa/\u200E\u05D0\u200E\u202C" }, { "4.2", "a/\u05D0" } } }, { .removes_display_marks = TRUE }, NULL },
  /* Not part of the standard. */
  { { "rfc3987-inner-marks", "rfc3987", "\u202Aa\u200E/\u200E\u202C",
      { { "", "\u202Aa\u200E/\u200E\u202C" }, { "", "a/" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "rfc3987-url-class", "rfc3987", "\u202A\u200E/\u200E;\u200E?\u200E\u202C",
      { { "", "\u202A\u200E/\u200E;\u200E?\u200E\u202C" }, { "", "/;?" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "rfc3987-isolates", "rfc3987", "\u2066a/\u2066\u05D0\u2069\u2069",
      { { "", "\u2066a/\u2066\u05D0\u2069\u2069" }, { "", "a/\u05D0" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "rfc3987-right-to-left-isolates", "rfc3987", "\u2067\u2067a\u2069/\u2067\u05D0\u2069\u2069",
      { { "", "\u2067\u2067a\u2069/\u2067\u05D0\u2069\u2069" }, { "", "a/\u05D0" } } }, { .removes_display_marks = TRUE }, NULL },
  /* What no convention makes is hidden in the IRI: a mark on one side, one beside a
   * delimiter that is not reserved or stands beside no right-to-left letter, one too
   * many, an isolate around two components. */
  { { "one-side", "masinter-07", "\u202Aa\u200E/\u202C",
      { { "", "\u202Aa\u200E/\u202C" }, { "4.2", "a\u200E/" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "wrong-delimiter", "masinter-07", "\u202Aa\u200E-\u200Eb\u202C",
      { { "", "\u202Aa\u200E-\u200Eb\u202C" }, { "4.2", "a\u200E-\u200Eb" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "left-to-right-component", "duerst-01", "\u202A\u200Ea\u200E/\u200E\u05D0\u200E\u202C",
      { { "", "\u202A\u200Ea\u200E/\u200E\u05D0\u200E\u202C" },
        { "4.2", "a\u200E/\u200E\u05D0" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "one-too-many", "masinter-07", "\u202Aa\u200E/\u200E\u200E\u202C",
      { { "", "\u202Aa\u200E/\u200E\u200E\u202C" }, { "4.2", "a\u200E/" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "isolate-around-two", "rfc3987", "\u2066b/\u2066a/\u05D0\u2069\u2069",
      { { "", "\u2066b/\u2066a/\u05D0\u2069\u2069" }, { "4.1", "b/\u2066a/\u05D0" } } }, { .removes_display_marks = TRUE }, NULL },
  { { "whatwg-charset", "whatwg", "\xE9",
      { { "", "<e9>" }, { "", "\u00E9" }, { "4.4", "\u00E9" }, { "4.4", "\u00E9" },
        { "", "\u00E9" } } }, { 0 }, "iso-8859-1" },
  { { "rfc3987-notation", "rfc3987", "&#97; b",
      { { "", "&#97; b" }, { "", "a b" }, { "", "ab" } } },
    { .notation = IRI_NOTATION_XML, .spaces = IRI_SPACES_REMOVE }, NULL },
  { { "guidelines-limited", "guidelines-00", "&#97;&#63; ",
      { { "", "&#97;&#63; " }, { "4.1", "&#97;&#63;" }, { "4.4", "a&#63;" } } },
    { .notation = IRI_NOTATION_XML_IUNRESERVED }, NULL },
  { { "guidelines-bidi", "guidelines-00", "A",
      { { "", "A" }, { "", "\u05D0" }, { "4.1", "\u05D0" } } },
    { .notation = IRI_NOTATION_BIDI }, NULL },
  /* Nothing is lost that is not UTF-8 or is long or empty. */
  { { "not-utf-8", "leiri", "\xFF ", { { "", "\uFFFD " }, { "7.1", "\uFFFD%20" } } },
    { 0 }, NULL },
  { { "empty", "guidelines-00", "", { { "", "" }, { "4.1", "" } } }, { 0 }, NULL },
};

typedef struct
{
  const char *name;
  const char *spec;
  const char *text;
  const char *uri;
  gboolean missing; /* with a finding that a character cannot be encoded */
  const char *charset; /* of the document */
} CharsetRow;

/* 3987bis-00 §3.5, guidelines-00 §6.1, 3987bis-00 §7.2, URL
 * Standard (query state) use the charset of the document for queries of http and https
 * only; iuc19, Table 1, for everything. Other standards use UTF-8. Octets are those of
 * the WHATWG Encoding Standard. */
static const CharsetRow charset_rows[] = {
  { "bis", "3987bis-00", "http://a/\u00E9?\u00E9#\u00E9",
    "http://a/%C3%A9?%E9#%C3%A9", FALSE, "iso-8859-1" },
  { "bis-https", "3987bis-00", "HTTPS://a/?\u00E9", "HTTPS://a/?%E9", FALSE, "iso-8859-1" },
  { "bis-other-scheme", "3987bis-00", "httq://a/?\u00E9", "httq://a/?%C3%A9",
    FALSE, "iso-8859-1" },
  { "bis-longer-scheme", "3987bis-00", "httpss://a/?\u00E9",
    "httpss://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "bis-no-scheme", "3987bis-00", "?\u00E9", "?%C3%A9", FALSE, "iso-8859-1" },
  { "bis-missing", "3987bis-00", "http://a/?\u05D0", "http://a/?%26%231488%3B",
    TRUE, "iso-8859-1" },
  { "guidelines", "guidelines-00", "http://a/\u00E9?\u00E9#\u00E9",
    "http://a/%C3%A9?%E9#%C3%A9", FALSE, "iso-8859-1" },
  { "guidelines-ftp", "guidelines-00", "ftp://a/?\u00E9", "ftp://a/?%C3%A9",
    FALSE, "iso-8859-1" },
  { "guidelines-missing", "guidelines-00", "https://a/?\u05D0",
    "https://a/?%26%231488%3B", TRUE, "iso-8859-1" },
  { "web-address", "web-address", "http://a/\u00E9?\u00E9#\u00E9",
    "http://a/%C3%A9?%E9#%C3%A9", FALSE, "iso-8859-1" },
  { "web-address-ftp", "web-address", "ftp://a/?\u00E9", "ftp://a/?%C3%A9",
    FALSE, "iso-8859-1" },
  { "web-address-missing", "web-address", "http://a/?\u05D0",
    "http://a/?%26%231488%3B", TRUE, "iso-8859-1" },
  { "whatwg", "whatwg", "http://a/\u00E9?\u00E9#\u00E9",
    "http://a/%C3%A9?%E9#%C3%A9", FALSE, "iso-8859-1" },
  { "whatwg-ws", "whatwg", "ws://a/?\u00E9", "ws://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "whatwg-missing", "whatwg", "http://a/?\u05D0", "http://a/?%26%231488%3B",
    TRUE, "iso-8859-1" },
  { "masinter", "masinter-07", "http://a/?\u00E9", "http://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "duerst", "duerst-01", "http://a/?\u00E9", "http://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "rfc3987", "rfc3987", "http://a/?\u00E9", "http://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "leiri", "leiri", "http://a/?\u00E9", "http://a/?%C3%A9", FALSE, "iso-8859-1" },
  { "iuc19", "iuc19", "M\u00E4rz", "M%E4rz", FALSE, "iso-8859-1" },
  { "iuc19-everywhere", "iuc19", "ftp://a/\u00E9?\u00E9#\u00E9",
    "ftp://a/%E9?%E9#%E9", FALSE, "iso-8859-1" },
  /* §3.3 encodes each octet of a character that no URI has. */
  { "bis-bracket-octet", "3987bis-00", "http://a/?\u30BC", "http://a/?%83%5B",
    FALSE, "Shift_JIS" },
  { "bis-backslash-octet", "3987bis-00", "https://a/?\u8868=1&b",
    "https://a/?%95%5C=1&b", FALSE, "Shift_JIS" },
  { "bis-unreserved-octet", "3987bis-00", "http://a/?\u30A2", "http://a/?%83%41",
    FALSE, "Shift_JIS" },
  { "bis-reserved-octets", "3987bis-00", "http://a/?\u30BCa",
    "http://a/?%1B%24%42%25%3C%1B%28%42a", FALSE, "ISO-2022-JP" },
  { "bis-missing-between", "3987bis-00", "http://a/?\u30BC\u05D0\u30BC",
    "http://a/?%83%5B%26%231488%3B%83%5B", TRUE, "Shift_JIS" },
  { "bis-reserved-stays", "3987bis-00", "http://a/?[%5B]\u30BC",
    "http://a/?[%5B]%83%5B", FALSE, "Shift_JIS" },
  { "guidelines-bracket-octet", "guidelines-00", "http://a/?\u30BC",
    "http://a/?%83%5B", FALSE, "Shift_JIS" },
  { "web-address-bracket-octet", "web-address", "http://a/?\u30BC",
    "http://a/?%83%5B", FALSE, "Shift_JIS" },
  { "whatwg-bracket-octet", "whatwg", "http://a/?\u30BC", "http://a/?%83[", FALSE,
    "Shift_JIS" },
};
/* clang-format on */

static IriReport *
read_stepwise (const StepRow *row)
{
  const IriOptions options
      = { .spec = iri_spec_find (row->spec), .want = IRI_WANT_ALL | IRI_WANT_STEPS };

  return iri_report_new (row->text, -1, &options);
}

/* Checks that the steps are those of @row and that the last one gives @result. */
static void
check_steps (const StepRow *row, const IriSteps *steps, const char *result)
{
  gsize n = 0;

  g_assert_nonnull (steps);
  for (; n < G_N_ELEMENTS (row->steps) && row->steps[n].number != NULL; n++)
    {
      g_assert_cmpuint (n, <, steps->n_steps);
      g_assert_cmpstr (steps->steps[n].number, ==, row->steps[n].number);
      g_assert_cmpstr (steps->steps[n].text, ==, row->steps[n].text);
    }
  g_assert_cmpuint (steps->n_steps, ==, n);
  g_assert_cmpstr (result, ==, row->steps[n - 1].text);
}

static void
test_to_iri (gconstpointer data)
{
  g_autoptr (IriReport) report = read_stepwise (data);

  check_steps (data, report->iri_steps, report->iri);
}

static void
test_to_uri (gconstpointer data)
{
  g_autoptr (IriReport) report = read_stepwise (data);

  check_steps (data, report->uri_steps, report->uri);
}

static void
test_charset (gconstpointer data)
{
  const CharsetRow *row = data;
  const IriOptions options
      = { .spec = iri_spec_find (row->spec), .charset = row->charset };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  gboolean missing = FALSE;

  for (gsize i = 0; i < report->n_findings; i++)
    missing |= report->findings[i].code == IRI_FINDING_NOT_ENCODABLE;
  g_assert_cmpstr (report->uri, ==, row->uri);
  g_assert_cmpint (missing, ==, row->missing);
}

#define ADD_ROWS(folder, rows, test)                                                   \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *path                                                            \
          = g_strconcat ("/steps/" folder "/", (rows)[i].name, NULL);                  \
                                                                                       \
      g_test_add_data_func (path, &(rows)[i], test);                                   \
    }

static void
test_prepare (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  const StepRow *row = &prepare_rows[i].row;
  const IriOptions options = {
    .spec = iri_spec_find (row->spec),
    .preparation = prepare_rows[i].how,
    .source = prepare_rows[i].source,
    .want = IRI_WANT_ALL | IRI_WANT_STEPS,
  };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autofree char *shown
      = g_utf8_make_valid (report->reference, (gssize) report->reference_length);

  if (row->steps[0].number == NULL)
    g_assert_null (report->preparation_steps);
  else
    check_steps (row, report->preparation_steps, shown);
  for (gsize k = 1;
       report->preparation_steps != NULL && k < report->preparation_steps->n_steps; k++)
    {
      const IriStep *step = &report->preparation_steps->steps[k];

      g_assert_cmpstr (step->source, ==, *step->number == '\0' ? "" : NULL);
    }
}

/* For each standard and direction, the standard that the steps are from; NULL if its
 * own section has them. For resolution, all but the last refer to another one. */
static const struct
{
  const char *spec;
  const char *to_iri;
  const char *normal;
  const char *resolved;
} sources[] = {
  { "masinter-07", NULL /* §2.4 */, "RFC 3987 §5.3", "RFC 2396 §5.2" /* §3.3 */ },
  /* Its §3 describes the conversion back, without steps. */
  { "iuc19", "duerst-01 §3.2", "RFC 3987 §5.3", "RFC 2396 §5.2" /* §1 */ },
  { "duerst-01", NULL /* §3.2 */, "RFC 3987 §5.3", "RFC 2396 §5.2" /* §5.4 */ },
  { "rfc3987", NULL /* §3.2 */, NULL /* §5.3 */, "RFC 3986 §5.2" /* §6.5 */ },
  { "3987bis-00", NULL /* §3.7 */, NULL /* §5.3 */, "RFC 3986 §5.2" /* §6.5 */ },
  /* Its §7 is "To follow", and it has nothing on the way back. */
  { "guidelines-00", "3987bis-00 §3.7", "3987bis-00 §5.3", "RFC 3986 §5.2" },
  { "leiri", NULL, NULL, "RFC 3986 §5.2" },
  { "web-address", NULL, NULL, "RFC 3986 §5.2" },
  { "whatwg", NULL /* §4.8.3 */, NULL /* §4.4 */, NULL /* §4.4 */ },
};

/* A step of another standard says which one. It has a number only if the selected one
 * refers to it. */
static void
check_source (const IriSteps *steps, gsize n, const char *source, gboolean referred)
{
  for (gsize i = 0; steps != NULL && i < n; i++)
    {
      const IriStep *step = &steps->steps[i];
      g_autofree char *title = iri_step_title (step);
      g_autofree char *mark = g_strdup_printf (
          referred ? " (%s)" : " (%s, not part of the standard)", source);

      g_assert_cmpstr (step->source, ==, source);
      if (source != NULL)
        g_assert_cmpint (*step->number == '\0', ==, !referred);
      g_assert_cmpint (g_str_has_suffix (title, mark), ==, source != NULL);
      g_assert_cmpint (g_str_has_suffix (title, ")"), ==, source != NULL);
    }
}

static void
test_source (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  IriOptions options = { .spec = iri_spec_find (sources[i].spec),
                         .want = IRI_WANT_ALL | IRI_WANT_STEPS };
  const char *text = "http://xn--bcher-kva.example/%C3%A9/../x";
  gboolean ours = g_str_equal (sources[i].spec, "rfc3987");
  g_autoptr (IriReport) whole = iri_report_new (text, -1, &options);
  g_autoptr (IriReport) normal = NULL;
  g_autoptr (IriReport) resolved = NULL;

  check_source (whole->uri_steps, whole->uri_steps->n_steps, NULL, FALSE);
  g_assert_cmpuint (whole->iri_steps->n_steps, >, 1);
  check_source (whole->iri_steps, whole->iri_steps->n_steps - ours, sources[i].to_iri,
                FALSE);
  /* RFC 3987 leaves A-labels as they are. */
  g_assert_cmpint (
      g_strcmp0 (whole->iri_steps->steps[whole->iri_steps->n_steps - 1].source, "")
          == 0,
      ==, ours);
  options.want = IRI_WANT_IRI | IRI_WANT_NORMAL | IRI_WANT_STEPS;
  options.rung = IRI_RUNG_SCHEME;
  normal = iri_report_new (text, -1, &options);
  if (normal->iri_steps != NULL)
    check_source (normal->iri_steps, normal->iri_steps->n_steps, sources[i].normal,
                  FALSE);
  options.want = IRI_WANT_IRI | IRI_WANT_TARGET | IRI_WANT_STEPS;
  options.base = "http://a/b";
  resolved = iri_report_new ("../x", -1, &options);
  g_assert_cmpint (resolved->iri_steps == NULL, ==, sources[i].resolved == NULL);
  if (resolved->iri_steps != NULL)
    check_source (resolved->iri_steps, resolved->iri_steps->n_steps,
                  sources[i].resolved, TRUE);
}

/* The URL Standard leaves a text as it is on the rung of strings, so it is not
 * parsed. */
static void
test_string_rung (void)
{
  const IriOptions options
      = { .spec = iri_spec_find ("whatwg"),
          .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL | IRI_WANT_STEPS,
          .rung = IRI_RUNG_STRING };
  g_autoptr (IriReport) report = iri_report_new ("HTTP://a/%7e/..", -1, &options);

  g_assert_cmpstr (report->iri, ==, "HTTP://a/%7e/..");
  g_assert_null (report->uri_steps);
}

/* There are no steps unless they are wanted. */
static void
test_prepare_unwanted (void)
{
  const IriOptions options = { .spec = iri_spec_find ("guidelines-00") };
  g_autoptr (IriReport) report = iri_report_new (" a", -1, &options);

  g_assert_nonnull (report->prepared);
  g_assert_null (report->preparation_steps);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("to-iri", iri_rows, test_to_iri);
  ADD_ROWS ("to-uri", uri_rows, test_to_uri);
  ADD_ROWS ("charset", charset_rows, test_charset);
  for (gsize i = 0; i < G_N_ELEMENTS (prepare_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/steps/prepare/", prepare_rows[i].row.name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_prepare);
    }
  g_test_add_func ("/steps/prepare-unwanted", test_prepare_unwanted);
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autofree char *path = g_strconcat ("/steps/source/", sources[i].spec, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_source);
    }
  g_test_add_func ("/steps/string-rung", test_string_rung);
  return g_test_run ();
}
