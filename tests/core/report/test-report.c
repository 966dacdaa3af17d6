/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that are not UTF-8, texts that are much too long, and many texts at once. */

#include "iri-finding-list.h"
#include "iri-message.h"
#include "iri-report.h"

#include <string.h>

static gboolean
has_finding (const IriReport *report, IriFindingCode code)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == code)
      return TRUE;
  return FALSE;
}

/* Bytes that are not valid UTF-8 (RFC 3629 §3), between "a" and "b". */
typedef struct
{
  const char *name;
  const char *bytes;
  const char *display; /* by Unicode §3.9, maximal subparts */
} BytesRow;

static const BytesRow bytes_rows[] = {
  { "lone-continuation",
    "a\x80"
    "b",
    "a\ufffdb" },
  { "two-continuations",
    "a\x80\xbf"
    "b",
    "a\ufffd\ufffdb" },
  { "overlong-slash",
    "a\xc0\xaf"
    "b",
    "a\ufffd\ufffdb" },
  { "overlong-three",
    "a\xe0\x80\xaf"
    "b",
    "a\ufffd\ufffd\ufffdb" },
  { "surrogate",
    "a\xed\xa0\x80"
    "b",
    "a\ufffd\ufffd\ufffdb" },
  { "over-10ffff",
    "a\xf4\x90\x80\x80"
    "b",
    "a\ufffd\ufffd\ufffd\ufffdb" },
  { "f5",
    "a\xf5\x80\x80\x80"
    "b",
    "a\ufffd\ufffd\ufffd\ufffdb" },
  { "fe-ff",
    "a\xfe\xff"
    "b",
    "a\ufffd\ufffdb" },
  { "cut-two",
    "a\xc3"
    "b",
    "a\ufffdb" },
  { "cut-three",
    "a\xe2\x82"
    "b",
    "a\ufffdb" },
  { "cut-four",
    "a\xf0\x9f\x98"
    "b",
    "a\ufffdb" },
  { "latin-1",
    "a\xe9"
    "b",
    "a\ufffdb" },
};

static void
test_bytes (gconstpointer data)
{
  const BytesRow *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->bytes, -1, NULL);
  const IriFinding *finding = &report->findings[0];

  g_assert_false (report->components.utf8);
  g_assert_false (report->valid);
  g_assert_cmpstr (report->text, ==, row->bytes);
  g_assert_cmpstr (report->display, ==, row->display);
  g_assert_cmpint (finding->code, ==, IRI_FINDING_NOT_UTF_8);
  g_assert_cmpint (finding->component, ==, IRI_COMPONENT_PATH);
  g_assert_cmpuint (finding->span.begin, ==, 1);
  g_assert_cmpuint (finding->span.end, ==, strlen (row->bytes) - 1);
  g_assert_null (report->uri);
  g_assert_null (report->iri);
}

/* U+D800 to U+DFFF would be ED A0 80 to ED BF BF (RFC 3629 §3). */
static const struct
{
  const char *text;
  gboolean surrogate;
} surrogates[] = {
  { "a\xed\xa0\x80", TRUE },     { "\xed\xa0\xbf", TRUE },
  { "\xed\xbf\x80/a", TRUE },    { "\xed\xbf\xbf", TRUE },
  { "a\xed\xa0", FALSE },        { "\xed\xa0/", FALSE },
  { "\xed\xa0\xc0", FALSE },     { "\xed\xa0\x7f", FALSE },
  { "\xed\x9f\xbf\xff", FALSE }, { "\xed\xc0\x80", FALSE },
  { "\xec\xa0\x80\xff", FALSE }, { "\xee\xa0\x80\xff", FALSE },
};

static void
test_surrogate (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (surrogates); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (surrogates[i].text, -1, NULL);

      g_assert_cmpint (has_finding (report, IRI_FINDING_SURROGATE), ==,
                       surrogates[i].surrogate);
    }
}

static void
test_nul (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a\0b", 3, NULL);

  g_assert_cmpuint (report->length, ==, 3);
  g_assert_cmpmem (report->text, 3, "a\0b", 3);
  g_assert_cmpstr (report->display, ==, "a\ufffdb");
  g_assert_true (report->components.utf8);
  g_assert_false (report->valid);
  g_assert_cmpint (report->findings[0].code, ==, IRI_FINDING_CONTROL);
}

/* A fragment that is repeated far too often. */
typedef struct
{
  const char *name;
  const char *head;
  const char *piece; /* NULL: random bytes */
  gsize n;
  gboolean valid;
} MuchRow;

static const MuchRow much_rows[] = {
  { "random-bytes", "", NULL, 4 * 1024 * 1024, FALSE },
  { "brackets", "", "(", 60000, TRUE },
  { "brackets-after-hebrew", "א", "(", 60000, TRUE },
  { "pairs-after-hebrew", "א", "()", 65536, TRUE },
  { "isolates", "א", "\u2066", 65536, TRUE },
  { "marks", "א", "\u0301", 65536, TRUE },
  { "labels", "//א", ".א", 1000000, TRUE },
  { "percents", "", "%", 1000000, FALSE },
  { "alternating", "", "aא", 1000000, TRUE },
  { "segments", "", "/aא", 500000, TRUE },
};

static char *
make_much (const MuchRow *row, gsize *length)
{
  GString *text = g_string_new (row->head);
  GRand *rand = g_rand_new_with_seed (2);

  for (gsize i = 0; i < row->n; i++)
    if (row->piece != NULL)
      g_string_append (text, row->piece);
    else
      g_string_append_c (text, (char) g_rand_int (rand));
  g_rand_free (rand);
  *length = text->len;
  return g_string_free (text, FALSE);
}

static void
test_much (gconstpointer data)
{
  const MuchRow *row = data;
  gsize length;
  g_autofree char *text = make_much (row, &length);
  g_autoptr (IriReport) report = iri_report_new (text, (gssize) length, NULL);

  g_assert_cmpmem (report->text, report->length, text, length);
  g_assert_cmpint (report->valid, ==, row->valid);
  /* After a thousand findings, each code and component adds only a few more. */
  g_assert_cmpuint (report->n_findings, <=, 2000);
  if (report->n_findings > IRI_FINDING_LIST_MAX)
    g_assert_true (has_finding (report, IRI_FINDING_MORE));
  else
    g_assert_cmpuint (report->n_findings, ==, iri_report_count (report));
  g_assert_cmpuint (report->n_findings, >, 0);
  if (!row->valid)
    g_assert_cmpint (iri_report_max_severity (report), ==, IRI_SEVERITY_ERROR);
}

/* An invalid text may map to no URI (RFC 3987 §3.1), and then there is a finding. */
static void
test_uri_invalid (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a%b", -1, NULL);

  g_assert_cmpstr (report->uri, ==, "a%b");
  g_assert_true (has_finding (report, IRI_FINDING_URI_INVALID));
}

static void
test_rejected_host (void)
{
  g_autoptr (IriReport) report = iri_report_new ("http://ab.אבגד.123/", -1, NULL);

  g_assert_true (report->valid);
  g_assert_null (report->uri);
  g_assert_cmpstr (report->iri, ==, "http://ab.אבגד.123/");
  g_assert_cmpint (report->findings[0].code, ==, IRI_FINDING_HOST_REFUSED);
  g_assert_cmpuint (report->findings[0].span.begin, ==, 19);
  g_assert_cmpuint (report->findings[0].span.end, ==, 20);
}

/* Only the requested parts of a report are made. */
static void
test_want (void)
{
  const IriOptions options = { .want = IRI_WANT_BIDI };
  g_autoptr (IriReport) report = iri_report_new ("http://é.example/", -1, &options);

  g_assert_nonnull (report->bidi);
  g_assert_null (report->host);
  g_assert_null (report->uri);
  g_assert_null (report->iri);
}

static gpointer
report_often (gpointer data)
{
  const char *text = data;

  for (int i = 0; i < 300; i++)
    {
      g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);

      g_assert_cmpstr (report->uri, ==, "http://xn--bcher-kva.example/%D7%90%D7%91?1");
    }
  return NULL;
}

static void
test_threads (void)
{
  char text[] = "http://bücher.example/אב?1";
  GThread *threads[8];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("report", report_often, text);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static guint
count_findings (const IriReport *report, IriFindingCode code)
{
  guint n = 0;

  for (gsize i = 0; i < report->n_findings; i++)
    n += report->findings[i].code == code;
  return n;
}

/* A thousand labels and as many segments change places: the perception has all of them,
 * the findings have some. */
static void
test_many_moves (void)
{
  GString *text = g_string_new ("http://ab.");
  g_autoptr (IriReport) report = NULL;

  for (int i = 0; i < 1000; i++)
    g_string_append (text, "א.");
  g_string_append (text, "א");
  for (int i = 0; i < 1001; i++)
    g_string_append (text, "/א");
  report = iri_report_new (text->str, (gssize) text->len, NULL);
  g_string_free (text, TRUE);
  g_assert_cmpuint (report->perception->moves->len, ==, 2002);
  g_assert_cmpuint (count_findings (report, IRI_FINDING_BIDI_HOST_MOVED), >=, 1);
  g_assert_cmpuint (count_findings (report, IRI_FINDING_BIDI_HOST_MOVED), <, 50);
}

/* A finding about the target has the whole text as its span. */
static void
test_twin_of_target (void)
{
  const IriOptions options = { .base = "http://a/b" };
  g_autoptr (IriReport) report = iri_report_new ("א/1", -1, &options);
  const IriFinding *finding = &report->findings[0];

  g_assert_cmpstr (report->perception->twin, ==, "http://a/1/א");
  g_assert_cmpint (finding->code, ==, IRI_FINDING_BIDI_TWIN);
  g_assert_cmpstr (finding->quote, ==, report->perception->twin);
  g_assert_cmpuint (finding->span.begin, ==, 0);
  g_assert_cmpuint (finding->span.end, ==, report->length);
  g_assert_cmpuint (count_findings (report, IRI_FINDING_BIDI_ORDER), ==, 0);
}

/* Messages quote the text after preparation, and spans select the original text. */
static void
test_notation (void)
{
  static const struct
  {
    const char *text;
    const char *id;
    IriSpan span;
    const char *message;
  } rows[] = {
    { "http://a.example/&#x200B;b",
      "invisible",
      { 17, 25 },
      "\u2066U+200B ZERO WIDTH SPACE\u2069 is invisible" },
    { "http://a.example/&#xD800;",
      "character-reference",
      { 17, 25 },
      "\u2066&#xD800;\u2069 does not refer to any character" },
    { "&#1114112;",
      "character-reference",
      { 0, 10 },
      "\u2066&#1114112;\u2069 does not refer to any character" },
    { "/&#0;",
      "character-reference",
      { 1, 5 },
      "\u2066&#0;\u2069 does not refer to any character" },
    { "/&amp;#xD800;&#x41;&#;&#x;&#xD800", NULL, { 0, 0 }, NULL },
    { "/x#xD800;", NULL, { 0, 0 }, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const IriOptions options = { .preparation = { .notation = IRI_NOTATION_XML } };
      g_autoptr (IriReport) report = iri_report_new (rows[i].text, -1, &options);
      const char *id = rows[i].id != NULL ? rows[i].id : "character-reference";
      const IriFinding *found = NULL;
      g_autofree char *message = NULL;

      for (gsize j = 0; j < report->n_findings; j++)
        if (g_str_equal (iri_finding_info (report->findings[j].code)->id, id))
          found = &report->findings[j];
      g_assert_cmpint (found != NULL, ==, rows[i].id != NULL);
      if (found == NULL)
        continue;
      message = iri_finding_message (found, report->text, report->length);
      g_assert_cmpuint (found->span.begin, ==, rows[i].span.begin);
      g_assert_cmpuint (found->span.end, ==, rows[i].span.end);
      g_assert_cmpstr (message, ==, rows[i].message);
    }
}

/* Messages quote what the text has, not how the preparation percent-encoded it
 * (3987bis-00 §7.1 and §7.2). NULL if nothing is found. */
static const struct QuotedRow
{
  const char *name;
  const char *spec;
  const char *text;
  IriFindingCode code;
  const char *message;
} quoted_rows[] = {
  { "control", "leiri", "foo:\001", IRI_FINDING_PCT_CONTROL,
    "\u2066U+0001 START OF HEADING\u2069 is a control character" },
  { "control-c1", "web-address", "/\xc2\x9b", IRI_FINDING_PCT_CONTROL,
    "\u2066U+009B <control-009B>\u2069 is a control character" },
  { "control-encoded", "leiri", "foo:%01 ", IRI_FINDING_PCT_CONTROL,
    "\u2066%01\u2069 is a percent-encoded control character" },
  { "tag", "leiri", "foo:\U000E0001", IRI_FINDING_INVISIBLE,
    "\u2066U+E0001 LANGUAGE TAG\u2069 is invisible" },
  { "tag-not-encoded", "leiri", "foo:\U000E0001", IRI_FINDING_PCT_INVISIBLE, NULL },
  { "tag-encoded", "leiri", "foo:%F3%A0%80%81 ", IRI_FINDING_PCT_INVISIBLE,
    "\u2066%F3%A0%80%81\u2069 is a percent-encoded invisible character" },
  { "scheme", "leiri", "h ttp://a/", IRI_FINDING_SCHEME_CHARACTER,
    "\u2066U+0020 SPACE\u2069 is not allowed there in a scheme" },
  { "scheme-percent", "leiri", "h%20ttp://a/b c", IRI_FINDING_SCHEME_CHARACTER,
    "\u2066%\u2069 is not allowed there in a scheme" },
  { "scheme-several-octets", "leiri", "h\xc2\x85ttp://a/", IRI_FINDING_SCHEME_CHARACTER,
    "\u2066U+0085 <control-0085>\u2069 is not allowed there in a scheme" },
  { "port", "web-address", "http://a.example:8 0/", IRI_FINDING_PORT_NOT_DIGITS,
    "\u20668 0\u2069 is not a valid port" },
  { "port-percent", "web-address", "http://a.example:8%0/", IRI_FINDING_PORT_NOT_DIGITS,
    "\u20668%0\u2069 is not a valid port" },
  { "port-encoded", "web-address", "http://a.example:8%200/ b",
    IRI_FINDING_PORT_NOT_DIGITS, "\u20668%200\u2069 is not a valid port" },
  { "host", "leiri", "http://a\"b.example/", IRI_FINDING_PCT_HIDDEN, NULL },
  { "host-encoded", "leiri", "http://a%22b.example/ c", IRI_FINDING_PCT_HIDDEN,
    "\u2066%22\u2069 in the host encodes \u2066\"\u2069" },
  { "header", "leiri", "mailto:a@b.example?x{y=z", IRI_FINDING_MAILTO_HEADER,
    "\u2066x{y\u2069 is not a header field that a link may set" },
};

static void
test_quoted (gconstpointer data)
{
  const struct QuotedRow *row = data;
  const IriOptions options = { .spec = iri_spec_find (row->spec) };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  const IriFinding *found = NULL;
  g_autofree char *message = NULL;

  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == row->code)
      found = &report->findings[i];
  g_assert_cmpuint (count_findings (report, row->code), ==, row->message != NULL);
  if (found != NULL)
    message = iri_finding_message (found, report->text, report->length);
  g_assert_cmpstr (message, ==, row->message);
}

/* The span of the registrable domain in the displayed IRI, after preparation or
 * resolution. */
static void
test_registrable (void)
{
  static const struct
  {
    const char *text;
    const char *spec;
    const char *base;
    const char *found;
  } rows[] = {
    { "http://www.example.co.uk/", NULL, NULL, "example.co.uk" },
    { "http://w.\u05d0\u05d1.co.il/", NULL, NULL, "\u05d0\u05d1.co.il" },
    { " https:\\\\W.Example.COM", "whatwg", NULL, "Example.COM" },
    { "https://w.ex%61mple.com/", "whatwg", NULL, "" },
    { "/a", NULL, "http://w.example.com/", "example.com" },
    { "http://co.uk/", NULL, NULL, "" },
    { "http://192.0.2.1/", NULL, NULL, "" },
    { "http://a.\u2665/", NULL, NULL, "" },
    { "a.example.com", NULL, NULL, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriOptions options = { .base = rows[i].base };
      g_autoptr (IriReport) report = NULL;

      if (rows[i].spec != NULL)
        options.spec = iri_spec_find (rows[i].spec);
      report = iri_report_new (rows[i].text, -1, &options);
      g_test_message ("%s", rows[i].text);
      g_assert_cmpmem (report->display + report->registrable.begin,
                       iri_span_length (report->registrable), rows[i].found,
                       strlen (rows[i].found));
    }
}

/* RFC 3986 §5.2.2: a reference that is only a fragment takes the query of its base,
 * which is longer than the whole text. */
static void
test_missing_in_target (void)
{
  const IriOptions options = { .spec = iri_spec_find ("3987bis-00"),
                               .charset = "windows-1252",
                               .base = "http://example.org/a/b/c?d=א" };
  g_autoptr (IriReport) report = iri_report_new ("#e", -1, &options);
  g_autofree char *message = NULL;
  gsize i = 0;

  while (i < report->n_findings
         && report->findings[i].code != IRI_FINDING_NOT_ENCODABLE)
    i++;
  g_assert_cmpuint (i, <, report->n_findings);
  g_assert_cmpuint (report->findings[i].span.begin, ==, 0);
  g_assert_cmpuint (report->findings[i].span.end, ==, 2);
  message = iri_finding_message (&report->findings[i], "#e", 2);
  g_assert_nonnull (strstr (message, "\u2066א\u2069"));
}

/* No form of the beginning of a text passes for that of the text. */
static void
test_too_long (void)
{
  for (int parser = 0; parser < 2; parser++)
    for (gsize extra = 0; extra < 2; extra++)
      {
        const IriOptions options
            = { .spec = iri_spec_find (parser == 0 ? "leiri" : "whatwg"),
                .want = IRI_WANT_URI | IRI_WANT_IRI | IRI_WANT_STEPS };
        const gsize length = extra > 0 ? IRI_TEXT_MAX_BYTES + extra : 1000;
        g_autofree char *text = g_malloc (length);
        g_autoptr (IriReport) report = NULL;

        /* A character ends after the bytes that are kept. */
        memset (text, 'a', length);
        memcpy (text, "http://a/", 9);
        memcpy (text + IRI_TEXT_KEPT_BYTES - 2, extra > 0 ? "\u20ac" : "aa",
                extra > 0 ? 3 : 2);
        report = iri_report_new (text, (gssize) length, &options);
        g_assert_cmpint (has_finding (report, IRI_FINDING_TOO_LONG), ==, extra > 0);
        g_assert_false (has_finding (report, IRI_FINDING_NOT_UTF_8));
        g_assert_cmpint (report->valid, ==, extra == 0);
        g_assert_cmpint (report->uri == NULL, ==, extra > 0);
        g_assert_cmpint (report->iri == NULL, ==, extra > 0);
        g_assert_cmpuint (report->length, ==, IRI_TEXT_KEPT_BYTES - 2 * extra);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (bytes_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/report/not-utf-8/%s", bytes_rows[i].name);

      g_test_add_data_func (path, &bytes_rows[i], test_bytes);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (much_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/report/much/%s", much_rows[i].name);

      g_test_add_data_func (path, &much_rows[i], test_much);
    }
  g_test_add_func ("/report/surrogate", test_surrogate);
  g_test_add_func ("/report/nul", test_nul);
  g_test_add_func ("/report/uri-invalid", test_uri_invalid);
  g_test_add_func ("/report/rejected-host", test_rejected_host);
  g_test_add_func ("/report/want", test_want);
  g_test_add_func ("/report/threads", test_threads);
  g_test_add_func ("/report/many-moves", test_many_moves);
  g_test_add_func ("/report/twin-of-target", test_twin_of_target);
  g_test_add_func ("/report/notation", test_notation);
  for (gsize i = 0; i < G_N_ELEMENTS (quoted_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/report/quoted/%s", quoted_rows[i].name);

      g_test_add_data_func (path, &quoted_rows[i], test_quoted);
    }
  g_test_add_func ("/report/registrable", test_registrable);
  g_test_add_func ("/report/missing-in-target", test_missing_in_target);
  g_test_add_func ("/report/too-long", test_too_long);
  return g_test_run ();
}
