/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every limit in the core: the result just below it, at it, just above it and far
 * above it. Nothing crashes, no warning is lost unless an error replaces it, and
 * omissions are reported or counted. A row is named after the file and the limit that
 * it tests. */

#include "iri-compare.h"
#include "iri-copy.h"
#include "iri-diff.h"
#include "iri-embedded-content.h"
#include "iri-fix.h"
#include "iri-isolate-host.h"
#include "iri-latin-alphabets.h"
#include "iri-message.h"
#include "iri-nfc.h"
#include "iri-report.h"
#include "iri-spoof.h"
#include "iri-verdict.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#define ELLIPSIS "…"

/* Cyrillic letters that can be taken for "apple". */
#define APPLE "\u0430\u0440\u0440\u04cf\u0435"

/* A text of @n copies of a fragment between @begin and @end. @border is the largest
 * number of copies that is within the limit, or was when there was a limit. */
typedef struct
{
  const char *name;
  gsize border;
  const char *begin;
  const char *piece;
  const char *end;
  const char *spec;
  const char *always; /* a finding on both sides of the limit, or NULL */
  const char *up_to;  /* a finding up to the limit, or NULL */
  const char *above;  /* a finding above the limit, or NULL */
} Row;

static const Row rows[] = {
  { "check/common-bytes", 7987, "http://a.com/", "a", "", .above = "long" },
  { "check-path/segment-bytes", 255, "http://a.com/", "a", "",
    .above = "long-component" },
  { "check-host/label-bytes", 63, "http://", "a", ".com/", .above = "label-long" },
  { "check-host/label-bytes-capital-i", 57, "http://paypaI", "a", ".com/",
    .always = "host-capital-i", .above = "label-long" },
  { "check-host/name-bytes", 249, "http://", "a", ".com/", .above = "name-long" },
  { "check-host/name-bytes-root", 249, "http://", "a", ".com./",
    .always = "host-trailing-dot", .above = "name-long" },
  { "check-host/a-label-bytes", 59, "http://XN--", "a", ".com/",
    .up_to = "a-label-upper-case", .above = "label-long" },
  { "check-bidi/a-label-bytes", 51, "http://1a.xn--4dbrk0ce", "a", ".com/",
    .above = "label-long" },
  { "check-owner/labels", 122, "http://www.apple.com.", "a.", "evil.example/",
    .always = "host-begins-like" },
  { "check-owner/labels-far", 122, "http://www.apple.com.", "a.", "evil.example/",
    .always = "host-owner-far" },
  { "check-owner/labels-root", 127, "http://", "a.", "/", .always = "host-owner-far" },
  { "check-owner/labels-empty", 123, "http://www.apple.com", ".", "evil.example/",
    .always = "host-begins-like" },
  { "check-owner/labels-browser", 122, "http://www.apple.com.", "\u00fc.",
    "evil.example/", .spec = "whatwg", .always = "host-begins-like" },
  { "check-owner/labels-hyphen", 124, "http://apple.com-a.", "\u00fc.", "example/",
    .spec = "whatwg", .always = "host-begins-like" },
  { "check-letters/run-bytes", 84, "http://a.com/\u1100", "\u1161", "",
    .always = "not-nfc" },
  { "check-letters/run-bytes-must", 84, "http://a.com/\u1100", "\u1161", "",
    .spec = "masinter-07", .always = "not-nfc-forbidden" },
  { "check-letters/run-bytes-marks", 127, "http://a.com/a", "\u0323", "\u0301",
    .always = "not-nfc" },
  { "check-letters/run-bytes-order", 63, "http://a.com/q", "\u0301\u0323", "",
    .always = "not-nfc" },
  { "check-letters/marks", 4, "http://a.com/q", "\u0301", "", .always = "repeated-mark",
    .above = "many-marks" },
  { "check-letters/marks-kept", 2, "http://a.com/q\u0302\u0303\u0304\u0306", "\u0301",
    "", .always = "many-marks" },
  { "label/bytes", 1019, "http://" APPLE, "\u00ad", ".com/", .always = "soft-hyphen",
    .above = "host-refused" },
  { "label/bytes-browser", 1019, "http://" APPLE, "\u00ad", ".com/", .spec = "whatwg",
    .always = "soft-hyphen" },
  { "label/bytes-mixed", 2046, "http://\u0430", "a", ".com/",
    .always = "mixed-scripts" },
  { "spoof/bytes", 2048, "http://", "\u0430", ".com/", .always = "host-refused",
    .up_to = "whole-script-confusable" },
  { "spoof/bytes-browser", 2048, "http://", "\u0430", ".com/", .spec = "whatwg",
    .up_to = "whole-script-confusable" },
  { "host/bytes", 8185, "http://" APPLE ".", "a.", "com/", .always = "host-refused",
    .up_to = "whole-script-confusable" },
  { "host/bytes-ascii", 8191, "http://", "a.", "c/", .always = "name-long" },
  { "url-host/domain-bytes", 8185, "http://" APPLE ".", "a.", "com/", .spec = "whatwg",
    .up_to = "whole-script-confusable", .above = "domain-to-ascii" },
  { "label-chars/a-label-bytes", 2044, "http://\u00fc.xn--", "a", ".com/",
    .always = "host-refused" },
  { "label-chars/a-label-bytes-browser", 2044, "http://\u00fc.xn--", "a", ".com/",
    .spec = "whatwg", .always = "domain-to-ascii" },
  { "label-chars/read-bytes", 5461, "http://\u0378", "%41", ".com/", .spec = "whatwg",
    .always = "domain-to-ascii" },
  { "content/type-bytes", 245, "data:image/", "a", "+xml,a", .always = "data-page" },
  { "content/type-bytes-space", 756, "data:", " ", "text/html,a",
    .always = "data-page" },
  { "content/parameter-bytes", 757, "data:text/html;", " ", "base64,%21",
    .always = "data-base64" },
  { "content/charset-bytes", 247, "data:text/html;charset=", "a", ",a",
    .always = "data-page" },
  { "bidi-twin/cells", 4076, "http://a.com/123.\u05d0\u05d1/", "a", "",
    .always = "bidi-twin" },
};

static gboolean
has (const IriReport *report, const char *id)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, id))
      return TRUE;
  return FALSE;
}

static IriReport *
make_report (const Row *row, gsize n)
{
  const IriOptions options
      = { .spec = iri_spec_find (row->spec != NULL ? row->spec : "rfc3987") };
  g_autoptr (GString) text = g_string_new (row->begin);

  for (gsize i = 0; i < n; i++)
    g_string_append (text, row->piece);
  g_string_append (text, row->end);
  return iri_report_new (text->str, (gssize) text->len, &options);
}

/* Every message, fix and verdict can be made. */
static void
check_words (const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  g_assert_nonnull (verdict->title);
  if (iri_report_deceives (report))
    g_assert_cmpint (verdict->level, >=, IRI_VERDICT_LEVEL_WARNING);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      g_autofree char *message
          = iri_finding_message (&report->findings[i], report->text, report->length);
      g_autoptr (IriFix) fix = iri_fix_new (report, &report->findings[i]);

      g_assert_nonnull (message);
      g_assert_true (g_utf8_validate (message, -1, NULL));
      g_assert_nonnull (iri_finding_why (&report->findings[i]));
    }
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const gsize numbers[]
      = { row->border - 1, row->border, row->border + 1, 10 * row->border };
  g_autoptr (IriReport) at_border = make_report (row, row->border);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      gsize n = numbers[i];
      g_autoptr (IriReport) report = make_report (row, n);

      g_test_message ("%" G_GSIZE_FORMAT, n);
      if (row->always != NULL)
        g_assert_true (has (report, row->always));
      if (row->up_to != NULL)
        g_assert_cmpint (has (report, row->up_to), ==, n <= row->border);
      if (row->above != NULL)
        g_assert_cmpint (has (report, row->above), ==, n > row->border);
      /* A warning about deception disappears only if an error replaces it. */
      if (iri_report_deceives (at_border))
        g_assert_true (iri_report_deceives (report)
                       || iri_report_max_severity (report) == IRI_SEVERITY_ERROR);
      check_words (report);
    }
}

static void
append_times (GString *out, const char *piece, gsize n)
{
  for (gsize i = 0; i < n; i++)
    g_string_append (out, piece);
}

/* A host is the same with and without the cache. */
static void
test_host_cache (void)
{
  for (gsize n = 252; n <= 260; n++)
    {
      g_autoptr (GString) name = g_string_new ("\u00fc.");
      g_autoptr (IriHost) first = NULL;

      append_times (name, "a.", (n - 6) / 2);
      g_string_append (name, n % 2 == 0 ? "de." : "de");
      first = iri_host_new_name (name->str, (IriSpan){ 0, name->len },
                                 IRI_HOST_REG_NAME, IRI_IDNA_BROWSER);
      for (int i = 0; i < 4; i++)
        {
          g_autoptr (IriHost) host = iri_host_new (name->str, (IriSpan){ 0, name->len },
                                                   IRI_HOST_REG_NAME, IRI_IDNA_BROWSER);

          g_assert_cmpstr (host->ascii, ==, first->ascii);
          g_assert_cmpstr (host->unicode, ==, first->unicode);
          g_assert_cmpuint (host->n_labels, ==, first->n_labels);
        }
    }
}

/* No alphabet has as many letters as the limit, so a label with more letters fits no
 * alphabet, whichever of its letters are counted. */
static void
test_letters (void)
{
  static const char vietnamese[] = "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệ"
                                   "ỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ";
  const gsize n_letters = (gsize) g_utf8_strlen (vietnamese, -1);

  g_assert_cmpuint (n_letters, <, 72);
  for (gsize n = 70; n <= 120; n++)
    {
      g_autoptr (GString) label = g_string_new (vietnamese);

      g_assert_true (iri_latin_alphabets_cover (label->str, label->len));
      for (gsize i = n_letters; i < n; i++)
        g_string_append_unichar (label, 0x250 + (gunichar) (i - n_letters));
      g_assert_false (iri_latin_alphabets_cover (label->str, label->len));
      append_times (label, vietnamese, 10);
      g_assert_false (iri_latin_alphabets_cover (label->str, label->len));
    }
}

/* No character has more scripts, or more characters in NFD, than the buffers hold. */
static void
test_characters (void)
{
  for (gunichar c = 0x80; c < 0x110000; c++)
    {
      UErrorCode error = U_ZERO_ERROR;
      gunichar components[IRI_NFD_MAX], expected[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
      gsize n;

      if (!g_unichar_isdefined (c))
        continue;
      g_assert_cmpint (uscript_getScriptExtensions ((UChar32) c, NULL, 0, &error), <=,
                       64);
      n = g_unichar_fully_decompose (c, FALSE, expected, G_N_ELEMENTS (expected));
      g_assert_cmpuint (n, <=, IRI_NFD_MAX);
      g_assert_cmpuint (iri_nfd_of (c, components), ==, n);
      g_assert_cmpmem (components, n * sizeof *components, expected,
                       n * sizeof *components);
    }
}

/* Dividing a text for ICU does not change its skeleton. */
static void
test_skeleton (void)
{
  static const struct
  {
    const char *begin;
    const char *piece;
    gsize border;
  } texts[] = {
    { "a", "\u0301", 64 },
    { "", "a", 64 * 1024 },
    { "", "\u0430", 32 * 1024 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *begin
          = iri_spoof_skeleton (texts[i].begin, strlen (texts[i].begin));
      g_autofree char *piece
          = iri_spoof_skeleton (texts[i].piece, strlen (texts[i].piece));
      const gsize numbers[] = { texts[i].border - 1, texts[i].border,
                                texts[i].border + 1, 3 * texts[i].border };

      for (gsize k = 0; k < G_N_ELEMENTS (numbers); k++)
        {
          g_autoptr (GString) text = g_string_new (texts[i].begin);
          g_autoptr (GString) expected = g_string_new (begin);
          g_autofree char *skeleton = NULL;

          append_times (text, texts[i].piece, numbers[k]);
          append_times (expected, piece, numbers[k]);
          skeleton = iri_spoof_skeleton (text->str, text->len);
          g_assert_cmpuint (strlen (skeleton), ==, expected->len);
          g_assert_true (g_str_equal (skeleton, expected->str));
        }
    }
}

/* Only the first 4,096 bytes are examined, and the cut is never inside a character. */
static void
test_spoof_bytes (void)
{
  for (gsize n = 4090; n <= 4100; n++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      IriSpoofResult spoof;

      append_times (text, "a", n);
      g_string_append (text, "\u0430");
      spoof = iri_spoof_check (text->str, text->len);
      g_assert_cmpint (spoof.restriction, ==,
                       n + 2 <= 4096 ? IRI_RESTRICTION_MINIMALLY_RESTRICTIVE
                                     : IRI_RESTRICTION_ASCII);
    }
}

/* Twelve letters, each of another script. */
static void
test_scripts (void)
{
  static const char *const letters[]
      = { "a", "б", "γ", "ա", "ა", "क", "ก", "ກ", "ከ", "ខ", "ක", "த" };

  for (gsize n = 2; n <= G_N_ELEMENTS (letters); n++)
    {
      g_autoptr (GString) text = g_string_new ("http://a.com/");
      g_autoptr (IriReport) report = NULL;

      for (gsize i = 0; i < n; i++)
        append_times (text, letters[i], 2);
      report = iri_report_new (text->str, -1, NULL);
      g_assert_true (has (report, "mixed-scripts"));
      check_words (report);
    }
}

/* The end of a host says who owns it, so a long host loses its beginning. */
static void
test_verdict_host (void)
{
  const IriOptions options = { .spec = iri_spec_find ("whatwg") };

  for (gsize n = 76; n <= 90; n++)
    {
      g_autoptr (GString) text = g_string_new ("foo://\u00fc");
      g_autoptr (IriReport) report = NULL;
      g_autoptr (IriVerdict) verdict = NULL;

      append_times (text, "x", n - strlen ("%C3%BC.de"));
      g_string_append (text, ".de/");
      report = iri_report_new (text->str, -1, &options);
      verdict = iri_verdict_new (report);
      g_assert_nonnull (strstr (verdict->title, "de"));
      g_assert_cmpint (strstr (verdict->title, ELLIPSIS) != NULL, ==, n > 80);
    }
}

static void
test_verdict_people (void)
{
  for (gsize n = 1; n <= 120; n += n < 5 ? 1 : 23)
    {
      g_autoptr (GString) text = g_string_new ("mailto:a@b.example");
      g_autofree char *others
          = g_strdup_printf (n == 4 ? "%d other" : "%d others", (int) n - 3);
      g_autoptr (IriReport) report = NULL;
      g_autoptr (IriVerdict) verdict = NULL;

      append_times (text, ",a@b.example", n - 1);
      report = iri_report_new (text->str, -1, NULL);
      verdict = iri_verdict_new (report);
      g_assert_cmpint (strstr (verdict->title, "other") != NULL, ==, n > 3);
      if (n > 3)
        g_assert_nonnull (strstr (verdict->title, others));
    }
}

static void
test_quoted_host (void)
{
  for (gsize n = 255; n <= 300; n++)
    {
      g_autoptr (GString) host = g_string_new (NULL);
      g_autofree char *quoted = NULL;

      append_times (host, "\u00fc", n);
      quoted = iri_isolate_host (host->str, (IriSpan){ 0, host->len });
      g_assert_cmpint (strstr (quoted, ELLIPSIS) != NULL, ==, n > 256);
    }
}

/* Messages quote a limited number of bytes, but never cut inside a character. */
static const struct
{
  const char *name;
  const char *message;
  gsize border;
  const char *begin;
  const char *piece;
  gsize size; /* bytes in one fragment once it is decoded */
} quotations[] = {
  { "text", "{text}", 60, "", "a", 1 },
  { "text-torn", "{text}", 60, "a", "\u00fc", 2 },
  { "text-long", "{text}", 60, "aa", "\U00010330", 4 },
  { "plain", "{plain}", 60, "", "\u00fc", 2 },
  { "plain-long", "{plain}", 60, "", "\ufdfa", 33 },
  { "quote", "{quote}", 200, "", "a", 1 },
  { "quote-torn", "{quote}", 200, "a", "\u00fc", 2 },
};

static void
test_quotation (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);

  for (gsize n = 1; n < 300; n++)
    {
      g_autoptr (GString) text = g_string_new (quotations[row].begin);
      gsize before = text->len + (n - 1) * quotations[row].size;
      g_autofree char *quoted = NULL, *cut = NULL;
      IriFinding finding = { 0 };

      append_times (text, quotations[row].piece, n);
      finding.span.end = text->len;
      finding.quote = text->str;
      quoted = iri_finding_fill (quotations[row].message, &finding, text->str);
      g_assert_true (g_utf8_validate (quoted, -1, NULL));
      cut = g_strdup (strstr (quoted, ELLIPSIS));
      /* Whether the quotation includes the beginning of the last fragment. */
      if (quotations[row].size <= 4)
        g_assert_cmpint (cut != NULL, ==, before >= quotations[row].border);
      if (cut != NULL)
        g_assert_cmpstr (cut, ==, ELLIPSIS "\u2069");
    }
}

/* If preparation changed the text, messages quote a copy of limited length. */
static void
test_read_bytes (void)
{
  const IriOptions options = { .preparation = { .notation = IRI_NOTATION_XML } };

  for (gsize n = 160; n <= 170; n++)
    {
      g_autoptr (GString) text = g_string_new ("http://a.com/&#x1100;");
      g_autoptr (IriReport) report = NULL;

      append_times (text, "\u1161", n);
      report = iri_report_new (text->str, -1, &options);
      g_assert_true (has (report, "not-nfc"));
      check_words (report);
    }
}

static void
test_prepare_nfc (void)
{
  const IriOptions options = { .preparation = { .normalize = TRUE } };

  for (gsize n = 510; n <= 2000; n += n < 514 ? 1 : 500)
    {
      g_autoptr (GString) text = g_string_new ("http://a.com/a");
      g_autoptr (IriReport) report = NULL;

      append_times (text, "\u0301", n);
      report = iri_report_new (text->str, -1, &options);
      g_assert_cmpint (report->prepared != NULL, ==, 1 + 2 * n <= 1024);
      /* Parts that were not examined are reported. */
      g_assert_cmpint (has (report, "not-nfc"), ==, 1 + 2 * n > 1024);
    }
}

/* All safe fixes are applied, however many there are. */
static void
test_fix (void)
{
  static const struct
  {
    const char *begin;
    const char *piece;
    const char *end;
  } texts[] = {
    { "HTTP://A.com:80/", "%", "b" },        { "HTTP://A.com:80/", "%41", "" },
    { "HTTP://A.com:80/", "%c3", "" },       { "HTTP://A.com:80/", "./", "" },
    { "HTTP://A.com:80/", "%2e%2E/", "" },   { "HTTP://A.com:80/", "<", "" },
    { "HTTP://A.com:80/", "%%34%31", "" },   { "HTTP://A.com:80/", " ", "b" },
    { "HTTP://A.com:80/", "a/../", "" },     { "HTTP://A.com:80/#", "#", "" },
    { "HTTP://", "A\u3002", "com/" },        { "A", "%2e", ":b%2e" },
    { "HTTP://A.com:80/", "%25%34%31", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gsize n = 6; n <= 40; n += n < 10 ? 1 : 15)
      {
        g_autoptr (GString) text = g_string_new (texts[i].begin);
        g_autoptr (IriReport) report = NULL, fixed = NULL;
        g_autofree char *all = NULL, *again = NULL;
        gsize length = 0;

        append_times (text, texts[i].piece, n);
        g_string_append (text, texts[i].end);
        report = iri_report_new (text->str, -1, NULL);
        all = iri_fix_all (report, &length);
        g_assert_nonnull (all);
        fixed = iri_report_new (all, (gssize) length, NULL);
        again = iri_fix_all (fixed, &length);
        g_assert_null (again);
      }
}

/* Above the limit there is one difference for the whole text. */
static void
test_diff (void)
{
  for (gsize n = 1022; n <= 1030; n++)
    {
      g_autoptr (GString) left = g_string_new ("a"), right = NULL;
      g_autofree IriDifference *found = NULL;
      gsize n_found;

      append_times (left, "\u00fc", n - 2);
      right = g_string_new_len (left->str, (gssize) left->len);
      right->str[0] = 'b';
      g_string_append_c (left, 'c');
      g_string_append_c (right, 'd');
      found = iri_diff (left->str, left->len, right->str, right->len, &n_found);
      g_assert_cmpuint (n_found, ==, n <= 1024 ? 2 : 1);
      g_assert_cmpuint (found[0].left.begin, ==, 0);
      g_assert_cmpuint (found[n_found - 1].left.end, ==, left->len);
      g_assert_cmpuint (found[n_found - 1].right.end, ==, right->len);
    }
}

static void
test_compare (void)
{
  const IriOptions options = { .want = IRI_WANT_TARGET };

  for (gsize n = 16300; n <= 16400; n++)
    {
      g_autoptr (GString) left = g_string_new ("http://a.com/"), right = NULL;
      g_autoptr (IriReport) one = NULL, other = NULL;
      g_autoptr (IriComparison) comparison = NULL;
      gsize longest;

      if (n == 16305)
        n = 16360;
      append_times (left, "a", n);
      right = g_string_new (left->str);
      g_string_append (left, "\u00fc");
      g_string_append (right, "u\u0308");
      one = iri_report_new (left->str, -1, &options);
      other = iri_report_new (right->str, -1, &options);
      comparison = iri_comparison_new (one, other, IRI_PURPOSE_IDENTITY);
      longest = strlen (comparison->rungs[comparison->n_rungs - 1].right);
      g_assert_false (comparison->equal);
      g_assert_cmpint (comparison->equal_after, ==,
                       longest <= 16 * 1024 ? IRI_EQUAL_AFTER_NFC
                                            : IRI_EQUAL_AFTER_NOT);
      g_assert_cmpuint (comparison->n_differences, >, 0);
    }
}

static void
test_copy_names (void)
{
  for (guint n = 1; n <= 16; n++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *sentence = NULL, *others = NULL;

      for (guint i = 0; i < n; i++)
        g_string_append_unichar (text, 0xfe00 + i);
      sentence = iri_copy_invisible (text->str);
      others = g_strdup_printf (n == 7 ? "%d other" : "%d others", (int) n - 6);
      g_assert_cmpint (strstr (sentence, "other") != NULL, ==, n > 6);
      if (n > 6)
        g_assert_nonnull (strstr (sentence, others));
    }
}

/* Only the first octets are decoded, but all are counted. */
static const struct
{
  const char *name;
  const char *begin;
  gsize border;
  gsize n_text; /* octets in one fragment */
  const char *piece;
  gsize left_out; /* omitted at the end, because a character would be cut */
} contents[] = {
  { "text", "data:,", 4096, 1, "a", 0 },
  { "program", "javascript:", 4096, 1, "a", 0 },
  { "torn", "data:,", 4096, 3, "%E4%B8%80", 1 },
  { "hex", "data:image/png,", 256, 1, "%FF", 0 },
  { "base64", "data:;base64,", 4096, 3, "YWFh", 0 },
  { "base64-hex", "data:image/png;base64,", 256, 3, "////", 0 },
};

static void
test_content (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  gsize size = contents[row].n_text, border = contents[row].border / size;
  const gsize numbers[] = { border - 1, border, border + 1, 10 * border };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GString) text = g_string_new (contents[row].begin);
      g_autoptr (IriReport) report = NULL;
      gsize all = numbers[i] * size;

      append_times (text, contents[row].piece, numbers[i]);
      report = iri_report_new (text->str, -1, NULL);
      g_assert_cmpuint (report->content->size, ==, all);
      g_assert_cmpuint (report->content->n_read, ==,
                        all <= contents[row].border
                            ? all
                            : contents[row].border - contents[row].left_out);
      g_assert_cmpint (report->content->hex != NULL, ==, contents[row].border == 256);
      check_words (report);
    }
}

static void
add_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/limits/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (quotations); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/limits/finding/%s", quotations[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_quotation);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *path = g_strdup_printf ("/limits/content/%s", contents[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_content);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_rows ();
  g_test_add_func ("/limits/alphabets/letters", test_letters);
  g_test_add_func ("/limits/compare/nearly-bytes", test_compare);
  g_test_add_func ("/limits/copy/names", test_copy_names);
  g_test_add_func ("/limits/diff/pairs", test_diff);
  g_test_add_func ("/limits/host-cache/name-bytes", test_host_cache);
  g_test_add_func ("/limits/icu/nfd-and-extensions", test_characters);
  g_test_add_func ("/limits/builder/read-bytes", test_read_bytes);
  g_test_add_func ("/limits/fix/rounds", test_fix);
  g_test_add_func ("/limits/prepare/nfc-bytes", test_prepare_nfc);
  g_test_add_func ("/limits/quote/chars", test_quoted_host);
  g_test_add_func ("/limits/spoof/label-bytes", test_spoof_bytes);
  g_test_add_func ("/limits/spoof/pieces", test_skeleton);
  g_test_add_func ("/limits/verdict-place/host", test_verdict_host);
  g_test_add_func ("/limits/verdict-place/people", test_verdict_people);
  g_test_add_func ("/limits/verdict-scripts/scripts", test_scripts);
  return g_test_run ();
}
