/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How each standard, and each option of the caller, changes a text before it is parsed,
 * and that every change is reported: guidelines-00 §4, 3987bis-00 §7.1 and §7.2,
 * masinter-07 §4.2, the URL Standard. */

#include "iri-prepare.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *spec;
  IriPreparation how;
  const char *text;
  const char *prepared; /* NULL: unchanged */
  /* "rule@begin-end>after", rule by rule, in bytes of the text */
  const char *changes;
} Row;

static const Row rows[] = {
  /* Standards that change nothing by default. */
  { "rfc3987-keeps-all", "rfc3987", { 0 }, " a\t\\%b \n", NULL, NULL },
  { "3987bis-keeps-all", "3987bis-00", { 0 }, " a\t\\%b \n", NULL, NULL },
  { "masinter-keeps-all", "masinter-07", { 0 }, " a\t\\%b \n", NULL, NULL },
  { "duerst-keeps-all", "duerst-01", { 0 }, " a\t\\%b \n", NULL, NULL },
  { "iuc19-keeps-all", "iuc19", { 0 }, " a\t\\%b \n", NULL, NULL },

  /* guidelines-00 §4, step 1: the four characters, at the ends only. */
  { "guidelines-trim",
    "guidelines-00",
    { 0 },
    "\t\r\n a b\n ",
    "a b",
    "trimmed@0-4> trimmed@7-9>" },
  { "guidelines-other-white-stays",
    "guidelines-00",
    { 0 },
    "\u00a0a\u3000\f",
    NULL,
    NULL },
  { "guidelines-only-white", "guidelines-00", { 0 }, " \n ", "", "trimmed@0-3>" },
  { "guidelines-empty", "guidelines-00", { 0 }, "", NULL, NULL },
  /* Step 2, which is optional. */
  { "spaces-remove",
    "guidelines-00",
    { .spaces = IRI_SPACES_REMOVE },
    "http://a/b c\t\nd",
    "http://a/bcd",
    "spaces-removed@10-11> spaces-removed@12-14>" },
  { "spaces-remove-no-utf-8",
    "rfc3987",
    { .spaces = IRI_SPACES_REMOVE },
    "\xe2 \x80\r\n\x8e c",
    "\xe2 \x80\n\x8e"
    "c",
    "spaces-removed@3-4> spaces-removed@6-7>" },
  { "spaces-encode",
    "guidelines-00",
    { .spaces = IRI_SPACES_ENCODE },
    " b c  d\te",
    "b%20c%20%20d\te",
    "trimmed@0-1> spaces-encoded@2-3>%20 spaces-encoded@4-6>%20%20" },
  { "spaces-encode-elsewhere",
    "rfc3987",
    { .spaces = IRI_SPACES_ENCODE },
    "b c",
    "b%20c",
    "spaces-encoded@1-2>%20" },
  { "spaces-split-is-the-callers",
    "rfc3987",
    { .spaces = IRI_SPACES_SPLIT },
    "b c",
    NULL,
    NULL },

  /* LEIRI §7.1: the characters that ucschar lacks, and nothing else. */
  { "leiri-all-groups",
    "leiri",
    { 0 },
    "a <>\"{}|\\^`b",
    "a%20%3C%3E%22%7B%7D%7C%5C%5E%60b",
    "encoded@1-11>%20%3C%3E%22%7B%7D%7C%5C%5E%60" },
  { "leiri-controls",
    "leiri",
    { 0 },
    "a\x01\x7f\xc2\x80z",
    "a%01%7F%C2%80z",
    "encoded@1-5>%01%7F%C2%80" },
  { "leiri-private-tag-special",
    "leiri",
    { 0 },
    "\ue000\U000e0041\ufff9\ufdd0\U0001fffe",
    "%EE%80%80%F3%A0%81%81%EF%BF%B9%EF%B7%90%F0%9F%BF%BE",
    "encoded@0-17>%EE%80%80%F3%A0%81%81%EF%BF%B9%EF%B7%90%F0%9F%BF%BE" },
  { "leiri-reserved-stays", "leiri", { 0 }, "a[b]#c%d%41\u00e9", NULL, NULL },
  { "leiri-does-not-trim", "leiri", { 0 }, " a", "%20a", "encoded@0-1>%20" },
  { "leiri-ffff-stays", "leiri", { 0 }, "a\uffffb", NULL, NULL },
  { "leiri-no-utf-8-stays",
    "leiri",
    { 0 },
    "a\xff\xc3 ",
    "a\xff\xc3%20",
    "encoded@3-4>%20" },

  /* Web Address §7.2, with step 5 before step 3. */
  { "web-trim", "web-address", { 0 }, "\n a\t", "a", "trimmed@0-2> trimmed@3-4>" },
  { "web-backslash-path",
    "web-address",
    { 0 },
    "http:\\\\h\\p?a\\b#c\\d",
    "http://h/p?a%5Cb#c%5Cd",
    "backslash@5-7>// backslash@8-9>/ encoded@12-13>%5C encoded@16-17>%5C" },
  { "web-percent",
    "web-address",
    { 0 },
    "100%?%4&%zz%41%",
    "100%25?%254&%25zz%41%25",
    "percent-encoded@3-4>%25 percent-encoded@5-6>%25 percent-encoded@8-9>%25 "
    "percent-encoded@14-15>%25" },
  { "web-space-inside", "web-address", { 0 }, "a b", "a%20b", "encoded@1-2>%20" },
  { "web-nothing", "web-address", { 0 }, "http://\u00e9/%41?a#b", NULL, NULL },

  /* The URL Standard removes more characters at the ends, and three anywhere. */
  { "whatwg-c0",
    "whatwg",
    { 0 },
    "\x01\x1f a \x02",
    "a",
    "trimmed-c0@0-3> trimmed-c0@4-6>" },
  { "whatwg-strip",
    "whatwg",
    { 0 },
    "ht\ntp:\t//a\r/b c",
    "http://a/b c",
    "stripped@2-3> stripped@6-7> stripped@10-11>" },
  /* Decoded, these are two U+FFFD and no letter, so the parts must stay apart. */
  { "whatwg-strip-no-utf-8",
    "whatwg",
    { 0 },
    "a\xd7\t\n\x90\t\xe2\n\xff\tb",
    "a\xd7\n\x90\xe2\xff"
    "b",
    "stripped@2-3> stripped@5-6> stripped@7-8> stripped@9-10>" },
  { "whatwg-del-stays",
    "whatwg",
    { 0 },
    "\x7f"
    "a",
    NULL,
    NULL },

  /* Marks that control display; most of those inside are findings. */
  { "marks-around",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202a\u200eht\u200etp:a\u200e\u202c",
    "ht\u200etp:a",
    "display-marks@0-6> display-marks@15-21>" },
  { "marks-isolates",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066"
    "a\u2069",
    "a",
    "display-marks@0-3> display-marks@4-7>" },
  /* What is copied with the line end after it. */
  { "marks-inside-space",
    "rfc3987",
    { .removes_display_marks = TRUE },
    " \u2066"
    "a\u2069\r\n",
    " a\r\n",
    "display-marks@1-4> display-marks@5-8>" },
  { "marks-inside-space-whatwg",
    "whatwg",
    { .removes_display_marks = TRUE },
    " \u200e \u200e"
    "a\n\u200f",
    "a",
    "display-marks@1-4> display-marks@5-8> display-marks@10-13> trimmed-c0@0-5> "
    "trimmed-c0@9-10>" },
  { "marks-before-a-fault",
    "rfc3987",
    { .removes_display_marks = TRUE },
    " \u202c"
    "a\u200e\xe9",
    " a\u200e\xe9",
    "display-marks@1-4>" },
  { "marks-override",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202d"
    "a\u202e\u200e",
    "\u202d"
    "a\u202e",
    "display-marks@7-10>" },
  { "marks-not-asked",
    "rfc3987",
    { 0 },
    "\u200e"
    "a",
    NULL,
    NULL },

  /* Marks inside are removed where display forms have them. */
  { "marks-at-components",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202ahttp://\u200e\u05d0\u200e.b/\u202c",
    "http://\u05d0.b/",
    "display-marks@0-3> display-marks@10-13> display-marks@15-18> "
    "display-marks@21-24>" },
  { "marks-at-reserved",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202ax\u200e:\u200e"
    "a\u202c",
    "x:a",
    "display-marks@0-3> display-marks@4-7> display-marks@8-11> display-marks@12-15>" },
  { "marks-isolate-components",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066x:/\u2066\u05d0-\u2069/b\u2069",
    "x:/\u05d0-/b",
    "display-marks@0-3> display-marks@6-9> display-marks@12-15> display-marks@17-20>" },
  { "marks-isolate-at-end",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066x:\u2066\u05d0\u2069\u2069",
    "x:\u05d0",
    "display-marks@0-3> display-marks@5-8> display-marks@10-16>" },
  { "marks-between-letters",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202ax:a\u200e"
    "b\u202c",
    "x:a\u200e"
    "b",
    "display-marks@0-3> display-marks@10-13>" },
  { "marks-rlm-inside",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202ax:\u200f"
    "a\u202c",
    "x:\u200f"
    "a",
    "display-marks@0-3> display-marks@9-12>" },
  { "marks-override-inside",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202ax:\u202e"
    "a\u202c",
    "x:\u202e"
    "a",
    "display-marks@0-3> display-marks@9-12>" },
  { "marks-not-embedded",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "x:\u200e"
    "a/",
    NULL,
    NULL },
  { "marks-isolate-nested",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066x:\u2066/\u2066"
    "a\u2069\u2069\u2069",
    "x:\u2066/\u2066"
    "a",
    "display-marks@0-3> display-marks@13-22>" },
  { "marks-isolate-open",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066x:\u2066"
    "a\u2069",
    "x:\u2066"
    "a",
    "display-marks@0-3> display-marks@9-12>" },
  { "marks-isolate-between-letters",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u2066x:a\u2066"
    "b\u2069\u2069",
    "x:a\u2066"
    "b",
    "display-marks@0-3> display-marks@10-16>" },
  { "marks-empty-embedding",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202a\u202c",
    "",
    "display-marks@0-6>" },
  { "marks-not-utf-8",
    "rfc3987",
    { .removes_display_marks = TRUE },
    "\u202a/\u200e\xff\u202c",
    "/\u200e\xff",
    "display-marks@0-3> display-marks@8-11>" },

  /* Text from paper or in another charset becomes NFC; other text does not. */
  { "nfc",
    "rfc3987",
    { .normalize = TRUE },
    "re\u0301sume\u0301/a",
    "r\u00e9sum\u00e9/a",
    "nfc@1-4>\u00e9 nfc@7-10>\u00e9" },
  { "nfc-vietnam",
    "rfc3987",
    { .normalize = TRUE },
    "Vi\u00ea\u0323t Nam",
    "Vi\u1ec7t Nam",
    "nfc@2-6>\u1ec7" },
  { "nfc-hangul",
    "rfc3987",
    { .normalize = TRUE },
    "\u1100\u1161\u11a8",
    "\uac01",
    "nfc@0-9>\uac01" },
  { "nfc-already",
    "rfc3987",
    { .normalize = TRUE },
    "r\u00e9\u05d0\u05b7",
    NULL,
    NULL },
  { "nfc-not-utf-8",
    "rfc3987",
    { .normalize = TRUE },
    "e\u0301\xff"
    "e\u0301",
    "\u00e9\xff\u00e9",
    "nfc@0-3>\u00e9 nfc@4-7>\u00e9" },
  { "nfc-surrogate", "rfc3987", { .normalize = TRUE }, "\xed\xbf\xbf", NULL, NULL },
  { "nfc-cut", "rfc3987", { .normalize = TRUE }, "a\xf0", NULL, NULL },
  { "nfc-after-cut",
    "rfc3987",
    { .normalize = TRUE },
    "\xed\u0344",
    "\xed\u0308\u0301",
    "nfc@1-3>\u0308\u0301" },

  /* Notations are decoded first, so that the decoded characters are prepared too,
   * except where a standard has the order of its own. */
  { "xml",
    "rfc3987",
    { .notation = IRI_NOTATION_XML },
    "ros&#xE9;&#233;&eacute;",
    "ros\u00e9\u00e9\u00e9",
    "xml-notation@3-23>\u00e9\u00e9\u00e9" },
  { "xml-then-trim",
    "web-address",
    { .notation = IRI_NOTATION_XML },
    "&#32;a",
    "a",
    "xml-notation@0-5>  trimmed@0-5>" },
  /* guidelines-00 §4, step 4: its own example. */
  { "xml-guidelines",
    "guidelines-00",
    { .notation = IRI_NOTATION_XML },
    "htt&#x0070;://www.example.com/&#x0066;&#x006f;&#x006f;bar&#x002f;foo&#"
    "x003f;bar",
    "http://www.example.com/foobar/foo?bar",
    "xml-notation@3-11>p xml-notation@30-54>foo xml-notation@57-65>/ "
    "xml-notation@68-76>?" },
  { "xml-guidelines-limited",
    "guidelines-00",
    { .notation = IRI_NOTATION_XML_IUNRESERVED },
    "&#x61;&#47;&#xE9;",
    "a&#47;\u00e9",
    "xml-notation-iunreserved@0-6>a xml-notation-iunreserved@11-17>\u00e9" },
  { "xml-guidelines-after-trim",
    "guidelines-00",
    { .notation = IRI_NOTATION_XML },
    " &#32;a",
    " a",
    "trimmed@0-1> xml-notation@1-6> " },
};

static char *
render (const IriPrepared *prepared)
{
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < prepared->n_changes; i++)
    {
      const IriChange *change = &prepared->changes[i];

      g_string_append_printf (out, "%s%s@%zu-%zu>%s", i > 0 ? " " : "",
                              change->rule->id, change->span.begin, change->span.end,
                              change->after);
    }
  return g_string_free (out, FALSE);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriPrepared) prepared = iri_prepare (row->text, strlen (row->text),
                                                  iri_spec_find (row->spec), &row->how);
  g_autofree char *changes = NULL;
  IriSpan whole;

  if (row->prepared == NULL)
    {
      g_assert_null (prepared);
      return;
    }
  g_assert_nonnull (prepared);
  g_assert_cmpstr (prepared->text, ==, row->prepared);
  g_assert_cmpuint (prepared->length, ==, strlen (row->prepared));
  changes = render (prepared);
  g_assert_cmpstr (changes, ==, row->changes);
  whole = iri_span_map_to_input (prepared->map, (IriSpan){ 0, prepared->length });
  g_assert_cmpuint (whole.end, <=, strlen (row->text));
}

/* The sections that the changes cite. */
typedef struct
{
  const char *spec;
  IriPreparation how;
  const char *text;
  const char *sections; /* "rule: section", rule by rule */
} SectionRow;

#define MARKS .removes_display_marks = TRUE
#define ALL                                                                            \
  {                                                                                    \
    .notation = IRI_NOTATION_XML, .spaces = IRI_SPACES_ENCODE, .normalize = TRUE       \
  }
#define OUTER_MARKS "\u200ea"
#define INNER_MARKS "\u202aa\u200e/\u200e\u202c"
#define ALL_TEXT " &#97;e\u0301 b\\%"

static const SectionRow section_rows[] = {
  /* §2.3 step 2 "Normalization Form C", §4.2 "eliminate control characters and marks",
   * §4.7 "numeric character references". Spaces are a step of guidelines-00 alone. */
  { "masinter-07", ALL, ALL_TEXT,
    "xml-notation: masinter-07 §4.7, spaces-encoded: guidelines-00 §4, "
    "nfc: masinter-07 §2.3" },
  { "masinter-07", { MARKS }, OUTER_MARKS, "display-marks: masinter-07 §4.2" },
  { "masinter-07", { MARKS }, INNER_MARKS, "display-marks: masinter-07 §4.2" },
  /* §3 "XML escaping such as &amp;", "the form to choose is Normalization Form C".
   * Marks are those of its [IRI]. */
  { "iuc19", ALL, ALL_TEXT,
    "xml-notation: iuc19 §3, spaces-encoded: guidelines-00 §4, nfc: iuc19 §3" },
  { "iuc19", { MARKS }, OUTER_MARKS, "display-marks: masinter-07 §4.2" },
  /* §3.1 "normalized according to NFC", §4.2 "followed by a &pdf;", §5.3 "numeric
   * character references". */
  { "duerst-01", ALL, ALL_TEXT,
    "xml-notation: duerst-01 §5.3, spaces-encoded: guidelines-00 §4, "
    "nfc: duerst-01 §3.1" },
  { "duerst-01", { MARKS }, OUTER_MARKS, "display-marks: duerst-01 §4.2" },
  { "duerst-01",
    { MARKS },
    "\u202aa/\u200e\u05d0\u200e\u202c",
    "display-marks: duerst-01 §4.2" },
  /* §1.4 "XML Notation", "Bidi Notation", §3.1 "Normalization Form C", §4.1 "may be
   * used before or after the IRI". Only masinter-07 has marks inside. */
  { "rfc3987", ALL, ALL_TEXT,
    "xml-notation: RFC 3987 §1.4, spaces-encoded: guidelines-00 §4, "
    "nfc: RFC 3987 §3.1" },
  { "rfc3987", { .notation = IRI_NOTATION_BIDI }, "A", "bidi-notation: RFC 3987 §1.4" },
  { "rfc3987",
    { .notation = IRI_NOTATION_XML_IUNRESERVED },
    "&#97;",
    "xml-notation-iunreserved: guidelines-00 §4" },
  { "rfc3987", { MARKS }, OUTER_MARKS, "display-marks: RFC 3987 §4.1" },
  { "rfc3987", { MARKS }, INNER_MARKS, "display-marks: masinter-07 §4.2" },
  /* The same sections. */
  { "3987bis-00", ALL, ALL_TEXT,
    "xml-notation: 3987bis-00 §1.4, spaces-encoded: guidelines-00 §4, "
    "nfc: 3987bis-00 §3.1" },
  { "3987bis-00",
    { .notation = IRI_NOTATION_BIDI_ARABIC },
    "A",
    "bidi-notation-arabic: 3987bis-00 §1.4" },
  { "3987bis-00", { MARKS }, OUTER_MARKS, "display-marks: 3987bis-00 §4.1" },
  /* §4 steps 1, 2 and 4; step 3 has "Reference: Section 3.1 of [RFC3987]". */
  { "guidelines-00", ALL, ALL_TEXT,
    "trimmed: guidelines-00 §4, spaces-encoded: guidelines-00 §4, nfc: RFC 3987 §3.1, "
    "xml-notation: guidelines-00 §4" },
  { "guidelines-00",
    { .spaces = IRI_SPACES_REMOVE },
    "a b",
    "spaces-removed: guidelines-00 §4" },
  { "guidelines-00",
    { .notation = IRI_NOTATION_XML_IUNRESERVED },
    "&#97;",
    "xml-notation-iunreserved: guidelines-00 §4" },
  /* §7.1 "each character allowed in leiri-ucschar but not in ucschar must be
   * percent-encoded". */
  { "leiri", { 0 }, " a\\", "encoded: 3987bis-00 §7.1" },
  /* §7.2 steps 1, 5, 3 and 4. */
  { "web-address",
    { 0 },
    " a\\b c%",
    "trimmed: 3987bis-00 §7.2, backslash: 3987bis-00 §7.2, encoded: 3987bis-00 §7.2, "
    "percent-encoded: 3987bis-00 §7.2" },
  /* §4.4 "Remove any leading and trailing C0 control or space from input", "Remove all
   * ASCII tab or newline from input". */
  { "whatwg",
    { 0 },
    " a\tb",
    "trimmed-c0: URL Standard §4.4, stripped: URL Standard §4.4" },
};

static void
test_sections (gconstpointer data)
{
  const SectionRow *row = data;
  g_autoptr (IriPrepared) prepared = iri_prepare (row->text, strlen (row->text),
                                                  iri_spec_find (row->spec), &row->how);
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_nonnull (prepared);
  for (gsize i = 0; i < prepared->n_changes; i++)
    {
      const IriChange *change = &prepared->changes[i];

      if (i > 0 && change->rule == change[-1].rule)
        g_assert_cmpstr (change->section, ==, change[-1].section);
      else
        g_string_append_printf (out, "%s%s: %s", i > 0 ? ", " : "", change->rule->id,
                                change->section);
    }
  g_assert_cmpstr (out->str, ==, row->sections);
}

/* Long and short texts of any bytes, including U+0000. */
static void
test_any_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  const IriSpec *specs;
  gsize n;

  specs = iri_spec_all (&n);
  for (int round = 0; round < 20000; round++)
    {
      static const char some[] = " \t\n%\\aA4&#;\xcc\x81\xe2\x80\x8e\xff";
      char text[24];
      gsize length = (gsize) g_rand_int_range (rand, 0, sizeof text);
      IriPreparation how = {
        .removes_display_marks = g_rand_boolean (rand),
        .notation = (IriNotation) g_rand_int_range (rand, 0, 4),
        .spaces = (IriSpaces) g_rand_int_range (rand, 0, 4),
        .normalize = g_rand_boolean (rand),
      };
      g_autoptr (IriPrepared) prepared = NULL;

      for (gsize i = 0; i < length; i++)
        text[i] = some[g_rand_int_range (rand, 0, sizeof some)];
      prepared = iri_prepare (text, length, &specs[(gsize) round % n], &how);
      if (prepared == NULL)
        continue;
      g_assert_cmpuint (prepared->n_changes, >, 0);
      for (gsize at = 0; at <= prepared->length; at++)
        {
          IriSpan in = iri_span_map_to_input (prepared->map,
                                              (IriSpan){ at, prepared->length });

          g_assert_cmpuint (in.begin, <=, in.end);
          g_assert_cmpuint (in.end, <=, length);
        }
    }
}

/* The time grows linearly with the number of changes. */
static void
test_many (void)
{
  gsize length = 1 << 20;
  g_autofree char *text = g_malloc (length);
  g_autoptr (IriPrepared) prepared = NULL;
  const IriPreparation how = { .normalize = TRUE };

  for (gsize i = 0; i < length; i++)
    text[i] = i % 2 == 0 ? '%' : 'g';
  prepared = iri_prepare (text, length, iri_spec_find ("web-address"), &how);
  g_assert_cmpuint (prepared->length, ==, 2 * length);
  g_assert_cmpuint (prepared->n_changes, ==, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/prepare/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (section_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/prepare/sections/%s/%zu", section_rows[i].spec, i);

      g_test_add_data_func (path, &section_rows[i], test_sections);
    }
  g_test_add_func ("/prepare/any-bytes", test_any_bytes);
  g_test_add_func ("/prepare/many", test_many);
  return g_test_run ();
}
